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
    LDI      r18, 0
    JNTAG    r3, roll#, L3
    GETF     r18, roll.1, r3
    GETF     r19, roll.dice, r3
    JLTI     r19, 2, one4
    GETF     r19, roll.2, r3
    ADD      r18, r18, r19
    GETF     r19, roll.3, r3
    ADD      r18, r18, r19
    GETF     r19, roll.4, r3
    ADD      r18, r18, r19
    GETF     r19, roll.more, r3
    ADD      r18, r18, r19
  one4:
    GETF     r19, roll.change, r3
    ADD      r18, r18, r19
    GETF     r19, roll.bonus, r3
    ADD      r18, r18, r19
  L3:
    SWITCH   r18, [1..3 row6, 4..6 row7, else end5]
  row6:
    JMP      end5
  row7:
  ; 4-6: lose 1 coin
    REC      r21, 1
    MOV      r21, r2
    RAISE    r20, lose:coin, r21...
  unaffected8:
  ; card Horn: when you gain 1 coin: roll 1 die
    JMP      end5
  end5:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
