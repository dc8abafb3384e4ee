# What a server refuses.

server-at-once = Naraz wystarczy { $most }; spróbuj ponownie za 5 s.
server-record-running = Zapis zawiera wszystko, co ukryte; jest udostępniany na końcu.
server-chat-seated = Pisać mogą tylko ci, którzy siedzą przy stole.
server-chat-empty = Wiadomość jest pusta.
server-chat-full = Czat tego stołu jest już pełny.
server-too-long = Ta gra jest już zbyt długa, by toczyć się dalej.
server-seats = Liczba graczy w opcjach: { $players }, ale podano miejsc: { $seats }.
server-seed = W grze ze znajomymi ziarno jest losowane: zdradza wszystko, co ukryte.
server-full = Ten serwer jest pełny; nie można otworzyć więcej stołów.
server-still-running = Gra jeszcze trwa.
server-branch-running = Grać dalej od tego miejsca można dopiero po zakończeniu gry.
server-branch-over = W tym miejscu gra jest już zakończona.
server-analysis-level = Ten poziom nie potrafi analizować; dostępne: { $levels }.
server-analysis-running = Analizować można dopiero po zakończeniu gry.
server-analysis-long = Ta gra jest zbyt długa, by ją analizować.
server-analysis-one = Analizujesz już inną grę; jedna naraz.
server-analysis-busy = Trwa analiza wielu gier; spróbuj ponownie za minutę.
server-analysis-not-yours = Analizę może zatrzymać ten, kto ją rozpoczął.
server-hint-turn = Podpowiedź jest dla tego, kto teraz decyduje.
server-hint-gone = Podpowiedź przerwano albo przy stole gra się już dalej.
server-too-fast = Zbyt wiele zapytań; spróbuj ponownie za { $seconds } s.
server-foreign-origin = To zapytanie wysłała strona z innej witryny.
server-wrong-type = Oczekiwano tu Content-Type: { $wanted }.
server-failed = Coś poszło nie tak; nic nie przepadło. Spróbuj ponownie.
server-not-written = Teraz nie można niczego zapisać; nic nie przepadło. Spróbuj ponownie później.
server-record-large = Zapis może mieć najwyżej { $limit } bajtów.
server-record-no-text = To nie jest tekst; zapis jest plikiem tekstowym.
server-crowded = Zbyt wiele osób ogląda ten stół; spróbuj ponownie później.
server-banned = Gospodarz tego serwera nie wpuszcza cię aż do { $until }.
# What the app says of itself where a browser or a phone installs it.
server-app-about = Gry planszowe z jednego lasu, z przyjaciółmi i botami.
server-no-client = Klient przeglądarkowy nie jest zbudowany; buduje go `make web`.
server-no-file = Nie ma takiego pliku.
server-no-page = Nie ma takiej strony.
server-no-language = Nie ma jeszcze języka „{ $language }”.
server-no-http = To nie jest HTTP.
server-connections = Zbyt wiele połączeń z jednego adresu.
server-too-slow = Zapytanie nadchodziło zbyt długo.
server-headers = Nagłówki są za duże.
server-around = Wokół treści jest więcej niż w niej samej.
server-ahead = Zbyt wiele zapytań naraz w jednym połączeniu.
server-body = Treść jest za duża.
server-unknown-table = Nie ma takiego stołu; link może być niepełny.
server-stale = Przy stole gra się już dalej: liczba wpisów w dzienniku to teraz { $number }.
server-draining = Ten serwer zaraz się zatrzyma; odpowie inny.
server-other-version = Baza danych jest w innej wersji niż ten serwer.
server-hears-nothing = Ten serwer nie wie, co robią inne.
server-contended = Wielu naraz zmienia ten stół; spróbuj ponownie za 5 s.
server-not-your-seat = Ta przeglądarka nie ma tego miejsca.
server-outdated = Wpis { $number } w dzienniku tego stołu jest już nieważny; zasady się od tego czasu zmieniły.
server-outdated-begun = Wpis { $number } w dzienniku tego stołu jest już nieważny; zasady się od tego czasu zmieniły. Grę rozpoczęto w Tanglewood { $begun }.

# Why a server cannot start, or cannot be looked after; one line each.

start-because = { $place }: { $why }
start-no-toml = { $place }: to nie jest TOML: { $why }
start-no-pattern = { $place }: to nie jest wzorzec: { $why }
start-no-section = { $place }: oczekiwano tabeli
start-no-setting = { $place }: nie ma takiego ustawienia
start-no-setting-near = { $place }: nie ma takiego ustawienia; może chodzi o { $near }?
start-value = { $place }: { start-expected }, podano { $given }
start-expected = oczekiwano { $kind ->
    [between] liczby od { $low } do { $high }
    [whole-between] liczby całkowitej od { $low } do { $high }
    [whole] liczby całkowitej
    [number] liczby
    [flag] true albo false
    [choice] jednej z wartości { $choices }
    [list] listy tekstów
   *[text] tekstu
}
start-secret = coś tajnego
start-damaged = baza danych jest uszkodzona
start-network = { $place }: { $given } nie jest ani adresem, ani siecią
start-processes = processes: SQLite jest dla jednego procesu; kilka wymaga --database postgresql://user@host/name
start-root-path = --root-path: { $given } nie jest ścieżką witryny; oczekiwano takiej jak /games
start-no-process = procesy serwera nie mogły wystartować
start-listen = nie można nasłuchiwać na { $host }, port { $port }: { $why }
start-no-postgres-address = --database: oczekiwano postgresql://user@host/name; bez tego używany jest SQLite
start-no-psycopg = --database wymaga psycopg: pip install 'tanglewood[postgres]'
start-database = { $place }: nie można użyć bazy danych: { $why }
start-no-address = adres bazy danych nie jest adresem: oczekiwano postgresql://user@host/name
start-newer = { $place }: pisało tu nowsze Tanglewood (schemat { $schema }; to zna najwyżej { $known }); zaktualizuj Tanglewood albo użyj innego miejsca
start-older = { $place }: pisało tu starsze Tanglewood (schemat { $schema }); `tanglewood serve` je zaktualizuje
start-no-tables = { $place }: nie ma stołów
start-folder-taken = inne Tanglewood trzyma swoje stoły w { $folder }; zatrzymaj je albo użyj --data
start-folder-taken-at = inne Tanglewood pod adresem { $address } trzyma swoje stoły w { $folder }; zatrzymaj je albo użyj --data
start-which-person = { $count ->
    [0] { $start }: nie ma osoby, której identyfikator tak się zaczyna; oczekiwano jednej
    [one] { $start }: tak zaczyna się identyfikator { $count } osoby; oczekiwano jednej
    [few] { $start }: tak zaczynają się identyfikatory { $count } osób; oczekiwano jednej
   *[many] { $start }: tak zaczynają się identyfikatory { $count } osób; oczekiwano jednej
}
start-not-new = { $place }: coś tu już jest
start-running = { $place }: działają na tym serwery; najpierw je zatrzymaj
start-moving = { $place }: stoły są tam właśnie kopiowane; uruchom ponownie, gdy to się skończy
start-not-empty = { $place }: są tu już stoły; oczekiwano pustej bazy danych
start-copy-differs = { $place }: kopia różni się od { $source }; niczego z niej nie zachowano
start-mail-from-alone = mail_from: wymaga mail_server
start-mail-server = mail_server: oczekiwano adresu takiego jak smtp://user@mail.example.org:587
start-mail-password = mail_server: hasło podaje się w mail_password (TANGLEWOOD_MAIL_PASSWORD)
start-mail-from = mail_from: oczekiwano adresu nadawcy, podano { $given }
start-mail-site = mail_server: linki w e-mailach wymagają adresu tego serwera; ustaw site
start-mail-user = mail_server: użytkownik i mail_password idą w parze
start-site = site: oczekiwano adresu takiego jak https://games.example.org, podano { $given }
start-site-path = site: oczekiwano adresu bez ścieżki i bez ukośnika na końcu; ścieżkę podrzędną podaje root_path

server-no-method = Tego nie można tam zrobić.
server-too-large = To jest za duże.
