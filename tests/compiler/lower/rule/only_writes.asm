rule.example.horn~1: code, 1 arguments, 3 registers, event *
  ; card Horn: when you gain 1 coin: remember 3 as your mark
    EVGET    r1, 0
    GETV     r2, mark, r1
    JEQI     r2, 3, no2
    EVGET    r2, 2
    JLTI     r2, 1, no2
    LDI      r2, 3
    JNTAG    r1, pawn, L3
    SETF     mark, r1, r2
  L3:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
