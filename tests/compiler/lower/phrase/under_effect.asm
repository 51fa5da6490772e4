of the base: proc.game
     CALL     r9, proc.turn, r10...
+    REC      r13, 0
+    MOV      r13, r10
+    RAISE    r12, end turn, r13...
   begun24:

proc.errand: code, 2 arguments, 19 registers, level errand
    SERIAL   r1
  ; step "is": if you are ghost: gain 1 coin
    LDI      r2, 0
    LDI      r3, -1
  loop3:
    EFNEXT   r3, ghost, r3
    JLTI     r3, 0, end4
    EFGET    r4, r3, 0
    JNE      r4, r0, loop3
    LDI      r2, 1
  end4:
    JZ       r2, else1
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected5:
    JMP      end2
  else1:
  end2:
  ; step "some": remember the number of ghosts as your mark
    LDI      r2, 0
    LDI      r3, -1
    SEAT     r4
  loop6:
    ROUND    r5, r3..., end7
    LDI      r6, 0
    LDI      r7, -1
  loop8:
    EFNEXT   r7, ghost, r7
    JLTI     r7, 0, end9
    EFGET    r8, r7, 0
    JNE      r8, r5, loop8
    LDI      r6, 1
  end9:
    JZ       r6, loop6
    ADDI     r2, r2, 1
    JMP      loop6
  end7:
    JNTAG    r0, pawn, L10
    SETF     mark, r0, r2
  L10:
  ; step "now": become a ghost
    MOV      r2, r0
    LDI      r3, -1
  live12:
    EFNEXT   r3, ghost, r3
    JLTI     r3, 0, none13
    EFGET    r4, r3, 0
    JNE      r4, r2, live12
    EFGET    r5, r3, 0
    MOV      r7, r5
    LDI      r8, -1
    LDI      r9, 0
    LOG      '{0} is no longer a ghost', r7...
    EFEND    r3
    JMP      live12
  none13:
    LDI      r5, 0
    SEAT     r6
    AVATAR   r6, r6
    EQ       r6, r6, r2
    INLV     r7, turn
    AND      r6, r6, r7
    ADDI     r6, r6, 2
    MOV      r9, r2
    LDI      r10, -1
    LDI      r11, 0
    LDI      r12, 0
    LDI      r13, 0
    MOV      r14, r6
    MOV      r15, r5
    EFNEW    r8, ghost, r9...
    MOV      r16, r2
    LDI      r17, -1
    LDI      r18, 0
    LOG      '{0} becomes a ghost', r16...
  nowhere11:
    RETI     0

rule.example.ghost~1: forbid, 1 arguments, 6 registers, event *
  ; you cannot discard cards
    LDI      r1, -1
  live3:
    EFNEXT   r1, ghost, r1
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

turns.ghost: code, 1 arguments, 9 registers, event *
  ; form ghost (ghosts)
    LDI      r2, -1
    EVGET    r1, 0
  live1:
    EFNEXT   r2, ghost, r2
    JLTI     r2, 0, end2
    EFGET    r3, r2, 0
    JNE      r3, r1, live1
    EFGET    r3, r2, 5
    ADDI     r3, r3, -1
    EFSET    r2, 5, r3
    JGEI     r3, 1, live1
    EFGET    r4, r2, 0
    MOV      r6, r4
    LDI      r7, -1
    LDI      r8, 0
    LOG      '{0} is no longer a ghost', r6...
    EFEND    r2
    JMP      live1
  end2:
    RETI     0

events
    name 'end turn', text '{0} ends turn', quiet True

levels
    name errand, slots (actor #)

effects
    ghost

rules
    name example.ghost, event discard, phase forbid, proc rule.example.ghost~1, effect ghost
    name turns.ghost, event 'end turn', phase after, proc turns.ghost, rank 100000, effect ghost

told forms
    ghost
