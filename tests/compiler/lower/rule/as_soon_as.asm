rule.example.horn~1: code, 1 arguments, 11 registers
  ; card Horn: as soon as your coins are at least 10: lose 1 coin
    LDI      r1, 0
    LDI      r2, 28
    JNIN     r2, hand, asleep2
  awake3:
    HOLDER   r3, r2
    JLTI     r3, 0, asleep2
    GETV     r4, coin, r3
    JLTI     r4, 10, asleep2
  redress4:
    LDI      r1, 1
    REC      r5, 1
    MOV      r5, r3
    RAISE    r4, lose:coin, r5...
  unaffected5:
  asleep2:
    JNZ      r1, again1
    RETI     0
  again1:
    RETI     2
    RETI     0

rule.example.whistle~2: code, 1 arguments, 11 registers
  ; card Whistle: as soon as your coins are 0: gain 1 coin
    LDI      r1, 0
    LDI      r2, 29
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

rule.example.rich~3: code, 1 arguments, 9 registers
  ; rule "Rich": for each pawn: as soon as your coins are at least 20: lose 20 coins
    LDI      r1, 0
    GETV     r2, coin, r0
    JLTI     r2, 20, not2
  redress3:
    LDI      r1, 1
    REC      r3, 20
    MOV      r3, r0
    RAISE    r2, lose:coin, r3...
  unaffected4:
  not2:
    JNZ      r1, again1
    RETI     0
  again1:
    RETI     2
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')
    name Whistle, text Whistle, tags (card thing =Whistle thing#), zone (deck '')

limits
    name example.horn, proc rule.example.horn~1, redress redress4
    name example.whistle, proc rule.example.whistle~2, redress redress4
    name example.rich, proc rule.example.rich~3, each True, redress redress3
