"""What is said of lines that cannot be read, and what they may have been meant to be.

rows          tables: what English, rule books and cards of other games say otherwise
mending       a search for the cheapest way in which a line can be read
likeness      the lines of the packs in use that are most like one
note          what is told, with what it was found by
forms         the forms of the words that packs declare
idioms        how the language says it
misnamed      words that a pack knows as misnomers
undeclared    what is said about words that no pack declares
unsigned      a line without the signs that the language does not know
captured      lines of a pack that words of another one would make something else of
suggest       the sentences nearest to one that is not legal
further       what else stops a line
rows_left     the numbers that rows below a roll leave
"""
