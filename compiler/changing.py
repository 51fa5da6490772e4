"""The trees of all packs while house rules change them one after the other: where a path leads by now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from talisman.compiler.addresses import Place, Said, lines, paths, quoted
from talisman.compiler.changes import Change
from talisman.compiler.diagnostics import Bag, closest
from talisman.compiler.messages.boards import NO_SUCH_PATH
from talisman.compiler.messages.changed import NO_SUCH_LINE, SEVERAL_LINES, SEVERAL_PATHS
from talisman.compiler.resolve.paths import nearest, slug
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node, Part
from talisman.values import define, evolve, field

Reread = Callable[[Node, Mapping[int, str]], Node | None]
"""Reads the item of a tree again with some lines exchanged, by number; None when it cannot be read."""


@define
class Work:
    """The trees, which change one after the other."""

    trees: list[Node]
    bag: Bag
    reread: Reread
    said: Said
    paths: list[list[tuple[str, Node]]]
    """Those into each tree of which changes may speak."""
    origins: list[int]
    """Of each tree its number before anything was changed."""
    wanted: frozenset[str]
    """The paths of which changes speak."""
    index: dict[str, tuple[int, Node]] = field(factory=dict)
    """Where each of those leads: the number of the item and the node in it. The first of equal paths wins."""
    ways: dict[str, int] = field(factory=dict)
    """To how many items each path leads."""
    texts: dict[str, dict[int, str]] = field(factory=dict)
    """Lines in which a phrase was exchanged, by file."""

    def look_up(self) -> None:
        """Find out anew where each wanted path leads."""
        self.index, self.ways = {}, {}
        for number, inside in enumerate(self.paths):
            for path, node in inside:
                if path not in self.wanted:
                    continue
                if path not in self.index:
                    self.index[path], self.ways[path] = (number, node), 1
                elif self.index[path][0] != number:
                    self.ways[path] += 1

    def every_path(self) -> dict[str, None]:
        """All paths that there are, in order."""
        return {path: None for tree in self.trees for path, _ in paths(tree)}

    def find(self, change: Change) -> tuple[int, Node] | None:
        """The item and the node at the path of a change."""
        found = self.index.get(change.path)
        if self.ways.get(change.path, 0) > 1:
            others = [inside for inside in self.paths if any(path == change.path for path, _ in inside)]
            self._several(change, others)
            return None
        if found is None:
            every = self.every_path()
            near = _near(change.path, every)
            notes = tuple(_beside(change.path, every)) if len(near) < len(change.path) else ()
            if not notes and near.count(".") < change.path.count("."):
                notes = tuple(_beside(f"{near}.any", every))
            if not near:
                notes = tuple(_named_alike(change.path, every))
            near = "" if notes else near
            self.bag.add(NO_SUCH_PATH.at(change.node.path.span, path=change.path, near=near, notes=notes))
        return found

    def line(self, change: Change, node: Node) -> Place | None:
        """The line that a change quotes the beginning of: the only one that begins so, in the one before."""
        line = None
        for part in change.node.quoteds:
            found = quoted(node, self.said, part.string.text)
            if len(found) != 1:
                self._unclear(change.path, part, node, found)
                return None
            line = found[0][1]
            node = line.node
        return line

    def _unclear(self, path: str, part: views.Quoted, node: Node, found: Sequence[tuple[str, Place]]) -> None:
        """Several lines begin so, or none."""
        wanted = part.string.text
        if found:
            related = [(place.at, "one of them") for _, place in found]
            self.bag.add(SEVERAL_LINES.at(part.span, path=path, line=wanted, related=related))
            return
        texts = [text for text, _ in lines(node, self.said)]
        every = self.every_path()
        inside = (f"{path}.{slug(wanted)}", f"{path.rpartition('.')[0]}.{slug(wanted)}")  # what has a label
        near = [label for label in inside if label in every] or sorted(
            texts, key=lambda text: -_alike(text, wanted)
        )
        self.bag.add(NO_SUCH_LINE.at(part.span, path=path, line=wanted, near=near[0] if near else ""))

    def _several(self, change: Change, found: Sequence[Sequence[tuple[str, Node]]]) -> None:
        """Nothing is changed where a path leads to several places."""
        pack, _, name = change.path.partition(".")
        ways = [
            path
            for inside in found
            for path, _ in inside
            if path.startswith(pack) and path.endswith(f":{name}")
        ]
        nodes = [next(node for path, node in inside if path == change.path) for inside in found]
        self.bag.add(
            SEVERAL_PATHS.at(
                change.node.path.span,
                path=change.path,
                ways=" or ".join(f"`{way}`" for way in dict.fromkeys(ways)),
                related=[(node.span, "one of them") for node in nodes],
            )
        )

    def put(self, item: int, old: Node, new: Node | None) -> None:
        """Exchange a node of an item (None takes it away), and look all paths up again."""
        if new is None and self.trees[item] is old:
            del self.trees[item], self.paths[item], self.origins[item]
            self.look_up()
        else:
            self.place(item, exchanged(self.trees[item], old, *([] if new is None else [new])))

    def place(self, item: int, tree: Node) -> None:
        """Put a tree in the place of an item."""
        self.trees[item] = tree
        before, now = self.paths[item], paths(tree)
        self.paths[item] = now
        if [path for path, _ in before] != [path for path, _ in now]:
            self.look_up()
            return
        for path, node in reversed(now):  # the same ways, to other nodes; the first of equal ones wins
            if path in self.wanted and self.index[path][0] == item:
                self.index[path] = item, node


def exchanged(tree: Node, old: Node, *new: Node) -> Node:
    """The tree with one node of it exchanged for others, or left out; other nodes stay the same objects."""
    if tree is old and new:
        return new[0]
    kids: list[Part] = []
    changed = False
    for kid in tree.kids:
        if kid is old:
            changed = True
            kids += new
            continue
        made = exchanged(kid, old, *new) if isinstance(kid, Node) else kid
        changed = changed or made is not kid
        kids.append(made)
    return evolve(tree, kids=tuple(kids)) if changed else tree


def _alike(one: str, two: str) -> int:
    """How many letters two texts begin with alike."""
    differ = (at for at, (here, there) in enumerate(zip(one, two, strict=False)) if here != there)
    return next(differ, min(len(one), len(two)))


SHORT = 2
"""Letters of words that say little by themselves."""
MOST_BESIDE = 12


def _beside(path: str, every: Iterable[str]) -> Iterator[str]:
    """What else has a path below the same thing or box, where that is there."""
    above = path.rpartition(".")[0]
    paths = list(every)
    found = [one for one in paths if one.startswith(f"{above}.") and one.count(".") == path.count(".")]
    if above in paths and found:
        told = ", ".join(f"`{one}`" for one in found[:MOST_BESIDE])
        yield f"below `{above}` there is: {told}"


def _near(path: str, every: Iterable[str]) -> str:
    """The path that comes nearest: one of which a part is called as a part of it is, or nearly."""
    near, parts = nearest(path, every), path.split(".")
    last = near.rpartition(".")[2]
    return near if last in parts or closest(parts[-1], [last]) else ""


def _named_alike(path: str, every: Iterable[str]) -> Iterator[str]:
    """What has a path that ends with one of the words with which a path ends."""
    words = [word for word in path.rpartition(".")[2].split("-") if len(word) > SHORT]
    found = [one for one in every if one.rpartition(".")[2] in words]
    if found:
        told = ", ".join(f"`{one}`" for one in sorted(found)[:MOST_BESIDE])
        yield f"paths that end alike: {told}"
