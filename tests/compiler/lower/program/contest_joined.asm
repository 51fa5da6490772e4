of the base: give
   other2:
+    JNTAG    r1, space, other3
+    JNTAG    r0, guard, other3
+    ZID      r2, post, r1
+    MOVE     r0, r2, 0
+    RETI     1
+  other3:
     RETI     0

of the base: proc.game
-proc.game: code, 2 arguments, 20 registers, level game
+proc.game: code, 2 arguments, 26 registers, level game
     SERIAL   r1
   loop6:
+    PAIR     r15, r8, r14
+    CAN      r21, assume, r15...
+    JZ       r21, after7
     ADDI     r13, r13, 1
   loop9:
+    PAIR     r19, r8, r18
+    CAN      r25, assume, r19...
+    JZ       r25, after10
     ADDI     r15, r15, -1

of the base: proc.turn
-proc.turn: code, 2 arguments, 12 registers, level turn
+proc.turn: code, 2 arguments, 13 registers, level turn
     SERIAL   r1
     HAVE     r4, card, end8
+    PAIR     r6, r0, r4
+    CAN      r12, lose, r6...
+    JZ       r12, loop7
     OPT      r4, ''
     JNEI     r5, 23, no13
+    PAIR     r5, r0, r4
+    LDI      r9, 23
+    CAN      r11, take, r5...
+    JZ       r11, no13
     OPT      r4, ''

proc.duel: code, 4 arguments, 34 registers, level duel
    SERIAL   r2
  ; contest duel (duels)
    LDI      r4, 0
    JNTAG    r0, guard, alone1
    PLACE    r6, r0
    FIRST    r5, post, r6
    SEEK     r5, guard, end4
  loop2:
    JEQ      r5, r0, after3
    ATTR     r6, weight, r5
  L5:
    ATTR     r7, weight, r0
  L6:
    JNE      r6, r7, after3
    PAIR     r6, r1, r5
    CAN      r12, affect, r6...
    JZ       r12, apart7
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
    SEEK     r6, guard, end11
  loop9:
    JEQ      r6, r1, after10
    ATTR     r7, weight, r6
  L12:
    ATTR     r8, weight, r1
  L13:
    JNE      r7, r8, after10
    PAIR     r7, r0, r6
    CAN      r13, affect, r7...
    JZ       r13, apart14
    SETF     joined.duel.1, r6, r2
    LDI      r5, 1
  apart14:
  after10:
    NEXT     r6, guard, loop9
  end11:
  alone8:
  ; step "dice": roll 1 die for luck
    LDI      r7, 0
    LDI      r8, 1
    MOV      r9, r0
    MOV      r10, r7
    CALL     r6, new roll, r9...
    LDI      r11, 0
    JLTI     r0, 0, L15
    MOV      r12, r0
    LDI      r13, 0
    CALL     r11, stat.luck roll, r12...
  L15:
    SETF     roll.bonus, r6, r11
    REC      r12, 0
    MOV      r12, r0
    MOV      r13, r6
    MOV      r14, r8
    MOV      r17, r7
    RAISE    r11, roll, r12...
    JNTAG    r0, thing, L16
    SETF     last luck roll, r0, r6
  L16:
    JNTAG    r0, thing, L17
    SETF     last roll, r0, r6
  L17:
    LDI      r18, 0
    LDI      r19, 0
    JLTI     r0, 0, L18
    MOV      r20, r0
    LDI      r21, 0
    GETV     r22, power, r20
    STAT     r19, power, r20...
  L18:
    MOV      r23, r0
    MOV      r24, r0
    MOV      r25, r19
    LOG      'term\x1fpower', r23...
    ADD      r18, r18, r19
    LDI      r19, 0
    LDI      r20, -1
    JNTAG    r0, thing, L19
    GETF     r20, last luck roll, r0
  L19:
    JNTAG    r20, roll#, L20
    GETF     r19, roll.1, r20
    GETF     r21, roll.dice, r20
    JLTI     r21, 2, one21
    GETF     r21, roll.2, r20
    ADD      r19, r19, r21
    GETF     r21, roll.3, r20
    ADD      r19, r19, r21
    GETF     r21, roll.4, r20
    ADD      r19, r19, r21
    GETF     r21, roll.more, r20
    ADD      r19, r19, r21
  one21:
    GETF     r21, roll.change, r20
    ADD      r19, r19, r21
    GETF     r21, roll.bonus, r20
    ADD      r19, r19, r21
  L20:
    MOV      r22, r0
    MOV      r23, r0
    MOV      r24, r19
    LOG      'term\x1froll', r22...
    ADD      r18, r18, r19
    JZ       r4, alone22
    LDI      r19, -1
  loop23:
    FIND     r19, r19, guard
    JLTI     r19, 0, end24
    GETF     r20, joined.duel.0, r19
    JNE      r20, r2, not25
    MOV      r22, r19
    LDI      r23, 0
    GETV     r24, power, r22
    STAT     r21, power, r22...
  L26:
    MOV      r25, r0
    MOV      r26, r19
    MOV      r27, r21
    LOG      'term\x1f{1}', r25...
    ADD      r18, r18, r21
  not25:
    JMP      loop23
  end24:
  alone22:
    JLTI     r0, 0, L27
    SETF     score.duel, r0, r18
  L27:
    MOV      r20, r0
    LDI      r21, -1
    MOV      r22, r18
    LOG      '{0} scores {2:n}', r20...
    LDI      r20, 0
    LDI      r21, 0
    JLTI     r1, 0, L28
    MOV      r22, r1
    LDI      r23, 0
    GETV     r24, power, r22
    STAT     r21, power, r22...
  L28:
    MOV      r25, r1
    MOV      r26, r1
    MOV      r27, r21
    LOG      'term\x1fpower', r25...
    ADD      r20, r20, r21
    LDI      r21, 0
    LDI      r22, -1
    JNTAG    r1, thing, L29
    GETF     r22, last luck roll, r1
  L29:
    JNTAG    r22, roll#, L30
    GETF     r21, roll.1, r22
    GETF     r23, roll.dice, r22
    JLTI     r23, 2, one31
    GETF     r23, roll.2, r22
    ADD      r21, r21, r23
    GETF     r23, roll.3, r22
    ADD      r21, r21, r23
    GETF     r23, roll.4, r22
    ADD      r21, r21, r23
    GETF     r23, roll.more, r22
    ADD      r21, r21, r23
  one31:
    GETF     r23, roll.change, r22
    ADD      r21, r21, r23
    GETF     r23, roll.bonus, r22
    ADD      r21, r21, r23
  L30:
    MOV      r24, r1
    MOV      r25, r1
    MOV      r26, r21
    LOG      'term\x1froll', r24...
    ADD      r20, r20, r21
    JZ       r5, alone32
    LDI      r21, -1
  loop33:
    FIND     r21, r21, guard
    JLTI     r21, 0, end34
    GETF     r22, joined.duel.1, r21
    JNE      r22, r2, not35
    MOV      r24, r21
    LDI      r25, 0
    GETV     r26, power, r24
    STAT     r23, power, r24...
  L36:
    MOV      r27, r1
    MOV      r28, r21
    MOV      r29, r23
    LOG      'term\x1f{1}', r27...
    ADD      r20, r20, r23
  not35:
    JMP      loop33
  end34:
  alone32:
    JLTI     r1, 0, L37
    SETF     score.duel, r1, r20
  L37:
    MOV      r22, r1
    LDI      r23, -1
    MOV      r24, r20
    LOG      '{0} scores {2:n}', r22...
    JLT      r20, r18, more38
    JLT      r18, r20, less39
    LDI      r3, 2
    MOV      r22, r0
    MOV      r23, r1
    LDI      r24, 0
    LOG      '[{0} against {1}: tie]', r22...
    JMP      scored40
  more38:
    LDI      r3, 0
    MOV      r22, r0
    MOV      r23, r1
    LDI      r24, 0
    LOG      '[{0} against {1}: win]', r22...
    JMP      scored40
  less39:
    LDI      r3, 1
    MOV      r22, r0
    MOV      r23, r1
    LDI      r24, 0
    LOG      '[{0} against {1}: loss]', r22...
    JMP      scored40
  scored40:
    MOV      r22, r3
    JNEI     r3, 0, outcome43
  ; on win: the left gains 1 coin
    REC      r24, 1
    MOV      r24, r0
    RAISE    r23, gain:coin, r24...
  unaffected44:
  ; step "dice": roll 1 die for luck
    JZ       r5, alone45
    LDI      r23, -1
    MOV      r24, r1
  joined46:
    LDI      r25, -1
    LDI      r26, -1
  loop48:
    FIND     r26, r26, guard
    JLTI     r26, 0, end49
    GETF     r27, joined.duel.1, r26
    JNE      r27, r2, not50
    JLT      r26, r23, no51
    JEQ      r26, r23, no51
    JLTI     r25, 0, take52
    JGE      r26, r25, no51
  take52:
    MOV      r25, r26
  no51:
  not50:
    JMP      loop48
  end49:
    MOV      r1, r24
    JLTI     r25, 0, all47
    MOV      r23, r25
    MOV      r1, r25
  ; on win: the left gains 1 coin
    REC      r28, 1
    MOV      r28, r0
    RAISE    r27, gain:coin, r28...
  unaffected53:
  ; step "dice": roll 1 die for luck
    JMP      joined46
  all47:
  alone45:
    JMP      ended42
  outcome43:
  ended42:
  ended41:
    RET      r22
    RETI     0

rule.example.horn~1: forbid, 1 arguments, 4 registers, event *
  ; card Horn: guards cannot affect you
    EVGET    r1, 1
    EVGET    r2, 0
    JNTAG    r2, guard, no2
    PROHIBIT 1
  no2:
  other1:
    RETI     0

affect.assume.object: forbid, 1 arguments, 2 registers, event *
    ASK      r1, affect, 1
    JNZ      r1, apart1
    PROHIBIT 1
  apart1:
    RETI     0

affect.assume.other: forbid, 1 arguments, 2 registers, event *
    ASK      r1, affect, 4
    JNZ      r1, apart1
    PROHIBIT 1
  apart1:
    RETI     0

affect.come.object: forbid, 1 arguments, 2 registers, event *
    ASK      r1, affect, 1
    JNZ      r1, apart1
    PROHIBIT 1
  apart1:
    RETI     0

affect.come.other: forbid, 1 arguments, 2 registers, event *
    ASK      r1, affect, 4
    JNZ      r1, apart1
    PROHIBIT 1
  apart1:
    RETI     0

affect.discard.object: forbid, 1 arguments, 2 registers, event *
    ASK      r1, affect, 1
    JNZ      r1, apart1
    PROHIBIT 1
  apart1:
    RETI     0

affect.discard.other: forbid, 1 arguments, 2 registers, event *
    ASK      r1, affect, 4
    JNZ      r1, apart1
    PROHIBIT 1
  apart1:
    RETI     0

affect.gain.object: forbid, 1 arguments, 2 registers, event *
    ASK      r1, affect, 1
    JNZ      r1, apart1
    PROHIBIT 1
  apart1:
    RETI     0

affect.gain.other: forbid, 1 arguments, 2 registers, event *
    ASK      r1, affect, 4
    JNZ      r1, apart1
    PROHIBIT 1
  apart1:
    RETI     0

affect.greet.object: forbid, 1 arguments, 2 registers, event *
    ASK      r1, affect, 1
    JNZ      r1, apart1
    PROHIBIT 1
  apart1:
    RETI     0

affect.greet.other: forbid, 1 arguments, 2 registers, event *
    ASK      r1, affect, 4
    JNZ      r1, apart1
    PROHIBIT 1
  apart1:
    RETI     0

affect.lose.object: forbid, 1 arguments, 2 registers, event *
    ASK      r1, affect, 1
    JNZ      r1, apart1
    PROHIBIT 1
  apart1:
    RETI     0

affect.lose.other: forbid, 1 arguments, 2 registers, event *
    ASK      r1, affect, 4
    JNZ      r1, apart1
    PROHIBIT 1
  apart1:
    RETI     0

affect.take.object: forbid, 1 arguments, 2 registers, event *
    ASK      r1, affect, 1
    JNZ      r1, apart1
    PROHIBIT 1
  apart1:
    RETI     0

affect.take.other: forbid, 1 arguments, 2 registers, event *
    ASK      r1, affect, 4
    JNZ      r1, apart1
    PROHIBIT 1
  apart1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')
    name Rook, text Rook, tags (guard thing =Rook thing#), attrs (weight=2)
    name Pike, text Pike, tags (guard thing =Pike thing#), attrs (weight=2)

fields
    name 'last luck roll', of thing, start -1, thing True
    name 'last roll', of thing, start -1, thing True
    name joined.duel.0, of thing#
    name joined.duel.1, of thing#
    name score.duel, of thing#

zones
    name post, of space, seen all

events
    name affect, text '{0} affects[ {1}]'

purposes
    shuffling post

levels
    name duel, slots (left right # outcome#)

rules
    name example.horn, event affect, phase forbid, proc rule.example.horn~1, carrier Horn, mode 3, layer 1, zones (hand)
    name affect.assume.object, event assume, phase forbid, proc affect.assume.object, layer -1
    name affect.assume.other, event assume, phase forbid, proc affect.assume.other, layer -1
    name affect.come.object, event come, phase forbid, proc affect.come.object, layer -1
    name affect.come.other, event come, phase forbid, proc affect.come.other, layer -1
    name affect.discard.object, event discard, phase forbid, proc affect.discard.object, layer -1
    name affect.discard.other, event discard, phase forbid, proc affect.discard.other, layer -1
    name affect.gain.object, event gain:coin, phase forbid, proc affect.gain.object, layer -1
    name affect.gain.object, event gain, phase forbid, proc affect.gain.object, layer -1
    name affect.gain.other, event gain:coin, phase forbid, proc affect.gain.other, layer -1
    name affect.gain.other, event gain, phase forbid, proc affect.gain.other, layer -1
    name affect.greet.object, event greet, phase forbid, proc affect.greet.object, layer -1
    name affect.greet.other, event greet, phase forbid, proc affect.greet.other, layer -1
    name affect.lose.object, event lose:coin, phase forbid, proc affect.lose.object, layer -1
    name affect.lose.object, event lose, phase forbid, proc affect.lose.object, layer -1
    name affect.lose.other, event lose:coin, phase forbid, proc affect.lose.other, layer -1
    name affect.lose.other, event lose, phase forbid, proc affect.lose.other, layer -1
    name affect.take.object, event take, phase forbid, proc affect.take.object, layer -1
    name affect.take.other, event take, phase forbid, proc affect.take.other, layer -1
