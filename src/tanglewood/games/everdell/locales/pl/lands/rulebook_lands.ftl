# The rulebook for people, second part: what the other boxes bring. `**` marks what is bold.

everdell-book-extras = Legendarne karty, zdolności, nowe karty
everdell-book-extras-1 = **Legendarne karty:** dostajesz dwie, w tajemnicy. Zapłać za legendarną kartę jak za każdą inną albo połóż ją za darmo w miejsce karty, którą wymienia. Liczy się jako tamta karta i mieści się w pełnym mieście.
everdell-book-extras-2 = **Zdolności:** na początku wybierz jedną z dwóch. Jest tylko twoja i działa zawsze; w zamian nikt nie dostaje wiosną nowego robotnika.
everdell-book-extras-3 = **Specjalne Farmy** pozwalają za każdym razem wybrać, co dają. Karty **Przemyszława Ogonka** sprowadzają dowolne stworzenie danego koloru albo przychodzą za darmo dzięki budowli danego koloru.

everdell-book-pearlbrook = Perłowy Potok
everdell-book-pearlbrook-1 = Raz na porę roku twój **żabi ambasador** idzie nad rzekę. Brzeg wymaga, by w twoim mieście były karty danego koloru. Kto przyjdzie pierwszy, bierze leżącą tam **perłę** i odkrywa kartę; kto zapłaci to, czego karta wymaga, dostaje perłę. Na mieliźnie perłę dostajesz za dwa surowce i dwie karty.
everdell-book-pearlbrook-2 = Za perłę zagrywasz { $everdell__river_counts__adornments ->
    [one] swoją **ozdobę**
    [few] jedną ze swoich { $everdell__river_counts__adornments } **ozdób**
   *[many] jedną ze swoich { $everdell__river_counts__adornments } **ozdób**
    }. Za perły, surowce i karty robotnik buduje **cud** wart od 10 do 25 punktów, każdy tylko raz; wydarzeń podstawowych nie ma. Pozostałe perły dają po { $everdell__river_counts__pearl_points ->
    [one] 1 punkcie
    [few] { $everdell__river_counts__pearl_points } punkty
   *[many] { $everdell__river_counts__pearl_points } punktów
    }.

everdell-book-newleaf = Stacja Nowoliść
everdell-book-newleaf-1 = Trzy karty na **stacji** są dla wszystkich, a kto zagra jedną z nich, dostaje **wagon** obok niej. Robotnik na pagórku wymienia karty, robotnik na stacji przyjmuje **gościa**, który nie potrzebuje miejsca i punktuje, jeśli jego życzenie jest spełnione.
everdell-book-newleaf-2 = Karty dodatku Stacja Nowoliść mają **złote wstęgi**, które wskazują grupę. Złoty żeton użycia na wolnej budowli sprowadza stworzenie, jeśli pasuje jego wstęga albo wstęga tej budowli. Masz trzy takie żetony na całą grę.
everdell-book-newleaf-3 = Jako osobną turę możesz **zarezerwować** kartę, która będzie później kosztować jeden surowiec mniej, albo użyć **biletu**: zajęty już robotnik przenosi się na inne pole i działa ponownie.

everdell-book-bellfaire = Święto Lata
everdell-book-bellfaire-1 = Na **targowisku** robotnik bierze to, co pokazuje żeton, albo płaci to, co pokazuje żeton, za 3 punkty i 2 surowce. Za każdym razem żeton zmienia stronę.
everdell-book-bellfaire-2 = **„Wianek stulecia”** dostaje na koniec gry miasto z największą liczbą kart wskazanego rodzaju: { $everdell__fair__first ->
    [one] 1 punkt
    [few] { $everdell__fair__first } punkty
   *[many] { $everdell__fair__first } punktów
    }, drugie miejsce { $everdell__fair__second }. **Festiwal kwiatów** wymaga wszystkich pięciu kolorów; wydarzenia z dodatku Święto Lata liczą rodzaje zamiast nazw.
everdell-book-bellfaire-3 = Grać może **pięć lub sześć** osób. Limit kart na ręce to wtedy { $everdell__fair__hand_limit }, a kto spasuje, odrzuca karty z ręki.

everdell-book-spirecrest = Zimowy Szczyt
everdell-book-spirecrest-1 = Każda pora roku ma swoją **pogodę**, zawsze uciążliwą, i tylko dla tych, u których trwa ta pora roku.
everdell-book-spirecrest-2 = Po przygotowaniu się **eksplorujesz**: weź kafelek mapy okolicy tam, gdzie jest twój króliczy podróżnik, weź jedno z trzech odkryć za { $everdell__mountain__prices__0 }, { $everdell__mountain__prices__1 } lub { $everdell__mountain__prices__2 }, a podróżnik idzie dalej.
everdell-book-spirecrest-3 = Gdy spasujesz, twój **króliczy podróżnik** wyrusza wzdłuż twoich kafelków. Opłacaj je po kolei za ich punkty albo przerwij. **Duże stworzenia** zastępują robotnika i potrafią więcej.

everdell-ask-replace-legend = Czy legendarna karta coś kosztuje?
everdell-ask-replace-legend-answer = Swój koszt albo kartę, którą wymienia: jeśli jest w twoim mieście, legendarna karta zastępuje ją za darmo.
everdell-ask-replace-legend-words = zagrać za darmo wstęga wymieniona
everdell-ask-legend-full-city = Czy mogę zagrać legendarną kartę w pełnym mieście?
everdell-ask-legend-full-city-answer = Tak, sama przynosi miejsce, które zajmuje.
everdell-ask-spend-pearls = Do czego służą perły?
everdell-ask-spend-pearls-answer = Za jedną zagrywasz ozdobę, za dwie lub trzy budujesz cud, a każda pozostała jest warta { $everdell__river_counts__pearl_points ->
    [one] 1 punkt
    [few] { $everdell__river_counts__pearl_points } punkty
   *[many] { $everdell__river_counts__pearl_points } punktów
    }.
everdell-ask-spend-pearls-words = użyć wydać warte
everdell-ask-adornment-cost = Ile kosztuje ozdoba?
everdell-ask-adornment-cost-answer = Jedną perłę, płaconą najpierw. Od razu dostajesz jej efekt, a na końcu punkty; nie zajmuje miejsca w twoim mieście.
everdell-ask-adornment-cost-words = cena zagrać zapłacić
everdell-ask-frog-often = Jak często wyrusza mój ambasador?
everdell-ask-frog-often-answer = Raz na porę roku, jeśli chcesz; możesz przygotować się bez tego.
everdell-ask-frog-often-words = ambasador żaba rzeka ile razy
everdell-ask-bank-cards-spent = Czy tracę karty, których wymaga brzeg rzeki?
everdell-ask-bank-cards-spent-answer = Nie, muszą tylko być w twoim mieście.
everdell-ask-bank-cards-spent-words = wydać stracić pokazać perłowy potok
everdell-ask-station-card-tile = Kiedy dostaję wagon?
everdell-ask-station-card-tile-answer = Gdy zagrywasz kartę ze stacji; dobranie lub zarezerwowanie jej go nie daje. Dają go też pagórek i stacja.
everdell-ask-station-card-tile-words = kafelek nagroda
everdell-ask-golden-back = Czy złote żetony użycia wracają?
everdell-ask-golden-back-answer = Nie, masz tylko trzy na całą grę.
everdell-ask-golden-back-words = złoty liść liście wracać ile nowoliść
everdell-ask-visitor-space = Czy goście zajmują miejsce w moim mieście?
everdell-ask-visitor-space-answer = Nie, stoją obok, dowolnie wielu.
everdell-ask-ticket-often = Ile razy mogę użyć biletu kolejowego?
everdell-ask-ticket-often-answer = Dwa razy: raz w dowolnej porze roku i jeszcze raz od lata.
everdell-ask-ticket-often-words = dwa razy z powrotem
everdell-ask-market-often = Czy mogę pójść na targowisko dwa razy?
everdell-ask-market-often-answer = Naraz może tam być tylko jeden twój robotnik; po przygotowaniu się możesz pójść ponownie.
everdell-ask-market-often-words = święto lata robotnicy ponownie
everdell-ask-garland-tie = Kto dostaje „Wianek stulecia” przy remisie?
everdell-ask-garland-tie-answer = Wszyscy remisujący dostają całość, a następny i tak dostaje { $everdell__fair__second }.
everdell-ask-garland-tie-words = nagroda najwięcej tyle samo wianek
everdell-ask-six-players = Czy możemy grać w pięć lub sześć osób?
everdell-ask-six-players-answer = Tak, z dodatkiem Święto Lata; limit kart na ręce to wtedy { $everdell__fair__hand_limit }.
everdell-ask-six-players-words = ilu graczy 5 6 osób
everdell-ask-weather-whom = Kogo dotyka pogoda?
everdell-ask-weather-whom-answer = Tylko tych, u których trwa jej pora roku, dopóki się nie przygotują.
everdell-ask-weather-whom-words = burza mróz zima wiosna lato jesień
everdell-ask-pay-map-tiles = Kiedy płacę za kafelki mapy okolicy?
everdell-ask-pay-map-tiles-answer = Gdy spasujesz, jeden po drugim; pierwszy nieopłacony kończy wyprawę.
everdell-ask-pay-map-tiles-words = wyprawa królik góra punkty
everdell-ask-discovery-price = Ile kosztuje odkrycie?
everdell-ask-discovery-price-answer = Pierwsze z trzech kosztuje { $everdell__mountain__prices__0 }, pozostałe { $everdell__mountain__prices__1 } i { $everdell__mountain__prices__2 }, w surowcach lub kartach.
everdell-ask-discovery-price-words = płacić zimowy szczyt eksplorować
everdell-ask-build-wonder = Jak zbudować cud?
everdell-ask-build-wonder-answer = Wyślij tam robotnika i od razu zapłać surowce, perły i karty; kto pierwszy, ten go ma.
everdell-ask-reserve-card = Jak zarezerwować kartę?
everdell-ask-reserve-card-answer = Jako osobną turę, raz na porę roku, z łąki lub stacji; później kosztuje jeden surowiec mniej.
everdell-ask-big-critter = Czym jest duże stworzenie?
everdell-ask-big-critter-answer = Odkryciem, które do końca gry zastępuje jednego z twoich robotników i potrafi więcej.
everdell-ask-big-critter-words = zimowy szczyt zdolność robotnik
everdell-ask-worker-ability = Czym jest zdolność robotników?
everdell-ask-worker-ability-answer = To coś, co umiesz tylko ty, przez całą grę: jakimi zwierzętami są twoi robotnicy. W zamian nikt nie dostaje wiosną nowego robotnika.
everdell-ask-worker-ability-words = zdolności moc robotnicy zwierzę
