"""A line that holds signs the language does not know, in words: what it may say without them."""

from __future__ import annotations

import re
from collections.abc import Iterator

_SPELLED = (
    ("[\N{LEFT DOUBLE QUOTATION MARK}\N{RIGHT DOUBLE QUOTATION MARK}]", '"'),
    ("[\N{LEFT SINGLE QUOTATION MARK}\N{RIGHT SINGLE QUOTATION MARK}]", "'"),
    ("(?<=[0-9])[\N{EN DASH}\N{EM DASH}](?=[0-9])", "-"),
    (r"\b([A-Z][\w']*)\.([a-z]\w*)", r"\1's \2"),
    (r"\bcan't\b", "cannot"),
    (r"\b(don|doesn)'t have\b", "have no"),
    (r"\b(do|does|is|are|have|has|may|must)n't\b", r"\1 not"),
    (r"\b(you|they)'re\b", r"\1 are"),
    ("'(?=[ ,:;]|$)", ""),
    (r"\b(\d+)[dD]6\b", r"\1 dice"),
    (r"\b(\d+)[dD](\d+)\b", r"\1 dice with \2 sides"),
    (r"(?<=\d)\.\.\.?(?=\d)", "-"),
    (r"^( *)(\d+)[xX] ([^:]*[^: ])", r"\1\3 x\2"),
    (r" *//", "  #"),
    (r"\b1 dice\b", "1 die"),
    (r" *\{ *$", ""),
    (r" *\{ *([^{}]*[^{}; ]) *;? *\} *$", r": \1"),
    ("=>", "->"),
    ("!=", " is not "),
    (">=", " is at least "),
    ("<=", " is at most "),
    ("(?<!-)>", " is more than "),
    ("<", " is less than "),
    ("&", " and "),
    ("[*\N{MULTIPLICATION SIGN}]", " multiplied by "),
    ("(?<=[a-z]) */ *(?=[a-z])", " or "),
    ("[.!?]+ *$", ""),
    ("^( *)[*\N{BULLET}] *", r"\1"),
)
"""What stands for what, where it can stand for one thing only."""
_STOPS = (r"[.!?] +(?i:if you do,?|if so,?) +", r"[.!?;] +(?i:then,?) +", r"[.!?] +")
_SENTENCES = (((_STOPS[0]), (": ",)), ((_STOPS[1]), (", then ",)), ((_STOPS[2]), (", then ", ": ")))
"""Ends of sentences, and what stands there in the language."""
_EQUAL = (" ", ": ", " is ", "-")
_PATH = re.compile(r"\b[a-z][a-z-]*\.[A-Z][\w-]*")
_NUMBERED = re.compile(r"^( *)(\d+)[.)] +(?=\w)")
_STEPS = ("", 'step "{0}": ')
"""What stands in front of lines that people number: nothing, or that it is a step."""


def unsigned(text: str) -> Iterator[str]:
    """The line as it may have been meant, the likeliest first."""
    numbered = _NUMBERED.match(text)
    if numbered is not None:
        for front in _STEPS:
            yield from unsigned(numbered[1] + front.format(numbered[2]) + text[numbered.end() :])
        return
    quoted = re.findall('"[^"]*"', text)
    said = re.sub('"[^"]*"', "\0", text)
    said = _PATH.sub(lambda m: m[0].lower(), said)
    for sign, words in _SPELLED:
        said = re.sub(sign, words, said)
    found = [said]
    for stop, joined in _SENTENCES:
        found = [
            re.sub(stop + r"(\w)", lambda m, one=one: one + m[1].lower(), line)  # type: ignore[misc]
            for line in found
            for one in (joined if re.search(stop, line) else joined[:1])
        ]
    found = [re.sub(r" *= *", sign, line) for line in found for sign in (_EQUAL if "=" in line else ("",))]
    for line in dict.fromkeys(found):
        indent = line[: len(line) - len(line.lstrip(" "))]
        plain = indent + re.sub(" +", " ", line.strip(" "))
        texts = iter(quoted)
        yield re.sub("\0", lambda _, texts=texts: next(texts), plain)  # type: ignore[misc]
