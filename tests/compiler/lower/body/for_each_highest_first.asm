rule.example.horn~1: code, 1 arguments, 15 registers, event *
  ; card Horn: when you gain this: for each pawn, by coins, highest first: it loses 1 coin
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    EVGET    r2, 0
    JNE      r2, r1, no2
    EMPTY    r2, pawn
    LDI      r4, -1
    SEAT     r5
  loop3:
    ROUND    r6, r4..., end4
    JOIN     r6, r2..., pawn
    JMP      loop3
  end4:
    LDI      r4, -2147483648
    LDI      r5, -1
  each5:
    LDI      r7, -1
    LDI      r6, 2147483647
    LDI      r2, -1
  each7:
    AMONG    r2, r2..., pawn
    JLTI     r2, 0, all8
    LDI      r8, 0
    GETV     r9, coin, r2
    SUB      r10, r8, r9
    JLT      r10, r4, no9
    JNE      r10, r4, later10
    JLT      r2, r5, no9
    JEQ      r2, r5, no9
  later10:
    JLT      r10, r6, take11
    JNE      r10, r6, no9
    JLTI     r7, 0, take11
    JGE      r2, r7, no9
  take11:
    MOV      r7, r2
    MOV      r6, r10
  no9:
    JMP      each7
  all8:
    JLTI     r7, 0, all6
    MOV      r5, r7
    MOV      r4, r6
    REC      r9, 1
    MOV      r9, r5
    RAISE    r8, lose:coin, r9...
  unaffected12:
    JMP      each5
  all6:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, layer 1
    name example.horn, event gain, phase after, proc rule.example.horn~1, carrier Horn, layer 1
