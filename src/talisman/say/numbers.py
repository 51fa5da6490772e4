"""How many."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import assert_never

from talisman.compiler import model as m
from talisman.compiler.syntax.outline import Declaration
from talisman.say import conditions
from talisman.say.nouns import YOU, ref, whose
from talisman.say.voice import Forms, Voice, inner


def number(v: Voice, num: m.Num) -> str:
    """A number in words, down to what is counted."""
    match num:
        case m.Int(value):
            return str(value)
        case m.ParamValue(name):
            return f"the parameter {name} ({v.model.params[name].value} now)"
        case m.FieldOf(field, of):
            return whose(v, of, field)
        case m.StatOf(stat, of, settings):
            said = f"{whose(v, of, stat)} with all that changes it"
            return said + (f" {' and '.join(settings)}" if settings else "")
        case m.PropOf(prop, of) if prop in v.model.values.values():
            return f"{whose(v, of, prop)} as it is now"
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
        case m.NumVar(n):
            return v.numbers.get(n, "how many that were")
        case m.ScoreOf(contest, of):
            return f"the score of {ref(v, of)} in the {contest}"
        case _:
            assert_never(num)


PARTS = {
    "result": "the result (dice and all that changes them)",
    "total": "the result (dice and all that changes them)",
    "natural": "the sum of the dice as they lie",
    "highest": "the highest die that counts",
    "lowest": "the lowest die that counts",
    "1": "the first die",
    "2": "the second die",
    "3": "the third die",
    "4": "the fourth die",
}


def _arith(v: Voice, num: m.Arith, op: str, a: m.Num, b: m.Num) -> str:
    if (much := lessened(num)) is not None:
        return f"minus {_part(v, much)}"
    one, two = _part(v, a), _part(v, b)
    if op == "/":
        return f"{one} divided by {two}, rounded {'up' if num.up else 'down'}"
    if op in ("min", "max"):
        return f"the {'smaller' if op == 'min' else 'larger'} of {one} and {two}"
    return f"{one} {dict(zip('+-*', ('plus', 'minus', 'times'), strict=True))[op]} {two}"


def lessened(num: m.Num) -> m.Num | None:
    """By how much something is less that is more by so much; None for a number that is not below nothing."""
    match num:
        case m.Int(value) if value < 0:
            return m.Int(-value)
        case m.Arith("-", m.Int(0), much):
            return much
    return None


def _part(v: Voice, num: m.Num) -> str:
    said = number(v, num)
    return f"({said})" if isinstance(num, (m.Arith, m.CountDistinct, m.Count)) else said


def amount(v: Voice, num: m.Num | None, unit: str) -> str:
    """So many of a unit."""
    if num is None:
        return unit
    known = v.model.counters.get(unit)
    plural = (known.plural if known else "") or unit
    if isinstance(num, m.Int):
        return f"{num.value} {unit if num.value == 1 else plural}".strip()
    return f"as many {plural} as {number(v, num)}" if unit else number(v, num)


def call(v: Voice, said: m.Call) -> str:
    """One event, written as its verb is, with everybody who is in it."""
    v.verbs.setdefault(said.verb)
    actor = ref(v, said.actor) if said.actor is not None else ""
    goods = amount(v, said.amount, said.unit) if said.unit or said.amount is not None else ""
    things = {
        "0": actor or "nobody",
        "1": ref(v, said.object) if said.object is not None else goods or "nothing",
        "2": goods or "nothing",
        "4": ref(v, said.other) if said.other is not None else goods or "nobody",
    }
    bare = said.object is None and not goods
    one = said.object is not None
    needs = [
        place for place, there in (("1", one), ("2", bool(goods)), ("4", said.other is not None)) if there
    ]
    text = template(v, said.verb, actor, other=said.other is not None, bare=bare, needs=needs)
    if bare:
        text = _BARE.sub("", text)
    known = v.model.verbs.get(said.verb)
    if not one and said.amount is not None and not said.unit and known and "{2:" in (known.told or ""):
        text = in_person(v, said.verb, known.told or "", actor)  # it says what there are so many of
    rest = [f"done to {things['1']}"] if said.object is not None and "{1" not in text else []
    unsaid = (
        "{2" not in text and "{4" not in text if said.object is not None else not re.search(r"\{[124]", text)
    )
    rest += [goods] if goods and unsaid else []
    rest += [f"with {things['4']}"] if said.other is not None and "{4" not in text else []
    rest += [f"and {ref(v, said.extra)}"] if said.extra is not None else []
    told = fill(text, things) + "".join(f", {setting}" for setting in said.settings)
    return told + (f" ({', '.join(rest)})" if rest else "")


_BARE = re.compile(r"( (upon|onto|into|to|from|for|with|against|on|at|in))? \{1[^}]*\}")
"""What a sentence says of the thing to which something is done, with the word in front of it."""


def sentences(heads: Iterable[Declaration]) -> dict[str, Forms]:
    """Of each verb the ways in which it is said."""
    found: dict[str, Forms] = {}
    for head in heads:
        if head.word == "verb" and head.names:
            name = head.names[0]
            does = head.forms[0] if head.forms else name + "s"
            texts = [text for text in head.templates if text.startswith(f"{name} ")]
            done = head.forms[2] if len(head.forms) > 2 else ""
            ways = tuple(f"{{0}} {does}{_placed(text.removeprefix(name))}" for text in texts)
            found[name] = Forms(ways, done)
    return found


def _says(text: str, needs: Sequence[str], *, alone: bool = False) -> bool:
    """Whether a sentence has a hole for each of these places of the record; alone: and no others."""
    holes = _PLACE.findall(text.removeprefix("{0}"))
    filled = ["1" if place == "2" and "1" not in needs and "2" not in holes else place for place in needs]
    return all(place in holes for place in filled) and not (
        alone and any(hole not in filled for hole in holes)
    )


def _placed(text: str) -> str:
    """A sentence with its holes by their place in the record."""
    places = iter(("{1}", "{4}"))
    text = _HOLE.sub(lambda hole: next(places, "{5}"), text)
    return re.sub(r"\{(?:number|counter)\} ([^ /{}]+)/([^ /{}]+)", r"{2:\1|\2}", text)


_HOLE = re.compile(r"\{(?!number|counter)[^}]*\}")
_PLACE = re.compile(r"\{([0-9])")
ROLL = m.Verb("roll", "rolls", sentence="{0} rolls dice")


def template(
    v: Voice, name: str, actor: str, *, other: bool = False, bare: bool = False, needs: Sequence[str] = ()
) -> str:
    """The sentence of a verb in the form that goes with who does it ("": nobody).

    other: there is a third in the event, whom the sentence that is told may name. bare: nothing is done to.
    needs: the places of the record that are filled, which the first of its sentences may leave out.
    """
    verb = v.model.verbs.get(name, ROLL if name == ROLL.name else m.Verb(name))
    does = verb.third or verb.name
    text = verb.sentence or f"{{0}} {does} {{1}}"
    if (
        other
        and verb.told
        and "{4" in verb.told
        and "{4" not in text
        and verb.told.startswith(f"{{0}} {does}")
    ):
        text = verb.told
    if bare and verb.told and "{1" in text and "{1" not in verb.told:
        text = verb.told
    if not _says(text, needs) and name in v.sentences:
        text = next((told for told in v.sentences[name].ways if _says(told, needs, alone=True)), text)
    if not actor and verb.told and "{0" not in verb.told:
        return verb.told
    return in_person(v, name, text, actor)


def in_person(v: Voice, name: str, text: str, actor: str) -> str:
    """The sentence of a verb in the form that goes with who does it ("": nobody)."""
    verb = v.model.verbs.get(name, ROLL if name == ROLL.name else m.Verb(name))
    does = verb.third or verb.name
    if not actor:
        begin, done = f"{{0}} {does} {{1}}", v.sentences[name].done if name in v.sentences else ""
        if done and text.startswith(begin):
            return f"{{1}} is {done}{text.removeprefix(begin)}"
        return text.replace(f"{{0}} {does}", f"by nobody it is done that something {does}", 1)
    if actor != YOU:
        return text
    return text.replace(f"{{0}} {does}", f"{{0}} {verb.name}", 1).replace(" its ", " your ")


def _so_many(words: str, single: str, many: str) -> str:
    if re.fullmatch("-?[0-9]+", words):
        return f"{words} {single if words == '1' else many}"
    return f"{words} {many}" if words in ("so many", "some number") else f"as many {many} as {words}"


def fill(text: str, things: dict[str, str]) -> str:
    """The holes of a sentence filled."""
    for hole, words in things.items():
        begin = text.find("{" + hole)
        while begin >= 0:
            end = text.index("}", begin)
            _, _, forms = text[begin:end].partition(":")  # `turn|turns`, of which there are so many
            single, _, many = forms.partition("|")
            told = _so_many(words, single, many) if forms else words
            text = text[:begin] + told.replace("{", "(") + text[end + 1 :]
            begin = text.find("{" + hole)
    return text
