"""Words and templates: what declarations make of them."""

from __future__ import annotations

from itertools import product

import pytest

from reading import line, reading, sample_words, words_of
from talisman.compiler.diagnostics import Bag
from talisman.compiler.syntax.tree import Node
from talisman.compiler.syntax.vocabulary import hole_types


def test_forms_lead_to_names() -> None:
    """Singular, plural and made-up plural lead to the declared name."""
    words = words_of("kind ox (oxen): thing\nkind box\ncounter penny (pennies)\nzone pile\n")

    assert [(e.name, e.plural) for e in words.find("kind_p", "oxen")] == [("ox", True)]
    assert [e.name for e in words.find("kind_p", "boxes")] == ["box"]
    assert [e.name for e in words.find("unit", "pennies")] == ["penny"]
    assert [e.declaration.word for e in words.find("kind_s", "pile")] == ["zone"]
    assert words.find("kind_p", "piles") == ()


def test_a_phrase_finds_its_template() -> None:
    """The words around the holes pick the template; the holes are the parts of the phrase."""
    (match,) = sample_words().match(line("take a card from Ann").first("phrase_b"))

    assert (match.declaration.names, match.template, match.types) == (
        ("take",),
        "take {goods} from {goods}",
        ("goods", "goods"),
    )
    assert [part.kind for part in match.holes if part is not None] == ["np_det", "np_named"]


def test_a_passive_has_its_object_elsewhere() -> None:
    """In `is taken from Ann` the first hole is the subject, the second one stands in the phrase."""
    (match,) = sample_words().match(line("while this is taken from Ann: nothing").first("phrase_p"))

    assert match.template == "take {goods} from {goods}"
    first, second = match.holes
    assert first is None
    assert isinstance(second, Node)


def test_conditions_are_phrases_and_predicates() -> None:
    """`have/has` is a verb behind its subject; what follows `is/are` is a predicate."""
    has = sample_words().match(line("if Ann has a card: nothing").first("cond_s"))
    alone = sample_words().match(line("if you are alone: nothing").first("pred_w"))
    rain = sample_words().match(line("if it is raining: nothing").first("cond_g"))

    assert [m.template for m in (*has, *alone, *rain)] == [
        "{seat} have/has {goods}",
        "{goods} is/are alone",
        "it is raining",
    ]
    assert has[0].holes[0] is None


def test_templates_with_the_same_words_are_told_apart_by_type() -> None:
    """Two templates that differ in the types of holes only are both found."""
    text = 'verb lift (lifts) "lift {stone}", "lift {coin}"\n'
    words = words_of(text)

    assert [p.template for p in words.patterns["phrase_b", "lift"]] == ["lift {stone}", "lift {coin}"]


def test_a_word_declared_twice_is_reported_once() -> None:
    """Kinds and verbs have one declaration; tags and roles may be repeated by other packs."""
    bag = Bag()
    words_of("kind stone\nkind stone\ntags old\ntags old\nrole target\nrole target\n", bag)

    assert [(p.code, p.span.line) for p in bag.sorted()] == [("E0203", 2)]
    assert [span.line for span, _ in bag.found[0].related] == [1]


@pytest.mark.parametrize(
    ("one", "other"), [("counter", "flag"), ("memory", "counter"), ("tags", "form"), ("form", "values")]
)
def test_what_is_said_in_the_same_places_shares_no_name(one: str, other: str) -> None:
    """Two sorts whose words stand in the same places are told apart by name."""
    bag = Bag()
    words_of(f"{one} stone\n{other} stone{': mood' if other == 'values' else ''}\n", bag)

    assert [(p.code, p.span.line) for p in bag.sorted()] == [("E0203", 2)]


def test_every_sentence_of_every_verb_can_be_said() -> None:
    """Each template works in all its forms: order, third person, -ing, passive, with may, would, when."""
    fill = {"number": ["2", "your skill"], "contest": ["match"], "procedure": ["a turn"]}
    goods = ["1 coin", "2 old cards", "a red card here", "Big Stone"]
    words = sample_words()
    said: list[str] = []
    for patterns in words.patterns.values():
        for pattern in patterns:
            holes = [part[1:-1] for part in pattern.use.tail if part[0] == "{"]
            for chosen in product(*(fill.get(hole, goods) for hole in holes)):
                rest = iter(chosen)
                parts = [next(rest) if part[0] == "{" else part for part in pattern.use.tail]
                sentence = " ".join((pattern.head, *parts))
                said += [form.format(sentence) for form in FORMS.get(pattern.use.category, ())]
    broken = [sentence for sentence in said if line(sentence).codes]

    assert len(said) > 500
    assert broken == []


FORMS = {
    "phrase_b": (
        "{}",
        "you {}",
        "cards here {}",
        "you may {}: nothing",
        "seats cannot {}",
        "when you would {}: nothing",
        "if you have 1 coin: {}, then nothing",
        "no seat can {} more than once per turn",
    ),
    "phrase_s": ("the winner {}", "when the winner {} at night: nothing"),
    "phrase_g": ("instead of {}: nothing", "{} costs 1 coin"),
    "phrase_p": (
        "when {}: nothing",
        "when this is {}: nothing",
        "while this is {} by Ann: nothing",
        "this may be {}",
    ),
    "pred_g": ("while you are {}: nothing", "while this is not {}: nothing"),
    "pred_w": ("while you are {}: nothing", "take a card that is not {}"),
    "cond_s": ("while Ann {}: nothing",),
    "num_g": ("+1 to {}",),
}


def test_holes_are_named_by_their_types() -> None:
    """The types of a template are its holes in order."""
    assert hole_types("take {goods} from {seat} for {number} step/steps") == ("goods", "seat", "number")


def test_a_leaf_finds_its_declaration() -> None:
    """A word of the tree leads to what declares it."""
    leaf = reading("card Fine: weight 2\n").trees[0].leaf("KIND_S")

    assert leaf is not None
    entry = sample_words().entry(leaf)
    assert entry is not None
    assert entry.declaration.names == ("card",)
