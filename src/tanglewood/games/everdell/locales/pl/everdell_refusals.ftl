# Refusals: one line, beside the rule that forbids the wish. In a turn they are said as they stand, otherwise behind the
# name of the card, location or event that asks.

everdell-no-not-now = Nie ma teraz takiego pytania.
everdell-no-hand = Karty { $card } nie ma na twojej ręce.
everdell-no-slot = Miejsce { $slot } na łące jest puste.
everdell-no-blocked = Na karcie { $card } stoi robotnik Krostawca.
everdell-no-last-season = Po jesieni nie ma już pory roku.
everdell-no-workers-left = Najpierw umieść wszystkich robotników; jeszcze dostępni: { $n }.
everdell-no-pass = Spasować możesz tylko jesienią.
everdell-no-no-worker = Nie masz dostępnego robotnika.
everdell-no-no-victim = Żaden przeciwnik nie ma miejsca na kartę { $card }.
everdell-no-no-green = Żaden przeciwnik nie ma zielonej karty, którą { $card } może sprowadzić do twojego miasta.
everdell-no-unique = { $card } jest kartą unikatową i już ją masz w mieście.
everdell-no-nothing-to-replace = { $card } wymaga budowli, której miejsce zajmie.
everdell-no-city-full = W twoim mieście nie ma miejsca na kartę { $card }.
everdell-no-too-dear = Karta { $card } jest za droga; brakuje: { $missing }.
everdell-no-not-dealt = { $place }: tego pola nie ma w tej grze.
everdell-no-journey-season = Podróż zaczyna się dopiero, gdy masz jesień.
everdell-no-own-worker = { $place }: masz tam już robotnika.
everdell-no-taken = { $place }: to pole jest zajęte.
everdell-no-journey-cards = { $n ->
    [one] Ta podróż wymaga 1 karty, masz { $hand }.
    [few] Ta podróż wymaga { $n } kart, masz { $hand }.
   *[many] Ta podróż wymaga { $n } kart, masz { $hand }.
}
everdell-no-in-vain = { $place }: to nic by ci teraz nie dało.
everdell-no-claimed = Wydarzenie { $event } zostało już zdobyte.
everdell-no-requirement = Twoje miasto nie spełnia wymagań wydarzenia { $event }.
everdell-no-event-cost = Nie możesz zapłacić tego, czego wymaga wydarzenie { $event }.
everdell-no-no-such-card = Nie ma takiej karty: { $card }.
everdell-no-not-open = { $card } służy tylko właścicielowi.
everdell-no-visited = { $card } nie ma wolnego miejsca na robotnika.
everdell-no-no-link = Karta { $home } nie sprowadza karty { $card }.
everdell-no-occupied = Na karcie { $card } leży już żeton użycia.
everdell-no-no-help = { $helper } nie może pomóc przy karcie { $card }.

# Things that are not there.

everdell-no-has-none = nie masz { everdell-kind-gen }.
everdell-no-has-no-points = nie masz żetonów punktów.
everdell-no-has-only = { $n ->
    [0] nie masz { everdell-kind-gen }.
   *[other] masz tylko: { everdell-goods }.
}
everdell-no-at-most = przyjmuje najwyżej: { everdell-goods }.
everdell-no-webbed = { $card } jest w sieci Pajęczycy.
everdell-no-face-down = karta { $card } leży zakryta.
everdell-no-yourself = pytanie dotyczy kogoś innego.
everdell-no-nobody-there = nie ma tu nikogo o imieniu { $name }.
everdell-no-alike = obie są takie same: podaj { $card } numer { $copy }.
everdell-no-not-revealed = { $card } nie jest żadną z odkrytych kart.
everdell-no-not-drawn = { $card } nie jest żadną z dobranych kart.
everdell-no-no-deck = nie ma już kart do dobrania.

# Things that do not fit.

everdell-no-gives = daje: { $kinds }, a nie: { everdell-kind }.
everdell-no-takes = przyjmuje: { $kinds }, a nie: { everdell-kind }.
everdell-no-no-critter = { $card } nie jest stworzeniem.
everdell-no-no-construction = { $card } nie jest budowlą.
everdell-no-own-card = liczą się tylko karty z twojego miasta.
everdell-no-itself = nie może to być sama karta { $card }.
everdell-no-worth = karta { $card } jest warta { $n }, może być warta najwyżej { $limit }.
everdell-no-dear-with = { $n ->
    [one] nawet o { $less } taniej brakuje ci 1 surowca na kartę { $card }.
    [few] nawet o { $less } taniej brakuje ci { $n } surowców na kartę { $card }.
   *[many] nawet o { $less } taniej brakuje ci { $n } surowców na kartę { $card }.
}
everdell-no-which-location = { $forest ->
    [yes] { $place } nie jest polem podstawowym ani polem lasu.
   *[no] { $place } nie jest polem podstawowym.
}
everdell-no-used-already = { $place }: to pole zostało już użyte.
everdell-no-no-worker-there = { $place }: nie stoi tam żaden robotnik.
everdell-no-no-opponent-there = { $place }: nie stoi tam robotnik przeciwnika.
everdell-no-no-own-worker = { $place }: nie stoi tam twój robotnik.
everdell-no-not-used = { $place }: tego pola nie można użyć z innego miejsca.
everdell-no-worker-stays = { $place }: twój robotnik tam zostaje.
everdell-no-worker-hers = { $place }: twojego robotnika używa Pajęczyca.
everdell-no-came-from = robotnik stamtąd przychodzi i musi pójść gdzie indziej.
everdell-no-choice-idle = opcji { $n } nie możesz opłacić albo nic by teraz nie dała.
everdell-no-not-this-color = tego koloru nie można wskazać: { everdell-color-word }.
everdell-no-other-color = { $card } nie ma koloru: { everdell-color-word }.
everdell-no-juggle-either = jedna sztuczka albo druga: odkrywanie kart już się zaczęło.

# Green cards.

everdell-no-own-city = działają tylko zielone karty z twojego miasta.
everdell-no-that-city = działają tylko zielone karty z tego samego miasta.
everdell-no-other-cities = dotyczy innych miast, nie twojego.
everdell-no-legend-acts = { $card } to legendarna karta: działa tylko sama.
everdell-no-no-sweep = nigdy karta { $card }.
everdell-no-not-copied = karty { $card } nie można kopiować.
everdell-no-last-link = karta { $card } działa przez inne karty i sama nie jest kopiowana.
everdell-no-rowdy = nikt inny nie używa karty { $card }.
everdell-no-barricaded = żeton pajęczyny nie pozwala działać karcie { $card }.
everdell-no-acted = karta { $card } już działała.
everdell-no-just-played = można użyć tylko właśnie zagranej karty { $card }.

# Giving.

everdell-no-has-passed = { $name } po spasowaniu już nie gra.
everdell-no-no-room = { $name } nie ma miejsca na kartę.
everdell-no-she-is-done = Pajęczyca skończyła i nic więcej nie bierze.
everdell-no-named-already = { $name } już coś dostaje.
everdell-no-give-first = najpierw coś ma dostać { $name }.
everdell-no-has-takers = ktoś ma miejsce na karty.

# Cards on their way into a city, and ways to pay.

everdell-no-full = { $name } nie ma wolnego miejsca.
everdell-no-has-one = { $name } już taką ma.
everdell-no-frees-no-space = { $card } nie zwalnia miejsca w twoim pełnym mieście.
everdell-no-frees-none-there = { $card } nie zwalnia miejsca w tamtym pełnym mieście.
everdell-no-no-green-card = { $card } nie jest zieloną kartą.
everdell-no-unfit-city = { $card } nie znajduje miejsca w twoim mieście.
everdell-no-space-shared = Bez karty { $card } zabrakłoby miejsca dla karty, która je z nią dzieli.
everdell-no-paired = { $card } dzieli swoje miejsce.
everdell-no-no-reaction = { $card } teraz nie reaguje.
everdell-no-costs-nothing = { $card } nic nie kosztuje: nie ma czego obniżać.
everdell-no-no-use = Nawet z pomocą karty { $helper } nie możesz zapłacić za kartę { $card }.
everdell-no-bridge-taken = Na karcie { $helper } leży już budowla.
everdell-no-name-prisoner = { $helper } pomaga dzięki więźniowi: podaj stworzenie, które trafia do celi.
everdell-no-no-jail = nie masz karty { $card }.
everdell-no-opens-cell = { $card } otwiera drugą celę i nie może do niej trafić.
everdell-no-cells-full = żadna cela nie jest wolna; więźniowie: { $n }.
everdell-no-spares-only = pominąć można tylko: { $kinds }.
everdell-no-none-in-cost = w koszcie nie ma już { everdell-kind-gen }.
everdell-no-not-in-cost = w koszcie karty { $card } nie ma { everdell-kind-gen }.
everdell-no-rest-unpaid = wtedy nie można by zapłacić reszty za kartę { $card }.
everdell-no-stands-only = coś innego mogą zastąpić tylko: { everdell-kind }.
everdell-no-tokens-held = { $n ->
    [one] ma tylko 1 żeton.
    [few] ma tylko { $n } żetony.
   *[many] ma tylko { $n } żetonów.
}
everdell-no-tokens-few = { $n ->
    [one] potrzeba co najmniej 1 żetonu.
    [few] potrzeba co najmniej { $n } żetonów.
   *[many] potrzeba co najmniej { $n } żetonów.
}
everdell-no-tokens-many = żetony ponad { $n } by się zmarnowały.

# Worker abilities.

everdell-no-price-cards = { $n ->
    [one] { everdell-kind }: kosztuje to 1 kartę, masz { $hand }.
    [few] { everdell-kind }: kosztuje to { $n } karty, masz { $hand }.
   *[many] { everdell-kind }: kosztuje to { $n } kart, masz { $hand }.
}
everdell-no-token-here = żeton leży już na karcie { $card }.
everdell-no-figure-here = { $place }: figurka już tam stoi.
everdell-no-from-deck = karta pochodzi z talii.
everdell-no-deck-or-meadow = karta pochodzi z talii lub z łąki.
everdell-no-owned = ten surowiec już masz: { everdell-kind }.
everdell-no-for-pebble = można dostać tylko kamyk.
everdell-no-not-brought = ten robotnik nie dał { everdell-kind-gen }.
everdell-no-power-not-dealt = { $power }: tej zdolności nie masz do wyboru.
everdell-no-path-not-drawn = { $place } nie jest żadną z dobranych kart lasu.

# Nightweave.

everdell-no-undrawn = nie możesz dobrać karty { $card }; powód: { $name }.
everdell-no-still-needed = to jest potrzebne przy tym, za co właśnie płacisz.
everdell-no-no-web = { $plan ->
    [masquerade] { $place } nie jest wolnym wydarzeniem specjalnym bez żetonu.
   *[swarm] { $place } nie jest pustym pojedynczym polem bez żetonu.
}
everdell-no-worthless = karta { $card } nie jest dla niej nic warta.
everdell-no-not-open-card = karta { $card } nie ma znaku „otwarte”.
everdell-no-open-card = karta { $card } jest otwarta dla wszystkich.
everdell-no-her-city = jej pająk idzie do jej własnego miasta.
everdell-no-your-city-first = karta z twojego miasta ma pierwszeństwo przed jej kartą.
everdell-no-not-gazed-at = { $card } nie jest żadną z tych dwóch kart.
everdell-no-foil-price = udaremnienie kosztuje: { $price }, a tego nie masz.
everdell-no-half-hand = { $n ->
    [one] połowa twojej ręki to { $n } karta; z większej liczby nie może zrezygnować.
    [few] połowa twojej ręki to { $n } karty; z większej liczby nie może zrezygnować.
   *[many] połowa twojej ręki to { $n } kart; z większej liczby nie może zrezygnować.
}
everdell-no-shielded = karta { $card } i tak pozostaje odkryta.
everdell-no-not-threatened = karty { $card } się nie odwraca.
everdell-no-not-hers = Pajęczyca nie chce karty { $card }.
everdell-no-not-best-green = { $card } nie jest twoją najcenniejszą zieloną kartą.

# Options that do not go together, behind “option NAME:”.
everdell-clash-spring-worker = ułatwia tylko gry ze zdolnościami robotników przeciwko Pajęczycy
everdell-clash-no-nightweave = dotyczy Pajęczycy, której nie ma w tej grze
everdell-clash-two-people = Pajęczyca gra przeciwko jednej lub dwóm osobom
everdell-clash-no-rugwort = gdy gra Pajęczyca, Krostawca nie ma
everdell-clash-one-person = plany i intrygi są tylko dla jednej osoby
everdell-clash-plan-or-intrigues = plany i intrygi wykluczają się
everdell-clash-swarm = na poziomie 0 chmara nic nie robi
everdell-clash-weavers-whim = kaprys tkaczki wymaga osobowości
everdell-clash-her-modules = z modułami Pajęczycy gra się bez tego
everdell-clash-six = pięć i sześć osób wymaga dodatku Święto Lata
everdell-clash-award = to nagroda z dodatku Święto Lata, którego nie ma w tej grze
everdell-clash-traits = kilka cech Krostawca wymaga dodatku Święto Lata; bez niego wybierz jeden nastrój
everdell-clash-abilities = Mgielny Las ma cztery zdolności, to za mało dla tylu osób: { $n }
everdell-clash-legends = to pudełko ma za mało legendarnych kart dla tylu osób: { $n }
