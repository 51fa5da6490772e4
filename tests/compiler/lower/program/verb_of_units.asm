do.pay:coin: code, 0 arguments, 9 registers, event pay:coin
  ; verb pay (pays, paying, paid): pawn "pay {goods}"
    EVGET    r0, 0
  ; the actor loses that much
    REC      r2, 1
    MOV      r2, r0
    EVGET    r4, 2
    RAISE    r1, lose:coin, r2...
  unaffected1:
  ; verb pay (pays, paying, paid): pawn "pay {goods}"
    RETI     0

do.pay:power: code, 0 arguments, 9 registers, event pay:power
  ; verb pay (pays, paying, paid): pawn "pay {goods}"
    EVGET    r0, 0
  ; the actor loses that much
    REC      r2, 1
    MOV      r2, r0
    EVGET    r4, 2
    RAISE    r1, lose:power, r2...
  unaffected1:
  ; verb pay (pays, paying, paid): pawn "pay {goods}"
    RETI     0

do.pay: code, 0 arguments, 9 registers, event pay
  ; verb pay (pays, paying, paid): pawn "pay {goods}"
    EVGET    r0, 0
  ; the actor loses that much
    EVGET    r8, 1
    PAIR     r2, r0, r8
    EVGET    r4, 2
    JLTI     r3, 0, unaffected1
    RAISE    r1, lose, r2...
  unaffected1:
  ; verb pay (pays, paying, paid): pawn "pay {goods}"
    RETI     0

do.lose:power: code, 0 arguments, 9 registers, event lose:power
  ; verb lose (loses, losing, lost): pawn "lose {goods}"
    EVGET    r0, 0
    EVGET    r1, 2
    JNTAG    r0, thing, changed1
    GETF     r2, power, r0
    LDI      r3, 0
    SUB      r4, r2, r3
    LDI      r5, 0
    MAX      r4, r4, r5
    MIN      r4, r4, r1
    JGE      r4, r1, enough2
    MOV      r6, r0
    LDI      r7, -1
    MOV      r8, r4
    LOG      'capped\x1f[{0} can lose only {2:power|power}]', r6...
  enough2:
    EVSET    2, r4
    SUB      r4, r5, r4
    ADDF     power, r0, r4
  changed1:
    RETI     0

proc.errand: code, 2 arguments, 11 registers, level errand
    SERIAL   r1
  ; step "pay": pay 1 coin
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, pay:coin, r3...
  unaffected1:
  ; step "power": pay 1 power
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, pay:power, r3...
  unaffected2:
  ; step "card": pay a card
    LDI      r2, -1
    OPTS
    MOV      r5, r0
    LDI      r4, -1
  loop4:
    HAVE     r4, card, end5
    OPT      r4, ''
    JMP      loop4
  end5:
    NOPT     r6
    JZ       r6, picked3
    DECIDER  r7, r0
    DEC      r2, r7, 'pay a card'
  picked3:
    JLTI     r2, 0, none6
    PAIR     r5, r0, r2
    RAISE    r4, pay, r5...
  unaffected7:
  none6:
    RETI     0

events
    name pay:coin, body do.pay:coin, text '{0} pays {2:coin|coins}'
    name pay:power, body do.pay:power, text '{0} pays {2:power|power}'
    name lose:power, body do.lose:power, text '{0} loses {2:power|power}'
    name pay, body do.pay, text '{0} pays[ {1}]'

levels
    name errand, slots (actor #)

told wholes
    pay:coin
    pay:power
