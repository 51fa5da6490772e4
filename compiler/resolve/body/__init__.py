"""Lines of a body: statements, in order.

statements      each kind of line by its reader; lines add words for the lines behind them
each_named      what is asked once for each of several things says of which
otherwise_if    questions one after the other
chains          deeds one after the other, or one else the other
that_many       a deed that is counted for what stands behind it
deeds           a verb phrase as statements
sentences       declared sentences, written out
doers           who does a deed
offered         what is put before somebody, alone or behind a deed
asked           who chooses is somebody who can be asked
contest_deeds   deeds that begin a contest with rows of its own, or a named one
deed_holes      what stands in its holes
small_deeds     parts of a line that are no verb phrases: `nothing`, `remember`
averted         what is said not to happen, where something is about to
in_piles        any of all that there are, those in piles as well
goods           what a deed is about, one call for each thing or counter
so_many_per     so many for each of something
new_things      new things from their supply
ends            what lies at the end of a pile
primitives      verbs that are bound to what the machine does by itself
ring_steps      moving along rings and paths
whom_first      who is chosen once, before what is done to several
consequences    what follows a deed, below it or behind it
rows_below      rows below a sentence: by number, by outcome, looked up
"""
