# Every symbol of the table: its name, and what it does in one sentence. What it does at the moment stands at the end.

# ------------------------------------------------------------------ the board

symbol-mycelia-drop = dewdrop
symbol-mycelia-drop-about = Lead it into the shrine; the first empty board wins.
symbol-mycelia-land-leaves = leaf litter
symbol-mycelia-land-leaves-about = A landscape; cards name the one they work on.
symbol-mycelia-land-moss = moss
symbol-mycelia-land-moss-about = A landscape; cards name the one they work on.
symbol-mycelia-land-water = water
symbol-mycelia-land-water-about = A landscape; cards name the one they work on.
symbol-mycelia-land-soil = soil
symbol-mycelia-land-soil-about = A landscape that only cards for any field reach.
symbol-mycelia-land-any = any field
symbol-mycelia-land-any-about = Every landscape will do, soil too.
symbol-mycelia-shrine = shrine field
symbol-mycelia-shrine-about = A drop that moves here is off the board.
symbol-mycelia-wheel = shrine
symbol-mycelia-wheel-about = Collects the drops that leave the boards; when it is full it turns and new drops come.
symbol-mycelia-map = supply card
symbol-mycelia-map-about = Where a new drop comes when the shrine turns: the die picks one sign, and its fields get a drop on every board.
symbol-mycelia-die = die
symbol-mycelia-die-about = Picks the sign of the supply card when the shrine turns.

# ------------------------------------------------------------------ on cards

symbol-mycelia-leaf = leaves
symbol-mycelia-leaf-about = What you pay with for mushrooms and tiles; they break ties.
symbol-mycelia-move = move
symbol-mycelia-move-about = One drop, one field on: up, down, left or right.
symbol-mycelia-move-clear = move, if you like
symbol-mycelia-move-clear-about = One drop more, only if it is there and you want to.
symbol-mycelia-remove = take off
symbol-mycelia-remove-about = One drop leaves the board at once.
symbol-mycelia-remove-clear = take off, if you like
symbol-mycelia-remove-clear-about = One drop more, only if it is there and you want to.
symbol-mycelia-least = at least so many
symbol-mycelia-least-about = That many drops must lie on the field, or more.
symbol-mycelia-beetle = exactly
symbol-mycelia-beetle-about = Exactly that many drops must lie there, no more and no fewer.
symbol-mycelia-around = all around
symbol-mycelia-around-about = Choose a field, even an empty one; one drop is taken off each field beside it that has any.
symbol-mycelia-others = the others
symbol-mycelia-others-about = Everybody else may take this, you may not.
symbol-mycelia-bolt = once, when hired
symbol-mycelia-bolt-about = Works when you hire the card, never again.
symbol-mycelia-trash = let go
symbol-mycelia-trash-about = A card leaves your discard pile for good.
symbol-mycelia-recycle = bring back
symbol-mycelia-recycle-about = A card of your discard pile goes on top of your draw pile.
symbol-mycelia-showcase = new showcase
symbol-mycelia-showcase-about = { $mycelia__counts__showcase ->
    [one] 1 new mushroom lies
   *[other] { $mycelia__counts__showcase } new mushrooms lie
    } open for hire.

# ------------------------------------------------------------------ around the table

symbol-mycelia-back = cards
symbol-mycelia-back-about = { $mycelia__counts__hand ->
    [one] 1 is drawn
   *[other] { $mycelia__counts__hand } are drawn
    } at the end of a turn; hired ones lie on top.
symbol-mycelia-first = first player
symbol-mycelia-first-about = The last round ends before this seat.

# ------------------------------------------------------------------ Gwidyon

symbol-mycelia-gwidyon = Gwidyon
symbol-mycelia-gwidyon-about = The opponent of a game alone; he wins when his pile is empty.
symbol-mycelia-chip-remove = chip, drop side
symbol-mycelia-chip-remove-about = Turned to this side, he loses one drop.
symbol-mycelia-chip-rest = chip, quiet side
symbol-mycelia-chip-rest-about = Turned to this side, nothing happens.
symbol-mycelia-solo-back = solo card
symbol-mycelia-solo-back-about = Says what he does after your turn.

# ------------------------------------------------------------------ Prisma

symbol-mycelia-prism = prism drop
symbol-mycelia-prism-about = A drop that earns a favour when it is taken off.
symbol-mycelia-favour = favour
symbol-mycelia-favour-about = Your mushroom walks one space on along the favour track.
symbol-mycelia-space-green = green gifts
symbol-mycelia-space-green-about = A mushroom on this colour may buy a green gift.
symbol-mycelia-space-amber = amber gifts
symbol-mycelia-space-amber-about = A mushroom on this colour may buy an amber or a green gift.
symbol-mycelia-space-violet = violet gifts
symbol-mycelia-space-violet-about = A mushroom on this colour may buy any gift.
symbol-mycelia-gift = gift
symbol-mycelia-gift-about = Helps you each time you draw it.
