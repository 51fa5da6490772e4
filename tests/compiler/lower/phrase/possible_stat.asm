of the base: init one
   other1:
+    JNTAG    r0, pawn, other3
+    LDI      r2, 2
+    MOV      r1, r2
+  set4:
+    SETF     charm, r0, r1
+  other3:
     RETI     0

stat.charm: pure, 2 arguments, 3 registers
  ; stat charm
    GETV     r2, charm, r0
    STAT     r2, charm, r0...
    RET      r2
    RETI     0

do.lose:charm: code, 0 arguments, 9 registers, event lose:charm
  ; verb lose (loses, losing, lost): pawn "lose {goods}"
    EVGET    r0, 0
    EVGET    r1, 2
    JNTAG    r0, pawn, changed1
    GETF     r2, charm, r0
    LDI      r3, 1
    SUB      r4, r2, r3
    LDI      r5, 0
    MAX      r4, r4, r5
    MIN      r4, r4, r1
    JGE      r4, r1, enough2
    MOV      r6, r0
    LDI      r7, -1
    MOV      r8, r4
    LOG      'capped\x1f[{0} can lose only {2:charm|charm}]', r6...
  enough2:
    EVSET    2, r4
    SUB      r4, r5, r4
    ADDF     charm, r0, r4
  changed1:
    RETI     0

proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "pay": you may lose 1 charm
    OPTS
    LDI      r2, 1
    GETV     r3, charm, r0
    LDI      r4, 1
    SUB      r5, r3, r4
    JLT      r5, r2, no1
    OPTI     1, 'lose 1 charm'
    OPTI     -2000000000, 'decline'
    DECIDER  r4, r0
    DEC      r2, r4, 'lose 1 charm?'
    JEQI     r2, -2000000000, no1
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, lose:charm, r3...
  unaffected3:
    JMP      end2
  no1:
  end2:
    RETI     0

fields
    name charm, of pawn, seen all

events
    name lose:charm, body do.lose:charm, text '{0} loses {2:charm|charm}'

stats
    charm

levels
    name errand, slots (actor #)
