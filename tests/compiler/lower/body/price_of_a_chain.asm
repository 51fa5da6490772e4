rule.example.ransom~1: code, 1 arguments, 10 registers, event *
  ; card Ransom: when you gain this: discard this, then gain 2 coins
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    EVGET    r2, 0
    JNE      r2, r1, no2
    PAIR     r3, r1, r0
    LDI      r2, 1
    JLTI     r4, 0, unaffected4
    RAISE    r2, discard, r3...
  unaffected4:
    JNEI     r2, 0, else3
    REC      r4, 2
    MOV      r4, r1
    RAISE    r3, gain:coin, r4...
  unaffected5:
  else3:
  no2:
  other1:
    RETI     0

rule.example.handshake~2: code, 1 arguments, 9 registers, event *
  ; card Handshake: when you gain this: greet this, then gain 2 coins
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    EVGET    r2, 0
    JNE      r2, r1, no2
    PAIR     r3, r1, r0
    JLTI     r4, 0, unaffected3
    RAISE    r2, greet, r3...
  unaffected3:
    REC      r3, 2
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected4:
  no2:
  other1:
    RETI     0

entities
    name Ransom, text Ransom, tags (card thing =Ransom thing#), zone (deck '')
    name Handshake, text Handshake, tags (card thing =Handshake thing#), zone (deck '')

rules
    name example.ransom, event gain:coin, phase after, proc rule.example.ransom~1, carrier Ransom, layer 1
    name example.ransom, event gain, phase after, proc rule.example.ransom~1, carrier Ransom, layer 1
    name example.handshake, event gain:coin, phase after, proc rule.example.handshake~2, carrier Handshake, layer 1, rank 1
    name example.handshake, event gain, phase after, proc rule.example.handshake~2, carrier Handshake, layer 1, rank 1
