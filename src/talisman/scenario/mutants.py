"""Rules that say something else: a line taken away, emptied, or turned round, whatever construct it is.

What cites a row is a part of a tree, so nothing here knows what constructs mean: a line is left out of its
block, a block is left empty, a condition is dropped or negated, a number is one more, a part that may be left
out is left out. Trees that make no sense afterwards are refused by the compiler, and then nothing was shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from attrs import evolve, frozen

from talisman.compiler.resolve.words import all_of, built, is_clause, is_sentence
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, Part

Change = Mapping[int, tuple[Part, ...]]
"""What stands in the place of a node, by the identity of the node."""

HEADING = (views.Words, views.Forms, views.Title)
"""Parts of a heading that are no clause and cannot be left out."""
NARROWING = (
    *(views.By, views.PlaceAs, views.Drawn),
    *(views.OrderAtOnce, views.OrderBy, views.OrderSeats, views.OrderSeatsBack, views.OrderCame),
    *(views.QualAfter, views.QualOnce, views.QualFirst, views.QualForEach),
    *(views.ModHere, views.ModAt, views.ModOf, views.ModChoice, views.ModWithin, views.ModValue),
    *(views.ModWith, views.ModWithout, views.ModIs, views.ModHas, views.ModOtherThan),
    *(views.SetSetting, views.SetAgainst, views.SetDuring, views.SetAsRole, views.SetAsKind),
)
"""What stands behind a noun or an event and says more of it."""
OPTIONAL = (
    *(views.Heads, views.Tags, views.Fp, views.PropIs, views.Way, views.Row, views.Follow),
    *NARROWING,
)
"""Parts that the grammar lets one leave out."""
UNDER_CONDITION = (
    *(views.IfLine, views.WhileLine, views.UnlessLine, views.PlaceLine, views.SettingLine),
    *(views.OncePer, views.TimesPer, views.RepeatWhile, views.RepeatTimes, views.UntilLine),
)
"""Lines whose block is done, or holds, only sometimes."""
MODALS = {
    "may": ("cannot",),
    "can": ("cannot",),
    "cannot": ("can",),
    "must": ("need", "not"),
    "need": ("must",),
}
COMPARED: dict[tuple[str, ...], tuple[str, ...]] = {
    ("at", "least"): ("less", "than"),
    ("at", "most"): ("more", "than"),
    ("less", "than"): ("at", "least"),
    ("more", "than"): ("at", "most"),
    ("not",): (),
    ("exactly",): ("not",),
    ("exactly", "INT"): ("more", "than"),
}
FURTHEST = {"most": "fewest", "fewest": "most", "least": "most"}
EXCHANGED: tuple[tuple[type[Node], ...], ...] = (
    (views.DSupply, views.DLeavesTo),
    (views.DOn,),
    (views.Row,),
)
"""Lines of one declaration or table that can say what another one says."""
JOINED = (views.NumPlus, views.NumMinus, views.CondAnd, views.CondOr, views.GoodsOr, views.GoodsAnd)
"""Constructs that join two others."""
JOINING = ("AND", "OR", "ALSO", "ALT", "CAND", "COR", "THEN", "ELSE", "+", "-")


@frozen
class Mutant:
    """Trees in which something was changed, and what it was.

    written: house rules are yet to be carried out on them.
    """

    how: str
    trees: tuple[Node, ...]
    written: bool = False


def citing(trees: Sequence[Node], row: str) -> list[Node]:
    """The parts of the trees that cite a row; scenarios are no rules."""
    found: dict[int, Node] = {}  # what a house rule puts elsewhere stands in two trees
    for item in trees:
        for node in every(item) if not isinstance(item, views.Scenario) else ():
            if any(leaf.text == row for leaf in node.leaves("CITE")):
                found[id(node)] = node
    return list(found.values())


def beginning(trees: Sequence[Node], file: str, line: int) -> list[Node]:
    """The outermost part of the trees that begins on a line."""
    for item in trees:
        for node in every(item) if item.span.file == file else ():
            if node.span.line == line and not isinstance(node, views.Block):
                return [node]
    return []


def every(node: Node) -> Iterator[Node]:
    """A node and all nodes in it, each before its own parts."""
    yield node
    for kid in node.nodes():
        yield from every(kid)


def mutants(trees: Sequence[Node], places: Sequence[Node]) -> Iterator[Mutant]:
    """All that can be made of the places: first everything at once, then each alone, then part by part."""
    whole = tuple(trees)

    def made(how: str, change: Change) -> Mutant:
        return Mutant(how, changed(whole, change))

    if not places:
        return
    bare = {id(place): (emptied(place),) for place in places if emptied(place) != place}
    at_once = [made("taken away", {id(place): () for place in places})]
    if bare:  # what is declared and used elsewhere can hardly be taken away: then this is tried first
        at = 0 if any(isinstance(place, views.Decl) for place in places) else 1
        at_once.insert(at, made("emptied", bare))
    yield from at_once
    for place in places if len(places) > 1 else ():
        yield made(f"taken away in {_where(place)}", {id(place): ()})
        if id(place) in bare:
            yield made(f"emptied in {_where(place)}", {id(place): bare[id(place)]})
    for item in trees:
        yield from (made(how, change) for how, change in _exchanges(item, places))
    for place in places:
        for how, node, instead in _parts(place, place):
            yield made(f"{how} in {_where(node)}", {id(node): instead})
    for place in places if len(places) > 1 else ():  # one line may hold what another one gives
        others: Change = {id(other): () for other in places if other is not place}
        for how, instead in _turned(place):
            yield made(f"{how} in {_where(place)}, the rest taken away", {**others, id(place): instead})


def changed(trees: tuple[Node, ...], change: Change) -> tuple[Node, ...]:
    """The trees with some nodes exchanged."""
    return tuple(node for item in trees for node in _exchanged(item, change) if isinstance(node, Node))


def _exchanged(node: Node, change: Change) -> tuple[Part, ...]:
    if id(node) in change:
        return change[id(node)]
    kids: list[Part] = []
    touched = False
    for kid in node.kids:
        made = _exchanged(kid, change) if isinstance(kid, Node) else (kid,)
        touched = touched or len(made) != 1 or made[0] is not kid
        kids += made
    return (evolve(node, kids=tuple(kids)),) if touched else (node,)


def emptied(node: Node) -> Node:
    """The node with nothing in its blocks; a declaration loses its rules and keeps its clauses."""
    kids: list[Part] = []
    for kid in node.kids:
        if isinstance(kid, (Leaf, HEADING)):
            kids.append(kid)
        elif isinstance(kid, views.Block):
            kids.append(evolve(kid, kids=()))
        elif not isinstance(node, views.Decl) or is_clause(kid) or isinstance(kid, views.Heads):
            kids.append(emptied(kid))
    return evolve(node, kids=tuple(kids))


def _exchanges(item: Node, places: Sequence[Node]) -> Iterator[tuple[str, Change]]:
    """Two lines, exchanged: where things come from and go to, what two outcomes or rows of a table do."""
    for place in places:
        kinds = next((kinds for kinds in EXCHANGED if isinstance(place, kinds)), None)
        if kinds is not None:
            above = next((node for node in every(item) if any(kid is place for kid in node.kids)), None)
            for other in all_of(above, *kinds) if above is not None else ():
                if other is not place:
                    change = {id(place): (_like(place, other),), id(other): (_like(other, place),)}
                    yield f"exchanged with {_where(other)}", change


def _like(node: Node, other: Node) -> Node:
    """The clause with what the other one says; an outcome or row stays the one it is."""
    if not isinstance(node, (views.DOn, views.Row)):
        return evolve(node, kids=other.kids)
    kept = (kid for kid in node.kids if not isinstance(kid, views.Block))
    return evolve(node, kids=(*kept, *all_of(other, views.Block)))


def _where(node: Node) -> str:
    """The place of a node for the report."""
    return f"{node.span.file}:{node.span.line}"


Small = tuple[str, Node, tuple[Part, ...]]
"""What was done to a node, and what stands there then."""


def _parts(node: Node, top: Node) -> Iterator[Small]:
    """Small changes of a node, and of all nodes in it, in the order in which they are written."""
    yield from ((how, node, instead) for how, instead in _turned(node))
    lines = isinstance(node, (views.Block, views.Decl, views.House))
    for kid in node.nodes():
        if (lines and not isinstance(kid, HEADING)) or isinstance(kid, OPTIONAL):
            yield f"{kid.kind.removeprefix('d_').replace('_', ' ')} taken away", kid, ()
        yield from _parts(kid, top)


def _backwards(kid: Part) -> Part:
    """A step of a way, the other way."""
    if not isinstance(kid, Leaf) or kid.kind != "SIGNED":
        return kid
    return evolve(kid, text=("-" if kid.text[0] == "+" else "+") + kid.text[1:])


def _turned(node: Node) -> Iterator[tuple[str, tuple[Part, ...]]]:
    """What else a node could say by itself."""
    if isinstance(node, UNDER_CONDITION):
        yield "condition taken away", node.block.lines
    yield from _otherwise(node)
    if is_sentence(node) and len(node.kids) > 2 and isinstance(node.kids[-2], Leaf):
        yield "last part left out", (evolve(node, kids=node.kids[:-2]),)
    yield from _numbers(node)
    yield from _sides(node)


def _otherwise(node: Node) -> Iterator[tuple[str, tuple[Part, ...]]]:
    """The contrary of what a construct says, or what it may say instead."""
    match node:
        case views.IfLine():
            kids = tuple(evolve(kid, kids=()) if kid is node.block else kid for kid in node.kids)
            otherwise = (Leaf("otherwise", "otherwise", node.span), node.block)
            other = built(views.OtherwiseLine, otherwise, node.span)
            yield "condition negated", (evolve(node, kids=kids), other)
        case views.OtherwiseIf():
            always = (Leaf("otherwise", "otherwise", node.span), node.block)
            yield "condition taken away", (built(views.OtherwiseLine, always, node.span),)
        case views.WhileLine():
            yield "condition negated", (built(views.UnlessLine, node.kids, node.span),)
        case views.UnlessLine():
            yield "condition negated", (built(views.WhileLine, node.kids, node.span),)
        case views.DDuty() | views.DOffer() | views.OptionOf() if node.has_if:
            yield "condition taken away", (_without_if(node),)
        case views.CondIs() | views.CondFlag():
            yield "condition negated", (_negated(node),)
        case views.CondMost():
            yield "turned round", (_other_end(node),)
        case views.CondMore():
            yield "turned round", (_less(node),)
        case views.CondAll():
            yield "turned round", (built(views.CondAny, _opened("any", node), node.span),)
        case views.CondAny():
            yield "turned round", (built(views.CondAll, _opened("all", node), node.span),)
        case views.Cmp() | views.Scmp():
            yield from _compared(node, COMPARED.get(tuple(leaf.kind for leaf in node.leaves())[:2]))
        case views.ModalWord():
            yield from _compared(node, MODALS.get(next(leaf.kind for leaf in node.leaves())))
        case views.DSeenBy():
            yield "sight changed", (evolve(node, kids=_words(("nobody" if node.has_all else "all",), node)),)
        case views.GoodsBack():
            yield "walked onwards", (built(views.NpNamed, (node.nameref,), node.span),)
        case views.Way():
            yield "walked the other way", (evolve(node, kids=tuple(map(_backwards, node.kids))),)
        case views.Ring():
            yield "made a path", (built(views.Path, node.kids, node.span),)
        case views.Path():
            yield "made a ring", (built(views.Ring, node.kids, node.span),)


def _compared(node: Node, words: tuple[str, ...] | None) -> Iterator[tuple[str, tuple[Part, ...]]]:
    """The node with other words in front of what stands in it."""
    if words is not None:
        rest = (kid for kid in node.kids if isinstance(kid, Node) or kid.kind in ("INT", "UNIT", "PROP"))
        yield "turned round", (evolve(node, kids=(*_words(words, node), *rest)),)


def _words(words: Sequence[str], node: Node) -> tuple[Leaf, ...]:
    return tuple(Leaf(word, word, node.span) for word in words)


def _opened(word: str, node: Node) -> tuple[Part, ...]:
    """What stands in the node, with another word at its beginning."""
    return (*_words((word,), node), *node.kids[1:])


def _negated(node: Node) -> Node:
    """The condition with `not`, or without it."""
    kept = tuple(kid for kid in node.kids if not (isinstance(kid, Leaf) and kid.kind == "not"))
    if len(kept) < len(node.kids):
        return evolve(node, kids=kept)
    return evolve(node, kids=(*node.kids[:-1], *_words(("not",), node), node.kids[-1]))


def _other_end(node: Node) -> Node:
    """The condition that somebody has the most, as that of having the fewest, and the other way."""
    at, leaf = next((at, kid) for at, kid in enumerate(node.kids) if isinstance(kid, Leaf))
    *front, last = leaf.kind.split()
    turned = " ".join((*front, FURTHEST[last]))
    return evolve(node, kids=(*node.kids[:at], Leaf(turned, turned, leaf.span), *node.kids[at + 1 :]))


def _less(node: views.CondMore) -> Node:
    """The condition that one has more than another, as that of having less, and the other way."""
    turned = "less" if node.has_more else "more"
    words = ("more", "less", "fewer")
    kids = (
        Leaf(turned, turned, kid.span) if isinstance(kid, Leaf) and kid.kind in words else kid
        for kid in node.kids
    )
    return evolve(node, kids=tuple(kids))


def _without_if(node: Node) -> Node:
    """The duty, offer or option without its condition: what stands behind `if`."""
    at = next(n for n, kid in enumerate(node.kids) if isinstance(kid, Leaf) and kid.kind == "if")
    return evolve(node, kids=node.kids[:at] + node.kids[at + 2 :])


def _numbers(node: Node) -> Iterator[tuple[str, tuple[Part, ...]]]:
    """Each number that is written in the node, one more."""
    for at, kid in enumerate(node.kids):
        if isinstance(kid, Leaf) and (text := _more(kid)) != kid.text:
            kids = (*node.kids[:at], evolve(kid, text=text), *node.kids[at + 1 :])
            yield f"{kid.text} is {text}", (evolve(node, kids=kids),)


def _more(leaf: Leaf) -> str:
    """A written number, one more; of a range the upper end, one less where it is a row of a table."""
    text = leaf.text
    match leaf.kind:
        case "INT" if text.isdigit():
            return str(int(text) + 1)
        case "SIGNED":
            return f"{int(text) + 1:+d}" if int(text) != -1 else "+1"
        case "RANGE":
            low, _, high = text.partition("-")
            return f"{low}-{int(high) - 1}" if int(high) - 1 > int(low) else text
    return text


def _sides(node: Node) -> Iterator[tuple[str, tuple[Part, ...]]]:
    """A list of parts without one of them: what is joined by `and`, `or`, `then` and their like."""
    if isinstance(node, JOINED):
        for side in node.nodes():
            yield f"one side of {node.kind.replace('_', ' ')} alone", (side,)
        return
    if isinstance(node, views.ModAt) and node.namerefs:  # each of several places alone
        for place in (node.np, *(built(views.NpNamed, (name,), name.span) for name in node.namerefs)):
            yield "one place of several alone", (evolve(node, kids=(node.kids[0], place)),)
        return
    for at, kid in enumerate(node.kids):
        if isinstance(kid, Leaf) and kid.kind in JOINING and 0 < at < len(node.kids) - 1:
            yield "what follows left out", (evolve(node, kids=node.kids[:at] + node.kids[at + 2 :]),)
            yield (
                "what comes before left out",
                (evolve(node, kids=node.kids[: at - 1] + node.kids[at + 1 :]),),
            )
