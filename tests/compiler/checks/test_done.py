"""What is done: a deed that does nothing, or another than its offer says."""

import pytest

from checkkit import codes
from market import AGAIN, base_pack, market
from talisman.compiler.diagnostics import Bag
from talisman.compiler.pack import PackSource
from talisman.compiler.source import Source


def test_a_number_kept_when_something_is_rolled_is_lost_to_the_result() -> None:
    """Where the text that rolls remembers the result afterwards; what changes the roll is kept with it."""
    lost = (
        "letter Compass: when you roll for walking: choose a number from 1 to 6 as your paces\n"
        "letter Map: when you roll for walking: remember the result + 1 as your paces\n"
        "letter Glass: when you roll for haggling: remember 3 as your paces\n"
        "letter Chart: when you roll for walking:\n"
        "    choose a number from 1 to 6 as your paces\n"
        "    add your paces - the result to that roll\n"
    )

    assert codes(lost, "E0482") == [1, 2]


def test_an_option_needs_a_menu() -> None:
    """A procedure without `choose one` never offers it."""
    assert codes('trader Dora\n    option of walk "run": gain 1 favour\n', "E0512") == [2]
    assert codes('trader Dora\n    option of stay "run": gain 1 favour\n', "E0512") == []


def test_only_options_that_exist_can_be_closed() -> None:
    """The nearest label is offered."""
    found = market('trader Dora\n    close option "resd" of stay\n')

    assert any(p.code == "E0507" and "rest" in p.help for p in found.bag.found)


DIE = """verb die (dies, dying): trader "die"
    does: the actor gains 1 favour
"""


PRICED = "rule 'B': for each trader: dying costs 1 favour"


PRICES = {
    f"{DIE}rule 'A': for each trader: as soon as your coins are 0: die\n{PRICED}": [4],
    f"{DIE}guest Bee: when visited: you may die\n{PRICED}": [],
    "rule 'B': for each trader: losing 1 coin costs 1 favour": [1],
    "rule 'B': for each trader: landing costs 1 coin": [1],
    "rule 'B': for each trader: stepping onto Fountain costs 1 coin": [],
    "rule 'B': for each trader: visiting guests costs 1 coin": [],
    "ware Kettle: discarding this costs 1 coin": [],
}


@pytest.mark.parametrize("text", PRICES)
def test_a_price_of_what_nobody_chooses_is_told(text: str) -> None:
    """Who cannot pay would be spared it; what is offered, or done to one of several, is chosen."""
    assert codes(text.replace("'", '"') + "\n", "W0565") == PRICES[text]


def test_a_need_not_lifts_a_must() -> None:
    """Of the same verb; what only happens anyhow is no obligation."""
    lift = "letter Leave: you need not visit guests\n"

    assert codes(lift, "W0514") == [1]
    assert codes("guest Mayor: you must visit this\n" + lift, "W0514") == []
    assert codes("guest Mayor: you must gain 1 coin\n" + lift, "W0514") == [2]


DRAWN = """verb draw (draws, drawing, drawn): trader "draw {card}"
    does: put it into the stand of your space
guest Ox: when visited: draw the top 2 cards of the post
guest Elk: when visited: draw a card in the stock
"""


DRAWS = {
    "guest Cee: when visited: draw a letter": [5],
    "guest Cee: when visited: draw 2 letters": [5],
    "guest Cee: when visited: draw one of your letters": [],
    "guest Cee: when visited: draw the top letter of the post": [],
    "guest Cee: when visited: draw a letter of Ann": [],
    "guest Dee: when visited: draw Lamp\nguest Cee: when visited: draw a letter": [],
}


@pytest.mark.parametrize("text", DRAWS)
def test_of_one_s_own_is_told_where_piles_are_meant(text: str) -> None:
    """Unless it says whose, or another text does it to something else, too."""
    assert codes(f"{DRAWN}{text}\n", "W0566") == DRAWS[text]


HUM = {
    "guest Bee: when visited: hum": True,
    "guest Bee: when visited: you may hum": True,
    "guest Bee: when visited: you may hum: gain 1 coin": False,
    "guest Bee: when visited: hum\nletter Ear: when a trader hums: gain 1 coin": False,
    "guest Bee: when visited: hum\nletter Ear: you cannot hum": True,
    "guest Bee: when visited: gain 1 coin": False,
}


@pytest.mark.parametrize("text", HUM)
def test_a_deed_of_which_nothing_comes_is_told(text: str) -> None:
    """In the text of another pack than the one that declares the verb, where no rule follows it."""
    verb = 'verb hum (hums, humming, hummed): trader "hum"\n'

    def told(base: str, own: str) -> bool:
        bag = Bag()
        choir = Source("choir", "choir.tal", own + "\n")
        pack = PackSource("choir", "1.0.0", "Choir", (choir,), needs=("market",), seats=(2, 4))
        AGAIN.read([base_pack(base), pack], bag)
        return any(p.code == "W0571" for p in bag.found)

    assert told(verb, text) == HUM[text]
    assert not told("", verb + text)


def test_a_deed_without_what_its_offer_says_is_told() -> None:
    """By the offer itself all of it is done; where nothing stands below the offer nothing is left out."""
    done = 'rule "R": for each trader: when you visit Fountain: send a letter\n'
    offers = "letter Coupon: before the bid: you may send this: gain 1 coin\n"
    plain = "letter Coupon: before the bid: you may send this\n"

    assert codes(done + offers, "W0530") == [1]
    assert codes(done + plain, "W0530") == []
    assert codes(offers, "W0530") == []


@pytest.mark.parametrize(
    ("front", "text", "refused"),
    [
        ("while your charm is 4: ", "+1 charm", True),
        ("while your patience is 4: ", "+1 charm", False),
        ("while your patience is 4: ", "plus your charm to your patience", True),
        ("while your coins are 4: ", "+1 charm", False),
        ("while you cannot visit Miller: ", "you cannot visit Miller", True),
        ("", "texts of wares with charm 2 are not in force", True),
    ],
)
def test_what_puts_texts_out_of_force_asks_for_nothing_that_they_change(
    front: str, text: str, refused: bool
) -> None:
    """A stat that a text lends to, also by way of others, and what may be done; not a counter."""
    extra = (
        f"ware Bell\n    +1 charm\n    {text}\n"
        f"letter Hush: {front}texts of wares in your basket are not in force\n"
    )
    found = market(extra)

    assert ("E0441" in [p.code for p in found.bag.sorted()]) is refused


def test_a_text_that_nobody_has_is_not_put_out_of_force() -> None:
    """Things with a line of their own have a text; what a rule says for each of a kind is none."""
    extra = (
        "ware Brick (heavy)\n"
        "ware Bell (foreign): +1 charm\n"
        'rule "Heavy": for each heavy ware: +1 to its charm\n'
        "letter Hush: texts of heavy wares are not in force\n"
    )

    assert codes(extra, "W0546") == [4]
    assert codes(extra.replace("texts of heavy", "texts of foreign"), "W0546") == []


def test_what_is_kept_in_the_place_of_a_roll_is_not_remembered_over() -> None:
    """A number that only another text keeps is fine, and so is a roll in the place of a roll."""
    extra = (
        "memory steps\n    of a trader\nmemory whim\n    of a trader\n"
        "guest Signpost: when visited: roll 1 die for luck, then remember the result as your steps\n"
        "letter Whim\n"
        "    instead of rolling for luck: remember 3 as your steps\n"
        "    instead of rolling for luck: remember 3 as your whim\n"
        "    instead of rolling for luck: roll 2 dice for luck, then remember 1 as your steps\n"
    )

    assert codes(extra, "E0482") == [7]


GRANT = (
    'verb grant (grants, granting, granted): trader "grant {goods}", "grant {goods} to {trader}"\n    does\n'
    "        if it is a ware: put it into the basket of the target\n"
    "        otherwise:\n            the actor loses that much\n            the target gains that much\n"
    "guest Friend: when visited: grant 1 coin to Ben\n"
)


@pytest.mark.parametrize(
    ("extra", "lines"),
    [
        ("guest Beggar: when visited: grant 1 coin\n", [8]),
        ("guest Beggar: when visited: grant a ware in your basket\n", [8]),
        ("guest Beggar: when visited: grant Lamp to Ann\n", []),
        ("letter Seal: when you send this: send Reminder\n", []),
    ],
)
def test_a_deed_that_does_something_to_whom_it_does_not_say_is_told(extra: str, lines: list[int]) -> None:
    """What is said of the target in the body of a verb needs one."""
    assert codes(GRANT + extra, "W0579") == lines


@pytest.mark.parametrize(
    ("extra", "lines"),
    [
        ("guest Collector: when visited: take 1 coin\n", [1]),
        ("guest Collector: when visited: take a ware here\n", []),
        ("guest Collector: when visited: gain 1 coin, then pay 1 coin\n", []),
        ("guest Collector: when visited: discard 1 coin\n", [1]),
        ("guest Collector: when visited: choose one\n    discard 1 coin\n    lose 1 favour\n", [2]),
        (
            'verb meet (meets, meeting, met): trader "meet {goods}"\n    does\n'
            "        if it is a guest: the actor visits it\n        if it is a letter: discard it\n"
            "guest Collector: when visited: meet 1 coin\n",
            [5],
        ),
        (
            'verb grab (grabs, grabbing, grabbed): trader "grab {goods}"\n    does\n'
            "        if it is a card: put it into the basket of the actor\n"
            "        otherwise: the actor gains that much\n"
            "guest Collector: when visited: grab 1 coin\n",
            [],
        ),
        ("guest Collector: when visited: take 1 coin\nletter Tax: when you take 1 coin: lose 1 coin\n", []),
    ],
)
def test_a_number_with_a_verb_that_only_moves_things_is_told(extra: str, lines: list[int]) -> None:
    """Where a text follows just that event, it means something."""
    assert codes(extra, "W0543") == lines


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ('guest Bee: when visited: choose one\n    "buy": gain 1 coin\n    "Buy": gain 1 favour\n', [3]),
        ('guest Bee: when visited: choose one\n    "buy": gain 1 coin\n    "sell": gain 1 favour\n', []),
        (
            'guest Bee: when visited: choose one\n    "buy": only if you are sly: gain 1 coin\n'
            '    "buy": only if you are honest: gain 1 favour\n',
            [],
        ),
        ('house rule "B"\n    add to market.stay.what-to-do:\n        "rest": gain 2 favours\n', [3]),
        ('rule "B": for each trader: option of stay "rest": gain 2 coins\n', [1]),
        ('rule "B": for each trader: option of stay "nap": gain 2 coins\n', []),
    ],
)
def test_no_two_entries_of_a_menu_have_the_same_words(text: str, lines: list[int]) -> None:
    """Both stood side by side, and nobody could tell which was which."""
    assert codes(text, "E0618") == lines
