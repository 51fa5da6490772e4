"""Rules as procedures, indexed by event and phase.

rules            every rule but those below
hidden_offers    a `you may` of hidden things: whoever could hold one is asked
orders           the owner of several rules says which is next
stats            the base of a stat and its modifiers; standing limits
exemptions       what does not count towards a limit
prices           whether all that a deed costs is there
windows          who may answer, in which order
"""
