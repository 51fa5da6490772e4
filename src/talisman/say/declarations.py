"""What packs declare."""

from __future__ import annotations

from collections.abc import Iterable

from talisman.compiler import model as m
from talisman.compiler.model.walk import holds
from talisman.say import conditions, statements
from talisman.say.nouns import plural, ref
from talisman.say.numbers import fill, number, template
from talisman.say.voice import Lines, Voice, headed, inner, listed, one

MANY = 12
"""Names that are listed; of more only the first are."""


def names(found: Iterable[str], nothing: str = "none") -> str:
    """Names in order, the first of them where there are many."""
    every = [*found]
    if len(every) > MANY:
        return f"{', '.join(every[:MANY])} and {len(every) - MANY} more"
    return listed(every) or nothing


def kind(v: Voice, what: m.Kind) -> Lines:
    """A kind."""
    every = [thing for thing in v.model.things.values() if what.name == thing.kind or what.name in thing.tags]
    lines = [f"{one(what.name)} is a kind of thing; several are {what.plural or what.name}."]
    if what.parents:
        lines.append(f"each is also {listed([one(parent) for parent in what.parents])}.")
    if what.seat:
        lines.append("each takes a seat.")
    if what.played_by:
        lines.append(f"each can be played by {one(what.played_by)}; rules speak to it as `you`.")
    if what.binds:
        lines.append(f"in its own text it is `{what.binds}`.")
    if what.place:
        lines.append("each is a space on which things can be.")
    if what.supply:
        lines.append(f"each begins in the {what.supply}.")
    if what.leaves_to:
        lines.append(f"what is put aside of it goes to the {what.leaves_to}.")
    for prop, value in what.defaults.items():
        lines.append(f"its {prop} is {value} where nothing else is printed.")
    return [*lines, f"declared: {names(thing.name for thing in every)}."]


def thing(v: Voice, what: m.Thing) -> Lines:
    """A thing with what is printed on it."""
    copies = f", {what.copies} copies" if what.copies > 1 else ""
    lines = [f"{what.printed} is {one(what.kind)}{copies}."]
    also = [tag for tag in what.tags if tag != what.kind and tag != "thing"]
    if also:
        lines.append(f"it counts as: {', '.join(also)}.")
    numbers = [f"{prop} {value}" for prop, value in what.numbers.items() if prop not in what.words]
    if numbers:
        lines.append(f"printed numbers: {', '.join(numbers)}.")
    for prop, word in what.words.items():
        lines.append(f"its {prop} is {word}.")
    for prop, name in what.things.items():
        lines.append(f"its {prop} is {name}.")
    for entity, printed in what.apart.items():
        said = listed([f"its {prop} is {name}" for prop, name in printed.items()])
        lines.append(f"of {entity}, {said}.")
    for entity in what.entities:
        ways = [edge for edge in v.model.edges if entity in (edge.source, edge.target)]
        which = f" from {entity}" if what.copies > 1 else ""
        if ways:
            lines.append(
                f"one step away{which}: {names(dict.fromkeys(_over(edge, entity) for edge in ways))}."
            )
    return lines


def _over(edge: m.EdgeDecl, here: str) -> str:
    there = edge.target if edge.source == here else edge.source
    if edge.one_way:
        return f"{there} (only {'to' if edge.source == here else 'from'} there)"
    return f"{there} (over {edge.thing})" if edge.thing else there


def edges(v: Voice, label: str) -> Lines:
    """A ring or path: its steps."""
    found = [edge for edge in v.model.edges if edge.label == label]
    way = "one way" if found and found[0].one_way else "both ways"
    steps = [f"{edge.source} to {edge.target}" for edge in found]
    return [f"{label} joins spaces, {way}: {', '.join(steps) or 'none'}."]


def grid(v: Voice, label: str) -> Lines:
    """A grid: how many spaces it has; each is told by its own name."""
    ends = dict.fromkeys(
        end for edge in v.model.edges if edge.label == label for end in (edge.source, edge.target)
    )
    where = sorted(ends)
    kind = v.model.things[where[0]].kind if where else "space"
    return [
        f"{label} is {len(where)} things of the kind {kind}, {where[0]} to {where[-1]}." if where else "none."
    ]


def counter(v: Voice, what: m.Counter) -> Lines:
    """A counter, a memory or a flag."""
    holder = f"each {what.of}" if what.of else "the game"
    seen = [] if what.shown or not what.memory else [SEEN.get(what.seen, SEEN[""])]
    if what.state:
        return [f"{what.name} is a state of {holder}, not so at first{_seen(what.shown, False)}.", *seen]
    if what.holds_thing:
        return [f"{what.name} is a memory of {holder}: it holds a thing, nobody at first.", *seen]
    if not what.of:
        return [f"whether {what.name} or not is remembered for the whole game; at first it is not so."]
    lines = [f"{what.name} is a number of {holder}{_seen(what.shown, what.untold)}.", *seen]
    return lines + _bounds(v, what.start, what.floor, what.ceiling, what.of)


SEEN = {
    "all": "whoever sees its bearer sees it.",
    "owner": "only who controls its bearer sees it.",
    "": "nobody sees it.",
}


def _seen(shown: bool, untold: bool) -> str:
    return (", shown to all" if shown else "") + (", whose changes nobody is told" if untold else "")


def _bounds(v: Voice, start: m.Num | None, floor: m.Num | None, ceiling: m.Num | None, of: str) -> Lines:
    lines = []
    for what, num in (("it starts at", start), ("it is never below", floor), ("it is never above", ceiling)):
        if num is not None:
            lines.append(f"{what} {number(inner(v), num)}{_its(num, of)}.")
    return lines


def _its(num: object, of: str) -> str:
    """Who `you` is, where the number speaks of its bearer."""
    return f" (`you` is the {of or 'bearer'})" if holds(num, m.You) else ""


def stat(v: Voice, what: m.Stat) -> Lines:
    """A stat."""
    holder = f"each {what.of}" if what.of else "the game"
    lines = [f"{what.name} is a number of {holder} that rules add to{_seen(what.shown, what.untold)}."]
    if what.base is not None:
        lines.append(f"without them it is {number(inner(v), what.base)}{_its(what.base, what.of)}.")
    elif what.pile:
        lines.append("without them it is a pile that can grow and shrink.")
    else:
        lines.append("without them it is 0.")
    return lines + _bounds(v, what.start, what.floor, None, what.of)


def limit(v: Voice, what: m.LimitDecl) -> Lines:
    """A standing limit."""
    things = conditions.counted(inner(v), what.counts)
    lines = [f"{what.name} is a standing limit of each {what.of}; `you` is the one that it is a limit of."]
    lines.append(f"counted against the {what.stat}: {things}.")
    return lines + headed(
        "when there are too many, this is done until it fits", statements.block(inner(v), what.excess)
    )


def zone(v: Voice, what: m.Zone) -> Lines:
    """A class of zones."""
    seen = {
        "all": "everybody may look into it",
        "owner": "only its owner may look into it",
        "nobody": "nobody may look into it",
    }
    many = f"each {what.of} has one" if what.of else "there is one"
    lines = [f"{what.name} is a place where things lie; {many}; {seen.get(what.seen, what.seen)}."]
    if what.holds:
        lines.append(f"what is given goes there if it is {listed([one(kind) for kind in what.holds], 'or')}.")
    if what.awake:
        lines.append("the texts of what lies there are in force.")
    if what.size is not None:
        lines.append(f"it holds at most {what.size}.")
    if what.refill:
        lines += headed(
            "when it is empty and something is drawn from it", statements.block(inner(v), what.refill)
        )
    if what.excess:
        lines += headed("when there is too much in it", statements.block(inner(v), what.excess))
    return lines


def verb(v: Voice, what: m.Verb) -> Lines:
    """A verb: how it is said, and what it does."""
    who = one(what.actor) if what.actor else "anybody"
    things = {"0": who, "1": "something", "2": "so many", "4": "somebody or something"}
    head = f"it is an event that {fill(template(v, what.name, who), things)}"
    lines = [f"{head}."]
    if what.guarded:
        lines.append("it is forbidden unless a rule allows it.")
    if what.told == "":
        lines.append("nobody is told of it.")
    return lines + body(v, what)


def body(v: Voice, what: m.Verb) -> Lines:
    """What happens when an event of the verb happens."""
    deep = inner(v)
    deep.record.update(actor="the doer", object="what it is done to", other="the target", extra="the fourth")
    if not what.does:
        return ["by itself nothing else happens; rules can wait for it."]
    return headed("when it happens", statements.block(deep, what.does))


def procedure(v: Voice, what: m.Procedure) -> Lines:
    """A procedure without its duties, which are told one by one."""
    lines = [f"{what.name} is a procedure{f' that is like {what.parent}' if what.parent else ''}."]
    if what.root:
        lines.append("the game begins with it.")
    if what.of:
        lines.append(
            f"it is of {one(what.of)}: `you` in its text{f', its {what.roles[0]}' if what.roles else ''}."
        )
    if what.roles:
        lines.append(f"roles in it: {listed(what.roles)}.")
    if what.runs:
        lines.append(f"it runs, one after the other: {listed(what.runs)}.")
    if what.finished is not None:
        lines.append(f"it goes on until {conditions.cond(inner(v), what.finished)}.")
    steps = [duty.label for duty in what.duties]
    return lines + ([f"its parts: {listed(steps)}."] if steps else [])


def duty(v: Voice, what: m.Duty) -> Lines:
    """A part of a procedure's work."""
    deep = inner(v)
    how = (
        "is a step, done in its order"
        if what.step
        else "has to be done"
        if what.must
        else "may be done, or not"
    )
    of_each = what.each is not None and not what.must and not what.step
    once = ", once for each of them" if of_each else ", once"
    how += ", before anything else" if what.first else once if what.once else ""
    lines = [f"\u201c{what.label}\u201d {how}."]
    if what.after:
        lines.append(f"only after {listed(what.after)}.")
    if what.when != m.ALWAYS:
        lines.append(f"only if {conditions.cond(deep, what.when)}.")
    if what.each is None:
        return lines + headed("done", statements.block(deep, what.body))
    things = conditions.bound(deep, what.each)
    order = f", {statements.by(deep, what.key)}" if what.key is not None else ""
    order += ", what lies undermost first" if what.came else ""
    front = "offered apart for each" if of_each else "done for each"
    behind = ", and done for the one that is taken" if of_each else ""
    return lines + headed(f"{front} {things}{order}{behind}", statements.block(deep, what.body))


def contest(v: Voice, what: m.Contest) -> Lines:
    """A contest without its steps, which are told one by one."""
    lines = [
        f"{what.name} is a contest{f' like {what.parent}' if what.parent else ''}: {listed(what.sides)}."
    ]
    more = [role for role in what.roles if role not in what.sides]
    if more:
        lines.append(f"further roles in it: {listed(more)}.")
    if what.settings:
        lines.append(f"for both it is then {listed(what.settings)}.")
    if what.score is not None:
        deep = inner(v)
        deep.called[0] = "the side"
        lines.append(f"the score of a side is {number(deep, what.score)}.")
    if what.outcomes:
        first = [f"{word} ({why})" for word, why in zip(what.outcomes, OUTCOMES, strict=False)]
        lines.append(f"outcomes: {listed([*first, *what.outcomes[3:]])}.")
    if what.joins:
        by = f", by their {what.joins_by}" if what.joins_by else ""
        lines.append(f"each {what.joins} of the space stands together in it{by}.")
    for outcome, done in what.ons.items():
        lines += headed(f"on {outcome}", statements.block(inner(v), done))
    if what.after:
        lines += headed("when it has ended", statements.block(inner(v), what.after))
    return lines


OUTCOMES = ("the first side has the higher score", "the second has it", "the scores are the same")


def window(v: Voice, what: m.Window) -> Lines:
    """A moment at which seats may act."""
    asks = [ASKS.get(who, who) if isinstance(who, str) else ref(v, who) for who in what.asks]
    lines = [f"{what.name} is a moment at which may act, in this order: {listed(asks) or 'nobody'}."]
    if what.answers:
        lines.append(f"hidden things that may answer: {listed([plural(v, kind) for kind in what.answers])}.")
    if what.openly:
        lines.append("nobody without an answer is asked.")
    lines.append("it is gone round once." if what.one_pass else "it is gone round until everybody passes.")
    return lines


ASKS = {
    "active": "whoever has the turn",
    "other": "each other player, from the one who has the turn round the table",
}


def effect(v: Voice, what: m.EffectDecl) -> Lines:
    """A form."""
    lines = [f"{what.name} is {'a form' if what.form else 'an effect'} that something can be under."]
    if what.own_turns:
        lines.append(f"it ends after {what.own_turns} turns of its own.")
    if what.bound:
        lines.append(f"it ends with the {what.bound} in which it began.")
    if what.keeps:
        lines.append(f"meanwhile {listed(what.keeps)} begin at 0, and are as before when it ends.")
    if what.begins:
        lines += headed("when it begins (`you` is who is under it)", statements.block(inner(v), what.begins))
    if what.ends:
        lines += headed(
            "when it has ended (`you` is who was under it)", statements.block(inner(v), what.ends)
        )
    return lines


def purpose(v: Voice, what: m.Purpose) -> Lines:
    """What dice are rolled for."""
    return [f"dice can be rolled for {what.name}; the {what.stat} of the roller is added."]


def setting(v: Voice, name: str) -> Lines:
    """A situation."""
    levels = v.model.settings[name]
    given = f"whoever is in {listed(levels, 'or')} is {name}" if levels else "it is said with single events"
    return [f"{name} is a situation: {given}."]


def param(v: Voice, what: m.Param) -> Lines:
    """A parameter."""
    span = f", between {what.low} and {what.high}" if what.low is not None and what.high is not None else ""
    return [f"{what.name} is a number that house rules can change; it is {what.value}{span}."]


def tag(v: Voice, name: str) -> Lines:
    """A tag."""
    return [
        f"{name} is a tag. printed on: {names(t.name for t in v.model.things.values() if name in t.tags)}."
    ]


def value(v: Voice, name: str) -> Lines:
    """A value word."""
    can = (
        f"the {v.model.values[name]} of a thing; rules can change it"
        if name in v.model.values
        else "it is printed and stays"
    )
    every = [t.name for t in v.model.things.values() if name in t.words.values() or name in t.tags]
    return [f"{name} is a value: {can}. printed on: {names(every)}."]


def prop(v: Voice, name: str) -> Lines:
    """A property."""
    things = v.model.things.values()
    every = [t.name for t in things if name in t.numbers or name in t.things or name in t.words]
    return [f"{name} is a property that can be printed. printed on: {names(every)}."]


def role(v: Voice, name: str) -> Lines:
    """A role."""
    levels = [one.name for one in v.model.procedures.values() if name in one.roles]
    levels += [one.name for one in v.model.contests.values() if name in one.roles]
    kinds = [one.plural or one.name for one in v.model.kinds.values() if one.binds == name]
    lines = [f"{name} is a role: a word for who or what takes part in something."]
    lines += [f"somebody or something is the {name} of: {names(map(one, levels))}."] if levels else []
    lines += [f"in the text of {listed(kinds)}, `you` is its {name}."] if kinds else []
    end = v.model.chosen_for.get(name, "")
    lines += [f"who chooses something as the {name} is asked for it `{end}`."] if end else []
    return (
        lines if levels or kinds else [*lines, "no procedure and no contest has it, and no kind binds to it."]
    )


def worth(v: Voice, what: m.Worth) -> Lines:
    """A line of `worth`."""
    most = f" up to {what.most} of them" if what.most is not None else ""
    when = "" if what.when == m.ALWAYS else f", if {conditions.cond(inner(v), what.when)}"
    each = number(inner(v), what.per)
    you = "`you` is the one whose position is judged"
    return [f"for bots: {what.points} points for each of{most}: {each}{when} ({you})."]


def row(v: Voice, what: m.RuleRow) -> Lines:
    """A row of a rulebook."""
    is_rule = (
        f"rules can cite it{', and players may leave it out' if what.optional else ''}"
        if what.is_rule
        else f"it carries no rule{': ' + what.reason if what.reason else ''}"
    )
    return [f"row {what.id} of a rulebook: \u201c{what.text}\u201d; {is_rule}."]
