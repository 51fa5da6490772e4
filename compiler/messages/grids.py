"""The catalogue, E0491 to E0493: grids."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

_EXAMPLE = """\

    kind cell (cells): space
    property column, row: number
    property right, left: space
    grid Field: cells with column 1-3, row 1-2
        right column +1
        left column -1"""

BAD_GRID = Code(
    "E0491",
    title="a grid that cannot be laid out",
    text="This grid cannot be laid out: {why}.",
    label="no grid",
    help="`grid NAME: KINDS with COLUMN 1-9, ROW 1-9`, of places, 26 columns and 1,000 places at most",
    explain=f"""\
A grid declares places of one kind, one for each pair of numbers. They are called by a letter for the first
number and the second number behind the name of the grid: the six of the example are Field A1, Field A2 ...
Field C2.
{_EXAMPLE}""",
)
NOT_COUNTED = Code(
    "E0492",
    title="a grid counted by what is no number",
    text="`{name}` is no property that holds a number, so a grid cannot count by it.",
    label="no number is printed here",
    help="declare one: `property column, row: number`",
    explain=f"""\
The two numbers by which the places of a grid differ are printed on each of them, as properties that a pack
declares. Rules read them like any other: `the column of your space`.
{_EXAMPLE}""",
)
BAD_WAY = Code(
    "E0493",
    title="a way in a grid that leads nowhere",
    text="This is no way from one place of the grid to another: {why}.",
    label="no way",
    help="a property that holds a place, then how far it is: `right {first} +1`",
    explain=f"""\
Each line below a grid says which place is next to which: the property that shall hold it, and by how much the
numbers differ. A way whose way back is not there is walked one way only. Without such lines the places to
the left, to the right, above and below are next to each other.
{_EXAMPLE}""",
)
