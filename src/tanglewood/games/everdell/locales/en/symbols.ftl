# Every symbol of the table: its name, and what it does in one sentence. What it does at the moment stands at the end.

# ------------------------------------------------------------------ goods

symbol-everdell-twig = twig
symbol-everdell-twig-about = Pays for constructions.
symbol-everdell-resin = resin
symbol-everdell-resin-about = Pays for constructions.
symbol-everdell-pebble = pebble
symbol-everdell-pebble-about = Pays for constructions.
symbol-everdell-berry = berry
symbol-everdell-berry-about = Pays for critters.
symbol-everdell-any = any good
symbol-everdell-any-about = A twig, a resin, a pebble or a berry, as you choose.
symbol-everdell-card = card
symbol-everdell-card-about = Drawn from the deck. A hand holds { $everdell__counts__hand_limit } at most, from five players on { $everdell__fair__hand_limit }; some abilities change that.
symbol-everdell-points = point
symbol-everdell-points-about = A point token, or what a card is worth at the end.
symbol-everdell-total = points so far
symbol-everdell-total-about = What this place would score if the game ended now.

# ------------------------------------------------------------------ cards

symbol-everdell-green = production
symbol-everdell-green-about = Gives goods when it is played, and again in spring and autumn.
symbol-everdell-red = destination
symbol-everdell-red-about = A place for a worker.
symbol-everdell-blue = governance
symbol-everdell-blue-about = Helps its owner as long as it stands.
symbol-everdell-purple = prosperity
symbol-everdell-purple-about = Scores more at the end of the game.
symbol-everdell-tan = traveler
symbol-everdell-tan-about = Acts once, when it is played.
symbol-everdell-worth = worth
symbol-everdell-worth-about = What the card is worth at the end.
symbol-everdell-unique = unique
symbol-everdell-unique-about = A city may hold only one of these.
symbol-everdell-common = common
symbol-everdell-common-about = A city may hold as many as there is room for.
symbol-everdell-door = home
symbol-everdell-door-about = Invites its critter without payment, once.
symbol-everdell-door-lit = home with its guest at hand
symbol-everdell-door-lit-about = Its critter lies in your hand or the Meadow and may come without payment.
symbol-everdell-door-shut = home, taken
symbol-everdell-door-shut-about = Its guest has come; it invites nobody else.
symbol-everdell-free-guest = may come free
symbol-everdell-free-guest-about = A card in your city invites or makes room for this one: it can be played without payment.
symbol-everdell-open = open
symbol-everdell-open-about = Others may visit it; its owner takes a point.
symbol-everdell-pair = pair
symbol-everdell-pair-about = These two share one space.
symbol-everdell-tokens = tokens here
symbol-everdell-tokens-about = Points that lie on this card and count at the end.
symbol-everdell-stored = stored
symbol-everdell-stored-about = Goods that wait here until a worker fetches them.
symbol-everdell-lock = for good
symbol-everdell-lock-about = This worker never comes home.
symbol-everdell-bars = prisoner
symbol-everdell-bars-about = A critter under the Dungeon; it is no longer in the city.
symbol-everdell-legend = legend
symbol-everdell-legend-about = May take the place of the card on its ribbon, and does not count towards the hand.
symbol-everdell-over = the Bridge of the Sky
symbol-everdell-over-about = It lies over this card.

# ------------------------------------------------------------------ places and seasons

symbol-everdell-worker = worker
symbol-everdell-worker-about = Goes to a place, does what it says, and comes home with the next season.
symbol-everdell-free = free space
symbol-everdell-free-about = There is room for one worker.
symbol-everdell-shared = shared space
symbol-everdell-shared-about = There is room for everybody here.
symbol-everdell-at-most = up to so many
symbol-everdell-at-most-about = Give none, or as many as you like, but not more than the number says.
symbol-everdell-cheaper = cheaper
symbol-everdell-cheaper-about = A card is played for one resource less than its cost.
symbol-everdell-exchange = exchange
symbol-everdell-exchange-about = Give what stands before the arrow, and get what stands behind it.
symbol-everdell-haven = Haven
symbol-everdell-haven-about = Discard cards: every two bring one good of your choice.
symbol-everdell-journey = Journey
symbol-everdell-journey-about = From autumn on: discard so many cards, score so many points.
symbol-everdell-event = basic event
symbol-everdell-event-about = So many cards of this colour in your city: send a worker, { $everdell__event__grand_tour__points ->
    [one] 1 point
   *[other] { $everdell__event__grand_tour__points } points
    }.
symbol-everdell-special = special event
symbol-everdell-special-about = Both cards in your city: send a worker and claim it.
symbol-everdell-met = ready
symbol-everdell-met-about = Your city has what this event needs.
symbol-everdell-winter = winter
symbol-everdell-winter-about = The first season: { $everdell__counts__workers ->
    [one] 1 worker
   *[other] { $everdell__counts__workers } workers
    }.
symbol-everdell-spring = spring
symbol-everdell-spring-about = { $everdell__season__spring__workers ->
    [one] 1 more worker
   *[other] { $everdell__season__spring__workers } more workers
    }, and every green card gives its goods.
symbol-everdell-summer = summer
symbol-everdell-summer-about = { $everdell__season__summer__workers ->
    [one] 1 more worker
   *[other] { $everdell__season__summer__workers } more workers
    }, and two cards from the Meadow.
symbol-everdell-autumn = autumn
symbol-everdell-autumn-about = { $everdell__season__autumn__workers ->
    [one] 1 more worker
   *[other] { $everdell__season__autumn__workers } more workers
    }, every green card gives its goods; the last season.
symbol-everdell-city = spaces
symbol-everdell-city-about = Taken spaces of a city, and all it has: { $everdell__counts__city }.
symbol-everdell-spaces = free spaces
symbol-everdell-spaces-about = Each takes one card; some cards share a space or need none.
symbol-everdell-deck = deck
symbol-everdell-deck-about = Cards are drawn from here, face down; when it is empty, the discard pile is shuffled.
symbol-everdell-discard = discard pile
symbol-everdell-discard-about = Cards that were given away or replaced.
symbol-everdell-first = first player
symbol-everdell-first-about = Has begun with the fewest cards.
symbol-everdell-figure = figure of an ability
symbol-everdell-figure-about = An ability of the workers put it on this place.
symbol-everdell-rat-token = token of the Rats
symbol-everdell-rat-token-about = An ability of the workers put it on this slot of the Meadow.

# ------------------------------------------------------------------ Rugwort

symbol-everdell-worker-5 = Rugwort’s rat
symbol-everdell-worker-5-about = Blocks this place or this card of the Meadow.
symbol-everdell-die = his die
symbol-everdell-die-about = An eight-sided die that picks the card he takes from the Meadow.

# ------------------------------------------------------------------ Nightweave

symbol-everdell-spider = spider
symbol-everdell-spider-about = Her worker: goes to places for a single worker only.
symbol-everdell-nightweave = Nightweave
symbol-everdell-nightweave-about = Herself: sits on a slot of the Meadow, which stays empty.
symbol-everdell-clockwise = arrow
symbol-everdell-clockwise-about = She looks for the next space clockwise: rows from the left, columns from the top.
symbol-everdell-counter = arrow
symbol-everdell-counter-about = She looks for the next space counter-clockwise: rows from the right, columns from the bottom.
symbol-everdell-walk-blocked = passed over
symbol-everdell-walk-blocked-about = This space is taken, so she goes on to the next one.
symbol-everdell-walk-found = found
symbol-everdell-walk-found-about = The first free space on her way: her spider goes there.
symbol-everdell-clearing = clearing
symbol-everdell-clearing-about = Which forest place is meant: the dark square.
symbol-everdell-lair = her city
symbol-everdell-lair-about = Taken spaces of her city, and all it has.
symbol-everdell-meadow = Meadow
symbol-everdell-meadow-about = The { $everdell__counts__meadow ->
    [one] 1 open card
   *[other] { $everdell__counts__meadow } open cards
    }.
symbol-everdell-trash-card = discard
symbol-everdell-trash-card-about = Her top card goes to the discard pile, for a point.
symbol-everdell-web = web
symbol-everdell-web-about = Costs you something, or closes the place it lies on.
symbol-everdell-threads = face down
symbol-everdell-threads-about = This card is turned over and does nothing now.
symbol-everdell-personality = personality
symbol-everdell-personality-about = A habit of hers for the whole game.
symbol-everdell-plan = plan
symbol-everdell-plan-about = Her trick for the whole game.
symbol-everdell-intrigue = intrigue
symbol-everdell-intrigue-about = Her trick for this season.
symbol-everdell-loot = loot
symbol-everdell-loot-about = What she has won and keeps.
symbol-everdell-purse = foil
symbol-everdell-purse-about = Pay this and her trick fails.
symbol-everdell-hand = cards in hand
symbol-everdell-hand-about = A hand holds { $everdell__counts__hand_limit } at most, from five players on { $everdell__fair__hand_limit }; some abilities change that.

# ------------------------------------------------------------------ the lands

symbol-everdell-pearl = pearl
symbol-everdell-pearl-about = Pays for adornments and wonders; what is left scores { $everdell__river_counts__pearl_points ->
    [one] 1 point
   *[other] { $everdell__river_counts__pearl_points } points
    } each.
symbol-everdell-frog = frog ambassador
symbol-everdell-frog-about = Goes to the river, once in every season.
symbol-everdell-frog-free = place for a frog
symbol-everdell-frog-free-about = A frog can go here, no worker.
symbol-everdell-river-need = cards asked for
symbol-everdell-river-need-about = The city of a frog’s owner must show cards of this colour; they are not given away.
symbol-everdell-river-back = face-down card
symbol-everdell-river-back-about = Turned up by the first frog, who takes the pearl on it.
symbol-everdell-adornment = adornment
symbol-everdell-adornment-about = Played for a pearl: it acts at once, and scores at the end.
symbol-everdell-wonder = wonder
symbol-everdell-wonder-about = A worker builds it for goods, pearls and cards; only one of each.
symbol-everdell-lily-pad = river
symbol-everdell-lily-pad-about = Where frogs go for pearls.

symbol-everdell-gold-leaf = golden token
symbol-everdell-gold-leaf-about = Marks a home as occupied by any critter of its colour or class, which then comes free.
symbol-everdell-ticket = train ticket
symbol-everdell-ticket-about = Moves a worker to another place, twice in a game: there and back.
symbol-everdell-reserve = reservation
symbol-everdell-reserve-about = Puts a card of Meadow or station aside for you, to be played later.
symbol-everdell-visitor = visitor
symbol-everdell-visitor-about = Scores at the end if what it asks for is met.
symbol-everdell-visitor-met = met
symbol-everdell-visitor-met-about = You would score this visitor now.
symbol-everdell-car = car
symbol-everdell-car-about = Its tile goes to whoever plays the card below it.
symbol-everdell-tile-bag = bag of tiles
symbol-everdell-tile-bag-about = New tiles for the cars are drawn from it.
symbol-everdell-train-mark = train car tile
symbol-everdell-train-mark-about = Take what one of the cars shows.
symbol-everdell-station-house = Station
symbol-everdell-station-house-about = A worker takes a visitor and a tile of the train.
symbol-everdell-knoll = Knoll
symbol-everdell-knoll-about = A worker takes new cards and a tile of the train.

symbol-everdell-garland = garland
symbol-everdell-garland-about = At the end the cities with the most cards of its kind score.
symbol-everdell-market-gain = gain side
symbol-everdell-market-gain-about = A worker takes what a token shows here; the token moves to the trade side.
symbol-everdell-market-trade = trade side
symbol-everdell-market-trade-about = A worker pays what a token shows here for points and goods; the token moves to the gain side.
symbol-everdell-construction = construction
symbol-everdell-construction-about = A card that is built of twigs, resin and pebbles.
symbol-everdell-critter = critter
symbol-everdell-critter-about = A card that is paid with berries.

symbol-everdell-weather = weather
symbol-everdell-weather-about = Makes something harder for everybody who is in its season.
symbol-everdell-rabbit = rabbit
symbol-everdell-rabbit-about = Shows how far a player has come on the mountain.
symbol-everdell-map-tile = map tile
symbol-everdell-map-tile-about = Charted when exploring; paid at the end of the game, one after the other, for its points.
symbol-everdell-discovery = discovery
symbol-everdell-discovery-about = One of three is taken when exploring; their places cost { $everdell__mountain__prices__0 }, { $everdell__mountain__prices__1 } and { $everdell__mountain__prices__2 }.
symbol-everdell-big-critter = big critter
symbol-everdell-big-critter-about = Takes the place of a worker and has an ability of its own.
symbol-everdell-mountain = mountain
symbol-everdell-mountain-about = Explored after preparing for a season.
