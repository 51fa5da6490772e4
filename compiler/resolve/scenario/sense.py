"""What a line of a scenario could never mean: who is asked and never plays, a deck of things of another kind.

Each gives what is wrong in a few words, "" where nothing is; the readers of lines (scenarios) tell it.
"""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.model import Cond, Int, Named, Nobody, Rec, Ref, Role
from talisman.compiler.model.walk import walk
from talisman.compiler.resolve.world import World


def nobody_plays(who: Ref | None, world: World) -> str:
    """Somebody who is asked, sees something or has a turn is a seat, or played by one."""
    if isinstance(who, (Rec, Nobody)) or _held_by_nobody(who, world):
        return "nobody is meant here, since nothing is being done"
    if not isinstance(who, Named):
        return ""
    found = world.model.things.get(who.name.split(" #", 1)[0])
    if found is None or found.kind in world.seats or world.is_avatar(found.kind):
        return ""
    return f"nobody plays `{who.name}`"


def _held_by_nobody(who: object, world: World) -> bool:
    """Whether it is whoever a procedure is of that is nobody's: `the actor` of the game as such."""
    if not isinstance(who, Role) or world.levels[who.level].contest:
        return False
    return not world.levels[who.level].of and world.levels[who.level].roles[:1] == [who.name]


def of_no_event(fact: Cond, world: World) -> str:
    """What is done is over when something is expected, so nobody is `the actor` of it any more."""
    if any(isinstance(part, Rec) or _held_by_nobody(part, world) for part in walk(fact)):
        return "what is expected is looked at when the deed is over, and nobody has a part in it then"
    return ""


def called_by_none(text: str, world: World) -> str:
    """What is shown is the name of a thing; a name that nothing has is never shown."""
    name = text.split(" #", 1)[0].lower()
    known = {one.lower() for one in (*world.names, *world.model.things)}
    return "" if name in known else f"nothing is called `{text}`"


def not_in_deck(entity: str, kind: str, zone: str, world: World) -> str:
    """A thing that lies on a pile is of the kind that is dealt from it, or of one that the pile holds."""
    thing = world.model.things.get(entity.split(" #", 1)[0])
    if thing is None:
        return ""
    holds: Sequence[str] = world.model.zones[zone].holds if zone in world.model.zones else ()
    wanted = (kind,) if kind else tuple(holds)
    if wanted and not any(one in thing.tags for one in wanted):
        return f"`{entity}` is no {' or '.join(wanted)}"
    return ""


def too_many(entity: str, count: int, world: World) -> str:
    """No thing is there more often than it is declared."""
    thing = world.model.things.get(entity.split(" #", 1)[0])
    most = 1 if " #" in entity else len(thing.entities) if thing is not None else count
    return f"there is only {most} `{entity}`" if count > most else ""


def below_floor(name: str, number: int, world: World) -> str:
    """A counter is never less than its floor."""
    counter = world.model.counters.get(name)
    floor = counter.floor if counter is not None else None
    if isinstance(floor, Int) and number < floor.value:
        return f"`{name}` is never less than {floor.value}"
    return ""
