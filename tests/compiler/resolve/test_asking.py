"""What players read when they are asked: the words of the text, without what only the rules need."""

from market import market
from talisman.compiler import model as m
from talisman.compiler.model.walk import walk

WORDS = "memory shine\n    of a ware\ncounter dust (dusts)\n    of a ware\n    untold\n"


def prompts(body: str) -> list[str]:
    """Everything that is asked in a text of a guest called Porter."""
    rules = market(f"{WORDS}guest Porter: when visited: {body}\n").rules("market.porter")
    parts = [part for rule in rules for part in walk(rule.shape)]
    return [part.prompt for part in parts if isinstance(part, m.Pick | m.Choose)]


def entries(body: str) -> list[tuple[str, str]]:
    """The options of a text, each with what it means."""
    rules = market(f"guest Porter: when visited: {body}\n").rules("market.porter")
    options = [part for rule in rules for part in walk(rule.shape) if isinstance(part, m.Option)]
    return [(option.text, option.words) for option in options]


def test_a_thing_is_called_by_its_name() -> None:
    """`this` means nothing to somebody who is asked."""
    assert prompts("put a ware into the stand of Fountain") == ["put a ware into the stand of Fountain"]
    rules = market("guest Porter: when visited: you may discard this\n").rules("market.porter")
    asked = [part.text for rule in rules for part in walk(rule.shape) if isinstance(part, m.May)]
    assert asked == ["discard Porter"]


def test_of_so_many_things_one_is_asked_for_at_a_time() -> None:
    """The number is the rules' affair."""
    limit = "limit card limit: ware\n    of a trader\n    starts at 1\n    counts wares in the basket\n"
    excess = "    excess: the holder discards that many {} of its choice\n"

    for noun, one in (
        ("wares", "a ware"),
        ("heavy wares", "a heavy ware"),
        ("active wares", "an active ware"),
    ):
        found = market(limit + excess.format(noun)).found.limits["card limit"].excess
        assert [part.prompt for part in walk(found) if isinstance(part, m.Pick)] == [f"discard {one}"]


def test_what_narrows_a_choice_is_not_read() -> None:
    """It is seen by what there is to choose from; nor is who chooses, for that is who is asked."""
    assert prompts("discard a ware with shine 1 of your choice") == ["discard a ware"]
    assert prompts("discard a ware with dust 1") == ["discard a ware"]
    assert prompts("discard a ware with charm 1") == ["discard a ware"]
    assert entries("lose 1 coin or a ware of your choice") == [("1 coin", ""), ("a ware", "")]


def test_an_option_that_stands_in_for_an_event_says_what_is_done() -> None:
    """That the event does not happen goes without saying."""
    rules = """\
guest Porter: when you would visit this: choose one
    "pay": pay 1 coin, then it does not happen
    "go": it does not happen
"""
    made = market(rules).rules("market.porter")
    options = [part for rule in made for part in walk(rule.shape) if isinstance(part, m.Option)]

    assert [(option.text, option.words) for option in options] == [("pay", "pay 1 coin"), ("go", "")]


def test_an_option_that_only_remembers_says_no_more_than_its_label() -> None:
    """What it is remembered for is said where it is asked."""
    text = """\
memory bidding
    of a trader
procedure bid (bids)
    of a trader
    step "bid": choose one
        "two": remember 2 as your bidding
        "one": gain 1 coin
"""
    found = market(text).found
    options = [part for part in walk(found.procedures["bid"]) if isinstance(part, m.Option)]

    assert [(option.text, option.words) for option in options] == [("two", ""), ("one", "gain 1 coin")]
