rule.example.drum~1: code, 1 arguments, 11 registers
  ; card Drum x3: as soon as your coins are at least 10: lose 1 coin
    LDI      r1, 0
    LDI      r2, -1
  carrier2:
    FIND     r2, r2, =Drum
    JLTI     r2, 0, carriers3
    JNIN     r2, hand, carrier2
  awake4:
    HOLDER   r3, r2
    JLTI     r3, 0, carrier2
    GETV     r4, coin, r3
    JLTI     r4, 10, carrier2
  redress5:
    LDI      r1, 1
    REC      r5, 1
    MOV      r5, r3
    RAISE    r4, lose:coin, r5...
  unaffected6:
    JMP      carrier2
  carriers3:
    JNZ      r1, again1
    RETI     0
  again1:
    RETI     2
    RETI     0

entities
    name Drum, text Drum, tags (card thing =Drum thing#), zone (deck '')
    name 'Drum #2', text Drum, tags (card thing =Drum thing#), zone (deck '')
    name 'Drum #3', text Drum, tags (card thing =Drum thing#), zone (deck '')

limits
    name example.drum, proc rule.example.drum~1, redress redress5
