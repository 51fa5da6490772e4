"""The only part that touches the disk: packs in, images and saves out, and a cache that may be missing.

`load` finds packs and what they need, checks their manifests and reads their sources; everything that is
wrong is a diagnostic in the bag. `read_bytes` and `write_text` are for images and saves; a file that is
written is there in full or not at all.
"""

from talisman.packs.files import brought
from talisman.packs.find import Loaded, games_in, load, shipped
from talisman.packs.store import (
    BadFile,
    DiskCache,
    FileProblem,
    open_cache,
    read_text,
    tool_stamp,
    writable,
    write_text,
)

__all__ = [
    "BadFile",
    "DiskCache",
    "FileProblem",
    "Loaded",
    "brought",
    "games_in",
    "load",
    "open_cache",
    "read_text",
    "shipped",
    "tool_stamp",
    "writable",
    "write_text",
]
