"""What many games say of a pack, for people: how they end, who wins with what, what is never met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from statistics import median, quantiles

from talisman.runtime.image.link import Linked
from talisman.runtime.table.shape import PLACE
from talisman.simulate.deciding import deciders
from talisman.simulate.notes import Met, Told
from talisman.simulate.printed import printed
from talisman.simulate.shares import percent

MOST = 12
"""Lines of a list that are told."""
ENOUGH = 20
"""So often something has to have been met before it is told that this had no effect."""


def balance(linked: Linked, told: Sequence[Told]) -> Iterator[str]:
    """The report, line by line; nothing of no games."""
    if not told:
        return
    yield from _ends(told)
    yield ""
    yield from _played(told)
    yield ""
    yield from _bots(told)
    yield from _deciding(linked, told)
    yield ""
    yield from _never(linked, told)


def _ends(told: Sequence[Told]) -> Iterator[str]:
    """How games ended, and how long they were."""
    results = [one["result"] for one in told]
    yield f"{len(told)} games"
    for reason, count in Counter(f"{one['ended']}: {one['reason']}" for one in results).most_common(MOST):
        yield f"    {percent(count, len(told)):>22}  {reason}"
    for name, what in (
        ("rounds", "rounds"),
        ("decisions", "decisions"),
        ("decisions", "decisions for each who plays"),
        ("lost", "pieces lost"),
    ):
        values = [value for one in results if isinstance(value := one[name], int)]
        if what.endswith("plays"):
            values = [round(value / len(one["seats"])) for value, one in zip(values, told, strict=True)]
        low, _, high = quantiles(values, n=4) if len(values) > 1 else (values[0],) * 3
        yield f"    {what}: median {median(values):.0f}, half of the games from {low:.0f} to {high:.0f}"


def _played(told: Sequence[Told]) -> Iterator[str]:
    """Who began with what, and won; what won more or less often than the others beyond chance is marked."""
    begun, won = Counter[str](), Counter[str]()
    for one in told:
        for seat in one["seats"]:
            begun[seat["first"]] += 1
            won[seat["first"]] += seat["won"]
    clear = {one.name: one.surprise > 0 for one in deciders(told, _first)}
    yield "won by those who began as"
    for name in sorted(begun, key=lambda name: (-won[name] / begun[name], name)):
        beyond = {True: ", more than by chance", False: ", less than by chance", None: ""}[clear.get(name)]
        yield f"    {percent(won[name], begun[name]):>22}  {name or 'nobody'}, {begun[name]} times{beyond}"
    seats = [seat for one in told for seat in one["seats"]]
    yield "won by seat"
    for number in sorted({seat["seat"] for seat in seats}):
        mine = [seat["won"] for seat in seats if seat["seat"] == number]
        yield f"    {percent(sum(mine), len(mine)):>22}  seat {number}"


def _first(one: Told) -> dict[str, list[int]]:
    """Which seats began as what."""
    found: dict[str, list[int]] = {}
    for seat in one["seats"]:
        found.setdefault(seat["first"], []).append(seat["seat"])
    return found


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


def _deciding(linked: Linked, told: Sequence[Told]) -> Iterator[str]:
    """What those who won did rather than the others of their games, or these rather than they, beyond chance.

    Of each thing the deed that tells most.
    """
    about = {_deed(met): met["thing"] for one in told for met in one["met"]}
    found = deciders(told, lambda one: {_deed(met): met["by"] for met in one["met"]})
    clearest = {about[one.name]: one for one in reversed(found)}
    yield "what goes together with winning: of those who did it, and of the others in the same games, won"
    places = _places(linked)
    for title, wanted in (("cards and pieces", False), ("places", True)):
        some = [
            one for one in found if clearest[about[one.name]] is one and (about[one.name] in places) is wanted
        ]
        yield f"    {title}" if some else f"    {title}: nothing beyond chance"
        for one in some[:MOST]:
            others = f"{100 * one.others_won / one.others:.0f} % of the others"
            games = f"{one.games:,} game{'s' if one.games != 1 else ''}"
            yield f"    {percent(one.did_won, one.did):>22} of those, {others}: {one.name}, in {games}"
    if found:
        yield "    That need not be the cause: who wins is there to the end, and so meets more."


def _deed(met: Met) -> str:
    """What was done to what."""
    return f"{met['deed']} {met['thing']}"


def _places(linked: Linked) -> dict[str, None]:
    """The printed names of places."""
    rows = linked.image.rows["entities"]
    return dict.fromkeys(name for name, row in zip(printed(linked), rows, strict=True) if row[0] & PLACE)


def _never(linked: Linked, told: Sequence[Told]) -> Iterator[str]:
    """Places where nobody ever was, what was never met, and what was met without any effect that all see."""
    met = {one["thing"] for game in told for one in game["met"]}
    stood = {name for game in told for name in game["stood"]}
    names, places = printed(linked), _places(linked)
    there = dict.fromkeys(names[row[0]] for row in linked.image.rows["start"])
    things = [name for name in there if name not in places]
    yield _listed("places where nobody was", [name for name in places if name not in met | stood], places)
    yield _listed(
        "cards and pieces to which nothing was done", [one for one in things if one not in met], things
    )
    often, effects = Counter[str](), set[str]()
    for game in told:
        for one in game["met"]:
            often[one["thing"]] += one["times"]
            if one["changed"] or one["lost"]:
                effects.add(one["thing"])
    dealt = [name for name in things if often[name] >= ENOUGH]
    yield _listed(
        f"of what was met {ENOUGH} times, without effect on a number that all see",
        [name for name in dealt if name not in effects],
        dealt,
    )


def _listed(title: str, found: Sequence[str], of: Collection[str]) -> str:
    """How many of how many, and their names; of very many the first."""
    some = f": {', '.join(found[: 2 * MOST])}" if found else ""
    more = f" and {len(found) - 2 * MOST} more" if len(found) > 2 * MOST else ""
    return f"{title}: {len(found)} of {len(of)}{some}{more}"
