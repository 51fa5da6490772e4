proc.errand: code, 3 arguments, 10 registers, level errand
    SERIAL   r1
  ; step "whom": choose another pawn as the target
    LDI      r3, -1
    OPTS
    LDI      r5, -1
    SEAT     r6
  loop2:
    ROUND    r7, r5..., end3
    JEQ      r7, r0, loop2
    OPT      r7, ''
    JMP      loop2
  end3:
    NOPT     r8
    JZ       r8, picked1
    DECIDER  r9, r0
    DEC      r3, r9, 'choose another pawn as the target'
  picked1:
    JLTI     r3, 0, none4
    SETROLE  errand, 2, r3
  none4:
  ; step "gift": the target gains 1 coin
    REC      r4, 1
    MOV      r4, r2
    RAISE    r3, gain:coin, r4...
  unaffected5:
    RETI     0

rule.example.horn~1: forbid, 1 arguments, 4 registers, event *
  ; card Horn: during an errand: you cannot discard cards
    EVGET    r1, 0
    EVGET    r2, 1
    JNTAG    r2, card, no2
    INLV     r2, errand
    JZ       r2, no2
    PROHIBIT 1
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

levels
    name errand, slots (actor # target)

rules
    name example.horn, event discard, phase forbid, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
