"""Pairs of constructs: every shape of rule around every kind of body in every kind of block.

`python tests/sweep/pairs.py` tries all. What must come is said here, as section 10 of the page has it:
how often the body is done when Ann pokes the post three times, whether the post is poked, what one body does.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from attrs import frozen

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / folder) for folder in ("src", "tests")]

from sweep.bench import Memory, Stopped, Table, compiled  # noqa: E402
from sweep.world import YOU, World, worlds  # noqa: E402
from talisman.runtime.game.game import Game  # noqa: E402
from talisman.runtime.table.words import DECLINED  # noqa: E402

POKES = 3
"""So often Ann pokes the post."""
BATCH = 300


@frozen
class Done:
    """What one body does: Ann's dots, Cora's dots, Ann's coins."""

    ann: int = 0
    cora: int = 0
    coins: int = 0

    def plus(self, other: Done) -> Done:
        """One after the other."""
        return Done(self.ann + other.ann, self.cora + other.cora, self.coins + other.coins)


@frozen
class Body:
    """Lines that are done; what comes of them, by whether all is accepted and by Ann's coins.

    offer: all of it is one `may`. so: it is not an `if` alone that does not hold.
    """

    name: str
    lines: tuple[str, ...]
    done: Callable[[bool, int], Done]
    offer: bool = False
    so: bool = True


@frozen
class Shape:
    """A shape of rule in front of a body: how often it is done, and whether the deed happens all the same."""

    name: str
    front: str
    times: int = POKES
    pokes: int = POKES
    instead: bool = False
    tail: tuple[str, ...] = ()
    tried: bool = False


@frozen
class Block:
    """Where the rule stands; box: it is no text of a thing, and in force for whose number is the trial's."""

    name: str
    lines: tuple[str, ...]
    holds: bool = True
    box: bool = False


@frozen
class Pair:
    """A shape around a body in a block."""

    block: Block
    shape: Shape
    body: Body
    accept: bool

    @property
    def name(self) -> str:
        """As a report names it."""
        return (
            f"{self.block.name} / {self.shape.name} / {self.body.name}{'' if self.accept else ', declined'}"
        )

    def source(self, number: int) -> str:
        """The trial, as an item of the pack."""
        rows, depth = [f'rule "T{number}"' if self.block.box else f'trial "T{number}"'], 1
        for line in (
            *(x.replace("NUMBER", str(number)) for x in self.block.lines),
            *self.shape.front.split("\n"),
        ):
            rows.append("    " * depth + line)
            depth += 1
        rows += ["    " * depth + line for line in (*self.shape.tail, *self.body.lines)]
        return "".join(f"{row}\n" for row in rows)

    def meant(self) -> tuple[int, int, int, int]:
        """Ann's and Cora's dots, her coins, and the dents of the post, at the end."""
        all_, coins, dents, left = Done(), 3, 0, self.shape.times if self.block.holds else 0
        for _ in range(POKES):
            kept = True
            if left:
                one = self.body.done(self.accept, coins)
                coins += one.coins
                all_ = all_.plus(one)
                used = self.body.so and not (self.body.offer and not self.accept)
                if used or "per" not in self.shape.name:
                    left -= 1
                kept = not self.shape.instead or not used
            dents += kept and (self.shape.pokes > 0 or not self.block.holds)
        return all_.ann, all_.cora, coins, dents


def bodies() -> Iterator[Body]:
    """Kinds of body."""
    yield Body("deed", ("get 1 dot",), lambda yes, coins: Done(1))
    yield Body("two deeds", ("get 1 dot, then get 2 dots",), lambda yes, coins: Done(3))
    yield Body("two lines", ("get 1 dot", "Cora gets 1 dot"), lambda yes, coins: Done(1, 1))
    yield Body("nothing", ("nothing",), lambda yes, coins: Done())
    yield Body("may", ("you may get 1 dot",), lambda yes, coins: Done(int(yes)), offer=True)
    yield Body(
        "may, with more below",
        ("you may get 1 dot:", "    Cora gets 1 dot"),
        lambda yes, coins: Done(int(yes), int(yes)),
        offer=True,
    )
    yield Body("deed and may", ("Cora gets 1 dot", "you may get 1 dot"), lambda yes, coins: Done(int(yes), 1))
    yield Body(
        "choose one", ("choose one", '    "a": get 1 dot', '    "b": get 5 dots'), lambda yes, coins: Done(1)
    )
    yield Body("if", ("if you are Ann: get 1 dot",), lambda yes, coins: Done(1))
    yield Body("if not", ("if you are Ben: get 1 dot",), lambda yes, coins: Done(), so=False)
    yield Body(
        "otherwise", ("if you are Ben: get 1 dot", "otherwise: get 2 dots"), lambda yes, coins: Done(2)
    )
    yield Body("unless", ("if there are no persons: get 1 dot", "get 2 dots"), lambda yes, coins: Done(2))
    yield Body("for each", ("for each person here: it gets 1 dot",), lambda yes, coins: Done(1, 1))
    yield Body("each", ("each person here other than you gets 1 dot",), lambda yes, coins: Done(0, 1))
    yield Body("repeat", ("repeat up to 2 times: get 1 dot",), lambda yes, coins: Done(2))
    yield Body(
        "repeat while",
        ("repeat while your coins are more than 1: pay 1 coin",),
        lambda yes, coins: Done(0, 0, min(0, 1 - coins)),
    )
    yield Body(
        "else", ("pay 2 coins, else get 1 dot",), lambda yes, coins: Done(0, 0, -2) if coins >= 2 else Done(1)
    )
    yield Body(
        "then, if paid",
        ("pay 2 coins", "    Cora gets 1 dot"),
        lambda yes, coins: Done(0, 1, -2) if coins >= 2 else Done(0, 0, -coins),
    )
    yield Body(
        "first possible",
        ("first possible", "    pay 2 coins", "    get 1 dot"),
        lambda yes, coins: Done(0, 0, -2) if coins >= 2 else Done(1),
    )
    yield Body("somebody else", ("Cora gets 1 dot, then gets 1 dot",), lambda yes, coins: Done(0, 2))
    yield Body(
        "all of those",
        ("for each person here:", "    if it is Ann: it gets 1 dot", "    otherwise: it gets 2 dots"),
        lambda yes, coins: Done(1, 2),
    )


def shapes() -> Iterator[Shape]:
    """Shapes of rule about Ann poking the post."""
    event = "you poke Peg:"
    yield Shape("when", f"when {event}")
    yield Shape("after", f"after {event}")
    yield Shape("before", f"before {event}")
    yield Shape("when would", "when you would poke Peg:")
    yield Shape("when would, and not", "when you would poke Peg:", pokes=0, tail=("it does not happen",))
    yield Shape("instead of", "instead of poking Peg:", instead=True)
    yield Shape("when done to", "when Peg is poked:")
    yield Shape("when done to, by", "when Peg is poked by Ann:")
    yield Shape("when would be done to", "when Peg would be poked:")
    yield Shape("while so, when", f"while you are calm:\nwhen {event}")
    yield Shape("while not so, when", f"while you are angry:\nwhen {event}", times=0)
    yield Shape("unless so, when", f"unless you are calm:\nwhen {event}", times=0)
    yield Shape("at a place, when", f"at Mill:\nwhen {event}")
    yield Shape("at another place, when", f"at Ford:\nwhen {event}", times=0)
    yield Shape("once per game, when", f"once per game:\nwhen {event}", times=1)
    yield Shape("2 times per game, when", f"2 times per game:\nwhen {event}", times=2)
    yield Shape("once per game, instead of", "once per game:\ninstead of poking Peg:", times=1, instead=True)
    yield Shape("until, when", f"when you try this:\nuntil you pay 9 coins:\nwhen {event}", tried=True)
    yield Shape("until it is over, when", f"when you try this:\nuntil you poke Ox:\nwhen {event}", tried=True)
    yield Shape(
        "once per game, until, when",
        f"when you try this:\nuntil you poke Ox:\nonce per game:\nwhen {event}",
        times=1,
        tried=True,
    )


def blocks() -> Iterator[Block]:
    """Where rules stand."""
    yield Block("text", ())
    yield Block("labelled", ('"label":',))
    yield Block("ability", ('ability "Able":',))
    yield Block("while", ("while you have a tool:",))
    yield Block("while not", ("while you have 9 tools:",), holds=False)
    yield Block("box", ("for each person:", "while your tally is NUMBER:"), box=True)
    yield Block("box of some", ("for each calm person:", "while your tally is NUMBER:"), box=True)
    yield Block(
        "box of others",
        ("for each angry person:", "while your tally is NUMBER:"),
        holds=False,
        box=True,
    )


def pairs() -> list[Pair]:
    """All that can be written down."""
    found = []
    for block in blocks():
        for shape in shapes():
            if shape.tried and (block.box or not block.holds):
                continue
            for body in bodies():
                found.append(Pair(block, shape, body, True))
                if any("may" in line for line in body.lines):
                    found.append(Pair(block, shape, body, False))
    return found


def compared(some: Sequence[Pair]) -> Iterator[tuple[Pair, str, str]]:
    """Each pair with `meant`, a code or `wrong`, and what is told of it."""
    cache, country = Memory(), list(worlds())
    for at in range(0, len(some), BATCH):
        yield from _compared(some[at : at + BATCH], country, cache)


def _compared(
    some: Sequence[Pair], country: Sequence[World], cache: Memory
) -> Iterator[tuple[Pair, str, str]]:
    left = list(some)
    while True:
        made, errors, _ = compiled(left, country, cache)
        if made is not None:
            break
        for number, found in errors.items():
            yield left[number], found.code, found.text
        left = [one for number, one in enumerate(left) if number not in errors]
    table = Table(made, country)
    _, game = table.games[0]
    for number, one in enumerate(left):
        try:
            came = played(table, game, number, one)
        except Stopped as error:
            yield one, "wrong", str(error)
            continue
        told = f"meant (Ann, Cora, coins, dents) {one.meant()}, came {came}"
        yield (one, "meant", "") if came == one.meant() else (one, "wrong", told)


def played(table: Table, base: Game, number: int, one: Pair) -> tuple[int, int, int, int]:
    """What is so when Ann has poked the post so often."""
    game = base.copy()
    if one.block.box:
        game.set_value("tally", YOU, number)
    else:
        game.move(f"T{number}", "desk", YOU)
    acts = [table.tries] if one.shape.tried else []
    for act in [*acts, *[table.pushes[YOU]] * POKES]:
        game.start_proc(act)
        for _ in range(99):
            if game.status != "asking":
                break
            decision = game.decision
            assert decision is not None
            ways = [
                n for n, option in enumerate(decision.options) if (option.value != DECLINED) == one.accept
            ]
            game.step(ways[0] if ways else 0)
        if game.status != "done":
            raise Stopped(f"the game stops: {game.status} {game.fault.text if game.fault else ''}")
    return (
        game.value("dot", YOU),
        game.value("dot", "Cora"),
        game.value("coin", YOU),
        game.value("dent", "Peg"),
    )


def main() -> int:
    """Try all; 1 where something is wrong."""
    some = pairs()
    ends: Counter[str] = Counter()
    for one, sort, told in compared(some):
        ends[sort] += 1
        if sort != "meant":
            print(f"{sort}: {one.name}\n    {told}")
    refused = sum(many for sort, many in ends.items() if sort not in ("meant", "wrong"))
    print(f"{len(some):,} pairs: {ends['meant']:,} meant, {refused:,} refused, {ends['wrong']} wrong")
    return 1 if ends["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
