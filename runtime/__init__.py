"""The rules machine: images in, games out; it knows no game and touches nothing outside.

table/      the instructions, and every word and size of the machine
image/      from bytes that anybody made to tables the machine may trust
machine/    the machine
game/       games in progress, with names in place of numbers
"""
