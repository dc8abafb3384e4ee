# The table of Through the Deep Forest in the browser.

# Spoken names. Whatever can be touched says so at its end.
df-field = { $field }, { $tile ->
    [thicket] thicket
    [gate] gate
    [guard] guard
    [sword] sword
    [troll] troll
    [rock] rock
    [wall] wall
    [bare] clearing
    [hidden] face down
   *[forest] forest
}
df-field-pawn = the pawn stands here
df-field-markers = { $n ->
    [one] 1 marker
   *[other] { $n } markers
}
df-field-visitors = { $n ->
    [one] a troll that was sent here
   *[other] { $n } trolls that were sent here
}
df-field-attacks = attacks you
df-field-fight = monsters are fought here
df-field-fog = in the fog
df-field-sight = in sight
df-field-costs = costs { $price }
df-cell = Row { $row }, column { $column }: { $cell ->
    [potion] potion
    [book] book
    [coin] coin
    [marker] marker
   *[nothing] empty
}
df-edge = { $side ->
    [row] Row { $n }
    [column] Column { $n }
   *[corner] The diagonal
}
df-edge-gives = { $edge } gives { $gives }
df-edge-would = { $edge } would give { $gives }
df-edge-taken = { $name } stands here
df-edge-own = your pawn stands here
df-edge-closed = { $edge } is closed: the corner is open with { $deep_forest__market__corner_from ->
    [one] 1 player
   *[other] { $deep_forest__market__corner_from } players
    }
df-strip = Strip: { $cells }
df-strip-lies = Strip of { $cells }, from { $from } to { $to }. Arrows move it, R turns it, Enter lays it
df-monster = { $name }, strength { $strength }, { $gold } gold
df-strength-now = Its strength is { $strength }.
df-monster-boost = each { $resource ->
    [potion] potion
    [book] book
    [coin] coin
   *[marker] marker
} you pay adds a pip
df-monster-left = { $n ->
    [0] none left
   *[other] { $n } left
}
df-die = Die { $n } shows { $pips }{ $aside ->
    [yes] , set aside
   *[no] {""}
}{ $advised ->
    [yes] , better set aside
   *[no] {""}
}
df-good-over = { $n } { $resource ->
    [potion] potions
    [book] books
   *[marker] markers
}: at the end of your turn you may keep { $limit }
df-swords = { $n ->
    [one] 1 sword
   *[other] { $n } swords
}
df-spent = { $n ->
    [one] 1 sword turned over
   *[other] { $n } swords turned over
}
df-retreats = { $n ->
    [one] 1 retreat left
   *[other] { $n } retreats left
}
df-trolls = { $n ->
    [one] 1 troll
   *[other] { $n } trolls
}, { $ready ->
    [0] none to send now
   *[other] { $ready } to send
}
df-won = { $n } { $tile ->
    [thicket] { $n ->
        [one] thicket
       *[other] thickets
    }
    [gate] { $n ->
        [one] gate
       *[other] gates
    }
   *[guard] { $n ->
        [one] guard
       *[other] guards
    }
}
df-hidden = Face down
df-hidden-of = { $n } × { $tile ->
    [thicket] thicket
    [gate] gate
    [guard] guard
    [sword] sword
    [troll] troll
   *[forest] forest
}
df-sets = sets: { $gold } gold
df-forest-says = Forest of { $name }, { $left ->
    [yes] left over { $pawn }
   *[no] pawn on { $pawn }
}, { $n } fields of path

# Headings and parts.
df-market = Market
df-edges = Lines of the market
df-cells = Cells of the market
df-hand = Your strips
df-hand-count = { $n ->
    [one] 1 strip in hand
   *[other] { $n } strips in hand
}
df-goods = Resources
df-forest-own = Your forest
df-forest-of = Forest of { $name }
df-monsters = Rock monsters
df-fight = Fight
df-dice = Dice
df-commit = Swords
df-actions = What you can do
df-points = Gold so far
df-total = Together
df-rounds = Rounds
df-part-forest = Forest
df-part-market = Market
df-part-fight = Fight
df-part-monsters = Monsters
df-part-others = Others
df-first = first player
df-out = out of the forest
df-path = path of { $n }
df-gold = { $n } gold
df-pile = { $n ->
    [one] 1 strip in the pile
   *[other] { $n } strips in the pile
}

# Rounds and fog.
df-round = Round { $n } of { $of }
df-fog-after = fog after round { $n }
df-fog-wall = fog at the lower wall
df-fog-row = { $row ->
    [1] fog in row 1
   *[other] fog in rows 1 to { $row }
}
df-last-turns = last turns

# The market.
df-turn = Turn
df-lay-it = Lay it
df-lay-about = Drag or click it into place; a line lays it and gives what it shows.
df-stand-about = Choose the line you stand at: you take what it shows.
df-choose-about = Choose a strip, or drag it onto the market.
df-market-about = { $n ->
    [0] Nothing has been laid yet.
    [one] 1 strip lies here.
   *[other] { $n } strips lie here.
}

# Buttons that need a second choice.
df-button = { $what ->
    [sell] Sell { $deep_forest__prices__sell }
    [buy] Buy
    [back] Go back
    [send] Send a troll
    [return] Give back
    [take] Collect the sword
    [pass] Walk past
   *[other] { $what }
}
df-now-resource = Which kind?
df-now-seat = To whom?
df-now-field = Which field?
df-send-to = Send the troll to { $name }
df-send-about = Onto which field does the troll go?
df-enlarge = Show the forest of { $name } large

# Fights.
df-fight-head = Strength { $strength }
df-fight-rule = One die for each sword you commit, up to { $deep_forest__limits__rolls ->
    [one] 1 roll
   *[other] { $deep_forest__limits__rolls } rolls
    }.
df-fight-rolls = { $name }: roll { $n }, { $left ->
    [0] none left
    [one] 1 left
   *[other] { $left } left
}
df-fight-of = of { $strength }
df-fight-extra = { $n } of it paid
df-commit-about = dice alone { $chance } %, a win costs { $swords ->
    [0] no sword
    [one] 1 sword
   *[other] { $swords } swords
}
df-aside = aside
df-keep = keep
df-aside-about = Click the dice you want to keep, then roll the others.
df-odds = Odds of each fight
df-odds-ask = Show the odds
df-odds-hide = Hide the odds
df-odds-strength = Strength
df-odds-dice = Dice
df-odds-chance = Dice alone
df-odds-with = With all you have
df-odds-swords = Swords lost
df-fight-odds = { $missing ->
    [0] It is enough.
    [one] 1 pip is missing.
   *[other] { $missing } pips are missing.
} Played well, the dice alone win in { $chance } % of all cases, with all you could add in { $more } %. Dots mark the dice to keep.

# Help.
df-help = How it is played
df-help-market = Lay a strip anywhere on the market, over what lies there. Then stand at a free line and take what it shows.
df-help-path = Every step leaves a marker behind you, two when you leave a rock or walk in the fog, three for both. Your path must never touch itself.
df-help-obstacles = Thickets cost { $deep_forest__prices__obstacle ->
    [one] 1 potion
   *[other] { $deep_forest__prices__obstacle } potions
    }, gates as many books, guards as many coins. Three equal or three different ones are worth { $deep_forest__points__set } gold.
df-help-fights = Beside or on a rock you may fight: at least { $deep_forest__limits__committed ->
    [one] 1 sword
   *[other] { $deep_forest__limits__committed } swords
    }, a die for each. Won or lost, the fight ends your turn.
df-help-trolls = A troll beside you wants a coin before anything else. From the next round on you may send it to somebody.
df-help-fog = After round { $deep_forest__fog__after_round } the fog climbs a row each round. From then on you can leave over the upper wall: { $deep_forest__points__left } gold, and { $deep_forest__points__longest } for the longest path.
df-help-keys = Arrows walk what glows, Enter takes it. While a strip is being laid arrows move it and R turns it.
df-help-rules = All rules, one by one

# A new table and the page of cards.
web-setting-deep-forest-first = Who begins
web-setting-deep-forest-sparse = Sparse strips
web-setting-deep-forest-limited-supply = Limited supply
web-cards-deep-forest = { $table ->
    [monster] Rock monsters
    [tile] Tiles of the forest
    [strip] Strips of the market
    [board] The forest
    [fog] Fog
    [start] What everybody begins with
    [limits] Limits
    [prices] Prices
    [points] Points
    [market] The market
    [deal] Strips in play
    [supply] Supply
    [coins] Coins
   *[other] { $table }
}

# The end.
web-total-deep-forest = Gold in all
web-curve-deep-forest = Gold as if the game had ended, round by round
web-curve-label-deep-forest = Curve of how it went: the gold of each player, round by round

# On the other pages: the home page, a new table, rules and cards, the end of a game.
web-game-title-deep-forest = Through the Deep Forest
web-game-about-deep-forest = Find a way through before the fog does.
web-game-facts-deep-forest = 2–4 players · 15 rounds
web-game-picture-deep-forest = A path of blue stones into a dark forest with fog and a rock monster
