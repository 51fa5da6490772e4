"""Grammar to LALR(1) table, by Lark, with every conflict kept.

Lark refuses a grammar in which two productions can be reduced at the same place, but resolves the choice
between shifting and reducing silently. Here both are an error, and each conflict tells which productions
and terminals are part of it, so that it can be laid at the door of a declaration.
"""

from __future__ import annotations

from attrs import frozen
from lark.common import ParserConf
from lark.grammar import Rule
from lark.load_grammar import load_grammar
from lark.parsers.lalr_analysis import IntParseTable, LALR_Analyzer, Shift

from talisman.compiler.generate import START


@frozen
class Conflict:
    """A place with two readings: the terminal that comes, the productions that end or go on with it."""

    terminal: str
    reduced: tuple[Rule, ...]
    shifted: tuple[Rule, ...]


@frozen
class Analysis:
    """Lark's rules and table, or the conflicts that keep the table from being one."""

    terminals: tuple[str, ...]
    rules: tuple[Rule, ...]
    table: IntParseTable | None
    conflicts: tuple[Conflict, ...]


class _Analyzer(LALR_Analyzer):
    """Lark's analyzer, which keeps the conflicts."""

    def __init__(self, conf: ParserConf) -> None:
        self.conflicts: list[Conflict] = []
        super().__init__(conf)

    def compute_lalr1_states(self) -> None:
        """Collect the conflicts; make the table only when there is none."""
        for state in self.lr0_itemsets:
            shifted = {symbol.name for symbol in state.transitions}
            for terminal, rules in state.lookaheads.items():
                if len(rules) > 1 or terminal.name in shifted:
                    going_on = {p.rule for p in state.closure if not p.is_satisfied and p.next == terminal}
                    reduced, moving = tuple(sorted(rules, key=str)), tuple(sorted(going_on, key=str))
                    self.conflicts.append(Conflict(terminal.name, reduced, moving))
        self.conflicts.sort(key=str)
        if not self.conflicts:
            super().compute_lalr1_states()


def analyse(grammar: str) -> Analysis:
    """Let Lark read the grammar and build its table."""
    read, _ = load_grammar(grammar, "grammar", [], False)  # type: ignore[no-untyped-call]
    _, rules, _ = read.compile([START], "*")
    analyzer = _Analyzer(ParserConf(rules, {}, [START]))
    analyzer.compute_lalr()  # type: ignore[no-untyped-call]
    terminals = sorted({s.name for rule in rules for s in rule.expansion if s.is_term})
    table = None if analyzer.conflicts else analyzer.parse_table
    assert table is None or isinstance(table, IntParseTable)
    return Analysis(tuple(terminals), tuple(rules), table, tuple(analyzer.conflicts))


__all__ = ["Analysis", "Conflict", "Shift", "analyse"]
