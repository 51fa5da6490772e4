rule.example.horn~1: code, 1 arguments, 11 registers, event *
  ; card Horn: when you gain 1 coin: discard all Lamps
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    EMPTY    r2, card
    MOV      r5, r1
    LDI      r4, -1
  loop3:
    HAVE     r4, =Lamp, end4
    JOIN     r4, r2..., card
    JMP      loop3
  end4:
  each5:
    AMONG    r2, r2..., card
    JLTI     r2, 0, all6
    HOLDER   r4, r2
    JNE      r4, r1, each5
    JNTAG    r2, =Lamp, each5
    PAIR     r5, r1, r2
    RAISE    r4, discard, r5...
  unaffected7:
    JMP      each5
  all6:
  no2:
  other1:
    RETI     0

rule.example.whistle~2: code, 1 arguments, 11 registers, event *
  ; card Whistle: when you lose 1 coin: discard all Jars of Salt
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    EMPTY    r2, card
    MOV      r5, r1
    LDI      r4, -1
  loop3:
    HAVE     r4, =Jar of Salt, end4
    JOIN     r4, r2..., card
    JMP      loop3
  end4:
  each5:
    AMONG    r2, r2..., card
    JLTI     r2, 0, all6
    HOLDER   r4, r2
    JNE      r4, r1, each5
    JNTAG    r2, =Jar of Salt, each5
    PAIR     r5, r1, r2
    RAISE    r4, discard, r5...
  unaffected7:
    JMP      each5
  all6:
  no2:
  other1:
    RETI     0

entities
    name 'Jar of Salt', text 'Jar of Salt', tags (card thing '=Jar of Salt' thing#), zone (deck '')
    name 'Jar of Salt #2', text 'Jar of Salt', tags (card thing '=Jar of Salt' thing#), zone (deck '')
    name 'Jar of Salt #3', text 'Jar of Salt', tags (card thing '=Jar of Salt' thing#), zone (deck '')
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')
    name Whistle, text Whistle, tags (card thing =Whistle thing#), zone (deck '')

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
    name example.whistle, event lose:coin, phase after, proc rule.example.whistle~2, carrier Whistle, mode 1, layer 1, rank 1, zones (hand)
