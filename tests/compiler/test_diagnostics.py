"""The bag of problems: what is said twice stands there once."""

from talisman.compiler.diagnostics import Bag
from talisman.compiler.messages.nouns import UNKNOWN_NAME, WRONG_KIND
from talisman.compiler.source import Span

HERE, THERE = Span("a.tal", 1, 1, 5), Span("a.tal", 2, 1, 5)


def test_the_same_problem_is_kept_once() -> None:
    """With other words beside it, it is another one: two names that are missing in one heading are two."""
    bag = Bag()
    for name in ("Ann", "Ann", "Ben"):
        bag.add(UNKNOWN_NAME.at(HERE, name=name, near=""))

    assert [one.text for one in bag.found] == ["Nothing is called `Ann`.", "Nothing is called `Ben`."]


def test_of_the_same_words_the_same_is_told_once() -> None:
    """A reader of phrases, which may read one twice, tells it once; another code or place is told as well."""
    bag = Bag()
    for code, span in (
        (UNKNOWN_NAME, HERE),
        (UNKNOWN_NAME, HERE),
        (WRONG_KIND, HERE),
        (UNKNOWN_NAME, THERE),
    ):
        bag.add_once(code.at(span, name=f"{len(bag.found)}", near="", verb="", wanted="", found=""))

    assert [(one.code, one.span) for one in bag.found] == [
        (UNKNOWN_NAME.code, HERE),
        (WRONG_KIND.code, HERE),
        (UNKNOWN_NAME.code, THERE),
    ]


def test_what_is_told_again_counts() -> None:
    """Whoever reads a phrase again learns that something is wrong with it, though nothing new is kept."""
    bag = Bag()
    for _ in range(2):
        before = bag.told
        bag.add_once(UNKNOWN_NAME.at(HERE, name="Ann", near=""))
        assert bag.told > before

    assert len(bag.found) == 1
