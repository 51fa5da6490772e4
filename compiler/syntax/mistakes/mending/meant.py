"""What a line that is offered must not lose of the line that was written: whose, not, both, a noun, to whom.

An offer says in the language's words what was meant. One that leaves out `your` or `not`, or makes one of two
of both, can be read just as well, and would be taken over without a look. So would one in which a word for a
thing is a deed: of `reroll that die`, `...: die`.
"""

from __future__ import annotations

import re

from talisman.compiler.syntax.mistakes.forms import FIGURES

_QUOTED = re.compile(r'"[^"]*"')
_WHOSE = re.compile(
    r"\b(?:yours|mine|ours|theirs|hers)\b"
    r"|\b(?:another|each|every|all|any|none|both|either|neither) of (?:your|its|their|my|his|her|our)\b"
)
"""Behind a number, `2 of your tools`, it is left out: one does things with one's own."""
_SAYS_WHOSE = re.compile(r"\b(?:your|its|you|it|from|own)\b|'s?(?!\w)")
_DENIED = re.compile(r"\b(?:no|not|never|none|nobody|nothing|without|neither|nor|cannot|unless)\b|n't\b")
_SAYS_NOT = re.compile(
    r"\b(?:no|not|nobody|nothing|without|cannot|unless|other than|of another|instead|until|only|otherwise"
    r"|0|less|least|most|fewest|lowest)\b"
)
_OVER = re.compile(r"\bno longer\b")
_ENDS = re.compile(r"\bends?\b")
"""What is so no longer has ended."""
_AND = re.compile(r"\band\b")
_OR = re.compile(r"\bor\b")
_BEHIND = re.compile(r"\bthen\b.*\b(if|unless|while|until|when|before|after)\b")
"""A clause behind the second of two deeds, which is about that one alone."""
_NOUN = re.compile(r"\b(?:a|an|the|that|this|another|each|every|your|its|one) (\w+)")
"""A word behind an article: so it was said of things."""
_WORD = re.compile(r"\w+")
_DEED = r"(?:[:;]|\bthen|\byou may|\bmust) {0}(?: *$|[:;,])"
"""A word that is all that is done."""


_TO_EACH = re.compile(r"\bto (?:each|every|all)\b")
_SHARED = re.compile(r"\bthen (?:each|every|all)\b")
"""Of what goes to each of several, one has as many times less: less once is another deed."""
_ELSE_IF = re.compile(r"\b(?:else|otherwise),? if\b")
"""What is asked only where something else is not so: nothing below one line says it."""
_ASKED_TWICE = re.compile(r"\bif [^:]*:.*[,;] *if\b")
_ASKED_INSIDE = re.compile(r"\bif [^:\n]*:\n(?:.*\n)*? *if\b")
"""Two questions side by side: the second below the first would be asked only where that is so."""
_COMES_OUT = re.compile(r"\bif you (?:win|lose) *:")
_LOST_OR_WON = re.compile(r"\bwhen you (?:win|lose) *:")
"""Of how a contest comes out: what is lost in the other line is whatever one has."""
_BACK = re.compile(r"\bback\w* \d+ |\b\d+ \w+ back\w*")
"""So many steps the other way: without that word they are steps on."""
_NUMBER = re.compile(r"(?:(?<![\w#.])|\bx)(\d+)(?![\w.]*\w)")
"""A number, also of copies."""
_INSTEAD = re.compile(r"instead of \d+")
_A_LIMIT = re.compile(r"\b\d+ (?:\w+ )?limits?\b")
"""Nobody gains or takes a limit: it is lent."""
_WORDS = re.compile(r"\b(?:" + "|".join(word for word in FIGURES if word != "one") + r")\b")
_TO_YOU = re.compile(r"\byou (?:can|may|must|cannot) \w+ you\b")
"""`you` that nobody wrote, as what it is done to."""
_TAGS = re.compile(r"^[a-z][a-z ]* [A-Z][^:(]*\(([^)]*)\)")
"""What stands in brackets behind a name is printed on the thing."""
_COPIES = frozenset(("copies", "copy", "only", *map(str, range(100))))
_EACH_TIME = re.compile(r"\bwhen\b.*\bfor each\b")
_EACH_OF = re.compile(r"\bfor each\b[^:]*: when\b")
"""What is done for each of several when something happens is not what happens to each of them."""
_OF_BESIDE = re.compile(r"\bof (?:the|another|an?) \w+ to your (?:left|right)\b")
_YOU_BE = re.compile(r"\byou (?:can|cannot|may|must) be\b")
_OF_THEM = re.compile(r"\bof (?:they|you)\b")
_MORE = re.compile(r"\b(?:extra|additional|further|bonus|more)\b")
_AGAIN = re.compile(r"\b(?:when|after) you (\w+) [^:]*:[^:]*\b(?:\1)\b")
"""What is done more of where it is done would be done again and again."""
_TO_A_NAME = re.compile(r"\bto ((?:the )?[A-Z]\w*)")
_OF_IT = r"\bof (?:the )?{0}\b"
_TURN_AT = re.compile(r"\b(?:turn|round) (?:on|at|in) [A-Z]")

_LIES_IN = re.compile(r"(?:^ *|: )in [\w ]+:")
_IN_MINE = re.compile(r"\bin (?:your|its) ")
"""In front it is said of the text itself, and behind a thing of that."""
_ANOTHER_OF = re.compile(r"\b(?:when|after|before) another of (?:your|its)\b")
_YOU_AND_EACH = re.compile(r"\byou and (?:each|every) (?!other\b)")
_THEN_EACH = re.compile(r"\bthen (?:each|every) (?!other\b)")
"""One is one of them, and would have it twice."""
_YOU_BY = re.compile(r"\byou by\b")
_ROLL = re.compile(r"\brolls? (?:\d|a|an|one|two|the) ?(?:die|dice)?\b")
"""What is rolled once is not rolled again for what comes of it."""


def keeps(written: str, offered: str) -> bool:
    """Whether a line says all of this that another says; what stands in quotes says nothing."""
    if any(name[1:-1] not in written and _made_of(name, written) for name in _QUOTED.findall(offered)):
        return False  # a name that runs over the colon behind it
    old, new = _QUOTED.sub("", written), _QUOTED.sub("", offered)
    if not _same_numbers(old, new):
        return False
    if _A_LIMIT.search(new) and not _A_LIMIT.search(old):
        return False
    if _BACK.search(old) and "backwards" not in new:
        return False
    if _YOU_BE.search(new) and "you" not in old:
        return False
    if _TO_YOU.search(new) and not _TO_YOU.search(old):
        return False
    if (tags := _TAGS.search(old)) is not None and not set(_WORD.findall(tags[1])) - _COPIES <= _words(new):
        return False
    if _EACH_TIME.search(old) and _EACH_OF.search(new):
        return False
    if _OF_BESIDE.search(new) and not _OF_BESIDE.search(old):
        return False
    if _OF_THEM.search(new) and not _OF_THEM.search(old):
        return False
    if _MORE.search(old) and not _MORE.search(new) and _AGAIN.search(new):
        return False
    if 0 < len(_ROLL.findall(old)) < len(_ROLL.findall(new)):
        return False
    if _YOU_BY.search(new) and not _YOU_BY.search(old):
        return False
    if _IN_MINE.search(old) and _LIES_IN.search(new) and not _LIES_IN.search(old):
        return False
    if _ANOTHER_OF.search(old) and not _SAYS_WHOSE.search(new):
        return False
    if _YOU_AND_EACH.search(old) and _THEN_EACH.search(new):
        return False
    if _TO_EACH.search(old) and _SHARED.search(new):
        return False
    if _ASKED_TWICE.search(old) and _ASKED_INSIDE.search(new):
        return False
    if _COMES_OUT.search(old) and _LOST_OR_WON.search(new):
        return False
    if _ELSE_IF.search(old) and "otherwise if" not in new:
        return False
    names = [name.removeprefix("the ") for name in _TO_A_NAME.findall(old)]
    if any(name not in offered or _of_it(name, new, old) for name in names):
        return False
    if _TURN_AT.search(new):
        return False
    if _WHOSE.search(old) and not _SAYS_WHOSE.search(new):
        return False
    denied = _OVER.sub("", old) if _ENDS.search(new) else old
    if _DENIED.search(denied) and not _SAYS_NOT.search(new):
        return False
    if any(_does(noun, new) and not _does(noun, old) for noun in _NOUN.findall(old)):
        return False
    if (behind := _BEHIND.search(old)) is not None:
        in_front = re.compile(rf"\b{behind[1]}\b.*\bthen\b")
        if in_front.search(new) and not in_front.search(old):
            return False
    fewer = len(_AND.findall(new)) < len(_AND.findall(old))
    return not (fewer and len(_OR.findall(new)) > len(_OR.findall(old)))


def _words(line: str) -> set[str]:
    return set(_WORD.findall(line))


def _of_it(name: str, offered: str, written: str) -> bool:
    """Whether what went to a place is said to be of it."""
    of = re.compile(_OF_IT.format(re.escape(name)))
    return of.search(offered) is not None and of.search(written) is None


def _same_numbers(written: str, offered: str) -> bool:
    """Whether no number of a line is lost, or is another one; `more than 3` may have become `4+`."""
    written = _INSTEAD.sub("", written)
    written = _WORDS.sub(lambda m: FIGURES[m[0]], written)
    there = {int(one) for one in _NUMBER.findall(offered)}
    known = [int(one) for one in _NUMBER.findall(written)]
    new = there.difference(known)  # a number that was written is none of its neighbours
    lost = [one for one in known if one not in there and one > 1 and not ({one - 1, one + 1} & new)]
    return not lost


def _made_of(name: str, line: str) -> bool:
    """Whether all words of a name stand in a line."""
    return set(_WORD.findall(name)) <= set(_WORD.findall(line))


def _does(word: str, line: str) -> bool:
    """Whether a word is all that is done somewhere in a line."""
    return re.search(_DEED.format(word), line) is not None
