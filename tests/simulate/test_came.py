"""What a cluster says of a game: it is there, it was given up and is played here, or nobody can play."""

import pytest

from talisman.runtime.image.image import ImageError
from talisman.simulate import ClusterError
from talisman.simulate.cluster import _came

pytest.importorskip("distributed", reason="there is no cluster without distributed")


class Answer:
    """What comes of a game that a cluster was given."""

    def __init__(self, error: BaseException | None) -> None:
        """Keep what it ends with."""
        self.error = error

    def result(self) -> object:
        """The game, or what went wrong."""
        if self.error is not None:
            raise self.error
        return {"number": 3}


class EveryWorkerLost(Exception):
    """What a cluster says when it gives a game up."""


def test_a_game_that_was_given_up_is_played_here() -> None:
    """Whatever the cluster calls that; a game that came is taken."""
    there = _came(Answer(None), "x")
    assert there is not None
    assert there["number"] == 3
    assert _came(Answer(EveryWorkerLost()), "x") is None


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (OSError("closed"), "went away"),
        (ModuleNotFoundError("talisman"), "cannot play"),
        (ImageError("opcodes", "made for another machine"), "cannot play"),
    ],
)
def test_a_cluster_that_cannot_go_on_is_told(error: Exception, told: str) -> None:
    """In a sentence, whose games so far are kept."""
    with pytest.raises(ClusterError, match=told):
        _came(Answer(error), "x")
