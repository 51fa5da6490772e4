"""Statements as code, one function a construct.

statements      every construct of the model and its function
dispatch        the table of them
small_deeds     act, remember, branch, roll
single_dice     dice of a roll one by one
primitives      what the machine does by itself
choices         what to do, which thing, whether at all
covered         who may hold something hidden, and is asked all the same
carriers        which things carry a rule, and which of them are where its text counts
menus           options and what becomes of the answer
offered         what is done when an offer is accepted, and deeds done apart from their windows
once_per        who has used what in which span
loops           what is done several times
fixed_sets      what a loop is about, settled before the first is done
simultaneous    all decide, then all is done
frames          procedures and contests begin and end
outcomes        how a contest came out, for what waits for that
contest_rows    sentences that begin a contest and say what its outcomes do
swept           what is ended together with something round it, and its own end
effects         effects begin and end
"""
