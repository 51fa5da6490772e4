"""Checks of what rules wait for: what never comes, what comes otherwise, what comes for ever.

unheard         events that never happen
only_asked      prohibitions of what is only asked
never_said      situations that nobody says, windows that nothing opens
never_lying     deeds to what lies where it is never done to such
never_rolled    rolls that nobody makes
never_over      what lasts until a deed that it forbids
who_is_there    what waits for somebody, where `you` is each one who is there
no_end_of_it    edges to a place that they do not lead to
moved_twice     what is about to be moved, and still is
done_otherwise  what is forbidden, and done by another verb
target_of_what  who does it, or to whom, in a line about no deed of that sort
asleep_there    texts that are in force nowhere where they lie
again_and_again  what does not end what it waits for
brings_nobody   prohibitions of being where another verb brings one
always_replaced  deeds that rules of the game always do otherwise
worn_out        what comes back as empty as it went
comes_again     what is averted and comes again at once
self_raising    rules that set themselves off
equal_rank      two that replace the same, and no ruling
"""
