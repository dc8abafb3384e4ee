# The symbols of the game: a name and at most twelve words for each. Order and drawings are in legend.toml.

deep_forest-symbols-goods = Goods
deep_forest-symbol-potion = potion
deep_forest-symbol-potion-says = { $deep_forest__prices__obstacle ->
    [one] 1 cuts
   *[other] { $deep_forest__prices__obstacle } cut
    } through a thicket.
deep_forest-symbol-book = book
deep_forest-symbol-book-says = { $deep_forest__prices__obstacle ->
    [one] 1 opens
   *[other] { $deep_forest__prices__obstacle } open
    } a gate.
deep_forest-symbol-coin = coin
deep_forest-symbol-coin-says = { $deep_forest__prices__obstacle ->
    [one] 1 bribes
   *[other] { $deep_forest__prices__obstacle } bribe
    } a guard; { $deep_forest__prices__troll ->
    [one] 1 pays
   *[other] { $deep_forest__prices__troll } pay
    } a troll.
deep_forest-symbol-marker = marker
deep_forest-symbol-marker-says = One for each step.
deep_forest-symbol-buy = buy
deep_forest-symbol-buy-says = { $deep_forest__prices__buy ->
    [one] 1 coin becomes
   *[other] { $deep_forest__prices__buy } coins become
    } one good.
deep_forest-symbol-sell = sell
deep_forest-symbol-sell-says = { $deep_forest__prices__sell ->
    [one] 1 good becomes
   *[other] { $deep_forest__prices__sell } of a kind become
    } a coin.
deep_forest-symbol-limit = limit
deep_forest-symbol-limit-says = Keep { $deep_forest__limits__kept } at the end of your turn.

deep_forest-symbols-the-market = The market
deep_forest-symbol-strip = strip
deep_forest-symbol-strip-says = Lay it anywhere; it covers what lies there.
deep_forest-symbol-line = line
deep_forest-symbol-line-says = Stand here and take all it shows.
deep_forest-symbol-taken-line = taken line
deep_forest-symbol-taken-line-says = Somebody stands there; you cannot.
deep_forest-symbol-closed-corner = closed corner
deep_forest-symbol-closed-corner-says = The diagonal opens with { $deep_forest__market__corner_from ->
    [one] 1 player
   *[other] { $deep_forest__market__corner_from } players
    }.

deep_forest-symbols-the-forest = The forest
deep_forest-symbol-face-down-tile = face-down tile
deep_forest-symbol-face-down-tile-says = Turns up when you see it.
deep_forest-symbol-forest = forest
deep_forest-symbol-forest-says = Step here for one marker.
deep_forest-symbol-thicket = thicket
deep_forest-symbol-thicket-says = { $deep_forest__prices__obstacle ->
    [one] 1 potion
   *[other] { $deep_forest__prices__obstacle } potions
    }; you keep the tile.
deep_forest-symbol-gate = gate
deep_forest-symbol-gate-says = { $deep_forest__prices__obstacle ->
    [one] 1 book
   *[other] { $deep_forest__prices__obstacle } books
    }; you keep the tile.
deep_forest-symbol-guard = guard
deep_forest-symbol-guard-says = { $deep_forest__prices__obstacle ->
    [one] 1 coin
   *[other] { $deep_forest__prices__obstacle } coins
    }; you keep the tile.
deep_forest-symbol-sword = sword
deep_forest-symbol-sword-says = Potion, book and coin; one die in a fight.
deep_forest-symbol-troll = troll
deep_forest-symbol-troll-says = Beside you: pay { $deep_forest__prices__troll ->
    [one] 1 coin
   *[other] { $deep_forest__prices__troll } coins
    } before anything else.
deep_forest-symbol-rock = rock
deep_forest-symbol-rock-says = Fight here; leaving costs two markers.
deep_forest-symbol-marked-field = marked field
deep_forest-symbol-marked-field-says = You may fight from here.
deep_forest-symbol-your-path = your path
deep_forest-symbol-your-path-says = Never walk next to it again.
deep_forest-symbol-touching = touching
deep_forest-symbol-touching-says = Your path would touch itself here.
deep_forest-symbol-wall = wall
deep_forest-symbol-wall-says = In at the bottom, out at the top.
deep_forest-symbol-fog = fog
deep_forest-symbol-fog-says = Leaving a field here costs one marker more.
deep_forest-symbol-retreat = retreat
deep_forest-symbol-retreat-says = Up to { $deep_forest__limits__retreat_steps ->
    [one] 1 field
   *[other] { $deep_forest__limits__retreat_steps } fields
    } back; { $deep_forest__start__retreats ->
    [one] 1 time
   *[other] { $deep_forest__start__retreats } times
    } a game.
deep_forest-symbol-send = send
deep_forest-symbol-send-says = Your troll to somebody, for { $deep_forest__prices__troll_reward ->
    [one] 1 good
   *[other] { $deep_forest__prices__troll_reward } goods
    }.

deep_forest-symbols-fights-and-gold = Fights and gold
deep_forest-symbol-strength = strength
deep_forest-symbol-strength-says = Reach it with your dice to win.
deep_forest-symbol-die = die
deep_forest-symbol-die-says = One for each sword you bring.
deep_forest-symbol-set-aside = set aside
deep_forest-symbol-set-aside-says = Keeps its pips while the others roll.
deep_forest-symbol-pip-for-a-good = pip for a good
deep_forest-symbol-pip-for-a-good-says = Pay one of these, add one pip.
deep_forest-symbol-worn-out = worn out
deep_forest-symbol-worn-out-says = No longer fights, no longer counts.
deep_forest-symbol-gold = gold
deep_forest-symbol-gold-says = What it is worth at the end.
deep_forest-symbol-set = set
deep_forest-symbol-set-says = Three equal or three different: { $deep_forest__points__set } gold.
deep_forest-symbol-longest-path = longest path
deep_forest-symbol-longest-path-says = { $deep_forest__points__longest } gold, if you left the forest.
deep_forest-symbol-way-out = way out
deep_forest-symbol-way-out-says = Opens with the fog: { $deep_forest__points__left } gold.
deep_forest-symbol-round = round
deep_forest-symbol-round-says = Fog after { $deep_forest__fog__after_round }, the end after { $deep_forest__fog__last_round }.
