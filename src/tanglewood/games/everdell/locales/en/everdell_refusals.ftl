# Refusals: one line, beside the rule that forbids the wish. In a turn they are said as they stand, otherwise behind the
# name of the card, location or event that asks: `Inn: King is not in your hand.`

everdell-no-not-now = This is not asked for now.
everdell-no-hand = { $card } is not in your hand.
everdell-no-slot = Slot { $slot } of the Meadow is empty.
everdell-no-blocked = Rugwort’s worker stands on { $card }.
everdell-no-last-season = No season comes after autumn.
everdell-no-workers-left = First place all your workers: { $n } { $n ->
    [one] is
   *[other] are
} still free.
everdell-no-pass = You can pass only in autumn.
everdell-no-no-worker = You have no free worker.
everdell-no-no-victim = No opponent has room for { $card }.
everdell-no-no-green = No opponent has a green card that { $card } could bring into your city.
everdell-no-unique = { $card } is unique, and your city has one already.
everdell-no-nothing-to-replace = { $card } needs a construction to replace.
everdell-no-city-full = Your city has no space for { $card }.
everdell-no-too-dear = { $card } is too dear: { $missing } missing.
everdell-no-not-dealt = { $place } is not part of this game.
everdell-no-journey-season = The Journey begins in your autumn.
everdell-no-own-worker = You have a worker at { $place } already.
everdell-no-taken = { $place } is taken.
everdell-no-journey-cards = This Journey asks for { $n ->
    [one] 1 card
   *[other] { $n } cards
}, you have { $hand }.
everdell-no-in-vain = { $place } would do nothing for you now.
everdell-no-claimed = { $event } has been achieved already.
everdell-no-requirement = Your city does not meet what { $event } asks for.
everdell-no-event-cost = You cannot pay what { $event } asks for.
everdell-no-no-such-card = There is no such { $card }.
everdell-no-not-open = { $card } serves its owner only.
everdell-no-visited = { $card } has no free space for a worker.
everdell-no-no-link = { $home } does not bring in { $card }.
everdell-no-occupied = { $card } is occupied already.
everdell-no-no-help = { $helper } cannot help with { $card }.

# Things that are not there.

everdell-no-has-none = you have no { everdell-kind }.
everdell-no-has-no-points = you have no point tokens.
everdell-no-has-only = you have { $n ->
    [0] no { everdell-kind }
   *[other] only { everdell-goods }
}.
everdell-no-at-most = it takes at most { everdell-goods }.
everdell-no-webbed = { $card } is in Nightweave’s web.
everdell-no-face-down = { $card } lies face down.
everdell-no-yourself = you are asked for somebody else.
everdell-no-nobody-there = there is no { $name }.
everdell-no-alike = both are alike: name { $card } number { $copy }.
everdell-no-not-revealed = { $card } is none of the cards turned up.
everdell-no-not-drawn = { $card } is none of the cards you drew.
everdell-no-no-deck = there is no card left to draw.

# Things that do not fit.

everdell-no-gives = it gives { $kinds }, not { everdell-kind }.
everdell-no-takes = it takes { $kinds }, not { everdell-kind }.
everdell-no-no-critter = { $card } is no critter.
everdell-no-no-construction = { $card } is no construction.
everdell-no-own-card = only cards of your own city count.
everdell-no-itself = it cannot be { $card } itself.
everdell-no-worth = { $card } is worth { $n }, it may be { $limit } at most.
everdell-no-dear-with = even with { $less } less you lack { $n ->
    [one] 1 resource
   *[other] { $n } resources
} for { $card }.
everdell-no-which-location = { $place } is no { $forest ->
    [yes] basic or forest location
   *[no] basic location
}.
everdell-no-used-already = { $place } has been used already.
everdell-no-no-worker-there = nobody’s worker stands at { $place }.
everdell-no-no-opponent-there = no opponent’s worker stands at { $place }.
everdell-no-no-own-worker = no worker of yours stands at { $place }.
everdell-no-not-used = { $place } cannot be used from elsewhere.
everdell-no-worker-stays = your worker at { $place } stays there.
everdell-no-worker-hers = Nightweave uses your worker at { $place }.
everdell-no-came-from = the worker comes from there and has to go elsewhere.
everdell-no-choice-idle = choice { $n } cannot be paid, or would do nothing now.
everdell-no-not-this-color = { everdell-color-word } cannot be named.
everdell-no-other-color = { $card } is not { everdell-color-word }.
everdell-no-juggle-either = one trick or the other: you have begun to turn up cards.

# Green cards.

everdell-no-own-city = only green cards of your own city act.
everdell-no-that-city = only green cards of the same city act.
everdell-no-other-cities = it looks at other cities, not at yours.
everdell-no-legend-acts = { $card } is a legend: it acts by itself only.
everdell-no-no-sweep = never a { $card }.
everdell-no-not-copied = { $card } cannot be copied.
everdell-no-last-link = { $card } acts through other cards and is not copied itself.
everdell-no-rowdy = nobody else uses { $card }.
everdell-no-barricaded = a web token keeps { $card } from acting.
everdell-no-acted = { $card } has acted already.
everdell-no-just-played = only { $card }, which was just played, can be used.

# Giving.

everdell-no-has-passed = { $name } has passed.
everdell-no-no-room = { $name } has no room for a card.
everdell-no-she-is-done = Nightweave has finished and takes nothing more.
everdell-no-named-already = { $name } is getting something already.
everdell-no-give-first = first give something to { $name }.
everdell-no-has-takers = somebody has room for the cards.

# Cards on their way into a city, and ways to pay.

everdell-no-full = { $name } has no free space.
everdell-no-has-one = { $name } has one already.
everdell-no-frees-no-space = { $card } frees no space in your full city.
everdell-no-frees-none-there = { $card } frees no space in that full city.
everdell-no-no-green-card = { $card } is no green card.
everdell-no-unfit-city = { $card } finds no place in your city.
everdell-no-space-shared = Without { $card } a card that shares its space would find none.
everdell-no-paired = { $card } shares its space.
everdell-no-no-reaction = { $card } does not react now.
everdell-no-costs-nothing = { $card } costs nothing: there is nothing to lower.
everdell-no-no-use = Even with { $helper } you cannot pay for { $card }.
everdell-no-bridge-taken = A construction lies on { $helper } already.
everdell-no-name-prisoner = { $helper } helps with a prisoner: name the critter that goes into a cell.
everdell-no-no-jail = you have no { $card }.
everdell-no-opens-cell = { $card } opens the second cell and cannot be put into it.
everdell-no-cells-full = no cell is free: { $n ->
    [one] 1 prisoner is
   *[other] { $n } prisoners are
} in it.
everdell-no-spares-only = only { $kinds } can be left out.
everdell-no-none-in-cost = no { everdell-kind } are left in its cost.
everdell-no-not-in-cost = { $card } does not cost { everdell-kind }.
everdell-no-rest-unpaid = then you could not pay the rest of { $card }.
everdell-no-stands-only = only { everdell-kind } can stand for something else.
everdell-no-tokens-held = it has only { $n ->
    [one] 1 token
   *[other] { $n } tokens
}.
everdell-no-tokens-few = at least { $n ->
    [one] 1 token is
   *[other] { $n } tokens are
} needed.
everdell-no-tokens-many = more than { $n ->
    [one] 1 token
   *[other] { $n } tokens
} would be wasted.

# Worker abilities.

everdell-no-price-cards = { everdell-kind } cost { $n ->
    [one] 1 card
   *[other] { $n } cards
}, you have { $hand }.
everdell-no-token-here = the token lies on { $card } already.
everdell-no-figure-here = the figure stands at { $place } already.
everdell-no-from-deck = the card comes from the deck.
everdell-no-deck-or-meadow = the card comes from the deck or the Meadow.
everdell-no-owned = you own { everdell-kind } already.
everdell-no-for-pebble = only a pebble can be had.
everdell-no-not-brought = this worker brought no { everdell-kind }.
everdell-no-power-not-dealt = { $power } were not dealt to you.
everdell-no-path-not-drawn = { $place } is none of the forest cards you drew.

# Nightweave.

everdell-no-undrawn = because of { $name } you cannot draw { $card }.
everdell-no-still-needed = you need it for what you are paying for.
everdell-no-no-web = { $place } { $plan ->
    [masquerade] is no free special event without a token
   *[swarm] is no empty single space without a token
}.
everdell-no-worthless = { $card } is worth nothing to her.
everdell-no-not-open-card = { $card } has no open sign.
everdell-no-open-card = { $card } is open to everybody.
everdell-no-her-city = her spider goes to her own city.
everdell-no-your-city-first = a card of your city comes before hers.
everdell-no-not-gazed-at = { $card } is none of the two cards.
everdell-no-foil-price = foiling it costs { $price }, which you do not have.
everdell-no-half-hand = { $n ->
    [one] half your hand is 1 card, so she can take at most 1 card fewer.
   *[other] half your hand is { $n } cards, so she can take at most { $n } cards fewer.
}
everdell-no-shielded = { $card } stays face up already.
everdell-no-not-threatened = { $card } is not turned over.
everdell-no-not-hers = she does not want { $card }.
everdell-no-not-best-green = { $card } is not your most valuable green card.

# Options that do not go together, behind “option NAME:”; the rule that says so follows in brackets.

everdell-clash-spring-worker = it eases games with worker abilities against Nightweave
everdell-clash-no-nightweave = is Nightweave’s, who is not in the game
everdell-clash-two-people = Nightweave plays against one or two people
everdell-clash-no-rugwort = Rugwort stays away when Nightweave plays
everdell-clash-one-person = plans and intrigues are for one person only
everdell-clash-plan-or-intrigues = plans and intrigues exclude each other
everdell-clash-swarm = the swarm does nothing at level 0
everdell-clash-weavers-whim = the weaver’s whim needs a personality
everdell-clash-her-modules = her modules are played without it
everdell-clash-six = five and six people need Bellfaire
everdell-clash-award = is an award of Bellfaire, which is not in the game
everdell-clash-traits = several traits of Rugwort’s need Bellfaire; without it choose one mood
everdell-clash-abilities = Mistwood has four abilities, too few for { $n } people
everdell-clash-legends = this box has too few legends for { $n } people
