# What commands refuse, and why. They follow “error: ”, so they begin with a small letter.

refused-option-form = opcja -o: oczekiwano NAME=VALUE, jak players=3, podano { $given }
refused-players-twice = opcja players: --players mówi { $players }, -o mówi { $other }
refused-choice = opcja { $option }: oczekiwano jednej z { $known }, podano { $given }
refused-only-analyse = --level i --json należą do --analyse
refused-check-alone = --check tylko sprawdza zapis; pomiń { $others }
refused-seat = opcja seat: oczekiwano miejsca od 0 do { $last }, podano { $given }
refused-number = { $high ->
    [none] oczekiwano liczby całkowitej od { $low }, podano { $given }
   *[other] oczekiwano liczby całkowitej od { $low } do { $high }, podano { $given }
}
refused-folder = opcja tests: { $folder } nie jest folderem
refused-loose = oczekiwano opcji gry, jak --difficulty 2, podano { $given }
refused-no-value = opcja { $option }: oczekiwano po niej wartości
refused-no-bots = opcja bots: oczekiwano co najmniej jednej nazwy, jak greedy,random

# Resuming a game.
refused-resume = --resume wraca do zapisanej gry: nie można zmienić jej graczy, ziarna ani opcji
refused-resume-game = { $file } to gra { $title }; wróć do niej poleceniem: tanglewood play { $game } --resume { $file }
refused-resume-bots = --resume wraca do zapisanej gry: nie można zmienić jej botów ({ $bots })
refused-admin-what = oczekiwano „table” lub „person”, podano { $given }
refused-admin-not-banned = { $who } i tak ma wstęp
refused-admin-no-report = nie ma zgłoszenia { $id }
refused-admin-unknown = nie ma stołu { $id }
refused-data-gone = w { $folder } nie ma stołów
refused-record = --record: { $file } już istnieje; wybierz inny plik albo wróć do gry opcją --resume
refused-too-many-bots = { $seats ->
    [0] opcja bots: przy tym stole nie siedzi nikt inny, podano { $names }
    [one] opcja bots: jest 1 inne miejsce, podano { $names }
    [few] opcja bots: są { $seats } inne miejsca, podano { $names }
   *[many] opcja bots: jest { $seats } innych miejsc, podano { $names }
}

# Many games.
refused-line-up = opcja bots: oczekiwano po nazwie na każde miejsce (łącznie { $n }), podano { $names }
refused-same-bots = opcja bots: oczekiwano różnych nazw, podano { $names }
refused-two-bots = opcja bots: oczekiwano co najmniej dwóch nazw, podano { $names }
refused-variant = { $game } nie ma wariantu { $given }; { $offered }
refused-variants-clash = wariantów { $one } i { $other } nie można łączyć: { $option } to { $first } w jednym i { $second } w drugim; { $offered }
refused-variants-vary = warianty mogą zmieniać tylko jedną opcję; { $names } zmieniałyby { $one } i { $other }; { $offered }
refused-variant-sets = opcja { $option }: wariant { $variant } ustawia { $value }, podano { $given }
refused-variants-offered = { $names ->
    [none] nie ma żadnych
   *[other] dostępne: { $names }
}
refused-range = opcja { $option }: { $given } liczy w dół; oczekiwano zakresu jak 0..4
refused-several = opcja { $option }: oczekiwano jednej wartości, podano { $given }; kilka przyjmuje tylko „tanglewood simulate”
refused-plot-file = opcja plot: oczekiwano pliku jak ratings.html ({ $formats }), podano { $file }
refused-plot-folder = nie ma folderu { $folder }, w którym można by pisać
refused-plot-library = opcja plot: wykresy wymagają { $library }; zainstaluj: pip install 'tanglewood[plot]'
refused-pack-folder = { $folder }: oczekiwano nowego lub pustego folderu
refused-no-pack = { $game } nie ma pakietu, który można by zmienić
refused-pack-there = pod adresem { $address } działa Tanglewood, które nie ma tego pakietu; zatrzymaj je, użyj --data albo wyślij tam pakiet przy przygotowaniu stołu

refused-language = nie ma języka { $given }; dostępne: { $known }
refused-train-needs-numpy = Do uczenia potrzebny jest numpy: pip install 'tanglewood[learning]'.

# How a command was typed. `$problem` is another refusal. What is typed stays English.
refused-usage-option = nie ma opcji { $given }
refused-usage-option-near = nie ma opcji { $given }; może chodzi o { $near }?
refused-usage-command = nie ma polecenia { $given }; dostępne: { $known }
refused-usage-missing = brakuje: { $option }
refused-usage-value = opcja { $option }: { $problem }
refused-usage-unfit = opcja { $option }: ta wartość nie pasuje
refused-usage-flag = opcja { $option }: nie przyjmuje wartości
refused-usage-extra = słowa, które do niczego nie należą: { $given }

# How a command is used, above what is wrong with it. `$usage` and `$command` are as they are typed.
cli-usage = Użycie: { $usage }
cli-usage-help = Więcej o tym: { $command }
