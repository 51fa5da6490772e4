"""How compiling, linking and playing grow: a generated pack of many spaces and cards on top of another one.

    python bench/bigboard.py [--spaces 1000] [--cards 5000] [--turns 40] [--keep FOLDER]

The spaces are rings beside the board of `classic` with ways across, the cards a third each of three kinds,
most with a rule of their own. What is printed: seconds to compile, to verify and to link, the most memory
used, in megabytes, the size of the image and of its tables, and how far a random game came in how long.
"""

from __future__ import annotations

import argparse
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs
from talisman.compiler.pack import NoCache
from talisman.packs import load
from talisman.runtime.game.game import Game
from talisman.runtime.image.image import canonical, read_image
from talisman.runtime.image.link import link
from talisman.runtime.image.verify import verify

MANIFEST = """\
name = "bigboard"
version = "0.1.0"
title = "A very large board"
language = "2.0"
seats = [2, 6]

[needs]
classic = ">=0.1,<1.0"
"""
RING = 100
"""Spaces of one ring."""
ACROSS = 25
"""Spaces between two ways to the next ring."""
CARDS = (
    ("enemy {name} (monster): strength {few}",),
    (
        "object {name}",
        "    when you take this: gain {few} gold",
        "    while your gold is more than {few}: +1 strength",
    ),
    ("event {name}", "    when faced:", "        if you are good: gain {few} gold", "        discard this"),
)


def word(number: int) -> str:
    """A name for each number."""
    letters = ""
    for _ in range(4):
        number, place = divmod(number, 20)
        letters = "bcdfghjklmnpqrstvwxz"[place] + "aeiou"[place % 5] + letters
    return letters.capitalize()


def board(spaces: int) -> Iterator[str]:
    """Lines of rings of spaces, ways from each to the next, and one to the first."""
    names = [f"Land {word(number)}" for number in range(spaces)]
    yield from (f"space {name} (outer): draws 1" for name in names)
    yield f"edge Wild Gate: Village and {names[0]}"
    for first in range(0, spaces, RING):
        yield f"ring Wilds {word(first)}: {', '.join(names[first : first + RING])}"
        if first:
            for place in range(first, min(first + RING, spaces), ACROSS):
                yield f"edge Way {word(place)}: {names[place - RING]} and {names[place]}"


def cards(count: int) -> Iterator[str]:
    """Lines of cards of three kinds in turn."""
    for number in range(count):
        for line in CARDS[number % len(CARDS)]:
            yield line.format(name=f"Card {word(number)}", few=number % 5 + 1)


def write(folder: Path, spaces: int, count: int) -> Path:
    """Write the pack into a folder."""
    pack = folder / "bigboard"
    pack.mkdir(parents=True, exist_ok=True)
    (pack / "pack.toml").write_text(MANIFEST, encoding="utf-8")
    for name, lines in (("board", [*board(spaces)]), ("cards", [*cards(count)])):
        (pack / f"{name}.tal").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return pack


def measure(pack: Path, turns: int) -> int:
    """Compile, link and play; print what it took."""
    bag = Bag()
    began = time.perf_counter()
    made = compile_packs(load([str(pack)], bag, NoCache()).packs, bag)
    if made is None:
        print(*bag.sorted()[:5], sep="\n")
        return 1
    text = canonical(made.image)
    compiled = time.perf_counter()
    image = read_image(text)
    verify(image)
    verified = time.perf_counter()
    linked = link(image)
    done = time.perf_counter()
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"compiled in {compiled - began:.1f} s, {len(text):,} letters")
    print(f"read and verified in {verified - compiled:.2f} s")
    print(f"linked in {done - verified:.2f} s, {len(linked.tables):,} words; at most {most:,} MB")
    game = Game.new(linked, 4, 1, log=False)
    began = time.perf_counter()
    game.play(turns=turns)
    took = time.perf_counter() - began
    print(f"{game.turns} turns, {game.decisions} decisions in {took:.2f} s: {game.status}")
    return int(game.status == "fault")


def main() -> int:
    """Write the pack and measure."""
    parser = argparse.ArgumentParser(description="How compiling, linking and playing grow.")
    parser.add_argument("--spaces", type=int, default=1000)
    parser.add_argument("--cards", type=int, default=5000)
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--keep", type=Path, help="write the pack here and leave it")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return measure(write(options.keep or Path(folder), options.spaces, options.cards), options.turns)


if __name__ == "__main__":
    sys.exit(main())
