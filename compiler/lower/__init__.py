"""Model to IR: rules become procedures, events get their index, order becomes explicit; no sugar is left.

Each room uses those above it in this list, never the other way:

context     what all parts share: the program being made, and the context of a text
builder     one procedure: registers, labels, tables
phrase/     code that leaves a value in a register, jumps, or raises an event
body/       statements, one function a construct
rule/       rules, stats, windows: procedures for every carrier
program/    what the whole needs: things and zones, procedures, bodies of events, the first frame
steps       all of it, in order, and what each step finishes
"""
