"""Grammar to LALR(1) table, by Lark, with every conflict kept.

Lark refuses a grammar in which two productions can be reduced at the same place, but resolves the choice
between shifting and reducing silently. Here both are an error, and each conflict tells which productions
and terminals are part of it, so that it can be laid at the door of a declaration.
"""

from __future__ import annotations

from typing import Any

from lark.common import ParserConf
from lark.grammar import NonTerminal, Rule, Symbol, Terminal
from lark.load_grammar import load_grammar
from lark.parsers.grammar_analysis import LR0ItemSet, RulePtr
from lark.parsers.lalr_analysis import IntParseTable, LALR_Analyzer, Shift, digraph

from talisman.compiler.syntax.table.generate import START
from talisman.values import frozen


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

    def compute_includes_lookback(self) -> None:
        """As in Lark, but productions are found by their nonterminal instead of being searched for."""
        closures: dict[int, dict[str, list[RulePtr]]] = {}
        for transition in self.nonterminal_transitions:
            state, nonterminal = transition
            by_origin = closures.get(id(state))
            if by_origin is None:
                by_origin = closures[id(state)] = {}
                for pointer in state.closure:
                    by_origin.setdefault(pointer.rule.origin.name, []).append(pointer)
            for pointer in by_origin.get(nonterminal.name, ()):
                self._follow(pointer, transition)

    def _follow(self, pointer: RulePtr, transition: tuple[LR0ItemSet, Symbol]) -> None:
        """What a production in a state contributes to the relations between transitions."""
        state = transition[0]
        expansion = pointer.rule.expansion
        for i in range(pointer.index, len(expansion)):
            inner = (state, expansion[i])
            state = state.transitions[expansion[i]]
            if inner in self.reads and all(symbol in self.NULLABLE for symbol in expansion[i + 1 :]):
                self.includes[inner].add(transition)
        if pointer.index == 0:
            self.lookback[transition].add((state, pointer.rule))

    def compute_lookaheads(self) -> None:
        """As in Lark, but what follows a production in a state is joined before it is written down."""
        steps = self.nonterminal_transitions
        read_sets = digraph(steps, self.reads, self.directly_reads)  # type: ignore[no-untyped-call]
        follow_sets = digraph(steps, self.includes, read_sets)  # type: ignore[no-untyped-call]
        joined: dict[tuple[LR0ItemSet, Rule], set[Symbol]] = {}
        for transition, places in self.lookback.items():
            for place in places:
                joined.setdefault(place, set()).update(follow_sets[transition])
        for (state, rule), symbols in joined.items():
            for symbol in symbols:
                state.lookaheads[symbol].add(rule)

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


def expanded(grammar: str) -> list[Rule]:
    """The productions of a grammar, as Lark reads it, without repetitions and choices."""
    read, _ = load_grammar(grammar, "grammar", [], False)  # type: ignore[no-untyped-call]
    found: list[Rule] = read.compile([START], "*")[1]
    return found


def analyse(grammar: str) -> Analysis:
    """Let Lark read the grammar and build its table."""
    rules: Any = expanded(grammar)
    shared: dict[tuple[str, bool], Symbol] = {}
    for rule in rules:
        rule.origin = _shared(rule.origin, shared)
        rule.expansion = [_shared(symbol, shared) for symbol in rule.expansion]
    analyzer = _Analyzer(ParserConf(rules, {}, [START]))
    analyzer.compute_lalr()  # type: ignore[no-untyped-call]
    terminals = sorted({s.name for rule in rules for s in rule.expansion if s.is_term})
    table = None if analyzer.conflicts else analyzer.parse_table
    assert table is None or isinstance(table, IntParseTable)
    return Analysis(tuple(terminals), tuple(rules), table, tuple(analyzer.conflicts))


def _shared(symbol: Symbol, known: dict[tuple[str, bool], Symbol]) -> Symbol:
    """One object for each symbol, named by a plain string: comparing Lark's own takes a third of the time."""
    make = Terminal if symbol.is_term else NonTerminal
    return known.setdefault((str(symbol.name), symbol.is_term), make(str(symbol.name)))


__all__ = ["Analysis", "Conflict", "Shift", "analyse", "expanded"]
