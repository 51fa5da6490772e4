proc.errand: code, 2 arguments, 10 registers, level errand
    SERIAL   r1
  ; step "go": pray Altar
    LDI      r9, 28
    PAIR     r3, r0, r9
    JLTI     r4, 0, unaffected1
    RAISE    r2, pray, r3...
  unaffected1:
    RETI     0

rule.example.altar~1: code, 1 arguments, 10 registers, event *
  ; card Altar: when this is prayed: Ann gains 1 coin
    LDI      r1, -1
    EVGET    r2, 1
    JNE      r2, r0, no2
    REC      r3, 1
    LDI      r3, 23
    RAISE    r2, gain:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

rule.example.shrine~2: code, 1 arguments, 9 registers, event *
  ; rule "Shrine": for each pawn: when you pray Shrine: gain 1 coin
    EVGET    r1, 0
    JNTAG    r1, pawn, no2
    EVGET    r3, 1
    JNTAG    r3, =Shrine, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

entities
    name Altar, text Altar, tags (card thing =Altar thing#), zone (deck '')
    name Shrine, text Shrine, tags (card thing =Shrine thing#), zone (deck '')
    name 'Shrine #2', text Shrine, tags (card thing =Shrine thing#), zone (deck '')

events
    name pray, text '{0} prays[ {1}]'

levels
    name errand, slots (actor #)

rules
    name example.altar, event pray, phase after, proc rule.example.altar~1, carrier Altar, layer 1
    name example.shrine, event pray, phase after, proc rule.example.shrine~2, rank 1
