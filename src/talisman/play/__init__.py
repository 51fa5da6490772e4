"""Games played: who answers for each seat, how long, and what it looks like.

`play` drives one game to its end; `Talk` turns the machine's log into sentences; saves and what is read from
them are in `talisman.play.saves`.
"""

from talisman.play.session import Chooser, Quit, Result, Session, random_choice
from talisman.play.talk import Talk, seat_name

__all__ = ["Chooser", "Quit", "Result", "Session", "Talk", "random_choice", "seat_name"]
