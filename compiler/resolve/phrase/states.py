"""States: words that rules let become so, and no longer so, of single things: `it is now worn`."""

from __future__ import annotations

from talisman.compiler.messages.conditions import NO_STATE, STATE_OF_OTHERS
from talisman.compiler.model import Cmp, Cond, FieldOf, HasTag, Int, Ref
from talisman.compiler.resolve.phrase.nominals import both
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.resolve.words import a_kind, report
from talisman.compiler.source import Span
from talisman.compiler.syntax.tree import Leaf


def find(text: str, scope: Scope) -> str | None:
    """The state that a word names."""
    return scope.world.find("state", text)


def is_so(state: str, ref: Ref, kind: str, scope: Scope) -> Cond:
    """The thing is in the state now; what cannot be in it is not."""
    of = scope.world.model.counters[state].of
    so = Cmp("=", FieldOf(state, ref), Int(1))
    return so if kind and scope.world.is_a(kind, of) else both(HasTag(ref, of), so)


def check(state: str, kind: str, span: Span, scope: Scope) -> None:
    """Complain about a thing of a kind that is never in this state."""
    of = scope.world.model.counters[state].of
    if of in scope.world.model.kinds and kind in scope.world.model.kinds and not scope.world.fits(kind, of):
        report(
            scope,
            STATE_OF_OTHERS,
            span,
            state=state,
            of=a_kind(scope.world, of),
            kind=a_kind(scope.world, kind),
        )


def given(leaf: Leaf, scope: Scope) -> str | None:
    """The state in a deed that begins or ends it; of any other word that cannot be done."""
    state = find(leaf.text, scope)
    if state is not None:
        return state
    world = scope.world
    what = (
        "a value that a deed gives"
        if world.find("value", leaf.text)
        else "a form that one begins and ends"
        if world.find("form", leaf.text)
        else "printed"
    )
    way = {
        "a value that a deed gives": f"with the verb that `is set-mode`: `become {leaf.text}`",
        "a form that one begins and ends": f"`become {leaf.text}` begins a form, `end this` in it ends it",
        "printed": f"what rules begin and end is declared: `state {leaf.text}`",
    }[what]
    report(scope, NO_STATE, leaf.span, word=leaf.text, what=what, way=way)
    return None
