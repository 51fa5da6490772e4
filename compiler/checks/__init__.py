"""Checks of the whole model: one file each, model in, diagnostics out. They do not know each other.

`context` is what a check may look at; `run` lists all checks, in the order in which they report.
"""
