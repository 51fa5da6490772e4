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
-proc.game: code, 2 arguments, 19 registers, level game
+proc.game: code, 2 arguments, 25 registers, level game
     SERIAL   r1
   loop6:
+    PAIR     r14, r8, r13
+    CAN      r20, assume, r14...
+    JZ       r20, after7
     ADDI     r12, r12, 1
   loop9:
+    PAIR     r18, r8, r17
+    CAN      r24, assume, r18...
+    JZ       r24, after10
     ADDI     r14, r14, -1

of the base: proc.turn
-proc.turn: code, 2 arguments, 12 registers, level turn
+proc.turn: code, 2 arguments, 14 registers, level turn
     SERIAL   r1
     JLTI     r4, 0, end8
+    PAIR     r7, r0, r4
+    CAN      r13, lose, r7...
+    JZ       r13, loop7
     OPT      r4, ''

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
    SEEK     r6, r6, guard
    JLTI     r6, 0, end11
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
    LOG      'term\x1fpower', r11...
    ADD      r6, r6, r7
    LDI      r7, 0
    LDI      r8, -1
    JNTAG    r0, thing, L16
    GETF     r8, last luck roll, r0
  L16:
    JNTAG    r8, roll#, L17
    GETF     r7, roll.1, r8
    GETF     r9, roll.dice, r8
    JLTI     r9, 2, one18
    GETF     r9, roll.2, r8
    ADD      r7, r7, r9
    GETF     r9, roll.3, r8
    ADD      r7, r7, r9
    GETF     r9, roll.4, r8
    ADD      r7, r7, r9
    GETF     r9, roll.more, r8
    ADD      r7, r7, r9
  one18:
    GETF     r9, roll.change, r8
    ADD      r7, r7, r9
    GETF     r9, roll.bonus, r8
    ADD      r7, r7, r9
  L17:
    MOV      r10, r0
    MOV      r11, r0
    MOV      r12, r7
    LOG      'term\x1froll', r10...
    ADD      r6, r6, r7
    JZ       r4, alone19
    LDI      r7, -1
  loop20:
    FIND     r7, r7, guard
    JLTI     r7, 0, end21
    GETF     r8, joined.duel.0, r7
    JNE      r8, r2, not22
    MOV      r10, r7
    LDI      r11, 0
    GETV     r12, power, r10
    STAT     r9, power, r10...
  L23:
    MOV      r13, r0
    MOV      r14, r7
    MOV      r15, r9
    LOG      'term\x1f{1}', r13...
    ADD      r6, r6, r9
  not22:
    JMP      loop20
  end21:
  alone19:
    JLTI     r0, 0, L24
    SETF     score.duel, r0, r6
  L24:
    MOV      r8, r0
    LDI      r9, -1
    MOV      r10, r6
    LOG      '{0} scores {2:n}', r8...
    LDI      r8, 0
    LDI      r9, 0
    JLTI     r1, 0, L25
    MOV      r10, r1
    LDI      r11, 0
    GETV     r12, power, r10
    STAT     r9, power, r10...
  L25:
    MOV      r13, r1
    MOV      r14, r1
    MOV      r15, r9
    LOG      'term\x1fpower', r13...
    ADD      r8, r8, r9
    LDI      r9, 0
    LDI      r10, -1
    JNTAG    r1, thing, L26
    GETF     r10, last luck roll, r1
  L26:
    JNTAG    r10, roll#, L27
    GETF     r9, roll.1, r10
    GETF     r11, roll.dice, r10
    JLTI     r11, 2, one28
    GETF     r11, roll.2, r10
    ADD      r9, r9, r11
    GETF     r11, roll.3, r10
    ADD      r9, r9, r11
    GETF     r11, roll.4, r10
    ADD      r9, r9, r11
    GETF     r11, roll.more, r10
    ADD      r9, r9, r11
  one28:
    GETF     r11, roll.change, r10
    ADD      r9, r9, r11
    GETF     r11, roll.bonus, r10
    ADD      r9, r9, r11
  L27:
    MOV      r12, r1
    MOV      r13, r1
    MOV      r14, r9
    LOG      'term\x1froll', r12...
    ADD      r8, r8, r9
    JZ       r5, alone29
    LDI      r9, -1
  loop30:
    FIND     r9, r9, guard
    JLTI     r9, 0, end31
    GETF     r10, joined.duel.1, r9
    JNE      r10, r2, not32
    MOV      r12, r9
    LDI      r13, 0
    GETV     r14, power, r12
    STAT     r11, power, r12...
  L33:
    MOV      r15, r1
    MOV      r16, r9
    MOV      r17, r11
    LOG      'term\x1f{1}', r15...
    ADD      r8, r8, r11
  not32:
    JMP      loop30
  end31:
  alone29:
    JLTI     r1, 0, L34
    SETF     score.duel, r1, r8
  L34:
    MOV      r10, r1
    LDI      r11, -1
    MOV      r12, r8
    LOG      '{0} scores {2:n}', r10...
    JLT      r8, r6, more35
    JLT      r6, r8, less36
    LDI      r3, 2
    MOV      r10, r0
    MOV      r11, r1
    LDI      r12, 0
    LOG      '[{0} against {1}: tie]', r10...
    JMP      scored37
  more35:
    LDI      r3, 0
    MOV      r10, r0
    MOV      r11, r1
    LDI      r12, 0
    LOG      '[{0} against {1}: win]', r10...
    JMP      scored37
  less36:
    LDI      r3, 1
    MOV      r10, r0
    MOV      r11, r1
    LDI      r12, 0
    LOG      '[{0} against {1}: loss]', r10...
    JMP      scored37
  scored37:
    MOV      r10, r3
    JNEI     r3, 0, outcome40
  ; on win: the left gains 1 coin
    REC      r12, 1
    MOV      r12, r0
    RAISE    r11, gain:coin, r12...
  unaffected41:
  ; contest duel (duels)
    JZ       r5, alone42
    LDI      r11, -1
    MOV      r12, r1
  joined43:
    LDI      r13, -1
    LDI      r14, -1
  loop45:
    FIND     r14, r14, guard
    JLTI     r14, 0, end46
    GETF     r15, joined.duel.1, r14
    JNE      r15, r2, not47
    JLT      r14, r11, no48
    JEQ      r14, r11, no48
    JLTI     r13, 0, take49
    JGE      r14, r13, no48
  take49:
    MOV      r13, r14
  no48:
  not47:
    JMP      loop45
  end46:
    MOV      r1, r12
    JLTI     r13, 0, all44
    MOV      r11, r13
    MOV      r1, r13
  ; on win: the left gains 1 coin
    REC      r16, 1
    MOV      r16, r0
    RAISE    r15, gain:coin, r16...
  unaffected50:
  ; contest duel (duels)
    JMP      joined43
  all44:
  alone42:
    JMP      ended39
  outcome40:
  ended39:
  ended38:
    RET      r10
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
