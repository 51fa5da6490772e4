"""The parts of noun phrases: heads, determiners, possessives; and small makers of conditions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from talisman.compiler.messages.nouns import ONE_FOR_SEVERAL, PILE_OR_ORIGIN
from talisman.compiler.model import AllOf, Always, AnyOf, Cond, Not
from talisman.compiler.resolve.scope import Scope, first_kind
from talisman.compiler.resolve.words import (
    NOUNS,
    all_of,
    declared,
    entities,
    first_of,
    has,
    kinds_of,
    name_of,
    report,
)
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node
from talisman.compiler.syntax.vocabulary import plural_of as plural
from talisman.values import evolve, frozen


@frozen
class Head:
    """The head of a noun: its class (`kind`, `zone`, ...), its name, and the words before it.

    named: where the noun is a name, that, the kinds of the things it may mean, and the kind that all are of.
    plural: a word of a property that is a noun by itself. shares: the noun stands behind.
    """

    cls: str
    name: str
    tags: tuple[str, ...]
    span: Span
    named: views.Nameref | None = None
    kinds: tuple[str, ...] = ()
    common: str = ""
    plural: bool = False
    shares: bool = False

    @property
    def kind(self) -> str:
        """The kind that all such things are of; "" where the words do not say it."""
        return self.name if self.cls == "kind" else self.common


def both(*conds: Cond) -> Cond:
    """All of these conditions, without the ones that are always true."""
    flat: list[Cond] = []
    for cond in conds:
        for part in cond.of if type(cond) is AllOf else (cond,):
            if type(part) is not Always and part not in flat:
                flat.append(part)
    return Always() if not flat else flat[0] if len(flat) == 1 else AllOf(tuple(flat))


def either(*conds: Cond) -> Cond:
    """One of these conditions."""
    if any([type(cond) is Always and cond.value for cond in conds]):
        return Always()
    return conds[0] if len(conds) == 1 else AnyOf(tuple(conds))


def negate(cond: Cond) -> Cond:
    """The opposite."""
    return cond.of if isinstance(cond, Not) else Not(cond)


def heads(node: Node, scope: Scope) -> tuple[Head, ...]:
    """The alternatives of a nominal (`card or stone`): one head each.

    They are asked for again and again, and are the same wherever the noun is read; what is wrong with one is
    told each time, since it belongs to the text that is being read.
    """
    world = scope.world
    known = world.heads.get(id(node))
    if known is not None and known[0] is node:
        return known[1]
    told = world.bag.told
    found = _heads(node, scope)
    if world.complete and world.bag.told == told and not scope.told:
        world.heads[id(node)] = node, found
    return found


def _heads(node: Node, scope: Scope) -> tuple[Head, ...]:
    found: list[Head] = []
    for part in (
        all_of(node, views.NounS, views.NounP)
        if isinstance(node, (views.NominalS, views.NominalP))
        else [node]
    ):
        if (ref := first_of(part, views.Nameref)) is not None:
            several = isinstance(part, views.NounP)
            found += _named(_singular(ref, scope) if several else ref, scope, several)
            continue
        words = [leaf for leaf in part.leaves() if leaf.kind in ("ADJ", "KIND_S", "KIND_P", "TAG_P")]
        if not words:
            continue
        tags = tuple(adjective(leaf, scope) for leaf in words[:-1])
        last = words[-1]
        if last.kind == "ADJ" and scope.world.find("form", last.text) is None:
            found.append(Head("tag", "", (*tags, adjective(last, scope)), last.span))
            continue
        word = declared(last, scope, *NOUNS, "role", "property", wanted="noun")
        if word is None:
            continue
        if word.cls in ("tag", "value"):
            found.append(Head("tag", "", (*tags, word.name), last.span, plural=last.kind == "TAG_P"))
        else:
            found.append(Head(word.cls, word.name, tags, last.span))
    return tuple(_with_nouns(found))


def _with_nouns(found: Sequence[Head]) -> list[Head]:
    """The same, where words in front of one noun share it: `a sly or honest trader` is a trader."""
    made: list[Head] = []
    for head in reversed(found):
        after = made[-1] if made else head
        alone = head.cls == "tag" and after.cls == "kind" and after.tags and not head.plural
        made.append(evolve(after, tags=head.tags, span=head.span, shares=True) if alone else head)
    return made[::-1]


def _named(ref: views.Nameref, scope: Scope, several: bool) -> Iterator[Head]:
    """A name as the head of a noun: any of the things that have it."""
    kinds = tuple(dict.fromkeys(kind for _, kind in entities(ref, scope)))
    if kinds:
        _not_of_zone(ref, kinds[0], scope, several)
        yield Head("named", name_of(ref)[0], (), ref.span, ref, kinds, scope.world.common_kind(kinds))


def _not_of_zone(ref: views.Nameref, kind: str, scope: Scope, several: bool) -> None:
    """Refuse `all Lamps of the stock`: those that began there, or those that lie there?

    Of one Lamp it is said where a pile tells apart what is called so, and only there.
    """
    pile = ref.pile
    zone = pile.text.removeprefix("of the ") if pile is not None else ""
    if pile is None or scope.told or scope.world.find("zone", zone) is None:
        return
    name, forms = name_of(ref)[0], scope.world.words.get("kind", {})
    if not several and len(scope.world.named(name)) > 1:
        return
    plural_ = next((form for form, of in forms.items() if of == kind and form != kind), f"{kind}s")
    said_ = {"words": f"{name} {pile.text}", "name": name, "pile": zone, "kinds": plural_}
    report(scope, PILE_OR_ORIGIN, pile.span, **said_)


def _singular(ref: views.Nameref, scope: Scope) -> views.Nameref:
    """A name in the plural as it is printed: `Lamps`, `Jars of Salt`."""
    text = name_of(ref)[0]
    names = scope.world.names
    if text in names:
        if not text.partition(" of ")[0].endswith("s"):  # `Boots` are several, or one: so they are called
            report(scope, ONE_FOR_SEVERAL, ref.span, name=text, plural=plural_of(text))
        return ref
    one = next((name for name in names if plural_of(name) == text), text)
    kids = tuple(evolve(ref.name, text=one) if kid is ref.name else kid for kid in ref.kids)
    return evolve(ref, kids=kids)


def plural_of(name: str) -> str:
    """The regular plural of a name; of `Jar of Salt` it is that of `Jar`."""
    head, of, rest = name.partition(" of ")
    return f"{plural(head)}{of}{rest}"


def adjective(leaf: Leaf, scope: Scope) -> str:
    """The tag or value word that stands before a noun."""
    return scope.world.find("tag", leaf.text) or scope.world.find("value", leaf.text) or leaf.text


_NOMINALS = kinds_of(views.NominalS, views.NominalP)


def nominal(node: Node) -> Node | None:
    """The nominal of a noun phrase."""
    kinds = _NOMINALS
    for kid in node.kids:
        if kid.kind in kinds:
            return cast(Node, kid)
    return None


def head_kind(node: Node, scope: Scope) -> str:
    """The kind that everything the noun phrase describes has ("" none in common)."""
    part = nominal(node)
    return first_kind(head.kind for head in heads(part, scope)) if part else ""


_DETERMINERS = kinds_of(views.DetS, views.Det, views.DetP, views.Each)


def determiner(node: Node) -> Node | None:
    """The words before the nominal."""
    if isinstance(node, views.NpPlural) and has(node, "all"):
        return node
    kinds = _DETERMINERS
    for kid in node.kids:
        if kid.kind in kinds:
            return cast(Node, kid)
    return None


def of_names(node: Node) -> bool:
    """Whether it is said of several that are called by name: `NAME or NAME`."""
    return isinstance(node, views.NpDet) and node.det is None


def counted(node: Node | None) -> Leaf | None:
    """The number that is written in a determiner."""
    return node.integer if isinstance(node, views.Det) else None


def is_level(node: Node, scope: Scope) -> bool:
    """`the game`, `your turn`: a procedure as the object of a verb says nothing more."""
    part = nominal(node)
    found = heads(part, scope) if part is not None else ()
    if not found or found[0].cls not in ("procedure", "contest"):
        return False
    det = determiner(node)
    certain = det is None or has(det, "the") or owner_node(node) is not None
    return certain and (det is None or not has(det, "nearest"))


_POSSESSIVES = kinds_of(views.PossYour, views.PossIts, views.PossTheir, views.PossOf)


def owner_node(node: Node) -> views.Poss | None:
    """The possessive in a noun phrase (`your`, `its`, `Ann's`), also inside its determiner."""
    kinds = _POSSESSIVES
    for kid in node.kids:
        if kid.kind in kinds:
            return cast(views.Poss, kid)
    det = determiner(node)
    if det is not None and det is not node:
        for kid in det.kids:
            if kid.kind in kinds:
                return cast(views.Poss, kid)
    return None


def one_each(kind: str, scope: Scope) -> bool:
    """Whether a thing has at most one of these: its place, its player, its avatar."""
    world = scope.world
    return world.is_place(kind) or kind in world.seats or kind in world.avatars
