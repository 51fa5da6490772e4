"""What waits: rules that wake themselves, each other, or never."""

import pytest

from checkkit import codes
from market import market


def test_what_goes_from_one_to_the_next_and_back_is_a_ring() -> None:
    """Of others, of who sits beside, on a thing; one copy that follows others, or a way to stop, is none."""
    rings = (
        "ware Bell x2: when another trader gains 1 coin: gain 1 coin\n"
        "ware Drum: when you gain 1 coin: gain 1 coin\n"
        'rule "Left": for each trader: when the trader to your left gains 1 favour: gain 1 favour\n'
    )
    others = (
        'rule "All": for each trader: when you gain 1 coin: each other trader gains 1 coin\n'
        'rule "Near": for each trader: when you lose 1 coin: each other trader here loses 1 coin\n'
        'rule "One": for each trader: when you gain 1 favour: another trader gains 1 favour\n'
    )
    fine = (
        "ware Bell: when another trader gains 1 coin: gain 1 coin\n"
        "ware Drum x2: when another trader gains 1 coin: you may gain 1 coin\n"
        "ware Horn: when you gain 1 coin: gain 1 coin, then discard this\n"
        'rule "Left": for each trader: once per turn: when the trader to your left gains 1 coin: '
        "gain 1 coin\n"
    )

    assert codes(rings, "W0507") == [1, 2, 3]
    assert codes(others, "W0507") == [1, 3]
    assert codes(fine, "W0507") == []


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


def test_a_rule_that_raises_its_own_event_is_told() -> None:
    """Without any condition it never ends; with one it may."""
    extra = 'rule "Echo": when a trader gains 1 favour: the actor gains 1 favour\n'
    guarded = 'rule "Echo": when a trader gains 1 favour: if the actor has a ware: the actor gains 1 favour\n'

    assert codes(guarded, "W0507") == []
    assert codes(extra, "W0507") == [1]


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


def test_what_follows_a_loss_does_not_ask_who_has_it() -> None:
    """Neither who has it nor, in a text of its own, `you`; before it goes, and where it stays, one may."""
    after = 'rule "R": for each ware: when this is discarded: its holder loses 1 coin\n'
    before = 'rule "R": for each ware: before this is discarded: its holder loses 1 coin\n'

    assert codes(after, "E0372") == [1]
    assert codes(before, "E0372") == []


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


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("when another trader gains 1 coin: it gains 1 coin", "W0507"),
        ("when another trader gains 1 coin: gain 1 coin", ""),
        ("when you gain 1 coin: the trader to your left gains 1 coin", ""),
        ("when the trader to your left gains 1 coin: it gains 1 coin", "W0507"),
        ("when the trader to your left gains 1 coin: gain 1 coin", ""),
        ("as soon as another trader has 5 coins: gain 1 coin", "W0538"),
        ("as soon as another trader has 5 coins: each other trader loses 1 coin", ""),
    ],
)
def test_others_ring_as_you_do(line: str, code: str) -> None:
    """Who gains gains again, whoever that is; what others have does not change with what you gain."""
    found = [one for one in ("W0507", "W0538") if codes(f"letter Ear: {line}\n", one)]
    assert found == ([code] if code else [])


@pytest.mark.parametrize(
    ("line", "rings"),
    [
        ("when your opponent loses 1 coin in haggling: your opponent loses 1 coin", True),
        ("when your opponent loses 1 coin in haggling: your opponent loses 1 favour", False),
        ("when your opponent loses 1 coin in haggling: lose 1 coin", False),
        ("when your opponent loses 1 coin in haggling: if you are sly: your opponent loses 1 coin", False),
    ],
)
def test_who_stands_against_you_rings_as_well(line: str, rings: bool) -> None:
    """Who is a side of a contest is that side still; a copy of the card that asks more goes on once."""
    assert codes(f"role opponent\nletter Axe: {line}\n", "W0507") == ([2] if rings else [])


def test_two_copies_or_a_box_ring_round_the_table() -> None:
    """One copy gives to the left and is done; two, or what holds for each, give back."""
    line = "when you gain 1 coin: the trader to your left gains 1 coin\n"

    assert codes(f"letter Ping: {line}", "W0507") == []
    assert codes(f"letter Ping x2: {line}", "W0507") == [1]
    assert codes(f'rule "Ping": for each trader: {line}', "W0507") == [1]


@pytest.mark.parametrize(
    ("line", "late"),
    [
        ("when you take a ware in the stock: gain 1 coin", True),
        ("before you take a ware in the stock: gain 1 coin", False),
        ("when you discard a ware in the heap: gain 1 coin", False),
    ],
)
def test_what_lay_in_a_pile_lies_there_no_more(line: str, late: bool) -> None:
    """What was taken out of the stock is in a basket when one asks."""
    assert codes(f"letter Ledger: {line}\n", "E0372") == ([1] if late else [])


@pytest.mark.parametrize(
    ("more", "vain"),
    [
        ("", True),
        ("letter Lamp Oil: by night: you cannot visit guests\n", False),
        ("letter Owl: when you visit Miller by night: gain 1 coin\n", False),
        ("letter Bat: +1 charm by night\n", False),
        ("letter Cat: when you visit Miller: gain 1 coin\n", True),
    ],
)
def test_a_situation_that_is_said_is_asked_for(more: str, vain: bool) -> None:
    """Where nothing asks for it the words promise something that does not come."""
    assert codes(f"guest Bee: when visited: visit Miller by night\n{more}", "W0574") == ([1] if vain else [])
