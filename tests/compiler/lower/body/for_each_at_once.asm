proc.errand: code, 2 arguments, 15 registers, level errand
    SERIAL   r1
  ; step "all": for each other pawn, at once: it chooses one
    EMPTY    r2, pawn
    LDI      r4, -1
    SEAT     r5
  loop1:
    ROUND    r6, r4..., end2
    JEQ      r6, r0, loop1
    JOIN     r6, r2..., pawn
    JMP      loop1
  end2:
    LDI      r2, -1
  each3:
    AMONG    r2, r2..., pawn
    JLTI     r2, 0, all4
    JEQ      r2, r0, each3
    MOV      r4, r2
    LDI      r5, 0
    SETF     answer~1, r2, r5
    OPTS
    PLACE    r6, r4
    LDI      r7, 1
    GETV     r8, coin, r2
    JLT      r8, r7, closed5
    OPTI     -1, 'lose 1 coin'
  closed5:
    LDI      r8, -1
    ZID      r9, deck, r8
    TOP      r7, r9
    JLTI     r7, 0, closed6
    OPTI     -2, 'gain 1 card'
  closed6:
    NOPT     r7
    JZ       r7, none7
    DECIDER  r9, r4
    DECH     r7, r9, 'all'
    JNEI     r7, -1, other9
    LDI      r10, 1
    SETF     answer~1, r2, r10
    JMP      answered8
  other9:
    JNEI     r7, -2, other10
    LDI      r10, 2
    SETF     answer~1, r2, r10
    JMP      answered8
  other10:
  answered8:
  none7:
    JMP      each3
  all4:
    LDI      r2, -1
  each11:
    AMONG    r2, r2..., pawn
    JLTI     r2, 0, all12
    JEQ      r2, r0, each11
    GETF     r4, answer~1, r2
    JNEI     r4, 1, other13
  ; lose 1 coin
    REC      r6, 1
    MOV      r6, r2
    RAISE    r5, lose:coin, r6...
  unaffected14:
  other13:
  ; step "all": for each other pawn, at once: it chooses one
    JNEI     r4, 2, other15
  ; gain 1 card
    LDI      r13, -1
    ZID      r14, deck, r13
    TOP      r12, r14
    PAIR     r6, r2, r12
    JLTI     r7, 0, unaffected16
    RAISE    r5, gain, r6...
  unaffected16:
  other15:
  ; step "all": for each other pawn, at once: it chooses one
    JMP      each11
  all12:
  ; step "perhaps": for each pawn, at once: it may lose 1 coin
    EMPTY    r2, pawn
    LDI      r4, -1
    SEAT     r5
  loop17:
    ROUND    r6, r4..., end18
    JOIN     r6, r2..., pawn
    JMP      loop17
  end18:
    LDI      r2, -1
  each19:
    AMONG    r2, r2..., pawn
    JLTI     r2, 0, all20
    MOV      r4, r2
    LDI      r5, 0
    SETF     answer~2, r2, r5
    OPTS
    PLACE    r6, r4
    LDI      r7, 1
    GETV     r8, coin, r2
    JLT      r8, r7, closed21
    OPTI     -1, 'lose 1 coin'
  closed21:
    NOPT     r7
    JZ       r7, none22
    OPTI     -2000000000, 'decline'
    DECIDER  r9, r4
    DECH     r7, r9, 'lose 1 coin'
    JEQI     r7, -2000000000, answered23
    JNEI     r7, -1, other24
    LDI      r10, 1
    SETF     answer~2, r2, r10
    JMP      answered23
  other24:
  answered23:
  none22:
    JMP      each19
  all20:
    LDI      r2, -1
  each25:
    AMONG    r2, r2..., pawn
    JLTI     r2, 0, all26
    GETF     r4, answer~2, r2
    JNEI     r4, 1, other27
    REC      r6, 1
    MOV      r6, r2
    RAISE    r5, lose:coin, r6...
  unaffected28:
  other27:
    JMP      each25
  all26:
    RETI     0

fields
    name answer~1, of pawn, seen owner
    name answer~2, of pawn, seen owner

levels
    name errand, slots (actor #)

told options
    all: (lose 1 coin='lose 1 coin' gain 1 card='gain 1 card')
    lose 1 coin: (lose 1 coin='')
