"""Every line of a pack has an address, labelled or not; a house rule changes just the line it quotes."""

from __future__ import annotations

from collections import Counter

import pytest

from langkit import ROOT
from market import TABLES, base_pack, market
from talisman import packs
from talisman.compiler.addresses import addresses, item_paths
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import Compiled, compile_packs, parse_packs

RULES = """\
rule "Dues"
    for each trader:
        when you land upon a gate: lose 1 coin
        when you land upon North Gate: gain 1 favour
    for each trader: when you begin a stay:
        lose 1 coin
        gain 1 favour, then gain 2 coins
condition "{trader} feels well off"
    true when its coins are at least 3
ware Silk: when you take this: gain 1 favour
ware Robe
    while you have Lamp: +1 to your charm
    while you have Silk: +1 to your charm
house rule "Alms"
    for each trader: when you begin a deal: gain 1 favour
"""


def changed(lines: str) -> list[str]:
    """The codes of the errors of a house rule."""
    text = "".join(f"    {line}\n" for line in lines.split("\n"))
    found = market(RULES, {"other": f'house rule "Other"\n{text}'})
    return [code for code in found.codes if code.startswith("E")]


def shapes(line: str, box: str) -> str:
    """The rules of a box as the model has them, after a house rule of one line."""
    found = market(RULES, {"other": f'house rule "Other"\n    {line}\n'})
    assert found.errors == []
    return "\n".join(f"{rule.shape} {rule.effect}" for rule in found.rules(box))


def test_a_line_without_a_label_is_taken_away() -> None:
    """Its neighbours stay."""
    assert "Gate" in shapes('remove market.dues "when you land upon a gate"', "market.dues")
    assert "'gate'" not in shapes('remove market.dues "when you land upon a gate"', "market.dues")


@pytest.mark.parametrize(
    ("line", "codes"),
    [
        ('remove market.dues "when you land upon a gate"', []),
        ('remove market.dues "when you land upon North"', []),
        ('remove market.dues "when you land upon"', ["E0516"]),
        ('remove market.dues "when you land upon a ga"', ["E0515"]),
        ('remove market.dues "for each trader: when you begin"', []),
        ('remove market.dues "for each trader"', ["E0516"]),
        ('remove market.dues "gain 2 coins"', ["E0515"]),
        ('remove market.dues "gain 1 favour, then"', []),
        ('remove market.silk "gain 1 favour"', ["E0517"]),
        ('remove market.robe "while you have Silk" "+1"', ["E0517"]),
        ('remove market.robe "+1"', ["E0516"]),
        ('replace market.robe "while you have Silk" "+1": +3 to your charm', []),
        ('replace market.dues "when you land upon a gate": lose 1 coin', ["E0506"]),
        ('replace market.dues "when you land upon a gate": when you land upon a gate: lose 2 coins', []),
        ('replace market.dues "when you": when you land upon a gate: lose 2 coins', ["E0516"]),
        ('add to market.dues "when you land upon a gate": gain 1 favour', []),
        ('add to market.dues "for each trader: when you begin" "lose 1 coin": gain 1 favour', ["E0504"]),
        ('change market.dues "when you land upon a gate": 1 -> 2', []),
        ('change market.dues "gain 1 favour, then": 2 -> 3', []),
        ('change market.robe "while you have Silk": 1 -> 2', []),
        ("change market.robe: 1 -> 2", ["E0502"]),
        ('change market.dues "when you land upon a gate": 1 coin -> 2 coins', []),
        ('change market.dues "gain 1 favour, then": 2 favours -> 1 favour', ["E0502"]),
        ('change market.dues "when you land upon a gate": 1 coin -> 2 favours', ["E0514"]),
        ('change market.dues "when you land upon a gate": 1 favour -> 2 favours', ["E0502"]),
        ('change market.feels-well-off "true when": "at least 3" -> "at least 4"', ["E0501"]),
        ('change market.trader-feels-well-off "true when": "at least 3" -> "at least 4"', []),
        ('change market.condition:trader-feels-well-off "true when": "at least 3" -> "at least 4"', []),
        ('remove market.alms "for each trader"', []),
        ('change market.favour "floor": "floor 0" -> "floor -1"', []),
    ],
)
def test_a_line_is_named_by_its_beginning(line: str, codes: list[str]) -> None:
    """Whole words of it, enough to tell it from the others; nothing is changed where it is not clear."""
    assert changed(line) == codes


def test_two_phrases_and_a_number_of_one_line_are_changed() -> None:
    """No change undoes another, whatever their order; what was added or taken away before stays so."""
    line = 'market.dues "when you land upon a gate"'
    more = (
        'remove market.dues "when you land upon North"\n'
        f"    change {line}: 1 -> 3\n"
        f'    change {line}: "a gate" -> "Fountain"\n'
        f'    change {line}: "lose" -> "gain"\n'
    )
    found = market(RULES, {"other": f'house rule "Other"\n    {more}'})

    assert found.errors == []
    rules = found.rules("market.dues")
    said = f"{rules[0].shape} {rules[0].effect}"
    assert "Fountain" in said
    assert "gain" in said
    assert "Int(value=3)" in said
    assert not any("North" in str(rule) for rule in rules)


def test_two_packs_that_change_one_line_need_a_ruling() -> None:
    """However much of the line each of them quotes; two lines of one rule are two places."""
    one = 'house rule "One"\n    change market.dues "when you land upon a": 1 -> 2\n'
    two = 'house rule "Two"\n    remove market.dues "when you land upon a gate"\n'
    three = 'house rule "Three"\n    remove market.dues "when you land upon North"\n'

    assert market(RULES, {"one": one, "two": two}).codes == ["E0503"]
    assert market(RULES, {"one": one, "three": three}).errors == []


@pytest.mark.parametrize(
    ("place", "path"),
    [
        ("edge Ferry: North Gate and Fountain\n    for each trader: you cannot cross this", "edge:ferry"),
        (RULES, "house:alms"),
    ],
)
def test_what_is_no_thing_is_told_apart_by_the_word_that_declares_it(place: str, path: str) -> None:
    """And not by the first kind that its lines speak of."""
    trees = parse_packs([base_pack(f"{place}\n")], Bag(), TABLES).trees

    assert f"market.{path}" in [one for tree in trees for one in item_paths(tree)]


@pytest.fixture(scope="module", params=["content/classic", "content/destinies", "tests/packs/race"])
def pack(request: pytest.FixtureRequest) -> Compiled:
    """A pack that was compiled."""
    bag = Bag()
    made = compile_packs(packs.load([str(ROOT / request.param)], bag, TABLES).packs, bag, TABLES)
    assert made is not None
    return made


def test_nearly_every_line_of_a_pack_has_an_address_of_its_own(pack: Compiled) -> None:
    """Each is said once; a rule without one is one of two lines that are word for word the same."""
    every = list(addresses(pack.parsed.trees, pack.parsed.said))
    at = {(span.file, span.line) for _, span in every}
    without = [rule for rule in pack.model.rules if (rule.span.file, rule.span.line) not in at]

    assert [address for address, count in Counter(name for name, _ in every).items() if count > 1] == []
    assert len(without) <= 1


@pytest.mark.parametrize(
    ("path", "near"),
    [
        ("market.stay.what-to-do.rest", "market.stay.rest"),
        ("stay.rest", "market.stay.rest"),
        ("market.stya.rest", "market.stay.rest"),
        ("market.elsewhere.rest", ""),
    ],
)
def test_a_path_that_is_not_there_leads_to_one_that_is(path: str, near: str) -> None:
    """A step too many in the middle, none for the pack, or a letter exchanged."""
    found = market("", {"other": f'house rule "Other"\n    remove {path}\n'})

    (problem,) = found.bag.found
    assert problem.help.startswith(f"did you mean `{near}`?" if near else "a path begins with")


def test_what_ends_alike_is_told_where_no_path_is_near() -> None:
    """Of `PACK.the-old-anvil-card` the path that ends with one of its words, longer than two letters."""
    found = market("", {"other": 'house rule "Other"\n    remove market.the-old-anvil-card\n'})

    (problem,) = found.bag.found
    assert problem.notes == ("paths that end alike: `market.anvil`, `market.card`",)
