proc.errand: code, 2 arguments, 15 registers, level errand
    SERIAL   r1
  ; step "cards": if the number of cards in your hand is exactly 2: gain 1 coin
    LDI      r2, 0
    FIRST    r3, hand, r0
    SEEK     r3, card, end5
  loop3:
    ADDI     r2, r2, 1
  after4:
    NEXT     r3, card, loop3
  end5:
    JNEI     r2, 2, else1
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected6:
    JMP      end2
  else1:
  end2:
  ; step "some": if there are exactly 2 cards here: gain 1 coin
    LDI      r2, 0
    JNEI     r2, 2, else7
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected9:
    JMP      end8
  else7:
  end8:
  ; step "all": for each pawn with coins exactly 2: it gains 1 coin
    EMPTY    r2, pawn
    LDI      r4, -1
    SEAT     r5
  loop10:
    ROUND    r6, r4..., end11
    GETV     r7, coin, r6
    JNEI     r7, 2, loop10
    JOIN     r6, r2..., pawn
    JMP      loop10
  end11:
    SEAT     r4
    LDI      r5, -1
    SEAT     r6
  each12:
    ROUND    r7, r5..., all13
    ADDI     r2, r7, -1
    AMONG    r8, r2..., pawn
    JNE      r8, r7, each12
    GETV     r8, coin, r7
    JNEI     r8, 2, each12
    REC      r9, 1
    MOV      r9, r7
    RAISE    r8, gain:coin, r9...
  unaffected14:
    JMP      each12
  all13:
    SETSEAT  r4
    RETI     0

rule.example.gift~1: code, 1 arguments, 3 registers, event *
  ; rule "Gift": for each pawn: when you gain exactly 2 coins: remember that the gate is closed
    EVGET    r1, 0
    JNTAG    r1, pawn, no2
    EVGET    r2, 2
    JNEI     r2, 2, no2
    LDI      r2, 1
    SETG     the gate is closed, r2
  no2:
  other1:
    RETI     0

levels
    name errand, slots (actor #)

rules
    name example.gift, event gain:coin, phase after, proc rule.example.gift~1
