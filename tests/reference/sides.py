"""A game of sides, made by hand: contests with helpers, moments, permissions, equal numbers, texts of things.

Each turn offers one of many deeds; what they come to shows as somebody `looks at` something.
"""

from __future__ import annotations

from reference.small import ACTOR, YOU, small
from talisman.compiler import model as m

OBJECT = m.Rec("object")
MINE = m.Same(ACTOR, YOU)
HAND = m.Sel(9, "card", m.InZone(m.Var(9), "hand", YOU))
POINTS = m.FieldOf("point", YOU)
HEAT = m.FieldOf("heat", YOU)
OPERATORS = ("<", ">", "<=", ">=", "=", "<>")


def sides() -> m.Model:
    """The model of the game of sides."""
    model = small()
    model.packs = ["sides"]
    model.kinds["spot"] = m.Kind("spot", "spots", place=True)
    model.kinds["token"] = m.Kind("token", "tokens")
    model.things["Spot"] = m.Thing("Spot", "spot")
    model.things["Red"] = m.Thing("Red", "token", copies=2, numbers={"rank": 3})
    model.things["Blue"] = m.Thing("Blue", "token", numbers={"rank": 5, "might": 4})
    model.things["Queen"] = m.Thing("Queen", "card", copies=2, numbers={"rank": 2})
    model.zones["field"] = m.Zone("field", "spot", ("token",))
    model.counters["point"] = m.Counter("point", "player", start=m.Int(5))
    model.counters["heat"] = m.Counter("heat", "player", ceiling=m.Int(3))
    model.counters["total"] = m.Counter("total", "player")
    model.counters["might"] = m.Counter("might", "token", start=m.Int(1))
    model.stats["force"] = m.Stat("force", "", base=m.PropOf("rank", YOU), pile=False)
    model.verbs["poke"] = m.Verb(
        "poke", "pokes", "player", (m.Prim("look", (YOU,)), _gain("heat", 2)), sentence="{0} pokes {1}"
    )
    model.verbs["nap"] = m.Verb("nap", "naps", "player", (_look("Red"),), guarded=True, sentence="{0} naps")
    model.verbs["shout"] = m.Verb("shout", "shouts", "player", (_look("Blue"),), sentence="{0} shouts")
    model.effects["brave"] = m.EffectDecl("brave", bound="turn")
    model.contests["match"] = _match()
    model.windows["moment"] = m.Window("moment", ("other",))
    model.procedures["game"] = m.Procedure("game", root=True, runs=("turn",), duties=(_setup(),))
    model.procedures["turn"] = m.Procedure("turn", of="player", roles=("actor",), duties=_duties())
    model.rules = [*_rules(), *_permits(), *_changes(), *_texts()]
    return model


def _look(name: str) -> m.Prim:
    return m.Prim("look", (m.Named(name),))


def _gain(unit: str, amount: int = 1) -> m.Act:
    return m.Act(m.Call("gain", YOU, amount=m.Int(amount), unit=unit))


def _setup() -> m.Duty:
    field = m.ZoneArg("field", m.Named("Spot"))
    moves = tuple(m.Prim("move", (m.Named(name), field)) for name in ("Red", "Red #2", "Blue"))
    return m.Duty("setup", (m.Prim("shuffle", (m.ZoneArg("deck"),)), *moves), step=True)


def _match() -> m.Contest:
    loser, winner = m.Prim("look", (m.Role("match", "two"),)), m.Prim("look", (m.Role("match", "one"),))
    return m.Contest(
        "match",
        sides=("one", "two"),
        score=m.StatOf("force", m.Var(0)),
        outcomes=("wins", "loses", "ties"),
        ons={
            "wins": (loser, _gain("point")),
            "loses": (winner, m.Act(m.Call("lose", YOU, amount=m.Int(1), unit="point"))),
            "ties": (_look("Spot"),),
        },
        after=(_look("Ace"),),
        joins="token",
        joins_by="rank",
    )


def _duties() -> tuple[m.Duty, ...]:
    nap = m.May(YOU, (m.Act(m.Call("nap", YOU)),), "nap")
    shout = m.May(YOU, (m.Act(m.Call("shout", YOU)),), "shout")
    act = m.Choose(YOU, _options())
    return tuple(
        m.Duty(label, body, step=True)
        for label, body in (
            ("act", (act,)),
            ("equal", tuple(_comparisons())),
            ("count", tuple(_counts())),
            ("loud", (nap, shout)),
            ("more", (act,)),
        )
    )


def _options() -> tuple[m.Option, ...]:
    players, tokens = m.Sel(9, "player"), m.Sel(9, "token")
    take = m.Act(m.Call("gain", YOU, m.Top("deck")))
    poke = m.Pick(YOU, players, 9, (m.Act(m.Call("poke", m.Var(9), m.Named("Spot"))),))
    match = m.Pick(YOU, tokens, 9, (m.Begin("match", {"one": YOU, "two": m.Var(9)}),))
    inside = m.If(m.During("match"), (m.Prim("look", (YOU,)), m.Prim("look", (m.Var(8),))))
    rows = ((("wins", "ties"), (_look("King"), inside)),)
    blue = m.Let(8, m.Named("Blue"))
    alone = m.Begin("match", {"one": YOU, "two": m.Named("Blue")}, rows)
    under = m.Pick(YOU, HAND, 9, (m.Prim("move-under", (m.Var(9), m.ZoneArg("deck"))),))
    throw = m.Pick(YOU, HAND, 9, (m.Act(m.Call("lose", YOU, m.Var(9))),))
    return (
        m.Option("take", "take two", (take, take)),
        m.Option("poke", "poke", (poke,)),
        m.Option("match", "match", (match,)),
        m.Option("alone", "match alone", (blue, alone)),
        m.Option("moment", "wait", (m.OpenWindow("moment"),)),
        m.Option("under", "put back", (under,)),
        m.Option("throw", "throw away", (throw,)),
        m.Option("brave", "be brave", (m.Install("brave", YOU),)),
    )


def _comparisons() -> list[m.Stmt]:
    """What is done when two numbers that are often equal compare in each way, said plainly and as a not."""
    found: list[m.Stmt] = []
    for number, op in enumerate(OPERATORS):
        cond = m.Cmp(op, HEAT, m.Int(2))
        look = (_look(("Red", "Red #2", "Blue", "Ace", "King", "Queen")[number]),)
        found += [m.If(cond, look), m.If(m.Not(cond), look), m.If(m.AnyOf((cond, m.Always(False))), look)]
    return found


def _counts() -> list[m.Stmt]:
    """What is counted in a hand becomes a number that the facts of the game show."""
    ranks = [m.CountDistinct(op, m.PropOf("rank", m.Var(9)), HAND) for op in ("highest", "lowest")]
    spread = m.Arith("-", ranks[0], ranks[1])
    heat = m.Arith("min", spread, m.Int(1))
    total = m.SetField("total", m.Var(9), m.StatOf("force", m.Var(9)))
    return [
        m.If(m.Cmp(">=", spread, m.Int(1)), (_look("Queen #2"),)),
        m.SetField("heat", YOU, heat),
        m.SetField("might", m.Named("Red"), spread),
        m.ForEach(m.Sel(9, "player"), (total,)),
    ]


def _rules() -> list[m.Rule]:
    poked = m.Pattern("poke", (), MINE)
    boil = m.AsSoonAs(m.Cmp("=", HEAT, m.Int(3)), (_look("Red #2"), m.SetField("heat", YOU, m.Int(2))))
    answer = m.Offer("moment", (_look("Ace #2"), _gain("heat")), "answer")
    begun = m.Pattern("begin match", (), MINE)
    return [
        m.Rule("late", m.Trigger(poked, (_look("King"),), late=True), each="player"),
        m.Rule("early", m.Trigger(poked, (_look("Queen"),)), each="player"),
        m.Rule("boil", boil, each="player"),
        m.Rule("answer", answer, each="player", once=m.Once("turn")),
        m.Rule("shy", m.Replace(begun, (_look("King #2"),), instead=True), each="player", when=_hot(2)),
        m.Rule("over", m.Trigger(m.Pattern("end match", (), MINE), (_look("Ace #3"),)), each="player"),
    ]


def _hot(least: int) -> m.Cond:
    return m.Cmp(">=", HEAT, m.Int(least))


def _permits() -> list[m.Rule]:
    nap, shout = m.Pattern("nap", (), MINE), m.Pattern("shout", (), MINE)
    return [
        m.Rule("tired", m.Permit("can", nap), each="player", when=_hot(1)),
        m.Rule("hush", m.Permit("cannot", shout), each="player", when=m.Not(_hot(2))),
        m.Rule("loud", m.Permit("can", shout), each="player"),
    ]


def _changes() -> list[m.Rule]:
    mine = m.Same(m.Var(0), YOU)
    holder = m.Holder(m.This())
    return [
        m.Rule("force", m.Modify("force", "add", POINTS, mine), each="player"),
        m.Rule("brave", m.Modify("force", "add", m.Int(1), mine), you=m.Captured(0), effect="brave"),
        m.Rule("plain", m.Suppress(("force",), (("card",),), mine), each="player", when=_hot(1)),
        m.Rule(
            "heavy", m.Modify("force", "most", m.Int(4), mine), carrier="King", you=holder, zones=("hand",)
        ),
        m.Rule(
            "light", m.Modify("force", "least", m.Int(3), mine), carrier="Ace", you=holder, zones=("hand",)
        ),
    ]


def _texts() -> list[m.Rule]:
    """Two things with the same words on them that do not do the same."""
    found = []
    for name, other in (("Ace", "King #2"), ("King", "Queen #2"), ("Queen", "Ace #3")):
        peek = m.Option("peek", "peek", (_look(other), m.Prim("look", (m.This(),))))
        found.append(
            m.Rule(
                f"peek.{name}",
                m.OptionOf("turn", peek),
                carrier=name,
                you=m.Holder(m.This()),
                zones=("hand",),
            )
        )
    return found
