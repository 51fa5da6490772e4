"""What holds, and which things it holds for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from talisman.compiler import model as m
from talisman.compiler.model.walk import walk
from talisman.say import numbers, opponents, selections
from talisman.say.nouns import NOBODY, YOU, be, does, kind, plural, ref, zone
from talisman.say.voice import Voice, inner, joined, listed, one, unclear
from talisman.values import evolve

SIGNS = {
    "=": ("is", "is not"),
    "<>": ("is not", "is"),
    "<": ("is less than", "is not less than"),
    ">": ("is more than", "is not more than"),
    "<=": ("is at most", "is more than"),
    ">=": ("is at least", "is less than"),
}


def cond(v: Voice, what: m.Cond, yes: bool = True) -> str:
    """A condition as a clause; `yes` is False for its opposite."""
    match what:
        case m.Always(value):
            return "always" if value is yes else "never"
        case m.AllOf(of) | m.AnyOf(of):
            every = isinstance(what, m.AllOf) is yes
            if not of:
                return "always" if every else "never"
            if (named := _named(v, what)) is not None:
                return f"{ref(v, named[0])} {_is_named(v, named, yes)}"
            if selections.counting(what) and isinstance(of[0], m.HasTag) and of[0].of is not None:
                return f"{ref(v, of[0].of)} {_counts(v, of[0].of, selections.counting(what), yes)}"
            parts = _flat(of, type(what))
            alone: list[str] = []
            if isinstance(what, m.AnyOf):
                pairs, parts = opponents.taken(v.model, parts)
                alone = [_opposed(v, of_, said, yes) for of_, said in pairs]
            if isinstance(what, m.AllOf):
                parts = [*selections.near(parts)]
                if (lone := opponents.of_nobody(v.model, parts)) is not None:
                    alone, parts = [_against_nobody(v, lone[0], yes)], lone[1]
                parts = _nouns(v, parts) if parts else []
            told = [*alone, *(cond(v, part, yes) for part in parts)]
            return joined(told, "and" if every else "or")
        case m.Not(of):
            return cond(v, of, not yes)
        case m.Cmp() if (state := _state(v, what)) is not None:
            bearer = ref(v, state.of or m.Nobody())
            return f"{bearer} {_is_state(v, state, yes)}"
        case m.Cmp(selections.WITHIN, m.Distance(a, b), most):
            return f"{_place(v, a)} {_within(v, a, most, b, yes)}"
        case m.Cmp(">", m.FieldOf(flag, None), m.Int(0)):
            return flag if yes else f"it is not so that {flag}"
        case m.Cmp() if (carrier := m.asked_in_force(what)) is not None:
            return f"the text of {ref(v, carrier)} is {'' if yes else 'not '}in force"
        case m.Cmp(op, a, b):
            return f"{numbers.number(v, a)} {SIGNS[op][not yes]} {numbers.number(v, b)}"
        case m.Exists(sel):
            return f"there is {found(v, sel, 'a' if yes else 'no')}"
        case m.During(level):
            return f"this is {'' if yes else 'not '}during {one(level)}"
        case m.CameOut(level, outcome, of):
            return f"the {level} {'came' if yes else 'did not come'} out as {outcome} for {ref(v, of)}"
        case m.Allowed(call):
            return f"it is {'not ' if yes else ''}forbidden that {numbers.call(v, call)}"
        case m.IntoZone(name):
            return f"it goes into {'' if yes else 'something else than '}{zone(v, name, None)}"
        case m.NaturalIn(roll, low, high):
            span = str(low) if low == high else f"{low} to {high}"
            return f"{'one' if yes else 'none'} of the dice of {ref(v, roll)}, as they lie, is {span}"
        case m.DiceEqual(roll):
            return f"the dice of {ref(v, roll)} that count {'' if yes else 'do not '}all show the same"
        case m.HasMost():
            return _has_most(v, what, yes)
        case m.InSetting(setting, None):
            return f"it is {'' if yes else 'not '}{setting}"
        case (
            m.HasTag() | m.CountsAs() | m.CountsTo() | m.Same() | m.IsCopyOf() | m.InZone() | m.AmongFirst()
            | m.OnSpace()
            | m.ModeIs() | m.InSetting() | m.UnderEffect() | m.RolledFor()
        ):  # fmt: skip
            subject = subject_of(what)
            return f"{ref(v, subject)} {predicate(v, what, yes)}"
        case _:
            assert_never(what)


def _state(v: Voice, what: m.Cmp) -> m.FieldOf | None:
    """The state of something that a comparison asks for."""
    if isinstance(what.a, m.FieldOf) and what.a.of is not None and v.is_state(what.a.field):
        return what.a if (what.op, what.b) == ("=", m.Int(1)) else None
    return None


def _is_state(v: Voice, state: m.FieldOf, yes: bool) -> str:
    return f"{be(ref(v, state.of or m.Nobody()))} {'' if yes else 'not '}{state.field} now"


def _place(v: Voice, place: m.Ref) -> str:
    """What is somewhere, for its place."""
    return ref(v, place.of if isinstance(place, m.PlaceOf) else place)


def _within(v: Voice, place: m.Ref, most: m.Num, other: m.Ref, yes: bool) -> str:
    """So few steps away, and there is a way."""
    near, far, is_ = _place(v, place), _place(v, other), f"{'' if yes else 'not '}at most"
    if isinstance(most, m.Int):
        return f"{be(near)} {is_} {most.value} {'step' if most.value == 1 else 'steps'} away from {far}"
    return f"{be(near)} {is_} as many steps away from {far} as {numbers.number(v, most)}"


def _counts(v: Voice, of: m.Ref, word: str, yes: bool) -> str:
    """That something is one or counts as one."""
    who = ref(v, of)
    if yes:
        return f"{be(who)} or {does(who, 'count')} as {one(word)}"
    return f"neither {be(who)} nor {does(who, 'count')} as {one(word)}"


def contests(v: Voice) -> str:
    """In what one has an opponent."""
    return listed([one(name) for name in opponents.contests(v.model)], "or")


def opponent(v: Voice, of: m.Ref) -> str:
    """What the other side is called from now on."""
    who = ref(v, of)
    v.called[opponents.OPPONENT.n] = said = "your opponent" if who == YOU else f"the opponent of {who}"
    return said


def _opposed(v: Voice, of: m.Ref, what: m.Cond, yes: bool) -> str:
    """What holds for an opponent, and that there is one."""
    deep, who = inner(v), ref(v, of)
    known = v.called.get(opponents.OPPONENT.n) == opponent(deep, of)
    told = [] if known else [f"{who} {be(who)} {'' if yes else 'not '}in {contests(v)}"]
    if what != m.AllOf(()):
        told.append(cond(deep, what, yes))
    return joined(told, "and" if yes else "or")


def _against_nobody(v: Voice, of: m.Ref, yes: bool) -> str:
    """Whether somebody is in no contest."""
    who = ref(v, of)
    return f"{who} {be(who)} {'not ' if yes else ''}in {contests(v)}"


def _has_most(v: Voice, what: m.HasMost, yes: bool) -> str:
    """Who has the most, of what, and whether somebody else may have as many."""
    deep, who = inner(v), ref(v, what.of)
    end = "least" if what.fewest else "most"
    said = f"{end} over each {bound(deep, what.among)} of: {numbers.number(deep, what.number)}"
    return f"{_has(who, yes)} the {said}, {'alone' if what.alone else 'alone or with others'}"


def _flat(of: Sequence[m.Cond], join: type) -> list[m.Cond]:
    """The parts, and those of parts that are joined in the same way."""
    found: list[m.Cond] = []
    for part in of:
        if isinstance(part, (m.AllOf, m.AnyOf)) and type(part) is join:
            found += _flat(part.of, join)
        else:
            found.append(part)
    return found


def _named(v: Voice, what: m.Cond) -> tuple[m.Ref, str] | None:
    """The thing that a condition says a whole noun of, kind and words in front of it, and that noun."""
    if not isinstance(what, m.AllOf) or len(what.of) < 2:
        return None
    tags = [part for part in what.of if isinstance(part, m.HasTag) and part.of == subject_of(part)]
    kinds = [part.tag for part in tags if part.tag in v.model.kinds]
    if len(tags) < len(what.of) or len(kinds) != 1 or any(part.of != tags[0].of for part in tags):
        return None
    assert tags[0].of is not None
    return tags[0].of, " ".join([*(part.tag for part in tags if part.tag not in kinds), *kinds])


def _is_named(v: Voice, named: tuple[m.Ref, str], yes: bool) -> str:
    """`is a heavy lamp`, `is not a heavy lamp`."""
    return f"{be(ref(v, named[0]))} {'' if yes else 'not '}{one(named[1])}"


def _nouns(v: Voice, parts: Sequence[m.Cond]) -> list[m.Cond]:
    """Conditions that hold together: kind and words of one thing side by side, without what its name says."""
    found: list[m.Cond] = []
    taken: set[int] = set()
    for at, part in enumerate(parts):
        if at in taken:
            continue
        same = [
            n for n, other in enumerate(parts)
            if isinstance(part, m.HasTag) and isinstance(other, m.HasTag) and other.of == part.of
        ]  # fmt: skip
        group = m.AllOf(tuple(parts[n] for n in same))
        if len(same) > 1 and len(same) < len(parts) and _named(v, group) is not None:
            taken |= set(same)
            found.append(group)
        elif not (isinstance(part, m.HasTag) and _called_so(v, part) and len(parts) > 1):
            found.append(part)
    return found or [*parts]


CERTAIN = (m.Var, m.Rec, m.Role, m.This, m.PlaceOf)
"""Nouns of which there is one where they are spoken of."""


def _called_so(v: Voice, part: m.HasTag) -> bool:
    """Whether the name of a thing says its kind already."""
    if part.tag not in v.model.kinds or not isinstance(part.of, CERTAIN):
        return False  # of others it says that there is one: of what nobody has, who has it is no player
    words = ref(v, part.of)
    return any(
        words == start + part.tag or words.startswith(f"{start}{part.tag} ")
        for start in ("that ", "the ", "")
    )


About = (
    m.HasTag
    | m.CountsAs
    | m.CountsTo
    | m.Same
    | m.IsCopyOf
    | m.InZone
    | m.AmongFirst
    | m.OnSpace
    | m.ModeIs
    | m.InSetting
    | m.UnderEffect
    | m.RolledFor
)


def subject_of(what: About) -> m.Ref:
    """The thing that a condition speaks of."""
    match what:
        case m.Same(a, _):
            return a
        case m.RolledFor(roll, _):
            return roll
        case _:
            assert what.of is not None
            return what.of


def predicate(v: Voice, what: About, yes: bool = True) -> str:
    """What a condition says of the thing that it speaks of."""
    subject = subject_of(what)
    who = ref(v, subject)
    is_ = be(who) if yes else be(who) + " not"
    match what:
        case m.HasTag(_, tag):
            return f"{is_} {one(tag) if tag in v.model.kinds else tag}"
        case m.CountsAs(_, kind):
            return f"{does(who, 'count') if yes else does(who, 'do', 'does') + ' not count'} as {one(kind)}"
        case m.CountsTo(_, limit):
            word = does(who, "count") if yes else f"{does(who, 'do', 'does')} not count"
            return f"{word} towards the {limit}"
        case m.Same(_, b):
            return f"{is_} {ref(v, b)}"
        case m.IsCopyOf(_, name):
            return f"{is_} a copy of {name}"
        case m.InZone(_, name, bearer):
            word = does(who, "lie") if yes else f"{does(who, 'do', 'does')} not lie"
            return f"{word} in {zone(v, name, bearer)}"
        case m.AmongFirst(_, end, count):
            first = "last" if end.bottom else "first"
            return f"{is_} one of the {first} {numbers.number(v, count)} of {zone(v, end.zone, end.bearer)}"
        case m.OnSpace(_, space):
            carried = "" if who == YOU else " (there or carried there)"
            if isinstance(space, m.PlaceOf):
                there = ref(v, space.of)
                return f"{is_} where {there} {be(there)}{carried}"
            return f"{is_} on {ref(v, space)}{carried}"
        case m.ModeIs(_, word):
            value = v.model.values.get(word, "value")
            return f"{is_} {word} now (its {value} can change)"
        case m.InSetting(setting, _):
            return f"{is_} {setting}"
        case m.UnderEffect(form, _):
            return f"{is_} under the form {form}"
        case m.RolledFor(_, purpose):
            return f"{is_} for {purpose}"
        case _:
            assert_never(what)


# --- selections ---


def bound(v: Voice, sel: m.Sel, called: int | None = None) -> str:
    """The kind of what is selected and what holds for it; from now on it has a name that is said.

    called: the number under which the chosen one is known afterwards, where that is another.
    """
    noun = selections.noun(v.model, sel)
    name = v.name(sel.var, kind(v, noun.kind))
    if called is not None:
        v.called[called] = name
    return noun.before + name + _such(v, sel, noun)


def found(v: Voice, sel: m.Sel, article: str) -> str:
    """One of what is selected, without a name where nobody has to speak of it again."""
    deep = inner(v)
    noun = selections.noun(v.model, sel)
    word = kind(v, noun.kind)
    said = f"no {noun.before}{word}" if article == "no" else one(noun.before + word)
    if _mentioned(v, noun.parts, sel.var):
        said += f" ({deep.name(sel.var, word)})"
    else:
        deep.called[sel.var] = f"that {word}"
    return said + _such(deep, sel, noun)


def counted(v: Voice, sel: m.Sel) -> str:
    """What is selected, as many."""
    deep = inner(v)
    noun = selections.noun(v.model, sel)
    word = kind(v, noun.kind)
    said = noun.before + plural(v, noun.kind)
    if _mentioned(v, noun.parts, sel.var):
        said += f" ({deep.name(sel.var, word)})"
    else:
        deep.called[sel.var] = f"that {word}"
    such_ = _such(deep, sel, evolve(noun, too=False))
    too = f" (and what counts as {one(noun.kind)})" if noun.too else ""
    return said + too + (f", counting each{such_}" if such_ else "")


def _such(v: Voice, sel: m.Sel, noun: selections.Noun) -> str:
    """What narrows a selection, as clauses behind its noun."""
    too = f" (or what counts as {one(noun.kind)})" if noun.too else ""
    return too + such(v, noun.parts, m.Var(sel.var), "for which") + _foremost(v, sel, noun)


def _foremost(v: Voice, sel: m.Sel, noun: selections.Noun) -> str:
    """What it has the most or the least of, or that it is nearest, among all that are such."""
    if noun.number is None:
        return ""
    other = "no other such" if noun.narrow else "no other"
    more = {"highest": "higher", "lowest": "lower"}[noun.end]
    match noun.number:
        case m.Distance(start, m.PlaceOf(m.Var(sel.var))):
            where = YOU if start == m.PlaceOf(m.You()) else ref(v, start)
            return f" ({other} is fewer steps away from {where})"
        case m.FieldOf(field, m.Var(sel.var)):
            counter = v.model.counters.get(field)
            many = {"higher": "more", "lower": "fewer"}[more]
            return f" ({other} has {many} {counter.plural if counter and counter.plural else field})"
        case m.PropOf(field, m.Var(sel.var)):
            return f" ({other} has a {more} {field})"
        case m.StatOf(field, m.Var(sel.var), ()):
            return f" ({other} has a {more} {field} with all that changes it)"
    deep = inner(v)
    deep.called[sel.var] = "that one"
    return f" (of {other} is this {more}: {numbers.number(deep, noun.number)})"


def such(v: Voice, parts: Sequence[m.Cond], me: m.Ref, rest: str) -> str:
    """Conditions behind the noun of what they speak of; those that speak of something else at the end."""
    clauses, others = [], []
    for part in _nouns(v, parts):
        said = _clause(v, part, me)
        if said is not None:
            clauses.append(said)
        elif part != m.ALWAYS:
            others.append(cond(v, part))
    if others and len(clauses) == 1 and " or " in clauses[0]:  # what is said behind is not a part of it
        clauses = [f"({clauses[0]})"]
    several = "and that" if any(said.split(" ")[-1] in ("have", "has") for said in clauses) else "and"
    told = f" that {joined(clauses, several)}" if clauses else ""
    if others:
        if clauses and len(others) == 1 and unclear(others[0]):
            others = [f"({others[0]})"]
        told += f"{' and' if clauses else ''} {rest} {joined(others, 'and')}"
    return told


def speaks_of(v: Voice, part: m.Cond, me: m.Ref) -> bool:
    """Whether a condition can stand as a clause behind the noun of a thing."""
    return _clause(v, part, me) is not None


def _clause(v: Voice, part: m.Cond, me: m.Ref) -> str | None:
    """A condition that speaks of the selected thing first, without that noun; None: of something else."""
    yes = True
    while isinstance(part, m.Not):
        part, yes = part.of, not yes
    if isinstance(part, (m.AnyOf, m.AllOf)) and part.of:
        if (named := _named(v, part)) is not None:
            return _is_named(v, named, yes) if named[0] == me else None
        if counts := selections.counting(part, me):
            return _counts(v, me, counts, yes)
        several = _nouns(v, selections.near(part.of)) if isinstance(part, m.AllOf) else [*part.of]
        inside = [_clause(v, one if yes else m.Not(one), me) for one in several]
        told = [said for said in inside if said is not None]
        word = "and" if isinstance(part, m.AllOf) is yes else "or"
        return joined(told, word) if len(told) == len(inside) else None
    if isinstance(part, m.InSetting) and part.of is None:
        return None
    if isinstance(part, m.Cmp):
        if (state := _state(v, part)) is not None and state.of == me:
            return _is_state(v, state, yes)
        if isinstance(part.a, m.Distance) and part.op == selections.WITHIN and part.a.a == m.PlaceOf(me):
            return _within(v, part.a.a, part.b, part.a.b, yes)
    if isinstance(part, About):
        subject = subject_of(part)
        if subject == me:
            return predicate(v, part, yes)
        if isinstance(part, m.Same) and isinstance(part.a, m.Holder) and part.a.of == me:
            return _has(ref(v, part.b), yes)
        if isinstance(part, m.Same) and isinstance(part.a, m.Bearer) and part.a.of == me:
            if (who := ref(v, part.b)) == NOBODY:
                return f"lies in a zone of {NOBODY if yes else 'somebody'}"
            return f"{'lies' if yes else 'does not lie'} in a zone of {who}"
    return None


def _has(who: str, yes: bool) -> str:
    """Whether somebody has the thing; what it is not so that nobody has, somebody has."""
    if yes:
        return f"{who} {does(who, 'have', 'has')}"
    if who == NOBODY:
        return "somebody has"
    return f"{who} {does(who, 'do', 'does')} not have"


def _mentioned(v: Voice, parts: Sequence[m.Cond], var: int) -> bool:
    """Whether what narrows a selection speaks of the selected thing elsewhere than first."""
    return any(m.Var(var) in walk(part) for part in parts if not _leading(v, part, var))


def _leading(v: Voice, part: m.Cond, var: int) -> bool:
    while isinstance(part, m.Not):
        part = part.of
    if isinstance(part, (m.AnyOf, m.AllOf)) and part.of:
        return all(_leading(v, one, var) for one in part.of)
    if isinstance(part, m.InSetting) and part.of is None:
        return False
    if isinstance(part, m.Cmp):
        near = (
            isinstance(part.a, m.Distance)
            and part.op == selections.WITHIN
            and part.a.a == m.PlaceOf(m.Var(var))
        )
        state = _state(v, part)
        return (near or (state is not None and state.of == m.Var(var))) and _times(part, var) == 1
    if not isinstance(part, About):
        return False
    subject = subject_of(part)
    if isinstance(part, m.Same) and isinstance(subject, (m.Holder, m.Bearer)):
        subject = subject.of
    return subject == m.Var(var) and _times(part, var) == 1


def _times(part: m.Cond, var: int) -> int:
    return sum(one == m.Var(var) for one in walk(part))
