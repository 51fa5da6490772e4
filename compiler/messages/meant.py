"""The catalogue, E0461 and W0536, W0537: sentences that would have meant something else."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

THINGS_FOR_A_ZONE = Code(
    "E0461",
    title="things where a zone is wanted",
    text="`{noun}` are things; all that lies in a zone is meant here, with what else lies there.",
    label="no zone",
    help="{way} moves just these; or name the zone itself",
    explain="""\
A verb that `is shuffle-into` takes two zones and puts everything of the first into the second, which it
shuffles: `return the heap into the stock`. Things are moved by a verb that `is move`, each of them:

    put all stones in your bag into the box
    shuffle the box""",
)
UNOPENED = Code(
    "W0536",
    title="a window that nothing opens",
    text="Nothing opens `{window}`, so nobody is ever asked there.",
    label="never open",
    help="a step of a procedure or contest opens it: `open {window}`",
    explain="""\
A window is a moment at which others may answer. It comes where a text says `open` with its name, and only
there: its name alone does not say when that is.""",
)
