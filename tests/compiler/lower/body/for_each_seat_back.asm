rule.example.bell~1: code, 1 arguments, 14 registers, event *
  ; card Bell: when you gain 1 coin: for each pawn, in reverse seat order: it loses 1 coin
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    EMPTY    r2, pawn
    LDI      r4, -1
    SEAT     r5
  loop3:
    ROUND    r6, r4..., end4
    JOIN     r6, r2..., pawn
    JMP      loop3
  end4:
    SEATS    r4
    SEAT     r5
  each5:
    ADDI     r4, r4, -1
    JLTI     r4, 0, all6
    SEATR    r6, r5, r4
    AVATAR   r6, r6
    JLTI     r6, 0, each5
    ADDI     r2, r6, -1
    AMONG    r7, r2..., pawn
    JNE      r7, r6, each5
    REC      r8, 1
    MOV      r8, r6
    RAISE    r7, lose:coin, r8...
  unaffected7:
    JMP      each5
  all6:
    SETSEAT  r5
  no2:
  other1:
    RETI     0

entities
    name Bell, text Bell, tags (card thing =Bell thing#), zone (deck '')

rules
    name example.bell, event gain:coin, phase after, proc rule.example.bell~1, carrier Bell, mode 1, layer 1, zones (hand)
