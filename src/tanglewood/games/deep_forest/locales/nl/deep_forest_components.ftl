# The deep forest's components in words, for the terminal, `tanglewood cards` and the browser.

deep_forest-about-name = { $table ->
    [strip] Strook { $id }
    [deal] Stroken voor { $id } spelers
    [board] Het bos
    [fog] Mist
    [start] Waarmee iedereen begint
    [limits] Limieten
    [prices] Prijzen
    [points] Punten
    [market] De markt
    [supply] Voorraad
    [coins] Goudstukken
   *[other] { $table } { $id }
}
deep_forest-about-board = { $columns } kolommen en { $rows } rijen tussen de onderste en de bovenste muur; rotsen op { $rocks }.
deep_forest-about-fog = De mist komt op na ronde { $after_round } en klimt elke ronde een rij. Het spel eindigt uiterlijk met ronde { $last_round }.
deep_forest-about-start = { $potion ->
    [one] 1 krachtdrank
   *[other] { $potion } krachtdranken
}, { $book ->
    [one] 1 boek
   *[other] { $book } boeken
}, { $coin ->
    [one] 1 goudstuk
   *[other] { $coin } goudstukken
}, { $marker ->
    [one] 1 markeersteen
   *[other] { $marker } markeerstenen
}, { $swords ->
    [one] 1 zwaard
   *[other] { $swords } zwaarden
} en { $retreats ->
    [one] 1 terugtocht
   *[other] { $retreats } terugtochten
}.
deep_forest-about-limits = Aan het einde van een beurt houd je hoogstens { $kept } krachtdranken, { $kept } boeken en { $kept } markeerstenen. Voor een gevecht zijn minstens { $committed } zwaarden nodig, elk een dobbelsteen, met hoogstens { $dice } dobbelstenen en { $rolls } worpen. Bij een terugtocht ga je hoogstens { $retreat_steps } velden terug.
deep_forest-about-prices = { $sell } gelijke grondstoffen zijn 1 goudstuk waard, voor { $buy } goudstukken koop je een grondstof. Een hindernis kost { $obstacle } grondstoffen van de juiste soort, een trol { $troll ->
    [one] 1 goudstuk
   *[other] { $troll } goudstukken
}; een trol op een ander bord levert { $troll_reward } gelijke grondstoffen op. Over de muur weggaan kost { $wall ->
    [one] 1 markeersteen
   *[other] { $wall } markeerstenen
} extra.
deep_forest-about-points = Aan het einde: { $set } goud voor drie gelijke of drie verschillende hindernissen, { $single } voor een losse; { $sword } voor elk zwaard en { $troll } voor elke trol die je houdt; { $left } voor het verlaten van het bos; { $longest } voor het langste pad van wie het bos heeft verlaten, { $longest_tied } bij gelijke stand.
deep_forest-about-market = Een raster van { $size } bij { $size } grondstofvelden, { $hand } stroken in de hand. De hoek is open met { $corner_from } spelers.
deep_forest-about-deal = Met { $players } spelers zijn er { $strips } stroken in het spel.
deep_forest-about-supply = { $potion } krachtdranken, { $book } boeken en { $marker } markeerstenen.
deep_forest-about-coins = { $ones } enen, { $fives } vijven, { $tens } tienen en { $twenties } twintigen.
deep_forest-about-strip = { $set ->
    [sparse] { $cells } (alleen in het schaarse spel voor twee). Mag in beide richtingen worden gelegd.
   *[base] { $cells }. Mag in beide richtingen worden gelegd.
}
deep_forest-about-tile = { $count ->
    [one] 1 tegel in elk bos
   *[other] { $count } tegels in elk bos
}{ $dotted ->
    [0] , aan het begin allemaal gedekt
    [one] , waarvan 1 open in de onderste rij
   *[other] , waarvan { $dotted } open in de onderste rij
}.
deep_forest-about-obstacle = Een hindernis: overwinnen kost { $price }, en de tegel gaat naar je verzameling.
deep_forest-about-tile-does = { $tile ->
    [sword] Je kunt het oprapen voor { $sword }, of eroverheen lopen.
    [troll] { $coins ->
        [one] Hij valt een pion ernaast aan: tot hij 1 goudstuk krijgt, kan de pion niet bewegen.
       *[other] Hij valt een pion ernaast aan: tot hij { $coins } goudstukken krijgt, kan de pion niet bewegen.
    }
   *[forest] Je kunt eroverheen lopen.
}
deep_forest-boost-word = { $boost ->
    [potion] elke krachtdrank voegt 1 oog toe
    [book] elk boek voegt 1 oog toe
    [coin] elk goudstuk voegt 1 oog toe
    [marker] elke markeersteen voegt 1 oog toe
   *[other] 1 oog erbij per stuk ({ $boost })
}
deep_forest-about-monster = Kracht { $strength }; { $gold ->
    [0] geen goud
   *[other] { $gold } goud
} aan het einde; { $copies ->
    [one] 1 kaart
   *[other] { $copies } kaarten
}. { $boost ->
    [none] Niets helpt de dobbelstenen.
   *[other] In een gevecht: { deep_forest-boost-word }.
}
deep_forest-about-advantage = Voor wie het verslaat: { $what }.
