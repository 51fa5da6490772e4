"""Scenarios: running them, and finding out whether they prove the rows that they cite."""

from talisman.scenario.coverage import Coverage, Part, coverage
from talisman.scenario.idle import idle
from talisman.scenario.needless import Needless, needless
from talisman.scenario.proof import (
    Proof,
    Verdict,
    Workshop,
    noticing,
    places_of,
    prove,
    prove_cited,
    prove_each,
    prove_line,
    prove_row,
    prove_rows,
    rows_of,
    spread,
    workshop,
)
from talisman.scenario.recording import Unsayable, recorded
from talisman.scenario.report import Book, Failure, Report, elsewhere
from talisman.scenario.running import run, run_one

__all__ = [
    "Book",
    "Coverage",
    "Failure",
    "Needless",
    "Part",
    "Proof",
    "Report",
    "Unsayable",
    "Verdict",
    "Workshop",
    "coverage",
    "elsewhere",
    "idle",
    "needless",
    "noticing",
    "places_of",
    "prove",
    "prove_cited",
    "prove_each",
    "prove_line",
    "prove_row",
    "prove_rows",
    "recorded",
    "rows_of",
    "run",
    "run_one",
    "spread",
    "workshop",
]
