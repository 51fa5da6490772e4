of the base: proc.game
     CALL     r9, proc.turn, r10...
+    REC      r13, 0
+    MOV      r13, r10
+    RAISE    r12, end turn, r13...
   begun24:

proc.errand: code, 2 arguments, 14 registers, level errand
    SERIAL   r1
  ; step "turn": until the end of this turn: +1 power
    MOV      r2, r0
    LDI      r3, 0
    INLV     r3, turn
    MOV      r5, r2
    LDI      r6, -1
    LDI      r7, 0
    LDI      r8, 0
    LDI      r9, 0
    LDI      r10, 0
    MOV      r11, r3
    EFNEW    r4, example.errand.turn~1, r5...
  nowhere1:
  ; step "turns": for 2 of your turns: you cannot discard cards
    MOV      r2, r0
    LDI      r3, 0
    SEAT     r4
    AVATAR   r4, r4
    EQ       r4, r4, r2
    INLV     r5, turn
    AND      r4, r4, r5
    ADDI     r4, r4, 2
    MOV      r7, r2
    LDI      r8, -1
    LDI      r9, 0
    LDI      r10, 0
    LDI      r11, 0
    MOV      r12, r4
    MOV      r13, r3
    EFNEW    r6, example.errand.turns~2, r7...
  nowhere2:
    RETI     0

modifier.example.errand.turn~1~1: modifier, 3 arguments, 8 registers
  ; step "turn": until the end of this turn: +1 power
    LDI      r3, 0
    LDI      r4, -1
  live2:
    EFNEXT   r4, example.errand.turn~1, r4
    JLTI     r4, 0, end1
    EFGET    r5, r4, 0
    EFGET    r6, r4, 1
    JNE      r0, r5, live2
    LDI      r7, 1
    ADD      r3, r3, r7
    JMP      live2
  end1:
    RET      r3
    RETI     0

rule.example.errand.turns~2~2: forbid, 1 arguments, 6 registers, event *
  ; step "turns": for 2 of your turns: you cannot discard cards
    LDI      r1, -1
  live3:
    EFNEXT   r1, example.errand.turns~2, r1
    JLTI     r1, 0, no2
    EFGET    r2, r1, 0
    EFGET    r3, r1, 1
    EVGET    r4, 1
    JNTAG    r4, card, live3
    EVGET    r4, 0
    JNE      r4, r2, live3
    PROHIBIT 1
    JMP      live3
  no2:
  other1:
    RETI     0

turns.example.errand.turns~2: code, 1 arguments, 6 registers, event *
  ; step "turns": for 2 of your turns: you cannot discard cards
    LDI      r2, -1
    EVGET    r1, 0
  live1:
    EFNEXT   r2, example.errand.turns~2, r2
    JLTI     r2, 0, end2
    EFGET    r3, r2, 0
    JNE      r3, r1, live1
    EFGET    r3, r2, 5
    ADDI     r3, r3, -1
    EFSET    r2, 5, r3
    JGEI     r3, 1, live1
    EFGET    r4, r2, 0
    EFEND    r2
    JMP      live1
  end2:
    RETI     0

events
    name 'end turn', text '{0} ends turn', quiet True

levels
    name errand, slots (actor #)

effects
    example.errand.turn~1
    example.errand.turns~2

rules
    name example.errand.turns~2, event discard, phase forbid, proc rule.example.errand.turns~2~2, rank 1, effect example.errand.turns~2
    name turns.example.errand.turns~2, event 'end turn', phase after, proc turns.example.errand.turns~2, rank 100000, effect example.errand.turns~2

modifiers
    name example.errand.turn~1, stat power, kind add, proc modifier.example.errand.turn~1~1, common True, effect example.errand.turn~1
