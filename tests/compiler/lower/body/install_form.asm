of the base: proc.game
     CALL     r9, proc.turn, r10...
+    REC      r13, 0
+    MOV      r13, r10
+    RAISE    r12, end turn, r13...
   begun24:

rule.example.giant~1: code, 1 arguments, 9 registers, event *
  ; when you lose 1 coin: end this
    LDI      r1, -1
  live3:
    EFNEXT   r1, giant, r1
    JLTI     r1, 0, no2
    EFGET    r2, r1, 0
    EFGET    r3, r1, 1
    EVGET    r4, 0
    JNE      r4, r2, live3
    EVGET    r4, 2
    JLTI     r4, 1, live3
    EFGET    r4, r1, 0
    EFGET    r5, r1, 2
    SETF     power, r4, r5
    MOV      r6, r4
    LDI      r7, -1
    LDI      r8, 0
    LOG      '{0} is no longer a giant', r6...
    EFEND    r1
    JMP      live3
  no2:
  other1:
    RETI     0

rule.example.horn~2: code, 1 arguments, 10 registers, event *
  ; card Horn: when you gain 1 card: become a giant
    EVGET    r1, 0
    EVGET    r2, 1
    JNTAG    r2, card, no2
    MOV      r2, r1
    REC      r4, 0
    MOV      r4, r2
    MOV      r9, r0
    RAISE    r3, begin giant, r4...
  no2:
  other1:
    RETI     0

rule.example.whistle~3: code, 1 arguments, 9 registers, event *
  ; card Whistle: when you become a giant: lose 1 coin
    EVGET    r1, 0
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, lose:coin, r3...
  unaffected3:
  no2:
  other1:
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

turns.giant: code, 1 arguments, 9 registers, event *
  ; form giant (giants)
    LDI      r2, -1
    EVGET    r1, 0
  live1:
    EFNEXT   r2, giant, r2
    JLTI     r2, 0, end2
    EFGET    r3, r2, 0
    JNE      r3, r1, live1
    EFGET    r3, r2, 5
    ADDI     r3, r3, -1
    EFSET    r2, 5, r3
    JGEI     r3, 1, live1
    EFGET    r4, r2, 0
    EFGET    r5, r2, 2
    SETF     power, r4, r5
    MOV      r6, r4
    LDI      r7, -1
    LDI      r8, 0
    LOG      '{0} is no longer a giant', r6...
    EFEND    r2
    JMP      live1
  end2:
    RETI     0

do.begin giant: code, 0 arguments, 20 registers, event begin giant
  ; form giant (giants)
    EVGET    r0, 0
    EVGET    r1, 5
    LDI      r2, -1
  live2:
    EFNEXT   r2, giant, r2
    JLTI     r2, 0, none3
    EFGET    r3, r2, 0
    JNE      r3, r0, live2
    EFGET    r4, r2, 0
    EFGET    r5, r2, 2
    SETF     power, r4, r5
    MOV      r6, r4
    LDI      r7, -1
    LDI      r8, 0
    LOG      '{0} is no longer a giant', r6...
    EFEND    r2
    JMP      live2
  none3:
    GETV     r4, power, r0
    LDI      r5, 0
    SEAT     r6
    AVATAR   r6, r6
    EQ       r6, r6, r0
    INLV     r7, turn
    AND      r6, r6, r7
    ADDI     r6, r6, 2
    MOV      r9, r0
    MOV      r10, r1
    MOV      r11, r4
    LDI      r12, 0
    LDI      r13, 0
    MOV      r14, r6
    MOV      r15, r5
    EFNEW    r8, giant, r9...
    LDI      r16, 0
    SETF     power, r0, r16
    MOV      r17, r0
    LDI      r18, -1
    LDI      r19, 0
    LOG      '{0} becomes a giant', r17...
    MOV      r18, r0
    MOV      r19, r8
    CALL     r17, begins.giant, r18...
  nowhere1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')
    name Whistle, text Whistle, tags (card thing =Whistle thing#), zone (deck '')

events
    name 'end turn', text '{0} ends turn', quiet True
    name 'begin giant', body 'do.begin giant', text '{0} begins giant', quiet True

effects
    giant

rules
    name example.giant, event lose:coin, phase after, proc rule.example.giant~1, effect giant
    name example.horn, event gain:coin, phase after, proc rule.example.horn~2, carrier Horn, mode 1, layer 1, rank 1, zones (hand)
    name example.horn, event gain, phase after, proc rule.example.horn~2, carrier Horn, mode 1, layer 1, rank 1, zones (hand)
    name example.whistle, event 'begin giant', phase after, proc rule.example.whistle~3, carrier Whistle, mode 1, layer 1, rank 2, zones (hand)
    name turns.giant, event 'end turn', phase after, proc turns.giant, rank 100000, effect giant

told forms
    giant
