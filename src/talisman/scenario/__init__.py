"""Scenarios: running them, and finding out whether they prove the rows that they cite."""

from talisman.scenario.proof import (
    Proof,
    Verdict,
    Workshop,
    prove,
    prove_cited,
    prove_line,
    prove_rows,
    rows_of,
    workshop,
)
from talisman.scenario.running import Book, Failure, Report, run, run_one

__all__ = [
    "Book",
    "Failure",
    "Proof",
    "Report",
    "Verdict",
    "Workshop",
    "prove",
    "prove_cited",
    "prove_line",
    "prove_rows",
    "rows_of",
    "run",
    "run_one",
    "workshop",
]
