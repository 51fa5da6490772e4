"""What `another` and `other than` leave out, and where that reads otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.articles import with_article
from talisman.compiler.messages.nouns import (
    LOST_NARROWING,
    MORE_OF_EXCEPTED,
    NONE_LEFT,
    OTHER_THAN_WHOM,
    WHOSE_IS_EXCEPTED,
    WRONG_KIND,
)
from talisman.compiler.messages.places import (
    ANOTHER_PLACE_OF_WHOM,
    MEASURED_FROM_WHOM,
    NOT_WHERE_YOU_ARE,
    OTHER_THAN_BOTH,
)
from talisman.compiler.model import Rec, Var
from talisman.compiler.resolve.phrase import descriptions, neighbours, nominals, nouns, states, whereabouts
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import a_kind, any_copy, has, is_np, meant, report, said, texts
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node, Part, every_node

CERTAIN = frozenset(("that", "this", "those", "the nearest", "another", "other"))
"""Words in front of which one is meant, or which are; of all but you, you are left."""
WHAT_IT_IS = (views.ModWith, views.ModWithout, views.ModHas, views.ModIs, views.ModValue)
"""What stands behind a noun, but for where it is and whose."""


def check(part: Part, who: Noun | None, scope: Scope) -> None:
    """Refuse `another KIND` in a part of a sentence in front of which somebody stands who is not `you`."""
    if (
        who is None
        or scope.you is None
        or who.ref == scope.you.ref
        or who.words in ("you", "they")
        or not who.kind
    ):
        return
    for np in every_node(part):
        det = nominals.determiner(np) if is_np(np) else None
        kind = nominals.head_kind(np, scope) if det is not None else ""
        _measured(np, who, scope)
        if not kind or not is_other(np):
            continue
        if scope.world.is_place(kind) and scope.world.is_avatar(who.kind):
            name = who.words or "it"
            own = name[0].isupper() or scope.world.find("role", name.removeprefix("the "))
            its = f"{name}'s" if own else "its"
            told = {"kind": kind, "who": name, "its": its, "place": whereabouts.place_kind(scope)}
            report(scope, ANOTHER_PLACE_OF_WHOM, np.span, noun=said(np), **told)
        elif scope.world.fits(who.kind, kind) and not scope.world.is_place(kind):
            report(scope, OTHER_THAN_WHOM, np.span, noun=said(np), kind=kind, who=who.words or "it")


def _measured(np: Node, who: Noun, scope: Scope) -> None:
    """Refuse the nearest, or a neighbour, where somebody does it who is not `you`: it is near to `you`."""
    part = nominals.nominal(np) if is_np(np) else None
    det = nominals.determiner(np) if part is not None else None
    if part is None or scope.world.is_place(who.kind):
        return
    near = neighbours.is_meant(np, scope) and neighbours.of_what(np) is None
    if near or (det is not None and has(det, "nearest")):
        way = (
            "say from where, `a neighbour space of NAME`; or a verb of its own does it, `verb NAME ...: KIND`"
        )
        words = (who.words or "it").split(" ")
        if near and words[0] in ("each", "every", "all"):
            each = " ".join(("for each", *words[1:]))
            way = f"go through them, and say from where: `{each}: it ... a {said(part)} of it`"
        report(scope, MEASURED_FROM_WHOM, np.span, noun=said(np), who=who.words or "it", way=way)


def where_you_are(place: Node, who: Noun, scope: Scope) -> None:
    """Refuse `you are at another gate`, which is any but where you are."""
    kind = nominals.head_kind(place, scope)
    if scope.you is None or who.ref != scope.you.ref or scope.told or not scope.world.is_place(kind):
        return
    near = neighbours.is_meant(place, scope)
    if near and neighbours.of_what(place) is None:
        way = f"`a {said(nominals.nominal(place) or place)} of NAME`"
        report(scope, NOT_WHERE_YOU_ARE, place.span, noun=said(place), way=way)
    elif not near and is_other(place):
        way = f"`{a_kind(scope.world, kind)} other than NAME`"
        report(scope, NOT_WHERE_YOU_ARE, place.span, noun=said(place), way=way)


def sorts(found: Sequence[nominals.Head], scope: Scope) -> tuple[str, ...]:
    """The kinds of which words that are nouns by themselves can be said (`another heavy`); () any."""
    made: list[str] = []
    for head in found:
        if head.cls != "tag" or not head.tags:
            return ()
        for tag in head.tags:
            of = _said_of(tag, scope)
            if not of:
                return ()
            made += of
    return tuple(dict.fromkeys(made))


def _said_of(word: str, scope: Scope) -> tuple[str, ...]:
    """The kinds of things of which a word is printed, or becomes so; () for who knows which."""
    model, state = scope.world.model, states.find(word, scope)
    if word in model.values or scope.world.find("form", word) is not None:
        return ()  # a value or a form may be anybody's
    if state is not None:
        return (model.counters[state].of,)
    return tuple(dict.fromkeys([thing.kind for thing in model.things.values() if word in thing.tags]))


def spoken_of(kind: str, known: Noun | None, scope: Scope) -> list[Noun]:
    """What `another` of a kind may leave out beside `you` or `this`: who was spoken of before."""
    world = scope.world
    if kind not in world.model.kinds or world.is_place(kind) or scope.told:
        return []
    done_to = scope.this if scope.this is not None and isinstance(scope.this.ref, Rec) else None  # of a verb
    mine = [one.ref for one in (known, scope.you, scope.doing, scope.doer) if one is not None]
    return [
        one
        for tier in (scope.it, *scope.topics, (done_to,) if done_to is not None else ())
        for one in tier
        if one.kind
        and not one.several
        and isinstance(one.ref, (Rec, Var))
        and one.ref not in mine
        and one.words not in ("you", "this")
        and not (one.member and world.is_avatar(one.kind))
        and world.fits(one.kind, kind)
    ]


def than_both(node: Node, kind: str, me: Noun, spoken: Sequence[Noun], scope: Scope) -> None:
    """Refuse `another` of a kind beside somebody of it who was spoken of: is one left out, or are both?"""
    if not spoken:
        return
    mine = "you" if scope.you is not None and me.ref == scope.you.ref else "this"
    det = nominals.determiner(node)
    each = det is not None and (has(det, "each") or has(det, "every"))
    one = f"each {kind}" if each else a_kind(scope.world, kind)
    named = [x.words for x in spoken if x.words[:1].isupper()]
    named += [x.words for x in spoken if x.words == "the actor"]
    who = " and ".join(named) if named and len(named) == len(spoken) else "it"
    report(
        scope,
        OTHER_THAN_BOTH,
        node.span,
        noun=said(node),
        me=mine,
        who=spoken[0].words or "it",
        one=one,
        it=who,
    )


def is_other(node: Node) -> bool:
    """Whether `another` or `other` stands in front of a noun."""
    det = nominals.determiner(node)
    return det is not None and (has(det, "another") or has(det, "other"))


def any_such(node: Node) -> str:
    """The same noun without its `another`."""
    det = nominals.determiner(node)
    word = said(nominals.nominal(node) or node)
    if isinstance(node, views.NpPlural):
        return word
    return f"no {word}" if det is not None and has(det, "no") else with_article(word)


READ_WITH_OF = (views.NpDet, views.NpPlural, views.NpNamed)


def whose_is_excepted(mod: views.ModOf, node: Node, scope: Scope) -> None:
    """Refuse `a space other than the space of Ann`: `of` would be read with what is left out."""
    for other in nouns.narrowings(node):
        if not isinstance(other, views.ModOtherThan) or not isinstance(other.nps[-1], READ_WITH_OF):
            continue
        whose = "your" if isinstance(mod.np, views.You) else f"{said(mod.np)}'s"
        way = f"{whose} {said(nominals.nominal(other.nps[-1]) or other.nps[-1])}"
        front = said(nominals.nominal(node) or node)
        report(scope, WHOSE_IS_EXCEPTED, mod.span, words=said(mod), noun=front, way=way)
        return


def owner_narrowed(owner: Node, node: Node, scope: Scope) -> None:
    """Refuse `a tool of Ann other than Lamp`: it would be Ann who is narrowed, and that says nothing.

    node: what is said to be of the owner.
    """
    late = nouns.narrowings(owner)
    if not isinstance(owner, views.NpNamed) or not late:
        return
    things = [scope.world.model.things[key] for key in meant(owner.nameref, scope.world)]
    if len(things) != 1 or (things[0].copies > 1 and any_copy(owner.nameref, things[0].entities[0], scope)):
        return
    words, name = said(late[0]), said(owner.nameref)
    way = f"say whose it is in front: `one of {name}'s ... {words}`"
    front = nominals.nominal(node)
    if front is not None and isinstance(late[0], (views.ModIs, views.ModValue, views.ModWith)):
        way = f"say it in front of whose it is: `... {said(front)} {words} of {name}`"
    report(scope, LOST_NARROWING, late[0].span, mod=words, what=f"`{name}`", way=way)


def of_the_owner(owner: Node, node: Node, scope: Scope) -> None:
    """Refuse `a tool of another player that is not old`: players are never `old`, tools are."""
    kind, theirs = nominals.head_kind(node, scope), nominals.head_kind(owner, scope)
    front = said(nominals.nominal(node) or node)
    for mod in nouns.narrowings(owner):
        said_of = _words_of(mod, scope)
        if scope.told or not kind or not theirs or not said_of:
            continue
        if scope.world.fits(kind, said_of) and not scope.world.fits(theirs, said_of):
            whose = said(owner).removesuffix(said(mod)).strip()
            way = f"say it in front of whose it is: `... {front} {said(mod)} of {whose}`"
            report(scope, LOST_NARROWING, mod.span, mod=said(mod), what=f"`{whose}`", way=way)


def _words_of(mod: views.Mod, scope: Scope) -> tuple[str, ...]:
    """The kinds of which the words behind a noun can be said, where they are no more than words."""
    found: list[str] = []
    if isinstance(mod, views.ModIs) and isinstance(mod.narrow, views.PredWords):
        for leaf in mod.narrow.adjs:
            found += _said_of(nominals.adjective(leaf, scope), scope)
    elif isinstance(mod, views.ModOtherThan):
        for part in (part for one in mod.nps if (part := nominals.nominal(one)) is not None):
            found += sorts(nominals.heads(part, scope), scope)
    return tuple(found)


def _of_the_kind(one: Node, kind: str, scope: Scope, *, joined: bool) -> None:
    """Refuse `a space other than you`: who is left out is none of them.

    joined: it stands beside another that is left out, and would be heard as meant besides.
    """
    if not kind:
        return
    found: Sequence[str] = ()
    if isinstance(one, views.You) and scope.you is not None:
        found = (scope.you.kind,)
    elif joined and isinstance(one, views.NpThis) and scope.this is not None:
        found = (scope.this.kind,)
    elif joined and isinstance(one, views.NpNamed):
        found = [scope.world.model.things[key].kind for key in meant(one.nameref, scope.world)]
    if not found or any(not of or scope.world.fits(of, kind) for of in found):
        return
    wanted = {"wanted": a_kind(scope.world, kind), "found": a_kind(scope.world, found[0])}
    report(scope, WRONG_KIND, one.span, verb="other than", **wanted)


def is_some_of(one: Node, kind: str, scope: Scope, *, joined: bool) -> None:
    """Refuse what leaves out all of them (what stands behind narrows the first noun), or none of them."""
    if _leaves_none(one, kind, scope):
        report(scope, NONE_LEFT, one.span, noun=said(one), kind=kind)
    _of_the_kind(one, kind, scope, joined=joined)


def _leaves_none(one: Node, kind: str, scope: Scope) -> bool:
    """Whether a noun that is left out is any of the kind."""
    part = nominals.nominal(one)
    if part is None or nominals.owner_node(one) is not None or kind not in scope.world.model.kinds:
        return False
    det = nominals.determiner(one)
    words = {*texts(det)} if det is not None else set()
    if not CERTAIN.isdisjoint(words) or ("the" in words and scope.world.is_place(kind)):
        return False
    all_such = [head for head in nominals.heads(part, scope) if head.cls == "kind" and not head.tags]
    return any(head.name in scope.world.ancestors(kind) for head in all_such)


def words_alone(mod: views.ModOtherThan, node: Node, scope: Scope) -> None:
    """Refuse more than words in front of what is left out: how many, and what would narrow the first noun."""
    kind = nominals.head_kind(node, scope)
    first = kind or "thing"
    if any(_leaves_none(one, kind, scope) for one in mod.nps):
        return  # told of each
    for one in mod.nps:
        if (
            scope.told
            or nominals.nominal(one) is None
            or nouns.is_definite(one, scope)
            or nominals.owner_node(one) is not None
        ):
            continue
        det = nominals.determiner(one)
        if det is not None and (nominals.counted(det) is not None or has(det, "many") or has(det, "number")):
            why = f"`{said(one)}` would leave out all of them, however many there are"
            report(
                scope, MORE_OF_EXCEPTED, one.span, why=why, way="leave the number out, or choose them first"
            )
            return
        around = nominals.determiner(node)
        if (
            around is not None
            and has(around, "all")
            and det is not None
            and {"a", "an"} & {*texts(det)}
            and nominals.head_kind(one, scope) in scope.world.model.kinds
        ):
            why = f"`{said(one)}` could be one of them, or all that are so"
            way = (
                "say all that are so in the plural, `other than WORD KINDS`; one that is kept is chosen first"
            )
            report(scope, MORE_OF_EXCEPTED, one.span, why=why, way=way)
            return
    behind = nouns.narrowings(node)
    late = behind[behind.index(mod) + 1 :]
    last = mod.nps[-1]
    if (
        not late
        or nominals.nominal(last) is None
        or nouns.is_definite(last, scope)
        or descriptions.has_extreme(node)
    ):
        return
    single = isinstance(nominals.determiner(last), views.DetS) and not has(
        nominals.determiner(last) or last, "that"
    )
    what = WHAT_IT_IS if not single else (*WHAT_IT_IS, views.ModHere, views.ModAt)
    for more in late:
        if isinstance(more, what):
            why = f"`{said(more)}` is said of the `{first}` in front again, not of `{said(last)}`"
            way = f"ask each: `for each {first}: unless ...: ...`, or `if ...`"
            report(scope, MORE_OF_EXCEPTED, more.span, why=why, way=way)
            return
