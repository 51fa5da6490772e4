"""The cases that were found at some time, one a file: tried in every run of the tests."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

from fuzz.making import MAKERS

Make = Callable[[], bytes]
FOLDER = Path(__file__).parent / "corpus"
ENDINGS = {
    "source": "tal",
    "pack": "toml",
    "image": "talc",
    "save": "talsave",
    "decisions": "json",
    "games": "jsonl",
}


def cases() -> list[tuple[str, Path]]:
    """Each kept case and its kind."""
    return [(kind, path) for kind in MAKERS for path in sorted((FOLDER / kind).glob("*.*"))]


def keep(kind: str, body: bytes) -> Path:
    """Keep a case under the hash of what is in it, until somebody gives it a name."""
    path = FOLDER / kind / f"{blake2b(body, digest_size=4).hexdigest()}.{ENDINGS[kind]}"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(body)
    return path
