"""Tables of what people write instead. A row is a pattern, and what is written for it or said of it.

lent             what rows are made of, and those of what holds rather than is done
who_and_where    rows of who is meant, and who is elsewhere
turns_and_moments  whose turn it is, how long, what was rolled; what a pack has not declared
borrowed         rows of what cards and rule books of other games print
borrowed_deeds   more of them: what is done, by whom and when
borrowed_lines   more of them: how lines, rows and scenarios are written
phrasings        all rows by which a line is turned round, in their order
told             what is said at some length
sayings          a table of places, and what is said about what English says there
keywords         words of other rules that have no place here, wherever they stand
"""
