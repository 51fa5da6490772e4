"""An edge between two places that a ring or path joins anyway: whoever steps there crosses nothing.

Of two ways from one place to the next the first is taken, so that the text of the other may never be met.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_declared import BESIDE_RING
from talisman.compiler.model import EdgeDecl


def beside_ring(context: Context) -> Iterator[Diagnostic]:
    """One warning for each edge beside a way without text."""
    model = context.model
    for at, edge in enumerate(model.edges):
        known = model.things.get(edge.thing)
        if known is None:
            continue
        beside = next((one for one in model.edges[:at] if not one.thing and _same_way(edge, one)), None)
        if beside is not None:
            yield BESIDE_RING.at(
                known.span, edge=known.name, first=edge.source, second=edge.target, way=beside.label
            )


def _same_way(edge: EdgeDecl, way: EdgeDecl) -> bool:
    """Whether a way leads from where an edge begins to where it ends."""
    ends = (edge.source, edge.target)
    return (way.source, way.target) == ends or (not way.one_way and (way.target, way.source) == ends)
