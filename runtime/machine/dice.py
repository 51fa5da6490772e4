"""Dice as a function: of a seed, a purpose, a subject and how often the two were asked before.

The machine computes the same in its own loop; this is the short form, for tests and for whoever checks.
"""

from __future__ import annotations

_ALL = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def mix(number: int) -> int:
    """Spread 64 bits."""
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & _ALL
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _ALL
    return number ^ (number >> 31)


def stream(seed: int, purpose: int, subject: int) -> int:
    """What all uses of a purpose by a subject (0 nobody) begin with, for `nth`."""
    return mix(seed ^ mix((purpose << 32) | subject))


def nth(stream: int, count: int) -> int:
    """64 bits for the count-th use."""
    return mix((stream + count * _GAMMA) & _ALL)


def word(seed: int, purpose: int, subject: int, count: int) -> int:
    """64 bits for the count-th use of a purpose by a subject (0 nobody)."""
    return nth(stream(seed, purpose, subject), count)


def below(sides: int, seed: int, purpose: int, subject: int, count: int) -> int:
    """A number below `sides`, every one equally likely."""
    bits = word(seed, purpose, subject, count)
    product = (bits >> 32) * sides
    low = product & 0xFFFFFFFF
    if low < sides:
        rest = (0x100000000 - sides) % sides
        while low < rest:
            bits = mix((bits + _GAMMA) & _ALL)
            product = (bits >> 32) * sides
            low = product & 0xFFFFFFFF
    return product >> 32
