"""Scenarios: running them, and finding out whether they prove the rows that they cite."""

from talisman.scenario.proof import Proof, prove
from talisman.scenario.running import Book, Failure, Report, run, run_one

__all__ = ["Book", "Failure", "Proof", "Report", "prove", "run", "run_one"]
