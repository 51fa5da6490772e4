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


def corners() -> m.Model:
    """A game of corners: duties that wait, items by key, an effect about everybody, bounds, a limit."""
    model = small()
    model.packs = ["corners"]
    model.things["Queen"] = m.Thing("Queen", "card", copies=2, numbers={"rank": 3})
    model.counters["point"] = m.Counter("point", "player", start=m.Int(2), floor=m.Int(1), ceiling=m.Int(8))
    model.stats["room"] = m.Stat("room", "player", base=m.Int(2), pile=False)
    in_hand = m.Sel(9, "card", m.InZone(m.Var(9), "hand", YOU))
    shed = (m.Pick(YOU, in_hand, 9, (m.Act(m.Call("lose", YOU, m.Var(9))),), prompt="too many"),)
    model.limits["room"] = m.LimitDecl("room", "player", in_hand, shed, "room")
    model.effects["storm"] = m.EffectDecl("storm", own_turns=1)
    model.effects["calm"] = m.EffectDecl("calm", bound="turn")
    model.procedures["turn"] = m.Procedure("turn", of="player", roles=("actor",), duties=_waiting(in_hand))
    model.rules = _corner_rules()
    return model


def _gain(amount: int) -> m.Act:
    return m.Act(m.Call("gain", YOU, amount=m.Int(amount), unit="point"))


def _waiting(in_hand: m.Sel) -> tuple[m.Duty, ...]:
    take = (m.Act(m.Call("gain", YOU, m.Top("deck"))),)
    show = (m.Prim("look", (m.Var(9),)), _gain(1))
    return (
        m.Duty(
            "end",
            (m.Choose(YOU, (m.Option("a", "take one", take), m.Option("b", "take two", take * 2))),),
            after=("show",),
        ),
        m.Duty("show", show, each=in_hand, key=m.PropOf("rank", m.Var(9)), after=("weather",)),
        m.Duty("weather", (m.Choose(YOU, _weather()),)),
        m.Duty(
            "pay", (m.Act(m.Call("pay", YOU, amount=m.Int(2), unit="point")),), must=False, after=("end",)
        ),
        m.Duty(
            "luck", (m.Roll(YOU, m.Int(1), "luck", 5),), must=False, after=("end",), when=m.Not(_stormy())
        ),
    )


def _stormy() -> m.Cond:
    return m.UnderEffect("storm", YOU)


def _weather() -> tuple[m.Option, ...]:
    return (
        m.Option("storm", "a storm", (m.Install("storm", YOU),), m.Not(_stormy())),
        m.Option("calm", "a calm", (m.Install("calm", YOU), m.Install("calm", YOU))),
    )


def _corner_rules() -> list[m.Rule]:
    mine = m.Same(ACTOR, YOU)
    points = m.Pattern("gain", ("point",), mine)
    less = m.Act(m.Call("lose", YOU, amount=m.Int(1), unit="point"))
    rich = m.Cmp(">=", m.FieldOf("point", YOU), m.Int(7))
    return [
        m.Rule("storm", m.Replace(points, (less,), instead=True), each="player", effect="storm"),
        m.Rule(
            "wind",
            m.Modify("luck roll", "add", m.Int(2), m.Same(m.Var(0), YOU)),
            each="player",
            effect="storm",
        ),
        m.Rule(
            "quiet",
            m.Modify("room", "add", m.Int(1), m.Same(m.Var(0), YOU)),
            you=m.Captured(0),
            effect="calm",
        ),
        m.Rule(
            "double", m.Replace(points, (m.ChangeAmount(m.Arith("+", m.Amount(), m.Int(1))),)), each="player"
        ),
        m.Rule("rich", m.AsSoonAs(rich, (m.EndGame(YOU),)), each="player"),
    ]
