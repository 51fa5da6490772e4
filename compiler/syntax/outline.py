"""The first pass: headings of declarations and rulebooks, read by hand from the lines of all packs.

Its result is what the second pass needs before it can read a single sentence: which words there are, and
the sentences that packs declare. So a pack may use a word above the line that declares it, and in any file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from talisman.compiler.diagnostics import Bag
from talisman.compiler.messages import syntax as codes
from talisman.compiler.source import Span
from talisman.compiler.syntax.clauses import below
from talisman.compiler.syntax.headings import DECLARING, WORDS, named_with, not_heeded
from talisman.compiler.syntax.lexer import Item, Line, Mark
from talisman.compiler.syntax.misnomers import HEAD as MISNOMERS
from talisman.compiler.syntax.misnomers import misnomers
from talisman.values import field, frozen

_HOLE = re.compile(r"\{[a-z]+(?: [a-z]+)*\}")
_ALTERNATIVES = re.compile(r"[a-z][a-z-]*(?:/[a-z][a-z-]*)*")
MOST_ALTERNATIVES = 3
_NOUN_WORDS = frozenset(("in", "at", "on", "of", "with", "without", "that", "here", "there", "other"))


@frozen
class Declaration:
    """A heading: its declaring word, names, further forms, what stands behind the colon, its sentences.

    outcomes: the words of a contest's `outcomes` line.
    """

    word: str
    names: tuple[str, ...]
    forms: tuple[str, ...]
    of: tuple[str, ...]
    templates: tuple[str, ...]
    outcomes: tuple[str, ...]
    pack: str
    span: Span = field(eq=False)


BY_HAND = ("rulebook", MISNOMERS)
"""The words of items that are no part of a game, and are read here alone."""


@frozen
class Row:
    """A row of a rulebook: `C-11:12a`, what it says, whether it is a rule, why not; players may choose."""

    id: str
    text: str
    is_rule: bool
    reason: str
    span: Span = field(eq=False)
    optional: bool = False


@frozen
class Rulebook:
    """A rulebook: the letter its rows are cited by, its title, its rows."""

    letter: str
    title: str
    rows: tuple[Row, ...]
    pack: str
    span: Span = field(eq=False)


@frozen
class Outline:
    """All declarations and rulebooks, in the order of the sources."""

    declarations: tuple[Declaration, ...]
    rulebooks: tuple[Rulebook, ...]


Headings = dict[int, tuple[Item, Declaration | Rulebook]]
"""By the identity of an item what was read in it, where nothing was wrong."""


def outline(items: Iterable[Item], bag: Bag, known: Headings | None = None) -> Outline:
    """Read the headings of all items; a rulebook in several files is one rulebook.

    known: what was read last time; it is what was read this time then.
    """
    declarations: list[Declaration] = []
    rulebooks: dict[tuple[str, str], Rulebook] = {}
    for item in items:
        head = item.lines[0].marks[0].text
        if head == MISNOMERS:
            list(misnomers((item,), bag))  # to see that each line is one
        if head not in DECLARING and head != "rulebook":
            continue
        kept = known.get(id(item)) if known is not None else None
        problems = len(bag.found)
        found = kept[1] if kept else _declaration(item, bag) if head != "rulebook" else _rulebook(item, bag)
        if isinstance(found, Declaration):
            declarations.append(found)
        elif found is not None:
            key = (found.pack, found.letter)
            first = rulebooks.get(key)
            rulebooks[key] = found if first is None else _joined(first, found)
        if known is not None and found is not None and len(bag.found) == problems:
            known[id(item)] = item, found
    _check_names(declarations, bag)
    books = tuple(rulebooks.values())
    _check_rows(books, bag)
    return Outline(tuple(declarations), books)


# --- declarations ---


def _check_names(declarations: Sequence[Declaration], bag: Bag) -> None:
    """Refuse what stands behind a name and would be a part of it: `kind box of card`."""
    kinds = frozenset([name for one in declarations if one.word == "kind" for name in one.names])
    for one in declarations:
        for name in one.names if not one.of else ():
            problem, form = named_with(one.word, name, one.forms, kinds)
            if problem:
                bag.add(codes.BAD_HEADING.at(one.span, word=one.word, problem=problem, form=form))


def _declaration(item: Item, bag: Bag) -> Declaration | None:
    line = item.lines[0]
    word = line.marks[0].text
    rest = list(line.marks[1:])
    names = _words(rest)
    forms: list[str] = []
    of: list[str] = []
    if rest and rest[0].text == "(":
        rest.pop(0)
        forms = _words(rest)
        if not rest or rest.pop(0).text != ")":
            bag.add(
                codes.BAD_HEADING.at(
                    line.span(),
                    word=word,
                    problem="a closing bracket is missing",
                    form=WORDS[word].form,
                )
            )
            return None
    if rest and rest[0].text == ":":
        rest.pop(0)
        of = _words(rest)
    templates = list(_strings(rest))
    joined = next((name for name in names if WORDS[word].several and {"and", "or"} & {*name.split(" ")}), "")
    if joined:
        problem = f"`{joined}` would be one word; several are parted by commas"
        form = WORDS[word].form
        bag.add(codes.BAD_HEADING.at(line.span(), word=word, problem=problem, form=form))
        return None
    if rest:
        problem = f"`{rest[0].text}` does not belong here"
        form, clauses = _in_lines(word, line) or WORDS[word].form, below(word)
        notes = [f"below it stands: {clauses}"] if clauses else []
        bag.add(codes.BAD_HEADING.at(line.at(rest[0]), notes=notes, word=word, problem=problem, form=form))
        return None
    problem, form = not_heeded(word, names, forms, of, templates)
    if problem:
        bag.add(codes.BAD_HEADING.at(line.span(), word=word, problem=problem, form=form))
        return None
    outcomes: list[str] = []
    for under in item.lines[1:]:
        if under.level == 1 and len(under.marks) > 1:
            inner = list(under.marks[1:])
            if under.marks[0].text in ("says", "also") and inner[0].kind == "STRING":
                templates += _strings(inner)
            elif under.marks[0].text == "outcomes" and word == "contest":
                outcomes += _words(inner)
    good = tuple(text for text in templates if _good_template(word, names, text, line, bag))
    pack = item.source.pack
    return Declaration(word, tuple(names), tuple(forms), tuple(of), good, tuple(outcomes), pack, line.span())


_BELOW = re.compile(r"(?: of (?:an?|each|every) | starts? at | holds | seen by )")
"""With what a clause begins that people put behind the name."""
_CALLED = (("start at", "starts at"), ("max", "ceiling"), ("maximum", "ceiling"), ("min", "floor"))
"""What clauses are called elsewhere."""


def _in_lines(word: str, line: Line) -> str:
    """A heading with clauses behind its name, as it is written in lines; "" where that is not to be seen."""
    said = " ".join(mark.text for mark in line.marks[1:]).replace("( ", "(").replace(" )", ")")
    if word == "kind":
        name, of, kind = said.partition(" of ")
        return f"kind {name}: {kind}" if of and kind.isalpha() else ""
    first, *more = said.split(" , ")
    at = _BELOW.search(first)
    if at is None or ":" in first[at.start() :] or any(":" in one for one in more):
        return ""
    clauses = [first[at.start() :].strip(), *more]
    for other, here in _CALLED:
        clauses = [
            f"{here}{one.removeprefix(other)}" if one.startswith(f"{other} ") else one for one in clauses
        ]
    parts = [part for one in clauses for part in re.split(r" (?=starts at )", one.replace(" each ", " a "))]
    return f"{word} {first[: at.start()].rstrip(' :')}`, below it `{'` and `'.join(parts)}"


def _words(marks: list[Mark]) -> list[str]:
    """Word groups at the front, parted by commas; they are taken away from the list."""
    found: list[list[str]] = [[]]
    while marks and (marks[0].kind == "word" or marks[0].text == ","):
        mark = marks.pop(0)
        if mark.text == ",":
            found.append([])
        else:
            found[-1].append(mark.text)
    return [" ".join(group) for group in found if group]


def _strings(marks: list[Mark]) -> Iterator[str]:
    """Quoted texts at the front, parted by commas; they are taken away from the list."""
    while marks and (marks[0].kind == "STRING" or marks[0].text == ","):
        mark = marks.pop(0)
        if mark.kind == "STRING":
            yield mark.text[1:-1]


_PAIRS = {"is": "is/are", "are": "is/are", "has": "has/have", "have": "has/have"}
"""How a verb is written that is said of one thing and of several."""


def _good_template(word: str, names: list[str], text: str, line: Line, bag: Bag) -> bool:
    """Whether a sentence can become a production; if not, why not."""
    problem = _problem(word, names, text)
    if problem:
        place = next(
            (line.at(m) for m in line.marks if m.kind == "STRING" and m.text[1:-1] == text), line.span()
        )
        bag.add(codes.BAD_TEMPLATE.at(place, template=text, problem=problem))
    return not problem


def _problem(word: str, names: list[str], text: str) -> str:
    """What is wrong with the sentence of a declaration, or nothing."""
    parts = re.findall(r"\{[^}]*\}|[^\s{}]+", text)
    words = [part for part in parts if part[0] != "{"]
    if not words:
        return "it has no words of its own"
    if not all(_HOLE.fullmatch(part) for part in parts if part[0] == "{") or len(
        re.findall("[{}]", text)
    ) != 2 * (len(parts) - len(words)):
        return "a hole is a word or two in braces, such as {goods}"
    if not all(_ALTERNATIVES.fullmatch(part) for part in words):
        return "it may hold words in lower case and holes only"
    if sum("/" in part for part in words) > MOST_ALTERNATIVES:
        return f"it may hold {MOST_ALTERNATIVES} words with a slash at most"
    if word == "verb" and (not names or not f"{text} ".startswith(f"{names[0]} ")):
        return f"it does not begin with the verb as it is declared, `{names[0] if names else ''}`"
    subject = word == "condition" and parts[0][0] == "{"
    if subject and parts[1:2] and (both := _PAIRS.get(parts[1])):
        return f"`{parts[1]}` goes with one thing only, and never with `you`; write `{both}`"
    head = parts[2:] if subject and parts[1:2] == ["is/are"] else parts[1:] if subject else parts
    if not head or head[0][0] == "{":
        return "a word must stand in front of the first hole" + (" behind its subject" if subject else "")
    for hole, behind in pairwise(head):
        if hole[0] != "{":
            continue
        if behind[0] == "{":
            return "two holes need a word between them"
        if behind in _NOUN_WORDS:
            return f"the noun word `{behind}` stands behind a hole"
        if behind in ("and", "or"):
            return f"`{behind}` joins goods, so it cannot part two holes"
    return ""


# --- rulebooks ---


def _rulebook(item: Item, bag: Bag) -> Rulebook | None:
    line = item.lines[0]
    marks = line.marks
    if len(marks) != 3 or not re.fullmatch("[A-Z]", marks[1].text) or marks[2].kind != "STRING":
        bag.add(codes.BAD_RULEBOOK.at(line.span()))
        return None
    letter = marks[1].text
    rows = tuple(row for below in item.lines[1:] if (row := _row(letter, below, bag)) is not None)
    return Rulebook(letter, marks[2].text[1:-1], rows, item.source.pack, line.span())


def _row(letter: str, line: Line, bag: Bag) -> Row | None:
    marks = line.marks
    is_rule = marks[0].text == "rule"
    optional = is_rule and marks[-1].text == "optional"
    strings = [i for i, mark in enumerate(marks) if mark.kind == "STRING"]
    shape_fits = (is_rule and len(strings) == 1 and strings[0] == len(marks) - 1 - optional) or (
        marks[0].text == "text"
        and len(strings) == 2
        and strings[1] == len(marks) - 1
        and [mark.text for mark in marks[strings[0] + 1 : -1]] == ["because"]
    )
    name = marks[1 : strings[0]] if strings else ()
    if line.level != 1 or not shape_fits or len(name) != 1 or name[0].kind != "row":
        bag.add(codes.BAD_ROW.at(line.span()))
        return None
    reason = "" if is_rule else marks[-1].text[1:-1]
    text = marks[strings[0]].text[1:-1]
    return Row(f"{letter}-{name[0].text}", text, is_rule, reason, line.span(), optional)


def _joined(first: Rulebook, more: Rulebook) -> Rulebook:
    return Rulebook(first.letter, first.title, first.rows + more.rows, first.pack, first.span)


def _check_rows(books: Iterable[Rulebook], bag: Bag) -> None:
    seen: dict[str, Row] = {}
    for row in (row for book in books for row in book.rows):
        if row.id in seen:
            related = ((seen[row.id].span, "first here"),)
            bag.add(codes.ROW_TWICE.at(row.span, name=row.id, related=related))
        seen.setdefault(row.id, row)
