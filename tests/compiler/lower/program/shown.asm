of the base: init one
   other1:
+    JNTAG    r0, pawn, other3
+    LDI      r2, 1
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

do.gain:charm: code, 0 arguments, 4 registers, event gain:charm
  ; verb gain (gains, gaining, gained): pawn "gain {goods}"
    EVGET    r0, 0
    EVGET    r1, 2
    JNTAG    r0, pawn, changed1
    GETF     r2, charm, r0
    MOV      r3, r1
    ADDF     charm, r0, r3
  changed1:
    RETI     0

proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "more": gain 1 charm
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:charm, r3...
  unaffected1:
    RETI     0

fields
    name charm, of pawn, seen all

events
    name gain:charm, body do.gain:charm, text '{0} gains {2:charm|charm}'

stats
    charm

levels
    name errand, slots (actor #)

told events
    gain:charm: ''

told shown
    name charm, plural charm, stat True, of pawn
