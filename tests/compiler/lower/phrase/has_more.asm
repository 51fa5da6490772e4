modifier.example.envy~1: modifier, 3 arguments, 10 registers
  ; card Envy: while another pawn has more coins than you: +1 power
    HOLDER   r3, r2
    JLTI     r3, 0, no1
    JNE      r0, r3, no1
    LDI      r5, -1
    SEATS    r4
    SEAT     r7
  loop3:
    ADDI     r5, r5, 1
    JGE      r5, r4, end4
    SEATR    r6, r7, r5
    AVATAR   r6, r6
    JLTI     r6, 0, loop3
    JEQ      r6, r3, loop3
    GETV     r8, coin, r6
    GETV     r9, coin, r3
    JGE      r9, r8, loop3
    JMP      found2
    JMP      loop3
  end4:
    JMP      no1
  found2:
    RETI     1
  no1:
    RETI     0
    RETI     0

rule.example.poorest~2: code, 1 arguments, 13 registers, event *
  ; for each pawn: when you discard a card: if you have fewer coins than each other pawn: gain 1 coin
    EVGET    r1, 0
    JNTAG    r1, pawn, no2
    EVGET    r2, 1
    JNTAG    r2, card, no2
    LDI      r3, -1
    SEATS    r2
    SEAT     r5
  loop5:
    ADDI     r3, r3, 1
    JGE      r3, r2, end6
    SEATR    r4, r5, r3
    AVATAR   r4, r4
    JLTI     r4, 0, loop5
    JEQ      r4, r1, loop5
    GETV     r6, coin, r1
    GETV     r7, coin, r4
    JLT      r6, r7, loop5
    JMP      else3
    JMP      loop5
  end6:
    REC      r7, 1
    MOV      r7, r1
    RAISE    r6, gain:coin, r7...
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
