"""Checks of the whole model: one file each, model in, diagnostics out. They do not know each other.

context    what a check may look at
run        all checks, in the order in which they report

Every other file is a check.
"""
