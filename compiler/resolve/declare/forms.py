"""Forms: what one is for a while, with a name; what is done when it begins and ends, and what it keeps."""

from __future__ import annotations

from collections.abc import Iterable

from talisman.compiler.messages.boards import HEARD_TOO_LATE, WHAT_FORMS_KEEP
from talisman.compiler.model import (
    Block,
    Captured,
    Guard,
    Rec,
    Replace,
    Rule,
    Same,
    Trigger,
    You,
    conjuncts,
)
from talisman.compiler.resolve.body.statements import block
from talisman.compiler.resolve.declare.heads import Head
from talisman.compiler.resolve.declare.parts import first_word, kind_in
from talisman.compiler.resolve.paths import join, slug
from talisman.compiler.resolve.phrase.spans import counted
from talisman.compiler.resolve.rule.rules import rules
from talisman.compiler.resolve.scope import Carrier, Noun, scope_for
from talisman.compiler.resolve.words import is_clause
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node
from talisman.values import evolve

MOST_KEPT = 3
"""Values that a form can keep: what an effect remembers beside its turns."""


def _kept(head: Head, world: World) -> tuple[str, ...]:
    """What has its old value again when the form ends; one kept thing more is one effect word more."""
    shares, clause = head.clause(views.DShares), head.clause(views.DKeeps)
    if shares is not None:
        problem = "What a form does not keep goes on as it is, shared or not"
        world.bag.add(WHAT_FORMS_KEEP.at(shares.span, problem=problem, way="leave `shares ...` out"))
    units = clause.units if clause is not None else ()
    found: list[str] = []
    for leaf in units:
        name = world.find("counter", leaf.text) or world.find("stat", leaf.text)
        if name is not None and name not in found and len(found) < MOST_KEPT:
            found.append(name)
            continue
        if name is None:
            problem = f"`{leaf.text}` is no counter or stat"
        elif name in found:
            problem = f"`{leaf.text}` stands there twice"
        else:
            problem = f"No form keeps more than {MOST_KEPT} numbers"
        world.bag.add(
            WHAT_FORMS_KEEP.at(leaf.span, problem=problem, way="name counters or stats that begin anew")
        )
    return tuple(found)


def form(head: Head, name: str, world: World) -> None:
    """What a form does when it begins, how long it lasts, and its rules."""
    of = head.clause(views.DOf)
    kind = kind_in(of, world) if of is not None else ""
    lasts = head.clause(views.DLasts)
    carrier = Carrier(
        path=join(head.pack, slug(name)),
        pack=head.pack,
        you=Captured(0),
        you_kind=kind,
        effect=name,
        cites=head.cites,
    )
    own: dict[str, Block] = {"begin": (), "end": ()}
    lines: list[Node] = []
    for line in head.clauses:
        if is_clause(line):
            continue
        said = [(verb, one) for verb in own if (one := own_event(line, verb, world)) is not None]
        if not said:
            lines.append(line)
        for verb, found in said:
            scope = scope_for(carrier, world)
            scope.you = scope.this = Noun(You(), kind)
            own[verb] += block(found.block, scope)
    world.model.effects[name] = evolve(
        world.model.effects[name],
        begins=own["begin"],
        ends=own["end"],
        own_turns=(int(lasts.integer.text) or 1) if lasts is not None else 0,
        turns_of=counted(lasts, scope_for(carrier, world)) if lasts is not None else "",
        keeps=_kept(head, world),
    )
    if lines:
        made = rules(lines, carrier, world)
        _heard_in_vain(name, made, world)
        world.model.rules.extend(made)


def _heard_in_vain(form: str, rules_of_it: Iterable[Rule], world: World) -> None:
    """Refuse what the text of a form hears of its own beginning, when it is not in force yet, or end."""
    for rule in rules_of_it:
        shape = rule.shape
        if not isinstance(shape, (Trigger, Guard, Replace)):
            continue
        verb, _, level = shape.pattern.verb.partition(" ")
        before_it = verb == "begin" or (verb == "end" and isinstance(shape, Trigger))
        own = {Same(Rec("actor"), You()), Same(Rec("actor"), Captured(0))}
        if level == form and before_it and own & set(conjuncts(shape.pattern.where)):
            world.bag.add(HEARD_TOO_LATE.at(shape.pattern.span, form=form, verb=f"{verb}s"))


def own_event(line: Node, verb: str, world: World) -> views.TriggerWhen | views.TriggerAfter | None:
    """The trigger of a line `when this VERBs: ...` (with or without a label), else None."""
    if isinstance(line, views.Labelled):
        inner = line.block.lines
        return own_event(inner[0], verb, world) if len(inner) == 1 else None
    if not isinstance(line, (views.TriggerWhen, views.TriggerAfter)):
        return None
    event = line.event
    if not isinstance(event, views.EventS) or not isinstance(event.np, views.NpThis):
        return None
    return line if world.find("verb", first_word(event, "VERB")) == verb else None
