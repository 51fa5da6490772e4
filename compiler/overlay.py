"""House rules: one pack changes what another one says, in the tree, before anything is resolved.

A change names the place by its path and says what it expects there. Changing the tree rather than the model
means that what was changed is resolved, checked and shown like everything else, and keeps its citations; text
is read again, line by line, only where a phrase is exchanged for another.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import assert_never

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
from talisman.compiler.changing import Reread, Work, exchanged
from talisman.compiler.diagnostics import Bag, closest
from talisman.compiler.gone import settle
from talisman.compiler.layered import is_there, layered
from talisman.compiler.messages.changed import (
    BAD_CHANGE,
    LOST_CHANGE,
    LOST_MOMENT,
    NOT_A_VALUE,
    ONLY_LINE,
    OTHER_VALUE,
    THERE_ALREADY,
    TWO_CHANGES,
)
from talisman.compiler.messages.headings import PRINTED_ALREADY
from talisman.compiler.messages.nouns import UNKNOWN_NAME
from talisman.compiler.overlaid import Overlaid
from talisman.compiler.resolve.declare.parts import leaves
from talisman.compiler.resolve.declare.rulings import Knows, orders
from talisman.compiler.resolve.paths import slug
from talisman.compiler.resolve.words import built, first_of
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, all_leaves
from talisman.values import evolve

_MOMENTS = (
    *(views.TriggerWhen, views.TriggerAfter, views.GuardBefore, views.AsSoonAs, views.WhenBecomes),
    *(views.ReplaceWould, views.ReplaceWouldBe, views.ReplaceInstead),
    *(views.WhileLine, views.UnlessLine, views.PlaceLine, views.SettingLine, views.UntilLine),
    *(views.OncePer, views.TimesPer),
)
"""Lines that say when something is done, and hold what is done."""
_CLAUSES = (views.DDuty, views.DOffer, views.DStep, views.DOn)
_ADDED = (views.AddToPath, views.AddClauses)
_IN_STEPS = ("procedure", "contest")
"""Declarations to which clauses can be added: something is done by them in order, or as they end."""
_UNITS = ("PROP", "UNIT")
"""What a number may be of."""


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
    houses = [item for item in trees if isinstance(item, views.House)]
    changes = [change for house in houses for change in changes_of(house)]
    printed = [line for house in houses for line in house.hlines if isinstance(line, views.PrintOn)]
    if not changes and not printed:
        return tuple(trees)
    now = list(trees)
    work = _begun(now, changes, bag, reread, said, kept)
    led = layered(now, changes, work.index, said, knows or {})
    if any(one is not other for one, other in zip(led, now, strict=True)):
        changes = [change for item in led if isinstance(item, views.House) for change in changes_of(item)]
        work = _begun(led, changes, bag, reread, said, kept)
    problems = len(bag.found)
    made = _settled(changes, {(one.first, one.second) for one in orders(trees, knows or {})}, work)
    for change in _of_houses_first(made, trees, work):
        _apply(change, work)
    settle(trees, work, knows or {})
    for line in printed:
        _print(line, work)
    if kept is None or len(bag.found) > problems:
        return tuple(work.trees)
    return kept.same(trees, work.trees, work.origins)


def _begun(
    trees: Sequence[Node],
    changes: Sequence[Change],
    bag: Bag,
    reread: Reread,
    said: Said,
    kept: Overlaid | None,
) -> Work:
    """The work on trees in which nothing is changed yet, with where each change leads."""
    asked = frozenset(change.path for change in changes)
    inside = kept.paths_of(trees) if kept is not None else list(_asked_paths(trees, asked))
    work = Work(list(trees), bag, reread, said, inside, list(range(len(trees))), asked)
    work.look_up()
    return work


def _of_houses_first(made: Sequence[Change], trees: Sequence[Node], work: Work) -> Iterator[Change]:
    """Changes in their order, but first those of what other house rules say, which then do what is left.

    Of these the last come first: a pack changes only what stands before it.
    """
    houses = {at for at, tree in enumerate(trees) if isinstance(tree, views.House)}
    led = {change.at: work.index[change.path][0] for change in made if change.path in work.index}
    first = {change.at for change in made if led.get(change.at) in houses}
    if not first:
        yield from made
        return
    order = {change.at: number for number, change in enumerate(made)}
    for at in sorted(houses, reverse=True):
        yield from (one for one in _by_now(at, order, work) if one.at in first)
    left = [one for at in sorted(houses) for one in _by_now(at, order, work) if one.at not in first]
    yield from sorted(left, key=lambda one: order[one.at])


def _by_now(at: int, order: Mapping[Span, int], work: Work) -> list[Change]:
    """What a house rule wants as it stands by now, of what is to be made, in that order."""
    house = next((tree for origin, tree in zip(work.origins, work.trees, strict=True) if origin == at), None)
    wanted = changes_of(house) if isinstance(house, views.House) else ()
    return sorted((one for one in wanted if one.at in order), key=lambda one: order[one.at])


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
        places.append((change, target))
        if not is_there(change, work.index, work.said):  # it is told so, whatever others change there
            kept.append(change)
            continue
        there = [one for one, place in places[:-1] if one in kept and touch(place, target)]
        other = next((one for one in there if one.pack != change.pack and _clash(one, change)), None)
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
    made = sorted(kept, key=lambda one: not isinstance(one.node, views.ChangeText))  # these look at the text
    _heeded(made, dict(places), work)
    _carried_out([change for change, _ in places if change not in kept], made, work)
    return made


def _carried_out(dropped: Sequence[Change], made: Sequence[Change], work: Work) -> None:
    """Refuse a change of what another house rule says, where a ruling has that line of it not carried out."""
    for other in dropped:
        spans = frozenset(leaf.span for leaf in all_leaves(other.node))
        for change in made:
            target = target_of(change, work.index, work.said)
            if taken(target, Target(other.path, None, (), spans)):
                related = [(other.node.span, "another house rule comes first, and this is not done")]
                work.bag.add(LOST_CHANGE.at(change.node.span, path=change.address, related=related))


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
    return not (isinstance(one.node, _ADDED) and isinstance(two.node, _ADDED))


# --- changes -----------------------------------------------------------------------------------------


def _apply(change: Change, work: Work) -> None:
    place = work.find(change)
    if place is None:
        return
    item, node = place
    whole = work.trees[item]
    last = max(leaf.span.line for leaf in all_leaves(whole) if leaf.span.file == whole.span.file)
    work.bag.altered.append((whole.span, last, change.node.span))
    if change.lines:
        line = work.line(change, node)
        if line is None:
            return
        if isinstance(change.node, (views.ReplacePath, views.ForbidPath, views.RemovePath)):
            _line_for(change, change.node, item, line, work)
            return
        node = line.node
    match change.node:
        case views.ChangeValue() as said:
            _change_value(change, said, item, node, work)
        case views.ChangeText() as said:
            _change_text(change, said, item, node, work)
        case views.ReplacePath() as said:
            _with_block(change, said, item, node, work)
        case views.AddToPath() as said:
            _with_block(change, said, item, node, work)
        case views.AddClauses() as said:
            _with_clauses(change, said, item, node, work)
        case views.ForbidPath() | views.RemovePath():
            work.put(item, node, None)
        case _ as never:
            assert_never(never)


def _line_for(
    change: Change,
    said: views.ReplacePath | views.ForbidPath | views.RemovePath,
    item: int,
    line: Place,
    work: Work,
) -> None:
    """Other lines in the place of a quoted one, or none."""
    own = [kid for kid in line.around.kids if isinstance(kid, Node)]
    if not isinstance(said, views.ReplacePath):
        whole = first_of(work.trees[item], views.Block)
        if own == [line.node] and isinstance(line.around, views.Block) and line.around is not whole:
            work.bag.add(ONLY_LINE.at(change.node.path.span, path=change.path, line=change.lines[-1]))
        else:
            work.put(item, line.node, None)
    elif not isinstance(line.around, (views.Block, views.House)):
        work.bag.add(BAD_CHANGE.at(change.node.path.span, path=change.address, what="body", way=""))
    elif isinstance(line.node, _MOMENTS) and not _when(said.block):
        related = [(line.node.span, "this says when")]
        work.bag.add(LOST_MOMENT.at(change.node.path.span, path=change.address, related=related))
    else:
        work.place(item, exchanged(work.trees[item], line.node, *said.block.lines))


def _change_value(change: Change, said: views.ChangeValue, item: int, node: Node, work: Work) -> None:
    """A number that stands there once gets another value."""
    values = (said.first_number, said.second_number)
    units = [*dict.fromkeys(_singular(leaf.text, work) for leaf in said.units)]
    plain = all(isinstance(value, (views.NumInt, views.NumBelow)) for value in values)
    ints = numbers_of(change) if plain else []
    if not plain or len(units) > 1:
        words = [f'"{of} {unit.text}"' for of, unit in zip(ints, said.units, strict=False)]
        work.bag.add(NOT_A_VALUE.at(said.span, way=f"change {change.address}: {' -> '.join(words)}" * plain))
        return
    holder = first_of(node, views.DDefault) if isinstance(node, views.Decl) else node
    here, fitting = numbers_meant(change, holder, node.span.line)
    if not here:
        way = _way(change, node, work, str(ints[0]))
        work.bag.add(BAD_CHANGE.at(change.node.path.span, path=change.address, what="number", way=way))
    elif len(fitting) != 1:
        found = ", ".join(leaf.text for leaf in here) if not fitting else f"{len(fitting)} times {ints[0]}"
        work.bag.add(
            OTHER_VALUE.at(
                change.node.path.span,
                path=change.address,
                found=found,
                old=str(ints[0]),
                way=_way(change, node, work, str(ints[0])),
                related=[(node.span, "what stands there")],
            )
        )
    elif units and units[0] != (unit := _unit_behind(fitting[0], node, work)) and unit:
        work.bag.add(
            OTHER_VALUE.at(
                change.node.path.span,
                path=change.address,
                found=f"{fitting[0].text} {unit}",
                old=f"{ints[0]} {said.units[0].text}",
                way="",
                related=[(fitting[0].span, "what stands there")],
            )
        )
    elif min(ints) < 0:
        _below_zero(change, item, node, fitting[0], ints, work)
    elif holder is not None:
        sign = fitting[0].text[0] if fitting[0].kind == "SIGNED" else ""
        written = list(leaves(said, *FIGURES))[1]
        new = evolve(written, kind=fitting[0].kind, text=f"{sign}{ints[1]}")
        work.bag.changed[fitting[0].span.file, fitting[0].span.line] = change.node.span
        work.put(item, holder, _with_leaf(holder, fitting[0], new))


def _singular(word: str, work: Work) -> str:
    """The name of a unit that is said in one of its forms."""
    for tree in work.trees:
        if isinstance(tree, views.Decl) and tree.words is not None and tree.forms is not None:
            pairs = zip(tree.words.words, tree.forms.words, strict=False)
            name = next((one.text for one, form in pairs if form.text == word), "")
            if name:
                return name
    return word


def _unit_behind(number: Leaf, node: Node, work: Work) -> str:
    """The unit that stands behind a number on its line; none where something else does."""
    found = list(all_leaves(node))
    at = next((place for place, leaf in enumerate(found) if leaf is number), len(found))
    behind = found[at + 1] if at + 1 < len(found) else None
    if behind is None or behind.kind not in _UNITS or behind.span.line != number.span.line:
        return ""
    return _singular(behind.text, work)


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
        BAD_CHANGE.at(change.node.path.span, path=change.address, what=f"number `{ints[1]}`", way=way)
    )


def _with_leaf(node: Node, old: Leaf, new: Leaf) -> Node:
    """The node with one token exchanged for another, which keeps its own place."""
    kids = tuple(
        new if kid is old else _with_leaf(kid, old, new) if isinstance(kid, Node) else kid
        for kid in node.kids
    )
    return evolve(node, kids=kids)


def _change_text(change: Change, said: views.ChangeText, item: int, node: Node, work: Work) -> None:
    """A phrase on the line of the path is exchanged, and the item read again."""
    old, new = said.first_string.text, said.second_string.text
    at = node.span
    lines = work.texts.setdefault(at.file, {})
    text = lines.get(at.line, "".join(work.said(at)))
    changed = in_other_words(text, old, new)
    exchanging = {**lines, at.line: changed or text}
    made = work.reread(work.trees[item], exchanging) if changed is not None else None
    if made is None:
        work.bag.add(
            OTHER_VALUE.at(
                change.node.path.span,
                path=change.address,
                found="another sentence",
                old=f'"{old}"',
                way=_way(change, node, work, old),
                related=[(node.span, "what stands there")],
            )
        )
        return
    work.texts[at.file] = exchanging
    work.bag.changed[at.file, at.line] = change.node.span
    work.place(item, merged(work.trees[item], made, at.line))


def merged(old: Node, fresh: Node, line: int) -> Node:
    """An item as it is by now, with what stands on one line of its source as it was read anew."""
    if not any(leaf.span.line == line for leaf in all_leaves(fresh)):
        return old
    starts = {start(kid.span): kid for kid in fresh.kids}
    pairs = [(kid, starts.get(start(kid.span))) for kid in old.kids]
    if old.kind != fresh.kind or (
        not isinstance(old, views.Block) and [two for _, two in pairs] != [*fresh.kids]
    ):
        return fresh
    kids = tuple(
        merged(one, two, line) if isinstance(one, Node) and isinstance(two, Node) else two or one
        for one, two in pairs
    )
    return evolve(fresh, kids=kids)


def _with_block(
    change: Change, said: views.ReplacePath | views.AddToPath, item: int, node: Node, work: Work
) -> None:
    """Another body, or more lines at its end (of the menu, where the body is a choice)."""
    body, block = said.block, first_of(node, views.Block)
    if block is None or (change.lines and not block.kids):  # an act may have lines below it
        work.bag.add(BAD_CHANGE.at(change.node.path.span, path=change.address, what="body", way=""))
        return
    if isinstance(said, views.ReplacePath):
        if _when(block) and not _when(body):
            related = [(block.lines[0].span, "this says when")]
            work.bag.add(LOST_MOMENT.at(said.path.span, path=change.path, related=related))
            return
        work.put(item, block, body)
        return
    match block.lines:
        case (views.ChooseLine(block=menu),):
            target = menu
        case _:
            target = block
    work.put(item, target, evolve(target, kids=target.kids + body.kids))


def _with_clauses(change: Change, said: views.AddClauses, item: int, node: Node, work: Work) -> None:
    """More steps, duties, offers or outcomes, behind those that are there."""
    if not isinstance(node, views.Decl) or node.declares.text not in _IN_STEPS:
        work.bag.add(
            BAD_CHANGE.at(said.path.span, path=change.address, what="step, duty, offer or outcome", way="")
        )
        return
    there = {_label(clause): clause for clause in node.dlines if isinstance(clause, _CLAUSES)}
    for clause in said.clauses:
        label = _label(clause)
        if label in there:
            related = [(there[label].span, "the one that is there")]
            way = f"{change.path}.{slug(label[1])}"
            what = label[1] if label[0] == "on" else f'"{label[1]}"'
            work.bag.add(
                THERE_ALREADY.at(
                    clause.span, path=change.path, what=f"{label[0]} {what}", way=way, related=related
                )
            )
            return
        there[label] = clause
    work.put(item, node, evolve(node, kids=node.kids + said.clauses))


def _label(clause: views.Clause) -> tuple[str, str]:
    """What a clause is, and its name."""
    match clause:
        case views.DOn():
            return "on", clause.outcome.text
        case views.DStep():
            return "step", clause.string.text
        case views.DDuty():
            return "duty", clause.string.text
        case views.DOffer():
            return "offer", clause.string.text


def _when(block: views.Block) -> bool:
    """Whether the lines of a rule say when they are done, or when they hold."""
    return any(isinstance(line, _MOMENTS) for line in block.lines)


def _print(line: views.PrintOn, work: Work) -> None:
    """Words on things of other packs, as if they were printed there: all things of the name get them."""
    words = line.adjs
    for at, leaf in enumerate(words):
        if leaf.text in (one.text for one in words[:at]):
            work.bag.add(PRINTED_ALREADY.at(leaf.span, word=leaf.text, name="the same things"))
    named: list[str] = []
    titles = {at: tree.title.name.text for at, tree in enumerate(work.trees) if isinstance(tree, views.Thing)}
    for name in line.titles:
        wanted = name.name.text
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
    assert isinstance(thing, views.Thing)
    title, tags = thing.title, thing.tags
    own = [*thing.adjs, *(tags.adjs if tags is not None else ())]
    for word in words:  # two packs may print the same word on what a third one has
        if any(leaf.text == word.text and leaf.span.file == thing.span.file for leaf in own):
            work.bag.add(PRINTED_ALREADY.at(word.span, word=word.text, name=title.name.text))
    if tags is not None:
        work.put(at, tags, evolve(tags, kids=tags.kids + words))
    else:
        work.place(at, exchanged(thing, title, title, built(views.Tags, words, words[0].span)))


def _way(change: Change, node: Node, work: Work, words: str) -> str:
    """The address of a line below the one that a change speaks of, where its words stand in that one."""
    return "" if change.lines else address_of(change.path, node, work.said, words)
