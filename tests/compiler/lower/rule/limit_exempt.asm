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

limit.load: code, 1 arguments, 19 registers
  ; limit load: card
    LDI      r1, 0
    LDI      r3, 2147483647
  over1:
    LDI      r4, 0
    FIRST    r5, hand, r0
    SEEK     r5, card, end7
  loop5:
    ADDI     r4, r4, 1
  after6:
    NEXT     r5, card, loop5
  end7:
    JZ       r4, fits4
    GETV     r2, load, r0
    STAT     r6, load, r0...
    JGE      r6, r4, fits4
    LDI      r4, 0
    FIRST    r5, hand, r0
    SEEK     r5, card, end10
  loop8:
    MOV      r7, r0
    LDI      r6, -1
  loop13:
    HAVE     r6, =Horn, end14
    JNTAG    r5, card, loop13
    JNTAG    r5, red, loop13
    JNIN     r6, hand, no16
    JMP      yes15
  no16:
    JMP      loop13
  yes15:
    JNIN     r5, hand, loop13
    BEAR     r8, r5
    HOLDER   r9, r6
    JNE      r8, r9, loop13
    HOLDER   r8, r6
    LDI      r9, -1
    JEQ      r8, r9, loop13
    JMP      found12
    JMP      loop13
  end14:
    JMP      no11
  found12:
    JMP      after9
  no11:
    MOV      r7, r0
    LDI      r6, -1
  loop19:
    HAVE     r6, =Whistle, end20
    JNTAG    r5, card, loop19
    JNIN     r6, hand, no22
    JMP      yes21
  no22:
    JMP      loop19
  yes21:
    JNIN     r5, hand, loop19
    BEAR     r8, r5
    HOLDER   r9, r6
    JNE      r8, r9, loop19
    HOLDER   r8, r6
    JNTAG    r8, red, loop19
    HOLDER   r8, r6
    LDI      r9, -1
    JEQ      r8, r9, loop19
    JMP      found18
    JMP      loop19
  end20:
    JMP      no17
  found18:
    JMP      after9
  no17:
    LDI      r6, 0
    LDI      r7, -1
  loop24:
    EFNEXT   r7, example.drum~1, r7
    JLTI     r7, 0, end25
    EFGET    r8, r7, 0
    JNE      r8, r0, loop24
    LDI      r6, 1
  end25:
    JZ       r6, no23
    JMP      after9
  no23:
    ADDI     r4, r4, 1
  after9:
    NEXT     r5, card, loop8
  end10:
    JZ       r4, fits4
    GETV     r2, load, r0
    STAT     r6, load, r0...
    JGE      r6, r4, fits4
    JGE      r4, r3, stuck3
    MOV      r3, r4
  redress2:
    LDI      r8, 0
    FIRST    r9, hand, r0
    SEEK     r9, card, end28
  loop26:
    MOV      r11, r0
    LDI      r10, -1
  loop31:
    HAVE     r10, =Horn, end32
    JNTAG    r9, card, loop31
    JNTAG    r9, red, loop31
    JNIN     r10, hand, no34
    JMP      yes33
  no34:
    JMP      loop31
  yes33:
    JNIN     r9, hand, loop31
    BEAR     r12, r9
    HOLDER   r13, r10
    JNE      r12, r13, loop31
    HOLDER   r12, r10
    LDI      r13, -1
    JEQ      r12, r13, loop31
    JMP      found30
    JMP      loop31
  end32:
    JMP      no29
  found30:
    JMP      after27
  no29:
    MOV      r11, r0
    LDI      r10, -1
  loop37:
    HAVE     r10, =Whistle, end38
    JNTAG    r9, card, loop37
    JNIN     r10, hand, no40
    JMP      yes39
  no40:
    JMP      loop37
  yes39:
    JNIN     r9, hand, loop37
    BEAR     r12, r9
    HOLDER   r13, r10
    JNE      r12, r13, loop37
    HOLDER   r12, r10
    JNTAG    r12, red, loop37
    HOLDER   r12, r10
    LDI      r13, -1
    JEQ      r12, r13, loop37
    JMP      found36
    JMP      loop37
  end38:
    JMP      no35
  found36:
    JMP      after27
  no35:
    LDI      r10, 0
    LDI      r11, -1
  loop42:
    EFNEXT   r11, example.drum~1, r11
    JLTI     r11, 0, end43
    EFGET    r12, r11, 0
    JNE      r12, r0, loop42
    LDI      r10, 1
  end43:
    JZ       r10, no41
    JMP      after27
  no41:
    ADDI     r8, r8, 1
  after27:
    NEXT     r9, card, loop26
  end28:
    LDI      r10, 0
    JLTI     r0, 0, L44
    MOV      r11, r0
    LDI      r12, 0
    GETV     r13, load, r11
    STAT     r10, load, r11...
  L44:
    SUB      r7, r8, r10
    EMPTY    r8, card
  again45:
    JLTI     r7, 1, enough46
    ADDI     r7, r7, -1
    LDI      r10, -1
    OPTS
    MOV      r13, r0
    LDI      r12, -1
  loop48:
    HAVE     r12, card, end49
    MOV      r15, r0
    LDI      r14, -1
  loop52:
    HAVE     r14, =Horn, end53
    JNTAG    r12, card, loop52
    JNTAG    r12, red, loop52
    JNIN     r14, hand, no55
    JMP      yes54
  no55:
    JMP      loop52
  yes54:
    JNIN     r12, hand, loop52
    BEAR     r16, r12
    HOLDER   r17, r14
    JNE      r16, r17, loop52
    HOLDER   r16, r14
    LDI      r17, -1
    JEQ      r16, r17, loop52
    JMP      found51
    JMP      loop52
  end53:
    JMP      no50
  found51:
    JMP      loop48
  no50:
    MOV      r15, r0
    LDI      r14, -1
  loop58:
    HAVE     r14, =Whistle, end59
    JNTAG    r12, card, loop58
    JNIN     r14, hand, no61
    JMP      yes60
  no61:
    JMP      loop58
  yes60:
    JNIN     r12, hand, loop58
    BEAR     r16, r12
    HOLDER   r17, r14
    JNE      r16, r17, loop58
    HOLDER   r16, r14
    JNTAG    r16, red, loop58
    HOLDER   r16, r14
    LDI      r17, -1
    JEQ      r16, r17, loop58
    JMP      found57
    JMP      loop58
  end59:
    JMP      no56
  found57:
    JMP      loop48
  no56:
    LDI      r14, 0
    LDI      r15, -1
  loop63:
    EFNEXT   r15, example.drum~1, r15
    JLTI     r15, 0, end64
    EFGET    r16, r15, 0
    JNE      r16, r0, loop63
    LDI      r14, 1
  end64:
    JZ       r14, no62
    JMP      loop48
  no62:
    ADDI     r8, r12, -1
    AMONG    r14, r8..., card
    JNE      r14, r12, new65
    JMP      old66
  new65:
    OPT      r12, ''
  old66:
    JMP      loop48
  end49:
    NOPT     r14
    JZ       r14, picked47
    DECIDER  r15, r0
    DEC      r10, r15, 'discard a card'
  picked47:
    JLTI     r10, 0, enough46
    JOIN     r10, r8..., card
  ; excess: the holder discards that many cards of its choice
    PAIR     r13, r0, r10
    RAISE    r12, discard, r13...
  unaffected68:
  none67:
  ; limit load: card
    JMP      again45
  enough46:
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
