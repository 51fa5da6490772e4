proc.errand: code, 2 arguments, 8 registers, level errand
    SERIAL   r1
  ; step "red": remember the number of red cards as your mark
    LDI      r2, 0
    LDI      r3, -1
  loop2:
    FIND     r3, r3, card
    JLTI     r3, 0, end3
    JNTAG    r3, red, loop2
    ADDI     r2, r2, 1
    JMP      loop2
  end3:
    JNTAG    r0, pawn, L4
    SETF     mark, r0, r2
  L4:
  step1:
  ; step "heavy": remember the number of cards with power at least 3 as your mark
    LDI      r2, 0
    LDI      r3, -1
  loop6:
    FIND     r3, r3, card
    JLTI     r3, 0, end7
    MOV      r5, r3
    LDI      r6, 0
    GETV     r7, power, r5
    STAT     r4, power, r5...
  L8:
    JLTI     r4, 3, loop6
    ADDI     r2, r2, 1
    JMP      loop6
  end7:
    JNTAG    r0, pawn, L9
    SETF     mark, r0, r2
  L9:
  step5:
    RETI     0

levels
    name errand, slots (actor #)
