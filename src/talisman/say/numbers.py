"""How many."""

from __future__ import annotations

from typing import assert_never

from talisman.compiler import model as m
from talisman.say import conditions
from talisman.say.nouns import RECORD, YOU, does, ref, whose
from talisman.say.voice import Voice, inner


def number(v: Voice, num: m.Num) -> str:
    """A number in words, down to what is counted."""
    match num:
        case m.Int(value):
            return str(value)
        case m.ParamValue(name):
            return f"the parameter {name} ({v.model.params[name].value} now)"
        case m.FieldOf(field, of):
            known = v.model.counters.get(field)
            word = known.plural or field if known else field
            return (
                f"how many {word} {ref(v, of)} {does(ref(v, of), 'have', 'has')}"
                if (of is not None and known is not None and known.plural and known.plural != field)
                else whose(v, of, field)
            )
        case m.StatOf(stat, of, settings):
            said = f"{whose(v, of, stat)} with all that changes it"
            return said + (f" {' and '.join(settings)}" if settings else "")
        case m.PropOf(prop, of):
            return f"the printed {prop} of {ref(v, of)}"
        case m.Amount():
            return v.amount
        case m.Count(sel):
            return f"the number of {conditions.counted(v, sel)}"
        case m.CountDistinct(op, of, sel):
            deep = inner(v)
            things = conditions.bound(deep, sel)
            return f"the {op} over each {things} of: {number(deep, of)}"
        case m.Arith(op, a, b):
            return _arith(v, num, op, a, b)
        case m.Distance(a, b):
            return f"the steps from {ref(v, a)} to {ref(v, b)}"
        case m.RollPart(part, roll):
            return f"{PARTS.get(part, 'the ' + part)} of {ref(v, roll)}"
        case m.CapturedNum(slot):
            return v.kept.get(slot, f"the number that the effect kept in its place {slot - 1}")
        case m.ScoreOf(contest, of):
            return f"the score of {ref(v, of)} in the {contest}"
        case _:
            assert_never(num)


PARTS = {
    "result": "the result (dice and all that changes them)",
    "total": "the result (dice and all that changes them)",
    "natural": "the sum of the dice as they lie",
}


def _arith(v: Voice, num: m.Arith, op: str, a: m.Num, b: m.Num) -> str:
    one, two = _part(v, a), _part(v, b)
    if op == "/":
        return f"{one} divided by {two}, rounded {'up' if num.up else 'down'}"
    if op in ("min", "max"):
        return f"the {'smaller' if op == 'min' else 'larger'} of {one} and {two}"
    return f"{one} {dict(zip('+-*', ('plus', 'minus', 'times'), strict=True))[op]} {two}"


def _part(v: Voice, num: m.Num) -> str:
    said = number(v, num)
    return f"({said})" if isinstance(num, m.Arith | m.CountDistinct | m.Count) else said


def amount(v: Voice, num: m.Num | None, unit: str) -> str:
    """So many of a unit."""
    if num is None:
        return unit
    known = v.model.counters.get(unit)
    plural = (known.plural if known else "") or unit
    if isinstance(num, m.Int):
        return f"{num.value} {unit if num.value == 1 else plural}".strip()
    return f"as many {plural} as {number(v, num)}" if unit else number(v, num)


def call(v: Voice, said: m.Call, *, infinitive: bool = False) -> str:
    """One event, written as its verb is, with everybody who is in it."""
    v.verbs.setdefault(said.verb)
    verb = v.model.verbs.get(said.verb)
    actor = ref(v, said.actor) if said.actor is not None else "nobody"
    goods = amount(v, said.amount, said.unit) if said.unit or said.amount is not None else ""
    things = {
        "0": actor,
        "1": ref(v, said.object) if said.object is not None else goods or "nothing",
        "2": goods or "nothing",
        "4": ref(v, said.other) if said.other is not None else "nobody",
    }
    text = template(verb, said.verb, actor if said.actor is not None else None)
    shown = fill(text, things)
    if said.object is not None and "{1" not in text:
        shown += f" (of {ref(v, said.object)})"
    if goods and "{2" not in text and (said.object is not None or "{1" not in text):
        shown += f" ({goods})"
    rest = [
        f"{RECORD[word]} is {ref(v, thing)}"
        for word, thing, hole in (("other", said.other, "{4"), ("extra", said.extra, "{5"))
        if thing is not None and hole not in text
    ]
    for setting in said.settings:
        shown += f", {setting}"
    return shown + (f" ({', '.join(rest)})" if rest else "")


def template(verb: m.Verb | None, name: str, actor: str | None) -> str:
    """The sentence of a verb in the form that goes with who does it."""
    if verb is None:
        return f"{{0}} {name} {{1}}"
    text = verb.sentence or f"{{0}} {verb.third or verb.name} {{1}}"
    if actor is None:
        return text.replace(f"{{0}} {verb.third}", f"it happens that {{0}} {verb.third}", 1)
    if actor == YOU:
        return text.replace(f"{{0}} {verb.third}", f"{{0}} {verb.name}", 1)
    return text


def fill(text: str, things: dict[str, str]) -> str:
    """The holes of a sentence filled."""
    for hole, words in things.items():
        begin = text.find("{" + hole)
        while begin >= 0:
            end = text.index("}", begin)
            text = text[:begin] + words.replace("{", "(") + text[end + 1 :]
            begin = text.find("{" + hole)
    return text
