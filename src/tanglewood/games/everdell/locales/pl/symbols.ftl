# Every symbol of the table: its name, and what it does in one sentence.

symbol-everdell-twig = gałązka
symbol-everdell-twig-about = Płacisz nią za budowle.
symbol-everdell-resin = żywica
symbol-everdell-resin-about = Płacisz nią za budowle.
symbol-everdell-pebble = kamyk
symbol-everdell-pebble-about = Płacisz nim za budowle.
symbol-everdell-berry = jagoda
symbol-everdell-berry-about = Płacisz nią za stworzenia.
symbol-everdell-any = dowolny surowiec
symbol-everdell-any-about = Gałązka, bryłka żywicy, kamyk lub jagoda, do wyboru.
symbol-everdell-card = karta
symbol-everdell-card-about = Dobierana z talii. Limit na ręce to { $everdell__counts__hand_limit }, od pięciu graczy { $everdell__fair__hand_limit }; niektóre zdolności to zmieniają.
symbol-everdell-points = punkt
symbol-everdell-points-about = Żeton punktu albo to, ile karta jest warta na koniec gry.
symbol-everdell-total = punkty dotąd
symbol-everdell-total-about = Ile punktów byłoby na tym miejscu przy stole, gdyby gra skończyła się teraz.

# ------------------------------------------------------------------ cards

symbol-everdell-green = produkcja
symbol-everdell-green-about = Daje surowce po zagraniu oraz znów wiosną i jesienią.
symbol-everdell-red = miejsce
symbol-everdell-red-about = Pole dla robotnika.
symbol-everdell-blue = zarządzanie
symbol-everdell-blue-about = Pomaga właścicielowi, dopóki stoi.
symbol-everdell-purple = pomyślność
symbol-everdell-purple-about = Daje dodatkowe punkty na koniec gry.
symbol-everdell-tan = podróżnik
symbol-everdell-tan-about = Działa raz, po zagraniu.
symbol-everdell-worth = wartość
symbol-everdell-worth-about = Ile karta jest warta na koniec gry.
symbol-everdell-unique = unikatowa
symbol-everdell-unique-about = W mieście może być tylko jedna taka.
symbol-everdell-common = zwykła
symbol-everdell-common-about = W mieście może ich być tyle, ile się zmieści.
symbol-everdell-door = dom
symbol-everdell-door-about = Zaprasza swoje stworzenie bez płacenia, raz.
symbol-everdell-door-lit = dom z gościem w zasięgu
symbol-everdell-door-lit-about = Jego stworzenie jest na twojej ręce lub na łące i może przyjść bez płacenia.
symbol-everdell-door-shut = dom, zajęty
symbol-everdell-door-shut-about = Gość już przyszedł; nie zaprasza nikogo więcej.
symbol-everdell-free-guest = może przyjść za darmo
symbol-everdell-free-guest-about = Karta w twoim mieście zaprasza tę kartę lub robi jej miejsce: można ją zagrać bez płacenia.
symbol-everdell-open = otwarte
symbol-everdell-open-about = Mogą odwiedzać inni; właściciel bierze punkt.
symbol-everdell-pair = para
symbol-everdell-pair-about = Te dwie karty dzielą jedno miejsce.
symbol-everdell-tokens = żetony tutaj
symbol-everdell-tokens-about = Punkty, które leżą na tej karcie i liczą się na koniec gry.
symbol-everdell-stored = zapas
symbol-everdell-stored-about = Surowce, które czekają tu, aż zabierze je robotnik.
symbol-everdell-lock = na stałe
symbol-everdell-lock-about = Ten robotnik nigdy nie wraca.
symbol-everdell-bars = więzień
symbol-everdell-bars-about = Stworzenie pod Lochem; nie ma go już w mieście.
symbol-everdell-legend = legendarna karta
symbol-everdell-legend-about = Może zastąpić kartę ze swojej wstęgi i nie wlicza się do kart na ręce.
symbol-everdell-over = Niebiański most
symbol-everdell-over-about = Leży na tej karcie.

# ------------------------------------------------------------------ places and seasons

symbol-everdell-worker = robotnik
symbol-everdell-worker-about = Idzie na pole, robi to, co ono mówi, i wraca z następną porą roku.
symbol-everdell-free = wolne miejsce
symbol-everdell-free-about = Jest miejsce dla jednego robotnika.
symbol-everdell-shared = pole grupowe
symbol-everdell-shared-about = Jest tu miejsce dla wszystkich.
symbol-everdell-at-most = najwyżej tyle
symbol-everdell-at-most-about = Nie dawaj nic albo daj, ile chcesz, ale nie więcej, niż mówi liczba.
symbol-everdell-cheaper = taniej
symbol-everdell-cheaper-about = Kartę zagrywa się za jeden surowiec mniej, niż kosztuje.
symbol-everdell-exchange = wymiana
symbol-everdell-exchange-about = Daj to, co przed strzałką, i weź to, co za nią.
symbol-everdell-haven = święty krąg
symbol-everdell-haven-about = Odrzuć karty: za każde dwie jeden dowolny surowiec.
symbol-everdell-journey = podróż
symbol-everdell-journey-about = Od jesieni: odrzuć tyle kart, zdobądź tyle punktów.
symbol-everdell-event = wydarzenie podstawowe
symbol-everdell-event-about = { $everdell__event__grand_tour__points ->
    [one] Tyle kart tego koloru w twoim mieście: wyślij robotnika, 1 punkt.
    [few] Tyle kart tego koloru w twoim mieście: wyślij robotnika, { $everdell__event__grand_tour__points } punkty.
   *[many] Tyle kart tego koloru w twoim mieście: wyślij robotnika, { $everdell__event__grand_tour__points } punktów.
    }
symbol-everdell-special = wydarzenie specjalne
symbol-everdell-special-about = Obie karty w twoim mieście: wyślij robotnika i je zdobądź.
symbol-everdell-met = gotowe
symbol-everdell-met-about = Twoje miasto ma to, czego wymaga to wydarzenie.
symbol-everdell-winter = zima
symbol-everdell-winter-about = { $everdell__counts__workers ->
    [one] Pierwsza pora roku: 1 robotnik.
    [few] Pierwsza pora roku: { $everdell__counts__workers } robotników.
   *[many] Pierwsza pora roku: { $everdell__counts__workers } robotników.
    }
symbol-everdell-spring = wiosna
symbol-everdell-spring-about = { $everdell__season__spring__workers ->
    [one] 1 nowy robotnik
    [few] { $everdell__season__spring__workers } nowych robotników
   *[many] { $everdell__season__spring__workers } nowych robotników
    }, a każda zielona karta daje swoje surowce.
symbol-everdell-summer = lato
symbol-everdell-summer-about = { $everdell__season__summer__workers ->
    [one] 1 nowy robotnik
    [few] { $everdell__season__summer__workers } nowych robotników
   *[many] { $everdell__season__summer__workers } nowych robotników
    } i dwie karty z łąki.
symbol-everdell-autumn = jesień
symbol-everdell-autumn-about = { $everdell__season__autumn__workers ->
    [one] 1 nowy robotnik
    [few] { $everdell__season__autumn__workers } nowych robotników
   *[many] { $everdell__season__autumn__workers } nowych robotników
    }, każda zielona karta daje swoje surowce; ostatnia pora roku.
symbol-everdell-city = miejsca
symbol-everdell-city-about = Zajęte miejsca w mieście i wszystkie, jakie ma: { $everdell__counts__city }.
symbol-everdell-spaces = wolne miejsca
symbol-everdell-spaces-about = Każde mieści jedną kartę; niektóre karty dzielą miejsce albo go nie potrzebują.
symbol-everdell-deck = talia
symbol-everdell-deck-about = Stąd dobiera się zakryte karty; gdy się skończy, tasuje się stos kart odrzuconych.
symbol-everdell-discard = stos kart odrzuconych
symbol-everdell-discard-about = Karty, które oddano lub zastąpiono.
symbol-everdell-first = pierwszy gracz
symbol-everdell-first-about = Zaczyna z najmniejszą liczbą kart.
symbol-everdell-figure = figurka zdolności
symbol-everdell-figure-about = Na to pole położyła ją zdolność robotników.
symbol-everdell-rat-token = znacznik Krostawca
symbol-everdell-rat-token-about = Na to miejsce na łące położyła go zdolność robotników.

# ------------------------------------------------------------------ Rugwort

symbol-everdell-worker-5 = szczur Krostawca
symbol-everdell-worker-5-about = Blokuje to pole lub tę kartę na łące.
symbol-everdell-die = jego kość
symbol-everdell-die-about = 8-ścienna kość, która wskazuje kartę, jaką bierze z łąki.

# ------------------------------------------------------------------ Nightweave

symbol-everdell-spider = pająk
symbol-everdell-spider-about = Jej robotnik: idzie tylko na pojedyncze pola.
symbol-everdell-nightweave = Pajęczyca
symbol-everdell-nightweave-about = Ona sama: siedzi na miejscu na łące, które pozostaje puste.
symbol-everdell-clockwise = strzałka
symbol-everdell-clockwise-about = Szuka następnego pola zgodnie z ruchem wskazówek zegara: rzędy od lewej, kolumny od góry.
symbol-everdell-counter = strzałka
symbol-everdell-counter-about = Szuka następnego pola przeciwnie do ruchu wskazówek zegara: rzędy od prawej, kolumny od dołu.
symbol-everdell-walk-blocked = minięte
symbol-everdell-walk-blocked-about = To pole jest zajęte, więc idzie na następne.
symbol-everdell-walk-found = znalezione
symbol-everdell-walk-found-about = Pierwsze wolne pole na jej drodze: tam idzie pająk.
symbol-everdell-clearing = leśna polana
symbol-everdell-clearing-about = O które pole lasu chodzi: ciemny kwadrat.
symbol-everdell-lair = jej miasto
symbol-everdell-lair-about = Zajęte miejsca w jej mieście i wszystkie, jakie ma.
symbol-everdell-meadow = łąka
symbol-everdell-meadow-about = { $everdell__counts__meadow ->
    [one] 1 odkryta karta
    [few] { $everdell__counts__meadow } odkryte karty
   *[many] { $everdell__counts__meadow } odkrytych kart
    }.
symbol-everdell-trash-card = odrzucenie
symbol-everdell-trash-card-about = Jej wierzchnia karta trafia na stos kart odrzuconych, za punkt.
symbol-everdell-web = pajęczyna
symbol-everdell-web-about = Coś cię kosztuje albo zamyka pole, na którym leży.
symbol-everdell-threads = zakryta
symbol-everdell-threads-about = Ta karta jest odwrócona i teraz nic nie robi.
symbol-everdell-personality = osobowość
symbol-everdell-personality-about = Jej zwyczaj na całą grę.
symbol-everdell-plan = plan
symbol-everdell-plan-about = Jej podstęp na całą grę.
symbol-everdell-intrigue = intryga
symbol-everdell-intrigue-about = Jej podstęp na tę porę roku.
symbol-everdell-loot = zdobycz
symbol-everdell-loot-about = To, co zdobyła i zatrzymuje.
symbol-everdell-purse = udaremnienie
symbol-everdell-purse-about = Zapłać to, a jej podstęp się nie uda.
symbol-everdell-hand = karty na ręce
symbol-everdell-hand-about = Limit na ręce to { $everdell__counts__hand_limit }, od pięciu graczy { $everdell__fair__hand_limit }; niektóre zdolności to zmieniają.

# ------------------------------------------------------------------ the lands

symbol-everdell-pearl = perła
symbol-everdell-pearl-about = Płacisz nią za ozdoby i cuda; każda pozostała daje { $everdell__river_counts__pearl_points ->
    [one] 1 punkt
    [few] { $everdell__river_counts__pearl_points } punkty
   *[many] { $everdell__river_counts__pearl_points } punktów
    }.
symbol-everdell-frog = żabi ambasador
symbol-everdell-frog-about = Idzie nad rzekę, raz w każdej porze roku.
symbol-everdell-frog-free = miejsce dla ambasadora
symbol-everdell-frog-free-about = Może tu wejść ambasador, nie robotnik.
symbol-everdell-river-need = wymagane karty
symbol-everdell-river-need-about = Miasto właściciela ambasadora musi mieć karty tego koloru; nie oddaje się ich.
symbol-everdell-river-back = zakryta karta
symbol-everdell-river-back-about = Odkrywa ją pierwszy ambasador i bierze leżącą na niej perłę.
symbol-everdell-adornment = ozdoba
symbol-everdell-adornment-about = Zagrywana za perłę: działa od razu i punktuje na koniec gry.
symbol-everdell-wonder = cud
symbol-everdell-wonder-about = Robotnik buduje go za surowce, perły i karty; każdy tylko raz.
symbol-everdell-lily-pad = rzeka
symbol-everdell-lily-pad-about = Dokąd ambasadorzy idą po perły.

symbol-everdell-gold-leaf = złoty żeton użycia
symbol-everdell-gold-leaf-about = Oznacza dom jako użyty przez dowolne stworzenie jego koloru lub rodzaju, które przychodzi wtedy za darmo.
symbol-everdell-ticket = bilet kolejowy
symbol-everdell-ticket-about = Przenosi robotnika na inne pole, dwa razy w grze: tam i z powrotem.
symbol-everdell-reserve = rezerwacja
symbol-everdell-reserve-about = Odkłada dla ciebie kartę z łąki lub stacji, do zagrania później.
symbol-everdell-visitor = gość
symbol-everdell-visitor-about = Punktuje na koniec gry, jeśli jego życzenie jest spełnione.
symbol-everdell-visitor-met = spełnione
symbol-everdell-visitor-met-about = Ten gość dałby ci teraz punkty.
symbol-everdell-car = wagon
symbol-everdell-car-about = Jego kafelek dostaje ten, kto zagra kartę pod nim.
symbol-everdell-tile-bag = worek kafelków
symbol-everdell-tile-bag-about = Dobiera się z niego nowe kafelki wagonów.
symbol-everdell-train-mark = kafelek wagonu
symbol-everdell-train-mark-about = Weź to, co pokazuje jeden z wagonów.
symbol-everdell-station-house = stacja
symbol-everdell-station-house-about = Robotnik bierze gościa i kafelek pociągu.
symbol-everdell-knoll = pagórek
symbol-everdell-knoll-about = Robotnik bierze nowe karty i kafelek pociągu.

symbol-everdell-garland = „Wianek stulecia”
symbol-everdell-garland-about = Na koniec gry punktują miasta z największą liczbą kart tego rodzaju.
symbol-everdell-market-gain = strona zysku
symbol-everdell-market-gain-about = Robotnik bierze to, co pokazuje tu żeton; żeton przechodzi na stronę wymiany.
symbol-everdell-market-trade = strona wymiany
symbol-everdell-market-trade-about = Robotnik płaci to, co pokazuje tu żeton, za punkty i surowce; żeton przechodzi na stronę zysku.
symbol-everdell-construction = budowla
symbol-everdell-construction-about = Karta, którą buduje się z gałązek, żywicy i kamyków.
symbol-everdell-critter = stworzenie
symbol-everdell-critter-about = Karta, za którą płaci się jagodami.

symbol-everdell-weather = pogoda
symbol-everdell-weather-about = Utrudnia coś każdemu, u kogo trwa jej pora roku.
symbol-everdell-rabbit = króliczy podróżnik
symbol-everdell-rabbit-about = Pokazuje, jak daleko w góry dotarł gracz.
symbol-everdell-map-tile = kafelek mapy okolicy
symbol-everdell-map-tile-about = Zdobywany przy eksploracji; opłacany na koniec gry, jeden po drugim, za swoje punkty.
symbol-everdell-discovery = odkrycie
symbol-everdell-discovery-about = Przy eksploracji bierze się jedno z trzech; ich miejsca kosztują { $everdell__mountain__prices__0 }, { $everdell__mountain__prices__1 } i { $everdell__mountain__prices__2 }.
symbol-everdell-big-critter = duże stworzenie
symbol-everdell-big-critter-about = Zastępuje robotnika i ma własną zdolność.
symbol-everdell-mountain = góry
symbol-everdell-mountain-about = Eksploruje się je po przygotowaniu do pory roku.
