"""A comparison as one page that stands alone: sentences, plots and a table; nothing is fetched."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape as escaped
from math import isfinite

from talisman.compare import plots
from talisman.compare.findings import CHANGED, NOISE, UNKNOWN, Comparison, Finding
from talisman.compare.words import amount, counted, endings, line, stopped, sureness, untouched

QUOTED = re.compile("`([^`]*)`")
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem;
       color: #222; background: #fff }
h1 { font-size: 1.5rem } h2 { font-size: 1.15rem; margin-top: 2rem }
svg { width: 100%; height: auto } figure { margin: 1rem 0 } figcaption { color: #555; font-size: .9rem }
table { border-collapse: collapse; font-size: .85rem; width: 100% }
th, td { text-align: right; padding: .2rem .5rem; border-bottom: 1px solid #ddd }
td { white-space: nowrap } td:first-child { white-space: normal }
th:first-child, td:first-child, td:last-child { text-align: left }
.changed { color: #b5431f; font-weight: 600 }
"""
TITLES = {CHANGED: "What changed", NOISE: "What may be noise"}
PLAIN = {
    CHANGED: "These differ by more than chance would explain.",
    NOISE: "Of these no difference at all would fit what was seen as well as the one that is shown.",
}


def escape(text: str) -> str:
    """A text for the page: what stands between backticks becomes a word of its own kind."""
    return QUOTED.sub(r"<i>\1</i>", escaped(text))


def html(found: Comparison) -> str:
    """The page."""
    base, variant = (escape(name) for name in found.names)
    title = f"{base}, without and with {variant}"
    body = "\n".join(_body(found))
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n{body}\n</body>\n</html>\n"
    )


def _body(found: Comparison) -> Iterator[str]:
    """What stands below the title."""
    pairs = counted(found.tally.pairs, "pair")
    first = " ".join((f"{pairs} of games with the same dice.", stopped(found), *untouched(found)))
    yield f"<p>{escape(first)}</p>"
    if found.wanted is not None:
        yield f"<h2>What was asked for</h2>\n<p>{escape(line(found.wanted))}</p>"
        yield _figure(plots.track(found), "The difference and its interval, as pair after pair was played.")
        yield _figure(plots.spread(found), "All games: without the rule, and with it.")
    for verdict, title in TITLES.items():
        those = [one for one in found.others if one.verdict == verdict]
        if those:
            items = "\n".join(f"<li>{escape(line(one))}</li>" for one in those)
            yield f"<h2>{title}</h2>\n<p>{PLAIN[verdict]}</p>\n<ul>\n{items}\n</ul>"
    yield "<h2>All of it at a glance</h2>"
    yield _figure(plots.shares(found), "Shares: what does not touch the line at 0 changed beyond chance.")
    yield _figure(plots.numbers(found), "Numbers, in percent of what they are without the rule.")
    yield "<h2>How games ended</h2>"
    for side, ended in zip(("Without", "With"), found.ended, strict=True):
        items = "\n".join(f"<li>{escape(one.strip())}</li>" for one in endings(ended))
        yield f"<p>{side} {escape(found.names[1])}</p>\n<ul>\n{items}\n</ul>"
    yield "<h2>How sure this is</h2>"
    yield "\n".join(f"<p>{escape(one)}</p>" for one in sureness(found))
    yield _table(found)


def _figure(svg: str, caption: str) -> str:
    """A plot with what it shows in words; nothing where there is none."""
    if not svg:
        return ""
    told = escape(caption)
    drawn = svg.replace("<svg ", f'<svg role="img" aria-label="{told}" ', 1)
    return f"<figure>\n{drawn}\n<figcaption>{told}</figcaption>\n</figure>"


def _table(found: Comparison) -> str:
    """Every measure with its figures."""
    every = [*([found.wanted] if found.wanted else []), *found.others]
    heads = ("measure", "pairs", "without", "with", "difference", "from", "to", "saved by pairing", "")
    rows = "\n".join(_row(one) for one in every)
    head = "".join(f"<th>{each}</th>" for each in heads)
    return f"<h2>Every measure</h2>\n<table>\n<tr>{head}</tr>\n{rows}\n</table>"


def _row(one: Finding) -> str:
    """A measure as a row; shares in percent."""
    times, unit = (100, " %") if one.measure.share else (1, "")
    ends = [amount(times * end) if isfinite(end) else "" for end in (one.low, one.high)]
    cells = [
        escape(one.measure.name),
        f"{one.pairs:,}",
        *(f"{amount(times * value)}{unit}" for value in (one.base, one.variant)),
        amount(times * one.difference),
        *(ends if one.verdict != UNKNOWN else ("", "")),
        f"{100 * one.saved:.0f} %",
        one.verdict,
    ]
    mark = f' class="{CHANGED}"' if one.verdict == CHANGED else ""
    return f"<tr{mark}>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
