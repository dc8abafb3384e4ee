# The score pad for the real table: `everdell-pad-ROW` is a row, `-says` what it counts, `-FIELD` something in it.

everdell-pad-cards = Karty
everdell-pad-cards-says = Punkty wydrukowane na kartach w twoim mieście; Błazen odbiera 2.
everdell-pad-tokens = Żetony punktów
everdell-pad-tokens-says = Żetony w twoich zasobach i na twoich kartach.
everdell-pad-prosperity = Fioletowe karty
everdell-pad-prosperity-says = Co dają twoje fioletowe karty oprócz wydrukowanych punktów.
everdell-pad-journey = Podróż
everdell-pad-journey-says = Twoi robotnicy w podróży, każdy wart tyle, ile tam wydrukowano.
everdell-pad-events = Wydarzenia
everdell-pad-events-says = Punkty za zdobyte wydarzenia podstawowe i specjalne.
everdell-pad-wonders = Cuda
everdell-pad-wonders-says = Zbudowane przez ciebie cuda, każdy raz.
everdell-pad-adornments = Ozdoby
everdell-pad-adornments-says = Co na koniec gry dają zagrane ozdoby.
everdell-pad-pearls = Perły
everdell-pad-pearls-says = { $everdell__river_counts__pearl_points ->
    [one] Każda pozostała perła to { $everdell__river_counts__pearl_points } punkt.
    [few] Każda pozostała perła to { $everdell__river_counts__pearl_points } punkty.
   *[many] Każda pozostała perła to { $everdell__river_counts__pearl_points } punktów.
}
everdell-pad-pearls-pearls = Pozostałe perły
everdell-pad-garland = „Wianek stulecia”
everdell-pad-garland-says = Policz karty, o których mówi nagroda: najwięcej daje { $everdell__fair__first }, drugie miejsce { $everdell__fair__second }.
everdell-pad-garland-cards = Karty tego rodzaju
everdell-pad-visitors = Goście
everdell-pad-visitors-says = Goście, których życzenie spełnia twoje miasto.
everdell-pad-expedition = Wyprawa
everdell-pad-expedition-says = Opłacone kafelki mapy okolicy.
everdell-pad-discoveries = Odkrycia
everdell-pad-discoveries-says = Co na koniec gry dają twoje odkrycia.

everdell-pad-his-cards = Karty
everdell-pad-his-cards-says = Punkty za każdą kartę w jego mieście: { $everdell__rugwort_points__card }; za fioletową: { $everdell__rugwort_points__purple }.
everdell-pad-his-cards-others = Karty, które nie są fioletowe
everdell-pad-his-cards-purple = Fioletowe karty
everdell-pad-his-cards-glitzy = Fioletowe karty, gdy jest wystawny
everdell-pad-his-basic = Wydarzenia podstawowe
everdell-pad-his-basic-says = Punkty za każde zdobyte przez niego wydarzenie podstawowe: { $everdell__rugwort_points__basic_event }.
everdell-pad-his-basic-events = Wydarzenia podstawowe
everdell-pad-his-special = Niezdobyte wydarzenia specjalne
everdell-pad-his-special-says = Każde niezdobyte przez ciebie wydarzenie specjalne daje mu punkty, od drugiego roku więcej.
everdell-pad-his-special-events = Niezdobyte wydarzenia specjalne
everdell-pad-his-spaces = Twoje puste miejsca
everdell-pad-his-spaces-says = Krostawiec Lokator zdobywa { $everdell__rugwort_points__squatty_space } za każde puste miejsce w twoim mieście.
everdell-pad-his-spaces-spaces = Puste miejsca

everdell-pad-her-cards = Karty
everdell-pad-her-cards-says = Punkty wydrukowane na kartach w jej mieście, razem ze zdobyczą; karty na jej ręce nic nie są warte.
everdell-pad-her-bonus = Jej poziom
everdell-pad-her-bonus-says = Jej poziom dodaje punkty za karty warte 0 oraz za fioletowe, legendarne i z dodatku Stacja Nowoliść; jeden bonus na kartę.
everdell-pad-her-bonus-zero = Karty warte 0
everdell-pad-her-bonus-rich = Karty fioletowe, legendarne lub z dodatku Stacja Nowoliść
everdell-pad-her-bonus-both = Jedno i drugie: warte 0 oraz fioletowe, legendarne lub z dodatku Stacja Nowoliść
everdell-pad-her-bonus-ruler = Krostawiec Władca: najwięcej wydarzeń jednej osoby
everdell-pad-her-basic = Wydarzenia podstawowe
everdell-pad-her-basic-says = Jej wydarzenia podstawowe za wydrukowane punkty.
everdell-pad-her-special = Wydarzenia specjalne
everdell-pad-her-special-says = Każde jej wydarzenie specjalne liczy się według jej poziomu, niezależnie od nadruku.
everdell-pad-her-special-events = Wydarzenia specjalne
everdell-pad-her-adornments = Ozdoby
everdell-pad-her-adornments-says = Każda jej ozdoba liczy się według jej poziomu.
everdell-pad-her-adornments-adornments = Ozdoby
everdell-pad-her-pearls = Perły
everdell-pad-her-pearls-says = { $everdell__river_counts__pearl_points ->
    [one] Każda jej pozostała perła to { $everdell__river_counts__pearl_points } punkt.
    [few] Każda jej pozostała perła to { $everdell__river_counts__pearl_points } punkty.
   *[many] Każda jej pozostała perła to { $everdell__river_counts__pearl_points } punktów.
}
everdell-pad-her-pearls-pearls = Pozostałe perły
everdell-pad-her-visitors = Goście
everdell-pad-her-visitors-says = Jej goście, tylu, na ilu pozwala jej poziom.
everdell-pad-her-discoveries = Odkrycia
everdell-pad-her-discoveries-says = Wszystkie jej odkrycia liczą się w pełni.
everdell-pad-rival-tokens = Żetony punktów
everdell-pad-rival-tokens-says = Żetony punktów, które dostał ten przeciwnik.
everdell-pad-rival-journey = Podróż
everdell-pad-rival-journey-says = Robotnicy tego przeciwnika w podróży.
everdell-pad-rival-wonders = Cuda
everdell-pad-rival-wonders-says = Cuda zbudowane przez tego przeciwnika.
everdell-pad-rival-expedition = Kafelki mapy okolicy
everdell-pad-rival-expedition-says = Wszystkie kafelki mapy okolicy tego przeciwnika.

everdell-pad-tie-events = Wydarzenia, podstawowe i specjalne razem
everdell-pad-tie-resources = Niewykorzystane surowce w zasobach
everdell-pad-rival-nightweave = Pajęczyca
everdell-pad-rival-rugwort = Krostawiec

# Tonight’s set-up of the real box: `$n` things, `$what` they are, `$players` people.

everdell-tonight-board = Rozłóżcie planszę i Wieczne Drzewo, posortujcie gałązki, żywicę, kamyki, jagody i żetony punktów.
everdell-tonight-forest = { $n ->
    [one] Połóżcie tę kartę lasu na jej polanie; pozostałe wracają do pudełka.
    [few] Połóżcie te karty lasu ({ $n }) na ich polanach; pozostałe wracają do pudełka.
   *[many] Połóżcie te karty lasu ({ $n }) na ich polanach; pozostałe wracają do pudełka.
}
everdell-tonight-basic-events = Rozłóżcie wydarzenia podstawowe.
everdell-tonight-special-events = { $n ->
    [one] Połóżcie na drzewie to wydarzenie specjalne; pozostałe wracają do pudełka.
    [few] Połóżcie na drzewie te wydarzenia specjalne ({ $n }); pozostałe wracają do pudełka.
   *[many] Połóżcie na drzewie te wydarzenia specjalne ({ $n }); pozostałe wracają do pudełka.
}
everdell-tonight-farms = Wyjmijcie z talii zwykłe Farmy i wtasujcie osiem specjalnych.
everdell-tonight-corrin = Wtasujcie do talii pięć kart Przemyszława Ogonka.
everdell-tonight-extra = Wtasujcie do talii piętnaście kart Więcej! Więcej!
everdell-tonight-rugwort-cards = Wtasujcie do talii trzy karty Krostawca.
everdell-tonight-pearlbrook-deck = Wtasujcie do talii karty dodatku Perłowy Potok.
everdell-tonight-newleaf-deck = Wtasujcie do talii karty dodatku Stacja Nowoliść.
everdell-tonight-river = Połóżcie planszę rzeki obok planszy głównej, a perły na jej mieliźnie. Dobierzcie mieszkańców ({ $everdell__river_counts__citizens }) i miejsca ({ $everdell__river_counts__locations }), potasujcie je i połóżcie po jednej zakrytej na każdym polu rzeki, z perłą na wierzchu.
everdell-tonight-wonders = Ustawcie cztery cuda. Wydarzeń podstawowych nie ma.
everdell-tonight-adornments = Każdy dostaje ambasadora i ozdoby ({ $everdell__river_counts__adornments }), ukryte przed innymi; reszta wraca do pudełka bez oglądania.
everdell-tonight-train = Włóżcie wszystkie kafelki wagonów do worka, dobierzcie trzy na pociąg i połóżcie przy każdym kartę z talii.
everdell-tonight-visitors = Podzielcie gości na dwa równe odkryte stosy.
everdell-tonight-golden = Każdy dostaje trzy złote żetony użycia.
everdell-tonight-ticket = Każdy dostaje bilet kolejowy, stroną „tam” do góry.
everdell-tonight-reservation = Każdy dostaje żeton rezerwacji, gotową stroną do góry.
everdell-tonight-market = Przygotujcie targowisko z czterema żetonami po podanej stronie, w tej kolejności.
everdell-tonight-garland = Połóżcie tę nagrodę obok planszy; pozostałe wracają do pudełka.
everdell-tonight-weather = Połóżcie planszę gór pod planszą. Potasujcie osobno pogodę każdej pory roku i połóżcie po jednej zakrytej karcie; na zimę weźcie tę i od razu ją odkryjcie.
everdell-tonight-discoveries = Potasujcie osobno trzy talie odkryć i połóżcie je przy ich regionach; duże stworzenia czekają obok planszy.
everdell-tonight-map = Każdy bierze kafelek startowy. Wyłóżcie te kafelki mapy okolicy odkryte w pierwszym regionie, a w pozostałych po tyle samo zakrytych.
everdell-tonight-rabbits = Wszyscy króliczy podróżnicy zaczynają na pagórkach.
everdell-tonight-rugwort = Przygotujcie grę jak dla dwóch osób. Krostawiec nie dostaje kart; jego robotnicy stoją tutaj.
everdell-tonight-level = Pajęczyca gra na tym poziomie: wyłóżcie jego kartę punktowania.
everdell-tonight-personality = Taka jest dzisiaj.
everdell-tonight-plan = To dzisiaj knuje.
everdell-tonight-intrigues = Potasujcie intrygi w zakryty stos; zimą nie ma żadnej.
everdell-tonight-activity = Jeśli nie gracie z dodatkiem Perłowy Potok, wyjmijcie karty rzeki. Posortujcie karty aktywności według pierwszej pory roku. Spośród kart zimy weźcie dwie, które umieszczają pająka: jedna wypada z gry; pozostałe potasujcie, a drugą połóżcie na wierzchu.
everdell-tonight-spiders = { $players ->
    [1] Dajcie jej kość, pająki i figurkę oraz zakrytą kartę z talii. Wydarzenie Igrzyska w Everdell wraca do pudełka.
   *[other] Dajcie jej kość, pająki i figurkę oraz dwie zakryte karty z talii. Wydarzenie Igrzyska w Everdell wraca do pudełka.
}
everdell-tonight-powers = Rozdajcie lub wybierzcie zdolności robotników, zanim rozdacie karty.
everdell-tonight-legends = Każdy dostaje legendarne stworzenie i legendarną budowlę, niewidoczne dla innych.
everdell-tonight-workers = Robotnicy dla każdego: { $everdell__counts__workers }; pozostali czekają na drzewie.
everdell-tonight-meadow = Potasujcie talię i wyłóżcie odkrytą łąkę, łącznie kart: { $everdell__counts__meadow }.
everdell-tonight-hands = Rozdajcie pierwsze karty na rękę.
everdell-tonight-note = { $note ->
    [top_left] lewa górna polana
    [bottom_left] lewa dolna polana
    [top_right] prawa górna polana
    [bottom_right] prawa dolna polana
    [gain] strona zysku
   *[trade] strona wymiany
}
