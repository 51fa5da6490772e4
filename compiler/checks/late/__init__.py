"""Checks of what is asked or said too late: by then it is no longer so, or so anyhow.

gone_holder     whoever had it has it no longer, nor behind what took it away
moved_by_then   how it was before the deed
dropped_by_then  its holder has given it up
over_by_then    what a deed began is over when it is done
settled_by_then  what follows, and asks for what has been settled
so_by_then      what is so before the same text has changed it
asked_already   what is given when all that asks for it has asked
"""
