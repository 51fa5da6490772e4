"""A game that was played, as a scenario: dice and answers; what must be so then is left to the author."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import Factory, define

from talisman.compiler.syntax.lexer import is_name
from talisman.runtime.game.game import Game
from talisman.runtime.game.replay import Setup
from talisman.runtime.game.report import Decision
from talisman.runtime.image.link import Linked
from talisman.scenario.answers import find_option, says
from talisman.scenario.facts import quoted

LONG, MANY = 1_000, 100
"""Letters and answers on one line, at most about so many: the language has its limit for both."""
AUTHOR = "# Say here what must be so now: expect ..."


class Unsayable(Exception):
    """An answer for which scenarios have no words; the text says which."""


def recorded(linked: Linked, setup: Setup, inputs: Sequence[int], title: str) -> str:
    """The scenario of a game, from how it was started and what was put into it, as a save holds them.

    Raises:
        Unsayable: two options of a question cannot be told apart by what they say.
    """
    game = Game.new(linked, setup.seats, setup.seed, scripted=setup.scripted, bots=setup.bots)
    written = _Written()
    for given in inputs:
        written.dice(game)
        decision = game.decision
        if given >= 0 and decision is not None and game.choices > 1:
            written.answer(game.avatar(decision.seat) or f"seat {decision.seat + 1}", _pick(decision, given))
        if given >= 0:
            game.step(given)
        else:
            game.roll(-1 - given)
    written.dice(game)
    head = [f'scenario "{title}"', f"    seed {setup.seed}", f"    seats {setup.seats}"]
    return "\n".join([*head, *(f"    {line}" for line in written.said()), f"    {AUTHOR}", ""])


@define
class _Written:
    """Lines of dice and answers; what the same one does in a row stands on one line."""

    lines: list[tuple[str, list[str], str]] = Factory(list)

    def dice(self, game: Game) -> None:
        """The dice that were rolled since the last answer."""
        for entry in game.drain():
            if entry.kind == "die":
                roller, _, number = entry.values[:3]
                self._add("dice", str(number), f" for {_named(game.name(roller))}" if roller >= 0 else "")

    def answer(self, who: str, pick: str) -> None:
        """One answer; "" passes."""
        self._add(f"{_named(who)} {'chooses' if pick else 'passes'}", pick, "")

    def _add(self, head: str, what: str, tail: str) -> None:
        last = self.lines[-1] if self.lines else None
        same = what and last is not None and (last[0], last[2]) == (head, tail)
        if last is not None and same and sum(map(len, last[1])) + len(what) < LONG and len(last[1]) < MANY:
            last[1].append(what)
        else:
            self.lines.append((head, [what] if what else [], tail))

    def said(self) -> Iterator[str]:
        """All of it, in lines."""
        for head, what, tail in self.lines:
            yield f"{head} {', '.join(what)}{tail}" if what else head


def _pick(decision: Decision, given: int) -> str:
    """How an answer is said so that it is found again; "" for passing."""
    if find_option(decision, None) == given:
        return ""
    option = decision.options[given]
    for text in says(option):
        if '"' not in text and find_option(decision, text) == given:
            return _named(text) if text == option.entity else f'"{text}"'
    if option.entity is None and find_option(decision, option.value) == given:
        return str(option.value)
    raise Unsayable(f"`{option.text or option.label}` at `{decision.prompt}`")


def _named(name: str) -> str:
    """A name as a scenario writes it: in quotation marks where it would not be read as one; its copy behind.

    Raises:
        Unsayable: there are quotation marks in it, as no pack can write, but whoever makes up an image.
    """
    alone, hash_, copy = name.partition(" #")
    if hash_ and not copy.isdecimal():
        alone, hash_, copy = name, "", ""
    if '"' in alone:
        raise Unsayable(f"`{name}`")
    return f"{alone if is_name(alone) else quoted(alone)}{hash_}{copy}"
