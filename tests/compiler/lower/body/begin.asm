proc.errand: code, 2 arguments, 12 registers, level errand
    SERIAL   r1
  ; step "go": begin a detour
    LDI      r2, -1
    MOV      r3, r0
    LDI      r4, 0
    REC      r6, 0
    MOV      r6, r3
    RAISE    r5, begin detour, r6...
    JNZ      r5, begun1
    CALL     r2, proc.detour, r3...
    REC      r6, 0
    MOV      r6, r3
    RAISE    r5, end detour, r6...
  begun1:
    RETI     0

proc.detour: code, 2 arguments, 9 registers, level detour
    SERIAL   r1
  ; step "coin": gain 1 coin
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected1:
    RETI     0

rule.example.horn~1: code, 1 arguments, 9 registers, event *
  ; card Horn: when you begin a detour: lose 1 coin
    EVGET    r1, 0
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, lose:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

rule.example.whistle~2: code, 1 arguments, 9 registers, event *
  ; card Whistle: when your detour ends: lose 1 coin
    EVGET    r1, 0
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, lose:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')
    name Whistle, text Whistle, tags (card thing =Whistle thing#), zone (deck '')

events
    name 'begin detour', text '{0} begins detour', quiet True
    name 'end detour', text '{0} ends detour', quiet True

levels
    name errand, slots (actor #)
    name detour, slots (actor #)

rules
    name example.horn, event 'begin detour', phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
    name example.whistle, event 'end detour', phase after, proc rule.example.whistle~2, carrier Whistle, mode 1, layer 1, rank 1, zones (hand)
