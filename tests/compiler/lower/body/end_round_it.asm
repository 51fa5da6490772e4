of the base: proc.game
     LDI      r11, 0
+    REC      r13, 0
+    MOV      r13, r10
+    RAISE    r12, begin turn, r13...
+    JNZ      r12, begun24
     CALL     r9, proc.turn, r10...
+    GETG     r12, swept# level
+    GETG     r13, swept# serial
+    GETG     r14, swept# value
+    JNEI     r9, 1000, stays25
+    CALL     r9, swept#, r12...
+  stays25:
   begun24:

proc.errand: code, 2 arguments, 7 registers, level errand
    SERIAL   r1
  ; step "out": end the turn
    INLV     r2, turn
    JZ       r2, outside1
    ROLE     r3, turn, 1
    MOV      r4, r3
    CALL     r5, due#, r4...
    SERIAL   r4
    SETG     due# turn until, r4
    LDI      r5, 0
    SETG     due# turn value, r5
    LDI      r4, 0
    LDI      r5, 0
    SETG     swept# level, r5
    SETG     swept# serial, r3
    SETG     swept# value, r4
    LDI      r6, 1000
    ENDL     swept#, r6
  outside1:
  ; step "own": end your errand
    INLV     r2, errand
    JZ       r2, outside2
    ROLE     r3, errand, 1
    MOV      r4, r3
    CALL     r5, due#, r4...
    LDI      r4, 0
    ENDL     errand, r4
  outside2:
    RETI     0

swept#: code, 3 arguments, 5 registers
    JNEI     r0, 0, other2
    INLV     r3, turn
    JZ       r3, arrived1
    ROLE     r3, turn, 1
    JNE      r3, r1, arrived1
    SETG     swept# level, r0
    SETG     swept# serial, r1
    SETG     swept# value, r2
    LDI      r4, 1000
    ENDL     swept#, r4
  other2:
  arrived1:
    RET      r2
    RETI     0

due#: code, 1 arguments, 5 registers
    INLV     r1, turn
    JZ       r1, other1
    ROLE     r1, turn, 1
    JGE      r1, r0, other1
    GETG     r2, due# turn until
    JGE      r0, r2, other1
    GETG     r2, due# turn value
    LDI      r3, 0
    SETG     swept# level, r3
    SETG     swept# serial, r1
    SETG     swept# value, r2
    LDI      r4, 1000
    ENDL     swept#, r4
  other1:
    RETI     0
    RETI     0

rule.example.home~1: code, 1 arguments, 9 registers, event *
  ; rule "Home": for each pawn: when your errand ends: gain 1 coin
    EVGET    r1, 0
    JNTAG    r1, pawn, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

rule.example.out~2: code, 1 arguments, 15 registers, event *
  ; rule "Out": for each pawn: when you begin a turn: begin an errand
    EVGET    r1, 0
    JNTAG    r1, pawn, no2
    LDI      r2, -1
    MOV      r3, r1
    LDI      r4, 0
    CALL     r2, proc.errand, r3...
    GETG     r5, swept# level
    GETG     r6, swept# serial
    GETG     r7, swept# value
    REC      r9, 0
    MOV      r9, r3
    RAISE    r8, end errand, r9...
    JNEI     r2, 1000, stays4
    CALL     r2, swept#, r5...
  stays4:
  begun3:
  no2:
  other1:
    RETI     0

globals
    name 'swept# level'
    name 'swept# serial'
    name 'swept# value'
    name 'due# turn until'
    name 'due# turn value'

events
    name 'begin turn', text '{0} begins turn', quiet True
    name 'end errand', text '{0} ends errand', quiet True

levels
    name turn, parent swept#, slots (actor #)
    name errand, parent swept#, slots (actor #)
    name swept#

no longer levels
    name turn, slots (actor #)

rules
    name example.home, event 'end errand', phase after, proc rule.example.home~1
    name example.out, event 'begin turn', phase after, proc rule.example.out~2, rank 1
