scenario.0.0: code, 0 arguments, 4 registers
  ; given Ann (angry) at Gate with 3 coins and Bread, Lamp in the heap
    LDI      r0, 0
    LDI      r1, 23
    CTRL     r2, r0
    JLTI     r2, 0, L1
    SETAV    r2, r1
    JLTI     r1, 0, L1
    CALL     r3, init one, r1...
  L1:
    LDI      r0, 23
    JLTI     r0, 0, moved2
    LDI      r1, 20
    JNTAG    r1, space, moved2
    ZID      r2, spot, r1
    MOVE     r0, r2, 0
  moved2:
    LDI      r0, 23
    LDI      r1, 2
    SETF     mode.mood, r0, r1
    LDI      r0, 3
    LDI      r1, 23
    SETF     coin, r1, r0
    LDI      r0, 25
    JLTI     r0, 0, moved3
    LDI      r1, 23
    JNTAG    r1, pawn, moved3
    ZID      r2, hand, r1
    MOVE     r0, r2, 0
  moved3:
    RETI     0

scenario.0.1: code, 0 arguments, 3 registers
  ; given Ann (angry) at Gate with 3 coins and Bread, Lamp in the heap
    LDI      r0, 26
    JLTI     r0, 0, moved1
    LDI      r1, -1
    ZID      r2, heap, r1
    MOVE     r0, r2, 0
  moved1:
    RETI     0

scenario.0.2: code, 0 arguments, 9 registers
  ; Ann loses 1 coin
    LDI      r1, 23
    CTRL     r0, r1
    JLTI     r0, 0, L1
    SETSEAT  r0
  L1:
    LDI      r0, 23
    REC      r2, 1
    LDI      r2, 23
    RAISE    r1, lose:coin, r2...
  unaffected2:
    LIMS
    RETI     0

scenario.0.3: pure, 0 arguments, 3 registers
  ; expect Ann's coins are 2, Ann has Bread
    LDI      r0, 0
    LDI      r1, 23
    GETV     r2, coin, r1
    JNEI     r2, 2, L1
    LDI      r0, 1
  L1:
    RET      r0
    RETI     0

scenario.0.3.0: pure, 0 arguments, 2 registers
  ; expect Ann's coins are 2, Ann has Bread
    LDI      r0, 23
    GETV     r1, coin, r0
    RET      r1
    RETI     0

scenario.0.4: pure, 0 arguments, 3 registers
  ; expect Ann's coins are 2, Ann has Bread
    LDI      r0, 0
    LDI      r1, 25
    JLTI     r1, 0, end2
    HOLDER   r2, r1
    JNEI     r2, 23, no3
    LDI      r0, 1
    JMP      found1
  no3:
  end2:
  found1:
    RET      r0
    RETI     0

scenario.0.5: pure, 0 arguments, 4 registers
  ; expect Ann is at Gate, Ann is angry, Ann is red
    LDI      r0, 0
    LDI      r1, 23
    PLACE    r2, r1
    LDI      r3, 20
    JLTI     r2, 0, L1
    EQ       r0, r2, r3
  L1:
    RET      r0
    RETI     0

scenario.0.5.0: pure, 0 arguments, 2 registers
  ; expect Ann is at Gate, Ann is angry, Ann is red
    LDI      r0, 23
    PLACE    r1, r0
    RET      r1
    RETI     0

scenario.0.6: pure, 0 arguments, 4 registers
  ; expect Ann is at Gate, Ann is angry, Ann is red
    LDI      r0, 0
    LDI      r1, 23
    JNTAG    r1, pawn, L2
    GETF     r2, mode.mood, r1
    LDI      r3, 2
    EQ       r0, r2, r3
    JMP      L1
  L2:
  L1:
    RET      r0
    RETI     0

scenario.0.7: pure, 0 arguments, 2 registers
  ; expect Ann is at Gate, Ann is angry, Ann is red
    LDI      r0, 23
    TAG      r1, r0, red
    RET      r1
    RETI     0

scenario.0.8: pure, 0 arguments, 4 registers
  ; expect Bread is in Ann's hand, Lamp is in the heap, Ann is Ann
    LDI      r0, 25
    INZ      r1, r0, hand
    JZ       r1, L1
    BEAR     r2, r0
    LDI      r3, 23
    EQ       r1, r2, r3
  L1:
    RET      r1
    RETI     0

scenario.0.9: pure, 0 arguments, 3 registers
  ; expect Bread is in Ann's hand, Lamp is in the heap, Ann is Ann
    LDI      r0, 0
    LDI      r2, -1
    FIRST    r1, heap, r2
    SEEK     r1, =Lamp, end4
  loop2:
    LDI      r0, 1
    JMP      found1
  after3:
    NEXT     r1, =Lamp, loop2
  end4:
  found1:
    RET      r0
    RETI     0

scenario.0.10: pure, 0 arguments, 3 registers
  ; expect Bread is in Ann's hand, Lamp is in the heap, Ann is Ann
    LDI      r1, 23
    LDI      r2, 23
    EQ       r0, r1, r2
    RET      r0
    RETI     0

scenario.0.10.0: pure, 0 arguments, 1 registers
  ; expect Bread is in Ann's hand, Lamp is in the heap, Ann is Ann
    LDI      r0, 23
    RET      r0
    RETI     0

scenario.0.11: pure, 0 arguments, 2 registers
  ; expect not the gate is closed, there are no cards at Gate
    LDI      r0, 0
    GETG     r1, the gate is closed
    JGEI     r1, 1, L1
    LDI      r0, 1
  L1:
    RET      r0
    RETI     0

scenario.0.11.0: pure, 0 arguments, 1 registers
  ; expect not the gate is closed, there are no cards at Gate
    GETG     r0, the gate is closed
    RET      r0
    RETI     0

scenario.0.12: pure, 0 arguments, 1 registers
  ; expect not the gate is closed, there are no cards at Gate
    LDI      r0, 0
    LDI      r0, 1
  L1:
    RET      r0
    RETI     0

scenario.1.0: code, 0 arguments, 1 registers
  ; given the gate is closed, Ben at Tower with coins 2 and 1 red card and Bread and angry
    LDI      r0, 1
    SETG     the gate is closed, r0
    RETI     0

scenario.1.1: code, 0 arguments, 4 registers
  ; given the gate is closed, Ben at Tower with coins 2 and 1 red card and Bread and angry
    LDI      r0, 0
    LDI      r1, 24
    CTRL     r2, r0
    JLTI     r2, 0, L1
    SETAV    r2, r1
    JLTI     r1, 0, L1
    CALL     r3, init one, r1...
  L1:
    LDI      r0, 24
    JLTI     r0, 0, moved2
    LDI      r1, 21
    JNTAG    r1, space, moved2
    ZID      r2, spot, r1
    MOVE     r0, r2, 0
  moved2:
    LDI      r0, 2
    LDI      r1, 24
    SETF     coin, r1, r0
    LDI      r0, 28
    JLTI     r0, 0, moved3
    LDI      r1, 24
    JNTAG    r1, pawn, moved3
    ZID      r2, hand, r1
    MOVE     r0, r2, 0
  moved3:
    LDI      r0, 25
    JLTI     r0, 0, moved4
    LDI      r1, 24
    JNTAG    r1, pawn, moved4
    ZID      r2, hand, r1
    MOVE     r0, r2, 0
  moved4:
    LDI      r0, 24
    LDI      r1, 2
    SETF     mode.mood, r0, r1
    RETI     0

scenario.1.2: code, 0 arguments, 2 registers
  ; given Lamp with power 5, Bread in Ann's hand, Lamp #2 in the hand of Ben
    LDI      r0, 5
    LDI      r1, 26
    SETF     power, r1, r0
    RETI     0

scenario.1.3: code, 0 arguments, 3 registers
  ; given Lamp with power 5, Bread in Ann's hand, Lamp #2 in the hand of Ben
    LDI      r0, 25
    JLTI     r0, 0, moved1
    LDI      r1, 23
    JNTAG    r1, pawn, moved1
    ZID      r2, hand, r1
    MOVE     r0, r2, 0
  moved1:
    RETI     0

scenario.1.4: code, 0 arguments, 3 registers
  ; given Lamp with power 5, Bread in Ann's hand, Lamp #2 in the hand of Ben
    LDI      r0, 27
    JLTI     r0, 0, moved1
    LDI      r1, 24
    JNTAG    r1, pawn, moved1
    ZID      r2, hand, r1
    MOVE     r0, r2, 0
  moved1:
    RETI     0

scenario.1.5: code, 0 arguments, 2 registers
  ; turn of Ben
    LDI      r1, 24
    CTRL     r0, r1
    JLTI     r0, 0, L1
    SETSEAT  r0
  L1:
    RETI     0

scenario.1.11: code, 0 arguments, 9 registers
  ; Ann gains 2 coins
    LDI      r1, 24
    CTRL     r0, r1
    JLTI     r0, 0, L1
    SETSEAT  r0
  L1:
    LDI      r0, 24
    REC      r2, 2
    LDI      r2, 23
    RAISE    r1, gain:coin, r2...
  unaffected2:
    LIMS
    RETI     0

of the base: main
-main: code, 0 arguments, 5 registers
+main: code, 0 arguments, 2 registers
     CALL     r0, init, r0...
     LDI      r1, -1
-    LDI      r2, -1
-    CALL     r3, proc.game, r1...
-    LDI      r4, -1
-    HALT     r4, 'game'
+    HALT     r1, 'game'
     RETI     0

entities
    name Crumb, text Crumb, tags (card thing red =Crumb thing#), attrs (weight=1), zone (deck '')
    name 'Crumb #2', text Crumb, tags (card thing red =Crumb thing#), attrs (weight=1), zone (deck '')
