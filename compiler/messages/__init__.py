"""Every message the compiler has, as values: code, title, text, help, explanation.

A message stands with who says it: a module for each room, or for the files of a room that are about one
thing. What several say stands with the first of them, in the order of the passes.

packs            packs as folders and files
syntax           lines, words, sentences and headings, as they are read
nouns            which things are meant
places           where they are, and whose they are there
numbers          numbers, how many, how long, dice
conditions       what is asked, and states of things
events           what happens and is listened to
calls            sentences that packs declare, where they are said
deeds            lines that are done: verbs, who does them, to what
bodies           lines that are done: what stands below and behind them
rules            lines that hold
headings         declarations and their clauses
boards           places, procedures, boxes, seats and scenarios
changed          changes of what other packs say
checks_declared  checks of declarations
checks_asked     checks of what is asked
checks_done      checks of what is done
checks_waiting   checks of what waits
checks_late      checks of what is asked too late
older            E0021: a pack for an older language, with the old forms and the new ones

Every module of this room is a part of the catalogue: `talisman.codes` reads them all.
"""
