rule.example.horn~1: code, 1 arguments, 3 registers, event *
  ; when you would lose 1 coin: it does not happen
    EVGET    r1, 0
    LDI      r2, 0
    LDI      r2, 1
    LDI      r2, 2
    JZ       r2, no2
    RET      r2
  no2:
  other1:
    RETI     0

rule.example.horn~2: code, 1 arguments, 12 registers, event *
  ; when Bread would be taken: you may lose 1 coin: it does not happen
    HOLDER   r1, r0
    JLTI     r1, 0, no2
    LDI      r2, 0
    EVGET    r3, 1
    JNEI     r3, 25, no2
    LDI      r2, 1
    MOV      r3, r1
    OPTS
    LDI      r4, 1
    GETV     r5, coin, r3
    JLT      r5, r4, no3
    OPTI     1, 'lose 1 coin'
    OPTI     -2000000000, 'decline'
    DECIDER  r6, r3
    DEC      r4, r6, 'lose 1 coin: it does not happen (Horn)?'
    JEQI     r4, -2000000000, no3
    LDI      r4, 0
    LDI      r5, 1
    GETV     r6, coin, r3
    JLT      r6, r5, less6
    LDI      r4, 1
  less6:
    REC      r6, 1
    MOV      r6, r3
    RAISE    r5, lose:coin, r6...
  unaffected7:
    JNEI     r5, 0, else5
    JZ       r4, else5
    LDI      r2, 2
  else5:
    JMP      end4
  no3:
  end4:
    JZ       r2, no2
    RET      r2
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event lose:coin, phase replace, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
    name example.horn, event take, phase replace, proc rule.example.horn~2, carrier Horn, mode 2, layer 1, rank 1, zones (hand)
