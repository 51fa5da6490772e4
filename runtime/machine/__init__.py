"""The machine. One class, written as a chain so that each file can be read by itself; compiled they are one.

dice              chance, as a function of a seed
vectors           the vectors; faults, the log, dice
kernel            frames, zones, bits of rules in force, effects
rules_in_force    which rules of an event have something to say
instructions      instructions that end where they began
doors             events, stats, limits, decisions; the doors for who drives it
dealing           a game dealt anew for a seat that does not see it all
imagining         which answer comes next in a game that is only imagined
machine           the loop
unrolled          all of it as plain Python runs it fastest, made by `tools/plain_machine.py`
"""
