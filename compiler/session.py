"""The same packs compiled again and again, while somebody writes them.

Each time the diagnostics are those of a compile that knows nothing, and so is the image. What can be taken
over from the time before is said where it is kept: lines, trees and words in `syntax/shared.py`, what house
rules make in `overlaid.py`, what texts mean in `resolve/kept.py`, what checks have found in a text in
`checks/context.py`. All of it is only used for the same objects, and an item is the same object as long as
its text and its place in the file are the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.checks.context import Looked
from talisman.compiler.diagnostics import Bag, Stop
from talisman.compiler.driver import Compiled, Parsed, checked, compiled, parse_packs
from talisman.compiler.model import Model
from talisman.compiler.overlaid import Overlaid
from talisman.compiler.pack import Cache, NoCache, PackSource
from talisman.compiler.resolve.kept import Kept
from talisman.compiler.syntax.shared import Again, Shared
from talisman.values import Factory, define


@define
class Session:
    """Packs under somebody's hands."""

    cache: Cache = Factory(NoCache)
    shared: Shared = Factory(Shared)
    overlaid: Overlaid = Factory(Overlaid)
    kept: Kept = Factory(Kept)
    tried: Kept = Factory(Kept)
    """Of the trees that house rules have not changed yet: what is offered for a line is tried among them.

    It is not `kept`: who begins with a line that cannot be read has nothing there yet.
    """
    looked: Looked = Factory(Looked)
    last: tuple[Model, Parsed] | None = None
    """What came of the last check, where nothing was wrong."""

    def check(self, packs: Sequence[PackSource], bag: Bag) -> bool:
        """Put into the bag what is wrong with packs, as far as their texts tell; whether there is a model.

        What only the image tells (that it has more of something than an image holds) `compiled` says.
        """
        self.last = None
        model, parsed = self.read(packs, bag)
        if model is not None and parsed is not None and not bag.errors:
            self.last = model, parsed
        return self.last is not None

    def read(self, packs: Sequence[PackSource], bag: Bag) -> tuple[Model | None, Parsed | None]:
        """What packs say and mean, also where something is wrong with it; None for what could not be read."""
        if self.shared.again is None:
            self.shared.again = Again()
        try:
            parsed = parse_packs(packs, bag, self.cache, self.shared, self.overlaid, self.tried)
        except Stop:
            return None, None
        try:
            return checked(parsed, bag, self.kept, self.looked), parsed
        except Stop:
            return None, parsed

    def compiled(self) -> Compiled | None:
        """The image of what was checked last; None if something was wrong."""
        return compiled(*self.last) if self.last is not None else None
