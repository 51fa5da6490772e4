"""What stands in the holes of a deed: from whom, as what, where it leads, and what it cannot be."""

from __future__ import annotations

from talisman.compiler.messages.deeds import (
    CROSSED_BY_ITSELF,
    FROM_NONE,
    IN_ALL_OR_EACH,
    ITS_OF_WHICH,
    NO_COUNTING,
    ONE_TO_EACH,
    SO_MANY_LEVELS,
    TWICE_THE_SAME,
)
from talisman.compiler.messages.events import LEVEL_OF_EVENT
from talisman.compiler.messages.nouns import ONE_FORM, UNKNOWN_WORD
from talisman.compiler.model import Nobody, This
from talisman.compiler.model.walk import holds
from talisman.compiler.resolve.body import goods
from talisman.compiler.resolve.body.goods import Filled
from talisman.compiler.resolve.phrase import (
    calls,
    declared_phrases,
    holdable,
    nominals,
    nouns,
    numbers,
    pronouns,
    whereabouts,
)
from talisman.compiler.resolve.phrase.calls import Hole, Said
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import (
    a_kind,
    all_of,
    declared,
    first_of,
    has,
    leaves,
    meant,
    report,
    said,
    texts,
)
from talisman.compiler.resolve.world import VerbInfo
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node, Part

UNCOUNTED = goods.ALL | {"no", "any", "up"}
"""Words of which nobody could say how many turns they are."""


def leads_somewhere(filled: tuple[Filled, ...], found: Said, scope: Scope) -> None:
    """Refuse to go over what is no place where it does not say where to: nothing would be done."""
    one = filled[0] if filled else None
    if isinstance(one, Noun) and one.kind and not scope.world.is_place(one.kind):
        report(scope, CROSSED_BY_ITSELF, found.node.span, words=said(found.node))


def counts_as(line: Node, things: list[Hole], scope: Scope) -> str:
    """The kind that the thing of a deed counts as from then on (`as a guest`); "" where it does not say."""
    part = next(all_of(line, views.SetAsKind), None)
    if part is None:
        return ""
    heads = nominals.heads(part.kids[-1], scope) if isinstance(part.kids[-1], Node) else ()
    kind = heads[0].kind if len(heads) == 1 and heads[0].cls == "kind" and not heads[0].tags else ""
    model = scope.world.model
    numbers_of = [(one.of, one.name) for one in model.counters.values()]
    numbers_of += [(one.of, one.name) for one in model.stats.values()]
    bears = [name for of, name in numbers_of if of == kind]
    if not kind or not things or model.kinds[kind].place or scope.world.is_avatar(kind):
        report(
            scope,
            NO_COUNTING,
            part.span,
            words=said(part),
            why="it has to be one kind of thing that can be held",
        )
    elif bears:
        report(scope, NO_COUNTING, part.span, words=said(part), why=f"each {kind} has its {bears[0]}")
    return kind


def its_of_which(things: list[Hole], scope: Scope) -> None:
    """Refuse `its owner` beside a thing that is chosen, or named, where it would be that of the text."""
    parts = [hole.part for hole in things if isinstance(hole.part, Node)]
    first = parts[0] if parts else None
    named = isinstance(first, views.NpNamed)
    if first is None or not (named or (nominals.nominal(first) and not nouns.is_definite(first, scope))):
        return
    for part in parts[1:]:
        poss = nominals.owner_node(first_of(part, views.LinkOf) or part)
        if poss is None or not isinstance(poss, views.PossIts) or not nouns.is_definite(part, scope):
            continue
        whose = nouns.quietly(part, scope)
        if whose is not None and holds(whose.ref, This):
            role = said(part).removeprefix("its ")
            copies = len(scope.world.model.things[key].entities) if (key := _one_name(first, scope)) else 2
            each = said(first) if named else "THING ..."
            one = f"`the {role} of {said(first)}`"
            way = one if copies == 1 else f"`for each {each}: ... it ... {said(part)}`"
            words = {"noun": said(part), "thing": f"`{said(first)}`", "role": role, "way": way}
            report(scope, ITS_OF_WHICH, part.span, **words)


def _one_name(first: Node, scope: Scope) -> str:
    """What a name means, where it means things that are printed alike."""
    keys = meant(first.nameref, scope.world) if isinstance(first, views.NpNamed) else []
    return keys[0] if len(keys) == 1 else ""


def one_to_each(things: list[Hole], giver: Hole | None, info: VerbInfo, scope: Scope) -> None:
    """Refuse `give a tool to each player`, where the tool is moved: it is the same one each time."""
    first = things[0].part if things else None
    det = nominals.determiner(first) if isinstance(first, Node) else None
    if det is None or not isinstance(first, Node) or things[0] is giver or nouns.is_definite(first, scope):
        return
    if not {"a", "an", "another"} & set(texts(det)) or not calls.moves(info, scope.world):
        return
    for hole in things[1:]:
        part = hole.part
        if hole is giver or not isinstance(part, Node) or not isinstance(part, (views.NpDet, views.NpPlural)):
            continue
        each = nominals.determiner(part)
        if isinstance(part, views.NpPlural) or (each is not None and goods.ALL & set(texts(each))):
            words = {"one": said(first), "each": said(part), "kind": nominals.head_kind(part, scope)}
            report(scope, ONE_TO_EACH, part.span, **words)


def in_all_or_each(things: list[Hole], giver: Hole | None, scope: Scope) -> None:
    """Refuse `take 2 tools from other players`: so many in all, or from each of them?"""
    whose = giver.part if giver is not None else None
    first = next((hole.part for hole in things if hole is not giver), None)
    det = nominals.determiner(whose) if isinstance(whose, views.NpPlural) else None
    if not isinstance(whose, views.NpPlural) or (det is not None and has(det, "all")):
        return
    if not isinstance(first, (views.NpDet, views.NpPlural, views.NpOneOf)) or nouns.is_definite(first, scope):
        return
    words = nominals.determiner(first)
    said_of = texts(words) if words is not None else []
    counted = any(word.isdigit() or word in ("any", "up to") for word in said_of)
    if isinstance(first, views.NpPlural) and not counted:
        return
    kind = nominals.head_kind(whose, scope) or "thing"
    report(scope, IN_ALL_OR_EACH, whose.span, one=said(first), those=said(whose), kind=kind)


def giver(found: Said) -> Hole | None:
    """The hole behind `from`: whose things are meant."""
    words = found.found.template.split()
    if "from" not in words:
        return None
    spots = [hole for hole in found.holes if isinstance(hole.part, Node)]
    at = sum(1 for text in words[: words.index("from")] if text.startswith("{"))
    return spots[at] if at < len(spots) else None


def lying_with(things: list[Hole], giver: Hole | None, scope: Scope) -> None:
    """Refuse `take a bag here from another trader`: what lies here is with nobody."""
    first = things[0].part if things else None
    if giver is None or not isinstance(first, Node) or first is giver.part or nominals.nominal(first) is None:
        return
    kind = nominals.head_kind(giver.part, scope) if isinstance(giver.part, Node) else ""
    if not scope.world.is_place(kind) and not nouns.is_definite(first, scope):
        whereabouts.lying_too(first, kind, scope)


def from_nobody(found: Said, things: list[Hole], scope: Scope) -> Node | None:
    """What somebody would have to give, where a verb that speaks of the giver is said without one."""
    info = found.verb
    first = things[0].part if things else None
    if info is None or info.node is None or not isinstance(first, Node) or scope.told:
        return None
    gives = any(" from {" in template for template in info.templates) and "from" not in found.found.template
    if not gives or not any(leaf.text == "target" for leaf in leaves(info.node)):
        return None
    parts = [first, *(x for x in first.nodes() if isinstance(first, (views.GoodsOr, views.GoodsAnd)))]
    return next((part for part in parts if holdable.of_somebody(part, scope)), None)


def holds_none(giver: Hole | None, things: list[Hole], scope: Scope) -> bool:
    """Refuse to take from whom no zone is that could hold such things: `from it`, `from a guest`.

    Nor are points taken from what has no such number. What somebody has by what is printed on it lies
    anywhere; at a place anything may lie.
    """
    world = scope.world
    if giver is None or scope.told or not isinstance(giver.part, Node) or not things or things[0] is giver:
        return False
    known = source(giver, None, scope)
    kind = known.kind if known is not None else declared_phrases.kind_said(giver.part, scope)
    what = things[0].part
    numbered = isinstance(what, views.Amount)
    if not isinstance(what, Node) or kind not in world.model.kinds or (world.is_place(kind) and not numbered):
        return False
    if isinstance(what, views.Amount):
        unit = numbers.find_unit(what.unit.text, scope)
        wanted = numbers.kind_of_unit(what.unit.text, scope)
        fits = unit is None or not wanted or world.fits(kind, wanted)
    else:
        fits = nominals.owner_node(what) is not None or not whereabouts.never_borne(what, kind, scope)
    if fits:
        return False
    owner, noun = a_kind(world, kind), said(what)
    who = next(iter(world.avatars), "KIND")
    way = f"say from whom, or where it lies: `... from another KIND`, `... {noun} here`"
    if numbered:
        way = f"say from whom: `... from another {who}`, `... from another {who} here`"
    report(scope, FROM_NONE, giver.part.span, whom=said(giver.part), owner=owner, noun=noun, way=way)
    return True


def source(giver: Hole | None, actor: Noun | None, scope: Scope) -> Noun | None:
    """Whose things are meant: those of `from ...`, if that is somebody certain; else the doer's."""
    if giver is None:
        return actor
    if not isinstance(giver.part, Node) or not nouns.is_definite(giver.part, scope):
        return None
    return nouns.quietly(giver.part, scope)


def no_level(node: Node, verb: VerbInfo, scope: Scope) -> None:
    """`another turn`, `2 rounds` are no things; `the game` is said of verbs that begin and end."""
    part = nominals.nominal(node)
    found = nominals.heads(part, scope) if part is not None else ()
    if not any(head.cls in ("procedure", "contest") for head in found):
        return
    moved = calls.moves(verb, scope.world)  # then it is told already that it goes nowhere
    if nominals.is_level(node, scope) and verb.primitive not in calls.SAID_OF_LEVELS and not moved:
        when = calls.when_it_is(node, scope)
        report(scope, LEVEL_OF_EVENT, node.span, noun=said(node), verb=verb.name, when=when)
    for head in found:
        if head.cls in ("procedure", "contest") and not (moved or nominals.is_level(node, scope)):
            near = f"when you would begin a {head.name}: it does not happen"
            report(scope, UNKNOWN_WORD, node.span, name=said(node), wanted="thing", near=near)


def so_many_levels(node: Node, scope: Scope) -> None:
    """Refuse `miss all your turns`, `miss this turn`: nothing says how many, and it would be one."""
    det = nominals.determiner(node)
    words = {*texts(det)} if det is not None else set()
    plural = isinstance(node, views.NpPlural) and nominals.counted(det) is None and "many" not in words
    if plural or nominals.is_level(node, scope) or not words.isdisjoint(UNCOUNTED):
        noun = said(nominals.nominal(node) or node)
        report(scope, SO_MANY_LEVELS, node.span, words=said(node), one=noun)


def form_hole(found: Said, scope: Scope) -> str:
    """The form that somebody becomes."""
    info = found.verb
    if info is None or info.primitive != "set-mode":
        return ""
    for hole in found.holes:
        for leaf in leaves(hole.part):
            name = scope.world.find("form", leaf.text)
            if name is not None:
                _form_alone(hole.part, name, scope)
                return name
    return ""


def _form_alone(part: Part, form: str, scope: Scope) -> None:
    """Refuse more than the form in what somebody becomes: another one, words in front or behind."""
    if not isinstance(part, Node):
        return
    noun, det = nominals.nominal(part), nominals.determiner(part)
    heads = nominals.heads(noun, scope) if noun is not None else ()
    alone = len(heads) == 1 and not heads[0].tags and not nouns.narrowings(part)
    if isinstance(part, (views.GoodsOr, views.GoodsAnd)):
        report(scope, ONE_FORM, part.span, words=said(part), form=form)
    elif noun is not None and (not alone or (det is not None and has(det, "another"))):
        report(scope, ONE_FORM, noun.span, words=said(part), form=form)


def contest_hole(found: Said, scope: Scope) -> str:
    """The contest that a deed names, "" for none."""
    hole = found.hole("contest")
    if hole is None:
        return ""
    leaf = next((x for x in leaves(hole.part) if x.kind in ("KIND_S", "KIND_P", "ADJ")), None)
    word_ = declared(leaf, scope, "contest") if leaf is not None else None
    return word_.name if word_ is not None else ""


def twice(things: list[Hole], found: Said, scope: Scope) -> None:
    """Refuse one certain thing in two places of a deed; a name of several is two choices."""
    names = [
        said(hole.part)
        for hole in things
        if isinstance(hole.part, views.NpNamed) and _one_thing(hole.part.nameref, scope)
    ]
    again = next((name for place, name in enumerate(names) if name in names[:place]), None)
    if again is not None:
        report(scope, TWICE_THE_SAME, found.node.span, words=again, verb=said(found.node))


def no_amount(things: list[Hole], filled: tuple[Filled, ...], verb: VerbInfo, scope: Scope) -> None:
    """Refuse `lose it` where nothing was spoken of: one reads an amount, and it would be this very thing."""
    for hole, one in zip(things[:1], filled[:1], strict=False):
        this = isinstance(one, Noun) and scope.this is not None and one.ref == scope.this.ref == This()
        if verb.primitive == "take-away" and this and isinstance(hole.part, views.NpIt):
            pronouns.reads_as(Noun(Nobody(), words="so much"), hole.part, scope)


def _one_thing(ref: views.Nameref, scope: Scope) -> bool:
    """Whether a name means one certain thing: no other is called so, or it says which copy."""
    keys = scope.world.names.get(ref.name.text, ())
    copies = sum(
        len(scope.world.model.things[key].entities) for key in keys if key in scope.world.model.things
    )
    return copies == 1 or ref.nth is not None
