"""The words that declarations make, and the sentences built from them.

Each declared word (or group of words, such as `first reach`) gets its uses: a class of the grammar (`kind_s`,
`unit` ...), or the head of a phrase with what must follow it, its tail. The head of a template is everything
before its first hole, as one group of words; so `go to {space}` and `take {goods}` have the same tail, and
verbs with equal sets of tails are one terminal of the grammar. That is why most new words need no new table.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import product

from talisman.compiler.diagnostics import Bag
from talisman.compiler.messages import syntax as codes
from talisman.compiler.syntax.outline import Declaration
from talisman.compiler.syntax.tree import Leaf, Node, Part
from talisman.values import Factory, field, frozen

CLASSES = (
    "kind_s",
    "kind_p",
    "adj",
    "tag_p",
    "unit",
    "prop",
    "link",
    "role",
    "setting",
    "moment",
    "flag",
    "purpose",
    "param",
    "outcome",
)
"""Classes of words: nonterminals of the skeleton whose node is one leaf."""

PHRASES = (
    "phrase_b",
    "phrase_s",
    "phrase_g",
    "phrase_p",
    "cond_b",
    "cond_s",
    "cond_g",
    "pred_g",
    "pred_w",
    "num_g",
)
"""Phrases: nonterminals of the skeleton whose node begins with a leaf VERB."""


def is_phrase(node: Node) -> bool:
    """Whether a node is a phrase of declared words."""
    return node.kind in PHRASES


_HOLE_CLASS = {
    "number": "number",
    "contest": "noun_s",
    "stat": "unit",
    "purpose": "purpose",
    "moment": "moment",
    "condition": "cond",
    "value": "adj",
    "outcome": "outcome",
    "text": "STRING",
}
_SINGLE_CLASS = {
    "property": "prop",
    "counter": "unit",
    "stat": "unit",
    "limit": "unit",
    "memory": "unit",
    "role": "role",
    "setting": "setting",
    "window": "setting",
    "moment": "moment",
    "flag": "flag",
}
_PLAIN_TYPES = frozenset(("number", "stat"))
"""Types of a property that are no kinds of things."""
_ONE_EACH = frozenset(
    (
        "kind",
        "verb",
        "counter",
        "stat",
        "limit",
        "zone",
        "procedure",
        "contest",
        "form",
        "memory",
        "state",
        "flag",
        "window",
        "parameter",
    )
)
_PARTS = re.compile(r"\{[^}]*\}|[^\s{}]+")


@frozen(order=True)
class Use:
    """How a word may stand: a class with an empty tail, or a phrase and what follows its head."""

    category: str
    tail: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The right side of a production, behind the word itself."""
        return " ".join(hole_class(part) if part[0] == "{" else f'"{part}"' for part in self.tail)


@frozen
class Entry:
    """A written form of a declared name: which declaration, which of its names, singular or plural."""

    form: str
    name: str
    plural: bool
    declaration: Declaration


@frozen
class Pattern:
    """A template in one form: its head, its tail, and how many of its holes stand elsewhere (the subject)."""

    use: Use
    head: str
    declaration: Declaration
    template: str
    before: int


@frozen
class Match:
    """A template that a phrase is built by; `holes` has None where the hole is the phrase's subject."""

    declaration: Declaration
    template: str
    types: tuple[str, ...]
    holes: tuple[Part | None, ...]


@frozen
class Vocabulary:
    """All declared words: their uses, where they come from, and the patterns by category and head.

    builds_on: by pack it and the packs that it needs; empty where nobody told.
    """

    declarations: tuple[Declaration, ...] = field(repr=False)
    entries: Mapping[tuple[str, str], tuple[Entry, ...]] = field(repr=False)
    patterns: Mapping[tuple[str, str], tuple[Pattern, ...]] = field(repr=False)
    uses: Mapping[str, tuple[Use, ...]] = field(repr=False)
    builds_on: Mapping[str, frozenset[str]] = field(default=Factory(dict), repr=False)

    def find(self, category: str, form: str) -> tuple[Entry, ...]:
        """The declarations of a written form of a class, such as ("kind_p", "stones"); first come, first."""
        return self.entries.get((category, form), ())

    def entry(self, leaf: Leaf) -> Entry | None:
        """The declaration behind a leaf of a class of words."""
        found = self.find(leaf.kind.lower(), leaf.text)
        return found[0] if found else None

    def match(self, phrase: Node) -> tuple[Match, ...]:
        """The templates a phrase of the tree is built by; several when only types tell them apart."""
        head, *rest = phrase.kids
        if not isinstance(head, Leaf):
            return ()
        rest = [part for part in rest if part.kind != "CITE"]
        found: list[Match] = []
        for pattern in self.patterns.get((phrase.kind, head.text), ()):
            tail = pattern.use.tail
            if len(rest) != len(tail):
                continue
            holes: list[Part | None] = [None] * pattern.before
            for word, part in zip(tail, rest, strict=True):
                if word[0] == "{":
                    holes.append(part)
                elif not isinstance(part, Leaf) or part.text != word:
                    break
            else:
                types = hole_types(pattern.template)
                found.append(Match(pattern.declaration, pattern.template, types, tuple(holes)))
        return tuple(dict.fromkeys(found)) if len(found) > 1 else tuple(found)

    def known(self, word: str, pack: str) -> bool:
        """Whether a pack declares a word itself, or one that it builds on."""
        return any(one.pack in self.builds_on[pack] for one in self.producers(word))

    def producers(self, word: str) -> tuple[Declaration, ...]:
        """The declarations that make a word."""
        found = [entry.declaration for key, all_ in self.entries.items() if key[1] == word for entry in all_]
        found += [p.declaration for key, all_ in self.patterns.items() if key[1] == word for p in all_]
        return tuple(dict.fromkeys(found))


def hole_class(hole: str) -> str:
    """The nonterminal that fills a hole; anything that is not special is something a verb acts on."""
    return _HOLE_CLASS.get(hole[1:-1], "goods")


@lru_cache(maxsize=4096)
def hole_types(template: str) -> tuple[str, ...]:
    """What the holes of a template are called."""
    return tuple(part[1:-1] for part in _PARTS.findall(template) if part[0] == "{")


def plural_of(word: str) -> str:
    """The regular plural."""
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return word[:-1] + "ies"
    return word + ("es" if word.endswith(("s", "x", "z", "sh", "ch")) else "s")


def vocabulary(declarations: Iterable[Declaration], bag: Bag) -> Vocabulary:
    """Collect the words of all declarations; the same word declared twice in a class is reported."""
    every = tuple(declarations)
    entries: dict[tuple[str, str], list[Entry]] = {}
    patterns: dict[tuple[str, str], list[Pattern]] = {}
    uses: dict[str, set[Use]] = {}
    named: dict[tuple[str, str], Declaration] = {}
    said: dict[tuple[Use, str], Pattern] = {}
    for declaration in every:
        _check_twice(declaration, named, bag)
        for category, entry in _entries(declaration):
            entries.setdefault((category, entry.form), []).append(entry)
            uses.setdefault(entry.form, set()).add(Use(category))
        for pattern in _patterns(declaration):
            _check_said_twice(pattern, said, bag)
            patterns.setdefault((pattern.use.category, pattern.head), []).append(pattern)
            uses.setdefault(pattern.head, set()).add(pattern.use)
    return Vocabulary(
        every,
        {key: tuple(found) for key, found in entries.items()},
        {key: tuple(found) for key, found in patterns.items()},
        {word: tuple(sorted(found)) for word, found in uses.items()},
    )


_SHARED = {
    **dict.fromkeys(("counter", "memory", "flag"), "number"),
    **dict.fromkeys(("tags", "values", "form"), "what one is"),
}
"""Declarations of several sorts that are kept, or said, in the same places: they share no name."""


def _check_twice(declaration: Declaration, named: dict[tuple[str, str], Declaration], bag: Bag) -> None:
    word = declaration.word
    sort = _SHARED.get(word, word if word in _ONE_EACH else "")
    for name in declaration.names if sort else ():
        first = named.setdefault((sort, name), declaration)
        if first is declaration or (first.word == word and word not in _ONE_EACH):
            continue
        how = f"as a {word} twice" if first.word == word else f"behind `{first.word}` and behind `{word}`"
        related = ((first.span, "declared first here"),)
        bag.add(codes.FORM_TWICE.at(declaration.span, name=name, how=how, related=related))


def _check_said_twice(pattern: Pattern, said: dict[tuple[Use, str], Pattern], bag: Bag) -> None:
    """Refuse a sentence that another declaration declares, of the same words and things."""
    first = said.setdefault((pattern.use, pattern.head), pattern)
    one, other = first.declaration, pattern.declaration
    if one is other or hole_types(first.template) != hole_types(pattern.template):
        return
    how = f"as a {other.word} twice" if one.word == other.word else f"by a {one.word} and by a {other.word}"
    related = ((one.span, "declared first here"),)
    bag.add_once(codes.FORM_TWICE.at(other.span, name=pattern.template, how=how, related=related))


def _entries(declaration: Declaration) -> Iterable[tuple[str, Entry]]:
    """The classes and written forms of a declaration's names."""
    word = declaration.word
    of_things = any(name not in _PLAIN_TYPES for name in declaration.of)

    def entry(form: str, name: str, plural: bool = False) -> Entry:
        return Entry(form, name, plural, declaration)

    for index, name in enumerate(declaration.names):
        form = declaration.forms[index] if index < len(declaration.forms) else ""
        if word in ("kind", "procedure", "contest", "zone"):
            yield "kind_s", entry(name, name)
            if form or word != "zone":
                yield "kind_p", entry(form or plural_of(name), name, True)
        elif word in ("tags", "form"):
            yield "adj", entry(name, name)
            yield "tag_p", entry(form or plural_of(name), name, True)
        elif word in ("values", "state"):
            yield "adj", entry(name, name)
        elif word in _SINGLE_CLASS:
            single = "link" if word in ("property", "memory") and of_things else _SINGLE_CLASS[word]
            yield single, entry(name, name)
            if form and form != name:
                yield single, entry(form, name, True)
        elif word == "purpose":
            yield "purpose", entry(name, name)
            yield "unit", entry(f"{name} roll", name)
        elif word == "parameter":
            yield "param", entry(f"the {name}", name)
        if word == "contest":
            yield "unit", entry(f"{name} score", name)
    if word == "values":
        for name in declaration.of:
            yield "prop", entry(name, name)
    for name in declaration.outcomes:
        yield "outcome", entry(name, name)


def _patterns(declaration: Declaration) -> Iterable[Pattern]:
    for template in declaration.templates:
        spread = product(*(p.split("/") if p[0] != "{" else [p] for p in _PARTS.findall(template)))
        if declaration.word == "verb":
            for parts in spread:
                yield from _verb_patterns(declaration, template, list(parts))
        elif declaration.word == "sentence":
            for parts in spread:
                yield _pattern("phrase_b", list(parts), declaration, template)
        elif declaration.word == "number":
            for parts in spread:
                yield _pattern("num_g", list(parts), declaration, template)
        elif declaration.word == "condition":
            yield from _condition_patterns(declaration, template)


def _pattern(
    category: str, parts: list[str], declaration: Declaration, template: str, before: int = 0
) -> Pattern:
    """A pattern whose head is all words before the first hole."""
    count = next((i for i, part in enumerate(parts) if part[0] == "{"), len(parts))
    use = Use(category, tuple(parts[count:]))
    return Pattern(use, " ".join(parts[:count]), declaration, template, before)


def _verb_patterns(declaration: Declaration, template: str, parts: list[str]) -> Iterable[Pattern]:
    base = declaration.names[0]
    rest = parts[len(base.split()) :]
    forms = (*declaration.forms, "", "", "")
    third = forms[0] or plural_of(base)
    yield _pattern("phrase_b", [base, *rest], declaration, template)
    yield _pattern("phrase_s", [third, *rest], declaration, template)
    if forms[1]:
        yield _pattern("phrase_g", [forms[1], *rest], declaration, template)
    holes = [i for i, part in enumerate(rest) if part[0] == "{"]
    if forms[2] and holes:
        without_object = rest[: holes[0]] + rest[holes[0] + 1 :]
        yield _pattern("phrase_p", [forms[2], *without_object], declaration, template, 1)


def _condition_patterns(declaration: Declaration, template: str) -> Iterable[Pattern]:
    """A condition is a predicate (`{x} is/are ...`), a verb behind its subject, or words of its own."""
    parts = _PARTS.findall(template)
    if len(parts) > 2 and parts[0][0] == "{" and parts[1] == "is/are":
        for rest in product(*(p.split("/") if p[0] != "{" else [p] for p in parts[2:])):
            holes = any(part[0] == "{" for part in rest)
            yield _pattern("pred_g" if holes else "pred_w", list(rest), declaration, template, 1)
    elif len(parts) > 1 and parts[0][0] == "{":
        plain, _, third = parts[1].partition("/")
        for rest in product(*(p.split("/") if p[0] != "{" else [p] for p in parts[2:])):
            yield _pattern("cond_b", [plain, *rest], declaration, template, 1)
            yield _pattern("cond_s", [third or plain, *rest], declaration, template, 1)
    else:
        for whole in product(*(p.split("/") if p[0] != "{" else [p] for p in parts)):
            yield _pattern("cond_g", list(whole), declaration, template)
