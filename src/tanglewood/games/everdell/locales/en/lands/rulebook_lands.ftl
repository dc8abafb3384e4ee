# The rulebook for people, second part: what the other boxes bring. `**` marks what is bold.

everdell-book-extras = Legends, abilities, new cards
everdell-book-extras-1 = **Legends:** you get two, secretly. Pay for one like any card, or lay it free in place of the card it names. It counts as that card, and fits into a full city.
everdell-book-extras-2 = **Abilities:** choose one of two at the start. It is yours alone and always there; in return nobody gets a new worker in spring.
everdell-book-extras-3 = **Farms of the seasons** let you choose what they give, each time. **Corrin’s** cards bring in any critter of a colour, or come in free through a construction of one.

everdell-book-pearlbrook = Pearlbrook
everdell-book-pearlbrook-1 = Once a season your **frog** goes to the river. A bank asks to see cards of a colour in your city. The first to come takes its **pearl** and turns the card up; whoever pays what the card asks gets a pearl. At the Shoal, two goods and two cards buy one.
everdell-book-pearlbrook-2 = A pearl plays { $everdell__river_counts__adornments ->
    [one] your **adornment**
   *[other] one of your { $everdell__river_counts__adornments } **adornments**
    }. Pearls, goods and cards build a **wonder**, with a worker, once, for 10 to 25 points; there are no basic events. Pearls left over: { $everdell__river_counts__pearl_points ->
    [one] 1 point
   *[other] { $everdell__river_counts__pearl_points } points
    } each.

everdell-book-newleaf = Newleaf
everdell-book-newleaf-1 = Three cards at the **station** are there for all, and whoever plays one gains the **train car** beside it. A worker at the Knoll changes cards, one at the Station takes in a **visitor**, who needs no space and scores if a wish is met.
everdell-book-newleaf-2 = Newleaf’s cards have **golden banners** that name a group. A golden token on a free construction brings in a critter whose banner, or whose construction’s banner, fits. You have three for the game.
everdell-book-newleaf-3 = As a turn of its own you may **reserve** a card, for one good less later, or use your **ticket**: a worker who is out moves to another place and works again.

everdell-book-bellfaire = Bellfaire
everdell-book-bellfaire-1 = At the **Market** a worker takes what a token shows, or pays what one shows for 3 points and 2 goods. Each time the token changes sides.
everdell-book-bellfaire-2 = The **garland** goes to the city with most cards of its kind at the end: { $everdell__fair__first ->
    [one] 1 point
   *[other] { $everdell__fair__first } points
    }, { $everdell__fair__second } for the next. The **Flower Festival** wants all five colours; Bellfaire’s events count kinds instead of names.
everdell-book-bellfaire-3 = **Five or six** may play. A hand then holds { $everdell__fair__hand_limit ->
    [one] 1 card
   *[other] { $everdell__fair__hand_limit } cards
    }, and whoever passes discards theirs.

everdell-book-spirecrest = Spirecrest
everdell-book-spirecrest-1 = Each season has its **weather**, always a nuisance, and only for those who are in that season.
everdell-book-spirecrest-2 = After preparing you **explore**: chart a map tile where your rabbit is, take one of three discoveries for { $everdell__mountain__prices__0 }, { $everdell__mountain__prices__1 } or { $everdell__mountain__prices__2 }, and the rabbit travels on.
everdell-book-spirecrest-3 = When you have passed, your **rabbit** sets out along your tiles. Pay each in turn for its points, or stop. **Big critters** take the place of a worker and can do more.

everdell-ask-replace-legend = Does a legend cost anything?
everdell-ask-replace-legend-answer = Its price, or the card it names: if that one is in your city, the legend takes its place free.
everdell-ask-replace-legend-words = play free ribbon named
everdell-ask-legend-full-city = Can I play a legend into a full city?
everdell-ask-legend-full-city-answer = Yes, it brings the space it takes.
everdell-ask-spend-pearls = What are pearls good for?
everdell-ask-spend-pearls-answer = One plays an adornment, two or three build a wonder, and each one left is worth { $everdell__river_counts__pearl_points ->
    [one] 1 point
   *[other] { $everdell__river_counts__pearl_points } points
    }.
everdell-ask-spend-pearls-words = use spend worth
everdell-ask-adornment-cost = What does an adornment cost?
everdell-ask-adornment-cost-answer = One pearl, paid first. You get its effect at once, and its points at the end; it takes no space in your city.
everdell-ask-adornment-cost-words = price play pay
everdell-ask-frog-often = How often does my frog go out?
everdell-ask-frog-often-answer = Once a season, if you like; you may prepare without it.
everdell-ask-frog-often-words = ambassador river many times
everdell-ask-bank-cards-spent = Are the cards gone that a river bank asks for?
everdell-ask-bank-cards-spent-answer = No, they only have to be in your city.
everdell-ask-bank-cards-spent-words = spend lose show pearlbrook
everdell-ask-station-card-tile = When do I get a train car?
everdell-ask-station-card-tile-answer = When you play a card from the station; drawing or reserving it brings none. Knoll and Station give one, too.
everdell-ask-station-card-tile-words = tile reward
everdell-ask-golden-back = Do golden tokens come back?
everdell-ask-golden-back-answer = No, three are all you have for the game.
everdell-ask-golden-back-words = leaf leaves return many newleaf
everdell-ask-visitor-space = Do visitors take space in my city?
everdell-ask-visitor-space-answer = No, they stand beside it, as many as you like.
everdell-ask-ticket-often = How often can I use my train ticket?
everdell-ask-ticket-often-answer = Twice: once in any season, and once more from summer on.
everdell-ask-ticket-often-words = twice back return
everdell-ask-market-often = May I go to the Market twice?
everdell-ask-market-often-answer = Only one of your workers may be there at a time; after preparing you may go again.
everdell-ask-market-often-words = bellfaire workers again
everdell-ask-garland-tie = Who gets the garland when it is a tie?
everdell-ask-garland-tie-answer = All who are tied get all of it, and the next still gets { $everdell__fair__second }.
everdell-ask-garland-tie-words = award most same
everdell-ask-six-players = Can five or six of us play?
everdell-ask-six-players-answer = Yes, with Bellfaire; each hand then holds { $everdell__fair__hand_limit ->
    [one] 1 card
   *[other] { $everdell__fair__hand_limit } cards
    }.
everdell-ask-six-players-words = how many players 5 6 people
everdell-ask-weather-whom = Whom does the weather hit?
everdell-ask-weather-whom-answer = Only those who are in its season, until they prepare.
everdell-ask-weather-whom-words = storm frost affect winter spring summer autumn
everdell-ask-pay-map-tiles = When do I pay for map tiles?
everdell-ask-pay-map-tiles-answer = After you have passed, one after the other; the first you do not pay ends it.
everdell-ask-pay-map-tiles-words = expedition rabbit mountain points
everdell-ask-discovery-price = What does a discovery cost?
everdell-ask-discovery-price-answer = The first of the three costs { $everdell__mountain__prices__0 }, the others { $everdell__mountain__prices__1 } and { $everdell__mountain__prices__2 }, in goods or cards.
everdell-ask-discovery-price-words = pay spirecrest explore
everdell-ask-build-wonder = How do I build a wonder?
everdell-ask-build-wonder-answer = Send a worker there and pay goods, pearls and cards at once; whoever comes first has it.
everdell-ask-reserve-card = How do I reserve a card?
everdell-ask-reserve-card-answer = As a turn of its own, once a season, from Meadow or station; later it costs you one good less.
everdell-ask-big-critter = What is a big critter?
everdell-ask-big-critter-answer = A discovery that takes the place of one of your workers, for the rest of the game, and can do more.
everdell-ask-big-critter-words = spirecrest ability worker
everdell-ask-worker-ability = What is a worker ability?
everdell-ask-worker-ability-answer = A power that only you have, all game long: which animals your workers are. For it nobody gets a new worker in spring.
everdell-ask-worker-ability-words = abilities power powers special animal
