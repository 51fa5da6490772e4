proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "coin": gain 1 coin
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected1:
    RETI     0

rule.example.errand~1: code, 1 arguments, 9 registers, event *
  ; when you gain 1 coin: lose 1 coin
    ROLE     r1, errand, 0
    JLTI     r1, 0, no2
    EVGET    r2, 0
    JNE      r2, r1, no2
    EVGET    r2, 2
    JLTI     r2, 1, no2
    INLV     r2, errand
    JZ       r2, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, lose:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

rule.example.errand~2: forbid, 1 arguments, 4 registers, event *
  ; you cannot discard cards
    ROLE     r1, errand, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNTAG    r2, card, no2
    EVGET    r2, 0
    JNE      r2, r1, no2
    INLV     r2, errand
    JZ       r2, no2
    PROHIBIT 1
  no2:
  other1:
    RETI     0

rule.example.errand.begins~3: code, 1 arguments, 9 registers, event *
  ; procedure errand (errands)
    EVGET    r1, 0
    JLTI     r1, 0, no2
  ; when this begins: gain 1 coin
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected3:
  no2:
  other1:
  ; procedure errand (errands)
    RETI     0

rule.example.errand.ends~4: code, 1 arguments, 9 registers, event *
  ; procedure errand (errands)
    EVGET    r1, 0
    JLTI     r1, 0, no2
  ; when this ends: lose 1 coin
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, lose:coin, r3...
  unaffected3:
  no2:
  other1:
  ; procedure errand (errands)
    RETI     0

events
    name 'begin errand', text '{0} begins errand', quiet True
    name 'end errand', text '{0} ends errand', quiet True

levels
    name errand, slots (actor #)

rules
    name example.errand, event gain:coin, phase after, proc rule.example.errand~1
    name example.errand, event discard, phase forbid, proc rule.example.errand~2, rank 1
    name example.errand.begins, event 'begin errand', phase after, proc rule.example.errand.begins~3, rank 2
    name example.errand.ends, event 'end errand', phase after, proc rule.example.errand.ends~4, layer 3, rank 3
