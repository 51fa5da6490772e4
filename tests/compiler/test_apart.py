"""Scenarios that are not read again: whatever is changed, what is said is what a check of everything says."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from edited import Packs, history
from langkit import example, kept, one_table, small_pack
from talisman.compiler import apart, driver
from talisman.compiler.diagnostics import Bag, Stop
from talisman.compiler.pack import Cache, NoCache, PackSource
from talisman.compiler.source import Source
from talisman.packs import load
from talisman.values import evolve

ROOT = Path(__file__).parents[2]
LANGUAGE = ROOT / "tests" / "language"
NAMES = ("race", "promises-states.tal", "promises-6.tal", "promises-meant.tal", "rulings-1.tal")
RULES = """counter spark (sparks)
    of a trader

guest Lantern: when visited: gain 1 spark

ware Stool: weight 2

letter Coupon: when visited: gain 1 coin
"""
FIRST = """scenario "Sparks"
    given Ann at Fountain with 1 spark
    Ann gains 1 spark
    expect Ann's sparks are 2
"""
SECOND = """scenario "Heavy"
    given Ann at Fountain with Stool and Coupon
    Ann discards Stool
    Ann sends Coupon
    expect Ann's sparks are 0
"""


def apart_from(one: PackSource) -> PackSource:
    """A pack with its scenarios in files of their own, three in each."""
    rules: list[Source] = []
    told: list[str] = []
    for source in one.sources:
        if source.of_scenarios:
            rules.append(source)
            continue
        items = list(_items(source.text))
        told += [item for item in items if item.startswith("scenario")]
        rest = "".join(item for item in items if not item.startswith("scenario"))
        rules.append(evolve(source, text=rest))
    files = [
        Source(one.name, f"scenarios/{at:03}.tal", "".join(told[at : at + 3]))
        for at in range(0, len(told), 3)
    ]
    return evolve(one, sources=tuple(sorted((*rules, *files), key=lambda source: source.path)))


def _items(text: str) -> Iterator[str]:
    """Lines at the margin with what stands below them."""
    found = ""
    for line in text.splitlines(keepends=True):
        if found and line[0] not in " #\n":
            yield found
            found = ""
        found += line
    yield found


def pack_of(name: str) -> Packs:
    """Packs to be changed: a game of the tests, or a page of promises on the small market."""
    if name.endswith(".tal"):
        found = example((LANGUAGE / name).read_text(encoding="utf-8")).packs
    else:
        found = load([str(ROOT / "tests" / "packs" / name)], Bag(), NoCache()).packs
    return tuple(map(apart_from, found))


MARKET: Packs = (
    small_pack(),
    PackSource(
        "stall",
        "1.0.0",
        "A stall on the market",
        (
            Source("stall", "rules.tal", RULES),
            Source("stall", "scenarios/first.tal", FIRST),
            Source("stall", "scenarios/second.tal", SECOND),
        ),
        ("small",),
        (2, 4),
        "partial",
    ),
)


@pytest.fixture(scope="module")
def tables(request: pytest.FixtureRequest) -> Cache:
    """One table for the words of all packs here."""
    return one_table([MARKET, *map(pack_of, NAMES)], kept(request))


class Checks:
    """Processes, one after the other, that know only what the one before has kept."""

    def __init__(self, tables: Cache) -> None:
        """Nothing is kept."""
        self.tables = tables
        self.keep: bytes | None = None
        self.said: list[str] = []

    def check(self, packs: Packs) -> set[str]:
        """The files of scenarios that were read, if there is no error.

        What was said is what is said where everything is read.
        """
        here, fresh = Bag(), Bag()
        read: set[str] = set()
        with suppress(Stop):
            seen = apart.look(packs, here, self.tables, self.keep)
            self.keep, read = seen.keep, {file.partition("/")[2] for file in seen.read}
        with suppress(Stop):
            driver.checked(driver.parse_packs(packs, fresh, self.tables), fresh)
        assert here.sorted() == fresh.sorted()
        self.said = [one.code for one in here.found]
        return read


@pytest.fixture
def checks(tables: Cache) -> Checks:
    """A first process knows nothing."""
    return Checks(tables)


def changed(path: str, old: str, new: str, packs: Packs = MARKET) -> Packs:
    """The market with one text exchanged for another in a file of the stall."""
    stall = packs[-1]
    sources = tuple(
        evolve(one, text=one.text.replace(old, new)) if one.path == path else one for one in stall.sources
    )
    assert sources != stall.sources
    return (*packs[:-1], evolve(stall, sources=sources))


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_changed_what_everybody_would_say_is_said(name: str, checks: Checks) -> None:
    """Files changed, broken, mended, added, renamed, taken away: equal messages, and files left out."""
    packs = pack_of(name)
    read = len(checks.check(packs))

    left_out = []
    for now in history(packs, Random(len(name)), 12):
        found = checks.check(now)
        left_out.append("E" not in str(checks.said) and len(found) < read)

    assert any(left_out)


def test_only_the_file_that_has_changed_is_read(checks: Checks) -> None:
    """Of the others it is known that nothing is wrong with them."""
    assert checks.check(MARKET) == {"scenarios/first.tal", "scenarios/second.tal"}
    assert checks.check(MARKET) == set()

    assert checks.check(changed("scenarios/first.tal", '"Sparks"', '"More sparks"')) == {
        "scenarios/first.tal"
    }


@pytest.mark.parametrize(
    ("old", "new"),
    [("gain 1 spark", "gain 2 sparks"), ("guest Lantern:", "# a remark\n\nguest Lantern:")],
)
def test_what_a_card_does_and_where_it_stands_no_scenario_asks(old: str, new: str, checks: Checks) -> None:
    """Scenarios are read against what is declared and printed."""
    checks.check(MARKET)

    assert checks.check(changed("rules.tal", old, new)) == set()


@pytest.mark.parametrize(
    ("old", "new"),
    [("(sparks)", "(flames)"), ("ware Stool", "ware Bench"), ("of a trader", "of a trader\n    floor 0")],
)
def test_what_is_declared_reaches_all_scenarios(old: str, new: str, checks: Checks) -> None:
    """What they say may be wrong now, or mean something else."""
    checks.check(MARKET)
    read = checks.check(changed("rules.tal", old, new))

    assert checks.said or read == {"scenarios/first.tal", "scenarios/second.tal"}


def test_a_problem_is_told_again(checks: Checks) -> None:
    """A file in which something is wrong is read each time."""
    checks.check(MARKET)
    wrong = changed("scenarios/second.tal", "with Stool", "with Bench")

    checks.check(wrong)
    assert checks.said == ["E0301"]
    checks.check(wrong)
    assert checks.said == ["E0301"]
    assert checks.check(MARKET) == set()


def test_a_text_that_offers_more_than_a_deed_is_heard_of_by_scenarios(checks: Checks) -> None:
    """A deed for which a card now does more is told, though neither the deed nor any word has changed."""
    checks.check(MARKET)

    offers = changed(
        "rules.tal", "when visited: gain 1 coin", "before the bid: you may send this: gain 1 coin"
    )

    assert checks.check(offers) != set()
    assert checks.check(offers) == {"scenarios/second.tal"}
    assert checks.said == ["W0530"]


@pytest.mark.parametrize("known", [b"x", b"\0" * 64, b"\xff" * 17])
def test_what_is_no_memory_of_ours_is_of_no_use(known: bytes, checks: Checks) -> None:
    """Whatever is kept, packs are looked at."""
    checks.keep = known

    assert checks.check(MARKET) == {"scenarios/first.tal", "scenarios/second.tal"}


def test_scenarios_of_what_a_house_rule_takes_away_are_left_out(checks: Checks) -> None:
    """Those of packs that know nothing of that, whatever else they change; else it is a mistake."""
    bare = Source("bare", "house.tal", 'house rule "No stools"\n    remove stall.stool\n')
    thrift = Source("thrift", "house.tal", 'house rule "Thrift"\n    change small.rent: 2 -> 1\n')
    told = "scenarios/told.tal"

    def packs(*needs: str) -> Packs:
        sources = (thrift, Source("thrift", told, SECOND))
        known = PackSource(
            "thrift", "1.0.0", "Thrift", sources, ("small", "stall", *needs), (2, 4), "partial"
        )
        taking = PackSource("bare", "1.0.0", "Bare", (bare,), ("small", "stall"), (2, 4), "partial")
        return (*MARKET, taking, known)

    checks.check(packs())
    assert [code for code in checks.said if code[0] == "E"] == []
    checks.check(packs("bare"))
    assert set(checks.said) >= {"E0301"}
