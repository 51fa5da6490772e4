# ruff: noqa: F403, F405
"""A game in progress: the machine with names instead of numbers.

The whole of a game is one vector of numbers; a `Game` adds the image it belongs to, what was logged and
the last fault. Nothing here decides anything about the game.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, MutableSequence, Sequence
from functools import lru_cache
from hashlib import blake2b
from sys import byteorder

from talisman.runtime.game import report
from talisman.runtime.game.engine import assemble, chosen, is_plain, vector
from talisman.runtime.game.facts import Facts, GameError, index_of, number
from talisman.runtime.game.report import Chance, Decision, Fault, LogEntry
from talisman.runtime.game.sight import visible
from talisman.runtime.image.image import place_of, read_image
from talisman.runtime.image.link import Linked, link
from talisman.runtime.image.verify import verify
from talisman.runtime.machine.machine import Machine
from talisman.runtime.table.limits import FUEL, LOG_LINES, LOG_WORDS
from talisman.runtime.table.ops import *
from talisman.runtime.table.words import STATUSES

__all__ = ["Game", "GameError", "Linked", "load"]

LOGGED = 1 << LG_EVENT | 1 << LG_DIE | 1 << LG_LINE | 1 << LG_ANSWER
PARTED = LOGGED | 1 << LG_PART
TRACED = PARTED | 1 << LG_RULE
REFUSED = 1 << LG_REFUSED | 1 << LG_OPTIONS
"""What is noted where somebody may be told why something is not offered."""


def load(source: str | Mapping[str, object]) -> Linked:
    """A verified image, ready for games."""
    image = read_image(source)
    verify(image)
    return link(image)


class Game(Facts):
    """A game; make one with `new` or `copy`."""

    def __init__(self, linked: Linked, kind: type[Machine], state: MutableSequence[int], lines: int) -> None:
        """A game over a state; for `new` and `copy`."""
        self._linked = linked
        self._kind = kind
        self._s = state
        self._machine, self._lines = assemble(linked, kind, state, lines)
        self._raw: list[int] = []
        self._refused: list[int] = []
        self._index = index_of(linked)
        self.fuel = FUEL
        self.fault: Fault | None = None

    @classmethod
    def new(
        cls,
        image: Linked | str | Mapping[str, object],
        seats: int,
        seed: int,
        *,
        scripted: bool = False,
        shuffled: bool = False,
        native: bool | None = None,
        bots: int = 0,
        log: bool = True,
        trace: bool = False,
        parts: bool = False,
        reasons: bool = False,
        start: bool = True,
        fuel: int = FUEL,
    ) -> Game:
        """A new game, run up to its first decision (`start` false: not run at all).

        scripted: dice come from outside and shuffling keeps the order (shuffled: it does not, and goes by
        the seed); native: None takes the compiled machine where there is one; bots: bits of the seats that
        answer at random; parts: log parts of stats too, trace: rules as well; reasons: note what is refused
        (`refused`); fuel: work allowed between two answers.
        """
        linked = image if isinstance(image, Linked) else load(image)
        low, high = linked.image.seats
        if not low <= seats <= high:
            raise GameError(f"{seats} seats, and the game is for {low} to {high}")
        kind = chosen(native)
        state = _first(linked, not is_plain(kind))[:]
        state[H_NSEATS] = seats
        if seats == 1:  # every turn is counted where it begins, the first one too
            state[H_TURNS] = state[H_ROUNDS] = -1
        state[H_SEEDLO], state[H_SEEDHI] = _signed(seed), _signed(seed >> 32)
        state[H_SCRIPTED] = 2 if scripted and shuffled else int(scripted)
        state[H_BOTS] = bots & ((1 << seats) - 1)
        game = cls(linked, kind, state, LOG_LINES if log or reasons else 0)
        game.fuel = fuel
        game._machine.notes = TRACED if trace else PARTED if parts else LOGGED if log else 0
        if reasons:
            game._machine.notes |= REFUSED
        if start:
            game._machine.start(linked.image.main, 1)
            game._run()
        return game

    @property
    def native(self) -> bool:
        """Whether the compiled machine runs it."""
        return not is_plain(self._kind)

    @property
    def kind(self) -> type[Machine]:
        """The machine that runs it."""
        return self._kind

    @property
    def machine(self) -> Machine:
        """The machine itself: for games that are only imagined."""
        return self._machine

    @property
    def status(self) -> str:
        """running, asking, chance, over, fault or done (a procedure started by hand came to its end)."""
        return STATUSES[self._s[H_STATUS]]

    @property
    def seats(self) -> int:
        """Seats of this game."""
        return self._s[H_NSEATS]

    @property
    def current(self) -> int:
        """The current seat."""
        return self._s[H_CUR]

    @property
    def turns(self) -> int:
        """How many turns of seats have begun, the first one counted: the current seat changed that often."""
        return self._s[H_TURNS] + 1

    @property
    def rounds(self) -> int:
        """How many rounds have begun, the first one counted: so often the current seat went down."""
        return self._s[H_ROUNDS] + 1

    @property
    def decisions(self) -> int:
        """Decisions asked so far."""
        return self._s[H_DECISIONS]

    @property
    def events(self) -> int:
        """Events raised so far."""
        return self._s[H_EVENTS]

    @property
    def winner(self) -> int:
        """The first seat that won, or -1."""
        return self._s[H_OVER] if self._s[H_STATUS] == ST_OVER else -1

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, of a game that is over."""
        won = self._s[H_WON] if self._s[H_STATUS] == ST_OVER else 0
        return tuple(seat for seat in range(self.seats) if won >> seat & 1)

    @property
    def reason(self) -> str:
        """Path of the rule or procedure that ended the game; else the text that came with the end.

        A procedure that was made for one place, as a contest with outcomes of its own, ends it for whatever
        stands there.
        """
        for proc in self._frames():
            kind, _, path = self.image.names["procs"][proc].partition(".")
            if kind == "rule":
                return path.partition("~")[0]
            if kind == "proc" and "~" not in path:  # its pack is that of its first line
                pack = place_of(self.image, self.image.rows["procs"][proc][0])[0].partition("/")[0]
                return f"{pack}.{path.replace(' ', '-')}" if pack else path
        return self.image.texts[self._s[H_REASON]]

    @property
    def result(self) -> int:
        """The value of the procedure that is done."""
        return self._s[H_OVER]

    @property
    def asked(self) -> int:
        """The seat that is asked, or -1."""
        return self._s[H_DSEAT] if self._s[H_STATUS] == ST_ASKING else -1

    @property
    def choices(self) -> int:
        """The number of options of the decision."""
        return self._s[H_DN] if self._s[H_STATUS] == ST_ASKING else 0

    @property
    def decision(self) -> Decision | None:
        """The pending decision."""
        s = self._s
        if s[H_STATUS] != ST_ASKING:
            return None
        base, about = self._linked.where["b_opt"], self.about(s[H_DSEAT])
        shown = tuple(
            report.option(self.image, s[base + i * 2], s[base + i * 2 + 1], about) for i in range(s[H_DN])
        )
        prompt, sort = self.question(s[H_DSEAT]), report.sort(self.image, s[H_DPROMPT])
        return Decision(s[H_DSEAT], prompt, shown, bool(s[H_DHIDDEN]), sort)

    def about(self, seat: int) -> tuple[int, ...]:
        """The two things that the question is about, -1 for what a seat does not see."""
        things = self._s[H_DABOUT] - 1, self._s[H_DALSO] - 1
        return tuple(one if one >= 0 and visible(self, one, seat) else -1 for one in things)

    def question(self, seat: int) -> str:
        """The question as a seat reads it: what it does not see is not named."""
        return report.question(self.image, self._s[H_DPROMPT], self.about(seat))

    @property
    def offered(self) -> list[tuple[int, int]]:
        """The options of the decision as the machine has them, thing and text: cheaper than `decision`."""
        base = self._linked.where["b_opt"]
        words = iter(self._s[base : base + 2 * self.choices])
        return list(zip(words, words, strict=True))

    @property
    def prompt(self) -> int:
        """The number of the text that asks."""
        return self._s[H_DPROMPT]

    @property
    def refused(self) -> list[Sequence[int]]:
        """What rules forbid of all that might be an option of the decision, if it is noted.

        For each: rule, event, actor, object, amount, the other one, and 0 where it was not only asked.
        """
        if self._s[H_STATUS] != ST_ASKING:
            return []
        lines = [self._refused[at : at + LOG_WORDS] for at in range(0, len(self._refused), LOG_WORDS)]
        return [line[2:9] for line in lines]

    @property
    def chance(self) -> Chance | None:
        """The die that is to be rolled outside."""
        s = self._s
        if s[H_STATUS] != ST_CHANCE:
            return None
        subject = self.image.names["entities"][s[H_CSUB]] if s[H_CSUB] >= 0 else None
        return Chance(self.image.names["purposes"][s[H_CPUR]], subject, s[H_CSIDES])

    def step(self, index: int) -> str:
        """Answer the decision with the index of an option and go on; the status."""
        self._machine.keep()
        if not 0 <= index < self.choices or self._machine.answer(index) < 0:
            raise GameError(f"no option {index}")
        return self._run()

    def imagine(self, index: int) -> int:
        """Answer in a game that is only imagined; the number of the status.

        Nothing is logged, and after a fault nothing is undone: such a game is of no more use.
        """
        self._machine.answer(index)
        return self._go()

    def judge(self, proc: int, about: int) -> int:
        """What a procedure by number says about a thing, in a game that is only imagined; 0 after a fault.

        A pending decision is dropped, and after a fault nothing is undone.
        """
        at = self._machine.start(proc, int(self._s[H_STATUS] == ST_OVER))
        if at < 0:
            return 0
        self._s[at] = about
        return self._s[H_OVER] if self._go() == ST_DONE else 0

    def roll(self, value: int) -> str:
        """Answer the die and go on; the status."""
        self._machine.keep()
        if not 0 < value < 2**31 or self._machine.roll(value) < 0:
            raise GameError(f"no die with a side {value}")
        return self._run()

    def play(self, bots: int = -1, *, answers: int = -1, turns: int = 0, rounds: int = 0) -> str:
        """Let these seats (all) answer at random from now on, the pending decision included; the status.

        answers: so many and no more. turns: no more once so many have begun. rounds: no more once so many are
        over. With these it is for this time.
        """
        kept, machine = self._s[H_BOTS], self._machine
        self._s[H_BOTS] = bots & ((1 << self.seats) - 1)
        machine.bound(answers, max(turns - 1, 0), rounds)
        self._run()
        machine.bound(-1, 0, 0)
        if answers >= 0 or turns > 0 or rounds > 0:
            self._s[H_BOTS] = kept
        return self.status

    def recover(self) -> str:
        """After a fault: back to the decision before it; the status."""
        if self._s[H_STATUS] == ST_FAULT:
            self._s[H_STATUS] = self._s[H_WAS]
            for word in (H_WAS, H_FAULT, H_FAULTPC, H_FAULTARG):
                self._s[word] = 0
            self.fault = None
        return self.status

    def proc(self, proc: str) -> int:
        """The number of a procedure; -1 where the image has none of the name."""
        return self._index.procs.get(proc, -1)

    def start_proc(self, proc: str, args: Sequence[int] = (), *, fresh: bool = False) -> str:
        """Run a procedure as a new frame on top (`fresh`: in place of all frames); the status.

        A pending decision is dropped; when the procedure returns the status is `done`. Where the game is over
        nothing goes on below.
        """
        found = number("procedure", self._index.procs, proc)
        if len(args) != self.image.rows["procs"][found][2]:
            raise GameError(f"{proc} takes {self.image.rows['procs'][found][2]} arguments")
        self._machine.keep()
        at = self._machine.start(found, int(fresh or self.status == "over"))
        if at >= 0:
            for place, value in enumerate(args):
                self._s[at + place] = value
        return self._run()

    def call(self, proc: str, *args: int) -> int:
        """What a procedure returns; it runs on a copy, so the game stays as it is."""
        copy = self.copy()
        status = copy.start_proc(proc, args)
        if status != "done":
            fault = copy.fault
            why = f"{fault.text} ({fault.file}:{fault.line})" if fault is not None else status
            raise GameError(f"{proc} did not return: {why}")
        return copy.result

    def watch(self, bounds: Sequence[tuple[int, int, int]] = ()) -> None:
        """From here on look after every event whether the state holds together; a fault when it does not.

        bounds: words of the state with the least and the most they may be.
        """
        words = [number for bound in bounds for number in bound]
        self._machine.bd = vector(self._kind, words)
        self._machine.watched = len(words) + 1

    def drain(self) -> list[LogEntry]:
        """The lines of the log since the last time, oldest first."""
        found = report.entries(self.image, self._raw)
        self._raw.clear()
        return found

    def drained(self) -> list[int]:
        """The same lines as words, `LOG_WORDS` for each: nothing is put into sentences."""
        found, self._raw = self._raw, []
        return found

    @property
    def lost(self) -> int:
        """Lines of the log that did not fit between two steps."""
        return self._machine.lost

    def copy(self, *, log: bool = False) -> Game:
        """An equal game of its own, without log, or with an empty one."""
        other = Game(self._linked, self._kind, self._s[:], LOG_LINES if log else 0)
        if log:
            other._machine.notes = LOGGED
        other.fuel = self.fuel
        other.fault = self.fault
        return other

    def fits(self, other: Game) -> bool:
        """Whether another game is of the same image, seats and machine, so that one may become the other."""
        return self._linked is other._linked and self._kind is other._kind and self.seats == other.seats

    def become(self, other: Game) -> None:
        """Go on as an equal game of the same image, seats and machine: a copy into what is there."""
        self._s[:] = other._s
        self.fault = other.fault

    def reseed(self, seed: int) -> None:
        """From now on the dice of another seed, none of them rolled yet."""
        self._s[H_SEEDLO], self._s[H_SEEDHI] = _signed(seed), _signed(seed >> 32)
        first, dice = _no_dice(self._linked, self.native)
        self._s[first : first + len(dice)] = dice

    def recomputed(self) -> Game:
        """A copy in which what is in force is computed anew, from where things are: an equal game."""
        other = self.copy()
        other._machine.rebits()
        return other

    def hash(self) -> str:
        """The hash of the state: equal games have equal hashes, on every machine."""
        words = self._s if isinstance(self._s, array) else array("i", self._s[: self._s[H_SP]])
        if byteorder == "big":
            words = words[:]
            words.byteswap()
        return blake2b(memoryview(words)[: self._s[H_SP]], digest_size=16).hexdigest()

    def state(self) -> list[int]:
        """The words of the state; only for a game of the same image (see `restored`)."""
        return list(self._s[: self._linked.where["size"]])

    @property
    def words(self) -> MutableSequence[int]:
        """The words of the state as they are, to look at only: nothing is copied."""
        return self._s

    def restored(self, state: Sequence[int]) -> Game:
        """A game of the same image with this state, which must come from `state`."""
        other = self.copy()
        for place, value in enumerate(state):
            other._s[place] = value
        return other

    def _go(self) -> int:
        """Go on until somebody is asked; the number of the status."""
        found = ST_RUNNING
        while found == ST_RUNNING:
            found = self._machine.go(self.fuel)
        return found

    def _run(self) -> str:
        machine, s = self._machine, self._s
        if self._go() == ST_FAULT:
            self._failed()
        if machine.ln:
            if machine.notes & REFUSED:
                self._sort(self._lines[: machine.ln])
            else:
                self._raw.extend(self._lines[: machine.ln])
            machine.ln = 0
        return STATUSES[s[H_STATUS]]

    def _sort(self, words: Sequence[int]) -> None:
        """Keep lines of the log, and apart from them what is refused of the last list of options."""
        for at in range(0, len(words), LOG_WORDS):
            line = words[at : at + LOG_WORDS]
            if line[0] == LG_OPTIONS:
                self._refused.clear()
            elif line[0] == LG_REFUSED:
                self._refused.extend(line)
            else:
                self._raw.extend(line)

    def _frames(self) -> list[int]:
        """The procedures of all frames, innermost first."""
        procs: list[int] = []
        frame = self._s[H_FP]
        while frame:
            procs.append(self._s[frame + F_PROC])
            frame = self._s[frame]
        return procs

    def _failed(self) -> None:
        s = self._s
        words = (s[H_FAULT], s[H_FAULTPC], s[H_FAULTARG])
        self.fault = report.fault(self.image, *words, self._frames())
        self._machine.undo()
        s[H_WAS] = s[H_STATUS]
        s[H_STATUS] = ST_FAULT
        s[H_FAULT], s[H_FAULTPC], s[H_FAULTARG] = words


@lru_cache(maxsize=16)
def _first(linked: Linked, native: bool) -> MutableSequence[int]:
    """The state before anything has happened, for any seats and any seed: everything where it starts."""
    image, where, kind = linked.image, linked.where, chosen(native)
    s = vector(kind, [0] * (where["size"] + where["ne"]))
    s[H_SP] = s[H_HIGH] = where["b_stack"]
    for place, (start, _) in enumerate(image.rows["globals"]):
        s[where["b_glob"] + place] = start
    for row, address in zip(image.rows["fields"], linked.field_of, strict=True):
        for word in address.values():
            s[word] = row[1]
    for entity, zone, bearer in image.rows["start"]:
        found = linked.zone_of[zone, bearer]
        head = where["b_zone"] + found * 3
        last = s[head + 1]
        if last:
            s[where["b_nxt"] + last - 1] = entity + 1
        else:
            s[head] = entity + 1
        s[head + 1] = entity + 1
        s[head + 2] += 1
        s[where["b_prv"] + entity] = last
        s[where["b_zof"] + entity] = found + 1
    assemble(linked, kind, s, 0)[0].rebits()
    return s


@lru_cache(maxsize=16)
def _no_dice(linked: Linked, native: bool) -> tuple[int, MutableSequence[int]]:
    """Where the state says how often which die was rolled, and what stands there before any was."""
    first, end = linked.where["b_dice"], linked.where["b_stack"]
    return first, vector(chosen(native), [0] * (end - first))


def _signed(word: int) -> int:
    word &= 0xFFFFFFFF
    return word - (1 << 32) if word >> 31 else word
