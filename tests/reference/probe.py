"""What a fault in lowering or in the machine is noticed by: games and scenarios beside the plain evaluator.

    python tests/reference/probe.py FOLDER

Prints by what and what is wrong, and leaves with 1. In the folder lie models that were compiled before: the
games made by hand come first, then the small packs, then the scenarios of the large ones, then random games
of these (nothing behind the first without models). `tools/mutate.py planted` runs this in copies of the code.
"""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from reference import compare  # noqa: E402
from reference.corners import corners  # noqa: E402
from reference.crafts import crafts, tireless  # noqa: E402
from reference.sides import sides  # noqa: E402
from reference.small import small  # noqa: E402
from talisman.compiler import model as m  # noqa: E402

SMALL = ("tests/packs/race", "tests/packs/tricks")
LARGE = ("content/classic", "content/destinies")


def notices(folder: Path) -> Iterator[tuple[str, list[str]]]:
    """Everything that is looked at, the quick looks first: its name, and what it found wrong."""
    for by_hand in (small(), corners(), sides(), crafts(), tireless()):
        name = f"games of {by_hand.packs[0]}"
        yield name, compare.games(by_hand, compare.image_of(by_hand), 10, 1, 80).wrong
    if not any(folder.iterdir()):
        return
    for pack in SMALL:
        yield from _scenarios(folder, pack)
        yield from _games(folder, pack, 2, 80)
    for pack in LARGE:
        yield from _scenarios(folder, pack)
    for pack in LARGE:
        yield from _games(folder, pack, 5, 120)


def model_of(folder: Path, pack: str) -> m.Model:
    """The model of a pack, compiled by the code without a fault."""
    found = pickle.loads((folder / Path(pack).name).read_bytes())
    assert isinstance(found, m.Model)
    return found


def _scenarios(folder: Path, pack: str) -> Iterator[tuple[str, list[str]]]:
    model = model_of(folder, pack)
    image = compare.image_of(model, scenarios=True)
    for place in range(len(model.scenarios)):
        found = compare.scenarios(model, image, only=place, onward=5)
        yield f"scenarios of {Path(pack).name}", [*found.failed, *found.wrong]


def _games(folder: Path, pack: str, count: int, most: int) -> Iterator[tuple[str, list[str]]]:
    model = model_of(folder, pack)
    image = compare.image_of(model)
    for seed in range(4, 4 + count):
        yield f"games of {Path(pack).name}", compare.games(model, image, 1, seed, most).wrong


def probe(folder: Path) -> int:
    """Say what noticed it and the first thing that is wrong."""
    for name, wrong in notices(folder):
        if wrong:
            print(name, wrong[0].split("\n  before that", 1)[0], sep="\t")
            return 1
    return 0


def keep(folder: Path) -> None:
    """Compile all packs that are played, and lay their models into a folder."""
    for pack in (*SMALL, *LARGE):
        made = compare.compiled(str(ROOT / pack), with_scenarios=True)[0]
        (folder / Path(pack).name).write_bytes(pickle.dumps(made))


if __name__ == "__main__":
    sys.exit(probe(Path(sys.argv[1])))
