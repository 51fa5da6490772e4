"""The one table of instructions, and the words and sizes that go with it.

opcodes    every instruction
words      every word that the machine keeps for itself
limits     every fixed size
ops        generated from the three above (`tools/gen_opcodes.py`)
shape      where everything lies in the vector of a game, worked out from the tables of an image
"""
