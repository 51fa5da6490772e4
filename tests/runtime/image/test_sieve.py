"""Sieves spare the asking of rules that would say no; what happens is the same without them."""

from __future__ import annotations

from pathlib import Path

import pytest

from talisman.cli.common import build
from talisman.runtime.game import engine
from talisman.runtime.game.game import Game, load
from talisman.runtime.image import link as linking
from talisman.runtime.image import sifted
from talisman.runtime.image.image import Image
from talisman.runtime.image.prelude import asked
from talisman.runtime.image.sieve import clauses, sieves
from talisman.runtime.table.limits import BITS
from talisman.runtime.table.shape import grouped_rules, tagged
from talisman.runtime.table.words import ASKED

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def image() -> Image:
    """A pack with every sort of rule."""
    built = build([str(ROOT / "content" / "classic")], [])
    assert built.compiled is not None
    return load(built.compiled.image).image


def hashes(image: Image, seed: int, native: bool) -> list[str]:
    """The state after every tenth answer of a game at random, on tables made anew."""
    engine._cache.clear()
    game = Game.new(linking.link(image), 3, seed, native=native, log=False)
    found: list[str] = []
    for _ in range(12):
        game.play(answers=10)
        found.append(game.hash())
    return found


def test_games_are_the_same_without_sieves(
    image: Image, native: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With none of what is known beforehand, every rule in force is asked itself."""
    spared = [hashes(image, seed, native) for seed in (1, 2)]
    monkeypatch.setattr(sifted, "sieves", lambda image, questions, grouped, owners: ())
    monkeypatch.setattr(sifted, "COMMON_MODES", ())
    whole = [hashes(image, seed, native) for seed in (1, 2)]
    engine._cache.clear()

    assert whole == spared


def not_so(entity: int, what: int, operand: int, rule: tuple[int, ...], tags: set[tuple[int, int]]) -> bool:
    """Whether what a rule asks of a thing surely does not hold."""
    return {
        ASKED["A_HAS"]: (operand, entity) not in tags,
        ASKED["A_HASNT"]: (operand, entity) in tags,
        ASKED["A_IT"]: entity != rule[6],
        ASKED["A_NOTIT"]: entity == rule[6],
        ASKED["A_IS"]: entity != operand,
        ASKED["A_NOT"]: entity == operand,
        ASKED["A_LEAST"]: entity < operand,
    }.get(what, False)


def test_what_a_sieve_keeps_back_says_no(image: Image) -> None:
    """A bit that is off is a rule whose own first questions turn the thing down."""
    questions = {rule[5]: asked(image, rule[5]) for rule in image.rows["rules"]}
    owners = tagged(image.rows["tags"])
    tags = {(tag, e) for tag, those in owners.items() for e in those}
    kept_back = 0
    grouped = grouped_rules(image.rows["rules"])
    for sieve in sieves(image, questions, grouped, owners):
        for number in grouped[sieve.event, sieve.phase]:
            rule = image.rows["rules"][number]
            for entity, row in enumerate(sieve.rows, start=-1):
                if row and row[number // BITS - sieve.first] >> number % BITS & 1:
                    continue
                kept_back += 1
                assert any(
                    all(
                        what == ASKED["A_EITHER"]
                        or (at == sieve.word and not_so(entity, what, operand, rule, tags))
                        for what, at, operand in clause
                    )
                    for clause in clauses(questions[rule[5]])
                )
    assert kept_back > 1000
