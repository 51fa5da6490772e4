"""The catalogue, E0542 to E0547, W0542, W0543: reasons that are told, and what counts down."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

NO_REASON = Code(
    "E0542",
    title="a reason without words",
    text="`because` says no reason.",
    label="why?",
    help='say why in the words that are read at the table: `because "the gate is shut"`',
    explain="""\
Below a line that refuses something (`you cannot ...`, `only KINDS can ...`, a bound with `more than once per
...`) may stand why. Whoever is asked and is refused just that reads it beside the options. A reason without
words tells nothing.""",
)
TOLD_TO_NOBODY = Code(
    "W0542",
    title="a reason that is told to nobody",
    text="This reason is told to nobody: {what}.",
    label="rests on what not all may know",
    help="say it of what lies open, or leave the reason out",
    explain="""\
Why something is refused is told only where that gives nothing away. A line that asks about things in a hand,
in a pile or remembered in secret may be obeyed by all, but its reason would tell how that stands. What
whoever is refused has in a hand of its own it may know: say it of who does the deed (`traders with a letter
cannot ...`, `you cannot ...`).""",
)
