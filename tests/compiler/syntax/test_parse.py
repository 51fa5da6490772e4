"""Sources to trees, and what is said about sources that are none."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reading import ROOT, SAMPLES, every, line, reading, sample_table, sample_words, shape
from talisman.compiler.source import Span
from talisman.compiler.syntax.mistakes.suggest import SHAPES
from talisman.compiler.syntax.table.tables import CLASS, LIST, SINGLE

PLAIN = {rule.kind for rule in sample_table().rules if rule.makes not in (LIST, SINGLE, CLASS)}


def test_every_construct_is_read() -> None:
    """The samples hold every construct of the grammar and are read without a problem."""
    found = reading(SAMPLES.read_text(encoding="utf-8"))

    assert found.bag.sorted() == []
    assert PLAIN - found.kinds == set()


def test_every_kind_of_node_is_documented() -> None:
    """The page about the tree names every kind the grammar makes."""
    page = (ROOT / "docs" / "tree-kinds.md").read_text(encoding="utf-8")

    assert PLAIN - set(re.findall(r"[a-z_]+", page)) == set()


@pytest.mark.parametrize(
    ("text", "kind", "expected"),
    [
        ("draw a card", "act", "act(do(phrase_b(draw np_det(det_s(a) nominal_s(noun_s(card))))) block())"),
        ("walk to North", "phrase_b", "phrase_b(walk to np_named(nameref(North)))"),
        ("when drawn: nothing", "trigger_when", "trigger_when(when event_short(phrase_p(drawn)) block("),
        ("gain 2 coins", "amount", "amount(num_int(2) coins)"),
        ("+2 skill at night", "modifier", "modifier(modify_own(+2 skill) set_setting(at night))"),
        ("1-: 2; 2-3: 4; 5+: 6", "key_at_most", "key_at_most(1-)"),
        ("1-: 2; 2-3: 4; 5+: 6", "key_range", "key_range(2-3)"),
        ("1-: 2; 2-3: 4; 5+: 6", "key_at_least", "key_at_least(5+)"),
        ("no seat can draw a card more than 2 times per turn", "times", "times(num_int(2) times)"),
        ("while you are alone: nothing", "cond_is", "cond_is(you(you) are pred_w(alone))"),
        ("take a red stone here", "np_det", "np_det(det_s(a) nominal_s(noun_s(red stone)) mod_here(here))"),
        ("take Ann or Ben", "goods_or", "goods_or(np_named(nameref(Ann)) or np_named(nameref(Ben)))"),
        ('take "7 of Hearts"', "nameref", "nameref(7 of Hearts)"),
    ],
)
def test_a_line_becomes_its_tree(text: str, kind: str, expected: str) -> None:
    """Lines become the nodes that the documentation promises."""
    found = line(text)

    assert found.codes == []
    assert shape(found.first(kind)).startswith(expected)


def test_a_word_of_one_position_is_an_ordinary_word_elsewhere() -> None:
    """`leaves`, `holds` and `step` belong to declarations at the beginning of a clause only."""
    found = reading("kind pebble (pebbles): thing\n    when it leaves North: nothing\n")

    assert found.codes == []
    assert shape(found.first("phrase_s")).startswith("phrase_s(leaves")


def test_leaves_are_classes_or_words() -> None:
    """A leaf has a class the documentation names, or is a word whose kind is itself."""
    page = (ROOT / "docs" / "tree-kinds.md").read_text(encoding="utf-8")
    known = set(re.findall(r"`([A-Z_]+)`", page))
    found = reading(SAMPLES.read_text(encoding="utf-8"))
    leaves = [leaf for tree in found.trees for node in every(tree) for leaf in node.leaves()]

    assert {leaf.kind for leaf in leaves if leaf.kind.isupper()} <= known
    assert [leaf for leaf in leaves if not leaf.kind.isupper() and leaf.kind != leaf.text] == []


# --- places ---


def test_spans_are_columns_of_the_source() -> None:
    """A node begins where its first word begins and ends behind its last on that line."""
    found = reading('rule "Test"\n    draw a red card, then nothing\n')

    assert found.first("np_det").span == Span("sample/text.tal", 2, 10, 20)
    assert found.first("act").span == Span("sample/text.tal", 2, 5, 34)


def test_a_citation_belongs_to_the_outermost_node_of_its_line() -> None:
    """A box of one line has the citation itself; a nested line keeps its own."""
    found = reading(
        'rule "One": for each seat: draw a card  [Z-1, Z-2]\n'
        'rule "Two"  [Z-3]\n    for each seat:  [Z-4]\n        draw a card; gain 1 coin  [Z-5]\n'
        'rule "Three"\n    draw a card  [Z-6]\n    draw a card\n'
    )
    one, two, three = found.trees

    assert [leaf.text for leaf in one.leaves("CITE")] == ["Z-1", "Z-2"]
    assert [leaf.text for leaf in two.leaves("CITE")] == ["Z-3"]
    block = two.node("block")
    assert block is not None
    each = block.node("for_each")
    assert each is not None
    assert [leaf.text for leaf in each.leaves("CITE")] == ["Z-4"]
    inner = each.node("block")
    assert inner is not None
    assert [[leaf.text for leaf in act.leaves("CITE")] for act in inner.nodes()] == [["Z-5"], ["Z-5"]]
    last = three.node("block")
    assert last is not None
    assert [[leaf.text for leaf in node.leaves("CITE")] for node in (three, last, *last.nodes())] == [
        [],
        [],
        ["Z-6"],
        [],
    ]


# --- problems ---


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("draw a crad", "E0111", 12),
        ("draw draw a card", "E0112", 10),
        ("draw", "E0113", 5),
        ("when drawn:", "E0115", 5),
        ("weight 2\n    gain 1 coin", "E0114", 5),
    ],
)
def test_what_is_wrong_and_where(text: str, code: str, column: int) -> None:
    """Each mistake has its own code, at the place where it was made."""
    found = line(text)

    assert [(p.code, p.span.column) for p in found.bag.sorted()] == [(code, column)]


def test_several_mistakes_are_reported_in_one_run() -> None:
    """A bad line is left out with what stands below it, and the rest is read."""
    found = line("draw a crad\ndraw a card\nwhen drwan:\n    blah blah\nwalk to to North\ngain 1 coin")

    places = [(p.code, p.span.line) for p in found.bag.sorted()]

    assert places == [("E0111", 2), ("E0111", 4), ("E0111", 5), ("E0112", 6)]
    block = found.trees[0].node("block")
    assert block is not None
    assert len(list(block.nodes("act"))) == 2


def test_a_mistake_in_a_block_says_nothing_about_the_line_above() -> None:
    """A block whose only line is bad is not reported as missing."""
    assert line("when drawn:\n    draw a crad").codes == ["E0111"]


def test_a_bad_heading_does_not_hide_the_next_item() -> None:
    """Reading goes on at the next line without indentation."""
    found = reading('blob Ann\n    draw a card\nrule "Fine": draw a card\n')

    assert found.codes == ["E0111"]
    assert [tree.kind for tree in found.trees] == ["box"]


def test_an_unknown_word_shows_the_nearest_word_or_sentences_that_begin_so() -> None:
    """The help is the nearest word; sentences are near, each once, whose own first word was said."""
    problem = line("you may takke a card from Ann").bag.sorted()[0]
    assert "take" in problem.help


def test_a_limit_is_nothing_to_take() -> None:
    """It is lent, so no line is offered in which one takes it."""
    assert "limit`" not in line("take a limit").bag.sorted()[0].help


def test_a_sentence_that_is_said_already_is_not_near() -> None:
    """`draw {goods}` tells nothing of what is drawn; `walk to {place}` names a place."""
    assert line("draw a limit").bag.sorted()[0].told == ()
    assert line("walk to limit").bag.sorted()[0].near[0] == "nearest: walk to {place}"


def test_a_word_of_a_group_is_shown_with_its_group() -> None:
    """A word that is known in a group only is answered with the group."""
    assert "your card limit" in line("+1 to your limit").bag.sorted()[0].help


def test_a_verb_in_the_wrong_person_is_told_apart() -> None:
    """`the winner draw` gets a note about both forms."""
    problem = line("the winner draw a card").bag.sorted()[0]

    assert problem.code == "E0112"
    assert problem.notes[0] == "one thing `draws`; you, they and several things `draw`"


@pytest.mark.parametrize("sentence", SHAPES)
def test_every_suggested_shape_is_legal(sentence: str) -> None:
    """What the notes show can be written: with the holes filled, each shape is read."""
    fill = {
        "event": "you draw a card", "condition": "here", "who": "you", "verb": "draw a card",
        "line": "nothing",
        "number": "your coins", "verbing": "drawing a card", "place": "North", "count": "2", "span": "turn",
        "kind": "seat", "purpose": "luck", "goods": "cards", "role": "target", "procedure": "turn",
        "text": '"x"', "flag": "the gate is open",
    }  # fmt: skip
    assert line(sentence.format(**fill)).codes == []


def test_a_name_in_lower_case_is_told_how_to_be_written() -> None:
    """A name without capitals in a heading gets a spelling with capitals."""
    problem = reading("card bigg rrock: weight 2\n").bag.sorted()[0]

    assert problem.code == "E0109"
    assert "Bigg Rrock" in problem.help


@pytest.mark.parametrize(
    "text",
    [
        "rule " + "x" * 10_000_000,
        'rule "Test"\n' + "".join(" " * (4 * i) + "while here:\n" for i in range(1, 480)),
        'rule "Test": ' + "while here: " * 150 + "nothing",
        'rule "Test": take a card' + " of a card" * 90,
        'rule "Test": take 1 coin' + " or 1 coin" * 90,
        "(" * 1900,
        "\n".join(" " * i + "rule" for i in range(1900)),
        'rule "Test"\n' + "    when drawn:\n" * 20_000,
        'rule "Test"\n    ' + "draw a card, then " * 90 + "nothing",
        '"' * 1999,
        "\n".join(f"blob Number{i}" for i in range(20_000)),
        "\x00\x01 rule",
        "    rule",
        "rule",
        "",
        ":",
        'scenario "x"',
        'scenario "x"\n    expect',
        "ring X:",
    ],
    ids=lambda text: repr(text[:20]),
)
def test_no_text_is_too_strange(text: str) -> None:
    """Any text ends in trees and a bounded number of problems, never in an exception."""
    found = reading(text)

    assert len(found.bag.found) <= 60


FIT = sample_table().fit(sample_words())
assert FIT is not None
PIECES = [*FIT.words, "Ann", "Far Hill", '"x"', "2", "2-3", "6+", "+2", "x2", "#2"]
MARKS = [":", ";", ",", "(", ")", "'s", "->", "a.b.c", "[Z-1]", "# note", "\n", "\n    ", "\n        ", "%"]


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(PIECES + MARKS * 4), max_size=40))
def test_any_mixture_of_words_is_answered(pieces: list[str]) -> None:
    """Whatever is written with known words, every problem has a place in the text."""
    text = 'rule "Test"\n    ' + " ".join(pieces)
    found = reading(text)

    assert all(1 <= problem.span.line <= text.count("\n") + 1 for problem in found.bag.found)
    assert found.trees or found.bag.found


@pytest.mark.parametrize(
    ("line", "note"),
    [
        ("when someone draws a card: nothing", "who it is must be said"),
        ("gain 1 coin for each card", "for each KIND"),
        ("gain 1 coin if you are Ann", "stands in front"),
        ("take a card from the strongest", "the highest UNIT of KINDS"),
        ("gain a coin", "`1 coin`"),
        ("you may not take a card", "`cannot`"),
        ("choose one: gain 1 coin", "no colon"),
        ("each card has +1 coin", "`for each KIND:`"),
        ("roll a 6", "`roll a natural 6`"),
        ("if you are Ann, gain 1 coin", "with a colon behind"),
        ("if you are Ann", "with a colon behind"),
        ("gain 1 coin, then for each card: gain 1 coin", "begins a line"),
        ("take a card heavy", "`heavy card`"),
        ("take cards old, lit from Ann", "`old cards`"),
        ("If you are Ann: gain 1 coin", "only names have capital letters"),
    ],
)
def test_everyday_english_gets_the_words_of_the_language(line: str, note: str) -> None:
    """Where a line stops being a sentence, the message says how the language puts it."""
    found = reading(f'rule "R"\n    when a card is drawn:\n        {line}\n').bag.sorted()

    assert any(note in text for problem in found for text in problem.notes), found


@pytest.mark.parametrize("line", ["card Ann heavy", "card Ann: heavy", "card Ann x2: weight 2, heavy"])
def test_tags_of_a_thing_stand_in_brackets(line: str) -> None:
    """Whatever else is said of the thing in its line."""
    (found,) = reading(f"{line}\n").bag.sorted()

    assert found.notes == ("in this language: `card Ann (heavy)`, with tags in brackets",)


def test_nothing_is_near_what_shares_no_word() -> None:
    """A line without a known verb gets no list of sentences that have nothing to do with it."""
    (found,) = reading('rule "R"\n    when a card is drawn: xylophone zebra\n').bag.sorted()

    assert not any(note.startswith("nearest") for note in found.told)
