proc.errand: code, 2 arguments, 28 registers, level errand
    SERIAL   r1
  ; step "result": roll 2 dice for luck, then remember the result as your mark
    LDI      r3, 0
    LDI      r4, 2
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
    LDI      r14, 0
    JNTAG    r2, roll#, L2
    GETF     r14, roll.1, r2
    GETF     r15, roll.dice, r2
    JLTI     r15, 2, one3
    GETF     r15, roll.2, r2
    ADD      r14, r14, r15
    GETF     r15, roll.3, r2
    ADD      r14, r14, r15
    GETF     r15, roll.4, r2
    ADD      r14, r14, r15
    GETF     r15, roll.more, r2
    ADD      r14, r14, r15
  one3:
    GETF     r15, roll.change, r2
    ADD      r14, r14, r15
    GETF     r15, roll.bonus, r2
    ADD      r14, r14, r15
  L2:
    JNTAG    r0, pawn, L4
    SETF     mark, r0, r14
  L4:
  ; step "dice": roll 1 die for luck, then remember the die as your mark
    LDI      r15, 0
    LDI      r16, 1
    MOV      r17, r0
    MOV      r18, r15
    CALL     r14, new roll, r17...
    LDI      r19, 0
    JLTI     r0, 0, L5
    MOV      r20, r0
    LDI      r21, 0
    CALL     r19, stat.luck roll, r20...
  L5:
    SETF     roll.bonus, r14, r19
    REC      r20, 0
    MOV      r20, r0
    MOV      r21, r14
    MOV      r22, r16
    MOV      r25, r15
    RAISE    r19, roll, r20...
    LDI      r26, 0
    JNTAG    r14, roll#, L6
    GETF     r26, roll.1, r14
    GETF     r27, roll.dice, r14
    JLTI     r27, 2, one7
    GETF     r27, roll.2, r14
    ADD      r26, r26, r27
    GETF     r27, roll.3, r14
    ADD      r26, r26, r27
    GETF     r27, roll.4, r14
    ADD      r26, r26, r27
  one7:
  L6:
    JNTAG    r0, pawn, L8
    SETF     mark, r0, r26
  L8:
    RETI     0

levels
    name errand, slots (actor #)
