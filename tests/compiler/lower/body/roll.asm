proc.errand: code, 2 arguments, 23 registers, level errand
    SERIAL   r1
  ; step "dice": roll 2 dice for luck
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
    SWITCH   r14, [2..6 row5, 7..12 row6, else end4]
  row5:
  ; 2-6: lose 1 coin
    REC      r17, 1
    MOV      r17, r0
    RAISE    r16, lose:coin, r17...
  unaffected7:
  ; step "dice": roll 2 dice for luck
    JMP      end4
  row6:
  ; 7-12: gain 1 coin
    REC      r17, 1
    MOV      r17, r0
    RAISE    r16, gain:coin, r17...
  unaffected8:
  ; step "dice": roll 2 dice for luck
    JMP      end4
  end4:
    RETI     0

levels
    name errand, slots (actor #)
