"""Bodies of events, effects' own procedures, and the list of events with their sentences."""

from __future__ import annotations

import re

from talisman.compiler import model as m
from talisman.compiler.ir import program as ir
from talisman.compiler.lower.body import effects as form_effects
from talisman.compiler.lower.body import once_per, primitives, statements
from talisman.compiler.lower.builder import Builder
from talisman.compiler.lower.context import RECORD, Ctx, Lowering
from talisman.compiler.lower.phrase import calls

_OPTIONAL = re.compile(
    r"(?: (?:from|to|for|into|onto|upon|using|by|along|as|per|against|during|at|of))? \{[145]\}"
)
"""A thing in a sentence, with the word that leads to it: left out where there is none."""
LAST = 100_000
"""The rank of what ends turns of effects: behind every rule of a pack."""


def bodies(lo: Lowering) -> None:
    """`do.VERB:UNIT` for every event a call can raise, and the refills of zones."""
    for verb_name, unit in lo.pairs:
        verb = lo.model.verbs.get(verb_name)
        if verb is not None and verb.does:
            event = lo.event(verb_name, unit)
            b = Builder(f"do.{event}", 0, event=event, span=verb.span)
            you = b.reg()
            b.op("EVGET", you, RECORD["actor"])
            lo.reason = verb_name
            elsewhere = b.label("elsewhere") if verb_name in lo.begun_here else ""
            calls.unless_elsewhere(lo, b, verb_name, elsewhere)
            statements.block(
                lo, Ctx(b, you=you, unit=unit, in_event=True, held=True, record={"actor": you}), verb.does
            )
            if verb_name in lo.begun_here:
                b.place(elsewhere)
            lo.add_proc(b.done())
    if calls.ZONE_EVENT in lo.listened:
        primitives.zone_event(lo)
    for zone in lo.model.zones.values():
        if zone.refill:
            b = Builder(f"refill.{zone.name}", 1, span=zone.span)
            statements.block(lo, Ctx(b, you=0), zone.refill)
            lo.add_proc(b.done())


def effects(lo: Lowering) -> None:
    """What is done when an effect begins, and the count of own turns."""
    for effect in lo.model.effects.values():
        lo.reason = effect.name
        if effect.begins:
            b = Builder(f"begins.{effect.name}", 2, span=effect.span)
            this = b.reg()
            b.op("EFGET", this, 1, 1)
            statements.block(lo, Ctx(b, you=0, this=this, effect=1), effect.begins)
            lo.add_proc(b.done())
        if effect.ends:
            b = Builder(f"ends.{effect.name}", 1, span=effect.span)
            statements.block(lo, Ctx(b, you=0), effect.ends)
            lo.add_proc(b.done())
        if effect.own_turns:
            _own_turns(lo, effect)
        if effect.form:
            _form_events(lo, effect)


def _form_events(lo: Lowering, effect: m.EffectDecl) -> None:
    """What the events do by which a form begins and ends, where somebody hears them."""
    for verb in ("begin", "end"):
        if f"{verb} {effect.name}" not in lo.listened:
            continue
        event = lo.event(f"{verb} {effect.name}")
        b = Builder(f"do.{event}", 0, event=event, span=effect.span)
        target, source = b.reg(), b.reg()
        b.op("EVGET", target, RECORD["actor"])
        if verb == "end":
            form_effects.each_over(lo, Ctx(b, you=target), effect.name, target)
        else:
            b.op("EVGET", source, RECORD["extra"])
            form_effects.installed(lo, Ctx(b, you=target, this=source), effect, target, source, [])
        lo.add_proc(b.done())


def _own_turns(lo: Lowering, effect: m.EffectDecl) -> None:
    """After each turn of its target one less is left; none left: it ends."""
    event = lo.event(f"end {once_per.turn_level(lo)}")
    b = Builder(f"turns.{effect.name}", 1, event="*", span=effect.span)
    actor, e, x = b.reg(), b.const(-1), b.reg()
    b.op("EVGET", actor, RECORD["actor"])
    loop, end = b.label("live"), b.label("end")
    b.place(loop)
    b.op("EFNEXT", e, effect.name, e)
    b.op("JLTI", e, 0, end)
    b.op("EFGET", x, e, 0)
    b.op("JNE", x, actor, loop)
    b.op("EFGET", x, e, 5)
    b.op("ADDI", x, x, -1)
    b.op("EFSET", e, 5, x)
    b.op("JGEI", x, 1, loop)  # one that cannot end now is asked again after the next turn
    form_effects.ended(lo, Ctx(b), effect.name, e)
    b.op("JMP", loop)
    b.place(end)
    lo.add_proc(b.done())
    lo.program.rules.append(
        ir.Rule(b.name, event, "after", b.name, rank=LAST, effect=effect.name, span=effect.span)
    )


def events(lo: Lowering) -> None:
    """The events again, now with what does them and how they are told."""
    procs = {proc.name for proc in lo.program.procs}
    names = {name: key for key, name in lo.events.items()}
    told: list[ir.Event] = []
    for event in lo.program.events:
        verb_name, unit = names[event.name]
        body = f"do.{event.name}" if f"do.{event.name}" in procs else ""
        verb = lo.model.verbs.get(verb_name)
        if verb is None:
            told.append(_own_event(event, body))
            continue
        sentence = verb.sentence or f"{{0}} {verb.third or verb.name} {{1}}"
        hole = "{4}" if "{4}" in sentence else "{1}"  # where the unit stands: "give a thing for 2 of them"
        text = _counted(lo, sentence, unit, hole)
        told.append(ir.Event(event.name, body, text, False))
        number = lo.model.counters.get(unit) or lo.model.stats.get(unit)
        if number is not None and number.untold:
            lo.program.prose.events[event.name] = ""
        elif verb.told is not None:
            lo.program.prose.events[event.name] = _counted(lo, verb.told, unit, hole)
    lo.program.events = told


def _counted(lo: Lowering, text: str, unit: str, hole: str) -> str:
    """A sentence for an event of a unit; what may be missing is marked."""
    if unit:
        text = text.replace(hole, "{2}") if "{2}" not in text else text
        text = text.replace("{2}", unit if unit in lo.model.values else f"{{2:{unit}|{_plural(lo, unit)}}}")
    return _OPTIONAL.sub(r"[\g<0>]", text)


def _plural(lo: Lowering, unit: str) -> str:
    counter = lo.model.counters.get(unit)
    return counter.plural if counter is not None and counter.plural else unit


def _own_event(event: ir.Event, body: str) -> ir.Event:
    word, _, name = event.name.partition(" ")
    if word in ("begin", "end") and name:
        return ir.Event(event.name, body, f"{{0}} {word}s {name}", True)
    if event.name == "roll":
        return ir.Event(event.name, body, "{0} rolls", True)
    return ir.Event(event.name, body, event.name, True)
