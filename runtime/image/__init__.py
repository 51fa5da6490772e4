"""Images: from bytes that anybody made to tables the machine may trust.

strict         JSON, read strictly
image          form, types and hash of every table
verify         refuses what no image may do: tables
verify_code    and code
weight         what linking would take, before it is taken
prelude        what a rule asks of the record before anything else, read off its code
sieve          which rules of an event can have anything to say about a thing
sifted         sieves as rows of bits
link           all of it as the one vector the machine reads
"""
