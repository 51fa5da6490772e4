of the base: init one
   other1:
+    JNTAG    r0, pawn, other3
+    LDI      r2, 4
+    MOV      r1, r2
+  set4:
+    SETF     load, r0, r1
+  other3:
     RETI     0

stat.load: pure, 2 arguments, 3 registers
  ; limit load: card
    GETV     r2, load, r0
    STAT     r2, load, r0...
    RET      r2
    RETI     0

rule.example.drum~1: code, 1 arguments, 13 registers, event *
  ; card Drum: when you gain 1 coin: until the end of this turn: cards in your hand do not count
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    MOV      r2, r1
    MOV      r3, r2
    LDI      r4, 0
    INLV     r4, turn
    MOV      r6, r3
    MOV      r7, r0
    LDI      r8, 0
    LDI      r9, 0
    LDI      r10, 0
    LDI      r11, 0
    MOV      r12, r4
    EFNEW    r5, example.drum~1, r6...
  nowhere3:
  no2:
  other1:
    RETI     0

limit.load: code, 1 arguments, 20 registers
  ; limit load: card
    LDI      r1, 0
    LDI      r3, 2147483647
  over1:
    LDI      r4, 0
    FIRST    r5, hand, r0
    SEEK     r5, r5, card
    JLTI     r5, 0, end7
  loop5:
    MOV      r8, r0
    LDI      r6, -1
  loop10:
    MOV      r7, r6
    HELD     r6, r7..., =Horn
    JLTI     r6, 0, end11
    JNTAG    r5, card, loop10
    JNTAG    r5, red, loop10
    JNIN     r6, hand, no13
    JMP      yes12
  no13:
    JMP      loop10
  yes12:
    JNIN     r5, hand, loop10
    BEAR     r9, r5
    HOLDER   r10, r6
    JNE      r9, r10, loop10
    HOLDER   r9, r6
    LDI      r10, -1
    JEQ      r9, r10, loop10
    JMP      found9
    JMP      loop10
  end11:
    JMP      no8
  found9:
    JMP      after6
  no8:
    MOV      r8, r0
    LDI      r6, -1
  loop16:
    MOV      r7, r6
    HELD     r6, r7..., =Whistle
    JLTI     r6, 0, end17
    JNTAG    r5, card, loop16
    JNIN     r6, hand, no19
    JMP      yes18
  no19:
    JMP      loop16
  yes18:
    JNIN     r5, hand, loop16
    BEAR     r9, r5
    HOLDER   r10, r6
    JNE      r9, r10, loop16
    HOLDER   r9, r6
    JNTAG    r9, red, loop16
    HOLDER   r9, r6
    LDI      r10, -1
    JEQ      r9, r10, loop16
    JMP      found15
    JMP      loop16
  end17:
    JMP      no14
  found15:
    JMP      after6
  no14:
    LDI      r6, 0
    LDI      r7, -1
  loop21:
    EFNEXT   r7, example.drum~1, r7
    JLTI     r7, 0, end22
    EFGET    r8, r7, 0
    JNE      r8, r0, loop21
    LDI      r6, 1
  end22:
    JZ       r6, no20
    JMP      after6
  no20:
    ADDI     r4, r4, 1
  after6:
    NEXT     r5, card, loop5
  end7:
    JZ       r4, fits4
    GETV     r2, load, r0
    STAT     r6, load, r0...
    JGE      r6, r4, fits4
    JGE      r4, r3, stuck3
    MOV      r3, r4
  redress2:
    LDI      r8, 0
    FIRST    r9, hand, r0
    SEEK     r9, r9, card
    JLTI     r9, 0, end25
  loop23:
    MOV      r12, r0
    LDI      r10, -1
  loop28:
    MOV      r11, r10
    HELD     r10, r11..., =Horn
    JLTI     r10, 0, end29
    JNTAG    r9, card, loop28
    JNTAG    r9, red, loop28
    JNIN     r10, hand, no31
    JMP      yes30
  no31:
    JMP      loop28
  yes30:
    JNIN     r9, hand, loop28
    BEAR     r13, r9
    HOLDER   r14, r10
    JNE      r13, r14, loop28
    HOLDER   r13, r10
    LDI      r14, -1
    JEQ      r13, r14, loop28
    JMP      found27
    JMP      loop28
  end29:
    JMP      no26
  found27:
    JMP      after24
  no26:
    MOV      r12, r0
    LDI      r10, -1
  loop34:
    MOV      r11, r10
    HELD     r10, r11..., =Whistle
    JLTI     r10, 0, end35
    JNTAG    r9, card, loop34
    JNIN     r10, hand, no37
    JMP      yes36
  no37:
    JMP      loop34
  yes36:
    JNIN     r9, hand, loop34
    BEAR     r13, r9
    HOLDER   r14, r10
    JNE      r13, r14, loop34
    HOLDER   r13, r10
    JNTAG    r13, red, loop34
    HOLDER   r13, r10
    LDI      r14, -1
    JEQ      r13, r14, loop34
    JMP      found33
    JMP      loop34
  end35:
    JMP      no32
  found33:
    JMP      after24
  no32:
    LDI      r10, 0
    LDI      r11, -1
  loop39:
    EFNEXT   r11, example.drum~1, r11
    JLTI     r11, 0, end40
    EFGET    r12, r11, 0
    JNE      r12, r0, loop39
    LDI      r10, 1
  end40:
    JZ       r10, no38
    JMP      after24
  no38:
    ADDI     r8, r8, 1
  after24:
    NEXT     r9, card, loop23
  end25:
    LDI      r10, 0
    JLTI     r0, 0, L41
    MOV      r11, r0
    LDI      r12, 0
    GETV     r13, load, r11
    STAT     r10, load, r11...
  L41:
    SUB      r7, r8, r10
    EMPTY    r8, card
  again42:
    JLTI     r7, 1, enough43
    ADDI     r7, r7, -1
    LDI      r10, -1
    OPTS
    MOV      r14, r0
    LDI      r12, -1
  loop45:
    MOV      r13, r12
    HELD     r12, r13..., card
    JLTI     r12, 0, end46
    MOV      r17, r0
    LDI      r15, -1
  loop49:
    MOV      r16, r15
    HELD     r15, r16..., =Horn
    JLTI     r15, 0, end50
    JNTAG    r12, card, loop49
    JNTAG    r12, red, loop49
    JNIN     r15, hand, no52
    JMP      yes51
  no52:
    JMP      loop49
  yes51:
    JNIN     r12, hand, loop49
    BEAR     r18, r12
    HOLDER   r19, r15
    JNE      r18, r19, loop49
    HOLDER   r18, r15
    LDI      r19, -1
    JEQ      r18, r19, loop49
    JMP      found48
    JMP      loop49
  end50:
    JMP      no47
  found48:
    JMP      loop45
  no47:
    MOV      r17, r0
    LDI      r15, -1
  loop55:
    MOV      r16, r15
    HELD     r15, r16..., =Whistle
    JLTI     r15, 0, end56
    JNTAG    r12, card, loop55
    JNIN     r15, hand, no58
    JMP      yes57
  no58:
    JMP      loop55
  yes57:
    JNIN     r12, hand, loop55
    BEAR     r18, r12
    HOLDER   r19, r15
    JNE      r18, r19, loop55
    HOLDER   r18, r15
    JNTAG    r18, red, loop55
    HOLDER   r18, r15
    LDI      r19, -1
    JEQ      r18, r19, loop55
    JMP      found54
    JMP      loop55
  end56:
    JMP      no53
  found54:
    JMP      loop45
  no53:
    LDI      r15, 0
    LDI      r16, -1
  loop60:
    EFNEXT   r16, example.drum~1, r16
    JLTI     r16, 0, end61
    EFGET    r17, r16, 0
    JNE      r17, r0, loop60
    LDI      r15, 1
  end61:
    JZ       r15, no59
    JMP      loop45
  no59:
    ADDI     r8, r12, -1
    AMONG    r15, r8..., card
    JNE      r15, r12, new62
    JMP      old63
  new62:
    OPT      r12, ''
  old63:
    JMP      loop45
  end46:
    NOPT     r15
    JZ       r15, picked44
    DECIDER  r16, r0
    DEC      r10, r16, 'discard a card'
  picked44:
    JLTI     r10, 0, enough43
    JOIN     r10, r8..., card
  ; excess: the holder discards that many cards of its choice
    PAIR     r13, r0, r10
    RAISE    r12, discard, r13...
  unaffected65:
  none64:
  ; limit load: card
    JMP      again42
  enough43:
    JMP      over1
  stuck3:
    RETI     1
  fits4:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')
    name Whistle, text Whistle, tags (card thing =Whistle thing#), zone (deck '')
    name Drum, text Drum, tags (card thing =Drum thing#), zone (deck '')

fields
    name load, of pawn, seen all

stats
    load

effects
    example.drum~1

rules
    name example.drum, event gain:coin, phase after, proc rule.example.drum~1, carrier Drum, mode 1, layer 1, rank 3, zones (hand)

limits
    name load, proc limit.load, each True, redress redress2, zone hand
