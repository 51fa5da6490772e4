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

limit.stock: code, 1 arguments, 21 registers
  ; limit stock: card
    LDI      r1, 0
    LDI      r3, 2147483647
  over1:
    JNTAG    r0, knight, fits4
    LDI      r4, 0
    MOV      r7, r0
    LDI      r5, -1
  loop5:
    MOV      r6, r5
    HELD     r5, r6..., card
    JLTI     r5, 0, end6
    ADDI     r4, r4, 1
    JMP      loop5
  end6:
    JZ       r4, fits4
    GETV     r2, stock, r0
    STAT     r8, stock, r0...
    JGE      r8, r4, fits4
    JGE      r4, r3, stuck3
    MOV      r3, r4
  redress2:
    LDI      r10, 0
    MOV      r13, r0
    LDI      r11, -1
  loop7:
    MOV      r12, r11
    HELD     r11, r12..., card
    JLTI     r11, 0, end8
    ADDI     r10, r10, 1
    JMP      loop7
  end8:
    LDI      r14, 0
    JLTI     r0, 0, L9
    MOV      r15, r0
    LDI      r16, 0
    GETV     r17, stock, r15
    STAT     r14, stock, r15...
  L9:
    SUB      r9, r10, r14
    EMPTY    r10, card
  again10:
    JLTI     r9, 1, enough11
    ADDI     r9, r9, -1
    LDI      r12, -1
    OPTS
    MOV      r16, r0
    LDI      r14, -1
  loop13:
    MOV      r15, r14
    HELD     r14, r15..., card
    JLTI     r14, 0, end14
    ADDI     r10, r14, -1
    AMONG    r17, r10..., card
    JNE      r17, r14, new15
    JMP      old16
  new15:
    OPT      r14, ''
  old16:
    JMP      loop13
  end14:
    NOPT     r17
    JZ       r17, picked12
    DECIDER  r18, r0
    DEC      r12, r18, 'discard a card'
  picked12:
    JLTI     r12, 0, enough11
    JOIN     r12, r10..., card
  ; excess: the holder discards that many cards of its choice
    PAIR     r15, r0, r12
    RAISE    r14, discard, r15...
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
