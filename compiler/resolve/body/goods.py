"""What a deed is about, written out: every call is about one thing or one amount of one counter.

`spread` takes what stands in a hole and a function that makes the deed for one thing or amount; it puts
choices, loops and repetitions around. Who chooses is said, else it is the doer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from talisman.compiler.messages.deeds import (
    ALL_OF_WHOM,
    ALL_THAT_ONE_HAS,
    AS_MANY_AS_WHOM,
    ASKED_ANEW,
    BEHIND_EXCEPTION,
    KEPT_OR_ABOUT,
    MIXED_GOODS,
    NEAREST_OF_ONES_OWN,
    NO_CHOOSER,
    NOTHING_DRAWN,
    NOWHERE_TO_PUT,
    PER_OF_WHICH,
    TOO_MANY,
    WHICH_AT_RANDOM,
)
from talisman.compiler.messages.nouns import NOT_ONE_THING, WRONG_KIND
from talisman.compiler.messages.numbers import NO_AMOUNT, NOT_HERE
from talisman.compiler.model import (
    Always,
    Amount,
    Block,
    Call,
    Choose,
    Cond,
    Count,
    FieldOf,
    ForEach,
    HasTag,
    Int,
    May,
    Nobody,
    Num,
    Option,
    Pick,
    Ref,
    Repeat,
    Sel,
    Top,
    Var,
)
from talisman.compiler.model.walk import walk
from talisman.compiler.resolve import prompts
from talisman.compiler.resolve.body import ends, in_piles, new_things, so_many_per
from talisman.compiler.resolve.phrase import (
    calls,
    declared_phrases,
    descriptions,
    holdable,
    in_passing,
    mistakable,
    nominals,
    nouns,
    numbers,
    pronouns,
    quantity,
    role_nouns,
    whereabouts,
    which_owner,
)
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import (
    NO_NUMBER,
    a_kind,
    all_of,
    first_of,
    has,
    is_sentence,
    meant,
    not_yet,
    report,
    said,
    share,
    texts,
)
from talisman.compiler.source import NOWHERE, Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node, every_node
from talisman.runtime.table.limits import OPTIONS
from talisman.values import evolve, field, frozen

ALL = frozenset(("each", "every", "all"))
"""Words of which one means all there are."""
UNSORTED = (views.You, views.NpIt, views.NpRole, views.NpEntry)
"""Nouns whose words say no kind."""
_NOTHING = "write `nothing` where nothing is done; `if there is no ...: ...` asks"
"""What is said of `no THINGS` and `no UNITS` in what is done."""
ALIKE = "*"
"""The unit of a call that speaks of the amount of the event whose body it stands in (`that much`)."""


@frozen
class Points:
    """An amount of a counter or stat; of the unit ALIKE whatever the event is about."""

    amount: Num
    unit: str


@frozen
class Some:
    """A number of something that is neither a counter nor a thing (`miss 1 turn`)."""

    amount: Num


Filled = Noun | Points | Some
Make = Callable[[Filled], Block]


@frozen
class Doing:
    """Who does a deed, and what is known of it: its words, and where its things come from.

    text: what whoever chooses is asked; phrase: the deed whose words these are, as most ask nothing.
    source: whose things are meant when a noun does not say; random: chosen by chance; supply: new things;
    wanted: the kind of thing that the hole takes, of the sentence `template`; aside: another hole comes
    before it there.
    """

    actor: Noun | None
    text: str = ""
    source: Noun | None = None
    random: bool = False
    supply: bool = False
    verb: str = ""
    wanted: str = ""
    template: str = ""
    aside: bool = False
    phrase: Node | None = None
    span: Span = field(default=NOWHERE, eq=False)

    def question(self, about: prompts.About, who: Ref | None) -> str:
        """What whoever chooses is asked; what it is about is known from there on."""
        return prompts.asked(self.phrase, about.scope, about, who) if self.phrase is not None else self.text


def spread(node: Node, doing: Doing, scope: Scope, make: Make) -> Block:
    """The deed for everything that the hole says."""
    quantity.not_none(first_of(node, views.NumInt, views.Det), node, scope)
    match node:
        case views.GoodsAnd() if any(isinstance(part, views.GoodsOr) for part in node.nodes()):
            report(scope, MIXED_GOODS, node.span, words=said(node))
            return ()
        case views.GoodsOr() if any(isinstance(part, views.GoodsAnd) for part in node.nodes()):
            report(scope, MIXED_GOODS, node.span, words=said(node))
            return ()
        case views.GoodsAnd() | views.GoodsOr() if _per_of_which(node):
            report(scope, PER_OF_WHICH, node.span, words=said(node))
            return ()
        case views.GoodsAnd():
            return tuple(stmt for part in node.nodes() for stmt in spread(part, doing, scope, make))
        case views.GoodsOr():
            return _either(node, doing, scope, make)
        case views.Amount():
            found = numbers.amount_parts(node, scope)
            return make(Points(*found)) if found is not None else ()
        case views.AmountAll():
            leaf, whose = node.unit, role_nouns.owner(node.poss, scope)
            unit = numbers.find_unit(leaf.text, scope)
            if whose is None or unit is None:
                return ()
            _all_of_whom(node, leaf.text, whose, doing, scope)
            return make(Points(numbers.unit_of(leaf, whose, scope) or NO_NUMBER, unit[1]))
        case views.AmountUpTo():
            return _up_to(node, doing, scope, make)
        case views.AmountPer():
            return so_many_per.per(node, scope, make)
        case views.AmountPerThing():
            return so_many_per.per_thing(node, scope, make)
        case views.AmountNone():
            report(scope, NOT_HERE, node.span, what=f"`{said(node)}`", way=_NOTHING)
            return ()
        case views.AmountThat():
            of_event = isinstance(scope.amount, Amount) or scope.event or scope.meanings
            if scope.amount is None or not (scope.unit or of_event):  # an excess is so many, and not of what
                report(scope, NO_AMOUNT, node.span, word=said(node))
                return ()
            return make(Points(scope.amount, scope.unit or ALIKE))
    return _things(node, doing, scope, make)


def _per_of_which(node: Node) -> bool:
    """Whether `per ...` stands behind the last of several amounts alone, and reads as if of all."""
    *before, last = node.nodes()
    per = (views.AmountPer, views.AmountPerThing)
    return isinstance(last, per) and any(isinstance(part, views.Amount) for part in before)


def _all_of_whom(node: Node, unit: str, whose: Noun, doing: Doing, scope: Scope) -> None:
    """Refuse `all your UNITS from another`, `Ann loses all your UNITS`: as many, or all of the other's?"""
    source, actor = doing.source, doing.actor
    if actor is None:
        return
    if whose.ref == actor.ref:
        if source is not None and "from {" in doing.template and actor.ref != source.ref:
            kind = source.kind or next(iter(scope.world.avatars), "")
            report(scope, ALL_OF_WHOM, node.span, words=said(node), unit=unit, verb=doing.verb, kind=kind)
        elif (source is None or source.ref == actor.ref) and _gives(doing, unit, scope):
            report(scope, ALL_THAT_ONE_HAS, node.span, words=said(node), unit=unit, verb=doing.verb)
    elif source is None or whose.ref != source.ref or source.ref == actor.ref:
        who = actor.words or ("you" if scope.you is not None and actor.ref == scope.you.ref else "it")
        stays, first = ("of its own", f"all that each has itself: `all its {unit}`")
        verb = scope.world.verbs.get(doing.verb)
        if source is None and verb is not None and any("from {" in text for text in verb.templates):
            first = f"say from whom it comes: `{doing.verb} {said(node)} from it`"
        if doing.supply:
            stays = "and those would stay where they are"
            first = f"what goes from one to another is two deeds: `... all ..., then ... that many {unit}`"
        number = f"{said(node).removeprefix('all ')} {unit}"
        told = {"words": said(node), "who": who, "verb": doing.verb, "stays": stays, "first": first}
        report(scope, AS_MANY_AS_WHOM, node.span, **told, number=number)


def _gives(doing: Doing, unit: str, scope: Scope) -> bool:
    """Whether a verb gives its doer such points, by itself or by a sentence of its body, and takes none."""
    of = numbers.find_unit(unit, scope)
    verb = scope.world.verbs.get(doing.verb)
    found = {"give"} if doing.supply else set[str]()
    for _ in range(GIVING_DEPTH if verb is not None and not doing.supply else 0):
        does = first_of(verb.node, views.DDoes) if verb is not None and verb.node is not None else None
        verb = None
        for phrase in every_node(does) if does is not None else ():
            if not is_sentence(phrase):
                continue
            part = next(phrase.nodes(), None)
            same = isinstance(part, views.Amount) and numbers.find_unit(part.unit.text, scope) == of
            inner = scope.world.verbs.get(scope.world.find("verb", phrase.verb.text) or "")
            if inner is not None and (same or isinstance(part, views.AmountThat)):
                found.add(inner.primitive)
                verb = inner if not inner.primitive else verb
    return "give" in found and "take-away" not in found


GIVING_DEPTH = 3
"""Verbs within verbs that are looked into."""


def _either(node: Node, doing: Doing, scope: Scope, make: Make) -> Block:
    """Alternatives of different sorts: the doer takes one; of things by name somebody else may choose."""
    parts = _flat(node)
    chosen = first_of(parts[-1], views.ModChoice) is not None
    if (
        (doing.random or chosen)
        and not doing.supply
        and all(isinstance(part, views.NpNamed) for part in parts)
    ):
        return (_named(parts, doing, scope, make),)
    if doing.random:
        report(scope, WHICH_AT_RANDOM, node.span, words=said(node))
    options, about = list[Option](), prompts.About(scope, scope.names.used)
    for part in _flat(node)[:-1]:
        if (exception := first_of(part, views.ModOtherThan)) is not None:
            report(scope, BEHIND_EXCEPTION, exception.span)
    for part in _flat(node):
        inner = scope.inner()
        if _done(part, scope):
            way = "say it of a thing; what is done is `begin`, `end` and `when ... ends`"
            return no_thing(part, way, scope)
        made = spread(part, doing, inner, make)
        options.append(Option("", prompts.taken(part, scope, about), made, span=part.span))
    who = chooser(node, doing, scope)
    asks = doing.question(about, who)
    return (Choose(who, tuple(options), prompt=asks, about=about.things),)


def _done(part: Node, scope: Scope) -> bool:
    """Whether a noun means something that is done, and no thing: `another turn`."""
    what = nominals.nominal(part)
    heads = nominals.heads(what, scope) if what is not None else ()
    return any(head.cls in ("procedure", "contest") for head in heads)


def _named(parts: list[Node], doing: Doing, scope: Scope, make: Make) -> Pick:
    """`Lamp or Anvil at random`, `... of your choice`: one of those that are there."""
    for part in parts[:-1]:
        if (said_twice := first_of(part, views.ModChoice)) is not None:
            not_yet(scope, said_twice)
    var = scope.names.fresh()
    wheres: list[Cond] = []
    kinds: dict[str, None] = {}
    for part in parts:
        one = descriptions.matches(part, Var(var), scope)
        of = dict.fromkeys(
            scope.world.model.things[key].kind
            for name in all_of(part, views.Nameref)
            for key in meant(name, scope.world)
        )
        kinds.update(of)
        if (
            doing.source is not None
            and not holdable.says_whose_or_where(part)
            and holdable.all_holdable(of, scope)
        ):
            mine = whereabouts.belongs(Var(var), next(iter(of)), doing.source, scope)
            one = nominals.both(mine, one)  # what somebody else has is not among them
        wheres.append(one)
    where = nominals.either(*wheres)
    sel = Sel(var, next(iter(kinds)) if len(kinds) == 1 else "", where, parts[0].span)
    made = make(Noun(Var(var), sel.kind, parts[0].span, said(parts[0])))
    return pick(parts[-1], sel, doing, scope, made, optional=False)


def _flat(node: Node) -> list[Node]:
    return [x for part in node.nodes() for x in (_flat(part) if isinstance(part, views.GoodsOr) else [part])]


def _up_to(node: Node, doing: Doing, scope: Scope, make: Make) -> Block:
    found = numbers.amount_parts(node, scope)
    if found is None:
        return ()
    about, who = prompts.About(scope, scope.names.used), chooser(node, doing, scope)
    made = make(Points(Int(1), found[1]))
    return (Repeat((May(who, made, doing.question(about, who), about=about.things),), found[0]),)


# --- things ------------------------------------------------------------------------------------------


def no_thing(np: Node, way: str, scope: Scope) -> Block:
    """Points, or something that is done, where a thing has to be: it would be passed over in silence."""
    report(scope, NOT_HERE, np.span, what=f"`{said(np)}`", way=way)
    return ()


def _things(node: Node, doing: Doing, scope: Scope, make: Make) -> Block:
    if isinstance(node, views.NpThem) and scope.them:
        sel = scope.them[-1]
        return (ForEach(sel, make(Noun(Var(sel.var), sel.kind, node.span, "it"))),)
    members = role_nouns.members(node, scope)
    if members is not None:
        one_of = Noun(Var(members.var), "", node.span, said(node))
        done = (ForEach(members, make(one_of)),)
        spoken_of(one_of, scope, several=True)
        return done
    if isinstance(node, views.NpIt) and doing.actor is not None:
        known = [*scope.it]
        one = pronouns.it(node, scope, doing.wanted, doing.actor.ref)
        if one is None or doing.aside:
            return _certain(one, node, doing, scope, make)
        if mistakable.one_of_two(one, node, known, doing.wanted, _moved(doing, scope), scope):
            one = evolve(one, kind="")  # of what sort it would be is no mistake of its own
        elif isinstance(one.ref, Var) and in_passing.place_for_thing(one, doing.wanted, node, scope):
            return ()
        return _certain(one, node, doing, scope, make)
    if isinstance(node, views.NpThem) or (
        nouns.is_definite(node, scope) and not _named_from(node, doing, scope)
    ):
        return _certain(nouns.noun(node, scope, doing.wanted), node, doing, scope, make)
    if scope.told and isinstance(node, views.NpNamed) and len(keys := meant(node.nameref, scope.world)) > 1:
        share(node.nameref, keys, scope.world)
    if isinstance(node, views.NpEnds):
        return ends.each(node, scope, make)
    part = node if isinstance(node, views.NpNamed) else nominals.nominal(node)
    head = next(iter(nominals.heads(part, scope)), None) if part is not None else None
    det = nominals.determiner(node)
    quantity.check_form(node, scope)
    count = int(leaf.text) if (leaf := nominals.counted(det)) is not None else 1
    if head is not None and head.cls in ("procedure", "contest"):
        return make(Some(_count(node, scope, count)))
    if head is not None and new_things.supplies_of(head, scope):
        _place_for(head, node, doing, scope)
    many = det is not None and "many" in " ".join(texts(det))
    times: Num = _that_many(node, scope) if many else Int(count)
    located_ = all_of(node, views.ModAt, views.ModHere, views.ModOf, views.ModYours)
    if doing.supply and not list(located_) and head is not None:
        return new_things.new(node, head, times, doing, scope, make)
    return _old(node, times, doing, scope, make)


def _moved(doing: Doing, scope: Scope) -> bool:
    """Whether what the deed is done to goes somewhere."""
    verb = scope.world.verbs.get(doing.verb)
    return verb is not None and calls.moves(verb, scope.world)


def _certain(one: Noun | None, node: Node, doing: Doing, scope: Scope, make: Make) -> Block:
    """What is done to one thing that is known, of which its words may say no kind (`you`, `it`, a role)."""
    if (
        one is not None
        and doing.template
        and isinstance(node, UNSORTED)
        and not scope.world.fits(one.kind, doing.wanted)
    ):
        wanted, kind = a_kind(scope.world, doing.wanted), a_kind(scope.world, one.kind)
        if not isinstance(node, views.NpIt) or not in_passing.it_refused(one, doing.wanted, node, scope):
            report(scope, WRONG_KIND, node.span, verb=doing.template, wanted=wanted, found=kind)
    if one is not None and not doing.aside and (verb := scope.world.verbs.get(doing.verb)) is not None:
        calls.check_stays(verb, one, node, scope)
    if one is not None and not scope.world.is_place(one.kind):
        _place_for(nominals.Head("kind", one.kind, (), node.span), node, doing, scope)
    return make(one) if one is not None else ()


def _place_for(head: nominals.Head, node: Node, doing: Doing, scope: Scope) -> None:
    """Refuse to give what nobody who plays has a zone for."""
    given = scope.world.verbs.get(doing.verb)
    if given is not None and given.primitive == "give" and not holdable.has_place(head, scope):
        report(scope, NOWHERE_TO_PUT, node.span, things=said(nominals.nominal(node) or node))


def _that_many(node: Node, scope: Scope) -> Num:
    """The number that the text is about; there may be none."""
    if scope.amount is None:
        report(scope, NO_AMOUNT, node.span, word=said(node))
    return scope.amount or Amount()


def _count(node: Node, scope: Scope, count: int) -> Num:
    det = nominals.determiner(node)
    words = texts(det) if det is not None else ()
    return _that_many(node, scope) if "many" in words else Int(count)


def _old(node: Node, times: Num, doing: Doing, scope: Scope, make: Make) -> Block:
    """Things that are somewhere: all of them, or some that somebody chooses."""
    det = nominals.determiner(node)
    words = " ".join(texts(det)).split(" ") if det is not None else []
    which_owner.check_several(node, scope)
    sel = located(node, doing, scope)
    kind = sel.kind if sel.kind in scope.world.model.kinds else declared_phrases.kind_said(node, scope)
    one_of = Noun(Var(sel.var), kind, node.span, said(node))
    made = make(one_of)
    plural = isinstance(node, views.NpPlural) and nominals.counted(det) is None and "many" not in words
    if "no" in words:
        report(scope, NOT_HERE, node.span, what=f"`{said(node)}`", way=_NOTHING)
        return ()
    if "only" in words:
        what = said(nominals.nominal(node) or node)
        way = f"`all {what}`, `a ...` or a number: nothing else is done to others anyway"
        report(scope, NOT_HERE, node.span, what=f"`{said(node)}`", way=way)
        return ()
    if "those" in words:
        report(scope, NOT_ONE_THING, node.span, word=said(node), noun=f"{kind or 'thing'}s of before")
        return ()
    spoken_of(one_of, scope, several=plural or times != Int(1) or bool({"up", "each", "every"} & set(words)))
    if plural and "number" in words:
        one = evolve(pick(node, sel, doing, scope, made, optional=True), several=True)
        return (Repeat((one,), Count(sel), apart=True),)
    if (plural and "up" not in words) or "each" in words or "every" in words:
        not_asked_anew(sel, made, node.span, scope)
        return (ForEach(sel, made),)
    if not in_piles.refused(node, scope, whose=doing.source is not None):
        _not_everything(node, sel, doing, scope)
    picked = pick(node, sel, doing, scope, made, optional="up" in words)
    if isinstance(node, views.NpNamed) and scope.told:
        picked = evolve(picked, alike=copies(node.nameref, scope))
    if isinstance(node, views.NpOneOf) and isinstance(node.np, views.NpEnds):
        return ends.one_of(picked)
    return (picked,) if times == Int(1) else (Repeat((picked,), times, apart=True),)


def spoken_of(one: Noun, scope: Scope, *, several: bool) -> None:
    """What a deed was done to is `it` behind the deed; after several things the word means none of them."""
    scope.it.append(evolve(one, several=several))


def gone_from_piles(scope: Scope) -> None:
    """What lay on top of a pile and was dealt with is no `it` any more: another thing lies there now."""
    scope.it[:] = [evolve(one, several=True) if isinstance(one.ref, Top) else one for one in scope.it]


def not_asked_anew(sel: Sel, made: Block, span: Span, scope: Scope) -> None:
    """Refuse `each player with coins more than your coins`, where your coins change with each of them."""
    counted = [
        (part.field, part.of)
        for part in walk(sel.where)
        if isinstance(part, FieldOf) and part.of not in (None, Var(sel.var))
    ]
    if not counted:
        return
    for call in (part for part in walk(made) if isinstance(part, Call) and part.unit):
        for unit, of in counted:
            if call.unit == unit and of in (call.actor, call.other, call.extra):
                counter = scope.world.model.counters.get(unit)
                report(scope, ASKED_ANEW, span, unit=(counter.plural if counter is not None else "") or unit)
                return


def _not_everything(node: Node, sel: Sel, doing: Doing, scope: Scope) -> None:
    """Refuse a choice among all things of a kind, wherever they are, if they are more than can be offered."""
    if doing.random or nouns.narrowings(node) or nominals.owner_node(node) is not None:
        return
    if not isinstance(sel.where, (HasTag, Always)) or sel.kind not in scope.world.model.kinds:
        return
    many = sum(len(x.entities) for x in scope.world.model.things.values() if sel.kind in x.tags)
    if many > OPTIONS:
        report(scope, TOO_MANY, node.span, noun=said(node), many=many, most=OPTIONS)


def copies(name: views.Nameref, scope: Scope) -> bool:
    """Whether it is the name of copies of one thing, and of nothing else."""
    return len(meant(name, scope.world)) == 1


def located(node: Node, doing: Doing, scope: Scope) -> Sel:
    """The selection; where the noun does not say whose or where, the things are those of the source."""
    sel = descriptions.selection(node, scope)
    inner = node if not isinstance(node, views.NpOneOf) else next(node.nodes(), node)
    if doing.source is None or holdable.says_whose_or_where(inner):
        return sel
    if _named_from(inner, doing, scope):
        mine = whereabouts.belongs(
            Var(sel.var), sel.kind or holdable.kinds_named(inner, scope)[0], doing.source, scope
        )
        return evolve(sel, where=nominals.both(mine, sel.where))
    part = nominals.nominal(inner)
    found = nominals.heads(part, scope) if part is not None else ()
    if not found or not all(holdable.holdable(head, scope) for head in found):
        return sel
    if (det := nominals.determiner(inner)) is not None and has(det, "nearest"):
        things = said(nominals.nominal(inner) or inner)
        place = whereabouts.place_kind(scope)
        report(scope, NEAREST_OF_ONES_OWN, inner.span, noun=said(inner), things=things, place=place)
    _kept_or_about(inner, found, doing, scope)
    kind, source = sel.kind if sel.kind in scope.world.model.kinds else found[0].kind, doing.source
    if descriptions.has_extreme(inner):  # the most among those
        return descriptions.selection(node, scope, lambda ref: whereabouts.belongs(ref, kind, source, scope))
    mine = whereabouts.belongs(Var(sel.var), kind, source, scope)
    return evolve(sel, where=nominals.both(mine, sel.where))


def _kept_or_about(node: Node, found: Sequence[nominals.Head], doing: Doing, scope: Scope) -> None:
    """Refuse `scold a guest` of who keeps guests: one of those, or any that is about?"""
    does, source = doing.actor or scope.you, doing.source
    if does is None or source is None or source.ref != does.ref or scope.told:
        return
    if any(holdable.speaks_to_others(head, scope) for head in found):
        kind = scope.world.model.kinds.get(found[0].kind)
        whose = "your" if does.words in ("", "you") else "its"
        own = f"one of {whose} {kind.plural if kind is not None else 'THINGS'}"
        place = whereabouts.place_kind(scope)
        report(scope, KEPT_OR_ABOUT, node.span, noun=said(node), own=own, place=place)


def _named_from(node: Node, doing: Doing, scope: Scope) -> bool:
    """Whether it is a thing by its name, from somebody: only what that one has is meant."""
    if (
        doing.source is None
        or scope.told
        or (doing.actor is not None and doing.source.ref == doing.actor.ref)
    ):
        return False
    kinds = holdable.kinds_named(node, scope)
    return bool(kinds) and holdable.all_holdable(kinds, scope) and not holdable.says_whose_or_where(node)


def chooser(node: Node, doing: Doing, scope: Scope) -> Ref:
    """Who chooses: as said, else the doer, else `you`."""
    said_so = first_of(node, views.ModChoice)
    poss = nominals.owner_node(said_so) if said_so is not None else None
    if poss is not None:
        if doing.actor is not None and isinstance(poss, views.PossIts):
            mistakable.their_choice(doing.actor, poss, scope)
            return doing.actor.ref
        found = role_nouns.owner(poss, scope)
        return found.ref if found is not None else Nobody()
    if (who := doing.actor or scope.you) is not None:
        return who.ref
    report(scope, NO_CHOOSER, node.span)
    return Nobody()


def pick(node: Node, sel: Sel, doing: Doing, scope: Scope, body: Block, *, optional: bool) -> Pick:
    """What is done to one of a selection that somebody chooses."""
    inner = node if not isinstance(node, views.NpOneOf) else next(node.nodes(), node)
    who = None if doing.random else chooser(inner, doing, scope)
    if doing.random and (optional or first_of(inner, views.ModChoice) is not None):
        why = "what is drawn at random is not chosen, nor how much"
        report(scope, NOTHING_DRAWN, node.span, words=said(node), why=why)
    about = prompts.About(scope, sel.var - 1)
    return Pick(who, sel, sel.var, body, optional, doing.question(about, who), about=about.things)
