"""What the machine can hold: every fixed size in one place."""

from __future__ import annotations

STACK = 4096
"""Words for frames; a frame that does not fit is a fault."""

OPTIONS = 128
"""Options of one decision."""

EFFECTS = 256
"""Effects that can live at one time."""

EFFECT_WORDS = 8
"""Words of one effect: type + 1, target, source, four values, frame it is bound to (0 none)."""

KEEP_EVERY = 64
"""Answers at random between two copies of the state: after a fault the way from the copy is gone again."""

EVENT_DEPTH = 24
"""Events that can be nested; one more is a fault that names the ring."""

FUEL = 5_000_000
"""Work between two answers: instructions, and the things some go through; more is a fault."""

ANSWER_WORK = 1_000
"""What an answer counts for in the work of a turn and of a game, beside the work until the next one."""

TURN_WORK = 50_000_000
"""Work since the turn last went to a seat; more is a fault."""

GAME_WORK = 2_000_000_000
"""Work of one game; more is a fault."""

STRETCH = 20_000_000
"""Work after which a game in which all answer at random looks up, so that it can be interrupted."""

DEEP = 16
"""So many things of each zone, from the top, are any that could lie there, where it is dealt anew."""

DEAL_PURPOSE = 0x7FFF_0001
"""The purpose of the dice that deal; no pack declares so many."""

IMAGINED = 128
"""Answers of an imagined game, and choices of whoever imagines it, at most."""

FEW = 8
"""Ids a tag may span for its things to be asked one by one who holds them, rather than what a holder has."""

RECKONED = 16
"""Stats of which is kept what they are while somebody is judged: a one with noughts behind it, in bits."""

BITS = 30
"""Bits used of one word of a bit set; more would touch the sign."""

REDRESS = 1 << (BITS - 1)
"""The bit that marks what is read to redress limits; the bits below it are the limits' own."""

ZONE_WORDS = 3
"""Words of a zone: first + 1, last + 1, number."""

LOG_LINES = 2048
"""Lines of the log kept between two drains; later ones are counted and dropped."""

LOG_WORDS = 10
"""Words of a line of the log: its kind, the number of events so far, eight values."""

REPLAY_EVERY = 100
"""Decisions between two state hashes of a save."""

IMAGE_FORMAT = 3
"""Version of the image's form; any other is refused."""

SAVE_FORMAT = 1
"""Version of the form of a save."""

LANGUAGE = "2.0"
"""Version of the language that images name."""

MAX_IMAGE_WORDS = 4_000_000
"""Words of code an image may have."""

MAX_TABLE_WORDS = 16_000_000
"""Words of the tables of an image as the machine reads it that grow with two things at once."""

MAX_SIEVE_WORDS = 4_000_000
"""Words of the sieves of an image, and of what is looked at to make one; what takes more has none."""

TOLD_LETTERS = 10_000
"""Letters of a text with its places filled; what is longer is cut."""

MOST_TEXT = 10_000
"""Letters of a text or a name of an image: each may be told as often as anything happens."""

MAX_NAMED_LETTERS = 16_000_000
"""Letters of the names of fields and zones of an image, counted for each thing that bears them."""

MOST_DEPTH = 32
"""Lists and objects inside each other in the JSON of an image or a save."""

MOST_VALUES = 4_000_000
"""Values in the JSON of an image or a save."""

MOST_LISTS = 500_000
"""Lists and objects in it, which take more memory each."""

MAX_SEATS = 12
"""Seats a game may have."""
