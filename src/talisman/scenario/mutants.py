"""Rules that say something else: a line taken away, emptied, or turned round, whatever construct it is.

What cites a row is a part of a tree, so nothing here knows what constructs mean: a line is left out of its
block, a block is left empty, a condition is dropped or negated, a number is one more, a part that may be left
out is left out. Trees that make no sense afterwards are refused by the compiler, and then nothing was shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from attrs import evolve, frozen

from talisman.compiler.resolve.words import built
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, Part
from talisman.compiler.syntax.views import made

Change = Mapping[int, tuple[Part, ...]]
"""What stands in the place of a node, by the identity of the node."""

HEADING = ("words", "forms", "title")
"""Parts of a heading that are no clause and cannot be left out."""
OPTIONAL = (
    "heads", "tags", "fp", "by", "prop_is", "place_as", "way", "row", "follow",
    "order_at_once", "order_by", "order_seats", "order_seats_back", "order_came",
    "qual_after", "qual_once", "qual_first", "qual_for_each",
    "mod_here", "mod_at", "mod_of", "mod_choice", "mod_within", "mod_value", "mod_with", "mod_without",
    "mod_is", "mod_has", "mod_other_than",
    "set_setting", "set_against", "set_during", "set_as_role", "set_as_kind",
)  # fmt: skip
"""Parts that the grammar lets one leave out."""
UNDER_CONDITION = (
    "if_line", "while_line", "unless_line", "place_line", "setting_line", "once_per", "times_per",
    "repeat_while", "repeat_times", "until_line",
)  # fmt: skip
"""Lines whose block is done, or holds, only sometimes."""
NEGATED = ("cond_is", "cond_flag")
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
EXCHANGED = (("d_supply", "d_leaves_to"), ("d_on",), ("row",))
"""Lines of one declaration or table that can say what another one says."""
PHRASED = ("phrase_b", "phrase_s", "phrase_g", "phrase_p")
BOARD = {"ring": "path", "path": "ring"}
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
        for node in every(item) if item.kind != "scenario" else ():
            if any(leaf.text == row for leaf in node.leaves("CITE")):
                found[id(node)] = node
    return list(found.values())


def beginning(trees: Sequence[Node], file: str, line: int) -> list[Node]:
    """The outermost part of the trees that begins on a line."""
    for item in trees:
        for node in every(item) if item.span.file == file else ():
            if node.span.line == line and node.kind != "block":
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
        at = 0 if any(place.kind == "decl" for place in places) else 1
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
        if isinstance(kid, Leaf) or kid.kind in HEADING:
            kids.append(kid)
        elif kid.kind == "block":
            kids.append(evolve(kid, kids=()))
        elif node.kind != "decl" or kid.kind.startswith("d_") or kid.kind == "heads":
            kids.append(emptied(kid))
    return evolve(node, kids=tuple(kids))


def _exchanges(item: Node, places: Sequence[Node]) -> Iterator[tuple[str, Change]]:
    """Two lines, exchanged: where things come from and go to, what two outcomes or rows of a table do."""
    for place in places:
        kinds = next((kinds for kinds in EXCHANGED if place.kind in kinds), None)
        if kinds is not None:
            above = next((node for node in every(item) if any(kid is place for kid in node.kids)), None)
            for other in above.nodes(*kinds) if above is not None else ():
                if other is not place:
                    change = {id(place): (_like(place, other),), id(other): (_like(other, place),)}
                    yield f"exchanged with {_where(other)}", change


def _like(node: Node, other: Node) -> Node:
    """The clause with what the other one says; an outcome or row stays the one it is."""
    if node.kind not in ("d_on", "row"):
        return evolve(node, kids=other.kids)
    kept = (kid for kid in node.kids if isinstance(kid, Leaf) or kid.kind != "block")
    return evolve(node, kids=(*kept, *other.nodes("block")))


def _where(node: Node) -> str:
    """The place of a node for the report."""
    return f"{node.span.file}:{node.span.line}"


Small = tuple[str, Node, tuple[Part, ...]]
"""What was done to a node, and what stands there then."""


def _parts(node: Node, top: Node) -> Iterator[Small]:
    """Small changes of a node, and of all nodes in it, in the order in which they are written."""
    yield from ((how, node, instead) for how, instead in _turned(node))
    lines = node.kind in ("block", "decl", "house")
    for kid in node.nodes():
        if (lines and kid.kind not in HEADING) or kid.kind in OPTIONAL:
            yield f"{kid.kind.removeprefix('d_').replace('_', ' ')} taken away", kid, ()
        yield from _parts(kid, top)


def _backwards(kid: Part) -> Part:
    """A step of a way, the other way."""
    if not isinstance(kid, Leaf) or kid.kind != "SIGNED":
        return kid
    return evolve(kid, text=("-" if kid.text[0] == "+" else "+") + kid.text[1:])


def _turned(node: Node) -> Iterator[tuple[str, tuple[Part, ...]]]:
    """What else a node could say by itself."""
    block = node.node("block")
    if node.kind in UNDER_CONDITION and block is not None:
        yield "condition taken away", tuple(block.nodes())
    if node.kind == "if_line" and block is not None:
        kids = tuple(evolve(block, kids=()) if kid is block else kid for kid in node.kids)
        other = made("otherwise_line", (Leaf("otherwise", "otherwise", node.span), block), node.span)
        yield "condition negated", (evolve(node, kids=kids), other)
    if node.kind in ("while_line", "unless_line"):
        turned = views.UnlessLine if node.kind == "while_line" else views.WhileLine
        yield "condition negated", (built(turned, node.kids, node.span),)
    if node.kind in ("d_duty", "d_offer", "option_of") and node.leaf("if") is not None:
        yield "condition taken away", (_without_if(node),)
    if node.kind in NEGATED:
        yield "condition negated", (_negated(node),)
    if node.kind == "cond_most":
        yield "turned round", (_other_end(node),)
    if node.kind in ("cmp", "scmp", "modal_word"):
        said = tuple(leaf.kind for leaf in node.leaves())
        words = MODALS.get(said[0]) if node.kind == "modal_word" else COMPARED.get(said[:2])
        if words is not None:
            rest = tuple(
                kid for kid in node.kids if isinstance(kid, Node) or kid.kind in ("INT", "UNIT", "PROP")
            )
            yield "turned round", (evolve(node, kids=(*_words(words, node), *rest)),)
    if node.kind == "d_seen_by":
        seen = "nobody" if node.leaf("all") is not None else "all"
        yield "sight changed", (evolve(node, kids=_words((seen,), node)),)
    if node.kind == "goods_back":
        yield "walked onwards", (made("np_named", tuple(node.nodes("nameref")), node.span),)
    if node.kind == "way":
        yield "walked the other way", (evolve(node, kids=tuple(map(_backwards, node.kids))),)
    if node.kind in ("ring", "path"):
        other_board = views.Path if node.kind == "ring" else views.Ring
        yield "made a " + BOARD[node.kind], (built(other_board, node.kids, node.span),)
    if node.kind in PHRASED and len(node.kids) > 2 and isinstance(node.kids[-2], Leaf):
        yield "last part left out", (evolve(node, kids=node.kids[:-2]),)
    yield from _numbers(node)
    yield from _sides(node)


def _words(words: Sequence[str], node: Node) -> tuple[Leaf, ...]:
    return tuple(Leaf(word, word, node.span) for word in words)


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
    if node.kind in ("num_plus", "num_minus", "cond_and", "cond_or", "goods_or", "goods_and"):
        for side in node.nodes():
            yield f"one side of {node.kind.replace('_', ' ')} alone", (side,)
        return
    for at, kid in enumerate(node.kids):
        if isinstance(kid, Leaf) and kid.kind in JOINING and 0 < at < len(node.kids) - 1:
            yield "what follows left out", (evolve(node, kids=node.kids[:at] + node.kids[at + 2 :]),)
            yield (
                "what comes before left out",
                (evolve(node, kids=node.kids[: at - 1] + node.kids[at + 1 :]),),
            )
