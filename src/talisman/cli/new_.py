"""`talisman new`: a folder with a small pack that compiles, plays and passes its scenarios."""

from __future__ import annotations

import re
import shutil
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import click

from talisman.cli.guard import USAGE, Failed
from talisman.compiler.pack import LANGUAGE
from talisman.packs import FileProblem, write_text


@click.command("new")
@click.argument("name")
@click.option("--title", help="What people call the pack; default its name.")
def command(name: str, title: str | None) -> None:
    """Write the folder NAME with a small pack that compiles."""
    folder = Path(name)
    if not re.fullmatch(r"[a-z][a-z0-9-]{0,39}", folder.name):
        raise Failed(USAGE, f"`{folder.name}`: names are lower-case letters, digits and hyphens")
    if folder.exists():
        raise Failed(USAGE, f"{folder} is there already")
    title = title or folder.name.replace("-", " ").capitalize()
    if '"' in title or "\\" in title or not title.isprintable():
        raise Failed(USAGE, "a title holds no quotation marks, backslashes or control codes")
    words = {"{name}": folder.name, "{title}": title, "{language}": LANGUAGE}
    for path, text in _starter(files("talisman") / "starter", ""):
        for mark, word in words.items():
            text = text.replace(mark, word)
        try:
            write_text(folder / path, text)
        except FileProblem as error:
            shutil.rmtree(folder, ignore_errors=True)  # it was not there before
            raise Failed(USAGE, str(error)) from error
    click.echo(f"Wrote the pack {folder}. Now: talisman check {name}, talisman play {name}")


def _starter(folder: Traversable, inside: str) -> list[tuple[str, str]]:
    """Paths and texts of the starter pack, sorted."""
    found: list[tuple[str, str]] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found += _starter(entry, f"{inside}{entry.name}/")
        elif entry.name.endswith((".tal", ".toml")):
            found.append((inside + entry.name, entry.read_text(encoding="utf-8")))
    return found
