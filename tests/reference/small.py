"""A small game made by hand, for testing the evaluators before (and without) any pack.

Draw or pay; paying rolls for the end. Cards can be thrown away; one loss comes back; two cards are enough.
"""

from __future__ import annotations

from talisman.compiler import model as m

YOU = m.You()
ACTOR = m.Rec("actor")


def small() -> m.Model:
    """The model of the small game."""
    return m.Model(
        packs=["small"],
        seats=(2, 4),
        kinds={
            "player": m.Kind("player", "players", seat=True),
            "card": m.Kind("card", "cards", supply="deck", leaves_to="pile"),
        },
        things={
            "Ace": m.Thing("Ace", "card", copies=3),
            "King": m.Thing("King", "card", copies=2, numbers={"rank": 5}),
        },
        zones={
            "deck": m.Zone(
                "deck",
                seen="nobody",
                refill=(m.Prim("shuffle-into", (m.ZoneArg("pile"), m.ZoneArg("deck"))),),
            ),
            "pile": m.Zone("pile"),
            "hand": m.Zone("hand", "player", ("card",), "owner"),
        },
        counters={"point": m.Counter("point", "player", start=m.Int(3))},
        verbs={
            "gain": m.Verb("gain", "gains", "player", (m.Prim("give", (ACTOR,)),), sentence="{0} gains {1}"),
            "lose": m.Verb(
                "lose", "loses", "player", (m.Prim("take-away", (ACTOR,)),), sentence="{0} loses {1}"
            ),
            "pay": m.Verb(
                "pay",
                "pays",
                "player",
                (m.Act(m.Call("lose", ACTOR, amount=m.Amount())),),
                sentence="{0} pays {1}",
            ),
        },
        purposes={"luck": m.Purpose("luck", "luck roll")},
        stats={"luck roll": m.Stat("luck roll", "", pile=False)},
        procedures={
            "game": m.Procedure("game", root=True, runs=("turn",)),
            "turn": m.Procedure("turn", of="player", roles=("actor",), duties=_duties()),
        },
        rules=_rules(),
    )


def _duties() -> tuple[m.Duty, ...]:
    hand = m.Sel(9, "card", m.InZone(m.Var(9), "hand", YOU))
    roll = (
        m.Act(m.Call("pay", YOU, amount=m.Int(1), unit="point")),
        m.Roll(YOU, m.Int(2), "luck", 5),
        m.Table(m.RollPart("result", m.Var(5)), (m.Row(2, 9, ()), m.Row(10, 20, (m.EndGame(YOU),)))),
    )
    draw = m.Option("a", "take a card", (m.Act(m.Call("gain", YOU, m.Top("deck"))),))
    return (
        m.Duty("draw", (m.Choose(YOU, (draw, m.Option("b", "pay", roll))),)),
        m.Duty("extra", (m.Pick(YOU, hand, 9, (m.Act(m.Call("lose", YOU, m.Var(9))),)),), must=False),
    )


def _rules() -> list[m.Rule]:
    mine = m.Same(ACTOR, YOU)
    back = m.May(YOU, (m.Act(m.Call("gain", YOU, amount=m.Int(1), unit="point")),), "get it back")
    held = m.Count(m.Sel(8, "card", m.InZone(m.Var(8), "hand", YOU)))
    two = m.Cmp(">=", held, m.Int(2))
    full = m.Pattern("gain", (), m.AllOf((mine, m.HasTag(m.Rec("object"), "card"))))
    return [
        m.Rule(
            "lucky",
            m.Trigger(m.Pattern("lose", ("point",), mine), (back,)),
            each="player",
            once=m.Once("game"),
        ),
        m.Rule("bonus", m.Modify("luck roll", "add", m.Int(1), m.Same(m.Var(0), YOU)), each="player"),
        m.Rule("full", m.Permit("cannot", full), each="player", when=two),
    ]
