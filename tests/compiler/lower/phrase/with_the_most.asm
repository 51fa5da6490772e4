rule.example.horn~1: code, 1 arguments, 16 registers, event *
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
    LDI      r7, -1
    SEATS    r6
    SEAT     r9
  loop4:
    ADDI     r7, r7, 1
    JGE      r7, r6, end5
    SEATR    r8, r9, r7
    AVATAR   r8, r8
    JLTI     r8, 0, loop4
    GETV     r10, coin, r8
    JZ       r5, L6
    MAX      r4, r4, r10
    JMP      L7
  L6:
    MOV      r4, r10
    LDI      r5, 1
  L7:
    JMP      loop4
  end5:
    LDI      r11, -1
    SEATS    r10
    SEAT     r13
  loop8:
    ADDI     r11, r11, 1
    JGE      r11, r10, end9
    SEATR    r12, r13, r11
    AVATAR   r12, r12
    JLTI     r12, 0, loop8
    GETV     r14, coin, r12
    JNE      r14, r4, loop8
    OPT      r12, ''
    JMP      loop8
  end9:
    NOPT     r14
    JZ       r14, picked3
    DECIDER  r15, r1
    DEC      r2, r15, 'the pawn with the most coins loses 1 coin'
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
    MOV      r8, r1
    LDI      r6, -1
  loop13:
    MOV      r7, r6
    HELD     r6, r7..., card
    JLTI     r6, 0, end14
    ATTR     r9, weight, r6
  L15:
    JZ       r5, L16
    MIN      r4, r4, r9
    JMP      L17
  L16:
    MOV      r4, r9
    LDI      r5, 1
  L17:
    JMP      loop13
  end14:
    MOV      r11, r1
    LDI      r9, -1
  loop18:
    MOV      r10, r9
    HELD     r9, r10..., card
    JLTI     r9, 0, end19
    ATTR     r12, weight, r9
  L20:
    JNE      r12, r4, loop18
    OPT      r9, ''
    JMP      loop18
  end19:
    NOPT     r12
    JZ       r12, picked12
    DECIDER  r13, r1
    DEC      r2, r13, 'discard the card with the least weight'
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

rule.example.drum~2: code, 1 arguments, 17 registers, event *
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
    LDI      r7, -1
    SEATS    r6
    SEAT     r9
  loop4:
    ADDI     r7, r7, 1
    JGE      r7, r6, end5
    SEATR    r8, r9, r7
    AVATAR   r8, r8
    JLTI     r8, 0, loop4
    LDI      r10, -1
    PLACE    r11, r1
    PLACE    r12, r8
    JLTI     r11, 0, L6
    JLTI     r12, 0, L6
    DIST     r10, r11, r12
  L6:
    JLTI     r10, 0, loop4
    JEQ      r8, r1, loop4
    LDI      r10, -1
    PLACE    r11, r1
    PLACE    r12, r8
    JLTI     r11, 0, L7
    JLTI     r12, 0, L7
    DIST     r10, r11, r12
  L7:
    JZ       r5, L8
    MIN      r4, r4, r10
    JMP      L9
  L8:
    MOV      r4, r10
    LDI      r5, 1
  L9:
    JMP      loop4
  end5:
    LDI      r11, -1
    SEATS    r10
    SEAT     r13
  loop10:
    ADDI     r11, r11, 1
    JGE      r11, r10, end11
    SEATR    r12, r13, r11
    AVATAR   r12, r12
    JLTI     r12, 0, loop10
    LDI      r14, -1
    PLACE    r15, r1
    PLACE    r16, r12
    JLTI     r15, 0, L12
    JLTI     r16, 0, L12
    DIST     r14, r15, r16
  L12:
    JLTI     r14, 0, loop10
    JEQ      r12, r1, loop10
    LDI      r14, -1
    PLACE    r15, r1
    PLACE    r16, r12
    JLTI     r15, 0, L13
    JLTI     r16, 0, L13
    DIST     r14, r15, r16
  L13:
    JNE      r14, r4, loop10
    OPT      r12, ''
    JMP      loop10
  end11:
    NOPT     r14
    JZ       r14, picked3
    DECIDER  r15, r1
    DEC      r2, r15, 'the nearest pawn loses 1 coin'
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
