"""A small neutral game in IR that uses every part of the machine: for tests that play at random.

Seats draw things from a deck, keep them in hand or in bags, and gain points; things bring rules and
modifiers, hands have a limit, and a boost lasts as long as a turn.
"""

from __future__ import annotations

from irkit import I, L, every, proc, seats
from talisman.compiler.ir import program as ir

THINGS = 40
BAGS = 3


def _thing(number: int) -> ir.Entity:
    return ir.Entity(
        f"thing{number}", f"Thing {number}", ("thing",), {"size": number % 3 + 1}, ("deck", ""), place=False
    )


def _entities() -> list[ir.Entity]:
    bags = [
        ir.Entity(f"bag{n}", f"Bag {n}", ("bag", "thing"), {"size": 1}, ("deck", "")) for n in range(BAGS)
    ]
    places = [ir.Entity(f"place{n}", f"Place {n}", ("place",), place=True) for n in range(6)]
    return [*seats(4), *bags, *(_thing(n) for n in range(THINGS)), *places]


def _main() -> ir.Proc:
    return proc(
        "main",
        I("ZID", 0, "deck", 5),
        I("SHUF", 0, "cards"),
        I("LDI", 1, 0),
        L("round"),
        I("CALL", 2, "turn", 3),
        I("SEAT", 3),
        I("LDI", 4, 1),
        I("SEATR", 3, 3, 4),
        I("SETSEAT", 3),
        I("ADDI", 1, 1, 1),
        I("SETG", "rounds", 1),
        I("JLTI", 1, 60, "round"),
        I("LDI", 0, -1),
        I("HALT", 0, "enough"),
    )


def _turn() -> ir.Proc:
    return proc(
        "turn",
        I("SEAT", 0),
        L("again"),
        I("OPTS"),
        I("LDI", 1, 0),
        I("OPT", 1, "draw"),
        I("LDI", 1, 1),
        I("OPT", 1, "stop"),
        I("ZID", 2, "hand", 0),
        *every(2, 9, "put {0} into a bag"),
        I("DEC", 3, 0, "what now?"),
        I("JEQT", 4, "draw", "draw"),
        I("JEQT", 4, "stop", "stop"),
        I("CALL", 5, "stow", 2),
        I("JMP", "again"),
        L("draw"),
        I("MOV", 6, 0),
        I("LDI", 7, -1),
        I("LDI", 8, 1),
        I("RAISE", 5, "draw", 6),
        I("SWITCH", 5, "result"),
        L("done"),
        I("DIE", 9, "luck", 10),
        I("JLTI", 9, 3, "again"),
        L("stop"),
        I("RETI", 0),
        regs=24,
        level="turn",
        tables={"result": ir.Table(((0, 0, "roll"), (1, 2, "stop")), "stop")},
    )


def _with_roll(turn: ir.Proc) -> ir.Proc:
    code: list[ir.Ins | ir.Label] = []
    for item in turn.code:
        if item == L("done"):
            code += [L("roll"), I("MOV", 10, 0), I("LDI", 11, 6), item]
        else:
            code.append(item)
    return proc(turn.name, *code, regs=turn.regs, level=turn.level, tables=turn.tables)


def _procs() -> list[ir.Proc]:
    return [
        _main(),
        _with_roll(_turn()),
        proc(
            "stow",  # arguments: zone, thing: into the first bag in the same hand, else to the pile
            I("TOP", 2, 0),
            L("look"),
            I("JEQI", 2, -1, "none"),
            I("TAG", 3, 2, "bag"),
            I("EQ", 4, 2, 1),
            I("JNZ", 4, "next"),
            I("JNZ", 3, "found"),
            L("next"),
            I("NXT", 2, 2),
            I("JMP", "look"),
            L("found"),
            I("ZID", 5, "inside", 2),
            I("MOVE", 1, 5, 0),
            I("RETI", 1),
            L("none"),
            I("ZID", 5, "pile", 5),
            I("MOVE", 1, 5, 1),
            I("RETI", 0),
            params=2,
        ),
        proc(
            "draw_body",
            I("EVGET", 0, 0),
            I("ZID", 1, "deck", 0),
            I("TOP", 2, 1),
            I("JEQI", 2, -1, "empty"),
            I("ZID", 3, "hand", 0),
            I("MOVE", 2, 3, 0),
            I("MOV", 4, 0),
            I("MOV", 5, 2),
            I("ATTR", 6, "size", 2),
            I("RAISE", 10, "gain", 4),
            I("RETI", 0),
            L("empty"),
            I("LDI", 7, 0),
            I("ENDL", "turn", 7),
            event="draw",
        ),
        proc(
            "gain_body",
            I("EVGET", 0, 0),
            I("EVGET", 1, 2),
            I("ADDF", "points", 0, 1),
            I("EVGET", 2, 1),
            I("ADDF", "charge", 2, 1),
            I("RETI", 0),
            event="gain",
        ),
        proc(
            "trim",  # standing limit: at most as many things in hand as there is room
            I("ZID", 1, "hand", 0),
            L("again"),
            I("CNT", 2, 1),
            I("MOV", 4, 0),
            I("LDI", 5, 0),
            I("LDI", 6, 3),
            I("STAT", 3, "room", 4),
            I("JGE", 3, 2, "fine"),
            I("OPTS"),
            *every(1, 9, ""),
            I("CTRL", 7, 0),
            I("DEC", 8, 7, "drop which?"),
            I("ZID", 10, "pile", 0),
            I("MOVE", 8, 10, 1),
            I("JMP", "again"),
            L("fine"),
            I("RETI", 0),
            params=1,
        ),
        proc(
            "double",
            I("EVGET", 1, 2),
            I("ADD", 1, 1, 1),
            I("EVSET", 2, 1),
            I("RETI", 1),
            params=1,
            event="gain",
        ),
        proc(
            "instead",  # a carried thing turns a gain into another draw
            I("EVGET", 4, 0),
            I("LDI", 5, -1),
            I("LDI", 6, 1),
            I("RAISE", 2, "draw", 4),
            I("RETI", 2),
            params=1,
            event="gain",
        ),
        proc(
            "ban",
            I("EVGET", 1, 1),
            I("EQ", 2, 1, 0),
            I("JZ", 2, "no"),
            I("PROHIBIT", 3),
            L("no"),
            I("RETI", 0),
            params=1,
            kind="forbid",
            event="gain",
        ),
        proc("lift", I("PERMIT", 3), I("RETI", 0), params=1, kind="forbid", event="gain"),
        proc(
            "watch",  # after a gain, whoever watches gets a boost for the turn
            I("EVGET", 1, 0),
            I("MOV", 2, 1),
            I("MOV", 3, 0),
            I("LDI", 4, 2),
            I("LDI", 8, 1),
            I("EFNEW", 9, "boost", 2),
            I("RETI", 1),
            params=1,
            event="gain",
        ),
        proc(
            "guard",  # before a draw the seat may stop its turn
            I("EVGET", 1, 0),
            I("OPTS"),
            I("LDI", 2, 0),
            I("OPTN", 2, "go on"),
            I("LDI", 2, 1),
            I("OPTN", 2, "end the turn"),
            I("DECH", 3, 1, "really?"),
            I("JZ", 3, "on"),
            I("ENDL", "turn", 3),
            L("on"),
            I("RETI", 0),
            params=1,
            event="draw",
        ),
        proc(
            "boosted",
            I("LDI", 3, 0),
            I("LDI", 4, -1),
            L("more"),
            I("EFNEXT", 4, "boost", 4),
            I("JEQI", 4, -1, "end"),
            I("EFGET", 5, 4, 0),
            I("JNE", 5, 0, "more"),
            I("EFGET", 6, 4, 2),
            I("ADD", 3, 3, 6),
            I("JMP", "more"),
            L("end"),
            I("RET", 3),
            params=3,
            kind="modifier",
        ),
    ]


def orchard() -> ir.Program:
    """The program."""
    hand = ("hand", "inside")
    rules = [
        ir.Rule("double", "gain", "replace", "double", "thing0", 1, zones=hand),
        ir.Rule("double again", "gain", "replace", "double", "thing1", 2, zones=hand),
        ir.Rule("instead", "gain", "replace", "instead", "thing2", 1, layer=1, zones=("hand",)),
        ir.Rule("watch", "gain", "after", "watch", "thing6", 2, zones=hand),
        ir.Rule("watch too", "gain", "after", "watch", "bag0", 1, zones=("hand",)),
        ir.Rule("guard", "draw", "guard", "guard", "thing7", 1, zones=hand),
        ir.Rule("lift", "gain", "forbid", "lift", "thing8", 0, rank=1, zones=("hand",)),
    ]
    rules += [ir.Rule(f"ban {n}", "gain", "forbid", "ban", f"thing{n}", 0, zones=()) for n in range(10, 14)]
    modifiers = [
        ir.Modifier(f"room {n}", "room", amount=1, carrier=f"thing{n}", classes=("small",), zones=hand)
        for n in range(20, 30)
    ]
    modifiers += [
        ir.Modifier("hide", "room", "suppress", carrier="thing30", classes=("small",), zones=("hand",)),
        ir.Modifier("bag room", "room", amount=2, carrier="bag1", zones=("hand",)),
        ir.Modifier("boost room", "room", proc="boosted", effect="boost"),
        ir.Modifier("never below", "room", "least", amount=2, common=True),
        ir.Modifier("never above", "room", "most", amount=6, common=True),
    ]
    return ir.Program(
        seats=(1, 4),
        entities=_entities(),
        tags=["seat", "bag", "thing", "place"],
        attrs=["size"],
        fields=[ir.Field("points", "seat"), ir.Field("charge", "thing", 1)],
        globals=[ir.Global("rounds")],
        zones=[
            ir.ZoneClass("deck", "", "nobody"),
            ir.ZoneClass("pile"),
            ir.ZoneClass("hand", "seat", "owner", awake=True),
            ir.ZoneClass("inside", "bag", "owner", awake=True),
        ],
        events=[
            ir.Event("draw", "draw_body", "{0} draws"),
            ir.Event("gain", "gain_body", "{0} gains {2} by {1}"),
        ],
        rules=rules,
        stats=["room"],
        modifiers=modifiers,
        limits=[ir.Limit("trim", "trim")],
        levels=[ir.Level("turn")],
        effects=["boost"],
        purposes=["cards", "luck"],
        edges=[ir.Edge(f"place{n}", f"place{(n + 1) % 6}", ("next",)) for n in range(6)],
        labels=["next"],
        procs=_procs(),
    )
