"""Packs as somebody writes them: one small change after the other, sensible or not, and often taken back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from talisman.compiler.pack import PackSource
from talisman.compiler.source import Source
from talisman.values import evolve

Packs = tuple[PackSource, ...]


def history(packs: Sequence[PackSource], chance: Random, count: int) -> Iterator[Packs]:
    """The packs as they are after each of so many changes; every other one is put right again."""
    fine: Packs = tuple(packs)
    now = fine
    for _ in range(count):
        if now is not fine and chance.random() < 0.5:
            now = fine if chance.random() < 0.7 else _mended(now, fine, chance)
        else:
            now = _edited(now, chance)
        yield now
        if chance.random() < 0.1:
            yield now  # and nothing has changed


def _mended(packs: Packs, fine: Packs, chance: Random) -> Packs:
    """One pack as it was."""
    at = chance.randrange(len(packs))
    return (*packs[:at], fine[at], *packs[at + 1 :])


def _edited(packs: Packs, chance: Random) -> Packs:
    """One file of one pack changed, added, renamed or taken away."""
    at = chance.randrange(len(packs))
    sources = list(packs[at].sources)
    here = chance.randrange(len(sources))
    one = sources[here]
    match chance.randrange(20):
        case 0 if len(sources) > 1:
            del sources[here]
        case 1:
            sources.append(evolve(one, path=f"copy-{one.path.rpartition('/')[2]}"))
        case 2:
            sources[here] = evolve(one, path=f"{chance.choice('amz')}-{one.path.rpartition('/')[2]}")
        case 3 if len(one.text) > 10:  # as far as it was written
            sources[here] = evolve(one, text=one.text[: chance.randrange(len(one.text))])
        case _:
            sources[here] = _with_other_lines(one, sources, chance)
    paths = [source.path for source in sources]
    if len(set(paths)) < len(paths):
        return packs
    sources.sort(key=lambda source: source.path)
    return (*packs[:at], evolve(packs[at], sources=tuple(sources)), *packs[at + 1 :])


def _with_other_lines(source: Source, sources: Sequence[Source], chance: Random) -> Source:
    """A file with a line or item changed; sentences with holes stay, for a new one takes seconds to learn."""
    lines = source.lines
    at = chance.randrange(len(lines))
    if "{" in lines[at]:
        return source
    other = chance.choice(sources).lines
    theirs = other[chance.randrange(len(other))]
    if "{" in theirs:
        return source
    words, their_words = lines[at].split(" "), theirs.split(" ")
    match chance.randrange(12):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, theirs)
        case 2:
            lines[at] = theirs
        case 3:
            lines.insert(at, lines[at])
        case 4:
            lines.insert(at, chance.choice(("", "# a remark", "    # and another")))
        case 5:
            words[chance.randrange(len(words))] = chance.choice(their_words)
            lines[at] = " ".join(words)
        case 6:
            del words[chance.randrange(len(words))]
            lines[at] = " ".join(words)
        case 7:
            words.insert(chance.randrange(len(words)), chance.choice(their_words))
            lines[at] = " ".join(words)
        case 8:
            words = [str(int(word) + 1) if word.isdigit() else word for word in words]
            lines[at] = " ".join(words)
        case 9:
            lines[at] = lines[at][: chance.randrange(len(lines[at]) + 1)]
        case 10:
            end = min(len(lines), at + chance.randrange(1, 6))
            lines[at:end] = lines[at:end][::-1]
        case 11:
            end = next((n for n in range(at + 1, len(lines)) if lines[n][:1].isalpha()), len(lines))
            item = lines[at:end]
            if any("{" in line for line in item):
                return source
            del lines[at:end]
            if chance.random() < 0.5:
                where = chance.randrange(len(lines) + 1)
                lines[where:where] = item
    return evolve(source, text="\n".join(lines))
