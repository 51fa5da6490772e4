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

rule.example.horn~1: forbid, 1 arguments, 4 registers, event *
  ; card Horn: other pawns cannot affect you
    EVGET    r1, 1
    EVGET    r2, 0
    JNTAG    r2, pawn, no2
    EVGET    r2, 0
    JEQ      r2, r1, no2
    PROHIBIT 1
  no2:
  other1:
    RETI     0

rule.example.whistle~2: forbid, 1 arguments, 4 registers, event *
  ; card Whistle: you cannot be affected by cards
    EVGET    r1, 1
    EVGET    r2, 0
    JNTAG    r2, card, no2
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
    name Whistle, text Whistle, tags (card thing =Whistle thing#), zone (deck '')

events
    name affect, text '{0} affects[ {1}]'

rules
    name example.horn, event affect, phase forbid, proc rule.example.horn~1, carrier Horn, mode 3, layer 1, zones (hand)
    name example.whistle, event affect, phase forbid, proc rule.example.whistle~2, carrier Whistle, mode 3, layer 1, rank 1, zones (hand)
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
