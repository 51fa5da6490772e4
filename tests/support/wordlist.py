"""Which words packs declare, and which words stand in the code.

Declarations are read by their headings only, without the compiler, so that the test does not depend on what
it tests. Words of several parts (`first aid`) are looked for as a whole: `first_aid`, `FirstAid` too.
"""

import builtins
import io
import keyword
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from attrs import frozen

ROOT = Path(__file__).parents[2]
CODE = ("grammar", "compiler", "runtime", "src")
TEXT_FILES = {".py", ".pxd", ".lark", ".json", ".toml", ".txt", ".md", ".html", ".js", ".css"}

NOUNS = {"kind", "counter", "stat", "limit", "zone", "procedure", "contest", "form", "memory", "flag", "role"}
LISTS = {"tags", "state", "purpose", "parameter", "property", "values"}
DECLARES = NOUNS | LISTS | {"verb"}
# Moments, settings and sentences are phrases of plain words ("at any time"), no nouns and no names.
PHRASES = {"window", "moment", "setting", "condition", "number", "sentence"}
OTHERS = PHRASES | {
    "ring",
    "path",
    "grid",
    "edge",
    "rule",
    "house",
    "ruling",
    "scenario",
    "rulebook",
    "worth",
}

PYTHON = {word.lower() for word in (*keyword.kwlist, *keyword.softkwlist, *dir(builtins))}
"""Words that Python itself says."""

_NAME = re.compile(r"[A-Z][\w'\u2019]*(?:(?: of| of the| the| by a| and)? [A-Z][\w'\u2019]*)*")


@frozen
class Declared:
    """A form of a declared word, the word under which it is declared, where, and whether it is a name."""

    form: str
    word: str
    place: str
    name: bool


def declared(packs: Iterable[Path]) -> dict[str, Declared]:
    """Words that packs declare (lower case, parts joined by a blank), by form; the first place counts."""
    found: dict[str, Declared] = {}
    for pack in packs:
        for path in sorted(pack.rglob("*.tal")):
            if path.name.startswith("rulebook"):
                continue  # sentences about a book declare nothing
            lines = path.read_text(encoding="utf-8").split("\n")
            for number, line in enumerate(lines, 1):
                below = lines[number] if number < len(lines) else ""
                if re.match(r"\s+is [a-z-]+\s*(\[.*)?$", below):
                    continue  # another name for what the machine does by itself
                place = f"{path.relative_to(pack.parent)}:{number}"
                name = line.partition(" ")[0] not in DECLARES
                for word, form in headed(line):
                    known = found.get(form)
                    if known is None or (known.name and not name):
                        found[form] = Declared(form, word, place, name)
    return found


def headed(line: str) -> Iterator[tuple[str, str]]:
    """The words that one line declares, with their forms: none if it is no heading at the left margin."""
    if not line or not line[0].isalpha():
        return
    plain = re.sub(r"\s*\[[^\]]*\]\s*$", "", line.split("  #")[0])
    first, _, rest = plain.partition(" ")
    if first in DECLARES:
        names = rest.split('"')[0]
        inside = [part for group in re.findall(r"\(([^)]*)\)", names) for part in group.split(",")]
        listed, _, behind = re.sub(r"\([^)]*\)", "", names).partition(":")
        outside = listed.split(",") + ([behind] if first == "values" else [])  # the words: their property
        plurals = {} if first == "verb" else dict(zip(outside, inside, strict=False))
        for name in filter(str.strip, outside):
            word = " ".join(name.lower().split())
            more = inside if first == "verb" else [plurals.get(name, "")]
            for form in dict.fromkeys([word, *(part.strip().lower() for part in more), plural(word)]):
                if form:
                    yield word, form
    elif first not in OTHERS:
        # a thing: tags, kind and then its name, capitalised or quoted
        title = re.search(r'"([^"]+)"', plain) or _NAME.search(plain)
        if title:
            word = " ".join(words(title[title.lastindex or 0]))
            yield from ((word, form) for form in (word, plural(word)) if form)


def plural(noun: str) -> str:
    """The regular plural."""
    if not noun or noun[-1] == "s":
        return noun
    return noun + ("es" if noun.endswith(("x", "ch", "sh")) else "s")


@frozen
class Word:
    """A word in lower case; `code`: part of an identifier; `named`: written as a name in running text."""

    text: str
    code: bool
    named: bool


def words(text: str) -> list[str]:
    """The words of a text in lower case; identifiers fall into their parts, apostrophes away."""
    return [word.text for word in _words(text, code=False)]


def _words(text: str, *, code: bool) -> list[Word]:
    text = re.sub(r"(?<=\w)['\u2019](?=s\b)", "", text)
    text = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", text)
    found = []
    for part in re.finditer(r"[A-Za-z]+", text):
        before = text[: part.start()].rstrip()
        named = part[0][0].isupper() and before[-1:].isalnum() and not part[0].isupper()
        found.append(Word(part[0].lower(), code, named))
    return found


def spoken(path: Path) -> Iterator[tuple[int, list[Word]]]:
    """The words of a file, a token of Python or a line of anything else at a time, with line numbers.

    Python's own words are left out where they stand as code; in text they count like any other.
    """
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        lines = enumerate(text.split("\n"), 1)
        yield from ((number, _words(line, code=path.suffix == ".lark")) for number, line in lines)
        return
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.NAME and token.string.lower() not in PYTHON:
            yield token.start[0], _words(token.string, code=True)
        elif token.type == tokenize.COMMENT:
            yield token.start[0], _words(token.string, code=False)
        elif token.type == tokenize.STRING:
            for offset, line in enumerate(token.string.split("\n")):
                yield token.start[0] + offset, _words(line, code=False)


def used(code: Iterable[Path], vocabulary: Mapping[str, Declared]) -> dict[str, list[str]]:
    """Which words of a vocabulary stand in these files, and where.

    A name of one part ("Lamp" the thing) is looked for in identifiers, and in running text where it is
    written as a name: a lamp in lower case is any lamp. Declared words and longer names count in every
    spelling.
    """
    phrases = {tuple(form.split()): entry for form, entry in vocabulary.items()}
    longest = max(map(len, phrases), default=0)
    found: dict[str, list[str]] = {}
    for path in code:
        for line, said in spoken(path):
            for start in range(len(said)):
                for end in range(start + 1, min(start + longest, len(said)) + 1):
                    entry = phrases.get(tuple(word.text for word in said[start:end]))
                    if entry is None:
                        continue
                    only = said[start]
                    if entry.name and end == start + 1 and not only.code and not only.named:
                        continue
                    found.setdefault(entry.form, []).append(f"{path.relative_to(ROOT)}:{line}")
    return found


def code_files() -> Iterator[Path]:
    """Every file of text in the folders of the code, sorted; links are not followed."""
    for folder in CODE:
        for path in sorted((ROOT / folder).rglob("*")):
            inside = path.relative_to(ROOT).parts
            linked = inside[:2] == ("src", "talisman") and len(inside) > 2 and (ROOT / inside[2]).is_dir()
            if path.suffix in TEXT_FILES and path.is_file() and not linked:
                yield path
