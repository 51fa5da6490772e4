rule.example.horn~1: code, 1 arguments, 10 registers, event *
  ; card Horn: when you gain 1 coin: your player nods
    EVGET    r1, 0
    REC      r3, 1
    CTRL     r3, r1
    JLTI     r3, 0, unaffected3
    RAISE    r2, nod, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

rule.example.answer~2: code, 1 arguments, 10 registers, event *
  ; rule "Answer": for each player: when you nod: your pawn winks
    EVGET    r1, 0
    JNTAG    r1, player, no2
    REC      r3, 1
    HOLDER   r3, r1
    RAISE    r2, wink, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

events
    name nod, text '{0} nods'
    name wink, text '{0} winks'

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
    name example.answer, event nod, phase after, proc rule.example.answer~2, rank 1
