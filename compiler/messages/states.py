"""The catalogue, E044 to E046 and W0546 to W0550: what is in force, states, and what is known."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

SILENCES_ITSELF = Code(
    "E0441",
    title="texts out of force by what they say",
    text="Whether this holds hangs on {what}, and that on texts that this may put out of force.",
    label="never known",
    help="ask for something that no text changes: a counter, a form, a flag, what somebody has",
    explain="""\
What puts texts out of force is asked before any of those texts says anything. So it cannot ask for what they
say: for a stat that they lend to, for what they forbid, for a score. In

    letter Hush: while your charm is 4: texts of wares in your basket are not in force

a ware that lends charm would have to be in force for the letter to hold, and the letter would put it out of
force.""",
)
NO_TEXT_MEANT = Code(
    "W0546",
    title="no text to put out of force",
    text="None of the things that this means has a text, so nothing is put out of force.",
    label="changes nothing",
    help="name the things on which lines stand; `NP do not count` speaks of the things themselves",
    explain="""\
The text of a thing is what is printed on it. What a rule says `for each` of its kind, what a procedure or a
form says, stands in no text of a thing, and is not put out of force. What merely lies somewhere still lies
there, with its numbers and its words.""",
)
