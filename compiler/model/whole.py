"""Everything the packs say together."""

from __future__ import annotations

from talisman.compiler.model.declarations import (
    Contest,
    Counter,
    DeclaredPhrase,
    EdgeDecl,
    EffectDecl,
    Kind,
    LimitDecl,
    Param,
    Procedure,
    Purpose,
    RuleRow,
    Stat,
    Thing,
    Verb,
    Window,
    Worth,
    Zone,
)
from talisman.compiler.model.rules import Rule
from talisman.compiler.model.scenarios import Scenario
from talisman.compiler.source import Span
from talisman.values import Factory, define


@define
class Model:
    """Everything the packs say, in order of declaration."""

    packs: list[str] = Factory(list)
    seats: tuple[int, int] = (1, 1)
    kinds: dict[str, Kind] = Factory(dict)
    tags: list[str] = Factory(list)
    values: dict[str, str] = Factory(dict)
    """Value words that can change -> the property they are values of."""
    things: dict[str, Thing] = Factory(dict)
    counters: dict[str, Counter] = Factory(dict)
    stats: dict[str, Stat] = Factory(dict)
    limits: dict[str, LimitDecl] = Factory(dict)
    zones: dict[str, Zone] = Factory(dict)
    verbs: dict[str, Verb] = Factory(dict)
    procedures: dict[str, Procedure] = Factory(dict)
    contests: dict[str, Contest] = Factory(dict)
    windows: dict[str, Window] = Factory(dict)
    effects: dict[str, EffectDecl] = Factory(dict)
    purposes: dict[str, Purpose] = Factory(dict)
    settings: dict[str, tuple[str, ...]] = Factory(dict)
    """Settings -> the levels that give it to their sides or actor (() only said with events)."""
    chosen_for: dict[str, str] = Factory(dict)
    """Roles -> what something is chosen for that comes into them, as whoever chooses reads it."""
    params: dict[str, Param] = Factory(dict)
    edges: list[EdgeDecl] = Factory(list)
    rules: list[Rule] = Factory(list)
    worth: list[Worth] = Factory(list)
    rows: dict[str, RuleRow] = Factory(dict)
    rulings: list[tuple[str, str]] = Factory(list)
    scenarios: list[Scenario] = Factory(list)
    elsewhere: list[Scenario] = Factory(list)
    """Scenarios of packs that are for more seats, or for fewer, than a pack upon them is for."""
    cites: list[tuple[str, Span]] = Factory(list)
    """Every row that anything but a scenario cites, and where."""
    phrases: list[DeclaredPhrase] = Factory(list)
    """Conditions and numbers that packs declare; they are written out where they are said."""
