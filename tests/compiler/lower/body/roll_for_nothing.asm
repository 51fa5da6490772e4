rule.example.horn~1: code, 1 arguments, 27 registers, event *
  ; card Horn: when you gain 1 coin: roll 1 die
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    MOV      r2, r1
    LDI      r4, -1
    LDI      r5, 1
    MOV      r6, r2
    MOV      r7, r4
    CALL     r3, new roll, r6...
    MOV      r8, r0
    LDI      r9, -1
    LDI      r10, 0
    LOG      'about\x1f[{0}]', r8...
    REC      r12, 0
    MOV      r12, r2
    MOV      r13, r3
    MOV      r14, r5
    MOV      r17, r4
    RAISE    r11, roll, r12...
    LDI      r19, 0
    JNTAG    r3, roll#, L3
    GETF     r19, roll.1, r3
    GETF     r20, roll.dice, r3
    JLTI     r20, 2, one4
    GETF     r20, roll.2, r3
    ADD      r19, r19, r20
    GETF     r20, roll.3, r3
    ADD      r19, r19, r20
    GETF     r20, roll.4, r3
    ADD      r19, r19, r20
    GETF     r20, roll.more, r3
    ADD      r19, r19, r20
  one4:
    GETF     r20, roll.change, r3
    ADD      r19, r19, r20
    GETF     r20, roll.bonus, r3
    ADD      r19, r19, r20
  L3:
    MOV      r18, r19
    GETF     r20, roll.bonus, r3
    JZ       r20, bare5
    GETF     r19, roll.by, r3
    MOV      r21, r19
    MOV      r22, r19
    MOV      r23, r18
    LOG      'term\x1froll', r21...
    MOV      r24, r19
    LDI      r25, -1
    MOV      r26, r18
    LOG      '[{0} counts {2:n}]', r24...
  bare5:
    SWITCH   r18, [1..3 row7, 4..6 row8, else end6]
  row7:
    JMP      end6
  row8:
  ; 4-6: lose 1 coin
    REC      r20, 1
    MOV      r20, r2
    RAISE    r19, lose:coin, r20...
  unaffected9:
  ; card Horn: when you gain 1 coin: roll 1 die
    JMP      end6
  end6:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
