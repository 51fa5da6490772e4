"""What a second compile takes over from a first one."""

import pytest

from market import TABLES, base_pack
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import Compiled, compile_packs, parse_packs
from talisman.compiler.syntax.shared import Shared
from talisman.compiler.syntax.tree import Node


def compiled(extra: str, shared: Shared | None = None) -> Compiled:
    """The market with more text behind it."""
    bag = Bag()
    made = compile_packs([base_pack(extra)], bag, TABLES, shared=shared)
    assert made is not None, [problem.text for problem in bag.sorted()]
    return made


def trees(extra: str, shared: Shared) -> dict[str, Node]:
    """The trees of the market's own file by file and line."""
    found = parse_packs([base_pack(extra)], Bag(), TABLES, shared).trees
    return {
        f"{tree.span.file}:{tree.span.line}": tree for tree in found if tree.span.file == "market/base.tal"
    }


def test_what_was_read_is_not_read_again() -> None:
    """Another game on the same pack has the very same trees, as long as the words mean the same."""
    shared = Shared()
    first, second = trees("ware Bell\n", shared), trees("ware Drum\n", shared)
    things = [place for place, tree in first.items() if tree.kind == "thing"]

    assert first == second
    assert len(things) > 10
    assert all(second[place] is first[place] for place in things)


def test_a_line_whose_words_mean_something_else_is_read_again() -> None:
    """A noun of two words takes the place of the two words it is made of."""
    shared = Shared()
    ware = 'rule "More": for each trader: +1 charm\n'
    first = trees(ware, shared)
    second = trees(ware + "counter coin box (coin boxes)\n    of a trader\n    starts at 0\n", shared)
    again = [place for place, tree in first.items() if second[place] is not tree]

    assert again
    assert len(again) < len(first)


def test_an_image_is_the_same_whatever_was_compiled_before() -> None:
    """What is shared spares time and changes no byte."""
    shared = Shared()
    texts = [
        "ware Bell\n",
        "ware Drum x2: +1 charm\n",
        "counter coin box (coin boxes)\n    of a trader\n",
        "ware Bell\n",
    ]

    for text in texts:
        assert compiled(text, shared).image == compiled(text).image


@pytest.mark.parametrize(
    "text",
    [
        "ware Bell: +1 charms and zork\n",
        "ware Bell\n    weight 1\n    zork the grue\n",
        "ware Bell\n\tweight 1\n",
    ],
    ids=["an item", "a line of an item", "no line"],
)
def test_a_problem_is_reported_every_time(text: str) -> None:
    """A file with a mistake is read again for each game that is built on it."""
    shared = Shared()
    reports = []
    for _ in range(2):
        bag = Bag()
        assert compile_packs([base_pack(text)], bag, TABLES, shared=shared) is None
        reports.append([(problem.code, problem.span) for problem in bag.sorted()])

    assert reports[0]
    assert reports[0] == reports[1]
