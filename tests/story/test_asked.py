"""What players are asked is what players say: no words that only the rules use for something.

Looked at is every text of a question or option that an image has, and what is put together in games.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from talisman.play import random_choice
from talisman.play.offers import entries
from talisman.runtime.game.game import Game
from talisman.runtime.image.link import Linked
from worlds import linked

EDITIONS = ("content/classic", "content/revised", "content/destinies")
WORDS = [
    re.compile(line)
    for line in (Path(__file__).parent / "engine_words.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("# ")
]
PUT_IN = re.compile(r"\{\d[^}]*\}")
SEEDS = (1, 2)
TURNS = 120


def strange(text: str) -> list[str]:
    """The words of the rules that a text says."""
    text = PUT_IN.sub("NAME", text)
    return [word.pattern for word in WORDS if word.search(text)]


def written(image: Linked) -> Iterator[str]:
    """Questions, options and what is said behind these, as an image has them."""
    made = image.image
    yield from (text for text in made.texts if text[:1].islower())
    for found in made.prose.options.values():
        for label, words in found.items():
            if "{0" not in label:  # of what a card offers only the label is shown
                yield words


def asked(image: Linked, seed: int) -> Iterator[str]:
    """What is asked in a game of random answers, as whoever answers reads it."""
    game, choose = Game.new(image, 3, seed, parts=True), random_choice(seed)
    while (decision := game.decision) is not None and game.turns <= TURNS:
        yield decision.prompt
        yield from (text for text, _ in entries(game, decision))
        game.step(choose(game))


@pytest.mark.parametrize("pack", EDITIONS)
def test_no_question_is_put_in_words_of_the_rules(pack: str) -> None:
    """Neither as it is written in the image, nor with the names in it."""
    image = linked(pack)
    texts = dict.fromkeys([*written(image), *(text for seed in SEEDS for text in asked(image, seed))])

    assert {text: found for text in texts if (found := strange(text))} == {}


@pytest.mark.parametrize(
    "text", ["choose a card as the stake", "shoot an enemy with encounter 2", "sustain", "evade the target"]
)
def test_words_of_the_rules_are_found(text: str) -> None:
    """Each of these was asked once."""
    assert strange(text) != []
