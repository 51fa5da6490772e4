"""Exit statuses, and the guard around every command.

A mistake of a user never shows a traceback: known problems are exceptions of this module, and whatever else
escapes is a bug, which leaves a report file and status 4.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from io import StringIO
from pathlib import Path

import click

from talisman import __version__

FINE = 0
ERRORS = 1
USAGE = 2
REFUSED = 3
BUG = 4
INTERRUPTED = 130
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EIO)
"""How a system refuses to write what it has begun to."""


class Failed(Exception):
    """A command ends with a status and a sentence for stderr ("" for none)."""

    def __init__(self, status: int, text: str = "") -> None:
        """Keep the status and the sentence."""
        super().__init__(text)
        self.status = status
        self.text = text


def guarded(command: click.Command, args: Sequence[str]) -> int:
    """Run a command; every way out is one of the published statuses."""
    try:
        return _ended(command, args)
    except OSError:  # not even what went wrong can be told
        return USAGE


def _ended(command: click.Command, args: Sequence[str]) -> int:
    """The status with which a command ends; why, where it is not fine, is told."""
    try:
        done = command.main(list(args), prog_name="talisman", standalone_mode=False)
        return done if isinstance(done, int) else FINE
    except Failed as failed:
        if failed.text:
            click.echo(f"error: {harmless(failed.text)}", err=True)
        return failed.status
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        return FINE
    except click.ClickException as error:
        said = StringIO()
        error.show(said)
        click.echo(harmless(said.getvalue()), err=True, nl=False)
        return USAGE
    except (click.Abort, KeyboardInterrupt):
        click.echo("interrupted", err=True)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has seen enough; nothing may be flushed into the closed pipe at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except OSError as error:
        told = _outside(error)
        if not told:
            return _bug(error, args)
        click.echo(f"error: {told}", err=True)
        return USAGE
    except MemoryError:  # a report would take some, too
        click.echo("error: there is not enough memory for this", err=True)
        return REFUSED
    except Exception as error:  # noqa: BLE001 - the one place where every escape ends
        return _bug(error, args)


def _outside(error: OSError) -> str:
    """What is wrong with the world rather than with this program; "" where that is not known."""
    if error.errno in FULL and error.filename is None:
        return f"what was to be told cannot be written: {error.strerror}"
    try:
        Path.cwd()
    except OSError:
        return "the current folder is gone"
    return ""


def _bug(error: Exception, args: Sequence[str]) -> int:
    """Tell of a bug, with a report of it."""
    click.echo(f"error: this is a bug in talisman: {type(error).__name__}: {harmless(error)}", err=True)
    where = _report(error, args)
    if where:
        click.echo(f"A report was written to {where}; please report it with what you did.", err=True)
    return BUG


def harmless(told: object) -> str:
    """A text or the name of a file as it may be shown: those who name files, and packs, may be anybody."""
    from talisman.render import printable

    return "\n".join(printable(line) for line in str(told).split("\n"))


def _report(error: BaseException, args: Sequence[str]) -> str:
    """Write what a maintainer needs; "" when the disk does not let us."""
    import platform  # not wanted as long as all goes well
    import tempfile
    import traceback

    text = "\n".join(
        [
            f"talisman {__version__}, Python {platform.python_version()}, {platform.platform()}",
            f"arguments: {list(args)!r}",
            "",
            "".join(traceback.format_exception(error)),
        ]
    )
    try:
        number, name = tempfile.mkstemp(prefix="talisman-report-", suffix=".txt")
        with os.fdopen(number, "w", encoding="utf-8") as out:
            out.write(text)
    except OSError:
        return ""
    return str(Path(name))
