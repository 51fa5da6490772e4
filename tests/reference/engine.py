"""The plain evaluator: a game played by walking the model, for comparing with the machine.

It knows nothing of lowering, images or instructions, and is written to be read, not to be fast. Same model,
seats, seed and answers: the same events, dice, questions and facts.
"""

from __future__ import annotations

import sys

from reference import limits, primitives, procedures, statements, values
from reference.conditions import holds
from reference.learned import learn
from reference.play import ZONE_EVENT, Ask, AskDie, Doing, Env, Fault, GameOver, Play, Question, Told
from reference.world import Who, World
from talisman.compiler import model as m

sys.setrecursionlimit(max(sys.getrecursionlimit(), 20_000))


class Reference:
    """One game. `decision` is what is asked now; answer it with `step`, a die with `roll`."""

    def __init__(
        self,
        model: m.Model,
        seats: int,
        seed: int,
        scripted: bool = False,
        play: bool = True,
        shuffled: bool = True,
    ) -> None:
        """A game before its first question; without `play` only everything in its place (for scenarios)."""
        self.play = Play(World(model, seats, seed, scripted, shuffled), learn(model))
        self.question: Question | None = None
        self.status = "running"
        self.fault = ""
        self.winners: tuple[int, ...] = ()
        for thing in self.play.world.things:
            primitives.start_one(self.play, thing)
        self._doing: Doing[None] = self._main() if play else _nothing()
        self._go(None)

    @property
    def world(self) -> World:
        """The state."""
        return self.play.world

    @property
    def decision(self) -> Ask | None:
        """The question to a seat, if there is one."""
        return self.question if isinstance(self.question, Ask) else None

    @property
    def chance(self) -> AskDie | None:
        """The die that is to be rolled outside, if there is one."""
        return self.question if isinstance(self.question, AskDie) else None

    @property
    def events(self) -> list[Told]:
        """Everything that was told so far."""
        return self.play.told

    def step(self, index: int) -> str:
        """Answer the decision with the index of an option; the status."""
        return self._go(index)

    def roll(self, value: int) -> str:
        """Answer the die; the status."""
        return self._go(value)

    def begin(self) -> str:
        """Begin the game itself in place of all that goes on; the status."""
        self._doing.close()
        self._doing = self._main()
        return self._go(None)

    def enter(self, level: str) -> str:
        """A procedure of the current seat in place of all that goes on; the status."""
        self._doing.close()
        slots = dict.fromkeys(self.play.slots(level))
        slots[next(iter(slots))] = self.world.avatar(self.world.current)
        self._doing = self._level(level, slots)
        return self._go(None)

    def run(self, body: m.Block, turn: m.Ref | None = None, settled: bool = False) -> str:
        """Run statements in place of all that goes on, as a line of a scenario does; the status."""
        self._doing.close()
        self._doing = self._line(body, turn, settled)
        return self._go(None)

    def check(self, cond: m.Cond) -> bool:
        """Whether a condition holds now."""
        return holds(self.play, Env(pure=True), cond)

    def _line(self, body: m.Block, turn: m.Ref | None, settled: bool) -> Doing[None]:
        e = Env()
        if turn is not None:
            yield from primitives.prim(self.play, e, m.Prim("set-turn", (turn,)))
            e = e.but(you=values.ref(self.play, e, turn))
        yield from statements.block(self.play, e, body)
        if settled:
            yield from limits.settle(self.play)

    def _level(self, level: str, slots: dict[str, Who]) -> Doing[None]:
        yield from procedures.enter(self.play, level, slots)

    def _main(self) -> Doing[None]:
        root = next((procedure for procedure in self.play.model.procedures.values() if procedure.root), None)
        if root is not None:
            yield from procedures.enter(self.play, root.name, dict.fromkeys(self.play.slots(root.name)))
        raise GameOver(())

    def _go(self, answer: int | None) -> str:
        self.question = None
        self.play.since = 0
        try:
            self.question = next(self._doing) if answer is None else self._doing.send(answer)
            self.status = "asking" if isinstance(self.question, Ask) else "chance"
        except StopIteration:
            self.status = "done"
        except GameOver as over:
            self.status, self.winners = "over", over.winners
        except Fault as fault:
            self.status, self.fault = "fault", str(fault)
        return self.status


def _nothing() -> Doing[None]:
    yield from ()


__all__ = ["ZONE_EVENT", "Reference"]
