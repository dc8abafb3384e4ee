# Every symbol of the table: its name, and what it does in one sentence.

symbol-deep-forest-potion = napój mocy
symbol-deep-forest-potion-about = { $deep_forest__prices__obstacle ->
    [one] 1 pokonuje
    [few] { $deep_forest__prices__obstacle } pokonują
   *[many] { $deep_forest__prices__obstacle } pokonuje
    } gąszcz.
symbol-deep-forest-book = księga
symbol-deep-forest-book-about = { $deep_forest__prices__obstacle ->
    [one] 1 otwiera
    [few] { $deep_forest__prices__obstacle } otwierają
   *[many] { $deep_forest__prices__obstacle } otwiera
    } bramę.
symbol-deep-forest-coin = złota moneta
symbol-deep-forest-coin-about = Za strażnika { $deep_forest__prices__obstacle }, za trolla { $deep_forest__prices__troll }, za dowolny zasób { $deep_forest__prices__buy }.
symbol-deep-forest-pawn = pionek
symbol-deep-forest-pawn-about = Gdzie kto stoi: w swoim lesie albo przy linii rynku.
symbol-deep-forest-marker = kamień znacznikowy
symbol-deep-forest-marker-about = Kładzie się go za każdy krok; pokazuje twoją ścieżkę.
symbol-deep-forest-gold = złoto
symbol-deep-forest-gold-about = To, co liczy się na koniec gry.

# ------------------------------------------------------------------ the market

symbol-deep-forest-strip = pasek
symbol-deep-forest-strip-about = Połóż go gdziekolwiek na rynku; zakrywa to, co tam leży.

# ------------------------------------------------------------------ the forest

symbol-deep-forest-hidden = zakryty kafelek
symbol-deep-forest-hidden-about = Odkrywa się, gdy znajdzie się w twoim polu widzenia; chodzić możesz tylko po tym, co widzisz.
symbol-deep-forest-forest = las
symbol-deep-forest-forest-about = Krok tutaj kosztuje jeden kamień znacznikowy.
symbol-deep-forest-bare = polana
symbol-deep-forest-bare-about = Jej kafelka już nie ma; krok tutaj kosztuje jeden kamień znacznikowy.
symbol-deep-forest-thicket = gąszcz
symbol-deep-forest-thicket-about = { $deep_forest__prices__obstacle ->
    [one] Pokonuje go 1 napój mocy, a kafelek zatrzymujesz: trzy jednakowe lub trzy różne to zestaw.
    [few] Pokonują go { $deep_forest__prices__obstacle } napoje mocy, a kafelek zatrzymujesz: trzy jednakowe lub trzy różne to zestaw.
   *[many] Pokonuje go { $deep_forest__prices__obstacle } napojów mocy, a kafelek zatrzymujesz: trzy jednakowe lub trzy różne to zestaw.
    }
symbol-deep-forest-gate = brama
symbol-deep-forest-gate-about = { $deep_forest__prices__obstacle ->
    [one] Otwiera ją 1 księga, a kafelek zatrzymujesz: trzy jednakowe lub trzy różne to zestaw.
    [few] Otwierają ją { $deep_forest__prices__obstacle } księgi, a kafelek zatrzymujesz: trzy jednakowe lub trzy różne to zestaw.
   *[many] Otwiera ją { $deep_forest__prices__obstacle } ksiąg, a kafelek zatrzymujesz: trzy jednakowe lub trzy różne to zestaw.
    }
symbol-deep-forest-guard = strażnik
symbol-deep-forest-guard-about = { $deep_forest__prices__obstacle ->
    [one] Przekupuje go 1 złota moneta, a kafelek zatrzymujesz: trzy jednakowe lub trzy różne to zestaw.
    [few] Przekupują go { $deep_forest__prices__obstacle } złote monety, a kafelek zatrzymujesz: trzy jednakowe lub trzy różne to zestaw.
   *[many] Przekupuje go { $deep_forest__prices__obstacle } złotych monet, a kafelek zatrzymujesz: trzy jednakowe lub trzy różne to zestaw.
    }
symbol-deep-forest-sword = miecz
symbol-deep-forest-sword-about = Zabierasz go za napój mocy, księgę i złotą monetę; w walce to jedna kość.
symbol-deep-forest-spent = stępiony miecz
symbol-deep-forest-spent-about = Już nie walczy i już się nie liczy.
symbol-deep-forest-troll = troll
symbol-deep-forest-troll-about = Obok ciebie chce najpierw { $deep_forest__prices__troll ->
    [one] 1 złotej monety
    [few] { $deep_forest__prices__troll } złotych monet
   *[many] { $deep_forest__prices__troll } złotych monet
    }; swojego możesz komuś wysłać.
symbol-deep-forest-rock = skała
symbol-deep-forest-rock-about = Tu walczy się z potworami; zejście kosztuje dwa kamienie znacznikowe.
symbol-deep-forest-wall = mur
symbol-deep-forest-wall-about = Na dole wejście, na górze wyjście.
symbol-deep-forest-fog = mgła
symbol-deep-forest-fog-about = Opuszczenie pola we mgle kosztuje o jeden kamień znacznikowy więcej.
symbol-deep-forest-retreat = odwrót
symbol-deep-forest-retreat-about = { $deep_forest__limits__retreat_steps ->
    [one] Cofasz się po swojej ścieżce o najwyżej 1 pole
    [few] Cofasz się po swojej ścieżce o najwyżej { $deep_forest__limits__retreat_steps } pola
   *[many] Cofasz się po swojej ścieżce o najwyżej { $deep_forest__limits__retreat_steps } pól
}, { $deep_forest__start__retreats ->
    [one] 1 raz w grze.
    [few] { $deep_forest__start__retreats } razy w grze.
   *[many] { $deep_forest__start__retreats } razy w grze.
}
symbol-deep-forest-exit = wyjście
symbol-deep-forest-exit-about = Otwiera się wraz z mgłą; kto wyjdzie, dostaje za to złoto.

# ------------------------------------------------------------------ fights

symbol-deep-forest-wild = dowolna przeszkoda
symbol-deep-forest-wild-about = W twoich zestawach liczy się jako gąszcz, brama lub strażnik.
symbol-deep-forest-double = podwójnie
symbol-deep-forest-double-about = W każdej następnej rundzie jeden zasób z twojej linii rynku dostajesz podwójnie.
symbol-deep-forest-die = kość
symbol-deep-forest-die-about = Po jednej za każdy wystawiony miecz.
symbol-deep-forest-strength = siła
symbol-deep-forest-strength-about = Tyle muszą razem osiągnąć twoje kości i to, co dodasz.
symbol-deep-forest-boost = oczko więcej
symbol-deep-forest-boost-about = Każdy taki zasób oddany w walce dodaje jedno oczko.
symbol-deep-forest-copies = ile
symbol-deep-forest-copies-about = Karty tego potwora, które można jeszcze zdobyć.
symbol-deep-forest-monster = potwór
symbol-deep-forest-monster-about = Kości, które osiągną jego siłę, zdobywają jego kartę.
