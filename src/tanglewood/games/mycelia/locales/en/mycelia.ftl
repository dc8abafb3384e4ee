# Refusals: one line, beside the rule that forbids the wish.

mycelia-no-far = A drop goes from { $from } to a field beside it, not to { $to }: never diagonally, never over the edge.
mycelia-no-inside = First finish { $title }, or skip the rest of it.
mycelia-no-hand = { $card } is not in your hand.
mycelia-no-showcase = { $card } does not lie in the showcase.
mycelia-no-price = { $card } costs { $cost ->
    [one] 1 leaf
   *[other] { $cost } leaves
}, you have { $leaves }.
mycelia-no-tile = You do not own a tile { $tile }.
mycelia-no-used = Tile { $tile } has been used in this turn already.
mycelia-no-tile-price = Tile { $tile } costs { $cost } { $cost ->
    [one] leaf
   *[other] leaves
}, you have { $leaves }.
mycelia-no-tile-in-vain = Tile { $tile } would do nothing now.
mycelia-no-finish = { $cards ->
    [one] One card of your hand is
   *[other] { $cards } cards of your hand are
} still to be played.
mycelia-no-skip = There is nothing to skip: the whole hand is played, and between cards you hire, use tiles or end the turn.
mycelia-no-move-now = Play a card or use a tile first: it says which drop may move.
mycelia-no-remove-now = Play a card or use a tile first: it says which drop comes off.
mycelia-no-choose-now = There is nothing to choose between now.
mycelia-no-trash-now = Nothing lets you remove this card now.
mycelia-no-recycle-now = Nothing lets you recycle this card now.
mycelia-no-return-now = A tile is given back only when a fifth one comes; the limit is { $limit }.
mycelia-no-four-tiles = You have { $limit ->
    [one] 1 tile
   *[other] { $limit } tiles
}: say which one you give back.
mycelia-no-not-discarded = { $card } does not lie on your discard pile{ $prisma ->
    [yes] {" "}or in your gift area
   *[no] {""}
}.
mycelia-no-no-answer = { $card } has nothing to answer now.
mycelia-no-only-drop = A shrine field is laid where exactly one drop lies; on { $field } lie { $n }.
mycelia-no-answer-now = No hire is being answered now.
mycelia-no-refresh-now = Only tile a replaces the showcase or the open gifts.
mycelia-no-no-prisma = There are no gifts at this table; they belong to Prisma.
mycelia-no-gift-top = { $card } is not the open gift of a pile.
# The opponent of a game alone.
mycelia-gwidyon = Gwidyon
# Options that do not go together, behind “option NAME:”.
mycelia-clash-setup = expected one of { $names } with these cards, got { $given }
mycelia-clash-sides = expected one side for each of { $n } seats, got { $given }
mycelia-clash-board = expected { $side } once, there is one board with this back
mycelia-no-gift-colour = { $card } is { mycelia-label-colour }; your mushroom stands on space { $space }, which does not buy this colour.
mycelia-no-kind = No { $kind ->
    [prism] prism drop
   *[dew] dewdrop
} lies on { $field }.
mycelia-no-lay-now = Nothing lets you lay a shrine field there now.
mycelia-no-accept-now = There is nothing to accept now.
mycelia-no-void-side = This side would do nothing now.
mycelia-no-shrine = { $field } is a shrine field: it has no landscape and cannot be chosen.
mycelia-no-landscape = The card asks for { $wanted ->
    [leaves] leaf litter
    [moss] moss
    [water] water
   *[soil] soil
}, { $field } is { $found ->
    [leaves] leaf litter
    [moss] moss
    [water] water
   *[soil] soil
}.
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
mycelia-no-used-up = The symbols for that are used up.
mycelia-no-centre-first = Choose the field in the middle first: “at { $field }”, for example.
mycelia-no-no-centre = This card asks for no field in the middle.
mycelia-no-sides-only = The card takes drops from the fields beside it, not from this one.
mycelia-no-sides = The card has { $sides ->
    [one] 1 side
   *[other] { $sides } sides
} to choose from.
mycelia-no-chosen = All symbols of this picture apply to { $field }, the field you chose.
mycelia-no-beside = Only fields beside { $field } that still have their drop count here.

# Landscapes. The litter of leaves on the ground is not the leaves one pays with.

mycelia-landscape = { $landscape ->
    [leaves] leaf litter
    [moss] moss
    [water] water
    [soil] soil
   *[shrine] shrine
}

# Functions in words: clauses that follow one another in one sentence.

mycelia-function-empty = nothing by itself
mycelia-function-then = { $first }; then { $rest }
mycelia-function-or = either { $first }, or { $rest }
mycelia-function-times = up to { $times } times: { $what }
mycelia-function-each-time = { $times } times ({ $what })
mycelia-function-others = every other player may { $what }
mycelia-function-leaves = { $n ->
    [one] take 1 leaf
   *[other] take { $n } leaves
}
mycelia-function-favours = { $n ->
    [one] take 1 favour
   *[other] take { $n } favours
}
mycelia-function-trash = remove a card of your discard pile or gift area from the game
mycelia-function-recycle = put a card of your discard pile or gift area on top of your draw pile
mycelia-function-tile = take an action tile { $tile }
mycelia-function-shrine = take the only drop off a field and lay an extra shrine field there
mycelia-function-showcase = replace every card of the showcase

# A field that fits: its landscape, and how many drops must lie there (none, some at least, or exactly so many).
mycelia-field = { $landscape ->
    [leaves] a leaf litter field
    [moss] a moss field
    [water] a water field
    [soil] a soil field
   *[any] any field
}{ $rule ->
    [exactly] { $need ->
        [0] {" "}without drops
        [one] {" "}with exactly 1 drop
       *[other] {" "}with exactly { $need } drops
    }
    [at-least] { $need ->
        [one] {" "}with at least 1 drop
       *[other] {" "}with at least { $need } drops
    }
   *[none] {""}
}
mycelia-picture-move = { $n ->
    [one] move 1 drop from { $field }
   *[other] move { $n } drops from { $field }
}
mycelia-picture-move-may = { $n ->
    [one] move up to 1 drop from { $field }
   *[other] move up to { $n } drops from { $field }
}
mycelia-picture-remove = { $n ->
    [one] take 1 drop off { $field }
   *[other] take { $n } drops off { $field }
}
mycelia-picture-remove-may = { $n ->
    [one] take up to 1 drop off { $field }
   *[other] take up to { $n } drops off { $field }
}
mycelia-picture-next-move = { $n ->
    [one] move 1 drop from there
   *[other] move { $n } drops from there
}
mycelia-picture-next-move-may = { $n ->
    [one] if you like move 1 more from there
   *[other] if you like move up to { $n } more from there
}
mycelia-picture-next-remove = { $n ->
    [one] take 1 drop off there
   *[other] take { $n } drops off there
}
mycelia-picture-next-remove-may = { $n ->
    [one] if you like take 1 more off there
   *[other] if you like take up to { $n } more off there
}
mycelia-then = then { $what }
mycelia-picture-beside = { $sides ->
    [4] take 1 drop off each field beside it
    [one] take 1 drop off one field beside it
   *[other] take 1 drop off each of { $sides } fields beside it
}
mycelia-picture-around = choose { $field }: { $sides ->
    [4] take 1 drop off each field beside it
    [one] take 1 drop off one field beside it
   *[other] take 1 drop off each of { $sides } fields beside it
}
mycelia-picture-around-and = choose { $field }: { $takes ->
    [one] take up to 1 drop off it
   *[other] take up to { $takes } drops off it
}, and { $sides ->
    [4] 1 drop off each field beside it
    [one] 1 drop off one field beside it
   *[other] 1 drop off each of { $sides } fields beside it
}

# What gifts do while they lie in the gift area, and the steps of Gwidyon's cards.

mycelia-ability-cheaper = Each card you hire this turn costs { $n ->
    [one] 1 leaf
   *[other] { $n } leaves
} less.
mycelia-ability-hire = For each card you hire this turn: { $what }.
mycelia-ability-drop = For each drop that leaves your board this turn: { $what }.
mycelia-ability-no-bonus = Bonuses for the others on your cards need not be given this turn.
mycelia-ability-no-beetles = Your cards ignore beetles this turn: the number shown is a minimum.
mycelia-ability-any-landscape = Your cards ignore landscapes this turn: any field fits.
mycelia-ability-moves-remove = Each move on your cards may take the drop off instead this turn.
mycelia-ability-twice = The first card you play from your hand this turn may be carried out twice.
mycelia-ability-free-tiles = All your tiles are free this turn.
mycelia-solo-chip = The chip is turned over; on its drop side Gwidyon takes 1 drop off his pile.
mycelia-solo-removes = Gwidyon takes { $n ->
    [one] 1 drop
   *[other] { $n } drops
} off his pile.
mycelia-solo-showcase = The whole showcase is replaced.
mycelia-solo-you = You may { $what }.

# What is being asked now. The title says what is running.

mycelia-title = { $kind ->
    [tile] Tile { $name }
    [single] { $name }, on coming to you
    [ability] { $name } in your gift area
   *[function] { $name }
}
mycelia-title-solo = Gwidyon’s card { $card }
mycelia-title-bonus = Bonus for you from { $title }
mycelia-counted = { $title }, { $moves ->
    [yes] move{" "}
   *[no] {""}
}{ $at } of { $times }
mycelia-ask-turn = Round { $round }, your turn: { $hand ->
    [0] your hand is played. Hire, use a tile, or end your turn?
    [one] play your last card, or hire or use a tile before that?
   *[other] which card do you play? { $extras ->
        [yes] You may also hire and use tiles at any time between cards.
       *[no] The whole hand gets played, in any order.
    }
}
mycelia-ask-move = { $landscape ->
    [leaves] which drop on leaf litter goes where?
    [moss] which drop on moss goes where?
    [water] which drop on water goes where?
    [soil] which drop on soil goes where?
   *[any] which drop goes where?
}
mycelia-ask-remove = { $landscape ->
    [leaves] which drop on leaf litter comes off the board?
    [moss] which drop on moss comes off the board?
    [water] which drop on water comes off the board?
    [soil] which drop on soil comes off the board?
   *[any] which drop comes off the board?
}
mycelia-ask-both = choose the field by its first step.
mycelia-ask-centre = which field is the one in the middle?
mycelia-ask-on-field = on { $field }, { $kind ->
    [move] where does another drop go?
    [remove] does another drop come off?
    [around] which drop comes off next?
   *[both] what happens with a drop there next?
}
mycelia-ask-either = which of these?
mycelia-ask-leaves = take { $n ->
    [one] 1 leaf?
   *[other] { $n } leaves?
}
mycelia-ask-favours = take { $n ->
    [one] 1 favour?
   *[other] { $n } favours?
}
mycelia-ask-trash = which card leaves the game?
mycelia-ask-recycle = which card goes back on top of your draw pile?
mycelia-ask-tile = take a tile { $tile }?
mycelia-ask-tile-return = you have four tiles. Which one do you give back for a tile { $tile }?
mycelia-ask-shrine = which field becomes a shrine field? What lies there comes off.
mycelia-ask-void = do you keep its bonus from the others?
mycelia-ask-refresh = replace the showcase, or put the open gifts under their piles?
mycelia-ask-answers = which of your gifts answers the hire?
mycelia-ask-again = { $card } was your first card this turn. Carry it out once more?

# Options in words.

mycelia-move-play = play { $card }
mycelia-move-hire = hire { $card } for { $cost ->
    [one] 1 leaf
   *[other] { $cost } leaves
}
mycelia-move-buy = take the gift { $card }; the mushroom goes back to the start
mycelia-move-answer = { $card }: { $what }
mycelia-move-void = keep the bonus from the others
mycelia-move-let = let the others have it
mycelia-move-again = carry out { $card } once more
mycelia-move-skip-answers = no more answers: go on
mycelia-move-skip-again = once is enough
mycelia-move-refresh-showcase = replace the showcase
mycelia-move-refresh-roots = put the open gifts under their piles
mycelia-move-prism-step = move a prism drop from { $from } to { $to }
mycelia-move-prism-take = take a prism drop off { $field }
mycelia-move-use = use tile { $tile } for { $cost ->
    [0] nothing
    [one] 1 leaf
   *[other] { $cost } leaves
}
mycelia-move-end = end the turn
mycelia-move-step = move a drop from { $from } to { $to }
mycelia-move-take = take a drop off { $field }
mycelia-move-at = choose { $field }
mycelia-move-skip = skip the rest of this
mycelia-move-trash = remove { $card } from the game
mycelia-move-recycle = put { $card } on top of the draw pile
mycelia-move-return = give back tile { $tile }
mycelia-move-lay = lay a shrine field on { $field }

# What happened. Every event has a sentence; `you` says whether the reader did it.

# Before what follows from a single option; only its player reads it.
mycelia-event-unasked = { $verb ->
    [play] Only one card is left: it is played by itself.
    [end] Nothing else can be done: the turn ends by itself.
   *[other] Played by itself: it was the only option.
}
mycelia-event-turn = { $you ->
    [yes] Round { $round }, your turn.
   *[no] Round { $round }, { $name }’s turn.
}
mycelia-event-played = { $you ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
}
mycelia-event-hired = { $you ->
    [yes] You hire { $card } for { $cost ->
        [one] 1 leaf
       *[other] { $cost } leaves
    }; it lies on top of your draw pile.
   *[no] { $name } hires { $card } for { $cost ->
        [one] 1 leaf
       *[other] { $cost } leaves
    }.
}
mycelia-event-used = { $you ->
    [yes] You use
   *[no] { $name } uses
} tile { $tile } for { $cost ->
    [0] nothing
    [one] 1 leaf
   *[other] { $cost } leaves
}.
mycelia-event-leaves = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $n ->
    [one] 1 leaf
   *[other] { $n } leaves
}.
mycelia-event-favour = { $you ->
    [yes] Your mushroom steps to space { $space } of the favour track.
   *[no] { $name }’s mushroom steps to space { $space } of the favour track.
}
mycelia-event-moved = { $you ->
    [yes] You move a { $prism ->
        [1] prism drop
       *[other] drop
    } from { $from } to { $to }.
   *[no] { $name } moves a { $prism ->
        [1] prism drop
       *[other] drop
    } from { $from } to { $to }.
}
mycelia-event-moved-off = { $you ->
    [yes] You move a { $prism ->
        [1] prism drop
       *[other] drop
    } from { $from } into the shrine field { $to }: it is off your board.
   *[no] { $name } moves a { $prism ->
        [1] prism drop
       *[other] drop
    } from { $from } into the shrine field { $to }: it is off the board.
}
mycelia-event-moved-on = { $you ->
    [yes] You move { $prism ->
        [1] prism drops
       *[other] drops
    }: { $steps }.
   *[no] { $name } moves { $prism ->
        [1] prism drops
       *[other] drops
    }: { $steps }.
}
mycelia-step-words = { $from } to { $to }{ $off ->
    [yes] {" "}and off the board
   *[no] {""}
}
mycelia-drops = { $n ->
    [1] { $prism ->
        [1] a prism drop
       *[other] a drop
    }
   *[other] { $prism ->
        [1] { $n } prism drops
       *[other] { $n } drops
    }
}
mycelia-event-off = { $you ->
    [yes] You take { mycelia-drops } off { $field }.
   *[no] { $name } takes { mycelia-drops } off { $field }.
}
mycelia-event-skipped = { $you ->
    [yes] You leave the rest undone.
   *[no] { $name } leaves the rest undone.
}
mycelia-event-trashed = { $you ->
    [yes] You remove { $card } from the game.
   *[no] { $name } removes { $card } from the game.
}
mycelia-event-recycled = { $you ->
    [yes] You put { $card } on top of your draw pile.
   *[no] { $name } puts { $card } on top of the draw pile.
}
mycelia-event-tile-gained = { $you ->
    [yes] You get tile { $tile }.
   *[no] { $name } gets tile { $tile }.
}
mycelia-event-tile-returned = { $you ->
    [yes] You give back tile { $tile }.
   *[no] { $name } gives back tile { $tile }.
}
mycelia-event-shrine-laid = { $you ->
    [yes] You lay a shrine field on { $field }.
   *[no] { $name } lays a shrine field on { $field }.
}
mycelia-event-ending = { $you ->
    [yes] Your board is empty! This round is the last one.
   *[no] { $name }’s board is empty! This round is the last one.
}
mycelia-event-turn-ended = { $you ->
    [yes] You end your turn.
   *[no] { $name } ends the turn.
}
mycelia-event-shrine = The shrine now holds { $n } of { $capacity } drops.
# A face of the die of the shrine.
mycelia-face = { $face ->
    [sun] sun
    [moon] moon
    [acorn] acorn
    [feather] feather
    [snail] snail
    [web] web
   *[other] { $face }
}
mycelia-event-rolled = The shrine is full and turns: the die shows the { mycelia-face }.
mycelia-event-supplied = { $you ->
    [yes] New drops for you: { $field }.
   *[no] New drops for { $name }: { $field }.
}
mycelia-event-shown = New in the showcase: { $card }.
mycelia-event-showcase-replaced = The whole showcase is replaced.
mycelia-event-pile-shuffled = The supply pile is empty; { $n ->
    [one] the card laid aside forms
   *[other] the { $n } cards laid aside are shuffled and form
} it anew.
mycelia-event-shuffled = { $you ->
    [yes] Your discard pile ({ $n } { $n ->
        [one] card
       *[other] cards
    }) is shuffled under your draw pile.
   *[no] { $name }’s discard pile ({ $n } { $n ->
        [one] card
       *[other] cards
    }) is shuffled under the draw pile.
}
mycelia-event-drew = { $you ->
    [yes] You draw { $cards }.
   *[no] { $name } draws { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
}
mycelia-event-over = The game is over.
mycelia-event-gift-laid = { $you ->
    [yes] You draw the gift { $card } and lay it into your gift area
   *[no] { $name } draws the gift { $card } and lays it into the gift area
}{ $n ->
    [0] .
    [one] ; it draws 1 more card.
   *[other] ; it draws { $n } more cards.
}
mycelia-event-gift-bought = { $you ->
    [yes] You take the gift { $card }; your mushroom goes back to the start.
   *[no] { $name } takes the gift { $card }; the mushroom goes back to the start.
}
mycelia-event-gifts-cleared = { $you ->
    [yes] Your gift area goes to your discard pile.
   *[no] { $name }’s gift area goes to the discard pile.
}
mycelia-event-answered = { $card } answers the hire.
mycelia-event-again = { $you ->
    [yes] You carry out { $card } once more.
   *[no] { $name } carries out { $card } once more.
}
mycelia-event-voided = { $you ->
    [yes] You keep the bonus from the others.
   *[no] { $name } keeps the bonus from the others.
}
mycelia-event-roots-turned = The open gifts go under their piles. Open now: { $cards }.

# Gwidyon, the solo opponent. Each step says what makes him do it.

mycelia-event-gwidyon-turn = Round { $round }, Gwidyon’s turn.
mycelia-event-gwidyon-card = Gwidyon turns up solo card { $card }.
mycelia-event-gwidyon-chip = { $side ->
    [remove] The chip is turned to its drop side.
   *[rest] The chip is turned to its quiet side: nothing happens.
}
mycelia-event-gwidyon-removed = Gwidyon takes { $n ->
    [one] 1 drop
   *[other] { $n } drops
} off his pile; { $left ->
    [0] none is left
   *[other] { $left } left
}.
mycelia-event-gwidyon-ending = Gwidyon’s pile is empty! This turn is the last one.
mycelia-event-gwidyon-shuffled = Five of Gwidyon’s six cards have been turned up; all six are shuffled again.
mycelia-event-gwidyon-favour = Gwidyon’s yellow mushroom goes to space { $space } of the favour track.

# The terminal table.

mycelia-goal =
    Dewdrops lie on your forest floor. Be the first to get all of them off your board:
    move them field by field into the shrine field, or take them off with a card.
    Each turn you play all cards of your hand. Leaves buy better cards (hire) and
    pay for tiles; a hired card lies on top of your draw pile, so it comes soon.
    The drops go into the shrine. When it is full it turns, and everybody gets new ones.
    Once a board is empty, the round is finished and the game is over. Of several empty
    boards the one with the most leaves wins.
mycelia-goal-solo =
    Dewdrops lie on your forest floor, and you play alone against Gwidyon, who has a pile
    of drops. Get all drops off your board before his pile is empty: move them field by
    field into the shrine field, or take them off with a card. Each turn you play all
    cards of your hand. Leaves buy better cards (hire) and pay for tiles; a hired
    card lies on top of your draw pile, so it comes soon. After each of your turns one of
    Gwidyon’s solo cards is turned up and carried out. What your cards offer to the
    others helps him: drops come off his pile, and each move turns his chip over. The
    drops of both fill the shrine; when it is full it turns, and you get new ones. The
    turn in which one of you runs out of drops is the last; if both do, both win.
mycelia-goal-expansion =
    With the expansion some cards do something once, when they are hired: they bring
    tiles or an extra shrine field, or remove weak cards from your deck.
mycelia-goal-prisma =
    With Prisma some of the drops are prism drops: each one that leaves your board moves
    your mushroom one favour forward on the favour track. On a coloured space you may take the
    open gift of that colour, or of a colour before it; your mushroom then goes back to
    the start. A gift you draw lies in your gift area for a turn, lets you draw more
    cards and bends a rule for you.
mycelia-cell = { $landscape ->
    [leaves] Litter
    [moss] Moss
    [water] Water
    [soil] Soil
   *[shrine] SHRINE
}
mycelia-label-your-board = Your board
mycelia-label-board-of = { $name }’s board
mycelia-label-round = round { $round }
mycelia-moment = Round { $round }
mycelia-label-ending = { $alone ->
    [yes] LAST TURN
   *[no] LAST ROUND
}
mycelia-label-drops = { $n ->
    [one] 1 drop
   *[other] { $n } drops
}
mycelia-label-leaves = { $n ->
    [one] 1 leaf
   *[other] { $n } leaves
}
mycelia-label-prisms = { $n ->
    [one] 1 prism
   *[other] { $n } prisms
}
mycelia-label-free = free
mycelia-label-used = used
mycelia-label-piles = draw pile { $draw }, discard pile { $discard }
mycelia-label-top = On top of the draw pile: { $card }
mycelia-label-shrine = Shrine  { $n } of { $capacity } drops
mycelia-label-collected = +{ $n } at the end of this turn
mycelia-label-usable = [ ] marks the fields you can use now
mycelia-label-prism-legend = 2+1: 2 dewdrops { $dew } and 1 prism drop { $prism }
mycelia-label-extra-legend = { $mark } marks an extra shrine field
mycelia-label-supply = When full, card { $card } gives:
mycelia-label-others-things = { $leaves ->
    [one] 1 leaf
   *[other] { $leaves } leaves
}, tiles { $tiles }
mycelia-label-others-gifts = gifts: { $gifts }
mycelia-label-others-piles = hand { $hand }, draw { $draw }, discard { $discard }
mycelia-label-showcase = Showcase
mycelia-label-showcase-hint = cards to hire; { $leaves ->
    [0] you have no leaves
    [one] you have 1 leaf
   *[other] you have { $leaves } leaves
} ({ $pile } more in the supply pile){ $discount ->
    [0] {""}
    [one] ; each costs 1 leaf less this turn
   *[other] ; each costs { $discount } leaves less this turn
}
mycelia-label-single = On hiring: { $single } Later: { $what }
mycelia-label-gap = (gap until the turn ends)
mycelia-label-tiles = Tiles
mycelia-label-tiles-hint = { $free ->
    [yes] each once a turn, all of them free this turn
   *[no] each once a turn, paid with leaves
}
mycelia-label-stock = In the stock: tiles { $tiles }; { $fields ->
    [0] no extra shrine field
    [one] 1 extra shrine field
   *[other] { $fields } extra shrine fields
}. “card c” says what tile c does.
mycelia-label-tile = { $used ->
    [yes] tile { $tile } (used)
   *[no] tile { $tile }
}
mycelia-label-hand = Hand
mycelia-label-hand-hint = all of it gets played, in any order
mycelia-label-copies = { $n ->
    [one] { $card }
   *[other] { $card } (×{ $n })
}
mycelia-label-hidden = { $n ->
    [0] (no cards)
    [one] 1 hidden card
   *[other] { $n } hidden cards
}
mycelia-label-stock-tile = { $tile } ×{ $n }
mycelia-label-none = none
mycelia-label-area = Gift area
mycelia-label-area-hint = your gifts; they go to your discard pile when your turn ends
mycelia-label-gift-works = Works now: { $what }
mycelia-label-gift-waits = Waits for your turn: { $what }
mycelia-label-gift-none = { $n ->
    [0] Has done its work.
    [one] Has done its work: it drew 1 card.
   *[other] Has done its work: it drew { $n } cards.
}
mycelia-label-gift-short = { $gift }{ $works ->
    [yes] {" "}(works now)
   *[no] {""}
}
mycelia-label-roots = Gifts
mycelia-label-roots-hint = the open ones; taking one sends your mushroom back to the start
mycelia-label-roots-rest = Out of reach now: { $gifts }.{ $example ->
    [none] {""}
   *[other] {" "}“card { $example }” says what it does.
}
mycelia-label-root = { $gift ->
    [none] no { $colour } one left
   *[other] { $gift } ({ $colour }, { $n } in the pile)
}
mycelia-label-root-more = { $n ->
    [0] (The last one.)
   *[other] ({ $n } more below.)
}
mycelia-label-gift-single = On taking: { $what }
mycelia-label-gift-draws = { $n ->
    [0] Draws no card.
    [one] Draws 1 card.
   *[other] Draws { $n } cards.
}
mycelia-label-colour = { $colour ->
    [start] start
    [plain] plain
    [green] green
    [amber] amber
    [violet] violet
   *[other] { $colour }
}
mycelia-label-track = Favours
mycelia-label-colour-short = { $colour ->
    [green] G
    [amber] A
   *[violet] V
}
mycelia-label-track-legend = { $short ->
    [yes] G green, A amber, V violet: a space for a gift of this or an earlier colour
   *[no] On a coloured space you may take a gift of this or an earlier colour.
}
mycelia-label-idle = idle
mycelia-label-pile = { $n } of { $start } drops
mycelia-label-chip = { $side ->
    [remove] Chip: drop side up (turned next: nothing)
   *[rest] Chip: quiet side up (turned next: 1 drop off)
}
mycelia-label-solo-cards = Cards: { $deck } face down, seen { $seen }
mycelia-label-solo-next = Gwidyon’s cards
mycelia-label-solo-next-hint = one of these comes next; the last one stays unseen
mycelia-label-step-chip = chip turns
mycelia-label-step-removes = he takes { $n } off
mycelia-label-step-showcase = new showcase
mycelia-label-step-you = you may { $what }
mycelia-choose-take = Take a drop off
mycelia-choose-prism-take = Take a prism drop off
mycelia-choose-at = Choose the field
mycelia-choose-lay = Lay the shrine field on
mycelia-breakdown = { $row ->
    [drops-left] drops left
    [leaves] leaves
    [favours] favours
   *[other] { $row }
}
