"""The options of a question in words, as whoever answers reads them: each once, with what tells it apart."""

from __future__ import annotations

from attrs import evolve

from talisman.play.sheet import is_place, told_apart
from talisman.runtime.game.game import Game
from talisman.runtime.game.report import Decision, Option, filled
from talisman.runtime.table.words import SAID_BY_ITSELF

LONG = 60
"""Letters of an explanation behind an option; more is left out."""


def entries(game: Game, decision: Decision) -> list[tuple[str, int]]:
    """The options in words, each with its number; of copies that are alike only the first, and how many."""
    alike: dict[object, list[int]] = {}
    for number, option in enumerate(decision.options):
        alike.setdefault(_look(game, option) or number, []).append(number)
    kept = [numbers[0] for numbers in alike.values()]
    texts = worded(game, evolve(decision, options=tuple(decision.options[number] for number in kept)))
    counts = [len(numbers) for numbers in alike.values()]
    return [
        (f"{text} ({count} there)" if count > 1 else text, number)
        for text, count, number in zip(texts, counts, kept, strict=True)
    ]


def _look(game: Game, option: Option) -> object:
    """All that can be seen of the thing an option is about, or None if it is about none, or a place."""
    name = option.entity
    if name is None or is_place(game, game.entity(name)):
        return None
    fields = tuple((field, game.value(field, name)) for field in game.fields_of(name))
    forms = tuple(form for form in game.image.names["effects"] if _has_form(game, form, name))
    return name.split(" #", 1)[0], option.label, option.text, game.zone_of(name), fields, forms


def _has_form(game: Game, form: str, name: str) -> bool:
    return any(effect[0] == game.entity(name) for effect in game.effects(form))


def worded(game: Game, decision: Decision) -> list[str]:
    """The options in words; those that say the same with what tells their things apart."""
    texts = [_explained(game, decision, option) for option in decision.options]
    if decision.sort == "order":
        texts = _in_short(texts)
    found: list[str] = []
    for text, option in zip(texts, decision.options, strict=True):
        apart = texts.count(text) > 1 and option.entity is not None
        found.append(f"{text} ({told_apart(game, str(option.entity))})" if apart else text)
    return found


def _in_short(texts: list[str]) -> list[str]:
    """What comes first, by whose text it is alone, where no two of one name follow the same."""
    names = [text.partition(": ")[0] for text in texts]
    whole = len(set(names)) < len(names) or len({text.partition(": ")[2] for text in texts}) > 1
    return texts if whole else names


def _explained(game: Game, decision: Decision, option: Option) -> str:
    """An option with what it does, where its words do not say it."""
    words = game.image.prose.options.get(game.image.texts[game.prompt], {}).get(option.label, "")
    if "{0" in option.label:
        return option.text
    if words in ("", SAID_BY_ITSELF) or words == f"{option.text} ..." or option.text.endswith(words):
        return option.text
    words = filled(game.image, words, (-1, *game.about(decision.seat)))
    brief = words if len(words) <= LONG else f"{_begun(words[:LONG])} ..."
    if words.startswith(option.text) or (decision.sort == "work" and not set(words) & set(":;")):
        return words
    return f"{option.text}: {brief}"


def _begun(words: str) -> str:
    """The beginning of a long explanation: as many of its clauses as are whole, else as many words."""
    whole = max(words.rfind(mark) for mark in ("; ", ": ", ", "))
    return words[:whole] if whole > 0 else words.rsplit(" ", 1)[0]
