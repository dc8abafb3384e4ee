# What the browser says around a game.

web-name = Tanglewood
web-description = Poznaj w przeglądarce gry Mycelia, Everdell z dodatkami i Przez głęboki las: graj samodzielnie, przeciwko botom, przy jednym ekranie albo ze znajomymi przez link.
web-title = { $page } · Tanglewood
web-title-turn = ● { $page }: twoja tura
web-home = Tanglewood, strona główna
web-home-short = Strona główna
web-skip = Przejdź do treści
web-nav = Menu główne
web-nav-short = Menu główne, krótkie
web-nav-play = Graj
web-nav-rules = Zasady
web-nav-cards = Karty
web-settings = Ustawienia
web-theme-switch = Jasny lub ciemny
web-close = Zamknij
web-cancel = Anuluj
web-loading = Chwileczkę…
web-try-again = Spróbuj ponownie
web-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
web-failed = Nie udało się (status { $status }).
web-copy = Kopiuj
web-copied = Skopiowano
web-random = losowo
web-you = Ty
web-player = Gracz { $n }

# Home

web-home-title = { $n ->
    [0] Gry z jednego lasu.
    [1] Jedna gra, jeden las.
    [2] Dwie gry, jeden las.
    [3] Trzy gry, jeden las.
    [4] Cztery gry, jeden las.
    [5] Pięć gier, jeden las.
    [one] { $n } gra, jeden las.
    [few] { $n } gry, jeden las.
   *[many] { $n } gier, jeden las.
}
web-home-lead = Dwa kliknięcia i siedzisz przy stole.
web-play-now = Zagraj teraz
web-play-now-game = Zagraj teraz: { $game }
web-game-title = { $title }
web-game-about = { $about }
web-game-facts = { $low ->
    [1] { $high ->
        [1] dla jednego gracza
       *[other] 1–{ $high } graczy
    }
   *[other] { $high ->
        [1] dla jednego gracza
       *[other] { $low }–{ $high } graczy
    }
}
web-game-picture = { $title }
web-set-up = Przygotuj stół
web-mine = Moje stoły
web-mine-all = wszystkie: { $n }
web-mine-fewer = mniej
web-mine-none = Nie masz jeszcze stołów. „Zagraj teraz” otworzy pierwszy.
web-mine-alone = nikogo więcej
web-mine-over = Zakończono { $ago }
web-mine-open = Czeka na znajomego
web-mine-waiting = { $name } się zastanawia · { $ago }
web-your-turn = Twoja tura
web-continue = Graj dalej
web-look = Zobacz
web-replay = Powtórka
web-open-record = Otwórz zapisaną grę
web-open-record-about = Plik z zapisem: zakończoną grę obejrzysz ponownie, niezakończona toczy się dalej.
web-seat-bot = { $name } (bot)
web-seat-open = Wolne miejsce

# A new table

web-new = Nowy stół
web-new-title = Stół do gry { $game }
web-new-ready = Stół jest gotowy
web-seats = Kto gra?
web-seats-about = Miejsca przy stole: od { $low } do { $high }
web-seat-number = Miejsce { $n }
web-seat-add = Dodaj miejsce
web-seat-remove = Usuń miejsce { $n }
web-kind-me = Ja
web-kind-me-about = Ty, w tej przeglądarce.
web-kind-bot = Bot
web-kind-screen = Ten sam ekran
web-kind-screen-about = Ktoś obok ciebie; przekazujecie sobie ekran.
web-kind-link = Znajomy
web-kind-link-about = Dostaniesz link do wysłania. Pozwala jednej osobie zająć to miejsce.
web-bot-of = Bot na miejscu { $n }
web-name-of = Imię na miejscu { $n }
web-name-me = Twoje imię
web-name-screen = Imię tej osoby
web-name-link = Imię tej osoby (opcjonalnie)
web-play-alone = Gra solo, przeciwnik: { $rival }
web-variant = Jak gramy
web-variant-about = można zostawić bez zmian
web-group = { $group ->
    [alone] Siła przeciwnika: { $rival }
    [box] Co jest w pudełku
    [start] Jak się zaczyna
    [asking] O co pyta gra
   *[rest] Więcej
}
web-create = Usiądź do stołu
web-create-invite = Przygotuj i zaproś
web-go-to-table = Do stołu
web-invite = Zaproś
web-invite-about = Wyślij każdemu znajomemu jeden z tych linków. Kto otworzy go pierwszy, zajmuje miejsce; link działa raz.
web-invite-seat = Link do miejsca { $seat }

# At the table

web-options = Co możesz zrobić
web-table-generic = Pokaż stół słowami
web-table-own = Pokaż narysowany stół
web-generic-ask = Pytanie
web-generic-shared = Na stole
web-generic-shared-short = Stół
web-generic-empty = Pusto: { $what }
web-generic-options = { $n ->
    [one] jeden sposób
    [few] { $n } sposoby
   *[many] { $n } sposobów
}
web-generic-all = Wszystkie słowami ({ $n })
web-undo = Cofnij (U)
web-hint = Podpowiedź (H)
web-menu = Menu
web-leave = Odejdź od stołu
web-side = Gracze i dziennik
web-side-open = Gracze i dziennik (L)
web-side-parts = Dziennik lub czat
web-log = Co się wydarzyło
web-log-short = Dziennik
web-log-again = Pokaż jeszcze raz
web-log-empty = Jeszcze nic.
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie napisał.
web-chat-say = Napisz coś
web-chat-send = Wyślij
web-seat-you = ty
web-seat-turn = decyduje
web-seat-thinking = myśli, { $n }%
web-seat-stand-in = gra bot: { $bot }
web-percent = { $n }%
web-thinking = myśli
web-stand-in = Niech gra bot
web-stand-in-short = Bot
web-stand-in-title = Niech na tym miejscu gra bot
web-stand-in-me = Bot gra za mnie
web-stand-in-me-about = Gra na twoim miejscu, aż je odzyskasz; w tym czasie możesz wyjść.
web-stand-in-for = Bot zastępuje gracza { $name }
web-stand-in-for-about = Gra, dopóki { $name } nie wróci i nie odzyska swojego miejsca. Bot: { $bot }.
web-stand-in-open-about = Gra, dopóki ktoś nie otworzy zaproszenia i nie zajmie miejsca.
web-stand-in-level = Który bot
web-stand-in-note = Gra za ciebie bot.
web-take-back = Odzyskaj moje miejsce
web-give-back = Oddaj miejsce
web-consent = Tylko gdy mnie nie ma
web-consent-about = Inni będą mogli włączyć tego bota zawsze, gdy nie ma cię przy stole, bez czekania. Miejsce pozostaje twoje.
web-consent-given = pod nieobecność: { $bot }
web-consent-back = Już nie, gdy mnie nie ma
web-vote = Głosuj
web-vote-about = Zagłosuj za botem: zastąpi gracza { $name }, gdy zechcą tego wszyscy pozostali
web-vote-back = Wycofaj
web-vote-back-about = Wycofaj mój głos
web-votes = Głosy za botem: { $n } z { $all }
web-away = Gdy ktoś nie wraca
web-away-about = Jak długo kogoś musi nie być, zanim inni będą mogli wpuścić na jego miejsce bota. Wszyscy widzą to, zanim usiądą do stołu.
web-away-hours = { $n ->
    [one] po 1 godzinie
    [few] po { $n } godzinach
   *[many] po { $n } godzinach
}
web-away-days = { $n ->
    [one] po 1 dniu
    [few] po { $n } dniach
   *[many] po { $n } dniach
}
web-away-never = nigdy bez zgody
web-away-rule = Jeśli ktoś nie wraca, inni mogą wpuścić na jego miejsce bota { $time }; wcześniej tylko za zgodą tego gracza albo gdy zagłosują za tym wszyscy pozostali, co najmniej dwie osoby.
web-away-rule-never = Jeśli ktoś nie wraca, bot zagra za niego tylko za zgodą tego gracza albo gdy zagłosują za tym wszyscy pozostali, co najmniej dwie osoby.
web-away-free = bot może grać { $when }
web-seat-is-bot = bot
web-seat-waits = czeka na znajomego
web-seat-online = jest
web-seat-offline = nie ma
web-spectator = Oglądasz grę: widzisz to, co mogą widzieć wszyscy.
web-not-your-turn = Teraz tura gracza { $name }.
web-line-lost = Utracono połączenie. Próbuję ponownie…
web-skip-show = Pomiń
web-thing-can = { $ends ->
    [yes] { $what } Można użyć.
   *[no] { $what }, można użyć
}
web-thing-picked = { $ends ->
    [yes] { $what } Wybrane.
   *[no] { $what }, wybrane
}
web-reading = Karta słowami
web-others = Inni
web-acting = teraz gra
web-back = Wstecz
web-parts = Części stołu
web-part-live = można tam czegoś użyć
web-hints = Co zrobiłby bot
web-hints-about = Szansa na wygraną według bota, który wie tylko to, co ty. Zakreskowana część pokazuje jego niepewność (95%).
web-hint-thinking = Bot myśli…
web-hint-give-up = Przestań myśleć
web-hint-next = Ruch { $n } z { $all }; pokaż następny
web-hint-expected = { $percent }% ± { $doubt }
web-hint-not-now = Podpowiedzi są dostępne w twojej turze.
web-curtain = Przekaż ekran: { $name }
web-curtain-about = Do tego czasu karty na ręce są ukryte.
web-curtain-lift = To ja, { $name }
web-join = Usiądź do gry { $game }
web-join-about = Przy tym stole czeka na ciebie miejsce.
web-join-name = Twoje imię
web-join-sit = Zajmij miejsce
web-join-watch = Tylko oglądaj
web-over-hide = Spójrz na stół
web-over-show = Wynik
web-breakdown = Punkty według źródeł
web-rival-won = { $you ->
    [yes] Tym razem wygrywa { $rival }.
   *[no] { $rival } wygrywa.
}
web-rival-shared = { $you ->
    [yes] Ty i { $rival } wygrywacie razem!
   *[no] { $names } i { $rival }: wspólne zwycięstwo.
}
web-place = miejsce
web-winner = wygrywa
web-rematch = Rewanż
web-rematch-go = Do rewanżu
web-save = Zapisz jako plik
web-curve = Przebieg gry, runda po rundzie
web-curve-label = Krzywa przebiegu gry dla każdego gracza, runda po rundzie

# Replay

web-replay-of = Powtórka: { $game }
web-replay-at = Ruch { $at } z { $all }
web-replay-start = Początek
web-replay-scrub = Chwila gry
web-replay-back = Krok wstecz
web-replay-on = Krok naprzód
web-replay-play = Odtwórz
web-replay-pause = Pauza
web-replay-speed = Szybkość
web-replay-mine-back = Moja poprzednia tura
web-replay-mine-on = Moja następna tura
web-replay-turn-back = Poprzednia tura
web-replay-turn-on = Następna tura
web-replay-link = Link do tego ruchu
web-replay-branch = Graj odtąd przeciwko botowi
web-branch = Graj dalej od ruchu { $at }
web-branch-about = Nowy stół: zajmujesz miejsce, na którym teraz decyduje { $name }, a na pozostałych grają boty.
web-branch-go = Graj dalej
web-replay-undone = cofnięte: { $move }

web-analysis = Analiza gry
web-analysis-about = Bot jeszcze raz przygląda się każdej decyzji z punktu widzenia tego, co gracz mógł wtedy wiedzieć: kto mógł na co liczyć i które ruchy kosztowały najwięcej. Potrwa to minutę lub kilka.
web-analysis-begin = Przeanalizuj tę grę
web-analysis-level = Kto analizuje
web-analysis-running = { $level } analizuje
web-analysis-stop = Zatrzymaj
web-analysis-how = { $level } ocenia każdą decyzję na podstawie tego, co gracz mógł wtedy wiedzieć; to szacunek, a tego, co mogło być przypadkiem, nie ma na liście.
web-analysis-curve = Szanse każdego na wygraną, od pierwszego ruchu do ostatniego. { $words }
web-analysis-line = { $name }: na początku { $begin }%, na końcu { $end }%.
web-analysis-mark = { $you ->
    [yes] { $rank }. { $when }: tracisz { $cost }%
   *[no] { $rank }. { $when }: { $name } traci { $cost }%
}
web-analysis-after = Po ruchu { $at }
web-analysis-table = Krzywa jako tabela
web-analysis-move = Ruch
web-analysis-costly = Gdzie stracono najwięcej
web-analysis-costly-own = Twoje najkosztowniejsze ruchy
web-analysis-costly-others = I ruchy pozostałych
web-analysis-cost = { $cost }% ± { $doubt } szansy na wygraną
web-analysis-chosen = { $you ->
    [yes] Twój wybór: „{ $played }”.
   *[no] Wybór gracza { $name }: „{ $played }”.
}
web-analysis-better = Lepiej: „{ $better }”.
web-analysis-here = { $you ->
    [yes] Grasz „{ $played }” i tracisz { $cost }% ± { $doubt }; lepiej: „{ $better }”.
   *[no] { $name } gra „{ $played }” i traci { $cost }% ± { $doubt }; lepiej: „{ $better }”.
}
web-analysis-show = Pokaż na stole
web-analysis-none = Żaden ruch nie był wyraźną stratą.

# Rules

web-rules-of = Zasady gry { $game }
web-rules-found = { $n ->
    [one] 1 zasada
    [few] { $n } zasady
   *[many] { $n } zasad
}
web-rules-none = Żadna zasada nie zawiera tych słów.
web-rule-why = Dlaczego
web-rule-source = Źródło
web-rule-unbuilt = jeszcze nie działa
web-status = { $status ->
    [rulebook] instrukcja
    [found] znalezione
    [derived] wywnioskowane
    [reconstructed] odtworzone
    [open] nasze rozstrzygnięcie
   *[physical] tylko w pudełku
}
web-status-about = { $status ->
    [rulebook] Tak mówi instrukcja.
    [found] Tak mówi inne publiczne źródło.
    [derived] Instrukcje nie pozwalają rozumieć tego inaczej.
    [reconstructed] Wydrukowana część zaginęła; to nasz wybór.
    [open] Instrukcje o tym milczą; to nasze rozstrzygnięcie.
   *[physical] Ma znaczenie tylko przy prawdziwym stole.
}
web-part = { $part ->
    [base] Gra podstawowa
   *[other] { $part }
}

# Cards

web-cards-of = { $game }: karty
web-cards-lead = Wszystko, co jest w pudełku, opisane słowami.
web-cards-search = Szukaj nazwy lub słów
web-cards-kind = Rodzaj
web-cards-all = wszystkie rodzaje
web-cards-found = { $n ->
    [one] 1 element
    [few] { $n } elementy
   *[many] { $n } elementów
}
web-cards-none = Nic nie pasuje.
web-cards-table = { $table }
web-card-cost = koszt: { $n }
web-card-copies = { $n ->
    [one] jedna w pudełku
    [few] { $n } w pudełku
   *[many] { $n } w pudełku
}
web-card-single = Jednorazowo
web-card-set = { $set ->
    [base] gra podstawowa
   *[other] { $set }
}
web-card-source = { $source ->
    [rulebook] Z instrukcji.
    [found] Z publicznego źródła.
    [inferred] Wywnioskowane z tego, co wiadomo.
    [derived] Wywnioskowane z instrukcji.
    [reconstructed] Odtworzone przez nas.
   *[other] Dane: { $source }
}

# Settings

web-settings-lead = Zapisane w tej przeglądarce.
web-set-language = Język
web-set-theme = Jasny lub ciemny
web-set-theme-about = Jak jasne są strony.
web-set-contrast = Kontrast
web-set-contrast-about = Wyraźniejsze linie i tekst.
web-set-motion = Ruch
web-set-motion-about = Czy elementy przesuwają się i świecą.
web-set-pace = Tempo
web-set-pace-about = Jak długo widać każde działanie innych.
web-set-bots = Tempo botów
web-set-bots-about = Najkrótszy czas między dwoma ich ruchami, gdy patrzysz; przy nowych stołach.
web-set-cards = Rozmiar kart
web-set-cards-about = Jak duże są rysowane karty.
web-set-sound = Dźwięki
web-set-sound-about = Cichy sygnał, gdy nadchodzi twoja tura.
web-set-notes = Powiadomienia
web-set-notes-about = Pojawia się, gdy nadchodzi twoja tura, a stół jest otwarty, ale niewidoczny.
web-set-name = Moje imię
web-set-name-about = Jak widzą cię inni przy nowym stole.
web-set-value = { $value ->
    [system] jak w systemie
    [light] jasny
    [dark] ciemny
    [more] mocny
    [normal] zwykły
    [full] pełny
    [reduced] ograniczony
    [small] małe
    [medium] średnie
    [large] duże
    [slow] wolno
    [steady] miarowo
    [quick] szybko
    [at-once] od razu
    [on] wł.
    [off] wył.
   *[other] { $value }
}
# Keys

web-keys = Klawisze
web-key-walk = przechodź po tym, co można wybrać
web-key-take = wybierz
web-key-back = krok wstecz
web-key-undo = cofnij
web-key-hint = podpowiedź
web-key-hints = obejrzyj podpowiedź; Enter ją zagrywa
web-key-log = gracze i dziennik
web-key-theme = jasny lub ciemny
web-key-skip = pomiń to, co jest pokazywane
web-key-help = ten przegląd, gdy żaden symbol nie jest zaznaczony

# Lost

web-lost = Zgubieni w lesie
web-lost-about = Pod tym adresem nie ma strony.
web-lost-game = Nie ma tu takiej gry.
web-lost-table = Pod tym adresem nie ma stołu.
web-lost-home = Z powrotem na polanę
