"""Headings of declarations and rulebooks."""

from __future__ import annotations

import pytest

from talisman.compiler.diagnostics import Bag
from talisman.compiler.source import Source, Span
from talisman.compiler.syntax.lexer import read
from talisman.compiler.syntax.outline import Outline, outline


def outlined(*texts: str) -> tuple[Outline, Bag]:
    """The outline of files of one pack, and what is wrong with them."""
    bag = Bag()
    sources = [Source("sample", f"{i}.tal", text) for i, text in enumerate(texts)]
    return outline(read(sources, bag), bag), bag


def test_a_heading_has_names_forms_parents_and_sentences() -> None:
    """All parts of a heading are kept in order; inside `says` and `outcomes` lines belong to it."""
    found, bag = outlined(
        'verb take (takes, taking, taken): seat "take {goods}", "take {goods} from {goods}"  [Z-1]\n'
        '    also "take {goods} for {goods}"\n'
        "contest long match (long matches): match\n"
        "    outcomes won, lost by far\n"
    )
    verb, contest = found.declarations

    assert bag.sorted() == []
    assert (verb.word, verb.names, verb.forms, verb.of, verb.pack) == (
        "verb",
        ("take",),
        ("takes", "taking", "taken"),
        ("seat",),
        "sample",
    )
    assert verb.templates == ("take {goods}", "take {goods} from {goods}", "take {goods} for {goods}")
    assert verb.span == Span("sample/0.tal", 1, 1, 83)
    assert (contest.names, contest.of, contest.outcomes) == (
        ("long match",),
        ("match",),
        ("won", "lost by far"),
    )


def test_only_headings_are_read() -> None:
    """Words below a heading, and items that declare nothing, are left to the parser."""
    found, bag = outlined('rule "kind": kind stone\n    kind stone\nstone Kind\n')

    assert found.declarations == ()
    assert bag.sorted() == []


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("kind", "E0201"),
        ("kind stone (stones", "E0201"),
        ("kind stone 3", "E0201"),
        ('kind "rob {goods}"', "E0201"),
        ('parameter "rob {goods}"', "E0201"),
        ('worth "rob {goods}"', "E0201"),
        ('kind stone "rob {goods}"', "E0201"),
        ('sentence foo "start anew"', "E0201"),
        ("state worn (worns)", "E0201"),
        ("flag the gate is shut: gate", "E0201"),
        ("zone bag (bags, bagged)", "E0201"),
        ("zone bag, box (bags)", "E0201"),
        ("role buyer, seller, buyer", "E0201"),
        ('verb take, grab "take {goods}"', "E0201"),
        ("property weight: number, stone", "E0201"),
        ('verb take "grab {goods}"', "E0202"),
        ('verb take "take {goods} here"', "E0202"),
        ('verb take "take {goods} {number}"', "E0202"),
        ('verb take "take {Goods}"', "E0202"),
        ('sentence ""', "E0202"),
        ('sentence "wave/ a hat"', "E0202"),
        ('sentence "wave {a hat"', "E0202"),
        ('sentence "wave a/b a/b a/b a/b"', "E0202"),
        ('number "{goods} in sight"', "E0202"),
        ('condition "{goods} is/are {value}"', "E0202"),
        ('verb take "take {goods} and {goods}"', "E0202"),
        ('rulebook "no letter"', "E0207"),
        ('rulebook Z "T"\n    rule 1', "E0206"),
        ('rulebook Z "T"\n    text 1 "no reason"', "E0206"),
        ('rulebook Z "T"\n    rule 1 "x"\n    rule 1 "y"', "E0205"),
    ],
)
def test_headings_that_are_not_understood(text: str, code: str) -> None:
    """Each mistake in a heading, a sentence or a row has its code."""
    _, bag = outlined(text)

    assert [problem.code for problem in bag.sorted()] == [code]


def test_a_rulebook_may_stand_in_several_files() -> None:
    """Rows of one letter are one rulebook; texts that are no rules say why."""
    found, bag = outlined(
        'rulebook Z "The rules"\n    rule 11:12a "One."\n    text theme-1 "Two." because "premise"\n',
        'rulebook Z "The rules"\n    rule 12.b "Three."\n',
    )
    (book,) = found.rulebooks

    assert bag.sorted() == []
    assert (book.letter, book.title) == ("Z", "The rules")
    assert not any(row.optional for row in book.rows)
    assert [(row.id, row.text, row.is_rule, row.reason) for row in book.rows] == [
        ("Z-11:12a", "One.", True, ""),
        ("Z-theme-1", "Two.", False, "premise"),
        ("Z-12.b", "Three.", True, ""),
    ]
    assert book.rows[2].span.file == "sample/1.tal"


def test_a_row_may_be_optional() -> None:
    """A rule that players may leave out; a text is none, and nothing may stand behind the word."""
    found, bag = outlined('rulebook Z "The rules"\n    rule 1 "One." optional\n    rule 2 "Two."\n')
    assert bag.sorted() == []
    assert [(row.is_rule, row.optional) for row in found.rulebooks[0].rows] == [(True, True), (True, False)]

    for line in ('text 1 "One." optional', 'rule 1 "One." optional "why"', 'rule 1 optional "One."'):
        _, bag = outlined(f'rulebook Z "The rules"\n    {line}\n')
        assert [found.code for found in bag.sorted()] == ["E0206"], line
