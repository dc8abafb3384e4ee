# The bubble in which a symbol of a table explains itself

web-explain-rule = The rule
web-key-explain = explain the symbols of what has the focus; arrows go on

# What every table has: seats and how strong whoever sits there is
symbol-seat-1 = the green disc
symbol-seat-1-about = Whatever wears this sign and this colour belongs to this seat.
symbol-seat-2 = the orange triangle
symbol-seat-2-about = Whatever wears this sign and this colour belongs to this seat.
symbol-seat-3 = the violet diamond
symbol-seat-3-about = Whatever wears this sign and this colour belongs to this seat.
symbol-seat-4 = the blue hexagon
symbol-seat-4-about = Whatever wears this sign and this colour belongs to this seat.
symbol-seat-5 = the star
symbol-seat-5-about = Whatever wears this sign belongs to the opponent without a seat.
symbol-recap = since your turn
symbol-log = what happened
symbol-strength = strength of a bot
symbol-strength-about = From an acorn, which takes anything, to an old tree, which thinks far ahead.
