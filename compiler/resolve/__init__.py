"""From trees to the model: names are resolved, every value has a type, sugar is written out.

Each room uses those above it in this list, never the other way:

paths, world                    what all readers use: all that is declared, and the paths to it
scope, words, listed, prompts   where a phrase stands, small readers of the tree, what is asked
phrase/                         a phrase: nouns, numbers, conditions, verbs, events
body/                           lines that are done: deeds, choices, loops, rows
rule/                           lines that hold: rules on events, permissions, offers, lasting changes
declare/                        headings with their clauses: kinds, verbs, things, boards
scenario/                       plays with what must come of them
counting                        what counts as another kind is found by whatever asks for that kind
ended                           what waits for an end speaks of what has ended
in_force                        which lines wait for what puts texts out of force
kept                            what one resolving leaves for the next one of nearly the same items
one_cause                       what is wrong once is told once
steps                           all of it, in order
"""
