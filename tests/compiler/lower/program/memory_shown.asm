rule.example.reminder~1: code, 1 arguments, 10 registers, event *
  ; note Reminder: when you gain 1 coin: remember 1 as your arrears, then remember a pawn of your choice as your debtor
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    MOV      r2, r1
    LDI      r3, 1
    JNTAG    r2, pawn, L3
    SETF     arrears, r2, r3
  L3:
    LDI      r3, -1
    OPTS
    LDI      r5, -1
    SEAT     r6
  loop5:
    ROUND    r7, r5..., end6
    OPT      r7, ''
    JMP      loop5
  end6:
    NOPT     r8
    JZ       r8, picked4
    DECIDER  r9, r2
    DEC      r3, r9, 'choose a pawn as your debtor'
  picked4:
    JLTI     r3, 0, none7
    JNTAG    r2, pawn, L8
    SETF     debtor, r2, r3
  L8:
  none7:
  no2:
  other1:
    RETI     0

entities
    name Reminder, text Reminder, tags (note card thing =Reminder thing#), zone (deck '')

fields
    name arrears, of pawn, seen all
    name debtor, of pawn, start -1, seen all, thing True
    name grudge, of pawn, seen owner

rules
    name example.reminder, event gain:coin, phase after, proc rule.example.reminder~1, carrier Reminder, mode 1, layer 1, zones (hand)

told shown
    name arrears, plural arrears, of pawn, memory True
