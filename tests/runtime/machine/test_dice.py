"""Dice: the published vectors, and the machine's loop against the short form."""

from __future__ import annotations

import pytest

from irkit import I, game, proc, program
from talisman.compiler.image.layout import purpose_key
from talisman.compiler.ir.program import Global
from talisman.runtime.machine.dice import below, mix, word

VECTORS = (
    (0, 0, 0, 1, 0xE220A8397B1DCDAF, 5, 883313),
    (0, 0, 0, 2, 0x6E789E6AA1B965F4, 2, 431529),
    (1, 0, 0, 1, 0xBFEF8030DDC2D772, 4, 749750),
    (0x4D0000004D, 0xDEADBEEF, 3, 1, 0x4D5373B88BD04211, 1, 302055),
    ((1 << 64) - 1, 0xFFFFFFFF, 7, 1000000, 0xC14BBBF649E81BD3, 4, 755064),
)


@pytest.mark.parametrize("vector", VECTORS)
def test_dice_follow_the_vectors(vector: tuple[int, ...]) -> None:
    """A die is a function of seed, purpose, subject and count, with these values."""
    seed, purpose, subject, count, bits, six, million = vector

    assert word(seed, purpose, subject, count) == bits
    assert below(6, seed, purpose, subject, count) == six
    assert below(1000003, seed, purpose, subject, count) == million


def test_mix_follows_the_vectors() -> None:
    """Spreading bits has these values at the ends of its range."""
    assert [mix(0), mix(1), mix((1 << 64) - 1)] == [0, 0x5692161D100B05E5, 0xB4D055FCF2CBBD7B]


def test_draws_that_would_be_unfair_are_drawn_again() -> None:
    """With 1,610,612,736 sides the first, second and fifth draw are rejected once, and no count is lost."""
    assert [below(1610612736, 5, 9, 0, count) for count in range(1, 9)] == [
        404732093,
        816359479,
        990741574,
        1134973236,
        752430307,
        1373354141,
        1150899123,
        974613804,
    ]


@pytest.mark.parametrize("seed", [0, 7, -1, 0x9E3779B97F4A7C15])
@pytest.mark.parametrize("sides", [1, 2, 6, 1000003, 2**31 - 1])
def test_the_machine_rolls_what_the_short_form_says(native: bool, seed: int, sides: int) -> None:
    """Two dice of a seat and one of nobody are those of the short form."""
    roll = (I("LDI", 0, 2), I("LDI", 1, sides), I("DIE", 2, "luck", 0), I("DIE", 3, "luck", 0))
    store = (I("SETG", "a", 2), I("SETG", "b", 3), I("LDI", 0, -1), I("DIE", 2, "luck", 0), I("SETG", "c", 2))
    made = program(
        proc("main", *roll, *store, I("HALT", 0, "")),
        purposes=["luck"],
        globals=_globals("a", "b", "c"),
    )
    played = game(made, seed=seed, native=native)
    key = purpose_key("luck") & 0xFFFFFFFF
    seed &= (1 << 64) - 1

    assert [played.get_global(name) for name in "abc"] == [
        below(sides, seed, key, 3, 1) + 1,
        below(sides, seed, key, 3, 2) + 1,
        below(sides, seed, key, 0, 1) + 1,
    ]


def _globals(*names: str) -> list[Global]:
    from talisman.compiler.ir.program import Global

    return [Global(name) for name in names]
