"""Two games that are equal in what one seat may see and different in everything else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs
from talisman.compiler.pack import NoCache
from talisman.packs import load as load_packs
from talisman.play import Talk
from talisman.runtime.game.game import Game, load
from talisman.runtime.game.view import view, zones
from talisman.runtime.image.link import Linked
from talisman.runtime.table.ops import H_SEEDHI, H_SEEDLO

ROOT = Path(__file__).parents[2]


@cache
def linked(pack: str) -> Linked:
    """A pack of the checkout, compiled and verified."""
    bag = Bag()
    compiled = compile_packs(load_packs([str(ROOT / pack)], bag, NoCache()).packs, bag)
    assert compiled is not None, [found.text for found in bag.sorted()]
    return load(compiled.image)


def dealt_anew(game: Game, seat: int, chance: Random) -> Game:
    """An equal game to the seat: what it cannot see of one kind is exchanged at random, and the seed too.

    What all know to lie somewhere stays there.
    """
    other = telling(game)
    state = other.state()
    state[H_SEEDLO], state[H_SEEDHI] = chance.getrandbits(30), chance.getrandbits(30)
    other = telling(other.restored(state))
    known = {name for zone in zones(other, seat) for name in zone.get("known", ())}
    for places in _hidden(other, seat):
        things = [(name, *place) for place in places for name in other.contents(*place)]
        names = [name for name, *_ in things if name not in known]
        chance.shuffle(names)
        dealt = {place: list[int]() for place in places}
        for name, zone, bearer in things:
            dealt[zone, bearer].append(other.entity(name if name in known else names.pop()))
        for place, those in dealt.items():
            other.arrange(other._zone(*place), those)
    return other


def telling(game: Game) -> Game:
    """An equal game that logs, as a copy does not."""
    other = Game.new(game.linked, game.seats, 0, native=game.native, start=False)
    for place, word in enumerate(game.state()):
        other._s[place] = word
    return other


def _hidden(game: Game, seat: int) -> Iterator[list[tuple[str, str]]]:
    """Hidden places of the same kind of things, with more than one thing in them."""
    shown = view(game, seat)["zones"]
    assert isinstance(shown, list)
    groups: dict[frozenset[int], list[tuple[str, str]]] = {}
    for zone in shown:
        if "things" not in zone:
            place = (zone["class"], zone["bearer"])
            tags = frozenset.intersection(*(_tags(game, name) for name in game.contents(*place)))
            groups.setdefault(tags, []).append(place)
    yield from groups.values()


def _tags(game: Game, name: str) -> frozenset[int]:
    return frozenset(game.image.rows["tags"][game.entity(name)])


def lines(game: Game, seat: int) -> list[str]:
    """What the seat is told of what happened since the last time."""
    return list(Talk(game, (seat,)).news())
