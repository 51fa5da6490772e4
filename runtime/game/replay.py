"""Saves: what was put into a game, so that it can be played again; and where a replay first differs.

A save holds no state, only hashes of it. Inputs are one list of numbers: the index of an option, or
`-1 - number` for a die that was rolled outside.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from binascii import Error as Base64Error
from collections.abc import Callable, Mapping, Sequence
from re import fullmatch
from zlib import compress, decompressobj
from zlib import error as ZlibError

from talisman.runtime.game.game import Game, GameError, load
from talisman.runtime.image.image import canonical
from talisman.runtime.image.link import Linked
from talisman.runtime.image.strict import StrictError, parse
from talisman.runtime.table.limits import REPLAY_EVERY, SAVE_FORMAT
from talisman.values import Factory, define, frozen

MAX_IMAGE = 64_000_000
PARTS = (
    "bots",
    "end",
    "format",
    "hashes",
    "image",
    "image_hash",
    "inputs",
    "scripted",
    "seats",
    "seed",
)


class SaveError(Exception):
    """A save that cannot be used; `code` says why."""

    def __init__(self, code: str, text: str) -> None:
        """An error with its code: malformed or newer format."""
        super().__init__(text)
        self.code = code


@frozen
class Setup:
    """How a game was started."""

    seats: int
    seed: int
    scripted: bool = False
    bots: int = 0

    def game(self, linked: Linked, native: bool | None = None) -> Game:
        """A game started so."""
        return Game.new(
            linked,
            self.seats,
            self.seed,
            scripted=self.scripted,
            bots=self.bots,
            reasons=True,
            native=native,
        )


@frozen
class Divergence:
    """The first difference of a replay: after how many inputs, what was saved and what came out."""

    inputs: int
    saved: str
    found: str


@define
class Record:
    """A game and what was put into it; answer through it, and it can be saved at any time."""

    setup: Setup
    game: Game
    inputs: list[int] = Factory(list)
    hashes: list[tuple[int, str]] = Factory(list)

    @classmethod
    def new(cls, linked: Linked, setup: Setup, native: bool | None = None) -> Record:
        """A new game that is written down."""
        return cls(setup, setup.game(linked, native))

    def step(self, index: int) -> str:
        """Answer the decision; the status."""
        return self._put(index, self.game.step(index))

    def roll(self, value: int) -> str:
        """Answer the die; the status."""
        return self._put(-1 - value, self.game.roll(value))

    def put(self, given: int) -> str:
        """One input as a save writes it; the status."""
        return self.step(given) if given >= 0 else self.roll(-1 - given)

    def _put(self, given: int, status: str) -> str:
        self.inputs.append(given)
        if len(self.inputs) % REPLAY_EVERY == 0:
            self.hashes.append((len(self.inputs), self.game.hash()))
        return status

    def save(self, image: Mapping[str, object]) -> dict[str, object]:
        """The save as data; it holds the image, so that it stands alone."""
        packed = compress(canonical(image).encode(), 9)
        return {
            "format": SAVE_FORMAT,
            "image": b64encode(packed).decode(),
            "image_hash": self.game.image.hash,
            "seats": self.setup.seats,
            "seed": self.setup.seed,
            "scripted": self.setup.scripted,
            "bots": self.setup.bots,
            "inputs": list(self.inputs),
            "hashes": [[count, found] for count, found in self.hashes],
            "end": self.game.hash(),
        }


@frozen
class Saved:
    """A save that was read: image, start, inputs, hashes by number of inputs."""

    image: Mapping[str, object]
    setup: Setup
    inputs: tuple[int, ...]
    hashes: Mapping[int, str]
    end: str


@frozen
class Replay:
    """A game played again, and its first difference from what was saved."""

    record: Record
    divergence: Divergence | None


Watch = Callable[[Game], object]


def _unwatched(game: Game) -> None:
    """Nobody looks on."""


def _int(data: Mapping[str, object], name: str) -> int:
    value = data.get(name)
    if isinstance(value, bool) or not isinstance(value, int):
        raise SaveError("malformed", f"{name} is not a number")
    return value


def _image(text: object) -> Mapping[str, object]:
    try:
        unpack = decompressobj()
        raw = unpack.decompress(b64decode(str(text), validate=True), MAX_IMAGE)
        if unpack.unconsumed_tail:
            raise SaveError("malformed", "the image in the save is too large")
        if not unpack.eof or unpack.unused_data:
            raise SaveError("malformed", "the save holds no whole image")
        found = parse(raw.decode("utf-8"))
    except (Base64Error, ZlibError, ValueError) as error:
        raise SaveError("malformed", "the save holds no image") from error
    if not isinstance(found, dict):
        raise SaveError("malformed", "the save holds no image")
    return found


def _is_hash(found: object) -> bool:
    """Whether it is written as `Game.hash` writes: it is shown to people."""
    return isinstance(found, str) and fullmatch("[0-9a-f]{32}", found) is not None


def _hashes(rows: object) -> dict[int, str]:
    if not isinstance(rows, list):
        raise SaveError("malformed", "hashes is not a list")
    found: dict[int, str] = {}
    for row in rows:
        if not (isinstance(row, list) and len(row) == 2 and isinstance(row[0], int) and _is_hash(row[1])):
            raise SaveError("malformed", "a hash is not a number and 32 digits")
        found[row[0]] = row[1]
    return found


def read_save(source: str | Mapping[str, object]) -> Saved:
    """A save from its text or data; the image in it is read and verified only by `replay`."""
    if isinstance(source, str):
        try:
            parsed = parse(source)
        except StrictError as error:
            raise SaveError("malformed", str(error)) from error
        if not isinstance(parsed, dict):
            raise SaveError("malformed", "not an object")
        source = parsed
    if not 1 <= _int(source, "format") <= SAVE_FORMAT:
        code = "newer format" if _int(source, "format") > SAVE_FORMAT else "malformed"
        raise SaveError(code, f"format {_int(source, 'format')}, and this is for {SAVE_FORMAT}")
    inputs, scripted, end = source.get("inputs"), source.get("scripted"), source.get("end")
    if sorted(source) != list(PARTS):
        raise SaveError("malformed", f"a save holds {', '.join(PARTS)} and nothing else")
    if not isinstance(inputs, list) or not all(
        type(item) is int and -(2**31) <= item < 2**31 for item in inputs
    ):
        raise SaveError("malformed", "inputs is not a list of numbers")
    if not isinstance(scripted, bool) or not isinstance(end, str) or not _is_hash(end):
        raise SaveError("malformed", "scripted or end is not what it should be")
    setup = Setup(_int(source, "seats"), _int(source, "seed"), scripted, _int(source, "bots"))
    if not (0 <= setup.seed < 2**64 and setup.seats >= 0 and setup.bots >= 0):
        raise SaveError("malformed", "seed, seats or bots are no number of such")
    image = _image(source.get("image"))
    if image.get("hash") != source.get("image_hash"):
        raise SaveError("malformed", "the image in the save is another one")
    return Saved(image, setup, tuple(inputs), _hashes(source.get("hashes")), end)


def replay(
    saved: Saved, *, native: bool | None = None, linked: Linked | None = None, watch: Watch | None = None
) -> Replay:
    """Play a save again; a divergence is the first hash, or input, that does not fit.

    watch: is shown the game before the first input and after each.
    """
    try:
        record = Record.new(linked or load(saved.image), saved.setup, native)
    except GameError as error:
        raise SaveError("malformed", str(error)) from error
    return put_all(record, saved.inputs, saved.hashes, saved.end, watch)


def put_all(
    record: Record,
    inputs: Sequence[int],
    hashes: Mapping[int, str],
    end: str = "",
    watch: Watch | None = None,
) -> Replay:
    """Put inputs into a game, comparing hashes on the way."""
    watch = watch or _unwatched
    watch(record.game)
    for count, given in enumerate(inputs, 1):
        try:
            record.put(given)
        except GameError:
            return Replay(
                record, Divergence(count - 1, f"input {given}", f"{record.game.status}, no such input")
            )
        watch(record.game)
        if count in hashes and record.game.hash() != hashes[count]:
            return Replay(record, Divergence(count, hashes[count], record.game.hash()))
    if end and record.game.hash() != end:
        return Replay(record, Divergence(len(inputs), end, record.game.hash()))
    return Replay(record, None)
