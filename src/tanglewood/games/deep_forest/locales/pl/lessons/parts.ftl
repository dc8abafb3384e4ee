# Barter, a dead end, and the way back. Sell three of a kind, a troll without a coin, a dead end, retreat, at most six of a kind, a troll sent by Ada, a rock.

lesson-deep_forest-barter-title = Wymiana, ślepy zaułek i droga powrotna
lesson-deep_forest-barter-goal = Zamień zasoby w złote monety, znajdź ślepy zaułek i wyjdź z niego.
lesson-deep_forest-barter-closing = Dwa razy w potrzasku, a i tak dalej niż przedtem. Policz zasoby, zanim uznasz drogę za zamkniętą.

lesson-deep_forest-barter-1-say = Trzyma cię troll, a nie masz złotej monety! Trzy jednakowe zasoby dają jedną: sprzedaj trzy z czterech ksiąg.
lesson-deep_forest-barter-1-notice = Trzy napoje mocy, trzy księgi lub trzy kamienie znacznikowe: jedna złota moneta, w każdej chwili twojej tury, dowolnie często.
lesson-deep_forest-barter-1-otherwise = Kamienie to twoje kroki. Sprzedaj to, czego najmniej potrzebujesz: księgi.
lesson-deep_forest-barter-1-slip-1 = Nawet wstecz nie: nieprzekupiony troll trzyma cię, dopóki nie zapłacisz.
lesson-deep_forest-barter-1-trap-1 = Kto nie może zapłacić, zostaje na miejscu. Ale ty możesz: wystarczy najpierw sprzedać. Cofnij to.

lesson-deep_forest-barter-2-say = Teraz przekup trolla. Jest twój, a pole pod nim odsłania ci widok.
lesson-deep_forest-barter-2-notice = Za nim ukazał się miecz. Każdy zachowany troll jest na koniec gry wart jedno złoto.
lesson-deep_forest-barter-2-otherwise = Najpierw troll. Dość się już naczekał.

lesson-deep_forest-barter-3-say = Prosto. Kto wie, co czeka z lewej i prawej strony następnego pola?
lesson-deep_forest-barter-3-notice = Gąszcz z lewej, gąszcz z prawej, strażnik z przodu, a na żadne cię nie stać. Ślepy zaułek.
lesson-deep_forest-barter-3-otherwise = Prosto, proszę. Tym razem się nie uda i o to właśnie chodzi.

lesson-deep_forest-barter-4-say = Dwa razy w grze możesz wykonać odwrót, do trzech pól po własnej ścieżce. Cofnij się o dwa pola.
lesson-deep_forest-barter-4-notice = Dwa kamienie są znów twoje, a pola, na których leżały, są wolne: nowa ścieżka może się z nimi stykać.
lesson-deep_forest-barter-4-otherwise = Najlepiej dwa pola wstecz: stamtąd otwiera się inna droga.
lesson-deep_forest-barter-4-slip-1 = Trzy napoje mocy, a masz dwa.
lesson-deep_forest-barter-4-trap-1 = W następnej turze stoisz w tym samym zaułku. Cofnij to i zawróć.

lesson-deep_forest-barter-5-say = Odwrót kończy turę, a wtedy nikt nie zatrzymuje więcej niż sześciu zasobów jednego rodzaju. Siedem kamieni: sprzedaj trzy z nich.
lesson-deep_forest-barter-5-notice = Można było zamiast tego oddać jeden. Ale teraz masz złotą monetę na trolla Ady.
lesson-deep_forest-barter-5-otherwise = Sprzedaj trzy. Zobaczysz dlaczego.
lesson-deep_forest-barter-5-meanwhile = Ada robi zakupy, a potem wysyła ci prezent: trolla, tuż obok twojego pionka. Zarabia na nim dwa kamienie znacznikowe.
lesson-deep_forest-barter-5-trap-1 = Sześć kamieni, ani jednej monety. Moneta bardzo szybko się przyda: cofnij to i sprzedaj.

lesson-deep_forest-barter-6-say = Najpierw rynek, troll czy nie troll. Napoje mocy pokonują gąszcz: połóż ten pasek na wierzchu i stań przy kolumnie trzeciej.
lesson-deep_forest-barter-6-notice = Dwa napoje mocy i dwa kamienie znacznikowe.
lesson-deep_forest-barter-6-otherwise = Policz napoje mocy w kolumnie trzeciej, z tym paskiem w poprzek u góry.

lesson-deep_forest-barter-7-say = Przekup trolla Ady swoją monetą. Potem idź drugą drogą: w prawo i w górę.
lesson-deep_forest-barter-7-notice = Dwa trolle w worku. To pole sąsiaduje z twoją dawną ścieżką, ale tamtych kamieni już nie ma.
lesson-deep_forest-barter-7-otherwise = Przekup trolla, potem w prawo i w górę.

lesson-deep_forest-barter-8-say = Ten sam gąszcz, od dołu, tym razem z czterema napojami mocy. Przedrzyj się!
lesson-deep_forest-barter-8-notice = Twoja pierwsza przeszkoda.
lesson-deep_forest-barter-8-otherwise = Gąszcz: trzy napoje mocy, a masz cztery.

lesson-deep_forest-barter-9-say = Wejdź na skałę. Wejście kosztuje jeden kamień, zejście dwa. Stąd widać daleko.
lesson-deep_forest-barter-9-notice = Gąszcz, dwa trolle, dwa miecze: dotąd pięć złota, Ada ma trzy. Stąd możesz w następnej turze walczyć.
lesson-deep_forest-barter-9-otherwise = Jeszcze jeden krok, na skałę.

# Monsters that help, and a bear.

lesson-deep_forest-monsters-title = Potwory, które pomagają, i niedźwiedź
lesson-deep_forest-monsters-goal = Niech jeden potwór pomoże ci pokonać następnego.
lesson-deep_forest-monsters-closing = 27 złota do 7. Pomocnika pokonaj wcześnie, niedźwiedzia później; odwrotnie nikomu to nie pomoże.

lesson-deep_forest-monsters-1-say = Skalna sroka jest już pokonana. W każdej rundzie podwaja jeden zasób, który bierzesz. Połóż dwie księgi, stań tam, podwój księgę.
lesson-deep_forest-monsters-1-notice = Dwie księgi na linii, trzy w sakwie. Działa od rundy po walce do końca gry.
lesson-deep_forest-monsters-1-otherwise = Rząd czwarty, z dwiema księgami z twojego paska. Sroka robi z nich trzy.
lesson-deep_forest-monsters-1-trap-1 = Kamień więcej. Ale niedźwiedź obok ciebie lubi księgi: cofnij to.

lesson-deep_forest-monsters-2-say = Obok skały możesz walczyć. Drugiej piętnastki nie: każda siła tylko raz. Wyzwij dwudziestkę, wszystkimi czterema mieczami.
lesson-deep_forest-monsters-2-notice = Jedenaście. Jeszcze dwa rzuty.
lesson-deep_forest-monsters-2-otherwise = Niedźwiedź jaskiniowy, siła dwadzieścia. Wystaw wszystkie miecze.
lesson-deep_forest-monsters-2-slip-1 = Piętnastka jest już pokonana. Poszukaj kogoś innej wielkości.
lesson-deep_forest-monsters-2-trap-1 = Dwie kości to najwyżej dwanaście. Miecze zostawione w domu niczym nie rzucają: cofnij to, wystaw wszystkie cztery.

lesson-deep_forest-monsters-3-say = Odłóż szóstkę i rzuć ponownie pozostałymi trzema.
lesson-deep_forest-monsters-3-notice = Piętnaście. Co odłożone, to odłożone.
lesson-deep_forest-monsters-3-otherwise = Zatrzymaj szóstkę, resztą rzuć.

lesson-deep_forest-monsters-4-say = Dołącza do niej piątka. Potem ostatni rzut.
lesson-deep_forest-monsters-4-notice = Szesnaście, brakuje czterech. Rzutów już nie ma, a jednak walka trwa.
lesson-deep_forest-monsters-4-otherwise = Sześć i pięć wystarczą. Rzuć dwiema małymi.

lesson-deep_forest-monsters-5-say = Ten niedźwiedź liczy księgi: po oczku za każdą. Masz trzy. Wymień w środku walki dwie złote monety na czwartą i zapłać wszystkie cztery.
lesson-deep_forest-monsters-5-notice = Dwadzieścia! Niedźwiedź jest wart 20 złota. Wygrały cztery miecze, więc dwa z nich się tępią.
lesson-deep_forest-monsters-5-otherwise = Nie poddawaj się. Księgi to oczka, a monety to księgi.
lesson-deep_forest-monsters-5-trap-1 = Przegrana: jeden miecz tępy, niedźwiedzia nie ma. A przecież są księgi i monety! Cofnij to i kup oczka.

lesson-deep_forest-monsters-6-say = Walka kończy twoją turę, wygrana czy przegrana. Możesz jeszcze wymieniać lub wysyłać; powiedz, że to koniec.
lesson-deep_forest-monsters-6-notice = Nowa runda: Mszysty olbrzym płaci Adzie złotą monetę, jak w każdej rundzie. Trzy z czterech piętnastek tak pomagają.
lesson-deep_forest-monsters-6-otherwise = Trolla na razie zatrzymaj. To koniec tury.
lesson-deep_forest-monsters-6-meanwhile = Ada próbuje drugiego niedźwiedzia trzema mieczami: dziesięć. Przegrana i jeden miecz tępy. Niedźwiedź zostaje na miejscu.

lesson-deep_forest-monsters-7-say = Na prawo od ciebie brama: trzy księgi. Kolumna druga pokazuje tylko dwie, ale masz srokę. Połóż ten pasek na wierzchu.
lesson-deep_forest-monsters-7-notice = Dwie złote monety i trzy księgi.
lesson-deep_forest-monsters-7-otherwise = Kolumna druga: monety i księgi. I podwój księgę.

lesson-deep_forest-monsters-8-say = Trzy księgi za bramę. Otwórz ją!
lesson-deep_forest-monsters-8-notice = Niedźwiedź 20, dwie przeszkody 2, monety 2, miecze 2, troll 1: 27 złota. Ada ma 7.
lesson-deep_forest-monsters-8-otherwise = Brama po prawej: właśnie na nią są te księgi.
