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
    LDI      r15, 0
    JNTAG    r2, roll#, L2
    GETF     r15, roll.1, r2
    GETF     r16, roll.dice, r2
    JLTI     r16, 2, one3
    GETF     r16, roll.2, r2
    ADD      r15, r15, r16
    GETF     r16, roll.3, r2
    ADD      r15, r15, r16
    GETF     r16, roll.4, r2
    ADD      r15, r15, r16
    GETF     r16, roll.more, r2
    ADD      r15, r15, r16
  one3:
    GETF     r16, roll.change, r2
    ADD      r15, r15, r16
    GETF     r16, roll.bonus, r2
    ADD      r15, r15, r16
  L2:
    MOV      r14, r15
    GETF     r16, roll.bonus, r2
    JZ       r16, bare4
    GETF     r15, roll.by, r2
    MOV      r17, r15
    MOV      r18, r15
    MOV      r19, r14
    LOG      'term\x1froll', r17...
    MOV      r20, r15
    LDI      r21, -1
    MOV      r22, r14
    LOG      '[{0} counts {2:n}]', r20...
  bare4:
    SWITCH   r14, [2..6 row6, 7..12 row7, else end5]
  row6:
  ; 2-6: lose 1 coin
    REC      r16, 1
    MOV      r16, r0
    RAISE    r15, lose:coin, r16...
  unaffected8:
  ; step "dice": roll 2 dice for luck
    JMP      end5
  row7:
  ; 7-12: gain 1 coin
    REC      r16, 1
    MOV      r16, r0
    RAISE    r15, gain:coin, r16...
  unaffected9:
  ; step "dice": roll 2 dice for luck
    JMP      end5
  end5:
    RETI     0

levels
    name errand, slots (actor #)
