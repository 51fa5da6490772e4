rule.example.horn~1: code, 1 arguments, 11 registers, event *
  ; when another pawn discards a card: the actor gains 1 coin, then you take that card
    HOLDER   r1, r0
    JLTI     r1, 0, no2
    EVGET    r2, 0
    JNTAG    r2, pawn, no2
    EVGET    r2, 1
    JNTAG    r2, card, no2
    EVGET    r2, 0
    JEQ      r2, r1, no2
    MOV      r2, r1
    REC      r4, 1
    EVGET    r4, 0
    RAISE    r3, gain:coin, r4...
  unaffected3:
    EVGET    r10, 1
    PAIR     r4, r2, r10
    JLTI     r5, 0, unaffected4
    RAISE    r3, take, r4...
  unaffected4:
  no2:
  other1:
    RETI     0

rule.example.horn~2: code, 1 arguments, 9 registers, event *
  ; when Lamp is taken from you: gain 1 coin
    HOLDER   r1, r0
    JLTI     r1, 0, no2
    EVGET    r3, 1
    JNTAG    r3, =Lamp, no2
    EVGET    r2, 4
    JNE      r2, r1, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

rule.example.horn~3: code, 1 arguments, 10 registers, event *
  ; when you lose 2 coins: gain that much
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 2, no2
    REC      r3, 1
    MOV      r3, r1
    EVGET    r5, 2
    RAISE    r2, gain:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event discard, phase after, proc rule.example.horn~1, carrier Horn, mode 2, layer 1, zones (hand)
    name example.horn, event take, phase after, proc rule.example.horn~2, carrier Horn, mode 2, layer 1, rank 1, zones (hand)
    name example.horn, event lose:coin, phase after, proc rule.example.horn~3, carrier Horn, mode 1, layer 1, rank 2, zones (hand)
