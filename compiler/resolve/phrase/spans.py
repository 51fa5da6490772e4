"""Of what so many are counted: turns that something lasts."""

from __future__ import annotations

from talisman.compiler.messages.numbers import COUNT_FORM, NARROWED_SPAN, NO_SPAN, NOT_HERE, NOT_ITS_TURNS
from talisman.compiler.model import Holder, Once, This, You
from talisman.compiler.resolve.phrase import nominals, nouns
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.resolve.words import has, leaves, report, said
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node


def counted(line: views.ForTurns | views.DLasts, scope: Scope) -> str:
    """The procedure of which a line says how many something lasts; "" and a diagnostic for what is none."""
    found = nominals.heads(line.nominal, scope)
    one = found[0] if len(found) == 1 else None
    if one is not None and one.cls == "procedure" and not one.tags and int(line.integer.text):
        if isinstance(line, views.ForTurns) and not line.has_of:
            _agree(line, one.name, scope)
        return one.name
    words = f"{line.integer.text} {said(line.nominal)}"
    report(scope, NOT_ITS_TURNS, line.span, words=words, way="count turns, one or more")
    return ""


def _agree(line: views.ForTurns, name: str, scope: Scope) -> None:
    """`for 1 turn`, `for 2 turns`."""
    single = line.integer.text == "1"
    if single != (isinstance(line.nominal, views.NominalS)):
        right = name if single else scope.world.model.procedures[name].plural
        report(scope, COUNT_FORM, line.nominal.span, number=line.integer.text, right=right)


def of_line(line: views.OncePer | views.TimesPer) -> Node:
    """The span of a line, which says `you may` behind it or a colon."""
    return line.per or line.nominal or line


def once(node: Node, scope: Scope) -> Once | None:
    """The span of `once per`: a roll, the game, a turn (anybody's, or another's), a procedure or contest."""
    if isinstance(node, views.SpanRoll):
        return Once("roll")
    name = next((leaf.text for leaf in leaves(node) if leaf.kind in ("KIND_S", "KIND_P", "ADJ")), "")
    level = scope.world.find("procedure", name) or scope.world.find("contest", name)
    whose = ""
    for mod in nouns.narrowings(node):
        whose = _whose(mod.np, scope) if level == "turn" and isinstance(mod, views.ModOf) else ""
        if not whose:
            report(scope, NARROWED_SPAN, mod.span, words=said(mod))
    if level is not None:
        return Once(f"{whose} turn" if whose else level)
    if any(leaf.text == "game" for leaf in leaves(node)):
        return Once("game")
    report(scope, NO_SPAN, node.span)
    return None


def _whose(np: Node, scope: Scope) -> str:
    """Whose turn it is: one's own, or that of any other; "" of anybody else."""
    if nouns.is_definite(np, scope):
        one = nouns.quietly(np, scope)
        return "own" if one is not None and one.ref in (You(), Holder(This())) else ""
    return "foreign" if _another(np, scope) else ""


def _another(np: Node, scope: Scope) -> bool:
    """Whether it is `another KIND`, of those who play, and nothing else is said of it."""
    det, kind = nominals.determiner(np), nominals.head_kind(np, scope)
    plays = any(scope.world.fits(kind, one) for one in (*scope.world.avatars, *scope.world.seats))
    bare = det is not None and has(det, "another") and not nouns.narrowings(np)
    return bare and bool(kind) and plays and said(np) == f"another {kind}"


def times(count: Leaf, scope: Scope) -> int:
    """How many times in a span; what is done no times is never done."""
    if not int(count.text):
        way = "a number that is at least 1; what is never done is left out, or forbidden"
        report(scope, NOT_HERE, count.span, what=f"`{count.text} times`", way=way)
    return int(count.text) or 1
