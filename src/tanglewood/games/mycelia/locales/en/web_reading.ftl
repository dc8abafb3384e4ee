# What the reading panel says of fields and the things of all, and what is written on the board

my-needs = { $n }, needs { $need }
my-field-drops = { $n ->
    [0] No drop lies here.
    [one] 1 drop lies here.
   *[other] { $n } drops lie here.
}
my-field-fits = It fits what is asked for.
my-wheel-now = { $n ->
    [one] 1 of { $of } holes is filled
   *[other] { $n } of { $of } holes are filled
}; { $left ->
    [0] it turns at the end of this turn.
    [one] 1 more drop turns it.
   *[other] { $left } more drops turn it.
}
my-map-now = This is side { $side } of card { $card }; it is turned over each time.
my-ring = favour track
my-ring-about = Every prism drop you take off walks your mushroom one space on; on a coloured space you may buy a gift of that colour.
my-on-top = On top, face up to you: { $name }
my-gift-story = A gift is drawn. It never stays in the hand: it lies open beside your goods, { $n ->
    [0] no card is drawn for it
    [one] 1 card is drawn for it
   *[other] { $n } cards are drawn for it
}, and it helps for this whole turn. Then it goes to the discard pile.
my-chip-back = The other side lies below.
