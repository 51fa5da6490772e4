rule.example.horn~1: code, 1 arguments, 9 registers, event *
  ; once per turn: when you gain 1 coin: lose 1 coin
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    ROLE     r2, turn, 1
    JLTI     r2, 0, no2
    GETF     r3, once.example.horn, r0
    JEQ      r3, r2, no2
    ROLE     r2, turn, 1
    JLTI     r2, 0, noted4
    SETF     once.example.horn, r0, r2
  noted4:
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, lose:coin, r3...
  unaffected5:
  no2:
  other1:
    RETI     0

rule.example.horn~2~2: code, 1 arguments, 9 registers, event *
  ; 2 times per turn: when you lose 1 coin: you may gain 1 coin
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    ROLE     r2, turn, 1
    JLTI     r2, 0, no2
    GETF     r3, once.example.horn~2, r0
    JNE      r3, r2, unused3
    GETF     r3, uses.example.horn~2, r0
    JGEI     r3, 2, no2
  unused3:
    OPTS
    OPTI     1, 'gain 1 coin'
    OPTI     -2000000000, 'decline'
    DECIDER  r4, r1
    DEC      r2, r4, 'gain 1 coin (Horn)?'
    JEQI     r2, -2000000000, no4
    ROLE     r2, turn, 1
    JLTI     r2, 0, noted6
    GETF     r3, once.example.horn~2, r0
    JEQ      r3, r2, again7
    LDI      r4, 0
    SETF     uses.example.horn~2, r0, r4
  again7:
    LDI      r5, 1
    ADDF     uses.example.horn~2, r0, r5
    SETF     once.example.horn~2, r0, r2
  noted6:
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected8:
    JMP      end5
  no4:
  end5:
  no2:
  other1:
    RETI     0

rule.example.whistle~3: code, 1 arguments, 9 registers, event *
  ; card Whistle: once per turn of another pawn: when you lose 1 coin: gain 1 coin
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    SEAT     r2
    AVATAR   r2, r2
    JEQ      r2, r1, no2
    ROLE     r3, turn, 1
    JLTI     r3, 0, no2
    GETF     r4, once.example.whistle, r0
    JEQ      r4, r3, no2
    SEAT     r2
    AVATAR   r2, r2
    JEQ      r2, r1, noted4
    ROLE     r3, turn, 1
    JLTI     r3, 0, noted4
    SETF     once.example.whistle, r0, r3
  noted4:
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected5:
  no2:
  other1:
    RETI     0

order.example.horn~2~4: code, 1 arguments, 14 registers, event *
  ; 2 times per turn: when you lose 1 coin: you may gain 1 coin
    MOV      r1, r0
    EVGET    r1, 0
    JNTAG    r1, pawn, done1
    LDI      r2, 0
    LDI      r3, 0
  next2:
    OPTS
    PLACE    r4, r1
    LDI      r5, -1
    MOV      r6, r1
    HELD     r5, r5..., any21#
    JLTI     r5, 0, nothing3
    LDI      r7, 28
    JNIN     r7, hand, rule5
  awake6:
    HOLDER   r8, r7
    JNE      r8, r1, rule5
    JNEI     r7, 28, other7
    JNZ      r2, rule5
  other7:
    EVGET    r9, 0
    JNE      r9, r1, rule5
    EVGET    r9, 2
    JLTI     r9, 1, rule5
    ROLE     r9, turn, 1
    JLTI     r9, 0, rule5
    GETF     r10, once.example.horn~2, r7
    JNE      r10, r9, unused8
    GETF     r10, uses.example.horn~2, r7
    JGEI     r10, 2, rule5
  unused8:
    OPT      r7, '{0}: when you lose 1 coin'
    JMP      found4
  rule5:
  found4:
    LDI      r7, 29
    JNIN     r7, hand, rule10
  awake11:
    HOLDER   r8, r7
    JNE      r8, r1, rule10
    JNEI     r7, 29, other12
    JNZ      r3, rule10
  other12:
    EVGET    r9, 0
    JNE      r9, r1, rule10
    EVGET    r9, 2
    JLTI     r9, 1, rule10
    SEAT     r9
    AVATAR   r9, r9
    JEQ      r9, r1, rule10
    ROLE     r10, turn, 1
    JLTI     r10, 0, rule10
    GETF     r11, once.example.whistle, r7
    JEQ      r11, r10, rule10
    OPT      r7, '{0}: when you lose 1 coin'
    JMP      found9
  rule10:
  found9:
  nothing3:
    NOPT     r7
    JZ       r7, done1
    DECIDER  r10, r1
    DEC      r8, r10, 'order\x1fwhat comes first?'
    JEQT     r9, '{0}: when you lose 1 coin', hit15
    JMP      other14
  hit15:
    JNTAG    r8, =Horn, other14
    MOV      r11, r8
    JNEI     r11, 28, other16
    LDI      r2, 1
  other16:
    MOV      r13, r11
    CALL     r12, rule.example.horn~2~2, r13...
    JMP      next2
  other14:
    JEQT     r9, '{0}: when you lose 1 coin', hit18
    JMP      other17
  hit18:
    JNTAG    r8, =Whistle, other17
    MOV      r11, r8
    JNEI     r11, 29, other19
    LDI      r3, 1
  other19:
    MOV      r13, r11
    CALL     r12, rule.example.whistle~3, r13...
    JMP      next2
  other17:
    JMP      next2
  done1:
    RETI     0

rule.example.horn~3~5: code, 1 arguments, 9 registers, event *
  ; once per game: when you discard a card: gain 1 coin
    EVGET    r1, 0
    EVGET    r2, 1
    JNTAG    r2, card, no2
    LDI      r2, 1
    GETF     r3, once.example.horn~3, r0
    JEQ      r3, r2, no2
    LDI      r2, 1
    SETF     once.example.horn~3, r0, r2
  noted4:
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected5:
  no2:
  other1:
    RETI     0

rule.example.horn~4~6: code, 1 arguments, 9 registers, event *
  ; once per turn of its holder: when you take a card: gain 1 coin
    EVGET    r1, 0
    EVGET    r2, 1
    JNTAG    r2, card, no2
    SEAT     r2
    AVATAR   r2, r2
    JNE      r2, r1, no2
    ROLE     r3, turn, 1
    JLTI     r3, 0, no2
    GETF     r4, once.example.horn~4, r0
    JEQ      r4, r3, no2
    SEAT     r2
    AVATAR   r2, r2
    JNE      r2, r1, noted4
    ROLE     r3, turn, 1
    JLTI     r3, 0, noted4
    SETF     once.example.horn~4, r0, r3
  noted4:
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected5:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing# any21#), zone (deck '')
    name Whistle, text Whistle, tags (card thing =Whistle thing# any21#), zone (deck '')

fields
    name once.example.horn, of =Horn
    name once.example.horn~2, of =Horn
    name uses.example.horn~2, of =Horn
    name once.example.whistle, of =Whistle
    name once.example.horn~3, of =Horn
    name once.example.horn~4, of =Horn

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
    name example.horn~2, event lose:coin, phase after, proc order.example.horn~2~4, layer 1, rank 1
    name example.horn~3, event discard, phase after, proc rule.example.horn~3~5, carrier Horn, mode 1, layer 1, rank 2, zones (hand)
    name example.horn~4, event take, phase after, proc rule.example.horn~4~6, carrier Horn, mode 1, layer 1, rank 3, zones (hand)
