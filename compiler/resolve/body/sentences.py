"""Declared sentences, written out: what each says it means, done by whoever the line says."""

from __future__ import annotations

from talisman.compiler.messages.calls import NO_SENTENCE
from talisman.compiler.messages.deeds import NOT_OF_A_DEED
from talisman.compiler.model import Block, Let, Named, Rec, Role, This, Top, Var, You, mere_if
from talisman.compiler.resolve.body import goods, statements, whom_first
from talisman.compiler.resolve.body.goods import Doing, Filled
from talisman.compiler.resolve.phrase import calls, declared_phrases, nouns
from talisman.compiler.resolve.phrase.calls import Said
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import first_of, report, said
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node
from talisman.values import evolve


def written_out(found: Said, actor: Noun | None, scope: Scope, line: Node) -> Block:
    """The lines that a sentence means."""
    if declared_phrases.means_itself(found.found, found.node, scope):
        return ()
    meaning = declared_phrases.phrase_of(found.found, scope)
    clause = (
        next((n for n in meaning.means if isinstance(n, views.DMeans)), None) if meaning is not None else None
    )
    body = first_of(clause, views.Block) if clause is not None else None
    if body is None:
        report(
            scope,
            NO_SENTENCE,
            found.node.span,
            verb=said(found.node),
            near="say what it means: `means: ...` below its heading",
        )
        return ()
    declared_phrases.no_amounts(found.found, scope)
    holes = declared_phrases.uncertain(found.found, scope)
    for part in calls.situations(line):
        if calls.settings_of(line, scope) or not holes or not isinstance(part, views.SetSetting):
            report(scope, NOT_OF_A_DEED, part.span, words=said(part))
    chance = calls.at_random(line)
    template = found.found.template
    meaning_of, doing = (
        body,
        Doing(actor, "", actor, chance, template=template, phrase=found.node, span=found.node.span),
    )
    known, sure = _looked_up(found, scope)

    def fill(rest: list[tuple[int, Node]], chosen: dict[int, Noun]) -> Block:
        if not rest:
            inner = declared_phrases.inside(found.found, scope, actor, chosen)
            return statements.block(meaning_of, inner)
        (at, part), *more = rest

        def with_one(one: Filled) -> Block:
            if not isinstance(one, Noun):
                return goods.no_thing(part, "say it of a thing, and a number in a `{number}` hole", scope)
            return fill(more, {**chosen, at: one})

        kind = found.found.types[at]
        wanted = kind if kind in scope.world.model.kinds else ""
        return goods.spread(part, evolve(doing, wanted=wanted), scope, with_one)

    parts = list(holes.values())
    around, scope.beside = scope.beside, whom_first.chosen(parts, scope)
    before = whom_first.once(parts, scope, sentence=True)
    made = (*known, *fill(sorted(holes.items(), key=lambda hole: hole[1] is not before), sure))
    scope.beside = around
    goods.gone_from_piles(scope)
    return _done(made)


def _done(made: Block) -> Block:
    """What a sentence means is done, if only an `if` that does not hold: that is nothing, then."""
    asked = mere_if(made)
    return (
        made if asked is None else tuple(evolve(one, otherwise=()) if one is asked else one for one in made)
    )


STEADY = (You, This, Named, Var, Rec, Role)
"""Words for a thing that mean the same one, whatever is done meanwhile."""


def _looked_up(found: Said, scope: Scope) -> tuple[Block, dict[int, Noun]]:
    """Which thing a sentence is said of is known before anything of its meaning is done, as with a verb.

    Of a pile another one would lie on top once the first is moved, of a card another one would be the holder.
    """
    known: list[Let] = []
    sure: dict[int, Noun] = {}
    for at, (part, wanted) in declared_phrases.certain(found.found, scope).items():
        one = nouns.noun(part, scope, wanted)
        if one is None or isinstance(one.ref, STEADY):
            if one is not None:
                sure[at] = one
            continue
        var = scope.names.fresh()
        known.append(Let(var, one.ref))
        sure[at] = evolve(one, ref=Var(var, drawn=isinstance(one.ref, Top)))
    return tuple(known), sure
