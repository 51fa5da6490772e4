"""Checks of what is done and offered: menus, rows, prices, choices, limits.

menus             options of menus that there are
idle_amounts      numbers with verbs that only move things
unoffered         deeds without what belongs to their offer
offers_nothing    doing what nothing offers
lent_to_nobody    what is lent to one for whom it does not count
lost_choice       what is kept and written over
outcomes          rows by outcomes that there are
rows              tables have a row for each number
looked_at_again   rolls changed in the rows that have looked at them
many_dice         single dice of too many
rolled_before     your roll, in windows behind one
many_prices       more prices than are looked for
own_turns         lasting so many of what is no turn
own_silence       putting out of force what it hangs on
where_it_is_put   what is put where it lies; where it lies, or where it is put
said_elsewhere    being at a place, said as a deed
own_or_pile       one's own where piles are meant everywhere else
one_sided         contests that are begun against nobody
unchosen_price    a price of what nobody chooses to do
obligations       `need not` and `can` that lift nothing
vain_excess       an excess that gives up something else
"""
