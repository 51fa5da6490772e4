proc.errand: code, 2 arguments, 11 registers, level errand
    SERIAL   r1
  ; step "one": choose a number from 1 to 3 as your mark
    MOV      r4, r0
    LDI      r5, 1
    LDI      r6, 3
    JLT      r6, r5, none1
    OPTS
  number2:
    JLT      r6, r5, numbers3
    OPTN     r5, ''
    ADDI     r5, r5, 1
    JMP      number2
  numbers3:
    DECIDER  r7, r4
    DEC      r2, r7, 'secret\x1fchoose a number from 1 to 3 as your mark'
    JNTAG    r0, pawn, none1
    SETF     mark, r0, r2
  none1:
  ; step "other": Ann chooses a number from 0 to your coins as its mark
    LDI      r4, 23
    LDI      r5, 0
    GETV     r6, coin, r0
    JLT      r6, r5, none4
    OPTS
  number5:
    JLT      r6, r5, numbers6
    OPTN     r5, ''
    ADDI     r5, r5, 1
    JMP      number5
  numbers6:
    DECIDER  r7, r4
    DEC      r2, r7, 'secret\x1fchoose a number as your mark'
    LDI      r4, 23
    JNTAG    r4, pawn, none4
    SETF     mark, r4, r2
  none4:
  ; step "all": for each pawn, at once: it chooses a number from 0 to its coins as its mark
    EMPTY    r2, pawn
    LDI      r4, -1
    SEAT     r5
  loop7:
    ROUND    r6, r4..., end8
    JOIN     r6, r2..., pawn
    JMP      loop7
  end8:
    LDI      r2, -1
  each9:
    AMONG    r2, r2..., pawn
    JLTI     r2, 0, all10
    LDI      r4, 0
    SETF     given~2, r2, r4
    MOV      r7, r2
    LDI      r8, 0
    GETV     r9, coin, r2
    JLT      r9, r8, none11
    OPTS
  number12:
    JLT      r9, r8, numbers13
    OPTN     r8, ''
    ADDI     r8, r8, 1
    JMP      number12
  numbers13:
    DECIDER  r10, r7
    DECH     r5, r10, 'secret\x1fchoose a number as your mark'
    SETF     answer~1, r2, r5
    LDI      r7, 1
    SETF     given~2, r2, r7
  none11:
    JMP      each9
  all10:
    LDI      r2, -1
  each14:
    AMONG    r2, r2..., pawn
    JLTI     r2, 0, all15
    GETF     r4, given~2, r2
    JZ       r4, other16
    GETF     r4, answer~1, r2
    SETF     mark, r2, r4
  other16:
    JMP      each14
  all15:
    RETI     0

fields
    name answer~1, of pawn, seen owner
    name given~2, of pawn, seen owner

levels
    name errand, slots (actor #)
