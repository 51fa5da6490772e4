rule.example.horn~1: code, 1 arguments, 22 registers, event *
  ; card Horn: when you gain this:
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    EVGET    r2, 0
    JNE      r2, r1, no2
    LDI      r3, 0
    LDI      r4, 2
    MOV      r5, r1
    MOV      r6, r3
    CALL     r2, new roll, r5...
    LDI      r7, 0
    JLTI     r1, 0, L3
    MOV      r8, r1
    LDI      r9, 0
    CALL     r7, stat.luck roll, r8...
  L3:
    SETF     roll.bonus, r2, r7
    REC      r8, 0
    MOV      r8, r1
    MOV      r9, r2
    MOV      r10, r4
    MOV      r13, r3
    RAISE    r7, roll, r8...
    LDI      r14, 0
    LDI      r15, 0
    JNTAG    r2, roll#, equal7
    GETF     r16, roll.1, r2
    JZ       r16, L9
    JZ       r15, L8
    JNE      r16, r15, differ6
    LDI      r14, 1
  L8:
    MOV      r15, r16
  L9:
    GETF     r16, roll.2, r2
    JZ       r16, L11
    JZ       r15, L10
    JNE      r16, r15, differ6
    LDI      r14, 1
  L10:
    MOV      r15, r16
  L11:
    GETF     r16, roll.3, r2
    JZ       r16, L13
    JZ       r15, L12
    JNE      r16, r15, differ6
    LDI      r14, 1
  L12:
    MOV      r15, r16
  L13:
    GETF     r16, roll.4, r2
    JZ       r16, L15
    JZ       r15, L14
    JNE      r16, r15, differ6
    LDI      r14, 1
  L14:
    MOV      r15, r16
  L15:
    JMP      equal7
  differ6:
    LDI      r14, 0
  equal7:
    JZ       r14, else4
  ; if the dice are equal: gain 1 coin
    REC      r15, 1
    MOV      r15, r1
    RAISE    r14, gain:coin, r15...
  unaffected16:
  ; card Horn: when you gain this:
    JMP      end5
  else4:
  end5:
    LDI      r14, 0
    JNTAG    r2, roll#, L17
    GETF     r14, roll.1, r2
  L17:
    LDI      r16, 0
    JNTAG    r2, roll#, L18
    GETF     r17, roll.1, r2
    MAX      r16, r16, r17
    GETF     r17, roll.2, r2
    MAX      r16, r16, r17
    GETF     r17, roll.3, r2
    MAX      r16, r16, r17
    GETF     r17, roll.4, r2
    MAX      r16, r16, r17
  L18:
    ADD      r18, r14, r16
    LDI      r19, 0
    JNTAG    r2, roll#, L19
    GETF     r20, roll.1, r2
    JZ       r20, no21
    JZ       r19, take20
    JGE      r20, r19, no21
  take20:
    MOV      r19, r20
  no21:
    GETF     r20, roll.2, r2
    JZ       r20, no23
    JZ       r19, take22
    JGE      r20, r19, no23
  take22:
    MOV      r19, r20
  no23:
    GETF     r20, roll.3, r2
    JZ       r20, no25
    JZ       r19, take24
    JGE      r20, r19, no25
  take24:
    MOV      r19, r20
  no25:
    GETF     r20, roll.4, r2
    JZ       r20, no27
    JZ       r19, take26
    JGE      r20, r19, no27
  take26:
    MOV      r19, r20
  no27:
  L19:
    SUB      r21, r18, r19
    JNTAG    r1, pawn, L28
    SETF     mark, r1, r21
  L28:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, layer 1
    name example.horn, event gain, phase after, proc rule.example.horn~1, carrier Horn, layer 1
