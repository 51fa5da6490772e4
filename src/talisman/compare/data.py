"""A comparison as data for scripts."""

from __future__ import annotations

from math import isfinite

from talisman.compare.findings import Comparison, Finding


def as_data(found: Comparison) -> dict[str, object]:
    """The comparison under its published names; what is not known is None."""
    tally, wanted = found.tally, found.wanted
    return {
        "base": found.names[0],
        "variant": found.names[1],
        "pairs": tally.pairs,
        "measure": tally.wanted.measure,
        "width": tally.wanted.width,
        "reached": found.reached,
        "wanted": finding(wanted) if wanted is not None else None,
        "others": [finding(one) for one in found.others],
        "still": list(found.still),
        "ended": {"base": dict(found.ended[0]), "variant": dict(found.ended[1])},
        "untouched": tally.untouched,
        "faults": tally.faults,
    }


def finding(one: Finding) -> dict[str, object]:
    """One measure as data."""
    known = isfinite(one.half)
    return {
        "measure": one.measure.name,
        "share": one.measure.share,
        "verdict": one.verdict,
        "pairs": one.pairs,
        "unfit": one.unfit,
        "differ": one.moved,
        "base": one.base,
        "variant": one.variant,
        "difference": one.difference,
        "low": one.low if known else None,
        "high": one.high if known else None,
        "sure": one.sure,
        "saved": one.saved,
    }
