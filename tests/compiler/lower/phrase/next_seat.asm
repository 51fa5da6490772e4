rule.example.horn~1: code, 1 arguments, 21 registers, event *
  ; card Horn: when you gain this:
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    EVGET    r2, 0
    JNE      r2, r1, no2
  ; the pawn to your left loses 1 coin
    REC      r3, 1
    LDI      r9, -1
    LDI      r11, 0
    JLTI     r1, 0, found5
    CTRL     r12, r1
    JLTI     r12, 0, found5
    SEATS    r10
  beside3:
    ADDI     r11, r11, 1
    JGE      r11, r10, alone4
    MOV      r13, r11
    SEATR    r13, r12, r13
    AVATAR   r9, r13
    JLTI     r9, 0, beside3
    JMP      found5
  alone4:
    LDI      r9, -1
  found5:
    MOV      r3, r9
    JLTI     r3, 0, unaffected6
    RAISE    r2, lose:coin, r3...
  unaffected6:
  ; card Horn: when you gain this:
    LDI      r2, -1
    OPTS
    LDI      r6, -1
    LDI      r8, 0
    JLTI     r1, 0, found12
    CTRL     r9, r1
    JLTI     r9, 0, found12
    SEATS    r7
  beside10:
    ADDI     r8, r8, 1
    JGE      r8, r7, alone11
    MOV      r10, r8
    SEATR    r10, r9, r10
    AVATAR   r6, r10
    JLTI     r6, 0, beside10
    JMP      found12
  alone11:
    LDI      r6, -1
  found12:
    LDI      r11, -1
    LDI      r13, 0
    JLTI     r6, 0, found15
    CTRL     r14, r6
    JLTI     r14, 0, found15
    SEATS    r12
  beside13:
    ADDI     r13, r13, 1
    JGE      r13, r12, alone14
    SUB      r15, r12, r13
    SEATR    r15, r14, r15
    AVATAR   r11, r15
    JLTI     r11, 0, beside13
    JMP      found15
  alone14:
    LDI      r11, -1
  found15:
    MOV      r5, r11
    LDI      r4, -1
  loop8:
    HAVE     r4, card, end9
    HOLDER   r6, r4
    LDI      r7, -1
    JEQ      r6, r7, loop8
    OPT      r4, ''
    JMP      loop8
  end9:
    NOPT     r6
    JZ       r6, picked7
    DECIDER  r7, r1
    DEC      r2, r7, 'take a card from the pawn to the right of the pawn to your left'
  picked7:
    JLTI     r2, 0, none16
  ; take a card from the pawn to the right of the pawn to your left
    PAIR     r5, r1, r2
    LDI      r11, -1
    LDI      r13, 0
    JLTI     r1, 0, found19
    CTRL     r14, r1
    JLTI     r14, 0, found19
    SEATS    r12
  beside17:
    ADDI     r13, r13, 1
    JGE      r13, r12, alone18
    MOV      r15, r13
    SEATR    r15, r14, r15
    AVATAR   r11, r15
    JLTI     r11, 0, beside17
    JMP      found19
  alone18:
    LDI      r11, -1
  found19:
    LDI      r16, -1
    LDI      r18, 0
    JLTI     r11, 0, found22
    CTRL     r19, r11
    JLTI     r19, 0, found22
    SEATS    r17
  beside20:
    ADDI     r18, r18, 1
    JGE      r18, r17, alone21
    SUB      r20, r17, r18
    SEATR    r20, r19, r20
    AVATAR   r16, r20
    JLTI     r16, 0, beside20
    JMP      found22
  alone21:
    LDI      r16, -1
  found22:
    MOV      r9, r16
    RAISE    r4, take, r5...
  unaffected23:
  none16:
  no2:
  other1:
  ; card Horn: when you gain this:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, layer 1
    name example.horn, event gain, phase after, proc rule.example.horn~1, carrier Horn, layer 1
