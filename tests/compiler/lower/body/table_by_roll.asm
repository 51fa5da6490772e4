proc.errand: code, 2 arguments, 27 registers, level errand
    SERIAL   r1
  ; step "rows":
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
    LDI      r16, 0
    JNTAG    r2, roll#, L2
    GETF     r16, roll.1, r2
    GETF     r17, roll.dice, r2
    JLTI     r17, 2, one3
    GETF     r17, roll.2, r2
    ADD      r16, r16, r17
    GETF     r17, roll.3, r2
    ADD      r16, r16, r17
    GETF     r17, roll.4, r2
    ADD      r16, r16, r17
    GETF     r17, roll.more, r2
    ADD      r16, r16, r17
  one3:
    GETF     r17, roll.change, r2
    ADD      r16, r16, r17
    GETF     r17, roll.bonus, r2
    ADD      r16, r16, r17
  L2:
    MOV      r15, r16
    GETF     r16, roll.by, r2
    MOV      r17, r0
    MOV      r18, r16
    MOV      r19, r15
    LOG      'term\x1froll', r17...
    ADD      r14, r14, r15
    LDI      r17, 0
    JLTI     r0, 0, L4
    MOV      r18, r0
    LDI      r19, 0
    GETV     r20, power, r18
    STAT     r17, power, r18...
  L4:
    MOV      r16, r17
    MOV      r17, r0
    MOV      r18, r0
    MOV      r19, r16
    LOG      'taken\x1fpower', r17...
    SUB      r14, r14, r16
    MOV      r17, r0
    LDI      r18, -1
    MOV      r19, r14
    LOG      '[{0} counts {2:n}]', r17...
    SWITCH   r14, [..0 row6, 1.. row7, else end5]
  row6:
    JMP      end5
  row7:
  ; 1+: gain 1 coin
    REC      r21, 1
    MOV      r21, r0
    RAISE    r20, gain:coin, r21...
  unaffected8:
  ; step "rows":
    JMP      end5
  end5:
    RETI     0

levels
    name errand, slots (actor #)
