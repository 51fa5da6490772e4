"""Packs that are compiled again and again, with one line changed each time."""

from attrs import evolve

from compiled_again import Again
from market import scenarios
from strictly import Count, Memory, program, written
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import resolve_parsed
from talisman.compiler.image.emit import emit
from talisman.compiler.lower.steps import lower
from talisman.compiler.syntax.tree import Node
from talisman.compiler.syntax.views import Scenario
from talisman.runtime.game.game import load
from talisman.scenario import workshop

TEXT = """\
memory thanks
    of a trader
rule "Gifts": for each trader: when you land upon Fountain: gain 1 favour  [M-gift]
rule "Thanks"  [M-gift]
    for each trader: when you land upon Fountain: if your favours are less than 4: remember 1 as your thanks
scenario "a gift"  [M-gift]
    given Ann at Old Square
    Ann goes to Fountain
    expect Ann's favours are 1
scenario "thanks"  [M-gift]
    given Ann at Old Square
    Ann goes to Fountain
    expect Ann's thanks are 1
"""


def rules_and_scenarios(again: Again) -> tuple[list[Node], list[Scenario]]:
    """What was read, in two."""
    trees = again.parsed.trees
    here = [item for item in trees if isinstance(item, Scenario)]
    return [item for item in trees if not isinstance(item, Scenario)], here


def test_every_change_makes_what_a_compile_that_knows_nothing_makes() -> None:
    """One after the other, and each once more: the program is the same to the last number."""
    compiled = scenarios(TEXT)
    shared = workshop(compiled.parsed, compiled.model, load(compiled.image))
    count = Count(shared, Memory())
    own = shared.of_row("M-gift")
    made = 0
    for place in count.cited["M-gift"] * 2:
        for _, mutant in count.changes(place):
            found = count.again.with_scenarios(mutant.trees, own)
            bag = Bag()
            model = resolve_parsed(evolve(compiled.parsed, trees=(*mutant.trees, *own)), bag)
            assert (found is None or len(found.scenarios) < len(own)) == bool(bag.errors)
            if found is not None and not bag.errors:
                made += 1
                assert program(found.image) == program(emit(lower(model, scenarios=True)))
    assert made > 8


def test_a_scenario_that_makes_no_sense_any_more_leaves_the_others() -> None:
    """Without memory and rule nobody can ask for thanks; the gift is given all the same."""
    again = Again(scenarios(TEXT).parsed)
    rules, both = rules_and_scenarios(again)
    own = [item for item in rules if item.span.file == both[0].span.file]
    without = [item for item in rules if item not in (own[0], own[2])]

    found = again.with_scenarios(without, both)

    assert found is not None
    assert found.scenarios == (both[0],)
    assert again.with_scenarios(rules, both) is not None


def test_rules_that_make_no_sense_are_made_with_no_scenario() -> None:
    """Most of them need favours to be something."""
    again = Again(scenarios(TEXT).parsed)
    rules, both = rules_and_scenarios(again)
    without = [item for item in rules if "favours" not in written(item)[:80]]

    assert again.with_scenarios(without, both) is None
    assert not again.makes_sense(without)
    assert again.refused(without)
    assert again.makes_sense(rules)
    assert not again.refused(rules)
