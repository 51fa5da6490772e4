"""The program between lowering and the image: procedures, rules and tables with names in place of numbers.

program      what a program is made of
registers    which registers an instruction reads and writes
tidy         a procedure without what is known already, from the top
unread       a procedure without what nobody reads, from the bottom
rounds       loops that end where each round would come to nothing
reads        what standing limits and state rules read, so that only a write to it wakes them
"""
