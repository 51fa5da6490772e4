"""Small readers of the tree: which words stand in a node, and what they were declared as."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeGuard, TypeVar

from talisman.compiler.articles import with_article
from talisman.compiler.diagnostics import Code, Diagnostic, closest
from talisman.compiler.messages.nouns import NOT_OF_PILE, NOT_YET, SHARED_NAME, UNKNOWN_NAME, UNKNOWN_WORD
from talisman.compiler.model import Always, Int
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.resolve.world import Wanted, World
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, Part, all_leaves
from talisman.values import frozen

Kind = TypeVar("Kind", bound=Node)
NOUNS = ("kind", "zone", "procedure", "contest", "form", "tag", "value")
"""The classes of words that may be the head of a noun, in the order in which they are tried."""
_KINDS: dict[type[Node], str] = {cls: kind for kind, cls in views.CLASSES.items()}
_POSS_OF = _KINDS[views.PossOf]
NUMBERS = ("counter", "stat", "limit", "memory", "property")


def texts(node: Node) -> tuple[str, ...]:
    """The words that stand directly in the node."""
    return tuple(leaf.text for leaf in node.leaves())


def has(node: Node, *words: str) -> bool:
    """Whether all these words stand directly in the node (word groups count as their words)."""
    found: list[str] = []
    for kid in node.kids:
        if type(kid) is Leaf:
            if " " in kid.text:
                found += kid.text.split(" ")
            else:
                found.append(kid.text)
    return all([word in found for word in words])


def is_modifier(part: Node) -> TypeGuard[views.Mod]:
    """Whether a part narrows the noun in front of it."""
    return part.kind.startswith("mod_")


def is_amount(part: Part) -> TypeGuard[views.AnyAmount]:
    """Whether a part is an amount of something that is counted."""
    return part.kind.startswith("amount")


def is_np(part: Part) -> TypeGuard[views.Np]:
    """Whether a part is a noun phrase of more than a pronoun for somebody: `you` is none of these."""
    return part.kind.startswith("np_")


def is_number(part: Part) -> TypeGuard[views.Number]:
    """Whether a part is a number."""
    return part.kind.startswith("num_")


def is_sentence(part: Part) -> TypeGuard[views.PhraseB | views.PhraseS | views.PhraseG | views.PhraseP]:
    """Whether a part is a sentence of a declared verb."""
    return part.kind.startswith("phrase_")


def is_clause(line: Node) -> TypeGuard[views.Dline]:
    """Whether a line below a declaration is one of its clauses, not a rule."""
    return line.kind.startswith("d_")


def first_of(node: Node, *kinds: type[Kind]) -> Kind | None:
    """The first part of one of these kinds, of a node that may be of several kinds."""
    for kid in node.kids:
        if type(kid) in kinds:
            return kid  # type: ignore[return-value]
    return None


def all_of(node: Node, *kinds: type[Kind]) -> Iterator[Kind]:
    """The parts of these kinds, of a node that may be of several kinds."""
    return (kid for kid in node.kids if type(kid) in kinds)  # type: ignore[misc]


def kinds_of(*classes: type[Node]) -> frozenset[str]:
    """By what a part is known to be one of several constructs; for whoever asks often: that is faster."""
    return frozenset([_KINDS[one] for one in classes])


def built(kind: type[Kind], kids: Sequence[Part], span: Span) -> Kind:
    """A node that nobody wrote, of a kind."""
    return kind(_KINDS[kind], tuple(kids), span)


def word(node: Node, cls: str) -> Leaf | None:
    """The first word of a class: a leaf of that kind, or the leaf inside a node of that name."""
    for kid in node.kids:
        if isinstance(kid, Leaf) and kid.kind == cls.upper():
            return kid
        if isinstance(kid, Node) and kid.kind == cls.lower():
            return next(iter(leaves(kid)), None)
    return None


def leaves(part: Part) -> Iterator[Leaf]:
    """All words of a part of the tree, in order."""
    return all_leaves(part)


def said(part: Part) -> str:
    """What was written, with single blanks (for messages and the texts of options)."""
    if type(part) is Leaf:
        return joined((part,))
    if not part.spoken:
        found: list[Leaf] = []
        _spoken(part, found)
        part.spoken = joined(found)
    return part.spoken


def _spoken(node: Node, found: list[Leaf]) -> None:
    """Add all tokens of a node, as they were said."""
    for kid in node.kids:
        if type(kid) is Leaf:
            found.append(kid)
        else:
            _spoken(kid, found)
    if node.kind == _POSS_OF:  # behind an owner stands what the tree leaves out
        found.append(Leaf("_POSS", "'s", node.span))


def parts_said(node: Node) -> tuple[Part, ...]:
    """The parts of a construct as they were said; behind an owner stands what the tree leaves out."""
    return (*node.kids, Leaf("_POSS", "'s", node.span)) if node.kind == _POSS_OF else node.kids


def joined(words: Sequence[Leaf]) -> str:
    """Words as they are written one behind the other."""
    out: list[str] = []
    for leaf in words:
        if leaf.kind == "CITE":
            continue
        text = leaf.text
        if text in ("'s", "'"):
            out[-1:] = [out[-1] + text] if out else [text]
        elif leaf.kind in ("THEN", "ELSE", "CAND", "COR"):
            mark = text if text.startswith(",") else f", {text}"
            out[-1:] = [out[-1] + mark] if out else [mark.lstrip(", ")]
        else:
            out.append(text)
    return " ".join(out)


def report(scope: Scope, code: Code, span: Span, *, cause: str = "", **data: object) -> None:
    """Put a problem into the bag, once for the same words."""
    scope.world.bag.add_once(code.at(span, notes=(), related=(), cause=cause, **data))


NO_CONDITION = Always(False)
NO_NUMBER = Int(0)
"""What stands in the model where words mean nothing and that has been told: nobody plays it."""


def not_yet(scope: Scope, part: Part, what: str = "", way: str = "") -> None:
    """The sentence is legal, but nothing here knows what to make of it; way: how it could be said."""
    report(scope, NOT_YET, part.span, what=what or f"`{said(part)}`", way=way)


@frozen
class Word:
    """A declared word as it was used."""

    cls: str
    name: str
    text: str
    span: Span


def declared(leaf: Leaf, scope: Scope, *classes: str, wanted: str = "") -> Word | None:
    """What the word was declared as, among the classes; without any, a diagnostic."""
    for cls in classes:
        name = scope.world.find(cls, leaf.text)
        if name is not None:
            return Word(cls, name, leaf.text, leaf.span)
    near = closest(leaf.text, scope.world.forms(*classes))
    report(
        scope,
        UNKNOWN_WORD,
        leaf.span,
        name=leaf.text,
        wanted=wanted or classes[0],
        near=near[0] if near else "",
    )
    return None


def name_of(node: views.Nameref) -> tuple[str, str]:
    """The printed name in a nameref and its ` #2` ("" without)."""
    return node.name.text, f" {node.nth.text}" if node.nth is not None else ""


def there_is(key: str, nth: str, node: Node, world: World) -> bool:
    """Whether a thing has a copy of this number (` #2`, "" for the first); a diagnostic when it has not."""
    copies = world.model.things[key].copies
    if not nth or world.has_copy(key, nth):
        return True
    near = f"{key} #{copies}" if copies > 1 else key
    world.bag.add(UNKNOWN_NAME.at(node.span, name=f"{key} #{nth.strip(' #')}", near=near))
    return False


_ALIKE = 4
"""Letters with which names begin that may be meant for each other."""
MOST_NAMES = 12
"""Names that are listed where none comes near."""


def unknown_name(node: Node, name: str, world: World, wanted: Wanted = "") -> Diagnostic:
    """That nothing is called so, and what may be meant: a copy, a word of the pack, the nearest name.

    wanted: the kind that stands there; what is called otherwise is none of it, and its names are listed.
    """
    alone, sign, number = name.rpartition(" #")
    near = "".join(closest(name, world.names))
    notes: tuple[str, ...] = ()
    if sign and number.isdigit() and alone in world.names:
        words = alone.replace("'s", "").split(" ")
        plain = all(word[:1].isupper() or word in ("of", "the", "by", "a") for word in words)
        near = f"{alone} #{number}" if plain else f'"{alone}" #{number}'
        notes = ("the number of a copy stands behind the name, outside of its quotation marks",)
    elif any(world.find(cls, name.lower()) is not None for cls in ("adj", "unit", "kind_s", "kind_p")):
        near = name.lower()
    if not near and wanted:
        alike = [one for one in world.names if len(name) > _ALIKE and one[:_ALIKE] == name[:_ALIKE]]
        near = next((one for one in alike if world.named(one, wanted)), "")
    if not near and wanted and not isinstance(wanted, tuple):
        notes = tuple(_names_of(wanted, node.span.pack, world))
    return UNKNOWN_NAME.at(node.span, name=name, near=near, notes=notes)


def _names_of(kind: str, pack: str, world: World) -> Iterator[str]:
    """The names of the things of a kind, in a note."""
    known = world.vocabulary.builds_on.get(pack, frozenset[str]())
    things = (one for one in world.model.things.values() if world.is_a(one.kind, kind))
    names = sorted({one.name for one in things if not known or one.pack in known})
    if names and kind in world.model.kinds:
        told = ", ".join(f"`{one}`" for one in names[:MOST_NAMES])
        yield f"{world.model.kinds[kind].plural} here: {told}{', ...' if names[MOST_NAMES:] else ''}"


def meant(node: views.Nameref, world: World, wanted: Wanted = "") -> list[str]:
    """The keys of all things that a nameref may mean: of its name, and of the pile or kind behind it.

    A name that a place shares with something else means the other, unless a place is wanted. What a pack
    declares that this one does not need is not meant, if anything else is.
    """
    name, _ = name_of(node)
    keys = world.named(name, wanted) or world.named(name)
    if len(keys) > 1:
        keys = world.known_to(node.span.pack, keys)
    if len(keys) > 1 and not wanted:
        keys = [key for key in keys if not world.is_place(world.model.things[key].kind)] or keys
    pile = node.pile
    if pile is None or not keys:
        return keys
    every = world.named(name)
    found = [key for key in every if _lies(key, pile.text.removeprefix("of the "), world)]
    if not found:
        ways = " or ".join(f"`{way}`" for way in ways_to_say(name, every, world))
        world.bag.add(NOT_OF_PILE.at(pile.span, name=name, pile=pile.text.removeprefix("of "), ways=ways))
        return keys
    return found


def _lies(key: str, pile: str, world: World) -> bool:
    """Whether a thing is of the kind with this plural, or of one that is supplied by this zone."""
    kind, zone = world.model.things[key].kind, world.find("zone", pile)
    return (
        world.supply(kind) == zone if zone is not None else world.is_a(kind, world.find("kind", pile) or "")
    )


def one_of_pile(text: str, world: World) -> str:
    """A text that is a name and its pile (`Lamp #2 of the stock`), as that thing is called."""
    said, _, pile = text.rpartition(" of the ")
    name, _, nth = said.partition(" #")
    found = [key for key in world.named(name) if _lies(key, pile, world)]
    return f"{found[0]}{nth and f' #{nth}'}" if len(found) == 1 else text


def ways_to_say(name: str, keys: Sequence[str], world: World) -> list[str]:
    """How each of several things of one name is said: with its pile, else with its kind."""
    kinds = [world.model.things[key].kind for key in keys]
    piles = [world.supply(kind) for kind in kinds]
    return [
        f"{name} of the {pile if pile and piles.count(pile) == 1 else world.model.kinds[kind].plural}"
        for kind, pile in zip(kinds, piles, strict=True)
        if kind in world.model.kinds
    ]


def share(node: views.Nameref, keys: Sequence[str], world: World) -> None:
    """Several things have the name, and the sentence does not say which."""
    name = name_of(node)[0]
    kinds = " and ".join(a_kind(world, world.model.things[key].kind) for key in keys)
    ways = " or ".join(f"`{way}`" for way in ways_to_say(name, keys, world))
    world.bag.add(SHARED_NAME.at(node.span, name=name, kinds=kinds, ways=ways))


def entity(node: views.Nameref, scope: Scope, wanted: Wanted = "") -> tuple[str, str] | None:
    """The entity a nameref names, and its kind; a diagnostic when there is none, or too many."""
    found = entities(node, scope, wanted)
    if len(found) > 1:
        share(node, meant(node, scope.world, wanted), scope.world)
    return found[0] if found else None


def entities(node: views.Nameref, scope: Scope, wanted: Wanted = "") -> list[tuple[str, str]]:
    """What a nameref may mean: an entity and its kind for each thing of the name; a diagnostic for none."""
    name, nth = name_of(node)
    world = scope.world
    keys = meant(node, world, wanted)
    if not keys:
        world.bag.add(unknown_name(node, name, world, wanted))
        return []
    if nth:
        keys = [key for key in keys if world.has_copy(key, nth)] or keys[:1]
    if not there_is(keys[0], nth, node, world):
        return []
    return [(key + ("" if nth == " #1" else nth), world.model.things[key].kind) for key in keys]


def any_copy(node: views.Nameref, found: str, scope: Scope) -> bool:
    """Whether the name means any of several copies: there are some, and it does not say which (`#1` does)."""
    declaration = scope.world.model.things.get(found)
    return declaration is not None and declaration.copies > 1 and not name_of(node)[1]


def a_kind(world: World, kind: str) -> str:
    """A kind with its article, for messages."""
    return with_article(kind) if kind else "something"
