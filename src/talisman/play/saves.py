"""Saves: a game as its image, seats, seed and answers. The state is not kept; it is played again.

The image is inside, compressed, so that a save needs nothing else. Every hundred answers the hash of the
state is noted, so that a replay that goes another way is found where it does.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from binascii import Error as Base64Error

from attrs import frozen

from talisman.play.session import Session
from talisman.runtime.facts import GameError
from talisman.runtime.game import Game, load
from talisman.runtime.limits import REPLAY_EVERY, SAVE_FORMAT

MOST_IMAGE = 64_000_000


class BadSave(Exception):
    """A save that cannot be used; the sentence says why."""


@frozen
class Save:
    """What a save holds; `hashes` are those after each hundredth answer and after the last one."""

    image: str
    seats: int
    seed: int
    decisions: tuple[int, ...] = ()
    hashes: tuple[str, ...] = ()

    def to_text(self) -> str:
        """The save as JSON."""
        packed = b64encode(zlib.compress(self.image.encode("utf-8"), 9)).decode("ascii")
        data = {
            "format": SAVE_FORMAT,
            "image": packed,
            "options": {},
            "seats": self.seats,
            "seed": self.seed,
            "decisions": list(self.decisions),
            "inputs": [],
            "hashes": list(self.hashes),
        }
        return json.dumps(data, separators=(",", ":"), sort_keys=True) + "\n"


@frozen
class Divergence:
    """A replay went another way: before this many answers, and what differs."""

    answers: int
    text: str


def read_save(text: str) -> Save:
    """A save from its text.

    Raises:
        BadSave: it is no save, a newer one, or holds what no save holds.
    """
    try:
        data = json.loads(text)
        if not isinstance(data, dict) or not isinstance(data.get("format"), int):
            raise BadSave("this is no saved game")
        if data["format"] > SAVE_FORMAT:
            raise BadSave(
                f"it was saved by a newer version (format {data['format']}; this reads {SAVE_FORMAT})"
            )
        image = _unpacked(data["image"])
        decisions = tuple(_natural(item) for item in data["decisions"])
        hashes = tuple(str(item) for item in data["hashes"])
        return Save(image, _natural(data["seats"]), _natural(data["seed"]), decisions, hashes)
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        raise BadSave("this is no saved game") from error


def saved(image: str, session: Session) -> Save:
    """The save of a session, with hashes made by playing it again."""
    plain = Save(image, session.game.seats, session.seed, tuple(session.taken))
    hashes: list[str] = []
    game = Game.new(load(image), plain.seats, plain.seed, log=False)
    for number, index in enumerate(plain.decisions, 1):
        game.step(index)
        if number % REPLAY_EVERY == 0 or number == len(plain.decisions):
            hashes.append(game.hash())
    return Save(plain.image, plain.seats, plain.seed, plain.decisions, tuple(hashes))


def replayed(save: Save, session: Session) -> Divergence | None:
    """Give the answers of a save to a fresh session; the first difference, if there is one."""
    hashes = iter(save.hashes)
    for number, index in enumerate(save.decisions, 1):
        if session.game.status != "asking":
            return Divergence(number, f"the game is {session.game.status}, and the save goes on")
        try:
            session.answer(index)
        except GameError:
            return Divergence(number, f"option {index + 1} is not on offer")
        if number % REPLAY_EVERY == 0 or number == len(save.decisions):
            noted, found = next(hashes, ""), session.game.hash()
            if noted and noted != found:
                return Divergence(number, f"the state is {found}, and the save says {noted}")
    return None


def _unpacked(packed: object) -> str:
    """The image, if it is not larger than any image is."""
    if not isinstance(packed, str):
        raise BadSave("this is no saved game")
    try:
        opener = zlib.decompressobj()
        data = opener.decompress(b64decode(packed, validate=True), MOST_IMAGE)
    except (Base64Error, zlib.error) as error:
        raise BadSave("the image in it is damaged") from error
    if not opener.eof:
        raise BadSave("the image in it is damaged or too large")
    return data.decode("utf-8")


def _natural(item: object) -> int:
    if isinstance(item, bool) or not isinstance(item, int) or item < 0:
        raise BadSave("this is no saved game")
    return item
