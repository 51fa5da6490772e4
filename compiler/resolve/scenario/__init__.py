"""Scenarios: plays with what must come of them.

sense        what a line of a scenario could never mean
table        what is known while a scenario is read
seats        who sits where
given        its lines `given`
expected     its lines `expect`
scenarios    the whole of it
"""
