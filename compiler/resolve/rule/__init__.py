"""Lines that hold from then on.

rules        the lines of a thing, a box, a procedure or an effect as rules
context      what stands in front of a line: when, while, once per
bindings     who `you` is
reactions    what follows an event, goes before it, happens instead
from_beginning  what is said at a beginning and holds until its end
offers       permissions; options and windows
modifiers    lasting changes of numbers
caps         the most that a counter may come to
effects      rules for a while, made by a line of a body
"""
