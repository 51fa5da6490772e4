"""Phrases as code. Where a name is that of a file of `resolve/phrase`, the construct is the same.

nouns           a register with a thing
numbers         a register with a number
conditions      code that jumps
cheapest        in which order conditions are asked
descriptions    loops over the things of which a condition holds
payers          amounts that somebody has to have
calls           raising the event of a verb; asking whether it would be allowed
feasible        whether something could be done: payable, permitted, not empty
seat_order      once round the table
lasting         one after the other of the effects that last
told_sums       sums with a roll in them, told by their parts
"""
