proc.day: code, 2 arguments, 5 registers, level day
    SERIAL   r1
  ; procedure day (days)
    LDI      r2, -1
    MOV      r3, r0
    LDI      r4, 0
    CALL     r2, proc.morning, r3...
  begun1:
    LDI      r2, -1
    MOV      r3, r0
    LDI      r4, 0
    CALL     r2, proc.noon, r3...
  begun2:
    RETI     0

proc.morning: code, 2 arguments, 9 registers, level morning
    SERIAL   r1
  ; step "coin": gain 1 coin
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected1:
    RETI     0

proc.noon: code, 2 arguments, 9 registers, level noon
    SERIAL   r1
  ; step "coin": gain 1 coin
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected1:
    RETI     0

levels
    name day, slots (actor #)
    name morning, slots (actor #)
    name noon, slots (actor #)
