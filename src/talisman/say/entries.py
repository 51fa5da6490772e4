"""Everything that can be told: a telling for each line, box and declaration, with its place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from talisman.compiler import model as m
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import Parsed
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.misnomers import HEAD as MISNOMERS
from talisman.compiler.syntax.misnomers import Misnomer, misnomers
from talisman.compiler.syntax.outline import Declaration
from talisman.compiler.syntax.tree import Leaf, Node
from talisman.compiler.syntax.vocabulary import is_phrase
from talisman.say import changes, declarations, numbers, opponents, rules, scenarios
from talisman.say.voice import Forms, Lines, Voice, headed, listed
from talisman.values import evolve, field, frozen

Tell = Callable[[Voice], Lines]
USES = 3
"""Places that are named at which a declared phrase is used."""


@frozen
class Entry:
    """One thing that can be told: where it stands, what it is, and how to tell it. scene: of a scenario.

    sentences: in what ways the verbs of the packs are said.
    """

    span: Span
    title: str
    tell: Tell = field(repr=False)
    scene: bool = False
    sentences: Mapping[str, Forms] = field(factory=dict, repr=False, eq=False)

    @property
    def name(self) -> str:
        """The title without what it is a title of."""
        return self.title.partition(" ")[2].strip("\u201c\u201d")


def entries(model: m.Model, parsed: Parsed) -> list[Entry]:
    """All entries, in the order of the sources."""
    files = {source.shown: n for n, source in enumerate(s for pack in parsed.packs for s in pack.sources)}
    found = [
        *_declared(model, parsed),
        *_things(model, parsed),
        *_parts(model),
        *_rules(model),
        *_scenes(model),
        *(_entry(row.span, f"row {row.id}", declarations.row, row) for row in model.rows.values()),
        *_books(parsed),
        *_misnomers(parsed),
    ]
    sentences = numbers.sentences(parsed.outlined.declarations)
    there = [evolve(entry, sentences=sentences) for entry in found if entry.span.file in files]
    return sorted(there, key=lambda entry: (files[entry.span.file], entry.span.line, entry.span.column))


def told(model: m.Model, chosen: Sequence[Entry], *, opened: bool = False) -> Iterator[tuple[str, Lines]]:
    """A head and lines for each entry; opened: what the verbs in them do is told once, at the end."""
    verbs: dict[str, None] = {}
    for entry in chosen:
        voice = Voice(model, sentences=entry.sentences)
        yield f"{entry.span.file}:{entry.span.line}  {entry.title}", entry.tell(voice)
        verbs.update(voice.verbs)
    titles = {entry.title for entry in chosen}
    for name in verbs if opened else ():
        verb = model.verbs.get(name)
        if verb is not None and verb.does and f"verb {name}" not in titles:
            yield f"`{name}` means", declarations.body(Voice(model, sentences=chosen[0].sentences), verb)


def _entry(span: Span, title: str, tell: Callable[..., Lines], *what: object, scene: bool = False) -> Entry:
    return Entry(span, title, lambda voice: tell(voice, *what), scene)


def _heading(*lines: str) -> Tell:
    return lambda voice: [*lines]


# --- declarations ---


def _declared(model: m.Model, parsed: Parsed) -> Iterator[Entry]:
    """What headings declare; a heading that declares several words is told word by word."""
    uses = _uses(parsed)
    for head in parsed.outlined.declarations:
        if head.word == "worth":
            yield Entry(
                head.span,
                "worth",
                _heading("what a position is worth to a bot; its lines are told one by one."),
            )
            continue
        for name in head.names or ("",):
            yield Entry(head.span, f"{head.word} {name}".strip(), _declaration(model, head, name, uses))
    yield from (_entry(one.span, "worth", declarations.worth, one) for one in model.worth)


def _declaration(model: m.Model, head: Declaration, name: str, uses: Mapping[Span, list[Span]]) -> Tell:
    """How a declared word is told."""
    told: Mapping[str, tuple[Mapping[str, object], Callable[..., Lines]]] = {
        "kind": (model.kinds, declarations.kind),
        "verb": (model.verbs, declarations.verb),
        "counter": (model.counters, declarations.counter),
        "memory": (model.counters, declarations.counter),
        "state": (model.counters, declarations.counter),
        "flag": (model.counters, declarations.counter),
        "stat": (model.stats, declarations.stat),
        "limit": (model.limits, declarations.limit),
        "zone": (model.zones, declarations.zone),
        "procedure": (model.procedures, declarations.procedure),
        "contest": (model.contests, declarations.contest),
        "window": (model.windows, declarations.window),
        "moment": (model.windows, declarations.window),
        "form": (model.effects, declarations.effect),
        "parameter": (model.params, declarations.param),
        "purpose": (model.purposes, declarations.purpose),
    }
    words = {
        "tags": declarations.tag,
        "values": declarations.value,
        "property": declarations.prop,
        "role": declarations.role,
    }
    if head.word in told and name in told[head.word][0]:
        among, tell = told[head.word]
        return lambda voice: tell(voice, among[name])
    if head.word in words:
        return lambda voice: words[head.word](voice, name)
    if name in model.settings:
        return lambda voice: declarations.setting(voice, name)
    if name in model.windows:
        return lambda voice: declarations.window(voice, model.windows[name])
    return _phrase(model, head, uses.get(head.span, []))


def _phrase(model: m.Model, head: Declaration, places: list[Span]) -> Tell:
    """A declared phrase has no meaning by itself: each line that uses it means what its body says there."""
    sentences = listed([f"\u201c{one}\u201d" for one in head.templates], "or")
    lines = [
        f"a declared {head.word}{': ' + sentences if sentences else ''}; told opened up where it is used."
    ]
    inside = f"{head.span.file}:{head.span.line}"
    shown = [f"{at.file}:{at.line}" for at in places if f"{at.file}:{at.line}" != inside]
    if not shown:
        return _heading(*lines, "no line of this game uses it.")
    more = f" and {len(shown) - USES} more" if len(shown) > USES else ""
    lines.append(f"used at {', '.join(shown[:USES])}{more}.")

    def tell(voice: Voice) -> Lines:
        used = [rule for rule in model.rules for at in places if _at(rule.span, at)][:1]
        parts = [
            duty
            for level in model.procedures.values()
            for duty in level.duties
            for at in places
            if _at(duty.span, at)
        ][:1]
        if used:
            return [*lines, *headed(f"opened up in rule {used[0].path}", rules.rule(voice, used[0]))]
        if parts:
            return [*lines, *headed(f"opened up in {parts[0].path}", declarations.duty(voice, parts[0]))]
        return lines

    return tell


def _at(one: Span, other: Span) -> bool:
    return (one.file, one.line) == (other.file, other.line)


def _uses(parsed: Parsed) -> dict[Span, list[Span]]:
    """Of each heading that declares phrases, where they stand."""
    found: dict[Span, dict[tuple[str, int], Span]] = {}
    stack: list[Node | Leaf] = [*parsed.trees[::-1]]
    while stack:
        part = stack.pop()
        if not isinstance(part, Node):
            continue
        stack += part.kids[::-1]
        for match in parsed.words.match(part) if is_phrase(part) else ():
            if match.declaration.word in ("condition", "number", "sentence", "verb"):
                at = part.kids[0].span
                found.setdefault(match.declaration.span, {}).setdefault((at.file, at.line), at)
    return {head: [*places.values()] for head, places in found.items()}


# --- things and boxes ---


def _things(model: m.Model, parsed: Parsed) -> Iterator[Entry]:
    """What is no declaration: things, pieces of the board, boxes, rulings."""
    for thing in model.things.values():
        if thing.span.line:
            yield _entry(thing.span, f"thing {thing.printed}", declarations.thing, thing)
    changed = changes.told(parsed)
    for item in parsed.written:
        match item:
            case views.Ring() | views.Path():
                title = item.title.name.text
                yield _entry(item.span, f"{item.kind} {title}", declarations.edges, title)
            case views.Grid():
                title = item.title.name.text
                yield _entry(item.span, f"grid {title}", declarations.grid, title)
            case views.Box() | views.House():
                title = item.string.text
                yield Entry(item.span, f"rules \u201c{title}\u201d", _box(title, changed.get(item.span, [])))
            case views.Ruling():
                said = "a ruling: which of several rules about one event goes first."
                yield Entry(
                    item.span, f"ruling \u201c{item.string.text}\u201d", _heading(said, *_orders(item))
                )


def _box(title: str, changed: Lines) -> Tell:
    """A box of rules, and what a house rule takes away or changes."""
    return _heading(f"rules under the title \u201c{title}\u201d; each is told by itself.", *changed)


def _orders(item: views.Ruling) -> Iterator[str]:
    for line in item.rlines:
        if isinstance(line, views.OrderOfPaths):
            one, two, first = (leaf.text for leaf in line.paths)
            yield f"{first} goes before {two if first == one else one}."


def _rules(model: m.Model) -> Iterator[Entry]:
    """All rules but those of effects without a name, which are told where the effect is made."""
    for rule, opposed in opponents.merged(model, model.rules):
        if not rule.effect or model.effects[rule.effect].form:
            yield _entry(rule.span, f"rule {rule.path}", rules.rule, rule, opposed)


def _books(parsed: Parsed) -> Iterator[Entry]:
    """The headings of rulebooks; one book may stand in several files."""
    for book in parsed.outlined.rulebooks:
        said = f"a rulebook, \u201c{book.title}\u201d; its rows are cited by {book.letter}."
        for file in dict.fromkeys(row.span.file for row in book.rows):
            span = book.span if file == book.span.file else Span(file, 1, 1, 1)
            yield Entry(span, f"rulebook {book.letter}", _heading(said))


def _misnomers(parsed: Parsed) -> Iterator[Entry]:
    """Lists of misnomers, and each line of them."""
    lists = [item.lines[0] for item in parsed.items if item.lines[0].marks[0].text == MISNOMERS]
    about = "what people say for what is called otherwise: who writes it is told so, and no more comes of it."
    yield from (Entry(line.span(), MISNOMERS, _heading(about)) for line in lists)
    said: dict[Span, list[Misnomer]] = {}
    for one in misnomers(parsed.items, Bag()):
        said.setdefault(one.span, []).append(one)
    for span, ones in said.items():
        words = " or ".join(f"\u201c{one.said}\u201d" for one in ones)
        yield Entry(
            span, "misnomer", _heading(f"who writes {words} is told to say \u201c{ones[0].meant}\u201d.")
        )


# --- procedures, scenarios ---


def _parts(model: m.Model) -> Iterator[Entry]:
    """The duties of procedures and the steps of contests."""
    for procedure in model.procedures.values():
        for duty in procedure.duties:
            yield _entry(duty.span, f"{procedure.name}: {duty.label}", declarations.duty, duty)
    for contest in model.contests.values():
        for step in contest.steps:
            yield _entry(step.span, f"{contest.name}: {step.label}", declarations.duty, step)


def _scenes(model: m.Model) -> Iterator[Entry]:
    """Scenarios, line by line."""
    for scenario in model.scenarios:
        yield _entry(
            scenario.span, f"scenario \u201c{scenario.title}\u201d", scenarios.scenario, scenario, scene=True
        )
        for line in scenario.lines:
            yield _entry(
                line.span, f"a line of \u201c{scenario.title}\u201d", scenarios.line, line, scene=True
            )
