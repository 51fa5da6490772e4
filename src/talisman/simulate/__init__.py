"""Many games for their numbers: what is asked for, one game told in numbers, what is kept, what it comes to.

`plan` says which games; `notes` plays one and counts what was met, `places` where seats were; `printed` is
what things are called; `cluster` has others play; `shelf` keeps what was played in a folder, game by game,
and `reading` looks at what lies there; `tables` makes rows of it and writes them; `shares` are intervals,
`deciding` what goes together with winning; `balance` tells it to people.
"""

from talisman.simulate.balance import balance
from talisman.simulate.cluster import ClusterError, on_cluster
from talisman.simulate.notes import Told, play
from talisman.simulate.places import Goal, NoGoal, goal
from talisman.simulate.plan import Plan
from talisman.simulate.printed import printed, shown
from talisman.simulate.shelf import Shelf, ShelfError
from talisman.simulate.tables import Tables, tables, write

__all__ = [
    "ClusterError",
    "Goal",
    "NoGoal",
    "Plan",
    "Shelf",
    "ShelfError",
    "Tables",
    "Told",
    "balance",
    "goal",
    "on_cluster",
    "play",
    "printed",
    "shown",
    "tables",
    "write",
]
