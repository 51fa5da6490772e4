"""A person at the table: numbered options on a terminal, and questions about what lies there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from attrs import Factory, define
from click import Abort

from talisman.play.offers import entries
from talisman.play.orders import Orders
from talisman.play.session import Quit
from talisman.play.sheet import board, explained, folded, sheet, table
from talisman.play.talk import player_name
from talisman.render import printable
from talisman.runtime.game.game import Game
from talisman.runtime.game.refused import refusals
from talisman.runtime.game.report import Decision

Say = Callable[[str], None]
Ask = Callable[[str], str]
Lines = Callable[[], Sequence[str]]
Save = Callable[[], str]

PROMPT = "> "
LATER = "later"
LEAVES = ("quit", "q", "exit")
TOLD = 30
"""Lines of the log that are told again."""
HELP = (
    ("a number", "takes that option; so do the first letters of its words, where only one begins so"),
    ("empty line", "shows the options again"),
    ("? NAME", "shows the text of a card, a place or whatever has a name"),
    ("me", "shows where you are and what you have"),
    ("look", "shows the table as you see it (t)"),
    ("board", "shows the board and who is where"),
    ("log", f"tells the last {TOLD} lines again"),
    ("save", "saves the game and goes on"),
    ("p", "passes in this window until your next turn, where somebody may answer something"),
    ("later WORDS", "takes an option that begins so, or is of a card of that name, when it is first offered"),
    ("later", "shows what is taken so; the same words again take it back"),
    ("quit", "saves the game and leaves, like Ctrl-C"),
    ("?", "shows this"),
)


def _nothing() -> Sequence[str]:
    return ()


def _nothing_to_clear() -> None:
    return


def _unsaved() -> str:
    return "This game cannot be saved here."


@define
class Person:
    """Answers for seats by asking somebody at a terminal.

    log: the lines told so far. save: saves the game and says where. several: more than one person sits there;
    then clear takes from the screen what one of them saw before it is for the next. orders: where `p` and
    `later` are written down.
    """

    say: Say
    ask: Ask
    log: Lines = _nothing
    save: Save = _unsaved
    clear: Callable[[], None] = _nothing_to_clear
    several: bool = False
    orders: Orders | None = None
    _last: int = -1
    _shown: dict[int, list[str]] = Factory(dict)

    def __call__(self, game: Game) -> int:
        """The option that is chosen; the end of the input leaves the table."""
        decision = game.decision
        assert decision is not None
        seat, shown = decision.seat, entries(game, decision)
        if len(shown) == 1 and not decision.hidden:
            return shown[0][1]  # one of equal copies is as good as another
        if self.several and seat != self._last:
            self.clear()
            typed = self._turned(game, decision)
            if typed in LEAVES:
                raise Quit
            if typed == "p" and decision.hidden and self.orders is not None:
                self.orders.give(game)
                return len(decision.options) - 1
            self._shown.pop(seat, None)
        self.say("")
        now = list(sheet(game, seat, seat))
        if self._shown.get(seat) != now:
            for line in now:
                self.say(line)
        self._shown[seat] = now
        self.say(_question(game, decision))
        if self._last < 0:
            self.say("(a number answers, ? helps)")
        self._last = seat
        self.offer(game, decision)
        while True:
            chosen = self.answered(game, decision, self._ask(PROMPT).strip())
            if chosen is not None:
                return chosen

    def _turned(self, game: Game, decision: Decision) -> str:
        """What is typed when the page has been turned, before anything is shown: whom it is for may pass."""
        passes = ", p passes" if decision.hidden and self.orders is not None else ""
        name = player_name(game, decision.seat)
        prompt = f"It is for {name} (seat {decision.seat + 1}) now. Enter goes on{passes}. "
        return self._ask(prompt).strip().lower()

    def _ask(self, prompt: str) -> str:
        try:
            return self.ask(prompt)
        except (EOFError, KeyboardInterrupt, Abort):
            raise Quit from None

    def offer(self, game: Game, decision: Decision) -> None:
        """Show the options, what is equal once; below them what is refused with a reason."""
        for number, (text, _) in enumerate(entries(game, decision), 1):
            first, *more = folded(text)
            self.say(f"  {number:>3}  {first}")
            for line in more:
                self.say(f"       {line}")
        for refusal in refusals(game, decision.seat):
            self.say(f"    -  not: {printable(refusal.deed)}, because {printable(refusal.because)}")

    def answered(self, game: Game, decision: Decision, typed: str) -> int | None:
        """The option that was meant, or None after something else was done."""
        shown, seat = entries(game, decision), decision.seat
        count = len(shown)
        if len(typed) < 10 and typed.isascii() and typed.isdigit() and 1 <= int(typed) <= count:
            return shown[int(typed) - 1][1]
        word = typed.lower()
        shows: dict[str, Callable[[], Iterator[str]]] = {
            "me": lambda: sheet(game, seat, seat),
            "look": lambda: table(game, seat),
            "t": lambda: table(game, seat),
            "board": lambda: board(game, seat),
            "log": lambda: iter(self.log()[-TOLD:]),
            "save": lambda: iter((self.save(),)),
            "?": _help,
            "help": _help,
        }
        if word == "p" and decision.hidden and self.orders is not None:
            self.orders.give(game)
            return len(decision.options) - 1
        if self.orders is not None and (word == LATER or word.startswith(f"{LATER} ")):
            self.say(self._later(game, seat, " ".join(printable(typed[len(LATER) :]).split())))
        elif not typed:
            self.offer(game, decision)
        elif word in shows:
            for line in shows[word]():
                self.say(line)
        elif word in LEAVES:
            raise Quit
        elif word.startswith("?"):
            for line in explained(game, printable(typed[1:]), seat):
                self.say(line)
        else:
            begun = [number for text, number in shown if text.lower().startswith(word)]
            if len(begun) == 1:
                return begun[0]
            what = "fits several options" if begun else f"is none of the numbers from 1 to {count}"
            self.say(f"`{printable(typed)}` {what}. ? helps.")
        return None

    def _later(self, game: Game, seat: int, words: str) -> str:
        """An order to take what is not offered yet, or without words what is ordered."""
        assert self.orders is not None
        if words:
            return self.orders.turn(game, words)
        waiting = ", ".join(f"`{order}`" for order in self.orders.later(seat))
        return f"Taken when first offered: {waiting}." if waiting else "Nothing is taken in advance."


def _help() -> Iterator[str]:
    for words, meaning in HELP:
        yield f"  {words:<12}{meaning}"


def _question(game: Game, decision: Decision) -> str:
    """Who is asked what."""
    asked = decision.prompt or "choose one"
    turn = game.current
    whose = f" (in the turn of {player_name(game, turn)})" if turn not in (decision.seat, -1) else ""
    return f"{player_name(game, decision.seat)}{whose}: {asked}"
