"""A person at the table: numbered options on a terminal."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from talisman.play.session import Chooser, Quit
from talisman.play.talk import seat_name
from talisman.runtime.game import Game

Say = Callable[[str], None]
Ask = Callable[[str], str]

HELP = (
    "Type the number of an option. `?` shows this, an empty line shows the options again, "
    "Ctrl-C saves the game and leaves."
)


def person(say: Say, ask: Ask) -> Chooser:
    """A chooser that shows the decision and reads a number; the end of the input leaves the table."""

    def choose(game: Game) -> int:
        decision = game.decision
        assert decision is not None
        for attempt in count():
            if attempt == 0:
                say("")
                say(f"{seat_name(game, decision.seat)}: {decision.prompt or 'choose one'}")
                for number, option in enumerate(decision.options, 1):
                    say(f"  {number:>3}  {option.text}")
            try:
                typed = ask("? for help > ").strip()
            except (EOFError, KeyboardInterrupt):
                raise Quit from None
            if typed == "?":
                say(HELP)
            elif typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(decision.options):
                return int(typed) - 1
            elif not typed:
                for number, option in enumerate(decision.options, 1):
                    say(f"  {number:>3}  {option.text}")
            else:
                say(f"`{typed}` is none of the numbers from 1 to {len(decision.options)}.")
        raise AssertionError("unreachable")

    return choose
