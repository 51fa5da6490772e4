"""What an entry, a step or an ability is called is shown as it stands: a place to be filled in is none there.

Lines of the log have such places (`{0}`, and `[...]` that is left out), and one machine fills both in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_declared import FILLED_LABEL
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, every_node

LABELLED = (views.Labelled, views.Ability, views.OptionOf, views.DDuty, views.DOffer, views.DStep)
FILLED = re.compile(r"\{\d|\[[^\[\]]*\]")


def filled_labels(context: Context) -> Iterator[Diagnostic]:
    """Labels of which something else would be shown than what is written."""
    for item in context.trees:
        for leaf in context.looked.found("filled labels", item, partial(_filled, context)):
            yield FILLED_LABEL.at(leaf.span, label=leaf.text)


def _filled(context: Context, item: Node) -> Sequence[Leaf]:
    if not any(leaf.kind == "STRING" and FILLED.search(leaf.text) for leaf in context.leaves(item)):
        return ()
    return [
        node.string
        for node in every_node(item)
        if isinstance(node, LABELLED) and FILLED.search(node.string.text)
    ]
