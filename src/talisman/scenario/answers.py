"""Which option an answer of a scenario means: by its text, by a number, or by the thing it is about.

A thing may be named however deep the menu is that leads to it: the options on the way there are chosen on a
copy of the game. A menu ends where something happens; what declines is no way.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from talisman.runtime.game.game import Game
from talisman.runtime.game.report import Decision, Option
from talisman.runtime.table.words import DECLINED
from talisman.values import frozen

MOST_DEEP = 4
MOST_LOOKS = 400
"""How deep and how widely is looked for a thing below a menu."""
_NAMED = re.compile(r"\{\d\?([^{}]*)\}|\[[^\[\]]*\{\d\}[^\[\]]*\]")
_HAPPENS = ("event", "die", "line")
"""Entries of the log that end a menu."""

FIRST = " #1"
"""Behind the name of the first of several copies, which has no number in an image."""


def says(option: Option) -> Iterator[str]:
    """Every way in which an option can be named; yes and no have numbers that are no things."""
    thing = option.entity if not option.label or option.value > 1 else None
    first = f"{thing}{FIRST}" if thing and " #" not in thing else None
    yield from dict.fromkeys(text for text in (option.text, unnamed(option.label), thing, first) if text)


def unnamed(text: str) -> str:
    """A text in the words of its pack, with none of the names that are put into it at play."""
    return _NAMED.sub(r"\1", text)


def shown(option: Option) -> str:
    """An option as a failure tells it."""
    return option.text or unnamed(option.label) or option.entity or str(option.value)


def said(pick: str | int | None) -> str:
    """An answer as a failure tells it."""
    return "passes" if pick is None else str(pick)


def in_words(text: str, what: str) -> bool:
    """Whether whole words of what was said are this text, in lower case: `rest` is not in `Forest`."""
    return re.search(rf"(?<!\w){re.escape(text)}(?!\w)", what.lower()) is not None


def find_option(decision: Decision, pick: str | int | None) -> int | None:
    """The option that is meant; None where there is none, or where it is not clear which."""
    found = fitting(decision, pick)
    return found[0] if found and not like_named(decision, pick) and not unclear(decision, found) else None


def fitting(decision: Decision, pick: str | int | None) -> list[int]:
    """The options that an answer may mean.

    Its exact words first, then a thing's name, then whole words with which it begins, then whole words in it.
    """
    options = list(enumerate(decision.options))
    if pick is None:
        return [n for n, option in options if option.value == DECLINED][:1]
    if isinstance(pick, int):
        numbers = [(n, option) for n, option in options if option.entity is None]
        exact = [n for n, option in numbers if shown(option) == str(pick)]
        return (exact or [n for n, option in numbers if option.value == pick])[:1]
    word = pick.lower().removesuffix(FIRST)
    if pick.endswith(FIRST):
        first = [n for n, option in options if option.entity is not None and option.entity.lower() == word]
        if first:
            return first[:1]
    if exactly := exact_options(decision, word):
        return exactly
    for test in (
        lambda text: in_words(word, text) and text.startswith(word),
        lambda text: in_words(word, text),
    ):
        if found := [n for n, option in options if any(test(one.lower()) for one in says(option))]:
            return found
    return []


def exact_options(decision: Decision, word: str) -> list[int]:
    """The first option that says just this, or that is about a copy of the thing of this name."""
    for number in (False, True):
        for n, option in enumerate(decision.options):
            if any(
                (one.lower().split(" #", 1)[0] if number else one.lower()) == word for one in says(option)
            ):
                return [n]
    return []


def unclear(decision: Decision, found: Sequence[int]) -> bool:
    """Whether options are about different things, so that an answer that fits all of them says too little."""
    return len({_meant(decision.options[n]) for n in found}) > 1


def _meant(option: Option) -> str:
    """What is the same for copies of one thing."""
    return (option.entity or shown(option)).split(" #", 1)[0]


def like_named(decision: Decision, pick: str | int | None) -> list[str]:
    """The things of one printed name and of different kinds that an answer may mean; [] where it is clear."""
    word = str(pick).lower()
    things = [o.entity.split(" #", 1)[0] for o in decision.options if o.entity and o.text.lower() == word]
    found = [one for one in dict.fromkeys(things) if one.lower().startswith(f"{word} (")]
    return found if len(found) > 1 else []


@frozen
class Way:
    """A way through menus to an option: what is chosen, as indices, and what that says."""

    steps: tuple[int, ...]
    told: tuple[str, ...]


def ways_below(game: Game, pick: str | int | None) -> list[Way]:
    """The ways through menus of the one who is asked to an option that says just this."""
    if not isinstance(pick, str):
        return []
    word = pick.lower().removesuffix(FIRST)
    found: list[Way] = []
    open_ways = [(game.copy(), Way((), ()))]
    for _ in range(MOST_LOOKS):
        if not open_ways:
            break
        at, way = open_ways.pop(0)
        decision = at.decision
        assert decision is not None
        if way.told and (exact := exact_options(decision, word)):
            if not like_named(decision, word):
                found.append(_on(way, decision, exact[0]))
            continue
        for n, option in enumerate(decision.options if len(way.told) < MOST_DEEP else ()):
            if option.value != DECLINED:
                open_ways += [(after, _on(way, decision, n)) for after in _below(at, n, decision.seat)]
    return found


def _on(way: Way, decision: Decision, n: int) -> Way:
    """A way that goes on with an option; a question with one answer answers itself."""
    steps = way.steps if len(decision.options) == 1 else (*way.steps, n)
    return Way(steps, (*way.told, shown(decision.options[n])))


def _below(game: Game, index: int, seat: int) -> Iterator[Game]:
    """The game at the next question of the same seat, if nothing happens on the way there."""
    after = game.copy(log=True)
    after.step(index)
    decision = after.decision
    if decision is None or decision.seat != seat:
        return
    if not any(entry.kind in _HAPPENS for entry in after.drain()):
        yield after
