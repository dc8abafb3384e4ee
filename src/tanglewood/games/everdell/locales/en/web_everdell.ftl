# The table of Everdell in the browser.

# Spoken names. Whatever can be touched says so at its end.
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
}{ $beside ->
    [yes] {" "}Nightweave sits next to it.
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
ev-place-kind = { $sort ->
    [basic] { $shared ->
        [yes] Basic location, room for everybody
       *[no] Basic location, room for one worker
    }
    [forest] Forest location
    [haven] Haven, room for everybody
   *[journey] Journey, in autumn
}
ev-stands-there = { $n ->
    [0] Nobody stands here.
   *[other] Here: { $names }.
}
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
ev-legend = A legend of yours, it may take the place of { $old }: { $what }
ev-ribbon = A legend: it may take the place of your { $old }, free
ev-legends-in-hand = legends not yet played
ev-power = Ability of the workers: { $name }, { $title }. { $words }{ $noted ->
    [yes] {" "}Now: { $notes }.
   *[no] {""}
}
ev-own-power = What your workers can do
ev-wild = { $n ->
    [one] 1 wild token
   *[other] { $n } wild tokens
}
ev-kept = { $n ->
    [one] 1 card beside it
   *[other] { $n } cards beside it
}
ev-figure-on = the figure stands on { $place }
ev-token-on = the token lies on slot { $slot } of the Meadow
ev-trail = { $n ->
    [one] 1 forest card face down
   *[other] { $n } forest cards face down
}
ev-workers = { $free ->
    [one] 1 of { $all } workers is free
   *[other] { $free } of { $all } workers are free
}
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
    [occupy] free, by moving into your { $card }
    [use] with the help of your { $card }
    [replace] free, in place of your { $card }
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
ev-city = City
ev-city-own = Your city
ev-city-of = City of { $name }
ev-city-large = Show the city of { $name } large
ev-hand = Hand
ev-hand-own = Your hand
ev-hand-count = Hand: { $n } of { $limit }
ev-goods = Resources and point tokens
ev-own-events = Events achieved
ev-ask = What you are asked
ev-revealed = Cards turned up
ev-list-short = { $n ->
    [one] 1 option
   *[other] All { $n } options
}
ev-part-city = City
ev-part-hand = Hand
ev-part-meadow = Meadow
ev-part-forest = Forest
ev-part-events = Events
ev-part-others = Others

# Small words.
ev-first = first player
ev-passed = has passed
ev-touch = Touch one of the things that glow.
ev-spaces = { $used } of { $all } spaces
ev-free-spaces = { $n ->
    [one] 1 free space
   *[other] { $n } free spaces
}
ev-room = room for { $n }
ev-kinds = Cards by kind
ev-kind-count = { $n ->
    [one] 1 of these is in the city.
   *[other] { $n } of these are in the city.
}
ev-you-have = { $n ->
    [0] You have none.
   *[other] You have { $n }.
}
ev-tokens-now = { $n ->
    [0] You have no tokens yet.
    [one] You have 1 token.
   *[other] You have { $n } tokens.
}
ev-her-tokens = { $n ->
    [0] She has no tokens yet.
    [one] 1 of them is a token.
   *[other] { $n } of them are tokens.
}
ev-cards-there = { $n ->
    [0] It is empty now.
    [one] 1 card lies there now.
   *[other] { $n } cards lie there now.
}
ev-event-needs = It asks for { $needs }.
ev-event-is-mine = { $name }: { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
ev-workers-home = { $n ->
    [1] One worker is still at home.
    [2] Two workers are still at home.
    [3] Three workers are still at home.
    [4] Four workers are still at home.
    [5] Five workers are still at home.
    [6] Six workers are still at home.
   *[other] { $n } workers are still at home.
}
ev-pass-anyway = Pass all the same
ev-pass-not-yet = Not yet
ev-season-later = { $season ->
    [spring] Spring comes
    [summer] Summer comes
   *[autumn] Autumn comes
} once all your workers are out.
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

# The last turn of the opponent without a seat, once more.
ev-his-turn-again = Show his turn again
ev-her-turn-again = Show her turn again
ev-her-turn-again-short = Her turn again
ev-again-at = Step { $n } of { $all }
ev-again-back = One step back
ev-again-on = Next step
ev-again-end = That was all: back to the table

# Nightweave’s lair.
ev-part-lair = Lair
ev-lair-of = Nightweave’s lair
ev-lair-open = Into her lair
ev-level = { $name }, level { $level }
ev-level-short = { $name } ({ $level })
ev-level-means = her level’s sign brings { $points ->
    [one] 1 point
   *[other] { $points } points
}; at the end { $zero } more for each card worth 0, { $rich } for each purple card, legend or Newleaf card, { $special } for each special event
ev-quiet-discard = discard a card, for no point
ev-level-points = Points of her level: { $n }
ev-level-token = and the points of her level
ev-she-did = What she did
ev-she-began = She moved first, before anybody looked: her card lies here.
ev-spiders = Spiders
ev-spiders-home = spiders at home
ev-spiders-where = { $home } at home, { $out } on the board, { $later } still to come
ev-her-events = Events she took
ev-loot = Loot
ev-her-hand = Her hand: { $n ->
    [one] 1 card, face down
   *[other] { $n } cards, face down
}
ev-known = Seen on their way into her hand; there still, or discarded face down: { $names }
ev-her-city = Her city: { $used } of { $all }
ev-season = Season
ev-season-name = { $season ->
    [winter] Winter
    [spring] Spring
    [summer] Summer
   *[autumn] Autumn
}
ev-now = now
ev-tokens = Point tokens
ev-where-she-is = Herself
ev-she-sits = Nightweave sits on slot { $slot } of the Meadow
ev-she-is-home = At home
ev-modules = What she is up to
ev-module = { $table ->
    [personality] Personality
    [plan] Plan
   *[intrigue] { $kind ->
        [seasonal] Intrigue of this season
        [short] Intrigue
       *[instant] Intrigue, at once
    }
}
ev-foil = Foil it:
ev-intrigues-left = { $n ->
    [one] 1 intrigue is still face down.
   *[other] { $n } intrigues are still face down.
}
ev-activity = The card she acts by
ev-activity-card = Activity card. In { $season ->
    [winter] winter
    [spring] spring
    [summer] summer
   *[autumn] autumn
}: first { $first }; if that is impossible { $second }; else { $backup }. Spaces that are taken are passed { $arrow ->
    [clockwise] clockwise
   *[counter] counterclockwise
}.
ev-arrow = { $arrow ->
    [clockwise] clockwise
   *[counter] counterclockwise
}
ev-mark = { $mark ->
    [worker] needs a spider
   *[pawn] needs herself
}
ev-else = else
ev-to-come = May still come: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ev-to-come-about = { $all ->
    [one] It is this one.
   *[other] Of these { $all }, { $n } lie face down. This is what they say in her season.
}
ev-down = face down
ev-web-on-card = a web token lies on it
ev-captives = { $n ->
    [one] A worker is on her mat
   *[other] { $n } workers are on her mat
}{ $lent ->
    [0] .
   *[other] ; she uses it next.
}
ev-owed = The first worker you place is hers.
ev-turned-away = Turned away by Nightweave, it cannot be used: { $what }
ev-web-here = A web token lies on it.
ev-webs-here = { $n ->
    [one] A web token lies on it.
   *[other] { $n } web tokens lie on it.
}

# Help.
ev-help = How it is played
ev-help-short = Help
ev-help-workers = Place a worker where something glows: on the river, in the forest, at an event, or on a red card of a city.
ev-help-cards = Play cards from your hand or from the Meadow. A dashed line under a number says what you still lack.
ev-help-homes = A construction with a door lets its critter move in free, once.
ev-help-seasons = When all your workers are out, prepare for the next season: they come home and bring new ones.
ev-help-events = An event goes to whoever has its cards first and sends a worker there.
ev-help-rugwort = After each card you play Rugwort rolls a die and takes that card from the Meadow. Every season he blocks more.
ev-help-nightweave = Nightweave plays after each of your turns: an activity card says what she does in her season. If the first thing is impossible she does the second, else the one at the bottom.
ev-help-activity = A space that is taken makes her spider go on to the next one of its kind, the way the arrow on the card turns.
ev-help-webs = Webs mark what she has spun: cards next to her that she affects, and places that cost something more.
ev-help-again = Her or his last turn can be seen again step by step: the button under it, or R; arrows go on and back.
ev-help-keys = Keys: arrows and Tab walk what glows, Enter takes it, Z shows it large, Escape goes back, U undoes, H hints.
ev-help-rules = All the rules

# Laying a table.
web-rival-everdell = Rugwort
web-rival-everdell-about = Your opponent needs no seat: an old rat who takes a card of the Meadow after each one you play and achieves events as the seasons pass.
ev-companion-ready-rugwort = What have you done?
ev-rival-nightweave = Nightweave
ev-rival-nightweave-about = Needs no seat: a spider who builds a city of her own, sends spiders where you want to go and sits down in the Meadow herself.
web-setting-everdell-rugwort = Rugwort’s year
web-setting-everdell-mood = His mood
web-setting-everdell-first = Who begins
web-setting-everdell-nightweave = Against Nightweave
web-setting-everdell-difficulty = Her level
web-setting-everdell-personality = Her personality
web-setting-everdell-plan = Her plan
web-setting-everdell-intrigues = Intrigues
web-setting-everdell-farms = Seasonal Farms
web-setting-everdell-corrin = Corrin Evertail’s cards
web-setting-everdell-extra = Extra! Extra!
web-setting-everdell-rugwort-cards = Rugwort’s cards
web-setting-everdell-legends = Legends
web-setting-everdell-powers = Worker abilities
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
web-choice-everdell-difficulty = { $choice ->
    [0] 0: meek
    [1] 1: cunning
    [2] 2: insufferable
    [3] 3: tormenting
   *[4] 4: terrifying
}
web-choice-everdell-personality = { $choice ->
    [none] None
    [any] Any, drawn at random
    [nasty] Nasty
    [pessimist] Pessimist
    [infernal] Infernal
    [vile] Vile
    [gambler] Gambler
    [idler] Idler
    [privileged] Privileged
    [needy] Needy
   *[other] { $choice }
}
web-choice-everdell-plan = { $choice ->
    [none] None
    [any] Any, drawn at random
    [masquerade] Masked Ball
    [web_barricade] Web Barricade
    [hypnotic_gaze] Hypnotic Gaze
    [plot_thickens] The Plot Thickens
    [weavers_whim] Weaver’s Whim
    [bounty_hunter] Bounty Hunter
    [swarm] Overwhelming Swarm
    [test_of_strength] Test of Strength
    [unraveler] Unraveler
    [web_expansion] Web Expansion
    [smarty] Smarty
    [extortion] Extortion
    [connections] Connections
   *[other] { $choice }
}
web-choice-everdell-legends = { $choice ->
    [none] None
    [first] The first ten
    [more] The ten more
   *[both] All twenty
}
web-choice-everdell-powers = { $choice ->
    [none] None
    [mistwood] Mistwood’s four
   *[all] All, one of two
}
ev-fixed-plan = Not with intrigues: they exclude each other.
ev-fixed-intrigues = Not with a plan: they exclude each other.
ev-fixed-modules = Not with her personality, plan or intrigues.

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
    [activity] Nightweave’s activity cards
    [personality] Her personalities
    [plan] Her plans
    [intrigue] Her intrigues
    [level] Her levels
    [lair] Her lair
    [her_season] What a season brings her
    [power] Worker abilities
    [adornment] Pearlbrook: adornments
    [river_space] Pearlbrook: banks of the river
    [river_card] Pearlbrook: cards of the river
    [river_counts] Pearlbrook: how the river is laid out
    [visitor] Newleaf: visitors
    [train_tile] Newleaf: train cars
    [garland] Bellfaire: garlands
    [market_token] Bellfaire: tokens of the Market
    [fair] Bellfaire: the fair
    [discovery] Spirecrest: discoveries
    [map_tile] Spirecrest: map tiles
    [weather] Spirecrest: weather
    [mountain] Spirecrest: the mountain
    [counts] How the table is laid
   *[other] More
}

# On the other pages: the home page, a new table, rules and cards, the end of a game.
web-game-title-everdell = Everdell
web-game-about-everdell = Build a woodland city before winter.
web-game-facts-everdell = 1–4 players, up to 6 with Bellfaire
web-game-picture-everdell = A great hollow tree above a small woodland city, a spider on her thread
web-group-everdell = { $group ->
    [alone] How strong { $rival } is
    [lair] Nightweave’s lair
    [box] What is in the box
    [pearlbrook] Pearlbrook: the river
    [newleaf] Newleaf: the station
    [bellfaire] Bellfaire: the fair
    [spirecrest] Spirecrest: the mountain
    [start] How it begins
    [asking] What you are asked
   *[rest] More
}
web-part-everdell = { $part ->
    [base] The base game
    [solo] Alone, against Rugwort
    [mistwood] Mistwood: what is in the box
    [farms] Seasonal Farms
    [corrin] Corrin Evertail
    [extra] Extra cards
    [rugwort_cards] Rugwort’s cards
    [legends] Legends
    [powers] Worker abilities
    [nightweave] Against Nightweave
    [modules] Her plans, intrigues and personalities
    [newleaf] With Newleaf
    [pearlbrook] With Pearlbrook
    [spirecrest] With Spirecrest
    [bellfaire] With Bellfaire
   *[other] { $part }
}

# Words in names that are too long for a narrow card, with a dot wherever they may be divided. List those of your
# language, from about eleven letters on.
ev-divided =
    Archeo·logist Fair·grounds Lamp·lighter Observa·tory Photog·rapher
