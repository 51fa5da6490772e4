"""What a whole program needs.

index             every call and pattern of the packs: which events there are, and who listens
setup             things, zones, fields, the first frame; lines of scenarios
procedures        procedures and contests
procedure_work    the steps, duties and offers of a procedure
contest_sides     things that stand together on a side
event_bodies      what happens when nothing prevents it; effects' own procedures; the list of events
worth             points for bots
prose             what only people read
"""
