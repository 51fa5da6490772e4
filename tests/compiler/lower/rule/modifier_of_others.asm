modifier.example.horn~1: modifier, 3 arguments, 3 registers
  ; +1 to the power of Ann
    JNEI     r0, 23, no1
    RETI     1
  no1:
    RETI     0
    RETI     0

modifier.example.horn~2: modifier, 3 arguments, 4 registers
  ; for each red pawn: +1 to its power
    JNTAG    r0, pawn, no1
    JNTAG    r0, red, no1
    RETI     1
  no1:
    RETI     0
    RETI     0

modifier.example.cards~3: modifier, 3 arguments, 3 registers
  ; rule "Cards": for each card: +1 to its power
    JNTAG    r0, card, no1
    JNIN     r0, hand, no1
  awake2:
    RETI     1
  no1:
    RETI     0
    RETI     0

modifier.example.each~4: modifier, 3 arguments, 3 registers
  ; rule "Each": for each pawn: +1 to your power
    JNTAG    r0, pawn, no1
    RETI     1
  no1:
    RETI     0
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

modifiers
    name example.horn, stat power, kind add, proc modifier.example.horn~1, carrier Horn, common True, zones (hand)
    name example.horn, stat power, kind add, proc modifier.example.horn~2, carrier Horn, common True, zones (hand)
    name example.cards, stat power, kind add, proc modifier.example.cards~3, common True
    name example.each, stat power, kind add, proc modifier.example.each~4, common True
