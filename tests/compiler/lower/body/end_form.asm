proc.errand: code, 2 arguments, 19 registers, level errand
    SERIAL   r1
  ; step "big": become a giant
    MOV      r2, r0
    LDI      r3, -1
  live2:
    EFNEXT   r3, giant, r3
    JLTI     r3, 0, none3
    EFGET    r4, r3, 0
    JNE      r4, r2, live2
    EFGET    r5, r3, 0
    EFGET    r6, r3, 2
    SETF     power, r5, r6
    MOV      r7, r5
    LDI      r8, -1
    LDI      r9, 0
    LOG      '{0} is no longer a giant', r7...
    EFEND    r3
    JMP      live2
  none3:
    GETV     r5, power, r2
    LDI      r6, 0
    MOV      r8, r2
    LDI      r9, -1
    MOV      r10, r5
    LDI      r11, 0
    LDI      r12, 0
    LDI      r13, 0
    MOV      r14, r6
    EFNEW    r7, giant, r8...
    LDI      r15, 0
    SETF     power, r2, r15
    MOV      r16, r2
    LDI      r17, -1
    LDI      r18, 0
    LOG      '{0} becomes a giant', r16...
    MOV      r17, r2
    MOV      r18, r7
    CALL     r16, begins.giant, r17...
  nowhere1:
  ; step "small": end the giant
    LDI      r2, -1
  live4:
    EFNEXT   r2, giant, r2
    JLTI     r2, 0, none5
    EFGET    r3, r2, 0
    JNE      r3, r0, live4
    EFGET    r4, r2, 0
    EFGET    r5, r2, 2
    SETF     power, r4, r5
    MOV      r6, r4
    LDI      r7, -1
    LDI      r8, 0
    LOG      '{0} is no longer a giant', r6...
    EFEND    r2
    JMP      live4
  none5:
    RETI     0

begins.giant: code, 2 arguments, 10 registers
  ; form giant (giants)
    EFGET    r2, r1, 1
  ; "begins": when this begins: gain 1 coin
    REC      r4, 1
    MOV      r4, r0
    RAISE    r3, gain:coin, r4...
  unaffected1:
  ; form giant (giants)
    RETI     0

levels
    name errand, slots (actor #)

effects
    giant

told forms
    giant
