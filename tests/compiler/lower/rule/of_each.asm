rule.example.box~1: code, 1 arguments, 9 registers, event *
  ; for each pawn: when you gain 1 coin: lose 1 coin
    EVGET    r1, 0
    JNTAG    r1, pawn, no2
    EVGET    r2, 2
    JLTI     r2, 1, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, lose:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

rule.example.box~2: forbid, 1 arguments, 4 registers, event *
  ; for each red pawn: you cannot discard cards
    EVGET    r1, 0
    JNTAG    r1, pawn, no2
    EVGET    r2, 1
    JNTAG    r2, card, no2
    JNTAG    r1, red, no2
    PROHIBIT 1
  no2:
  other1:
    RETI     0

rule.example.box~3: code, 1 arguments, 10 registers, event *
  ; for each card: when this is taken by Ann: Ann gains 1 coin
    EVGET    r0, 1
    JNTAG    r0, card, other1
    LDI      r1, -1
    EVGET    r2, 0
    JNEI     r2, 23, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    REC      r3, 1
    LDI      r3, 23
    RAISE    r2, gain:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

rules
    name example.box, event gain:coin, phase after, proc rule.example.box~1
    name example.box, event discard, phase forbid, proc rule.example.box~2, rank 1
    name example.box, event take, phase after, proc rule.example.box~3, rank 2
