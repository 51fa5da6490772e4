"""House rules change what other packs say, and say what they expect to find."""

from market import market

RULES = """\
rule "Rent"
    for each trader:
        "due": when you land upon a gate: lose 1 coin
        "gift": when you land upon North Gate: gain 1 favour
"""


def test_a_parameter_gets_another_value() -> None:
    """`change` with the value that is there puts the new one in its place."""
    found = market(others={"cheap": 'house rule "Cheap"\n    change market.rent: 2 -> 1\n'})

    assert found.errors == []
    assert found.found.params["rent"].value == 1


def test_a_printed_number_gets_another_value() -> None:
    """Printed numbers have paths below their thing."""
    found = market(others={"light": 'house rule "Light"\n    change market.anvil.weight: 6 -> 5\n'})

    assert found.errors == []
    assert found.found.things["Anvil"].numbers["weight"] == 5


def test_a_change_of_a_value_that_is_not_there_is_an_error() -> None:
    """The build stops when the base says something else by now."""
    found = market(others={"cheap": 'house rule "Cheap"\n    change market.rent: 3 -> 1\n'})

    assert found.codes == ["E0502"]


def test_a_path_that_leads_nowhere_is_an_error_with_the_nearest_one() -> None:
    """A misspelt path is told with the path that comes nearest."""
    found = market(others={"cheap": 'house rule "Cheap"\n    change market.remt: 2 -> 1\n'})

    assert found.codes == ["E0501"]
    assert "market.rent" in found.bag.found[0].help


def test_a_rule_is_taken_away() -> None:
    """`remove` leaves the other rules of the box."""
    found = market(RULES, {"free": 'house rule "Free"\n    remove market.rent.due\n'})

    assert found.errors == []
    assert [rule.path for rule in found.rules("market.rent")] == ["market.rent.gift"]


def test_a_body_is_replaced() -> None:
    """`replace` keeps the label and puts other lines below it."""
    more = 'house rule "Rest well"\n    replace market.walk.go:\n        gain 1 favour\n'
    found = market(others={"rest": more})

    assert found.errors == []
    duty = next(d for d in found.found.procedures["walk"].duties if d.label == "go")
    assert len(duty.body) == 1


def test_a_rule_is_replaced_with_the_words_that_say_when() -> None:
    """What stands behind a label is replaced as a whole, so what replaces it has to say when, too."""
    for body, codes in (
        ("you may gain 1 coin", ["E0506"]),
        ("gain 1 coin", ["E0506"]),
        ("when you land upon Fountain: you may gain 1 coin", []),
        ("while you are at Fountain: you cannot visit guests more than once per turn", []),
    ):
        more = f'house rule "Other rent"\n    replace market.rent.due: {body}\n'
        found = market(RULES, {"other": more})

        assert [code for code in found.codes if code.startswith("E")] == codes
    free = (
        'rule "Free"\n    for each trader:\n        "stay": you cannot visit guests more than once per turn\n'
    )
    plain = 'house rule "Other"\n    replace market.free.stay: you cannot visit guests\n'
    assert market(free, {"other": plain}).errors == []


def test_an_option_is_added_to_a_menu() -> None:
    """`add to` a duty that is a choice adds an option."""
    more = 'house rule "Beg"\n    add to market.stay.what-to-do:\n        "beg": gain 1 coin\n'
    found = market(others={"beg": more})

    assert found.errors == []
    assert "'beg'" in str(found.found.procedures["stay"].duties[0])


def test_a_phrase_is_exchanged_and_the_line_read_again() -> None:
    """`change` of two texts reads the line with the new phrase."""
    more = 'house rule "Square"\n    change market.rent.gift: "upon North Gate" -> "upon Fountain"\n'
    found = market(RULES, {"square": more})

    assert found.errors == []
    assert "Fountain" in str(found.rules("market.rent.gift")[0].shape)


def test_two_packs_that_change_one_place_need_a_ruling() -> None:
    """Both sentences are shown; a ruling settles it."""
    one = 'house rule "One"\n    change market.rent: 2 -> 1\n'
    two = 'house rule "Two"\n    change market.rent: 2 -> 4\n'
    ruling = 'ruling "Four"\n    when one.one meets two.two: two.two first\n'

    assert market(others={"one": one, "two": two}).codes == ["E0503"]
    settled = market(others={"one": one, "two": two + ruling})
    assert settled.errors == []
    assert settled.found.params["rent"].value == 4


def test_a_ruling_puts_one_rule_before_the_other() -> None:
    """The order of rules is their rank."""
    one = 'rule "A": for each trader: "x": instead of losing 1 coin: lose 1 favour\n'
    two = 'rule "B": for each trader: "y": instead of losing 1 coin: gain 1 favour\n'
    ruling = 'ruling "B first"\n    when one.a.x meets two.b.y: two.b.y first\n'
    found = market(others={"one": one, "two": two + ruling})

    assert found.errors == []
    paths = [rule.path for rule in found.found.rules]
    assert paths.index("two.b.y") < paths.index("one.a.x")


def test_a_ruling_names_rules_that_exist() -> None:
    """A misspelt path is an error."""
    ruling = 'ruling "Odd"\n    when market.nothing meets market.naught: market.nothing first\n'

    assert set(market(ruling).codes) >= {"E0501"}


def test_words_are_printed_on_things_of_another_pack() -> None:
    """All things named get them, beside what is printed there; nobody else, and no name that is not there."""
    text = 'tags metal\nhouse rule "Metal"\n    print metal on Anvil and Lamp\n'
    found = market(others={"metal": text})

    assert found.errors == []
    tagged = [thing.name for thing in found.found.things.values() if "metal" in thing.tags]
    assert tagged == ["Lamp", "Anvil"]
    assert "heavy" in found.found.things["Anvil"].tags
    assert market(others={"metal": text.replace("Lamp", "Lmp")}).codes == ["E0301"]


def test_what_a_house_rule_puts_elsewhere_is_changed_before_it_is_put_there() -> None:
    """A house rule upon a house rule: the line that is changed is the one that is played."""
    well = 'house rule "Rest well"\n    replace market.walk.go:\n        gain 1 favour\n'
    for change, gained in (
        ('change well.rest-well "gain 1 favour": "1 favour" -> "3 favours"', 3),
        ('change well.rest-well "replace market" "gain 1": 1 -> 4', 4),
        ('replace well.rest-well "gain 1 favour": gain 5 favours', 5),
    ):
        found = market(others={"well": well, "better": f'house rule "Better"\n    {change}\n'})
        assert found.errors == []
        duty = next(d for d in found.found.procedures["walk"].duties if d.label == "go")
        assert f"amount=Int(value={gained})" in repr(duty.body)


def test_what_a_house_rule_changes_stays_as_it_was_where_its_line_is_taken_away() -> None:
    """Of a house rule one of two changes is taken away: the other is made."""
    two = 'house rule "Two"\n    replace market.walk.go: gain 7 favours\n    change market.rent: 2 -> 1\n'
    off = 'house rule "One"\n    remove two.two "replace market.walk.go"\n'
    found = market(others={"two": two, "off": off})

    assert found.errors == []
    assert found.found.params["rent"].value == 1
    duty = next(d for d in found.found.procedures["walk"].duties if d.label == "go")
    assert "amount=Int(value=7)" not in repr(duty.body)


TOLLS = RULES.replace("Rent", "Tolls")
WELL = """\
house rule "Well"
    change market.rent: 2 -> 5
    change market.tolls.gift: "1 favour" -> "2 favours"
    replace market.tolls.due:
        when you land upon a gate: lose 1 coin
        when you land upon Fountain: lose 7 coins
"""


def test_a_pack_changes_what_one_that_it_needs_put_there() -> None:
    """What stands there only by then has the address that it has then; who comes first is no question."""
    for change, said in (
        ('change market.tolls.due "when you land upon Fountain": "7 coins" -> "8 coins"', "Int(value=8)"),
        ('change market.tolls "when you land upon Fountain": 7 -> 9', "Int(value=9)"),
        ('replace market.tolls.due "lose 7 coins": gain 6 favours', "Int(value=6)"),
        ('change market.tolls.gift: "2 favours" -> "4 favours"', "Int(value=4)"),
    ):
        others = {"well": WELL, "more": f'house rule "More"\n    {change}\n'}
        found = market(TOLLS, others, needs={"more": ("well",)})

        assert found.errors == [], change
        assert said in str(found.rules("market.tolls")), change
    more = 'house rule "More"\n    change market.rent: 5 -> 4\n'
    found = market(TOLLS, {"well": WELL, "more": more}, needs={"more": ("well",)})
    assert found.errors == []
    assert found.found.params["rent"].value == 4


def test_who_does_not_know_a_house_rule_is_told_that_no_line_begins_so() -> None:
    """A ruling would not help: for a pack that does not know who put a line there it is not there."""
    for change, code in (
        ('change market.tolls.due "when you land upon Fountain": "7 coins" -> "8 coins"', "E0515"),
        ('change market.tolls.gift: "2 favours" -> "4 favours"', "E0503"),
        ('change market.tolls.gift: "1 favour" -> "4 favours"', "E0503"),
    ):
        assert market(TOLLS, {"well": WELL, "more": f'house rule "More"\n    {change}\n'}).codes == [code]


def test_a_line_of_a_house_rule_that_is_not_done_is_not_changed() -> None:
    """A ruling has the other house rule come first, so nothing would be left of the change."""
    other = 'house rule "Other"\n    replace market.tolls.due: when you land upon Fountain: gain 1 coin\n'
    ruling = 'ruling "Other first"\n    when well.well meets other.other: other.other first\n'
    more = 'house rule "More"\n    change market.tolls.due "lose 7 coins": 7 -> 9\n'
    packs = {"well": WELL, "other": other + ruling, "more": more}

    found = market(TOLLS, packs, needs={"other": ("well",), "more": ("well", "other")})
    assert found.codes == ["E0451"]
