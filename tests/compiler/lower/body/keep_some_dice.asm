drop dice: code, 3 arguments, 8 registers
    LDI      r3, 0
    LDI      r7, 0
    GETF     r6, roll.1, r0
    JZ       r6, L1
    ADDI     r3, r3, 1
  L1:
    GETF     r6, roll.2, r0
    JZ       r6, L2
    ADDI     r3, r3, 1
  L2:
    GETF     r6, roll.3, r0
    JZ       r6, L3
    ADDI     r3, r3, 1
  L3:
    GETF     r6, roll.4, r0
    JZ       r6, L4
    ADDI     r3, r3, 1
  L4:
  drop5:
    JLTI     r3, 1, kept6
    JGE      r1, r3, kept6
    LDI      r4, 0
    GETF     r6, roll.1, r0
    JZ       r6, no9
    JZ       r4, take7
    JNZ      r2, high8
    JLT      r6, r5, take7
    JMP      no9
  high8:
    JLT      r5, r6, take7
    JMP      no9
  take7:
    LDI      r4, 1
    MOV      r5, r6
  no9:
    GETF     r6, roll.2, r0
    JZ       r6, no12
    JZ       r4, take10
    JNZ      r2, high11
    JLT      r6, r5, take10
    JMP      no12
  high11:
    JLT      r5, r6, take10
    JMP      no12
  take10:
    LDI      r4, 2
    MOV      r5, r6
  no12:
    GETF     r6, roll.3, r0
    JZ       r6, no15
    JZ       r4, take13
    JNZ      r2, high14
    JLT      r6, r5, take13
    JMP      no15
  high14:
    JLT      r5, r6, take13
    JMP      no15
  take13:
    LDI      r4, 3
    MOV      r5, r6
  no15:
    GETF     r6, roll.4, r0
    JZ       r6, no18
    JZ       r4, take16
    JNZ      r2, high17
    JLT      r6, r5, take16
    JMP      no18
  high17:
    JLT      r5, r6, take16
    JMP      no18
  take16:
    LDI      r4, 4
    MOV      r5, r6
  no18:
    JNEI     r4, 1, other19
    SETF     roll.1, r0, r7
  other19:
    JNEI     r4, 2, other20
    SETF     roll.2, r0, r7
  other20:
    JNEI     r4, 3, other21
    SETF     roll.3, r0, r7
  other21:
    JNEI     r4, 4, other22
    SETF     roll.4, r0, r7
  other22:
    ADDI     r3, r3, -1
    JMP      drop5
  kept6:
    RETI     0

rule.example.horn~1: code, 1 arguments, 20 registers, event *
  ; card Horn: when you gain this: roll 3 dice for luck, then keep the highest 2 dice, then spare the lowest die
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    EVGET    r2, 0
    JNE      r2, r1, no2
    LDI      r3, 0
    LDI      r4, 3
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
    LDI      r14, 2
    LDI      r15, 0
    MOV      r17, r2
    MOV      r18, r14
    MOV      r19, r15
    CALL     r16, drop dice, r17...
    LDI      r14, 1
    LDI      r15, 1
    MOV      r17, r2
    MOV      r18, r14
    MOV      r19, r15
    CALL     r16, drop dice, r17...
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, layer 1
    name example.horn, event gain, phase after, proc rule.example.horn~1, carrier Horn, layer 1
