# Refusals: one line, beside the rule that forbids the wish.

mycelia-no-over = The game is over.
mycelia-no-far = A drop goes from { $from } to a field beside it, not to { $to }: never diagonally, never over the edge.
mycelia-no-inside = First finish the function that is running, or skip the rest of it.
mycelia-no-hand = { $card } is not in your hand.
mycelia-no-showcase = { $card } does not lie in the showcase.
mycelia-no-price = { $card } costs { $cost } leaves, you have { $leaves }.
mycelia-no-tile = You do not own a tile { $tile }.
mycelia-no-used = Tile { $tile } has been used in this turn already.
mycelia-no-tile-price = Tile { $tile } costs { $cost } { $cost ->
    [one] leaf
   *[other] leaves
}, you have { $leaves }.
mycelia-no-tile-in-vain = Without a drop on your board tile { $tile } does nothing.
mycelia-no-finish = { $cards ->
    [one] One card of your hand is
   *[other] { $cards } cards of your hand are
} still to be played.
mycelia-no-skip = There is nothing to skip: the whole hand is played, and between cards you hire, use tiles or end the turn.
mycelia-no-move-now = No card or tile lets you move a drop now.
mycelia-no-remove-now = No card or tile lets you take a drop off now.
mycelia-no-choose-now = There is nothing to choose between now.
mycelia-no-trash-now = Nothing lets you remove this card now.
mycelia-no-recycle-now = Nothing lets you recycle this card now.
mycelia-no-return-now = A tile is given back only when a fifth one comes; the limit is { $limit }.
mycelia-no-lay-now = Nothing lets you lay a shrine field there now.
mycelia-no-accept-now = There is nothing to accept now.
mycelia-no-void-side = This side would do nothing now.
mycelia-no-shrine = { $field } is a shrine field: it has no landscape and cannot be chosen.
mycelia-no-landscape = The card asks for { $wanted }, { $field } is { $found }.
mycelia-no-beetle = The beetle asks for exactly { $need } { $need ->
    [one] drop
   *[other] drops
}, on { $field } lie { $n }.
mycelia-no-at-least = At least { $need } { $need ->
    [one] drop
   *[other] drops
} must lie there, on { $field } lie { $n }.
mycelia-no-nothing-around = No drop lies beside { $field }.
mycelia-no-no-move-symbol = The card removes drops here, it does not move them.
mycelia-no-no-remove-symbol = The card moves drops here, it does not remove them.
mycelia-no-chosen = All symbols of this picture apply to { $field }, the field you chose.
mycelia-no-beside = Only fields beside { $field } that still have their drop count here.
