# Why a move is good. Each is a piece of a line: `3 gold; shows 2 tiles`.

deep_forest-why-gold = { $n } gold
deep_forest-why-income = brings { $gives }
deep_forest-why-sword = a sword: one die more in a fight
deep_forest-why-obstacle = the { deep_forest-tile } counts for a set
deep_forest-why-troll = a troll stands in somebody’s way
deep_forest-why-walk = a field further, for { $markers ->
    [one] a marker
   *[other] { $markers } markers
}
deep_forest-why-tiles = shows { $n ->
    [one] a hidden tile
   *[other] { $n } hidden tiles
}
deep_forest-why-line = then the best line gives { $gives }
deep_forest-why-end = keeps what is there for the next turn
deep_forest-why-strip = laid well, a line gives { $gives }
deep_forest-why-have = in stock then: { $gives }
deep_forest-why-enough = enough for a { deep_forest-tile }
deep_forest-why-back = { $n ->
    [0] back to the field before
    [one] brings a marker back
   *[other] brings { $n } markers back
}
deep_forest-why-way = then { $n ->
    [one] a row is
   *[other] { $n } rows are
} left to the way out
