"""Checks of the whole model: what is told about it, and what is not."""

import pytest

from market import AGAIN, base_pack, market
from talisman.compiler.checks.declared.names_alike import odd
from talisman.compiler.diagnostics import Bag
from talisman.compiler.pack import PackSource
from talisman.compiler.source import Source

BOOK = """\
rulebook M "The market"
    rule open-1 "Everybody begins with three coins."
    rule open-2 "Nobody pays less than nothing."
    text aim-1 "Be rich." because "premise"
"""


def codes(extra: str, code: str) -> list[int]:
    """The lines of the extra text with this code."""
    found = market(extra, rulebook=BOOK)
    assert [e for e in found.errors if not e.startswith(code)] == []
    return [p.span.line for p in found.bag.sorted() if p.code == code and p.span.file == "market/extra.tal"]


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


def test_what_goes_from_one_to_the_next_and_back_is_a_ring() -> None:
    """Of others, of who sits beside, on a thing; one copy that follows others, or a way to stop, is none."""
    rings = (
        "ware Bell x2: when another trader gains 1 coin: gain 1 coin\n"
        "ware Drum: when you gain 1 coin: gain 1 coin\n"
        'rule "Left": for each trader: when the trader to your left gains 1 favour: gain 1 favour\n'
    )
    fine = (
        "ware Bell: when another trader gains 1 coin: gain 1 coin\n"
        "ware Drum x2: when another trader gains 1 coin: you may gain 1 coin\n"
        "ware Horn: when you gain 1 coin: gain 1 coin, then discard this\n"
        'rule "Left": for each trader: once per turn: when the trader to your left gains 1 coin: '
        "gain 1 coin\n"
    )

    assert codes(rings, "W0507") == [1, 2, 3]
    assert codes(fine, "W0507") == []


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


def test_the_target_is_that_of_something() -> None:
    """A line that speaks of no procedure means nobody with it; one that says during which does."""
    raid = (
        "procedure raid (raids)\n    of a trader\n"
        '    step "whom": choose another trader as the target\n    step "blow": the target loses 1 coin\n'
    )
    lines = (
        "letter Pass: you cannot visit the target\n"
        "letter Flag: during a raid: you cannot visit the target\n"
        "letter Drum: when your raid ends: the target gains 1 coin\n"
        "letter Horn: when another trader visits a guest: the actor loses 1 coin\n"
    )

    assert codes(raid + lines, "E0550") == [5]


def test_what_is_done_as_soon_as_and_goes_on_is_told() -> None:
    """Of having things and of words, whatever cards hear of it; not what the deed or a rule may end."""
    told = (
        'rule "Three": for each trader: as soon as you have 3 wares: gain 1 coin\n'
        'rule "Sly": for each trader: as soon as you are sly: gain 1 coin\n'
        'rule "Rich": for each trader: as soon as a trader with 3 favours is here: gain 1 coin\n'
        "ware Bell: as soon as you have this: gain 1 coin\n"
    )
    hears = "letter Ear: when you gain 1 coin: discard a ware\n"
    counts = 'rule "Count": for each trader: when you gain 1 coin: gain 1 favour\n'

    assert codes(told + hears, "W0538") == [1, 2, 3, 4]
    assert codes(told + counts, "W0538") == [1, 2, 4]
    assert codes(told + hears.replace("letter Ear:", 'rule "Ear": for each trader:'), "W0538") == []
    own = told.replace("3 favours", "9 coins")
    assert codes(own, "W0538") == [1, 2, 4]


def test_a_condition_that_contradicts_itself_is_told() -> None:
    """A rule that needs something and its opposite never does anything."""
    extra = (
        'rule "Odd"\n    for each trader:\n'
        "        while you are at Fountain: while you are not at Fountain: you cannot take wares\n"
        "        while you are at Fountain: you cannot take letters\n"
    )

    assert codes(extra, "W0503") == [3]


def test_a_rule_that_raises_its_own_event_is_told() -> None:
    """Without any condition it never ends; with one it may."""
    extra = 'rule "Echo": when a trader gains 1 favour: the actor gains 1 favour\n'
    guarded = 'rule "Echo": when a trader gains 1 favour: if the actor has a ware: the actor gains 1 favour\n'

    assert codes(guarded, "W0507") == []
    assert codes(extra, "W0507") == [1]


def test_a_printed_thing_that_rules_ask_for_is_missed() -> None:
    """Other things of the kind have it, so this one should, too."""
    extra = (
        'rule "Home": for each trader: when you visit your shop: gain 1 coin\ntrader Dora: shop Fountain\n'
    )

    assert codes(extra + "trader Emil\n", "W0510") == [3]
    assert codes("trader Emil\n", "W0510") == []


def test_an_option_needs_a_menu() -> None:
    """A procedure without `choose one` never offers it."""
    assert codes('trader Dora\n    option of walk "run": gain 1 favour\n', "E0512") == [2]
    assert codes('trader Dora\n    option of stay "run": gain 1 favour\n', "E0512") == []


def test_only_options_that_exist_can_be_closed() -> None:
    """The nearest label is offered."""
    found = market('trader Dora\n    close option "resd" of stay\n')

    assert any(p.code == "E0507" and "rest" in p.help for p in found.bag.found)


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


def test_a_role_that_nobody_has_is_told() -> None:
    """Of a contest in whose course the text is never read; not where some way leads there from it."""
    verb = 'verb smile (smiles, smiling, smiled): trader "smile at {goods}"\n'
    rule = "letter Luck: when you smile at a ware: the seller gains 1 coin\n"
    smile = "smile at a ware in your basket\n"

    assert codes(f"{verb}{rule}guest Mayor: when visited: {smile}", "W0515") == [2]
    assert codes(f"{verb}{rule}letter Deal: when you haggle for a ware: {smile}", "W0515") == [2]
    assert codes(f"{verb}{rule}letter Deal: when you lose 1 coin: {smile}", "W0515") == []
    assert codes(f"{verb}{rule}letter Deal: when you pay 1 coin: {smile}", "W0515") == [2]
    assert codes(f"{verb}{rule}letter Deal: before the bid: you may {smile}", "W0515") == []


ENDS = {
    "when you step onto Fountain: end the deal": [2],
    "when you step onto Fountain: until the end of this deal: +1 charm": [2],
    "when you step onto Fountain: if your coins are 0: end the deal": [2],
    "when your deal begins: until the end of this deal: +1 charm": [],
    "when you step onto Fountain: end your walk": [],
    "when you lose 1 coin: end the deal": [],
    "before the bid: you may end the deal": [],
    "as soon as your coins are 0: end the deal": [],
}


@pytest.mark.parametrize("line", ENDS)
def test_an_end_of_what_is_not_going_on_is_told(line: str) -> None:
    """What follows a verb that is done in the course of it, or comes at any time, may be read there."""
    assert codes(f"moment the end of this deal\nletter Truce: {line}\n", "W0564") == ENDS[line]


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


def test_a_need_not_lifts_a_must() -> None:
    """Of the same verb; what only happens anyhow is no obligation."""
    lift = "letter Leave: you need not visit guests\n"

    assert codes(lift, "W0514") == [1]
    assert codes("guest Mayor: you must visit this\n" + lift, "W0514") == []
    assert codes("guest Mayor: you must gain 1 coin\n" + lift, "W0514") == [2]


@pytest.mark.parametrize("ruled", [False, True], ids=["without ruling", "with ruling"])
def test_boxes_of_two_packs_that_replace_one_event_need_a_ruling(ruled: bool) -> None:
    """Nobody at the table could know which comes first."""
    one = 'rule "A": for each trader: "x": instead of losing 1 coin: lose 1 favour\n'
    two = 'rule "B": for each trader: "y": instead of losing 1 coin: gain 1 favour\n'
    ruling = 'ruling "A first"\n    when one.a.x meets two.b.y: one.a.x first\n' if ruled else ""
    found = market(others={"one": one, "two": two + ruling})

    assert ruled == ("E0505" not in found.codes)


def test_a_prohibition_of_what_is_only_asked_is_told() -> None:
    """Where what is lent goes on; not with a line about that, nor of what lends nothing or asks first."""
    worn = (
        'verb wear (wears, wearing, worn): trader "wear {ware}"\n'
        'condition "{trader} is/are bare"\n    true when you cannot wear Feathered Hat\n'
        "ware Feathered Hat: +1 charm\nware Cap (heavy): unless you are bare: +1 charm\n"
        "guest Tailor: when visited: if you are bare: gain 1 coin\n"
        "ware Plain Habit{lines}\n"
    )
    for lines, told in (
        (": you cannot wear wares", [7]),
        (": you cannot wear sweet wares", []),
        (": you cannot take wares", []),
        ("\n    you cannot wear wares\n    charm from wares do not count", []),
        ("\n    you cannot wear wares\n    texts of your wares are not in force", []),
    ):
        assert codes(worn.replace("{lines}", lines), "W0573") == told, lines


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("when you would take a ware: you may discard it", True),
        ("when this would be discarded: take this", True),
        ("when you would take a ware: you may discard it, then it does not happen", False),
        ("when you would take a ware: you may discard it: it does not happen", False),
        ("when you would take a ware: you may discard this", False),
        ("instead of taking a ware: discard it", False),
        ("when you take a ware: you may discard it", False),
        ("when you would visit a guest: discard it", False),
    ],
)
def test_what_still_happens_to_what_was_moved_is_refused(line: str, refused: bool) -> None:
    """It would go elsewhere at once; not where it does not happen, nor of anything else."""
    found = market(f"ware Leaky Bag: {line}\n")

    assert [code for code in found.codes if code.startswith("E")] == ["E0658"] * refused


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


def test_a_tag_that_nothing_meant_has_is_told() -> None:
    """No trader is heavy, wares are: told of one thing, of all, of either of two kinds, and behind `not`."""
    extra = (
        "guest Porter: when visited: if you are Ann: gain 1 coin\n"
        "guest Weigher: when visited: if Ann is heavy: gain 1 coin\n"
        "guest Crowd: when visited: for each trader that is heavy: it gains 1 coin\n"
        "guest Packer: when visited: discard a heavy ware or heavy letter of your choice\n"
        'rule "Light": for each trader: while you are not heavy: +1 charm\n'
        "ware Feather: while this is heavy: +1 charm\n"
        "ware Block (heavy): while this is heavy: +1 charm\n"
        "guest Carrier: when visited: if you have a heavy ware: gain 1 coin\n"
        "guest Honest: when visited: if Ann is honest: gain 1 coin\n"
    )

    assert codes(extra, "W0517") == [2, 3, 4, 5, 6]


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


VALUES = {
    "guest Cee: when visited: if an honest guest is here: gain 1 coin": [1],
    "guest Cee: when visited: if Miller is honest: gain 1 coin": [1],
    "guest Cee\n    manner sly\n    when visited: if an honest guest is here: gain 1 coin": [3],
    "guest Cee\n    manner honest\n    when visited: if an honest guest is here: gain 1 coin": [],
    "guest Cee: when visited: become honest, then visit an honest guest": [1],
    "guest Cee: when visited: if an honest trader is here: gain 1 coin": [],
    "guest Cee: when visited: if Ann is honest: gain 1 coin": [],
}


@pytest.mark.parametrize("text", VALUES)
def test_a_value_that_nothing_meant_ever_has_is_told(text: str) -> None:
    """It is printed on none, and no verb gives it to such things; who is played may come to have it."""
    assert codes(f"{text}\n", "W0517") == VALUES[text]


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


def test_what_follows_a_loss_does_not_ask_who_has_it() -> None:
    """Neither who has it nor, in a text of its own, `you`; before it goes, and where it stays, one may."""
    after = 'rule "R": for each ware: when this is discarded: its holder loses 1 coin\n'
    before = 'rule "R": for each ware: before this is discarded: its holder loses 1 coin\n'

    assert codes(after, "E0372") == [1]
    assert codes(before, "E0372") == []


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


GRAB = """verb grab (grabs, grabbing, grabbed): trader "grab {goods} from {goods}"
    does
        if it is a ware: put it into the basket of the actor
        otherwise:
            the target loses that much
            the actor gains that much
"""


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("when another trader grabs this from you: the actor loses 1 coin", True),
        ("before another trader grabs this from you: the actor loses 1 coin", False),
        ("when you grab this from another trader: lose 1 coin", False),
    ],
)
def test_of_its_own_thing_a_text_knows_what_a_verb_does(line: str, refused: bool) -> None:
    """Where it goes otherwise, as what is an amount, does not make it unsure who has it."""
    assert codes(f"{GRAB}ware Kettle: {line}\n", "E0372") == ([6 + 1] if refused else [])


def test_a_deed_without_what_its_offer_says_is_told() -> None:
    """By the offer itself all of it is done; where nothing stands below the offer nothing is left out."""
    done = 'rule "R": for each trader: when you visit Fountain: send a letter\n'
    offers = "letter Coupon: before the bid: you may send this: gain 1 coin\n"
    plain = "letter Coupon: before the bid: you may send this\n"

    assert codes(done + offers, "W0530") == [1]
    assert codes(done + plain, "W0530") == []
    assert codes(offers, "W0530") == []


@pytest.mark.parametrize(
    ("first", "second", "apart"),
    [
        ("instead of sending Reminder: lose 1 coin", "instead of sending Invitation: lose 1 coin", True),
        ("instead of sending Reminder: lose 1 coin", "instead of sending a letter: lose 1 coin", False),
        (
            "at Fountain: instead of taking a ware: nothing",
            "at Old Square: instead of taking a ware: nothing",
            True,
        ),
        ("at Fountain: instead of taking a ware: nothing", "instead of taking a ware: nothing", False),
        (
            "while you have a letter: instead of taking a ware: nothing",
            "unless you have a letter: instead of taking a ware: nothing",
            True,
        ),
        (
            "while your coins are 1: instead of taking a ware: nothing",
            "while your coins are 2: instead of taking a ware: nothing",
            True,
        ),
        (
            "while your coins are 1: instead of taking a ware: nothing",
            "while your favours are 2: instead of taking a ware: nothing",
            False,
        ),
        ("instead of taking a heavy ware: nothing", "instead of taking a fragile ware: nothing", True),
        ("instead of taking a heavy ware: nothing", "instead of taking Anvil: nothing", False),
    ],
)
def test_what_can_never_be_one_event_needs_no_ruling(first: str, second: str, apart: bool) -> None:
    """Other things, other places, other numbers, something and its opposite; not where both may hold."""
    packs = {
        name: f'rule "{name}"\n    for each trader:\n        {line}\n'
        for name, line in (("one", first), ("two", second))
    }
    found = market(others=packs)

    assert apart == ("E0505" not in found.codes)
    assert set(found.codes) <= {"E0505", "W0513"}


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


@pytest.mark.parametrize(
    ("text", "never"),
    [
        ("if Ann is Miller: gain 1 coin", True),
        ("if a trader is a ware: gain 1 coin", True),
        ("if you are in your basket: gain 1 coin", True),
        ("discard a ware other than Miller", True),
        ("for each ware in the hand of Ann: gain 1 coin", True),
        ("for each card in the hand of Ann: gain 1 coin", False),
        ("if Ann is Ben: gain 1 coin", False),
        ("if Lamp is a card: gain 1 coin", False),
        ("discard a ware other than Lamp", False),
    ],
)
def test_what_is_of_another_kind_is_never_that(text: str, never: bool) -> None:
    """Things, kinds and zones that hold others; not where one kind stands on the other, or counts as it."""
    asked = f"guest Gossip: when visited: {text}\n"
    counted = "guest Clerk: when visited: take Lamp as a letter\n"
    a_letter = "hand of Ann" in text  # which holds letters

    assert codes(asked, "W0541") == ([1] if never else [])
    assert codes(asked + counted, "W0541") == ([1] if never and not a_letter else [])


def test_a_kind_that_stands_on_both_may_be_the_one_and_the_other() -> None:
    """No trinket is a curio, unless some kind of thing is both."""
    asked = "guest Gossip: when visited: for each trinket: if it is a curio: discard it\n"
    apart = "kind trinket: ware\nkind curio: card\ntrinket Pin\ncurio Egg\n"
    both = "kind oddity (oddities): trinket, curio\noddity Bauble\n"

    assert codes(asked + apart, "W0541") == [1]
    assert codes(asked + apart + both, "W0541") == []


@pytest.mark.parametrize(
    ("extra", "lines"),
    [
        ('guest Gossip: while Ann has a letter: traders cannot visit this\n    because "so it is"\n', [1]),
        ('guest Gossip: while Ann has a ware: traders cannot visit this\n    because "so it is"\n', []),
        ('guest Gossip: traders with a letter cannot visit this\n    because "so it is"\n', []),
        ("guest Gossip: while Ann has a letter: traders cannot visit this\n", []),
    ],
)
def test_a_reason_that_would_give_something_away_is_told(extra: str, lines: list[int]) -> None:
    """What others hold unseen is no reason to be told; what lies open, or is in one's own hand, is one."""
    assert codes(extra, "W0542") == lines


@pytest.mark.parametrize(
    ("extra", "lines"),
    [
        ("guest Collector: when visited: take 1 coin\n", [1]),
        ("guest Collector: when visited: take a ware here\n", []),
        ("guest Collector: when visited: gain 1 coin, then pay 1 coin\n", []),
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


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("when you roll for walking: roll 1 die for walking", [1]),
        ("when you roll for walking: roll 1 die for luck", []),
        ("when you roll for walking: if the result is 6: roll 1 die for walking", []),
    ],
)
def test_a_roll_that_follows_itself_never_ends(line: str, told: list[int]) -> None:
    """It was rolled until the machine stopped it, and nothing was said."""
    assert codes(f'rule "P": for each trader: {line}\n', "W0507") == told


def test_what_is_asked_of_one_of_two_kinds_is_not_asked_of_the_other() -> None:
    """`for each guest or fragile letter` asks no guest whether it is fragile; each kind is told by itself."""
    one = 'rule "A": for each guest or fragile letter: when you land: gain 1 favour\n'

    assert codes(f"letter Note (fragile)\n{one}", "W0517") == []
    assert codes(one, "W0517") == [1]
    assert codes(f"letter Note (fragile)\n{one.replace('guest', 'heavy guest')}", "W0517") == [2]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("when another trader gains 1 coin: it gains 1 coin", "W0507"),
        ("when another trader gains 1 coin: gain 1 coin", ""),
        ("as soon as another trader has 5 coins: gain 1 coin", "W0538"),
        ("as soon as another trader has 5 coins: each other trader loses 1 coin", ""),
    ],
)
def test_others_ring_as_you_do(line: str, code: str) -> None:
    """Who gains gains again, whoever that is; what others have does not change with what you gain."""
    found = [one for one in ("W0507", "W0538") if codes(f"letter Ear: {line}\n", one)]
    assert found == ([code] if code else [])
