# Laying a table of Everdell: what its options do, and its ready-made tables.

web-setting-everdell-spring-worker = A worker for spring
web-about-everdell-rugwort = In his first year he is a rascal; each later year is harder.
web-about-everdell-mood = A mood makes him harder to beat.
web-about-everdell-farms = Eight Farms, two of each season, instead of the usual ones.
web-about-everdell-corrin = Five cards about the founder of Everdell are shuffled in.
web-about-everdell-extra = Fifteen cards about the news of the valley are shuffled in.
web-about-everdell-rugwort-cards = The rat’s three cards are shuffled in.
web-about-everdell-legends = Everybody gets a legendary critter and a legendary construction.
web-about-everdell-powers = What your workers are decides what they can do.
web-about-everdell-spring-worker = You keep the worker of spring in spite of abilities, which makes it easier.
web-about-everdell-nightweave = A spider who plays against one or two of you.
web-about-everdell-difficulty = From meek to terrifying.
web-about-everdell-personality = How she treats the Meadow round her.
web-about-everdell-plan = What she is up to all game, against one player.
web-about-everdell-intrigues = Each season she spins an intrigue, against one player.
web-preset-everdell-rugwort = Against Rugwort
web-preset-about-everdell-rugwort = Alone, with a rat who takes what he wants.
web-preset-everdell-nightweave = Against Nightweave
web-preset-about-everdell-nightweave = Alone, with a spider who builds a city, at her meekest.
web-preset-everdell-small = More cards
web-preset-about-everdell-small = The small boxes are shuffled in.
web-preset-about-everdell-everything = Four players, all cards, legends, abilities and all four lands at once. Only Nightweave is left out: she plays against one or two. A long evening for those who know each of them.

# ------------------------------------------------------------------ the lands

web-about-everdell-pearlbrook = A river with frogs and pearls; pearls buy adornments and wonders.
web-about-everdell-newleaf = A station with a train, visitors, tickets and golden tokens; 59 more cards.
web-about-everdell-tickets = A ticket moves a worker, there and back.
web-about-everdell-reservations = Everybody can put one card aside.
web-about-everdell-bellfaire = A Market, a garland for the most cards of a kind, and room for six.
web-about-everdell-market = Tokens are gained, and traded for points and goods.
web-about-everdell-garland = An award at the end for the most cards of a kind.
web-about-everdell-spirecrest = Weather, discoveries and big critters on the way up a mountain.
web-about-everdell-cranky = When he rolls an 8, you lose a card of your hand.
web-about-everdell-glitzy = His purple cards score { $everdell__rugwort_points__glitzy_purple ->
    [one] 1 point
   *[other] { $everdell__rugwort_points__glitzy_purple } points
    }.
web-about-everdell-hasty = For each season he takes the leftmost special event.
web-about-everdell-lucky = A number rolled twice in a row brings him a point.
web-about-everdell-squatty = Each empty space of your city brings him { $everdell__rugwort_points__squatty_space ->
    [one] 1 point
   *[other] { $everdell__rugwort_points__squatty_space } points
    }.
web-preset-everdell-pearlbrook = Pearlbrook
web-preset-about-everdell-pearlbrook = Frogs fetch pearls from the river.
web-preset-everdell-newleaf = Newleaf
web-preset-about-everdell-newleaf = Trains, visitors and golden tokens.
web-preset-everdell-bellfaire = Bellfaire
web-preset-about-everdell-bellfaire = Six players at the fair.
web-preset-everdell-spirecrest = Spirecrest
web-preset-about-everdell-spirecrest = Up the mountain, in every weather.
ev-fixed-bellfaire = Five and six players need its boards.
ev-fixed-legends = One box has legends for five players.
ev-fixed-powers = Mistwood alone has abilities for four players.

web-setting-everdell-pearlbrook = With Pearlbrook
web-setting-everdell-newleaf = With Newleaf
web-setting-everdell-tickets = Train tickets
web-setting-everdell-reservations = Reservations
web-setting-everdell-bellfaire = With Bellfaire
web-setting-everdell-market = The Market
web-setting-everdell-garland = The garland
web-setting-everdell-spirecrest = With Spirecrest
web-setting-everdell-cranky = Cranky
web-setting-everdell-glitzy = Glitzy
web-setting-everdell-hasty = Hasty
web-setting-everdell-lucky = Lucky
web-setting-everdell-squatty = Squatty
