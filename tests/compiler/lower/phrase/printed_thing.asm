rule.example.horn~1: code, 1 arguments, 10 registers, event *
  ; card Horn: when you gain 1 coin: if your home is Gate: gain 1 coin
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    MOV      r2, r1
    ATTR     r3, home, r2
    ADDI     r3, r3, -1
    JNEI     r3, 20, else3
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
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
