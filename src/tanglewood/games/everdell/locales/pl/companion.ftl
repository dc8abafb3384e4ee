# Rugwort and Nightweave, run for people who play with their own pieces.

everdell-companion-called-nightweave = Pajęczyca
everdell-companion-called-rugwort = Krostawiec
everdell-companion-lead-nightweave = Everdell z dodatkiem Mgielny Las, dla jednej lub dwóch osób.
everdell-companion-lead-rugwort = Everdell, dla jednej osoby.
everdell-companion-about-bellfaire = Wydarzenia i karty lasu ze Święta Lata oraz Krostawiec w kilku nastrojach. Z targowiska nie korzysta; „Wianek stulecia” porównujesz samodzielnie.

everdell-companion-unseen-deck = wierzchnia karta talii
everdell-companion-unseen-deck-many = { $n ->
    [1] wierzchnia karta talii
    [one] { $n } wierzchnia karta talii
    [few] { $n } wierzchnie karty talii
   *[many] { $n } wierzchnich kart talii
}
everdell-companion-unseen-meadow = karta z miejsca { $slot }
everdell-companion-unseen-hand = wierzchnia karta z jej ręki
everdell-companion-unseen-loot = karta { $nth } z jej zdobyczy
everdell-companion-none = Żadna
everdell-companion-all-taken = Wszystkie są zajęte
everdell-companion-nth = Wydarzenie { $n }
everdell-companion-slot = Miejsce { $slot }
everdell-companion-pay = Zapłać
everdell-companion-done = Gotowe

everdell-companion-ask-forest = Które karty leżą w lesie?
everdell-companion-ask-specials = Które wydarzenia specjalne leżą tam od lewej do prawej?
everdell-companion-ask-activity = Odkryj jej następną kartę aktywności. Która to?
everdell-companion-ask-die = Rzuć jej kością. Co wypadło?
everdell-companion-ask-intrigue = Odkryj intrygę. Która to?
everdell-companion-ask-personality = Odkryj jej nową osobowość. Która to?
everdell-companion-ask-taken = { $place }: czy stoi tam robotnik?
everdell-companion-ask-gone = Czy ktoś zdobył wydarzenie { $event }?
everdell-companion-ask-gone-all = Których z tych wydarzeń już nie ma?
everdell-companion-ask-card = { $place ->
    [meadow] Która karta leży na miejscu { $slot } na łące?
    [deck] Odkryj wierzchnią kartę talii. Która to?
    [top] Zobacz wierzchnią kartę z jej ręki. Która to?
    [hand] Odkryj wierzchnią kartę z jej ręki. Która to?
   *[other] Która to karta?
}
everdell-companion-ask-open = { $players ->
    [1] Które otwarte karty w twoim mieście mają wolne miejsce?
   *[other] Które otwarte karty w mieście gracza { $seat } mają wolne miejsce?
}
everdell-companion-ask-her-open = Które otwarte karty w jej mieście mają wolne miejsce?
everdell-companion-ask-room = { $players ->
    [1] Czy Błazen mieści się w twoim mieście? Musi być wolne miejsce i nie może tam jeszcze być Błazna.
   *[other] Czy Błazen mieści się w mieście gracza { $seat }? Musi być wolne miejsce i nie może tam jeszcze być Błazna.
}
everdell-companion-ask-season = Jaką masz porę roku?
everdell-companion-ask-hand = Ile kart masz na ręce?
everdell-companion-ask-hand-kept = Odrzuć z ręki, co chcesz. Ile kart zatrzymujesz?
everdell-companion-ask-goods-kept = Jeśli chcesz, odrzuć surowce. Ile zatrzymujesz?
everdell-companion-ask-kept-out = { $color ->
    [tan] Na których miejscach na łące leży brązowa karta?
   *[other] Na których miejscach na łące leży karta niedozwolonego koloru?
}
everdell-companion-ask-loot = Odkryj jej zdobycz. Jakie to karty?
everdell-companion-ask-takeover = Zabiera fioletową kartę z twojego miasta; jeśli jej nie ma, najcenniejszą. Którą wybierasz?
everdell-companion-ask-covered = { $kind ->
    [critters] Twoje stworzenia zostają zakryte; karta lub surowiec zachowuje jedno odkryte. Ile zakrywasz?
   *[other] Twoje budowle zostają zakryte; karta lub surowiec zachowuje jedną odkrytą. Ile zakrywasz?
}
everdell-companion-ask-prey = Czy w twoim mieście jest karta warta co najmniej 1 punkt?
everdell-companion-ask-bounty = Którą kartę z twojego miasta zabiera? Musi być warta co najmniej 1 punkt.
everdell-companion-ask-strength = { $foiled ->
    [yes] Którą kartę z ręki jej dajesz?
   *[no] Wylosuj kartę ze swojej ręki. Która to?
}
everdell-companion-ask-unravel = Którą otwartą kartę z łąki zagrywa? Wybierasz ty.
everdell-companion-ask-slot-taken = Z którego miejsca pochodzi ta karta?
everdell-companion-ask-slot = Na którym miejscu leży?
everdell-companion-ask-deployed = Czy masz na planszy robotnika, którego można odzyskać?
everdell-companion-ask-free-worker = Czy masz dostępnego robotnika?
everdell-companion-ask-paid = Ile płacisz, najwyżej { $n }?
everdell-companion-ask-given = { $what ->
    [cards] Ile kart jej przekazujesz?
   *[other] Ile surowców jej przekazujesz?
}
everdell-companion-ask-visited = Którą kartę z jej miasta odwiedzasz?
everdell-companion-ask-took = Którą kartę bierzesz?
everdell-companion-ask-played = Którą kartę zagrywasz?

everdell-companion-her-turn = Jej tura
everdell-companion-tell-cards = Daję jej karty
everdell-companion-tell-goods = Daję jej surowce
everdell-companion-tell-fool = Wysyłam jej Błazna
everdell-companion-tell-visit = Odwiedzam jej miasto
everdell-companion-tell-took = Biorę kartę obok niej
everdell-companion-tell-webbed = Mój robotnik wchodzi na pajęczynę
everdell-companion-tell-played = { $color ->
    [purple] Zagrywam fioletową kartę
    [green] Zagrywam zieloną kartę
    [blue] Zagrywam niebieską kartę
    [red] Zagrywam czerwoną kartę
   *[other] Zagrywam brązową kartę
}
everdell-companion-tell-used = Odwiedzam czerwoną kartę
everdell-companion-tell-first = Umieszczam robotnika

everdell-companion-tell-field = Używam Pola Przemyszława
everdell-companion-tell-fetched = Nowa pora roku: robotnik, którego używała, znów jest mój
everdell-event-nightweave-fetched = Robotnik, którego używała, wraca do ciebie.

everdell-companion-her-season = jej pora roku
everdell-companion-spiders-home = w domu
everdell-companion-her-hand = jej ręka
everdell-companion-her-points = punkty
everdell-companion-her-pawn = miejsce na łące
everdell-companion-personality = osobowość
everdell-companion-plan = plan
everdell-companion-intrigue = intryga
everdell-companion-score = { $row ->
    [cards] Karty
    [bonus] Punkty bonusowe
    [tokens] Żetony
    [journey] Podróż
    [basic-events] Wydarzenia podstawowe
    [special-events] Wydarzenia specjalne
    [missed-special-events] Niezdobyte wydarzenia specjalne
    [empty-spaces] Puste miejsca w twoim mieście
   *[other] Inne
}

# Rugwort.

everdell-companion-tell-card = Zagrywam kartę
everdell-companion-tell-prepared = Przygotowuję się do nowej pory roku
everdell-companion-tell-end = Pasuję: policz jego punkty
everdell-companion-tell-visit-his = Odwiedzam jego miasto
everdell-companion-tell-fool-his = Mój Błazen zabiera mu kartę
everdell-companion-tell-rowdy-his = Mój Awanturnik zabiera mu zieloną kartę
everdell-companion-ask-any-card = Czy masz na ręce co najmniej jedną kartę?
everdell-companion-ask-visited-his = Którą kartę z jego miasta odwiedzasz?
everdell-companion-ask-lost-his = Którą kartę traci?
everdell-companion-ask-own-specials = Ile masz zdobytych wydarzeń specjalnych?
everdell-companion-ask-spaces = Ile miejsc w twoim mieście jest pustych?
everdell-companion-your-season = twoja pora roku
everdell-companion-his-cards = jego karty
everdell-companion-his-worker = jego robotnik
everdell-companion-blocked-slots = zablokowane miejsca

# Steps about what only the person knows: which cards and goods go is the person's own business.

everdell-event-nightweave-price = { $kinds ->
    [1] Odrzuć do wyboru: { everdell-toll }.
   *[other] Zapłać do wyboru: { everdell-toll }.
}
everdell-event-nightweave-stole = Zwróć do puli: { $goods }, albo wszystko, co z tego masz.
everdell-event-nightweave-took-unseen = { $n ->
    [one] Wylosuj kartę ze swojej ręki i wtasuj ją bez oglądania do jej ręki.
    [few] Wylosuj { $n } karty ze swojej ręki i wtasuj je bez oglądania do jej ręki.
   *[many] Wylosuj { $n } kart ze swojej ręki i wtasuj je bez oglądania do jej ręki.
}
everdell-event-nightweave-turned-away = { $n ->
    [0] Nie masz na ręce karty, którą można odwrócić.
    [one] Odwróć losową kartę ze swojej ręki, aż Pajęczyca zacznie przygotowania: nie możesz jej ani zagrać, ani odrzucić.
    [few] Odwróć { $n } losowe karty ze swojej ręki, aż Pajęczyca zacznie przygotowania: nie możesz ich ani zagrać, ani odrzucić.
   *[many] Odwróć { $n } losowych kart ze swojej ręki, aż Pajęczyca zacznie przygotowania: nie możesz ich ani zagrać, ani odrzucić.
}
everdell-event-nightweave-turned-back = Odwrócone karty z twojej ręki są znów twoje.
everdell-event-nightweave-drew-open = { $n ->
    [one] Obejrzyj wierzchnią kartę talii; trafia na jej rękę.
    [few] Obejrzyj { $n } wierzchnie karty talii; trafiają na jej rękę.
   *[many] Obejrzyj { $n } wierzchnich kart talii; trafiają na jej rękę.
}
everdell-event-nightweave-gaze = { $foiled ->
    [yes] Wylosuj 2 karty ze swojej ręki i obejrzyj je: odrzuć wybraną, druga trafia na jej rękę.
   *[no] Wylosuj bez oglądania 2 karty ze swojej ręki: jedną odrzuć, drugą wtasuj do jej ręki.
}
everdell-event-nightweave-tan-cards = Odrzuć wszystkie brązowe karty z ręki.
everdell-event-nightweave-webs-gone = Zabierz ze stołu żetony pajęczyny jej ostatniej intrygi.
everdell-event-nightweave-personality = Jej osobowość: { $personality }.
everdell-event-nightweave-plan = Jej plan: { $plan }.
everdell-event-rugwort-draws-lot = Krostawiec jest zrzędliwy: odrzuć losową kartę z ręki.
