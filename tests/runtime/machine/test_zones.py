"""Zones, the board, who controls what; access by name from outside."""

from __future__ import annotations

import pytest

from irkit import I, L, game, proc, program
from talisman.compiler.ir import program as ir
from talisman.runtime.game.game import Game, GameError
from talisman.runtime.table.limits import ANSWER_WORK

ENTITIES = [
    *(ir.Entity(f"t{n}", f"T{n}", ("thing",), zone=("deck", "")) for n in range(5)),
    ir.Entity("piece", "Piece", ("piece",), own_block=True, zone=("on", "north")),
    ir.Entity("sack", "Sack", ("bearer",), {"weight": 4}, ("hand", "piece")),
    *(ir.Entity(name, name.title(), ("place",), place=True) for name in ("north", "east", "south", "island")),
]
ZONES = [
    ir.ZoneClass("deck", seen="nobody"),
    ir.ZoneClass("on", "place"),
    ir.ZoneClass("hand", "piece", seen="owner"),
    ir.ZoneClass("inside", "bearer", seen="all"),
]
EDGES = [
    ir.Edge("north", "east", ("round",)),
    ir.Edge("east", "south", ("round", "bridge"), "t4"),
    ir.Edge("south", "north", ("round",)),
]
BLANK = (I("REC", 0, 0),)
ASKING = (I("OPTS"), I("OPT", 7, "yes"), I("OPT", 7, "no"), I("DEC", 8, 7, "again?"))


def table(*procs: ir.Proc, native: bool, **options: bool) -> Game:
    """A game with a deck, three places in a ring and one apart, and a piece with a sack."""
    made = program(
        *procs,
        entities=ENTITIES,
        tags=["thing", "piece", "bearer", "place"],
        attrs=["weight"],
        zones=ZONES,
        edges=EDGES,
        labels=["round", "bridge"],
        purposes=["cards"],
        fields=[ir.Field("wear", "thing", 2), ir.Field("vigour", "piece", 6)],
    )
    return game(made, native=native, **options)


def test_things_start_where_the_program_says_in_its_order(native: bool) -> None:
    """The first declared lies on top."""
    played = table(native=native)

    assert played.contents("deck") == ["t0", "t1", "t2", "t3", "t4"]
    assert played.zone_of("sack") == ("hand", "piece")
    assert played.zone_of("seat0") is None


def test_moves_go_to_the_top_or_to_the_bottom(native: bool) -> None:
    """And leave the order of the others as it was; out of the game is nowhere."""
    to_top = proc("to_top", I("ZID", 1, "deck", 0), I("MOVE", 0, 1, 0), I("RETI", 0), params=1)
    to_bottom = proc("to_bottom", I("ZID", 1, "deck", 0), I("MOVE", 0, 1, 1), I("RETI", 0), params=1)
    away = proc("away", I("LDI", 1, -1), I("MOVE", 0, 1, 0), I("ZOF", 2, 0), I("RET", 2), params=1)
    played = table(to_top, to_bottom, away, native=native)
    played.start_proc("to_top", (played.entity("t3"),))
    played.start_proc("to_bottom", (played.entity("t1"),))
    played.start_proc("away", (played.entity("t0"),))

    assert played.result == -1
    assert played.contents("deck") == ["t3", "t2", "t4", "t1"]
    assert played.count("deck") == 4


def test_a_rule_cannot_put_a_thing_into_itself(native: bool) -> None:
    """It is a fault, and the thing stays where it was."""
    played = table(
        proc("eat", I("ZID", 1, "inside", 0), I("MOVE", 0, 1, 0), I("RETI", 0), params=1), native=native
    )
    played.start_proc("eat", (played.entity("sack"),))

    assert played.fault is not None
    assert played.fault.code == "cycle"
    assert played.zone_of("sack") == ("hand", "piece")


def test_where_things_are_is_found_through_what_bears_them(native: bool) -> None:
    """Place, bearer, class and controlling seat, up from a thing in a sack in a hand on a place."""
    where = proc(
        "where",
        I("PLACE", 1, 0),
        I("BEAR", 2, 0),
        I("CTRL", 3, 0),
        I("INZ", 4, 0, "inside"),
        I("LDI", 5, 100),
        I("MUL", 1, 1, 5),
        I("ADD", 1, 1, 2),
        I("MUL", 1, 1, 5),
        I("ADD", 1, 1, 3),
        I("MUL", 1, 1, 5),
        I("ADD", 1, 1, 4),
        I("RET", 1),
        params=1,
    )
    played = table(where, native=native)
    played.move("t2", "inside", "sack")
    played.set_avatar(1, "piece")
    north, sack = played.entity("north"), played.entity("sack")

    assert played.call("where", played.entity("t2")) == ((north * 100 + sack) * 100 + 1) * 100 + 1
    assert played.controller("t2") == 1
    assert played.controller("north") == -1
    assert played.controller("seat2") == 2


def test_a_seat_plays_what_it_was_given(native: bool) -> None:
    """A seat with a block plays itself until it is given something else, or nothing."""
    played = table(native=native)
    before = played.avatar(1)
    played.set_avatar(1, "piece")
    given = played.avatar(1)
    played.set_avatar(1, None)

    assert (before, given, played.avatar(1)) == ("seat1", "piece", None)


def test_edges_and_distances_are_those_of_the_board(native: bool) -> None:
    """The thing of an edge, and the steps along edges; -1 where there is none and no way."""
    edge = proc("edge", I("EDGE", 2, 0, 1), I("RET", 2), params=2)
    steps = proc("steps", I("DIST", 2, 0, 1), I("RET", 2), params=2)
    played = table(edge, steps, native=native)
    places = [played.entity(name) for name in ("north", "east", "south", "island")]
    north, east, south, island = places

    assert played.call("edge", east, south) == played.entity("t4")
    assert played.call("edge", east, island) == -1
    assert played.call("edge", island, east) == -1
    assert [played.call("steps", north, place) for place in places] == [0, 1, 2, -1]
    assert played.call("steps", south, east) == 2


def test_shuffling_keeps_every_thing_and_depends_on_the_seed(native: bool) -> None:
    """The same seed gives the same order; with dice from outside the order stays, if not told otherwise."""
    mix = proc("mix", I("ZID", 1, "deck", 0), I("SHUF", 1, "cards"), I("RETI", 0))
    one, two = table(mix, native=native), table(mix, native=native)
    fixed = table(mix, native=native, scripted=True)
    seeded = table(mix, native=native, scripted=True, shuffled=True)
    for played in (one, two, fixed, seeded):
        played.start_proc("mix")

    assert sorted(one.contents("deck")) == ["t0", "t1", "t2", "t3", "t4"]
    assert one.contents("deck") == two.contents("deck")
    assert fixed.contents("deck") == ["t0", "t1", "t2", "t3", "t4"]
    assert seeded.contents("deck") == one.contents("deck")


def test_ranges_and_tags_are_those_of_the_entities(native: bool) -> None:
    """RANGE gives first and one past the last; TAG says who has it; nobody has any."""
    span = proc("span", I("RANGE", 0, "place"), I("SUB", 2, 1, 0), I("RET", 2))
    has = proc("has", I("TAG", 1, 0, "place"), I("RET", 1), params=1)
    played = table(span, has, native=native)

    assert played.call("span") == 4
    assert [played.call("has", played.entity(name)) for name in ("north", "t0")] == [1, 0]
    assert played.call("has", -1) == 0


def test_jumps_ask_for_a_tag_or_a_zone_themselves(native: bool) -> None:
    """JTAG, JNTAG, JIN and JNIN say of a thing what TAG and INZ say; nobody has no tag and is nowhere."""

    def jumps(name: str, op: str, what: str) -> ir.Proc:
        return proc(name, I(op, 0, what, "yes"), I("RETI", 0), L("yes"), I("RETI", 1), params=1)

    played = table(
        jumps("has", "JTAG", "place"),
        jumps("has not", "JNTAG", "place"),
        jumps("in", "JIN", "deck"),
        jumps("not in", "JNIN", "deck"),
        native=native,
    )
    asked = ("has", "has not", "in", "not in")
    for name, answers in (("north", [1, 0, 0, 1]), ("t0", [0, 1, 1, 0])):
        assert [played.call(one, played.entity(name)) for one in asked] == answers
    assert [played.call(one, -1) for one in asked] == [0, 1, 0, 1]


def test_facts_are_read_and_set_by_name(native: bool) -> None:
    """Fields, printed values, tags; a name there is not is an error that says so."""
    played = table(native=native)
    played.set_value("wear", "t1", 9)

    assert (played.value("wear", "t0"), played.value("wear", "t1"), played.value("vigour", "piece")) == (
        2,
        9,
        6,
    )
    assert (played.attr("weight", "sack"), played.attr("weight", "t0")) == (4, 0)
    assert played.tagged("bearer") == ["sack"]
    assert not played.has_field("wear", "sack")
    for wrong in (
        lambda: played.value("wear", "sack"),
        lambda: played.value("worn", "t0"),
        lambda: played.contents("hand", "sack"),
        lambda: played.move("t9", "deck"),
        lambda: played.call("nothing"),
        lambda: played.set_avatar(3, None),
    ):
        with pytest.raises(GameError):
            wrong()


def test_the_next_thing_with_a_tag_is_found_in_the_order_of_ids(native: bool) -> None:
    """FIND goes on after the thing it is given, over gaps, and ends with nobody."""
    dense = proc("dense", I("FIND", 1, 0, "place"), I("RET", 1), params=1)
    gaps = proc("gaps", I("FIND", 1, 0, "odd"), I("RET", 1), params=1)
    tags = [("thing", "odd") if n % 2 else ("thing",) for n in range(5)]
    entities = [ir.Entity(f"t{n}", f"T{n}", owned) for n, owned in enumerate(tags)]
    made = program(
        dense,
        gaps,
        entities=[*entities, ir.Entity("yard", "Yard", ("place",), place=True)],
        tags=["thing", "odd", "place"],
    )
    played = game(made, native=native)
    one, three, yard = (played.entity(name) for name in ("t1", "t3", "yard"))

    assert [played.call("gaps", after) for after in (-1, one - 1, one, one + 1, three)] == [
        one, one, three, three, -1
    ]  # fmt: skip
    assert [played.call("dense", after) for after in (-1, one, yard)] == [yard, yard, -1]
    with pytest.raises(GameError):
        played.call("gaps", 999)


@pytest.mark.parametrize("slowly", [False, True])
def test_what_is_passed_over_while_one_looks_takes_the_same_work(native: bool, slowly: bool) -> None:
    """Whoever goes back for another thing at once comes to the same, and as much is counted for it."""
    between = (I("MOV", 5, 5),) * slowly

    def counting(name: str, *asks: ir.Ins) -> ir.Proc:
        return proc(
            name,
            *(I("LDI", 1, -1), L("on"), I("FIND", 1, 1, "thing"), I("JLTI", 1, 0, "out")),
            *between,
            *asks,
            *(I("ADDI", 2, 2, 1), I("JMP", "on"), L("out"), I("MUL", 2, 2, 0), I("ADD", 2, 2, 3)),
            I("RET", 2),
            params=1,
        )

    lying = counting("lying", I("JNIN", 1, "inside", "on"))
    worn = counting("worn", I("GETV", 3, "wear", 1), I("JNEI", 3, 4, "on"))
    wear = proc("wear", *(I("LDI", 1, 4), I("SETF", "wear", 0, 1), I("RETI", 0)), params=1)
    put = proc(
        "put", *(I("LDI", 2, "sack"), I("ZID", 1, "inside", 2), I("MOVE", 0, 1, 0), I("RETI", 0)), params=1
    )
    played = table(lying, worn, wear, put, native=native)
    for name in ("t1", "t3"):
        played.start_proc("wear", (played.entity(name),))
    for name in ("t0", "t1", "t4"):
        played.start_proc("put", (played.entity(name),))
    found, work = [], []
    for name in ("lying", "worn"):
        before = played.machine.work
        played.start_proc(name, (100,))
        found.append(played.result)
        work.append(played.machine.work - before)

    assert found == [300, 202]
    finding, hits, end = 1 + 6 + 6, 2, 3
    lying_there, worn_out = finding + 5 + 3 * hits + end, finding + 2 * 5 + 2 * hits + end
    assert work == [ANSWER_WORK + of + 5 * slowly for of in (lying_there, worn_out)]


def test_what_somebody_holds_is_found_however_deep(native: bool) -> None:
    """HELD walks what is played and what it bears, by rising id; -1 as holder asks what nobody holds."""
    held = proc("held", I("HELD", 2, 0, "thing"), I("RET", 2), params=2)
    sacks = proc("sacks", I("HELD", 2, 0, "bearer"), I("RET", 2), params=2)
    played = table(held, sacks, native=native)
    piece, sack = played.entity("piece"), played.entity("sack")
    low, high = played.entity("t1"), played.entity("t3")
    played.set_avatar(0, "piece")
    played.move("t3", "hand", "piece")
    played.move("t1", "inside", "sack")

    assert [played.call("held", after, piece) for after in (-1, low, high)] == [low, high, -1]
    assert [played.call("sacks", after, piece) for after in (-1, sack)] == [sack, -1]
    assert played.call("held", -1, sack) == -1
    assert [played.call("held", after, -1) for after in (-1, low)] == [low - 1, low + 1]
    played.set_avatar(1, "sack")
    assert [played.call("held", -1, who) for who in (piece, sack)] == [high, low]


def test_what_somebody_holds_is_gone_through(native: bool) -> None:
    """HAVE goes on where it stands, and behind the last it jumps, with -1."""
    through = told("through", I("HAVE", 2, "thing", "out"), I("MOV", 3, 0), I("LDI", 2, -1))
    played = table(through, native=native)
    piece, low, high = (played.entity(name) for name in ("piece", "t1", "t3"))
    played.set_avatar(0, "piece")
    played.move("t3", "hand", "piece")
    played.move("t1", "hand", "piece")

    assert played.call("through", piece) == (low * 100 + high) * 100 - 1
    assert played.call("through", played.entity("sack")) == -1
    with pytest.raises(GameError):
        played.call("through", 999)


def told(name: str, look: ir.Ins, *before: ir.Ins) -> ir.Proc:
    """A procedure that tells what an instruction leaves in register 2 until it jumps, two digits each."""
    digits = (I("LDI", 7, 100), I("MUL", 1, 1, 7), I("ADD", 1, 1, 2))
    rounds = (L("on"), look, *digits, I("JMP", "on"), L("out"), *digits, I("RET", 1))
    return proc(name, *before, *rounds, params=1, regs=9)


def test_seats_are_gone_through_from_one_on(native: bool) -> None:
    """ROUND passes over who plays nothing, and behind the last seat it jumps, with -1."""
    counted = (I("LDI", 3, -1), I("MOV", 4, 0))
    played = table(told("round", I("ROUND", 2, 3, "out"), *counted), native=native)
    piece, sack = played.entity("piece"), played.entity("sack")
    played.set_avatar(0, "piece")
    played.set_avatar(1, None)
    played.set_avatar(2, "sack")

    assert [played.call("round", first) for first in (0, 1, 2)] == [
        (piece * 100 + sack) * 100 - 1, (sack * 100 + piece) * 100 - 1, (sack * 100 + piece) * 100 - 1
    ]  # fmt: skip
    for wrong in (-1, 3):
        with pytest.raises(GameError):
            played.call("round", wrong)


def test_what_somebody_holds_is_looked_for_anew_when_something_has_moved(native: bool) -> None:
    """Within one procedure, too: what came is found, what went is not, and somebody else may play it now."""

    def look(to: int) -> tuple[ir.Ins, ...]:
        return I("LDI", 1, -1), I("HELD", to, 1, "thing"), I("ADDI", to, to, 1)

    put = (I("LDI", 4, "t9"), I("ZID", 5, "hand", 2), I("MOVE", 4, 5, 0))
    away = (I("LDI", 7, -1), I("MOVE", 4, 7, 0))
    nobody = (I("LDI", 9, 0), I("SETAV", 9, 7))
    made = program(
        proc(
            "looking",
            *(I("MOV", 2, 0), *look(3), *put, *look(6), *away, *look(8), *put, *look(10), *nobody, *look(11)),
            *(I("LDI", 12, 0), I("LDI", 13, 100)),
            *(I(op, 12, 12, r) for at in (3, 6, 8, 10, 11) for op, r in (("MUL", 13), ("ADD", at))),
            I("RET", 12),
            params=1,
        ),
        proc("once", I("MOV", 2, 0), *look(3), I("RET", 3), params=1),
        entities=[
            *(ir.Entity(f"t{n}", f"T{n}", ("thing",)) for n in range(12)),
            ir.Entity("piece", "Piece", ("piece",), own_block=True),
        ],
        tags=["thing", "piece"],
        zones=[ir.ZoneClass("hand", "piece", seen="owner")],
    )
    played = game(made, native=native)
    played.set_avatar(0, "piece")
    nine = played.entity("t9") + 1

    assert played.call("looking", played.entity("piece")) == nine * 100**3 + nine * 100
    played.move("t9", "hand", "piece")
    for player, found in (("piece", nine), (None, 0), ("piece", nine)):  # from outside, too
        played.set_avatar(0, player)
        played.start_proc("once", (played.entity("piece"),))
        assert played.result == found


def test_spaces_are_found_by_their_steps_from_another(native: bool) -> None:
    """NEAR counts over all edges; what is no space is no place to start from."""
    near = proc("near", I("NEAR", 3, 0, "place"), I("RET", 3), params=3)
    played = table(near, native=native)
    north, east, south = (played.entity(name) for name in ("north", "east", "south"))

    assert [played.call("near", -1, north, steps) for steps in (0, 1, 2, 3)] == [north, east, south, -1]
    assert played.call("near", north, north, 0) == -1
    with pytest.raises(GameError):
        played.call("near", -1, played.entity("sack"), 1)


def test_a_set_gives_what_joined_it(native: bool) -> None:
    """AMONG goes through the set of EMPTY and JOIN by rising id; only what is in the range can join."""
    few = (I("EMPTY", 3, "thing"), I("JOIN", 2, 3, "thing"), I("JOIN", 0, 3, "thing"))
    after = proc("after", *few, I("MOV", 3, 1), I("AMONG", 3, 3, "thing"), I("RET", 3), params=3, regs=5)
    far = (I("EMPTY", 1, "far"), I("JOIN", 0, 1, "far"), I("AMONG", 1, 1, "far"), I("RET", 1))
    wide = proc("wide", *far, params=1, regs=6)
    none = proc("none", I("EMPTY", 0, "place"), I("AMONG", 0, 0, "place"), I("RET", 0), regs=2)
    things = [ir.Entity(f"x{n}", "X", ("far",) if n in (0, 29, 30, 60, 99) else ()) for n in range(100)]
    made = program(
        after,
        wide,
        none,
        entities=[*ENTITIES, *things],
        tags=["thing", "far", "place", "piece", "bearer"],
        attrs=["weight"],
        zones=ZONES,
        edges=EDGES,
        labels=["round", "bridge"],
    )
    played = game(made, native=native)
    low, high = played.entity("t1"), played.entity("t3")

    found = [played.call("after", low, after, high) for after in (-1, low, low + 1, high)]
    assert found == [low, high, high, -1]
    for number in (0, 29, 30, 60, 99):
        assert played.call("wide", played.entity(f"x{number}")) == played.entity(f"x{number}")
    assert played.call("none") == -1
    for outside in (-1, low):
        with pytest.raises(GameError):
            played.call("wide", outside)


def test_what_is_not_there_has_no_field_and_no_zone(native: bool) -> None:
    """GETV is 0 where GETF would fault; FIRST and HOLDER are nobody; a printed value of nobody is 0."""
    wear = proc("wear", I("GETV", 1, "wear", 0), I("RET", 1), params=1)
    first = proc("first", I("FIRST", 1, "hand", 0), I("RET", 1), params=1)
    holder = proc("holder", I("HOLDER", 1, 0), I("RET", 1), params=1)
    weight = proc("weight", I("ATTR", 1, "weight", 0), I("RET", 1), params=1)
    played = table(wear, first, holder, weight, native=native)
    played.set_avatar(0, "piece")
    thing, piece, sack = (played.entity(name) for name in ("t0", "piece", "sack"))

    assert [played.call("wear", who) for who in (thing, piece, -1)] == [2, 0, 0]
    assert [played.call("first", who) for who in (piece, sack, -1)] == [sack, -1, -1]
    assert [played.call("holder", who) for who in (sack, piece, thing, -1)] == [piece, piece, -1, -1]
    assert [played.call("weight", who) for who in (sack, thing, -1)] == [4, 0, 0]


def test_an_edge_may_be_a_thing(native: bool) -> None:
    """EDGE is the thing that the way from where something is to a space is; else -1."""
    edge = proc("edge", I("EDGE", 2, 0, 1), I("RET", 2), params=2)
    played = table(edge, native=native)
    north, east, south, sack = (played.entity(name) for name in ("north", "east", "south", "sack"))

    ways = [(east, south), (north, east), (north, south), (sack, south), (-1, south), (east, -1)]
    assert [played.call("edge", *way) for way in ways] == [played.entity("t4"), -1, -1, -1, -1, -1]
    played.move("piece", "on", "east")
    assert played.call("edge", sack, south) == played.entity("t4")
    with pytest.raises(GameError):
        played.call("edge", 10_000, south)


def test_a_zone_is_gone_through_by_tag(native: bool) -> None:
    """NEXT goes on to the nearest behind that has the tag, and jumps as long as there is one."""
    last = proc(
        "count", I("LDI", 1, 0), L("on"), I("ADDI", 1, 1, 1), I("NEXT", 0, "thing", "on"), I("ADD", 1, 1, 0),
        I("RET", 1), params=1,
    )  # fmt: skip
    none = proc("none", I("NEXT", 0, "bearer", "yes"), I("RET", 0), L("yes"), I("RETI", 5), params=1)
    played = table(last, none, native=native)
    things = played.contents("deck")
    count = len([name for name in things if name.startswith("t")])

    assert count > 1
    assert played.call("count", played.entity(things[0])) == count - 1  # the register ends at -1
    assert [played.call("none", who) for who in (played.entity(things[0]), -1)] == [-1, -1]
    with pytest.raises(GameError):
        played.call("none", 10_000)


def test_what_is_passed_over_in_a_zone_is_work(native: bool) -> None:
    """NEXT takes as much fuel as it looks at things."""
    for tag, fault in (("thing", False), ("bearer", True)):
        played = table(proc("next", I("NEXT", 0, tag, "yes"), L("yes"), I("RET", 0), params=1), native=native)
        played.fuel = 3
        played.start_proc("next", (played.entity("t0"),))

        assert (played.fault is not None and played.fault.code == "fuel") is fault


def test_somebody_decides_for_everything(native: bool) -> None:
    """DECIDER is the seat that controls a thing; for what nobody controls, whoever's turn it is."""
    who = proc("who", I("SETSEAT", 1), I("DECIDER", 2, 0), I("RET", 2), params=2)
    played = table(who, native=native)
    played.set_avatar(0, "piece")
    sack, north = played.entity("sack"), played.entity("north")

    assert [played.call("who", one, 1) for one in (sack, north, -1)] == [0, 1, 1]


def test_a_zone_is_searched_from_a_thing_on(native: bool) -> None:
    """SEEK is the thing itself where it fits, else the nearest behind it; without one it jumps, with -1."""
    seek = proc(
        "seek",
        I("SEEK", 0, "bearer", "none"),
        I("RET", 0),
        L("none"),
        I("ADDI", 0, 0, -1),
        I("RET", 0),
        params=1,
    )
    played = table(seek, native=native)
    first, second = played.entity("t0"), played.entity("t1")
    sack = played.entity("sack")
    played.move("sack", "deck", bottom=True)
    played.move("t0", "deck", bottom=True)

    assert [played.call("seek", who) for who in (second, sack, first, -1)] == [sack, sack, -2, -2]


@pytest.mark.parametrize(
    ("where", "thing", "value"),
    [("b_zof", "t1", 0), ("b_zof", "t1", 2), ("b_nxt", "t4", 1), ("b_prv", "t1", 0), ("b_nxt", "t1", 0)],
)
def test_a_watched_game_ends_when_its_zones_do_not_hold_together(
    where: str, thing: str, value: int, native: bool
) -> None:
    """A word changed from outside, as a bug would change it, is found after the next event."""
    made = program(
        proc("main", L("again"), *BLANK, I("RAISE", 6, "act", 0), I("LDI", 7, 0), *ASKING, I("JMP", "again")),
        entities=[ir.Entity(f"t{n}", f"T{n}", ("thing",), zone=("deck", "")) for n in range(5)],
        tags=["thing"],
        zones=[ir.ZoneClass("deck", seen="nobody"), ir.ZoneClass("other")],
        events=[ir.Event("act")],
    )
    played = game(made, native=native)
    played.watch()
    played.step(0)
    assert played.status == "asking"

    words = played.state()
    words[played.linked.where[where] + played.entity(thing)] = value
    broken = played.restored(words)
    broken.watch()
    broken.step(0)

    assert broken.fault is not None
    assert broken.fault.code == "unsound"


def test_a_watched_counter_beyond_its_bounds_ends_the_game(native: bool) -> None:
    """The words to look at come with the least and the most they may be."""
    made = program(
        proc("main", L("again"), *BLANK, I("RAISE", 6, "act", 0), I("LDI", 7, 0), *ASKING, I("JMP", "again")),
        events=[ir.Event("act")],
        globals=[ir.Global("purse", 7)],
    )
    for least, most, code in ((0, 7, None), (8, 9, "unsound"), (0, 6, "unsound")):
        played = game(made, native=native)
        played.watch([(played.linked.where["b_glob"], least, most)])
        played.step(0)

        assert (played.fault.code if played.fault else None) == code
