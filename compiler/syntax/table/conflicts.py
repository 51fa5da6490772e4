"""Conflicts of the grammar as diagnostics at the declarations that cause them.

A conflict shows up deep inside a noun while the cause stands in a template elsewhere, so the cause is looked
for in this order: words with several uses, templates that hold the word in question behind a hole, and the
declarations whose own productions collide. Few suspects are better ones than many.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lark.grammar import Rule

from talisman.compiler.diagnostics import Bag
from talisman.compiler.messages import syntax as codes
from talisman.compiler.source import NOWHERE
from talisman.compiler.syntax.outline import Declaration
from talisman.compiler.syntax.table.generate import (
    POSITIONS,
    Grammar,
    terminal_word,
    uses_text,
    word_terminal,
)
from talisman.compiler.syntax.table.lalr import Conflict
from talisman.compiler.syntax.vocabulary import CLASSES, PHRASES, Vocabulary

MOST_CONFLICTS = 10
MOST_READINGS = 5
_JOINERS = {"ALT": "or", "ALSO": "and", "CAND": ", and", "COR": ", or", "THEN": ", then", "ELSE": ", else"}


def report(
    conflicts: Sequence[Conflict], grammar: Grammar, vocabularies: Sequence[Vocabulary], bag: Bag
) -> None:
    """One diagnostic for each declaration that makes sentences collide."""
    groups: dict[tuple[Declaration, ...], str] = {}
    for conflict in conflicts:
        guilty, word = _guilty(conflict, grammar, vocabularies)
        groups.setdefault(guilty, word)
    heads: set[Declaration] = set()
    for guilty, word in sorted(groups.items(), key=lambda pair: len(pair[0]) or len(conflicts)):
        if len(heads) >= MOST_CONFLICTS or heads.intersection(guilty) or (heads and not guilty):
            continue
        heads.update(guilty[:1])
        said = dict.fromkeys(text for d in guilty[:4] for text in _shown(d, word))
        readings = " / ".join(list(said)[:MOST_READINGS]) or "the words of the language itself"
        related = [(declaration.span, "and here") for declaration in guilty[1:4]]
        span = guilty[0].span if guilty else NOWHERE
        bag.add(codes.CONFLICT.at(span, word=word, readings=readings, related=related))


def _guilty(
    conflict: Conflict, grammar: Grammar, vocabularies: Sequence[Vocabulary]
) -> tuple[tuple[Declaration, ...], str]:
    """The declarations that most probably make the conflict, the last one first, and the word to show.

    The last one is the likeliest: what a pack is built on has been built before.
    """
    rules = (*conflict.reduced, *conflict.shifted)
    next_word = _example(conflict.terminal, grammar, vocabularies)
    several = _several_uses(
        [conflict.terminal, *(rule.expansion[0].name for rule in rules if rule.expansion)],
        grammar,
        vocabularies,
    )
    in_tails = _with_tail(next_word, vocabularies)
    suspects = [
        (in_tails if next_word in grammar.literal_uses else (), next_word),
        (_makers(several, vocabularies), next(iter(several), "")),
        (in_tails, next_word),
        (_makers(_heads(rules, grammar, vocabularies), vocabularies), next_word),
        (_makers(_words([conflict.terminal], grammar, vocabularies), vocabularies), next_word),
    ]
    found, word = next((pair for pair in suspects if pair[0]), ((), next_word))
    order = {declaration: i for v in vocabularies for i, declaration in enumerate(v.declarations)}
    return tuple(sorted(found, key=lambda declaration: -order[declaration])), word


def _shown(declaration: Declaration, word: str) -> tuple[str, ...]:
    """A declaration as a reader knows it: its sentences, or what it makes of the word."""
    name = word if word in declaration.names else next(iter(declaration.names), "")
    return declaration.templates or (f"{declaration.word} {name}",)


def _words(terminals: Iterable[str], grammar: Grammar, vocabularies: Sequence[Vocabulary]) -> list[str]:
    """The declared words behind terminals."""
    wanted = frozenset(terminals)
    return [
        word
        for vocabulary in vocabularies
        for word, uses in vocabulary.uses.items()
        if (word_terminal(word) if word in grammar.literals else grammar.classes[uses_text(uses)]) in wanted
    ]


def _several_uses(
    terminals: Iterable[str], grammar: Grammar, vocabularies: Sequence[Vocabulary]
) -> list[str]:
    """Those words behind terminals that stand for more than one thing: two classes, or a class and a verb."""
    return [
        word
        for word in _words(terminals, grammar, vocabularies)
        if any(len({use.category for use in v.uses.get(word, ())}) > 1 for v in vocabularies)
        or word in grammar.literals
    ]


def _with_tail(word: str, vocabularies: Sequence[Vocabulary]) -> tuple[Declaration, ...]:
    """The declarations with a template that holds the word behind a hole."""
    patterns = (p for v in vocabularies for found in v.patterns.values() for p in found)
    return tuple(dict.fromkeys(p.declaration for p in patterns if word in p.use.tail))


def _heads(rules: Iterable[Rule], grammar: Grammar, vocabularies: Sequence[Vocabulary]) -> list[str]:
    """The words that begin those rules which were made from declarations."""
    made = (rule for rule in rules if rule.origin.name in (*CLASSES, *PHRASES))
    return _words([rule.expansion[0].name for rule in made], grammar, vocabularies)


def _makers(words: Iterable[str], vocabularies: Sequence[Vocabulary]) -> tuple[Declaration, ...]:
    """The declarations of words."""
    return tuple(dict.fromkeys(d for word in words for v in vocabularies for d in v.producers(word)))


def _example(terminal: str, grammar: Grammar, vocabularies: Sequence[Vocabulary]) -> str:
    """A word of a terminal."""
    if terminal.startswith(("W_", *POSITIONS)):
        return terminal_word(terminal)
    if terminal in _JOINERS:
        return _JOINERS[terminal]
    return next(iter(_words([terminal], grammar, vocabularies)), terminal.strip("_").lower())
