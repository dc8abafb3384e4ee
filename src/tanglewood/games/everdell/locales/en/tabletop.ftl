# The score pad for the real table: `everdell-pad-ROW` is a row, `-says` what it counts, `-FIELD` something in it.

everdell-pad-cards = Cards
everdell-pad-cards-says = The points printed on the cards of your city; a Fool takes 2 away.
everdell-pad-tokens = Point tokens
everdell-pad-tokens-says = Tokens in your supply and on your own cards.
everdell-pad-prosperity = Purple cards
everdell-pad-prosperity-says = What your purple cards bring beside their printed points.
everdell-pad-journey = Journey
everdell-pad-journey-says = Your workers on the Journey, each worth what is printed there.
everdell-pad-events = Events
everdell-pad-events-says = Points of the basic and special events you achieved.
everdell-pad-wonders = Wonders
everdell-pad-wonders-says = The wonders you built, each once.
everdell-pad-adornments = Adornments
everdell-pad-adornments-says = What the adornments you played bring at the end.
everdell-pad-pearls = Pearls
everdell-pad-pearls-says = Each pearl you have left is { $everdell__river_counts__pearl_points ->
    [one] { $everdell__river_counts__pearl_points } point
   *[other] { $everdell__river_counts__pearl_points } points
}.
everdell-pad-pearls-pearls = Pearls left
everdell-pad-garland = Garland
everdell-pad-garland-says = Count the cards its award names: most score { $everdell__fair__first }, second most { $everdell__fair__second }.
everdell-pad-garland-cards = Cards of its kind
everdell-pad-visitors = Visitors
everdell-pad-visitors-says = Visitors whose wish your city meets.
everdell-pad-expedition = Expedition
everdell-pad-expedition-says = The map tiles you paid for.
everdell-pad-discoveries = Discoveries
everdell-pad-discoveries-says = What your discoveries bring at the end.

everdell-pad-his-cards = Cards
everdell-pad-his-cards-says = Points for each card of his city: { $everdell__rugwort_points__card }; for a purple one: { $everdell__rugwort_points__purple }.
everdell-pad-his-cards-others = Cards that are not purple
everdell-pad-his-cards-purple = Purple cards
everdell-pad-his-cards-glitzy = Purple cards, and he is glitzy
everdell-pad-his-basic = Basic events
everdell-pad-his-basic-says = Points for each basic event he took: { $everdell__rugwort_points__basic_event }.
everdell-pad-his-basic-events = Basic events
everdell-pad-his-special = Special events you missed
everdell-pad-his-special-says = Each special event you did not achieve scores for him, more from his second year on.
everdell-pad-his-special-events = Special events you missed
everdell-pad-his-spaces = Your empty spaces
everdell-pad-his-spaces-says = Squatty Rugwort scores { $everdell__rugwort_points__squatty_space } for each empty space of your city.
everdell-pad-his-spaces-spaces = Empty spaces

everdell-pad-her-cards = Cards
everdell-pad-her-cards-says = The points printed on the cards of her city, with her loot; those in her hand are worth nothing.
everdell-pad-her-bonus = Her level
everdell-pad-her-bonus-says = Her level adds points for cards worth 0 and for purple, legendary and Newleaf cards; one bonus a card.
everdell-pad-her-bonus-zero = Cards worth 0
everdell-pad-her-bonus-rich = Purple, legendary or Newleaf cards
everdell-pad-her-bonus-both = Both: worth 0, and purple, legendary or of Newleaf
everdell-pad-her-bonus-ruler = Rugwort the Ruler: the most events of a person
everdell-pad-her-basic = Basic events
everdell-pad-her-basic-says = Her basic events at the points printed there.
everdell-pad-her-special = Special events
everdell-pad-her-special-says = Each of her special events counts by her level, whatever is printed there.
everdell-pad-her-special-events = Special events
everdell-pad-her-adornments = Adornments
everdell-pad-her-adornments-says = Each of her adornments counts by her level.
everdell-pad-her-adornments-adornments = Adornments
everdell-pad-her-pearls = Pearls
everdell-pad-her-pearls-says = Each pearl she has left is { $everdell__river_counts__pearl_points ->
    [one] { $everdell__river_counts__pearl_points } point
   *[other] { $everdell__river_counts__pearl_points } points
}.
everdell-pad-her-pearls-pearls = Pearls left
everdell-pad-her-visitors = Visitors
everdell-pad-her-visitors-says = Her visitors, as many as her level allows.
everdell-pad-her-discoveries = Discoveries
everdell-pad-her-discoveries-says = All her discoveries count in full.
everdell-pad-rival-tokens = Point tokens
everdell-pad-rival-tokens-says = Point tokens given to this opponent.
everdell-pad-rival-journey = Journey
everdell-pad-rival-journey-says = This opponent’s workers on the Journey.
everdell-pad-rival-wonders = Wonders
everdell-pad-rival-wonders-says = Wonders this opponent built.
everdell-pad-rival-expedition = Map tiles
everdell-pad-rival-expedition-says = All map tiles of this opponent.

everdell-pad-tie-events = Events, basic and special together
everdell-pad-tie-resources = Resources left in the supply
everdell-pad-rival-nightweave = Nightweave
everdell-pad-rival-rugwort = Rugwort

# Tonight’s set-up of the real box: `$n` things, `$what` they are, `$players` people.

everdell-tonight-board = Lay out the board and the tree, and sort twigs, resin, pebbles, berries and point tokens.
everdell-tonight-forest = { $n ->
    [one] Lay this forest card into its clearing; the others go back into the box.
   *[other] Lay these { $n } forest cards into their clearings; the others go back into the box.
}
everdell-tonight-basic-events = Lay out the basic events.
everdell-tonight-special-events = { $n ->
    [one] Put this special event on the tree; the others go back into the box.
   *[other] Put these { $n } special events on the tree; the others go back into the box.
}
everdell-tonight-farms = Take the usual Farms out of the deck and shuffle the eight seasonal ones in.
everdell-tonight-corrin = Shuffle Corrin Evertail’s five cards into the deck.
everdell-tonight-extra = Shuffle the fifteen cards of Extra! Extra! into the deck.
everdell-tonight-rugwort-cards = Shuffle Rugwort’s three cards into the deck.
everdell-tonight-pearlbrook-deck = Shuffle Pearlbrook’s cards into the deck.
everdell-tonight-newleaf-deck = Shuffle Newleaf’s cards into the deck.
everdell-tonight-river = Put the river board beside the main board, the pearls on its Shoal. Draw { $everdell__river_counts__citizens } citizens and { $everdell__river_counts__locations } locations, mix them and lay one face down on each river space, with a pearl on it.
everdell-tonight-wonders = Set up the four wonders. There are no basic events.
everdell-tonight-adornments = Everybody gets a frog and { $everdell__river_counts__adornments } adornments, hidden from the others; the rest goes back into the box unseen.
everdell-tonight-train = Put all train tiles into the bag, draw three onto the train, and lay a card of the deck beside each.
everdell-tonight-visitors = Split the visitors into two equal piles, face up.
everdell-tonight-golden = Everybody gets three golden occupied tokens.
everdell-tonight-ticket = Everybody gets a train ticket, outbound side up.
everdell-tonight-reservation = Everybody gets a reservation token, ready side up.
everdell-tonight-market = Set up the Market with its four tokens on the side named here, in this order.
everdell-tonight-garland = Lay this garland beside the board; the others go back into the box.
everdell-tonight-weather = Put the mountain below the board. Shuffle the weather of each season by itself and lay one of each face down; for winter take this one, and turn it up at once.
everdell-tonight-discoveries = Shuffle the three decks of discoveries by themselves and lay them at their regions; big critters wait beside the board.
everdell-tonight-map = Everybody takes a start tile. Lay these map tiles open in the first region, and as many face down in each of the others.
everdell-tonight-rabbits = Every rabbit starts in the foothills.
everdell-tonight-rugwort = Set up as for two. Rugwort gets no cards; his workers stand here.
everdell-tonight-level = Nightweave plays at this level: lay out its scoring card.
everdell-tonight-personality = This is what she is like tonight.
everdell-tonight-plan = This is what she is up to tonight.
everdell-tonight-intrigues = Shuffle the intrigues into a face-down pile; winter has none.
everdell-tonight-activity = Take out the river cards if Pearlbrook is not in play. Sort the activity cards by their first season. Of the winter cards take two that place a spider: one leaves the game; shuffle the others and put the second one on top.
everdell-tonight-spiders = Give her the die, her spiders and her figure, and { $players ->
    [one] a face-down card
   *[other] two face-down cards
} of the deck. The event The Everdell Games goes back into the box.
everdell-tonight-powers = Deal or choose the abilities of the workers, before any card is dealt.
everdell-tonight-legends = Everybody gets a legendary critter and a legendary construction, unseen by the others.
everdell-tonight-workers = Workers for everybody: { $everdell__counts__workers }; the others wait on the tree.
everdell-tonight-meadow = Shuffle the deck and lay open the Meadow, { $everdell__counts__meadow } in all.
everdell-tonight-hands = Deal the first hands.
everdell-tonight-note = { $note ->
    [top_left] top left
    [bottom_left] bottom left
    [top_right] top right
    [bottom_right] bottom right
    [gain] gain side
   *[trade] trade side
}
