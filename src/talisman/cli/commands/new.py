"""`talisman new`: a folder with a small pack that compiles, plays and passes its scenarios."""

from __future__ import annotations

import re
import shutil
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import click

from talisman.cli.guard import REFUSED, USAGE, Failed, harmless
from talisman.compiler.diagnostics import Bag
from talisman.compiler.pack import LANGUAGE, NoCache
from talisman.packs import FileProblem, brought, load, write_text
from talisman.packs.ranges import compatible


@click.command("new")
@click.argument("name")
@click.option("--title", help="What people call the pack; default its name.")
@click.option("--on", "base", metavar="PACK", help="A pack to add cards and rules to; default none.")
def command(name: str, title: str | None, base: str | None) -> None:
    """Write the folder NAME with a small pack that compiles, by itself or on top of another PACK."""
    folder = Path(name)
    if not re.fullmatch(r"[a-z][a-z0-9-]{0,39}", folder.name):
        raise Failed(USAGE, f"`{folder.name}`: names are lower-case letters, digits and hyphens")
    if folder.exists():
        raise Failed(USAGE, f"{folder} is there already")
    title = title or folder.name.replace("-", " ").capitalize()
    if '"' in title or "\\" in title or not title.isprintable():
        raise Failed(USAGE, "a title holds no quotation marks, backslashes or control codes")
    words = {"{name}": folder.name, "{title}": title, "{language}": LANGUAGE}
    if base is None:
        starter = _starter(files("talisman") / "starter", "")
    else:
        starter, words["{base}"], words["{version}"] = _base(base)
    for path, text in starter:
        for mark, word in words.items():
            text = text.replace(mark, word)
        try:
            write_text(folder / path, text)
        except FileProblem as error:
            shutil.rmtree(folder, ignore_errors=True)  # it was not there before
            raise Failed(USAGE, str(error)) from error
    told = harmless(name)
    click.echo(f"Wrote the pack {harmless(folder)}. Now: talisman check {told}, talisman play {told}")


def _base(name: str) -> tuple[list[tuple[str, str]], str, str]:
    """What a pack, or one it stands on, brings for others to begin with; its name, and what versions fit."""
    bag = Bag()
    loaded = load([name], bag, NoCache())
    pack = next((pack for pack in loaded.packs if pack.name in loaded.asked), None)
    if pack is None:
        raise Failed(USAGE, next((found.text for found in bag.sorted()), f"there is no pack `{name}`"))
    for one in reversed(loaded.packs):  # the nearest first
        bag = Bag()
        starter = brought(loaded.folders[one.name], one.name, bag)
        for found in bag.sorted():
            raise Failed(REFUSED, f"{found.span.file} is no beginning: {found.text}")
        if starter:
            return starter, pack.name, compatible(pack.version)
    way = "begin with `talisman new NAME` and put its name below `[needs]` in pack.toml"
    raise Failed(USAGE, f"`{pack.name}` brings nothing to begin with: {way}")


def _starter(folder: Traversable, inside: str) -> list[tuple[str, str]]:
    """Paths and texts of the starter pack of the program, sorted."""
    found: list[tuple[str, str]] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found += _starter(entry, f"{inside}{entry.name}/")
        elif entry.name.endswith((".tal", ".toml")):
            found.append((inside + entry.name, entry.read_text(encoding="utf-8")))
    return found
