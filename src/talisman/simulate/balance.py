"""What many games say of a pack, for people: how they end, who wins with what, what is never met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import median, quantiles

from talisman.runtime.image.link import Linked
from talisman.runtime.table.shape import PLACE
from talisman.simulate.notes import Told
from talisman.simulate.printed import printed
from talisman.simulate.shares import interval, percent

MOST = 12
"""Lines of a list that are told."""
ENOUGH = 20
"""So often somebody has to have done something before its share of wins is told."""


def balance(linked: Linked, told: Sequence[Told]) -> Iterator[str]:
    """The report, line by line; nothing of no games."""
    if not told:
        return
    yield from _ends(told)
    yield ""
    yield from _played(told)
    yield ""
    yield from _bots(told)
    yield from _deciding(told)
    yield ""
    yield from _never(linked, told)


def _ends(told: Sequence[Told]) -> Iterator[str]:
    """How games ended, and how long they were."""
    results = [one["result"] for one in told]
    yield f"{len(told)} games"
    for reason, count in Counter(f"{one['ended']}: {one['reason']}" for one in results).most_common(MOST):
        yield f"    {percent(count, len(told)):>22}  {reason}"
    for name, what in (("rounds", "rounds"), ("decisions", "decisions"), ("lost", "pieces lost")):
        values = [value for one in results if isinstance(value := one[name], int)]
        low, _, high = quantiles(values, n=4) if len(values) > 1 else (values[0],) * 3
        yield f"    {what}: median {median(values):.0f}, half of the games from {low:.0f} to {high:.0f}"


def _played(told: Sequence[Told]) -> Iterator[str]:
    """Who began with what, and won."""
    begun, won = Counter[str](), Counter[str]()
    for one in told:
        for seat in one["seats"]:
            begun[seat["first"]] += 1
            won[seat["first"]] += seat["won"]
    yield "won by those who began as"
    for name in sorted(begun, key=lambda name: (-won[name] / begun[name], name)):
        yield f"    {percent(won[name], begun[name]):>22}  {name or 'nobody'}, {begun[name]} times"
    seats = [seat for one in told for seat in one["seats"]]
    yield "won by seat"
    for number in sorted({seat["seat"] for seat in seats}):
        mine = [seat["won"] for seat in seats if seat["seat"] == number]
        yield f"    {percent(sum(mine), len(mine)):>22}  seat {number}"


def _bots(told: Sequence[Told]) -> Iterator[str]:
    """Who answered, where several sorts did."""
    seats = [seat for one in told for seat in one["seats"]]
    names = sorted({seat["bot"] for seat in seats})
    if len(names) < 2:
        return
    yield "won by bot"
    for name in names:
        mine = [seat["won"] for seat in seats if seat["bot"] == name]
        yield f"    {percent(sum(mine), len(mine)):>22}  {name}"
    yield ""


def _deciding(told: Sequence[Told]) -> Iterator[str]:
    """What those who won did more often than the others, beyond chance."""
    seats = sum(len(one["seats"]) for one in told)
    usual = sum(seat["won"] for one in told for seat in one["seats"]) / seats if seats else 0.0
    times, won = Counter[str](), Counter[str]()
    for one in told:
        for met in one["met"]:
            name = f"{met['deed']} {met['thing']}"
            times[name] += met["times"]
            won[name] += met["won"]
    clear = [
        (interval(won[name], count), name)
        for name, count in times.items()
        if count >= ENOUGH and not interval(won[name], count)[0] <= usual <= interval(won[name], count)[1]
    ]
    yield f"of what was done, by those who won at last (all seats won {100 * usual:.0f} %)"
    for (_, _), name in sorted(clear, reverse=True)[:MOST]:
        if won[name] > usual * times[name]:
            yield f"    {percent(won[name], times[name]):>22}  {name}, {times[name]} times"


def _never(linked: Linked, told: Sequence[Told]) -> Iterator[str]:
    """Places and other things to which nothing was ever done."""
    met = {one["thing"] for game in told for one in game["met"]}
    names, rows = printed(linked), linked.image.rows["entities"]
    places = dict.fromkeys(name for name, row in zip(names, rows, strict=True) if row[0] & PLACE)
    starts = dict.fromkeys(names[row[0]] for row in linked.image.rows["start"])
    for title, found in (("places", places), ("cards and pieces", starts)):
        never = [name for name in found if name not in met and (title == "places" or name not in places)]
        some = f": {', '.join(never[: 2 * MOST])}" if never else ""
        more = f" and {len(never) - 2 * MOST} more" if len(never) > 2 * MOST else ""
        yield f"{title} to which nothing was done: {len(never)} of {len(found)}{some}{more}"
