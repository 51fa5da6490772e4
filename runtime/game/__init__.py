"""A game in progress, with names in place of numbers.

engine    which machine runs: compiled or plain
facts     fields, zones, globals by name
game      step by step: a decision goes out, an answer comes in
report    decisions, log lines, faults as values
sight     which seat may look where
refused   why something is not offered
view      what one seat may see
redeal    a game as one seat may imagine it
imagined  such a game played on in the machine's own loop, and what is known of later choices
replay    saves
watched   code that notes what of it was read
"""
