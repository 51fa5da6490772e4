"""Games played: who answers for each seat, how long, and what it looks like.

A `Session` drives one game to its end; `Talk` turns the machine's log into sentences; a `Person` is somebody
at a terminal.
"""

from talisman.play.orders import Orders
from talisman.play.person import Person
from talisman.play.session import Chooser, Quit, Result, Session, random_choice
from talisman.play.several import side_by_side, summary
from talisman.play.sheet import board, table
from talisman.play.talk import Talk, seat_name
from talisman.play.witness import Witness

__all__ = [
    "Chooser",
    "Orders",
    "Person",
    "Quit",
    "Result",
    "Session",
    "Talk",
    "Witness",
    "board",
    "random_choice",
    "seat_name",
    "side_by_side",
    "summary",
    "table",
]
