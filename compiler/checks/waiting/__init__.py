"""Checks of what rules wait for: what never comes, what has gone by then, what comes for ever.

unheard         events that never happen
only_asked      prohibitions of what is only asked
never_said      situations that nobody says, windows that nothing opens
never_lying     deeds to what lies where it is never done to such
never_rolled    rolls that nobody makes
never_over      what lasts until a deed that it forbids
who_is_there    what waits for somebody, where `you` is each one who is there
no_end_of_it    edges to a place that they do not lead to
gone_holder     whoever had it has it no longer, nor behind what took it away
moved_by_then   how it was before the deed
moved_twice     what is about to be moved, and still is
dropped_by_then  its holder has given it up
over_by_then    what a deed began is over when it is done
done_otherwise  what is forbidden, and done by another verb
target_of_what  who does it, or to whom, in a line about no deed of that sort
asleep_there    texts that are in force nowhere where they lie
again_and_again  what does not end what it waits for
settled_by_then  what follows, and asks for what has been settled
so_by_then      what is so before the same text has changed it
asked_already   what is given when all that asks for it has asked
brings_nobody   prohibitions of being where another verb brings one
always_replaced  deeds that rules of the game always do otherwise
worn_out        what comes back as empty as it went
comes_again     what is averted and comes again at once
self_raising    rules that set themselves off
equal_rank      two that replace the same, and no ruling
"""
