"""What declarations become in the model."""

import pytest

from market import market
from talisman.compiler.model import Arith, FieldOf, Int, Role, StatOf, You


def test_the_market_has_no_errors() -> None:
    """The pack that all these tests stand on is resolved without a problem."""
    assert market().errors == []


def test_kinds_know_their_parents_seats_and_zones() -> None:
    """Clauses of a kind are kept with it."""
    kinds = market().found.kinds

    assert kinds["ware"].parents == ("card",)
    assert kinds["player"].seat
    assert (
        kinds["trader"].played_by,
        kinds["trader"].binds,
        kinds["trader"].supply,
    ) == ("player", "it", "bench")
    assert kinds["space"].place


def test_things_have_the_tags_of_all_their_kinds() -> None:
    """A thing is everything that its kind is, and what stands in brackets behind its name."""
    lamp = market().found.things["Lamp"]

    assert {"ware", "card", "thing", "fragile"} <= set(lamp.tags)
    assert (lamp.copies, dict(lamp.numbers)) == (2, {"weight": 2})
    assert lamp.entities == ("Lamp", "Lamp #2")


def test_a_kind_gives_its_numbers_to_its_things() -> None:
    """A property in the declaration of a kind is printed on every thing of it, unless that says otherwise."""
    found = market("kind crate: card\n    weight 3\n    supply the stock\ncrate Box\ncrate Chest: weight 5\n")

    assert [found.found.things[name].numbers["weight"] for name in ("Box", "Chest")] == [3, 5]


def test_a_printed_number_of_a_stat_reaches_the_stat_it_starts_at() -> None:
    """`reach 4` on a thing is the number that `starts at its inborn reach` goes by."""
    more = (
        "stat inborn reach\n    of a trader\n"
        "stat reach\n    of a trader\n    starts at its inborn reach\n    floor its inborn reach\n"
        "trader Dora: reach 4\n"
    )
    dora = market(more).found.things["Dora"]

    assert dict(dora.numbers) == {"reach": 4, "inborn reach": 4}


def test_a_property_of_the_wrong_type_is_an_error() -> None:
    """A number where a place is wanted is told with what is wanted."""
    found = market("trader Dora: shop 3\n")

    assert any(code in ("E0409", "E0112") for code in found.codes)


def test_a_name_that_is_not_declared_is_told_with_the_nearest() -> None:
    """Printed names are looked up."""
    found = market("trader Dora: shop Fountian\n")

    assert found.codes == ["E0301"]
    assert "Fountain" in found.bag.found[0].help


def test_two_things_of_one_kind_and_name_are_an_error() -> None:
    """The message points at both."""
    found = market("trader Ann\n")

    assert found.codes == ["E0401"]
    assert found.bag.found[0].related


def test_things_of_two_kinds_may_share_a_name() -> None:
    """The second one gets a path with its kind in front."""
    things = market("guest Fountain\n").found.things

    assert things["Fountain (guest)"].path == "market.guest:fountain"


def test_a_ring_is_closed_and_names_its_places() -> None:
    """Four places in a ring have four edges, and each knows its ring."""
    model = market().found

    assert ("North Gate", "Fountain") in [(edge.source, edge.target) for edge in model.edges]
    assert sum(edge.label == "Town" for edge in model.edges) == 4
    assert model.things["Fountain"].things["ring"] == "Town"


def test_a_place_that_a_ring_names_twice_is_two_copies() -> None:
    """The second time it is `#2`."""
    model = market("space Well\nring Yard: Well, Fountain #1, Well, Old Square #1\n").found

    assert model.things["Well"].copies == 2
    assert ("Fountain", "Well #2") in [(edge.source, edge.target) for edge in model.edges]


def test_a_path_is_one_way_and_open() -> None:
    """Its last place leads nowhere."""
    model = market("path Alley: Fountain, Old Square, North Gate\n").found
    edges = [edge for edge in model.edges if edge.label == "Alley"]

    assert [(e.source, e.target) for e in edges] == [("Fountain", "Old Square"), ("Old Square", "North Gate")]
    assert all(edge.one_way for edge in edges)


def test_only_places_lie_on_a_ring() -> None:
    """A card on a ring is refused."""
    assert market("ring Yard: Fountain, Anvil\n").codes == ["E0412"]


def test_a_limit_by_rows_is_a_number() -> None:
    """Rows become steps; nothing but arithmetic is left."""
    more = (
        "limit purse limit: letter\n    of a trader\n    by its favours\n        1-: 0\n"
        "        2-3: 1\n        4+: 5\n"
        "    counts letters in the hand\n    excess: the holder discards that many letters of its choice\n"
    )
    base = market(more).found.stats["purse limit"].base

    assert base is not None
    assert [_value(base, favours) for favours in range(6)] == [0, 0, 1, 1, 5, 5]


def _value(num: object, favours: int) -> int:
    """The number with a given count of the counter in it."""
    match num:
        case Int(value):
            return value
        case FieldOf("favour", You()) | StatOf("favour", You()):
            return favours
        case Arith(op, a, b):
            x, y = _value(a, favours), _value(b, favours)
            return {"+": x + y, "-": x - y, "*": x * y, "min": min(x, y), "max": max(x, y)}[op]
    raise AssertionError(num)


@pytest.mark.parametrize(
    ("rows", "code"), [("1-: 0; 3+: 1", "E0413"), ("2-: 0; 2+: 1", "E0411")], ids=["gap", "overlap"]
)
def test_rows_of_a_limit_touch_and_do_not_overlap(rows: str, code: str) -> None:
    """A number without a row, or with two, is an error."""
    more = (
        f"limit purse limit: letter\n    of a trader\n    by its favours\n        {rows}\n"
        f"    counts letters in the hand\n"
    )

    assert code in market(more).codes


def test_a_limit_needs_to_say_what_it_counts() -> None:
    """A limit without `counts` means nothing."""
    assert market("limit purse limit: letter\n    of a trader\n    starts at 2\n").codes == ["E0406"]


def test_a_clause_of_another_declaration_is_refused() -> None:
    """The message lists what could be said."""
    found = market("counter bruise\n    of a trader\n    seen by all\n")

    assert "E0405" in found.codes


def test_windows_ask_roles_of_their_contest() -> None:
    """`asks the buyer, then the seller`: roles of the level that has them."""
    assert (Role("deal", "buyer"), Role("deal", "seller")) == market().found.windows["before the bid"].asks


def test_a_contest_has_sides_outcomes_and_a_score() -> None:
    """Everything a contest says is kept; a side's score is said of `Var(0)`."""
    deal = market().found.contests["deal"]

    assert deal.sides == ("buyer", "seller")
    assert deal.outcomes == ("bargain", "refusal", "draw")
    assert {"bargain", "refusal", "draw"} == set(deal.ons)
    assert "Var(n=0)" in str(deal.score)


def test_a_contest_inherits_what_it_does_not_say() -> None:
    """Steps, outcomes and what they do come from the contest it stands on."""
    model = market("contest auction (auctions): deal\n    score 2 + its haggling roll\n").found
    auction, deal = model.contests["auction"], model.contests["deal"]

    assert [s.label for s in deal.steps] == [s.label for s in auction.steps]
    assert auction.outcomes == deal.outcomes
    assert auction.score != deal.score


@pytest.mark.far
def test_a_contest_needs_three_outcomes() -> None:
    """Higher, lower and equal scores all need a word."""
    more = (
        "role rival, judge\ncontest race\n    sides rival and judge\n    outcomes first, second\n"
        "    score 1\n"
    )

    assert "E0418" in market(more).codes


def test_a_duty_waits_for_duties_that_exist() -> None:
    """`after` a label that nobody has is an error with the nearest one."""
    more = (
        'procedure fair\n    of a trader\n    duty "open": gain 1 coin\n'
        '    duty "close" after "opne": gain 1 coin\n'
    )
    found = market(more)

    assert "E0417" in found.codes


def test_it_in_a_duty_for_each_is_one_of_those_gone_through() -> None:
    """A duty for each ware may ask for its weight; one for each trader may not: traders have none."""
    head = "procedure fair\n    of a trader\n"
    found = {
        kind: market(f'{head}    duty "pay" for each {kind} here: if its weight is 2: gain 1 coin\n').codes
        for kind in ("ware", "trader")
    }

    assert [kind for kind, codes in found.items() if "E0314" in codes] == ["trader"]


def test_one_procedure_starts_the_game() -> None:
    """A second one is an error."""
    assert (
        "E0415" in market('procedure evening\n    starts the game\n    step "x": shuffle the stock\n').codes
    )


def test_a_kind_that_is_not_declared_is_no_parent() -> None:
    """Behind the colon of a kind stand kinds."""
    assert "E0403" in market("kind crate: boxes\n").codes


def test_a_place_with_a_name_of_its_own_has_the_text_of_the_first() -> None:
    """`as` gives a further copy a name; rules and printed numbers are those of the place it copies."""
    extra = (
        "space Well: when you land here: gain 1 coin\n"
        "ring Yard: Well, Fountain #1, Well as Deep Well, Old Square #1\n"
    )
    model = market(extra).found

    assert "space" in model.things["Deep Well"].tags
    assert [rule.carrier for rule in model.rules if rule.carrier in ("Well", "Deep Well")] == [
        "Well",
        "Deep Well",
    ]


def test_a_duty_for_what_sits_nowhere_in_seat_order_is_told_once() -> None:
    """That there is no such order; not also that a duty does not go by it."""
    nap = (
        'procedure nap (naps)\n    of a trader\n    duty "z" for each ware here, in seat order: gain 1 coin\n'
    )

    assert [code for code in market(nap).codes if code[0] == "E"] == ["E0448"]
