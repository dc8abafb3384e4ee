# The table of Mycelia in the browser.

my-card-start = start
my-card-gift = gift

# Spoken names. Whatever can be touched says so at its end.
my-can = { $what }, can be used
my-picked = { $what }, picked
my-field = { $field }, { $land ->
    [leaves] leaf litter
    [moss] moss
    [water] water
    [soil] soil
   *[shrine] shrine field
}, { $drops ->
    [0] empty
    [one] 1 drop
   *[other] { $drops } drops
}
my-card = { $name }{ $cost ->
    [0] {""}
    [one] , costs 1 leaf
   *[other] , costs { $cost } leaves
}. { $words }
my-single = On hiring: { $words }
my-tile = Tile { $tile }, { $name }, { $cost ->
    [one] 1 leaf
   *[other] { $cost } leaves
}{ $used ->
    [yes] , used in this turn
   *[no] {""}
}
my-gap = Empty place
my-back = Back
my-back-hint = take the choice back

# Headings.
my-showcase = Showcase
my-hand = Hand
my-hand-own = Your hand
my-board = Board
my-board-own = Your board
my-board-of = Board of { $name }
my-board-says = Board of { $name }, { $left ->
    [one] 1 drop left
   *[other] { $left } drops left
}: { $fields }
my-tiles-own = Your action tiles
my-actions = What you can do
my-others = Others
my-reading = Card in words
my-supply = When the shrine turns
my-supply-side = card { $card }, side { $side }
my-discard-own = Your discard pile
my-discard-of = Discard pile of { $name }
my-parts = Parts of the table
my-live = something can be used there

# Counts.
my-pile = supply
my-pile-says = Supply pile, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
my-draw = draw
my-draw-says = Draw pile, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
my-discard = discard
my-discard-says = Discard pile, { $n ->
    [0] empty
    [one] 1 card
   *[other] { $n } cards
}. Open it
my-discard-empty = Nothing lies here.
my-leaves = leaves
my-left = drops left
my-off = off this turn
my-hand-count = cards in hand
my-close = Close
my-you = You
my-first = first player
my-acting = at turn
my-last-round = last round

my-shrine-says = Shrine: { $n } of { $of } holes are filled{ $more ->
    [0] {""}
   *[other] , { $more } wait
}.
my-shrine-of = { $n } of { $of }
my-shrine-full = turns when full
my-shrine-more = +{ $n } this turn
my-shrine-never = turns no more
my-die = The die shows { $face ->
    [sun] the sun
    [moon] the moon
    [acorn] the acorn
    [feather] the feather
    [snail] the snail
   *[web] the web
}.
my-face = { $face ->
    [sun] Sun
    [moon] Moon
    [acorn] Acorn
    [feather] Feather
    [snail] Snail
   *[web] Web
}: { $fields }.

# Where the data of a card come from.
my-source = { $source ->
    [rulebook] from the rulebook
    [found] found
    [inferred] inferred
   *[reconstructed] reconstructed
}
my-read-nothing = Point at a card to read it here.
my-read-nothing-yet = nothing
