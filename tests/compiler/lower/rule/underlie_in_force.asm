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
  ; cards cannot affect you
    EVGET    r1, 1
    EVGET    r2, 0
    JNTAG    r2, card, no2
    PROHIBIT 1
  no2:
  other1:
    RETI     0

rule.example.horn~2: code, 1 arguments, 19 registers, event *
  ; when Ann gains 1 coin: Ann loses 1 coin, then you take Bread from Ann
    HOLDER   r1, r0
    JLTI     r1, 0, no2
    EVGET    r2, 0
    JNEI     r2, 23, no2
    EVGET    r2, 2
    JLTI     r2, 1, no2
    MOV      r2, r1
    REC      r4, 1
    LDI      r4, 23
    LDI      r10, 1
    JLTI     r4, 0, same4
    JEQ      r4, r0, same4
    REC      r11, 0
    MOV      r11, r0
    MOV      r12, r4
    CAN      r10, affect, r11...
  same4:
    JZ       r10, unaffected3
    RAISE    r3, lose:coin, r4...
  unaffected3:
    LDI      r3, -1
    OPTS
    LDI      r5, 25
    JLTI     r5, 0, end6
    HOLDER   r6, r5
    JNEI     r6, 23, no7
    PAIR     r6, r2, r5
    LDI      r10, 23
    LDI      r12, 1
    JLTI     r6, 0, same8
    JEQ      r6, r0, same8
    REC      r13, 0
    MOV      r13, r0
    MOV      r14, r6
    CAN      r12, affect, r13...
  same8:
    JZ       r12, no7
    LDI      r12, 1
    JLTI     r7, 0, same9
    JEQ      r7, r0, same9
    REC      r13, 0
    MOV      r13, r0
    MOV      r14, r7
    CAN      r12, affect, r13...
  same9:
    JZ       r12, no7
    LDI      r12, 1
    JLTI     r10, 0, same10
    JEQ      r10, r0, same10
    REC      r13, 0
    MOV      r13, r0
    MOV      r14, r10
    CAN      r12, affect, r13...
  same10:
    JZ       r12, no7
    CAN      r12, take, r6...
    JZ       r12, no7
    OPT      r5, ''
  no7:
  end6:
    NOPT     r6
    JZ       r6, picked5
    DECIDER  r7, r2
    DEC      r3, r7, 'take Bread from Ann'
  picked5:
    JLTI     r3, 0, none11
    PAIR     r6, r2, r3
    LDI      r10, 23
    LDI      r12, 1
    JLTI     r6, 0, same13
    JEQ      r6, r0, same13
    REC      r13, 0
    MOV      r13, r0
    MOV      r14, r6
    CAN      r12, affect, r13...
  same13:
    JZ       r12, unaffected12
    LDI      r12, 1
    JLTI     r7, 0, same14
    JEQ      r7, r0, same14
    REC      r13, 0
    MOV      r13, r0
    MOV      r14, r7
    CAN      r12, affect, r13...
  same14:
    JZ       r12, unaffected12
    LDI      r12, 1
    JLTI     r10, 0, same15
    JEQ      r10, r0, same15
    REC      r13, 0
    MOV      r13, r0
    MOV      r14, r10
    CAN      r12, affect, r13...
  same15:
    JZ       r12, unaffected12
    RAISE    r5, take, r6...
  unaffected12:
  none11:
  no2:
  other1:
    RETI     0

rule.example.horn~3: code, 1 arguments, 16 registers, event *
  ; when you lose 1 card: you may discard Bread
    EVGET    r1, 0
    EVGET    r2, 1
    JNTAG    r2, card, no2
    OPTS
    LDI      r8, 25
    PAIR     r2, r1, r8
    LDI      r8, 1
    JLTI     r2, 0, same5
    JEQ      r2, r0, same5
    REC      r9, 0
    MOV      r9, r0
    MOV      r10, r2
    CAN      r8, affect, r9...
  same5:
    JZ       r8, no3
    LDI      r8, 1
    JLTI     r3, 0, same6
    JEQ      r3, r0, same6
    REC      r9, 0
    MOV      r9, r0
    MOV      r10, r3
    CAN      r8, affect, r9...
  same6:
    JZ       r8, no3
    CAN      r8, discard, r2...
    JZ       r8, no3
    LDI      r2, 25
    JLTI     r2, 0, no3
    OPTI     1, 'discard Bread'
    OPTI     -2000000000, 'decline'
    DECIDER  r4, r1
    DEC      r2, r4, 'discard Bread (Horn)?'
    JEQI     r2, -2000000000, no3
    LDI      r9, 25
    PAIR     r3, r1, r9
    JLTI     r4, 0, unaffected7
    LDI      r9, 1
    JLTI     r3, 0, same8
    JEQ      r3, r0, same8
    REC      r10, 0
    MOV      r10, r0
    MOV      r11, r3
    CAN      r9, affect, r10...
  same8:
    JZ       r9, unaffected7
    LDI      r9, 1
    JLTI     r4, 0, same9
    JEQ      r4, r0, same9
    REC      r10, 0
    MOV      r10, r0
    MOV      r11, r4
    CAN      r9, affect, r10...
  same9:
    JZ       r9, unaffected7
    RAISE    r2, discard, r3...
  unaffected7:
    JMP      end4
  no3:
  end4:
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

events
    name affect, text '{0} affects[ {1}]'

rules
    name example.horn, event affect, phase forbid, proc rule.example.horn~1, carrier Horn, mode 3, layer 1, zones (hand)
    name example.horn, event gain:coin, phase after, proc rule.example.horn~2, carrier Horn, mode 2, layer 1, rank 1, zones (hand)
    name example.horn, event lose:coin, phase after, proc rule.example.horn~3, carrier Horn, mode 1, layer 1, rank 2, zones (hand)
    name example.horn, event lose, phase after, proc rule.example.horn~3, carrier Horn, mode 1, layer 1, rank 2, zones (hand)
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
