# The table of Everdell in the browser.

# Spoken names. Whatever can be touched says so at its end.
ev-kind = { $colour ->
    [tan] podróżnik
    [green] produkcja
    [red] miejsce
    [blue] zarządzanie
   *[purple] pomyślność
} · { $critter ->
    [yes] { $unique ->
        [yes] unikatowe stworzenie
       *[no] zwykłe stworzenie
    }
   *[no] { $unique ->
        [yes] unikatowa budowla
       *[no] zwykła budowla
    }
}
ev-card = { $name }, { $kind }, koszt: { $cost }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. { $words }
ev-slot = Miejsce { $slot }: { $what }{ $blocked ->
    [yes] {" "}Stoi na niej robotnik Krostawca.
   *[no] {""}
}{ $beside ->
    [yes] {" "}Obok siedzi Pajęczyca.
   *[no] {""}
}
ev-city-card = { $name }, { $kind }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $noted ->
    [yes] . { $notes }
   *[no] {""}
}. { $words }
ev-occupied = użyta
ev-prisoners = { $n ->
    [one] 1 więzień
    [few] { $n } więźniowie
   *[many] { $n } więźniów
}
ev-nobody = nikt
ev-location = { $name }: { $words } { $spaces ->
    [shared] Wspólne dla wszystkich.
    [1] Jedno miejsce.
   *[other] Liczba miejsc: { $spaces }.
} Stoi tam: { $workers }.
ev-place-kind = { $sort ->
    [basic] { $shared ->
        [yes] Pole podstawowe, miejsce dla wszystkich
       *[no] Pole podstawowe, miejsce dla jednego robotnika
    }
    [forest] Pole lasu
    [haven] Święty krąg, miejsce dla wszystkich
   *[journey] Podróż, jesienią
}
ev-stands-there = { $n ->
    [0] Nikt tu nie stoi.
   *[other] Tutaj: { $names }.
}
ev-need-colour = { $n } × { $colour ->
    [tan] brązowa
    [green] zielona
    [red] czerwona
    [blue] niebieska
   *[purple] fioletowa
}
ev-event = { $name }; wymaga: { $needs }{ $points ->
    [0] .
    [one] , 1 punkt.
    [few] , { $points } punkty.
   *[many] , { $points } punktów.
} { $words } { $state ->
    [taken] Zdobyte: { $owner }.
    [met] Twoje miasto spełnia wymagania.
   *[open] Jeszcze niezdobyte.
}
ev-stock = { $kind ->
    [twig] { $n ->
        [one] 1 gałązka
        [few] { $n } gałązki
       *[many] { $n } gałązek
    }
    [resin] { $n ->
        [one] 1 bryłka żywicy
        [few] { $n } bryłki żywicy
       *[many] { $n } bryłek żywicy
    }
    [pebble] { $n ->
        [one] 1 kamyk
        [few] { $n } kamyki
       *[many] { $n } kamyków
    }
   *[berry] { $n ->
        [one] 1 jagoda
        [few] { $n } jagody
       *[many] { $n } jagód
    }
}.
ev-resource = { $kind ->
    [twig] gałązki
    [resin] żywica
    [pebble] kamyki
   *[berry] jagody
}
ev-legend = Twoja legendarna karta, może zastąpić kartę { $old }: { $what }
ev-ribbon = Legendarna karta: może za darmo zastąpić twoją kartę { $old }
ev-legends-in-hand = niezagrane legendarne karty
ev-power = Zdolność robotników: { $name }, { $title }. { $words }{ $noted ->
    [yes] {" "}Teraz: { $notes }.
   *[no] {""}
}
ev-own-power = Co potrafią twoi robotnicy
ev-wild = { $n ->
    [one] 1 żeton dowolnego surowca
    [few] { $n } żetony dowolnego surowca
   *[many] { $n } żetonów dowolnego surowca
}
ev-kept = { $n ->
    [one] obok 1 karta
    [few] obok { $n } karty
   *[many] obok { $n } kart
}
ev-figure-on = figurka stoi tu: { $place }
ev-token-on = znacznik leży na miejscu { $slot } na łące
ev-trail = zakryte karty lasu: { $n }
ev-workers = dostępni robotnicy: { $free } z { $all }
ev-season-now = { $season ->
    [winter] Trwa zima
    [spring] Trwa wiosna
    [summer] Trwa lato
   *[autumn] Trwa jesień
}
ev-deck = Talia, { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
ev-discard = Stos kart odrzuconych, { $n ->
    [0] pusty
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
ev-unseen = Karty, których jeszcze nie widać
ev-unseen-about = { $n ->
    [one] 1 karta jest w talii, pozostałe na rękach albo zakryte na stosie kart odrzuconych.
    [few] { $n } karty są w talii, pozostałe na rękach albo zakryte na stosie kart odrzuconych.
   *[many] { $n } kart jest w talii, pozostałe na rękach albo zakryte na stosie kart odrzuconych.
}
ev-face-down = { $n ->
    [one] 1 karta leży zakryta.
    [few] { $n } karty leżą zakryte.
   *[many] { $n } kart leży zakrytych.
}
ev-rolled = Wynik jego rzutu: { $n }.

# What a card would cost now.
ev-price-ways = Możesz ją zagrać: { $ways }.
ev-price-missing = Brakuje ci: { $goods }.
ev-price-no-room = W twoim mieście nie ma na nią miejsca.
ev-way = { $way ->
    [pay] płacąc jej koszt
    [occupy] za darmo, kładąc żeton użycia na swojej karcie { $card }
    [use] z pomocą swojej karty { $card }
    [replace] za darmo, w miejsce swojej karty { $card }
   *[imprison] z więźniem w Lochu: { $card }
}

# Headings.
ev-board = Wspólne dla wszystkich
ev-special = Wydarzenia specjalne na Wiecznym Drzewie
ev-basics = Wydarzenia podstawowe
ev-meadow = Łąka
ev-forest = Pola lasu
ev-far = Święty krąg i podróż
ev-river = Pola podstawowe
ev-city = Miasto
ev-city-own = Twoje miasto
ev-city-of = Miasto gracza { $name }
ev-city-large = Powiększ miasto gracza { $name }
ev-hand = Ręka
ev-hand-own = Twoja ręka
ev-hand-count = Ręka: { $n } z { $limit }
ev-goods = Surowce i żetony punktów
ev-own-events = Zdobyte wydarzenia
ev-ask = Pytanie do ciebie
ev-revealed = Odkryte karty
ev-list-short = { $n ->
    [one] 1 opcja
    [few] Wszystkie opcje ({ $n })
   *[many] Wszystkie opcje ({ $n })
}
ev-part-city = Miasto
ev-part-hand = Ręka
ev-part-meadow = Łąka
ev-part-forest = Las
ev-part-events = Wydarzenia
ev-part-others = Inni

# Small words.
ev-first = 1. gracz
ev-passed = pas
ev-touch = Wybierz coś z tego, co świeci.
ev-spaces = miejsca: { $used } z { $all }
ev-free-spaces = { $n ->
    [one] 1 wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
}
ev-room = wolne: { $n }
ev-kinds = Karty według rodzaju
ev-kind-count = { $n ->
    [one] W mieście jest 1 taka karta.
    [few] W mieście są { $n } takie karty.
   *[many] W mieście jest { $n } takich kart.
}
ev-you-have = { $n ->
    [0] Nie masz żadnej sztuki.
   *[other] Masz: { $n }.
}
ev-tokens-now = { $n ->
    [0] Nie masz jeszcze żetonów.
    [one] Masz 1 żeton.
    [few] Masz { $n } żetony.
   *[many] Masz { $n } żetonów.
}
ev-her-tokens = { $n ->
    [0] Nie ma jeszcze żetonów.
    [one] W tym 1 żeton.
    [few] W tym { $n } żetony.
   *[many] W tym { $n } żetonów.
}
ev-cards-there = { $n ->
    [0] Teraz jest pusto.
    [one] Teraz leży tu 1 karta.
    [few] Teraz leżą tu { $n } karty.
   *[many] Teraz leży tu { $n } kart.
}
ev-event-needs = Wymaga: { $needs }.
ev-event-is-mine = { $name }: { $n ->
    [one] 1 punkt.
    [few] { $n } punkty.
   *[many] { $n } punktów.
}
ev-workers-home = { $n ->
    [1] Jeden robotnik jest jeszcze w domu.
    [2] Dwóch robotników jest jeszcze w domu.
    [3] Trzech robotników jest jeszcze w domu.
    [4] Czterech robotników jest jeszcze w domu.
    [5] Pięciu robotników jest jeszcze w domu.
    [6] Sześciu robotników jest jeszcze w domu.
   *[other] W domu jest jeszcze { $n } robotników.
}
ev-pass-anyway = Mimo to spasuj
ev-pass-not-yet = Jeszcze nie
ev-season-later = { $season ->
    [spring] Wiosna nadejdzie, gdy umieścisz wszystkich robotników.
    [summer] Lato nadejdzie, gdy umieścisz wszystkich robotników.
   *[autumn] Jesień nadejdzie, gdy umieścisz wszystkich robotników.
}
ev-cards-in-hand = karty na ręce
ev-free-workers = dostępni robotnicy
ev-points-so-far = punkty dotąd
ev-points-open = punkty dotąd. Pokaż, skąd pochodzą
ev-points-now = Punkty, gdyby gra skończyła się teraz
ev-source = źródło
ev-total = Razem
ev-needs = Wymaga: { $needs }
ev-brings = Po położeniu żetonu użycia sprowadza za darmo: { $names }
ev-brings-any = Po położeniu żetonu użycia sprowadza za darmo dowolne stworzenie
ev-home = Za darmo, jeśli położysz żeton użycia na karcie: { $names }
ev-all-cards = Na stronie kart
ev-read-nothing = Wskaż kartę lub pole, żeby je tu przeczytać.

# Rugwort, when one plays alone.
ev-rugwort-about = gra bez miejsca przy stole
ev-mood = { $mood ->
    [cranky] zrzędliwy: zabiera karty z twojej ręki
    [glitzy] wystawny: jego fioletowe karty liczą się bardziej
    [hasty] pośpieszny: wcześnie zdobywa wydarzenia
    [lucky] szczęściarz: ta sama liczba dwa razy daje mu punkt
   *[squatty] lokator: twoje puste miejsca liczą się dla niego
}
ev-his-events = zdobyte przez niego wydarzenia
ev-he-did = Co zrobił
ev-rule = Zasada { $rule }

# The last turn of the opponent without a seat, once more.
ev-his-turn-again = Pokaż jeszcze raz jego turę
ev-her-turn-again = Pokaż jeszcze raz jej turę
ev-her-turn-again-short = Jej tura jeszcze raz
ev-again-at = Krok { $n } z { $all }
ev-again-back = Krok wstecz
ev-again-on = Następny krok
ev-again-end = To wszystko: wróć do stołu

# Nightweave’s lair.
ev-part-lair = Leże
ev-lair-of = Leże pajęczycy
ev-lair-open = Do jej leża
ev-level = { $name }, poziom { $level }
ev-level-short = { $name } ({ $level })
ev-level-means = znak jej poziomu daje { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; na koniec gry dodatkowo { $zero } za każdą kartę wartą 0, { $rich } za każdą kartę fioletową, legendarną lub z dodatku Stacja Nowoliść, { $special } za każde wydarzenie specjalne
ev-quiet-discard = odrzuca kartę, bez punktu
ev-level-points = Punkty jej poziomu: { $n }
ev-level-token = i punkty jej poziomu
ev-she-did = Co zrobiła
ev-she-began = Zaczęła ona, zanim ktokolwiek spojrzał: tu leży jej karta.
ev-spiders = Pająki
ev-spiders-home = pająki w domu
ev-spiders-where = w domu { $home }, na planszy { $out }, przyjdzie jeszcze { $later }
ev-her-events = Zdobyte przez nią wydarzenia
ev-loot = Zdobycz
ev-her-hand = Jej ręka: { $n ->
    [one] 1 zakryta karta
    [few] { $n } zakryte karty
   *[many] { $n } zakrytych kart
}
ev-known = Widziane w drodze na jej rękę; nadal tam są albo leżą zakryte wśród odrzuconych: { $names }
ev-her-city = Jej miasto: { $used } z { $all }
ev-season = Pora roku
ev-season-name = { $season ->
    [winter] Zima
    [spring] Wiosna
    [summer] Lato
   *[autumn] Jesień
}
ev-now = teraz
ev-tokens = Żetony punktów
ev-where-she-is = Ona sama
ev-she-sits = Pajęczyca siedzi na miejscu { $slot } na łące
ev-she-is-home = W domu
ev-modules = Co knuje
ev-module = { $table ->
    [personality] Osobowość
    [plan] Plan
   *[intrigue] { $kind ->
        [seasonal] Intryga sezonowa
        [short] Intryga
       *[instant] Intryga natychmiastowa
    }
}
ev-foil = Udaremnij:
ev-intrigues-left = { $n ->
    [one] 1 intryga jest jeszcze zakryta.
    [few] { $n } intrygi są jeszcze zakryte.
   *[many] { $n } intryg jest jeszcze zakrytych.
}
ev-activity = Karta, według której działa
ev-activity-card = Karta aktywności. { $season ->
    [winter] Zimą
    [spring] Wiosną
    [summer] Latem
   *[autumn] Jesienią
}: najpierw { $first }; jeśli to niemożliwe, { $second }; w przeciwnym razie { $backup }. { $arrow ->
    [clockwise] Zajęte pola mija zgodnie z kierunkiem ruchu wskazówek zegara.
   *[counter] Zajęte pola mija przeciwnie do kierunku ruchu wskazówek zegara.
}
ev-arrow = { $arrow ->
    [clockwise] zgodnie z ruchem zegara
   *[counter] przeciwnie do ruchu zegara
}
ev-mark = { $mark ->
    [worker] wymaga pająka
   *[pawn] wymaga jej samej
}
ev-else = inaczej
ev-to-come = Może jeszcze przyjść: { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
ev-to-come-about = { $all ->
    [1] To ta karta.
   *[other] Liczba kart: { $all }, w tym zakryte: { $n }. Oto, co mówią w jej porze roku.
}
ev-down = zakryta
ev-web-on-card = leży na niej żeton pajęczyny
ev-captives = { $n ->
    [one] Na jej planszetce jest robotnik
    [few] Na jej planszetce jest { $n } robotników
   *[many] Na jej planszetce jest { $n } robotników
}{ $lent ->
    [0] .
   *[other] ; użyje go następnym razem.
}
ev-owed = Pierwszy robotnik, którego umieścisz, jest jej.
ev-turned-away = Odwrócona przez Pajęczycę, nie można jej użyć: { $what }
ev-web-here = Leży tu żeton pajęczyny.
ev-webs-here = { $n ->
    [one] Leży tu żeton pajęczyny.
    [few] Leżą tu { $n } żetony pajęczyny.
   *[many] Leży tu { $n } żetonów pajęczyny.
}

# Help.
ev-help = Jak się gra
ev-help-short = Pomoc
ev-help-workers = Umieść robotnika tam, gdzie coś świeci: nad rzeką, w lesie, przy wydarzeniu albo na czerwonej karcie w mieście.
ev-help-cards = Zagrywaj karty z ręki lub z łąki. Przerywana linia pod liczbą mówi, czego ci jeszcze brakuje.
ev-help-homes = Budowla z drzwiami pozwala swojemu stworzeniu wprowadzić się za darmo, raz.
ev-help-seasons = Gdy wszyscy twoi robotnicy są zajęci, przygotuj się do nowej pory roku: wracają i przyprowadzają nowych.
ev-help-events = Wydarzenie dostaje ten, kto pierwszy ma jego karty i wyśle tam robotnika.
ev-help-rugwort = Po każdej zagranej przez ciebie karcie Krostawiec rzuca kością i bierze wskazaną kartę z łąki. Z każdą porą roku blokuje więcej.
ev-help-nightweave = Pajęczyca gra po każdej twojej turze: karta aktywności mówi, co robi w swojej porze roku. Jeśli pierwsza rzecz jest niemożliwa, robi drugą, a w przeciwnym razie tę z dołu.
ev-help-activity = Gdy pole jest zajęte, jej pająk idzie na następne tego rodzaju, w kierunku strzałki na karcie.
ev-help-webs = Pajęczyny oznaczają to, co utkała: karty obok niej, na które wpływa, i pola, które kosztują więcej.
ev-help-again = Jej lub jego ostatnią turę można obejrzeć ponownie krok po kroku: przycisk pod spodem albo R; strzałki prowadzą dalej i wstecz.
ev-help-keys = Klawisze: strzałki i Tab przechodzą po tym, co świeci, Enter wybiera, Z powiększa, Escape wraca, U cofa, H podpowiada.
ev-help-rules = Wszystkie zasady

# Laying a table.
web-rival-everdell = Krostawiec
web-rival-everdell-about = Twój przeciwnik nie potrzebuje miejsca: to stary szczur, który po każdej zagranej przez ciebie karcie bierze kartę z łąki i wraz z porami roku zdobywa wydarzenia.
ev-companion-ready-rugwort = Co właśnie robisz?
ev-rival-nightweave = Pajęczyca
ev-rival-nightweave-about = Nie potrzebuje miejsca: buduje własne miasto, wysyła pająki tam, dokąd chcesz iść, i sama zasiada na łące.
web-setting-everdell-rugwort = Rok Krostawca
web-setting-everdell-mood = Jego nastrój
web-setting-everdell-first = Kto zaczyna
web-setting-everdell-nightweave = Przeciwko Pajęczycy
web-setting-everdell-difficulty = Jej poziom
web-setting-everdell-personality = Jej osobowość
web-setting-everdell-plan = Jej plan
web-setting-everdell-intrigues = Intrygi
web-setting-everdell-farms = Specjalne Farmy
web-setting-everdell-corrin = Karty Przemyszława Ogonka
web-setting-everdell-extra = Więcej! Więcej!
web-setting-everdell-rugwort-cards = Karty Krostawca
web-setting-everdell-legends = Legendarne karty
web-setting-everdell-powers = Zdolności robotników
web-choice-everdell-rugwort = { $choice ->
    [1] 1: Szubrawiec
    [2] 2: do Cna Zepsuty
   *[3] 3: Łotr Okrutny
}
web-choice-everdell-mood = { $choice ->
    [none] Bez nastroju
    [cranky] Zrzędliwy
    [glitzy] Wystawny
    [hasty] Pośpieszny
    [lucky] Szczęściarz
   *[squatty] Lokator
}
web-choice-everdell-difficulty = { $choice ->
    [0] 0: potulna
    [1] 1: cwana
    [2] 2: nieznośna
    [3] 3: dręcząca
   *[4] 4: przerażająca
}
web-choice-everdell-personality = { $choice ->
    [none] Brak
    [any] Dowolna, losowana
    [nasty] Pajęczyca paskudna
    [pessimist] Pajęczyca pesymistka
    [infernal] Pajęczyca piekielna
    [vile] Pajęczyca podła
    [gambler] Pajęczyca pokerzystka
    [idler] Pajęczyca próżniaczka
    [privileged] Pajęczyca uprzywilejowana
    [needy] Pajęczyca w potrzebie
   *[other] { $choice }
}
web-choice-everdell-plan = { $choice ->
    [none] Brak
    [any] Dowolny, losowany
    [masquerade] Bal maskowy
    [web_barricade] Barykada z pajęczyny
    [hypnotic_gaze] Hipnotyzujące spojrzenie
    [plot_thickens] Intryga się zagęszcza
    [weavers_whim] Kaprys tkaczki
    [bounty_hunter] Łowczyni nagród
    [swarm] Obezwładniająca chmara
    [test_of_strength] Próba siły
    [unraveler] Prujka
    [web_expansion] Rozbudowa sieci
    [smarty] Spryciula
    [extortion] Wyłudzenie
    [connections] Znajomości
   *[other] { $choice }
}
web-choice-everdell-legends = { $choice ->
    [none] Brak
    [first] Legendy: dziesięć
    [more] Więcej legend: dziesięć
   *[both] Wszystkie dwadzieścia
}
web-choice-everdell-powers = { $choice ->
    [none] Brak
    [mistwood] Cztery z Mgielnego Lasu
   *[all] Wszystkie, jedna z dwóch
}
ev-fixed-plan = Nie z intrygami: wykluczają się.
ev-fixed-intrigues = Nie z planem: wykluczają się.
ev-fixed-modules = Nie z jej osobowością, planem ani intrygami.

# Other pages.
web-curve-everdell = Punkty, tura po turze
web-curve-label-everdell = Krzywa przebiegu gry: punkty każdego gracza, tura po turze
web-total-everdell = punkty
web-cards-everdell = { $table ->
    [card] Stworzenia i budowle
    [location] Pola akcji
    [event] Wydarzenia
    [season] Pory roku
    [rugwort] Krostawiec
    [rugwort_points] Jak punktuje Krostawiec
    [activity] Karty aktywności Pajęczycy
    [personality] Jej osobowości
    [plan] Jej plany
    [intrigue] Jej intrygi
    [level] Jej poziomy
    [lair] Jej leże
    [her_season] Co daje jej pora roku
    [power] Zdolności robotników
    [adornment] Perłowy Potok: ozdoby
    [river_space] Perłowy Potok: brzegi rzeki
    [river_card] Perłowy Potok: karty rzeki
    [river_counts] Perłowy Potok: układ rzeki
    [visitor] Stacja Nowoliść: goście
    [train_tile] Stacja Nowoliść: wagony
    [garland] Święto Lata: nagrody
    [market_token] Święto Lata: żetony targowiska
    [fair] Święto Lata: jarmark
    [discovery] Zimowy Szczyt: odkrycia
    [map_tile] Zimowy Szczyt: kafelki mapy okolicy
    [weather] Zimowy Szczyt: pogoda
    [mountain] Zimowy Szczyt: góry
    [counts] Jak przygotowuje się stół
   *[other] Więcej
}

# On the other pages: the home page, a new table, rules and cards, the end of a game.
web-game-title-everdell = Everdell
web-game-about-everdell = Zbuduj leśne miasto, zanim nadejdzie zima.
web-game-facts-everdell = 1–4 graczy, do 6 z dodatkiem Święto Lata
web-game-picture-everdell = Wielkie dziuplaste drzewo nad małym leśnym miastem, pajęczyca na nici
web-group-everdell = { $group ->
    [alone] Siła przeciwnika: { $rival }
    [lair] Leże pajęczycy
    [box] Co jest w pudełku
    [pearlbrook] Perłowy Potok: rzeka
    [newleaf] Stacja Nowoliść: kolej
    [bellfaire] Święto Lata: jarmark
    [spirecrest] Zimowy Szczyt: góry
    [start] Jak się zaczyna
    [asking] O co pyta gra
   *[rest] Więcej
}
web-part-everdell = { $part ->
    [base] Gra podstawowa
    [solo] Solo przeciwko Krostawcowi
    [mistwood] Mgielny Las: co jest w pudełku
    [farms] Specjalne Farmy
    [corrin] Przemyszław Ogonek
    [extra] Więcej! Więcej!
    [rugwort_cards] Karty Krostawca
    [legends] Legendarne karty
    [powers] Zdolności robotników
    [nightweave] Przeciwko Pajęczycy
    [modules] Jej plany, intrygi i osobowości
    [newleaf] Z dodatkiem Stacja Nowoliść
    [pearlbrook] Z dodatkiem Perłowy Potok
    [spirecrest] Z dodatkiem Zimowy Szczyt
    [bellfaire] Z dodatkiem Święto Lata
   *[other] { $part }
}

# Words in names that are too long for a narrow card, with a dot wherever they may be divided. List those of your
# language, from about eleven letters on.
ev-divided =
    Bezsze·lestna Herba·ciarnia Miękki·brzusio Przemy·szław Przemy·szława Uniwer·sytet architek·turze kierow·nictwem
    przebie·rańców wielo·branżowy żołę·dziówki
