"""Checks of what is asked: conditions that never hold, nouns that are nothing, words without a place.

never            conditions that contradict themselves
never_so         things that are never of the other kind
always_so        whether there is one of the kind that asks; whether one is where one is
word_as_number   words of values where a number is asked for
at_none          `no` where it is not heeded
excepted         what reads as a second exception
half_heard       the second of two times, `only` behind `cannot`
at_once          conditions that exclude each other
decided          questions that the bounds of a number have answered
never_tagged     tags that none of them has
told_to_nobody   reasons that would give something away
never_kept       rolls that nobody keeps
nobody           roles that nobody has where they are read
of_all_there_are  the most of all there are, said of what waits
many_settings    more situations than can be told apart
"""
