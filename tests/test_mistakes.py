"""Mistakes of people who write rules: what is said about each is kept, and the way out compiles."""

import re
from collections.abc import Iterator, Sequence

import pytest
from syrupy.assertion import SnapshotAssertion

from langkit import ROOT, Example, Shared, kept, one_table, problems
from talisman.compiler.messages.older import OLDER_LANGUAGE
from talisman.compiler.syntax.headings import DECLARING
from talisman.render import render

TEXTS = ROOT / "tests" / "language" / "mistakes"
"""In one file what cannot be read, in one what can be read and means nothing, in one what declares words."""
GUEST = "guest Tinker"
STOPPED = ("E0112", "E0113")
"""What is said where the parser stops."""
OPEN = ("W0501",)
"""What may be said of an offered line: that nothing proves it."""
ELSEWHERE = ("guest Baker\n    for each other trader: -1 to its charm",)
"""Texts that are read as they were meant, and stand on the wrong thing."""
Lines = tuple[str, ...]


def mistakes(sort: str) -> Iterator[tuple[Lines, Lines]]:
    """The lines of each mistake of a file, and those of its way out."""
    for block in (TEXTS / f"{sort}.txt").read_text(encoding="utf-8").split("\n\n"):
        wrong, right = (
            tuple(line[2:] for line in block.split("\n") if line.startswith(sign)) for sign in ("- ", "+ ")
        )
        if wrong:
            yield wrong, right


def old_forms() -> Iterator[tuple[str, Lines, Lines]]:
    """The old forms that the page of the older language lists: the code, the lines, those of the new form."""
    code = ""
    for block in OLDER_LANGUAGE.explain.split("\n\n"):
        wrong, right = (
            tuple(line[6:] for line in block.split("\n") if line.startswith(f"    {sign} ")) for sign in "-+"
        )
        if wrong:
            yield code, wrong, right
        else:
            code = " ".join(re.findall(r"\b[EW]0\d\d\d\b", block))


def source(lines: Sequence[str]) -> Example:
    """The lines as a pack on the small market."""
    text = "\n".join(GUEST + line if line.startswith(": ") else line for line in lines)
    return Example(f"{text}\n", 1, based=True)


def declares(lines: Sequence[str]) -> bool:
    """Whether lines bring words of their own, so that they need a table of their own."""
    return any(line.split(" ")[0] in DECLARING for line in lines)


SORTS = {sort: tuple(mistakes(sort)) for sort in ("unread", "unmeant", "declared")}
CASES = tuple(case for sort in SORTS for case in SORTS[sort])


@pytest.fixture(scope="module")
def market(request: pytest.FixtureRequest) -> Shared:
    """The table of the market, which serves all that bring no words of their own."""
    return one_table([source(()).packs], kept(request))


def said(lines: Sequence[str], market: Shared) -> str:
    """What the compiler says about some lines: problems of their own only."""
    one = source(lines)
    found = [d for d in problems(one, Shared(b"") if declares(lines) else market) if d.code != "W0501"]
    return render(found, "text", [source for pack in one.packs for source in pack.sources])


def test_old_forms_are_refused_and_new_ones_are_not(market: Shared) -> None:
    """Each with a code that stands above it; every code that is named there has a line."""
    forms = tuple(old_forms())
    told = {wrong: re.findall(r"\[([EW]\d+)\]", said(wrong, market)) for _, wrong, _ in forms}

    assert len(forms) >= 15
    assert [wrong for codes, wrong, _ in forms if not set(told[wrong]) & set(codes.split())] == []
    named = {code for codes, _, _ in forms for code in codes.split()}
    assert named == {code for found in told.values() for code in found} & named
    assert {right: message for _, _, right in forms if (message := said(right, market))} == {}


def test_there_are_enough() -> None:
    """At least 120 mistakes are kept, none of them twice, each with its way out."""
    assert len({wrong for wrong, _ in CASES}) == len(CASES) >= 120
    assert all(right for _, right in CASES)


@pytest.mark.parametrize("sort", SORTS)
def test_mistakes_are_told(sort: str, market: Shared, snapshot: SnapshotAssertion) -> None:
    """Each mistake is refused or warned about, in words that are kept to be judged."""
    told = {"\n".join(wrong): said(wrong, market) for wrong, _ in SORTS[sort]}

    assert [wrong for wrong, message in told.items() if not message] == []
    if sort != "declared":
        unread = re.compile(r"\[E0[0-2]\d\d\]")
        aside = [
            wrong for wrong, message in told.items() if bool(unread.search(message)) != (sort == "unread")
        ]
        assert aside == [], "these belong into the other file"
    assert "\n".join(told.values()) == snapshot


@pytest.mark.parametrize("sort", SORTS)
def test_lines_that_are_offered_compile(sort: str, market: Shared) -> None:
    """Where the parser stops, a whole line is offered for most mistakes, and nobody complains about that."""
    offered, wrong_still = 0, dict[str, list[str]]()
    for wrong, _ in SORTS[sort]:
        one = source(wrong)
        shared = Shared(b"") if declares(wrong) else market
        for found in problems(one, shared):
            line = re.fullmatch(r"did you mean `(.*)`\?", found.help) if found.code in STOPPED else None
            if line is None:
                continue
            lines = one.text.split("\n")
            before = lines[found.span.line - 1]
            indent = before[: len(before) - len(before.lstrip(" "))]
            lines[found.span.line - 1] = indent + re.sub("`, below it `|` and `", f"\n{indent}    ", line[1])
            offered += 1
            own = range(
                found.span.line, found.span.line + 1 + line[1].count("` and `") + ("below it" in line[1])
            )
            left = problems(Example("\n".join(lines), 1, based=True), shared)
            if told := [d.text for d in left if d.code not in OPEN and d.span.line in own]:
                wrong_still["\n".join(lines).strip()] = told

    assert offered >= {"unread": 75, "unmeant": 0, "declared": 2}[sort]
    assert [text for text in wrong_still if text not in ELSEWHERE] == []


@pytest.mark.parametrize("sort", SORTS)
def test_ways_out_compile(sort: str, market: Shared) -> None:
    """What was meant can be said, and nobody complains about it."""
    told = {"\n".join(right): said(right, market) for _, right in SORTS[sort]}

    assert {right: message for right, message in told.items() if message} == {}
