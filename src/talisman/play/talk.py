"""The log in sentences: what a reader at the table would say.

With people at the table it names only what all of them may see: a thing that one of them does not see when
the sentence is told has no name in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from attrs import Factory, define, evolve, frozen

from talisman.play.sums import TERMS, Sum
from talisman.runtime.game.game import Game
from talisman.runtime.game.report import NUMBERS, LogEntry, filled, thing
from talisman.runtime.game.view import covered, zones
from talisman.runtime.table.words import DECLINED, SAID_BY_ITSELF

HIDDEN = "something hidden"
_UNSAID = ("at random", "shuffling")
_NO_PURPOSE = "no purpose"
_ROLLS = "rolls"
_TOLD_ANYWAY = ("work", "order")
"""Sorts of questions of which what is done tells what was chosen."""


def player_name(game: Game, seat: int) -> str:
    """What a seat is called: what it plays, else its own name."""
    plays = game.avatar(seat)
    return thing(game.image, game.entity(plays) if plays is not None else seat)


def seat_name(game: Game, seat: int) -> str:
    """What a seat is called, with the number players know it by."""
    return f"{player_name(game, seat)} (seat {seat + 1})"


@define
class _Run:
    """Equal sentences but for their last words, told as one: `gives Lamp, Rope and Bell`.

    What is hidden is told last: things of which some are seen are gone through in an order of their own,
    and where in it the others come would tell what they are.
    """

    begin: str
    ends: list[str]
    of: str = ""

    def told(self) -> str:
        """The sentence."""
        if not any(self.ends):
            times = len(self.ends)
            return self.begin if times == 1 else f"{self.begin}, {times} times"
        ends = [end for end in self.ends if end != HIDDEN]
        unseen = len(self.ends) - len(ends)
        ends += [HIDDEN if unseen == 1 else f"{HIDDEN}, {unseen} times"] * bool(unseen)
        return self.begin + " and ".join([", ".join(ends[:-1]), ends[-1]] if len(ends) > 1 else ends)


@frozen
class _Counted:
    """A line that says what somebody counts, and of what it is made."""

    who: int
    number: int
    line: str
    parts: str


@define
class Talk:
    """Tells a game as it goes on, to these seats or (none named) to somebody who sees everything."""

    game: Game
    listeners: tuple[int, ...] = ()
    _told: int = -1
    _sum: Sum = Factory(Sum)
    _dice: list[LogEntry] = Factory(list)
    _about: str = ""
    _run: _Run | None = None
    _inside: tuple[str, int, int] = ("", 0, 0)
    _answers: list[LogEntry] = Factory(list)
    _names: dict[int, str] = Factory(dict)
    _playing: frozenset[int] = frozenset()
    _known: frozenset[int] = frozenset()
    _due: int = -1
    _headed: int = -1
    _spoken: bool = False
    _sat_down: int = -1
    _again: bool = False
    _before: dict[tuple[str, int], str] = Factory(dict)
    _counted: _Counted | None = None

    def news(self) -> Iterator[str]:
        """Sentences for what happened since the last call."""
        entries = self.game.drain()
        yield from self.sentences(entries)
        self._known = self._seen()
        played = (self.game.avatar(seat) for seat in range(self.game.seats))
        self._playing = frozenset(self.game.entity(name) for name in played if name is not None)
        self._names = {seat: player_name(self.game, seat) for seat in range(self.game.seats)}
        if self.game.current != self._told and self.game.status == "asking":
            self._turn(self.game.current)
        if self.game.status == "asking":
            yield from self._head()

    def sentences(self, entries: Iterable[LogEntry]) -> Iterator[str]:
        """One line for every entry that says something."""
        secret = self._secret()
        for entry in self._corrected(entries):
            if entry.kind == "event":
                yield from self._event(entry, secret)
            elif entry.kind == "part":
                self._sum.part(entry)
            elif entry.kind == "line" and entry.sort in TERMS:
                self._sum.term(self.game.image, entry, secret)
            elif entry.kind == "die":
                yield from self._die(entry, secret)
            elif entry.kind == "answer":
                self._answers.append(entry)
            elif entry.kind == "line" and entry.sort == "about":
                yield from self._rolled()
                self._again = entry.values[0] < 0  # a die that is thrown once more is for what it was for
                self._about = "" if self._again else self._masked(entry, entry.text, secret)
            elif entry.kind == "line" and entry.text:
                yield from self._chosen(secret, entry)
                yield from self._line_of(entry, self._looked(entry, secret))
        if not self._answers or self.game.asked != self._answers[-1].values[0]:
            yield from self._chosen(secret)  # else the next question to the same seat may belong to it
        yield from self._flush()

    def _corrected(self, entries: Iterable[LogEntry]) -> list[LogEntry]:
        """The entries with the numbers that came of it: an event is logged before anybody counts."""
        found: list[LogEntry] = []
        for entry in entries:
            if entry.kind != "line" or entry.sort != "capped":
                found.append(entry)
                continue
            whose, _, number = entry.values
            about = [at for at, before in enumerate(found) if before.kind == "event"][-1:]
            if about and _whose(found[about[0]]) == whose:
                self._lessen(found, about[0], number)
                if number:
                    continue  # the event says it
            found.append(evolve(entry, text=entry.text.replace("only 0", "no")))
        return self._summed(found)

    def _summed(self, entries: Iterable[LogEntry]) -> list[LogEntry]:
        """Amounts of the same that come one by one are told in one."""
        found: list[LogEntry] = []
        for entry in entries:
            at = _same_before(found, entry)
            if at < 0:
                found.append(entry)
            else:
                found[at] = self._told_with(found[at], found[at].values[3] + entry.values[3])
        return found

    def _told_with(self, entry: LogEntry, number: int) -> LogEntry:
        """An event with another number."""
        image, values = self.game.image, (*entry.values[:3], number, *entry.values[4:])
        template = image.texts[image.rows["events"][image.names["events"].index(entry.name)][1]]
        return evolve(entry, values=values, text=filled(image, template, values[1:], NUMBERS))

    def _lessen(self, found: list[LogEntry], at: int, number: int) -> None:
        """Write how much there was into an event, and into those it is the whole of."""
        asked, unit = found[at].values[3], found[at].name.partition(":")[2]
        whose, depth = _whose(found[at]), found[at].values[0] + 1
        while at >= 0:
            entry = found[at]
            same = entry.kind == "event" and entry.values[3] == asked and entry.values[0] < depth
            if not same or entry.name.partition(":")[2] != unit or _whose(entry) != whose:
                return
            found[at], depth = self._told_with(entry, number), entry.values[0]
            at -= 1

    def _chosen(self, secret: frozenset[int], told: LogEntry | None = None) -> Iterator[str]:
        """What was chosen, unless what is told next says it anyway."""
        answers, self._answers = self._answers, []
        for entry in answers:
            words = self.game.image.prose.options.get(entry.name, {}).get(entry.text, "")
            seat = entry.values[0]
            covered = entry.sort == "secret" and self.listeners not in ((), (seat,))
            said = entry.sort in _TOLD_ANYWAY or words == SAID_BY_ITSELF
            if said or (entry.values[1] == DECLINED and not covered):
                continue  # what comes next says it, or nothing was chosen
            if told is not None and self._says(told, entry, words):
                continue
            name = self._names.get(seat) or player_name(self.game, seat)  # by now it may play another
            text = self._masked(entry, entry.text, secret)
            if self.listeners != (seat,):
                text = self._unnamed(entry, text, secret)
            if covered:
                text = HIDDEN  # it is remembered where they do not see it
            yield from self._say(f"{name} chooses: ", text, entry.name)

    def _says(self, told: LogEntry, answer: LogEntry, words: str) -> bool:
        """Whether what is told is what somebody chose."""
        if told.kind == "line":
            who, image = told.values[0], self.game.image
            said = told.text.removeprefix(f"{thing(image, who)} ").split()
            chosen = answer.text.split()  # a choice that has a name of its own is told by it
            same = len(chosen) > 1 and said[:2] == [f"{chosen[0]}s", chosen[1]]
            return same and self.game.seat_of(who) == answer.values[0]
        if told.kind == "die":
            rolls = f"{answer.text.partition(' ')[0]}s" == _ROLLS
            return rolls and self.game.seat_of(told.values[0]) == answer.values[0]
        if self.game.seat_of(told.values[1]) != answer.values[0]:
            return False
        verbs = {text.partition(" ")[0] for text in (answer.text, words)}
        names = {thing(self.game.image, value) for value in told.values[2:3] if value >= 0}
        return told.name.partition(":")[0] in verbs or answer.text in names

    def _say(self, begin: str, end: str = "", of: str = "") -> Iterator[str]:
        """Tell something, together with what was said before of the same if only the end is another."""
        if (
            not self._dice
            and self._run is not None
            and (self._run.begin, self._run.of) == (begin, of)
            and bool(self._run.ends[0]) == bool(end)
        ):
            self._run.ends.append(end)
            return
        if self._run is not None and (anew := _anew(self._run.told(), begin + end)):
            self._run = _Run(anew, [""], of)
            return
        yield from self._flush()
        self._run = _Run(begin, [end], of)

    def _flush(self) -> Iterator[str]:
        """Tell what still waits."""
        if self._run is not None:
            run, self._run = self._run, None
            yield from self._line(_sentence(run.told()))
        yield from self._rolled()

    def _turn(self, seat: int) -> None:
        """What is told next happens in the turn of this seat."""
        self._told = seat
        self._due = seat if seat != self._headed or self._spoken else -1

    def _head(self) -> Iterator[str]:
        """The heading of a turn that has begun."""
        if self._due >= 0:
            yield ""
            yield f"--- {seat_name(self.game, self._due)} ---"
            self._headed, self._due, self._spoken = self._due, -1, False

    def _line(self, text: str) -> Iterator[str]:
        yield from self._head()
        self._spoken = True
        yield f"  {text}"

    def _line_of(self, entry: LogEntry, secret: frozenset[int]) -> Iterator[str]:
        """What a pack, or looking at something, writes into the log."""
        bare = self._masked(entry, entry.text, secret)
        text = self._sum.told(bare)
        who, _, number = entry.values
        if text != bare and bare.endswith(f" counts {number}"):
            yield from self._flush()
            self._counted = _Counted(who, number, text, text.removeprefix(bare))
        end = self._masked(entry, thing(self.game.image, entry.values[1]), secret)
        if entry.values[1] < 0 or not text.endswith(f" {end}"):
            end = ""
        yield from self._say(text.removesuffix(end), end)

    def _event(self, entry: LogEntry, secret: frozenset[int]) -> Iterator[str]:
        """An event as its pack wants it told."""
        prose = self.game.image.prose
        if entry.name in prose.turns:
            yield from self._chosen(secret)
            yield from self._flush()
            seat = self.game.seat_of(entry.values[1])
            seat = seat if seat >= 0 else self.game.current
            if self._sat_down != seat or entry.values[1] == seat:
                self._turn(seat)  # else its own turn follows upon that in which it got something to play
            self._sat_down = entry.values[1] if entry.values[1] == seat else -1
            return
        if ":" in entry.name and entry.values[3] == 0:
            return  # nothing was there to go, or to come
        if self._said_already(entry) or self._unanswered(entry):
            return
        template = prose.events.get(entry.name)
        text = (
            entry.text if template is None else filled(self.game.image, template, entry.values[1:], NUMBERS)
        )
        if text:
            if entry.name in prose.wholes:
                self._inside = (entry.name.partition(":")[2], entry.values[3], entry.values[0])
            yield from self._chosen(secret, entry)
            text = self._masked(entry, text, secret)
            text += self._parts_of(entry)
            end = self._masked(entry, thing(self.game.image, entry.values[2]), secret)
            if entry.values[2] < 0 or not text.endswith(f" {end}"):
                end = ""
            yield from self._say(text.removesuffix(end), end)

    def _parts_of(self, entry: LogEntry) -> str:
        """Of what the number of an event is made that only says what somebody has just counted.

        One that does something is told by itself: a table may say `miss 1 turn` where somebody counts 1.
        """
        counted, image = self._counted, self.game.image
        if counted is None or self._run is None or self._run.told() != counted.line:
            return ""
        same = (entry.values[1], entry.values[3]) == (counted.who, counted.number)
        does = image.rows["events"][image.names["events"].index(entry.name)][0]
        if not same or does or ":" in entry.name or entry.values[2] >= 0:
            return ""
        self._run = None
        return counted.parts

    def _unanswered(self, entry: LogEntry) -> bool:
        """Whether nothing came of it: it does nothing by itself, and what it is done to says nothing."""
        answering = self.game.image.prose.answered.get(entry.name)
        return answering is not None and self.game.name_of(entry.values[2]) not in answering

    def _said_already(self, entry: LogEntry) -> bool:
        """Whether it is part of a told event that says as much of the same: what is taken is lost, too."""
        unit, number, depth = self._inside
        if not unit:
            return False
        if entry.values[0] <= depth:
            self._inside = ("", 0, 0)
            return False
        return (entry.name.partition(":")[2], entry.values[3]) == (unit, number)

    def _die(self, entry: LogEntry, secret: frozenset[int]) -> Iterator[str]:
        """Dice of one roll are told together."""
        if entry.name.startswith(_UNSAID):
            return
        yield from self._chosen(secret, entry)
        if self._run is not None:
            yield from self._flush()
        if self._dice and (self._dice[-1].name, self._dice[-1].values[0]) != (entry.name, entry.values[0]):
            yield from self._rolled()
        if not self._dice:
            self._sum.die(entry)
        self._dice.append(entry)

    def _rolled(self) -> Iterator[str]:
        """The dice that were rolled, if any wait to be told."""
        if not self._dice:
            return
        first, numbers = self._dice[0], [str(entry.values[2]) for entry in self._dice]
        self._dice.clear()
        who = thing(self.game.image, first.values[0]) if first.values[0] >= 0 else "The game"
        rolled = " and ".join([", ".join(numbers[:-1]), numbers[-1]] if len(numbers) > 1 else numbers)
        same = first.name, first.values[0]
        about = self._before.get(same, "") if self._again else self._about
        self._before[same], self._about, self._again = about, "", False
        what = f" for {first.name}" if first.name != _NO_PURPOSE else ""
        if not what and about not in ("", who, HIDDEN):
            what = f" ({about})"
        yield from self._line(f"{who} {_ROLLS} {rolled}{what}.")

    def _looked(self, entry: LogEntry, secret: frozenset[int]) -> frozenset[int]:
        """What a listener looks at is no secret to a lonely one."""
        who = self.game.seat_of(entry.values[0])
        return frozenset() if who >= 0 and self.listeners == (who,) else secret

    def _secret(self) -> frozenset[int]:
        """The things that lie where some listener does not see them; who plays, or just did, is known."""
        found = {number for seat in self.listeners for number in covered(self.game, seat)}
        played = (self.game.avatar(seat) for seat in range(self.game.seats))
        known = {*self._playing, *(self.game.entity(name) for name in played if name is not None)}
        return frozenset(found - known)

    def _seen(self) -> frozenset[int]:
        """What a lonely listener sees: what it then does with these things itself is no secret to it."""
        if len(self.listeners) != 1:
            return frozenset()
        seen = zones(self.game, self.listeners[0])
        return frozenset(self.game.entity(name) for zone in seen for name in zone.get("things", ()))

    def _own(self, entry: LogEntry) -> bool:
        """Whether the only listener does what the entry tells."""
        if entry.kind != "event" or entry.values[1] < 0:
            return False
        who = self.game.seat_of(entry.values[1])
        return who >= 0 and self.listeners == (who,)

    def _masked(self, entry: LogEntry, text: str, secret: frozenset[int]) -> str:
        """The text of an entry without names of secret things."""
        if self._own(entry):
            secret = secret - self._known
        names, open_too = dict[str, bool](), dict[str, bool]()
        for value in _things(entry):
            name = thing(self.game.image, value)
            names[name] = names.get(name, False) or value in secret
            open_too[name] = open_too.get(name, False) or value not in secret
        if not any(names.values()):
            return text
        if any(names[name] and open_too[name] for name in names) and text == self._told_of(
            entry, frozenset()
        ):
            return self._told_of(entry, secret)  # of two that are called the same only one is hidden
        every = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))  # a name in another is none
        return re.sub(
            rf"(?<!\w)(?:{every})(?!\w)", lambda found: HIDDEN if names[found[0]] else found[0], text
        )

    def _told_of(self, entry: LogEntry, hidden: frozenset[int]) -> str:
        """The sentence of an event, with these things as hidden; "" for what is no event."""
        if entry.kind != "event":
            return ""
        image = self.game.image
        template = self.game.image.prose.events.get(entry.name)
        if template is None:
            template = image.texts[image.rows["events"][image.names["events"].index(entry.name)][1]]
        return filled(image, template, entry.values[1:], NUMBERS, {value: HIDDEN for value in hidden})

    def _unnamed(self, answer: LogEntry, text: str, secret: frozenset[int]) -> str:
        """An entry of a question that others are not shown, without the names of secret things."""
        image = self.game.image
        if not secret or any(image.texts[number] == answer.name for number in image.prompts):
            return text
        for name in sorted({thing(image, value) for value in secret}, key=len, reverse=True):
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", HIDDEN, text)
        return text


def _same_before(found: list[LogEntry], entry: LogEntry) -> int:
    """The place of an amount of the same that came just before, with all that is part of it; -1: none did."""
    if entry.kind != "event" or ":" not in entry.name:
        return -1
    unit = entry.name.partition(":")[2]
    for at in range(len(found) - 1, -1, -1):
        before = found[at]
        if before.kind == "part":
            continue
        if (
            before.kind != "event"
            or before.name.partition(":")[2] != unit
            or before.values[0] < entry.values[0]
        ):
            return -1
        if before.values[0] == entry.values[0]:
            return at if before.name == entry.name and _but_number(before) == _but_number(entry) else -1
    return -1


def _but_number(entry: LogEntry) -> tuple[int, ...]:
    """All of an event but its amount."""
    return (*entry.values[:3], *entry.values[4:])


def _anew(before: str, now: str) -> str:
    """What is told of somebody who was what it becomes: `Ann is a pupil anew`; "" where that is not so."""
    who, no_longer, form = before.partition(" is no longer ")
    return f"{who} is {form} anew" if no_longer and now == f"{who} becomes {form}" else ""


def _whose(entry: LogEntry) -> int:
    """Who does what an entry of an event tells."""
    return entry.values[1]


def _things(entry: LogEntry) -> tuple[int, ...]:
    """The words of an entry that may be things."""
    if entry.kind == "event":
        actor, other, whither, extra = entry.values[1], entry.values[2], entry.values[5], entry.values[6]
        return (actor, other, whither, extra)
    return entry.values[1:] if entry.kind == "answer" else entry.values


def _sentence(text: str) -> str:
    """With a capital and a full stop."""
    text = text[:1].upper() + text[1:]
    return text if text[-1:] in ".!?" else f"{text}."
