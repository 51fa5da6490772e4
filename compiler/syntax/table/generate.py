"""Vocabulary to grammar: the skeleton, and one production for each shape that the declared words have.

The grammar's text holds words only where the skeleton or the inside of a template says them; all others are
classes, one for each set of uses. So packs whose words have the same shapes share a grammar, byte for byte,
and with it the table that takes seconds to build.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from hashlib import blake2b

from talisman.compiler.syntax.vocabulary import CLASSES, PHRASES, Use, Vocabulary
from talisman.values import field, frozen

START = "item"
"""What a table parses."""

POSITIONS = ("T_", "D_", "DS_", "S_", "E_", "EF_", "F_", "FN_", "H_", "HN_", "P_")
"""Prefixes of terminals that are words in one position only."""

_QUOTED = re.compile(r'"([^"\n]+)"')
_MARK_NAMES = {"+": "plus-sign", "-": "minus-sign"}


@frozen
class Grammar:
    """A grammar for Lark, and what its terminals stand for.

    classes: uses of a word, as text, to the terminal of its class. literals: words the grammar holds itself.
    literal_uses: the uses of those that are declared as well.
    """

    text: str = field(repr=False)
    classes: Mapping[str, str]
    literals: frozenset[str]
    literal_uses: Mapping[str, str]


def word_terminal(word: str) -> str:
    """The terminal of a word that the grammar holds itself."""
    return "W_" + _MARK_NAMES.get(word, word).upper().replace("-", "__").replace(" ", "_")


def terminal_word(terminal: str) -> str:
    """The word of a terminal that stands for one word, or for one in one position."""
    word = terminal.partition("_")[2].lower().replace("__", "-").replace("_", " ")
    return next((mark for mark, name in _MARK_NAMES.items() if name == word), word)


def uses_text(uses: Iterable[Use]) -> str:
    """Uses as a key, independent of their order."""
    return "; ".join(sorted(f"{use.category} {use.text}".rstrip() for use in uses))


def skeleton_words(skeleton: str) -> frozenset[str]:
    """The words that the skeleton holds itself, in any position."""
    return frozenset(_QUOTED.findall(_without_comments(skeleton)))


def generate(vocabularies: Iterable[Vocabulary], skeleton: str) -> Grammar:
    """The grammar for these words; with several vocabularies, one that serves each of them."""
    several = tuple(vocabularies)
    tails = {p for v in several for uses in v.uses.values() for u in uses for p in u.tail if p[0] != "{"}
    literals = skeleton_words(skeleton) | tails
    classes: dict[str, str] = {}
    literal_uses: dict[str, set[Use]] = {}
    productions: dict[str, set[str]] = {category: set() for category in (*CLASSES, *PHRASES)}
    for word, uses in (pair for vocabulary in several for pair in vocabulary.uses.items()):
        if word in literals:
            terminal = word_terminal(word)
            literal_uses.setdefault(word, set()).update(uses)
        else:
            terminal = classes.setdefault(uses_text(uses), _class_terminal(uses))
        for use in uses:
            productions[use.category].add(f"{terminal} {use.text}".rstrip())
    for category, found in productions.items():
        found.add(category.upper() if category in CLASSES else f"NO_{category.upper()}")
        if category in CLASSES:
            classes[category] = category.upper()
    rules = [f"{category}: " + "\n    | ".join(sorted(found)) for category, found in productions.items()]
    body = _QUOTED.sub(lambda m: word_terminal(m[1]), _without_comments(skeleton) + "\n".join(rules) + "\n")
    names = {word_terminal(word) for word in literals} | set(classes.values())
    names |= {name for found in productions.values() for rule in found for name in rule.split()[:1]}
    declared = "".join(f"%declare {name}\n" for name in sorted(names))
    uses_of = {word: uses_text(found) for word, found in sorted(literal_uses.items())}
    return Grammar(body + declared, dict(sorted(classes.items())), literals, uses_of)


def _class_terminal(uses: tuple[Use, ...]) -> str:
    if len(uses) == 1 and uses[0].category in CLASSES:
        return uses[0].category.upper()
    return "V_" + blake2b(uses_text(uses).encode(), digest_size=6).hexdigest().upper()


def _without_comments(skeleton: str) -> str:
    return re.sub(r"^//.*\n", "", skeleton, flags=re.M)
