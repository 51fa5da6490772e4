proc.muster: code, 2 arguments, 18 registers, level muster
    SERIAL   r1
  ; step "winks": for each player, in seat order: its pawn winks
    EMPTY    r2, player
    LDI      r5, -1
    SEATS    r4
    SEAT     r7
  loop1:
    ADDI     r5, r5, 1
    JGE      r5, r4, end2
    SEATR    r6, r7, r5
    GETF     r8, out#, r6
    JNZ      r8, loop1
    JOIN     r6, r2..., player
    JMP      loop1
  end2:
    SEAT     r4
    LDI      r6, -1
    SEATS    r5
    SEAT     r8
  each3:
    ADDI     r6, r6, 1
    JGE      r6, r5, all4
    SEATR    r7, r8, r6
    GETF     r9, out#, r7
    JNZ      r9, each3
    ADDI     r2, r7, -1
    AMONG    r10, r2..., player
    JNE      r10, r7, each3
    REC      r11, 1
    HOLDER   r11, r7
    JLTI     r11, 0, unaffected5
    RAISE    r10, wink, r11...
  unaffected5:
    JMP      each3
  all4:
    SETSEAT  r4
    RETI     0

rule.example.horn~1: code, 1 arguments, 10 registers, event *
  ; card Horn: when you gain 1 coin: your player nods
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    REC      r3, 1
    CTRL     r3, r1
    JLTI     r3, 0, unaffected3
    RAISE    r2, nod, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

rule.example.answer~2: code, 1 arguments, 8 registers, event *
  ; rule "Answer": for each pawn: when your player nods: wink
    EVGET    r1, 0
    CTRL     r2, r0
    JNE      r1, r2, no2
    REC      r2, 1
    MOV      r2, r0
    RAISE    r1, wink, r2...
  unaffected3:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

events
    name wink, text '{0} winks'
    name nod, text '{0} nods'

levels
    name muster, slots (actor #)

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
    name example.answer, event nod, phase after, proc rule.example.answer~2, mode 4, rank 1
