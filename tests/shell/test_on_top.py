"""Packs that begin on top of a whole edition."""

import pytest

from shellkit import Program, process


@pytest.mark.parametrize("base", ["classic", "destinies", "revised"])
def test_a_pack_on_top_of_another_plays_from_the_start(talisman: Program, base: str) -> None:
    """`new --on` takes what the other pack brings: cards, a rule and scenarios that pass.

    The pack is a whole edition with little on top, so it is checked and played in a process of its own, where
    what is compiled serves.
    """
    assert talisman("new", "mine", "--on", base).status == 0
    assert "no problems" in process("check", "--strict", "mine").out
    played = process("test", "mine")
    assert (played.status, "0 passed" in played.out) == (0, False)
