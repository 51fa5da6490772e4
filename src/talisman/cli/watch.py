"""`talisman check --watch`: problems as they come and go, while somebody writes."""

from __future__ import annotations

import gc
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from talisman.cli.common import at_once, wants_colour
from talisman.cli.guard import USAGE
from talisman.compiler.diagnostics import Diagnostic
from talisman.packs.workspace import Checked, Workspace
from talisman.render import records, render, summary
from talisman.values import Factory, define, field

LOOK = 0.05
"""Seconds between two looks at the disk."""
LOOK_SELDOM = 0.25
"""The same when nothing has changed for a while."""
QUIET = 30.0
"""Seconds in which nothing has changed for a while."""
IDLE = 1.0
"""Seconds without a change after which the image is made, for what only that tells."""
SETTLING = 0.02
"""Seconds in which no file may change any more: programs write in pieces."""
UNSETTLED = 100
"""So often at the most that is waited for: files may never stop changing."""


@define
class Watch:
    """Checks packs again whenever they change, and tells what is wrong and how long it took to find out.

    form: as in `check`, but that `json` tells each check in one line.
    """

    workspace: Workspace
    form: str = "text"
    colour: str = "auto"
    every: bool = False
    told: tuple[Diagnostic, ...] = ()
    image_due: bool = False
    looked: float = 0.0
    seen: dict[Path, dict[str, bytes]] = Factory(dict)
    changed: float = field(default=0.0)
    sleep: Callable[[float], None] = Factory(lambda: time.sleep)

    def run(self) -> int:
        """Go on until somebody interrupts; to an end at once where there is no such pack."""
        checked = self.check(first=True)
        if any(one.code in ("E0001", "E0002") for one in checked.found):
            return USAGE
        with _uncollected():
            while True:
                self.sleep(LOOK if time.monotonic() - self.changed < QUIET else LOOK_SELDOM)
                self.look()

    def look(self) -> bool:
        """Check again if anything has changed; whether it had."""
        now = self.workspace.signature()
        if now != self.seen:
            for _ in range(UNSETTLED):
                before, now = now, self._settled()
                if now == before:
                    break
            self.check()
            return True
        last = self.workspace.last
        idle = time.monotonic() - self.changed
        if last is not None and not last.complete and idle > IDLE:
            self.check(again=True)  # what is missing may come where nobody looks
        elif self.image_due and idle > IDLE:
            self._image()
        return False

    def _settled(self) -> dict[Path, dict[str, bytes]]:
        self.sleep(SETTLING)
        return self.workspace.signature()

    def check(self, *, first: bool = False, again: bool = False) -> Checked:
        """Check, and tell what is wrong.

        again: only if that is something else than before.
        """
        self.seen = self.workspace.signature()
        began = time.perf_counter()
        with at_once():
            checked = self.workspace.check()
        seconds = time.perf_counter() - began
        if first:
            self.seen = self.workspace.signature()  # by now it is known which packs there are
        self.changed = time.monotonic()
        self.image_due = not checked.errors
        if not (again and checked.found == self.told):
            self._tell(checked, checked.found, seconds, first=first)
        return checked

    def _image(self) -> None:
        """What only the image tells, which takes longer: told only if there is something to tell."""
        self.image_due = False
        began = time.perf_counter()
        with at_once():
            found = self.workspace.image()
        if found and self.workspace.last is not None:
            every = (*self.workspace.last.found, *found)
            self._tell(self.workspace.last, every, time.perf_counter() - began)

    def _tell(
        self, checked: Checked, found: tuple[Diagnostic, ...], seconds: float, *, first: bool = False
    ) -> None:
        """Problems, and a line that says how many are new and how many are mended."""
        loaded = checked.loaded
        before, now = (Counter(map(_problem, of)) for of in (self.told, found))
        self.told = found
        if self.form == "json":
            data = {"seconds": round(seconds, 4), "files": len(loaded.texts), **records(found, loaded.shown)}
            click.echo(json.dumps(data))
            return
        if self.form == "text" and sys.stdout.isatty():
            click.clear()
        coloured = self.colour == "always" or (self.colour == "auto" and wants_colour())
        click.echo(
            render(found, self.form, loaded.texts, name=loaded.shown, colour=coloured, every=self.every),
            nl=False,
        )
        if found and self.form == "text":
            click.echo()
        line = summary(found, len(loaded.texts), seconds)
        numbers = ((now - before).total(), "new"), ((before - now).total(), "mended")
        changes = [f"{number:,} {what}" for number, what in numbers if number]
        click.echo(line + (f" ({', '.join(changes)})" if changes and not first else ""))


def _problem(found: Diagnostic) -> tuple[str, str, str]:
    """What makes a problem the same one, though it has moved."""
    return found.code, found.span.file, found.text


@contextmanager
def _uncollected() -> Iterator[None]:
    """What the first check has made stays: to look at it for rings of garbage takes longer than a check."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
