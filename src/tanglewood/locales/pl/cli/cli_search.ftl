# Searches: `tanglewood study search`, and what it refuses.

help-search-short = Szukaj liczb bliskich kilku celom.
help-search =
    Szukaj liczb bliskich kilku celom i pokaż kompromis.

    Poszukiwanie to mały plik TOML (docs/studies.md): cele i liczby, które mogą się zmieniać. Każda próba gra najpierw
    niewiele gier; te, które mogą być wśród najlepszych, grają więcej, a najlepsze gra się ponownie na świeżych
    rozdaniach. To samo polecenie wznawia przerwane poszukiwanie.

    tanglewood study search hands.toml --trials 40 --games 160 -o hands.html
help-search-file = Poszukiwanie jako plik TOML.
help-search-games = Najwięcej gier na próbę przed świeżymi rozdaniami; zastępuje to, co mówi plik.
help-search-trials = Ile punktów sprawdzić; zastępuje to, co mówi plik.
help-search-out = Zapisz wyniki jako jedną stronę z wykresami, do otwarcia w przeglądarce bez sieci.
help-search-write = Zapisz każdy punkt frontu jako pakiet w tym folderze, do zagrania.

cli-search-done = Próby ({ $trials }) i gra wydrukowana, gry { $game }: { $games }, w { $folder }
cli-search-refused = Nie rozegrano prób ({ $n }), bo liczby do siebie nie pasują: { $why }
cli-search-points-title = Najlepsze punkty; na froncie żaden nie jest bliżej jednego celu bez oddalenia się od innego
cli-search-goals-title = Na świeżych rozdaniach ({ $deals }), których poszukiwanie nie użyło (wszystkie przedziały razem { $level })
cli-search-mattered-title = Które liczby miały znaczenie, we wszystkich próbach (wskazówka: próby nie są rozłożone równo)
cli-search-interrupted = przerwano; zachowane gry: { $done }. Wznów poleceniem: { $command }
cli-search-written = Próba { $trial }: { $command }
cli-search-nothing-written = Niczego nie zapisano: na froncie jest tylko gra wydrukowana.
cli-column-trial = próba
cli-column-front = na froncie
cli-column-chance = szansa
cli-column-changes = liczby
cli-column-goal = cel
cli-column-wanted = oczekiwane
cli-column-searched = poszukiwanie
cli-column-fresh = świeże
cli-column-joint = przedział
cli-column-verdict = w celu?

refused-search-goals = goals: oczekiwano co najmniej jednego, jak turns = {"{"} from = 40, to = 50 {"}"}
refused-search-numbers = numbers: oczekiwano co najmniej jednej, jak "counts.hand" = [3, 4, 5]
refused-search-count = { $name }: oczekiwano liczby całkowitej od 1, podano { $given }
refused-search-players = numbers: options.players może się zmieniać tylko wtedy, gdy bots to jedna nazwa dla wszystkich miejsc, podano { $given }
refused-search-range = numbers: { $path }: oczekiwano from mniejszego niż to i kroku większego niż 0, podano { $given }
refused-search-values = numbers: { $path }: oczekiwano od 2 do { $most } różnych wartości, podano { $given }
refused-search-goal-range = goals: { $goal }: oczekiwano from, to lub obu albo wartości z dopuszczalnym odchyleniem (within)
refused-search-goal-order = goals: { $goal }: oczekiwano from mniejszego niż to, podano { $low } i { $high }
refused-search-goal-both = goals: { $goal }: oczekiwano miary lub udziału, podano oba
refused-search-goal-scale = goals: { $goal }: oczekiwano skali większej niż 0, podano { $given }
refused-search-goal-share = goals: { $goal }: oczekiwano elementów jak card:farm lub card:*, podano { $given }
refused-search-goal-pace = goals: { $goal }: oczekiwano pace, sekund potrzebnych ludziom na decyzję z wyborem
refused-search-other = { $folder } zawiera inne poszukiwanie (skrót { $here }, to ma { $wanted }); podaj inny folder opcją --folder
refused-search-study = { $folder } zawiera badanie; podaj inny folder opcją --folder
