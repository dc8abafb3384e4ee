# Why a move is good. Each is a piece of a line: `takes 2 drops off the board; brings 1 leaf`.

mycelia-why-ending = empties the board: this round is the last one
mycelia-why-off = takes { $n ->
    [one] a drop
   *[other] { $n } drops
} off the board
mycelia-why-nearer = brings drops { $n ->
    [one] a step
   *[other] { $n } steps
} nearer to a shrine field
mycelia-why-leaves = brings { $n ->
    [one] 1 leaf
   *[other] { $n } leaves
}
mycelia-why-hire = soon in hand: { $what }
mycelia-why-trash = a weak card less: the good ones come more often
mycelia-why-showcase = lays out other mushrooms to hire
mycelia-why-tile = wins tile { $tile }
mycelia-why-shrine = a shrine field on { $field } shortens the ways
mycelia-why-favour = steps to space { $space } of the favour track
mycelia-why-full = fills the shrine: everybody gets new drops
mycelia-why-given = but gives the others { $n ->
    [one] 1 leaf
   *[other] { $n } leaves
}
mycelia-why-end = keeps { $n ->
    [one] 1 leaf
   *[other] { $n } leaves
} for the next turn
mycelia-why-hand = then a new hand is drawn
mycelia-why-card = { $what }
mycelia-why-rest = leaves { $n ->
    [one] 1 leaf
   *[other] { $n } leaves
}
mycelia-why-gone = can be done without: { $what }
mycelia-why-again = is drawn once more: { $what }
mycelia-why-roots = other gifts lie open then
mycelia-why-skip = the drops stay where they are
mycelia-why-next = there { $card } of the hand can { $verb ->
    [remove] take it off
   *[move] move it on
}
mycelia-why-way = from { $field } it is { $n ->
    [one] a step
   *[other] { $n } steps
} to a shrine field
