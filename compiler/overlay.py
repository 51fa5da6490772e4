"""House rules: one pack changes what another one says, in the tree, before anything is resolved.

A change names the place by its path and says what it expects there. Changing the tree rather than the model
means that what was changed is resolved, checked and shown like everything else, and keeps its citations; text
is read again, line by line, only where a phrase is exchanged for another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from talisman.compiler.diagnostics import Bag, closest
from talisman.compiler.messages.model import (
    BAD_CHANGE,
    LOST_MOMENT,
    NO_SUCH_PATH,
    NOT_A_VALUE,
    OTHER_VALUE,
    SEVERAL_PATHS,
    TWO_CHANGES,
)
from talisman.compiler.resolve.declare.parts import first_word, leaves
from talisman.compiler.resolve.paths import join, pack_of, slug
from talisman.compiler.source import Span
from talisman.compiler.syntax.tree import Leaf, Node, Part
from talisman.values import define, evolve, frozen

Reread = Callable[[Node, Span, str, str], Node | None]
"""Reads the item of a tree again with a phrase on one line exchanged; None when it cannot be read."""

CHANGES = ("change_value", "change_text", "replace_path", "add_to_path", "forbid_path", "remove_path")
_LABELLED = ("labelled", "ability", "d_duty", "d_offer", "d_step", "option_of")


_MOMENTS = frozenset({
    "trigger_when", "trigger_after", "guard_before", "as_soon_as", "when_becomes", "replace_would",
    "replace_would_be", "replace_instead", "while_line", "unless_line", "place_line", "setting_line",
    "until_line", "once_per", "times_per",
})  # fmt: skip
"""Lines that say when something is done, and hold what is done."""


@frozen
class Change:
    """One line of a house rule: what it does, to which path, and the path of the house rule itself."""

    path: str
    by: str
    node: Node

    @property
    def pack(self) -> str:
        """The pack that wants the change."""
        return pack_of(self.node.span)


@define
class _Work:
    """The trees, which change one after the other."""

    trees: list[Node]
    bag: Bag
    reread: Reread
    paths: list[list[tuple[str, Node]]]
    index: dict[str, tuple[int, Node]]

    def find(self, change: Change) -> tuple[int, Node] | None:
        """The item and the node at the path of a change."""
        found = self.index.get(change.path)
        others = [
            inside
            for tree, inside in zip(self.trees, self.paths, strict=True)
            if tree.kind != "decl" and any(path == change.path for path, _ in inside)
        ]
        if len(others) > 1:
            self._several(change, others)
            return None
        if found is None:
            near = closest(change.path, self.index)
            self.bag.add(
                NO_SUCH_PATH.at(_path_span(change.node), path=change.path, near=near[0] if near else "")
            )
        return found

    def _several(self, change: Change, found: Sequence[Sequence[tuple[str, Node]]]) -> None:
        """Nothing is changed where a path leads to several places."""
        ways = [inside[1][0] + change.path.removeprefix(inside[0][0]) for inside in found]
        nodes = [next(node for path, node in inside if path == change.path) for inside in found]
        self.bag.add(
            SEVERAL_PATHS.at(
                _path_span(change.node),
                path=change.path,
                ways=" or ".join(f"`{way}`" for way in dict.fromkeys(ways)),
                related=[(node.span, "one of them") for node in nodes],
            )
        )

    def put(self, item: int, old: Node, new: Node | None) -> None:
        """Exchange a node of an item (None takes it away), and look all paths up again."""
        if new is None and self.trees[item] is old:
            del self.trees[item], self.paths[item]
            self.index = _indexed(self.paths)
        else:
            self.place(item, exchanged(self.trees[item], old, new))

    def place(self, item: int, tree: Node) -> None:
        """Put a tree in the place of an item."""
        self.trees[item] = tree
        self.paths[item] = _paths(tree)
        self.index = _indexed(self.paths)


def overlay(trees: Sequence[Node], bag: Bag, reread: Reread) -> tuple[Node, ...]:
    """The trees with all changes of all house rules made.

    Args:
        trees: the items of all packs, needed packs first.
        bag: where problems go.
        reread: reads an item again with one phrase exchanged.
    """
    changes = [
        Change(first_word(line, "PATH"), join(pack_of(item.span), slug(first_word(item, "STRING"))), line)
        for item in trees
        if item.kind == "house"
        for line in item.nodes(*CHANGES)
    ]
    if not changes:
        return tuple(trees)
    paths = [_paths(item) for item in trees]
    work = _Work(list(trees), bag, reread, paths, _indexed(paths))
    for change in _settled(changes, _orders(trees), bag):
        _apply(change, work)
    return tuple(work.trees)


def _orders(trees: Sequence[Node]) -> set[tuple[str, str]]:
    """Pairs of paths from rulings, the first of which goes first."""
    found: set[tuple[str, str]] = set()
    for item in trees:
        if item.kind == "ruling":
            for line in item.nodes("order_of_paths"):
                one, two, first = (leaf.text for leaf in line.leaves("PATH"))
                found.add((first, two if first == one else one))
    return found


def _settled(changes: Sequence[Change], orders: set[tuple[str, str]], bag: Bag) -> list[Change]:
    """The changes to make: of two packs' changes to one place, the one that a ruling puts first."""
    kept: list[Change] = []
    for change in changes:
        other = next(
            (c for c in kept if c.path == change.path and c.pack != change.pack and _clash(c, change)), None
        )
        if other is None:
            kept.append(change)
        elif (change.by, other.by) in orders:
            kept[kept.index(other)] = change
        elif (other.by, change.by) not in orders:
            bag.add(
                TWO_CHANGES.at(
                    change.node.span,
                    path=change.path,
                    first=other.by,
                    second=change.by,
                    related=[(other.node.span, "the first change")],
                )
            )
    return kept


def _clash(one: Change, two: Change) -> bool:
    """Lines added by two packs do not contradict each other; everything else does."""
    return not one.node.kind == two.node.kind == "add_to_path"


# --- paths -------------------------------------------------------------------------------------------


def _indexed(paths: Sequence[Sequence[tuple[str, Node]]]) -> dict[str, tuple[int, Node]]:
    """Where each path leads: the number of the item and the node in it. The first of equal paths wins."""
    found: dict[str, tuple[int, Node]] = {}
    for number, inside in enumerate(paths):
        for path, node in inside:
            found.setdefault(path, (number, node))
    return found


def _paths(item: Node) -> list[tuple[str, Node]]:
    """All paths that lead into an item."""
    bases = _item_paths(item)
    inside = _inner(item) if bases else []
    found: list[tuple[str, Node]] = []
    found += ((base, item) for base in bases)
    found += ((join(base, name), node) for base in bases for name, node in inside)
    return found


def _item_paths(item: Node) -> list[str]:
    """The path of an item; a declaration of several names has several."""
    pack = pack_of(item.span)
    if item.kind == "decl":
        names = item.node("words")
        return [join(pack, slug(leaf.text)) for leaf in names.leaves("WORD")] if names is not None else []
    if item.kind in ("thing", "edge"):
        title = item.node("title")
        name = slug(first_word(title, "NAME", "STRING")) if title is not None else ""
        kind = first_word(item, "KIND_S") or item.kind
        return [join(pack, name), join(pack, f"{kind}:{name}")]
    if item.kind == "box":
        name = slug(first_word(item, "STRING"))
        return [join(pack, name), join(pack, f"rule:{name}")]
    return []


def _inner(item: Node) -> list[tuple[str, Node]]:
    """The labelled parts and the printed values of an item, at any depth, in order, with their names."""
    found: list[tuple[str, Node]] = []
    stack: list[Part] = list(item.kids[::-1])
    while stack:
        node = stack.pop()
        if isinstance(node, Leaf):
            continue
        if node.kind in _LABELLED:
            found.append((slug(first_word(node, "STRING")), node))
        elif node.kind == "prop_is":
            found.append((slug(first_word(node, "UNIT", "PROP", "LINK")), node))
        elif node.kind == "d_on":
            found.append((slug(first_word(node, "OUTCOME")), node))
        stack += node.kids[::-1]
    return found


def exchanged(tree: Node, old: Node, new: Node | None) -> Node:
    """The tree with one node of it exchanged or left out; other nodes stay the same objects."""
    if tree is old and new is not None:
        return new
    kids: list[Part] = []
    changed = False
    for kid in tree.kids:
        if kid is old:
            changed = True
            if new is not None:
                kids.append(new)
            continue
        made = exchanged(kid, old, new) if isinstance(kid, Node) else kid
        changed = changed or made is not kid
        kids.append(made)
    return evolve(tree, kids=tuple(kids)) if changed else tree


# --- changes -----------------------------------------------------------------------------------------


def _apply(change: Change, work: _Work) -> None:
    place = work.find(change)
    if place is None:
        return
    item, node = place
    match change.node.kind:
        case "change_value":
            _change_value(change, item, node, work)
        case "change_text":
            _change_text(change, item, node, work)
        case "replace_path":
            _with_block(change, item, node, work, replaced=True)
        case "add_to_path":
            _with_block(change, item, node, work, replaced=False)
        case _:
            work.put(item, node, None)


def _change_value(change: Change, item: int, node: Node, work: _Work) -> None:
    """A number that stands there once gets another value."""
    values = list(change.node.nodes())
    units = [leaf.text for leaf in change.node.leaves("UNIT")]
    if any(value.kind != "num_int" for value in values) or len(set(units)) > 1:
        work.bag.add(NOT_A_VALUE.at(change.node.span))
        return
    ints = [int(leaf.text) for leaf in leaves(change.node, "INT")]
    holder = node.node("d_default") if node.kind == "decl" else node
    here = list(leaves(holder, "INT")) if holder is not None else []
    fitting = [leaf for leaf in here if int(leaf.text) == ints[0]]
    if not here:
        work.bag.add(BAD_CHANGE.at(_path_span(change.node), path=change.path, what="number"))
    elif len(fitting) != 1:
        found = ", ".join(leaf.text for leaf in here) if not fitting else f"{len(fitting)} times {ints[0]}"
        work.bag.add(
            OTHER_VALUE.at(
                _path_span(change.node),
                path=change.path,
                found=found,
                old=str(ints[0]),
                related=[(node.span, "what stands there")],
            )
        )
    elif holder is not None:
        work.put(item, holder, _with_leaf(holder, fitting[0], str(ints[1])))


def _with_leaf(node: Node, old: Leaf, text: str) -> Node:
    """The node with the text of one token changed."""
    kids = tuple(
        evolve(kid, text=text) if kid is old else _with_leaf(kid, old, text) if isinstance(kid, Node) else kid
        for kid in node.kids
    )
    return evolve(node, kids=kids)


def _change_text(change: Change, item: int, node: Node, work: _Work) -> None:
    """A phrase on the line of the path is exchanged, and the item read again."""
    texts = [leaf.text for leaf in change.node.leaves("STRING")]
    if len(texts) != 2:
        return
    made = work.reread(work.trees[item], node.span, texts[0], texts[1])
    if made is None:
        work.bag.add(
            OTHER_VALUE.at(
                _path_span(change.node),
                path=change.path,
                found="another sentence",
                old=f'"{texts[0]}"',
                related=[(node.span, "what stands there")],
            )
        )
        return
    work.place(item, made)


def _with_block(change: Change, item: int, node: Node, work: _Work, *, replaced: bool) -> None:
    """Another body, or more lines at its end (of the menu, where the body is a choice)."""
    body, block = change.node.node("block"), node.node("block")
    if body is None or block is None:
        work.bag.add(BAD_CHANGE.at(_path_span(change.node), path=change.path, what="body"))
        return
    if replaced:
        if _when(block) and not _when(body):
            said = next(block.nodes()).span
            work.bag.add(
                LOST_MOMENT.at(_path_span(change.node), path=change.path, related=[(said, "this says when")])
            )
            return
        work.put(item, block, body)
        return
    lines = list(block.nodes())
    menu = lines[0].node("block") if len(lines) == 1 and lines[0].kind == "choose_line" else None
    target = menu or block
    work.put(item, target, evolve(target, kids=target.kids + body.kids))


def _when(block: Node) -> bool:
    """Whether the lines of a rule say when they are done, or when they hold."""
    return any(line.kind in _MOMENTS for line in block.nodes())


def _path_span(node: Node) -> Span:
    """Where the path stands in a line of a house rule."""
    leaf = node.leaf("PATH")
    return leaf.span if leaf is not None else node.span
