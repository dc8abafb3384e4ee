# The table of Through the Deep Forest in the browser.

df-field = { $field }, { $tile ->
    [thicket] gąszcz
    [gate] brama
    [guard] strażnik
    [sword] miecz
    [troll] troll
    [rock] skała
    [wall] mur
    [bare] polana
    [hidden] zakryte
   *[forest] las
}
df-field-pawn = tu stoi pionek
df-field-markers = { $n ->
    [one] 1 kamień znacznikowy
    [few] { $n } kamienie znacznikowe
   *[many] { $n } kamieni znacznikowych
}
df-field-visitors = { $n ->
    [one] wysłany tu troll
    [few] { $n } wysłane tu trolle
   *[many] { $n } wysłanych tu trolli
}
df-field-attacks = atakuje cię
df-field-fight = tu walczy się z potworami
df-field-fog = we mgle
df-field-sight = widoczne
df-field-costs = kosztuje: { $price }
df-cell = Rząd { $row }, kolumna { $column }: { $cell ->
    [potion] napój mocy
    [book] księga
    [coin] złota moneta
    [marker] kamień znacznikowy
   *[nothing] puste
}
df-edge = { $side ->
    [row] Rząd { $n }
    [column] Kolumna { $n }
   *[corner] Przekątna
}
df-edge-gives = { $edge } daje: { $gives }
df-edge-would = { $edge } może dać: { $gives }
df-edge-taken = stoi tu { $name }
df-edge-own = stoi tu twój pionek
df-edge-closed = { $edge }, zamknięte: róg jest otwarty przy { $deep_forest__market__corner_from ->
    [one] 1 graczu
    [few] { $deep_forest__market__corner_from } graczach
   *[many] { $deep_forest__market__corner_from } graczach
    }
df-strip = Pasek: { $cells }
df-strip-lies = Pasek: { $cells }, od { $from } do { $to }. Strzałki przesuwają, R obraca, Enter kładzie
df-monster = { $name }, siła { $strength }, { $gold } złota
df-strength-now = Jego siła to { $strength }.
df-monster-boost = { $resource ->
    [potion] każdy zapłacony napój mocy dodaje oczko
    [book] każda zapłacona księga dodaje oczko
    [coin] każda zapłacona złota moneta dodaje oczko
   *[marker] każdy zapłacony kamień znacznikowy dodaje oczko
}
df-monster-left = { $n ->
    [0] już nie ma
   *[other] zostało { $n }
}
df-die = Kość { $n }, wynik { $pips }{ $aside ->
    [yes] , odłożona
   *[no] {""}
}{ $advised ->
    [yes] , lepiej odłożyć
   *[no] {""}
}
df-good-over = { $resource ->
    [potion] Napoje mocy: { $n }; na koniec tury możesz zatrzymać { $limit }
    [book] Księgi: { $n }; na koniec tury możesz zatrzymać { $limit }
   *[marker] Kamienie znacznikowe: { $n }; na koniec tury możesz zatrzymać { $limit }
}
df-swords = { $n ->
    [one] 1 miecz
    [few] { $n } miecze
   *[many] { $n } mieczy
}
df-spent = { $n ->
    [one] 1 odwrócony miecz
    [few] { $n } odwrócone miecze
   *[many] { $n } odwróconych mieczy
}
df-retreats = { $n ->
    [one] został 1 odwrót
    [few] zostały { $n } odwroty
   *[many] zostało { $n } odwrotów
}
df-trolls = { $n ->
    [one] 1 troll
    [few] { $n } trolle
   *[many] { $n } trolli
}, { $ready ->
    [0] żadnego nie można teraz wysłać
   *[other] do wysłania: { $ready }
}
df-won = { $tile ->
    [thicket] { $n ->
        [one] { $n } gąszcz
        [few] { $n } gąszcze
       *[many] { $n } gąszczy
    }
    [gate] { $n ->
        [one] { $n } brama
        [few] { $n } bramy
       *[many] { $n } bram
    }
   *[guard] { $n ->
        [one] { $n } strażnik
        [few] { $n } strażnicy
       *[many] { $n } strażników
    }
}
df-hidden = Zakryte
df-hidden-of = { $n } × { $tile ->
    [thicket] gąszcz
    [gate] brama
    [guard] strażnik
    [sword] miecz
    [troll] troll
   *[forest] las
}
df-sets = zestawy: { $gold } złota
df-forest-says = { $left ->
    [yes] Las gracza { $name }, wyjście przez { $pawn }, długość ścieżki: { $n }
   *[no] Las gracza { $name }, pionek na { $pawn }, długość ścieżki: { $n }
}

# Headings and parts.
df-market = Rynek
df-edges = Linie rynku
df-cells = Pola rynku
df-hand = Twoje paski
df-hand-count = { $n ->
    [one] 1 pasek na ręce
    [few] { $n } paski na ręce
   *[many] { $n } pasków na ręce
}
df-goods = Zasoby
df-forest-own = Twój las
df-forest-of = Las gracza { $name }
df-monsters = Skalne potwory
df-fight = Walka
df-dice = Kości
df-commit = Miecze
df-actions = Co możesz zrobić
df-points = Złoto dotąd
df-total = Razem
df-rounds = Rundy
df-part-forest = Las
df-part-market = Rynek
df-part-fight = Walka
df-part-monsters = Potwory
df-part-others = Inni
df-first = 1. gracz
df-out = poza lasem
df-path = ścieżka: { $n }
df-gold = { $n ->
    [one] { $n } złoto
    [few] { $n } złota
   *[many] { $n } złota
}
df-pile = { $n ->
    [one] 1 pasek w stosie
    [few] { $n } paski w stosie
   *[many] { $n } pasków w stosie
}

# Rounds and fog.
df-round = Runda { $n } z { $of }
df-fog-after = mgła po rundzie { $n }
df-fog-wall = mgła przy dolnym murze
df-fog-row = { $row ->
    [1] mgła w rzędzie 1
   *[other] mgła w rzędach od 1 do { $row }
}
df-last-turns = ostatnie tury

# The market.
df-turn = Obróć
df-lay-it = Połóż
df-lay-about = Przeciągnij go lub kliknij miejsce; wybór linii kładzie go i daje to, co ona pokazuje.
df-stand-about = Wybierz linię, przy której stajesz: bierzesz to, co pokazuje.
df-choose-about = Wybierz pasek albo przeciągnij go na rynek.
df-market-about = { $n ->
    [0] Jeszcze nic nie położono.
    [one] Leży tu 1 pasek.
    [few] Leżą tu { $n } paski.
   *[many] Leży tu { $n } pasków.
}

# Buttons that need a second choice.
df-button = { $what ->
    [sell] Sprzedaj { $deep_forest__prices__sell }
    [buy] Kup
    [back] Cofnij się
    [send] Wyślij trolla
    [return] Oddaj
    [take] Zabierz miecz
    [pass] Miń
   *[other] { $what }
}
df-now-resource = Jaki rodzaj?
df-now-seat = Do kogo?
df-now-field = Które pole?
df-send-to = Wyślij trolla do gracza { $name }
df-send-about = Na które pole idzie troll?
df-enlarge = Powiększ las gracza { $name }

# Fights.
df-fight-head = Siła { $strength }
df-fight-rule = { $deep_forest__limits__rolls ->
    [one] Po kości za każdy wystawiony miecz, najwyżej 1 rzut.
    [few] Po kości za każdy wystawiony miecz, do { $deep_forest__limits__rolls } rzutów.
   *[many] Po kości za każdy wystawiony miecz, do { $deep_forest__limits__rolls } rzutów.
    }
df-fight-rolls = { $name }: rzut { $n }, { $left ->
    [0] ostatni
    [one] został 1
    [few] zostały { $left }
   *[many] zostało { $left }
}
df-fight-of = z { $strength }
df-fight-extra = w tym opłacone: { $n }
df-commit-about = same kości { $chance }%, { $swords ->
    [0] zwycięstwo nie kosztuje miecza
    [one] zwycięstwo kosztuje 1 miecz
    [few] zwycięstwo kosztuje { $swords } miecze
   *[many] zwycięstwo kosztuje { $swords } mieczy
}
df-aside = odłożona
df-keep = zatrzymaj
df-aside-about = Kliknij kości, które chcesz zatrzymać, potem rzuć pozostałymi.
df-odds = Szanse każdej walki
df-odds-ask = Pokaż szanse
df-odds-hide = Ukryj szanse
df-odds-strength = Siła
df-odds-dice = Kości
df-odds-chance = Same kości
df-odds-with = Ze wszystkim, co masz
df-odds-swords = Stracone miecze
df-fight-odds = { $missing ->
    [0] Wystarczy.
    [one] Brakuje 1 oczka.
    [few] Brakuje { $missing } oczek.
   *[many] Brakuje { $missing } oczek.
} Przy dobrej grze same kości wygrywają w { $chance }% przypadków, ze wszystkim, co możesz dodać, w { $more }%. Kropki oznaczają kości do zatrzymania.

# Help.
df-help = Jak się gra
df-help-market = Połóż pasek gdziekolwiek na rynku, na tym, co tam leży. Potem stań przy wolnej linii i weź to, co pokazuje.
df-help-path = Każdy krok zostawia za tobą kamień znacznikowy, przy zejściu ze skały lub we mgle dwa, przy obu naraz trzy. Twoja ścieżka nigdy nie może stykać się sama ze sobą.
df-help-obstacles = { $deep_forest__prices__obstacle ->
    [one] Gąszcz kosztuje 1 napój mocy, brama tyle samo ksiąg, strażnik tyle samo złotych monet. Trzy jednakowe lub trzy różne są warte { $deep_forest__points__set } złota.
    [few] Gąszcz kosztuje { $deep_forest__prices__obstacle } napoje mocy, brama tyle samo ksiąg, strażnik tyle samo złotych monet. Trzy jednakowe lub trzy różne są warte { $deep_forest__points__set } złota.
   *[many] Gąszcz kosztuje { $deep_forest__prices__obstacle } napojów mocy, brama tyle samo ksiąg, strażnik tyle samo złotych monet. Trzy jednakowe lub trzy różne są warte { $deep_forest__points__set } złota.
    }
df-help-fights = { $deep_forest__limits__committed ->
    [one] Na skale lub obok niej możesz walczyć: co najmniej 1 miecz, po kości za każdy. Wygrana czy przegrana, walka kończy twoją turę.
    [few] Na skale lub obok niej możesz walczyć: co najmniej { $deep_forest__limits__committed } miecze, po kości za każdy. Wygrana czy przegrana, walka kończy twoją turę.
   *[many] Na skale lub obok niej możesz walczyć: co najmniej { $deep_forest__limits__committed } mieczy, po kości za każdy. Wygrana czy przegrana, walka kończy twoją turę.
    }
df-help-trolls = Troll obok ciebie chce najpierw złotej monety. Od następnej rundy możesz go komuś wysłać.
df-help-fog = Po rundzie { $deep_forest__fog__after_round } mgła w każdej rundzie wspina się o rząd. Od tej chwili możesz wyjść przez górny mur: { $deep_forest__points__left } złota oraz { $deep_forest__points__longest } za najdłuższą ścieżkę.
df-help-keys = Strzałki przechodzą po tym, co świeci, Enter wybiera. Przy kładzeniu paska strzałki go przesuwają, a R obraca.
df-help-rules = Wszystkie zasady, jedna po drugiej

# A new table and the page of cards.
web-setting-deep-forest-first = Kto zaczyna
web-setting-deep-forest-sparse = Ubogie paski
web-setting-deep-forest-limited-supply = Ograniczona pula
web-cards-deep-forest = { $table ->
    [monster] Skalne potwory
    [tile] Kafelki lasu
    [strip] Paski rynku
    [board] Las
    [fog] Mgła
    [start] Z czym każdy zaczyna
    [limits] Limity
    [prices] Ceny
    [points] Punkty
    [market] Rynek
    [deal] Paski w grze
    [supply] Pula
    [coins] Złote monety
   *[other] { $table }
}

# The end.
web-total-deep-forest = Złoto razem
web-curve-deep-forest = Złoto, jakby gra się skończyła, runda po rundzie
web-curve-label-deep-forest = Krzywa przebiegu gry: złoto każdego gracza, runda po rundzie

# On the other pages: the home page, a new table, rules and cards, the end of a game.
web-game-title-deep-forest = Przez głęboki las
web-game-about-deep-forest = Znajdź drogę, zanim znajdzie ją mgła.
web-game-facts-deep-forest = 2–4 graczy · 15 rund
web-game-picture-deep-forest = Ścieżka z niebieskich kamieni w ciemny las z mgłą i skalnym potworem
