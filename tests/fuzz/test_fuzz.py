"""Hostile input: what was found once, and as much that is new as there is time for."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import suppress
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from fuzz import corpus, judging, making, places
from langkit import kept
from talisman.runtime.game.game import load
from talisman.runtime.image.image import ImageError, OlderImage

TRIES = {"source": 100, "pack": 1_000, "image": 300, "save": 150, "decisions": 30, "games": 400}
"""Cases of each kind in a run of the tests: about ten seconds each."""


@pytest.fixture(scope="module", autouse=True)
def _tables(request: pytest.FixtureRequest) -> None:
    judging.prepare(making.vocabularies(), kept(request), build=False)


def tried(kind: str, body: bytes) -> str:
    """What comes of a case; what needs another parse table is left to the long run."""
    try:
        return judging.JUDGES[kind](body)
    except judging.TooNew:
        return "not tried"


@pytest.mark.parametrize(("kind", "path"), corpus.cases(), ids=lambda one: getattr(one, "name", one))
def test_what_was_found_once(kind: str, path: Path) -> None:
    """Every kept case is refused in words or plays the same on all machines."""
    assert tried(kind, path.read_bytes())


@pytest.mark.parametrize("kind", making.MAKERS)
def test_new_input(kind: str) -> None:
    """The same cases in every run; Hypothesis finds a small one where any is wrong."""

    @settings(
        max_examples=TRIES[kind],
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=[*HealthCheck],
        phases=[Phase.generate, Phase.shrink],
    )
    @given(st.randoms(use_true_random=False))
    def judge(dice: Random) -> None:
        came.add(tried(kind, making.MAKERS[kind](dice)))

    came: set[str] = set()
    judge()
    assert came - {"not tried"}


def test_each_phrase_in_some_places() -> None:
    """Of what `--places` goes through one in four hundred; some of it is played."""
    came = Counter(tried("source", body) for body in islice(places.cases(), 0, None, 400))
    assert came.total() > 50
    assert came["refused"] < came.total()


@pytest.mark.parametrize("wrong", ["text", "difference"])
def test_a_find_is_one(wrong: str) -> None:
    """The judge tells what steers a terminal, and machines that say two things."""
    with pytest.raises(judging.Found):
        judging.shown("a\u202eb") if wrong == "text" else judging.same([(1, 2), (1, 3)])


def test_most_of_what_is_made_is_no_noise() -> None:
    """Enough cases come through to where games are played: else nothing is tried but reading.

    Which texts are drawn changes with every file that is added. Of 220 sources 21 came through, and of the
    first sixty 3: so it takes more of them for a bound that does not hang by that.
    """
    for kind, cases in (("source", 120), ("image", 60)):
        came = [tried(kind, making.MAKERS[kind](Random(f"{kind} {number}"))) for number in range(cases)]
        assert sum(one not in ("refused", "not tried") for one in came) >= 5


def test_no_kept_image_is_of_an_older_form() -> None:
    """One that is refused for its format shows no longer what it was kept for: it is to be made anew."""
    for path in sorted((corpus.FOLDER / "image").glob("*")):
        with suppress(ImageError, ValueError, RecursionError):
            data = json.loads(path.read_bytes())
            older = None
            try:
                load(data)
            except OlderImage as error:
                older = error
            assert older is None, f"{path.name}: {older}"
