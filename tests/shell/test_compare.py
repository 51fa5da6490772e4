"""What a house rule does is told with what is known of it; the same dice make it known with few games."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from comparekit import RACE, short_race
from shellkit import Program, make_pack


def compare(talisman: Program, folder: Path, *more: str) -> str:
    """What a comparison of the race without and with its house rule prints."""
    rule = folder / "two-home"
    if not rule.exists():
        short_race(folder)
    came = talisman("compare", str(RACE), str(rule), *more)
    assert came.status == 0, came.err
    return came.out


def test_it_says_what_changed_and_what_may_be_noise(talisman: Program, own_folder: Path) -> None:
    """With two runners at home instead of three the race is shorter; who wins is not known to change."""
    said = compare(talisman, own_folder, "--games", "40", "--until-reaches", "haven")

    assert "race, without and with two-home: 40 pairs of games with the same dice." in said
    wanted, _, rest = said.partition("What changed beyond chance")
    changed, _, noise = rest.partition("What may be noise")
    assert re.search(r"rounds: [\d.]+ without, [\d.]+ with it; [\d.]+ fewer \([\d.]+ to [\d.]+\)", wanted)
    assert "turns:" in changed
    assert re.search(r"won by seat 1: .* from [\d.]+ points fewer to [\d.]+ points more", noise)
    assert "reached haven, a sort of zone" in noise.partition("The same in all games: ")[2]
    assert "100 %  winner: race.three-home" in noise


def test_the_numbers_are_the_same_however_many_play(talisman: Program, own_folder: Path) -> None:
    """To the last figure, also where it stops by itself, and there it stops after the same pair."""
    stop = ("--games", "200", "--width", "9", "--format", "json")
    one, two = (compare(talisman, own_folder, *stop, "--jobs", jobs) for jobs in "12")
    assert one == two
    found = json.loads(one)
    assert found["reached"]
    assert 20 <= found["pairs"] < 200
    assert found["wanted"]["high"] - found["wanted"]["low"] <= 9
    assert found["wanted"]["verdict"] == "changed"


def test_it_plays_on_while_the_interval_is_wide(talisman: Program, own_folder: Path) -> None:
    """A width that was not reached is told, with what it is; of shares in points of a hundred."""
    said = compare(talisman, own_folder, "--games", "24", "--width", "2", "--measure", "won by seat 1")
    assert re.search(
        r"not enough: .*`won by seat 1` is still [\d.]+ points wide; asked for: 2.00 points", said
    )


def test_a_measure_is_what_a_game_shows(talisman: Program, own_folder: Path) -> None:
    """A number of the pack by its own name, wins by what was played, the share of games that reach a goal."""
    for name, told in (
        ("throw", "throw at the end"),
        ("won by Red", "won by Red"),
        ("reached", "reached North Gate"),
        ("rounds until", "rounds until North Gate"),
    ):
        said = compare(
            talisman, own_folder, "--games", "3", "--measure", name, "--until-reaches", "North Gate"
        )
        assert f"What was asked for\n    {told}: " in said


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (("--measure", "round"), "no measure `round`; did you mean `rounds`?"),
        (("--measure", "beauty"), "no measure `beauty`; there are rounds, turns"),
        (("--until-reaches", "North Gat"), "did you mean `north gate`?"),
        (("--bots", "random,random,random"), "2 seats for 3 bots"),
        (("--bots", "clever"), "there are random, steady, greedy, cautious and deep"),
        (("--seats", "5"), "2 to 4 seats, not for 5"),
        (("--seed", str(2**63 - 1), "--games", "20"), "go beyond"),
        (("--width", "0"), "--width"),
        (("--html", "."), "no ordinary file"),
    ],
)
def test_a_wrong_word_ends_it_before_anything_is_played(
    talisman: Program, own_folder: Path, more: tuple[str, ...], told: str
) -> None:
    """In a sentence that shows the way out."""
    came = talisman("compare", str(RACE), str(short_race(own_folder)), *more)
    assert (came.status, told in came.err, came.out) == (2, True, "")


def test_a_house_rule_that_does_not_fit_is_refused(talisman: Program, own_folder: Path) -> None:
    """With the diagnostic that any command would give."""
    came = talisman("compare", str(RACE), str(RACE.parent / "tricks"))
    assert came.status == 1, came.err
    assert "error" in came.err
    assert talisman("compare", str(RACE), "nowhere").status == 2


def test_the_page_stands_alone(talisman: Program, own_folder: Path) -> None:
    """Plots and sentences in one file, which fetches nothing and runs nothing; the same bytes every time."""
    pytest.importorskip("matplotlib", reason="the page is drawn with matplotlib")
    said = compare(talisman, own_folder, "--games", "30", "--html", "a.html")
    compare(talisman, own_folder, "--games", "30", "--html", "b.html", "--jobs", "2")
    page = (own_folder / "a.html").read_text(encoding="utf-8")

    assert page == (own_folder / "b.html").read_text(encoding="utf-8")
    assert page.count("<svg ") == 4
    assert "<script" not in page
    assert not re.findall(r'(?:src|href)="(?!#)', page.replace('xlink:href="#', ""))
    rounds = next(line.strip() for line in said.split("\n") if line.strip().startswith("rounds:"))
    assert rounds in page


def test_names_are_no_formulas_and_no_markup(talisman: Program, own_folder: Path) -> None:
    """What a pack calls its players stands on the page letter by letter, whatever HTML and TeX make of it."""
    pytest.importorskip("matplotlib", reason="the page is drawn with matplotlib")
    names = ("Ann $x^{$ <script>alert(1)</script>", "Bob $\\frac{1}{$", "C <b>")
    assert talisman("new", "odd").status == 0
    words = Path("odd/words.tal")
    text = words.read_text(encoding="utf-8")
    for old, new in zip(("Ann", "Bob", "Cleo"), names, strict=True):
        text = text.replace(f"player {old}", f'player "{new}"')
    words.write_text(text, encoding="utf-8")
    Path("odd/scenarios/first.tal").unlink()
    rule = 'house rule "Five"\n    change odd.ten-points: 10 -> 5\n'
    make_pack(own_folder, "five", more='[needs]\nodd = ">=0.1.0"', files={"a.tal": rule})
    asked = ("--measure", f"won by {names[0]}", "--seats", "3", "--games", "40", "--html", "x.html")
    came = talisman("compare", "odd", "five", "--path", ".", *asked)

    assert came.status == 0, came.err
    page = Path("x.html").read_text(encoding="utf-8")
    assert "<script" not in page
    assert page.count("&lt;script&gt;") > 1
    assert "<b>" not in page


def test_without_its_library_the_page_is_refused_at_once(
    talisman: Program, own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not after an hour of games; the sentence says what to install."""
    monkeypatch.setattr("talisman.compare.plots.missing", lambda: True)
    came = talisman("compare", str(RACE), str(short_race(own_folder)), "--html", "x.html")
    assert (came.status, "talisman[report]" in came.err, came.out) == (2, True, "")
    assert not (own_folder / "x.html").exists()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes where Linux shows them")
def test_what_is_known_is_told_when_it_is_interrupted(talisman: Program, own_folder: Path) -> None:
    """Ctrl-C while two processes play: the pairs so far are reported as if no more had been asked for."""
    compare(talisman, own_folder, "--games", "1")
    command = [sys.executable, "-m", "talisman", "compare", str(RACE), str(own_folder / "two-home")]
    running = subprocess.Popen(
        [*command, "--games", "100000", "--format", "json", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    children = Path(f"/proc/{running.pid}/task/{running.pid}/children")
    for _ in range(600):
        if len(children.read_text().split()) >= 2:
            break
        time.sleep(0.1)
    time.sleep(2)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=60)

    assert running.returncode == 130, err
    found = json.loads(out)
    assert f"interrupted after {found['pairs']} pairs" in err
    assert 0 < found["pairs"] < 100_000


@pytest.mark.skipif(os.name != "posix", reason="there are no such files")
def test_no_page_heeds_what_lies_in_the_current_folder(own_folder: Path) -> None:
    """Plots are drawn with a library that looks for its settings there first: a pipe would be waited for."""
    os.mkfifo("matplotlibrc")
    race = short_race(own_folder)
    command = [
        sys.executable,
        "-m",
        "talisman",
        "compare",
        str(RACE),
        str(race),
        "--games",
        "3",
        "--html",
        "x.html",
    ]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run(command, env=env, check=True, timeout=60, capture_output=True)
    page = Path("x.html").read_bytes()
    Path("matplotlibrc").unlink()
    Path("matplotlibrc").write_text("lines.linewidth: 40\n")
    subprocess.run(command, env=env, check=True, timeout=60, capture_output=True)

    assert Path("x.html").read_bytes() == page
