"""House rules: one pack changes what another one says, in the tree, before anything is resolved.

A change names the place by its path and says what it expects there. Changing the tree rather than the model
means that what was changed is resolved, checked and shown like everything else, and keeps its citations; text
is read again, line by line, only where a phrase is exchanged for another.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from talisman.compiler.addresses import Place, Said, address_of, item_paths, paths, start
from talisman.compiler.changes import (
    FIGURES,
    Change,
    Target,
    changes_of,
    in_other_words,
    numbers_meant,
    numbers_of,
    taken,
    target_of,
    touch,
)
from talisman.compiler.changing import Reread, Work, exchanged, path_span
from talisman.compiler.diagnostics import Bag, closest
from talisman.compiler.messages.changed import (
    BAD_CHANGE,
    LOST_CHANGE,
    LOST_MOMENT,
    NOT_A_VALUE,
    ONLY_LINE,
    OTHER_VALUE,
    TWO_CHANGES,
)
from talisman.compiler.messages.headings import PRINTED_ALREADY
from talisman.compiler.messages.nouns import UNKNOWN_NAME
from talisman.compiler.overlaid import Overlaid
from talisman.compiler.resolve.declare.parts import first_word, leaves
from talisman.compiler.resolve.declare.rulings import Knows, orders
from talisman.compiler.syntax.tree import Leaf, Node, all_leaves
from talisman.compiler.syntax.views import made
from talisman.values import evolve

_MOMENTS = frozenset({
    "trigger_when", "trigger_after", "guard_before", "as_soon_as", "when_becomes", "replace_would",
    "replace_would_be", "replace_instead", "while_line", "unless_line", "place_line", "setting_line",
    "until_line", "once_per", "times_per",
})  # fmt: skip
"""Lines that say when something is done, and hold what is done."""


def overlay(
    trees: Sequence[Node],
    bag: Bag,
    reread: Reread,
    said: Said,
    kept: Overlaid | None = None,
    knows: Knows | None = None,
) -> tuple[Node, ...]:
    """The trees with all changes of all house rules made.

    Args:
        trees: the items of all packs, needed packs first.
        bag: where problems go.
        reread: reads an item again with one phrase exchanged.
        said: what was written at a place of a source.
        kept: what was made last time of nearly the same trees.
        knows: by pack it and those that it needs, whose rulings it may turn round.
    """
    houses = [item for item in trees if item.kind == "house"]
    changes = [change for house in houses for change in changes_of(house)]
    printed = [line for house in houses for line in house.nodes("print_on")]
    if not changes and not printed:
        return tuple(trees)
    asked = frozenset(change.path for change in changes)
    inside = kept.paths_of(trees) if kept is not None else list(_asked_paths(trees, asked))
    work = Work(list(trees), bag, reread, said, inside, list(range(len(trees))), asked)
    work.look_up()
    problems = len(bag.found)
    for change in _settled(changes, {(one.first, one.second) for one in orders(trees, knows or {})}, work):
        _apply(change, work)
    for line in printed:
        _print(line, work)
    if kept is None or len(bag.found) > problems:
        return tuple(work.trees)
    return kept.same(trees, work.trees, work.origins)


def _asked_paths(trees: Sequence[Node], asked: Iterable[str]) -> Iterator[list[tuple[str, Node]]]:
    """Of each item all its paths, if any that is asked for begins as they do."""
    begun: set[str] = set()
    for path in asked:
        parts = path.split(".")
        begun.update(".".join(parts[:number]) for number in range(1, len(parts) + 1))
    for item in trees:
        yield paths(item) if any(path in begun for path in item_paths(item)) else []


def _settled(changes: Sequence[Change], ruled: set[tuple[str, str]], work: Work) -> list[Change]:
    """The changes to make: of two packs' changes to one place, the one that a ruling puts first."""
    kept: list[Change] = []
    places: list[tuple[Change, Target]] = []
    for change in changes:
        target = target_of(change, work.index, work.said)
        there = [one for one, place in places if one in kept and touch(place, target)]
        other = next((one for one in there if one.pack != change.pack and _clash(one, change)), None)
        places.append((change, target))
        if other is None:
            kept.append(change)
        elif (change.by, other.by) in ruled:
            kept[kept.index(other)] = change
        elif (other.by, change.by) not in ruled:
            work.bag.add(
                TWO_CHANGES.at(
                    change.node.span,
                    path=change.address,
                    first=other.by,
                    second=change.by,
                    related=[(other.node.span, "the first change")],
                )
            )
    made = sorted(kept, key=lambda one: one.node.kind != "change_text")  # these look at the source
    _heeded(made, dict(places), work)
    return made


def _heeded(made: Sequence[Change], targets: Mapping[Change, Target], work: Work) -> None:
    """Refuse a change of what a later one replaces or takes away: nothing would be left of it."""
    for number, change in enumerate(made):
        for later in made[number + 1 :]:
            if taken(targets[change], targets[later]):
                related = [(later.node.span, "this replaces it, or takes it away")]
                work.bag.add(LOST_CHANGE.at(change.node.span, path=change.address, related=related))
                break


def _clash(one: Change, two: Change) -> bool:
    """Lines added by two packs do not contradict each other; everything else does."""
    return not one.node.kind == two.node.kind == "add_to_path"


# --- changes -----------------------------------------------------------------------------------------


def _apply(change: Change, work: Work) -> None:
    place = work.find(change)
    if place is None:
        return
    item, node = place
    if change.lines:
        line = work.line(change, node)
        if line is None:
            return
        if change.node.kind in ("replace_path", "forbid_path", "remove_path"):
            _line_for(change, item, line, work)
            return
        node = line.node
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


def _line_for(change: Change, item: int, line: Place, work: Work) -> None:
    """Other lines in the place of a quoted one, or none."""
    body = change.node.node("block")
    own = [kid for kid in line.around.kids if isinstance(kid, Node)]
    if body is None:
        whole = work.trees[item].node("block")
        if own == [line.node] and line.around.kind == "block" and line.around is not whole:
            work.bag.add(ONLY_LINE.at(path_span(change.node), path=change.path, line=change.lines[-1]))
        else:
            work.put(item, line.node, None)
    elif line.around.kind not in ("block", "house"):
        work.bag.add(BAD_CHANGE.at(path_span(change.node), path=change.address, what="body", way=""))
    elif line.node.kind in _MOMENTS and not _when(body):
        related = [(line.node.span, "this says when")]
        work.bag.add(LOST_MOMENT.at(path_span(change.node), path=change.address, related=related))
    else:
        work.place(item, exchanged(work.trees[item], line.node, *body.nodes()))


def _change_value(change: Change, item: int, node: Node, work: Work) -> None:
    """A number that stands there once gets another value."""
    values = [part for part in change.node.nodes() if part.kind != "quoted"]
    units = [leaf.text for leaf in change.node.leaves("UNIT")]
    if any(value.kind not in ("num_int", "num_below") for value in values) or len(set(units)) > 1:
        work.bag.add(NOT_A_VALUE.at(change.node.span))
        return
    ints = numbers_of(change)
    holder = node.node("d_default") if node.kind == "decl" else node
    here, fitting = numbers_meant(change, holder, node.span.line)
    if not here:
        way = _way(change, node, work, str(ints[0]))
        work.bag.add(BAD_CHANGE.at(path_span(change.node), path=change.address, what="number", way=way))
    elif len(fitting) != 1:
        found = ", ".join(leaf.text for leaf in here) if not fitting else f"{len(fitting)} times {ints[0]}"
        work.bag.add(
            OTHER_VALUE.at(
                path_span(change.node),
                path=change.address,
                found=found,
                old=str(ints[0]),
                way=_way(change, node, work, str(ints[0])),
                related=[(node.span, "what stands there")],
            )
        )
    elif min(ints) < 0:
        _below_zero(change, item, node, fitting[0], ints, work)
    elif holder is not None:
        sign = fitting[0].text[0] if fitting[0].kind == "SIGNED" else ""
        written = list(leaves(change.node, *FIGURES))[1]
        new = evolve(written, kind=fitting[0].kind, text=f"{sign}{ints[1]}")
        work.put(item, holder, _with_leaf(holder, fitting[0], new))


def _below_zero(change: Change, item: int, node: Node, leaf: Leaf, ints: Sequence[int], work: Work) -> None:
    """A number below zero stands only where the sentence, read again, allows one."""
    at = leaf.span
    lines = work.texts.setdefault(at.file, {})
    text = lines.get(at.line, "".join(work.said(evolve(at, column=1))))
    for new in dict.fromkeys((f"{ints[1]}", f"{ints[1]:+d}")):
        exchanging = {**lines, at.line: text[: at.column - 1] + new + text[at.end - 1 :]}
        made = (
            work.reread(work.trees[item], exchanging)
            if text[at.column - 1 : at.end - 1] == leaf.text
            else None
        )
        if made is not None:
            work.texts[at.file] = exchanging
            work.place(item, merged(work.trees[item], made, at.line))
            return
    way = _way(change, node, work, str(ints[0]))
    work.bag.add(
        BAD_CHANGE.at(path_span(change.node), path=change.address, what=f"number `{ints[1]}`", way=way)
    )


def _with_leaf(node: Node, old: Leaf, new: Leaf) -> Node:
    """The node with one token exchanged for another, which keeps its own place."""
    kids = tuple(
        new if kid is old else _with_leaf(kid, old, new) if isinstance(kid, Node) else kid
        for kid in node.kids
    )
    return evolve(node, kids=kids)


def _change_text(change: Change, item: int, node: Node, work: Work) -> None:
    """A phrase on the line of the path is exchanged, and the item read again."""
    texts = [leaf.text for leaf in change.node.leaves("STRING")]
    if len(texts) != 2:
        return
    at = node.span
    lines = work.texts.setdefault(at.file, {})
    text = lines.get(at.line, "".join(work.said(at)))
    changed = in_other_words(text, texts[0], texts[1])
    exchanging = {**lines, at.line: changed or text}
    made = work.reread(work.trees[item], exchanging) if changed is not None else None
    if made is None:
        work.bag.add(
            OTHER_VALUE.at(
                path_span(change.node),
                path=change.address,
                found="another sentence",
                old=f'"{texts[0]}"',
                way=_way(change, node, work, texts[0]),
                related=[(node.span, "what stands there")],
            )
        )
        return
    work.texts[at.file] = exchanging
    work.place(item, merged(work.trees[item], made, at.line))


def merged(old: Node, fresh: Node, line: int) -> Node:
    """An item as it is by now, with what stands on one line of its source as it was read anew."""
    if not any(leaf.span.line == line for leaf in all_leaves(fresh)):
        return old
    starts = {start(kid.span): kid for kid in fresh.kids}
    pairs = [(kid, starts.get(start(kid.span))) for kid in old.kids]
    if old.kind != fresh.kind or (old.kind != "block" and [two for _, two in pairs] != [*fresh.kids]):
        return fresh
    kids = tuple(
        merged(one, two, line) if isinstance(one, Node) and isinstance(two, Node) else two or one
        for one, two in pairs
    )
    return evolve(fresh, kids=kids)


def _with_block(change: Change, item: int, node: Node, work: Work, *, replaced: bool) -> None:
    """Another body, or more lines at its end (of the menu, where the body is a choice)."""
    body, block = change.node.node("block"), node.node("block")
    if body is None or block is None or (change.lines and not block.kids):  # an act may have lines below it
        work.bag.add(BAD_CHANGE.at(path_span(change.node), path=change.address, what="body", way=""))
        return
    if replaced:
        if _when(block) and not _when(body):
            said = next(block.nodes()).span
            work.bag.add(
                LOST_MOMENT.at(path_span(change.node), path=change.path, related=[(said, "this says when")])
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


def _print(line: Node, work: Work) -> None:
    """Words on things of other packs, as if they were printed there: all things of the name get them."""
    words = tuple(line.leaves("ADJ"))
    for at, leaf in enumerate(words):
        if leaf.text in (one.text for one in words[:at]):
            work.bag.add(PRINTED_ALREADY.at(leaf.span, word=leaf.text, name="the same things"))
    named: list[str] = []
    titles = {at: _title(tree) for at, tree in enumerate(work.trees) if tree.kind == "thing"}
    for name in line.nodes("title"):
        wanted = first_word(name, "NAME", "STRING")
        found = [at for at, title in titles.items() if title == wanted]
        if wanted in named:
            work.bag.add(PRINTED_ALREADY.at(name.span, word=words[0].text, name=wanted))
        named.append(wanted)
        if not found:
            near = closest(wanted, titles.values())
            work.bag.add(UNKNOWN_NAME.at(name.span, name=wanted, near=near[0] if near else ""))
        for at in found:
            _tag(at, words, work)


def _tag(at: int, words: tuple[Leaf, ...], work: Work) -> None:
    """Words printed on a thing, behind those that are."""
    thing = work.trees[at]
    title, tags = thing.node("title"), thing.node("tags")
    own = [*thing.leaves("ADJ"), *(tags.leaves("ADJ") if tags is not None else ())]
    for word in words:  # two packs may print the same word on what a third one has
        if any(leaf.text == word.text and leaf.span.file == thing.span.file for leaf in own):
            work.bag.add(PRINTED_ALREADY.at(word.span, word=word.text, name=_title(thing)))
    if tags is not None:
        work.put(at, tags, evolve(tags, kids=tags.kids + words))
    elif title is not None:
        work.place(at, exchanged(thing, title, title, made("tags", words, words[0].span)))


def _title(thing: Node) -> str:
    """The name that is printed on a thing."""
    title = thing.node("title")
    return first_word(title, "NAME", "STRING") if title is not None else ""


def _way(change: Change, node: Node, work: Work, words: str) -> str:
    """The address of a line below the one that a change speaks of, where its words stand in that one."""
    return "" if change.lines else address_of(change.path, node, work.said, words)
