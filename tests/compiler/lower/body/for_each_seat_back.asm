rule.example.bell~1: code, 1 arguments, 16 registers, event *
  ; card Bell: when you gain 1 coin: for each pawn, in reverse seat order: it loses 1 coin
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    MOV      r2, r1
    EMPTY    r3, pawn
    LDI      r6, -1
    SEATS    r5
    SEAT     r8
  loop3:
    ADDI     r6, r6, 1
    JGE      r6, r5, end4
    SEATR    r7, r8, r6
    AVATAR   r7, r7
    JLTI     r7, 0, loop3
    JOIN     r7, r3..., pawn
    JMP      loop3
  end4:
    LDI      r6, -1
    SEATS    r5
    MOV      r6, r5
    SEAT     r7
  each5:
    ADDI     r6, r6, -1
    JLTI     r6, 0, all6
    SEATR    r8, r7, r6
    AVATAR   r8, r8
    JLTI     r8, 0, each5
    ADDI     r3, r8, -1
    AMONG    r9, r3..., pawn
    JNE      r9, r8, each5
    REC      r10, 1
    MOV      r10, r8
    RAISE    r9, lose:coin, r10...
  unaffected7:
    JMP      each5
  all6:
    SETSEAT  r7
  no2:
  other1:
    RETI     0

entities
    name Bell, text Bell, tags (card thing =Bell thing#), zone (deck '')

rules
    name example.bell, event gain:coin, phase after, proc rule.example.bell~1, carrier Bell, mode 1, layer 1, zones (hand)
