# Into the forest. Enter, lay a strip, stand at a line, step, pay a troll, take a sword, end, retreat (shown as a side road).

lesson-deep_forest-1-title = W las
lesson-deep_forest-1-goal = Zrób zakupy, przejdź trzy pola, przekup trolla i znajdź miecz.
lesson-deep_forest-1-closing = Dwa miecze, troll w worku, trzy pola za tobą. Dalej: ściany z cierni i jedna zasada, na której łapie się każdy.

lesson-deep_forest-1-1-say = Znajdź drogę od dolnego muru do górnego i wzbogać się po drodze: wygrywa ten, kto ma najwięcej złota. Wejdź pośrodku.
lesson-deep_forest-1-1-notice = Odkrywa się wszystko, co jest w twoim polu widzenia, aż coś stanie na drodze. Na końcu kolumny: troll.
lesson-deep_forest-1-1-otherwise = To też dobre wejście. Dziś idziemy środkiem.

lesson-deep_forest-1-2-say = Najpierw zakupy. Weź ten pasek i połóż go gdziekolwiek na rynku, poziomo lub pionowo.
lesson-deep_forest-1-2-notice = Późniejsze paski zakrywają wcześniejsze. Liczy się tylko to, co leży na wierzchu.
lesson-deep_forest-1-2-otherwise = Dobry pomysł. Na razie pasek z dwoma kamieniami znacznikowymi: kamienie to twoje kroki.

lesson-deep_forest-1-3-say = Teraz stań na końcu linii i weź wszystko, co pokazuje: dwa kamienie znacznikowe i złotą monetę.
lesson-deep_forest-1-3-notice = Nikt inny nie może stanąć tam, gdzie stoisz. W następnej turze musisz przejść gdzie indziej.
lesson-deep_forest-1-3-otherwise = Ta linia pokazuje mniej. Rząd z twoim paskiem ma trzy zasoby.
lesson-deep_forest-1-3-trap-1 = Tylko jeden kamień. Twój pasek leży w rzędzie: stań tam i weź wszystkie trzy zasoby.

lesson-deep_forest-1-4-say = I w drogę. Każdy krok kosztuje jeden kamień znacznikowy; zostaje na polu, które opuszczasz.
lesson-deep_forest-1-4-notice = Kamienie to twoja ścieżka. Jej długość liczy się na koniec gry.
lesson-deep_forest-1-4-otherwise = Zakupy zrobione. Zrób krok w las.

lesson-deep_forest-1-5-say = Jeszcze jeden. Patrz w lewo i w prawo: co staje się widoczne, odkrywa się samo.
lesson-deep_forest-1-5-notice = Z lewej troll, z prawej miecz.
lesson-deep_forest-1-5-otherwise = Prosto, proszę. Coś tam czeka.

lesson-deep_forest-1-6-say = Troll obok ciebie chce złotej monety, i to zaraz. Nic innego nie ma pierwszeństwa.
lesson-deep_forest-1-6-notice = Troll jest teraz twój. Zatrzymany jest na koniec gry wart jedno złoto; możesz go też w późniejszej rundzie wysłać do Ady.
lesson-deep_forest-1-6-otherwise = Najpierw troll. Nie odpuści.
lesson-deep_forest-1-6-slip-1 = Troll mocno cię trzyma. Najpierw daj mu złotą monetę.

lesson-deep_forest-1-7-say = Miecz kosztuje napój mocy, księgę i złotą monetę: dokładnie tyle masz. Zabierz go; wchodzisz na jego pole.
lesson-deep_forest-1-7-notice = Miecze służą do walki: każdy to jedna kość. Możesz też miecz minąć i zostawić.
lesson-deep_forest-1-7-otherwise = Miecze wygrywają walki, a na ten cię stać. Zabierz go!
lesson-deep_forest-1-7-trap-1 = Miecz minięty i nadal tam leży. Wolno! Ale stać cię na niego, więc cofnij to.

lesson-deep_forest-1-8-say = Bez kamieni nie ma kroków. Zakończ turę i zobacz, jak Ada robi to samo w swoim lesie.
lesson-deep_forest-1-8-notice = Jej pasek zakrywa twoją monetę. Rynek nigdy nie zostaje taki, jaki był.
lesson-deep_forest-1-8-otherwise = Możesz wykonać odwrót, ale po co? Masz przecież miecz.
lesson-deep_forest-1-8-meanwhile = Ada kładzie pasek w poprzek twojego, staje przy tej kolumnie i wchodzi do lasu.
lesson-deep_forest-1-8-trap-1 = Odwrót, dwa razy w grze: do trzech pól wstecz, kamienie wracają. Ale szło ci przecież dobrze!

# Three obstacles, one turn. The market as a puzzle, overcome all three obstacles, send a troll, swap coins, a set.

lesson-deep_forest-2-title = Trzy przeszkody, jedna tura
lesson-deep_forest-2-goal = Zdobądź bramę, gąszcz i strażnika: 15 złota.
lesson-deep_forest-2-closing = Brama, gąszcz, strażnik: 15 złota w jednej turze! Dalej: potwór, mgła i wyjście.

lesson-deep_forest-2-1-say = Trzy rundy później. Nad tobą brama: otwierają ją trzy księgi. Połóż ten pasek na wierzchu, a jedna kolumna pokaże trzy.
lesson-deep_forest-2-1-notice = Szukaj linii, które już pokazują to, czego potrzebujesz, i dołóż ostatni zasób.
lesson-deep_forest-2-1-otherwise = Można. Ale zobacz, ile ksiąg pokazałaby kolumna druga.

lesson-deep_forest-2-2-say = Musisz opuścić starą linię. Stań przy kolumnie drugiej: trzy księgi i złota moneta.
lesson-deep_forest-2-2-notice = Cztery księgi, sześć złotych monet.
lesson-deep_forest-2-2-otherwise = Policz księgi: kolumna druga ma trzy.
lesson-deep_forest-2-2-slip-1 = Już tam stoisz. W każdej turze musisz zmienić linię.

lesson-deep_forest-2-3-say = Zapłać trzy księgi za bramę. Zatrzymujesz jej kafelek i wchodzisz na wolne pole.
lesson-deep_forest-2-3-notice = Gąszcz kosztuje trzy napoje mocy, brama trzy księgi, strażnik trzy złote monety. Każda przeszkoda trafia do twojej kolekcji.
lesson-deep_forest-2-3-otherwise = Brama! Właśnie na nią są te księgi.

lesson-deep_forest-2-4-say = Z lewej jest wolny las, a jednak zamknięty: to pole styka się z twoją ścieżką. Twoja ścieżka nigdy nie może stykać się sama ze sobą. Idź w prawo.
lesson-deep_forest-2-4-notice = Przed krokiem spójrz na sąsiednie pola nowego pola: leżący tam kamień, inny niż ten, który zostawiasz, zabrania kroku.
lesson-deep_forest-2-4-otherwise = Warto wiedzieć, ale najpierw krok w prawo.
lesson-deep_forest-2-4-slip-1 = Pod nim leży twój kamień. Ścieżka nie może stykać się sama ze sobą.

lesson-deep_forest-2-5-say = Gąszcz: trzy napoje mocy, a masz dwa. Wyślij trolla do Ady. Dostaniesz za to dwa napoje mocy.
lesson-deep_forest-2-5-notice = Ada zapłaci złotą monetę, gdy tam przejdzie. Jeden troll na rundę i tylko taki z wcześniejszej rundy.
lesson-deep_forest-2-5-otherwise = Brakuje ci jednego napoju mocy. Może na niego zarobić twój troll.
lesson-deep_forest-2-5-trap-1 = Tam prędko nikt nie przejdzie. Postaw go tam, dokąd chce iść.

lesson-deep_forest-2-6-say = Teraz napojów wystarczy. Przedrzyj się!
lesson-deep_forest-2-6-notice = A za nim stoi strażnik. Nie masz już kamieni.
lesson-deep_forest-2-6-otherwise = Gąszcz stoi przed tobą otworem: trzy napoje mocy.

lesson-deep_forest-2-7-say = Wymień dwie złote monety na kamień znacznikowy; możesz to zrobić w każdej chwili swojej tury. Potem daj strażnikowi trzy złote monety.
lesson-deep_forest-2-7-notice = Po jednej każdego rodzaju: zestaw trzech. Trzy różne lub trzy jednakowe przeszkody są warte 15 złota.
lesson-deep_forest-2-7-otherwise = Zachowaj monety na kamień i strażnika: dwie i trzy.
lesson-deep_forest-2-7-slip-1 = Na strażnika cię stać, ale nie na krok. Potrzebujesz kamienia znacznikowego.

# A monster, the fog, the way out. Fight with dice set aside and pips bought, claim a monster, fog, leave, scoring.

lesson-deep_forest-3-title = Potwór, mgła, wyjście
lesson-deep_forest-3-goal = Pokonaj potwora, opuść las przed Adą i policz złoto.
lesson-deep_forest-3-closing = Las za tobą i 57 złota do 28! Teraz zagraj od pierwszej rundy. Ada na ciebie poczeka.

lesson-deep_forest-3-1-say = Runda 13. Stoisz obok skały, a skały żyją! Z co najmniej dwoma mieczami możesz walczyć. Wyzwij piętnastkę.
lesson-deep_forest-3-1-notice = Cztery miecze, cztery kości. Po zwycięstwie czterema kośćmi tępią się dwa miecze: mniej kości jest tańsze i bardziej ryzykowne.
lesson-deep_forest-3-1-otherwise = Możesz iść dalej. Ale masz cztery miecze, a w tej skale siedzi 15 złota.
lesson-deep_forest-3-1-trap-1 = Idziesz, a skała zostaje z tyłu razem ze złotem. Cofnij to i walcz.

lesson-deep_forest-3-2-say = Dziesięć. Masz jeszcze dwa rzuty. Odłóż szóstkę i rzuć ponownie pozostałymi trzema.
lesson-deep_forest-3-2-notice = 14. Brakuje jednego!
lesson-deep_forest-3-2-otherwise = Ostrożnie: zatrzymaj szóstkę. Niskie wyniki mają mało do stracenia.

lesson-deep_forest-3-3-say = Możesz rzucić jeszcze raz. Albo mieć pewność: przeciwko temu potworowi każdy zapłacony kamień znacznikowy dodaje oczko.
lesson-deep_forest-3-3-notice = 15 przyjmuje kamienie, 20 księgi, 25 napoje mocy, 26 nic.
lesson-deep_forest-3-3-otherwise = Odważnie! Kamień dałby pewność.

lesson-deep_forest-3-4-say = Wygrana! Siłę 15 mają cztery różne potwory. Kamienna ropucha jest warta 15 złota: weź ją.
lesson-deep_forest-3-4-notice = Mgła w rzędzie czwartym. Opuszczenie pola we mgle kosztuje o jeden kamień więcej.
lesson-deep_forest-3-4-otherwise = Przydatne w długiej grze. Ale jest późno: złoto teraz jest lepsze niż pomoc później.
lesson-deep_forest-3-4-meanwhile = Walka zakończyła twoją turę. Ada przekupuje trolla i pokonuje strażnika. Potem mgła wspina się o rząd.

lesson-deep_forest-3-5-say = Dwa kroki do muru, a przejście przez niego też kosztuje kamień: razem trzy. Idź na zakupy po kamienie.
lesson-deep_forest-3-5-notice = Trzy kamienie znacznikowe i napój mocy.
lesson-deep_forest-3-5-otherwise = Szukaj linii pełnej kamieni: pierwsza kolumna, z tym paskiem w pionie.

lesson-deep_forest-3-6-say = W górę i przez mur! Odkąd nadeszła mgła, wyjście jest otwarte.
lesson-deep_forest-3-6-notice = 5 złota za wyjście, 15 za najdłuższą ścieżkę wśród tych, którzy wyszli, 15 za zestaw, 15 za ropuchę: 57 do 28.
lesson-deep_forest-3-6-otherwise = Mur jest tak blisko. Wyjdź, zanim mgła zrobi to za ciebie.
lesson-deep_forest-3-6-slip-1 = Mur jest jeszcze dwa pola dalej. Najpierw jeden krok w górę.
lesson-deep_forest-3-6-meanwhile = Kto wyjdzie pierwszy, kończy grę: wszyscy inni mają jedną ostatnią turę. Adzie nie udaje się wyjść.
