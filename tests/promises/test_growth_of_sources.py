"""Packs whose parts would be compared with each other for ever: seconds, or a limit that is named."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from langkit import example
from shellkit import Program, make_pack
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs

MANY = 3_000
PLENTY = 30.0
"""Seconds of the processor on a slow computer without native code; it was minutes."""


def word(number: int) -> str:
    """A word of six letters."""
    return "q" + "".join(chr(97 + int(digit)) for digit in f"{number:05d}")


def heap(number: int) -> str:
    """How a word begins that is one of 450 that begin alike."""
    return chr(97 + number // 450) * 3


SOURCES: dict[str, tuple[Callable[[int], str], str]] = {
    "kinds beside each other": (lambda n: f"kind {word(n)}: thing\n", "no problems"),
    "kinds on each other": (lambda n: f"kind {word(n)}: {word(n - 1) if n else 'thing'}\n", "E0434"),
    "kinds below each other": (lambda n: f"kind {word(n)}: {word(n + 1)}\n", "E0434"),
    "kinds in a ring": (lambda n: f"kind {word(n)}: {word((n + 1) % MANY)}\n", "E0434"),
    "kinds on nothing": (lambda n: f"kind {word(n)}: z{word(n)}\n", "E0403"),
    "kinds on nothing, in heaps": (lambda n: f"kind {heap(n)}{word(n)}: {heap(n)}x{word(n)}\n", "E0403"),
}


@pytest.mark.parametrize("what", SOURCES)
def test_many_kinds_are_compiled_or_refused_at_once(what: str, talisman: Program, own_folder: Path) -> None:
    """However they stand on each other."""
    line, told = SOURCES[what]
    text = "kind thing\n" + "".join(map(line, range(MANY)))
    make_pack(own_folder, "many", files={"a.tal": text})
    began = time.process_time()
    came = talisman("check", "./many", "--format", "text")

    assert told in came.out
    assert time.process_time() - began < PLENTY


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("for each trader: taking a ware costs 1 coin", "E0433"),
        ("for each trader: as soon as your coins are 0: gain 1 coin", ""),
    ],
)
def test_many_rules_are_compiled_or_refused_at_once(line: str, told: str) -> None:
    """Prices of one deed are looked at together by each; what is settled is not."""
    bag, text = Bag(), "".join(f'rule "R{n}": {line}\n' for n in range(1_000))
    began = time.process_time()
    text += "guest Lender: when visited: take a ware here\n"
    compiled = compile_packs(example(f"# with: small\n# seats: 2\n{text}").packs, bag)

    assert [one.code for one in bag.sorted()] == [told] * bool(told)
    assert (compiled is None) is bool(told)
    assert time.process_time() - began < PLENTY


def test_long_names_are_not_compared_letter_by_letter(talisman: Program, own_folder: Path) -> None:
    """Nobody mistypes a name of a thousand letters so that it would help to tell which was meant."""
    text = "kind thing\nkind rock: thing\n    rank 1\nproperty rank: number\nproperty mate: rock\n"
    names = [f'rock "{"x" * 1_900}{n}"\n' for n in range(300)]
    asking = [f'rock "a{n}": mate "{"y" * 1_900}"\n' for n in range(10)]
    make_pack(own_folder, "long", files={"a.tal": text + "".join(names + asking)})
    began = time.process_time()
    came = talisman("check", "./long")

    assert "E0" in came.out
    assert time.process_time() - began < PLENTY


@pytest.mark.skipif(os.name != "posix", reason="interrupted in another way there")
def test_a_long_compile_can_be_interrupted(own_folder: Path) -> None:
    """Ctrl-C is heard within a second, also where native code looks at no signals."""
    parts = [range(at, at + 30_000) for at in range(0, 150_000, 30_000)]
    texts = ["".join(f"kind {word(n)}: thing\n" for n in part) for part in parts]
    make_pack(
        own_folder,
        "many",
        files={"a.tal": "kind thing\n"} | {f"b{n}.tal": text for n, text in enumerate(texts)},
    )
    code = (
        "import signal\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # ignored in what a shell runs behind
        "from talisman.cli import main\n"
        "main(['check', './many'])"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "TALISMAN_CACHE": ""}
    with subprocess.Popen([sys.executable, "-c", code], env=environment) as running:
        time.sleep(3)
        running.send_signal(signal.SIGINT)
        began = time.monotonic()
        try:
            status = running.wait(timeout=60)
        finally:
            running.kill()

    assert status in (130, -signal.SIGINT)  # a shell says 130 of both
    assert time.monotonic() - began < 3


@pytest.mark.parametrize("args", [("inspect", "./many"), ("say", "./many", "nothing of that name")])
def test_lines_that_begin_alike_are_named_at_once(
    args: tuple[str, ...], talisman: Program, own_folder: Path
) -> None:
    """An address is found for each of thousands of lines of one box without comparing all with all."""
    lines = [
        f"    for each player: as soon as your points are {n + 20}: you gain 1 point\n" for n in range(4_000)
    ]
    assert talisman("new", "many").status == 0
    (own_folder / "many" / "more.tal").write_text('rule "Long"\n' + "".join(lines))
    began = time.process_time()
    came = talisman(*args)

    assert came.status == (0 if args[0] == "inspect" else 1), came.err
    assert time.process_time() - began < PLENTY
