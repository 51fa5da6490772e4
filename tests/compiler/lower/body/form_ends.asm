rule.example.horn~1: code, 1 arguments, 17 registers, event *
  ; card Horn: when you gain 1 card: become a giant
    EVGET    r1, 0
    EVGET    r2, 1
    JNTAG    r2, card, no2
    MOV      r2, r1
    LDI      r3, -1
  live4:
    EFNEXT   r3, giant, r3
    JLTI     r3, 0, none5
    EFGET    r4, r3, 0
    JNE      r4, r2, live4
    EFGET    r5, r3, 0
    MOV      r7, r5
    LDI      r8, -1
    LDI      r9, 0
    LOG      '{0} is no longer a giant', r7...
    EFEND    r3
    JMP      live4
  none5:
    LDI      r5, 0
    MOV      r7, r2
    MOV      r8, r0
    LDI      r9, 0
    LDI      r10, 0
    LDI      r11, 0
    LDI      r12, 0
    MOV      r13, r5
    EFNEW    r6, giant, r7...
    MOV      r14, r2
    LDI      r15, -1
    LDI      r16, 0
    LOG      '{0} becomes a giant', r14...
  nowhere3:
  no2:
  other1:
    RETI     0

rule.example.whistle~2: code, 1 arguments, 12 registers, event *
  ; card Whistle: when you lose 1 coin: end the giant
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    LDI      r2, -1
  live3:
    EFNEXT   r2, giant, r2
    JLTI     r2, 0, none4
    EFGET    r3, r2, 0
    JNE      r3, r1, live3
    EFGET    r4, r2, 0
    REC      r6, 0
    MOV      r6, r4
    RAISE    r5, end giant, r6...
    JMP      live3
  none4:
  no2:
  other1:
    RETI     0

rule.example.drum~3: code, 1 arguments, 11 registers, event *
  ; card Drum: when your giant ends: lose 1 card
    EVGET    r1, 0
    LDI      r2, -1
    OPTS
    MOV      r5, r1
    LDI      r4, -1
  loop4:
    HAVE     r4, card, end5
    OPT      r4, ''
    JMP      loop4
  end5:
    NOPT     r6
    JZ       r6, picked3
    DECIDER  r7, r1
    DEC      r2, r7, 'lose 1 card'
  picked3:
    JLTI     r2, 0, none6
    PAIR     r5, r1, r2
    RAISE    r4, lose, r5...
  unaffected7:
  none6:
  no2:
  other1:
    RETI     0

ends.giant: code, 1 arguments, 8 registers
  ; "ends": when this ends: gain 1 coin
    REC      r2, 1
    MOV      r2, r0
    RAISE    r1, gain:coin, r2...
  unaffected1:
  ; form giant (giants)
    RETI     0

do.end giant: code, 0 arguments, 10 registers, event end giant
  ; form giant (giants)
    EVGET    r0, 0
    LDI      r2, -1
  live1:
    EFNEXT   r2, giant, r2
    JLTI     r2, 0, none2
    EFGET    r3, r2, 0
    JNE      r3, r0, live1
    EFGET    r4, r2, 0
    EFGET    r5, r2, 0
    MOV      r7, r5
    LDI      r8, -1
    LDI      r9, 0
    LOG      '{0} is no longer a giant', r7...
    EFEND    r2
    MOV      r6, r4
    CALL     r5, ends.giant, r6...
    JMP      live1
  none2:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')
    name Whistle, text Whistle, tags (card thing =Whistle thing#), zone (deck '')
    name Drum, text Drum, tags (card thing =Drum thing#), zone (deck '')

events
    name 'end giant', body 'do.end giant', text '{0} ends giant', quiet True

effects
    giant

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
    name example.horn, event gain, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
    name example.whistle, event lose:coin, phase after, proc rule.example.whistle~2, carrier Whistle, mode 1, layer 1, rank 1, zones (hand)
    name example.drum, event 'end giant', phase after, proc rule.example.drum~3, carrier Drum, mode 1, layer 1, rank 2, zones (hand)

told forms
    giant
