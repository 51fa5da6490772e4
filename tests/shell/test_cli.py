"""The program from outside: statuses, help and messages."""

import importlib
import os
import subprocess
import sys
from pathlib import Path

import click
import pytest

import talisman as talisman_package
from shellkit import Program, make_pack
from talisman import __version__
from talisman.cli import COMMANDS, group
from talisman.cli.guard import guarded
from talisman.codes import all_codes


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_has_a_module_and_help(name: str, talisman: Program) -> None:
    """Every command in the list loads, explains itself, and says the same in its list line and its help."""
    module = importlib.import_module(f"talisman.cli.commands.{name}")
    outcome = talisman(name, "--help")

    assert isinstance(module.command, click.Command)
    assert module.command.name == name
    assert outcome.status == 0
    assert "Usage: talisman" in outcome.out


def test_each_file_of_a_command_is_in_the_list() -> None:
    """A file of a command that has no line in the list would be one that nobody can call."""
    folder = Path(talisman_package.__file__).parent / "cli" / "commands"

    assert {path.stem for path in folder.glob("*.py")} - {"__init__"} == set(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_is_told_of_and_tried(name: str) -> None:
    """Every command has its line in `README.md`, and some test of the shell calls it."""
    root = Path(__file__).parents[2]
    tests = "".join(path.read_text(encoding="utf-8") for path in (root / "tests" / "shell").glob("test_*.py"))

    assert f"\n    talisman {name} " in (root / "README.md").read_text(encoding="utf-8")
    assert f'talisman("{name}"' in tests or f'("{name}",' in tests


def test_help_imports_no_command() -> None:
    """The overview costs no import of parser, schema library or compiler."""
    code = (
        "import sys; from talisman.cli import group; from talisman.cli.guard import guarded\n"
        "guarded(group, ['--help'])\n"
        "heavy = {'lark', 'jsonschema', 'rich', 'packaging', 'talisman.compiler', 'talisman.packs'}\n"
        "sys.exit(' '.join(sorted(heavy & set(sys.modules))) or 0)"
    )
    source = str(Path(talisman_package.__file__).parents[1])
    env = {**os.environ, "PYTHONPATH": source}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=env)

    assert done.returncode == 0, done.stderr
    assert all(name in done.stdout for name in COMMANDS)


def test_version(talisman: Program) -> None:
    """The version is the one of the package."""
    assert __version__ in talisman("--version").out


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("chek",), "Did you mean `check`?"),
        (("check",), "Missing argument"),
        (("check", "--format", "xml", "p"), "Invalid value"),
        (("check", "--path", "nowhere", "p"), "does not exist"),
        (("explain", "E9999"), "There is no diagnostic E9999."),
        (("verify", "nowhere.talc"), "nowhere.talc"),
    ],
)
def test_wrong_usage_is_status_2(args: tuple[str, ...], words: str, talisman: Program) -> None:
    """A misspelt command, a missing argument or a file that is not there: status 2 and a sentence."""
    outcome = talisman(*args)

    assert outcome.status == 2
    assert words in outcome.err


def test_unknown_pack_is_status_2(talisman: Program) -> None:
    """A pack on the command line that does not exist is wrong usage."""
    outcome = talisman("check", "nowhere")

    assert outcome.status == 2
    assert "error[E0001]: There is no pack called `nowhere`." in outcome.out


def test_wrong_pack_is_status_1(talisman: Program, own_folder: Path) -> None:
    """A mistake in a file is status 1, shown with its line and a summary."""
    make_pack(own_folder, "p", more='[needs]\nmissing = ">=1"')
    outcome = talisman("check", "p")

    assert outcome.status == 1
    assert "  --> p/pack.toml:6:1" in outcome.out
    assert outcome.out.splitlines()[-1].endswith(": 1 error")


def test_explain_says_what_a_code_means(talisman: Program) -> None:
    """`explain` shows title, text and explanation, in either case of letters; without a code it lists all."""
    outcome = talisman("explain", "e0005")

    assert outcome.status == 0
    assert "E0005: a needed pack is missing" in outcome.out
    assert "`--path DIR` adds a folder" in outcome.out
    assert talisman("explain").out.count("\n") == len(all_codes())


def test_explain_shows_no_hole_that_stands_alone(talisman: Program) -> None:
    """Where a message is nothing but what is filled in, `explain` goes on with what there is to say."""
    said = [talisman("explain", code).out for code in ("E0004", "E0305", "E0508")]

    assert [line for out in said for line in out.splitlines() if "{" in line] == []
    assert "This text has nobody" in said[1]


def test_codes_are_well_formed() -> None:
    """Codes are a letter and four digits, and titles are short and without a full stop."""
    for code in all_codes().values():
        assert code.code[0] in "EW"
        assert code.code[1:].isdigit()
        assert len(code.code) == 5
        assert len(code.title) <= 60
        assert not code.title.endswith(".")


@click.command()
@click.argument("way")
def failing(way: str) -> None:
    """Fail in the way that is asked for."""
    if way == "bug":
        raise ZeroDivisionError("seven by nothing")
    if way == "pipe":
        raise BrokenPipeError
    raise KeyboardInterrupt


def test_an_escape_is_status_4_with_a_report(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A bug shows one sentence and no traceback; the traceback goes to a report file."""
    monkeypatch.setattr("tempfile.tempdir", str(own_folder))
    status = guarded(failing, ["bug"])
    shown = capsys.readouterr().err
    report = next(own_folder.glob("talisman-report-*.txt")).read_text()

    assert status == 4
    assert "this is a bug in talisman: ZeroDivisionError: seven by nothing" in shown
    assert "Traceback" not in shown
    assert "Traceback" in report
    assert "arguments: ['bug']" in report


def test_interrupted_is_status_130(capsys: pytest.CaptureFixture[str]) -> None:
    """Ctrl-C ends every command with 130."""
    assert guarded(failing, ["interrupt"]) == 130
    assert capsys.readouterr().err.strip() == "interrupted"


def test_no_command_shows_help(capsys: pytest.CaptureFixture[str]) -> None:
    """The bare program shows its commands."""
    assert guarded(group, []) in (0, 2)
    assert "check" in capsys.readouterr().out


def test_doctor_names_machine_packs_and_limits(talisman: Program) -> None:
    """`doctor` says which machine runs and which packs came along; `--limits` lists the published limits."""
    outcome = talisman("doctor")
    limits = talisman("doctor", "--limits").out

    assert outcome.status == 0
    assert "machine: " in outcome.out
    assert "destinies" in outcome.out
    assert "1,000,000 bytes           a file of a pack" in limits
    assert "128 options         a decision" in limits
