rule.example.horn~1: code, 1 arguments, 14 registers, event *
  ; card Horn: when you gain this:
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    EVGET    r2, 0
    JNE      r2, r1, no2
    LDI      r2, -1
    OPTS
    LDI      r4, 0
    LDI      r5, 0
    LDI      r6, -1
    SEAT     r7
  loop4:
    ROUND    r8, r6..., end5
    GETV     r9, coin, r8
    JZ       r5, L6
    MAX      r4, r4, r9
    JMP      L7
  L6:
    MOV      r4, r9
    LDI      r5, 1
  L7:
    JMP      loop4
  end5:
    LDI      r9, -1
    SEAT     r10
  loop8:
    ROUND    r11, r9..., end9
    GETV     r12, coin, r11
    JNE      r12, r4, loop8
    OPT      r11, ''
    JMP      loop8
  end9:
    NOPT     r12
    JZ       r12, picked3
    DECIDER  r13, r1
    DEC      r2, r13, 'the pawn with the most coins loses 1 coin'
  picked3:
    JLTI     r2, 0, none10
  ; the pawn with the most coins loses 1 coin
    REC      r5, 1
    MOV      r5, r2
    RAISE    r4, lose:coin, r5...
  unaffected11:
  none10:
  ; card Horn: when you gain this:
    LDI      r2, -1
    OPTS
    LDI      r4, 0
    LDI      r5, 0
    MOV      r7, r1
    LDI      r6, -1
  loop13:
    HAVE     r6, card, end14
    ATTR     r8, weight, r6
  L15:
    JZ       r5, L16
    MIN      r4, r4, r8
    JMP      L17
  L16:
    MOV      r4, r8
    LDI      r5, 1
  L17:
    JMP      loop13
  end14:
    MOV      r9, r1
    LDI      r8, -1
  loop18:
    HAVE     r8, card, end19
    ATTR     r10, weight, r8
  L20:
    JNE      r10, r4, loop18
    OPT      r8, ''
    JMP      loop18
  end19:
    NOPT     r10
    JZ       r10, picked12
    DECIDER  r11, r1
    DEC      r2, r11, 'discard the card with the least weight'
  picked12:
    JLTI     r2, 0, none21
  ; discard the card with the least weight
    PAIR     r5, r1, r2
    RAISE    r4, discard, r5...
  unaffected22:
  none21:
  ; card Horn: when you gain this:
    JLTI     r0, 0, moved23
    LDI      r2, -1
    ZID      r3, heap, r2
    MOVE     r0, r3, 0
  moved23:
  no2:
  other1:
    RETI     0

rule.example.drum~2: code, 1 arguments, 15 registers, event *
  ; card Drum: when you gain this: the nearest pawn loses 1 coin
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    EVGET    r2, 0
    JNE      r2, r1, no2
    LDI      r2, -1
    OPTS
    LDI      r4, 0
    LDI      r5, 0
    LDI      r6, -1
    SEAT     r7
  loop4:
    ROUND    r8, r6..., end5
    LDI      r9, -1
    PLACE    r10, r1
    PLACE    r11, r8
    JLTI     r10, 0, L6
    JLTI     r11, 0, L6
    DIST     r9, r10, r11
  L6:
    JLTI     r9, 0, loop4
    JEQ      r8, r1, loop4
    LDI      r9, -1
    PLACE    r10, r1
    PLACE    r11, r8
    JLTI     r10, 0, L7
    JLTI     r11, 0, L7
    DIST     r9, r10, r11
  L7:
    JZ       r5, L8
    MIN      r4, r4, r9
    JMP      L9
  L8:
    MOV      r4, r9
    LDI      r5, 1
  L9:
    JMP      loop4
  end5:
    LDI      r9, -1
    SEAT     r10
  loop10:
    ROUND    r11, r9..., end11
    LDI      r12, -1
    PLACE    r13, r1
    PLACE    r14, r11
    JLTI     r13, 0, L12
    JLTI     r14, 0, L12
    DIST     r12, r13, r14
  L12:
    JLTI     r12, 0, loop10
    JEQ      r11, r1, loop10
    LDI      r12, -1
    PLACE    r13, r1
    PLACE    r14, r11
    JLTI     r13, 0, L13
    JLTI     r14, 0, L13
    DIST     r12, r13, r14
  L13:
    JNE      r12, r4, loop10
    OPT      r11, ''
    JMP      loop10
  end11:
    NOPT     r12
    JZ       r12, picked3
    DECIDER  r13, r1
    DEC      r2, r13, 'the nearest pawn loses 1 coin'
  picked3:
    JLTI     r2, 0, none14
    REC      r5, 1
    MOV      r5, r2
    RAISE    r4, lose:coin, r5...
  unaffected15:
  none14:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')
    name Drum, text Drum, tags (card thing =Drum thing#), zone (deck '')

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, layer 1
    name example.horn, event gain, phase after, proc rule.example.horn~1, carrier Horn, layer 1
    name example.drum, event gain:coin, phase after, proc rule.example.drum~2, carrier Drum, layer 1, rank 1
    name example.drum, event gain, phase after, proc rule.example.drum~2, carrier Drum, layer 1, rank 1
