"""Lines that are offered for ones that cannot be read: only what means something is offered."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import chain, islice

from talisman.compiler.checks.excluded import dead
from talisman.compiler.checks.waiting.again_and_again import endless, lent_to
from talisman.compiler.diagnostics import Bag, Diagnostic
from talisman.compiler.messages.deeds import TWICE_THE_SAME
from talisman.compiler.messages.places import PLACE_AND_THING, TOLD_IN_PASSING
from talisman.compiler.resolve.kept import Kept
from talisman.compiler.resolve.rule.rules import LOOSE
from talisman.compiler.resolve.steps import resolve
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.lexer import Item
from talisman.compiler.syntax.parse import Offer, Repairs, shown
from talisman.compiler.syntax.tree import Node
from talisman.compiler.syntax.vocabulary import Vocabulary
from talisman.values import define, evolve, frozen

MOST_PROVEN = 24
"""Lines that are tried in one compile; who has made more mistakes repairs the first ones first."""
MOST_AMENDED = 16
"""Problems of what can be read and means nothing that are looked at, and lines that are tried for them."""
AUTHORS_CHOICE = (TOLD_IN_PASSING.code, PLACE_AND_THING.code, TWICE_THE_SAME.code)
"""What could be meant in two ways: the line nearest to it would be the one that its author does not mean."""
IDLE = "idle"
"""Said of a line that can never be so, or comes to no end."""
MOST_OF_ONE = 6
"""Lines that are tried in the place of one."""


@frozen
class _Wrong:
    """What is wrong with a line, and of what sort that is."""

    text: str
    cause: str = ""


def proven(
    offers: Sequence[Offer], trees: Sequence[Node], words: Vocabulary, kept: Kept | None = None
) -> Iterator[tuple[Diagnostic, Diagnostic]]:
    """Problems as they were said, and as they are said where the line offered means nothing either.

    kept: what was tried of the same packs before.
    """
    kept, left = Kept() if kept is None else kept, MOST_PROVEN
    for offer in offers:
        if left <= 0:
            return
        loose = read = ""
        for text, tree in islice(chain((offer.near,), offer.readings), MOST_OF_ONE):
            left -= 1
            around = None if tree is None else (*trees[: offer.at], tree, *trees[offer.at + offer.there :])
            wrong = None if tree is None else _wrong(around, tree, offer.problem.span, words, kept)
            if not wrong:
                yield offer.problem, offer.say(text)
                break
            if not loose and all(one.cause == LOOSE for one in wrong):
                loose = text
            elif not read and _says_the_same(offer, text) and wrong[0].cause != IDLE:
                read = f"`{shown(text)}` could be read, and then it is said: {wrong[0].text}"
        else:
            alone = _behind_an_event(offer, loose) if loose else offer.alone
            yield offer.problem, evolve(alone, notes=(*alone.notes, read)) if read and not loose else alone


def amended(
    bag: Bag,
    items: Sequence[Item],
    written: Sequence[Node],
    trees: Sequence[Node],
    repairs: Repairs,
    kept: Kept | None = None,
) -> Iterator[tuple[Diagnostic, Diagnostic]]:
    """What can be read and means nothing, with a line in its place that means something, where there is one.

    Args:
        bag: what was found.
        items: what was written.
        written: the trees of it.
        trees: the same as house rules have changed it.
        repairs: what tries other texts in the place of lines.
        kept: what was resolved of the same packs before, which stays as it is.
    """
    kept, left = Kept() if kept is None else kept.another(), MOST_AMENDED
    by_place = {(item.source.shown, item.lines[0].number): item for item in items}
    unchanged = {id(tree) for tree in written}
    begin: dict[str, list[tuple[int, int]]] = {}
    for at, one in enumerate(trees):
        begin.setdefault(one.span.file, []).append((one.span.line, at))
    first: dict[tuple[str, int], Diagnostic] = {}
    for problem in bag.sorted():
        if problem.severity == "error":
            first.setdefault((problem.span.file, problem.span.line), problem)
    for problem in islice(first.values(), MOST_AMENDED):
        place = problem.span
        if problem.help.startswith("did you mean") or problem.code in AUTHORS_CHOICE:
            continue
        heads = sorted(begin.get(place.file, ()))
        last = bisect_right(heads, (place.line, len(trees))) - 1
        at = heads[last][1] if last >= 0 else -1
        if at < 0:
            continue
        item = by_place.get((place.file, trees[at].span.line))
        if item is None or id(trees[at]) not in unchanged:
            continue
        line = next((one for one in item.lines if one.number == place.line), None)
        readings = repairs.of(item).readings(line, wrong=place) if line is not None else iter(())
        for text, tree in islice(readings, MOST_OF_ONE):
            if left <= 0:
                return
            left -= 1
            around = (*trees[:at], tree, *trees[at + 1 :]) if tree is not None else None
            if tree is not None and _means(around, tree, place, repairs.guesses.vocabulary, kept):
                notes = (*problem.notes, problem.help) if problem.help else problem.notes
                offered = f"did you mean `{shown(text)}`?"
                yield problem, evolve(problem, help=offered, notes=notes, whole=True)
                break


@define
class Meaning:
    """Which lines mean something; they are resolved when it is asked for the first time."""

    trees: Sequence[Node]
    words: Vocabulary
    kept: Kept | None = None
    _wrong: frozenset[tuple[str, int]] | None = None

    def is_known(self, file: str, number: int) -> bool:
        """Whether nothing is wrong with a line that could be read."""
        if self._wrong is None:
            bag = Bag()
            resolve(self.trees, self.words, bag, kept=Kept() if self.kept is None else self.kept)
            errors = [one.span for one in bag.found if one.severity == "error"]
            self._wrong = frozenset((span.file, span.line) for span in errors)
        return (file, number) not in self._wrong


_WORD = re.compile(r"[A-Za-z]+")
_LITTLE = frozenset((
    "a", "an", "another", "at", "are", "cannot", "dice", "die", "each", "for", "here", "if", "is", "it",
    "its", "least", "may", "most", "nothing", "of", "one", "other", "otherwise", "the", "then", "to", "until",
    "upon", "when", "while", "with", "you", "your",
))  # fmt: skip
"""Words that say how things hang together, and not what they are."""
_FOLLOWS = re.compile(r"(?:when|after|before|instead of|as soon as) ")
"""What a line begins with that follows something already."""
_SAID, _FRONT, _ACTOR = "in this language", "...: ", "actor"


def _behind_an_event(offer: Offer, text: str) -> Diagnostic:
    """A problem of a line which could be read otherwise, and then would be done at no time."""
    problem = offer.alone
    first, *below = text.split("\n")
    heading = first if first[:1] != " " else ""
    front, colon, deed = first.partition(": ") if heading else ("", "", first.strip(" "))
    if (
        _FOLLOWS.match(deed)
        or (heading and not colon)
        or offer.item is None
        or offer.item.lines[0].marks[0].text == "house"
    ):
        return problem
    written = offer.item.source.lines[problem.span.line - 1]
    if text.count('"') > written.count('"') or (_ACTOR in text and _ACTOR not in written):
        return problem
    told_already = any(note.startswith(_SAID) and _FRONT not in note for note in problem.notes)
    if told_already and not set(_WORD.findall(text)) - set(_WORD.findall(written)) <= _LITTLE:
        return problem
    said = shown("\n".join((f"{front}{colon}when EVENT: {deed}", *below)))
    told = f"in this language: `{said}`: what is done stands behind what it follows, `when you ...: ...`"
    return evolve(problem, notes=(*problem.notes, told), near=(), help="")


def _says_the_same(offer: Offer, text: str) -> bool:
    """Whether a line has no word of its own beside those of the line that was written, but little ones."""
    if offer.item is None:
        return False
    written = offer.item.source.lines[offer.problem.span.line - 1]
    named = text.count('"') > written.count('"')
    return not named and set(_WORD.findall(text)) - set(_WORD.findall(written)) <= _LITTLE


def _means(around: Sequence[Node] | None, tree: Node, place: Span, words: Vocabulary, kept: Kept) -> bool:
    """Whether nothing is wrong with a line among others, it can be so, and it comes to an end."""
    return not _wrong(around, tree, place, words, kept)


def _wrong(
    around: Sequence[Node] | None, tree: Node, place: Span, words: Vocabulary, kept: Kept
) -> list[_Wrong]:
    """What is wrong with a line among others; also that it can never be so, or comes to no end."""
    bag = Bag()
    model = resolve(around or (), words, bag, scenarios=isinstance(tree, views.Scenario), kept=kept)
    at = place.file, place.line
    errors = [one for one in bag.found if one.severity == "error"]
    found = [_Wrong(one.text, one.cause) for one in errors if (one.span.file, one.span.line) == at]
    if found:
        return found
    lent = lent_to(model)
    return [
        _Wrong("", IDLE)
        for rule in model.rules
        if (rule.span.file, rule.span.line) == at and (dead(rule) or endless(rule, model, lent))
    ]
