"""What a pack says goes on meaning what it meant when a pack joins in that it does not know."""

import pytest

from market import market

BASE = """
rule "Light"
    for each trader: while you have Lamp: +1 charm
guest Smith: when visited: discard Lamp
scenario "light"
    given Ann at Old Square with Lamp
    expect Ann has Lamp
"""
OTHER = "guest Lamp\n"
PATHS = ("market.light", "market.smith")


def told(extra: str, others: dict[str, str]) -> tuple[str, list[str]]:
    """What rules of the first pack mean, without the kind that tells a name apart; the codes of errors."""
    made = market(extra, others)
    rules = [str(rule) for path in PATHS for rule in made.rules(path)] if made.model is not None else []
    return "\n".join(rules).replace("Lamp (ware)", "Lamp"), [code for code in made.codes if code[0] == "E"]


def test_a_pack_that_joins_changes_nothing_that_was_said() -> None:
    """Neither what a rule means nor whether a scenario can be read, though one name is that of two now."""
    alone, joined = told(BASE, {}), told(BASE, {"later": OTHER})

    assert alone == joined
    assert "Lamp" in alone[0]


def test_what_is_said_beside_both_is_of_both() -> None:
    """The pack that brought the second one has to say which where only one can be meant."""
    own = 'scenario "own"\n    given Ann at Old Square with Lamp\n    expect Ann has Lamp\n'

    assert told(BASE, {"later": OTHER + own})[1] == ["E0302"]
    assert told(BASE, {"later": OTHER + own.replace("Lamp", "Lamp of the wares")})[1] == []


@pytest.mark.parametrize("name", ["early", "later"])
def test_packs_that_do_not_know_each_other_do_not_mean_each_other(name: str) -> None:
    """Whichever of them comes first."""
    sides = {"early": OTHER, "later": OTHER}
    sides[name] = (
        'guest Envoy: when visited: discard Lamp\nscenario "own"\n    given Ann at Old Square with Lamp\n'
    )

    assert told(BASE, sides)[1] == []


SAID = """
guest Smith: when visited: discard a ware in your basket
guest Asker: when visited: if you have a ware and a letter: gain 1 coin
guest Weigher: when visited: gain the charm of Ann coins
"""


@pytest.mark.parametrize(
    ("heading", "said"),
    [
        (
            'sentence "discard a ware in your basket"\n    means: gain 1 coin\n',
            "discard a ware in your basket",
        ),
        ('condition "{trader} has/have a ware"\n    true when it has 1 coin\n', "have a ware"),
        ('number "the charm of {trader}"\n    is 2\n', "the charm of"),
    ],
)
def test_lines_of_packs_that_do_not_know_a_sentence_are_not_read_by_it(heading: str, said: str) -> None:
    """They would mean what nobody wrote; where no line is, and in the pack itself, it may be said."""
    made = market(SAID, {"later": heading})

    assert [f"{one.code}: {one.text}" for one in made.bag.sorted()] == [
        f"E0208: `{said}` in a line of `market`, which does not know this pack, would be read as this."
    ]
    assert "E0208" not in market("", {"later": heading + SAID}).codes


def test_a_line_that_is_wrong_by_itself_is_not_blamed_on_others() -> None:
    """Though another pack begins a sentence with a word of it that was there before."""
    wrong = "guest Smith: when visited: gain gain 1 coin\n"
    other = 'sentence "gain {goods} twice"\n    means: gain 1 coin\n'

    assert market(wrong, {"later": other}).codes == market(wrong).codes == ["E0112"]


TWICE = {
    "sentence": ('sentence "be praised"\n    means: gain {} coin\n', "be praised"),
    "condition": (
        'condition "{{trader}} is/are in clover"\n    true when its coins are {}\n',
        "{trader} is/are in clover",
    ),
    "number": ('number "the luck of {{trader}}"\n    is {}\n', "the luck of {trader}"),
}


@pytest.mark.parametrize("word", TWICE)
def test_a_sentence_has_one_meaning(word: str) -> None:
    """In one pack, and in two that do not know each other: the second was left out in silence."""
    heading, said = TWICE[word]
    one, other = heading.format(1), heading.format(2)
    wanted = [f"E0203: `{said}` is declared as a {word} twice."]

    for made in (market(one + other), market("", {"early": one, "later": other})):
        assert [f"{found.code}: {found.text}" for found in made.bag.sorted()] == wanted


PRAISE = """
sentence "praise {trader}"
    means: gain 1 coin
sentence "praise {ware}"
    means: lose 1 coin
"""


@pytest.mark.parametrize(("said", "codes"), [("Ann", []), ("Lamp", []), ("a thing here", ["E0558"])])
def test_of_two_sentences_the_one_that_fits_is_meant_and_neither_is_guessed(
    said: str, codes: list[str]
) -> None:
    """What stands in the hole tells which."""
    assert told(PRAISE + f"guest Herald: when visited: praise {said}\n", {})[1] == codes


def test_a_sentence_of_a_pack_that_is_not_known_is_not_meant() -> None:
    """Even if it would fit better."""
    early = 'sentence "praise {thing}"\n    means: gain 1 coin\nguest Herald: when visited: praise Ann\n'
    later = 'sentence "praise {trader}"\n    means: lose 1 coin\n'
    alone, joined = (market("", others) for others in ({"early": early}, {"early": early, "later": later}))

    assert str(alone.rules("early.herald")) == str(joined.rules("early.herald"))


ROLE = """
role rival
procedure {0} ({0}s)
    of a trader
    step "a": choose another trader as the rival
    step "b": the rival gains 1 coin
"""
TAG = 'tags odd\nhouse rule "{0}"\n    print odd on Lamp\n'


def test_two_packs_may_have_a_role_of_one_name() -> None:
    """The deed at hand tells who fills it. A tag of one name may be printed for two reasons: refused."""
    assert told("", {"early": ROLE.format("duel"), "later": ROLE.format("match")})[1] == []
    assert told("", {"early": TAG.format("duel"), "later": TAG.format("match")})[1] == ["E0208"]
