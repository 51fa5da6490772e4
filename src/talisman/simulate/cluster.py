"""Games played by the workers of a dask cluster, each once, whoever of them is lost meanwhile.

A game is a task of its own, and its number is all that it is made from. What a lost worker had not handed
over is played again by another; what the cluster gives up on, since every worker that had it was lost, is
played here. The image is a task, too, so that it is sent to each worker once and made again where it is lost.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import lru_cache
from importlib.util import find_spec
from itertools import islice
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
    from distributed import CancelledError, Client, KilledWorker, as_completed

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
            try:
                one: Told = future.result()
            except KilledWorker:
                one = play(_linked(text), plan, number)
            except (OSError, CancelledError) as error:
                raise ClusterError(
                    f"the cluster at {address} went away; --out keeps what was played"
                ) from error
            except (ImportError, ImageError, RuntimeError) as error:
                raise ClusterError(f"the workers at {address} cannot play: {error}") from error
            yield one
            give(1)


def played(text: str, plan: Plan, number: int) -> Told:
    """A game, on a worker."""
    return play(_linked(text), plan, number)


@lru_cache(maxsize=2)
def _linked(text: str) -> Linked:
    """The image in a text, verified once by each worker."""
    return load(text)
