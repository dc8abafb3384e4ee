# The symbols of the game: a name and at most twelve words for each. Order and drawings are in legend.toml.

everdell-symbols-goods = Surowce
everdell-symbol-twig = gałązka
everdell-symbol-twig-says = Płacisz nią za budowle.
everdell-symbol-resin = żywica
everdell-symbol-resin-says = Płacisz nią za budowle.
everdell-symbol-pebble = kamyk
everdell-symbol-pebble-says = Płacisz nim za budowle.
everdell-symbol-berry = jagoda
everdell-symbol-berry-says = Płacisz nią za stworzenia.
everdell-symbol-any-good = dowolny surowiec
everdell-symbol-any-good-says = Jeden z czterech, do wyboru.
everdell-symbol-card = karta
everdell-symbol-card-says = Dobierz kartę z talii; limit na ręce to { $everdell__counts__hand_limit }.
everdell-symbol-point = punkt
everdell-symbol-point-says = Żeton punktu albo wartość karty.

everdell-symbols-cards = Karty
everdell-symbol-production = produkcja
everdell-symbol-production-says = Daje surowce po zagraniu, wiosną i jesienią.
everdell-symbol-destination = miejsce
everdell-symbol-destination-says = Pole dla robotnika.
everdell-symbol-governance = zarządzanie
everdell-symbol-governance-says = Pomaga, dopóki stoi.
everdell-symbol-prosperity = pomyślność
everdell-symbol-prosperity-says = Daje dodatkowe punkty na koniec gry.
everdell-symbol-traveler = podróżnik
everdell-symbol-traveler-says = Działa raz, po zagraniu.
everdell-symbol-points = punkty
everdell-symbol-points-says = Ile karta jest warta na koniec gry.
everdell-symbol-cost = koszt
everdell-symbol-cost-says = Ile płacisz, żeby ją zagrać.
everdell-symbol-missing = brakuje
everdell-symbol-missing-says = Tego ci jeszcze brakuje.
everdell-symbol-unique = unikatowa
everdell-symbol-unique-says = Tylko jedna taka w mieście.
everdell-symbol-common = zwykła
everdell-symbol-common-says = Tyle, ile chcesz.
everdell-symbol-home = dom
everdell-symbol-home-says = Zaprasza swoje stworzenie za darmo, raz.
everdell-symbol-taken = zajęty
everdell-symbol-taken-says = Gość już przyszedł; drugiego nie będzie.
everdell-symbol-open = otwarte
everdell-symbol-open-says = Mogą odwiedzać inni; właściciel zdobywa punkt.
everdell-symbol-pair = para
everdell-symbol-pair-says = Te dwie karty dzielą jedno miejsce.
everdell-symbol-tokens-here = żetony tutaj
everdell-symbol-tokens-here-says = Punkty leżące na tej karcie.
everdell-symbol-stored = zapas
everdell-symbol-stored-says = Czeka tu, aż zabierze go robotnik.
everdell-symbol-for-good = na stałe
everdell-symbol-for-good-says = Ten robotnik nigdy nie wraca.
everdell-symbol-prisoner = więzień
everdell-symbol-prisoner-says = Pod Lochem; nie ma go już w mieście.

everdell-symbols-places-and-seasons = Pola i pory roku
everdell-symbol-worker = robotnik
everdell-symbol-worker-says = Twój, w twoim kolorze i kształcie.
everdell-symbol-free-space = wolne miejsce
everdell-symbol-free-space-says = Miejsce dla jednego robotnika.
everdell-symbol-shared = grupowe
everdell-symbol-shared-says = Miejsce dla wszystkich.
everdell-symbol-forest-place = pole lasu
everdell-symbol-forest-place-says = W każdej grze inne.
everdell-symbol-haven = święty krąg
everdell-symbol-haven-says = Dwie karty za jeden dowolny surowiec.
everdell-symbol-journey = podróż
everdell-symbol-journey-says = Jesienią: odrzuć karty, zdobądź punkty.
everdell-symbol-basic-event = wydarzenie podstawowe
everdell-symbol-basic-event-says = { $everdell__event__grand_tour__points ->
    [one] Tyle kart tego koloru: 1 punkt.
    [few] Tyle kart tego koloru: { $everdell__event__grand_tour__points } punkty.
   *[many] Tyle kart tego koloru: { $everdell__event__grand_tour__points } punktów.
    }
everdell-symbol-special-event = wydarzenie specjalne
everdell-symbol-special-event-says = Obie karty w twoim mieście: zdobądź je.
everdell-symbol-winter = zima
everdell-symbol-winter-says = { $everdell__counts__workers ->
    [one] 1 robotnik
    [few] { $everdell__counts__workers } robotników
   *[many] { $everdell__counts__workers } robotników
    }.
everdell-symbol-spring = wiosna
everdell-symbol-spring-says = { $everdell__season__spring__workers ->
    [one] 1 nowy robotnik
    [few] { $everdell__season__spring__workers } nowych robotników
   *[many] { $everdell__season__spring__workers } nowych robotników
    }; zielone karty dają.
everdell-symbol-summer = lato
everdell-symbol-summer-says = { $everdell__season__summer__workers ->
    [one] 1 nowy robotnik
    [few] { $everdell__season__summer__workers } nowych robotników
   *[many] { $everdell__season__summer__workers } nowych robotników
    }; dwie karty z łąki.
everdell-symbol-autumn = jesień
everdell-symbol-autumn-says = { $everdell__season__autumn__workers ->
    [one] 1 nowy robotnik
    [few] { $everdell__season__autumn__workers } nowych robotników
   *[many] { $everdell__season__autumn__workers } nowych robotników
    }; zielone karty dają; ostatnia pora roku.
everdell-symbol-spaces = miejsca
everdell-symbol-spaces-says = Zajęte i wolne miejsca w mieście.
everdell-symbol-you-can = możesz
everdell-symbol-you-can-says = Możesz to zrobić właśnie teraz.

everdell-symbols-rugwort = Krostawiec
everdell-symbol-rugwort-s-worker = robotnik Krostawca
everdell-symbol-rugwort-s-worker-says = Blokuje to pole lub tę kartę na łące.
everdell-symbol-his-die = jego kość
everdell-symbol-his-die-says = Wskazuje kartę, którą bierze z łąki.

everdell-symbols-nightweave = Pajęczyca
everdell-symbol-her-worker = jej robotnik
everdell-symbol-her-worker-says = Idzie tylko na pojedyncze pola.
everdell-symbol-herself = ona sama
everdell-symbol-herself-says = Siedzi na miejscu na łące, które pozostaje puste.
everdell-symbol-activity-row = wiersz aktywności
everdell-symbol-activity-row-says = Liczy się tylko wiersz jej pory roku.
everdell-symbol-first = najpierw
everdell-symbol-first-says = Robi to, jeśli jest możliwe.
everdell-symbol-second = potem
everdell-symbol-second-says = Jeśli pierwsze jest niemożliwe.
everdell-symbol-backup = akcja zapasowa
everdell-symbol-backup-says = Jeśli oba są niemożliwe.
everdell-symbol-arrow = strzałka
everdell-symbol-arrow-says = W którą stronę szuka następnego pola.
everdell-symbol-spider-card = karta z pająkiem
everdell-symbol-spider-card-says = Wszystkie jej akcje wymagają pająka w domu.
everdell-symbol-entering-card = karta wejścia
everdell-symbol-entering-card-says = Pozwala jej usiąść na łące.
everdell-symbol-clearing = leśna polana
everdell-symbol-clearing-says = O które pole lasu chodzi.
everdell-symbol-her-city = jej miasto
everdell-symbol-her-city-says = Pająk na jednej z jej własnych kart.
everdell-symbol-special-event-nightweave = wydarzenie specjalne
everdell-symbol-special-event-nightweave-says = Bierze jedno wydarzenie specjalne na porę roku.
everdell-symbol-basic-event-nightweave = wydarzenie podstawowe
everdell-symbol-basic-event-nightweave-says = Bierze najlepiej pasujące wydarzenie podstawowe.
everdell-symbol-discard = odrzucenie
everdell-symbol-discard-says = Jej wierzchnia karta z ręki, za punkt.
everdell-symbol-level = poziom
everdell-symbol-level-says = Tyle punktów, ile wynosi jej poziom.
everdell-symbol-web = pajęczyna
everdell-symbol-web-says = Coś cię kosztuje albo zamyka pole, na którym leży.
everdell-symbol-loot = zdobycz
everdell-symbol-loot-says = To, co zdobyła i zatrzymuje.
everdell-symbol-intrigue = intryga
everdell-symbol-intrigue-says = Jej podstęp na tę porę roku.
everdell-symbol-plan = plan
everdell-symbol-plan-says = Jej podstęp na całą grę.
everdell-symbol-personality = osobowość
everdell-symbol-personality-says = Jej zwyczaj na całą grę.
everdell-symbol-foil-price = cena udaremnienia
everdell-symbol-foil-price-says = Zapłać to, a jej podstęp się nie uda.

everdell-symbols-pearlbrook = Perłowy Potok
everdell-symbol-pearl = perła
everdell-symbol-pearl-says = Płacisz nią za ozdoby i cuda; na koniec gry każda daje { $everdell__river_counts__pearl_points ->
    [one] 1 punkt
    [few] { $everdell__river_counts__pearl_points } punkty
   *[many] { $everdell__river_counts__pearl_points } punktów
    }.
everdell-symbol-frog = ambasador
everdell-symbol-frog-says = Idzie nad rzekę raz na porę roku.
everdell-symbol-frog-space = miejsce dla ambasadora
everdell-symbol-frog-space-says = Robotnik nie może tu wejść.
everdell-symbol-river-card = zakryta karta
everdell-symbol-river-card-says = Odkrywa ją pierwszy ambasador i bierze perłę.
everdell-symbol-adornment = ozdoba
everdell-symbol-adornment-says = Zagrywana za perłę; punktuje na koniec gry.
everdell-symbol-wonder = cud
everdell-symbol-wonder-says = Robotnik buduje go za surowce, perły i karty.

everdell-symbols-newleaf = Stacja Nowoliść
everdell-symbol-train-tile = kafelek wagonu
everdell-symbol-train-tile-says = Weź to, co pokazuje wagon.
everdell-symbol-golden-leaf = złoty żeton użycia
everdell-symbol-golden-leaf-says = Sprowadza stworzenie za darmo tam, gdzie pasuje złota wstęga. Trzy na grę.
everdell-symbol-ticket = bilet kolejowy
everdell-symbol-ticket-says = Przenosi robotnika; tam i z powrotem.
everdell-symbol-reservation = rezerwacja
everdell-symbol-reservation-says = Odkłada dla ciebie kartę.
everdell-symbol-visitor = gość
everdell-symbol-visitor-says = Punktuje na koniec gry, jeśli jego życzenie jest spełnione.

everdell-symbols-bellfaire = Święto Lata
everdell-symbol-market-token = żeton targowiska
everdell-symbol-market-token-says = Zdobywany albo wymieniany na punkty i surowce.
everdell-symbol-garland = „Wianek stulecia”
everdell-symbol-garland-says = Punkty za najwięcej kart jednego rodzaju.
everdell-symbol-flower-festival = Festiwal kwiatów
everdell-symbol-flower-festival-says = Po karcie każdego koloru.

everdell-symbols-spirecrest = Zimowy Szczyt
everdell-symbol-weather = pogoda
everdell-symbol-weather-says = Obowiązuje każdego w jej porze roku.
everdell-symbol-rabbit = króliczy podróżnik
everdell-symbol-rabbit-says = Jak daleko już dotarł.
everdell-symbol-map-tile = kafelek mapy okolicy
everdell-symbol-map-tile-says = Opłacany na koniec gry, jeden po drugim.
everdell-symbol-discovery = odkrycie
everdell-symbol-discovery-says = Jedno z trzech, za { $everdell__mountain__prices__0 }, { $everdell__mountain__prices__1 } lub { $everdell__mountain__prices__2 }.
everdell-symbol-big-critter = duże stworzenie
everdell-symbol-big-critter-says = Zastępuje robotnika.
