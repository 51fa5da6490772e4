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

stat.chosen stat: pure, 2 arguments, 3 registers
  ; stat chosen stat
    GETV     r2, chosen stat, r0
    STAT     r2, chosen stat, r0...
    RET      r2
    RETI     0

proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "which": choose charm or power
    MOV      r2, r0
    OPTS
    PLACE    r3, r2
    OPTI     -1, 'charm'
  closed1:
    OPTI     -2, 'power'
  closed2:
    NOPT     r4
    JZ       r4, answered3
    DECIDER  r6, r2
    DEC      r4, r6, 'choose charm or power'
    JNEI     r4, -1, other4
    LDI      r7, 1
    JNTAG    r0, pawn, L5
    SETF     which chosen stat, r0, r7
  L5:
    JMP      answered3
  other4:
    JNEI     r4, -2, other6
    LDI      r7, 7
    JNTAG    r0, pawn, L7
    SETF     which chosen stat, r0, r7
  L7:
    JMP      answered3
  other6:
  answered3:
  ; step "that": if your chosen stat is at least 3: gain 1 coin
    LDI      r2, 0
    JLTI     r0, 0, L10
    MOV      r3, r0
    LDI      r4, 0
    GETV     r5, chosen stat, r3
    STAT     r2, chosen stat, r3...
  L10:
    JLTI     r2, 3, else8
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected11:
    JMP      end9
  else8:
  end9:
  ; step "it": if your chosen stat is charm: gain 1 coin
    GETV     r2, which chosen stat, r0
    JNEI     r2, 1, else12
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected14:
    JMP      end13
  else12:
  end13:
  ; step "not": if your chosen stat is not charm: gain 1 coin
    GETV     r2, which chosen stat, r0
    JEQI     r2, 1, else15
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected17:
    JMP      end16
  else15:
  end16:
    RETI     0

fields
    name 'which chosen stat', of pawn
    name charm, of pawn, seen all
    name 'chosen stat', of pawn, seen all

stats
    charm
    chosen stat

levels
    name errand, slots (actor #)

told options
    choose charm or power: (charm='' power='')
