"""Checks of dice and contests: rows, which die, which roll, against whom.

outcomes          rows by outcomes that there are
rows              tables have a row for each number
looked_at_again   rolls changed in the rows that have looked at them
many_dice         single dice of too many
rolled_before     your roll, in windows behind one
goes_on           deeds in the place of a roll that come again
one_sided         contests that are begun against nobody
"""
