"""A person at the table: numbered options on a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from click import Abort

from talisman.play.orders import Orders
from talisman.play.session import Chooser, Quit
from talisman.play.talk import seat_name
from talisman.render import printable
from talisman.runtime.game import Game
from talisman.runtime.report import Decision
from talisman.runtime.view import view

Say = Callable[[str], None]
Ask = Callable[[str], str]

HELP = (
    "Type the number of an option. `?` shows this, `t` shows the table as you see it, an empty line shows "
    "the options again, `p` passes in a window until your next turn, Ctrl-C saves the game and leaves."
)


def person(say: Say, ask: Ask, orders: Orders | None = None) -> Chooser:
    """A chooser that shows the decision and reads a number; the end of the input leaves the table.

    orders: where `p` is written down, by which a seat passes in a window until its next turn.
    """

    def offer(decision: Decision) -> None:
        for number, option in enumerate(decision.options, 1):
            say(f"  {number:>3}  {option.text}")

    def choose(game: Game) -> int:
        decision = game.decision
        assert decision is not None
        say("")
        say(f"{seat_name(game, decision.seat)}: {decision.prompt or 'choose one'}")
        offer(decision)
        while True:
            try:
                typed = ask("? for help > ").strip()
            except (EOFError, KeyboardInterrupt, Abort):
                raise Quit from None
            if (
                len(typed) < 10
                and typed.isascii()
                and typed.isdigit()
                and 1 <= int(typed) <= len(decision.options)
            ):
                return int(typed) - 1
            if typed == "?":
                say(HELP)
            elif typed.lower() == "p" and decision.hidden and orders is not None:
                orders.give(game)
                return len(decision.options) - 1
            elif typed.lower() == "t":
                for line in table(game, decision.seat):
                    say(line)
            elif not typed:
                offer(decision)
            else:
                say(f"`{printable(typed)}` is none of the numbers from 1 to {len(decision.options)}.")

    return choose


def table(game: Game, seat: int) -> Iterator[str]:
    """The table as a seat sees it: what each zone holds, and the numbers of what is played."""
    shown = view(game, seat)
    zones, fields = shown["zones"], shown["fields"]
    assert isinstance(zones, list)
    assert isinstance(fields, dict)
    for number in range(game.seats):
        plays = game.avatar(number)
        numbers = fields.get(plays, {})
        values = ", ".join(f"{name} {value}" for name, value in numbers.items())
        yield f"{seat_name(game, number)}: {values or 'nothing to count'}"
    for zone in zones:
        where = f"{zone['class']} of {zone['bearer']}" if zone["bearer"] else zone["class"]
        yield f"  {where}: {', '.join(zone['things']) if 'things' in zone else zone['count']}"
