of the base: give
   other2:
+    JNTAG    r1, space, other3
+    JNTAG    r0, guard, other3
+    ZID      r2, post, r1
+    MOVE     r0, r2, 0
+    RETI     1
+  other3:
     RETI     0

proc.duel: code, 4 arguments, 22 registers, level duel
    SERIAL   r2
  ; contest duel (duels)
    LDI      r4, 0
    JNTAG    r0, guard, alone1
    PLACE    r6, r0
    FIRST    r5, post, r6
    SEEK     r5, r5, guard
    JLTI     r5, 0, end4
  loop2:
    JEQ      r5, r0, after3
    ATTR     r6, weight, r5
  L5:
    ATTR     r7, weight, r0
  L6:
    JNE      r6, r7, after3
    SETF     joined.duel.0, r5, r2
    LDI      r4, 1
  apart7:
  after3:
    NEXT     r5, guard, loop2
  end4:
  alone1:
    LDI      r5, 0
    JNTAG    r1, guard, alone8
    PLACE    r7, r1
    FIRST    r6, post, r7
    SEEK     r6, r6, guard
    JLTI     r6, 0, end11
  loop9:
    JEQ      r6, r1, after10
    ATTR     r7, weight, r6
  L12:
    ATTR     r8, weight, r1
  L13:
    JNE      r7, r8, after10
    SETF     joined.duel.1, r6, r2
    LDI      r5, 1
  apart14:
  after10:
    NEXT     r6, guard, loop9
  end11:
  alone8:
    LDI      r6, 0
    LDI      r7, 0
    JLTI     r0, 0, L15
    MOV      r8, r0
    LDI      r9, 0
    GETV     r10, power, r8
    STAT     r7, power, r8...
  L15:
    MOV      r11, r0
    MOV      r12, r0
    MOV      r13, r7
    LOG      '= power', r11...
    ADD      r6, r6, r7
    JZ       r4, alone16
    LDI      r7, -1
  loop17:
    FIND     r7, r7, guard
    JLTI     r7, 0, end18
    GETF     r8, joined.duel.0, r7
    JNE      r8, r2, not19
    MOV      r10, r7
    LDI      r11, 0
    GETV     r12, power, r10
    STAT     r9, power, r10...
  L20:
    MOV      r13, r0
    MOV      r14, r7
    MOV      r15, r9
    LOG      '= {1}', r13...
    ADD      r6, r6, r9
  not19:
    JMP      loop17
  end18:
  alone16:
    JLTI     r0, 0, L21
    SETF     score.duel, r0, r6
  L21:
    MOV      r8, r0
    LDI      r9, -1
    MOV      r10, r6
    LOG      '{0} scores {2:n}', r8...
    LDI      r8, 0
    LDI      r9, 0
    JLTI     r1, 0, L22
    MOV      r10, r1
    LDI      r11, 0
    GETV     r12, power, r10
    STAT     r9, power, r10...
  L22:
    MOV      r13, r1
    MOV      r14, r1
    MOV      r15, r9
    LOG      '= power', r13...
    ADD      r8, r8, r9
    JZ       r5, alone23
    LDI      r9, -1
  loop24:
    FIND     r9, r9, guard
    JLTI     r9, 0, end25
    GETF     r10, joined.duel.1, r9
    JNE      r10, r2, not26
    MOV      r12, r9
    LDI      r13, 0
    GETV     r14, power, r12
    STAT     r11, power, r12...
  L27:
    MOV      r15, r1
    MOV      r16, r9
    MOV      r17, r11
    LOG      '= {1}', r15...
    ADD      r8, r8, r11
  not26:
    JMP      loop24
  end25:
  alone23:
    JLTI     r1, 0, L28
    SETF     score.duel, r1, r8
  L28:
    MOV      r10, r1
    LDI      r11, -1
    MOV      r12, r8
    LOG      '{0} scores {2:n}', r10...
    JLT      r8, r6, more29
    JLT      r6, r8, less30
    LDI      r3, 2
    MOV      r10, r0
    MOV      r11, r1
    LDI      r12, 0
    LOG      '[{0} against {1}: tie]', r10...
    JMP      scored31
  more29:
    LDI      r3, 0
    MOV      r10, r0
    MOV      r11, r1
    LDI      r12, 0
    LOG      '[{0} against {1}: win]', r10...
    JMP      scored31
  less30:
    LDI      r3, 1
    MOV      r10, r0
    MOV      r11, r1
    LDI      r12, 0
    LOG      '[{0} against {1}: loss]', r10...
    JMP      scored31
  scored31:
    MOV      r10, r3
    JNEI     r3, 0, outcome34
  ; on win: the left gains 1 coin
    REC      r12, 1
    MOV      r12, r0
    RAISE    r11, gain:coin, r12...
  unaffected35:
  ; contest duel (duels)
    JZ       r5, alone36
    LDI      r11, -1
    MOV      r12, r1
  joined37:
    LDI      r13, -1
    LDI      r14, -1
  loop39:
    FIND     r14, r14, guard
    JLTI     r14, 0, end40
    GETF     r15, joined.duel.1, r14
    JNE      r15, r2, not41
    JLT      r14, r11, no42
    JEQ      r14, r11, no42
    JLTI     r13, 0, take43
    JGE      r14, r13, no42
  take43:
    MOV      r13, r14
  no42:
  not41:
    JMP      loop39
  end40:
    MOV      r1, r12
    JLTI     r13, 0, all38
    MOV      r11, r13
    MOV      r1, r13
  ; on win: the left gains 1 coin
    REC      r16, 1
    MOV      r16, r0
    RAISE    r15, gain:coin, r16...
  unaffected44:
  ; contest duel (duels)
    JMP      joined37
  all38:
  alone36:
    JMP      ended33
  outcome34:
  ended33:
  ended32:
    RET      r10
    RETI     0

entities
    name Rook, text Rook, tags (guard thing =Rook thing#), attrs (weight=2)
    name Pike, text Pike, tags (guard thing =Pike thing#), attrs (weight=2)

fields
    name joined.duel.0, of thing#
    name joined.duel.1, of thing#
    name score.duel, of thing#

zones
    name post, of space, seen all

purposes
    shuffling post

levels
    name duel, slots (left right # outcome#)
