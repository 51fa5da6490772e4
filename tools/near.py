"""What proves the room a file is in: the tests that lie as it lies, and commands that tell much quickly.

`python tools/test.py near FILE...` runs them, the most telling first, two at a time; with `--first` nothing
is begun after the first that fails, with `--list` they are only named. A file of a test proves itself; a file
of a pack is proven by the pack's scenarios.
"""

from __future__ import annotations

import importlib
import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from steps import ROOT, Step, run

CLASSIC, DESTINIES = "scenarios of content/classic", "scenarios of content/destinies"
BY_HAND = "games made by hand"
GAMES = "games on both evaluators"
IMAGES = "images of packs"
PAGE = "tests/test_language_doc.py"
PROMISES = "promises of the language"
EXAMPLES = "examples of the language"
MESSAGES = "tests/test_errors.py"
MEANINGS = "messages about meanings"
MISTAKES = "mistakes that cannot be read"
UNMEANT = "mistakes that can be read"
GOLDEN = "tests/promises/test_golden.py"
FILES = "tests/promises/test_bad_files.py"
SECRETS = "tests/promises/test_secrets.py"
RINGS = "tests/promises/test_rings.py"
STOPS = "tests/promises/test_every_stop.py"

MEANT = "tests/compiler/resolve/test_meanings.py"
CONSTRUCTS = "tests/compiler/lower/test_constructs.py"
REFUSALS = "tests/runtime/image/test_refusals.py"
TABLES = "tests/runtime/image/test_tables.py"
REPLAYS = "tests/runtime/game/test_replay.py"
IMAGINED = "tests/bots/test_imagined.py"
SHOWN = "tests/runtime/game/test_shown.py"
SESSION = "tests/compiler/test_session.py"
KEPT = "tests/compiler/resolve/test_kept.py"
"""What tells most of its room, and is run before its other tests."""

PLAYED = ("content/classic", "content/destinies", "tests/packs/race", "tests/packs/tricks")
"""Packs whose images are compared: all others are made of these."""
MANY = 8
"""So many files of tests are cut in two."""
SAME = "the tests of this room"
SHELL = "tests of commands"
SPOKEN = "tests that speak the command"
ASIDE = {"test_native.py": "", "test_native_compiler.py": "", "test_on_top.py": "new"}
"""Tests of commands that take long, with the one command that they prove: compiled code, whole editions."""

ROOMS: dict[str, tuple[str, ...]] = {
    "grammar": ("compiler/syntax", IMAGES),
    "compiler": (SAME, CLASSIC, "tests/promises/test_bad_sources.py", IMAGES),
    "compiler/syntax": (CLASSIC, SAME, MISTAKES, IMAGES),
    "compiler/messages": (MESSAGES,),
    "compiler/model": (CLASSIC, "compiler/lower", BY_HAND, IMAGES, PROMISES),
    "compiler/resolve": (MEANT, SAME, MEANINGS, CLASSIC, UNMEANT, IMAGES),
    "compiler/resolve/kept.py": (KEPT, SESSION, MEANT, CLASSIC),
    "compiler/checks": (SAME, MESSAGES, CLASSIC),
    "compiler/lower": (CONSTRUCTS, SAME, CLASSIC, BY_HAND, PROMISES, IMAGES),
    "compiler/ir": (SAME, CLASSIC, BY_HAND, IMAGES),
    "compiler/image": (SAME, CLASSIC, BY_HAND, IMAGES),
    "runtime": (SAME, CLASSIC, GOLDEN, FILES, RINGS),
    "runtime/table": (SAME, TABLES, REFUSALS, SHOWN, REPLAYS, "runtime/machine", CLASSIC, IMAGES, RINGS),
    "runtime/machine": (SHOWN, BY_HAND, SAME, IMAGINED, CLASSIC, PROMISES, GAMES, RINGS, STOPS, GOLDEN),
    "runtime/image": (TABLES, REFUSALS, SAME, CLASSIC, FILES, RINGS, GOLDEN),
    "runtime/game": (
        SHOWN,
        SAME,
        CLASSIC,
        GOLDEN,
        FILES,
        SECRETS,
        "tests/bots",
        RINGS,
        "tests/shell/test_play.py",
    ),
    "src/talisman": ("tests/test_values.py", SHELL),
    "src/talisman/bots": ("tests/bots",),
    "src/talisman/cli": (SHELL,),
    "src/talisman/cli/commands": (SPOKEN,),
    "src/talisman/compare": ("tests/compare", "tests/shell/test_compare.py"),
    "src/talisman/native.py": ("tests/shell/test_native.py", "tests/shell/test_native_compiler.py"),
    "src/talisman/packs": (SHELL, FILES),
    "src/talisman/play": ("tests/shell/test_play.py", "tests/story", SECRETS),
    "src/talisman/say": ("tests/say", "tests/shell/test_say.py"),
    "src/talisman/scenario": ("tests/test_scenario.py", CLASSIC, "tests/test_proof.py"),
    "src/talisman/simulate": (
        "tests/simulate",
        "tests/shell/test_simulate.py",
        "tests/compare",
        "tests/shell/test_cluster.py",
    ),
    "src/talisman/starter": (SHELL,),
}
"""What proves a room, or a file that nothing near its room tests: its tests or those of another, tests,
commands. A room within it needs no line."""


def room(file: str) -> str:
    """The innermost room of the table that a file lies in; "" for none."""
    inside = [name for name in ROOMS if f"{file}/".startswith(f"{name}/")]
    return max(inside, key=len, default="")


def targets(file: str) -> list[str]:
    """What proves a file, in order; nothing for a file that has no room."""
    parts = file.split("/")
    if parts[0] == "tests" and parts[-1].startswith("test_"):
        return [file]
    pack = "/".join(parts[: 3 if parts[0] == "tests" else 2])
    if file != pack and (ROOT / pack / "pack.toml").is_file():
        return [f"scenarios of {pack}"]
    found = room(file)
    wanted = [found if one == SAME else one for one in ROOMS.get(found, ())]
    return [target for one in wanted for target in (mirror(one) if one in ROOMS else meant(one, parts[-1]))]


def meant(one: str, file: str) -> list[str]:
    """What a word of the table stands for: tests of commands, or of them those that say a command's name."""
    if one not in (SHELL, SPOKEN):
        return [one]
    word = SHELL if one == SHELL or file == "__init__.py" else file.removesuffix(".py")
    tests = [
        path
        for path in sorted((ROOT / "tests/shell").glob("test_*.py"))
        if ASIDE.get(path.name, word) == word
    ]
    spoken = re.compile(rf"[\"' ]{re.escape(word)}[\"' ]")
    saying = [path for path in tests if spoken.search(path.read_text(encoding="utf-8"))]
    return [path.relative_to(ROOT).as_posix() for path in saying or tests]


def mirror(found: str) -> list[str]:
    """The tests that lie as a room does; those directly in a folder, where folders inside have their own."""
    place = ROOT / "tests" / found
    inside = [name for name in ROOMS if name.startswith(f"{found}/")]
    if place.is_dir() and not inside:
        return [f"tests/{found}"]
    around = place if place.is_dir() else place.parent
    deep = place.is_dir() and not any((ROOT / name).is_dir() for name in inside)
    tests = (around.rglob if deep else around.glob)("test_*.py")
    return sorted(path.relative_to(ROOT).as_posix() for path in tests)


def steps(files: Iterable[str]) -> list[Step]:
    """What is run for some files: tests one after another are one step, and what is run is not run again."""
    wanted = dict.fromkeys(target for file in files for target in targets(file))
    found: list[Step] = []
    for target in wanted:
        name, command = step(target)
        for told in (one for one in wanted if one.startswith(f"{target}/")):
            command = [*command, "--ignore", told]
        if found and target.endswith(".py") and found[-1][0].startswith("tests/"):
            last, before = found.pop()
            name, command = f"{last.removesuffix(' ...')} ...", [*before, target]
        found.append((name, command))
    return [part for whole in found for part in parts(*whole)]


def parts(name: str, command: list[str]) -> Iterator[Step]:
    """A step, or two beside each other where it has many files: every other file is in the second."""
    files = [word for word in command if word.startswith("tests/") and word.endswith(".py")]
    if len(files) < MANY:
        yield name, command
        return
    options = [word for word in command if word not in files]
    yield name, [*options, *files[::2]]
    yield f"{files[1]} ...", [*options, *files[1::2]]


def step(target: str) -> Step:
    """What a line of the table runs."""
    pytest = [sys.executable, "-m", "pytest", "-q", "-x", "-m", "not far"]
    if target == BY_HAND:
        return target, [
            *pytest,
            "-k",
            "made_by_hand or game_of or so_often",
            "tests/test_reference.py",
        ]
    if target == PROMISES:
        return target, [*pytest, "-k", "pass or kept or decide", PAGE]
    if target == EXAMPLES:
        return target, [*pytest, "-k", "compile or refused or pass or kept or decide", PAGE]
    if target == MEANINGS:
        return target, [*pytest, "-k", "E02 or E03 or E04 or E05 or E06", MESSAGES]
    if target in (MISTAKES, UNMEANT):
        return target, [
            *pytest,
            "-k",
            f"told and {'unread' if target == MISTAKES else 'unmeant'}",
            "tests/test_mistakes.py",
        ]
    if target == GAMES:
        command = [sys.executable, "tests/reference/compare.py", "tests/packs/race=3", "tests/packs/tricks=1"]
        return target, [*command, "content/classic=1", "--max-decisions", "60"]
    if target == IMAGES:
        one = "tests/promises/test_images.py::test_image"
        return target, [*pytest, *(f"{one}[{pack}]" for pack in PLAYED)]
    if target.startswith("scenarios of "):
        return target, [sys.executable, "-m", "talisman", "test", target.removeprefix("scenarios of ")]
    return target, [*pytest, target]


def stale() -> bool:
    """Whether there is a compiled machine that was made of other sources than lie there now."""
    sys.path.insert(0, str(ROOT / "src"))
    engine = importlib.import_module("talisman.runtime.game.engine")
    try:
        native = importlib.import_module("talisman.runtime._native")
    except ImportError:
        return False
    texts = [(ROOT / "runtime/machine" / name).read_text(encoding="utf-8") for name in engine.MACHINE_FILES]
    return bool(engine.source_hash(engine.joined(texts)) != native.SOURCE_HASH)


def named(files: Iterable[str]) -> Iterator[str]:
    """The files as paths inside the checkout, seen from where one stands."""
    for file in files:
        path = Path(file) if Path(file).exists() else ROOT / file
        whole = path.absolute()
        yield whole.relative_to(ROOT).as_posix() if whole.is_relative_to(ROOT) else file


def main(arguments: Sequence[str]) -> int:
    """Run what proves the files; 1 when something failed, 2 for a file that has no room."""
    first, listed = "--first" in arguments, "--list" in arguments
    files = [*named(one for one in arguments if not one.startswith("--"))]
    if not files or [one for one in arguments if one.startswith("--") and one not in ("--first", "--list")]:
        print("usage: python tools/test.py near FILE... [--first] [--list]", file=sys.stderr)
        return 2
    for file in files:
        if not targets(file):
            print(f"near: {file} lies in no room: nothing is known to prove it", file=sys.stderr)
            print(f"near: rooms are {', '.join(ROOMS)}, packs, and files of tests", file=sys.stderr)
            return 2
        if not (ROOT / file).is_file():
            print(f"near: there is no file {file}", file=sys.stderr)
            return 2
    wanted = steps(files)
    if listed:
        print("\n".join(f"{name}: {' '.join(command)}" for name, command in wanted))
        return 0
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    if stale():
        env["TALISMAN_NATIVE"] = "0"
    failed: list[str] = []

    def one(wish: Step) -> None:
        if not (failed and first) and not run(*wish, env=env, alone=False):
            failed.append(wish[0])

    with ThreadPoolExecutor(min(2, os.cpu_count() or 1)) as pool:
        list(pool.map(one, wanted))
    print(f"failed: {', '.join(failed)}" if failed else "everything passed")
    return 1 if failed else 0
