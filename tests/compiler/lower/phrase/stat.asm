proc.errand: code, 2 arguments, 7 registers, level errand
    SERIAL   r1
  ; step "plain": remember your power as your mark
    LDI      r2, 0
    JLTI     r0, 0, L1
    MOV      r3, r0
    LDI      r4, 0
    GETV     r5, power, r3
    STAT     r2, power, r3...
  L1:
    JNTAG    r0, pawn, L2
    SETF     mark, r0, r2
  L2:
  ; step "hers": remember the power of Ann as your mark
    LDI      r2, 0
    LDI      r3, 23
    JLTI     r3, 0, L3
    MOV      r4, r3
    LDI      r5, 0
    GETV     r6, power, r4
    STAT     r2, power, r4...
  L3:
    JNTAG    r0, pawn, L4
    SETF     mark, r0, r2
  L4:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

levels
    name errand, slots (actor #)

modifiers
    name example.horn, stat power, kind add, amount 1, carrier Horn, context 1, zones (hand)
