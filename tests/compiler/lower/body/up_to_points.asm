proc.errand: code, 2 arguments, 10 registers, level errand
    SERIAL   r1
  ; step "few": gain up to 3 coins
    LDI      r2, 3
  again1:
    JLTI     r2, 1, enough2
    ADDI     r2, r2, -1
    OPTS
    OPTI     1, 'gain up to 3 coins'
    OPTI     -2000000000, 'decline'
    DECIDER  r5, r0
    DEC      r3, r5, 'gain up to 3 coins?'
    JEQI     r3, -2000000000, no3
    REC      r4, 1
    MOV      r4, r0
    RAISE    r3, gain:coin, r4...
  unaffected5:
    JMP      end4
  no3:
    JMP      enough2
  end4:
    JMP      again1
  enough2:
  ; step "some": lose up to the fee coins
    LDI      r2, 2
  again6:
    JLTI     r2, 1, enough7
    ADDI     r2, r2, -1
    OPTS
    LDI      r3, 1
    GETV     r4, coin, r0
    JLT      r4, r3, no8
    OPTI     1, 'lose up to the fee coins'
    OPTI     -2000000000, 'decline'
    DECIDER  r5, r0
    DEC      r3, r5, 'lose up to the fee coins?'
    JEQI     r3, -2000000000, no8
    REC      r4, 1
    MOV      r4, r0
    RAISE    r3, lose:coin, r4...
  unaffected10:
    JMP      end9
  no8:
    JMP      enough7
  end9:
    JMP      again6
  enough7:
    RETI     0

levels
    name errand, slots (actor #)
