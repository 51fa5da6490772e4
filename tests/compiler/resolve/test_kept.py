"""What one resolving leaves for the next one of nearly the same items."""

from market import TABLES, base_pack
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import parse_packs, resolve_parsed
from talisman.compiler.resolve.kept import Kept


def test_what_is_only_tried_knows_the_states_of_its_own_readings() -> None:
    """With those of the original nothing would fit, and all would be read again; and nothing is shared."""
    kept, bag = Kept(), Bag()
    resolve_parsed(parse_packs([base_pack()], bag, TABLES), bag, kept)
    made = kept.another()
    own = {id(state) for state in made.states}

    assert made.reads
    assert all(id(state) in own for read in made.reads.values() for state in (read.before, read.after))
    assert own.isdisjoint(id(state) for state in kept.states)


ROLES = """procedure exchange (exchanges)
    of a trader
    step "bid": choose one
        "keep": nothing
letter Bid: option of exchange "bid": choose a ware in your basket as the offer
letter Burn: option of exchange "burn": discard the offer
"""
"""A card gives its procedure a role, which the cards behind it are read with."""


def test_what_is_resolved_again_leaves_no_more_than_before() -> None:
    """The same items are not read again; the same text in other items is, in states that were met before."""
    kept, bag = Kept(), Bag()
    packs = [base_pack(ROLES)]
    parsed = parse_packs(packs, bag, TABLES)
    left = []
    for items in (parsed, parsed, parse_packs(packs, bag, TABLES)):
        resolve_parsed(items, bag, kept)
        left.append(({*map(id, kept.states)}, {*map(id, kept.reads.values())}, kept.state))
    (states, reads, last), again, anew = left

    assert len(states) > 1
    assert again == (states, reads, last)
    assert (anew[0], anew[2], len(anew[1])) == (states, last, len(reads))
    assert anew[1].isdisjoint(reads)
    used = [state for read in kept.reads.values() for state in (read.before, read.after)]
    assert {*map(id, used)} == states
