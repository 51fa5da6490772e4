rule.example.horn~1: code, 1 arguments, 9 registers, event *
  ; when you gain 1 coin: lose 1 coin
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, lose:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

rule.example.horn~2: code, 1 arguments, 9 registers, event *
  ; when Ann loses 2 coins: gain 1 coin
    HOLDER   r1, r0
    JLTI     r1, 0, no2
    EVGET    r2, 0
    JNEI     r2, 23, no2
    EVGET    r2, 2
    JLTI     r2, 2, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

rule.example.horn~3: code, 1 arguments, 9 registers, event *
  ; when another pawn discards a red card: gain 1 coin
    HOLDER   r1, r0
    JLTI     r1, 0, no2
    EVGET    r2, 0
    JNTAG    r2, pawn, no2
    EVGET    r2, 1
    JNTAG    r2, card, no2
    EVGET    r2, 1
    JNTAG    r2, red, no2
    EVGET    r2, 0
    JEQ      r2, r1, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

rule.example.horn~4: code, 1 arguments, 9 registers, event *
  ; when taken: lose 1 coin
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, lose:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
    name example.horn, event lose:coin, phase after, proc rule.example.horn~2, carrier Horn, mode 2, layer 1, rank 1, zones (hand)
    name example.horn, event discard, phase after, proc rule.example.horn~3, carrier Horn, mode 2, layer 1, rank 2, zones (hand)
    name example.horn, event take, phase after, proc rule.example.horn~4, carrier Horn, layer 1, rank 3
