proc.errand: code, 2 arguments, 18 registers, level errand
    SERIAL   r1
  ; step "where": roll 1 die for luck, then put you into the spot of the entry
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
    SWITCH   r14, [1..3 row5, 4 row6, 5..6 row7, else end4]
  row5:
    JLTI     r0, 0, moved8
    LDI      r16, 20
    JNTAG    r16, space, moved8
    ZID      r17, spot, r16
    MOVE     r0, r17, 0
  moved8:
    JMP      end4
  row6:
    JLTI     r0, 0, moved9
    LDI      r16, 21
    JNTAG    r16, space, moved9
    ZID      r17, spot, r16
    MOVE     r0, r17, 0
  moved9:
    JMP      end4
  row7:
    JLTI     r0, 0, moved10
    LDI      r16, 22
    JNTAG    r16, space, moved10
    ZID      r17, spot, r16
    MOVE     r0, r17, 0
  moved10:
    JMP      end4
  end4:
    RETI     0

levels
    name errand, slots (actor #)
