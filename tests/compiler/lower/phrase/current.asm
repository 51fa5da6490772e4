rule.example.horn~1: code, 1 arguments, 10 registers, event *
  ; card Horn: when you gain 1 coin: the active pawn gains 1 coin
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    REC      r3, 1
    SEAT     r9
    AVATAR   r3, r9
    RAISE    r2, gain:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

modifier.example.turn~2: modifier, 3 arguments, 4 registers
  ; rule "Turn": for each pawn: while you are active: +1 power
    JNTAG    r0, pawn, no1
    SEAT     r3
    AVATAR   r3, r3
    JNE      r0, r3, no1
    RETI     1
  no1:
    RETI     0
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)

modifiers
    name example.turn, stat power, kind add, proc modifier.example.turn~2, common True
