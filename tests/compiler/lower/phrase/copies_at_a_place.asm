rule.example.horn~1: code, 1 arguments, 10 registers, event *
  ; when you gain 1 coin: if Coin Purse is here: gain 1 coin
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    MOV      r2, r1
    LDI      r3, -1
  loop6:
    FIND     r3, r3, =Coin Purse
    JLTI     r3, 0, end7
    PLACE    r4, r3
    LDI      r5, -1
    JEQ      r4, r5, loop6
    PLACE    r4, r3
    PLACE    r5, r2
    JNE      r4, r5, loop6
    JMP      found5
    JMP      loop6
  end7:
    JMP      else3
  found5:
    REC      r4, 1
    MOV      r4, r2
    RAISE    r3, gain:coin, r4...
  unaffected8:
    JMP      end4
  else3:
  end4:
  no2:
  other1:
    RETI     0

entities
    name 'Coin Purse', text 'Coin Purse', tags (card thing '=Coin Purse' thing#), zone (deck '')
    name 'Coin Purse #2', text 'Coin Purse', tags (card thing '=Coin Purse' thing#), zone (deck '')
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
