of the base: proc.game
     LDI      r11, 0
+    REC      r13, 0
+    MOV      r13, r10
+    RAISE    r12, begin turn, r13...
+    JNZ      r12, begun24
     CALL     r9, proc.turn, r10...

rule.example.sleep.counting~1: code, 1 arguments, 9 registers, event *
  ; counts down when it begins a turn
    EVGET    r1, 0
    JNTAG    r1, pawn, no2
    GETV     r2, sleep, r1
    JLTI     r2, 1, no2
    GETV     r2, sleep, r1
    ADDI     r3, r2, -1
    JNTAG    r1, pawn, L3
    SETF     sleep, r1, r3
  L3:
    GETV     r2, sleep, r1
    JNEI     r2, 0, else4
  ; when counted down: gain 1 coin
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected6:
  ; counts down when it begins a turn
    JMP      end5
  else4:
  end5:
  no2:
  other1:
    RETI     0

rule.example.sleep.counting.2~2: code, 1 arguments, 9 registers, event *
  ; counts down when it greets Ben
    EVGET    r1, 0
    JNTAG    r1, pawn, no2
    EVGET    r2, 1
    JNEI     r2, 24, no2
    GETV     r2, sleep, r1
    JLTI     r2, 1, no2
    GETV     r2, sleep, r1
    ADDI     r3, r2, -1
    JNTAG    r1, pawn, L3
    SETF     sleep, r1, r3
  L3:
    GETV     r2, sleep, r1
    JNEI     r2, 0, else4
  ; when counted down: gain 1 coin
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected6:
  ; counts down when it greets Ben
    JMP      end5
  else4:
  end5:
  no2:
  other1:
    RETI     0

rule.example.lullaby~3: code, 1 arguments, 3 registers, event *
  ; card Lullaby: when you gain this: remember 2 as your sleep
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    EVGET    r2, 0
    JNE      r2, r1, no2
    GETV     r2, sleep, r1
    JEQI     r2, 2, no2
    LDI      r2, 2
    JNTAG    r1, pawn, L3
    SETF     sleep, r1, r2
  L3:
  no2:
  other1:
    RETI     0

entities
    name Lullaby, text Lullaby, tags (card thing =Lullaby thing#), zone (deck '')

fields
    name sleep, of pawn, seen owner

events
    name 'begin turn', text '{0} begins turn', quiet True

rules
    name example.sleep.counting, event 'begin turn', phase after, proc rule.example.sleep.counting~1
    name example.sleep.counting.2, event greet, phase after, proc rule.example.sleep.counting.2~2, rank 1
    name example.lullaby, event gain:coin, phase after, proc rule.example.lullaby~3, carrier Lullaby, layer 1, rank 2
    name example.lullaby, event gain, phase after, proc rule.example.lullaby~3, carrier Lullaby, layer 1, rank 2

told answered
    greet: (Ben)
