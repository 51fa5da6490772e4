"""Headings, each with its clauses and rules.

heads               first: every heading is learnt, so that a name may be used above its declaration
parts               small readers of clauses
counting_down       memories that count down
verbs               what a verb does, and how it is told
declarations        kinds, counters, zones, stats, limits, phrases: their clauses
counts_whose        what a limit counts is somebody's
things              names and kinds, what is printed, then their rules
held                what stands in each clause
printed_once        a word and a property are printed once
grids               places in rows and columns, from one line
board               rings, paths, edges
forms               what one is for a while
procedures          procedures, contests, forms
work_order          in which order the parts of a procedure come
boxes               rules that no thing carries; house rules
rulings             which of two rules comes first, and which of two rulings holds
unsaid              declared phrases that nobody says are read, too
distinct_options    options with the same words get more words
orders              rules of one owner on one event: the owner chooses
worth               points for what a seat has
"""
