"""Checks of what headings declare: names, kinds, numbers, places, rows; whether a pack can be played.

names_alike         names can be read and told apart
filled_labels       labels are shown as they stand
articles            `a` and `an`
kind_rings          no kind stands on itself
stat_rings          no stat waits for itself
kept_sizes          what becomes of more than a size or a limit
missing_property    what sisters have printed
said_twice          lines and boxes that stand there twice
unheeded_holes      holes of which nothing is said
unused              what nothing uses
cited_rows          rows of the rulebook that are cited, and those that are not
reach               places that nobody reaches or leaves
beside_ring         edges between places that a ring joins anyway
does_itself         verbs and procedures that do themselves again
playable            something starts the game
lying_nowhere       things that begin nowhere and are brought nowhere
seated              who plays in a scenario has a seat
"""
