of the base: init one
   other1:
+    JNTAG    r0, knight, other3
+    LDI      r2, 4
+    MOV      r1, r2
+  set4:
+    SETF     stock, r0, r1
+  other3:
     RETI     0

stat.stock: pure, 2 arguments, 3 registers
  ; limit stock: card
    GETV     r2, stock, r0
    STAT     r2, stock, r0...
    RET      r2
    RETI     0

of the base: proc.turn
     OPTS
-    LDI      r4, 25
+    LDI      r4, 26
     JLTI     r4, 0, end12
   none14:
-    LDI      r9, 25
+    LDI      r9, 26
     PAIR     r3, r0, r9

limit.stock: code, 1 arguments, 20 registers
  ; limit stock: card
    LDI      r1, 0
    LDI      r3, 2147483647
  over1:
    JNTAG    r0, knight, fits4
    LDI      r4, 0
    MOV      r6, r0
    LDI      r5, -1
  loop5:
    HAVE     r5, card, end6
    ADDI     r4, r4, 1
    JMP      loop5
  end6:
    JZ       r4, fits4
    GETV     r2, stock, r0
    STAT     r7, stock, r0...
    JGE      r7, r4, fits4
    JGE      r4, r3, stuck3
    MOV      r3, r4
  redress2:
    LDI      r9, 0
    MOV      r11, r0
    LDI      r10, -1
  loop7:
    HAVE     r10, card, end8
    ADDI     r9, r9, 1
    JMP      loop7
  end8:
    LDI      r12, 0
    JLTI     r0, 0, L9
    MOV      r13, r0
    LDI      r14, 0
    GETV     r15, stock, r13
    STAT     r12, stock, r13...
  L9:
    SUB      r8, r9, r12
    EMPTY    r9, card
  again10:
    JLTI     r8, 1, enough11
    ADDI     r8, r8, -1
    LDI      r11, -1
    OPTS
    MOV      r14, r0
    LDI      r13, -1
  loop13:
    HAVE     r13, card, end14
    ADDI     r9, r13, -1
    AMONG    r15, r9..., card
    JNE      r15, r13, new15
    JMP      old16
  new15:
    OPT      r13, ''
  old16:
    JMP      loop13
  end14:
    NOPT     r15
    JZ       r15, picked12
    DECIDER  r16, r0
    DEC      r11, r16, 'discard a card'
  picked12:
    JLTI     r11, 0, enough11
    JOIN     r11, r9..., card
  ; excess: the holder discards that many cards of its choice
    PAIR     r14, r0, r11
    RAISE    r13, discard, r14...
  unaffected18:
  none17:
  ; limit stock: card
    JMP      again10
  enough11:
    JMP      over1
  stuck3:
    RETI     1
  fits4:
    RETI     0

entities
    name Dan, text Dan, tags (knight pawn thing =Dan thing#), zone (box ''), own_block True

fields
    name stock, of knight, seen all

stats
    stock

limits
    name stock, proc limit.stock, each True, redress redress2
