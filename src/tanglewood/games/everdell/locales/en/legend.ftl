# The symbols of the game: a name and at most twelve words for each. Order and drawings are in legend.toml.

everdell-symbols-goods = Goods
everdell-symbol-twig = twig
everdell-symbol-twig-says = Pays for constructions.
everdell-symbol-resin = resin
everdell-symbol-resin-says = Pays for constructions.
everdell-symbol-pebble = pebble
everdell-symbol-pebble-says = Pays for constructions.
everdell-symbol-berry = berry
everdell-symbol-berry-says = Pays for critters.
everdell-symbol-any-good = any good
everdell-symbol-any-good-says = One of the four, as you choose.
everdell-symbol-card = card
everdell-symbol-card-says = Draw one from the deck; { $everdell__counts__hand_limit } are the limit.
everdell-symbol-point = point
everdell-symbol-point-says = A point token, or what a card is worth.

everdell-symbols-cards = Cards
everdell-symbol-production = production
everdell-symbol-production-says = Gives goods when played, in spring and autumn.
everdell-symbol-destination = destination
everdell-symbol-destination-says = A place for a worker.
everdell-symbol-governance = governance
everdell-symbol-governance-says = Helps as long as it stands.
everdell-symbol-prosperity = prosperity
everdell-symbol-prosperity-says = Scores more at the end.
everdell-symbol-traveler = traveler
everdell-symbol-traveler-says = Acts once, when you play it.
everdell-symbol-points = points
everdell-symbol-points-says = What the card is worth at the end.
everdell-symbol-cost = cost
everdell-symbol-cost-says = What you pay to play it.
everdell-symbol-missing = missing
everdell-symbol-missing-says = You still lack this.
everdell-symbol-unique = unique
everdell-symbol-unique-says = Only one of these in a city.
everdell-symbol-common = common
everdell-symbol-common-says = As many as you like.
everdell-symbol-home = home
everdell-symbol-home-says = Invites its critter free, once.
everdell-symbol-taken = taken
everdell-symbol-taken-says = Its guest has come; no second one.
everdell-symbol-open = open
everdell-symbol-open-says = Others may visit; the owner earns a point.
everdell-symbol-pair = pair
everdell-symbol-pair-says = These two share one space.
everdell-symbol-tokens-here = tokens here
everdell-symbol-tokens-here-says = Points lying on this card.
everdell-symbol-stored = stored
everdell-symbol-stored-says = Waiting here until a worker fetches them.
everdell-symbol-for-good = for good
everdell-symbol-for-good-says = This worker never comes home.
everdell-symbol-prisoner = prisoner
everdell-symbol-prisoner-says = Under the Dungeon; no longer in the city.

everdell-symbols-places-and-seasons = Places and seasons
everdell-symbol-worker = worker
everdell-symbol-worker-says = Yours in your colour and shape.
everdell-symbol-free-space = free space
everdell-symbol-free-space-says = Room for one worker.
everdell-symbol-shared = shared
everdell-symbol-shared-says = Room for everybody.
everdell-symbol-forest-place = forest place
everdell-symbol-forest-place-says = Different in every game.
everdell-symbol-haven = Haven
everdell-symbol-haven-says = Two cards for one good of your choice.
everdell-symbol-journey = Journey
everdell-symbol-journey-says = In autumn: discard cards, score points.
everdell-symbol-basic-event = basic event
everdell-symbol-basic-event-says = So many cards of this colour: { $everdell__event__grand_tour__points ->
    [one] 1 point
   *[other] { $everdell__event__grand_tour__points } points
    }.
everdell-symbol-special-event = special event
everdell-symbol-special-event-says = Both cards in your city: claim it.
everdell-symbol-winter = winter
everdell-symbol-winter-says = { $everdell__counts__workers ->
    [one] 1 worker
   *[other] { $everdell__counts__workers } workers
    }.
everdell-symbol-spring = spring
everdell-symbol-spring-says = { $everdell__season__spring__workers ->
    [one] 1 more worker
   *[other] { $everdell__season__spring__workers } more workers
    }; green cards give.
everdell-symbol-summer = summer
everdell-symbol-summer-says = { $everdell__season__summer__workers ->
    [one] 1 more worker
   *[other] { $everdell__season__summer__workers } more workers
    }; two cards from the Meadow.
everdell-symbol-autumn = autumn
everdell-symbol-autumn-says = { $everdell__season__autumn__workers ->
    [one] 1 more worker
   *[other] { $everdell__season__autumn__workers } more workers
    }; green cards give; the last season.
everdell-symbol-spaces = spaces
everdell-symbol-spaces-says = Filled and free spaces of a city.
everdell-symbol-you-can = you can
everdell-symbol-you-can-says = You may do this right now.

everdell-symbols-rugwort = Rugwort
everdell-symbol-rugwort-s-worker = Rugwort’s worker
everdell-symbol-rugwort-s-worker-says = Blocks this place or this Meadow card.
everdell-symbol-his-die = his die
everdell-symbol-his-die-says = Picks the Meadow card he takes.

everdell-symbols-nightweave = Nightweave
everdell-symbol-her-worker = her worker
everdell-symbol-her-worker-says = Goes to single places only.
everdell-symbol-herself = herself
everdell-symbol-herself-says = Sits on a Meadow slot, which stays empty.
everdell-symbol-activity-row = activity row
everdell-symbol-activity-row-says = Only the row of her season counts.
everdell-symbol-first = first
everdell-symbol-first-says = She does this if it is possible.
everdell-symbol-second = second
everdell-symbol-second-says = If the first is impossible.
everdell-symbol-backup = backup
everdell-symbol-backup-says = If both are impossible.
everdell-symbol-arrow = arrow
everdell-symbol-arrow-says = Which way she looks for the next one.
everdell-symbol-spider-card = spider card
everdell-symbol-spider-card-says = All its actions need a spider at home.
everdell-symbol-entering-card = entering card
everdell-symbol-entering-card-says = Lets her sit down on the Meadow.
everdell-symbol-clearing = clearing
everdell-symbol-clearing-says = Which forest place is meant.
everdell-symbol-her-city = her city
everdell-symbol-her-city-says = A spider on one of her own cards.
everdell-symbol-special-event-nightweave = special event
everdell-symbol-special-event-nightweave-says = She takes one special event a season.
everdell-symbol-basic-event-nightweave = basic event
everdell-symbol-basic-event-nightweave-says = She takes the basic event that fits best.
everdell-symbol-discard = discard
everdell-symbol-discard-says = Her top hand card, for a point.
everdell-symbol-level = level
everdell-symbol-level-says = As many points as her level.
everdell-symbol-web = web
everdell-symbol-web-says = Costs you something, or closes the place it lies on.
everdell-symbol-loot = loot
everdell-symbol-loot-says = What she has won and keeps.
everdell-symbol-intrigue = intrigue
everdell-symbol-intrigue-says = Her trick for this season.
everdell-symbol-plan = plan
everdell-symbol-plan-says = Her trick for the whole game.
everdell-symbol-personality = personality
everdell-symbol-personality-says = A habit of hers for the whole game.
everdell-symbol-foil-price = foil price
everdell-symbol-foil-price-says = Pay this and her trick fails.

everdell-symbols-pearlbrook = Pearlbrook
everdell-symbol-pearl = pearl
everdell-symbol-pearl-says = Pays for adornments and wonders; { $everdell__river_counts__pearl_points ->
    [one] 1 point
   *[other] { $everdell__river_counts__pearl_points } points
    } each at the end.
everdell-symbol-frog = frog
everdell-symbol-frog-says = Goes to the river once a season.
everdell-symbol-frog-space = space for a frog
everdell-symbol-frog-space-says = No worker may go here.
everdell-symbol-river-card = face-down card
everdell-symbol-river-card-says = The first frog turns it up and takes the pearl.
everdell-symbol-adornment = adornment
everdell-symbol-adornment-says = Played for a pearl; scores at the end.
everdell-symbol-wonder = wonder
everdell-symbol-wonder-says = A worker builds it for goods, pearls and cards.

everdell-symbols-newleaf = Newleaf
everdell-symbol-train-tile = train tile
everdell-symbol-train-tile-says = Take what a car shows.
everdell-symbol-golden-leaf = golden token
everdell-symbol-golden-leaf-says = Brings a critter free where a golden banner fits. Three a game.
everdell-symbol-ticket = train ticket
everdell-symbol-ticket-says = Moves a worker; there and back.
everdell-symbol-reservation = reservation
everdell-symbol-reservation-says = Puts a card aside for you.
everdell-symbol-visitor = visitor
everdell-symbol-visitor-says = Scores at the end if its wish is met.

everdell-symbols-bellfaire = Bellfaire
everdell-symbol-market-token = Market token
everdell-symbol-market-token-says = Gained, or traded for points and goods.
everdell-symbol-garland = garland
everdell-symbol-garland-says = Points for the most cards of a kind.
everdell-symbol-flower-festival = Flower Festival
everdell-symbol-flower-festival-says = A card of every colour.

everdell-symbols-spirecrest = Spirecrest
everdell-symbol-weather = weather
everdell-symbol-weather-says = Holds for everybody in its season.
everdell-symbol-rabbit = rabbit
everdell-symbol-rabbit-says = How far you have come.
everdell-symbol-map-tile = map tile
everdell-symbol-map-tile-says = Paid at the end, one after the other.
everdell-symbol-discovery = discovery
everdell-symbol-discovery-says = One of three, for { $everdell__mountain__prices__0 }, { $everdell__mountain__prices__1 } or { $everdell__mountain__prices__2 }.
everdell-symbol-big-critter = big critter
everdell-symbol-big-critter-says = Takes the place of a worker.
