"""What a game shows: decisions, chance, lines of the log, faults; values with names in place of numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from re import Match
from re import compile as compile_pattern

from talisman.runtime.image.image import Image, place_of, proc_at
from talisman.runtime.table.limits import LOG_WORDS, TOLD_LETTERS
from talisman.runtime.table.words import FAULTS, LOGS, TEXT_KINDS
from talisman.values import frozen

NOBODY = "nobody"
_AMOUNT = 2
_TAGS = 3
NUMBERS = (_AMOUNT, _TAGS)
"""The words of a record that are numbers."""


@frozen
class Option:
    """One option: what it says, its value, and the thing it is about (None: a number or nothing)."""

    text: str
    value: int
    entity: str | None
    label: str


@frozen
class Decision:
    """A question to a seat; hidden: the others see only that somebody may answer; sort: of `TEXT_KINDS`."""

    seat: int
    prompt: str
    options: tuple[Option, ...]
    hidden: bool
    sort: str = ""


@frozen
class Chance:
    """A die that is to be rolled outside: its purpose, who rolls (None: nobody), its sides."""

    purpose: str
    subject: str | None
    sides: int


@frozen
class LogEntry:
    """One line: `event`, `die`, `line`, `part`, `rule` or `answer`; a name, its numbers, its sentence.

    event: name, values depth and record; die: purpose, values subject, sides, number; line: values;
    part: stat, values subject, carrier, amount, kind, modifier; rule: name, values phase, result;
    answer: prompt with its places empty, values seat, value, the two things it is about (-1: nothing).
    `serial` counts events; sort: of a line or a prompt, of `TEXT_KINDS`.
    """

    kind: str
    serial: int
    name: str
    values: tuple[int, ...]
    text: str
    sort: str = ""


@frozen
class Fault:
    """Why a game stopped: code, sentence, source (file, line, column, end), procedures inmost first."""

    code: str
    text: str
    file: str
    line: int
    column: int
    end: int
    procs: tuple[str, ...]

    @property
    def within(self) -> str:
        """In what it stopped, for a message: paths of rules, names of procedures, inmost first."""
        names = dict.fromkeys(
            name.partition("~")[0].removeprefix("rule.").removeprefix("proc.").removeprefix("do.")
            for name in self.procs
            if name[:1] != "$" and not name.startswith("scenario.")
        )
        return f" (in {', '.join([*names][:MOST_NAMED])})" if names else ""


MOST_NAMED = 8
"""Procedures that are named where a game has stopped."""
_GROUP = compile_pattern(r"\[([^\[\]]*)\]")
_PLACE = compile_pattern(r"\{(\d)\}")
_FILLED = compile_pattern(r"\{(\d)(?:(:n)|:([^{}|]+)\|([^{}|]+)|\?([^{}]*))?\}")


def thing(image: Image, entity: int) -> str:
    """The printed name of a thing; a number that is none stays a number."""
    if entity == -1:
        return NOBODY
    if not 0 <= entity < len(image.names["entities"]):
        return str(entity)
    return image.texts[image.rows["entities"][entity][1]] or image.names["entities"][entity]


def filled(
    image: Image,
    template: str,
    values: Sequence[int],
    numbers: Sequence[int] = (),
    instead: Mapping[int, str] | None = None,
) -> str:
    """A text with its places filled; instead: what some things are called here.

    `{0}` is a thing's name, `{0:n}` a number, `{0:day|days}` a number with its word, `{0?that card}` the
    name of a thing, or these words for nobody; what stands in `[...]` is left out when a thing in it is
    nobody. What stands in a name is no place, and a text that becomes too long is cut.
    """
    left = TOLD_LETTERS

    def put(found: Match[str]) -> str:
        nonlocal left
        place, words = int(found[1]), found[5]
        if place >= len(values):
            return found[0] if words is None else words
        value = values[place]
        one, many = found.group(3, 4)
        if one:
            text = f"{value} {one if value == 1 else many}"
        elif words is not None and value == -1:
            text = words
        else:
            number = found[2] or place in numbers
            text = str(value) if number else (instead or {}).get(value) or thing(image, value)
        left -= len(text)
        return text if left >= 0 else ""

    out = _GROUP.sub(lambda found: _kept(found[1], values), template)
    return _FILLED.sub(put, out)[:TOLD_LETTERS] if "{" in out else out


def _kept(group: str, values: Sequence[int]) -> str:
    return (
        ""
        if any(values[int(place)] == -1 for place in _PLACE.findall(group) if int(place) < len(values))
        else group
    )


def question(image: Image, prompt: int, about: Sequence[int] = ()) -> str:
    """The text of a question, which may name what it is about: `{1}` and `{2}`."""
    text = image.texts[prompt]
    return filled(image, text, (-1, *about)) if "{" in text else text


def option(image: Image, value: int, text: int, about: Sequence[int] = ()) -> Option:
    """An option from its two words; about: what the question is about, which its text may name, too."""
    number = text < 0
    label = image.texts[-1 - text if number else text]
    known = not number and 0 <= value < len(image.names["entities"])
    if not label:
        return Option(
            str(value) if number else thing(image, value),
            value,
            image.names["entities"][value] if known else None,
            label,
        )
    shown = filled(image, label, (value, *about), (0,) if number else ())
    return Option(shown, value, image.names["entities"][value] if known else None, label)


def entries(image: Image, words: Sequence[int]) -> list[LogEntry]:
    """Lines of the log from their words."""
    return [_entry(image, words[at : at + LOG_WORDS]) for at in range(0, len(words), LOG_WORDS)]


def _entry(image: Image, line: Sequence[int]) -> LogEntry:
    kind, serial, data = LOGS[line[0]], line[1], tuple(line[2:])
    names = image.names
    if kind == "event":
        record = data[2:8]
        values = (data[0], *record)
        text = filled(image, image.texts[image.rows["events"][data[1]][1]], record, NUMBERS)
        return LogEntry(kind, serial, names["events"][data[1]], values, text)
    if kind == "die":
        return LogEntry(kind, serial, names["purposes"][data[0]], data[1:4], f"{data[3]}")
    if kind == "line":
        text = filled(image, image.texts[data[0]], data[1:4])
        return LogEntry(kind, serial, "", data[1:4], text, sort(image, data[0]))
    if kind == "part":
        values = (data[1], data[2], data[3], data[4], data[5])
        return LogEntry(kind, serial, names["stats"][data[0]], values, names["modifiers"][data[5]])
    if kind == "rule":
        return LogEntry(kind, serial, names["rules"][data[0]], data[1:3], names["rules"][data[0]])
    about = data[4:6]
    shown = option(image, data[2], data[3], about)
    prompt = image.texts[data[1]]
    return LogEntry(kind, serial, prompt, (data[0], data[2], *about), shown.text, sort(image, data[1]))


def sort(image: Image, text: int) -> str:
    """What a text is for."""
    return TEXT_KINDS[image.text_kinds[text]]


def fault(image: Image, code: int, word: int, arg: int, procs: Sequence[int]) -> Fault:
    """A fault in words."""
    name, text = FAULTS[code]
    file, line, column, end = place_of(image, word // 4)
    if not line and procs:
        for proc in procs:
            file, line, column, end = place_of(image, image.rows["procs"][proc][0])
            if line:
                break
    if name == "depth":
        text = f"{text}: {image.names['events'][arg]}"
    elif name == "id":
        text = f"{text}: {thing(image, arg)}"
    inmost = proc_at(image, word // 4)
    shown = list(procs) if procs and procs[0] == inmost else [inmost, *procs]
    return Fault(
        name, text, file, line, column, end, tuple(image.names["procs"][proc] for proc in shown if proc >= 0)
    )
