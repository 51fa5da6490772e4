"""Every message the compiler has, as values: code, title, text, help, explanation.

lines      E01, E02: lines, sentences, headings, declared words
phrases    E03: phrases that mean nothing: names, nouns, numbers, conditions
bodies     E03: lines that are done and mean nothing
standing   E03: lines that hold and mean nothing
model      E04, E05: declarations, lines of scenarios
changed    E05: changes of what other packs say
whole      E05, W05: checks of the whole
chance     E042, E043: dice, seats, the one that has the most
grids      E0491 to E0493: places that are laid out in rows and columns
states     E044, W0546: what is in force, states of things
dropped    E0450 to E0460: words that would not have been heeded
readings   E0386 to E0398: words that would be read otherwise than they are meant
meant      E0461, W0536, W0537: sentences that would have meant something else than they say
misread    E0438 to E0440, E0475 to E0482: sentences that were read and meant nothing, or all of them
heard      E0518, E0530 to E0535, W0538, W0539, W0550: what a listener joins otherwise than the line
never      E0435 to E0437, E0483 to E0490, W0541: what is never so, and what would be done otherwise
aside      E0462 to E0470: words beside what is done, events they are not about
whose      E0494 to E0499, E0536: words that would be of somebody else than they read
held       E0561 to E0569, W0544 to W0549, W0551: what says nothing, or all of it twice
told       E0542 to E0547, W0542, W0543: reasons, what counts down, what is done to the same again
elsewhere  E0548 to E0559: sentences that a reader takes for more than they can ever mean
packs      E00, W00: packs as folders and files
older      E0021: a pack for an older language, with the old forms and the new ones

Every module of this room is a part of the catalogue: `talisman.codes` reads them all.
"""
