modifier.example.envy~1: modifier, 3 arguments, 9 registers
  ; card Envy: while another pawn has more coins than you: +1 power
    HOLDER   r3, r2
    JLTI     r3, 0, no1
    JNE      r0, r3, no1
    LDI      r4, -1
    SEAT     r5
  loop3:
    ROUND    r6, r4..., end4
    JEQ      r6, r3, loop3
    GETV     r7, coin, r6
    GETV     r8, coin, r3
    JGE      r8, r7, loop3
    JMP      found2
    JMP      loop3
  end4:
    JMP      no1
  found2:
    RETI     1
  no1:
    RETI     0
    RETI     0

rule.example.poorest~2: code, 1 arguments, 12 registers, event *
  ; for each pawn: when you discard a card: if you have fewer coins than each other pawn: gain 1 coin
    EVGET    r1, 0
    JNTAG    r1, pawn, no2
    EVGET    r2, 1
    JNTAG    r2, card, no2
    LDI      r2, -1
    SEAT     r3
  loop5:
    ROUND    r4, r2..., end6
    JEQ      r4, r1, loop5
    GETV     r5, coin, r1
    GETV     r6, coin, r4
    JLT      r5, r6, loop5
    JMP      else3
    JMP      loop5
  end6:
    REC      r6, 1
    MOV      r6, r1
    RAISE    r5, gain:coin, r6...
  unaffected7:
    JMP      end4
  else3:
  end4:
  no2:
  other1:
    RETI     0

entities
    name Envy, text Envy, tags (card thing =Envy thing#), zone (deck '')

rules
    name example.poorest, event discard, phase after, proc rule.example.poorest~2, rank 1

modifiers
    name example.envy, stat power, kind add, proc modifier.example.envy~1, carrier Envy, zones (hand)
