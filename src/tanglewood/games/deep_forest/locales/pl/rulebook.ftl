# The rulebook for people: headings, paragraphs and the questions people ask. `**` marks what is bold.
# Order, drawings and the exact rules behind each paragraph are in rulebook.toml.

deep_forest-book-goal = Przez las do bogactwa
deep_forest-book-goal-words = cel gra wygrać chodzi polega
deep_forest-book-goal-1 = Znajdź drogę od dolnego muru do górnego i zbieraj na niej złoto: przeszkody, potwory, najdłuższa ścieżka. **Wygrywa ten, kto ma najwięcej złota.**

deep_forest-book-market = Najpierw rynek
deep_forest-book-market-1 = **Połóż** gdziekolwiek jeden ze swoich pasków, poziomo lub pionowo, na tym, co tam leży.
deep_forest-book-market-2 = **Stań** przy wolnej linii, nigdy tam, gdzie już stoisz, i weź wszystko, co pokazuje.
deep_forest-book-market-3 = **Dobierz** pasek.

deep_forest-book-walk = Potem w las
deep_forest-book-walk-words = iść krok ruch ścieżka daleko
deep_forest-book-walk-1 = Rób tyle, za ile możesz zapłacić, w dowolnej kolejności. **Krok** kosztuje jeden kamień znacznikowy, zostawiany na polu za tobą; zejście ze skały dwa, we mgle o jeden więcej. To, co staje się widoczne, odkrywa się samo.
deep_forest-book-walk-2 = **Twoja ścieżka nigdy nie może stykać się sama ze sobą**, nawet bokiem.

deep_forest-book-obstacles = Co stoi na drodze
deep_forest-book-obstacles-words = troll blokuje droga gąszcz brama strażnik
deep_forest-book-obstacles-1 = { $deep_forest__prices__obstacle ->
    [one] Po 1 zasobie
    [few] Po { $deep_forest__prices__obstacle } zasoby
   *[many] Po { $deep_forest__prices__obstacle } zasobów
    }: **napoje mocy** za gąszcz, **księgi** za bramę, **złote monety** za strażnika. Kafelek zatrzymujesz i wchodzisz na jego pole. **Miecz** kosztuje napój mocy, księgę i złotą monetę albo przechodzisz przez jego pole. **Troll** obok ciebie chce najpierw { $deep_forest__prices__troll ->
    [one] 1 złotej monety
    [few] { $deep_forest__prices__troll } złotych monet
   *[many] { $deep_forest__prices__troll } złotych monet
    }.

deep_forest-book-swap = Wymiana, wysyłanie, odwrót
deep_forest-book-swap-words = wymienić sprzedać kupić zasoby
deep_forest-book-swap-1 = W każdej chwili swojej tury: **{ $deep_forest__prices__buy ->
    [one] 1 złota moneta
    [few] { $deep_forest__prices__buy } złote monety
   *[many] { $deep_forest__prices__buy } złotych monet
    }** za napój mocy, księgę lub kamień znacznikowy; **jednakowe zasoby ({ $deep_forest__prices__sell })** za złotą monetę. Trolla z wcześniejszej rundy możesz komuś **wysłać**, jednego na rundę, za { $deep_forest__prices__troll_reward ->
    [one] 1 napój mocy, 1 księgę lub 1 kamień znacznikowy
    [few] { $deep_forest__prices__troll_reward } napoje mocy, { $deep_forest__prices__troll_reward } księgi lub { $deep_forest__prices__troll_reward } kamienie znacznikowe
   *[many] { $deep_forest__prices__troll_reward } napojów mocy, { $deep_forest__prices__troll_reward } ksiąg lub { $deep_forest__prices__troll_reward } kamieni znacznikowych
    }. { $deep_forest__start__retreats ->
    [one] 1 raz
    [few] { $deep_forest__start__retreats } razy
   *[many] { $deep_forest__start__retreats } razy
    } w grze możesz wykonać **odwrót** o najwyżej { $deep_forest__limits__retreat_steps ->
    [one] 1 pole
    [few] { $deep_forest__limits__retreat_steps } pola
   *[many] { $deep_forest__limits__retreat_steps } pól
    }; to kończy twoją turę.

deep_forest-book-fight = Walka z potworem
deep_forest-book-fight-words = walka walczyć potwór pokonać atak kości
deep_forest-book-fight-1 = { $deep_forest__limits__committed ->
    [one] Na skale lub obok niej, z co najmniej 1 mieczem.
    [few] Na skale lub obok niej, z co najmniej { $deep_forest__limits__committed } mieczami.
   *[many] Na skale lub obok niej, z co najmniej { $deep_forest__limits__committed } mieczami.
    } Jedna kość za każdy wystawiony miecz, { $deep_forest__limits__rolls ->
    [one] najwyżej 1 rzut
    [few] do { $deep_forest__limits__rolls } rzutów
   *[many] do { $deep_forest__limits__rolls } rzutów
    }, dobre kości odkładasz. Jeśli osiągniesz siłę potwora, jest twój. Wygrana czy przegrana, twoja tura się kończy, a miecze się tępią, chyba że wygrasz dwiema kośćmi.

deep_forest-book-fog = Mgła
deep_forest-book-fog-words = wyjść wyjście mur
deep_forest-book-fog-1 = Po rundzie { $deep_forest__fog__after_round } mgła w każdej rundzie wspina się o rząd. Od tej chwili możesz wyjść przez górny mur, za { $deep_forest__prices__wall ->
    [one] 1 kamień znacznikowy
    [few] { $deep_forest__prices__wall } kamienie znacznikowe
   *[many] { $deep_forest__prices__wall } kamieni znacznikowych
    } więcej.

deep_forest-book-end = Kiedy koniec?
deep_forest-book-end-1 = Gdy pierwszy pionek opuści las, wszyscy pozostali mają **jeszcze jedną turę**; najpóźniej gra kończy się z rundą { $deep_forest__fog__last_round }.

deep_forest-book-wins = Kto wygrywa?
deep_forest-book-wins-1 = Trzy jednakowe lub trzy różne przeszkody: **{ $deep_forest__points__set }**, pojedyncza { $deep_forest__points__single }. Potwory: ich złoto. Opuszczenie lasu: **{ $deep_forest__points__left }**. Najdłuższa ścieżka wśród tych, którzy wyszli: **{ $deep_forest__points__longest }**. Złota moneta: 1, troll: { $deep_forest__points__troll }, ostry jeszcze miecz: { $deep_forest__points__sword }. { $deep_forest__prices__sell ->
    [one] Każdy zasób: 1.
    [few] { $deep_forest__prices__sell } jednakowe zasoby: 1.
   *[many] { $deep_forest__prices__sell } jednakowych zasobów: 1.
    }

deep_forest-ask-start-with = Z czym zaczynam?
deep_forest-ask-start-with-answer = { $deep_forest__start__potion ->
    [one] Z 1 napojem mocy
    [few] Z { $deep_forest__start__potion } napojami mocy
   *[many] Z { $deep_forest__start__potion } napojami mocy
    }, { $deep_forest__start__coin ->
    [one] 1 złotą monetą
    [few] { $deep_forest__start__coin } złotymi monetami
   *[many] { $deep_forest__start__coin } złotymi monetami
    }, { $deep_forest__start__book ->
    [one] 1 księgą
    [few] { $deep_forest__start__book } księgami
   *[many] { $deep_forest__start__book } księgami
    } i { $deep_forest__start__marker ->
    [one] 1 kamieniem znacznikowym
    [few] { $deep_forest__start__marker } kamieniami znacznikowymi
   *[many] { $deep_forest__start__marker } kamieniami znacznikowymi
    } oraz z { $deep_forest__start__swords ->
    [one] 1 własnym mieczem
    [few] { $deep_forest__start__swords } własnymi mieczami
   *[many] { $deep_forest__start__swords } własnymi mieczami
    }.
deep_forest-ask-start-with-words = początek start zasoby mam
deep_forest-ask-gold-end = Co na koniec gry przynosi złoto?
deep_forest-ask-gold-end-answer = Złote monety, pokonane potwory, zestawy przeszkód, każdy nieodwrócony miecz i każdy zatrzymany troll: { $deep_forest__points__troll }.
deep_forest-ask-gold-end-words = punkty ile wart troll miecz moneta końcu zatrzymać
deep_forest-ask-how-often-roll = Ile razy mogę rzucać kośćmi?
deep_forest-ask-how-often-roll-answer = W jednej walce najwyżej { $deep_forest__limits__rolls ->
    [one] 1 raz
    [few] { $deep_forest__limits__rolls } razy
   *[many] { $deep_forest__limits__rolls } razy
    }; między rzutami odkładasz dobre kości na bok.
deep_forest-ask-how-often-roll-words = rzut rzuty kość ponownie walka
deep_forest-ask-enter-free-field = Dlaczego nie mogę wejść na to wolne pole?
deep_forest-ask-enter-free-field-answer = Na jednym z sąsiednich pól leży twój kamień znacznikowy, a ścieżka nie może stykać się sama ze sobą.
deep_forest-ask-enter-free-field-words = stykać ścieżka sąsiednie zablokowane przeciąć własną dwa razy samo ponownie
deep_forest-ask-stay-line-market = Czy mogę zostać przy tej samej linii rynku?
deep_forest-ask-stay-line-market-answer = Nie, w każdej turze musisz przejść do innej wolnej.
deep_forest-ask-stand-where-laid = Czy muszę stanąć tam, gdzie kładę pasek?
deep_forest-ask-stand-where-laid-answer = Nie, dobra jest dowolna wolna linia.
deep_forest-ask-sword = Czy muszę zabrać miecz?
deep_forest-ask-sword-answer = Nie, możesz przejść przez jego pole i go zostawić.
deep_forest-ask-cannot-pay-troll = Nie mogę przekupić trolla. Co teraz?
deep_forest-ask-cannot-pay-troll-answer = Możesz jeszcze wymieniać; jeśli to nie pomoże, twoja tura się na tym kończy.
deep_forest-ask-cannot-pay-troll-words = stać moneta brak pieniędzy
deep_forest-ask-goods-keep = Ile zasobów mogę zatrzymać?
deep_forest-ask-goods-keep-answer = { $deep_forest__limits__kept ->
    [one] Na koniec tury najwyżej po { $deep_forest__limits__kept } sztuce: napojów mocy, ksiąg i kamieni znacznikowych; złotych monet bez limitu.
    [few] Na koniec tury najwyżej po { $deep_forest__limits__kept } sztuki: napojów mocy, ksiąg i kamieni znacznikowych; złotych monet bez limitu.
   *[many] Na koniec tury najwyżej po { $deep_forest__limits__kept } sztuk: napojów mocy, ksiąg i kamieni znacznikowych; złotych monet bez limitu.
}
deep_forest-ask-goods-keep-words = limit maksimum zatrzymać zasoby sześć
deep_forest-ask-leave-forest-early = Czy mogę wcześniej opuścić las?
deep_forest-ask-leave-forest-early-answer = Nie, dopiero gdy nadejdzie mgła, po rundzie { $deep_forest__fog__after_round }.
deep_forest-ask-leave-forest-early-words = wyjście mur
deep_forest-ask-never-out = Co, jeśli nie wyjdę z lasu?
deep_forest-ask-never-out-answer = Zatrzymujesz złoto, ale nie dostajesz { $deep_forest__points__left } za wyjście i nie możesz mieć najdłuższej ścieżki.
deep_forest-ask-never-out-words = utknąć zostać uwięziony
deep_forest-ask-fight-monster-twice = Czy mogę walczyć z tym samym potworem dwa razy?
deep_forest-ask-fight-monster-twice-answer = Nie, jeśli potwór o tej sile jest już przez ciebie pokonany; po przegranej możesz spróbować w późniejszej turze.
deep_forest-ask-fight-monster-twice-words = ponownie
deep_forest-ask-paths-equally-long = Dwie ścieżki są równie długie. Kto dostaje { $deep_forest__points__longest }?
deep_forest-ask-paths-equally-long-answer = Nikt: każdy z remisujących dostaje { $deep_forest__points__longest_tied }.
deep_forest-ask-paths-equally-long-words = najdłuższa remis
deep_forest-ask-wins-tie = Kto wygrywa przy remisie?
deep_forest-ask-wins-tie-answer = Ten, kto pokonał silniejszego potwora; nadal remis: wygrywacie razem.
deep_forest-ask-wins-tie-words = tyle samo złota remis rozstrzygnięcie
deep_forest-ask-game-ends = Kiedy kończy się gra?
deep_forest-ask-game-ends-answer = Gdy po wyjściu pierwszego pionka każdy z pozostałych rozegra jeszcze jedną turę; najpóźniej z rundą { $deep_forest__fog__last_round }.
deep_forest-ask-game-ends-words = koniec ostatnia ile rund długo
deep_forest-ask-step-cost = Ile kosztuje krok?
deep_forest-ask-step-cost-answer = Jeden kamień znacznikowy; zejście ze skały dwa, a we mgle o jeden więcej.
deep_forest-ask-step-cost-words = ruch iść cena
deep_forest-ask-swords-needed = Ile mieczy potrzeba do walki?
deep_forest-ask-swords-needed-answer = Co najmniej { $deep_forest__limits__committed }; każdy to jedna kość.
deep_forest-ask-swords-needed-words = potwór kości minimum
deep_forest-ask-fog-when = Kiedy nadchodzi mgła?
deep_forest-ask-fog-when-answer = Po rundzie { $deep_forest__fog__after_round }; potem w każdej rundzie wspina się o rząd.
deep_forest-ask-fog-when-words = początek
deep_forest-ask-retreat = Kiedy mogę wykonać odwrót?
deep_forest-ask-retreat-answer = { $deep_forest__start__retreats ->
    [one] 1 raz w grze
    [few] { $deep_forest__start__retreats } razy w grze
   *[many] { $deep_forest__start__retreats } razy w grze
    }, { $deep_forest__limits__retreat_steps ->
    [one] o 1 pole
    [few] o najwyżej { $deep_forest__limits__retreat_steps } pola
   *[many] o najwyżej { $deep_forest__limits__retreat_steps } pól
    } po swojej ścieżce; kończy on twoją turę.
deep_forest-ask-retreat-words = cofnąć uciec jak wrócić tyłem
deep_forest-ask-set-worth = Ile są warte przeszkody?
deep_forest-ask-set-worth-answer = Trzy jednakowe lub trzy różne { $deep_forest__points__set } złota, pojedyncza { $deep_forest__points__single }.
deep_forest-ask-set-worth-words = punkty złoto zestaw kafelki
deep_forest-ask-past-obstacle = Jak przejść przez gąszcz, bramę lub strażnika?
deep_forest-ask-past-obstacle-answer = { $deep_forest__prices__obstacle ->
    [one] Zapłać 1 napój mocy, księgę lub złotą monetę; kafelek zatrzymujesz i wchodzisz na jego pole.
    [few] Zapłać { $deep_forest__prices__obstacle } napoje mocy, księgi lub złote monety; kafelek zatrzymujesz i wchodzisz na jego pole.
   *[many] Zapłać { $deep_forest__prices__obstacle } napojów mocy, ksiąg lub złotych monet; kafelek zatrzymujesz i wchodzisz na jego pole.
    }
deep_forest-ask-past-obstacle-words = przeszkoda otworzyć pokonać
deep_forest-ask-walk-diagonal = Czy mogę iść na ukos?
deep_forest-ask-walk-diagonal-answer = Nie, tylko w górę, w dół, w lewo i w prawo.
deep_forest-ask-walk-diagonal-words = przekątna skos ruch róg
web-book-game-deep-forest = Głęboki las
web-card-set-deep-forest = { $set ->
    [base] gra podstawowa
    [sparse] ubogi rynek
   *[other] { $set }
}
deep_forest-ask-how-far-see = Jak daleko widzę?
deep_forest-ask-how-far-see-answer = Wzdłuż swojego rzędu i swojej kolumny, do pierwszej rzeczy, która nie jest lasem. To, co widać, odkrywa się samo.
deep_forest-ask-how-far-see-words = linia wzroku odkryć zakryte zobaczyć
deep_forest-ask-troll-rid = Jak pozbyć się trolla?
deep_forest-ask-troll-rid-answer = Zapłać mu { $deep_forest__prices__troll ->
    [one] 1 złotą monetę
    [few] { $deep_forest__prices__troll } złote monety
   *[many] { $deep_forest__prices__troll } złotych monet
    }, wtedy go bierzesz; od następnej rundy możesz go komuś wysłać.
deep_forest-ask-troll-rid-words = przekupić atak usunąć
deep_forest-ask-market-how = Jak działa rynek?
deep_forest-ask-market-how-answer = Połóż pasek, stań przy wolnej linii, weź wszystko, co pokazuje, dobierz pasek.
deep_forest-ask-market-how-words = stragan dochód pasek zasoby
deep_forest-ask-no-markers = Co, jeśli nie mam już kamieni znacznikowych?
deep_forest-ask-no-markers-answer = Wtedy nie zrobisz kroku; ale w każdej chwili swojej tury możesz je kupić za złote monety.
deep_forest-ask-no-markers-words = kamień brak skończyły kupić
deep_forest-ask-cover-strips = Czym jest pasek i czy może przykryć inne?
deep_forest-ask-cover-strips-answer = To trzy pola, które kładziesz na rynku, poziomo lub pionowo, na tym, co tam leży; liczy się to, co na wierzchu.
deep_forest-ask-cover-strips-words = paski obrócić przykryć zakryć
deep_forest-ask-get-gold = Jak zdobyć złoto?
deep_forest-ask-get-gold-answer = Za przeszkody, potwory, opuszczenie lasu i najdłuższą ścieżkę; złote monety, trolle i ostre miecze też są coś warte.
deep_forest-ask-get-gold-words = punkty punktacja wygrać koniec
deep_forest-ask-where-begin = Gdzie zaczynam?
deep_forest-ask-where-begin-answer = Pod dolnym murem; tuż przed pierwszą turą wybierasz, którędy wejść.
deep_forest-ask-where-begin-words = początek start wejść mur pionek
deep_forest-ask-roll-again = Czy mogę ponownie rzucić kością odłożoną na bok?
deep_forest-ask-roll-again-answer = Nie, zachowuje swoje oczka do końca walki; po każdym rzucie wybierasz, które kości odłożyć.
deep_forest-ask-roll-again-words = przerzucić ponownie kość kości rzut
deep_forest-ask-stay-still = Czy w swojej turze muszę iść?
deep_forest-ask-stay-still-answer = Nie: po rynku robisz tyle, ile chcesz, choćby nic.
deep_forest-ask-stay-still-words = pominąć pas nic ruch zakończyć
deep_forest-ask-how-many-play = Ile osób może grać?
deep_forest-ask-how-many-play-answer = Od dwóch do czterech.
deep_forest-ask-how-many-play-words = gracze ilu osoby liczba sam
