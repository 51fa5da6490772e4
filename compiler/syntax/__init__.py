"""From text to trees: what was written.

In the order in which a pack goes through them:

signs         what is said about signs that are none of the language
lexer         text to lines of marks; no word is looked up yet
headings      the words that declare: what a heading may hold, how it looks, what may stand below it
clauses       how what stands below is written
misnomers     what people say for what a game calls otherwise
outline       the first pass: what headings declare
vocabulary    the words and sentences that follow from it
table/        the parse table of the skeleton grown by those sentences
tokens        marks to tokens, by the vocabulary
shared        what several compiles share: whatever was worked out from a file alone
shift         tokens and a table to a tree
parse         all of it, item by item, with what cannot be read reported
lexed         lines with their tokens, and where among them reading stopped
mistakes/     what is said of what cannot be read, and what it may have been meant to be
tree          what comes out: nodes and leaves with spans
views         a class for each construct, with its parts by name; made from the grammar
fields        how those parts are read
"""
