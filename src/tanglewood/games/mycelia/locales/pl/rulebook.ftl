# The rulebook for people: headings, paragraphs and the questions people ask. `**` marks what is bold.
# Order, drawings and the exact rules behind each paragraph are in rulebook.toml.

mycelia-book-goal = Zaprowadź rosę do domu
mycelia-book-goal-words = cel gra wygrać chodzi polega
mycelia-book-goal-1 = Na twojej planszy { $mycelia__counts__drops ->
    [one] leży 1 kropla rosy
    [few] leżą { $mycelia__counts__drops } krople rosy
   *[many] leży { $mycelia__counts__drops } kropli rosy
    }. Zaprowadź wszystkie do świątyni. **Wygrywa pusta plansza**, gdy runda zostanie dograna do końca.

mycelia-book-turn = W twojej turze
mycelia-book-turn-words = tura przebieg kolejność kroki robić
mycelia-book-turn-1 = **Zagraj całą rękę**, karta po karcie, w dowolnej kolejności. Pomiń to, czego nie chcesz.
mycelia-book-turn-2 = **Werbuj**, kiedy żadna karta nie jest wykonywana: zapłać liśćmi i weź grzyba z oferty. Trafia na wierzch twojego stosu dobierania, więc w następnej turze masz go na ręce.
mycelia-book-turn-3 = **Używaj kafelków**, każdego raz na turę. Kafelek a, { $mycelia__tile__a__cost ->
    [one] 1 liść
    [few] { $mycelia__tile__a__cost } liście
   *[many] { $mycelia__tile__a__cost } liści
    }: { $mycelia__counts__showcase ->
    [one] 1 nowy grzyb
    [few] { $mycelia__counts__showcase } nowe grzyby
   *[many] { $mycelia__counts__showcase } nowych grzybów
    } w ofercie. Kafelek b, { $mycelia__tile__b__cost ->
    [one] 1 liść
    [few] { $mycelia__tile__b__cost } liście
   *[many] { $mycelia__tile__b__cost } liści
    }: dowolna kropla, jedno pole.
mycelia-book-turn-4 = **Zakończ turę.** Oferta zostaje uzupełniona, pełna świątynia się obraca, dobierasz { $mycelia__counts__hand ->
    [one] 1 kartę
    [few] { $mycelia__counts__hand } karty
   *[many] { $mycelia__counts__hand } kart
    }.

mycelia-book-card = Jak czytać kartę
mycelia-book-card-words = czytać karta znak symbol strzałka liczba
mycelia-book-card-1 = **Podłoże** mówi gdzie: ściółka, mech, woda albo dowolne pole. **Krople** mówią, ile co najmniej musi tam leżeć. **Strzałki** mówią, co się dzieje: strzałka w bok to ruch o jedno pole, strzałka w górę to zejście z planszy.
mycelia-book-card-2 = **Chrząszcz** znaczy: dokładnie tyle. **Blada** strzałka działa, jeśli możesz i chcesz. **2x** to najwyżej dwa razy, **kreska** to jedno albo drugie, **&** to oba, od lewej do prawej. **Dwie głowy**: wszyscy inni mogą, ty nie.

mycelia-book-moving = Jak poruszają się krople
mycelia-book-moving-1 = O jedno pole w górę, w dół, w lewo lub w prawo, na dowolne podłoże, nigdy na ukos. Kropla, która dotrze do świątyni, od razu schodzi z planszy.

mycelia-book-shrine = Gdy świątynia jest pełna
mycelia-book-shrine-1 = Wszystkie krople, które opuszczają plansze, trafiają do świątyni. Jest pełna, gdy liczba kropli wynosi **{ $mycelia__counts__capacity__p2 }** (przy trzech graczach { $mycelia__counts__capacity__p3 }, przy czterech { $mycelia__counts__capacity__p4 }). Na koniec tej tury obraca się: kość i karta zaopatrzenia wskazują jedno lub dwa pola i na każdym z nich **wszyscy** dostają nową kroplę.

mycelia-book-end = Kiedy koniec?
mycelia-book-end-words = koniec długo ostatnia tury
mycelia-book-end-1 = Gdy jakaś plansza jest pusta, dogrywa się tę turę, a potem rundę: wszyscy mają po tyle samo tur. Świątynia już się nie obraca.

mycelia-book-wins = Kto wygrywa?
mycelia-book-wins-1 = Ten, kto ma pustą planszę. Jest kilku? Wtedy decyduje **najwięcej liści**. Nadal remis? Wspólne zwycięstwo.

mycelia-book-more = Więcej grzybów
mycelia-book-more-1 = Dodatek wprowadza trzydzieści grzybów. **Błyskawica** działa raz, przy werbowaniu. Nowe są kafelki c, d i e; nikt nie trzyma więcej niż czterech kafelków. Niektóre karty pozwalają wyrzucić z talii słabe karty.

mycelia-book-gwidyon = Solo przeciwko Gwidyonowi
mycelia-book-gwidyon-words = kto gwidyon przeciwnik solo
mycelia-book-gwidyon-1 = Gwidyon ma stos kropli i nie ma planszy. Po każdej twojej turze odkrywa jedną kartę i robi to, co na niej widać. Opróżnij swoją planszę, zanim zniknie jego stos.
mycelia-book-gwidyon-2 = **Jego żeton:** za każdym razem, gdy odwraca się na stronę z kroplą, znika jedna kropla więcej. Premia, która przesuwa kroplę, odwraca go; premia, która zdejmuje krople, zdejmuje jego krople; liście nic dla niego nie znaczą.
mycelia-book-gwidyon-3 = **Świątynia** wypełnia się jego i twoimi kroplami i obraca się, gdy liczba kropli wynosi { $mycelia__counts__capacity__p1 }. Nowe krople dostajesz tylko ty.

mycelia-book-prisma = Prisma
mycelia-book-prisma-words = prisma dodatek łaska prezent skok fioletowy bursztynowy zielony
mycelia-book-prisma-1 = Spośród twoich kropli { $mycelia__prisma__prism_drops ->
    [one] 1 **błyszczy**
    [few] { $mycelia__prisma__prism_drops } **błyszczą**
   *[many] { $mycelia__prisma__prism_drops } **błyszczy**
    }, a { $mycelia__prisma__dewdrops } nie. Każda błyszcząca, którą zdejmiesz z planszy, daje **łaskę**: twój grzybek idzie o jedno pole naprzód po kręgu, przeskakując inne.
mycelia-book-prisma-2 = Na polu zielonym, bursztynowym lub fioletowym możesz kupić **dar** tego koloru lub niższego; twój grzybek wraca na start. Dar kładziesz na swoim stosie dobierania. Gdy go dobierzesz, od razu wykładasz go odkrytego, dobierasz za niego karty i przez tę turę ci pomaga.

mycelia-ask-new-drops = Gdzie trafiają nowe krople?
mycelia-ask-new-drops-answer = Tam, gdzie wskazują kość i odkryta strona karty zaopatrzenia, na wszystkich planszach tak samo, gdy świątynia się obraca.
mycelia-ask-new-drops-words = kość świątynia zaopatrzenie kładzie karta symbol
mycelia-ask-leave-out = Czy mogę pominąć część karty?
mycelia-ask-leave-out-answer = Tak, dowolną część albo wszystko; tylko samą kartę trzeba zagrać.
mycelia-ask-leave-out-words = pominąć zrezygnować obowiązkowo
mycelia-ask-others-drops = Czy mogę przesuwać krople innych?
mycelia-ask-others-drops-answer = Nie, każdy przesuwa krople na własnej planszy; premię z twojej karty inni wykonują sami.
mycelia-ask-others-drops-words = przeciwnik gracz cudze plansza
mycelia-ask-new-showcase = Kiedy w ofercie pojawiają się nowe karty?
mycelia-ask-new-showcase-answer = Na koniec tury ofertę uzupełnia się do pełna; liczba kart: { $mycelia__counts__showcase }. Kafelek a wymienia wszystkie jej karty naraz.
mycelia-ask-new-showcase-words = uzupełnia wymienić zmienić odnowić werbować
mycelia-ask-play-all-cards = Czy muszę zagrać wszystkie karty?
mycelia-ask-play-all-cards-answer = Tak, w każdej turze wszystkie, ale ich działanie możesz pominąć.
mycelia-ask-play-all-cards-words = ręka zatrzymać zostawić przymus pas pominąć część całą
mycelia-ask-use-card-hired = Kiedy mogę użyć zwerbowanej karty?
mycelia-ask-use-card-hired-answer = W następnej turze: leży na wierzchu twojego stosu dobierania, a karty dobiera się na koniec tury.
mycelia-ask-use-card-hired-words = kupiona nowa grzyb talia więcej dostać
mycelia-ask-picture-shows-drops = Na rysunku są dwie krople i jedna strzałka. Ile kropli idzie?
mycelia-ask-picture-shows-drops-answer = Jedna; dwie krople mówią, ile musi tam leżeć.
mycelia-ask-beetle = Co oznacza chrząszcz?
mycelia-ask-beetle-answer = Dokładnie tyle kropli, ile widać, ani więcej, ani mniej.
mycelia-ask-drop-move-diagonally = Czy kropla może iść na ukos?
mycelia-ask-drop-move-diagonally-answer = Nie, tylko w górę, w dół, w lewo i w prawo.
mycelia-ask-drop-move-diagonally-words = ukos skos przekątna
mycelia-ask-any-field-include = Czy „dowolne pole” obejmuje glebę?
mycelia-ask-any-field-include-answer = Tak, każde pole terenu, ale nigdy świątynię.
mycelia-ask-stop-others-taking = Czy mogę nie dać innym premii z mojej karty?
mycelia-ask-stop-others-taking-answer = Nie, dostają ją, nawet jeśli resztę pominiesz.
mycelia-ask-shrine-turn-twice = Czy świątynia może obrócić się dwa razy w jednej turze?
mycelia-ask-shrine-turn-twice-answer = Nie, najwyżej raz, na koniec tury, a krople ponad jej pojemność przepadają.
mycelia-ask-shrine-turn-twice-words = pełna
mycelia-ask-board-empty-won = Moja plansza jest pusta. Czy to już wygrana?
mycelia-ask-board-empty-won-answer = Prawie: najpierw dogrywa się rundę i inni też mogą opróżnić swoje.
mycelia-ask-board-empty-won-words = wygrać ostatnia kropla
mycelia-ask-leaves-worth-anything = Czy liście są coś warte na koniec?
mycelia-ask-leaves-worth-anything-answer = Tylko między graczami, których plansze są puste.
mycelia-ask-leaves-worth-anything-words = liść punkty remis pieniądze
mycelia-ask-last-turn = Czy Gwidyon ma ostatnią turę?
mycelia-ask-last-turn-answer = Nie, wygrywa ten, komu pierwszemu skończą się krople; jeśli w tej samej turze, wygrywacie razem.
mycelia-ask-know-next-card = Czy mogę znać następną kartę Gwidyona?
mycelia-ask-know-next-card-answer = Prawie: kart jest sześć, tasuje się je po piątej, więc jedna zawsze pozostaje nieznana.
mycelia-ask-easier = Jak ułatwić sobie grę z Gwidyonem?
mycelia-ask-easier-answer = Daj mu na początek więcej kropli, do 25.
mycelia-ask-moving-prism-drop = Czy przesunięcie pryzmatycznej kropli daje łaskę?
mycelia-ask-moving-prism-drop-answer = Nie, tylko zdjęcie jej z planszy.
mycelia-ask-keep-gift-hand = Czy mogę zatrzymać dar na ręce?
mycelia-ask-keep-gift-hand-answer = Nie, wykładasz go odkrytego w chwili dobrania.
mycelia-ask-change-buy-cheaper = Czy dostaję resztę, gdy kupuję tańszy kolor?
mycelia-ask-change-buy-cheaper-answer = Nie, grzybek zawsze wraca na start.
mycelia-ask-wins-tie = Kto wygrywa przy remisie?
mycelia-ask-wins-tie-answer = Spośród graczy z pustą planszą ten, kto ma najwięcej liści; jeśli i tu jest remis, wygrywają razem.
mycelia-ask-wins-tie-words = tyle samo remis rozstrzygnięcie obie puste
mycelia-ask-hold-cards = Ile kart mam na ręce?
mycelia-ask-hold-cards-answer = { $mycelia__counts__hand }: tyle dobierasz na koniec każdej tury i wszystkie zagrywasz w następnej.
mycelia-ask-hold-cards-words = limit ręki wielkość
mycelia-ask-game-ends = Kiedy kończy się gra?
mycelia-ask-game-ends-answer = Gdy jakaś plansza jest pusta; dogrywa się jeszcze tę turę i rundę.
mycelia-ask-game-ends-words = koniec ostatnia
mycelia-ask-how-many-drops = Z iloma kroplami każdy zaczyna?
mycelia-ask-how-many-drops-answer = Liczba kropli: { $mycelia__counts__drops }, ułożone jak na karcie przygotowania.
mycelia-ask-how-many-drops-words = start liczba 20
mycelia-ask-start-leaves = Czy zaczynam z liśćmi?
mycelia-ask-start-leaves-answer = Nie, nikt ich nie ma; dają je karty.
mycelia-ask-start-leaves-words = start pieniądze
mycelia-ask-hire-many = Ile grzybów mogę zwerbować w turze?
mycelia-ask-hire-many-answer = Tyle, za ile możesz zapłacić.
mycelia-ask-hire-many-words = kupić karta koszt liczba
mycelia-ask-shrine-full = Ile kropli mieści świątynia?
mycelia-ask-shrine-full-answer = { $mycelia__counts__capacity__p2 } przy dwóch graczach, { $mycelia__counts__capacity__p3 } przy trzech, { $mycelia__counts__capacity__p4 } przy czterech; wtedy się obraca.
mycelia-ask-shrine-full-words = pełna pojemność kiedy
mycelia-ask-tile-twice = Czy mogę użyć kafelka dwa razy w turze?
mycelia-ask-tile-twice-answer = Nie, każdego kafelka raz na turę.
mycelia-ask-tile-twice-words = akcja ponownie
mycelia-ask-deck-short = Co, gdy skończy się mój stos dobierania?
mycelia-ask-deck-short-answer = Tasujesz swój stos kart odrzuconych, wkładasz go pod spód i dobierasz dalej.
mycelia-ask-deck-short-words = pusta talia
mycelia-ask-who-begins = Kto zaczyna?
mycelia-ask-who-begins-answer = Pierwszego gracza się losuje albo wybiera przy przygotowaniu stołu; pozostaje nim do końca gry.
mycelia-ask-who-begins-words = pierwszy gracz początek kolejność rozpoczyna rozpocząć
mycelia-ask-lose-cards = Jak pozbyć się kart?
mycelia-ask-lose-cards-answer = Kartą ze znakiem „pożegnanie” albo kafelkiem e: jedno i drugie na zawsze usuwa kartę z twojego stosu kart odrzuconych. Pochodzą z dodatku.
mycelia-ask-lose-cards-words = usunąć wyrzucić słabe talia
mycelia-ask-what-shrine = Czym jest świątynia?
mycelia-ask-what-shrine-answer = To dom rosy: kropla, która dotrze na jej pole, schodzi z twojej planszy i ją wypełnia. Pełna świątynia się obraca.
mycelia-ask-what-shrine-words = otwór środek
mycelia-ask-get-leaves = Jak zdobyć liście?
mycelia-ask-get-leaves-answer = Dzięki grzybom, które pokazują liść, i dzięki premiom na kartach innych. Możesz mieć ich dowolnie dużo.
mycelia-ask-get-leaves-words = liść pieniądze zarobić limit waluta
mycelia-ask-drops-on-field = Ile kropli może leżeć na jednym polu?
mycelia-ask-drops-on-field-answer = Dowolnie dużo.
mycelia-ask-drops-on-field-words = limit stos kilka dwie razem
mycelia-ask-more-tiles = Jak zdobyć więcej kafelków akcji?
mycelia-ask-more-tiles-answer = Dzięki niektórym grzybom z dodatku, w chwili werbowania; nikt nie zatrzymuje więcej niż czterech.
mycelia-ask-more-tiles-words = kafelek liczba limit nowe
mycelia-ask-bonus = Czym jest premia?
mycelia-ask-bonus-answer = To część karty z dwiema głowami: wszyscy inni mogą ją wykonać, każdy na swojej planszy; ty nie.
mycelia-ask-bonus-words = bonus inni głowy przeciwnicy
mycelia-ask-advanced-boards = Czym są plansze zaawansowane?
mycelia-ask-advanced-boards-answer = To tyły plansz, każdy z inaczej rozmieszczonymi terenami, więc każdy ma inne zadanie.
mycelia-ask-advanced-boards-words = tył rewers trudniejsze inne
mycelia-ask-how-many-play = Ile osób może grać?
mycelia-ask-how-many-play-answer = Od dwóch do czterech albo jedna, sama przeciwko Gwidyonowi.
mycelia-ask-how-many-play-words = gracze ilu osoby liczba
mycelia-ask-win-alone = Jak wygrać z Gwidyonem?
mycelia-ask-win-alone-answer = Opróżnij swoją planszę, zanim skończą się jego krople.
mycelia-ask-win-alone-words = pokonać sam solo
