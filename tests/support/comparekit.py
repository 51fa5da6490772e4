"""A race with a house rule of two words, in which two runners at home are enough."""

from pathlib import Path

from shellkit import make_pack
from talisman.cli.common import playable
from talisman.compare import Arm
from talisman.simulate import Plan, goal

RACE = Path(__file__).resolve().parents[1] / "packs" / "race"
RULE = 'house rule "Two are enough"\n    change race.three-home: 3 -> 2\n    because "evenings are short"\n'


def short_race(folder: Path) -> Path:
    """The house rule as a pack below a folder."""
    return make_pack(
        folder,
        "two-home",
        more='seats = [2, 4]\n[needs]\nrace = ">=0.1.0,<0.2.0"',
        files={"rules.tal": RULE},
    )


def arms(folder: Path, *, games: int = 30, reaches: str | None = None) -> tuple[Arm, Arm]:
    """The race, without and with the house rule."""

    def arm(*packs: Path) -> Arm:
        linked = playable([str(pack) for pack in packs], [RACE.parent]).linked
        plan = Plan(packs[-1].name, linked.image.hash, 2, ("steady",), 1, games, 2_000, 0)
        return Arm(packs[-1].name, linked, plan, goal(linked, reaches) if reaches else None)

    return arm(RACE), arm(RACE, short_race(folder))
