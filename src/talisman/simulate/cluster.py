"""Games played by the workers of a dask cluster, each once, whoever of them is lost meanwhile.

Each game is given by itself, and its number is all that it is made from. What a lost worker had not handed
over is played again by another; what the cluster gives up on, since every worker that had it was lost, is
played here. The image is given like a game, so that a worker gets it once, and it is made again where it is
lost.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import lru_cache
from importlib.util import find_spec
from itertools import islice
from typing import Any
from uuid import uuid4

from talisman.runtime.game.game import load
from talisman.runtime.image.image import ImageError
from talisman.runtime.image.link import Linked
from talisman.simulate.notes import Told, play
from talisman.simulate.plan import Plan

PATIENCE = 30
"""So many seconds the cluster has to answer, and to have a worker."""
AHEAD = 4
"""So many games for each thread of the cluster are under way or wait there."""


class ClusterError(Exception):
    """A cluster that does not answer, or cannot play; the text says why."""


def missing() -> bool:
    """Whether the library is not there."""
    return find_spec("distributed") is None


def on_cluster(address: str, text: str, plan: Plan, numbers: Sequence[int]) -> Generator[Told, None, None]:
    """The games of these numbers, as they come back; text: the image.

    Raises:
        ClusterError: nobody answers there, or no more; or the workers cannot play.
    """
    from distributed import Client, as_completed

    try:
        client = Client(address, timeout=PATIENCE)
        client.wait_for_workers(1, timeout=PATIENCE)
    except (OSError, TimeoutError) as error:
        raise ClusterError(f"no dask cluster with a worker answers at {address}") from error
    with client:
        image, run = client.submit(str, text, key=f"image-{uuid4()}"), uuid4()
        left, playing = iter(numbers), as_completed()
        under_way = dict[str, int]()

        def give(most: int) -> None:
            """Give the cluster the next games."""
            for number in islice(left, most):
                future = client.submit(played, image, plan, number, key=f"game-{run}-{number}")
                under_way[future.key] = number
                playing.add(future)

        give(AHEAD * max(1, sum(client.ncores().values())))
        for future in playing:
            number = under_way.pop(future.key)
            yield _came(future, address) or play(_linked(text), plan, number)
            give(1)


def _came(future: Any, address: str) -> Told | None:
    """What a worker made of a game; nothing where the cluster gave it up.

    Raises:
        ClusterError: nobody answers there any more, or the workers cannot play.
    """
    from distributed import CancelledError

    try:
        found: Told = future.result()
    except (OSError, CancelledError) as error:
        raise ClusterError(f"the cluster at {address} went away; --out keeps what was played") from error
    except (ImportError, ImageError, RuntimeError) as error:
        raise ClusterError(f"the workers at {address} cannot play: {error}") from error
    except Exception:  # noqa: BLE001 - each worker that had it was lost, or the game is wrong: here as well
        return None
    return found


def played(text: str, plan: Plan, number: int) -> Told:
    """A game, on a worker."""
    return play(_linked(text), plan, number)


@lru_cache(maxsize=2)
def _linked(text: str) -> Linked:
    """The image in a text, verified once by each worker."""
    return load(text)
