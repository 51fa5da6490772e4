"""Games played: who answers for each seat, how long, and what it looks like.

A `Session` drives one game to its end; `Talk` turns the machine's log into sentences; `person` asks somebody
at a terminal.
"""

from talisman.play.orders import Orders
from talisman.play.person import person
from talisman.play.session import Chooser, Quit, Result, Session, random_choice
from talisman.play.talk import Talk, seat_name

__all__ = ["Chooser", "Orders", "Quit", "Result", "Session", "Talk", "person", "random_choice", "seat_name"]
