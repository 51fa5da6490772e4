"""Checks of the whole model: one file each, model in, diagnostics out. They do not know each other.

context      what a check may look at
excluded     what never holds
sorted_out   the parts of a text by their classes
sorts        of which kinds things may be
branches     what a verb does with things, and what with amounts
moving       whom and what verbs move
doings       what is done at all, by whom and to what
declared/    what headings declare
asked/       what conditions and nouns ask for
waiting/     what rules wait for
late/        what is no longer so when it is asked
done/        what is done and offered
rolled/      dice, contests and their rows
run          all checks, in the order in which they report
"""
