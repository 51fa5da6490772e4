"""What is declared: names, numbers and rows that nothing uses, nothing asks for, or nothing is."""

import pytest

from checkkit import BOOK, codes
from market import market
from talisman.compiler.checks.declared.names_alike import odd


def test_a_cited_row_has_to_exist() -> None:
    """The nearest row is offered."""
    found = market("counter bruise  [M-opne-1]\n    of a trader\n", rulebook=BOOK)

    assert [p.code for p in found.bag.sorted() if p.severity == "error"] == ["E0510"]
    assert "M-open-1" in next(p.help for p in found.bag.found if p.code == "E0510")


def test_rows_of_a_rulebook_that_is_not_in_use_may_be_cited() -> None:
    """A vocabulary cites the rulebooks of packs that build on it."""
    assert codes("counter bruise  [Z-1]\n    of a trader\n", "E0510") == []


def test_a_counter_that_nothing_uses_is_told() -> None:
    """One that a rule gives is not."""
    extra = "counter bruise\n    of a trader\ncounter smile\n    of a trader\nworth\n    3 per smile\n"

    assert codes(extra, "W0501") == [1]


def test_a_place_without_way_is_told() -> None:
    """One that is on a ring is not, nor one that a thing names."""
    extra = "space Cellar\nspace Attic\ntrader Dora: shop Attic\n"

    assert codes(extra, "W0502") == [1]


def test_a_printed_thing_that_rules_ask_for_is_missed() -> None:
    """Other things of the kind have it, so this one should, too."""
    extra = (
        'rule "Home": for each trader: when you visit your shop: gain 1 coin\ntrader Dora: shop Fountain\n'
    )

    assert codes(extra + "trader Emil\n", "W0510") == [3]
    assert codes("trader Emil\n", "W0510") == []


def test_a_rule_that_waits_for_what_nothing_does_is_told() -> None:
    """A verb that no text does, or does to other kinds of things only; one that a text does is waited for."""
    verb = 'verb drop (drops, dropping, dropped): trader "drop {goods}"\n'
    wait = "letter Find: when you drop Fountain: gain 1 coin\nletter Loss: when you drop Honey: gain 1 coin\n"

    assert codes(verb + wait, "W0513") == [2, 3]
    assert codes(verb + wait + "guest Thief: when visited: drop a ware\n", "W0513") == [2]
    assert codes(verb + wait + "guest Thief: when visited: drop this\n", "W0513") == [2, 3]
    assert codes(verb + wait + "guest Thief: when visited: drop the visitor\n", "W0513") == [2, 3]
    assert codes(verb + wait + "guest Thief: when visited: for each card here: drop it\n", "W0513") == [2]
    assert codes("letter Visit: when you visit a ware: gain 1 coin\n", "W0513") == [1]
    assert codes("memory mark\n    of a trader\n    forgotten when it steps onto Fountain\n", "W0513") == []


NUDGED = """verb nudge (nudges, nudging, nudged): thing "nudge {goods}", "nudge {goods} to {goods}"
    does
        if it is a ware: the actor tugs it
        otherwise: the target nods at it
verb tug (tugs, tugging, tugged): thing "tug {goods}"
verb nod (nods, nodding, nodded): thing "nod at {goods}"
"""


HEARD = (
    "when a trader tugs a ware",
    "when a guest tugs a ware",
    "when a trader tugs a letter",
    "when a trader tugs a heavy ware",
    "when a trader nods at a letter",
    "when a trader nods at a ware",
    "when a guest nods at a letter",
)


NUDGES = {
    "guest Bee: when visited: nudge a ware": (0, 3),
    "guest Bee: when visited: nudge Honey": (0, 3),
    "guest Bee: when visited: nudge a card here": (0, 3),
    "guest Bee: when visited: this nudges a card here to another trader": (1, 4),
    "guest Bee: when visited: if Bee is a letter: nudge a ware": (0, 3),
    "guest Bee: when visited: for each card: if it is a letter: nudge it to this": (6,),
    "guest Bee: when visited: for each card: unless it is a ware: nudge it to another trader": (4,),
    "letter Plea: when you gain this: if this is a ware: nudge this": (),
}


@pytest.mark.parametrize("text", NUDGES)
def test_by_whom_and_to_what_a_deed_is_done_is_known(text: str) -> None:
    """By what is asked in front of it, in verbs as well; what the target does is done where one is said."""
    lines = [line for at, line in enumerate(HEARD) if at not in NUDGES[text]]
    rules = "".join(f'rule "{line}": {line}: nothing\n' for line in HEARD)
    first = len((NUDGED + text).splitlines()) + 1

    told = codes(f"{NUDGED}{text}\n{rules}", "W0513")
    assert [HEARD[line - first] for line in told if line >= first] == lines


SAID_OF = {
    "letter Peace: traders cannot visit you": [1],
    "letter Peace: traders cannot visit guests": [],
    "letter Peace: you cannot visit heavy things": [1],
    "letter Peace: once per turn: when another trader loses 1 coin: gain 1 coin": [],
    "ware Kettle: when a guest bows to you: gain 1 coin": [1, 4],
    "ware Kettle: guests cannot bow to you": [1, 4],
    "ware Kettle: when you bow to a guest: gain 1 coin": [4],
    "guest Bee: when this bows to Ann: gain 1 coin": [1, 4],
    "guest Bee: Ann cannot bow to this": [4],
}


@pytest.mark.parametrize("text", SAID_OF)
def test_what_is_done_by_others_only_is_told(text: str) -> None:
    """As what is done to others only is, of things and of amounts, by kinds, tags, `this` and `you`."""
    bow = (
        'verb bow (bows, bowing, bowed): thing "bow to {goods}"\n'
        "guest Fop: when visited: bow to this\nletter Bow: when a guest bows to a trader: gain 1 coin\n"
    )
    assert codes(f"{text}\n" + bow * ("bow" in text), "W0513") == SAID_OF[text]


def test_what_a_rulebook_says_is_said_though_nobody_would_do_it() -> None:
    """A prohibition that cites a row holds whatever else comes; one that cites none is told."""
    book = 'rulebook M "Market"\n    rule one-1 "Guests stay."\n'
    line = 'rule "Stay": for each trader: you cannot discard guests'

    assert codes(f"{line} [M-one-1]\n{book}", "W0513") == []
    assert codes(f"{line}\n", "W0513") == [1]


def test_the_whole_game_neither_begins_nor_ends_for_a_rule() -> None:
    """It is over at once; of what is a part of it there are both."""
    for when in ("the game ends", "a game begins"):
        assert codes(f'rule "P": for each trader: when {when}: gain 1 coin\n', "W0513") == [1]
    assert codes('rule "P": for each trader: when a turn ends: gain 1 coin\n', "W0513") == []


def test_what_lies_on_a_pile_is_known_by_what_is_put_there() -> None:
    """Of a zone that does not say what it holds: what begins there, is left there, put or returned there."""
    verb = 'verb dig (digs, digging, dug): trader "dig {goods}"\n'
    wait = "letter Find: when you dig a letter: gain 1 coin\n"

    def dug(where: str, more: str = "") -> list[int]:
        return codes(f"{verb}{wait}guest Miner: when visited: dig the top card of {where}\n{more}", "W0513")

    assert dug("the street") == [2]
    assert dug("the post") == []
    assert dug("the stock") == []  # letters are left on the heap, which is returned into it
    assert dug("the street", "guest Clerk: when visited: put a letter into the street\n") == []
    assert dug("the street", "guest Clerk: when visited: put a ware into the street\n") == [2]
    assert (
        dug("the street", "zone bin\n    seen by all\n    when empty: dig the top card of the post\n") == []
    )


OF_THIS = {
    "ware Kettle: visiting this costs 1 coin": [1],
    "ware Kettle: you cannot visit this": [1],
    "guest Bee: visiting this costs 1 coin": [],
    "rule 'Dear': for each ware: visiting this costs 1 coin": [1],
    "rule 'Dear': for each guest: visiting this costs 1 coin": [],
}


@pytest.mark.parametrize("text", OF_THIS)
def test_what_is_never_done_to_this_is_told_of_prices_and_bans(text: str) -> None:
    """As it is of what follows it."""
    assert codes(text.replace("'", '"') + "\n", "W0513") == OF_THIS[text]


def test_a_stat_that_waits_for_itself_is_told() -> None:
    """By itself, by way of another, of each that has it; not of others, nor of what is counted."""
    extra = (
        'rule "Ring"\n    for each trader:\n'
        "        while your charm is at least 3: +1 charm\n"
        "        while your coins are at least 3: +1 charm\n"
        "        plus the charm of Anvil to your charm\n"
        "        in haggling: plus your patience to your charm\n"
        "    +1 to the charm of each guest with charm 2\n"
        "    for each trader: plus the number of traders with charm 2 to your charm\n"
        "    for each trader: plus the number of other traders with charm 2 to your charm\n"
        "    for each trader: plus the number of guests with charm 2 to your charm\n"
        "ware Mirror: plus the number of traders with charm 2 to your charm\n"
        "ware Window: plus the number of other traders with charm 2 to your charm\n"
        'rule "Each"\n'
        "    for each guest with charm 2: +5 to its charm\n"
        "    for each guest with rank 2: +5 to its charm\n"
        "ware Case: while you have a thing with charm at least 2: +1 charm\n"
        "kind beast (beasts): thing\n"
        "ware Cage: while you have a beast with charm at least 2: +1 charm\n"
        "guest Adopter: when visited: take Juggler as a beast\n"
    )
    both = (
        'rule "Loan"\n    for each trader:\n'
        "        plus your patience to your charm\n        plus your charm to your patience\n"
    )

    assert codes(extra, "E0422") == [3, 7, 8, 9, 11, 14, 16]
    assert codes(both, "E0422") == [3, 4]


def test_a_number_that_nearly_all_of_a_kind_print_is_missed() -> None:
    """One of nine that lacks it is told; of four it may be meant."""
    wares = [f"ware Sort {letter}: weight 2\n" for letter in "ABCDEFGHI"]
    lone = "ware Feather\n"

    assert codes("".join(wares) + lone, "W0510") == [10]
    assert codes("".join(f"ware Sort {letter}\n" for letter in "ABCD"), "W0510") == []


def test_what_all_others_with_a_tag_print_is_missed() -> None:
    """Five foreign wares print two numbers, the sixth one of them; a ware without the tag may."""
    sweets = "".join(f"ware Sweet {letter} (foreign): weight 2, rank 3\n" for letter in "ABCDE")

    assert codes(f"{sweets}ware Sweet F (foreign): weight 2\n", "W0510") == [6]
    assert codes(f"{sweets}ware Stone: rank 2\n", "W0510") == [6]  # which no other ware prints alone
    assert codes(f"{sweets}ware Stone: weight 2\n", "W0510") == []


def test_what_a_kind_above_prints_is_missed_where_few_are_of_the_kind() -> None:
    """Of three toys two print a weight, as wares do; one toy alone may be meant, and so may two of three."""
    wares = "".join(f"ware Sort {letter}: weight 2\n" for letter in "ABCDEFGHI") + "kind toy: ware\n"
    toys = "toy Top: weight 1\ntoy Ball: weight 1\ntoy Kite\n"

    assert codes(wares + toys, "W0510") == [13]
    assert codes(f"{wares}toy Kite\n", "W0510") == []
    assert codes(f"{wares}toy Top: weight 1\ntoy Ball\ntoy Kite\n", "W0510") == []


def test_what_all_others_with_a_tag_print_is_missed_in_another_kind_of_them() -> None:
    """Five foreign wares print two numbers, the foreign toy one; where no toy prints a rank it may."""
    wares = "".join(f"ware Sweet {letter} (foreign): weight 2, rank 3\n" for letter in "ABCDE")
    toys = f"{wares}kind toy: ware\ntoy Top: rank 1\ntoy Ball: rank 1\n"

    assert codes(f"{toys}toy Kite (foreign): weight 2\n", "W0510") == [9]
    assert codes(f"{toys}toy Kite: weight 2\n", "W0510") == []
    assert codes(f"{wares}kind toy: ware\ntoy Kite (foreign): weight 2\n", "W0510") == []


def test_one_number_less_is_missed_where_things_print_the_one_or_the_other() -> None:
    """Five wares print a rank and a discount, four a rank and a weight, and one the rank alone."""
    wares = "property discount: number\n"
    wares += "".join(f"ware Sort {letter}: rank 1, discount 1\n" for letter in "ABCDE")
    wares += "".join(f"ware Sort {letter}: rank 1, weight 2\n" for letter in "FGHI")

    assert codes(f"{wares}ware Bag: rank 1\n", "W0510") == [11]
    assert codes(f"{wares}ware Bag: weight 2, rank 1, discount 1\n", "W0510") == []


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("", "is empty"),
        (" ", "is empty"),
        ("Goblin ", "has blanks that nobody sees"),
        ("Red  Goblin", "has blanks that nobody sees"),
        ("Goblin \u05d0\u05d1", "is written in two directions"),
        ("G\u043eblin", "mixes letters of two scripts (Latin and Cyrillic)"),
        ("\u0410\u043d\u043d", ""),
        ("Tavern 9", ""),
        ("\u0422\u0430\u0432\u0435\u0440\u043d\u0430 7", ""),
        ("\u6771\u4eac \u30bf\u30ef\u30fc", ""),
        ("\u05d2\u05d5\u05dc\u05dd 3", ""),
        ("Caf\u00e9", ""),
    ],
)
def test_names_that_cannot_be_read_are_told(name: str, problem: str) -> None:
    """Empty, with hidden blanks, in two directions or scripts; names in any one script are fine."""
    assert odd(name) == problem


@pytest.mark.parametrize(
    ("one", "two", "alike"),
    [
        ("Caf\u00e9", "Cafe\u0301", True),
        ("CTEPX", "\u0421\u0422\u0415\u0420\u0425", True),
        ("\uff27oblin", "Goblin", True),
        ("Goblin", "Goblins", False),
        ("Goblin", "goblin", False),
    ],
)
def test_names_that_look_alike_are_told(one: str, two: str, alike: bool) -> None:
    """Names of other letters which nobody can tell apart."""
    found = market(f'ware "{one}"\nware "{two}"\n', rulebook=BOOK)

    assert [p.span.line for p in found.bag.sorted() if p.code == "W0518"] == ([2] if alike else [])


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("guest Child: when visited: put a marble in your pouch into the pouch of another trader\n", [1]),
        ("guest Child: when visited: for each marble: put it into the pouch of Ann\n", []),
        ("guest Child: when visited: put Agate into your pouch\n", []),
        ("guest Child: when visited: gain 1 coin\n", []),
    ],
)
def test_things_that_begin_nowhere_and_are_brought_nowhere_are_told(text: str, told: list[int]) -> None:
    """One of all, or who is named, may come into play; what nothing deals with is no matter."""
    pouch = "zone pouch (pouches)\n    of a trader\n    holds marbles\n    seen by all\n"

    assert codes(f"kind marble: thing\n{pouch}marble Agate\n{text}", "W0577") == told
