"""Packs cannot touch the computer: compiling and playing in memory opens no file, socket or process.

An audit hook cannot be taken away again, so each run has a Python of its own. Before the hook is armed the
packs are read and the modules imported, as any program does at its start.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RUN = """
import sys
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs
from talisman.compiler.pack import NoCache
from talisman.packs import load as load_packs
from talisman.play import Session, Talk, random_choice
from talisman.runtime.game.game import Game, load
from talisman.runtime.image.image import canonical
from talisman.runtime.game.replay import Record, Setup, read_save, replay
from talisman.runtime.game.view import view

bag = Bag()
packs = load_packs([sys.argv[1]], bag, NoCache()).packs
compile_packs(packs, bag)  # the grammar, its shipped table and what is imported late are read by this

FORBIDDEN = ("open", "socket.", "subprocess.", "os.", "shutil.", "ctypes.", "exec", "compile", "import")
GRAMMAR = ("/skeleton.lark", "/standard.table")  # the language itself: files of the program, not of a pack
touched = []

def watch(event, args):
    if armed and event.startswith(FORBIDDEN):
        touched.append((event, args[:1]))

armed = False
sys.addaudithook(watch)
armed = True
if sys.argv[2] == "compile":
    compiled = compile_packs(packs, bag)
    armed = False
    assert compiled is not None
    touched = [(event, args) for event, args in touched if not str(args[0]).endswith(GRAMMAR)]
elif sys.argv[2] == "play":
    armed = False
    image = compile_packs(packs, bag).image
    setup = Setup(packs[-1].seats[1], 5)
    Record.new(load(image), setup)  # the compiled machine is imported by the first game
    armed = True
    record = Record.new(load(canonical(image)), setup)
    talk = Talk(record.game)
    choose = random_choice(5)
    while record.game.status == "asking" and len(record.inputs) < 150:
        record.step(choose(record.game))
        list(talk.news())
        view(record.game, 0)
    again = replay(read_save(canonical(record.save(image))))
    assert again.divergence is None
    armed = False
else:
    open("/dev/null").close()
    armed = False
print(sorted(set(map(str, touched))))
sys.exit(bool(touched))
"""


def run(pack: str, what: str) -> subprocess.CompletedProcess[str]:
    """Compile or play a pack of the tests under the hook."""
    return subprocess.run(
        [sys.executable, "-c", RUN, str(ROOT / "tests" / "packs" / pack), what],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "TALISMAN_CACHE": ""},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("pack", ["race", "tricks"])
@pytest.mark.parametrize("what", ["compile", "play"])
def test_nothing_outside_is_touched(pack: str, what: str) -> None:
    """From sources in memory to a game that was played, saved and replayed: no event of the kinds named."""
    done = run(pack, what)

    assert done.returncode == 0, done.stdout + done.stderr


def test_the_hook_sees_an_open_file() -> None:
    """The watch can fail: a file that is opened is reported."""
    done = run("race", "a hole")

    assert done.returncode == 1
    assert "open" in done.stdout
