"""Rules that hold for a while: `until the end of this turn: ...`, `for 3 of your turns: ...`.

Each becomes an effect with rules of its own. What its text knows of the text around it is captured when the
effect is made: its target, its source, and up to four things or numbers.
"""

from __future__ import annotations

from talisman.compiler.diagnostics import closest
from talisman.compiler.messages.rules import NO_MOMENT, TOO_MANY_KEPT, TURNS_OF_OTHERS, TWO_ENDS
from talisman.compiler.model import (
    Block,
    Captured,
    EffectDecl,
    EndEffect,
    Guard,
    Install,
    Nobody,
    Pattern,
    Rec,
    Ref,
    Replace,
    Rule,
    Same,
    This,
    Trigger,
    You,
)
from talisman.compiler.resolve.body import statements
from talisman.compiler.resolve.phrase import events, nominals, role_nouns, spans
from talisman.compiler.resolve.rule import rules
from talisman.compiler.resolve.scope import KEEPS, Capture, Carrier, Noun, Scope
from talisman.compiler.resolve.words import report, said
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node
from talisman.values import evolve

END_OF, START_OF = "the end of ", "the start of "


def install(line: Node, scope: Scope) -> Block:
    """Make an effect with the rules below the line."""
    name = scope.world.fresh_effect(scope.path)
    target: Ref = (
        scope.you.ref if scope.you is not None else scope.this.ref if scope.this is not None else Nobody()
    )
    capture = Capture(name, target)
    inner = inside(scope, capture)
    decl = EffectDecl(name, span=line.span)
    carrier = Carrier(
        path=name,
        pack=scope.pack,
        name=scope.carrier,
        you=Captured(0),
        you_kind=scope.you.kind if scope.you is not None else "",
        effect=name,
        level=scope.level,
    )
    ends: list[Rule] = []
    if isinstance(line, views.UntilLine):
        decl, ends = _until(line, decl, carrier, inner, scope)
    elif isinstance(line, views.ForTurns):
        poss = nominals.owner_node(line)
        whose = role_nouns.owner(poss, scope) if poss is not None else None
        if poss is not None and whose is not None and whose.ref != target:
            report(scope, TURNS_OF_OTHERS, poss.span, words=said(poss), number=line.integer.text)
        decl = evolve(decl, own_turns=int(line.integer.text) or 1, turns_of=spans.counted(line, scope))
    made = rules.rules_in(list(statements.body(line).nodes()), carrier, inner)
    if decl.bound and any(_hears_the_end(rule, decl.bound, scope.world) for rule in made):
        # when its frame ends it would be over before that is heard
        ends.append(_ending(Pattern(f"end {decl.bound}", span=line.span), carrier))
        decl = evolve(decl, bound="")
    made.extend(ends)  # what the effect itself does at the event that ends it comes first
    if len(capture.kept) > len(KEEPS):
        report(scope, TOO_MANY_KEPT, line.span, count=len(capture.kept))
    scope.world.model.effects[name] = decl
    scope.world.model.rules.extend(made)
    return (Install(name, target, tuple(capture.kept)),)


def _hears_the_end(rule: Rule, level: str, world: World) -> bool:
    """Whether a rule waits for the end of a procedure, or of one that stands on it."""
    shape = rule.shape
    if not isinstance(shape, (Trigger, Guard, Replace)):
        return False
    verb, _, name = shape.pattern.verb.partition(" ")
    return verb == "end" and level in world.lineage(name)


def inside(scope: Scope, capture: Capture) -> Scope:
    """The scope of an effect's rules: `you` and `this` go on, everything else is captured on demand."""
    this = scope.this
    if this is not None and this.ref != This():
        this = evolve(this, ref=capture.keep(this.ref))
    return Scope(
        world=scope.world,
        pack=scope.pack,
        path=capture.name,
        you=Noun(You(), scope.you.kind) if scope.you is not None else None,
        this=this,
        carrier=scope.carrier,
        level=scope.level,
        here=scope.here,
        aliases=dict(scope.aliases),
        outer=scope,
        capture=capture,
        meanings=scope.meanings,
        effect=capture.name,
    )


def _until(
    line: views.UntilLine, decl: EffectDecl, carrier: Carrier, inner: Scope, scope: Scope
) -> tuple[EffectDecl, list[Rule]]:
    """When the effect ends: with a frame, at a moment, at an event; of several, with the first that comes."""
    ends: list[Rule] = []
    for until in line.untils:
        if isinstance(until, Leaf):
            before = decl.bound
            decl, more = _moment(until, decl, carrier, scope)
            if before and decl.bound != before:
                report(scope, TWO_ENDS, until.span, moment=until.text)
            ends += more
        else:
            found = events.event(until, inner.inner())  # what one event names is not `it` in the next
            if found.pattern.verb == f"end {carrier.effect}":
                report(scope, NO_MOMENT, until.span, moment=said(until), near="")
            where = Pattern(found.pattern.verb, found.pattern.units, found.pattern.where, until.span)
            ends.append(_ending(where, carrier))
    return decl, ends


def _moment(leaf: Leaf, decl: EffectDecl, carrier: Carrier, scope: Scope) -> tuple[EffectDecl, list[Rule]]:
    text = leaf.text
    level = text.rsplit(" ", 1)[-1]
    for words in (text.removeprefix(END_OF), text.removeprefix(START_OF)):
        named = words.split(" ", 1)[-1]
        for candidate in (named, named.removeprefix("next "), level):
            found = scope.world.find("procedure", candidate) or scope.world.find("contest", candidate)
            if found is None or text not in (f"{END_OF}this {candidate}", f"{START_OF}your next {candidate}"):
                continue
            if text.startswith(END_OF):
                return evolve(decl, bound=found), []
            start = Pattern(f"begin {found}", (), Same(Rec("actor"), Captured(0)), leaf.span)
            return decl, [_ending(start, carrier)]
    near = closest(level, scope.world.levels)
    report(scope, NO_MOMENT, leaf.span, moment=text, near=near[0] if near else "")
    return decl, []


def _ending(pattern: Pattern, carrier: Carrier) -> Rule:
    return Rule(
        f"{carrier.path}.ends",
        Trigger(pattern, (EndEffect(),)),
        you=Captured(0),
        effect=carrier.effect,
        pack=carrier.pack,
        span=pattern.span,
    )


LINES: dict[type[Node], statements.Reader] = {views.UntilLine: install, views.ForTurns: install}
"""Lines of bodies that this room reads, since rules stand below them."""
