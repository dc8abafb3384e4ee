# The deep forest's components in words, for the terminal, `tanglewood cards` and the browser.

deep_forest-about-name = { $table ->
    [strip] Streifen { $id }
    [deal] Streifen für { $id } Personen
    [board] Der Wald
    [fog] Nebel
    [start] Womit alle beginnen
    [limits] Grenzen
    [prices] Preise
    [points] Gold
    [market] Der Markt
    [supply] Vorrat
    [coins] Goldmünzen
   *[other] { $table } { $id }
}
deep_forest-about-board = { $columns } Spalten und { $rows } Reihen zwischen der unteren und der oberen Mauer; Felsen auf { $rocks }.
deep_forest-about-fog = Der Nebel setzt nach Runde { $after_round } ein und steigt jede Runde um eine Reihe. Das Spiel endet spätestens mit Runde { $last_round }.
deep_forest-about-start = { $potion ->
    [one] 1 Stärketrank
   *[other] { $potion } Stärketränke
}, { $book ->
    [one] 1 Buch
   *[other] { $book } Bücher
}, { $coin ->
    [one] 1 Goldmünze
   *[other] { $coin } Goldmünzen
}, { $marker ->
    [one] 1 Markierungsstein
   *[other] { $marker } Markierungssteine
}, { $swords ->
    [one] 1 Schwert
   *[other] { $swords } Schwerter
} und { $retreats ->
    [one] 1 Rückzug
   *[other] { $retreats } Rückzüge
}.
deep_forest-about-limits = Am Ende eines Zugs behältst du bis zu { $kept } Stärketränke, { $kept } Bücher und { $kept } Markierungssteine. Ein Kampf braucht mindestens { $committed } Schwerter, je ein Würfel, bis zu { $dice } Würfel und { $rolls } Würfe. Ein Rückzug geht bis zu { $retreat_steps } Felder zurück.
deep_forest-about-prices = { $sell } gleiche Ressourcen sind 1 Goldmünze wert, { $buy } Goldmünzen kaufen 1 Ressource. Ein Hindernis kostet { $obstacle } Ressourcen seiner Art, ein Troll { $troll ->
    [one] 1 Goldmünze
   *[other] { $troll } Goldmünzen
}; ein Troll, auf einen anderen Spielplan gelegt, bringt { $troll_reward } gleiche Ressourcen. Den Wald über die Mauer zu verlassen kostet zusätzlich { $wall ->
    [one] 1 Markierungsstein
   *[other] { $wall } Markierungssteine
}.
deep_forest-about-points = Am Ende: { $set } Gold für drei gleiche oder drei verschiedene Hindernisse, { $single } für ein einzelnes; { $sword } für jedes Schwert und { $troll } für jeden Troll, die du noch hast; { $left } für das Verlassen des Walds; { $longest } für den längsten Weg unter denen, die ihn verlassen haben, bei Gleichstand { $longest_tied }.
deep_forest-about-market = Ein Gitter aus { $size } mal { $size } Ressourcen-Feldern, { $hand } Streifen auf der Hand. Das Eckrandfeld ist ab { $corner_from } Personen offen.
deep_forest-about-deal = Mit { $players } Personen sind { $strips } Streifen im Spiel.
deep_forest-about-supply = { $potion } Stärketränke, { $book } Bücher und { $marker } Markierungssteine.
deep_forest-about-coins = { $ones } Einer, { $fives } Fünfer, { $tens } Zehner und { $twenties } Zwanziger.
deep_forest-about-strip = { $cells }{ $set ->
    [sparse] {" "}(nur im spärlichen Spiel zu zweit)
   *[base] {""}
}. Er darf in beiden Richtungen gelegt werden.
deep_forest-about-tile = { $count } Kärtchen in jedem Wald{ $dotted ->
    [0] , zu Beginn alle verdeckt
    [one] , 1 davon offen in der untersten Reihe
   *[other] , { $dotted } davon offen in der untersten Reihe
}.
deep_forest-about-obstacle = Ein Hindernis: Es zu überwinden kostet { $price }, und es kommt in deine Sammlung.
deep_forest-about-tile-does = { $tile ->
    [sword] Es kann eingesammelt werden ({ $sword }), oder man zieht darüber hinweg.
    [troll] Er greift eine Spielfigur an, die neben ihm steht: Bis er { $coins ->
        [one] 1 Goldmünze
       *[other] { $coins } Goldmünzen
    } bekommt, kann sie nicht ziehen.
   *[forest] Man kann darüber ziehen.
}
# `$boost` is an id or a word.
deep_forest-about-boost = { $boost ->
    [potion] Stärketrank
    [book] Buch
    [coin] Goldmünze
    [marker] Markierungsstein
   *[other] { $boost }
}
deep_forest-about-monster = Stärke { $strength }; am Ende { $gold ->
    [0] kein Gold
   *[other] { $gold } Gold
}; { $copies ->
    [one] 1 Karte
   *[other] { $copies } Karten
}. { $boost ->
    [none] Nichts hilft den Würfeln.
   *[other] Im Kampf: 1 Würfelauge für je 1 { deep_forest-about-boost }.
}
deep_forest-about-advantage = Vorteil für den Sieg: { $what }.
