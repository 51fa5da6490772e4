"""Which thing is meant."""

from __future__ import annotations

from typing import assert_never

from talisman.compiler import model as m
from talisman.say.voice import Voice, one


def ref(v: Voice, thing: m.Ref) -> str:
    """A noun, so that nobody has to ask which one."""
    match thing:
        case m.You():
            return YOU
        case m.This():
            return v.this
        case m.Var(n):
            return v.called.get(n) or v.name(n, "")
        case m.Rec(word):
            return v.record.get(word, RECORD[word])
        case m.Role(level, name):
            return f"the {name} of the {level}"
        case m.Named(name):
            return name
        case m.Holder(of):
            kinds = [kind.name for kind in v.model.kinds.values() if kind.played_by] or ["player"]
            return f"the {' or '.join(kinds)} that has {ref(v, of)}"
        case m.PlayerOf(of):
            return f"the player of {ref(v, of)}"
        case m.NextSeat(of, back):
            return f"whoever plays next to the {'right' if back else 'left'} of {ref(v, of)}"
        case m.Bearer(of):
            return f"what bears {ref(v, of)}"
        case m.PlaceOf(of):
            who = ref(v, of)
            return "the space you are on" if who == YOU else f"the space of {who}"
        case m.MemoryOf(memory, of) | m.PrintedThing(memory, of):
            return whose(v, of, memory)
        case m.Top():
            return f"the {'bottom' if thing.bottom else 'top'} one of {zone(v, thing.zone, thing.bearer)}"
        case m.Current():
            return "whoever has the turn"
        case m.Nobody():
            return NOBODY
        case m.Captured(slot):
            return v.kept.get(slot, CAPTURED.get(slot, f"what the effect kept in its place {slot - 1}"))
        case _:
            assert_never(thing)


YOU = "you"
NOBODY = "nobody"
RECORD = {
    "actor": "the doer",
    "object": "what it is done to",
    "other": "the target",
    "extra": "the fourth of the event",
}
CAPTURED = {0: "whoever is under the effect", 1: "what made the effect"}


def whose(v: Voice, of: m.Ref | None, what: str) -> str:
    """`your pouch`, `the pouch of Ann`."""
    if of is None:
        return f"{what} of the game"
    who = ref(v, of)
    return f"your {what}" if who == YOU else f"the {what} of {who}"


def zone(v: Voice, name: str, bearer: m.Ref | None) -> str:
    """A zone and whose it is; one of somebody not named is any of its class."""
    if bearer is not None:
        return whose(v, bearer, name)
    known = v.model.zones.get(name)
    return f"the {name}" if known is None or not known.of else f"{one(name)} (of any {known.of})"


def decides(v: Voice, thing: m.Ref) -> str:
    """Who is asked where a thing would choose: that is whoever has it."""
    who = ref(v, thing)
    found = v.model.things.get(who)
    if found is None or not isinstance(thing, (m.This, m.Named)):
        return who
    kinds = [v.model.kinds[name] for name in m.ancestors(v.model.kinds, found.kind)]
    return who if any(kind.played_by or kind.seat for kind in kinds) else f"whoever has {who}"


def be(who: str) -> str:
    """The form of `to be` that goes with a noun in words."""
    return "are" if who == YOU else "is"


def does(who: str, base: str, third: str = "") -> str:
    """The form of a verb of the program's own: `you lie`, `Ann lies`."""
    return base if who == YOU else third or base + "s"


def printed_on(v: Voice, tag: str) -> str:
    """The one kind of which are all things on which a word is printed; "" where there is none such."""
    kinds = dict.fromkeys([thing.kind for thing in v.model.things.values() if tag in thing.tags])
    return next(iter(kinds)) if len(kinds) == 1 else ""


def kind(v: Voice, word: str) -> str:
    """A kind, a tag or nothing, as a noun."""
    if not word:
        return "thing"
    return word if word in v.model.kinds else f"{word} {printed_on(v, word) or 'thing'}"


def plural(v: Voice, word: str) -> str:
    """The same of several."""
    found = v.model.kinds.get(word)
    if found is None and word:
        of = v.model.kinds.get(printed_on(v, word))
        return f"{word} {(of.plural or of.name) if of is not None else 'things'}"
    return (found.plural or word) if found is not None else "things"
