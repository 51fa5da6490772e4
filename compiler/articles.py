"""`a` or `an`: which of the two stands in front of a word."""

VOWELS = ("a", "e", "i", "o", "u")


def article(word: str) -> str:
    """`an` in front of a vowel, else `a`; a word may begin with a capital."""
    return "an" if word[:1].lower() in VOWELS else "a"


def with_article(word: str) -> str:
    """A word behind its article."""
    return f"{article(word)} {word}"
