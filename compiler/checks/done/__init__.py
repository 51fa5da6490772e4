"""Checks of what is done and offered: menus, prices, choices, limits.

menus             options of menus that there are
entries_alike     no two entries of a menu have the same words
idle_amounts      numbers with verbs that only move things
changed_places    what two exchange one behind the other
to_whom           deeds that do not say to whom
nothing_comes     deeds that do nothing and that nothing follows
unoffered         deeds without what belongs to their offer
offers_nothing    doing what nothing offers
lent_to_nobody    what is lent to one for whom it does not count
lost_choice       what is kept and written over
many_prices       more prices than are looked for
own_turns         lasting so many of what is no turn
own_silence       putting out of force what it hangs on
where_it_is_put   what is put where it lies; where it lies, or where it is put
said_elsewhere    being at a place, said as a deed
own_or_pile       one's own where piles are meant everywhere else
unchosen_price    a price of what nobody chooses to do
saved_for_nothing  in place of something, a price that some could not pay
obligations       `need not` and `can` that lift nothing
vain_excess       an excess that gives up something else
"""
