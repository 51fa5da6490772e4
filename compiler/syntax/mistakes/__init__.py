"""What is said of lines that cannot be read, and what they may have been meant to be.

sayings       what English says otherwise: a table of places, and what is said about them
told          what it says at some length
keywords      words of other rules that have no place here, wherever they stand
idioms        how the language says it
phrasings     rows of what English says otherwise, each turned round
borrowed         rows of what cards and rule books of other games print
borrowed_deeds   more of them: what is done, by whom and when
borrowed_lines   more of them: how lines, rows and scenarios are written
lent          rows of what holds, and not of what is done
who_and_where    rows of who is meant, and who is elsewhere
forms         the forms of the words that packs declare
misnamed      words that a pack knows as misnomers
undeclared    what is said about words that no pack declares
unsigned      a line without the signs that the language does not know
otherwise     what has another word or another order in the language
meant         what an offered line must not lose: whose, not, both
captured      lines of a pack that words of another one would make something else of
edits         a line with one small edit
rewrite       lines turned round by the rows of phrasings
repair        a line in the cheapest way in which it can be read
suggest       the sentences nearest to one that is not legal
further       what else stops a line
note          what is told, with what it was found by
alike         words that say alike how a line hangs together
roots         what is counted of a line
lines_in_use  the lines of the packs in use
shapes        lines that say what a form says
likeness      the lines most like one
likened       what is told of them
phrasebook    the lines that show most of some words, for whoever asks
rows_left     the numbers that rows below a roll leave
"""
