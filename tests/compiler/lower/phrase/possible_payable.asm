do.lose:gem: code, 0 arguments, 9 registers, event lose:gem
  ; verb lose (loses, losing, lost): pawn "lose {goods}"
    EVGET    r0, 0
    EVGET    r1, 2
    JNTAG    r0, pawn, changed1
    GETF     r2, gem, r0
    LDI      r3, 1
    SUB      r4, r2, r3
    LDI      r5, 0
    MAX      r4, r4, r5
    MIN      r4, r4, r1
    JGE      r4, r1, enough2
    MOV      r6, r0
    LDI      r7, -1
    MOV      r8, r4
    LOG      'capped\x1f[{0} can lose only {2:gem|gems}]', r6...
  enough2:
    EVSET    2, r4
    SUB      r4, r5, r4
    ADDF     gem, r0, r4
  changed1:
    RETI     0

proc.errand: code, 2 arguments, 15 registers, level errand
    SERIAL   r1
  ; step "pay": you may lose 2 gems
    OPTS
    LDI      r2, 2
    GETV     r3, gem, r0
    LDI      r4, 1
    SUB      r5, r3, r4
    JLT      r5, r2, no1
    OPTI     1, 'lose 2 gems'
    OPTI     -2000000000, 'decline'
    DECIDER  r4, r0
    DEC      r2, r4, 'lose 2 gems?'
    JEQI     r2, -2000000000, no1
    REC      r3, 2
    MOV      r3, r0
    RAISE    r2, lose:gem, r3...
  unaffected3:
    JMP      end2
  no1:
  end2:
  ; step "all": you may lose all your coins
    OPTS
    GETV     r2, coin, r0
    GETV     r3, coin, r0
    JLT      r3, r2, no4
    JLTI     r2, 1, no4
    OPTI     1, 'lose all your coins'
    OPTI     -2000000000, 'decline'
    DECIDER  r4, r0
    DEC      r2, r4, 'lose all your coins?'
    JEQI     r2, -2000000000, no4
    REC      r3, 1
    MOV      r3, r0
    GETV     r5, coin, r0
    RAISE    r2, lose:coin, r3...
  unaffected6:
    JMP      end5
  no4:
  end5:
  ; step "way":
    MOV      r2, r0
    OPTS
    PLACE    r3, r2
    LDI      r4, 2
    GETV     r5, coin, r0
    JLT      r5, r4, closed7
    OPTI     -1, 'lose 2 coins'
  closed7:
    LDI      r4, 25
    JLTI     r4, 0, closed8
    OPTI     -2, 'discard Bread'
  closed8:
    NOPT     r4
    JZ       r4, answered9
    OPTI     -2000000000, 'decline'
    DECIDER  r6, r2
    DEC      r4, r6, 'way'
    JEQI     r4, -2000000000, answered9
    JNEI     r4, -1, other10
  ; lose 2 coins
    REC      r8, 2
    MOV      r8, r0
    RAISE    r7, lose:coin, r8...
  unaffected11:
  ; step "way":
    JMP      answered9
  other10:
    JNEI     r4, -2, other12
  ; discard Bread
    LDI      r14, 25
    PAIR     r8, r0, r14
    JLTI     r9, 0, unaffected13
    RAISE    r7, discard, r8...
  unaffected13:
  ; step "way":
    JMP      answered9
  other12:
  answered9:
    RETI     0

fields
    name gem, of pawn, seen all

events
    name lose:gem, body do.lose:gem, text '{0} loses {2:gem|gems}'

levels
    name errand, slots (actor #)

told options
    way: (lose 2 coins='lose 2 coins' discard Bread='discard Bread')
