"""Many games for their numbers: what is asked for, one game told in numbers, what is kept, what it comes to.

`plan` says which games; `notes` plays one and counts what was met; `shelf` keeps what was played in a folder,
game by game, and `reading` looks at what lies there; `tables` makes rows of it and writes them; `shares` are
intervals; `balance` tells it to people.
"""

from talisman.simulate.balance import balance
from talisman.simulate.notes import Told, play
from talisman.simulate.plan import Plan
from talisman.simulate.shelf import Shelf, ShelfError
from talisman.simulate.tables import Tables, tables, write

__all__ = ["Plan", "Shelf", "ShelfError", "Tables", "Told", "balance", "play", "tables", "write"]
