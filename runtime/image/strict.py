"""JSON read strictly: what two readers could take for two things, or could choke on, is refused.

Depth and size are looked at before anything is parsed. Then: every key once, whole numbers only (no NaN,
no 1e999), no half of a pair of surrogates, which is no letter and cannot be written out again.
"""

from __future__ import annotations

import json
import re

from talisman.runtime.table.limits import MOST_DEPTH, MOST_LISTS, MOST_VALUES

_REST = re.compile(r'[^][{}"]++|"[^"\\]*+(?:\\.[^"\\]*+)*+"', re.S)
"""Everything but brackets; to keep places to go back to would take a hundred times as much as a long text."""
_HALVES = re.compile(r"[\ud800-\udfff]")


class StrictError(ValueError):
    """A text that is not JSON, or not strictly so; it says why."""


def parse(text: str) -> object:
    """The value of a JSON text.

    Raises:
        StrictError: the text is refused.
    """
    if text.count(",") + text.count(":") > MOST_VALUES:
        raise StrictError(f"more than {MOST_VALUES:,} values")
    if _HALVES.search(text):
        raise StrictError("half a letter")
    _check_depth(text)
    try:
        found: object = json.loads(
            text, object_pairs_hook=_once, parse_float=_no_number, parse_constant=_no_number
        )
    except StrictError:
        raise
    except (ValueError, RecursionError) as error:
        raise StrictError("not JSON") from error
    if "\\u" in text and _HALVES.search(json.dumps(found, ensure_ascii=False)):
        raise StrictError("half a letter")
    return found


def _check_depth(text: str) -> None:
    """Refuse too many lists, or too deep ones: only brackets are looked at, peeled from the inside."""
    brackets = _REST.sub("", text)
    if len(brackets) > 2 * MOST_LISTS:
        raise StrictError(f"more than {MOST_LISTS:,} lists and objects")
    for _ in range(MOST_DEPTH):
        if not brackets:
            return
        brackets = brackets.replace("[]", "").replace("{}", "")
    if brackets:
        raise StrictError(f"not JSON, or nested more than {MOST_DEPTH} levels deep")


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise StrictError("a key stands twice")
    return found


def _no_number(text: str) -> object:
    raise StrictError(f"{text[:20]} is no whole number")
