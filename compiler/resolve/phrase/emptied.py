"""`empty`: asked of one zone, or of all of a class."""

from __future__ import annotations

from talisman.compiler.messages.places import EMPTY_OF_WHICH
from talisman.compiler.model import Cond, Exists, InZone, Not, Sel, Var, ZoneArg
from talisman.compiler.resolve.phrase import nominals, zone_nouns
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.resolve.words import report, said, texts
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node


def empty(np: views.Np, no: bool, scope: Scope) -> Cond | None:
    """Whether nothing lies in the zone that a noun says; nothing where it says none."""
    arg = zone_nouns.zone(np, scope, quiet=True)
    if arg is None:
        return None
    way = _no_certain_one(np, no, arg, scope)
    if way:
        report(scope, EMPTY_OF_WHICH, np.span, noun=said(np), way=way)
    var = scope.names.fresh()
    filled = Exists(Sel(var, "", InZone(Var(var), arg.zone, arg.bearer)))
    return filled if no else Not(filled)


def _no_certain_one(np: views.Np, no: bool, arg: ZoneArg, scope: Scope) -> str:
    """How to ask it of one zone, or of all; "" where it is."""
    part, det = nominals.nominal(np), nominals.determiner(np)
    zones = [one for one in nominals.heads(part, scope) if one.cls == "zone"] if part is not None else []
    model, words = scope.world.model, texts(det) if det is not None else ()
    whose = f"{said(poss)} " if (poss := nominals.owner_node(np)) is not None else "the "
    if len(zones) > 1:
        asked = ", or ".join(f"{whose}{one.name} is empty" for one in zones)
        return f"ask it of each by itself: `if {asked}: ...`"
    of = model.zones[arg.zone].of
    if not of:
        return "" if words in ((), ("the",)) else f"there is one: `the {arg.zone}`"
    if arg.bearer is not None and ("nearest" not in words and not _in_plural(part)):
        return ""
    behind = zone_nouns.bearers(np)
    if arg.bearer is None and behind is None and not no and set(words) & {"all", "each", "every"}:
        return ""
    forms = scope.world.words.get("zone", {})
    several = next((form for form, name in forms.items() if name == arg.zone != form), f"{arg.zone}s")
    return (
        f"one by one: `for each {of}: if its {arg.zone} is empty: ...`, where `{of}` may be narrowed; "
        f"of all at once: `if all {several} are empty: ...`"
    )


def _in_plural(part: Node | None) -> bool:
    """Whether a noun is in the plural: `the baskets` are those of several."""
    return part is not None and any(leaf.kind == "KIND_P" for noun in part.nodes() for leaf in noun.leaves())
