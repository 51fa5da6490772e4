do.win: code, 0 arguments, 2 registers, event win
  ; verb win (wins, winning): pawn "win {goods}"
    EVGET    r0, 0
    LDI      r1, -1
    JLTI     r0, 0, L1
    CTRL     r1, r0
  L1:
    WON      r1
    RETI     0

proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "over": if your coins are 9: win the game
    GETV     r2, coin, r0
    JNEI     r2, 9, else1
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, win, r3...
  unaffected3:
    FIN      'errand'
    JMP      end2
  else1:
  end2:
    RETI     0

events
    name win, body do.win, text '{0} wins[ {1}]'

levels
    name errand, slots (actor #)
