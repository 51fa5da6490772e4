"""A market with a rulebook, and what a check says of a text in it."""

from market import market

BOOK = """\
rulebook M "The market"
    rule open-1 "Everybody begins with three coins."
    rule open-2 "Nobody pays less than nothing."
    text aim-1 "Be rich." because "premise"
"""


def codes(extra: str, code: str) -> list[int]:
    """The lines of the extra text with this code."""
    found = market(extra, rulebook=BOOK)
    assert [e for e in found.errors if not e.startswith(code)] == []
    return [p.span.line for p in found.bag.sorted() if p.code == code and p.span.file == "market/extra.tal"]
