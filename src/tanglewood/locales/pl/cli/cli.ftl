# What the terminal says around a game.

cli-examples =
    Graj w leśne gry planszowe, badaj je i projektuj.

    Graj w przeglądarce albo tutaj, w terminalu:
      tanglewood play
      tanglewood play everdell --players 3 --bots adept,greedy
      tanglewood play mycelia --variant solo,prisma --terminal
    Niech boty rozegrają wiele gier:
      tanglewood simulate mycelia --bots greedy,random --games 200
      tanglewood simulate everdell --variant nightweave --difficulty 0..4
      tanglewood arena mycelia --bots beginner,greedy,adept --games 40
    Odtwórz zapisaną grę, ruch po ruchu:
      tanglewood replay mycelia-7.tgr
    Sprawdź zasady, elementy, gry i ich opcje:
      tanglewood rules mycelia
      tanglewood rules everdell --search tie
      tanglewood cards everdell --search historian
      tanglewood games
    Udostępnij stoły znajomym:
      tanglewood serve --host 0.0.0.0
    Zmierz agenta i tę instalację:
      tanglewood evaluate mycelia --agent adept --deals 20
      tanglewood bench

    „tanglewood COMMAND --help” objaśnia polecenie.

cli-you = Ty
cli-players-count = { $players ->
    [one] 1 gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}
cli-moves-count = { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
cli-games-count = { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[many] { $games } gier
}
cli-welcome = { $title }, { cli-players-count }. Ziarno { $seed }: to samo ziarno daje to samo rozdanie.
cli-welcome-back = { $title }, { cli-players-count }, rozegrane ruchy: { $moves }. Witamy z powrotem.
cli-begins = { $you ->
    [yes] Zaczynasz.
   *[no] Zaczyna { $name }.
}
cli-seats = Masz miejsce { $seat }; twoi przeciwnicy: { $others }.
cli-seats-alone = { $rival ->
    [none] Grasz solo.
   *[other] Grasz solo, przeciwnik: { $rival }.
}
cli-how =
    Odpowiedz numerem opcji, jej tekstem ({ $move }) albo skrótem,
    który pasuje tylko do jednej opcji ({ $short }). Inne odpowiedzi: hint, undo, card NAME,
    rule TEXT, log, board, save, quit. „help” je objaśnia.
cli-help-answers =
    Odpowiedź to numer opcji, cały jej tekst albo wystarczająca jego część:
      3                trzecia opcja
cli-help-commands =
    Możesz też wpisać:
      hint             trzy ruchy, które woli najsilniejszy bot; Ctrl-C przerywa
      undo             z powrotem do twojej ostatniej decyzji, chyba że od tego czasu ujawniono coś ukrytego
      card NAME        dowolna karta lub inny element: liczby, koszt, działanie (card { $card })
      card             jakie są rodzaje elementów;  card KIND  wypisuje je
      rule TEXT        zasada według identyfikatora albo odpowiedź na pytanie (rule { $rule })
      log [N]          co się dotąd wydarzyło (ostatnie N zdań)
      board            pokaż jeszcze raz cały stół
      save [FILE]      zapisz grę do pliku i graj dalej
      quit             zapisz i wyjdź; dowiesz się, jak wrócić do gry
cli-hint = { $bot } woli (z oczekiwanym dla ciebie udziałem w wygranej i 95-procentowym przedziałem):
cli-hint-why = { $why }
cli-hint-thinking = { $bot } myśli
cli-hint-given-up = Podpowiedź przerwano.
cli-undo-none = Nie ma czego cofnąć: to twoja pierwsza decyzja.
cli-undone = Cofnięto: { $move }.
cli-undo-chance = Tego nie można cofnąć: od twojej ostatniej decyzji dobrano lub odkryto karty albo rzucono kością.
cli-saved = Gra jest zapisana w { $file }.
cli-save-failed = Nie udało się zapisać gry w { $file }: { $reason }. Spróbuj „save OTHER-FILE”.
cli-quit-unsaved = Wpisz „quit” jeszcze raz, żeby wyjść bez zapisywania.
cli-go-on = Wróć do niej poleceniem:  tanglewood play { $game } --resume { $file }
cli-replay = Odtwórz ją poleceniem:  tanglewood replay { $file }
cli-again = Zagraj to samo rozdanie jeszcze raz:  tanglewood play { $game }{ $options } --seed { $seed }
cli-unknown = { $near ->
    [none] Żadna opcja nie pasuje do „{ $answer }”. Wpisz liczbę od 1 do { $n } albo „help”.
   *[other] Żadna opcja nie pasuje do „{ $answer }”; może chodzi o „{ $near }”? Wpisz liczbę od 1 do { $n } albo „help”.
}
cli-number = Nie ma opcji { $number }; opcje mają numery od 1 do { $n }.
cli-several = „{ $answer }” pasuje do kilku opcji: { $options }. Która?
cli-what-card = Która? Na przykład: card { $example }. Te słowa wypisują, co jest:
cli-card-kind = { $kind } ({ $n })
cli-no-card = { $near ->
    [none] Nic w tej grze nie nazywa się „{ $name }”. Samo „card” wypisuje, co jest.
   *[other] Nic w tej grze nie nazywa się „{ $name }”; może chodzi o „{ $near }”? Samo „card” wypisuje, co jest.
}
cli-more-cards = … i jeszcze { $n }:
cli-what-rule = Która? Podaj identyfikator, słowo lub pytanie, na przykład: rule { $example }
cli-book-questions = Częste pytania
cli-book-exact = Pytaj poleceniem „tanglewood rules { $game } --search QUESTION”. „--exact” wypisuje dokładne zasady ({ $n }), „--symbols” mówi, co znaczą symbole.
cli-book-no-symbols = { $game } nie ma listy symboli.
cli-book-answers = { $n ->
    [one] 1 odpowiedź
    [few] { $n } odpowiedzi, najlepsze najpierw
   *[many] { $n } odpowiedzi, najlepsze najpierw
}
cli-log-empty = Jeszcze nic się nie wydarzyło.
cli-interrupted = Grę przerwano.
cli-interrupted-games = przerwano; rozegrane gry: { $done } z { $wanted }.
cli-interrupted-analysis = przerwano; zbadane decyzje: { $done } z { $wanted }.
cli-error = błąd:
cli-seat = miejsce { $n }
cli-note = uwaga: { $text }
cli-other-pack = { $designed ->
    [yes] zapis powstał z pakietem „{ $theirs }”; tutaj gra toczy się dalej z „{ $ours }”. Podaj tamten pakiet opcją --pack FOLDER.
   *[no] zapis powstał z pakietem „{ $theirs }”; ta instalacja ma „{ $ours }”.
}
cli-idle-option = { $option } nic tu nie zmienia; działa tylko z { $needs }.
cli-idle-terminal = { $option } nic nie zmienia w terminalu; dotyczy przeglądarki.
cli-overruled = gra ustawia { $option } na { $value }.
cli-round-up = Po: { $counts }:
cli-progress = { $count ->
    [round] { $n ->
        [one] 1 runda
        [few] { $n } rundy
       *[many] { $n } rund
    }
    [cards] { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    [events] { $n ->
        [one] 1 wydarzenie
        [few] { $n } wydarzenia
       *[many] { $n } wydarzeń
    }
   *[other] { $count } { $n }
}
cli-card-source = { $file }. { web-card-source }
cli-card-note = Uwaga: { $note }
cli-card-fields = W pakiecie: { $fields }
cli-check-holds = Zapis odtwarza się poprawnie: { cli-moves-count }, ten sam wynik.
cli-check-open = Zapis odtwarza się poprawnie do ostatniego ruchu: { cli-moves-count }, gra niezakończona.
cli-check-fails = Zapis nie odtwarza się już poprawnie:
cli-not-built = Jeszcze nie działa, { $part }: { $ids }
cli-untested-none = { $n ->
    [one] Testy pokazują jedyną zasadę gotowych części.
    [few] Testy pokazują wszystkie zasady gotowych części: { $n }.
   *[many] Testy pokazują wszystkie zasady gotowych części: { $n }.
}
cli-untested = Zasady gotowych części, których nie pokazuje żaden test: { $n } z { $all }:
cli-uncited-none = { $n ->
    [one] Jedyna zasada gotowych części jest przytoczona tam, gdzie zapada decyzja.
    [few] Wszystkie zasady gotowych części ({ $n }) są przytoczone tam, gdzie zapada decyzja.
   *[many] Wszystkie zasady gotowych części ({ $n }) są przytoczone tam, gdzie zapada decyzja.
}
cli-uncited = Zasady gotowych części, których źródła nigdzie nie przytaczają: { $n } z { $all }:
cli-rule-why = Dlaczego: { $why }
cli-rule-source = Źródło: { $source }
cli-rule-place = {"  "}Rozstrzyga: { $place }
cli-rule-test = {"  "}Test: { $test }
cli-nothing-found = Nic nie pasuje do „{ $text }”.
cli-rules-english = Dokładne zasady są po angielsku.
cli-rules-changed = Dokładne zasady podają liczby z drukowanej gry; pakiet { $pack } je zmienia:
cli-rules-count = { $n ->
    [one] 1 zasada
    [few] { $n } zasady
   *[many] { $n } zasad
}
cli-cards-count = { $n ->
    [one] 1 wpis pakietu { $pack }
    [few] { $n } wpisy pakietu { $pack }
   *[many] { $n } wpisów pakietu { $pack }
}
cli-games-only = tylko z { $needs }
cli-games-variants = Warianty (--variant, po przecinkach):
cli-games-vary = „simulate” zmienia { $vary }: { $over }.
cli-games-bots = Boty (--bots, po przecinkach):
cli-replayed = { $title }: { $seats }. { cli-moves-count }.
cli-analysed = { $level } analizuje decyzje ({ $moves }), każdą według tego, co gracz mógł wtedy wiedzieć.
cli-analysing = Analiza
cli-analysed-curve = Oczekiwany udział każdego w wygranej, od pierwszego ruchu do ostatniego:
cli-analysed-costly = Najkosztowniejsze ruchy:
cli-analysed-none = Żaden ruch nie był wyraźnym błędem.
cli-analysed-move = ruch
cli-analysed-who = kto
cli-analysed-cost = strata
cli-analysed-played = zagrano
cli-analysed-better = lepiej
cli-replayed-open = { $moves ->
    [one] Po 1 ruchu gra { $name }.
    [few] Po { $moves } ruchach gra { $name }.
   *[many] Po { $moves } ruchach gra { $name }.
}
cli-simulated = { $game }: { cli-games-count } ({ $options }), ziarno { $seed }
cli-simulated-varied = { $game }: { cli-games-count } dla każdej wartości { $vary } ({ $options }), ziarno { $seed }, za każdym razem te same rozdania
cli-column-bot = bot
cli-column-pair = para
cli-column-games = gry
cli-column-wins = wygrane
cli-column-shared = wspólne
cli-column-share = udział
cli-column-interval = przedział 95%
cli-column-mean-score = średni wynik
cli-column-first-seat = 1. miejsce
cli-column-counted = co
cli-column-mean = średnia
cli-column-middle = środkowe 80%
cli-column-least = min.
cli-column-most = maks.
cli-column-score = wynik
cli-column-rating = ranking
cli-column-ms = ms
cli-span = od { $low } do { $high }
cli-simulated-alone = { $bot } gra solo; zwycięstwo dzielone z przeciwnikiem liczy się jako wygrana
cli-simulated-rival = { $name }: { $what }
cli-simulated-length = { $count }: średnio { $mean }, środkowe 80%: od { $low } do { $high }
cli-simulated-speed = { $decisions ->
    [one] 1 decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
} w { $seconds } s: { $speed } na sekundę
cli-arena = { $alone ->
    [yes] { $game }: liczba rozdań dla każdego bota osobno: { $games } ({ $options }), ziarno { $seed }
   *[no] { $game }: liczba gier dla każdej pary: { $games } ({ $options }), ziarno { $seed }
}
cli-arena-columns = wynik: średnia wszystkich gier; ms: czas myślenia na decyzję
cli-arena-pair = { $bot } przeciwko { $against }
cli-evaluate = { $alone ->
    [yes] { $agent }
   *[no] { $agent } przeciwko { $against }
}: { $share }% wygranych (przedział 95%: od { $low } do { $high }), { cli-games-count }, wynik { $score } do { $other }, { $ms } ms na decyzję
cli-bench = Losowe gry { $game }, { cli-players-count }, jeden rdzeń, { $compiled ->
    [yes] wersja skompilowana
   *[no] wersja interpretowana
}; najlepsza z kilku rund:
cli-bench-what = { $what ->
    [decisions] decyzje
    [games] gry
    [copies] kopie
    [imagined] wyobrażone światy
   *[iterations] iteracje przeszukiwania
}
cli-bench-unit = na sekundę
cli-bench-each = na sekundę, po { $each } µs
cli-browser = Twój stół jest pod adresem { $address } (Ctrl-C tutaj go zatrzymuje; gra zostaje zachowana). Żeby grać w terminalu, dodaj --terminal
cli-browser-there = Tanglewood już działa; twój stół jest pod adresem { $address }. Żeby grać w terminalu, dodaj --terminal
cli-no-browser = Nie udało się otworzyć przeglądarki; otwórz ten adres samodzielnie.
cli-build = { $build ->
    [compiled] To wersja skompilowana.
    [checkout] To wersja interpretowana; `make fast` przyspiesza ją około { $times } razy.
    [outdated] To wersja interpretowana: źródła są nowsze niż skompilowana. `make fast` przyspiesza ją około { $times } razy.
   *[installed] To wersja interpretowana; zainstalowana tam, gdzie jest kompilator C, działa około { $times } razy szybciej.
}
cli-admin-table = { $id }  { $game }  { cli-moves-count }, { $over ->
    [yes] zakończona
   *[no] trwa
 }, ostatnia zmiana { $changed }: { $seats }
cli-admin-person = { $id }  stoły: { $tables }, ostatnio tutaj { $seen }: { $names }
cli-admin-none = Nie ma nic do wypisania.
cli-admin-report = { $id }  { $at }  stół { $table }  { $name } ({ $about }), zgłasza { $by }
cli-admin-report-said = wypowiedź: { $text }
cli-admin-report-why = dlaczego: { $text }
cli-admin-report-done = Zgłoszenie { $id } jest załatwione.
cli-admin-mistake = { $id }: { $why }
cli-admin-checked = { $mistakes ->
    [0] Stoły: { $tables }, wszystkie się odtwarzają.
   *[other] Stoły: { $tables }, nie można otworzyć: { $mistakes }.
 }
cli-admin-saved = Liczba stołów zapisanych w { $folder }: { $tables }.
cli-admin-banned = { $who } nie ma wstępu do { $until }.
cli-admin-lifted = { $who } znów ma wstęp.
cli-admin-ban = { $kind } { $who } do { $until }
cli-admin-tidied = Usunięto stoły: { $tables }, gości: { $people }, wypowiedzi na czacie: { $lines }.
cli-admin-deleted-table = Stołu { $id } już nie ma.
cli-admin-deleted-person = Miejsca, które nie należą już do nikogo: { $seats }.
cli-data-copied = Z { $from } do { $to } skopiowano stoły: { $tables }, wiersze: { $rows }; po obu stronach to samo.
cli-serving = Tanglewood jest pod adresem { $address } (stoły są w { $folder }). Ctrl-C zatrzymuje.

# Tonight's set-up of the real box, and sheets to print.
cli-setup-title = { $game }, układ { $seed }
cli-setup-first = Zaczyna gracz { $n }.
cli-setup-seat = Gracz { $n }: { $what }
cli-sheet-written = Zapisano w { $file }.

cli-train-bar = runda { $number }
cli-train-round = Runda { $number }: gry: { $games }, pozycje: { $positions }; strata w niewidzianych grach { $learned } (bez uczenia { $outlook }).
cli-train-done = To, czego się nauczono, jest w { $file }.
