new roll: code, 2 arguments, 6 registers
    LDI      r2, 4
    LDI      r3, 19
    GETG     r4, roll last
    ADDI     r4, r4, 1
    JLT      r4, r2, fresh1
    JLT      r3, r4, fresh1
    JMP      ready2
  fresh1:
    MOV      r4, r2
  ready2:
    SETG     roll last, r4
    LDI      r5, 0
    SETF     roll.1, r4, r5
    SETF     roll.2, r4, r5
    SETF     roll.3, r4, r5
    SETF     roll.4, r4, r5
    SETF     roll.more, r4, r5
    SETF     roll.change, r4, r5
    SETF     roll.bonus, r4, r5
    SETF     roll.dice, r4, r5
    SETF     roll.by, r4, r0
    SETF     roll.purpose, r4, r1
    SERIAL   r5
    SETF     roll.serial, r4, r5
    RET      r4
    RETI     0

die: code, 2 arguments, 6 registers
    LDI      r3, 6
    MOV      r4, r1
    MOV      r5, r3
    DIE      r2, no purpose, r4...
    RET      r2
    RETI     0

dice: code, 3 arguments, 8 registers
    LDI      r4, 0
    GETF     r3, roll.purpose, r1
    SETF     roll.dice, r1, r2
  die1:
    JGE      r4, r2, rolled2
    ADDI     r4, r4, 1
    MOV      r6, r3
    MOV      r7, r0
    CALL     r5, die, r6...
    JNEI     r4, 1, other3
    SETF     roll.1, r1, r5
    JMP      die1
  other3:
    JNEI     r4, 2, other4
    SETF     roll.2, r1, r5
    JMP      die1
  other4:
    JNEI     r4, 3, other5
    SETF     roll.3, r1, r5
    JMP      die1
  other5:
    JNEI     r4, 4, other6
    SETF     roll.4, r1, r5
    JMP      die1
  other6:
    ADDF     roll.more, r1, r5
    JMP      die1
  rolled2:
    RETI     0

reroll: code, 1 arguments, 14 registers
    GETF     r1, roll.by, r0
    GETF     r2, roll.purpose, r0
    GETF     r3, roll.dice, r0
    OPTS
    JLTI     r3, 1, L1
    GETF     r7, roll.1, r0
    JZ       r7, L1
    LDI      r7, 1
    OPTN     r7, 'die {0}'
  L1:
    JLTI     r3, 2, L2
    GETF     r7, roll.2, r0
    JZ       r7, L2
    LDI      r7, 2
    OPTN     r7, 'die {0}'
  L2:
    JLTI     r3, 3, L3
    GETF     r7, roll.3, r0
    JZ       r7, L3
    LDI      r7, 3
    OPTN     r7, 'die {0}'
  L3:
    JLTI     r3, 4, L4
    GETF     r7, roll.4, r0
    JZ       r7, L4
    LDI      r7, 4
    OPTN     r7, 'die {0}'
  L4:
    NOPT     r6
    JZ       r6, no dice6
    SEAT     r8
    JLTI     r1, 0, seat5
    CTRL     r8, r1
    JGEI     r8, 0, seat5
    SEAT     r8
  seat5:
    DEC      r4, r8, 'which die is rolled again?'
    LDI      r9, -1
    LDI      r10, -1
    LDI      r11, -1
    LOG      'about\x1fas before', r9...
    MOV      r12, r2
    MOV      r13, r1
    CALL     r6, die, r12...
    JNEI     r4, 1, other7
    SETF     roll.1, r0, r6
  other7:
    JNEI     r4, 2, other8
    SETF     roll.2, r0, r6
  other8:
    JNEI     r4, 3, other9
    SETF     roll.3, r0, r6
  other9:
    JNEI     r4, 4, other10
    SETF     roll.4, r0, r6
  other10:
  no dice6:
    RETI     0

do.roll: code, 0 arguments, 7 registers, event roll
    EVGET    r0, 0
    EVGET    r1, 1
    EVGET    r2, 2
    MOV      r4, r0
    MOV      r5, r1
    MOV      r6, r2
    CALL     r3, dice, r4...
    RETI     0

init one: code, 1 arguments, 1 registers
    RETI     0

init: code, 0 arguments, 3 registers
    RANGE    r0, thing#
  thing1:
    JGE      r0, r1, end2
    CALL     r2, init one, r0...
    ADDI     r0, r0, 1
    JMP      thing1
  end2:
    RETI     0

do.gain:point: code, 0 arguments, 4 registers, event gain:point
  ; verb gain (gains, gaining, gained): player "gain {goods}"
    EVGET    r0, 0
    EVGET    r1, 2
    JNTAG    r0, player, changed1
    GETF     r2, point, r0
    MOV      r3, r1
    ADDF     point, r0, r3
  changed1:
    RETI     0

proc.game: code, 2 arguments, 17 registers, level game
    SERIAL   r1
  ; procedure game
    LDI      r2, -1
  turn1:
    SEAT     r3
    GETF     r4, out#, r3
    JNZ      r4, next2
    MOV      r5, r3
    AVATAR   r5, r5
    LDI      r6, -1
    MOV      r7, r5
    LDI      r8, 0
    SERIAL   r8
    CALL     r6, proc.turn, r7...
    SETG     told of turn, r8
    REC      r10, 0
    MOV      r10, r7
    RAISE    r9, end turn, r10...
    LDI      r16, 0
    SETG     told of turn, r16
  begun3:
  next2:
    SEAT     r3
    LDI      r5, 1
    SEATR    r3, r3, r5
    SETSEAT  r3
    JMP      turn1
    RETI     0

proc.turn: code, 2 arguments, 9 registers, level turn
    JGEI     r1, 1, given1
    SERIAL   r1
  given1:
  ; step "point": gain 1 point
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:point, r3...
  unaffected2:
    RETI     0

rule.example.once~1: code, 1 arguments, 9 registers, event *
  ; rule "Once": for each player: once per turn: when you gain 1 point: gain 1 point
    EVGET    r1, 0
    JNTAG    r1, player, no2
    EVGET    r2, 2
    JLTI     r2, 1, no2
    ROLE     r2, turn, 1
    JGEI     r2, 0, going_on3
    GETG     r2, told of turn
    JZ       r2, no2
  going_on3:
    GETF     r3, once.example.once, r1
    JEQ      r3, r2, no2
    ROLE     r2, turn, 1
    JGEI     r2, 0, going_on6
    GETG     r2, told of turn
    JZ       r2, noted5
  going_on6:
    SETF     once.example.once, r1, r2
  noted5:
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:point, r3...
  unaffected7:
  no2:
  other1:
    RETI     0

rule.example.pause~1~2: forbid, 1 arguments, 5 registers, event *
  ; rule "Pause": for each player: when you gain 1 point: for 2 of your turns: you cannot gain 1 point
    LDI      r1, -1
  live3:
    EFNEXT   r1, example.pause~1, r1
    JLTI     r1, 0, no2
    EFGET    r2, r1, 0
    EFGET    r3, r1, 1
    EVGET    r4, 0
    JNE      r4, r2, live3
    PROHIBIT 1
    JMP      live3
  no2:
  other1:
    RETI     0

rule.example.pause~3: code, 1 arguments, 14 registers, event *
  ; rule "Pause": for each player: when you gain 1 point: for 2 of your turns: you cannot gain 1 point
    EVGET    r1, 0
    JNTAG    r1, player, no2
    EVGET    r2, 2
    JLTI     r2, 1, no2
    MOV      r2, r1
    LDI      r3, 0
    SEAT     r4
    AVATAR   r4, r4
    EQ       r4, r4, r2
    INLV     r5, turn
    AND      r4, r4, r5
    ADDI     r4, r4, 2
    MOV      r7, r2
    LDI      r8, -1
    LDI      r9, 0
    LDI      r10, 0
    LDI      r11, 0
    MOV      r12, r4
    MOV      r13, r3
    EFNEW    r6, example.pause~1, r7...
  nowhere3:
  no2:
  other1:
    RETI     0

turns.example.pause~1: code, 1 arguments, 6 registers, event *
  ; rule "Pause": for each player: when you gain 1 point: for 2 of your turns: you cannot gain 1 point
    LDI      r2, -1
    EVGET    r1, 0
  live1:
    EFNEXT   r2, example.pause~1, r2
    JLTI     r2, 0, end2
    EFGET    r3, r2, 0
    JNE      r3, r1, live1
    EFGET    r3, r2, 5
    ADDI     r3, r3, -1
    EFSET    r2, 5, r3
    JGEI     r3, 1, live1
    EFGET    r4, r2, 0
    EFEND    r2
    JMP      live1
  end2:
    RETI     0

main: code, 0 arguments, 5 registers
    CALL     r0, init, r0...
    LDI      r1, -1
    LDI      r2, -1
    CALL     r3, proc.game, r1...
    LDI      r4, -1
    HALT     r4, 'game'
    RETI     0

entities
    name North, text North, tags (player thing =North thing#), own_block True
    name South, text South, tags (player thing =South thing#), own_block True
    name East, text East, tags (player thing =East thing#), own_block True
    name 'seat 4', text 'player 4', tags (player thing thing#), own_block True
    name 'roll 1', text 'the roll', tags (roll# thing#)
    name 'roll 2', text 'the roll', tags (roll# thing#)
    name 'roll 3', text 'the roll', tags (roll# thing#)
    name 'roll 4', text 'the roll', tags (roll# thing#)
    name 'roll 5', text 'the roll', tags (roll# thing#)
    name 'roll 6', text 'the roll', tags (roll# thing#)
    name 'roll 7', text 'the roll', tags (roll# thing#)
    name 'roll 8', text 'the roll', tags (roll# thing#)
    name 'roll 9', text 'the roll', tags (roll# thing#)
    name 'roll 10', text 'the roll', tags (roll# thing#)
    name 'roll 11', text 'the roll', tags (roll# thing#)
    name 'roll 12', text 'the roll', tags (roll# thing#)
    name 'roll 13', text 'the roll', tags (roll# thing#)
    name 'roll 14', text 'the roll', tags (roll# thing#)
    name 'roll 15', text 'the roll', tags (roll# thing#)
    name 'roll 16', text 'the roll', tags (roll# thing#)

fields
    name point, of player, seen all
    name out#, of player, seen all
    name roll.1, of roll#
    name roll.2, of roll#
    name roll.3, of roll#
    name roll.4, of roll#
    name roll.more, of roll#
    name roll.change, of roll#
    name roll.bonus, of roll#
    name roll.dice, of roll#
    name roll.purpose, of roll#
    name roll.serial, of roll#
    name roll.by, of roll#, start -1
    name once.example.once, of player

globals
    name 'roll last', start -1
    name 'told of turn'

events
    name roll, body do.roll, text '{0} rolls', quiet True
    name gain:point, body do.gain:point, text '{0} gains {2:point|points}'
    name 'end turn', text '{0} ends turn', quiet True

purposes
    no purpose
    at random

levels
    name game, slots (actor #)
    name turn, slots (actor #)

effects
    example.pause~1

rules
    name example.once, event gain:point, phase after, proc rule.example.once~1
    name example.pause~1, event gain:point, phase forbid, proc rule.example.pause~1~2, rank 1, effect example.pause~1
    name example.pause, event gain:point, phase after, proc rule.example.pause~3, rank 2
    name turns.example.pause~1, event 'end turn', phase after, proc turns.example.pause~1, rank 100000, effect example.pause~1
