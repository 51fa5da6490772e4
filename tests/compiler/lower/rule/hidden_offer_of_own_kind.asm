of the base: give
   other2:
+    JNTAG    r1, pawn, other3
+    JNTAG    r0, note, other3
+    ZID      r2, sleeve, r1
+    MOVE     r0, r2, 0
+    RETI     1
+  other3:
     RETI     0

rule.example.threat~1: code, 1 arguments, 9 registers, event *
  ; note Threat: when Ann discards this: you may lose 1 coin
    HOLDER   r1, r0
    JLTI     r1, 0, no2
    EVGET    r2, 0
    JNEI     r2, 23, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    OPTS
    LDI      r2, 1
    GETV     r3, coin, r1
    JLT      r3, r2, no3
    OPTI     1, 'lose 1 coin'
    OPTI     -2000000000, 'decline'
    DECIDER  r4, r1
    DEC      r2, r4, 'lose 1 coin (Threat)?'
    JEQI     r2, -2000000000, no3
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, lose:coin, r3...
  unaffected5:
    JMP      end4
  no3:
  end4:
  no2:
  other1:
    RETI     0

cover.example.bribe~2: code, 1 arguments, 19 registers, event *
  ; note Bribe x2: when another pawn takes a card from you: you may gain 1 coin
    LDI      r1, 0
    LDI      r2, 0
    LDI      r3, 0
    EVGET    r4, 4
    TAG      r5, r4, pawn
    JZ       r5, all1
  again2:
    EVGET    r6, 0
    JNTAG    r6, pawn, all1
    EVGET    r6, 0
    JEQ      r6, r4, all1
    EVGET    r6, 1
    JNTAG    r6, card, all1
    EVGET    r6, 4
    JNE      r6, r4, all1
    OPTS
    PLACE    r6, r4
    LDI      r7, -1
    MOV      r8, r4
  carrier4:
    HELD     r7, r7..., =Bribe
    JLTI     r7, 0, carriers5
    JNIN     r7, sleeve, carrier4
  awake6:
    JNEI     r7, 29, other7
    JNZ      r2, carrier4
  other7:
    JNEI     r7, 30, other8
    JNZ      r3, carrier4
  other8:
    OPT      r7, 'gain 1 coin ({0})'
    JMP      carrier4
  carriers5:
    NOPT     r7
    JNZ      r7, ask3
    FIRST    r8, sleeve, r4
    JGEI     r8, 0, ask3
    JMP      all1
  ask3:
    LDI      r1, 1
    OPTI     -2000000000, 'pass'
    DECIDER  r10, r4
    DECH     r8, r10, 'when another pawn takes a card from you'
    JEQI     r8, -2000000000, all1
    JEQT     r9, 'gain 1 coin ({0})', hit11
    JMP      other10
  hit11:
    JNTAG    r8, =Bribe, other10
    MOV      r11, r8
    JNEI     r11, 29, other12
    LDI      r2, 1
  other12:
    JNEI     r11, 30, other13
    LDI      r3, 1
  other13:
    REC      r13, 1
    MOV      r13, r4
    RAISE    r12, gain:coin, r13...
  unaffected14:
    JMP      answered9
  other10:
  answered9:
    JMP      again2
  all1:
    RET      r1
    RETI     0

entities
    name Threat, text Threat, tags (note thing =Threat thing#), zone (pad '')
    name Bribe, text Bribe, tags (note thing =Bribe thing#), zone (pad '')
    name 'Bribe #2', text Bribe, tags (note thing =Bribe thing#), zone (pad '')

zones
    name pad, seen nobody
    name sleeve, of pawn, seen owner, awake True

purposes
    shuffling pad
    shuffling sleeve

rules
    name example.threat, event discard, phase after, proc rule.example.threat~1, carrier Threat, layer 1
    name example.bribe, event take, phase after, proc cover.example.bribe~2, layer 1, rank 1
