"""Time and memory of verifying and linking grow with the image, or it is refused before they are taken."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import cast

import pytest

from irkit import I, proc, program, ready
from talisman.compiler.image.emit import emit
from talisman.compiler.ir import program as ir
from talisman.runtime.game.report import filled
from talisman.runtime.image import sieve, weight
from talisman.runtime.image.image import Image, InvalidImage, OversizeImage, read_image
from talisman.runtime.image.link import link
from talisman.runtime.image.strict import StrictError, parse
from talisman.runtime.image.verify import verify
from talisman.runtime.table.limits import MAX_TABLE_WORDS, MOST_LISTS, TOLD_LETTERS

MANY = 5_000
PLENTY = 8.0
"""Seconds of the processor for what takes a small part of one, and took a minute where it was not linear."""


def spent(work: Callable[[], object]) -> float:
    """Seconds of the processor."""
    began = time.process_time()
    work()
    return time.process_time() - began


def tables(**rows: list[tuple[int, ...]]) -> Image:
    """As much of an image as is weighed, with so many rows."""
    every = {
        name: rows.get(name, []) for name in ("entities", "edges", "levels", "zonesets", "zones", "fields")
    }
    every["tags"] = rows.get("tags", [])
    names = {"tags": rows.get("tag_names", []), "attrs": rows.get("attrs", [])}
    return cast(Image, SimpleNamespace(rows=every, names=names))


HEAVY = {
    "tags": tables(entities=[(0, 0, 0)] * 30_000, tag_names=[()] * 300_000),
    "printed": tables(entities=[(0, 0, 0)] * 50_000, attrs=[()] * 20_000),
    "spaces": tables(entities=[(2, 0, 0)] * MANY),
    "ways": tables(entities=[(2, 0, 0)] * 200, edges=[(0, 1, 0, -1)] * 100_000),
    "levels": tables(levels=[(0, 0)] * MANY),
    "sets": tables(zonesets=[()] * MANY, zones=[(-1, 0, 0, 0)] * MANY),
    "fields": tables(tags=[(0,), *[()] * 20_000, (0,)], fields=[(0, 0, 0)] * MANY),
    "all": tables(entities=[(0, 0, 0)] * 5_000, attrs=[()] * 2_000, levels=[(0, 0)] * 3_000),
}


@pytest.mark.parametrize("what", HEAVY)
def test_what_would_be_too_large_is_refused_by_its_lengths(what: str) -> None:
    """Nothing of it is made before: the words are counted."""
    with pytest.raises(OversizeImage, match=f"the most of all is {MAX_TABLE_WORDS:,}"):
        weight.check_weight(HEAVY[what])


def test_verifying_weighs_an_image(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is done for every image, and what is not too large is let through."""
    image = read_image(emit(program(entities=[ir.Entity("a", place=True, text="A")])))
    verify(image)
    monkeypatch.setattr(weight, "MAX_TABLE_WORDS", 3)
    with pytest.raises(OversizeImage):
        verify(image)


def test_a_large_ring_is_linked_at_once() -> None:
    """Distances take as long as there are pairs of spaces."""
    names = [f"s{number}" for number in range(400)]
    spaces = [ir.Entity(name, name, ("space",), place=True) for name in names]
    edges = [ir.Edge(one, other) for one, other in zip(names, [*names[1:], names[0]], strict=True)]
    made = program(entities=spaces, edges=edges, tags=["space"])

    assert spent(lambda: ready(made)) < PLENTY


def test_many_switches_on_a_large_table_are_verified_at_once() -> None:
    """The rows of a table are looked at once, however many instructions jump by it."""
    rows = {"rows": ir.Table(tuple((number, number, "end") for number in range(MANY)), "end")}
    code = [I("SWITCH", 0, "rows")] * MANY
    asks = (I("OPTS"), I("OPTN", 0, ""), I("DEC", 0, 2, ""))
    made = emit(program(proc("odd", *asks, *code, ir.Label("end"), I("RETI", 0), tables=rows)))
    image = read_image(made)

    assert spent(lambda: verify(image)) < PLENTY


def test_what_lies_behind_a_switch_is_looked_at() -> None:
    """A row of a table leads on like a jump: nothing may be raised between options and question."""
    rows = {"rows": ir.Table(((0, 0, "bad"), (1, 1, "good")), "good")}
    code = (I("OPTS"), I("SWITCH", 0, "rows"), ir.Label("bad"), I("RAISE", 6, "act", 8), ir.Label("good"))
    ask = (I("OPTN", 0, ""), I("DEC", 0, 2, ""), I("RETI", 0))
    made = program(proc("odd", *code, *ask, tables=rows), events=[ir.Event("act")])

    with pytest.raises(InvalidImage, match="RAISE between"):
        ready(made)


def test_levels_above_each_other_are_verified_at_once() -> None:
    """A level has the slots that every heir of it has; a chain is gone through once."""
    levels = [ir.Level(f"l{number}", f"l{number - 1}" if number else "") for number in range(2_000)]
    last = [proc(f"p{number}", I("RETI", 0), level="l1999", regs=3) for number in range(2_000)]
    made = emit(program(*last, proc("reads", I("ROLE", 0, "l0", 0), I("RETI", 0)), levels=levels))
    image = read_image(made)

    assert spent(lambda: verify(image)) < PLENTY


def test_stats_and_modifiers_are_linked_at_once() -> None:
    """Modifiers are grouped by stat once."""
    stats = [f"s{number}" for number in range(3_000)]
    modifiers = [ir.Modifier(f"m{number}", stats[number % 3_000], amount=1) for number in range(20_000)]
    image = read_image(emit(program(stats=stats, modifiers=modifiers)))

    assert spent(lambda: link(image)) < PLENTY


def test_rows_of_a_sieve_are_the_rules_that_let_a_thing_pass() -> None:
    """Kept together, parted or told one by one: for each thing the same bits."""
    picks = Random(3)
    for count in (1, 40, 200):
        things = sieve._Things(cast(Image, SimpleNamespace(rows={"entities": [()] * (count - 1)})), {})
        numbers = sorted(picks.sample(range(100), 12))
        passing = [
            picks.getrandbits(count) & (-1 if picks.random() < 0.5 else picks.choice((0, 1 << count // 2, 3)))
            for _ in numbers
        ]
        rows = sieve._rows(numbers, passing, things)
        for thing in range(count):
            wanted = {number for number, those in zip(numbers, passing, strict=True) if those >> thing & 1}
            first = numbers[0] // 30
            assert wanted == {
                (first + place) * 30 + bit
                for place, word in enumerate(rows[thing])
                for bit in range(30)
                if word >> bit & 1
            }


def test_a_sieve_that_would_be_too_large_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """It spares work only; where it takes more than it spares, rules are asked one by one."""
    things = sieve._Things(cast(Image, SimpleNamespace(rows={"entities": [()] * 500})), {})
    passing = [Random(seed).getrandbits(501) for seed in range(12)]

    assert len(sieve._rows(range(12), passing, things)) == 501
    monkeypatch.setattr(sieve, "MAX_SIEVE_WORDS", 1_000)
    assert sieve._rows(range(12), passing, things) == ()


@pytest.mark.parametrize(("many", "kept"), [(8, 501), (9, 0)])
def test_what_a_rule_lets_pass_is_told_thing_by_thing_where_it_is_little(
    many: int, kept: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fifty rules that part all things make rows of 918 words; for nine things each there would be 900."""
    things = sieve._Things(cast(Image, SimpleNamespace(rows={"entities": [()] * 500})), {})
    passing = [((1 << many) - 1) << many * number for number in range(50)]
    monkeypatch.setattr(sieve, "MAX_SIEVE_WORDS", 910)

    assert len(sieve._rows(range(50), passing, things)) == kept


def test_a_text_of_many_places_is_cut() -> None:
    """Names within names within texts come to no more than a limit, and a name has no places."""
    long = ir.Entity("long", "x" * 20_000 + "{1}")
    image = read_image(emit(program(entities=[long, ir.Entity("odd", "{1} and {0}")])))

    assert len(filled(image, "{0}" * 20_000, (3, 3))) <= TOLD_LETTERS
    assert len(filled(image, "a{0}" * 20_000, (0, 3))) <= TOLD_LETTERS
    assert filled(image, "{0}, {1:n}, {1:cow|cows}, {0:cow|cows}, {2}", (4, 1)) == (
        "{1} and {0}, 1, 1 cow, 4 cows, {2}"
    )


def test_json_of_too_many_lists_is_refused() -> None:
    """Empty lists are small on disk and large in memory."""
    text = "[" + ",".join(["[]"] * (MOST_LISTS + 1)) + "]"

    with pytest.raises(StrictError, match="lists"):
        parse(text)


def test_a_text_of_escapes_takes_a_few_times_its_size() -> None:
    """To look for its end keeps no place to go back to for each of them."""
    text = '["' + "\\u0041" * 500_000 + '"]'
    tracemalloc.start()
    try:
        assert parse(text) == ["A" * 500_000]
        assert tracemalloc.get_traced_memory()[1] < 8 * len(text)
    finally:
        tracemalloc.stop()
