"""Lines with their tokens and their indentation, and where among them reading stopped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from talisman.compiler.syntax.lexer import Line
from talisman.compiler.syntax.shift import Failure
from talisman.compiler.syntax.table.tables import Table
from talisman.compiler.syntax.tokens import Lexicon, Token
from talisman.compiler.syntax.tree import Leaf, Node
from talisman.compiler.syntax.vocabulary import Vocabulary, is_phrase
from talisman.values import define


@define
class Lexed:
    """A line and its tokens."""

    line: Line
    tokens: list[Token]


def stream(lines: Sequence[Lexed], lexicon: Lexicon) -> list[Token]:
    """One stream, with indentation as tokens."""
    inward, outward = lexicon.numbers["_IN"], lexicon.numbers["_OUT"]
    found: list[Token] = []
    level = 0
    for lexed in lines:
        line = lexed.line
        while level < line.level:
            found.append(Token(inward, None, line.marks[0], line))
            level += 1
        while level > line.level:
            found.append(Token(outward, None, line.marks[0], line))
            level -= 1
        found += lexed.tokens
    last = lines[-1].line
    found += [Token(outward, None, last.marks[-1], last)] * level
    return found


def stopped(failure: Failure, tokens: Sequence[Token], table: Table, lexicon: Lexicon) -> tuple[Line, int]:
    """The line in which reading stopped, and the number of the mark; behind the last one at its end."""
    numbers = lexicon.numbers
    token = tokens[min(failure.index, len(tokens) - 1)]
    before = tokens[max(0, min(failure.index, len(tokens)) - 1)]
    wanted = table.actions[failure.state]
    ends = failure.index == len(tokens) or (before.terminal == numbers["_NL"] and numbers["_IN"] in wanted)
    if token.terminal == numbers["_IN"] or ends:
        return before.line, len(before.line.marks)
    line, mark = token.line, token.mark
    if token.terminal == numbers["_NL"]:
        return line, line.marks.index(mark) if mark.text == ";" else len(line.marks)
    return line, line.marks.index(mark)


def not_said(tree: Node, lexicon: Lexicon, vocabulary: Vocabulary) -> Iterator[Leaf]:
    """The heads of phrases that the grammar allows but their verbs do not."""
    if not lexicon.loose:
        return
    for node in _every(tree):
        head = node.kids[0] if node.kids else None
        loose = is_phrase(node) and isinstance(head, Leaf) and head.text in lexicon.loose
        if loose and not vocabulary.match(node):
            assert isinstance(head, Leaf)
            yield head


def _every(tree: Node) -> Iterator[Node]:
    """A node and all nodes below it."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(node.nodes())
