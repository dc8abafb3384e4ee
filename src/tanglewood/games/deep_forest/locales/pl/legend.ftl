# The symbols of the game: a name and at most twelve words for each. Order and drawings are in legend.toml.

deep_forest-symbols-goods = Zasoby
deep_forest-symbol-potion = napój mocy
deep_forest-symbol-potion-says = { $deep_forest__prices__obstacle ->
    [one] 1 pokonuje
    [few] { $deep_forest__prices__obstacle } pokonują
   *[many] { $deep_forest__prices__obstacle } pokonuje
    } gąszcz.
deep_forest-symbol-book = księga
deep_forest-symbol-book-says = { $deep_forest__prices__obstacle ->
    [one] 1 otwiera
    [few] { $deep_forest__prices__obstacle } otwierają
   *[many] { $deep_forest__prices__obstacle } otwiera
    } bramę.
deep_forest-symbol-coin = złota moneta
deep_forest-symbol-coin-says = Za strażnika { $deep_forest__prices__obstacle }, za trolla { $deep_forest__prices__troll }.
deep_forest-symbol-marker = kamień znacznikowy
deep_forest-symbol-marker-says = Jeden za każdy krok.
deep_forest-symbol-buy = kup
deep_forest-symbol-buy-says = { $deep_forest__prices__buy ->
    [one] 1 złota moneta
    [few] { $deep_forest__prices__buy } złote monety
   *[many] { $deep_forest__prices__buy } złotych monet
    } za jeden zasób.
deep_forest-symbol-sell = sprzedaj
deep_forest-symbol-sell-says = { $deep_forest__prices__sell ->
    [one] 1 zasób
    [few] { $deep_forest__prices__sell } jednakowe zasoby
   *[many] { $deep_forest__prices__sell } jednakowych zasobów
    } za złotą monetę.
deep_forest-symbol-limit = limit
deep_forest-symbol-limit-says = Na koniec tury zatrzymujesz najwyżej { $deep_forest__limits__kept }.

deep_forest-symbols-the-market = Rynek
deep_forest-symbol-strip = pasek
deep_forest-symbol-strip-says = Połóż go gdziekolwiek; zakrywa to, co tam leży.
deep_forest-symbol-line = linia
deep_forest-symbol-line-says = Stań tu i weź wszystko, co pokazuje.
deep_forest-symbol-taken-line = zajęta linia
deep_forest-symbol-taken-line-says = Ktoś tam stoi; ty nie możesz.
deep_forest-symbol-closed-corner = zamknięty róg
deep_forest-symbol-closed-corner-says = Przekątna otwiera się przy { $deep_forest__market__corner_from ->
    [one] 1 graczu
    [few] { $deep_forest__market__corner_from } graczach
   *[many] { $deep_forest__market__corner_from } graczach
    }.

deep_forest-symbols-the-forest = Las
deep_forest-symbol-face-down-tile = zakryty kafelek
deep_forest-symbol-face-down-tile-says = Odkrywa się, gdy go widzisz.
deep_forest-symbol-forest = las
deep_forest-symbol-forest-says = Krok tutaj za jeden kamień znacznikowy.
deep_forest-symbol-thicket = gąszcz
deep_forest-symbol-thicket-says = { $deep_forest__prices__obstacle ->
    [one] 1 napój mocy
    [few] { $deep_forest__prices__obstacle } napoje mocy
   *[many] { $deep_forest__prices__obstacle } napojów mocy
    }; kafelek zatrzymujesz.
deep_forest-symbol-gate = brama
deep_forest-symbol-gate-says = { $deep_forest__prices__obstacle ->
    [one] 1 księga
    [few] { $deep_forest__prices__obstacle } księgi
   *[many] { $deep_forest__prices__obstacle } ksiąg
    }; kafelek zatrzymujesz.
deep_forest-symbol-guard = strażnik
deep_forest-symbol-guard-says = { $deep_forest__prices__obstacle ->
    [one] 1 złota moneta
    [few] { $deep_forest__prices__obstacle } złote monety
   *[many] { $deep_forest__prices__obstacle } złotych monet
    }; kafelek zatrzymujesz.
deep_forest-symbol-sword = miecz
deep_forest-symbol-sword-says = Napój mocy, księga i złota moneta; w walce jedna kość.
deep_forest-symbol-troll = troll
deep_forest-symbol-troll-says = Obok ciebie: najpierw zapłać { $deep_forest__prices__troll ->
    [one] 1 złotą monetę
    [few] { $deep_forest__prices__troll } złote monety
   *[many] { $deep_forest__prices__troll } złotych monet
    }.
deep_forest-symbol-rock = skała
deep_forest-symbol-rock-says = Tu się walczy; zejście kosztuje dwa kamienie znacznikowe.
deep_forest-symbol-marked-field = oznaczone pole
deep_forest-symbol-marked-field-says = Stąd możesz walczyć.
deep_forest-symbol-your-path = twoja ścieżka
deep_forest-symbol-your-path-says = Nigdy nie idź znowu obok niej.
deep_forest-symbol-touching = styk
deep_forest-symbol-touching-says = Tu twoja ścieżka stykałaby się sama ze sobą.
deep_forest-symbol-wall = mur
deep_forest-symbol-wall-says = Na dole wejście, na górze wyjście.
deep_forest-symbol-fog = mgła
deep_forest-symbol-fog-says = Opuszczenie pola kosztuje tu o jeden kamień znacznikowy więcej.
deep_forest-symbol-retreat = odwrót
deep_forest-symbol-retreat-says = { $deep_forest__limits__retreat_steps ->
    [one] Najwyżej 1 pole wstecz
    [few] Najwyżej { $deep_forest__limits__retreat_steps } pola wstecz
   *[many] Najwyżej { $deep_forest__limits__retreat_steps } pól wstecz
}; { $deep_forest__start__retreats ->
    [one] 1 raz w grze.
    [few] { $deep_forest__start__retreats } razy w grze.
   *[many] { $deep_forest__start__retreats } razy w grze.
}
deep_forest-symbol-send = wyślij
deep_forest-symbol-send-says = Twojego trolla do kogoś, za { $deep_forest__prices__troll_reward ->
    [one] 1 zasób
    [few] { $deep_forest__prices__troll_reward } zasoby
   *[many] { $deep_forest__prices__troll_reward } zasobów
    }.

deep_forest-symbols-fights-and-gold = Walki i złoto
deep_forest-symbol-strength = siła
deep_forest-symbol-strength-says = Osiągnij ją kośćmi, żeby wygrać.
deep_forest-symbol-die = kość
deep_forest-symbol-die-says = Po jednej za każdy wystawiony miecz.
deep_forest-symbol-set-aside = odłożona
deep_forest-symbol-set-aside-says = Zachowuje oczka, gdy rzucasz pozostałymi.
deep_forest-symbol-pip-for-a-good = oczko za zasób
deep_forest-symbol-pip-for-a-good-says = Zapłać taki zasób, dodaj oczko.
deep_forest-symbol-worn-out = stępiony
deep_forest-symbol-worn-out-says = Już nie walczy, już się nie liczy.
deep_forest-symbol-gold = złoto
deep_forest-symbol-gold-says = Wartość na koniec gry.
deep_forest-symbol-set = zestaw
deep_forest-symbol-set-says = Trzy jednakowe lub trzy różne: { $deep_forest__points__set } złota.
deep_forest-symbol-longest-path = najdłuższa ścieżka
deep_forest-symbol-longest-path-says = { $deep_forest__points__longest } złota, jeśli opuścisz las.
deep_forest-symbol-way-out = wyjście
deep_forest-symbol-way-out-says = Otwiera się wraz z mgłą: { $deep_forest__points__left } złota.
deep_forest-symbol-round = runda
deep_forest-symbol-round-says = Mgła po { $deep_forest__fog__after_round }, koniec po { $deep_forest__fog__last_round }.
