proc.errand: code, 2 arguments, 21 registers, level errand
    SERIAL   r1
  ; step "it":
    LDI      r3, 0
    LDI      r4, 1
    MOV      r5, r0
    MOV      r6, r3
    CALL     r2, new roll, r5...
    LDI      r7, 0
    JLTI     r0, 0, L1
    MOV      r8, r0
    LDI      r9, 0
    CALL     r7, stat.luck roll, r8...
  L1:
    SETF     roll.bonus, r2, r7
    REC      r8, 0
    MOV      r8, r0
    MOV      r9, r2
    MOV      r10, r4
    MOV      r13, r3
    RAISE    r7, roll, r8...
    LDI      r15, 0
    JNTAG    r2, roll#, L4
    GETF     r15, roll.1, r2
    GETF     r16, roll.dice, r2
    JLTI     r16, 2, one5
    GETF     r16, roll.2, r2
    ADD      r15, r15, r16
    GETF     r16, roll.3, r2
    ADD      r15, r15, r16
    GETF     r16, roll.4, r2
    ADD      r15, r15, r16
    GETF     r16, roll.more, r2
    ADD      r15, r15, r16
  one5:
    GETF     r16, roll.change, r2
    ADD      r15, r15, r16
    GETF     r16, roll.bonus, r2
    ADD      r15, r15, r16
  L4:
    MOV      r14, r15
    LDI      r16, 0
    JLTI     r0, 0, L6
    MOV      r17, r0
    LDI      r18, 0
    GETV     r19, power, r17
    STAT     r16, power, r17...
  L6:
    MOV      r15, r16
    MOV      r16, r0
    MOV      r17, r0
    MOV      r18, r15
    LOG      'term\x1fpower', r16...
    MOV      r16, r0
    MOV      r17, r14
    MOV      r18, r15
    LOG      '[{0} has {1:n} against {2:n}]', r16...
    LDI      r14, 0
    JNTAG    r2, roll#, L7
    GETF     r14, roll.1, r2
    GETF     r15, roll.dice, r2
    JLTI     r15, 2, one8
    GETF     r15, roll.2, r2
    ADD      r14, r14, r15
    GETF     r15, roll.3, r2
    ADD      r14, r14, r15
    GETF     r15, roll.4, r2
    ADD      r14, r14, r15
    GETF     r15, roll.more, r2
    ADD      r14, r14, r15
  one8:
    GETF     r15, roll.change, r2
    ADD      r14, r14, r15
    GETF     r15, roll.bonus, r2
    ADD      r14, r14, r15
  L7:
    LDI      r16, 0
    JLTI     r0, 0, L9
    MOV      r17, r0
    LDI      r18, 0
    GETV     r19, power, r17
    STAT     r16, power, r17...
  L9:
    JGE      r16, r14, else2
  ; if the total is more than your power: gain 1 coin
    REC      r15, 1
    MOV      r15, r0
    RAISE    r14, gain:coin, r15...
  unaffected10:
  ; step "it":
    JMP      end3
  else2:
  end3:
    LDI      r14, 0
    JNTAG    r2, roll#, L11
    GETF     r14, roll.1, r2
    GETF     r15, roll.dice, r2
    JLTI     r15, 2, one12
    GETF     r15, roll.2, r2
    ADD      r14, r14, r15
    GETF     r15, roll.3, r2
    ADD      r14, r14, r15
    GETF     r15, roll.4, r2
    ADD      r14, r14, r15
    GETF     r15, roll.more, r2
    ADD      r14, r14, r15
  one12:
    GETF     r15, roll.change, r2
    ADD      r14, r14, r15
    GETF     r15, roll.bonus, r2
    ADD      r14, r14, r15
  L11:
    LDI      r16, 0
    JLTI     r0, 0, L13
    MOV      r17, r0
    LDI      r18, 0
    GETV     r19, power, r17
    STAT     r16, power, r17...
  L13:
    SUB      r20, r14, r16
    JNTAG    r0, pawn, L14
    SETF     mark, r0, r20
  L14:
    RETI     0

levels
    name errand, slots (actor #)
