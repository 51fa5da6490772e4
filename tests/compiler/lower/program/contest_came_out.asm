proc.duel: code, 4 arguments, 37 registers, level duel
    SERIAL   r2
  ; step "yield": the left may end the duel by loss
    OPTS
    OPTI     1, 'end the duel by loss'
    OPTI     -2000000000, 'decline'
    DECIDER  r6, r0
    DEC      r4, r6, 'end the duel by loss?'
    JEQI     r4, -2000000000, no1
    INLV     r4, duel
    JZ       r4, outside3
    LDI      r5, 2
    SETG     came out# duel, r5
    LDI      r5, 1
    ENDL     duel, r5
  outside3:
    JMP      end2
  no1:
  end2:
  ; step "dice":
    LDI      r5, 0
    LDI      r6, 1
    MOV      r7, r0
    MOV      r8, r5
    CALL     r4, new roll, r7...
    LDI      r9, 0
    JLTI     r0, 0, L4
    MOV      r10, r0
    LDI      r11, 0
    CALL     r9, stat.luck roll, r10...
  L4:
    SETF     roll.bonus, r4, r9
    REC      r10, 0
    MOV      r10, r0
    MOV      r11, r4
    MOV      r12, r6
    MOV      r15, r5
    RAISE    r9, roll, r10...
    JNTAG    r0, thing, L5
    SETF     last luck roll, r0, r4
  L5:
    JNTAG    r0, thing, L6
    SETF     last roll, r0, r4
  L6:
    LDI      r17, 0
    LDI      r18, 1
    MOV      r19, r1
    MOV      r20, r17
    CALL     r16, new roll, r19...
    LDI      r21, 0
    JLTI     r1, 0, L7
    MOV      r22, r1
    LDI      r23, 0
    CALL     r21, stat.luck roll, r22...
  L7:
    SETF     roll.bonus, r16, r21
    REC      r22, 0
    MOV      r22, r1
    MOV      r23, r16
    MOV      r24, r18
    MOV      r27, r17
    RAISE    r21, roll, r22...
    JNTAG    r1, thing, L8
    SETF     last luck roll, r1, r16
  L8:
    JNTAG    r1, thing, L9
    SETF     last roll, r1, r16
  L9:
    LDI      r28, 0
    LDI      r29, 0
    JLTI     r0, 0, L10
    MOV      r30, r0
    LDI      r31, 0
    GETV     r32, power, r30
    STAT     r29, power, r30...
  L10:
    MOV      r33, r0
    MOV      r34, r0
    MOV      r35, r29
    LOG      'term\x1fpower', r33...
    ADD      r28, r28, r29
    LDI      r29, 0
    LDI      r30, -1
    JNTAG    r0, thing, L11
    GETF     r30, last luck roll, r0
  L11:
    JNTAG    r30, roll#, L12
    GETF     r29, roll.1, r30
    GETF     r31, roll.dice, r30
    JLTI     r31, 2, one13
    GETF     r31, roll.2, r30
    ADD      r29, r29, r31
    GETF     r31, roll.3, r30
    ADD      r29, r29, r31
    GETF     r31, roll.4, r30
    ADD      r29, r29, r31
    GETF     r31, roll.more, r30
    ADD      r29, r29, r31
  one13:
    GETF     r31, roll.change, r30
    ADD      r29, r29, r31
    GETF     r31, roll.bonus, r30
    ADD      r29, r29, r31
  L12:
    MOV      r32, r0
    MOV      r33, r0
    MOV      r34, r29
    LOG      'term\x1froll', r32...
    ADD      r28, r28, r29
    JLTI     r0, 0, L14
    SETF     score.duel, r0, r28
  L14:
    MOV      r29, r0
    LDI      r30, -1
    MOV      r31, r28
    LOG      '{0} scores {2:n}', r29...
    LDI      r29, 0
    LDI      r30, 0
    JLTI     r1, 0, L15
    MOV      r31, r1
    LDI      r32, 0
    GETV     r33, power, r31
    STAT     r30, power, r31...
  L15:
    MOV      r34, r1
    MOV      r35, r1
    MOV      r36, r30
    LOG      'term\x1fpower', r34...
    ADD      r29, r29, r30
    LDI      r30, 0
    LDI      r31, -1
    JNTAG    r1, thing, L16
    GETF     r31, last luck roll, r1
  L16:
    JNTAG    r31, roll#, L17
    GETF     r30, roll.1, r31
    GETF     r32, roll.dice, r31
    JLTI     r32, 2, one18
    GETF     r32, roll.2, r31
    ADD      r30, r30, r32
    GETF     r32, roll.3, r31
    ADD      r30, r30, r32
    GETF     r32, roll.4, r31
    ADD      r30, r30, r32
    GETF     r32, roll.more, r31
    ADD      r30, r30, r32
  one18:
    GETF     r32, roll.change, r31
    ADD      r30, r30, r32
    GETF     r32, roll.bonus, r31
    ADD      r30, r30, r32
  L17:
    MOV      r33, r1
    MOV      r34, r1
    MOV      r35, r30
    LOG      'term\x1froll', r33...
    ADD      r29, r29, r30
    JLTI     r1, 0, L19
    SETF     score.duel, r1, r29
  L19:
    MOV      r30, r1
    LDI      r31, -1
    MOV      r32, r29
    LOG      '{0} scores {2:n}', r30...
    JLT      r29, r28, more20
    JLT      r28, r29, less21
    LDI      r3, 2
    MOV      r30, r0
    MOV      r31, r1
    LDI      r32, 0
    LOG      '[{0} against {1}: tie]', r30...
    JMP      scored22
  more20:
    LDI      r3, 0
    MOV      r30, r0
    MOV      r31, r1
    LDI      r32, 0
    LOG      '[{0} against {1}: win]', r30...
    JMP      scored22
  less21:
    LDI      r3, 1
    MOV      r30, r0
    MOV      r31, r1
    LDI      r32, 0
    LOG      '[{0} against {1}: loss]', r30...
    JMP      scored22
  scored22:
    LDI      r30, 1
    ADD      r30, r30, r3
    SETG     came out# duel, r30
    MOV      r30, r3
    JNEI     r3, 0, outcome25
    JMP      ended24
  outcome25:
  ended24:
  ended23:
    RET      r30
    RETI     0

rule.example.laurels~1: code, 1 arguments, 8 registers, event *
  ; when your duel ends by win: gain 1 coin
    LDI      r1, 0
    EVGET    r2, 0
    JNE      r2, r0, no5
    EVGET    r2, 2
    JNEI     r2, 1, no5
    JMP      yes4
  no5:
    EVGET    r2, 4
    JNE      r2, r0, no6
    EVGET    r2, 2
    JNEI     r2, 2, no6
    JMP      yes4
  no6:
    JMP      L3
  yes4:
    LDI      r1, 1
  L3:
    JZ       r1, no2
    REC      r2, 1
    MOV      r2, r0
    RAISE    r1, gain:coin, r2...
  unaffected7:
  no2:
  other1:
    RETI     0

rule.example.laurels~2: code, 1 arguments, 8 registers, event *
  ; when your duel ends by tie: gain 2 coins
    LDI      r1, 0
    EVGET    r2, 0
    JNE      r2, r0, no5
    EVGET    r2, 2
    JNEI     r2, 3, no5
    JMP      yes4
  no5:
    EVGET    r2, 4
    JNE      r2, r0, no6
    EVGET    r2, 2
    JNEI     r2, 3, no6
    JMP      yes4
  no6:
    JMP      L3
  yes4:
    LDI      r1, 1
  L3:
    JZ       r1, no2
    REC      r2, 2
    MOV      r2, r0
    RAISE    r1, gain:coin, r2...
  unaffected7:
  no2:
  other1:
    RETI     0

rule.example.gauntlet~3: code, 1 arguments, 17 registers, event *
  ; rule "gauntlet": for each pawn: when you discard a card: begin a duel
    EVGET    r1, 0
    JNTAG    r1, pawn, no2
    EVGET    r2, 1
    JNTAG    r2, card, no2
    LDI      r2, -1
    MOV      r3, r1
    EVGET    r7, 1
    MOV      r4, r7
    LDI      r5, 0
    LDI      r6, 0
    GETG     r7, came out# duel
    LDI      r8, 0
    SETG     came out# duel, r8
    CALL     r2, proc.duel, r3...
    GETG     r9, came out# duel
    REC      r11, 0
    MOV      r11, r3
    MOV      r13, r9
    MOV      r15, r4
    RAISE    r10, end duel, r11...
    SETG     came out# duel, r7
  begun3:
  no2:
  other1:
    RETI     0

fields
    name 'last luck roll', of thing, start -1, thing True
    name 'last roll', of thing, start -1, thing True
    name score.duel, of thing#

globals
    name 'came out# duel'

events
    name 'end duel', text '{0} ends duel', quiet True

levels
    name duel, slots (left right # outcome#)

rules
    name example.laurels, event 'end duel', phase after, proc rule.example.laurels~1, mode 4
    name example.laurels, event 'end duel', phase after, proc rule.example.laurels~2, mode 4, rank 1
    name example.gauntlet, event discard, phase after, proc rule.example.gauntlet~3, rank 2
