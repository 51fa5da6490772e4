of the base: proc.game
     CALL     r9, proc.turn, r10...
+    REC      r13, 0
+    MOV      r13, r10
+    RAISE    r12, end turn, r13...
   begun24:

modifier.example.giant~1: modifier, 3 arguments, 8 registers
  ; your power is 5
    LDI      r3, -2147483648
    LDI      r4, -1
  live2:
    EFNEXT   r4, giant, r4
    JLTI     r4, 0, end1
    EFGET    r5, r4, 0
    EFGET    r6, r4, 1
    JNE      r0, r5, live2
    LDI      r7, 5
    MOV      r3, r7
    JMP      live2
  end1:
    RET      r3
    RETI     0

rule.example.horn~2: code, 1 arguments, 21 registers, event *
  ; card Horn: when you gain 1 coin: become a giant
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    MOV      r2, r1
    LDI      r3, -1
  live4:
    EFNEXT   r3, giant, r3
    JLTI     r3, 0, none5
    EFGET    r4, r3, 0
    JNE      r4, r2, live4
    EFGET    r5, r3, 0
    EFGET    r6, r3, 2
    SETF     power, r5, r6
    MOV      r7, r5
    LDI      r8, -1
    LDI      r9, 0
    LOG      '{0} is no longer a giant', r7...
    EFEND    r3
    JMP      live4
  none5:
    GETV     r5, power, r2
    LDI      r6, 0
    SEAT     r7
    AVATAR   r7, r7
    EQ       r7, r7, r2
    INLV     r8, turn
    AND      r7, r7, r8
    ADDI     r7, r7, 3
    MOV      r10, r2
    MOV      r11, r0
    MOV      r12, r5
    LDI      r13, 0
    LDI      r14, 0
    MOV      r15, r7
    MOV      r16, r6
    EFNEW    r9, giant, r10...
    LDI      r17, 0
    SETF     power, r2, r17
    MOV      r18, r2
    LDI      r19, -1
    LDI      r20, 0
    LOG      '{0} becomes a giant', r18...
    MOV      r19, r2
    MOV      r20, r9
    CALL     r18, begins.giant, r19...
  nowhere3:
  no2:
  other1:
    RETI     0

begins.giant: code, 2 arguments, 12 registers
  ; form giant (giants)
    EFGET    r2, r1, 1
    EMPTY    r3, card
    MOV      r6, r0
    LDI      r5, -1
  loop1:
    HAVE     r5, card, end2
    JOIN     r5, r3..., card
    JMP      loop1
  end2:
  each3:
    AMONG    r3, r3..., card
    JLTI     r3, 0, all4
    HOLDER   r5, r3
    JNE      r5, r0, each3
  ; "begins": when this begins: discard all your cards
    PAIR     r6, r0, r3
    RAISE    r5, discard, r6...
  unaffected5:
  ; form giant (giants)
    JMP      each3
  all4:
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

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

events
    name 'end turn', text '{0} ends turn', quiet True

effects
    giant

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~2, carrier Horn, mode 1, layer 1, rank 1, zones (hand)
    name turns.giant, event 'end turn', phase after, proc turns.giant, rank 100000, effect giant

modifiers
    name example.giant, stat power, kind set, proc modifier.example.giant~1, common True, effect giant

told forms
    giant
