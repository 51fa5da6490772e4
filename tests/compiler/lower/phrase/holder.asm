rule.example.horn~1: code, 1 arguments, 10 registers, event *
  ; card Horn: when Ann gains 1 coin: its holder gains 1 coin
    LDI      r1, -1
    EVGET    r2, 0
    JNEI     r2, 23, no2
    EVGET    r2, 2
    JLTI     r2, 1, no2
    REC      r3, 1
    HOLDER   r3, r0
    JLTI     r3, 0, unaffected3
    RAISE    r2, gain:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

rule.example.whistle~2: code, 1 arguments, 13 registers, event *
  ; card Whistle: when you gain 1 coin: take Lamp from Bread's holder
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    LDI      r2, -1
    OPTS
    LDI      r6, 25
    HOLDER   r5, r6
    LDI      r4, -1
  loop4:
    HAVE     r4, =Lamp, end5
    HOLDER   r6, r4
    LDI      r7, -1
    JEQ      r6, r7, loop4
    OPT      r4, ''
    JMP      loop4
  end5:
    NOPT     r6
    JZ       r6, picked3
    DECIDER  r7, r1
    DEC      r2, r7, "take Lamp from Bread's holder"
  picked3:
    JLTI     r2, 0, none6
    PAIR     r5, r1, r2
    LDI      r11, 25
    HOLDER   r9, r11
    RAISE    r4, take, r5...
  unaffected7:
  none6:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')
    name Whistle, text Whistle, tags (card thing =Whistle thing#), zone (deck '')

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, layer 1, zones (hand)
    name example.whistle, event gain:coin, phase after, proc rule.example.whistle~2, carrier Whistle, mode 1, layer 1, rank 1, zones (hand)
