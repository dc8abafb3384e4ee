# Studies: `tanglewood study`, and what it refuses.

help-study-short = Porównaj wersje gry na tych samych rozdaniach, z przedziałami.
help-study =
    Porównaj wersje gry na tych samych rozdaniach, z przedziałami.

    Badanie to mały plik TOML (docs/studies.md) albo opcje polecenia `run`. Jego folder przechowuje każdą zakończoną
    grę; to samo polecenie wznawia przerwane badanie.
help-study-run-short = Rozegraj badanie albo je wznów.
help-study-run =
    Rozegraj badanie albo je wznów.

    tanglewood study run troll.toml --jobs 2

    tanglewood study run --game deep_forest -o sparse=0,8 --games 200

    tanglewood study run --game everdell --forbid card:fool --games 200
help-study-report-short = Co wykazało badanie: średnie, miejsca, elementy, szczęście i umiejętności.
help-study-compare-short = Co różni warianty badania albo dwa badania.
help-study-file = Badanie jako plik TOML. Opcje wiersza poleceń mają pierwszeństwo przed jego treścią.
help-study-folder = Folder badania.
help-study-other = Folder drugiego badania, na tych samych rozdaniach.
help-study-game = Gra, jeśli nie ma pliku.
help-study-bots = Bot dla wszystkich miejsc albo po jednym, po przecinkach. Domyślnie greedy.
help-study-option = Opcja gry; kilka wartości po przecinkach zostaje porównanych.
help-study-pack = Pakiet do porównania; kilka razy dla kilku pakietów.
help-study-set = Liczba pakietu do zmiany; kilka wartości po przecinkach zostaje porównanych.
help-study-forbid = Czego bot nie używa, żeby zobaczyć, ile to jest warte; kilka razy dla kilku rzeczy.
help-study-games = Ile gier rozgrywa każdy wariant.
help-study-precision = Zatrzymaj, gdy wszystkie różnice miary są pewne albo znane z tą dokładnością.
help-study-measure = Miara, według której badanie kończy się wcześniej.
help-study-out = Folder; domyślnie nosi nazwę pliku lub gry.
help-study-ray = Graj na klastrze Ray pod tym adresem; auto: ten, który działa na tym komputerze.
help-study-all = Wszystkie elementy, nie tylko te, które się wyróżniają.

cli-study-done = Rozdania: { $deals }, gry { $game }: { $games }, w { $folder }
cli-study-early = Zatrzymano wcześniej, po { $deals } z { $wanted } rozdań: reguła zatrzymania jest spełniona.
cli-study-unfinished = To badanie nie jest zakończone: { $done } z { $wanted } gier. Wznów poleceniem: { $command }
cli-study-interrupted = przerwano; zachowane gry: { $done } z { $wanted }. Wznów poleceniem: { $command }
cli-study-made = Utworzono poleceniem: { $command }
cli-study-digest = skrót { $digest }, pakiety: { $packs }
cli-study-certain = Co jest pewne (razem { $level }, korekta: { $correction })
cli-study-noise = Co może być szumem
cli-study-nothing = Żadna różnica nie jest pewna.
cli-study-difference = { $variant }: { $measure } { $value } (od { $low } do { $high }), wobec { $base } w { $against }
cli-study-worth-title = Ile to jest warte: boty bez ograniczeń minus ten, który tego nie używa
cli-study-means-title = Średnie na grę
cli-study-places-title = Udział w wygranej według kolejności gry
cli-study-luck-title = Skąd biorą się różnice, części wariancji
cli-study-shares-title = Elementy, których właściciele wygrywają częściej lub rzadziej
cli-study-usage-title = Elementy używane częściej lub rzadziej, na grę
cli-study-maxima-title = Najwięcej elementów w użyciu naraz i ile jest w pudełku
cli-study-other-winner = { $variant }: inne miejsce wygrywa { $value } tych samych rozdań (od { $low } do { $high }).
cli-study-one-variant = To badanie ma jeden wariant; nie ma czego porównywać.
cli-column-variant = wariant
cli-column-measure = miara
cli-column-value = wartość
cli-column-place = miejsce
cli-column-part = część
cli-column-component = element
cli-column-did = działanie
cli-column-seats = miejsca
cli-column-forbids = bez
cli-column-base = baza
cli-column-printed = wydrukowane
cli-column-kind = rodzaj
cli-column-quantile = 95%
cli-column-adjusted = p

refused-extra = to wymaga { $library }; zainstaluj: pip install 'tanglewood[{ $extra }]'
refused-ray-address = pod adresem { $address } nie odpowiada żaden klaster Ray: { $problem }
refused-ray-version = na klastrze działa Tanglewood { $there }, tutaj { $here }; zainstaluj tam tę samą wersję
refused-study-file = { $file }: { $problem }
refused-study-what = podaj plik albo grę opcją --game
refused-study-both = oczekiwano pliku lub --game, podano oba
refused-study-own = plik sam to ustala w swoim wariancie { $variant }: pomiń { $option } albo zmień plik
refused-study-measure-alone = --measure to miara wcześniejszego zatrzymania: podaj też --precision
refused-study-games = games: oczekiwano liczby całkowitej od 1, podano { $given }
refused-study-confidence = confidence: oczekiwano liczby od 0.5 do mniej niż 1, podano { $given }
refused-study-variants = oczekiwano najwyżej { $most } wariantów, podano { $n }; daj siatce mniej wartości
refused-study-grid = grid: oczekiwano nazwy jak options.NAME lub set.TABLE.ID.FIELD, podano { $given }
refused-study-values = grid: { $name }: oczekiwano wartości, nie podano żadnej
refused-study-measure = oczekiwano miary, jednej z { $known }; podano { $given }
refused-study-stop = stop: oczekiwano first i every jako liczb całkowitych od 2 i 1, podano { $first } i { $every }
refused-study-precision = precision: oczekiwano liczby od 0, podano { $given }
refused-study-none = { $folder }: nie ma tu badania; zacznij poleceniem: tanglewood study run FILE
refused-study-digest = { $folder }: study.json zmieniono po rozpoczęciu badania; zacznij nowe w innym folderze
refused-study-other = { $folder } zawiera inne badanie (skrót { $here }, to ma { $wanted }); podaj inny folder opcją --out
refused-study-line = { $file }, wiersz { $line }: to nie jest gra badania: { $problem }
refused-study-alike = badań nie można porównać rozdanie po rozdaniu: różni się { $what } ({ $one } i { $other })
