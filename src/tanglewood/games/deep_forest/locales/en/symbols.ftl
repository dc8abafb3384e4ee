# Every symbol of the table: its name, and what it does in one sentence. What it does at the moment stands at the end.

# ------------------------------------------------------------------ goods

symbol-deep-forest-potion = potion
symbol-deep-forest-potion-about = { $deep_forest__prices__obstacle ->
    [one] 1 cuts
   *[other] { $deep_forest__prices__obstacle } cut
    } through a thicket.
symbol-deep-forest-book = book
symbol-deep-forest-book-about = { $deep_forest__prices__obstacle ->
    [one] 1 opens
   *[other] { $deep_forest__prices__obstacle } open
    } a gate.
symbol-deep-forest-coin = coin
symbol-deep-forest-coin-about = { $deep_forest__prices__obstacle ->
    [one] 1 bribes
   *[other] { $deep_forest__prices__obstacle } bribe
    } a guard, { $deep_forest__prices__troll } for a troll, { $deep_forest__prices__buy } for any good.
symbol-deep-forest-pawn = pawn
symbol-deep-forest-pawn-about = Where somebody stands: in their forest, or at a line of the market.
symbol-deep-forest-marker = marker
symbol-deep-forest-marker-about = One lies down for each step; it shows your path.
symbol-deep-forest-gold = gold
symbol-deep-forest-gold-about = What counts at the end of the game.

# ------------------------------------------------------------------ the market

symbol-deep-forest-strip = strip
symbol-deep-forest-strip-about = Lay it anywhere in the market; it covers what lies there.

# ------------------------------------------------------------------ the forest

symbol-deep-forest-hidden = face-down tile
symbol-deep-forest-hidden-about = Turns up when it comes into your sight, and you can only walk on what you see.
symbol-deep-forest-forest = forest
symbol-deep-forest-forest-about = A step here costs one marker.
symbol-deep-forest-bare = cleared field
symbol-deep-forest-bare-about = Its tile is gone; a step here costs one marker.
symbol-deep-forest-thicket = thicket
symbol-deep-forest-thicket-about = { $deep_forest__prices__obstacle ->
    [one] 1 potion
   *[other] { $deep_forest__prices__obstacle } potions
    } cut through it, and you keep the tile: three equal or three different ones are a set.
symbol-deep-forest-gate = gate
symbol-deep-forest-gate-about = { $deep_forest__prices__obstacle ->
    [one] 1 book
   *[other] { $deep_forest__prices__obstacle } books
    } open it, and you keep the tile: three equal or three different ones are a set.
symbol-deep-forest-guard = guard
symbol-deep-forest-guard-about = { $deep_forest__prices__obstacle ->
    [one] 1 coin
   *[other] { $deep_forest__prices__obstacle } coins
    } bribe it, and you keep the tile: three equal or three different ones are a set.
symbol-deep-forest-sword = sword
symbol-deep-forest-sword-about = Taken for a potion, a book and a coin; it is one die in a fight.
symbol-deep-forest-spent = worn-out sword
symbol-deep-forest-spent-about = It no longer fights and no longer counts.
symbol-deep-forest-troll = troll
symbol-deep-forest-troll-about = Beside you it wants { $deep_forest__prices__troll ->
    [one] 1 coin
   *[other] { $deep_forest__prices__troll } coins
    } before anything else; yours can be sent to somebody.
symbol-deep-forest-rock = rock
symbol-deep-forest-rock-about = Monsters are fought here; leaving it costs two markers.
symbol-deep-forest-wall = wall
symbol-deep-forest-wall-about = In at the bottom, out at the top.
symbol-deep-forest-fog = fog
symbol-deep-forest-fog-about = Leaving a field in it costs one marker more.
symbol-deep-forest-retreat = retreat
symbol-deep-forest-retreat-about = Up to { $deep_forest__limits__retreat_steps ->
    [one] 1 field
   *[other] { $deep_forest__limits__retreat_steps } fields
    } back along your path, { $deep_forest__start__retreats ->
    [one] 1 time
   *[other] { $deep_forest__start__retreats } times
    } a game.
symbol-deep-forest-exit = way out
symbol-deep-forest-exit-about = Opens with the fog; whoever leaves scores for it.

# ------------------------------------------------------------------ fights

symbol-deep-forest-wild = any obstacle
symbol-deep-forest-wild-about = Counts as a thicket, a gate or a guard for your sets.
symbol-deep-forest-double = twice
symbol-deep-forest-double-about = In every later round one piece of your market line comes twice.
symbol-deep-forest-die = die
symbol-deep-forest-die-about = One for each sword you bring.
symbol-deep-forest-strength = strength
symbol-deep-forest-strength-about = What your dice and what you add have to reach together.
symbol-deep-forest-boost = one pip more
symbol-deep-forest-boost-about = Each piece of this that you give in the fight adds one pip.
symbol-deep-forest-copies = how many
symbol-deep-forest-copies-about = Cards of this monster that are still to be won.
symbol-deep-forest-monster = monster
symbol-deep-forest-monster-about = Dice that reach its strength win its card.
