"""The whole way from packs to an image, a line for each pass."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pkgutil import get_data

from talisman.compiler.addresses import Said
from talisman.compiler.changing import Reread
from talisman.compiler.checks.context import Context, Looked
from talisman.compiler.checks.run import run_checks
from talisman.compiler.diagnostics import Bag, Stop
from talisman.compiler.image.emit import emitted
from talisman.compiler.image.room import roomy
from talisman.compiler.ir.program import Program
from talisman.compiler.lower.program import prose
from talisman.compiler.lower.steps import lower
from talisman.compiler.messages.syntax import STRANGE
from talisman.compiler.model import Model, RuleRow, Scenario
from talisman.compiler.offered import Meaning, amended, proven
from talisman.compiler.overlaid import Overlaid
from talisman.compiler.overlay import overlay
from talisman.compiler.pack import Cache, NoCache, PackSource, builds_on
from talisman.compiler.resolve.kept import Kept
from talisman.compiler.resolve.steps import resolve
from talisman.compiler.source import Source, Span
from talisman.compiler.syntax.lexer import Item, read
from talisman.compiler.syntax.mistakes.captured import report_broken, report_captured
from talisman.compiler.syntax.outline import Outline, outline
from talisman.compiler.syntax.parse import Guesses, Offer, Repairs, parse
from talisman.compiler.syntax.shared import Again, Shared
from talisman.compiler.syntax.table.tables import Table, find_table
from talisman.compiler.syntax.tokens import lexicon
from talisman.compiler.syntax.tree import Node
from talisman.compiler.syntax.vocabulary import Vocabulary, vocabulary
from talisman.runtime.image.image import BY_HAND
from talisman.values import evolve, field, frozen


@frozen
class Parsed:
    """What was written: the trees of all packs with their house rules carried out, and the words in them.

    items: the lines of which the trees were made.
    written: the trees before that.
    reread: how a house rule has an item read again.
    said: what was written at a place.
    table: by which it was read.
    """

    items: tuple[Item, ...] = field(repr=False)
    trees: tuple[Node, ...] = field(repr=False)
    written: tuple[Node, ...] = field(repr=False)
    reread: Reread = field(repr=False)
    said: Said = field(repr=False)
    words: Vocabulary = field(repr=False)
    outlined: Outline = field(repr=False)
    packs: tuple[PackSource, ...] = field(repr=False)
    table: Table = field(repr=False)


@frozen
class Compiled:
    """What comes out: the model, the program, the image, and its text that is written to a file."""

    model: Model = field(repr=False)
    program: Program = field(repr=False)
    image: dict[str, object] = field(repr=False)
    text: str = field(repr=False)
    parsed: Parsed = field(repr=False)


def compile_packs(
    packs: Sequence[PackSource],
    bag: Bag,
    cache: Cache | None = None,
    *,
    scenarios: bool = False,
    shared: Shared | None = None,
) -> Compiled | None:
    """Compile packs, needed ones first; None when there are errors, and the bag says which.

    Args:
        packs: the packs in order of their needs; the last one is the pack that is asked for.
        bag: where problems go.
        cache: keeps parse tables.
        scenarios: also make procedures for the lines of scenarios.
        shared: what was read for other games in the same run, and will be used again.
    """
    try:
        parsed = parse_packs(packs, bag, cache or NoCache(), shared)
        model = bag.stop_on_errors(checked(parsed, bag))
    except Stop:
        return None
    return compiled(model, parsed, scenarios=scenarios)


def compiled(model: Model, parsed: Parsed, *, scenarios: bool = False) -> Compiled:
    """The program and the image of a model in which nothing is wrong."""
    program = _lowered(model, parsed, scenarios)
    image, text = emitted(program, [_named(pack) for pack in parsed.packs])
    return Compiled(model, program, image, text, parsed)


def _named(pack: PackSource) -> dict[str, str]:
    """What an image says of a pack it was made of."""
    named = {"name": pack.name, "version": pack.version, "hash": pack.hash}
    return {**named, BY_HAND: "\n".join(pack.by_hand)} if pack.by_hand else named


def surely_fits(model: Model, parsed: Parsed) -> bool:
    """Whether an image surely has room for a model in which nothing is wrong; else `compiled` tells."""
    return roomy(_lowered(model, parsed))


def _lowered(model: Model, parsed: Parsed, scenarios: bool = False) -> Program:
    program = lower(model, scenarios=scenarios)
    prose.texts(program.prose, model, parsed.packs)
    return program


def model_of(packs: Sequence[PackSource], bag: Bag, cache: Cache) -> Model:
    """The checked model of packs; stops when the sources cannot be read."""
    return checked(parse_packs(packs, bag, cache), bag)


def words_of(packs: Sequence[PackSource]) -> tuple[tuple[Item, ...], Vocabulary]:
    """The lines of packs and the words that they declare, as far as they can be read."""
    nobody = Bag()
    lines = read(tuple(source for pack in packs for source in pack.sources), nobody)
    return lines, vocabulary(outline(lines, nobody).declarations, nobody)


def reads(items: Sequence[Item], words: Vocabulary, cache: Cache) -> Callable[[str, int], bool]:
    """Whether a line can be read, by its file and number; all can where there is no table for the words."""
    by_place = {(item.source.shown, line.number): item for item in items for line in item.lines}
    known: dict[int, frozenset[int]] = {}
    table: Table | None = None
    with suppress(Stop):
        table = _table(words, cache, Bag(), Shared())

    def can_be_read(file: str, number: int) -> bool:
        item = by_place[file, number]
        if table is not None and id(item) not in known:
            bag = Bag()
            parse((item,), words, table, bag)
            known[id(item)] = frozenset(one.span.line for one in bag.found)
        return number not in known.get(id(item), ())

    return can_be_read


def parse_packs(
    packs: Sequence[PackSource],
    bag: Bag,
    cache: Cache,
    shared: Shared | None = None,
    overlaid: Overlaid | None = None,
    tried: Kept | None = None,
    *,
    told: bool = True,
) -> Parsed:
    """What packs say, read; stops when the sources cannot be read.

    Args:
        packs: the packs in order of their needs.
        bag: where problems go.
        cache: keeps parse tables.
        shared: what was read for other games in the same run, or of the same packs before.
        overlaid: what house rules made of the same packs before.
        tried: what was tried of the same packs before, where a line could not be read.
        told: somebody reads what is wrong; if not, nothing is looked for that would help with it.
    """
    shared = shared or Shared()
    again = shared.again
    sources = tuple(source for pack in packs for source in pack.sources)
    lines = read(sources, bag, shared.items, again.pieces if again else None)
    outlined = outline(lines, bag, again.headings if again else None)
    declared = outlined.declarations
    words = again.vocabulary(lines, declared, bag) if again else vocabulary(declared, bag)
    if bag.errors and told:
        _read_signs(lines, words, sources, cache, bag, shared, tried)
    table = _table(bag.stop_on_errors(words), cache, bag, shared)
    offers: list[Offer] = []
    trees = parse(lines, words, table, bag, shared, offers if told else None, sources)
    for old, new in proven(offers, trees, words, tried):
        bag.exchange(old, new)
    if bag.errors and told:
        for old, new in Guesses(words, lines).likened(bag, sources, Meaning(trees, words, tried).is_known):
            bag.exchange(old, new)
    known = evolve(words, builds_on=builds_on(packs))
    if bag.errors:
        report_broken(sources, known, bag)
    written = tuple(bag.stop_on_errors(trees))
    if again:
        shared.forget(sources, lines)
    report_captured(written, known, bag)
    if overlaid is not None:
        overlaid.begin(words)
    reread = rereader(sources, words, table)
    said = sayer(sources)
    trees = bag.stop_on_errors(overlay(written, bag, reread, said, overlaid, known.builds_on))
    return Parsed(lines, tuple(trees), written, reread, said, known, outlined, tuple(packs), table)


def _read_signs(
    lines: Sequence[Item],
    words: Vocabulary,
    sources: Sequence[Source],
    cache: Cache,
    bag: Bag,
    shared: Shared,
    tried: Kept | None,
) -> None:
    """Offer lines for those that hold strange signs, where nothing else is wrong yet."""
    if any(one.code != STRANGE.code for one in bag.found if one.severity == "error"):
        return
    aside, offers = Bag(), list[Offer]()
    aside.extend(bag.found)
    with suppress(Stop):
        table = _table(words, cache, aside, shared)
        trees = parse(lines, words, table, aside, shared, offers, sources)
        signs = [offer for offer in offers if offer.problem.code == STRANGE.code]
        for old, new in proven(signs, trees, words, tried):
            bag.exchange(old, new)


def parse_more(parsed: Parsed, sources: Sequence[Source], bag: Bag) -> tuple[Node, ...]:
    """The trees of further files, which declare nothing."""
    return parse(read(sources, bag), parsed.words, parsed.table, bag)


def _table(words: Vocabulary, cache: Cache, bag: Bag, shared: Shared) -> Table:
    """The table for the words; stops when there can be none."""
    known = shared.again.table_of(words) if shared.again else None
    if known is not None:
        return known
    skeleton = (get_data("talisman.grammar", "skeleton.lark") or b"").decode().replace("\r\n", "\n")
    table = find_table(words, skeleton, _shipped(), cache, bag, shared.tables)
    if table is None:
        raise Stop
    return table


def resolve_parsed(parsed: Parsed, bag: Bag, kept: Kept | None = None) -> Model:
    """The model of what was read, unchecked: also of trees from which something was taken away."""
    model = resolve(parsed.trees, parsed.words, bag, kept=kept)
    add_packs(model, parsed.packs, parsed.outlined)
    return model


def checked(parsed: Parsed, bag: Bag, kept: Kept | None = None, looked: Looked | None = None) -> Model:
    """The model of what was read, looked at by all checks.

    Args:
        parsed: what was read.
        bag: where problems go.
        kept: what was resolved of the same packs before.
        looked: what checks have looked at in the same packs before.
    """
    try:
        return _checked(parsed, bag, kept, looked)
    finally:
        bag.show_changes()


def _checked(parsed: Parsed, bag: Bag, kept: Kept | None, looked: Looked | None) -> Model:
    model = resolve_parsed(parsed, bag, kept)
    if not bag.errors:  # what could not be resolved would only be reported again, as dead or unused
        looked = Looked() if looked is None else looked
        run_checks(Context(model, parsed.trees, parsed.outlined, parsed.packs, looked), bag)
        looked.end()
    else:
        amend(parsed, bag, kept)
    return model


def amend(parsed: Parsed, bag: Bag, kept: Kept | None = None) -> None:
    """Offer lines for those that can be read and mean nothing."""
    words = lexicon(parsed.table, parsed.words)
    repairs = Repairs(parsed.table, words, Guesses(parsed.words, parsed.items))
    for old, new in amended(bag, parsed.items, parsed.written, parsed.trees, repairs, kept):
        bag.exchange(old, new)


def rereader(sources: Sequence[Source], words: Vocabulary, table: Table) -> Reread:
    """How the overlay reads an item again: its own lines, in their places, some of them exchanged."""
    by_name = {source.shown: source for source in sources}
    shared = Shared(again=Again())  # all words are looked up once

    def reread(item: Node, exchanged: Mapping[int, str]) -> Node | None:
        source = by_name[item.span.file]
        lines = [exchanged.get(number, text) for number, text in enumerate(source.lines, 1)]
        end = next(
            (n for n in range(item.span.line, len(lines)) if lines[n][:1] not in ("", " ", "#")), len(lines)
        )
        kept = "\n" * (item.span.line - 1) + "\n".join(lines[item.span.line - 1 : end])
        found = Bag()
        trees = parse(read((evolve(source, text=kept),), found), words, table, found, shared)
        return trees[0] if len(trees) == 1 and not found.errors else None

    return reread


def sayer(sources: Sequence[Source]) -> Said:
    """What stands on the line of a place: in front of it, and from it on."""
    by_name = {source.shown: source for source in sources}
    lines: dict[str, list[str]] = {}

    def said(at: Span) -> tuple[str, str]:
        if at.file not in lines:
            lines[at.file] = by_name[at.file].lines
        line = lines[at.file][at.line - 1]
        return line[: at.column - 1], line[at.column - 1 :]

    return said


def _shipped() -> bytes:
    """The parse table that comes with the program, or nothing."""
    with suppress(FileNotFoundError):
        return get_data("talisman.grammar", "standard.table") or b""
    return b""


def _elsewhere(scenario: Scenario, own: tuple[int, int], seats: tuple[int, int]) -> bool:
    """Whether a scenario is fine in its own pack, and a pack upon that is for more seats or for fewer."""
    here = scenario.seats > seats[1] or 0 < scenario.said < seats[0]
    return here and scenario.seats <= own[1] and (not scenario.said or scenario.said >= own[0])


def add_packs(model: Model, packs: Sequence[PackSource], outlined: Outline) -> None:
    """What is said about the packs themselves: names, seats, rows of rulebooks."""
    ranges: dict[str, tuple[int, int]] = {}
    model.packs.extend(pack.name for pack in packs)
    for pack in packs:
        if pack.seats is not None:
            model.seats = pack.seats
        ranges[pack.name] = model.seats
    every, model.scenarios[:] = [*model.scenarios], []
    for one in every:
        apart = _elsewhere(one, ranges.get(one.pack, model.seats), model.seats)
        (model.elsewhere if apart else model.scenarios).append(one)
    for book in outlined.rulebooks:
        for row in book.rows:
            model.rows.setdefault(
                row.id, RuleRow(row.id, row.text, row.is_rule, row.reason, row.span, row.optional)
            )
