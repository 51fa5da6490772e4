rule.example.horn~1: code, 1 arguments, 11 registers
  ; card Horn: while your coins are 0: you must gain 1 coin
    LDI      r1, 0
    LDI      r2, 28
    JNIN     r2, hand, asleep2
  awake3:
    HOLDER   r3, r2
    JLTI     r3, 0, asleep2
    GETV     r4, coin, r3
    JNEI     r4, 0, asleep2
  redress4:
    LDI      r1, 1
    REC      r5, 1
    MOV      r5, r3
    RAISE    r4, gain:coin, r5...
  unaffected5:
  asleep2:
    JNZ      r1, again1
    RETI     0
  again1:
    RETI     2
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

limits
    name example.horn, proc rule.example.horn~1, redress redress4
