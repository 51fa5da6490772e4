"""A game of crafts, made by hand: what is said with few words and lowered with many.

Things taken one by one from an end of a pile, caps, costs, uses that are counted, sets, choices at once,
memories, moods, ways on a board, forms with an own pile. It shows as somebody `looks at` something.
"""

from __future__ import annotations

import attrs

from reference.small import ACTOR, YOU, small
from talisman.compiler import model as m

MINE = m.Same(ACTOR, YOU)
HAND = m.Sel(9, "card", m.InZone(m.Var(9), "hand", YOU))
IT = m.Var(9)
TOKEN = m.Named("Token")
POINTS = m.FieldOf("point", YOU)
SPOTS = ("North", "East", "South", "West")


def crafts() -> m.Model:
    """The model of the game of crafts."""
    model = small()
    model.packs = ["crafts"]
    model.values = {"calm": "mood", "wild": "mood"}
    model.settings = {"boldly": (), "in turn": ("turn",)}
    model.kinds["spot"] = m.Kind("spot", "spots", place=True)
    model.kinds["token"] = m.Kind("token", "tokens")
    model.kinds["ring"] = m.Kind("ring", "rings")
    model.things["Queen"] = m.Thing("Queen", "card", tags=("royal",), copies=2, numbers={"rank": 3})
    model.things["Token"] = m.Thing("Token", "token")
    model.things["Ring"] = m.Thing("Ring", "ring")
    for name in SPOTS:
        model.things[name] = m.Thing(name, "spot")
    model.tags = ["royal"]
    for number, name in enumerate(SPOTS):
        model.edges.append(m.EdgeDecl(name, SPOTS[(number + 1) % 4], "Ring", one_way=number == 0))
    model.zones["field"] = m.Zone("field", "spot", ("token",))
    model.counters["point"] = m.Counter("point", "player", start=m.Int(3))
    model.counters["friend"] = m.Counter("friend", "player", holds_thing=True)
    model.counters["seen"] = m.Counter("seen", "player")
    model.stats["room"] = m.Stat("room", "player", base=m.Int(3), pile=False)
    shed = m.Pick(YOU, HAND, 9, (m.Act(m.Call("lose", YOU, IT)),), prompt="too many")
    model.limits["room"] = m.LimitDecl("room", "player", HAND, (shed,), "room")
    model.effects["frog"] = m.EffectDecl("frog", form=True, own_turns=2, keeps=("point",))
    model.effects["newt"] = m.EffectDecl("newt", form=True, own_turns=1, ends=(_see(2),), begins=(_see(3),))
    model.windows["moment"] = m.Window("moment", ("other", "active"), one_pass=True)
    model.windows["chance"] = m.Window("chance", ("active",), openly=True)
    for name in ("nod", "bow"):
        model.verbs[name] = m.Verb(name, f"{name}s", "player", (_see(1),), sentence=f"{{0}} {name}s")
    model.procedures["game"] = m.Procedure("game", root=True, runs=("turn",), duties=(_setup(),))
    model.procedures["turn"] = m.Procedure("turn", of="player", roles=("actor", "kept"), duties=_duties())
    model.rules = [*_deeds(), *_things(), *_form()]
    return model


def tireless() -> m.Model:
    """The same with few choices, so that what may be done so often in a turn is soon used up."""
    model = crafts()
    model.packs = ["tireless"]
    act = m.Choose(YOU, (_option("nod", _do("nod")), _option("rest", _look("East"))))
    turn = model.procedures["turn"]
    duties = tuple(attrs.evolve(duty, body=(act,)) for duty in turn.duties if duty.label != "sums")
    model.procedures["turn"] = attrs.evolve(turn, duties=duties)
    return model


def _look(name: str) -> m.Prim:
    return m.Prim("look", (m.Named(name),))


def _see(amount: int) -> m.SetField:
    return m.SetField("seen", YOU, m.Arith("+", m.FieldOf("seen", YOU), m.Int(amount)))


def _do(verb: str, *settings: str) -> m.Act:
    return m.Act(m.Call(verb, YOU, settings=settings))


def _setup() -> m.Duty:
    move = m.Prim("move", (TOKEN, m.ZoneArg("field", m.Named("North"))))
    return m.Duty("setup", (m.Prim("shuffle", (m.ZoneArg("deck"),)), move), step=True)


def _duties() -> tuple[m.Duty, ...]:
    act = m.Choose(YOU, _options())
    return tuple(
        m.Duty(label, body, step=True)
        for label, body in (("act", (act,)), ("more", (act,)), ("again", (act,)), ("sums", _sums()))
    )


def _options() -> tuple[m.Option, ...]:
    gain = (m.Act(m.Call("gain", YOU, IT)),)
    look = (m.Prim("look", (IT,)),)
    more = (*look, m.Act(m.Call("gain", YOU, m.Top("deck"))), m.Act(m.Call("lose", YOU, m.Top("deck"))))
    bottom = m.EachEnd(9, m.Top("deck", bottom=True), m.Arith("-", POINTS, m.Int(2)), look)
    friend = (m.SetField("friend", YOU, IT), m.Prim("look", (m.MemoryOf("friend", YOU),)))
    kept = m.Sel(9, "card", m.Same(IT, m.Role("turn", "kept")))
    every = m.Choose(IT, (_option("yes", _look("King")), _option("no", _look("Ace"))))
    dear = m.IfDone(_do("bow"), (_look("Queen"),))
    first = m.FirstPossible(((_do("bow"),), (_do("nod"),), (_look("Ring"),)))
    return (
        _option("deal", m.EachEnd(9, m.Top("deck"), m.Int(2), gain)),
        _option("peek", bottom),
        _option("nod", _do("nod")),
        _option("nod boldly", _do("nod", "boldly")),
        _option("bow", dear),
        _option("friend", m.Pick(YOU, m.Sel(9, "player"), 9, friend, optional=True)),
        _option("keep", m.PickSet(YOU, HAND, "turn", "kept"), m.ForEach(kept, look)),
        _option("all", m.ForEach(m.Sel(9, "player"), (every,), at_once=True)),
        _option("more", m.ForEach(HAND, more)),
        _option("more as they came", m.ForEach(HAND, more, came=True)),
        _option("more by rank", m.ForEach(HAND, more, key=m.PropOf("rank", IT))),
        _option("first", first),
        _option("frog", m.Install("frog", YOU)),
        _option("man", m.EndEffect("frog", YOU)),
        _option("newt", m.Install("newt", YOU)),
        _option("no newt", m.EndEffect("newt", YOU)),
        _option("wild", m.Prim("set-mode", (YOU, m.WordArg("wild")))),
        _option("calm", m.Prim("set-mode", (YOU, m.WordArg("calm")))),
        _option("wait", m.OpenWindow("moment"), m.OpenWindow("chance")),
        _option("three", m.Choose(YOU, _three(), most=2)),
    )


def _option(text: str, *body: m.Stmt) -> m.Option:
    return m.Option(text, text, body)


def _three() -> tuple[m.Option, ...]:
    return tuple(_option(name, _look(name)) for name in SPOTS[:3])


def _sums() -> m.Block:
    rows = (m.Row(None, 0, (_look("Ace"),)), m.Row(1, 2, (_look("Ace #2"),)), m.Row(3, None, (_see(2),)))
    held = m.Count(HAND)
    away = m.Distance(TOKEN, m.Named("North"))
    half = m.Arith("/", m.FieldOf("seen", YOU), m.Int(2), up=True)
    moody = m.If(m.ModeIs(YOU, "wild"), (_look("King #2"),), (m.SetField("seen", YOU, half),))
    return (
        m.Table(held, rows),
        m.If(m.Cmp("<", away, m.Int(2)), (_look("North"),), (_look("South"),)),
        m.If(m.Cmp("=", m.PropOf("mood", YOU), m.Int(1)), (_look("East"),)),
        m.Prim("look", (m.PlayerOf(YOU),)),
        moody,
    )


def _deeds() -> list[m.Rule]:
    nod, bow = m.Pattern("nod", (), MINE), m.Pattern("bow", (), MINE)
    pay = m.Act(m.Call("pay", YOU, amount=m.Int(1), unit="point"))
    bold = m.Pattern("nod", (), m.AllOf((MINE, m.InSetting("boldly"))))
    hum = m.OptionOf("turn", _option("hum", _look("West")))
    gone = m.Pattern("move", (), m.IntoZone("pile"))
    wild = m.ModeIs(YOU, "wild")
    return [
        m.Rule("nods", m.Cap(nod, 2, "turn"), each="player"),
        m.Rule("dear", m.CostOf(bow, (pay,)), each="player"),
        m.Rule("bold", m.Trigger(bold, (_look("Token"),)), each="player"),
        m.Rule("hum", hum, each="player", once=m.Once("turn", 2)),
        m.Rule("shy", m.CloseOption("turn", "bow"), each="player", when=wild),
        m.Rule("gone", m.Trigger(gone, (m.Prim("look", (m.Rec("object"),)),))),
        m.Rule("twice", m.Trigger(nod, (_look("Ring"),)), each="player", once=m.Once("own turn")),
        m.Rule("other", m.Trigger(nod, (_see(1),)), each="player", once=m.Once("foreign turn")),
    ]


def _things() -> list[m.Rule]:
    holder, royal = m.Holder(m.This()), m.HasTag(m.Var(1), "royal")
    mine = m.Same(m.Var(0), YOU)
    light = m.Suppress((), (), mine, limits=True, where=royal)
    offers = []
    for window, name in (("moment", "King"), ("chance", "Ace")):
        body = (m.Act(m.Call("lose", YOU, m.This())), _look("Token"))
        offer = m.Offer(window, body, f"play {name}")
        offers.append(m.Rule(f"{window}.{name}", offer, carrier=name, you=holder, zones=("hand",)))
    return [*offers, m.Rule("light", light, carrier="Ace", you=holder, zones=("hand",))]


def _if_newt(name: str) -> m.Block:
    """What is looked at tells whether one is a newt by then."""
    return (m.If(m.UnderEffect("newt", YOU), (_look(name),), (_look("North"),)),)


def _form() -> list[m.Rule]:
    rich = m.AsSoonAs(m.Cmp(">=", POINTS, m.Int(5)), (_look("King"), m.SetField("point", YOU, m.Int(1))))
    grow = m.Trigger(m.Pattern("bow", (), MINE), (m.Act(m.Call("gain", YOU, amount=m.Int(2), unit="point")),))
    small_room = m.Modify("room", "set", m.Int(1), m.Same(m.Var(0), YOU))
    frog = m.UnderEffect("frog", YOU)
    return [
        m.Rule("rich", rich, each="player"),
        m.Rule("grow", grow, each="player", when=m.Not(frog)),
        m.Rule("cramped", small_room, you=m.Captured(0), effect="frog"),
        m.Rule("newly", m.Trigger(m.Pattern("begin newt", (), MINE), _if_newt("Ace")), each="player"),
        m.Rule("first", m.Guard(m.Pattern("begin newt", (), MINE), _if_newt("King")), each="player"),
        m.Rule("no longer", m.Trigger(m.Pattern("end newt", (), MINE), _if_newt("Queen")), each="player"),
        m.Rule("yet", m.Guard(m.Pattern("end newt", (), MINE), _if_newt("Ring")), each="player"),
        m.Rule(
            "stuck",
            m.Permit("cannot", m.Pattern("end newt", (), MINE)),
            each="player",
            when=m.Cmp(">=", POINTS, m.Int(4)),
        ),
    ]
