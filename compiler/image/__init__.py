"""From a program to an image.

layout    a number for everything that has a name, and the tables of the image
room      whether there is room for a program
emit      bytecode, source map, canonical JSON with a hash
disasm    an image as text, for people
"""
