"""House rules upon house rules: what is said of a place where a pack that one builds upon put other words.

A pack that needs another one sees places as that one left them. What it says of words that are there only by
then is said of the line of the other house rule: so nobody has to write that line's address.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from talisman.compiler.addresses import Said, begins, lines, quoted, start
from talisman.compiler.changes import (
    Change,
    changes_of,
    in_other_words,
    numbers_meant,
    numbers_of,
    spoken_of,
)
from talisman.compiler.resolve.declare.parts import leaves
from talisman.compiler.resolve.declare.rulings import Knows
from talisman.compiler.resolve.words import built, first_of
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, Part, every_node
from talisman.values import evolve

Index = Mapping[str, tuple[int, Node]]
"""By its path the number of an item, and the node that is meant in it."""


def is_there(change: Change, index: Index, said: Said) -> bool:
    """Whether there is what a change speaks of, in the trees as they are before any change."""
    led = index.get(change.path)
    return led is not None and spoken_of(change, led[1], said) is not None


def _can_be_made(change: Change, index: Index, said: Said) -> bool:
    """Whether what a change expects stands there, in the trees as they are before any change."""
    led = index.get(change.path)
    found = spoken_of(change, led[1], said) if led is not None else None
    if found is None:
        return False
    node, line = found[0], change.node
    match line:
        case views.ChangeText():
            text = "".join(said(node.span))
            return in_other_words(text, line.first_string.text, line.second_string.text) is not None
        case views.ChangeValue():
            if len(numbers_of(change)) < 2:
                return True
            holder = first_of(node, views.DDefault) if isinstance(node, views.Decl) else node
            return len(numbers_meant(change, holder, node.span.line)[1]) == 1
        case _:
            return True


def layered(
    trees: Sequence[Node], changes: Sequence[Change], index: Index, said: Said, knows: Knows
) -> list[Node]:
    """The trees, with each change of what another house rule put somewhere led to the line of that one."""
    houses = {_by(tree): tree for tree in trees if isinstance(tree, views.House)}
    made = list(trees)
    for change in changes:
        known = knows.get(change.pack, frozenset())
        others = [one for one in changes if one.pack != change.pack and one.pack in known]
        if not others or change.path not in index or _can_be_made(change, index, said):
            continue
        ways = [way for one in others for way in _ways(change, one, houses[one.by], index, said)]
        if len(ways) != 1:
            continue
        by, quoteds = ways[0]
        at = next(number for number, tree in enumerate(made) if _holds(tree, change))
        made[at] = _led(made[at], change, by, quoteds)
    return made


def _by(house: views.House) -> str:
    """The path of a house rule that changes something."""
    return next((change.by for change in changes_of(house)), "")


def _holds(tree: Node, change: Change) -> bool:
    return isinstance(tree, views.House) and any(one.at == change.at for one in changes_of(tree))


def _ways(
    change: Change, other: Change, house: views.House, index: Index, said: Said
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The line of another house rule in which the words stand that a change speaks of: its address."""
    led, theirs = index[change.path][1], index.get(other.path)
    place = spoken_of(other, theirs[1], said) if theirs is not None else None
    if place is None:
        return
    above = next((text for text, line in lines(house, said) if line.node is other.node), "")
    around: list[Node] = [led]
    for line in change.lines:  # as many of the lines that are quoted as are there yet
        there = quoted(around[-1], said, line)
        if len(there) != 1:
            break
        around.append(there[0][1].node)
    for number, node in enumerate(around):
        behind = change.lines[number:]
        if not any(one is place[0] for one in every_node(node)):
            continue
        if isinstance(other.node, (views.ReplacePath, views.AddToPath)) and _put(
            change, other.node, behind, said
        ):
            yield other.by, (above.replace('"', "'"), *behind)
            return
        if _exchanged(change, other, "".join(said(place[0].span)), behind):
            yield other.by, (above.replace('"', "'"),)
            return


def _put(
    change: Change, other: views.ReplacePath | views.AddToPath, behind: Sequence[str], said: Said
) -> bool:
    """Whether a line begins so in what another house rule puts there, with what is to be changed on it."""
    node: Node = other.block
    for line in behind:
        there = quoted(node, said, line)
        if len(there) != 1:
            return False
        node = there[0][1].node
    text = "".join(said(node.span))
    mine = change.node
    match mine:
        case views.ChangeText():
            return bool(behind) and in_other_words(text, mine.first_string.text, "") is not None
        case views.ChangeValue():
            return bool(behind) and len(numbers_meant(change, node, node.span.line)[1]) == 1
        case _:
            return bool(behind)


def _exchanged(change: Change, other: Change, text: str, behind: Sequence[str]) -> bool:
    """Whether another change put the words on a line that this one speaks of."""
    mine, theirs = change.node, other.node
    if isinstance(mine, views.ChangeText) and isinstance(theirs, views.ChangeText):
        old, new, wanted = theirs.first_string.text, theirs.second_string.text, mine.first_string.text
    elif isinstance(mine, views.ChangeValue) and isinstance(theirs, views.ChangeValue):
        figures = numbers_of(other), numbers_of(change)
        if len(figures[0]) < 2 or len(figures[1]) < 2:
            return False
        old, new, wanted = str(figures[0][0]), str(figures[0][1]), str(figures[1][0])
    else:
        return False
    now = in_other_words(text.strip(), old, new) or ""
    read = len(behind) <= 1 and all(begins(now, line) for line in behind)
    return read and in_other_words(new, wanted, "") is not None


def _led(tree: Node, change: Change, path: str, quoteds: Sequence[str]) -> Node:
    """A house rule in which a change leads elsewhere."""
    kids: list[Part] = []
    for kid in tree.kids:
        if isinstance(kid, Node) and start(kid.span) == change.at and kid.kind == change.node.kind:
            kids.append(_elsewhere(kid, path, quoteds))
        else:
            kids.append(_led(kid, change, path, quoteds) if isinstance(kid, Node) else kid)
    return evolve(tree, kids=tuple(kids))


def _elsewhere(node: Node, path: str, quoteds: Sequence[str]) -> Node:
    """A change with another path, which quotes other lines; all of them stand where the old path does."""
    at = next(leaves(node, "PATH"))
    places = [kid.span for kid in node.kids if isinstance(kid, views.Quoted)]
    spans = [*(places[:1] or [at.span]) * (len(quoteds) - len(places)), *places][-len(quoteds) :]
    made = [
        built(views.Quoted, (_string(text, span),), span) for text, span in zip(quoteds, spans, strict=True)
    ]
    rest = [kid for kid in node.kids if not isinstance(kid, views.Quoted)]
    number = rest.index(at)
    return evolve(node, kids=(*rest[:number], evolve(at, text=path), *made, *rest[number + 1 :]))


def _string(text: str, span: Span) -> Leaf:
    return Leaf("STRING", text, span)
