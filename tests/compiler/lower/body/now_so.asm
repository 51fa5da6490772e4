rule.example.weary.forgotten~1: code, 1 arguments, 3 registers, event *
  ; forgotten when it gains 1 coin
    EVGET    r1, 0
    JNTAG    r1, pawn, no2
    GETV     r2, weary, r1
    JEQI     r2, 0, no2
    LDI      r2, 0
    JNTAG    r1, pawn, L3
    SETF     weary, r1, r2
  L3:
  no2:
  other1:
    RETI     0

rule.example.spoon~2: code, 1 arguments, 3 registers, event *
  ; when you greet this: this is now bent, then you are now weary
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    EVGET    r2, 0
    JNE      r2, r1, no2
    LDI      r2, 1
    JNTAG    r0, card, L3
    SETF     bent, r0, r2
  L3:
    LDI      r2, 1
    JNTAG    r1, pawn, L4
    SETF     weary, r1, r2
  L4:
  no2:
  other1:
    RETI     0

rule.example.spoon~3: code, 1 arguments, 6 registers, event *
  ; when you gain this: for each bent card in your hand: it is no longer bent
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    EVGET    r2, 0
    JNE      r2, r1, no2
    EMPTY    r2, card
    FIRST    r4, hand, r1
    SEEK     r4, card, end5
  loop3:
    GETV     r5, bent, r4
    JNEI     r5, 1, after4
    JOIN     r4, r2..., card
  after4:
    NEXT     r4, card, loop3
  end5:
  each6:
    AMONG    r2, r2..., card
    JLTI     r2, 0, all7
    GETV     r4, bent, r2
    JNEI     r4, 1, each6
    JNIN     r2, hand, each6
    BEAR     r4, r2
    JNE      r4, r1, each6
    LDI      r4, 0
    SETF     bent, r2, r4
  L8:
    JMP      each6
  all7:
  no2:
  other1:
    RETI     0

modifier.example.spoon~4: modifier, 3 arguments, 5 registers
  ; while you are weary: +1 power
    HOLDER   r3, r2
    JLTI     r3, 0, no1
    JNE      r0, r3, no1
    GETV     r4, weary, r3
    JNEI     r4, 1, no1
    RETI     1
  no1:
    RETI     0
    RETI     0

rule.example.spoon~5: code, 1 arguments, 11 registers, event *
  ; when you lose 1 coin: discard a card that is not bent in your hand
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    LDI      r2, -1
    OPTS
    FIRST    r4, hand, r1
    SEEK     r4, card, end6
  loop4:
    GETV     r5, bent, r4
    JEQI     r5, 1, after5
    OPT      r4, ''
  after5:
    NEXT     r4, card, loop4
  end6:
    NOPT     r5
    JZ       r5, picked3
    DECIDER  r6, r1
    DEC      r2, r6, 'discard a card in your hand'
  picked3:
    JLTI     r2, 0, none7
    PAIR     r5, r1, r2
    RAISE    r4, discard, r5...
  unaffected8:
  none7:
  no2:
  other1:
    RETI     0

entities
    name Spoon, text Spoon, tags (card thing =Spoon thing#), zone (deck '')

fields
    name bent, of card, seen all
    name weary, of pawn, seen owner

rules
    name example.weary.forgotten, event gain:coin, phase after, proc rule.example.weary.forgotten~1
    name example.spoon, event greet, phase after, proc rule.example.spoon~2, carrier Spoon, layer 1, rank 1
    name example.spoon, event gain:coin, phase after, proc rule.example.spoon~3, carrier Spoon, layer 1, rank 2
    name example.spoon, event gain, phase after, proc rule.example.spoon~3, carrier Spoon, layer 1, rank 2
    name example.spoon, event lose:coin, phase after, proc rule.example.spoon~5, carrier Spoon, mode 1, layer 1, rank 4, zones (hand)

modifiers
    name example.spoon, stat power, kind add, proc modifier.example.spoon~4, carrier Spoon, zones (hand)

told answered
    greet: (Spoon)

told shown
    name bent, plural bent, of card, memory True, state True
