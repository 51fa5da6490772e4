"""Standing limits: when they look, at whom, and that what they find is settled in the middle of things."""

from __future__ import annotations

import pytest
from attrs import evolve

from hands import ASK, LOOK, WAITING, table
from irkit import I, L, game, proc, program
from talisman.compiler.ir import program as ir
from talisman.compiler.ir.reads import limit_masks
from talisman.runtime.game.game import Game
from talisman.runtime.image.link import link
from talisman.runtime.image.prelude import asleep
from talisman.runtime.table.limits import REDRESS
from talisman.runtime.table.shape import PLACE, tagged
from worlds import linked


def test_another_seat_is_asked_in_the_middle_of_an_action(native: bool) -> None:
    """What one seat's action gives another in excess is settled before the first is asked anything."""
    main = proc(
        "main",
        I("LDI", 0, 1),
        I("CALL", 1, "give", 0),
        I("LDI", 2, 0),
        I("OPTS"),
        I("OPTN", 2, "yes"),
        I("OPTN", 0, "no"),
        I("DEC", 3, 2, "go on?"),
        I("HALT", 2, ""),
    )
    played = game(table(main), native=native)
    asked: list[tuple[int, str, int]] = []
    while played.decision is not None:
        asked.append((played.decision.seat, played.decision.prompt, played.choices))
        played.step(0)

    assert asked == [(1, "too many", 4), (1, "too many", 3), (0, "go on?", 2)]
    assert played.count("hand", "seat1") == 2


def test_limits_are_settled_after_the_body_and_before_the_after_rules(native: bool) -> None:
    """Nobody can use an excess: the after rules of an event see what is left of it."""
    body = proc("body", I("LDI", 0, 1), I("CALL", 1, "give", 0), I("RETI", 0))
    see = proc(
        "see", I("LDI", 1, 1), I("ZID", 2, "hand", 1), I("CNT", 3, 2), I("SETG", "free", 3), I("RETI", 0)
    )
    main = proc("main", *(I("LDI", n, -1) for n in range(6)), I("RAISE", 6, "act", 0), I("HALT", 0, ""))
    made = table(main, body, see)
    made.rules.append(ir.Rule("see", "act", "after", "see"))
    played = game(made, native=native)
    played.step(0)
    played.step(0)

    assert played.status == "over"
    assert played.get_global("free") == 2


def test_only_what_a_limit_reads_makes_it_look(native: bool) -> None:
    """What it does not read costs nothing; what it does, and who plays what, lets it look at each seat."""
    for what, runs in (
        ((), 0),
        ((I("LDI", 1, 1), I("ADDF", "score", 0, 1)), 0),
        ((I("CALL", 1, "give", 0),), 3),
        ((I("LDI", 1, 1), I("SETAV", 0, 1)), 3),
    ):
        main = proc("main", *what, *ASK, I("HALT", 0, ""))
        made = table(main)
        made.entities[3:] = made.entities[3:5]
        played = game(made, native=native)
        assert (played.status, len(played.drain())) == ("over", runs)


def test_limits_ask_from_the_current_seat_round(native: bool) -> None:
    """With several seats in excess, the current one settles first, then the next."""
    order = proc("order", I("LOG", "looked at {0:n}", 0), I("GETF", 3, "score", 0), I("RETI", 0), params=1)
    main = proc(
        "main",
        I("LDI", 0, 2),
        I("SETSEAT", 0),
        I("ADDF", "score", 0, 0),
        *ASK,
        I("HALT", 0, ""),
    )
    played = game(table(main, order, limits=(ir.Limit("order", "order"),)), native=native)

    assert [line.values[0] for line in played.drain()] == [2, 0, 1]


def test_a_limit_abandoned_half_way_is_looked_at_again(native: bool) -> None:
    """A limit that ends a level outside of itself leaves no flag behind and stays to be done."""
    quit_ = proc(
        "quit",
        I("GETF", 1, "score", 0),
        I("JGEI", 1, 1, "fine"),
        I("LDI", 2, 1),
        I("SETF", "score", 0, 2),
        I("LDI", 2, 55),
        I("ENDL", "span", 2),
        L("fine"),
        I("LOG", "looked at {0:n}", 0),
        I("RETI", 0),
        params=1,
    )
    span = proc(
        "span",
        I("LDI", 0, 0),
        I("LDI", 1, 0),
        I("SETF", "score", 0, 1),
        *ASK,
        I("RETI", 1),
        level="span",
    )
    main = proc(
        "main",
        I("CALL", 0, "span", 1),
        I("SETG", "free", 0),
        I("LDI", 0, 0),
        *ASK,
        I("HALT", 0, ""),
    )
    made = table(main, quit_, span, limits=(ir.Limit("quit", "quit"),))
    made.levels.append(ir.Level("span"))
    played = game(made, native=native)

    assert (played.status, played.get_global("free")) == ("over", 55)
    assert [line.values[0] for line in played.drain()] == [0, 1, 2]


def test_limits_without_seats_run_once(native: bool) -> None:
    """A limit that is not for each seat gets -1."""
    once = proc(
        "once",
        I("GETG", 1, "free"),
        I("LDI", 3, 100),
        I("ADD", 1, 1, 3),
        I("ADD", 1, 1, 0),
        I("SETG", "runs", 1),
        I("RETI", 0),
        params=1,
    )
    main = proc(
        "main",
        I("LDI", 0, 7),
        I("SETG", "free", 0),
        I("OPTS"),
        I("OPTN", 0, ""),
        I("LDI", 0, 0),
        I("DEC", 4, 0, ""),
        I("HALT", 0, ""),
    )
    played = game(table(main, once, limits=(ir.Limit("once", "once", each=False),)), native=native)

    assert played.get_global("runs") == 106


def test_masks_follow_calls_stats_and_their_modifiers() -> None:
    """A limit reads what its procedures read, and the zones in which modifiers of its stats are in force."""
    asks = proc("asks", I("CALL", 1, "helper", 0), I("RETI", 0), params=1)
    helper = proc("helper", I("STAT", 1, "room", 2), I("GETG", 5, "free"), I("RETI", 0))
    extra = proc("extra", I("GETF", 3, "score", 0), I("RET", 3), params=3, kind="modifier")
    made = table(proc("main", I("HALT", 0, "")), asks, helper, extra, limits=(ir.Limit("asks", "asks"),))
    made.stats.append("room")
    made.modifiers += [
        ir.Modifier("m", "room", amount=1, carrier="t0", zones=("hand",)),
        ir.Modifier("n", "room", proc="extra"),
    ]
    masks = limit_masks(made)

    assert masks.fields == {"score": 1}
    assert masks.globals == {"free": 1}
    assert masks.zones == {"hand": 1}


def test_more_limits_than_bits_share_them(native: bool) -> None:
    """Thirty-one limits fit: two of them share a bit, and all of them look."""
    procs = [
        proc(
            f"p{n}",
            I("GETG", 1, "free"),
            I("GETG", 2, "runs"),
            I("ADDI", 2, 2, 1),
            I("SETG", "runs", 2),
            I("RETI", 0),
        )
        for n in range(31)
    ]
    main = proc(
        "main",
        I("LDI", 0, 1),
        I("SETG", "free", 0),
        *ASK,
        I("HALT", 0, ""),
    )
    limits = tuple(ir.Limit(f"l{n}", f"p{n}", each=False) for n in range(31))
    made = table(main, *procs, limits=limits)
    for item in procs:
        made.procs.remove(item)
    quiet = [
        proc(
            item.name,
            I("GETG", 1, "free"),
            I("LDI", 2, 0),
            I("LDI", 3, 1),
            I("ADDF", "score", 2, 3),
            I("RETI", 0),
        )
        for item in procs
    ]
    made.procs += quiet
    played = game(made, native=native)

    assert played.value("score", "seat0") == 5 + 31


def test_limits_of_one_name_are_marked_one_by_one() -> None:
    """Where several come from one rule, a write marks those that read it."""
    made = program(
        proc("one", I("GETG", 1, "left"), I("RETI", 0), params=1),
        proc("two", I("GETG", 1, "right"), I("RETI", 0), params=1),
        limits=[ir.Limit("same", "one", True), ir.Limit("same", "two", True)],
        globals=[ir.Global("left"), ir.Global("right")],
    )
    masks = limit_masks(made)

    assert masks.globals == {"left": 1, "right": 2}


COUNT = proc(
    "count",  # of what lies in hand only the sticks count
    I("LDI", 2, 0),
    I("FIRST", 1, "hand", 0),
    I("SEEK", 1, "stick", "end"),
    L("next"),
    I("ADDI", 2, 2, 1),
    I("NEXT", 1, "stick", "next"),
    L("end"),
    I("STAT", 3, "room", 0),
    I("LOG", "looked at {0:n}", 0),
    I("RETI", 0),
    params=1,
)


def counting() -> ir.Program:
    """A limit on sticks in hand: a lamp in hand raises it, and so does a gem in a sack in hand."""
    made = table(WAITING, COUNT, LOOK)
    made.limits = [ir.Limit("count", "count")]
    made.tags += ["stick", "sack"]
    made.entities[3:] = [
        ir.Entity(name, name, tags, zone=("deck", ""))
        for name, tags in (
            ("stick", ("thing", "stick")),
            ("stone", ("thing",)),
            ("lamp", ("thing",)),
            ("gem", ("thing",)),
            ("sack", ("thing", "sack")),
        )
    ]
    made.zones.append(ir.ZoneClass("inside", "sack"))
    made.stats.append("room")
    made.modifiers += [
        ir.Modifier("lamp", "room", amount=1, carrier="lamp", zones=("hand",)),
        ir.Modifier("gem", "room", amount=1, carrier="gem", zones=("inside", "pile")),
    ]
    return made


def test_of_a_zone_those_things_are_read_that_count_there() -> None:
    """What is counted, what has a text about the number, and what may bear that; they share the zones."""
    masks = limit_masks(counting())

    assert [name for name in ("stick", "stone", "lamp", "gem", "sack") if masks.spared(name)] == ["stone"]
    assert sorted(masks.zones) == ["hand", "inside"]


def test_a_limit_looks_when_something_moves_that_matters_to_it(native: bool) -> None:
    """A stone in hand does not matter, nor does anything outside of hands; a sack may hold something."""
    played = game(counting(), native=native)
    found: list[tuple[str, str]] = []
    for name, zone, bearer in (
        ("stone", "hand", "seat1"),
        ("stick", "pile", ""),
        ("stick", "hand", "seat1"),
        ("lamp", "pile", ""),
        ("lamp", "hand", "seat0"),
        ("lamp", "deck", ""),
        ("stone", "away", ""),
        ("gem", "pile", ""),
        ("gem", "inside", "sack"),
        ("sack", "hand", "seat1"),
        ("sack", "pile", ""),
        ("stick", "hand", "seat0"),
    ):
        played.drain()
        played.move(name, zone, bearer)
        played.start_proc("look")
        if any(line.values for line in played.drain()):
            found.append((name, zone))

    assert found == [
        ("stick", "hand"),
        ("lamp", "hand"),
        ("lamp", "deck"),
        ("gem", "inside"),
        ("sack", "hand"),
        ("sack", "pile"),
        ("stick", "hand"),
    ]


MARKED = {"fields": 2, "globals": 1, "zones": 3, "effects": 0}
"""Tables with marks, and where in a row they are."""


@pytest.mark.far
@pytest.mark.parametrize("pack", ["content/classic", "content/destinies"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_marks_only_spare_looks(pack: str, seed: int) -> None:
    """Where every change marks every limit the same games are played."""
    known = linked(pack)
    rows = dict(known.image.rows)
    rows["entities"] = tuple(
        (flags, text, mask if flags & PLACE else 0) for flags, text, mask in rows["entities"]
    )
    for name, at in MARKED.items():
        rows[name] = tuple((*row[:at], row[at] | REDRESS - 1, *row[at + 1 :]) for row in rows[name])
    played = [
        Game.new(one, 3, seed) for one in (known, link(evolve(known.image, rows=rows, hash=f"{pack} marked")))
    ]
    for one in played:
        one.play(answers=250)

    assert played[0].decisions == played[1].decisions
    assert played[0].events == played[1].events


NEAR = (I("JNTAG", 0, "seat", "no"), I("PLACE", 3, 0), I("PLACE", 4, 2), I("JLTI", 3, 0, "no"))
"""Where something that a seat plays is, and the carrier of the modifier."""
APART, TOGETHER = I("JNE", 3, 4, "no"), (I("RETI", 1), L("no"), I("RETI", 0))


def board(*near: ir.Ins | ir.Label) -> ir.Program:
    """Three spaces; one has a text that changes the number at which a limit looks."""
    room = proc("room", I("LOG", "looked at {0:n}", 0), I("STAT", 1, "room", 0), I("RETI", 0), params=1)
    walk, embark = (
        proc(name, I("ZID", 2, zone, 1), I("MOVE", 0, 2, 0), I("LIMS"), I("RETI", 0), params=2)
        for name, zone in (("walk", "on"), ("embark", "aboard"))
    )
    made = program(
        room,
        walk,
        embark,
        proc("near", *near, params=3, kind="modifier"),
        entities=[
            *(ir.Entity(name, name, ("space",), place=True) for name in ("field", "road", "mill")),
            ir.Entity("boat", "boat", ("boat",), zone=("on", "mill")),
        ],
        tags=["space", "boat"],
        zones=[ir.ZoneClass("on", "space"), ir.ZoneClass("aboard", "boat")],
        stats=["room"],
        limits=[ir.Limit("room", "room")],
        modifiers=[ir.Modifier("m", "room", proc="near", carrier="mill", common=True)],
    )
    wait = (I("OPTS"), I("LDI", 0, 0), I("OPTN", 0, ""), I("OPTN", 0, ""), I("DEC", 4, 0, ""))
    made.procs[-1:] = [proc("main", *wait, I("HALT", 0, ""))]
    return made


def test_a_space_is_read_by_limits_to_which_it_matters() -> None:
    """A text that only asks who is where it is reads its own space; one that does more with it reads all."""
    everywhere = {"field", "road", "mill"}
    for rest, spaces in (
        ((APART, *TOGETHER), {"mill"}),
        ((APART, I("MOV", 5, 3), *TOGETHER), everywhere),
        ((APART, I("EQ", 5, 1, 4), *TOGETHER), everywhere),
        ((I("JEQ", 3, 4, "no"), *TOGETHER), everywhere),
    ):
        masks = limit_masks(board(*NEAR, *rest))

        assert masks.spaces == dict.fromkeys(spaces, 1)
        assert masks.zones == {}


def test_a_limit_looks_where_a_space_matters_to_it(native: bool) -> None:
    """It looks at all when somebody comes to that space or leaves it, and not at moves elsewhere.

    Where what holds somebody is no space and may be anywhere, it looks too.
    """
    played = game(board(*NEAR, APART, *TOGETHER), native=native)
    looks: list[int] = []
    for way, to in (
        *(("walk", space) for space in ("field", "road", "mill", "field", "road")),
        ("embark", "boat"),
        ("walk", "road"),
    ):
        played.drain()
        played.start_proc(way, (played.entity("seat0"), played.entity(to)))
        looks.append(len([line for line in played.drain() if line.values]))

    assert looks == [0, 0, 3, 3, 0, 3, 3]


def test_a_limit_on_an_empty_zone_is_not_looked_at(native: bool) -> None:
    """With a zone named, only seats with something in theirs are looked at."""
    main = proc(
        "main", I("LDI", 0, 1), I("CALL", 1, "give", 0), *ASK,
        I("HALT", 0, ""),
    )  # fmt: skip
    for zone, looked in (("", [0, 1, 2]), ("hand", [1])):
        made = table(main, limits=(ir.Limit("trim", "trim", zone=zone),))
        made.entities[3:] = made.entities[3:5]
        assert [line.values[0] for line in game(made, native=native).drain()] == looked


def test_a_limit_of_several_things_wakes_when_one_of_them_counts(native: bool) -> None:
    """It sleeps while none of its things lies in the hand of anybody, and then looks at those that do."""
    soon = proc(
        "soon",
        I("LDI", 1, -1),
        L("next"),
        I("FIND", 1, 1, "thing"),
        I("JLTI", 1, 0, "end"),
        I("JNIN", 1, "hand", "next"),
        I("LOG", "in hand: {0:e}", 1),
        I("JMP", "next"),
        L("end"),
        I("RETI", 0),
        params=1,
    )
    made = table(WAITING, soon, LOOK)
    made.limits = [ir.Limit("soon", "soon", each=False)]
    played = game(made, native=native)
    sleeping = asleep(
        played.image, played.image.names["procs"].index("soon"), tagged(played.image.rows["tags"])
    )
    assert sleeping == (3, 7, 1 << 2)

    found: list[list[str]] = []
    for name, zone, bearer in (
        ("t2", "pile", ""),
        ("t3", "hand", "seat1"),
        ("t1", "hand", "seat0"),
        ("t3", "away", ""),
        ("t1", "deck", ""),
    ):
        played.drain()
        played.move(name, zone, bearer)
        played.start_proc("look")
        found.append([played.name(line.values[0]) for line in played.drain() if line.values])

    assert found == [[], ["t3"], ["t1", "t3"], ["t1"], []]
