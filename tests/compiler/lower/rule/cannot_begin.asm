proc.errand: code, 2 arguments, 12 registers, level errand
    SERIAL   r1
  ; step "go": you may begin a detour
    OPTS
    REC      r2, 1
    MOV      r2, r0
    CAN      r8, begin detour, r2...
    JZ       r8, no1
    OPTI     1, 'begin a detour'
    OPTI     -2000000000, 'decline'
    DECIDER  r4, r0
    DEC      r2, r4, 'begin a detour?'
    JEQI     r2, -2000000000, no1
    LDI      r2, -1
    MOV      r3, r0
    LDI      r4, 0
    REC      r6, 0
    MOV      r6, r3
    RAISE    r5, begin detour, r6...
    JNZ      r5, begun3
    CALL     r2, proc.detour, r3...
  begun3:
    JMP      end2
  no1:
  end2:
    RETI     0

proc.detour: code, 2 arguments, 9 registers, level detour
    SERIAL   r1
  ; step "coin": gain 1 coin
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected1:
    RETI     0

rule.example.horn~1: forbid, 1 arguments, 2 registers, event *
  ; you cannot begin a detour
    EVGET    r1, 0
    PROHIBIT 1
  no2:
  other1:
    RETI     0

rule.example.horn~2: forbid, 1 arguments, 2 registers, event *
  ; you cannot become a giant
    EVGET    r1, 0
    PROHIBIT 1
  no2:
  other1:
    RETI     0

rule.example.horn~3: code, 1 arguments, 10 registers, event *
  ; when you gain 1 coin: you may become a giant
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    OPTS
    REC      r2, 1
    MOV      r2, r1
    CAN      r8, begin giant, r2...
    JZ       r8, no3
    OPTI     1, 'become a giant'
    OPTI     -2000000000, 'decline'
    DECIDER  r4, r1
    DEC      r2, r4, 'become a giant (Horn)?'
    JEQI     r2, -2000000000, no3
    MOV      r2, r1
    REC      r4, 0
    MOV      r4, r2
    MOV      r9, r0
    RAISE    r3, begin giant, r4...
    JMP      end4
  no3:
  end4:
  no2:
  other1:
    RETI     0

do.begin giant: code, 0 arguments, 16 registers, event begin giant
  ; form giant (giants)
    EVGET    r0, 0
    EVGET    r1, 5
    LDI      r2, -1
  live2:
    EFNEXT   r2, giant, r2
    JLTI     r2, 0, none3
    EFGET    r3, r2, 0
    JNE      r3, r0, live2
    EFGET    r4, r2, 0
    MOV      r6, r4
    LDI      r7, -1
    LDI      r8, 0
    LOG      '{0} is no longer a giant', r6...
    EFEND    r2
    JMP      live2
  none3:
    LDI      r4, 0
    MOV      r6, r0
    MOV      r7, r1
    LDI      r8, 0
    LDI      r9, 0
    LDI      r10, 0
    LDI      r11, 0
    MOV      r12, r4
    EFNEW    r5, giant, r6...
    MOV      r13, r0
    LDI      r14, -1
    LDI      r15, 0
    LOG      '{0} becomes a giant', r13...
  nowhere1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

events
    name 'begin detour', text '{0} begins detour', quiet True
    name 'begin giant', body 'do.begin giant', text '{0} begins giant', quiet True

levels
    name errand, slots (actor #)
    name detour, slots (actor #)

effects
    giant

rules
    name example.horn, event 'begin detour', phase forbid, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
    name example.horn, event 'begin giant', phase forbid, proc rule.example.horn~2, carrier Horn, mode 1, layer 1, rank 1, zones (hand)
    name example.horn, event gain:coin, phase after, proc rule.example.horn~3, carrier Horn, mode 1, layer 1, rank 2, zones (hand)

told forms
    giant
