# The deep forest's components in words, for the terminal, `tanglewood cards` and the browser.

deep_forest-about-name = { $table ->
    [strip] Pasek { $id }
    [deal] Paski, liczba graczy: { $id }
    [board] Las
    [fog] Mgła
    [start] Z czym każdy zaczyna
    [limits] Limity
    [prices] Ceny
    [points] Punkty
    [market] Rynek
    [supply] Pula
    [coins] Złote monety
   *[other] { $table } { $id }
}
deep_forest-about-board = Między dolnym a górnym murem: kolumny { $columns }, rzędy { $rows }; skały na { $rocks }.
deep_forest-about-fog = Mgła nadchodzi po rundzie { $after_round } i w każdej rundzie wspina się o rząd. Gra kończy się najpóźniej z rundą { $last_round }.
deep_forest-about-start = { $potion ->
    [one] 1 napój mocy
    [few] { $potion } napoje mocy
   *[many] { $potion } napojów mocy
}, { $book ->
    [one] 1 księga
    [few] { $book } księgi
   *[many] { $book } ksiąg
}, { $coin ->
    [one] 1 złota moneta
    [few] { $coin } złote monety
   *[many] { $coin } złotych monet
}, { $marker ->
    [one] 1 kamień znacznikowy
    [few] { $marker } kamienie znacznikowe
   *[many] { $marker } kamieni znacznikowych
}, { $swords ->
    [one] 1 miecz
    [few] { $swords } miecze
   *[many] { $swords } mieczy
} i { $retreats ->
    [one] 1 odwrót
    [few] { $retreats } odwroty
   *[many] { $retreats } odwrotów
}.
deep_forest-about-limits = Na koniec tury zatrzymujesz napojów mocy, ksiąg i kamieni znacznikowych najwyżej po { $kept }. Walka: mieczy co najmniej { $committed }, po kości za każdy; kości najwyżej { $dice }; rzutów najwyżej { $rolls }. Odwrót cofa najwyżej o tyle pól: { $retreat_steps }.
deep_forest-about-prices = Jednakowe zasoby za 1 złotą monetę: { $sell }; złote monety za zasób: { $buy }. Koszt przeszkody w zasobach jej rodzaju: { $obstacle }; koszt trolla w złotych monetach: { $troll }; nagroda za trolla położonego na innej planszy, w jednakowych zasobach: { $troll_reward }. Dodatkowe kamienie znacznikowe za wyjście przez mur: { $wall }.
deep_forest-about-points = Na koniec gry złoto: za trzy jednakowe lub trzy różne przeszkody { $set }, za pojedynczą { $single }; za każdy zachowany miecz { $sword }, za każdego zachowanego trolla { $troll }; za opuszczenie lasu { $left }; za najdłuższą ścieżkę wśród tych, którzy wyszli, { $longest }, przy remisie { $longest_tied }.
deep_forest-about-market = Siatka { $size } na { $size } pól, paski na ręce: { $hand }. Róg jest otwarty przy takiej liczbie graczy: { $corner_from }.
deep_forest-about-deal = Liczba graczy: { $players }, paski w grze: { $strips }.
deep_forest-about-supply = Napoje mocy: { $potion }, księgi: { $book }, kamienie znacznikowe: { $marker }.
deep_forest-about-coins = Jedynki: { $ones }, piątki: { $fives }, dziesiątki: { $tens }, dwudziestki: { $twenties }.
deep_forest-about-strip = { $set ->
    [sparse] { $cells } (tylko w uboższej grze dla dwóch osób). Można położyć w obie strony.
   *[base] { $cells }. Można położyć w obie strony.
}
deep_forest-about-tile = { $count ->
    [one] 1 kafelek w każdym lesie
    [few] { $count } kafelki w każdym lesie
   *[many] { $count } kafelków w każdym lesie
}{ $dotted ->
    [0] , na początku wszystkie zakryte
   *[other] , w tym odkryte w najniższym rzędzie: { $dotted }
}.
deep_forest-about-obstacle = Przeszkoda: jej pokonanie kosztuje { $price }; trafia do twojej kolekcji.
deep_forest-about-tile-does = { $tile ->
    [sword] Można go zabrać (koszt: { $sword }) albo minąć.
    [troll] { $coins ->
        [one] Atakuje pionek, który stoi obok: dopóki nie dostanie 1 złotej monety, pionek nie może się ruszyć.
        [few] Atakuje pionek, który stoi obok: dopóki nie dostanie { $coins } złotych monet, pionek nie może się ruszyć.
       *[many] Atakuje pionek, który stoi obok: dopóki nie dostanie { $coins } złotych monet, pionek nie może się ruszyć.
    }
   *[forest] Można po nim chodzić.
}
deep_forest-about-monster = Siła { $strength }; na koniec gry { $gold ->
    [0] bez złota
   *[other] { $gold } złota
}; { $copies ->
    [one] 1 karta
    [few] { $copies } karty
   *[many] { $copies } kart
}. { $boost ->
    [none] Nic nie pomaga kościom.
    [potion] W walce każdy napój mocy dodaje 1 oczko.
    [book] W walce każda księga dodaje 1 oczko.
    [coin] W walce każda złota moneta dodaje 1 oczko.
   *[marker] W walce każdy kamień znacznikowy dodaje 1 oczko.
}
deep_forest-about-advantage = Dla tego, kto go pokona: { $what }.
