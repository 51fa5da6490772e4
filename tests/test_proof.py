"""A row is proven when a scenario that cites it fails as soon as the citing lines say something else."""

import pytest

from market import scenarios
from talisman.compiler.syntax.tree import all_leaves
from talisman.compiler.syntax.views import CLASSES, ModAt, NpNamed
from talisman.runtime.game.game import load
from talisman.scenario import (
    Proof,
    Verdict,
    Workshop,
    idle,
    places_of,
    prove,
    prove_each,
    prove_line,
    prove_rows,
    rows_of,
    run,
    workshop,
)
from talisman.scenario.mutants import citing, every, mutants

BOX = """\
rule "Gifts"
    for each trader:
        "gift": when you land upon Fountain: gain 1 favour  [M-gift]
        "toll": when you land upon North Gate: lose 1 coin  [M-toll]
"""
VISIT = (
    'scenario "a gift"  [M-gift]\n    given Ann at Old Square\n    Ann goes to Fountain\n    expect {fact}\n'
)


def shared(text: str) -> Workshop:
    """The market with more text, ready for proofs."""
    compiled = scenarios(text)
    return workshop(compiled.parsed, compiled.model, load(compiled.image))


def proof(text: str) -> Proof:
    """What scenarios prove."""
    return prove(shared(text))


def verdict(text: str) -> Verdict:
    """What came of the only row."""
    found = shared(text)
    (only,) = prove_rows(found, rows_of(found))
    return only


def test_a_scenario_that_notices_the_missing_rule_proves_its_row() -> None:
    """Without the rule the favour is not there."""
    assert proof(BOX + VISIT.format(fact="Ann's favours are 1")).proven == ("M-gift",)


def test_a_scenario_that_passes_without_the_rule_proves_nothing() -> None:
    """It cites the row, but looks at something else."""
    found = proof(BOX + VISIT.format(fact="Ann is at Fountain"))

    assert found.proven == ()
    assert found.idle == (("M-gift", "a gift"),)


BOOK = """\
rulebook M "The market"
    rule gift "Who lands on the fountain is given something."
    rule toll "The gate costs something."
    text aim "Have fun." because "premise"
"""


@pytest.mark.parametrize(
    ("fact", "proven", "missing"),
    [("Ann's favours are 1", 1, ["M-toll"]), ("Ann is at Fountain", 0, ["M-gift", "M-toll"])],
)
def test_a_report_tells_cited_shown_and_proven_apart(fact: str, proven: int, missing: list[str]) -> None:
    """A passing scenario shows a row; only a proof says that it is proven, and before it nothing is said."""
    compiled = scenarios(BOOK + BOX + VISIT.format(fact=fact))
    report = run(compiled.model, compiled.image)
    tried = prove(workshop(compiled.parsed, compiled.model, load(compiled.image)))
    figures = {"rows": 3, "text": 1, "rules": 2, "cited": 2, "shown": 1}

    assert report.as_data()["rulebooks"] == {"M": {**figures, "proven": None, "missing": ["M-toll"]}}
    assert report.proved(tried.proven).as_data()["rulebooks"] == {
        "M": {**figures, "proven": proven, "missing": missing}
    }


def test_a_scenario_that_fails_proves_nothing() -> None:
    """Only scenarios that pass count."""
    assert proof(BOX + VISIT.format(fact="Ann's favours are 5")) == Proof(())


def test_copies_of_the_process_find_the_same() -> None:
    """Two at a time tell the same story in the same order."""
    found = shared(BOX + VISIT.format(fact="Ann's favours are 1"))

    assert list(prove_rows(found, ["M-gift", "M-toll"], 2)) == list(prove_rows(found, ["M-gift", "M-toll"]))


def test_a_row_that_nothing_cites_is_not_proven() -> None:
    """There is nothing to take away."""
    (found,) = prove_rows(shared(BOX + VISIT.format(fact="Ann's favours are 1")), ["M-other"])

    assert (found.noticed, found.how) == ("", "nothing realises it")


def test_one_line_is_tried_against_the_scenarios_that_are_named() -> None:
    """The line of the toll is noticed by nobody who only looks at the gift."""
    found = shared(BOX + VISIT.format(fact="Ann's favours are 1"))
    nodes = [node for _, node in found.passing]

    assert prove_line(found, "gift", "market/extra.tal", 3, nodes).noticed == "a gift"
    assert prove_line(found, "toll", "market/extra.tal", 4, nodes).noticed == ""
    assert prove_line(found, "none", "market/extra.tal", 99, nodes).how == "nothing realises it"


TWICE = """\
rule "Gifts"
    for each trader:
        "gift": when you land upon Fountain: gain 1 favour  [M-gift]
        "toll": when you land upon North Gate: lose 1 coin  [M-gift]
"""


def each(text: str, *wanted: str) -> Verdict:
    """What came of each line that cites the gift."""
    found = shared(text)
    groups = [[title] for title in wanted]
    return prove_each(found, "M-gift", places_of(found, "M-gift"), found.of_row("M-gift"), groups)


def test_a_row_may_be_asked_to_be_noticed_in_each_of_its_lines() -> None:
    """Two lines cite it, and the scenario meets one of them."""
    found = each(TWICE + VISIT.format(fact="Ann's favours are 1"))

    assert proof(TWICE + VISIT.format(fact="Ann's favours are 1")).proven == ("M-gift",)
    assert found.noticed == ""
    assert [(line.what, line.noticed) for line in found.lines] == [
        ("market/extra.tal:3", "a gift"),
        ("market/extra.tal:4", ""),
    ]


def test_of_two_lines_that_say_the_same_each_is_changed_while_the_other_is_gone() -> None:
    """Either of them keeps the merchants out; without both the scenario fails."""
    ban = 'rule "Ban": for each trader: you cannot visit guests [M-gift]\n'
    text = (
        f"{ban}{ban.replace('Ban', 'Bar')}guest Sage: when visited: gain 1 coin\n"
        'scenario "it"  [M-gift]\n    given Ann at Fountain, Sage in the stand of Fountain\n'
        "    Ann visits Sage\n    expect Ann's coins are 3\n"
    )
    found = each(text)

    assert [line.noticed for line in found.lines] == ["it", "it"]
    assert found.lines[0].how.endswith("the rest taken away")


def test_changes_are_tried_until_one_of_each_group_has_failed() -> None:
    """What gives a favour and a coin is noticed by two scenarios, of which each looks at one thing."""
    text = (
        'rule "Gifts": for each trader: when you land upon Fountain:  [M-gift]\n'
        "    gain 1 favour\n    gain 1 coin\n"
        + VISIT.format(fact="Ann's favours are 1")
        + VISIT.format(fact="Ann is at Fountain").replace("a gift", "a visit")
    )

    assert each(text, "a gift").failing == {"a gift"}
    assert each(text, "a gift", "a visit").noticed == "a gift"
    assert each(text, "a visit").tried > each(text, "a gift").tried


def test_what_a_house_rule_changes_elsewhere_can_be_what_a_row_stands_on() -> None:
    """It is carried out on the changed trees, where its number or the whole of it is gone."""
    house = (
        'house rule "Cheap"  [M-gift]\n    change market.rent: 2 -> 1\n'
        'verb tithe (tithes, tithing): trader "tithe"\n    does\n        lose the rent coins\n'
        'scenario "a gift"  [M-gift]\n    given Ann at Fountain\n    Ann tithes\n'
        "    expect Ann's coins are 2\n"
    )

    assert [line.noticed for line in each(house).lines] == ["a gift"]
    assert proof(house).proven == ("M-gift",)


def test_a_game_that_no_longer_comes_to_an_end_shows_the_difference() -> None:
    """Without the line that ends it a state rule goes on again and again."""
    box = """\
flag the alms are given
counter penny (pennies)
    of a trader
rule "Alms"
    for each trader:
        "ask": as soon as your pennies are at least 1, and not the alms are given: gain 1 penny
        "give": when you gain 1 penny: remember that the alms are given  [M-alms]
scenario "alms"  [M-alms]
    given Ann at Old Square with 1 penny
    Ann gains 1 penny
    expect the alms are given
"""
    assert proof(box).proven == ("M-alms",)


def test_a_change_that_cannot_be_set_up_shows_nothing() -> None:
    """Without what the zone holds the scenario cannot even be given; that is no proof."""
    text = (
        "zone pouch (pouches)\n    of a trader\n    holds letters  [M-1]\n    seen by all\n"
        "letter Note\n"
        'scenario "it"  [M-1]\n    given Ann at Fountain, Note in Ann\'s pouch\n'
        "    Ann gains 1 coin\n    expect Ann's coins are 4\n"
    )

    assert verdict(text).noticed == ""


GIVEN = "    given Ann at Fountain, Ben at Old Square\n"


@pytest.mark.parametrize(
    ("declared", "lines"),
    [
        ('verb sing (sings, singing): trader "sing"  [M-1]\n    does\n        gain 1 favour\n',
         "    Ann sings\n    expect Ann's favours are 1\n"),
        ("counter bruise (bruises)\n    of a trader\n    starts at 2  [M-1]\n",
         "    Ann gains 1 coin\n    expect Ann's bruises are 2\n"),
        ('procedure feast (feasts)  [M-1]\n    of a trader\n    step "eat": gain 2 favours\n',
         "    Ann begins a feast\n    expect Ann's favours are 2\n"),
        ("contest wager (wagers): deal\n    on bargain: the buyer gains 2 coins  [M-1]\n"
         'verb bet (bets, betting): trader "bet on {goods}"\n    does\n        begin a wager\n',
         "    dice 6 for Ann\n    dice 1 for Ben\n    Ann bets on Ben\n    expect Ann's coins are 5\n"),
        ("contest wager (wagers): deal\n    score its haggling roll + 2 [M-1]\n"
         'verb bet (bets, betting): trader "bet on {goods}"\n    does\n        begin a wager\n',
         "    dice 6 for Ann\n    dice 1 for Ben\n    Ann bets on Ben\n    expect logged \"Ann scores 8\"\n"),
        ("zone pouch (pouches)\n    of a trader\n    holds letters\n    seen by all  [M-1]\n"
         'letter Note\nverb hide (hides, hiding, hidden): trader "hide {letter}"\n    does\n'
         "        put it into the pouch of the actor\n",
         "    given Note in Ann's hand\n    Ann hides Note\n    expect logged \"Ann hides Note\"\n"),
        ("parameter fee: number\n    default 2  [M-1]\n    from 0 to 9\n"
         'verb tithe (tithes, tithing): trader "tithe"\n    does\n        lose the fee coins\n',
         "    Ann tithes\n    expect Ann's coins are 1\n"),
        ("guest Sage\n    when visited: if your coins are at least 3: gain 1 favour  [M-1]\n",
         "    given Sage in the stand of Fountain\n    Ann visits Sage\n    expect Ann's favours are 1\n"),
        ("guest Sage\n    when visited: if you have more coins than Ben: gain 1 favour  [M-1]\n",
         "    given Sage in the stand of Fountain, Ann with 9 coins\n    Ann visits Sage\n"
         "    expect Ann's favours are 1\n"),
        ("guest Sage\n    when visited: roll 1 die for luck\n        1-3: gain 1 favour  [M-1]\n"
         "        4-6: nothing\n",
         "    given Sage in the stand of Fountain\n    dice 2\n    Ann visits Sage\n"
         "    expect Ann's favours are 1\n"),
        ('rule "Ban": for each trader: you cannot visit guests [M-1]\n'
         "guest Sage: when visited: gain 1 coin\n",
         "    given Sage in the stand of Fountain\n    Ann visits Sage\n    expect Ann's coins are 3\n"),
        ("limit fame limit: letter\n    of a trader\n    starts at 1\n    counts letters in the hand\n"
         "    excess: the holder discards that many letters of its choice  [M-1]\nletter Note x2\n",
         "    given Ann with Note\n    Ann gains 1 letter\n    Ann chooses Note\n"
         "    expect logged \"Ann discards Note\"\n"),
        ("form apprentice (apprentices)\n    of a trader\n    keeps charm  [M-1]\n    +2 charm\n",
         "    given Ann with charm 4\n    Ann becomes an apprentice\n    expect Ann's charm is 2\n"),
    ],
    ids=["verb", "start", "procedure", "outcome", "score", "sight", "parameter", "condition", "more",
         "table row", "permission", "limit", "kept"],
)  # fmt: skip
def test_every_construct_can_be_what_a_row_stands_on(declared: str, lines: str) -> None:
    """Rules, clauses of any declaration, lines of contests, rows of tables, conditions and numbers."""
    expected = "" if "seen by all" in declared else "it"  # who may see something is no business of this one

    assert verdict(f'{declared}scenario "it"  [M-1]\n{GIVEN}{lines}').noticed == expected


@pytest.mark.parametrize(("seen", "fact"), [("all", 'shown Ben "Note"'), ("nobody", 'not shown Ann "Note"')])
def test_who_may_see_what_can_be_proven(seen: str, fact: str) -> None:
    """The clause about sight is turned round, and a scenario that asks what is shown notices."""
    zone = (
        f"zone pouch (pouches)\n    of a trader\n    holds letters\n    seen by {seen}  [M-1]\nletter Note\n"
    )
    given = "    given Ann at Fountain, Ben at Old Square, Note in Ann's pouch\n"

    assert verdict(f'{zone}scenario "it"  [M-1]\n{given}    expect {fact}\n').noticed == "it"


FENCE = 'rule "Fence": for each trader: while you are at North Gate: you cannot go to Fountain  [M-fence]\n'
TRIED = (
    'scenario "tried" {cites}\n    given Ann at North Gate with 2 coins\n    Ann {deed}\n    expect {fact}\n'
)


def idlers(text: str) -> list[str]:
    """What is said of scenarios that cannot fail."""
    compiled = scenarios(text)
    linked = load(compiled.image)
    found = idle(workshop(compiled.parsed, compiled.model, linked), compiled.model, linked)
    return [one.message for one in found]


@pytest.mark.parametrize(
    ("deed", "fact"),
    [
        ("goes to Old Square", "Ann's coins are 2"),
        ("goes to Fountain", "Ann's coins are 2, not asked Ann"),
        ("goes to Old Square", 'Ann\'s coins are at least 1, the game is not over, not shown Ann "Miller"'),
    ],
)
def test_a_scenario_whose_expectations_were_so_before_cannot_fail(deed: str, fact: str) -> None:
    """Whatever is done, her coins stay: a row that the scenario cites has nothing to do with it."""
    (message,) = idlers(FENCE + TRIED.format(cites="[M-fence]", deed=deed, fact=fact))

    assert "so before anything is done" in message
    assert "the lines it cites" in message


def test_what_stays_because_of_a_cited_line_can_fail() -> None:
    """Without the fence she would not still be there."""
    assert (
        idlers(FENCE + TRIED.format(cites="[M-fence]", deed="goes to Fountain", fact="Ann is at North Gate"))
        == []
    )


@pytest.mark.parametrize(
    ("fact", "told"),
    [
        ("Ann is at North Gate", True),
        ('Ann is at North Gate, not logged "Ann goes to Fountain"', False),
        ("not asked Ann", False),
        ('Ann is at North Gate, not shown Ann "Miller"', True),
    ],
)
def test_without_a_citation_it_is_said_what_did_not_happen(fact: str, told: bool) -> None:
    """That nothing was asked, offered or told is about what is done."""
    found = idlers(FENCE + TRIED.format(cites="", deed="goes to Fountain", fact=fact))

    assert ["cites no line" in message for message in found] == [True] * told


def test_one_expectation_that_becomes_so_is_enough() -> None:
    """In any part of the scenario, also where two things are done before it, and where a game is begun."""
    one = TRIED.format(cites="", deed="goes to Old Square", fact="Ann's coins are 2, Ann is at Old Square")
    two = TRIED.format(cites="", deed="loses 1 coin\n    Ann goes to North Gate", fact="Ann's coins are 1")
    later = TRIED.format(
        cites="",
        deed="loses 1 favour",
        fact="Ann's coins are 2\n    Ann loses 1 coin\n    expect Ann's coins are 1",
    )

    assert idlers(one) == idlers(two) == idlers(later) == []


def test_what_is_given_may_be_looked_at() -> None:
    """Where nothing is done, a scenario speaks of what holds while something is so."""
    text = 'scenario "given"\n    given Ann at North Gate with 2 coins\n    expect Ann\'s coins are 2\n'

    assert idlers(text) == []


def test_a_ring_that_is_walked_backwards_is_walked_onwards() -> None:
    """Which way round a ring is walked is part of what a proof asks about."""
    lane = (
        "ring Lane: Old Square, North Gate, Fountain\n"
        'verb amble (ambles, ambling, ambled): trader "amble {number} step/steps along {ring}"\n'
        "    is move-along\n"
        'rule "Crab": for each trader: when you gain 1 favour: amble 1 step along Lane backwards  [M-crab]\n'
    )
    rules = shared(lane).rules

    assert any(one.how.startswith("walked onwards in ") for one in mutants(rules, citing(rules, "M-crab")))


def test_who_has_the_most_is_turned_into_who_has_the_fewest() -> None:
    """At which end somebody stands is part of what a proof asks about."""
    rules = shared(
        'rule "Crown": for each trader: while you alone have the most coins: +1 charm  [M-crown]\n'
    ).rules
    turned = [one for one in mutants(rules, citing(rules, "M-crown")) if one.how.startswith("turned round")]
    said = [
        leaf.text for one in turned for item in one.trees for node in every(item) for leaf in node.leaves()
    ]

    assert [text for text in said if text.startswith("alone")] == ["alone have the fewest"]


def test_all_of_several_is_turned_into_any_of_them_and_back() -> None:
    """A scenario has to meet one condition without the other."""
    text = (
        'condition "{trader} is/are proud"  [M-all]\n'
        "    true when all:\n"
        "        its coins are at least 2\n"
        "        any:\n"
        "            its favours are at least 2  [M-any]\n"
        "            it is at Fountain\n"
    )
    rules = shared(text).rules

    def kinds(row: str) -> list[list[str]]:
        turned = [one for one in mutants(rules, citing(rules, row)) if one.how.startswith("turned round")]
        return [
            [
                node.kind
                for item in one.trees
                for place in citing([item], "M-all")
                for node in every(place)
                if node.kind in ("cond_all", "cond_any")
            ]
            for one in turned
        ]

    assert {("cond_any", "cond_any"), ("cond_all", "cond_all")} <= set(map(tuple, kinds("M-all")))
    assert ["cond_all", "cond_all"] in kinds("M-any")


def test_of_several_places_each_is_tried_alone() -> None:
    """What is at any of them is at one of them, of which the first is a noun as it is written alone."""
    rules = shared(
        'rule "Fair": traders at Fountain or Old Square or North Gate cannot visit guests  [M-fair]\n'
    ).rules
    alone = [one for one in mutants(rules, citing(rules, "M-fair")) if one.how.startswith("one place of")]
    left = [
        " ".join(leaf.text for leaf in all_leaves(node.np))
        for one in alone
        for item in one.trees
        for place in citing([item], "M-fair")
        for node in every(place)
        if isinstance(node, ModAt) and isinstance(node.np, NpNamed)
    ]

    assert left == ["Fountain", "Old Square", "North Gate"]


def test_what_a_construct_is_turned_into_is_read_as_that() -> None:
    """The compiler looks at classes: a mutant of another kind is a node of the class of that kind."""
    rules = shared(
        "ring Lane: Old Square, North Gate, Fountain  [M-lane]\n"
        'rule "Few": for each trader: while you alone have the most coins: +1 charm  [M-few]\n'
    ).rules
    nodes = [
        node
        for row in ("M-lane", "M-few")
        for one in mutants(rules, citing(rules, row))
        for item in one.trees
        for node in every(item)
    ]

    assert {"path", "unless_line"} <= {node.kind for node in nodes}
    assert [node.kind for node in nodes if type(node) is not CLASSES[node.kind]] == []
