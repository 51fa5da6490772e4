"""A game in progress, with names in place of numbers.

engine    which machine runs: compiled or plain
facts     fields, zones, globals by name
game      step by step: a decision goes out, an answer comes in
report    decisions, log lines, faults as values
view      what one seat may see
redeal    a game as one seat may imagine it
replay    saves
watched   code that notes what of it was read
"""
