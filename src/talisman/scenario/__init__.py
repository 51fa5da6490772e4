"""Scenarios: running them, and finding out whether they prove the rows that they cite."""

from talisman.scenario.proof import (
    Bench,
    Proof,
    Verdict,
    bench,
    prove,
    prove_cited,
    prove_line,
    prove_rows,
    rows_of,
)
from talisman.scenario.running import Book, Failure, Report, run, run_one

__all__ = [
    "Bench",
    "Book",
    "Failure",
    "Proof",
    "Report",
    "Verdict",
    "bench",
    "prove",
    "prove_cited",
    "prove_line",
    "prove_rows",
    "rows_of",
    "run",
    "run_one",
]
