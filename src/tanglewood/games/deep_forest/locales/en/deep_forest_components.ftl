# The deep forest's components in words, for the terminal, `tanglewood cards` and the browser.

deep_forest-about-name = { $table ->
    [strip] Strip { $id }
    [deal] Strips for { $id } players
    [board] The forest
    [fog] Fog
    [start] What everybody begins with
    [limits] Limits
    [prices] Prices
    [points] Points
    [market] The market
    [supply] Supply
    [coins] Coins
   *[other] { $table } { $id }
}
deep_forest-about-board = { $columns } columns and { $rows } rows between the lower and the upper wall; rocks on { $rocks }.
deep_forest-about-fog = Fog sets in after round { $after_round } and climbs a row every round. The game ends with round { $last_round } at the latest.
deep_forest-about-start = { $potion ->
    [one] 1 potion
   *[other] { $potion } potions
}, { $book ->
    [one] 1 book
   *[other] { $book } books
}, { $coin ->
    [one] 1 coin
   *[other] { $coin } coins
}, { $marker ->
    [one] 1 marker
   *[other] { $marker } markers
}, { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
} and { $retreats ->
    [one] 1 retreat
   *[other] { $retreats } retreats
}.
deep_forest-about-limits = At the end of a turn you keep up to { $kept } potions, { $kept } books and { $kept } markers. A fight takes at least { $committed } swords, a die each, up to { $dice } dice, and { $rolls } rolls. A retreat goes back up to { $retreat_steps } fields.
deep_forest-about-prices = { $sell } equal pieces are worth 1 coin, { $buy } coins buy a piece. An obstacle costs { $obstacle } pieces of its kind, a troll { $troll ->
    [one] 1 coin
   *[other] { $troll } coins
}; a troll laid on another board brings { $troll_reward } equal pieces. Leaving over the wall costs { $wall ->
    [one] 1 marker
   *[other] { $wall } markers
} more.
deep_forest-about-points = At the end: { $set } gold for three equal or three different obstacles, { $single } for a single one; { $sword } for each sword and { $troll } for each troll you keep; { $left } for leaving the forest; { $longest } for the longest path of those who left, { $longest_tied } if it is tied.
deep_forest-about-market = A grid of { $size } by { $size } cells, { $hand } strips in hand. The corner is open with { $corner_from } players.
deep_forest-about-deal = With { $players } players { $strips } strips are in play.
deep_forest-about-supply = { $potion } potions, { $book } books and { $marker } markers.
deep_forest-about-coins = { $ones } ones, { $fives } fives, { $tens } tens and { $twenties } twenties.
deep_forest-about-strip = { $cells }{ $set ->
    [sparse] {" "}(only in the sparse game for two)
   *[base] {""}
}. It may be laid either way round.
deep_forest-about-tile = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} in every forest{ $dotted ->
    [0] , all face down at the start
    [one] , 1 of them face up in the lowest row
   *[other] , { $dotted } of them face up in the lowest row
}.
deep_forest-about-obstacle = An obstacle: it costs { $price } to overcome and goes to your collection.
deep_forest-about-tile-does = { $tile ->
    [sword] It can be collected for { $sword }, or walked over.
    [troll] It attacks a pawn that stands beside it: until it is paid { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } the pawn cannot move.
   *[forest] It can be walked over.
}
deep_forest-about-monster = Strength { $strength }; { $gold ->
    [0] no gold
   *[other] { $gold } gold
} at the end; { $copies ->
    [one] 1 card
   *[other] { $copies } cards
}. { $boost ->
    [none] Nothing helps the dice.
    [potion] In a fight each potion adds 1 pip.
    [book] In a fight each book adds 1 pip.
    [coin] In a fight each coin adds 1 pip.
   *[marker] In a fight each marker adds 1 pip.
}
deep_forest-about-advantage = For whoever beats it: { $what }.
