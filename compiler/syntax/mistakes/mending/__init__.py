"""A line that cannot be read, turned into the nearest one that can be.

meant       what an offered line must not lose: whose, not, both
otherwise   what has another word or another order in the language
edits       a line with one small edit
rewrite     lines turned round by the rows of phrasings
repair      a line in the cheapest way in which it can be read
"""
