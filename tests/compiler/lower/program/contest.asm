proc.duel: code, 4 arguments, 38 registers, level duel
    SERIAL   r2
  ; step "dice":
    LDI      r5, 0
    LDI      r6, 1
    MOV      r7, r0
    MOV      r8, r5
    CALL     r4, new roll, r7...
    LDI      r9, 0
    JLTI     r0, 0, L1
    MOV      r10, r0
    LDI      r11, 0
    CALL     r9, stat.luck roll, r10...
  L1:
    SETF     roll.bonus, r4, r9
    REC      r10, 0
    MOV      r10, r0
    MOV      r11, r4
    MOV      r12, r6
    MOV      r15, r5
    RAISE    r9, roll, r10...
    JNTAG    r0, thing, L2
    SETF     last luck roll, r0, r4
  L2:
    JNTAG    r0, thing, L3
    SETF     last roll, r0, r4
  L3:
    LDI      r17, 0
    LDI      r18, 1
    MOV      r19, r1
    MOV      r20, r17
    CALL     r16, new roll, r19...
    LDI      r21, 0
    JLTI     r1, 0, L4
    MOV      r22, r1
    LDI      r23, 0
    CALL     r21, stat.luck roll, r22...
  L4:
    SETF     roll.bonus, r16, r21
    REC      r22, 0
    MOV      r22, r1
    MOV      r23, r16
    MOV      r24, r18
    MOV      r27, r17
    RAISE    r21, roll, r22...
    JNTAG    r1, thing, L5
    SETF     last luck roll, r1, r16
  L5:
    JNTAG    r1, thing, L6
    SETF     last roll, r1, r16
  L6:
    LDI      r28, 0
    LDI      r29, 0
    JLTI     r0, 0, L7
    MOV      r30, r0
    LDI      r31, 0
    GETV     r32, power, r30
    STAT     r29, power, r30...
  L7:
    MOV      r33, r0
    MOV      r34, r0
    MOV      r35, r29
    LOG      'term\x1fpower', r33...
    ADD      r28, r28, r29
    LDI      r29, 0
    LDI      r30, -1
    JNTAG    r0, thing, L8
    GETF     r30, last luck roll, r0
  L8:
    JNTAG    r30, roll#, L9
    GETF     r29, roll.1, r30
    GETF     r31, roll.dice, r30
    JLTI     r31, 2, one10
    GETF     r31, roll.2, r30
    ADD      r29, r29, r31
    GETF     r31, roll.3, r30
    ADD      r29, r29, r31
    GETF     r31, roll.4, r30
    ADD      r29, r29, r31
    GETF     r31, roll.more, r30
    ADD      r29, r29, r31
  one10:
    GETF     r31, roll.change, r30
    ADD      r29, r29, r31
    GETF     r31, roll.bonus, r30
    ADD      r29, r29, r31
  L9:
    MOV      r32, r0
    MOV      r33, r0
    MOV      r34, r29
    LOG      'term\x1froll', r32...
    ADD      r28, r28, r29
    JLTI     r0, 0, L11
    SETF     score.duel, r0, r28
  L11:
    MOV      r29, r0
    LDI      r30, -1
    MOV      r31, r28
    LOG      '{0} scores {2:n}', r29...
    LDI      r29, 0
    LDI      r30, 0
    JLTI     r1, 0, L12
    MOV      r31, r1
    LDI      r32, 0
    GETV     r33, power, r31
    STAT     r30, power, r31...
  L12:
    MOV      r34, r1
    MOV      r35, r1
    MOV      r36, r30
    LOG      'term\x1fpower', r34...
    ADD      r29, r29, r30
    LDI      r30, 0
    LDI      r31, -1
    JNTAG    r1, thing, L13
    GETF     r31, last luck roll, r1
  L13:
    JNTAG    r31, roll#, L14
    GETF     r30, roll.1, r31
    GETF     r32, roll.dice, r31
    JLTI     r32, 2, one15
    GETF     r32, roll.2, r31
    ADD      r30, r30, r32
    GETF     r32, roll.3, r31
    ADD      r30, r30, r32
    GETF     r32, roll.4, r31
    ADD      r30, r30, r32
    GETF     r32, roll.more, r31
    ADD      r30, r30, r32
  one15:
    GETF     r32, roll.change, r31
    ADD      r30, r30, r32
    GETF     r32, roll.bonus, r31
    ADD      r30, r30, r32
  L14:
    MOV      r33, r1
    MOV      r34, r1
    MOV      r35, r30
    LOG      'term\x1froll', r33...
    ADD      r29, r29, r30
    JLTI     r1, 0, L16
    SETF     score.duel, r1, r29
  L16:
    MOV      r30, r1
    LDI      r31, -1
    MOV      r32, r29
    LOG      '{0} scores {2:n}', r30...
    JLT      r29, r28, more17
    JLT      r28, r29, less18
    LDI      r3, 2
    MOV      r30, r0
    MOV      r31, r1
    LDI      r32, 0
    LOG      '[{0} against {1}: tie]', r30...
    JMP      scored19
  more17:
    LDI      r3, 0
    MOV      r30, r0
    MOV      r31, r1
    LDI      r32, 0
    LOG      '[{0} against {1}: win]', r30...
    JMP      scored19
  less18:
    LDI      r3, 1
    MOV      r30, r0
    MOV      r31, r1
    LDI      r32, 0
    LOG      '[{0} against {1}: loss]', r30...
    JMP      scored19
  scored19:
    MOV      r30, r3
    JNEI     r3, 0, outcome22
  ; on win: the left gains 1 coin
    REC      r32, 1
    MOV      r32, r0
    RAISE    r31, gain:coin, r32...
  unaffected23:
  ; step "dice":
    JMP      ended21
  outcome22:
    JNEI     r3, 1, outcome24
  ; on loss: the right gains 1 coin
    REC      r32, 1
    MOV      r32, r1
    RAISE    r31, gain:coin, r32...
  unaffected25:
  ; step "dice":
    JMP      ended21
  outcome24:
  ended21:
  ended20:
    RET      r30
    RETI     0

fields
    name 'last luck roll', of thing, start -1, thing True
    name 'last roll', of thing, start -1, thing True
    name score.duel, of thing#

levels
    name duel, slots (left right # outcome#)
