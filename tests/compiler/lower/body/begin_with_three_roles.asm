do.fight: code, 0 arguments, 8 registers, event fight
  ; verb fight (fights, fighting, fought): pawn "fight {goods}"
    EVGET    r0, 0
    LDI      r1, -1
    MOV      r2, r0
    EVGET    r7, 1
    MOV      r3, r7
    LDI      r4, 0
    LDI      r5, 0
    LDI      r6, -1
    CALL     r1, proc.duel, r2...
  begun1:
    RETI     0

proc.duel: code, 5 arguments, 15 registers, level duel
    SERIAL   r2
  ; step "help": choose a card in the hand of the left as the backer
    LDI      r5, -1
    OPTS
    FIRST    r7, hand, r0
    SEEK     r7, card, end4
  loop2:
    OPT      r7, ''
  after3:
    NEXT     r7, card, loop2
  end4:
    NOPT     r8
    JZ       r8, picked1
    DECIDER  r9, r0
    DEC      r5, r9, 'choose a card in the hand of the left as the backer'
  picked1:
    JLTI     r5, 0, none5
    SETROLE  duel, 4, r5
  none5:
    LDI      r5, 0
    LDI      r6, 0
    JLTI     r0, 0, L6
    MOV      r7, r0
    LDI      r8, 0
    GETV     r9, power, r7
    STAT     r6, power, r7...
  L6:
    MOV      r10, r0
    MOV      r11, r0
    MOV      r12, r6
    LOG      'term\x1fpower', r10...
    ADD      r5, r5, r6
    JLTI     r0, 0, L7
    SETF     score.duel, r0, r5
  L7:
    MOV      r6, r0
    LDI      r7, -1
    MOV      r8, r5
    LOG      '{0} scores {2:n}', r6...
    LDI      r6, 0
    LDI      r7, 0
    JLTI     r1, 0, L8
    MOV      r8, r1
    LDI      r9, 0
    GETV     r10, power, r8
    STAT     r7, power, r8...
  L8:
    MOV      r11, r1
    MOV      r12, r1
    MOV      r13, r7
    LOG      'term\x1fpower', r11...
    ADD      r6, r6, r7
    JLTI     r1, 0, L9
    SETF     score.duel, r1, r6
  L9:
    MOV      r7, r1
    LDI      r8, -1
    MOV      r9, r6
    LOG      '{0} scores {2:n}', r7...
    JLT      r6, r5, more10
    JLT      r5, r6, less11
    LDI      r3, 2
    MOV      r7, r0
    MOV      r8, r1
    LDI      r9, 0
    LOG      '[{0} against {1}: tie]', r7...
    JMP      scored12
  more10:
    LDI      r3, 0
    MOV      r7, r0
    MOV      r8, r1
    LDI      r9, 0
    LOG      '[{0} against {1}: win]', r7...
    JMP      scored12
  less11:
    LDI      r3, 1
    MOV      r7, r0
    MOV      r8, r1
    LDI      r9, 0
    LOG      '[{0} against {1}: loss]', r7...
    JMP      scored12
  scored12:
    MOV      r7, r3
    JNEI     r3, 0, outcome15
  ; on win: the left gains 1 coin
    REC      r9, 1
    MOV      r9, r0
    RAISE    r8, gain:coin, r9...
  unaffected16:
  ; step "help": choose a card in the hand of the left as the backer
    JMP      ended14
  outcome15:
  ended14:
  ended13:
    RET      r7
    RETI     0

rule.example.horn~1: code, 1 arguments, 10 registers, event *
  ; card Horn: when you gain 1 coin: fight Ann
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    LDI      r9, 23
    PAIR     r3, r1, r9
    JLTI     r4, 0, unaffected3
    RAISE    r2, fight, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

fields
    name score.duel, of thing#

events
    name fight, body do.fight, text '{0} fights[ {1}]'

levels
    name duel, slots (left right # outcome# backer)

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
