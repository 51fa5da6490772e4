"""What a rule does and when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from talisman.compiler import model as m
from talisman.compiler.model.walk import exchanged, holds, walk
from talisman.say import conditions, opponents, selections, statements
from talisman.say.nouns import RECORD, YOU, be, plural, printed_on, ref
from talisman.say.numbers import ROLL, fill, lessened, number, template
from talisman.say.voice import Lines, Voice, headed, inner, listed, one

SPANS = {
    "turn": "turn",
    "own turn": "turn of one's own",
    "foreign turn": "turn of somebody else",
    "roll": "roll",
    "game": "game",
}


def rule(v: Voice, what: m.Rule, opposed: m.Ref | None = None) -> Lines:
    """A rule: who is in it, when it is in force, what it does; opposed: whose opponent it speaks of."""
    lines = []
    carrier = what.carrier or (f"each {what.kind}, one by one" if what.kind else "")
    if carrier and _speaks(what, m.This):
        lines.append(f"`this` is {carrier}.")
        v.this = what.carrier or f"this {what.kind}"
    elif carrier:
        lines.append(f"It is the text of {carrier}.")
        v.this = what.carrier or f"this {what.kind}"
    if what.effect:
        lines.append(f"It belongs to the {_effect(v, what.effect)}.")
    menu = isinstance(what.shape, (m.OptionOf, m.CloseOption))
    if what.you == opponents.OPPOSED:
        v.called[opponents.OPPOSED.n] = f"whoever is against {v.this} in {conditions.contests(v)}"
    addressed = _speaks(what, m.You) or opposed == m.You() or (menu and what.you is not None)
    if addressed and isinstance(what.you, m.Rec) and not what.each:
        v.whose = what.you.word
        v.record[v.whose] = YOU
    if opposed is not None and what.you != opponents.OPPOSED:
        who = ref(v, opposed)
        head = f"as long as {who} {be(who)} in {conditions.contests(v)} ("
        inside_ = headed(f"{head}{conditions.opponent(v, opposed)} is the other side)", inside(v, what))
    else:
        inside_ = inside(v, what)
    if addressed:
        who = f"each {what.each}, one by one" if what.each or what.you is None else _you(v, what.you)
        lines.append(f"`you` is {who}.")
    if what.zones:
        lines.append(f"It is in force while {v.this} lies in {listed([one(z) for z in what.zones], 'or')}.")
    return lines + inside_


def _speaks(what: m.Rule, of: type) -> bool:
    """Whether the rule speaks of `you`, or `this`."""
    return holds((what.shape, what.when), of) or (
        of is m.This and what.you is not None and holds(what.you, of)
    )


def _effect(v: Voice, name: str) -> str:
    return f"form {name}" if v.model.effects[name].form else "effect that was made there"


def _you(v: Voice, who: m.Ref) -> str:
    """Who `you` is, in terms of the event or the carrier."""
    if isinstance(who, m.Rec):
        whoever = WHOEVER.get(who.word, f"{ref(v, who)}, whoever that is")
        return f"{whoever} ({v.met[0]})" if v.met else whoever
    return ref(v, who)


WHOEVER = {"actor": "whoever does it", "object": "whoever it is done to"}


def inside(v: Voice, what: m.Rule) -> Lines:
    """A rule without who is in it."""
    lines = shape(v, what.shape)
    if what.reason:
        whom = "whoever is refused it, where that is seen" if not m.hidden_in(v.model, what) else "nobody"
        lines = [*lines, f"why, as is told to {whom}: \u201c{what.reason}\u201d."]
    if what.once is not None:
        lines = headed(once(what.once), lines)
    if what.when != m.ALWAYS:
        when = conditions.cond(v, what.when)
        lines = headed(f"as long as {when}", lines)
    return lines


def once(what: m.Once) -> str:
    """How often."""
    most = "once" if what.most == 1 else f"{what.most} times"
    return f"at most {most} per {SPANS.get(what.span_of, what.span_of)}"


def shape(v: Voice, what: m.Shape) -> Lines:
    """What a rule does, by its shape."""
    match what:
        case m.Trigger(pattern, body, late):
            deep = inner(v)
            when = event(deep, pattern)
            return headed(f"{'after' if late else 'when'} {when}", statements.block(deep, body))
        case m.Guard(pattern, body):
            deep = inner(v)
            return headed(f"before {event(deep, pattern)}", statements.block(deep, body))
        case m.Replace(pattern, body, instead):
            deep = inner(v)
            said = event(deep, pattern)
            stopped = ", unless it says below that it does not" if holds(body, m.Prevent) else ""
            how = (
                "instead of it this is done"
                if instead
                else f"first this is done, and it still happens{stopped}"
            )
            if instead and m.mere_offers(body):
                how += " (who declines leaves it as it was)"
            if instead and m.mere_if(body):
                how += " (where what is asked first does not hold, it happens as it would)"
            return headed(f"when it would happen that {said}, {how}", statements.block(deep, body))
        case m.Permit():
            return [permit(v, what)]
        case m.Modify():
            return [modify(v, what)]
        case m.Suppress():
            return [suppress(v, what)]
        case m.Offer(window, body, text):
            head = f"at the moment \u201c{window}\u201d `you` may choose to do this, offered as"
            return headed(f"{head} \u201c{text}\u201d", statements.block(inner(v), body))
        case m.OptionOf(procedure, option):
            return statements.entry(v, option, f"the menu of the {procedure} has one more entry")
        case m.CloseOption(procedure, label):
            return [f"the menu of the {procedure} does not offer the entry \u201c{label}\u201d."]
        case m.AsSoonAs(what_, body):
            return headed(f"as soon as {conditions.cond(v, what_)}", statements.block(inner(v), body))
        case m.Cap(pattern, most, span_of):
            times = "once" if most == 1 else f"{most} times"
            said = event(inner(v), pattern)
            return [
                f"no more often than {times} per {SPANS.get(span_of, span_of)} it may be begun that {said}; "
                "that is counted for each who does it."
            ]
        case m.CostOf(pattern, cost, payable):
            deep = inner(v)
            lines = headed(
                f"before it may happen that {event(deep, pattern)}, this is done as its price",
                statements.block(deep, cost),
            )
            can = "" if payable == m.ALWAYS else conditions.cond(deep, payable)
            return lines + ([f"where this does not hold, it is forbidden: {can}."] if can else [])
        case _:
            assert_never(what)


# --- events ---


def event(v: Voice, pattern: m.Pattern) -> str:
    """Which events a rule is about, as a clause; afterwards the words of the record are known by name."""
    v.verbs.setdefault(pattern.verb)
    parts = selections.near(m.conjuncts(pattern.where))
    verb = v.model.verbs.get(pattern.verb)
    rolls = pattern.verb == ROLL.name
    used: list[m.Cond] = [m.SOME] if pattern.units else []  # whoever loses something loses some of it
    said: dict[str, str] = {}
    actor = ""
    for word in ("actor", "object", "other", "extra"):
        same = [p for p in parts if isinstance(p, m.Same) and p.a == m.Rec(word) and not _in(p.b, word)]
        tags = [p for p in parts if isinstance(p, m.HasTag) and p.of == m.Rec(word)]
        kinds = [p for p in tags if p.tag in v.model.kinds]
        if same:
            used.append(same[0])
            said[word] = v.record[word] = ref(v, same[0].b)
            if word == "actor":
                actor = said[word]
        elif (counts := _or_counts(parts, word)) is not None:
            used.append(counts)
            tag = counts.of[0].tag if isinstance(counts.of[0], m.HasTag) else ""
            others = [part.kind for part in counts.of if isinstance(part, m.CountsAs)]
            too = listed(["one" if other == tag else one(other) for other in others], "or")
            said[word] = f"{one(tag)} (or what counts as {too})"
            v.record[word] = f"that {tag}"
        elif tags:
            noun = kinds[0].tag if kinds else printed_on(v, tags[-1].tag) or "thing"
            adjectives = [p.tag for p in tags if p.tag not in v.model.kinds]
            used += [*kinds[:1], *(p for p in tags if p.tag not in v.model.kinds)]
            said[word] = one(" ".join([*adjectives, noun]))
            v.record[word] = (
                f"that {noun} ({RECORD[word]})" if _twice(parts, v, noun, kinds) else f"that {noun}"
            )
        else:
            v.record[word] = _side(v, pattern.verb, word) or (
                "that roll" if rolls and word == "object" else f"that {WHICH[word]}"
            )
    if not actor:
        said.setdefault("actor", f"some {verb.actor}" if verb is not None and verb.actor else "anybody")
        if v.record["actor"] == f"that {WHICH['actor']}" and verb is not None and verb.actor:
            v.record["actor"] = f"that {verb.actor}"
    for word, nothing in (("actor", "anybody"), ("object", "anything")):
        if word == v.whose and word in said:
            mine = [p for p in parts if p not in used and conditions.speaks_of(v, p, m.Rec(word))]
            who = said[word] + conditions.such(v, mine, m.Rec(word), "")
            v.met += [who] if who not in ("anybody", YOU) else []
            said[word] = v.record[word] = YOU
            actor = YOU if word == "actor" else actor
            used += mine
            continue
        more = [p for p in parts if p not in used and conditions.speaks_of(v, p, m.Rec(word))]
        if said.get(word) != YOU and not rolls and (word in said or more):
            said[word] = said.get(word, nothing) + conditions.such(v, more, m.Rec(word), "")
            used += more
    units = listed(pattern.units, "or")
    v.amount = (
        "the number of its dice"
        if rolls
        else "the number of the event"
        if not units
        else f"the number of {units} in the event"
    )
    head = _level(pattern.verb, said["actor"]) or template(
        v,
        pattern.verb,
        said["actor"],
        other="other" in said,
        needs=[place for place, word in (("1", "object"), ("4", "other")) if word in said],
    )
    things = {
        "0": said["actor"],
        "1": said.get("object", units or "anything"),
        "2": units or "some number",
        "4": said.get("other", "somebody or something"),
    }
    if "other" in said and "object" not in said and verb is not None and _crosses(verb):
        things["1"] = f"an edge to {said.pop('other')}"
    side = next((p for p in parts if _of_either(p) is not None), None)
    if _is_contest(v, pattern.verb) and side is not None:
        who = ref(v, _of_either(side) or m.Nobody())
        head = f"{_level(pattern.verb, '')} in which {who} {be(who)} a side"
        used.append(side)
    such = next((p for p in parts if _such_a_side(p)), None)
    if _is_contest(v, pattern.verb) and isinstance(such, m.AnyOf):
        head = f"{_level(pattern.verb, '')} in which {_noun_of(v, such.of[0])} is a side"
        used.append(such)
    for part in parts:
        if (came := _outcome(part)) is not None:
            head = f"{_level(pattern.verb, '')} by {came.outcome}{_for_whom(v, part, came)}"
            used.append(part)
    text = fill(head, things)
    if units and "{1" not in head and "{2" not in head:
        text += f" ({units})"
    if "object" in said and "{1" not in head:
        text += f" (done to {said['object']})"
    if "other" in said and "{4" not in head and not (side is not None and said["other"] == YOU):
        text += f" (with {said['other']})"
    rest = [conditions.cond(v, p) for p in parts if p not in used and p != m.ALWAYS]
    if rest:
        text += f", where {' and '.join(rest)}"
    return text


def _or_counts(parts: Sequence[m.Cond], word: str) -> m.AnyOf | None:
    """That something in an event is of a kind, or counts as one."""
    for part in parts:
        if not isinstance(part, m.AnyOf) or not isinstance(part.of[0], m.HasTag):
            continue
        counts = all(isinstance(one, m.CountsAs) and one.of == m.Rec(word) for one in part.of[1:])
        if counts and part.of[0].of == m.Rec(word):
            return part
    return None


def _such_a_side(part: m.Cond) -> bool:
    """Whether a condition asks the same of the one side of a contest or of the other."""
    if not isinstance(part, m.AnyOf) or len(part.of) != 2 or _of_either(part) is not None:
        return False
    one, other = part.of
    return not holds(one, m.CameOut) and other == exchanged(one, {m.Rec("actor"): m.Rec("other")})


def _noun_of(v: Voice, what: m.Cond) -> str:
    """Who fits a condition about the doer of an event, as a noun."""
    parts = m.conjuncts(what)
    kinds = [part for part in parts if isinstance(part, m.HasTag) and part.tag in v.model.kinds]
    noun = one(kinds[0].tag) if kinds else "somebody"
    rest = [part for part in parts if part not in kinds[:1]]
    return noun + conditions.such(v, rest, m.Rec("actor"), "for which")


def _crosses(verb: m.Verb) -> bool:
    """Whether what is done is to cross an edge: what lies behind it is the third of the event."""
    return any(isinstance(step, m.Prim) and step.name == "cross-edge" for step in verb.does or ())


WHICH = {
    "actor": "doer",
    "object": "thing",
    "other": "third one",
    "extra": "fourth one",
}


def _in(thing: m.Ref, word: str) -> bool:
    return m.Rec(word) in walk(thing)


def _twice(parts: tuple[m.Cond, ...], v: Voice, noun: str, kinds: list[m.HasTag]) -> bool:
    """Whether a noun is used for two words of the record."""
    same = [p for p in parts if isinstance(p, m.HasTag) and p.tag == noun and isinstance(p.of, m.Rec)]
    return len(same) > len(kinds[:1])


def _level(verb: str, whose: str) -> str:
    """The sentence of the beginning and the end of a procedure; "" for a verb."""
    word, _, name = verb.partition(" ")
    if not name or word not in ("begin", "end"):
        return ""
    return f"your {name} {word}s" if whose == YOU else f"{one(name)}{' of {0}' if whose else ''} {word}s"


def _is_contest(v: Voice, verb: str) -> bool:
    return bool(_level(verb, "")) and verb.partition(" ")[2] in v.model.contests


def _side(v: Voice, verb: str, word: str) -> str:
    """A side of the contest of an event, by its name there; "" where it is no contest."""
    contest = v.model.contests.get(verb.partition(" ")[2]) if _is_contest(v, verb) else None
    at = ("actor", "other").index(word) if word in ("actor", "other") else 2
    return f"the {contest.sides[at]} of that {contest.name}" if contest is not None and at < 2 else ""


def _outcome(part: m.Cond) -> m.CameOut | None:
    """How a contest came out, for one who is named or for whoever of the two sides is such a one."""
    if isinstance(part, m.AnyOf) and all(isinstance(one, m.AllOf) for one in part.of):
        found = [one for one in walk(part) if isinstance(one, m.CameOut)]
        return found[0] if [one.of for one in found] == [m.Rec("actor"), m.Rec("other")] else None
    return part if isinstance(part, m.CameOut) else None


def _for_whom(v: Voice, part: m.Cond, came: m.CameOut) -> str:
    """For whom a contest came out so; what is the same for both is so for nobody in particular."""
    if isinstance(part, m.AnyOf):
        more = [one for one in m.conjuncts(part.of[0]) if not isinstance(one, m.CameOut)]
        return f" for somebody{conditions.such(v, more, came.of, '')}"
    return "" if came.of == m.Rec("actor") else f" for {ref(v, came.of)}"


def _of_either(part: m.Cond) -> m.Ref | None:
    """Who is one side of the contest of an event, whichever."""
    if not isinstance(part, m.AnyOf) or len(part.of) != 2:
        return None
    one, other = part.of
    same = isinstance(one, m.Same) and one.a == m.Rec("actor") and other == m.Same(m.Rec("other"), one.b)
    return one.b if same and isinstance(one, m.Same) else None


# --- permissions and numbers ---


def permit(v: Voice, what: m.Permit) -> str:
    """What may, must or cannot be."""
    deep = inner(v)
    if what.modal == "only":
        parts = m.conjuncts(what.pattern.where)
        who = [part for part in parts if m.Rec("actor") in walk(part)]
        rest = m.AllOf(tuple(part for part in parts if part not in who))
        said = event(deep, m.Pattern(what.pattern.verb, what.pattern.units, rest))
        only = conditions.cond(deep, m.AllOf(tuple(who)))
        return f"it is forbidden that {said}, unless {only}."
    said = event(deep, what.pattern)
    return {
        "can": f"it is allowed, if nothing else forbids it, that {said}.",
        "cannot": f"it is forbidden that {said}.",
        "must": f"it is a duty, where it can be done, that {said}.",
        "need not": f"it is no duty that {said}, even if another rule makes it one.",
    }[what.modal]


def modify(v: Voice, what: m.Modify) -> str:
    """A number that is more or less for somebody."""
    deep = inner(v)
    subject = _subject(deep, what.subject)
    if what.stat == m.OUT_OF_FORCE:
        return f"the text of {'you' if subject == 'your' else subject} is not in force."
    less = lessened(what.amount) if what.op == "add" else None
    many = number(deep, less if less is not None else what.amount)
    settings = f", but only {' or '.join(what.settings)}" if what.settings else ""
    stat = f"{subject} {what.stat}" if subject == "your" else f"the {what.stat} of {subject}"
    how = {
        "add": f"is {'more' if less is None else 'less'} by {many}",
        "set": f"starts from {many}, to which is added what else changes it",
        "least": f"is never less than {many}",
        "most": f"is never more than {many}",
        "unlimited": "is unlimited",
    }[what.op]
    return f"{stat} {how}{settings}."


def _subject(v: Voice, who: m.Cond) -> str:
    """Whom a modifier is about; the candidate is bound."""
    if isinstance(who, m.Same) and who.a == m.Var(0):
        v.called[0] = ref(v, who.b)
        return "your" if v.called[0] == YOU else v.called[0]
    kinds = [p for p in m.conjuncts(who) if isinstance(p, m.HasTag) and p.of == m.Var(0)]
    first = kinds[0].tag if kinds else ""
    rest = m.AllOf(tuple(p for p in m.conjuncts(who) if not kinds or p != kinds[0]))
    return f"each {conditions.bound(v, m.Sel(0, first, rest))}"


def suppress(v: Voice, what: m.Suppress) -> str:
    """What does not count."""
    deep = inner(v)
    if what.limits:
        subject = _subject(deep, what.subject)
        tags = [p for p in m.conjuncts(what.where) if isinstance(p, m.HasTag) and p.of == m.Var(1)]
        first = tags[0].tag if tags else ""
        rest = m.AllOf(tuple(p for p in m.conjuncts(what.where) if not tags or p != tags[0]))
        things = conditions.bound(deep, m.Sel(1, first, rest))
        whom = "you" if subject == "your" else subject
        return f"for {whom}, each {things} does not count towards any limit."
    subject = _subject(deep, what.subject)
    whom = "you" if subject == "your" else subject
    sources = listed([" ".join((*sort[:-1], plural(deep, sort[-1]))) for sort in what.sources], "or")
    stats = listed([*what.stats]) or "any number"
    return f"what {sources or 'anything'} would add to the {stats} of {whom} does not count."
