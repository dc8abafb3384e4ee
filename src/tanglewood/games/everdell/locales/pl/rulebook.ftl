# The rulebook for people: headings, paragraphs and the questions people ask. `**` marks what is bold.
# Order, drawings and the exact rules behind each paragraph are in rulebook.toml.

everdell-book-goal = Zbuduj leśne miasto
everdell-book-goal-words = cel gra wygrać chodzi polega
everdell-book-goal-1 = Masz rok, garstkę robotników i **{ $everdell__counts__city ->
    [one] 1 miejsce
    [few] { $everdell__counts__city } miejsca
   *[many] { $everdell__counts__city } miejsc
    }**. Wypełnij je stworzeniami i budowlami. **Wygrywa ten, kto ma najwięcej punktów.**

everdell-book-turn = W swojej turze zrób jedną z trzech rzeczy
everdell-book-turn-words = tura przebieg kolejność kroki robić
everdell-book-turn-1 = **Umieść robotnika** na wolnym polu i od razu weź to, co ono pokazuje. Robotnik zostaje tam do twojej następnej pory roku.
everdell-book-turn-2 = **Zagraj kartę** z ręki lub z łąki i zapłać jej koszt.
everdell-book-turn-3 = **Przygotuj się do nowej pory roku**, gdy wszyscy twoi robotnicy są zajęci. Wracają, a z nimi przychodzą nowi.

everdell-book-places = Dokąd idą robotnicy
everdell-book-places-words = robotnik blokować zajęte pole podstawowe las
everdell-book-places-1 = Jeden kontur: **jeden robotnik**. Plus: **wszyscy**. Pole lasu mieści { $everdell__counts__forest_spaces__0 ->
    [one] 1 robotnika
    [few] { $everdell__counts__forest_spaces__0 } robotników
   *[many] { $everdell__counts__forest_spaces__0 } robotników
    }, przy czterech graczach { $everdell__counts__forest_spaces__3 }. Czerwone karty w swoim mieście odwiedzasz tylko ty; te ze znakiem „otwarte” może odwiedzić każdy, a ich właściciel zdobywa punkt.

everdell-book-free = Darmowe stworzenia
everdell-book-free-words = darmo bez płacenia stworzenie drzwi zagrać
everdell-book-free-1 = Budowla z drzwiami zaprasza jedno ze swoich stworzeń **za darmo, raz**. Na drzwiach leży potem żeton użycia i zostaje tam, nawet jeśli gość odejdzie.

everdell-book-year = Rok
everdell-book-winter = Zima
everdell-book-spring = Wiosna
everdell-book-summer = Lato
everdell-book-autumn = Jesień
everdell-book-year-1 = Każdy ma własną porę roku. U ciebie może być zima, gdy inni mają wiosnę.

everdell-book-colours = Karty według kolorów
everdell-book-colours-1 = **Zielone** dają surowce, po zagraniu oraz wiosną i jesienią. **Czerwone** to pole dla robotnika. **Niebieskie** pomagają, dopóki stoją. **Fioletowe** punktują na koniec gry. **Brązowe** działają raz, od razu.

everdell-book-events = Wydarzenia
everdell-book-events-words = wydarzenie inni podstawowe specjalne
everdell-book-events-1 = Spełnij wymagania wydarzenia, umieść na nim robotnika, a będzie tylko twoje.

everdell-book-end = Kiedy kończę?
everdell-book-end-words = pas jesień koniec przestać nic
everdell-book-end-1 = Jesienią, gdy nie możesz lub nie chcesz grać dalej, **pasujesz**. To ostateczne; inni grają, aż wszyscy spasują. Wcześniej **podróż** zamienia karty z twojej ręki w punkty.

everdell-book-wins = Kto wygrywa?
everdell-book-wins-1 = Wszystko się sumuje. Remis? Więcej wydarzeń, potem więcej niewykorzystanych surowców, potem wspólne zwycięstwo.

everdell-book-rugwort = Solo przeciwko Krostawcowi
everdell-book-rugwort-words = kto krostawiec szczur przeciwnik solo
everdell-book-rugwort-1 = Krostawiec nie ma tur. Za każdym razem, gdy zagrywasz kartę, rzuca kością i bierze wskazaną kartę z łąki. Gdy się przygotowujesz, on też się przygotowuje: bierze wydarzenia podstawowe, na które pozwalają jego kolory, przesuwa swoich robotników i blokuje kolejne karty na łące.
everdell-book-rugwort-2 = Punktuje za kartę { $everdell__rugwort_points__card }, za fioletową { $everdell__rugwort_points__purple }, za wydarzenie podstawowe { $everdell__rugwort_points__basic_event }, za swoją podróż oraz za każde niezdobyte przez ciebie wydarzenie specjalne (od drugiego roku więcej). **Musisz mieć więcej niż on.**

everdell-book-nightweave = Pajęczyca
everdell-book-nightweave-words = kto pajęczyca pająk przeciwniczka tura
everdell-book-nightweave-1 = Po każdej twojej turze Pajęczyca odkrywa kartę i czyta wiersz **swojej** pory roku. Wykonuje **1**; jeśli to niemożliwe, **2**; jeśli i to niemożliwe, wiersz **inaczej**. Nic nie płaci, nic nie dostaje z pól i nie czyta tekstów kart.
everdell-book-nightweave-2 = **Zajęte** pole nie czyni akcji niemożliwą: jej pająk idzie za **strzałką** na następne pojedyncze pole tego rodzaju. Gdy Pajęczyca siedzi na łące, wszystkie jej pająki są zajęte, a karta pokazuje pająka lub jej własny znak, zamiast tego **przygotowuje się**.
everdell-book-nightweave-3 = **Intrygi** przychodzą z jej wiosną, latem i jesienią. Tych, które trwają porę roku, nie można udaremnić; te, które działają od razu, można, za cenę z karty.

everdell-ask-start-with = Z czym zaczynam?
everdell-ask-start-with-answer = Karty na ręce: { $everdell__counts__start_hands__0 }, { $everdell__counts__start_hands__1 }, { $everdell__counts__start_hands__2 } lub { $everdell__counts__start_hands__3 }, zależnie od kolejności, robotnicy: { $everdell__counts__workers }; bez surowców i z pustym miastem.
everdell-ask-start-with-words = początek start karty robotnicy surowce ile dostaje zaczyna
everdell-ask-specials-in-play = Ile wydarzeń jest w grze?
everdell-ask-specials-in-play-answer = Wszystkie podstawowe oraz specjalne, losowane na każdą grę; tych jest { $everdell__counts__specials }.
everdell-ask-specials-in-play-words = specjalnych specjalne podstawowe liczba
everdell-ask-same-season = Czy wszyscy są w tej samej porze roku?
everdell-ask-same-season-answer = Nie, każdy przygotowuje się osobno i może być do przodu albo z tyłu.
everdell-ask-same-season-words = sama równocześnie razem
everdell-ask-what-fool = Do czego służy Błazen?
everdell-ask-what-fool-answer = Zagrywasz go do miasta przeciwnika: zajmuje tam miejsce i kosztuje punkty.
everdell-ask-what-fool-words = błazen daje przeciwnik ujemne
everdell-ask-build-second-farm = Czy mogę zbudować drugą Farmę?
everdell-ask-build-second-farm-answer = Tak, zwykłe karty dowolną liczbę razy; tylko unikatowa może być w mieście jedna.
everdell-ask-build-second-farm-words = dwie ta sama karta kopie zwykła unikatowa dwa razy
everdell-ask-farm-bring-both = Czy Farma może sprowadzić i Męża, i Żonę?
everdell-ask-farm-bring-both-answer = Nie, jedno z nich, raz; druga Farma sprowadza drugie.
everdell-ask-husband-wife-space = Czy Mąż i Żona zajmują jedno miejsce, czy dwa?
everdell-ask-husband-wife-space-answer = Jedno, jeśli je dzielą; sami łączą się w parę.
everdell-ask-husband-wife-space-words = para małżeństwo dzielić
everdell-ask-skip-turn = Czy mogę pominąć swoją turę?
everdell-ask-skip-turn-answer = Nie; przed jesienią zawsze jest coś do zrobienia, a jesienią pasujesz ostatecznie.
everdell-ask-skip-turn-words = pas nic
everdell-ask-prepare-while-worker = Czy mogę się przygotować, gdy mam jeszcze dostępnego robotnika?
everdell-ask-prepare-while-worker-answer = Nie, najpierw trzeba umieścić wszystkich.
everdell-ask-prepare-while-worker-words = pora roku następna wcześniej
everdell-ask-cards-hold = Ile kart mogę mieć na ręce?
everdell-ask-cards-hold-answer = { $everdell__counts__hand_limit }; dobieranie po prostu się na tym kończy. Od pięciu graczy limit to { $everdell__fair__hand_limit }, a niektóre zdolności go zmieniają.
everdell-ask-cards-hold-words = limit ręki maksimum wielkość 8 najwięcej
everdell-ask-meadow-card-cost = Czy karta z łąki kosztuje więcej?
everdell-ask-meadow-card-cost-answer = Nie, tyle samo co z ręki.
everdell-ask-meadow-card-cost-words = zapłacić cena kupić karty zagrać
everdell-ask-visit-red-card = Czy mogę odwiedzić czerwoną kartę w innym mieście?
everdell-ask-visit-red-card-answer = Tak, jeśli ma znak „otwarte”; jej właściciel bierze żeton punktu.
everdell-ask-visit-red-card-words = przeciwnik inny otwarte miejsce robotnik gospoda użyć
everdell-ask-use-innkeeper-free = Czy mogę użyć Karczmarza dla stworzenia, które przychodzi za darmo przez drzwi?
everdell-ask-use-innkeeper-free-answer = Nie, jedna pomoc na kartę, a darmowa karta nie przyjmuje żadnej.
everdell-ask-city-full-play = Moje miasto jest pełne. Czy mogę jeszcze zagrywać karty?
everdell-ask-city-full-play-answer = Tak: Wędrowca, drugą połowę pary, Ruiny albo kartę, której pomocnik odchodzi przy płaceniu.
everdell-ask-city-full-play-words = brak miejsca 15
everdell-ask-claim-event = Jak zdobyć wydarzenie?
everdell-ask-claim-event-answer = Spełnij jego wymagania w swoim mieście i umieść na nim robotnika. Jest tylko twoje i zostaje, gdy robotnik wraca.
everdell-ask-claim-event-words = wziąć dostać otrzymać warunek
everdell-ask-play-card-sits = Czy mogę zagrać kartę, na której siedzi Krostawiec?
everdell-ask-play-card-sits-answer = Nie, ani zagrać, ani dobrać, ani odrzucić.
everdell-ask-play-card-sits-words = zablokowana pod
everdell-ask-pay-use-cards = Czy Krostawiec płaci albo używa swoich kart?
everdell-ask-pay-use-cards-answer = Nie, liczą się tylko ich kolory.
everdell-ask-visit-inn-city = Czy mogę odwiedzić Karczmę w mieście Krostawca?
everdell-ask-visit-inn-city-answer = Tak, a on bierze żeton.
everdell-ask-unable-act = Czy mogę sprawić, że Pajęczyca nie będzie mogła działać?
everdell-ask-unable-act-answer = Rzadko: zawsze jest wiersz „inaczej”, a jego punkty i tak dostaje, z wyjątkiem poziomu 0.
everdell-ask-event-fulfil = Czy Pajęczyca może wziąć wydarzenie, którego wymagań nie spełnia?
everdell-ask-event-fulfil-answer = Tak: najchętniej takie, którego wymagania spełnia, potem takie, które ma zaczęte, potem dowolne.
everdell-ask-tie-nightweave = Kto wygrywa przy remisie z Pajęczycą?
everdell-ask-tie-nightweave-answer = Ona.
everdell-ask-wins-tie = Kto wygrywa przy remisie?
everdell-ask-wins-tie-answer = Kto ma więcej wydarzeń; nadal remis: kto ma więcej niewykorzystanych surowców; potem wspólne zwycięstwo.
everdell-ask-wins-tie-words = tyle samo punktów remis rozstrzygnięcie
everdell-ask-city-size = Ile kart mieści miasto?
everdell-ask-city-size-answer = { $everdell__counts__city ->
    [one] 1 miejsce, na nim jedna karta, chyba że karta mówi inaczej.
    [few] { $everdell__counts__city } miejsca, na każdym jedna karta, chyba że karta mówi inaczej.
   *[many] { $everdell__counts__city } miejsc, na każdym jedna karta, chyba że karta mówi inaczej.
    }
everdell-ask-city-size-words = limit maksimum wielkość 15 budynki
everdell-ask-game-ends = Kiedy kończy się gra?
everdell-ask-game-ends-answer = Gdy wszyscy spasują; każdy gracz pasuje osobno, jesienią.
everdell-ask-game-ends-words = koniec ostatnia runda ile rund długo
everdell-ask-workers-back = Kiedy wracają moi robotnicy?
everdell-ask-workers-back-answer = Gdy przygotowujesz się do nowej pory roku: wszyscy oprócz tych, którzy zostają na stałe.
everdell-ask-workers-back-words = powrót odzyskać dom
everdell-ask-more-workers = Jak zdobyć więcej robotników?
everdell-ask-more-workers-answer = Przygotowując się do nowej pory roku: wiosną { $everdell__season__spring__workers }, latem { $everdell__season__summer__workers }, jesienią { $everdell__season__autumn__workers }.
everdell-ask-more-workers-words = nowi liczba
everdell-ask-deck-empty = Co, gdy skończy się talia?
everdell-ask-deck-empty-answer = Stos kart odrzuconych zostaje potasowany i staje się nową talią.
everdell-ask-deck-empty-words = pusta karty
everdell-ask-same-place = Czy mogę wysłać dwóch robotników na jedno pole?
everdell-ask-same-place-answer = Tylko tam, gdzie jest plus; pole z jednym konturem mieści jednego robotnika.
everdell-ask-same-place-words = zajęte pole miejsce dzielić gracze przeciwnik samo plus
everdell-ask-free-critter = Jak dostać stworzenie za darmo?
everdell-ask-free-critter-answer = Jego budowla stoi w twoim mieście i nie leży na niej jeszcze żeton użycia.
everdell-ask-free-critter-words = bez płacenia drzwi zaprosić żeton użycia dom
everdell-ask-card-colours = Co oznaczają kolory kart?
everdell-ask-card-colours-answer = Zielone dają surowce, czerwone to pole dla robotnika, niebieskie pomagają cały czas, fioletowe punktują na koniec gry, brązowe działają raz.
everdell-ask-card-colours-words = zielona czerwona niebieska fioletowa brązowa rodzaj typ produkcja kiedy
everdell-ask-journey = Czym jest podróż?
everdell-ask-journey-answer = Jesienią robotnik zamienia tam karty z twojej ręki na { $everdell__location__journey_2__points }–{ $everdell__location__journey_5__points ->
    [one] 1 punkt
    [few] { $everdell__location__journey_5__points } punkty
   *[many] { $everdell__location__journey_5__points } punktów
    }.
everdell-ask-journey-words = odrzucić punkty
everdell-ask-after-pass = Czy po spasowaniu mogę wrócić do gry?
everdell-ask-after-pass-answer = Nie, pas jest ostateczny i możliwy tylko jesienią.
everdell-ask-after-pass-words = ponownie
web-card-set-everdell = { $set ->
    [base] gra podstawowa
    [farms] specjalne Farmy
    [corrin] Przemyszław Ogonek
    [extra] Więcej! Więcej!
    [rugwort_cards] karty Krostawca
    [legends_first] Legendy
    [legends_more] Więcej legend
    [pearlbrook] Perłowy Potok
    [newleaf] Stacja Nowoliść
    [bellfaire] Święto Lata
    [spirecrest] Zimowy Szczyt
   *[other] { $set }
}
everdell-ask-who-begins = Kto zaczyna?
everdell-ask-who-begins-answer = Pierwszego gracza się losuje albo wybiera przy przygotowaniu stołu; potem gra toczy się zgodnie z ruchem wskazówek zegara.
everdell-ask-who-begins-words = rozpoczyna pierwszy gracz początek kolejność
everdell-ask-meadow = Czym jest łąka?
everdell-ask-meadow-answer = To odkryte karty na środku: każdy może je zagrywać jak z własnej ręki, a luki od razu się uzupełnia.
everdell-ask-meadow-words = środek odkryte wspólne uzupełnić luka nowa pusta
everdell-ask-score-what = Za co dostaję punkty?
everdell-ask-score-what-answer = Za karty w swoim mieście, żetony punktów, premie fioletowych kart, podróż i wydarzenia.
everdell-ask-score-what-words = punktacja liczy wygrać koniec
everdell-ask-goods-left = Czy niewykorzystane surowce są warte punkty?
everdell-ask-goods-left-answer = Nie, rozstrzygają tylko remis, którego nie rozstrzygnęły wydarzenia.
everdell-ask-goods-left-words = pozostałe reszta wartość koniec
everdell-ask-two-sorts = Czym są stworzenia i budowle?
everdell-ask-two-sorts-answer = To dwa rodzaje kart. Budowla może sprowadzić stworzenie za darmo.
everdell-ask-two-sorts-words = stworzenie budowla rodzaje różnica zwierzę budynek
everdell-ask-draw-cards = Jak dobieram karty?
everdell-ask-draw-cards-answer = Dzięki polom i kartom, które tak mówią; nie dobiera się tylko dlatego, że jest czyjaś tura.
everdell-ask-draw-cards-words = więcej nowe ręka talia
everdell-ask-give-up-card = Czy mogę odrzucić kartę albo usunąć ją z miasta?
everdell-ask-give-up-card-answer = Tylko tam, gdzie mówi tak pole lub karta.
everdell-ask-give-up-card-words = zburzyć zniszczyć wyrzucić pozbyć
everdell-ask-goods-limit = Ile surowców mogę mieć?
everdell-ask-goods-limit-answer = Dowolnie dużo; pula nigdy się nie wyczerpuje.
everdell-ask-goods-limit-words = limit maksimum posiadać zapas zatrzymać
everdell-ask-how-many-play = Ile osób może grać?
everdell-ask-how-many-play-answer = Od jednej do czterech; z dodatkiem Święto Lata do sześciu.
everdell-ask-how-many-play-words = gracze ilu osoby liczba
