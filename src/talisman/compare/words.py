"""A comparison in sentences: what changed, what may be noise, how sure that is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from talisman.compare.findings import CHANGED, NOISE, UNKNOWN, Comparison, Finding
from talisman.compare.sequence import FEWEST

MOST = 8
"""Reasons of an end that are told."""
NAMES = 24
"""Names of a list that are told."""
TITLES = {
    CHANGED: "What changed beyond chance",
    NOISE: "What may be noise: no difference at all would fit as well",
}
UNSAID = "Of what these pairs say too little (how many differ, of how many)"


def sentences(found: Comparison) -> Iterator[str]:
    """The report, line by line."""
    base, variant = found.names
    pairs = counted(found.tally.pairs, "pair")
    yield f"{base}, without and with {variant}: {pairs} of games with the same dice."
    yield stopped(found)
    yield from untouched(found)
    if found.wanted is not None:
        yield ""
        yield "What was asked for"
        yield f"    {line(found.wanted)}"
    for verdict, title in TITLES.items():
        those = [one for one in found.others if one.verdict == verdict]
        if those:
            yield ""
            yield title
            yield from (f"    {line(one)}" for one in those)
    unsaid = [one for one in found.others if one.verdict == UNKNOWN]
    little = [f"{one.measure.name} ({one.moved} of {one.pairs})" for one in unsaid if one.moved]
    alike = [one.measure.name for one in unsaid if not one.moved]
    for title, names in (
        (UNSAID, little),
        ("The same with the rule in every pair", alike),
        ("The same in all games", found.still),
    ):
        if names:
            yield ""
            yield f"{title}: {listed(names)}."
    for side, ended in zip(("without", "with"), found.ended, strict=True):
        yield ""
        yield f"How games ended {side} {variant}"
        yield from endings(ended)
    yield ""
    yield from sureness(found)


def stopped(found: Comparison) -> str:
    """Why no more pairs were played."""
    tally = found.tally
    wanted, width = tally.wanted.measure, tally.wanted.width
    if width is None:
        return f"--width would stop as soon as the interval of `{wanted}` is narrow enough; it was not given."
    share = found.wanted is not None and found.wanted.measure.share
    asked = f"{amount(100 * width if share else width)}{' points' if share else ''}"
    if found.reached:
        return f"That is enough: the interval of `{wanted}` is no wider than {asked}, as was asked."
    if found.wanted is None or found.wanted.verdict == UNKNOWN:
        return f"Of `{wanted}` these pairs say too little; asked for: an interval no wider than {asked}."
    half = found.wanted.half
    wide = f"{amount(200 * half if share else 2 * half)}{' points' if share else ''}"
    return f"That is not enough: the interval of `{wanted}` is still {wide} wide; asked for: {asked}."


def untouched(found: Comparison) -> Iterator[str]:
    """In how many pairs the rule did nothing that is measured, where there are some."""
    if found.tally.untouched:
        of = f"{found.tally.untouched:,} of {counted(found.tally.pairs, 'pair')}"
        yield f"In {of} both games came to the same in all that is measured."


def line(one: Finding) -> str:
    """A measure in a sentence."""
    share = one.measure.share
    base, variant = (f"{100 * value:.0f} %" if share else amount(value) for value in (one.base, one.variant))
    told = f"{one.measure.name}: {base} without, {variant} with it; {between(one)}"
    return told + (f" (of {counted(one.pairs, 'pair')})" if one.unfit else "")


def between(one: Finding) -> str:
    """The difference with its interval: `23.1 fewer (19.4 to 26.8)`, `from 1.3 fewer to 0.4 more`."""
    share = one.measure.share
    unit = " points" if share else ""
    times = 100 if share else 1
    mean, low, high = (times * value for value in (one.difference, one.low, one.high))
    if one.verdict == UNKNOWN:
        return f"{counted(one.moved, 'pair')} of {one.pairs} differ"
    if one.verdict == NOISE:
        return f"from {amount(-low)}{unit} fewer to {amount(high)}{unit} more"
    way = "more" if mean > 0 else "fewer"
    near, far = sorted((abs(low), abs(high)))
    return f"{amount(abs(mean))}{unit} {way} ({amount(near)} to {amount(far)})"


def endings(ended: Mapping[str, int]) -> Iterator[str]:
    """How games ended, the usual first."""
    games = sum(ended.values())
    ordered = sorted(ended.items(), key=lambda item: (-item[1], item[0]))
    for reason, count in ordered[:MOST]:
        yield f"    {100 * count / games:3.0f} %  {reason}"
    if len(ordered) > MOST:
        yield f"    and {len(ordered) - MOST} other ends"


def sureness(found: Comparison) -> Iterator[str]:
    """What the intervals promise, what pairing saved, and what to be careful about."""
    wanted, others = found.wanted, found.others
    if wanted is not None and wanted.verdict != UNKNOWN:
        yield (
            f"The interval of `{wanted.measure.name}` holds in {100 * wanted.sure:.0f} of 100 such "
            "comparisons, whenever one looks or stops."
        )
    if any(one.verdict != UNKNOWN for one in others):
        yield f"Those of the {len(others) + len(found.still)} others hold in 95 of 100, all of them together."
    if wanted is not None and wanted.pairs >= FEWEST and wanted.moved:
        yield saving(wanted)
    yield from cautions(found)


def saving(one: Finding) -> str:
    """What the same dice in both games were worth."""
    if one.saved < 0.01:
        return f"The same dice in both games saved nothing of the variance of `{one.measure.name}`."
    games = "any number of" if one.saved >= 1 else f"{1 / (1 - one.saved):.1f} times as many"
    return (
        f"The same dice in both games saved {100 * one.saved:.0f} % of the variance of `{one.measure.name}`: "
        f"with different dice {games} games would have been needed."
    )


def cautions(found: Comparison) -> Iterator[str]:
    """What lengths hold of, where games were stopped, and faults."""
    for side, ended in zip(("without", "with"), found.ended, strict=True):
        cut = sum(count for reason, count in ended.items() if reason.startswith("turn-limit"))
        if cut:
            yield (
                f"Of the games {side} {found.names[1]} {counted(cut, 'was', 'were')} stopped by a limit: "
                "their lengths, and what stood at their ends, are those of that moment."
            )
    if found.tally.faults:
        yield f"{counted(found.tally.faults, 'game')} could not go on (a fault, told above)."


def counted(number: int, one: str, many: str = "") -> str:
    """A number with its word."""
    return f"{number:,} {one if number == 1 else many or one + 's'}"


def amount(value: float) -> str:
    """A number as people say it: three figures, and no more than two behind the point."""
    size = abs(value)
    return f"{value:,.0f}" if size >= 100 else f"{value:.1f}" if size >= 10 else f"{value:.2f}"


def listed(names: Sequence[str]) -> str:
    """Names with commas between; of very many the first."""
    more = f", and {len(names) - NAMES} more" if len(names) > NAMES else ""
    return ", ".join(names[:NAMES]) + more
