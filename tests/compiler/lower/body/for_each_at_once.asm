proc.errand: code, 2 arguments, 15 registers, level errand
    SERIAL   r1
  ; step "all": for each other pawn, at once: it chooses one
    EMPTY    r2, pawn
    LDI      r5, -1
    SEATS    r4
    SEAT     r7
  loop2:
    ADDI     r5, r5, 1
    JGE      r5, r4, end3
    SEATR    r6, r7, r5
    AVATAR   r6, r6
    JLTI     r6, 0, loop2
    JEQ      r6, r0, loop2
    JOIN     r6, r2..., pawn
    JMP      loop2
  end3:
    LDI      r2, -1
  each4:
    AMONG    r2, r2..., pawn
    JLTI     r2, 0, all5
    JEQ      r2, r0, each4
    MOV      r4, r2
    LDI      r5, 0
    SETF     answer~1, r2, r5
    OPTS
    PLACE    r6, r4
    LDI      r7, 1
    GETV     r8, coin, r2
    JLT      r8, r7, closed6
    OPTI     -1, 'lose 1 coin'
  closed6:
    LDI      r8, -1
    ZID      r9, deck, r8
    TOP      r7, r9
    JLTI     r7, 0, closed7
    OPTI     -2, 'gain 1 card'
  closed7:
    NOPT     r7
    JZ       r7, none8
    DECIDER  r9, r4
    DECH     r7, r9, 'all'
    JNEI     r7, -1, other10
    LDI      r10, 1
    SETF     answer~1, r2, r10
    JMP      answered9
  other10:
    JNEI     r7, -2, other11
    LDI      r10, 2
    SETF     answer~1, r2, r10
    JMP      answered9
  other11:
  answered9:
  none8:
    JMP      each4
  all5:
    LDI      r2, -1
  each12:
    AMONG    r2, r2..., pawn
    JLTI     r2, 0, all13
    JEQ      r2, r0, each12
    GETF     r4, answer~1, r2
    JNEI     r4, 1, other14
  ; lose 1 coin
    REC      r6, 1
    MOV      r6, r2
    RAISE    r5, lose:coin, r6...
  unaffected15:
  other14:
  ; step "all": for each other pawn, at once: it chooses one
    JNEI     r4, 2, other16
  ; gain 1 card
    LDI      r13, -1
    ZID      r14, deck, r13
    TOP      r12, r14
    PAIR     r6, r2, r12
    JLTI     r7, 0, unaffected17
    RAISE    r5, gain, r6...
  unaffected17:
  other16:
  ; step "all": for each other pawn, at once: it chooses one
    JMP      each12
  all13:
  step1:
  ; step "perhaps": for each pawn, at once: it may lose 1 coin
    EMPTY    r2, pawn
    LDI      r5, -1
    SEATS    r4
    SEAT     r7
  loop19:
    ADDI     r5, r5, 1
    JGE      r5, r4, end20
    SEATR    r6, r7, r5
    AVATAR   r6, r6
    JLTI     r6, 0, loop19
    JOIN     r6, r2..., pawn
    JMP      loop19
  end20:
    LDI      r2, -1
  each21:
    AMONG    r2, r2..., pawn
    JLTI     r2, 0, all22
    MOV      r4, r2
    LDI      r5, 0
    SETF     answer~2, r2, r5
    OPTS
    PLACE    r6, r4
    LDI      r7, 1
    GETV     r8, coin, r2
    JLT      r8, r7, closed23
    OPTI     -1, 'lose 1 coin'
  closed23:
    NOPT     r7
    JZ       r7, none24
    OPTI     -2000000000, 'decline'
    DECIDER  r9, r4
    DECH     r7, r9, 'lose 1 coin'
    JEQI     r7, -2000000000, answered25
    JNEI     r7, -1, other26
    LDI      r10, 1
    SETF     answer~2, r2, r10
    JMP      answered25
  other26:
  answered25:
  none24:
    JMP      each21
  all22:
    LDI      r2, -1
  each27:
    AMONG    r2, r2..., pawn
    JLTI     r2, 0, all28
    GETF     r4, answer~2, r2
    JNEI     r4, 1, other29
    REC      r6, 1
    MOV      r6, r2
    RAISE    r5, lose:coin, r6...
  unaffected30:
  other29:
    JMP      each27
  all28:
  step18:
    RETI     0

fields
    name answer~1, of pawn, seen owner
    name answer~2, of pawn, seen owner

levels
    name errand, slots (actor #)

told options
    all: (lose 1 coin='lose 1 coin' gain 1 card='gain 1 card')
    lose 1 coin: (lose 1 coin='')
