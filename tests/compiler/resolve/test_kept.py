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
