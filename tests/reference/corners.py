"""A game of corners, made by hand: what packs do rarely is done all the time, so that faults show.

Duties that wait and items by key; a storm that is about everybody, a calm that hides what cards give; rules
before, instead, when and after; layers; a limit, bounds, a visit that may not begin, rolls that are changed.
What happens shows as somebody `looks at` something.
"""

from __future__ import annotations

from reference.small import ACTOR, YOU, small
from talisman.compiler import model as m

HAND = m.Sel(9, "card", m.InZone(m.Var(9), "hand", YOU))
MINE = m.Same(ACTOR, YOU)
ABOUT_ME = m.Same(m.Var(0), YOU)


def corners() -> m.Model:
    """The model of the game of corners."""
    model = small()
    model.packs = ["corners"]
    model.things["Queen"] = m.Thing("Queen", "card", copies=2, numbers={"rank": 3})
    model.counters["point"] = m.Counter("point", "player", start=m.Int(2), floor=m.Int(1), ceiling=m.Int(6))
    model.counters["lost"] = m.Counter("lost", "player")
    model.counters["rolled"] = m.Counter("rolled", "player")
    model.stats["room"] = m.Stat("room", "player", base=m.Int(2), pile=False)
    shed = (m.Pick(YOU, HAND, 9, (m.Act(m.Call("lose", YOU, m.Var(9))),), prompt="too many"),)
    model.limits["room"] = m.LimitDecl("room", "player", HAND, shed, "room")
    model.effects["storm"] = m.EffectDecl("storm", own_turns=1)
    model.effects["calm"] = m.EffectDecl("calm", bound="turn")
    model.procedures["turn"] = m.Procedure("turn", of="player", roles=("actor",), duties=_duties())
    model.procedures["visit"] = m.Procedure(
        "visit", of="player", roles=("actor",), duties=(_step("hall", "Queen"),)
    )
    model.rules = [*_weather_rules(), *_rules()]
    return model


def _look(name: str) -> m.Prim:
    return m.Prim("look", (m.Named(name),))


def _step(label: str, name: str) -> m.Duty:
    return m.Duty(label, (_look(name),), step=True)


def _gain(amount: int) -> m.Act:
    return m.Act(m.Call("gain", YOU, amount=m.Int(amount), unit="point"))


def _lose(amount: m.Num) -> m.Act:
    return m.Act(m.Call("lose", YOU, amount=amount, unit="point"))


def _duties() -> tuple[m.Duty, ...]:
    take = m.Act(m.Call("gain", YOU, m.Top("deck")))
    again = m.Repeat((m.May(YOU, (_look("King"),), "look again"),), m.Int(3))
    roll = (
        m.Roll(YOU, m.Int(1), "luck", 5),
        m.SetField("rolled", YOU, m.RollPart("result", m.Var(5))),
        again,
    )
    cards = m.Choose(YOU, (m.Option("a", "take one", (take,)), m.Option("b", "take two", (take, take))))
    by_rank = m.ForEach(HAND, (m.Prim("look", (m.Var(9),)),), key=m.PropOf("rank", m.Var(9)))
    show = (m.Prim("look", (m.Var(9),)), _gain(1))
    visit = m.Begin("visit", {"actor": YOU})
    pay = m.Act(m.Call("pay", YOU, amount=m.Int(2), unit="point"))
    return (
        m.Duty("end", (cards, by_rank, visit), after=("show",)),
        m.Duty("show", show, each=HAND, key=m.PropOf("rank", m.Var(9)), after=("weather",)),
        m.Duty("weather", (m.Choose(YOU, _weather()),)),
        m.Duty("pay", (pay,), must=False, after=("end",)),
        m.Duty("luck", roll, must=False, after=("end",)),
    )


def _stormy() -> m.Cond:
    return m.UnderEffect("storm", YOU)


def _weather() -> tuple[m.Option, ...]:
    return (
        m.Option("storm", "a storm", (m.Install("storm", YOU),), m.Not(_stormy())),
        m.Option("calm", "a calm", (m.Install("calm", YOU), m.Install("calm", YOU))),
    )


def _weather_rules() -> list[m.Rule]:
    points = m.Pattern("gain", ("point",), MINE)
    indoors = m.Replace(m.Pattern("begin visit", (), MINE), (_look("Ace"),), instead=True)
    away = m.Trigger(m.Pattern("end visit", (), MINE), (_look("Ace #2"),))
    return [
        m.Rule("storm", m.Replace(points, (_lose(m.Int(1)),), instead=True), each="player", effect="storm"),
        m.Rule("wind", m.Modify("luck roll", "add", m.Int(2), ABOUT_ME), each="player", effect="storm"),
        m.Rule("quiet", m.Modify("room", "add", m.Int(1), ABOUT_ME), you=m.Captured(0), effect="calm"),
        m.Rule("hush", m.Suppress(("room",), (("card",),), ABOUT_ME), you=m.Captured(0), effect="calm"),
        m.Rule("indoors", indoors, each="player", when=_stormy()),
        m.Rule("away", away, each="player"),
    ]


def _rules() -> list[m.Rule]:
    points, losses = m.Pattern("gain", ("point",), MINE), m.Pattern("lose", ("point",), MINE)
    cards, rolls = m.Pattern("gain", (), m.HasTag(m.Rec("object"), "card")), m.Pattern("roll", (), MINE)
    learn = (m.SetField("lost", YOU, m.Amount()),)
    room = m.Modify("room", "add", m.Int(1), ABOUT_ME)
    echo = m.Replace(losses, (_look("Queen #2"), _lose(m.Amount())), instead=True)
    rich = m.Cmp(">=", m.FieldOf("point", YOU), m.Int(6))
    holder = m.Holder(m.This())
    return [
        m.Rule("aside", m.Replace(points, (_look("Ace #2"),)), each="player"),
        m.Rule("echo", echo, each="player", when=m.Cmp("=", m.FieldOf("rolled", YOU), m.Int(3))),
        m.Rule("learn", m.Trigger(losses, learn), each="player"),
        m.Rule("everybody", m.Trigger(cards, (_look("King #2"),)), each="player"),
        m.Rule("last", m.Trigger(cards, (_look("King"),), late=True), each="player"),
        m.Rule("upper", m.Guard(cards, (_look("Ace"),)), layer=1),
        m.Rule("lower", m.Guard(cards, (_look("Queen"),))),
        m.Rule("roomy", room, carrier="Ace", you=holder, zones=("hand",)),
        m.Rule(
            "narrow",
            m.Modify("room", "least", m.Int(3), ABOUT_ME),
            carrier="King",
            you=holder,
            zones=("hand",),
        ),
        m.Rule("lucky", m.Trigger(rolls, (m.Prim("adjust", (m.Rec("object"), m.Int(1))),)), each="player"),
        m.Rule(
            "rich", m.AsSoonAs(rich, (_look("Ace #3"), m.SetField("point", YOU, m.Int(1)))), each="player"
        ),
    ]
