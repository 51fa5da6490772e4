"""Write `compiler/syntax/views.py`: a class for each construct, from the productions of the grammar.

    python tools/build_views.py           write it
    python tools/build_views.py --check   fail when the one in the checkout is of another grammar

What a part is called follows from the symbol that stands for it: `FAMILIES` says which symbols are one thing
to a reader. A part that every production of a construct has is there; one that only some have may be None;
one that may come several times is a tuple; two in every production are `first_...` and `second_...`. A word
that only some productions have is asked for with `has_...`.
"""

from __future__ import annotations

import itertools
import subprocess
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from talisman.compiler.syntax.table.generate import POSITIONS, generate, terminal_word  # noqa: E402
from talisman.compiler.syntax.table.lalr import expanded  # noqa: E402
from talisman.compiler.syntax.table.tables import CLASS, HEAD, KEEP, LIST, SINGLE, production  # noqa: E402

if TYPE_CHECKING:
    from lark.grammar import Rule, Symbol

VIEWS = ROOT / "compiler" / "syntax" / "views.py"
SKELETON = ROOT / "grammar" / "skeleton.lark"
SECTION = "// "
FAMILIES = {
    "np": ("np", "np_s", "np_p", "subject", "subject_b", "excepted", "counted"),
    "phrase": ("vp_b", "vp_s", "vp_g", "vp_p"),
    "declared": ("cond_b", "cond_s", "cond_g"),
    "number": ("number", "nterm", "numref", "bound"),
    "cond": ("cond", "cond1", "several"),
    "det": ("det", "det_s", "det_p", "det_named"),
    "nominal": ("nominal_s", "nominal_p", "named_s", "named_p", "excepted_words"),
    "noun": ("noun_s", "noun_p", "named_noun_s", "named_noun_p", "excepted_noun"),
    "cmp": ("cmp", "scmp"),
    "deed": ("simple", "follow"),
    "head": ("kind_s", "kind_p", "tag_p"),
    "block": ("block", "body", "your_offer"),
    "may": ("may", "your_may"),
    "line": ("line", "your_modal"),
    "unit": ("unit", "prop"),
    "per": ("span",),
    "mod": (
        *("mod_here", "mod_at", "mod_of", "mod_choice", "mod_within", "mod_value", "mod_with", "mod_without"),
        *("mod_is", "mod_has", "mod_yours", "mod_other_than", "mod_most", "mod_seat"),
    ),
}
"""What readers call a part, whichever of these symbols stands for it."""
FAMILY = {symbol: name for name, symbols in FAMILIES.items() for symbol in symbols}
JOINS = ("THEN", "ELSE", "CAND", "COR", "AND", "OR", "ALT", "ALSO")
"""Terminals that are words between parts; they are asked for like words."""
NAMES = {
    **{"INT": "integer", "RANGE": "between", "ATLEAST": "at_least", "ATMOST": "at_most"},
    **{"TIMES": "copies", "PRIM": "primitive", "DECL": "declares"},
}
"""What readers call a word of a class where the terminal's own name would not do."""
NOT_A_PART = "CITE"
MANY = 3
"""As many as anybody counts."""

Value = frozenset[str]
"""What may stand for a symbol: kinds of nodes, and of leaves with a mark in front."""
LEAF = "!"
Counts = dict[str, tuple[int, int]]
"""Of each symbol how often it stands in a construct: at least, and at most."""


@dataclass(frozen=True)
class Field:
    """A part of a construct: its name, what may stand there, whether it is there, and which one it is."""

    name: str
    values: Value
    reader: str
    at: int = 0


class Grammar:
    """The productions of the skeleton, by what they make."""

    def __init__(self, rules: Sequence[Rule]) -> None:
        """What Lark made of the grammar."""
        numbers = {name: 0 for name in (str(rule.origin.name) for rule in rules)}
        self.rules = rules
        self.made = [production(rule, numbers) for rule in rules]
        self.of: dict[str, list[int]] = {}
        for number, rule in enumerate(rules):
            self.of.setdefault(str(rule.origin.name), []).append(number)
        self.values = self._values()
        for family, symbols in FAMILIES.items():
            self.values[family] = frozenset().union(*(self.values[symbol] for symbol in symbols))
        self.inside = self._inside()

    def kinds(self) -> dict[str, list[Counts]]:
        """The kinds of nodes, in the order of the grammar, each with what its productions have."""
        found: dict[str, list[Counts]] = {}
        for number, (_, kind, makes, _) in enumerate(self.made):
            if makes not in (LIST, CLASS) and not self._passes(number):
                found.setdefault(kind, []).append(self._counts(self.rules[number].expansion, self.inside))
        return found

    def phrases(self) -> set[str]:
        """The kinds whose parts the packs say."""
        return {kind for _, kind, makes, _ in self.made if makes == HEAD}

    def _passes(self, number: int) -> bool:
        return self.made[number][2] == SINGLE and list(self.made[number][3]).count(KEEP) == 1

    def _values(self) -> dict[str, Value]:
        """What may stand for each symbol that is one part."""
        found: dict[str, Value] = {name: frozenset() for name in self.of}
        before: dict[str, Value] = {}
        while found != before:
            before = dict(found)
            for number, rule in enumerate(self.rules):
                _, kind, makes, parts = self.made[number]
                name = str(rule.origin.name)
                if makes == CLASS:
                    found[name] |= {LEAF + kind}
                elif makes != LIST and self._passes(number):
                    kept = next(s for s, part in zip(rule.expansion, parts, strict=True) if part == KEEP)
                    found[name] |= _leaf(kept) if kept.is_term else found[str(kept.name)]
                elif makes != LIST:
                    found[name] |= {kind}
        return found

    def _inside(self) -> dict[str, Counts]:
        """What each symbol that stands for several parts has."""
        lists = {name for name, numbers in self.of.items() if self.made[numbers[0]][2] == LIST}
        found: dict[str, Counts] = {}
        for _ in range(2 * MANY + len(lists)):
            for name in sorted(lists):
                ways = [self._counts(self.rules[number].expansion, found) for number in self.of[name]]
                found[name] = merged(ways)
        return found

    def _counts(self, expansion: Iterable[Symbol], inside: Mapping[str, Counts]) -> Counts:
        """How often each symbol stands in a production."""
        found: Counts = {}
        for symbol in expansion:
            name = FAMILY.get(str(symbol.name), str(symbol.name))
            if symbol.is_term and name.startswith(("_", *POSITIONS)):
                continue
            more = inside.get(name, {}) if name.startswith("_") else {name: (1, 1)}
            for one, (low, high) in more.items():
                least, most = found.get(one, (0, 0))
                found[one] = min(MANY, least + low), min(MANY, most + high)
        return found


def merged(ways: Sequence[Counts]) -> Counts:
    """What several ways to say something have in common: the least and the most of each part."""
    names = dict.fromkeys(name for way in ways for name in way)
    return {
        name: (min(way.get(name, (0, 0))[0] for way in ways), max(way.get(name, (0, 0))[1] for way in ways))
        for name in names
    }


def _leaf(symbol: Symbol) -> Value:
    name = str(symbol.name)
    return frozenset({LEAF + (terminal_word(name) if name.startswith("W_") else name)})


def fields(ways: Sequence[Counts], values: Mapping[str, Value]) -> list[Field]:
    """The parts of a construct, and the words that only some of its productions have."""
    symbols = dict.fromkeys(name for way in ways for name in way)
    if {"NAME", "STRING"} <= symbols.keys() and not any({"NAME", "STRING"} <= way.keys() for way in ways):
        ways = [{"name" if one in ("NAME", "STRING") else one: n for one, n in way.items()} for way in ways]
        values = {**values, "name": frozenset({LEAF + "NAME", LEAF + "STRING"})}
        symbols = dict.fromkeys(name for way in ways for name in way)
    parts = [name for name in symbols if not name.startswith("W_") and name not in JOINS]
    there = {name: values.get(name, frozenset({LEAF + name})) for name in parts}
    families = _families(there)
    together = [_together(way, families) for way in ways]
    found: list[Field] = []
    for family, (low, high) in merged(together).items():
        kinds = frozenset().union(*(there[name] for name in parts if families[name] == family))
        name = FAMILY.get(family, NAMES.get(family, family.lower()))
        if high == 1:
            found.append(Field(name, kinds, "One" if low else "Maybe"))
        elif low == high == 2:
            found += [Field(f"first_{name}", kinds, "Nth", 0), Field(f"second_{name}", kinds, "Nth", 1)]
        else:
            found.append(Field(_plural(name), kinds, "Several"))
    for word, (low, _) in merged(ways).items():
        if word not in parts and not low:
            text = terminal_word(word) if word not in JOINS else word
            found.append(Field(f"has_{_name(text)}", frozenset({LEAF + text}), "Has"))
    names = [field.name for field in found]
    assert len(set(names)) == len(names), names
    return found


def _families(there: Mapping[str, Value]) -> dict[str, str]:
    """Of each symbol the widest one of those that readers cannot, or need not, tell from it."""
    groups: list[list[str]] = []
    for name, kinds in there.items():
        same = [
            group
            for group in groups
            if any(there[one] & kinds or FAMILY.get(one, one) == FAMILY.get(name, name) for one in group)
        ]
        groups = [group for group in groups if group not in same]
        groups.append([*itertools.chain(*same), name])
    widest = {tuple(group): max(group, key=lambda one: len(there[one])) for group in groups}
    return {name: best for group, best in widest.items() for name in group}


def _together(way: Counts, families: Mapping[str, str]) -> Counts:
    found: Counts = {}
    for name, (low, high) in way.items():
        if name in families:
            least, most = found.get(families[name], (0, 0))
            found[families[name]] = min(MANY, least + low), min(MANY, most + high)
    return found


def _plural(name: str) -> str:
    return name if name.endswith("s") else f"{name[:-1]}ies" if name.endswith("ry") else f"{name}s"


def _name(text: str) -> str:
    return "".join(char if char.isalnum() else "_" for char in text.lower()).strip("_")


def camel(kind: str) -> str:
    """The name of the class of a kind."""
    return "".join(word.capitalize() for word in kind.split("_"))


class Writer:
    """Writes the module."""

    def __init__(self, grammar: Grammar) -> None:
        """Everything that is written."""
        self.grammar = grammar
        self.kinds = {kind: fields(ways, grammar.values) for kind, ways in grammar.kinds().items()}
        self.phrases = grammar.phrases()
        self.unions: dict[Value, str] = {}
        classes = {camel(kind) for kind in self.kinds}
        for name, values in grammar.values.items():
            nodes = [value for value in values if not value.startswith(LEAF)]
            if not name.startswith("_") and len(values) > 1 and nodes and FAMILY.get(name, name) == name:
                title = camel(name)
                self.unions.setdefault(values, f"Any{title}" if title in classes else title)
        self.kinds = {kind: [self._widened(part) for part in parts] for kind, parts in self.kinds.items()}
        for kind, parts in self.kinds.items():
            both = [
                one.name
                for one, other in itertools.combinations(parts, 2)
                if one.values & other.values and one.reader != "Nth"
            ]
            assert not both, (kind, both)

    def _widened(self, part: Field) -> Field:
        """A part of the narrowest union that has a name and holds what may stand there."""
        known = [union for union in self.unions if part.values <= union]
        nodes = any(not value.startswith(LEAF) for value in part.values)
        if len(part.values) == 1 or not nodes or not known:
            return part
        best = min(known, key=lambda union: (len(union), self.unions[union]))
        return Field(part.name, best, part.reader, part.at)

    def text(self) -> str:
        """The module."""
        return "\n".join([*self._head(), *self._classes(), *self._unions(), *self._table(), ""])

    def _head(self) -> Iterator[str]:
        yield '"""A class for each construct, with its parts by name: made by `tools/build_views.py`.'
        yield ""
        yield "Do not edit: a test compares this file with `grammar/skeleton.lark`."
        yield '"""'
        yield ""
        yield "from __future__ import annotations"
        yield ""
        yield "from typing import TypeAlias"
        yield ""
        yield "from talisman.compiler.source import Span"
        yield "from talisman.compiler.syntax.fields import Has, Maybe, Nth, One, Several"
        yield "from talisman.compiler.syntax.tree import Leaf, Node, Part"
        yield ""
        for values, name in sorted(self.unions.items(), key=lambda pair: pair[1]):
            yield f"_{name.upper()} = frozenset({_set(values)})"

    def _classes(self) -> Iterator[str]:
        for kind, parts in self.kinds.items():
            yield from (
                "",
                "",
                f"class {camel(kind)}(Node):",
                f'    """`{kind}`."""',
                "",
                "    __slots__ = ()",
            )
            if kind in self.phrases:
                yield "    verb: One[Leaf] = One({'VERB'})"
                continue
            for part in parts:
                known = self.unions.get(part.values)
                given = f"_{known.upper()}" if known else _set(part.values)
                at = f", {part.at}" if part.reader == "Nth" else ""
                reader = part.reader
                if reader == "Has":
                    yield f"    {part.name}: Has = Has({next(iter(part.values))[1:]!r})"
                else:
                    yield f"    {part.name}: {reader}[{self._type(part.values)}] = {reader}({given}{at})"

    def _type(self, values: Value) -> str:
        """The type of what may stand there: the narrowest union that has a name and holds it."""
        if values in self.unions:
            return self.unions[values]
        nodes = {value for value in values if not value.startswith(LEAF)}
        return " | ".join([*sorted(camel(kind) for kind in nodes), *(["Leaf"] if nodes != values else [])])

    def _unions(self) -> Iterator[str]:
        yield from ("", "")
        for values, name in sorted(self.unions.items(), key=lambda pair: pair[1]):
            nodes = [camel(kind) for kind in self.kinds if kind in values]
            if len(nodes) < len(values):
                nodes.append("Leaf")
            rows = textwrap.wrap(" | ".join(nodes), 100, drop_whitespace=False)
            yield f"{name}: TypeAlias = ({' '.join(repr(row) for row in rows)})"

    def _table(self) -> Iterator[str]:
        yield from ("", "CLASSES: dict[str, type[Node]] = {")
        yield from (f"    {kind!r}: {camel(kind)}," for kind in self.kinds)
        yield from ("}", '"""The class of each kind."""', "", "")
        yield "def made(kind: str, kids: tuple[Part, ...], span: Span) -> Node:"
        yield '    """A node of a kind."""'
        yield "    return CLASSES[kind](kind, kids, span)"


def _set(values: Value) -> str:
    return "{" + ", ".join(repr(value.removeprefix(LEAF)) for value in sorted(values)) + "}"


def views() -> str:
    """The module, as the formatter wants it."""
    grammar = Grammar(expanded(generate([], SKELETON.read_text(encoding="utf-8")).text))
    ruff = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(VIEWS), "-"]
    return subprocess.run(
        ruff, input=Writer(grammar).text(), capture_output=True, text=True, check=True
    ).stdout


def main(arguments: list[str]) -> int:
    """Write the module, or compare it."""
    text = views()
    if "--check" in arguments:
        fine = VIEWS.is_file() and VIEWS.read_text(encoding="utf-8") == text
        print("as the grammar" if fine else "out of date: run tools/build_views.py")
        return 0 if fine else 1
    VIEWS.write_text(text, encoding="utf-8")
    print(f"{VIEWS.name}: {text.count('(Node):')} classes, {text.count(chr(10))} lines")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
