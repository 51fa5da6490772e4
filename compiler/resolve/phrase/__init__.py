"""Phrases: what one means where it stands. Each may hold others (`the number of cards with 2 marks`).

nominals            the parts of noun phrases: heads, determiners, possessives
nouns               a thing that is meant
pronouns            you and it: of whom is spoken
role_nouns          things by what they are to something, and whose `its` is
zone_nouns          zones
descriptions        what a thing must be to be meant; selections
answered            questions that answer themselves
which_owner         several things of one who could be anybody
whereabouts         where a thing lies and whose it is; what somebody or a place has
neighbours          what is one step away, and from where
others              what `another` and `other than` leave out, and what may stand there
mistakable          whose `its` would be, where one reads it of somebody else
in_passing          who is named only to say whose or where something is
emptied             `empty`: asked of one zone, or of all of a class
holdable            whether somebody can have what is said, and whether it is said whose
quantity            how many of them a condition is about
numbers             how many
conditions          whether something holds
compared            one has more of something than another
states              words that begin and end in play, of single things
calls               verb phrases as calls of verbs
declared_phrases    sentences, conditions, numbers of packs: their meaning, written out
events              which verb a rule waits for, and what its record must be like
level_events        the same of procedures, contests and forms that begin and end
spans               of what so many are counted: turns that something lasts, once per what
number_tables       a table of numbers as a number
"""
