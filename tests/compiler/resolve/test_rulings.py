"""Rulings that disagree: which holds, and when that is nobody's to guess."""

import time

import pytest

from market import market

PLENTY = 60
"""Seconds of the processor: far more than it takes, far less than if each were held against all."""

RULES = """
rule "one": instead of gaining 1 favour: nothing
rule "two": instead of gaining 1 favour: the actor gains 1 coin
rule "three": instead of gaining 1 favour: the actor gains 2 coins
"""
ONE, TWO, THREE = "market.one", "market.two", "market.three"


def ruling(first: str, second: str, title: str = "r") -> str:
    """A ruling."""
    return f'ruling "{title}"\n    when {first} meets {second}: {first} first\n'


def told(others: dict[str, str], needs: dict[str, tuple[str, ...]] | None = None) -> tuple[str, ...]:
    """The codes of errors; without any the order of the rules."""
    made = market(RULES, others, needs=needs)
    if made.errors:
        return tuple(code for code in made.codes if code[0] == "E")
    return tuple(rule.path for rule in made.found.rules if rule.path in (ONE, TWO, THREE))


def test_a_ruling_orders() -> None:
    """Whichever stands first in the text."""
    assert told({"a": ruling(ONE, TWO)}) == (ONE, TWO, THREE)
    assert told({"a": ruling(TWO, ONE)}) == (TWO, ONE, THREE)


@pytest.mark.parametrize("turned", [False, True])
def test_two_that_disagree_are_refused(turned: bool) -> None:
    """In one pack as in two that do not know each other, whichever comes first."""
    texts = [ruling(ONE, TWO), ruling(TWO, ONE, "s")]
    first, second = texts[::-1] if turned else texts

    assert told({"a": first + second}) == ("E0559",)
    assert told({"a": first, "b": second}) == ("E0559",)


def test_the_same_twice_is_fine() -> None:
    """Two packs may rule alike."""
    assert told({"a": ruling(TWO, ONE), "b": ruling(TWO, ONE)}) == (TWO, ONE, THREE)


def test_three_in_a_circle_are_refused() -> None:
    """Each is fine beside one of the others."""
    texts = {"a": ruling(ONE, TWO), "b": ruling(TWO, THREE), "c": ruling(THREE, ONE)}

    assert told(texts) == ("E0559",)
    assert told({name: texts[name] for name in "ab"}) == (ONE, TWO, THREE)
    assert told({name: texts[name] for name in "bc"}) == (TWO, THREE, ONE)


def test_who_knows_a_ruling_may_turn_it_round() -> None:
    """One pack, and of two that disagree both."""
    assert told({"a": ruling(ONE, TWO), "b": ruling(TWO, ONE)}, {"b": ("a",)}) == (TWO, ONE, THREE)
    strangers = {"a": ruling(ONE, TWO), "b": ruling(TWO, ONE)}
    for first, second in ((ONE, TWO), (TWO, ONE)):
        assert told({**strangers, "c": ruling(first, second)}, {"c": ("a", "b")}) == (first, second, THREE)


def test_of_two_changes_the_one_holds_that_the_last_word_puts_first() -> None:
    """House rules of strangers change one number, and a pack that knows both rules between them."""
    change = 'house rule "{}"\n    change market.rent: 2 -> {}\n'
    texts = {"a": change.format("cheap", 1), "b": change.format("dear", 3)}
    wish = ruling("b.dear", "a.cheap")
    needs = {"c": ("a", "b"), "d": ("a", "b", "c")}
    cheap = {**texts, "c": wish, "d": ruling("a.cheap", "b.dear")}

    assert told(texts) == ("E0503",)
    assert market("", {**texts, "c": wish}, needs=needs).found.params["rent"].value == 3
    assert market("", cheap, needs=needs).found.params["rent"].value == 1


def test_what_one_changes_another_may_name() -> None:
    """A number of another pack on a line leaves the other parts of the line their addresses."""
    rule = 'rule "dues": for each trader: when you gain 2 favours: gain 7 coins\n'
    change = 'house rule "h"\n    change market.dues "for each trader": 2 -> 3\n'
    replace = 'house rule "i"\n    replace market.dues "gain 7 coins": gain 8 coins\n'
    for texts in ({"a": change, "b": replace}, {"a": replace, "b": change}):
        made = market(rule, texts)
        assert made.errors == []
        text = str(made.rules("market.dues"))
        assert [f"Int(value={number})" in text for number in (3, 8, 2, 7)] == [True, True, False, False]


@pytest.mark.far
def test_a_long_chain_of_rulings_is_ordered_at_once() -> None:
    """Each names the rule in front of the last one; a ruling more closes the circle."""
    many = 1_000
    rules = "".join(
        f'rule "R{n}": for each trader: when you gain 2 coins: gain 1 favour\n' for n in range(many)
    )
    chain = "".join(ruling(f"market.r{n + 1}", f"market.r{n}", f"r {n}") for n in range(many - 1))
    began = time.process_time()
    found = market(rules, {"a": chain})
    order = [rule.path for rule in found.found.rules if rule.path.startswith("market.r")]

    assert order == [f"market.r{n}" for n in reversed(range(many))]
    closed = chain + ruling("market.r0", f"market.r{many - 1}", "last")
    assert [code for code in market(rules, {"a": closed}).codes if code[0] == "E"] == ["E0559"]
    assert time.process_time() - began < PLENTY


def test_a_ruling_is_about_two_rules_that_are_there() -> None:
    """Neither about one with itself, nor about one that nobody wrote; and one of the two comes first."""
    other = f'ruling "r"\n    when {ONE} meets {TWO}: {THREE} first\n'

    assert told({"a": ruling(ONE, "market.fore")}) == ("E0501",)
    assert told({"a": ruling("market.fore", ONE)}) == ("E0501", "E0501")
    assert told({"a": ruling(ONE, ONE)}) == ("E0561",)
    assert told({"a": other}) == ("E0561",)
