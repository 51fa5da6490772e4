"""Kinds of the tree: what readers of the tree ask for is what the grammar makes."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from reading import ROOT, node_kinds, sample_table
from talisman.compiler.resolve import words
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.table.generate import POSITIONS, terminal_word
from talisman.compiler.syntax.tree import Node
from talisman.compiler.syntax.vocabulary import CLASSES, PHRASES

NODES = node_kinds()
LEAVES = frozenset(
    terminal_word(name) if name.startswith("W_") else name
    for name in sample_table().terminals
    if not name.startswith(("_", "V_", "NO_", *POSITIONS))
) | {"VERB", "CITE"}
"""What stands in the tree as one word; the first word of a phrase and a citation are named by the parser."""
CONSTRUCTS = NODES - LEAVES
ASKING = {"node": NODES, "nodes": NODES, "leaf": LEAVES, "leaves": LEAVES}

OF_THINGS = "things are of these kinds, too"
OF_MARKS = "what the lexer makes of the number of a row is of this kind, too"
OF_PHRASES = "which phrases words make is data, of which the tables of the parser are made"
EXCEPT = {
    "bindings.py": ({"edge"}, OF_THINGS),
    "calls.py": ({"ring"}, OF_THINGS),
    "things.py": ({"edge", "ring"}, OF_THINGS),
    "outline.py": ({"row"}, OF_MARKS),
    "tokens.py": ({"row"}, OF_MARKS),
    "vocabulary.py": ({*PHRASES}, OF_PHRASES),
}
"""Files that ask for a kind by a word that is the name of a construct, which words, and why."""
OF_CLAUSES = "which clauses a heading allows is data, and a message says the clause by its kind"
OF_WORDS = "of these classes are declared words; no tree is asked"
AS_DATA = {
    "clauses.py": OF_CLAUSES,
    "headings.py": OF_CLAUSES,
    "vocabulary.py": OF_PHRASES,
    "edits.py": OF_WORDS,
    "forms.py": OF_WORDS,
    "idioms.py": OF_WORDS,
    "otherwise.py": OF_WORDS,
    "suggest.py": OF_WORDS,
    "undeclared.py": OF_WORDS,
    "views.py": "these are the classes",
}
"""Files of `compiler/syntax` in which names of constructs are written, and why."""

Known = dict[str, tuple[str, ...]]


def test_readers_ask_for_kinds_that_there_are() -> None:
    """A kind that the grammar does not make is never found, and nobody would notice."""
    asked = [*_asked(_readers())]
    wrong = sorted(f"{place}: {kind}" for place, kind, there in asked if kind not in there)

    assert wrong == []
    assert len({kind for _, kind, _ in asked}) > 20


def test_constructs_are_asked_for_by_their_classes() -> None:
    """A misspelt kind is an error of types then; a word of a file that no longer needs it is told, too."""
    named: dict[str, set[str]] = {}
    for place, kind, _ in _asked(_sources()):
        if kind in CONSTRUCTS:
            named.setdefault(_file(place), set()).add(kind)

    assert named == {name: kinds for name, (kinds, _) in EXCEPT.items()}


def test_names_of_constructs_are_written_where_they_are_data() -> None:
    """Also where the test above does not look; a name of one word may mean anything."""
    named = {place for place, word in _written() if "_" in word and word in CONSTRUCTS}

    assert sorted(place for place in named if not place.startswith("compiler/syntax/")) == []
    assert {_file(place) for place in named} == set(AS_DATA)


def test_names_of_constructs_that_are_data_are_those_of_the_grammar() -> None:
    """What looks like one there is one, or a class of words."""
    like = re.compile(r"(d|phrase|cond|pred|num|noun)_[a-z_]+")
    places = [(place, word) for place, word in _written() if _file(place) in AS_DATA and like.fullmatch(word)]

    assert [one for one in places if one[1] not in {*NODES, *CLASSES}] == []
    assert len(places) > 100


def _members(union: str) -> set[str]:
    """The names of the classes of a union."""
    return set(vars(views)[union].split(" | "))


@pytest.mark.parametrize(
    ("asks", "union"),
    [
        (words.is_amount, _members("AnyAmount")),
        (words.is_clause, _members("Dline")),
        (words.is_modifier, _members("Mod")),
        (words.is_np, _members("Np") - {"You"}),
        (words.is_number, _members("Number")),
        (words.is_sentence, {"PhraseB", "PhraseS", "PhraseG", "PhraseP"}),
    ],
)
def test_what_a_kind_begins_with_says_what_it_is(asks: Callable[[Node], bool], union: set[str]) -> None:
    """These say of a node of which union it is, by the first letters of its kind."""
    nowhere = Span("", 0, 0, 0)
    found = {cls.__name__ for kind, cls in views.CLASSES.items() if asks(views.made(kind, (), nowhere))}

    assert found == union


def test_a_kind_that_there_is_not_is_seen() -> None:
    """Wherever a reader can name one."""
    text = """
READERS = {"np_nowhere": 1, "np_it": 2}
MORE: tuple[str, ...] = ("np_more",)
def read(node, part):
    node.node("np_gone", *MORE), node.leaf("GONE"), READERS.get(part.kind), {"no_key": 1}[part.kind]
    made("lost_line", (), node.span)
    first_word(node, "LOST")
    if part.kind == "never" or part.kind in ("seldom", "block") or part.kind.startswith("nil_"):
        match node.kind:
            case "nothing at all" | "block":
                pass
"""
    tree = ast.parse(text)
    found = {kind for _, kind, there in _in_file(tree, _constants(tree), {"first_word"}) if kind not in there}

    assert found == {
        *("np_nowhere", "np_more", "np_gone", "GONE", "no_key", "LOST", "never", "seldom", "nil_"),
        *("lost_line", "nothing at all"),
    }


@cache
def _texts() -> dict[str, str]:
    """Every file of the compiler, of what is played with it, and of the tools that read trees."""
    places = ("compiler/**/*.py", "src/talisman/**/*.py", "tools/strictly.py", "tools/prove.py")
    paths = sorted(path for place in places for path in ROOT.glob(place))
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in paths}


@cache
def _sources() -> dict[str, ast.Module]:
    """What is written in each."""
    return {name: ast.parse(text) for name, text in _texts().items()}


def _readers() -> dict[str, ast.Module]:
    """Every file that reads trees; those that make them ask for marks and signs of the grammar."""
    return {
        name: tree
        for name, tree in _sources().items()
        if "syntax.tree import" in _texts()[name] and not name.startswith("compiler/syntax/")
    }


def _file(place: str) -> str:
    """The name of a file, without its folder, and without a line."""
    return place.rpartition("/")[2].partition(":")[0]


def _written() -> Iterator[tuple[str, str]]:
    """Every text that stands in a file, and where."""
    for name, tree in _sources().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield f"{name}:{node.lineno}", node.value


def _asked(sources: dict[str, ast.Module]) -> Iterator[tuple[str, str, frozenset[str]]]:
    """Each kind that is asked for: where, and the kinds there are."""
    everywhere: Known = {}
    helpers = set()
    for tree in sources.values():
        everywhere |= _constants(tree)
        helpers |= {
            node.name
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef) and node.args.vararg and node.args.vararg.arg == "kinds"
        }
    for name, tree in sources.items():
        for line, kind, there in _in_file(tree, everywhere | _constants(tree), helpers):
            yield f"{name}:{line}", kind, there


def _in_file(tree: ast.Module, known: Known, helpers: set[str]) -> Iterator[tuple[int, str, frozenset[str]]]:
    """The kinds that are asked for in a file, each with its line and the kinds there are."""
    both = NODES | LEAVES
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr=("node" | "nodes" | "leaf" | "leaves") as name)):
                yield from ((node.lineno, kind, ASKING[name]) for kind in _words(node.args, known))
            case ast.Call(func=ast.Name("made"), args=[kind, _, _]):
                yield from ((node.lineno, word, NODES) for word in _words([kind], known))
            case ast.Call(func=ast.Name(name)) if name in helpers:
                yield from ((node.lineno, kind, LEAVES) for kind in _words(node.args[1:], known))
            case ast.Call(func=ast.Attribute(value=table, attr="get"), args=[key, *_]) if _kind(key):
                yield from ((node.lineno, kind, both) for kind in _words([table], known))
            case ast.Call(func=ast.Attribute(value=part, attr="startswith")) if _kind(part):
                for start in _words(node.args, known):
                    if not any(kind.startswith(start) for kind in both):
                        yield node.lineno, start, both
            case ast.Subscript(value=table, slice=key) if _kind(key):
                yield from ((node.lineno, kind, both) for kind in _words([table], known))
            case ast.Compare(left=left, comparators=others) if _kind(left):
                yield from ((node.lineno, kind, both) for kind in _words(others, known) if kind)
            case ast.Match(subject=subject, cases=cases) if _kind(subject):
                parts = (one for case in cases for one in ast.walk(case.pattern))
                values = [one.value for one in parts if isinstance(one, ast.MatchValue)]
                yield from ((node.lineno, kind, both) for kind in _words(values, known))


def _kind(node: ast.AST) -> bool:
    """Whether this is the kind of something."""
    return isinstance(node, ast.Attribute) and node.attr == "kind"


def _words(nodes: list[ast.expr], known: Known) -> Iterator[str]:
    """The words that stand in expressions: keys of tables, members, constants of this name."""
    for node in nodes:
        match node:
            case ast.Constant(str(word)):
                yield word
            case ast.Tuple(parts) | ast.Set(parts) | ast.List(parts):
                yield from _words(parts, known)
            case ast.Dict(keys=keys):
                yield from _words([key for key in keys if key is not None], known)
            case ast.Starred(inner):
                yield from _words([inner], known)
            case ast.Call(func=ast.Name("frozenset" | "set" | "tuple"), args=args):
                yield from _words(args, known)
            case ast.Name(name):
                yield from known.get(name, ())


def _constants(tree: ast.Module) -> Known:
    """Names of a file with the words they stand for."""
    found: Known = {}
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(name)], value=value):
                found[name] = tuple(_words([value], found))
            case ast.AnnAssign(target=ast.Name(name), value=ast.expr() as value):
                found[name] = tuple(_words([value], found))
            case ast.Expr(ast.Call(func=ast.Attribute(value=ast.Name(name), attr="update"), args=args)):
                found[name] = (*found.get(name, ()), *_words(args, found))
    return found
