"""Plots of a comparison, each as a piece of SVG that needs nothing else, drawn with matplotlib."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Sequence
from contextlib import chdir
from importlib import import_module
from importlib.util import find_spec
from math import isfinite
from pathlib import Path
from typing import Any

from talisman.compare.findings import CHANGED, Comparison, Finding

WIDE = 7.2
"""Inches."""
LINE = 0.32
"""Inches of a measure in a list."""
COLOURS = {CHANGED: "#b5431f"}
QUIET, BASE, VARIANT = "#7a7a7a", "#7a7a7a", "#b5431f"
SETTINGS = {
    "svg.fonttype": "none",  # words stay words: they can be searched, and read aloud
    "svg.hashsalt": "talisman",  # the same comparison gives the same bytes
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],
    "font.size": 10,
    "text.parse_math": False,  # names are what anybody's packs say: a dollar in one begins no formula
    "text.usetex": False,
}


def missing() -> bool:
    """Whether what plots are made with is not there."""
    return find_spec("matplotlib") is None


def _library() -> Any:
    """The library, with the settings it was delivered with.

    It looks for others in the current folder first, where anything may lie.
    """
    spec = find_spec("matplotlib")
    if spec is not None and spec.origin and "matplotlib" not in sys.modules:
        own = Path(spec.origin).parent
        with chdir(data if (data := own / "mpl-data").is_dir() else own):
            return import_module("matplotlib")
    return import_module("matplotlib")


def track(found: Comparison) -> str:
    """How the interval of the wanted measure became narrower, pair by pair; nothing where it has none."""
    known = [each for each in found.tally.track if isfinite(each[2])]
    if not known or found.wanted is None:
        return ""
    times = 100 if found.wanted.measure.share else 1
    pairs = [each[0] for each in known]
    means = [times * each[1] for each in known]
    ends = [[times * (each[1] + side * each[2]) for each in known] for side in (-1, 1)]

    def draw(chart: Any) -> None:
        chart.fill_between(pairs, *ends, color=VARIANT, alpha=0.25, linewidth=0)
        chart.plot(pairs, means, color=VARIANT)
        chart.axhline(0, color="black", linewidth=0.8)
        chart.set_xlabel("pairs of games")
        chart.set_ylabel(f"more with it{', points' if times > 1 else ''}")

    return _svg(3.0, draw)


def spread(found: Comparison) -> str:
    """How many games had at most so much of the wanted measure, without the rule and with it."""
    if found.wanted is None or found.wanted.measure.share:
        return ""
    sides = [
        sorted(value for value in side if value is not None) for side in zip(*found.tally.values, strict=True)
    ]
    if not all(sides):
        return ""

    def draw(chart: Any) -> None:
        for values, colour, name in zip(sides, (BASE, VARIANT), _sides(found), strict=True):
            parts = [100 * (place + 1) / len(values) for place in range(len(values))]
            chart.step([values[0], *values], [0, *parts], where="post", color=colour, label=name)
        chart.set_xlabel(found.wanted.measure.name if found.wanted else "")
        chart.set_ylabel("% of games have at most so many")
        chart.set_ylim(0, 100)
        chart.legend(frameon=False, loc="lower right")

    return _svg(3.0, draw)


def shares(found: Comparison) -> str:
    """The intervals of shares, in points of a hundred."""
    known = [one for one in _known(found) if one.measure.share]
    rows = [(one, 100 * one.difference, 100 * one.low, 100 * one.high) for one in known]
    return _intervals(rows, "points more with it")


def numbers(found: Comparison) -> str:
    """The intervals of numbers, in percent of what they are without the rule."""
    known = [one for one in _known(found) if not one.measure.share and one.base > 0]
    rows = [
        (one, 100 * one.difference / one.base, 100 * one.low / one.base, 100 * one.high / one.base)
        for one in known
    ]
    return _intervals(rows, "% more with it")


def _known(found: Comparison) -> list[Finding]:
    every = [*([found.wanted] if found.wanted else []), *found.others]
    return [one for one in every if isfinite(one.half) and one.moved]


def _sides(found: Comparison) -> tuple[str, str]:
    return f"without {found.names[1]}", f"with {found.names[1]}"


def _intervals(rows: Sequence[tuple[Finding, float, float, float]], label: str) -> str:
    """Intervals below each other, with a line at no difference."""
    if not rows:
        return ""

    def draw(chart: Any) -> None:
        places = range(len(rows), 0, -1)
        for place, (one, mean, low, high) in zip(places, rows, strict=True):
            colour = COLOURS.get(one.verdict, QUIET)
            chart.plot([low, high], [place, place], color=colour, linewidth=2.5, solid_capstyle="butt")
            chart.plot([mean], [place], "o", color=colour, markersize=5)
        chart.axvline(0, color="black", linewidth=0.8)
        chart.set_yticks(list(places), [one.measure.name for one, *_ in rows])
        chart.set_ylim(0.4, len(rows) + 0.6)
        chart.set_xlabel(label)

    return _svg(0.8 + LINE * len(rows), draw)


def _svg(high: float, draw: Callable[[Any], None]) -> str:
    """What is drawn as SVG, to be put into a page."""
    matplotlib = _library()
    from matplotlib.figure import Figure

    with matplotlib.rc_context(SETTINGS):
        figure = Figure(figsize=(WIDE, high), layout="constrained")
        chart = figure.add_subplot()
        chart.spines[["top", "right"]].set_visible(False)
        draw(chart)
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
    text = out.getvalue()
    return text[text.index("<svg") :].strip()
