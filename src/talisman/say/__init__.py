"""Read back: what the machine understood of a line, told in English from the model and not from the text.

voice           what is known while one entry is told: who `this` is, how bound things are called
nouns           which thing
numbers         how many, and calls: one event in words
conditions      what holds, and selections of things
selections      what a selection is called
opponents       the sides of contests, in one line
statements      what is done
rules           what is done when, and what holds from then on
declarations    what packs declare
changes         what house rules change: what was written there, and what is now
scenarios       plays with what must happen in them
entries         everything that can be told, with its places and its names
find            from an address, a name or a line to entries

A case for each class of the model, under the name of the model's file. What a class means stands in its
docstring; here it is put into words, and the words of a game are those that the model brings along.
"""
