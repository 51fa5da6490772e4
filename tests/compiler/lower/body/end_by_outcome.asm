do.fight: code, 0 arguments, 7 registers, event fight
  ; verb fight (fights, fighting, fought): pawn "fight {goods}"
    EVGET    r0, 0
    LDI      r1, -1
    MOV      r2, r0
    EVGET    r6, 1
    MOV      r3, r6
    LDI      r4, 0
    LDI      r5, 0
    CALL     r1, proc.duel, r2...
    JNEI     r1, 23, other3
    GETG     r4, ended#
    LDI      r5, 3
    CALL     r6, ended.duel, r2...
  other3:
  begun2:
  elsewhere1:
    RETI     0

proc.duel: code, 4 arguments, 14 registers, level duel
    SERIAL   r2
  ; contest duel (duels)
    LDI      r4, 0
    LDI      r5, 0
    JLTI     r0, 0, L1
    MOV      r6, r0
    LDI      r7, 1
    GETV     r8, power, r6
    STAT     r5, power, r6...
  L1:
    MOV      r9, r0
    MOV      r10, r0
    MOV      r11, r5
    LOG      'term\x1fpower', r9...
    ADD      r4, r4, r5
    JLTI     r0, 0, L2
    SETF     score.duel, r0, r4
  L2:
    MOV      r5, r0
    LDI      r6, -1
    MOV      r7, r4
    LOG      '{0} scores {2:n}', r5...
    LDI      r5, 0
    LDI      r6, 0
    JLTI     r1, 0, L3
    MOV      r7, r1
    LDI      r8, 1
    GETV     r9, power, r7
    STAT     r6, power, r7...
  L3:
    MOV      r10, r1
    MOV      r11, r1
    MOV      r12, r6
    LOG      'term\x1fpower', r10...
    ADD      r5, r5, r6
    JLTI     r1, 0, L4
    SETF     score.duel, r1, r5
  L4:
    MOV      r6, r1
    LDI      r7, -1
    MOV      r8, r5
    LOG      '{0} scores {2:n}', r6...
    JLT      r5, r4, more5
    JLT      r4, r5, less6
    LDI      r3, 2
    MOV      r6, r0
    MOV      r7, r1
    LDI      r8, 0
    LOG      '[{0} against {1}: tie]', r6...
    JMP      scored7
  more5:
    LDI      r3, 0
    MOV      r6, r0
    MOV      r7, r1
    LDI      r8, 0
    LOG      '[{0} against {1}: win]', r6...
    JMP      scored7
  less6:
    LDI      r3, 1
    MOV      r6, r0
    MOV      r7, r1
    LDI      r8, 0
    LOG      '[{0} against {1}: loss]', r6...
    JMP      scored7
  scored7:
    MOV      r6, r3
    JNEI     r3, 3, outcome10
  ; on flight: the left loses 1 coin
    REC      r8, 1
    MOV      r8, r0
    RAISE    r7, lose:coin, r8...
  unaffected11:
  ; contest duel (duels)
    JMP      ended9
  outcome10:
  ended9:
  ended8:
    RET      r6
    RETI     0

ended.duel: code, 4 arguments, 11 registers
  ; contest duel (duels)
    JNEI     r3, 3, outcome2
  ; on flight: the left loses 1 coin
    REC      r5, 1
    MOV      r5, r0
    RAISE    r4, lose:coin, r5...
  unaffected3:
  ; contest duel (duels)
    JMP      ended1
  outcome2:
  ended1:
    RETI     0

rule.example.horn~1: code, 1 arguments, 5 registers, event *
  ; card Horn: in a duel: when you lose 1 coin: end the duel by flight
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    LDI      r2, 0
    EVGET    r3, 3
    ANDI     r2, r3, 1
    JNZ      r2, set3
    INLV     r4, duel
    JZ       r4, L4
    ROLE     r4, duel, 0
    EQ       r2, r4, r1
    JNZ      r2, set3
    ROLE     r4, duel, 1
    EQ       r2, r4, r1
    JNZ      r2, set3
  L4:
  set3:
    JZ       r2, no2
    INLV     r2, duel
    JZ       r2, outside5
    ROLE     r2, duel, 2
    SETG     ended#, r2
    LDI      r3, 23
    ENDL     duel, r3
  outside5:
  no2:
  other1:
    RETI     0

rule.example.whistle~2: code, 1 arguments, 20 registers, event *
  ; card Whistle: when you gain 1 coin: fight Ann
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    MOV      r2, r1
    LDI      r3, -1
    LDI      r4, 23
    MOV      r5, r2
    MOV      r6, r4
    LDI      r7, 0
    LOG      '{0} fights {1}', r5...
    MOV      r4, r2
    LDI      r11, 23
    MOV      r5, r11
    LDI      r6, 0
    LDI      r7, 0
    MOV      r8, r0
    MOV      r9, r1
    MOV      r10, r2
    CALL     r3, proc.duel~3, r4...
    JEQI     r3, 23, hit6
    JMP      row5
  hit6:
    LDI      r11, -1
    OPTS
    MOV      r14, r2
    LDI      r13, -1
  loop8:
    HAVE     r13, card, end9
    OPT      r13, ''
    JMP      loop8
  end9:
    NOPT     r15
    JZ       r15, picked7
    DECIDER  r16, r2
    DEC      r11, r16, 'lose 1 card'
  picked7:
    JLTI     r11, 0, none10
  ; flight: lose 1 card
    PAIR     r14, r2, r11
    RAISE    r13, lose, r14...
  unaffected11:
  none10:
  ; card Whistle: when you gain 1 coin: fight Ann
    JMP      rows4
  row5:
  rows4:
  begun3:
  no2:
  other1:
    RETI     0

proc.duel~3: code, 7 arguments, 19 registers, level duel
    SERIAL   r2
  ; contest duel (duels)
    LDI      r7, 0
    LDI      r8, 0
    JLTI     r0, 0, L1
    MOV      r9, r0
    LDI      r10, 1
    GETV     r11, power, r9
    STAT     r8, power, r9...
  L1:
    MOV      r12, r0
    MOV      r13, r0
    MOV      r14, r8
    LOG      'term\x1fpower', r12...
    ADD      r7, r7, r8
    JLTI     r0, 0, L2
    SETF     score.duel, r0, r7
  L2:
    MOV      r8, r0
    LDI      r9, -1
    MOV      r10, r7
    LOG      '{0} scores {2:n}', r8...
    LDI      r8, 0
    LDI      r9, 0
    JLTI     r1, 0, L3
    MOV      r10, r1
    LDI      r11, 1
    GETV     r12, power, r10
    STAT     r9, power, r10...
  L3:
    MOV      r13, r1
    MOV      r14, r1
    MOV      r15, r9
    LOG      'term\x1fpower', r13...
    ADD      r8, r8, r9
    JLTI     r1, 0, L4
    SETF     score.duel, r1, r8
  L4:
    MOV      r9, r1
    LDI      r10, -1
    MOV      r11, r8
    LOG      '{0} scores {2:n}', r9...
    JLT      r8, r7, more5
    JLT      r7, r8, less6
    LDI      r3, 2
    MOV      r9, r0
    MOV      r10, r1
    LDI      r11, 0
    LOG      '[{0} against {1}: tie]', r9...
    JMP      scored7
  more5:
    LDI      r3, 0
    MOV      r9, r0
    MOV      r10, r1
    LDI      r11, 0
    LOG      '[{0} against {1}: win]', r9...
    JMP      scored7
  less6:
    LDI      r3, 1
    MOV      r9, r0
    MOV      r10, r1
    LDI      r11, 0
    LOG      '[{0} against {1}: loss]', r9...
    JMP      scored7
  scored7:
    MOV      r9, r3
    JEQI     r3, 0, hit10
    JEQI     r3, 1, hit10
    JEQI     r3, 2, hit10
    JMP      row9
  hit10:
    LDI      r9, -2
    JMP      ended8
  row9:
    JEQI     r3, 3, hit12
    JMP      row11
  hit12:
    LDI      r10, -1
    OPTS
    MOV      r13, r6
    LDI      r12, -1
  loop14:
    HAVE     r12, card, end15
    OPT      r12, ''
    JMP      loop14
  end15:
    NOPT     r14
    JZ       r14, picked13
    DECIDER  r15, r6
    DEC      r10, r15, 'lose 1 card'
  picked13:
    JLTI     r10, 0, none16
  ; flight: lose 1 card
    PAIR     r13, r6, r10
    RAISE    r12, lose, r13...
  unaffected17:
  none16:
  ; contest duel (duels)
    LDI      r9, -2
    JMP      ended8
  row11:
    JNEI     r3, 3, outcome19
  ; on flight: the left loses 1 coin
    REC      r11, 1
    MOV      r11, r0
    RAISE    r10, lose:coin, r11...
  unaffected20:
  ; contest duel (duels)
    JMP      ended18
  outcome19:
  ended18:
  ended8:
    RET      r9
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')
    name Whistle, text Whistle, tags (card thing =Whistle thing#), zone (deck '')

fields
    name score.duel, of thing#

globals
    name ended#

events
    name fight, body do.fight, text '{0} fights[ {1}]'

levels
    name duel, slots (left right # outcome#)

rules
    name example.horn, event lose:coin, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
    name example.whistle, event gain:coin, phase after, proc rule.example.whistle~2, carrier Whistle, mode 1, layer 1, rank 1, zones (hand)
