"""Files of scenarios that need not be read again, from one process to the next.

Three quarters of the text of a tested pack are scenarios. Nothing depends on them, and they depend on little:
on what is declared, not on what the text of a card does. So a check leaves behind, as hashes, under which
declarations which files had nothing wrong and changed nothing: a file is left out where all that it was read
against is the same. What is kept tells of nothing but silence; what had a problem is read, and tells it.

What a file is read against is the state that `resolve/kept.py` compares; here it is hashed: the text of what
is declared and printed, with that of house rules, and what the other texts have added to it. A file that
changes that state is always read, and those behind it are known only beside the same one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from contextlib import suppress
from hashlib import blake2b

from talisman.compiler import driver
from talisman.compiler.checks.context import Context, Looked
from talisman.compiler.checks.done.unoffered import offered
from talisman.compiler.checks.run import run_checks
from talisman.compiler.diagnostics import Bag, Stop
from talisman.compiler.driver import Parsed, add_packs, parse_more
from talisman.compiler.gone import gone, told_of
from talisman.compiler.model import Model
from talisman.compiler.pack import Cache, PackSource
from talisman.compiler.resolve.kept import HELD, TEXTS, State, changes, state_of, unchanged
from talisman.compiler.resolve.scenario.scenarios import add_scenario
from talisman.compiler.resolve.steps import resolve
from talisman.compiler.resolve.world import World
from talisman.compiler.source import Source, Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, every_leaf
from talisman.values import Factory, define, members

SIZE = 16
"""Bytes of a hash."""


@define
class Apart:
    """What reads the scenarios of packs, but for those files of which it is known that nothing comes of it.

    parsed: the packs without their scenarios. files: the files of scenarios, in order. known: hashes of those
    that were fine. fine: of those that may be left out next time, with the names of those that were read.
    read: the names of all that were. trees: what was read. simple: it could be read as text.
    """

    parsed: Parsed
    files: tuple[Source, ...]
    known: Set[bytes]
    fine: dict[bytes, str] = Factory(dict)
    trees: list[Node] = Factory(list)
    read: list[str] = Factory(list)
    simple: bool = True
    first: State | None = None

    def begin(self, world: World) -> None:
        """All is declared, and no text has been read."""
        self.first = state_of(world)

    def scenarios(self, world: World) -> None:
        """All other texts have been read."""
        now = state_of(world)
        assert self.first is not None
        against = _against(self.parsed, self.first, now, world)
        lost = gone(self.parsed.written, self.parsed.trees)
        for file in self.files:
            key = _hash((against, file.shown, file.text))
            if key in self.known:
                self.fine[key] = ""
                continue
            self.read.append(file.shown)
            found = Bag()
            trees = parse_more(self.parsed, (file,), found)
            if lost:
                knows = self.parsed.words.builds_on
                trees = tuple(tree for tree in trees if not told_of(tree, lost, knows))
            if found.found:
                self.simple = False
                return
            self.trees.extend(trees)
            if not self._read(trees, now, world):
                now = state_of(world)
                against = _hash((against, key))
            else:
                self.fine[key] = file.shown

    def _read(self, trees: Sequence[Node], state: State, world: World) -> bool:
        """Read scenarios; whether that has changed nothing for anybody."""
        model = world.model
        before = (world.effects_made, len(model.rules), len(model.effects), len(world.divisors))
        counted = {kind: list(kinds) for kind, kinds in world.counted.items()}
        for tree in trees:
            if isinstance(tree, views.Scenario):
                add_scenario(tree, world)
        after = (world.effects_made, len(model.rules), len(model.effects), len(world.divisors))
        return before == after and world.counted == counted and unchanged(state, world)


@define
class Seen:
    """The model of packs and what it was made of, without those scenarios that were left out.

    keep: what to keep for the next time. read: the files of scenarios that were read. resolved: all that was
    found is what checks say.
    """

    model: Model
    parsed: Parsed
    keep: bytes
    read: tuple[str, ...] = ()
    resolved: bool = True


def look(packs: Sequence[PackSource], bag: Bag, cache: Cache, known: bytes | None) -> Seen:
    """What is wrong with packs, as a check says it that reads all of them.

    Args:
        packs: the packs in order of their needs.
        bag: where problems go.
        cache: keeps parse tables.
        known: what was kept the last time, of any packs.

    Raises:
        Stop: there are errors.
    """
    with suppress(Stop):  # all that is wrong as text is told at once, also in scenarios
        rules = [pack.without_scenarios for pack in packs]
        parsed = driver.parse_packs(rules, Bag(), cache, told=False)
        seen = _checked(parsed, packs, known or b"", bag)
        if seen is not None:
            if not seen.resolved:
                driver.amend(parsed, bag)
            return bag.stop_on_errors(seen)
    bag.stop_on_errors(None)
    parsed = driver.parse_packs(packs, bag, cache)
    return Seen(bag.stop_on_errors(driver.checked(parsed, bag)), parsed, known or b"", _files(packs))


def _checked(parsed: Parsed, packs: Sequence[PackSource], known: bytes, bag: Bag) -> Seen | None:
    """What is wrong with packs, given what they say without scenarios; None where all has to be read."""
    files = [source for pack in packs for source in pack.sources if source.of_scenarios]
    hashes = [known[at : at + SIZE] for at in range(0, len(known), SIZE)]
    apart = Apart(parsed, tuple(files), frozenset(hashes[1:]))
    found = Bag()
    model = resolve(parsed.trees, parsed.words, found, apart=apart)
    if not apart.simple or any(isinstance(tree, views.Scenario) for tree in parsed.trees):
        return None
    add_packs(model, packs, parsed.outlined)
    looked = Context(model, (*parsed.trees, *apart.trees), parsed.outlined, packs, Looked())
    deeds = b""
    resolved = not found.errors
    if resolved:
        deeds = _hash(_plain((offered(looked),)))
        if len(apart.read) < len(files) and hashes[:1] != [
            deeds
        ]:  # of other deeds in scenarios there may be something to say
            return _checked(parsed, packs, b"", bag)
        run_checks(looked, found)
    bag.extend(found.found)
    if found.errors:
        return Seen(model, parsed, known, tuple(apart.read), resolved)
    spoken = {one.span.file for one in found.found}
    kept = [key for key, file in apart.fine.items() if file not in spoken]
    return Seen(model, parsed, b"".join((deeds, *kept)), tuple(apart.read))


def _files(packs: Sequence[PackSource]) -> tuple[str, ...]:
    return tuple(source.shown for pack in packs for source in pack.sources if source.of_scenarios)


def _against(parsed: Parsed, first: State, now: State, world: World) -> bytes:
    """A hash of all that a scenario is read against."""
    books = parsed.outlined.rulebooks
    added = changes(first, now)
    return _hash(
        (
            *_declared(parsed.written, parsed.packs),
            *_plain(
                (
                    [(pack.name, pack.version, pack.seats, pack.needs) for pack in parsed.packs],
                    [(book.letter, book.pack, [row.id for row in book.rows]) for book in books],
                    [list(now.held[name]) for name in HELD],
                    now.held if added is None else added,
                    (now.levels, now.sets, world.counted),
                    [name for name in world.model.effects if "~" not in name],
                )
            ),
        )
    )


def _declared(trees: Sequence[Node], packs: Iterable[PackSource]) -> Iterator[str]:
    """The text of what is declared and of what house rules and rulings say; of things what is printed."""
    lines = {source.shown: source.lines for pack in packs for source in pack.sources}
    for number, tree in enumerate(trees):
        at = tree.span
        if isinstance(tree, views.Thing):
            yield at.file
            yield from _printed(tree)
        elif not isinstance(tree, TEXTS) or isinstance(tree, (views.House, views.Ruling)):
            behind = trees[number + 1].span if number + 1 < len(trees) else None
            end = behind.line - 1 if behind is not None and behind.file == at.file else None
            yield at.file
            yield from filter(_said, lines[at.file][at.line - 1 : end])


def _said(line: str) -> bool:
    """Whether anything but a remark stands on a line."""
    text = line.lstrip(" ")
    return bool(text) and text != "#" and not text.startswith("# ")


def _printed(thing: Node) -> Iterator[str]:
    """The words of a thing's heading and of what is printed on it."""
    for kid in thing.kids:
        if isinstance(kid, Leaf):
            yield f"{kid.kind} {kid.text}"
        elif not isinstance(kid, views.Block):
            yield kid.kind
            yield from (f"{leaf.kind} {leaf.text}" for leaf in every_leaf(kid))
        else:
            for line in (one for one in kid.lines if isinstance(one, views.Props)):
                yield line.kind
                yield from (f"{leaf.kind} {leaf.text}" for leaf in every_leaf(line))


def _plain(values: Iterable[object]) -> list[str]:
    """Values in words that are the same for equal ones, without places."""
    said: list[str] = []
    compared: dict[type, tuple[str, ...]] = {}
    for value in values:
        _say(value, said, compared)
    return said


def _say(value: object, said: list[str], compared: dict[type, tuple[str, ...]]) -> None:
    """Add a value in words; of classes of values it is kept which members are compared."""
    if isinstance(value, str):
        said.append(repr(value))
    elif isinstance(value, Span):
        return
    elif isinstance(value, (tuple, list)):
        said.append(f"[{len(value)}")
        for one in value:
            _say(one, said, compared)
    elif isinstance(value, Mapping):
        said.append(f"{{{len(value)}")
        for key, one in value.items():
            _say(key, said, compared)
            _say(one, said, compared)
    else:
        kind = type(value)
        names = compared.get(kind)
        if names is None:
            names = compared[kind] = tuple(part.name for part in members(kind) if part.eq)
        said.append(kind.__name__ if members(kind) else repr(value))
        for name in names:
            _say(getattr(value, name), said, compared)


def _hash(parts: Iterable[str | bytes]) -> bytes:
    """A hash of some texts, which no others have: how long each is is told in front of them."""
    texts = [part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part for part in parts]
    digest = blake2b(" ".join([str(len(text)) for text in texts]).encode(), digest_size=SIZE)
    digest.update(b"\n")
    digest.update(b"".join(texts))
    return digest.digest()
