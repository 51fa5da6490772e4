"""The parse table of a grammar that grows.

generate     vocabulary to grammar: the skeleton and a production for each shape of sentence
lalr         grammar to LALR(1) table, by Lark, with every conflict kept
conflicts    conflicts as diagnostics at the declarations that cause them
tables       the table as plain data: built once for a grammar, kept, found again
"""
