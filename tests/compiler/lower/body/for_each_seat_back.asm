rule.example.bell~1: code, 1 arguments, 15 registers, event *
  ; card Bell: when you gain 1 coin: for each pawn, in reverse seat order: it loses 1 coin
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    EMPTY    r2, pawn
    LDI      r5, -1
    SEATS    r4
    SEAT     r7
  loop3:
    ADDI     r5, r5, 1
    JGE      r5, r4, end4
    SEATR    r6, r7, r5
    AVATAR   r6, r6
    JLTI     r6, 0, loop3
    JOIN     r6, r2..., pawn
    JMP      loop3
  end4:
    LDI      r5, -1
    SEATS    r4
    MOV      r5, r4
    SEAT     r6
  each5:
    ADDI     r5, r5, -1
    JLTI     r5, 0, all6
    SEATR    r7, r6, r5
    AVATAR   r7, r7
    JLTI     r7, 0, each5
    ADDI     r2, r7, -1
    AMONG    r8, r2..., pawn
    JNE      r8, r7, each5
    REC      r9, 1
    MOV      r9, r7
    RAISE    r8, lose:coin, r9...
  unaffected7:
    JMP      each5
  all6:
    SETSEAT  r6
  no2:
  other1:
    RETI     0

entities
    name Bell, text Bell, tags (card thing =Bell thing#), zone (deck '')

rules
    name example.bell, event gain:coin, phase after, proc rule.example.bell~1, carrier Bell, mode 1, layer 1, zones (hand)
