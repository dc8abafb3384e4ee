# What `--help` says: a command's explanation, its one line in the list of commands (-short), its options.
# No placeables here: these texts are read without Fluent, so that help comes at once.

help-tanglewood = Graj w leśne gry planszowe, badaj je i projektuj.
help-version = Wypisz wersję i zakończ.

# Options that several commands share.
help-game = Gra, tak jak wypisuje je `tanglewood games`.
help-option = Opcja gry; można powtarzać.
help-variant = Warianty gry, po przecinkach: solo,prisma; wypisuje je `tanglewood games`.
help-pack = Pakiet projektanta: folder lub plik z tym, co różni się od własnego pakietu gry.
help-set = Jedna wartość pakietu: cards.historian.points=2; można powtarzać.
help-json = Wypisz jeden dokument JSON i nic więcej.
help-jobs = Ile procesów użyć; 0 oznacza po jednym na rdzeń.
help-data = Folder, w którym są stoły.

help-play-short = Zagraj przeciwko botom, w przeglądarce lub tutaj.
help-play =
    Zagraj przeciwko botom, w przeglądarce albo, z --terminal, tutaj. Masz miejsce 0.

    --resume i --record też grają w terminalu.
help-play-game = Gra; domyślnie Mycelia.
help-play-players = Liczba miejsc, razem z twoim.
help-play-bots = Boty na pozostałych miejscach, po kolei; ostatni zajmuje też resztę miejsc. Są:
help-play-seed = To samo ziarno daje to samo rozdanie.
help-play-resume = Wróć do zapisanej gry, w terminalu.
help-play-record = Zapisz grę w tym pliku, w terminalu.
help-play-terminal = Graj tutaj w terminalu, nie w przeglądarce.
help-play-port = Port dla przeglądarki; domyślnie 8123 albo dowolny wolny.

help-simulate-short = Niech boty rozegrają wiele gier; policz, kto wygrał.
help-simulate =
    Niech boty rozegrają wiele gier; policz, kto wygrał. Z gry na grę zamieniają się miejscami.

    Można tu podać też każdą opcję gry: --difficulty 2. Kilka wartości rozgrywa się po kolei,
    z tymi samymi ziarnami: --difficulty 0..4 --personality all. Niektóre warianty same zmieniają opcję
    (solo zmienia krople Gwidyona), chyba że podasz jej wartość.

    Ctrl-C zatrzymuje i wypisuje dotychczasowe wyniki.
help-simulate-players = Liczba miejsc; domyślnie po jednym na bota.
help-simulate-bots = Boty; ostatni zajmuje też resztę miejsc. Domyślnie greedy,random; w grze solo greedy.
help-simulate-games = Ile gier rozegrać.
help-simulate-seed = To samo ziarno daje te same gry.

help-arena-short = Sprawdź, które boty są silniejsze, z rankingiem.
help-arena =
    Niech każda para botów rozegra te same rozdania z zamianą miejsc; oceń boty.

    W grze solo (--players 1, --variant solo) każdy bot gra te same rozdania. Ctrl-C zatrzymuje i wypisuje
    dotychczasowe wyniki.
help-arena-bots = Boty, co najmniej dwa. greedy-without-card:fool czegoś nie używa, zob. docs/opponents.md.
help-arena-games = Ile gier rozgrywa każda para.
help-arena-players = Liczba miejsc, które dwa boty zajmują na zmianę. Domyślnie 2.
help-arena-seed = To samo ziarno daje te same rozdania.
help-arena-keep = Zapisz w tym folderze zapis każdej gry.
help-arena-plot = Zapisz wykres w tym pliku: .html, .json, .svg lub .png.

help-replay-short = Pokaż, sprawdź lub przeanalizuj zapisaną grę.
help-replay = Pokaż zapisaną grę ruch po ruchu, a potem pozycję lub wynik.
help-replay-file = Zapis, taki jak zapisuje `play`.
help-replay-check = Tylko sprawdź, czy zapis nadal odtwarza się poprawnie.
help-replay-to = Zatrzymaj się po tylu ruchach.
help-replay-seat = Pokaż, co wiedziano na tym miejscu; domyślnie to, co widzieli wszyscy.
help-replay-analyse = Pokaż szanse każdego w trakcie gry i najkosztowniejsze ruchy.
help-replay-level = Bot, który analizuje przy --analyse:

help-rules-short = Czytaj zasady, pytaj o nie albo zobacz dokładne.
help-rules = Wypisz instrukcję słowami. --search odpowiada na pytanie; --exact wypisuje każdą zasadę z identyfikatorem, źródłem, miejscem w kodzie, które o niej rozstrzyga, i testami, które ją pokazują.
help-rules-exact = Wypisz dokładne zasady: identyfikatory, źródła, kod i testy.
help-rules-symbols = Wypisz, co znaczą symbole.
help-rules-untested = Wypisz zasady, których nie pokazuje żaden test; jeśli takie są, kod wyjścia to 1.
help-rules-uncited = Wypisz zasady, których nie przytacza żaden plik źródłowy; jeśli takie są, kod wyjścia to 1.
help-rules-search = Odpowiedz na to pytanie, najlepsze odpowiedzi najpierw; z --exact tylko zasady z tymi słowami w identyfikatorze lub tekście.
help-rules-part = Tylko dokładne zasady tej części gry.
help-rules-status = Tylko dokładne zasady o tym statusie: otwarte to pytania do autora, z naszym rozstrzygnięciem.
help-rules-tests = Folder z testami; domyślnie folder tej instalacji.

help-cards-short = Sprawdź karty i wszystkie inne elementy.
help-cards =
    Wypisz każdy element: liczby, koszt, działanie słowami, zapis w pakiecie i skąd pochodzą
    jego dane.
help-cards-set = Tylko ten zestaw lub tabela: base, start, tile, …; albo jedna wartość pakietu: cards.historian.points=2.
help-cards-search = Tylko elementy z tym tekstem w dowolnym polu.

help-games-short = Wypisz gry, ich opcje, warianty i boty.
help-games = Wypisz gry z każdą opcją: jej wartościami, wartością domyślną i znaczeniem; oraz ich warianty.
help-games-game = Tylko ta gra.

help-setup-short = Przygotuj dzisiejszą grę z prawdziwego pudełka.
help-setup = Wypisz, co dziś rozłożyć z prawdziwego pudełka, z kratkami do odhaczania: wylosowane według zasad samej gry, takie samo dla tego samego ziarna.
help-setup-players = Ile osób gra.
help-setup-seed = Liczba, która daje ten sam układ jeszcze raz; domyślnie dowolna.
help-sheet-short = Wydrukuj grę na jednej stronie albo turę Pajęczycy.
help-sheet = Zapisz arkusz A4 jako PDF: grę na jednej stronie albo turę Pajęczycy jako schemat. Wymaga dodatku „print”.
help-sheet-what = Gra albo „nightweave”.
help-sheet-output = Plik do zapisania.

help-serve-short = Udostępnij stoły w przeglądarce, także znajomym.
help-serve = Udostępnij stoły w przeglądarce, dopóki tego nie zatrzymasz. Gry przetrwają ponowne uruchomienie.
help-serve-host = Adres nasłuchu; 0.0.0.0 pozwala łączyć się innym w twojej sieci.
help-serve-port = Port nasłuchu.
help-serve-pack = Pakiet projektanta, z którym można przygotowywać stoły; można powtarzać.
help-admin-short = Opiekuj się stołami serwera: wypisz, sprawdź, zrób kopię, usuń.
help-admin-group = Opiekuj się stołami serwera. Chodzi o serwer o tych samych ustawieniach: --data, --database lub --config.
help-admin-config = Plik z ustawieniami, jak dla `tanglewood serve`.
help-admin-limit = Ile wypisać.
help-admin-tables = Wypisz ostatnio zmienione stoły.
help-admin-people = Wypisz osoby, które mają miejsca. Osoba to początek skrótu i podane imiona.
help-admin-check = Odtwórz każdą grę według jej zasad i wypisz te, których nie można otworzyć; jeśli takie są, kod wyjścia to 1.
help-admin-backup = Skopiuj wszystko z jednej chwili do nowego folderu, także gdy serwery działają, i odtwórz każdą grę z kopii.
help-admin-backup-folder = Nowy folder; może go otworzyć `tanglewood serve --data`.
help-admin-restore = Wgraj kopię do pustej bazy danych lub folderu. Serwery muszą być zatrzymane.
help-admin-restore-folder = Folder kopii.
help-admin-ban = Przez pewien czas nie wpuszczaj osoby lub adresu; także przy działających serwerach; skutkuje w ciągu kilku sekund. Kto usunie plik cookie, jest innym gościem: wtedy trzeba zablokować adres.
help-admin-ban-who = Osoba, według początku skrótu wypisywanego przez `people`, albo adres IP; przy IPv6 całe /64.
help-admin-ban-hours = Na ile godzin; domyślnie tydzień.
help-admin-ban-lift = Wpuść ponownie.
help-admin-bans = Wypisz, kto nie ma wstępu i do kiedy.
help-admin-reports = Wypisz zgłoszenia: kto, gdzie, wypowiedź z czatu i dlaczego. Zablokować kogoś można poleceniem `ban`.
help-admin-reports-done = Załatw zgłoszenie o tym identyfikatorze: zostaje usunięte.
help-admin-tidy = Wyrzuć teraz to, o czym mówią ustawienia keep_finished_days, keep_unfinished_days, keep_guests_days i keep_chat_days, tak jak serwer robi to co godzinę.
help-admin-delete = Usuń stół ze wszystkim, co go dotyczy, albo wszystko o osobie; gry zostają, bo należą też do innych. Także podczas działania serwerów.
help-admin-delete-what = `table` lub `person`.
help-admin-delete-id = Identyfikator, tak jak wypisują go `tables` i `people`. Przed takim, który zaczyna się od kreski, napisz dwie: delete -- table -abc.

help-data-short = Przenieś stoły serwera do innej bazy danych.
help-data-group = Stoły serwera: gdzie są przechowywane.
help-data-copy = Skopiuj wszystkie stoły, gry, czaty i pakiety do pustej bazy danych i porównaj obie. Serwery muszą być zatrzymane.
help-data-from = Gdzie są teraz: folder danych albo postgresql://user@host/name.
help-data-to = Gdzie mają być: folder danych albo postgresql://user@host/name.

help-serve-config = Plik z ustawieniami, w TOML; wymienia je docs/hosting.md. Środowisko (TANGLEWOOD_PORT i tak dalej) ma pierwszeństwo przed plikiem, a opcje przed wszystkim.
help-serve-processes = Ile procesów odpowiada na porcie; więcej niż jeden wymaga --database.
help-serve-database = Baza danych PostgreSQL na stoły, dla kilku serwerów naraz: postgresql://user@host/name. Bez niej są w jednym pliku folderu danych.
help-serve-root-path = Ścieżka podrzędna witryny, pod którą dostępny jest ten serwer, na przykład /games; proxy może ją przekazywać lub obcinać.
help-serve-trusted-proxy = Proxy przed tym serwerem, którego nagłówkom X-Forwarded-For i -Proto można ufać: adres lub sieć, na przykład 10.0.0.0/8; można powtarzać.

help-evaluate-short = Zmierz, jak dobry jest agent, ze stałymi ziarnami.
help-evaluate = Niech agent rozegra rozdania ze stałymi ziarnami, każde z każdego miejsca, przeciwko jednemu rodzajowi przeciwnika.
help-evaluate-agent = Agent: nazwa bota lub zainstalowanego agenta albo miejsce, z którego się go importuje, jak my.module:Agent.
help-evaluate-against = Kto zajmuje wszystkie pozostałe miejsca.
help-evaluate-deals = Ile rozdań rozegrać.
help-evaluate-players = Ile miejsc ma stół.
help-evaluate-seed = Ziarno protokołu; wyników z różnymi ziarnami nie można porównywać rozdanie po rozdaniu.

help-pack-short = Zacznij własny pakiet, sprawdź go, zobacz, co zmienia.
help-pack-group = Pakiety projektantów: co różni się od własnych elementów gry.
help-pack-new = Zapisz folder na początek: plik z komentarzami i schemat dla edytorów.
help-pack-new-folder = Folder do zapisania; musi być pusty lub nowy.
help-pack-check = Powiedz, co w pakiecie nie pasuje, albo że wszystko pasuje.
help-pack-path = Pakiet: folder lub plik.
help-pack-diff = Pokaż, co pakiet zmienia wobec własnego pakietu gry albo wobec innego pakietu.
help-pack-diff-other = Pakiet do porównania, zamiast własnego pakietu gry.
help-pack-show = Wypisz wpis pakietu, tabelę albo wszystko, razem ze zmianami.
help-pack-show-game = Gra albo pakiet.
help-pack-show-entry = Co pokazać: card.historian, card, counts; bez tego wszystko.
help-pack-schema = Wypisz schemat JSON pakietów gry, dla edytorów.
help-pack-schema-file = Zapisz go w tym pliku.

help-bench-short = Zmierz, jak szybko działa tu ta instalacja.
help-bench = Zmierz losowe gry na jednym rdzeniu, z dwoma graczami, chyba że opcje mówią inaczej.
help-bench-seconds = Jak długo mierzyć.

help-lang = Mów w tym języku, na przykład de: przed poleceniem albo po nim. W przeciwnym razie w języku systemu.

help-train-short = Pozwól botom uczyć się, kto wygrywa, z gier przeciwko sobie.
help-train = Rozegraj gry, dopasuj ocenę botów do ich wyników i graj z nią dalej.
help-train-rounds = Ile rund gry i dopasowania dodać.
help-train-games = Gry w rundzie; pierwsza ma ich cztery razy więcej.
help-train-folder = Gdzie leżą rundy (training/GRA); rozpoczęty folder jest kontynuowany.
help-train-jobs = Ile procesów gra.

cli-help-usage = Użycie:
cli-help-arguments = Argumenty:
cli-help-options = Opcje:
cli-help-list = Polecenia:
cli-help-show = Pokazuje tę pomoc.
cli-help-required = wymagane
cli-help-default = domyślnie: { $value }
cli-help-install = Instaluje uzupełnianie dla tej powłoki.
cli-help-completion = Pokazuje uzupełnianie dla tej powłoki, by je skopiować lub dostosować.
