"""The lines of the packs in use that are most like one that cannot be read.

alike         words that say alike how a line hangs together
shapes        lines that say what a form says
lines_in_use  the lines of the packs in use
roots         what is counted of a line
likeness      the lines most like one
likened       what is told of them
phrasebook    the lines that show most of some words, for whoever asks
"""
