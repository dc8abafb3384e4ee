# The table of Everdell in the browser.

# Spoken names. Whatever can be touched says so at its end.
ev-can = { $what } Can be used.
ev-picked = { $what } Picked.
ev-kind = { $colour ->
    [tan] traveler
    [green] production
    [red] destination
    [blue] governance
   *[purple] prosperity
} · { $unique ->
    [yes] unique
   *[no] common
} { $critter ->
    [yes] critter
   *[no] construction
}
ev-card = { $name }, { $kind }, costs { $cost }, { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $words }
ev-slot = Slot { $slot }: { $what }{ $blocked ->
    [yes] {" "}Rugwort’s worker stands on it.
   *[no] {""}
}
ev-city-card = { $name }, { $kind }, { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $noted ->
    [yes] . { $notes }
   *[no] {""}
}. { $words }
ev-occupied = occupied
ev-prisoners = { $n ->
    [one] 1 prisoner
   *[other] { $n } prisoners
}
ev-nobody = nobody
ev-location = { $name }: { $words } { $spaces ->
    [shared] Shared by all.
    [1] One space.
   *[other] { $spaces } spaces.
} There: { $workers }.
ev-need-colour = { $n } { $colour ->
    [tan] tan
    [green] green
    [red] red
    [blue] blue
   *[purple] purple
}
ev-event = { $name }: asks for { $needs }{ $points ->
    [0] .
    [one] , 1 point.
   *[other] , { $points } points.
} { $words } { $state ->
    [taken] Achieved by { $owner }.
    [met] Your city meets it.
   *[open] Not achieved yet.
}
ev-stock = { $kind ->
    [twig] { $n ->
        [one] 1 twig
       *[other] { $n } twigs
    }
    [resin] { $n } resin
    [pebble] { $n ->
        [one] 1 pebble
       *[other] { $n } pebbles
    }
   *[berry] { $n ->
        [one] 1 berry
       *[other] { $n } berries
    }
}.
ev-resource = { $kind ->
    [twig] twigs
    [resin] resin
    [pebble] pebbles
   *[berry] berries
}
ev-workers = { $free } of { $all } workers are free
ev-season-now = It is { $season ->
    [winter] winter
    [spring] spring
    [summer] summer
   *[autumn] autumn
}
ev-deck = Deck, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ev-discard = Discard pile, { $n ->
    [0] empty
    [one] 1 card
   *[other] { $n } cards
}
ev-unseen = Cards you have not seen
ev-unseen-about = { $n ->
    [one] 1 card is in the deck
   *[other] { $n } cards are in the deck
}, the others in hands or face down in the discard pile.
ev-face-down = { $n ->
    [one] 1 card lies
   *[other] { $n } cards lie
} face down.
ev-rolled = He rolled { $n }.

# What a card would cost now.
ev-price-ways = You could play it: { $ways }.
ev-price-missing = You lack { $goods }.
ev-price-no-room = Your city has no place for it.
ev-way = { $way ->
    [pay] by paying its cost
    [occupy] free, by occupying your { $card }
    [use] with the help of your { $card }
   *[imprison] with { $card } as a prisoner of your Dungeon
}

# Headings.
ev-board = What everybody shares
ev-special = Special events in the great tree
ev-basics = Basic events
ev-meadow = Meadow
ev-forest = Forest locations
ev-far = Haven and Journey
ev-river = Basic locations
ev-piles = Deck and discard pile
ev-city = City
ev-city-own = Your city
ev-city-of = City of { $name }
ev-city-large = Show the city of { $name } large
ev-hand = Hand
ev-hand-own = Your hand
ev-hand-count = Hand: { $n } of { $limit }
ev-goods = Resources and point tokens
ev-own-events = Events achieved
ev-others = Others
ev-reading = Card in words
ev-ask = What you are asked
ev-revealed = Cards turned up
ev-list = { $n ->
    [one] 1 option as a list
   *[other] All { $n } options as a list
}
ev-parts = Parts of the table
ev-part-city = City
ev-part-hand = Hand
ev-part-meadow = Meadow
ev-part-events = Events
ev-part-others = Others
ev-live = something can be used there

# Small words.
ev-you = You
ev-first = first player
ev-acting = at turn
ev-passed = has passed
ev-back = Back
ev-close = Close
ev-touch = Touch one of the things that glow.
ev-spaces = { $used } of { $all } spaces
ev-free-spaces = { $n ->
    [one] 1 free space
   *[other] { $n } free spaces
}
ev-shared = These two share a space
ev-cards-in-hand = cards in hand
ev-free-workers = free workers
ev-points-so-far = points so far
ev-points-open = points so far. Show where they come from
ev-points-now = Points if the game ended now
ev-source = source
ev-total = Together
ev-needs = Asks for { $needs }
ev-brings = When occupied it brings in free: { $names }
ev-brings-any = When occupied it brings in any critter free
ev-home = Comes free if you occupy: { $names }
ev-all-cards = On the page of cards
ev-read-nothing = Point at a card or a place to read it here.

# Rugwort, when one plays alone.
ev-rugwort-about = plays without a seat
ev-mood = { $mood ->
    [cranky] cranky: he takes cards of your hand
    [glitzy] glitzy: his purple cards count more
    [hasty] hasty: he achieves events early
    [lucky] lucky: a number twice brings him a point
   *[squatty] squatty: your empty spaces count for him
}
ev-his-events = events he achieved
ev-he-did = What he did
ev-rule = Rule { $rule }

# Help.
ev-help = How it is played
ev-help-workers = Place a worker where something glows: on the river, in the forest, at an event, or on a red card of a city.
ev-help-cards = Play cards from your hand or from the Meadow. A dashed line under a number says what you still lack.
ev-help-homes = A construction with a door lets its critter move in free, once.
ev-help-seasons = When all your workers are out, prepare for the next season: they come home and bring new ones.
ev-help-events = An event goes to whoever has its cards first and sends a worker there.
ev-help-rugwort = After each card you play Rugwort rolls a die and takes that card of the Meadow. In every season he blocks more.
ev-help-keys = Keys: arrows and Tab walk what glows, Enter takes it, Z shows it large, Escape goes back, U undoes, H hints.
ev-help-rules = All the rules

# Laying a table.
web-rival-everdell = Rugwort
web-rival-everdell-about = Your opponent needs no seat: an old rat who takes a card of the Meadow after each one you play and achieves events as the seasons pass.
web-setting-everdell-rugwort = Rugwort’s year
web-setting-everdell-mood = His mood
web-setting-everdell-first = Who begins
web-setting-everdell-farms = Seasonal Farms
web-setting-everdell-corrin = Corrin Evertail’s cards
web-setting-everdell-extra = Extra! Extra!
web-setting-everdell-rugwort-cards = Rugwort’s cards
web-choice-everdell-rugwort = { $choice ->
    [1] 1: the Rascal
    [2] 2: the Rotten
   *[3] 3: the Rapscallion
}
web-choice-everdell-mood = { $choice ->
    [none] No mood
    [cranky] Cranky
    [glitzy] Glitzy
    [hasty] Hasty
    [lucky] Lucky
   *[squatty] Squatty
}

# Other pages.
web-curve-everdell = Points, turn by turn
web-curve-label-everdell = Curve of how it went: points of each player, turn by turn
web-total-everdell = points
web-cards-everdell = { $table ->
    [card] Critters and constructions
    [location] Locations
    [event] Events
    [season] Seasons
    [rugwort] Rugwort
    [rugwort_points] What Rugwort scores
    [counts] How the table is laid
   *[other] More
}
