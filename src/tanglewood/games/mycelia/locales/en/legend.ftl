# The symbols of the game: a name and at most twelve words for each. Order and drawings are in legend.toml.

mycelia-symbols-on-the-board = On the board
mycelia-symbol-dewdrop = dewdrop
mycelia-symbol-dewdrop-says = Lead it to the shrine.
mycelia-symbol-drops-here = drops here
mycelia-symbol-drops-here-says = That many drops lie on this field.
mycelia-symbol-leaf-litter = leaf litter
mycelia-symbol-leaf-litter-says = A landscape; cards name where they work.
mycelia-symbol-moss = moss
mycelia-symbol-moss-says = A landscape.
mycelia-symbol-water = water
mycelia-symbol-water-says = A landscape.
mycelia-symbol-soil = soil
mycelia-symbol-soil-says = A landscape only “any field” cards reach.
mycelia-symbol-shrine-field = shrine field
mycelia-symbol-shrine-field-says = A drop moved here is off the board.
mycelia-symbol-extra-shrine-field = extra shrine field
mycelia-symbol-extra-shrine-field-says = A second way off your board.
mycelia-symbol-shrine = shrine
mycelia-symbol-shrine-says = Collects drops; turns when it is full.
mycelia-symbol-supply-map = supply map
mycelia-symbol-supply-map-says = Where new drops come when the shrine turns.
mycelia-symbol-die-faces = die faces
mycelia-symbol-die-faces-says = The die picks one; the map shows its fields.

mycelia-symbols-on-cards = On cards
mycelia-symbol-price = price
mycelia-symbol-price-says = Leaves you pay to hire this mushroom.
mycelia-symbol-leaves = leaves
mycelia-symbol-leaves-says = You get that many leaves.
mycelia-symbol-from-this-landscape = from this landscape
mycelia-symbol-from-this-landscape-says = Choose one field of this kind.
mycelia-symbol-any-field = any field
mycelia-symbol-any-field-says = Every landscape will do, soil too.
mycelia-symbol-at-least-so-many = at least so many
mycelia-symbol-at-least-so-many-says = That many drops must lie there, or more.
mycelia-symbol-exactly = exactly
mycelia-symbol-exactly-says = Exactly that many drops, no more, no fewer.
mycelia-symbol-move = move
mycelia-symbol-move-says = One drop, one field: up, down, left or right.
mycelia-symbol-take-off = take off
mycelia-symbol-take-off-says = One drop leaves the board at once.
mycelia-symbol-if-you-can-and-like = if you can and like
mycelia-symbol-if-you-can-and-like-says = Extra drop, only if it is there.
mycelia-symbol-all-around = all around
mycelia-symbol-all-around-says = One drop from each neighbour that has any.
mycelia-symbol-around = around
mycelia-symbol-around-says = A drop from that many neighbours you choose.
mycelia-symbol-up-to-so-often = up to so often
mycelia-symbol-up-to-so-often-says = Do it again, same field or another.
mycelia-symbol-and = and
mycelia-symbol-and-says = Both, from left to right; skip what you like.
mycelia-symbol-or = or
mycelia-symbol-or-says = One of the two, never both.
mycelia-symbol-the-others = the others
mycelia-symbol-the-others-says = Everybody else may take this; you may not.
mycelia-symbol-once-when-hired = once, when hired
mycelia-symbol-once-when-hired-says = Works when you hire it, never again.
mycelia-symbol-let-go = let go
mycelia-symbol-let-go-says = Take a card out of your discard pile, for good.
mycelia-symbol-bring-back = bring back
mycelia-symbol-bring-back-says = A card from your discard pile on top of your deck.
mycelia-symbol-new-tile = new tile
mycelia-symbol-new-tile-says = Take this tile; use it once a turn.
mycelia-symbol-start-card = start card
mycelia-symbol-start-card-says = One of the cards everybody begins with.

mycelia-symbols-around-the-table = Around the table
mycelia-symbol-leaves-around-the-table = leaves
mycelia-symbol-leaves-around-the-table-says = What you pay with; they break ties.
mycelia-symbol-drops-left = drops left
mycelia-symbol-drops-left-says = Still on this board. Zero ends the game.
mycelia-symbol-off-now = off now
mycelia-symbol-off-now-says = Drops taken off in this turn.
mycelia-symbol-draw-pile = draw pile
mycelia-symbol-draw-pile-says = Your next cards; hired ones lie on top.
mycelia-symbol-discard-pile = discard pile
mycelia-symbol-discard-pile-says = Played cards; shuffled when the draw pile runs short.
mycelia-symbol-showcase = showcase
mycelia-symbol-showcase-says = Mushrooms for hire; gaps fill at the turn’s end.
mycelia-symbol-new-showcase = new showcase
mycelia-symbol-new-showcase-says = { $mycelia__tile__a__cost ->
    [one] 1 leaf
   *[other] { $mycelia__tile__a__cost } leaves
    }: { $mycelia__counts__showcase ->
    [one] 1 new mushroom
   *[other] { $mycelia__counts__showcase } new mushrooms
    }. Once a turn.
mycelia-symbol-a-step = a step
mycelia-symbol-a-step-says = { $mycelia__tile__b__cost ->
    [one] 1 leaf
   *[other] { $mycelia__tile__b__cost } leaves
    }: any drop, one field.
mycelia-symbol-two-steps = two steps
mycelia-symbol-two-steps-says = { $mycelia__tile__c__cost ->
    [one] 1 leaf
   *[other] { $mycelia__tile__c__cost } leaves
    }: two drops of one field move.
mycelia-symbol-off-the-board = off the board
mycelia-symbol-off-the-board-says = { $mycelia__tile__d__cost ->
    [one] 1 leaf
   *[other] { $mycelia__tile__d__cost } leaves
    }: take any drop off.
mycelia-symbol-let-go-around-the-table = let go
mycelia-symbol-let-go-around-the-table-says = { $mycelia__tile__e__cost ->
    [one] 1 leaf
   *[other] { $mycelia__tile__e__cost } leaves
    }: remove a card of yours.
mycelia-symbol-first-player = first player
mycelia-symbol-first-player-says = The last round ends before this seat.

mycelia-symbols-gwidyon = Gwidyon
mycelia-symbol-his-pile = his pile
mycelia-symbol-his-pile-says = When it is empty, he wins.
mycelia-symbol-chip-a-drop = chip: a drop
mycelia-symbol-chip-a-drop-says = Turned to this side, he loses one drop.
mycelia-symbol-chip-quiet = chip: quiet
mycelia-symbol-chip-quiet-says = Turned to this side, nothing happens.
mycelia-symbol-solo-card = solo card
mycelia-symbol-solo-card-says = What he does after your turn.

mycelia-symbols-prisma = Prisma
mycelia-symbol-prism-drop = prism drop
mycelia-symbol-prism-drop-says = A drop that earns a favour when taken off.
mycelia-symbol-favours = favours
mycelia-symbol-favours-says = Your mushroom walks that many spaces.
mycelia-symbol-favour-ring = favour track
mycelia-symbol-favour-ring-says = Taken spaces are jumped over.
mycelia-symbol-gift-spaces = gift spaces
mycelia-symbol-gift-spaces-says = Buy a gift of this colour or lower.
mycelia-symbol-idle-mushroom = idle mushroom
mycelia-symbol-idle-mushroom-says = Never moves; you jump over it.
mycelia-symbol-gift = gift
mycelia-symbol-gift-says = Helps you each time you draw it.
mycelia-symbol-draws = draws
mycelia-symbol-draws-says = Cards it draws when it is laid.
mycelia-symbol-gift-area = gift area
mycelia-symbol-gift-area-says = Open gifts; they work until your turn ends.
mycelia-symbol-favour = favour
mycelia-symbol-favour-says = { $mycelia__tile__f__cost ->
    [one] 1 leaf
   *[other] { $mycelia__tile__f__cost } leaves
    }: one favour.
mycelia-symbol-bring-back-prisma = bring back
mycelia-symbol-bring-back-prisma-says = { $mycelia__tile__g__cost ->
    [one] 1 leaf
   *[other] { $mycelia__tile__g__cost } leaves
    }: a used card on top of your deck.
