# Why a move is good. Each is a piece of a line.

deep_forest-why-gold = { $n } Gold
deep_forest-why-income = bringt { $gives }
deep_forest-why-sword = ein Schwert: ein Würfel mehr im Kampf
deep_forest-why-tile = { $tile ->
    [thicket] das Dickicht
    [gate] das Tor
   *[guard] der Wächter
}
deep_forest-why-obstacle = { deep_forest-why-tile } zählt für ein Set
deep_forest-why-troll = ein Troll steht jemandem im Weg
deep_forest-why-walk = { $markers ->
    [one] ein Feld weiter, für einen Markierungsstein
   *[other] ein Feld weiter, für { $markers } Markierungssteine
}
deep_forest-why-tiles = { $n ->
    [one] deckt ein verdecktes Kärtchen auf
   *[other] deckt { $n } verdeckte Kärtchen auf
}
deep_forest-why-line = dann gibt das beste Randfeld { $gives }
deep_forest-why-end = behält, was da ist, für den nächsten Zug
deep_forest-why-strip = gut gelegt, gibt ein Randfeld { $gives }
deep_forest-why-have = dann im Vorrat: { $gives }
deep_forest-why-tile-acc = { $tile ->
    [thicket] ein Dickicht
    [gate] ein Tor
   *[guard] einen Wächter
}
deep_forest-why-enough = genug für { deep_forest-why-tile-acc }
deep_forest-why-back = { $n ->
    [0] zurück auf das Feld davor
    [one] bringt einen Markierungsstein zurück
   *[other] bringt { $n } Markierungssteine zurück
}
deep_forest-why-way = { $n ->
    [one] dann ist es noch eine Reihe bis hinaus
   *[other] dann sind es noch { $n } Reihen bis hinaus
}
