# The table of Mycelia in the browser.

my-card-start = start
my-card-gift = gift

# Spoken names. Whatever can be touched says so at its end.
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
}{ $prisms ->
    [0] {""}
    [one] , 1 of them a prism drop
   *[other] , { $prisms } of them prism drops
}
my-prisms-on = { $n ->
    [one] The prism drop
   *[other] The { $n } prism drops
} on { $field }
my-drops-on = { $field } { $n }{ $prisms ->
    [0] {""}
   *[other] {" "}({ $prisms } prism)
}
my-card = { $name }{ $cost ->
    [0] {""}
    [one] , costs 1 leaf
   *[other] , costs { $cost } leaves
}. { $words }
my-single = On hiring: { $words }
my-bought = When bought: { $words }
my-draws = { $n ->
    [0] When laid, draw no card.
    [one] When laid, draw 1 card.
   *[other] When laid, draw { $n } cards.
}
my-gift = Gift { $name }{ $works ->
    [yes] , works now
   *[no] {""}
}. { $words }
my-gift-idle = No lasting ability.
my-gift-kind = { $colour ->
    [start] Start gift
    [green] Green gift
    [amber] Amber gift
   *[violet] Violet gift
}
my-colour = { $colour ->
    [green] green
    [amber] amber
   *[violet] violet
}
my-root = { $what } { $colour ->
    [green] Green pile
    [amber] Amber pile
   *[violet] Violet pile
}, { $n ->
    [one] 1 gift
   *[other] { $n } gifts
}
my-tile = Tile { $tile }, { $name }, { $cost ->
    [one] 1 leaf
   *[other] { $cost } leaves
}{ $used ->
    [yes] , used in this turn
   *[no] {""}
}
my-gap = Empty place
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
my-supply = When the shrine turns
my-supply-side = card { $card }, side { $side }
my-discard-own = Your discard pile
my-discard-of = Discard pile of { $name }
my-gifts = Gift area
my-gifts-of = Gift area of { $name }
my-roots = Roots
my-roots-about = gifts for favours

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
my-prisms-left = of them prism drops
my-off = off this turn
my-box = In the box:
my-box-shrine = extra shrine fields
my-times = × { $n }
my-hand-count = cards in hand
my-first = first player
my-last-round = last round

my-shrine-says = Shrine: { $n ->
    [one] 1 of { $of } holes is filled
   *[other] { $n } of { $of } holes are filled
}{ $more ->
    [0] {""}
    [one] , 1 more waits
   *[other] , { $more } more wait
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

# The ring of favours.
my-favours-say = Favours: { $all }
my-favour-at = { $name } stands on space { $space }{ $kind ->
    [start] , the start.
    [green] , green.
    [amber] , amber.
    [violet] , violet.
   *[plain] .
}

# Gwidyon, when one plays alone.
my-gwidyon = Gwidyon
my-gwidyon-about = plays without a seat
my-his-turn = his turn
my-gwidyon-of = of { $of } drops left
my-gwidyon-pile-says = Gwidyon’s pile: { $n } of { $of } drops are left.
my-chip-side = { $side ->
    [remove] drop side up
   *[rest] quiet side up
}
my-chip-next = { $side ->
    [remove] When the chip is turned next, nothing happens.
   *[rest] When the chip is turned next, he removes 1 drop.
}
my-solo-cards = Gwidyon’s cards
my-solo-card = Gwidyon’s card { $id }
my-solo-says = Card { $id }: { $words }
my-solo-deck = { $n ->
    [one] 1 card is face down.
   *[other] { $n } cards are face down.
}
my-solo-now = being carried out
my-solo-last = last one
my-he-did = What he did

# Where the data of a card come from.
my-source = { $source ->
    [rulebook] from the rulebook
    [found] from a public page
    [inferred] deduced from what is known
   *[reconstructed] reconstructed by us
}
my-read-nothing = Point at a card to read it here.
my-read-nothing-yet = nothing

# On the other pages: the home page, a new table, rules and cards, the end of a game.
web-game-title-mycelia = Mycelia
web-game-about-mycelia = Lead every dewdrop to the shrine.
web-game-facts-mycelia = 1–4 players · about 40 minutes
web-game-picture-mycelia = Mushrooms around a stone shrine, with dewdrops
web-rival-mycelia = Gwidyon
web-rival-mycelia-about = Your opponent needs no seat: he has a pile of drops, a chip with two sides and six cards. After each of your turns one card is turned up and carried out for him.
web-setting-mycelia-expansion = Built-in expansion
web-setting-mycelia-prisma = Prisma
web-setting-mycelia-boards = Board
web-setting-mycelia-gwidyon = Drops on his pile
web-setting-mycelia-first = Who begins
web-setting-mycelia-setup = Where the drops lie
web-setting-mycelia-ask-leaves = Ask before taking leaves
web-fixed-mycelia-expansion = Part of Prisma: always on.
web-choice-mycelia-boards = { $choice ->
    [front] Front
    [pond] Back: pond
    [cushion] Back: moss cushion
    [litter] Back: leaf litter
    [clearing] Back: bare clearing
   *[random] Random back
}
web-part-mycelia = { $part ->
    [base] The base game
    [effects] What cards do
    [boards] The backs of the boards
    [expansion] The built-in expansion
    [solo] Alone, against Gwidyon
    [prisma] Prisma
   *[other] { $part }
}
web-cards-mycelia = { $table ->
    [card] Cards to hire
    [start] Start cards
    [tile] Action tiles
    [side] Boards
    [setup] Setup cards
    [supply] Supply cards
    [gift] Gifts
    [solo] Gwidyon’s cards
    [die] Die
    [board] Board format
    [prisma] Prisma
    [track] Favour track
    [counts] Numbers
   *[other] { $table }
}
web-card-cost-mycelia = { $n ->
    [one] costs 1 leaf
   *[other] costs { $n } leaves
}
web-card-single-mycelia = On hiring
web-card-set-mycelia = { $set ->
    [base] base game
    [expansion] built-in expansion
    [prisma] Prisma
   *[other] { $set }
}
web-curve-mycelia = Drops left, round by round
web-curve-label-mycelia = Curve of how it went: drops left of each player, round by round
