# The deep forest's components in words, for the terminal, `tanglewood cards` and the browser.

deep_forest-about-name = { $table ->
    [strip] Striscia { $id }
    [deal] Strisce per { $id } giocatori
    [board] Il bosco
    [fog] Nebbia
    [start] Con che cosa si comincia
    [limits] Limiti
    [prices] Prezzi
    [points] Punti
    [market] Il mercato
    [supply] Riserva
    [coins] Monete d’oro
   *[other] { $table } { $id }
}
deep_forest-about-board = { $columns } colonne e { $rows } righe tra il muro inferiore e quello superiore; rocce su { $rocks }.
deep_forest-about-fog = La nebbia scende dopo il round { $after_round } e sale di una riga a ogni round. La partita finisce al più tardi con il round { $last_round }.
deep_forest-about-start = { $potion ->
    [one] 1 pozione
   *[other] { $potion } pozioni
}, { $book ->
    [one] 1 libro
   *[other] { $book } libri
}, { $coin ->
    [one] 1 moneta d’oro
   *[other] { $coin } monete d’oro
}, { $marker ->
    [one] 1 pietra segnavia
   *[other] { $marker } pietre segnavia
}, { $swords ->
    [one] 1 spada
   *[other] { $swords } spade
} e { $retreats ->
    [one] 1 ritirata
   *[other] { $retreats } ritirate
}.
deep_forest-about-limits = Alla fine di un turno tieni fino a { $kept } pozioni, { $kept } libri e { $kept } pietre segnavia. Un combattimento richiede almeno { $committed } spade, un dado ciascuna, fino a { $dice } dadi, e { $rolls } lanci. Una ritirata torna indietro fino a { $retreat_steps } caselle.
deep_forest-about-prices = { $sell } risorse uguali valgono 1 moneta d’oro, { $buy } monete d’oro comprano una risorsa. Un ostacolo costa { $obstacle } risorse del suo tipo, un troll { $troll ->
    [one] 1 moneta d’oro
   *[other] { $troll } monete d’oro
}; un troll posato su un’altra plancia porta { $troll_reward } risorse uguali. Uscire dal muro costa { $wall ->
    [one] 1 pietra segnavia
   *[other] { $wall } pietre segnavia
} in più.
deep_forest-about-points = Alla fine: { $set } oro per tre ostacoli uguali o tre diversi, { $single } per uno singolo; { $sword } per ogni spada e { $troll } per ogni troll che tieni; { $left } per aver lasciato il bosco; { $longest } per il sentiero più lungo tra chi è uscito, { $longest_tied } in caso di pareggio.
deep_forest-about-market = Una griglia di { $size } per { $size } caselle, { $hand } strisce in mano. L’angolo è aperto con { $corner_from } giocatori.
deep_forest-about-deal = Con { $players } giocatori sono in gioco { $strips } strisce.
deep_forest-about-supply = { $potion } pozioni, { $book } libri e { $marker } pietre segnavia.
deep_forest-about-coins = { $ones } da uno, { $fives } da cinque, { $tens } da dieci e { $twenties } da venti.
deep_forest-about-strip = { $cells }{ $set ->
    [sparse] {" "}(solo nel gioco a due con strisce rade)
   *[base] {""}
}. Si può posare in entrambi i versi.
deep_forest-about-tile = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
} in ogni bosco{ $dotted ->
    [0] , all’inizio tutte coperte
    [one] , 1 scoperta nella riga più bassa
   *[other] , { $dotted } scoperte nella riga più bassa
}.
deep_forest-about-obstacle = Un ostacolo: superarlo costa { $price }, poi va nella tua collezione.
deep_forest-about-tile-does = { $tile ->
    [sword] La si può raccogliere per { $sword }, oppure oltrepassare.
    [troll] Attacca una pedina che gli sta accanto: finché non riceve { $coins ->
        [one] 1 moneta d’oro
       *[other] { $coins } monete d’oro
    } la pedina non può muoversi.
   *[forest] Vi si può camminare sopra.
}
deep_forest-about-monster = Forza { $strength }; { $gold ->
    [0] niente oro
   *[other] { $gold } oro
} alla fine; { $copies ->
    [one] 1 carta
   *[other] { $copies } carte
}. { $boost ->
    [none] Nulla aiuta i dadi.
   *[other] In un combattimento ogni { deep_forest-boost-word } aggiunge 1 punto.
}
deep_forest-boost-word = { $boost ->
    [potion] pozione
    [book] libro
    [coin] moneta d’oro
    [marker] pietra segnavia
   *[other] { $boost }
}
deep_forest-about-advantage = Per chi lo sconfigge: { $what }.
