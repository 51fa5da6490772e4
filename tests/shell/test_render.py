"""Diagnostics as people and scripts read them."""

import json
import re

import pytest

from talisman.compiler.diagnostics import Code, Diagnostic
from talisman.compiler.source import NOWHERE, Source, Span
from talisman.render import cells, render, summary
from talisman.values import evolve

UNKNOWN = Code(
    "E0901", title="unknown word", text="No thing is called `{name}`.", help="did you mean `{near}`?"
)


def found(line: str, word: str, near: str = "") -> tuple[Diagnostic, Source]:
    """A problem with the first occurrence of a word on the second line of a file."""
    source = Source("pack", "a.tal", f"thing Lamp\n{line}\n")
    column = line.index(word) + 1
    return UNKNOWN.at(Span("pack/a.tal", 2, column, column + len(word)), name=word, near=near), source


def text(line: str, word: str, near: str = "") -> str:
    """The long form of that problem."""
    diagnostic, source = found(line, word, near)
    return render([diagnostic], "text", [source])


def test_long_form() -> None:
    """A message names the problem and the place, shows the lines, marks the word and offers a way out."""
    assert text("    holds 1 lmap", "lmap", near="lamp") == (
        "error[E0901]: No thing is called `lmap`.\n"
        "  --> pack/a.tal:2:13\n"
        "   |\n"
        " 1 | thing Lamp\n"
        " 2 |     holds 1 lmap\n"
        "   |             ^^^^ unknown word\n"
        "   |\n"
        "   = help: did you mean `lamp`?\n"
    )


@pytest.mark.parametrize("before", ["    ", "\t", "  \t", "灯 ", "\N{HOT BEVERAGE}\ufe0f ", "e\u0301 "])
def test_mark_stands_under_the_word(before: str) -> None:
    """Tabs, wide letters, emoji and combining marks in front of a word do not move its mark."""
    lines = text(f"{before}lmap", "lmap").split("\n")
    shown = next(line for line in lines if "lmap" in line and line.lstrip()[0].isdigit())
    marks = next(line for line in lines if "^" in line)

    assert cells(shown[: shown.index("lmap")]) == marks.index("^")
    assert marks.count("^") == 4


def test_steering_characters_are_boxes() -> None:
    """Text of a pack cannot change colours or move the cursor of a terminal."""
    shown = text("    \x1b[31m lmap", "lmap")

    assert "\x1b" not in shown
    assert "\ufffd[31m lmap" in shown


def test_at_most_twenty_are_shown() -> None:
    """Twenty problems are shown in full; the others are counted, and `every` shows them."""
    diagnostics = [UNKNOWN.at(Span("pack/a.tal", n, 1, 2), name="x", near="") for n in range(1, 38)]

    assert render(diagnostics, "text").count("error[") == 20
    assert "... and 17 more" in render(diagnostics, "text")
    assert render(diagnostics, "text", every=True).count("error[") == 37


def test_problem_without_a_place() -> None:
    """A problem that lies in no file is one line and its help."""
    diagnostic = UNKNOWN.at(NOWHERE, name="x", near="y")

    assert render([diagnostic], "text") == (
        "error[E0901]: No thing is called `x`.\n   = help: did you mean `y`?\n"
    )
    assert render([diagnostic], "short") == "error[E0901]: No thing is called `x`.\n"


def test_json_has_the_agreed_keys() -> None:
    """The JSON form counts and lists problems under the published names."""
    diagnostic, _ = found("    lmap", "lmap", near="lamp")
    data = json.loads(render([diagnostic], "json"))

    assert {"errors": 1, "warnings": 0}.items() <= data.items()
    assert data["diagnostics"] == [
        {
            "code": "E0901",
            "severity": "error",
            "file": "pack/a.tal",
            "line": 2,
            "column": 5,
            "message": "No thing is called `lmap`.",
            "help": "did you mean `lamp`?",
            "notes": [],
        }
    ]


def test_github_escapes_what_would_end_the_command() -> None:
    """Line ends, percent signs, commas and colons cannot break out of a workflow command."""
    code = Code("W0901", title="a, b: c", text="100%\nsure")

    assert render([code.at(Span("p/a.tal", 1, 2, 3))], "github") == (
        "::warning file=p/a.tal,line=1,col=2,endColumn=3,title=W0901 a%2C b%3A c::100%25%0Asure\n"
    )


def test_summary() -> None:
    """The last line counts files, errors and warnings in plain words."""
    diagnostic, _ = found("    lmap", "lmap")

    assert summary([diagnostic, diagnostic], 9, 0.314) == "Checked 9 files in 0.31 s: 2 errors"
    assert summary([], 1) == "Checked 1 file: no problems"


@pytest.mark.parametrize("form", ["text", "short", "github"])
def test_no_form_turns_the_terminal_about(form: str) -> None:
    """Whatever stands in a message, or in the name of a file: overrides and escapes come out as boxes."""
    odd = "a\u202eb\x1b[31mc\rd"
    code = Code("E0999", title=odd, text=odd + ".", help=odd, explain="nothing")
    told = render([code.at(Span("p/p.tal", 1, 1, 2))], form, (), name=lambda file: file + odd)

    assert told.replace("\n", "").isprintable()


def test_json_shows_no_letter_that_nobody_sees() -> None:
    """What turns the text behind it about is written by its number, which means the same to a reader."""
    shown = render([UNKNOWN.at(NOWHERE, name="a\u202eb\u200b\x7f", near="")], "json")

    assert not re.search("[\u202e\u200b\x7f]", shown)
    assert "a\u202eb\u200b\x7f" in json.loads(shown)["diagnostics"][0]["message"]


def test_notes_are_shown_and_what_only_comes_near_behind_them() -> None:
    """In the long form and for scripts."""
    problem, source = found("lmap", "lmap")
    problem = evolve(problem, notes=("known of it",), near=("nearest: lamp",))

    assert json.loads(render([problem], "json"))["diagnostics"][0]["notes"] == [
        "known of it",
        "nearest: lamp",
    ]
    shown = render([problem], "text", [source])
    assert shown.index("note: known of it") < shown.index("note: nearest: lamp")
