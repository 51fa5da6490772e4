"""The command line. Commands are loaded when they are called, so that help and mistakes cost nothing."""

from __future__ import annotations

import gc
import importlib
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Any, TextIO, cast

import click

from talisman import __version__
from talisman.cli.guard import USAGE, Failed, guarded

SELDOM = 100_000
"""Values made before rings of garbage are looked for: what is imported and compiled has hardly any."""

COMMANDS = {
    "new": "Write a small pack that compiles.",
    "check": "Report problems in packs.",
    "explain": "Say what a diagnostic means.",
    "compile": "Compile packs into an image.",
    "verify": "Check that an image is safe to run.",
    "disasm": "Show an image as instructions beside source lines.",
    "inspect": "List what packs declare.",
    "how": "Show how something is said, by lines that are like it.",
    "say": "Tell in plain English what a line was understood to mean.",
    "rulebook": "Print the rulebook of a pack beside its lines.",
    "test": "Run the scenarios of packs.",
    "play": "Play a game.",
    "simulate": "Play many games and tell what they come to.",
    "compare": "Tell what a house rule changes, by pairs of games.",
    "replay": "Play a saved game again and compare.",
    "view": "Show a saved game as one seat sees it.",
    "doctor": "Say what this installation has.",
}


class Commands(click.Group):
    """A group whose commands live in modules of their own names."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order of a designer's day."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command; None if there is none of the name."""
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f"talisman.cli.commands.{cmd_name}")
        command = module.command
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; a misspelt one gets the nearest name."""
        if args and args[0] not in COMMANDS and args[0][:1] != "-" and not ctx.resilient_parsing:
            from talisman.compiler.diagnostics import closest

            near = closest(args[0], COMMANDS)
            hint = f" Did you mean `{near[0]}`?" if near else ""
            ctx.fail(f"There is no command `{args[0]}`.{hint}")
        return super().resolve_command(ctx, args)

    def _main_shell_completion(self, *args: Any, **named: Any) -> None:
        """Tell a shell how a line may go on, if one asks: in the environment, where anything may stand."""
        try:
            super()._main_shell_completion(*args, **named)
        except (KeyError, ValueError):
            raise Failed(USAGE, "a shell asks for nothing to complete") from None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands, without importing any."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="talisman")
def group() -> None:
    r"""A rules language for board games: check, compile, test and play packs.

    \b
    Exit status: 0 fine, 1 the input has errors, 2 wrong usage, 3 refused,
    4 a bug in this program, 130 interrupted.
    """
    if os.environ.get("TALISMAN_NATIVE") == "0":
        from talisman.runtime.game.engine import prefer

        prefer(native=False)


def main(args: Sequence[str] | None = None) -> None:
    """Run the program and leave with its exit status.

    A letter that the terminal cannot show is shown by its number; what is typed is never an error.
    """
    gc.set_threshold(SELDOM)
    sys.stdin = sys.stdin or _nowhere("r")  # whoever starts us may have closed some of them
    sys.stdout = sys.stdout or _nowhere("w")
    sys.stderr = sys.stderr or _nowhere("w")
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace" if stream is sys.stdin else "backslashreplace")
    status = guarded(group, list(sys.argv[1:] if args is None else args))
    gc.freeze()  # no search for garbage on the way out
    if args is None and sys.gettrace() is None:
        _leave(status)
    sys.exit(status)


def _leave(status: int) -> None:
    """End at once: to take a compiled pack apart, value by value, takes a tenth of the time of checking it.

    Where what was told cannot be written, the usual way out says so.
    """
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except (OSError, ValueError):
        return
    os._exit(status)


def _nowhere(mode: str) -> TextIO:
    """What takes everything and has nothing to say."""
    return cast(TextIO, open(os.devnull, mode, encoding="utf-8"))
