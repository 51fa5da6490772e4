modifier.example.horn~1: modifier, 3 arguments, 7 registers
  ; while Ann is here: +1 power
    HOLDER   r3, r2
    JLTI     r3, 0, no1
    JNE      r0, r3, no1
    LDI      r4, 23
    PLACE    r5, r4
    PLACE    r6, r3
    JLTI     r5, 0, no1
    JNE      r5, r6, no1
    RETI     1
  no1:
    RETI     0
    RETI     0

rule.example.horn~2: code, 1 arguments, 10 registers, event *
  ; when you gain 1 coin: if Ann is here: gain 1 coin
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    MOV      r2, r1
    LDI      r3, 23
    PLACE    r4, r3
    PLACE    r5, r2
    JLTI     r4, 0, else3
    JNE      r4, r5, else3
    REC      r4, 1
    MOV      r4, r2
    RAISE    r3, gain:coin, r4...
  unaffected5:
    JMP      end4
  else3:
  end4:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~2, carrier Horn, mode 1, layer 1, rank 1, zones (hand)

modifiers
    name example.horn, stat power, kind add, proc modifier.example.horn~1, carrier Horn, zones (hand)
