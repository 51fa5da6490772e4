"""Where a fault lies: in a line of the pack, and where the machine's own code fails, in whoever called it."""

from __future__ import annotations

import pytest

from langkit import small_pack
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs
from talisman.compiler.pack import PackSource
from talisman.compiler.source import Source
from talisman.runtime.game.report import fault
from talisman.runtime.image.image import Image, place_of, proc_at, read_image

TEXT = "guest Tinker: when visited: gain 1 coin\n"


@pytest.fixture(scope="module")
def image() -> Image:
    """The market with one rule of its own."""
    market = small_pack()
    own = PackSource(
        "own", "1.0.0", "Own", (Source("own", "own.tal", TEXT),), (market.name,), (2, 4), "partial"
    )
    made = compile_packs([market, own], Bag())
    assert made is not None
    return read_image(made.image)


def places(image: Image) -> tuple[int, int]:
    """An instruction of the rule, and one of the machine's own code."""
    every = range(len(image.code) // 4)
    own = next(at for at in every if place_of(image, at)[0] == "own/own.tal")
    return own, next(at for at in every if not place_of(image, at)[1])


def test_a_fault_in_a_rule_names_its_line(image: Image) -> None:
    """The line of the very instruction, whoever called it."""
    rule, machine = places(image)

    found = fault(image, 1, rule * 4, 0, [proc_at(image, machine)])

    assert (found.file, found.line) == ("own/own.tal", 1)


def test_a_fault_in_the_code_of_the_machine_names_the_line_that_led_there(image: Image) -> None:
    """The first of those that called each other that has a line of a pack."""
    rule, machine = places(image)

    found = fault(image, 1, machine * 4, 0, [proc_at(image, machine), proc_at(image, rule)])
    nowhere = fault(image, 1, machine * 4, 0, [])

    assert (found.file, found.line) == ("own/own.tal", 1)
    assert (nowhere.file, nowhere.line) == ("", 0)
