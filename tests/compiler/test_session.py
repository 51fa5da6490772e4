"""Packs compiled again and again: whatever is changed, what is said is what a fresh compile says."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from edited import Packs, history
from langkit import example, kept, one_table, small_pack
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs, compiled
from talisman.compiler.pack import Cache, NoCache, PackSource
from talisman.compiler.session import Session
from talisman.compiler.source import Source
from talisman.compiler.syntax.shared import Shared
from talisman.packs import load
from talisman.values import evolve

ROOT = Path(__file__).parents[2]
LANGUAGE = ROOT / "tests" / "language"


STALL = PackSource(
    "stall",
    "1.0.0",
    "A stall on the market",
    (
        Source(
            "stall",
            "guests.tal",
            "guest Herald: when visited: gain 1 coin\n\nguest Duke: when visited: gain 2 coins\n",
        ),
        Source(
            "stall",
            "rules.tal",
            'rule "Rent"\n    for each trader: when you begin a turn: you may gain 1 coin\n',
        ),
        Source(
            "stall",
            "words.tal",
            "counter spark (sparks)\n    of a trader\n\nguest Lamp: when visited: gain 1 spark\n",
        ),
    ),
    ("small",),
    (2, 4),
    "partial",
)
MARKET: Packs = (small_pack(), STALL)
NAMES = ("race", "promises-states.tal", "promises-6.tal", "promises-meant.tal", "rulings-1.tal")


def pack_of(name: str) -> Packs:
    """Packs to be changed: a game of the tests, or a page of promises on the small market."""
    if name.endswith(".tal"):
        return example((LANGUAGE / name).read_text(encoding="utf-8")).packs
    return load([str(ROOT / "tests" / "packs" / name)], Bag(), NoCache()).packs


@pytest.fixture(scope="module")
def tables(request: pytest.FixtureRequest) -> Cache:
    """One table for the words of all packs here."""
    return one_table([MARKET, *map(pack_of, NAMES)], kept(request))


@pytest.fixture
def session(tables: Cache) -> Session:
    """A session that knows nothing but the table."""
    return Session(tables)


def compare(session: Session, packs: Sequence[PackSource]) -> bool:
    """What the session says and makes of packs is what a fresh compile does; whether nothing is wrong."""
    here, fresh = Bag(), Bag()
    session.check(packs, here)
    made = compile_packs(packs, fresh, session.cache, shared=Shared(tables=session.shared.tables))
    assert here.sorted() == fresh.sorted()
    mine = session.compiled()
    assert (mine is None) == (made is None)
    if mine is not None and made is not None and session.last is not None:
        assert mine.text == made.text
        told = compiled(made.model, made.parsed, scenarios=True)
        assert compiled(*session.last, scenarios=True).text == told.text
    return made is not None


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_changed_it_says_what_a_fresh_compile_says(name: str, session: Session) -> None:
    """Files changed, broken, mended, added, renamed and taken away: equal messages, and equal images."""
    packs = pack_of(name)
    assert compare(session, packs)

    fine = [compare(session, now) for now in history(packs, Random(len(name)), 8)]

    assert any(fine)


def changed(packs: Packs, path: str, old: str, new: str) -> Packs:
    """Packs with one text exchanged for another in a file of the last one."""
    last = packs[-1]
    sources = tuple(
        evolve(one, text=one.text.replace(old, new)) if one.path == path else one for one in last.sources
    )
    assert sources != last.sources
    return (*packs[:-1], evolve(last, sources=sources))


def read_anew(session: Session, packs: Packs) -> set[str]:
    """Check packs, and tell the files of the texts that were not taken over from before."""
    before = {id(read) for read in session.kept.reads.values()}
    assert compare(session, packs)
    return {read.node.span.file for read in session.kept.reads.values() if id(read) not in before}


def test_only_the_card_that_has_changed_is_read_anew(session: Session) -> None:
    """Not the other card in its file, nor any other file."""
    assert compare(session, MARKET)

    anew = changed(MARKET, "guests.tal", "gain 2 coins", "gain 3 coins")
    before = dict(session.kept.reads)

    assert read_anew(session, anew) == {"stall/guests.tal"}
    kept = [read.node for key, read in session.kept.reads.items() if key in before]
    assert len(before) - len(kept) == 1


def test_what_stands_below_a_new_line_has_other_places(session: Session) -> None:
    """A line more above a card moves it, and messages about it."""
    compare(session, MARKET)
    wrong = changed(MARKET, "guests.tal", "gain 2 coins", "gain 2 coin")
    compare(session, wrong)
    moved = changed(wrong, "guests.tal", "guest Herald", "# a remark\nguest Herald")

    bag = Bag()
    session.check(moved, bag)

    assert [(found.span.file, found.span.line) for found in bag.found] == [("stall/guests.tal", 4)]


def test_a_changed_declaration_reaches_all_files(session: Session) -> None:
    """A counter is renamed: the file that still says the old word is wrong, and right again afterwards."""
    compare(session, MARKET)
    renamed = changed(MARKET, "words.tal", "counter spark (sparks)", "counter flame (flames)")

    assert not compare(session, renamed)
    assert compare(session, MARKET)
    assert not compare(session, renamed)


def test_a_printed_number_is_asked_for_by_no_text(session: Session) -> None:
    """How heavy a ware is matters when it is played: only its own text is read anew."""
    packs = changed(MARKET, "guests.tal", "guest Herald", "ware Stool: weight 2\n\nguest Herald")
    assert compare(session, packs)

    assert read_anew(session, changed(packs, "guests.tal", "weight 2", "weight 3")) == {"stall/guests.tal"}


def test_a_declaration_may_move(session: Session) -> None:
    """With a line above it all texts mean what they meant, and only those of its file are read anew."""
    assert compare(session, MARKET)

    moved = changed(MARKET, "words.tal", "counter", "# a remark\ncounter")
    assert read_anew(session, moved) == {"stall/words.tal"}


def test_a_card_of_another_kind_is_another_card(session: Session) -> None:
    """What is printed on a card is known to all texts, so that all are read anew."""
    compare(session, MARKET)

    compare(session, changed(MARKET, "guests.tal", "guest Duke", "guest Count"))
    compare(session, changed(MARKET, "guests.tal", "guest Duke:", "guest Duke x2:"))


def test_a_name_that_several_things_have_now_is_read_so_by_other_texts(session: Session) -> None:
    """Another file says the name: of one thing it was that one, of two it is any of them."""
    packs = changed(MARKET, "guests.tal", "guest Herald", "ware Stool\n\nguest Herald")
    packs = changed(packs, "rules.tal", "gain 1 coin", "discard Stool")
    assert compare(session, packs)

    assert compare(session, changed(packs, "guests.tal", "ware Stool", "ware Stool x2"))


def test_what_a_text_has_made_is_made_again_where_another_one_changes(session: Session) -> None:
    """What lasts is in the model of what makes it, though that was not read again."""
    lasting = "letter Fog: when you gain this: until the end of this turn: +1 charm\n\n"
    packs = changed(MARKET, "words.tal", "guest Lamp", f"{lasting}guest Lamp")
    assert compare(session, packs)

    assert read_anew(session, changed(packs, "guests.tal", "gain 2 coins", "gain 3 coins")) == {
        "stall/guests.tal"
    }


def test_what_is_divided_by_nothing_is_told_again_where_another_text_changes(session: Session) -> None:
    """It is settled when all has been read: what was taken over divides by the parameter, too."""
    toll = "parameter toll: number\n    default 0\n    from 0 to 3\n"
    divided = "letter Tax: when you gain this: lose your coins divided by the toll rounded down coins"
    packs = changed(MARKET, "words.tal", "guest Lamp", f"{toll}{divided}\n\nguest Lamp")
    assert not compare(session, packs)

    assert not compare(session, changed(packs, "guests.tal", "gain 2 coins", "gain 3 coins"))


def test_a_role_that_holds_several_things_now_is_read_so_by_other_texts(session: Session) -> None:
    """A card chooses several things for a role, not one: what another card does with it is another code."""
    words = """counter spark (sparks)
    of a trader

procedure exchange (exchanges)
    of a trader
    step "bid": choose one
        "keep": nothing
        "offer": choose a ware in your basket as the offer
"""
    guests = """letter Gift: option of exchange "give": choose any number of your wares as the return

letter Bid: option of exchange "bid": choose a ware in your basket as the offer

letter Burn: option of exchange "burn": discard the offer
"""
    texts = {"words.tal": words, "guests.tal": guests}
    last = MARKET[-1]
    sources = tuple(evolve(one, text=texts.get(one.path, one.text)) for one in last.sources)
    packs = (*MARKET[:-1], evolve(last, sources=sources))
    assert compare(session, packs)

    several = changed(packs, "guests.tal", "choose a ware in your basket", "choose any number of your wares")

    assert compare(session, several)


def test_what_was_read_for_files_that_are_gone_is_forgotten(session: Session) -> None:
    """However often a file is changed, no more is kept than for one state of the packs."""
    sizes = set()
    for number in range(2, 30):
        session.check(changed(MARKET, "guests.tal", "gain 2 coins", f"gain {number + 1} coins"), Bag())
        again = session.shared.again
        assert again is not None
        if number == 2:
            continue  # what only the first check looks at is forgotten with the second
        sizes.add((
            len(session.kept.reads), len(session.kept.changed), len(session.kept.leaves),
            len(session.shared.items), len(session.shared.trees), len(again.headings), len(again.pieces),
            len(session.overlaid.paths), len(session.looked.before), len(session.kept.states),
        ))  # fmt: skip

    assert len(sizes) == 1
