"""Stats and effects: what counts for whom, in which order, and for how long."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from irkit import I, L, game, proc, program
from talisman.compiler.ir import program as ir
from talisman.runtime.game.game import Game, GameError

ENTITIES = (
    ir.Entity("ring", "Ring", ("thing",), zone=("field", "")),
    ir.Entity("lamp", "Lamp", ("thing",), zone=("field", "")),
    ir.Entity("sack", "Sack", ("bearer", "thing"), zone=("field", "")),
)
ZONES = (ir.ZoneClass("field"), ir.ZoneClass("hand", "seat"), ir.ZoneClass("inside", "bearer"))
READ = proc("read", I("STAT", 3, "reach", 0), I("RET", 3), params=3)


def table(
    modifiers: Sequence[ir.Modifier],
    *procs: ir.Proc,
    native: bool,
    effects: Sequence[str] = (),
    trace: bool = False,
) -> Game:
    """A game with a stat `reach`, things in a field, hands and a sack."""
    made = program(
        READ,
        *procs,
        entities=ENTITIES,
        tags=["thing", "bearer"],
        zones=ZONES,
        stats=["reach", "other"],
        modifiers=modifiers,
        effects=effects,
        levels=[ir.Level("span")],
    )
    return game(made, native=native, trace=trace)


def reach(played: Game, subject: int, base: int = 10, context: int = 0) -> int:
    """The stat of a subject."""
    return played.call("read", subject, context, base)


def test_a_thing_counts_for_who_holds_it(native: bool) -> None:
    """A modifier is in force where its zones say, for the holder alone, and follows the thing."""
    played = table([ir.Modifier("m", "reach", amount=3, carrier="ring", zones=("hand",))], native=native)
    before = reach(played, 0)
    played.move("ring", "hand", "seat1")

    assert before == 10
    assert [reach(played, seat) for seat in range(3)] == [10, 13, 10]
    played.move("ring", "hand", "seat2")
    assert [reach(played, seat) for seat in range(3)] == [10, 10, 13]
    played.move("ring", "")
    assert [reach(played, seat) for seat in range(3)] == [10, 10, 10]


def test_what_counts_for_one_thing_counts_for_it_alone(native: bool) -> None:
    """Code of a modifier that asks first whether it is about a certain thing is run for that."""
    lamp = len(["seat0", "seat1", "seat2", "ring"])
    lent = proc(
        "lent", I("JNEI", 0, lamp, "no"), I("RETI", 4), L("no"), I("RETI", 0), params=3, kind="modifier"
    )
    played = table([ir.Modifier("m", "reach", proc="lent", common=True)], lent, native=native)

    assert played.entity("lamp") == lamp
    assert [reach(played, thing) for thing in range(lamp + 2)] == [10] * lamp + [14, 10]


def test_a_thing_inside_another_goes_where_that_goes(native: bool) -> None:
    """Moving a bearer moves what its contents bring; putting it down ends that."""
    played = table([ir.Modifier("m", "reach", amount=3, carrier="ring", zones=("inside",))], native=native)
    played.move("ring", "inside", "sack")
    played.move("sack", "hand", "seat1")
    held = [reach(played, seat) for seat in range(3)]
    played.move("sack", "hand", "seat2")

    assert held == [10, 13, 10]
    assert [reach(played, seat) for seat in range(3)] == [10, 10, 13]


def test_a_thing_cannot_be_put_into_itself(native: bool) -> None:
    """Nor into something it bears: from outside an error, in the rules a fault."""
    played = table([], native=native)

    with pytest.raises(GameError, match="sack"):
        played.move("sack", "inside", "sack")


def test_kinds_combine_in_one_fixed_order(native: bool) -> None:
    """Set, then add, then at least, then at most: however they are declared."""
    kinds = [("most", 30), ("least", 12), ("add", 5), ("set", 4), ("add", 1)]
    modifiers = [ir.Modifier(f"m{n}", "reach", kind, amount) for n, (kind, amount) in enumerate(kinds)]
    big = [*modifiers, ir.Modifier("big", "reach", amount=50)]

    assert reach(table(modifiers, native=native), 0) == 12
    assert reach(table(modifiers[2:], native=native), 0) == 10
    assert reach(table(big, native=native), 0) == 30


def test_context_bits_must_all_be_there(native: bool) -> None:
    """A modifier that needs context counts only when every bit it needs is given."""
    played = table([ir.Modifier("m", "reach", amount=1, context=0b101)], native=native)

    assert [reach(played, 0, context=bits) for bits in (0, 1, 4, 5, 7)] == [10, 10, 10, 11, 11]


def test_what_is_suppressed_does_not_count(native: bool) -> None:
    """A suppressor hides the classes it names, wherever it stands in the order, and nothing else."""
    modifiers = [
        ir.Modifier("small", "reach", amount=1, classes=("small",)),
        ir.Modifier("held", "reach", amount=10, classes=("small",), carrier="ring", zones=("hand",)),
        ir.Modifier("large", "reach", amount=100, classes=("large",)),
        ir.Modifier("hide", "reach", "suppress", classes=("small",), carrier="lamp", zones=("hand",)),
    ]
    played = table(modifiers, native=native)
    played.move("ring", "hand", "seat1")
    played.move("lamp", "hand", "seat1")

    assert [reach(played, seat, 0) for seat in range(3)] == [101, 100, 101]


def test_a_suppressor_with_code_hides_only_when_it_says_so(native: bool) -> None:
    """Its procedure gets subject, context and carrier, and returns whether it is in force."""
    when = proc("when", I("EQ", 3, 0, 1), I("RET", 3), params=3, kind="modifier")
    modifiers = [
        ir.Modifier("small", "reach", amount=1, classes=("small",)),
        ir.Modifier("hide", "reach", "suppress", classes=("small",), proc="when"),
    ]
    played = table(modifiers, when, native=native)

    assert [reach(played, 1, 0, context) for context in (0, 1, 2)] == [1, 0, 1]


def test_a_modifier_with_code_gets_subject_context_and_carrier(native: bool) -> None:
    """What it returns is counted, among those without code before and after it."""
    code = (
        I("LDI", 3, 100),
        I("MUL", 0, 0, 3),
        I("ADD", 0, 0, 1),
        I("LDI", 3, 10),
        I("MUL", 2, 2, 3),
        I("ADD", 0, 0, 2),
    )
    modifiers = [
        ir.Modifier("a", "reach", amount=1000),
        ir.Modifier("b", "reach", proc="code", carrier="lamp", common=True),
        ir.Modifier("c", "reach", amount=2000),
    ]
    played = table(modifiers, proc("code", *code, I("RET", 0), params=3, kind="modifier"), native=native)

    assert reach(played, 2, 0, 7) == 3000 + 200 + 7 + 10 * played.entity("lamp")


@pytest.mark.parametrize("kind", ["add", "set", "least", "most"])
def test_a_modifier_whose_code_says_so_is_not_in_force(native: bool, kind: str) -> None:
    """The lowest number means: no part of it, whatever the kind."""
    never = proc("never", I("LDI", 3, -(2**31)), I("RET", 3), params=3, kind="modifier")
    played = table([ir.Modifier("m", "reach", kind, proc="never")], never, native=native)

    assert reach(played, 0) == 10


def test_parts_of_a_stat_are_told_when_asked_for(native: bool) -> None:
    """With tracing on, each modifier that counted is a line with its name and amount."""
    modifiers = [ir.Modifier("one", "reach", amount=1), ir.Modifier("two", "reach", amount=2)]
    played = table(modifiers, native=native, trace=True)
    played.start_proc("read", (0, 0, 5))

    assert played.result == 8
    assert [(line.text, line.values[2]) for line in played.drain() if line.kind == "part"] == [
        ("one", 1),
        ("two", 2),
    ]


NEW = proc(
    "new", I("MOV", 2, 0), I("LDI", 3, -1), I("MOV", 4, 1), I("EFNEW", 10, "glow", 2), I("RET", 10), params=2
)
END = proc("end", I("EFEND", 0), I("RETI", 0), params=1)


def test_effects_count_for_their_target_while_they_live(native: bool) -> None:
    """A constant modifier of an effect type counts once for each living effect on the subject."""
    played = table(
        [ir.Modifier("m", "reach", amount=2, effect="glow")], NEW, END, native=native, effects=["glow"]
    )
    for target in (0, 0, 1):
        played.start_proc("new", (target, 0))
    three = [reach(played, seat) for seat in range(3)]
    played.start_proc("end", (0,))

    assert three == [14, 12, 10]
    assert [reach(played, seat) for seat in range(3)] == [12, 12, 10]
    assert played.effects("glow") == [(0, -1, 0, 0, 0, 0), (1, -1, 0, 0, 0, 0)]


def test_an_effect_bound_to_a_frame_ends_with_it(native: bool) -> None:
    """Left by its own return or by being ended from inside: the effects of the nearest level go."""
    inner = proc(
        "inner",
        I("LDI", 2, 1),
        I("LDI", 3, -1),
        I("LDI", 8, 1),
        I("EFNEW", 9, "glow", 2),
        I("LDI", 4, 0),
        I("LDI", 5, 0),
        I("STAT", 6, "reach", 2),
        I("SETROLE", "span", 3, 6),
        I("JNZ", 0, "end"),
        I("RETI", 0),
        L("end"),
        I("ENDL", "span", 6),
        params=1,
    )
    span = proc("span", I("CALL", 2, "inner", 0), I("RET", 3), params=1, level="span")
    played = table(
        [ir.Modifier("m", "reach", amount=2, effect="glow")], inner, span, native=native, effects=["glow"]
    )
    for way in (0, 1):
        played.start_proc("span", (way,))
        assert played.status == "done"
        assert played.effects("glow") == []
        assert reach(played, 1) == 10


def test_rules_of_an_effect_type_are_in_force_while_one_lives(native: bool) -> None:
    """The first effect switches them on, the last one off."""
    count = proc("count", I("GETG", 1, "n"), I("ADDI", 1, 1, 1), I("SETG", "n", 1), I("RETI", 0), params=1)
    go = proc(
        "go", *(I("LDI", n, -1) for n in range(6)), I("RAISE", 6, "act", 0), I("GETG", 7, "n"), I("RET", 7)
    )
    made = program(
        NEW,
        END,
        count,
        go,
        events=[ir.Event("act")],
        effects=["glow"],
        globals=[ir.Global("n")],
        rules=[ir.Rule("r", "act", "after", "count", effect="glow")],
    )
    played = game(made, native=native)
    found = [played.call("go")]
    played.start_proc("new", (0, 0))
    played.start_proc("new", (1, 0))
    found.append(played.call("go"))
    played.start_proc("end", (0,))
    found.append(played.call("go"))
    played.start_proc("end", (1,))
    found.append(played.call("go"))

    assert found == [0, 1, 1, 0]
