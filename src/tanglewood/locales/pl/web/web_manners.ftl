## Manners at a table: resigning, ending by agreement, clocks, leaving, seats that move

# Leaving

web-leave-title = Odejść od stołu?
web-leave-stays = Gra zostaje, jak jest, a twoje miejsce pozostaje twoje. Stół znajdziesz na stronie głównej, w części Moje stoły.
web-leave-bots = Boty na ciebie poczekają.
web-leave-wait = Teraz twoja tura. Na ciebie czekają: { $names }.
web-leave-go-on = Inni mogą grać dalej, aż nadejdzie twoja tura.
web-leave-clock-live = Twój zegar biegnie zawsze, gdy trwa twoja tura i ktoś czeka przy stole.
web-leave-clock-days = Twój zegar biegnie zawsze, gdy trwa twoja tura.
web-leave-now = Odejdź na razie
web-leave-stay = Zostań
web-leave-resign = Poddaj się

# Resigning

web-resign = Poddaj się
web-resign-title = Poddać się?
web-resign-who = Kto się poddaje
web-resign-two = Gra się kończy i { $name } wygrywa.
web-resign-bots = Gra się kończy. Wygrywa bot, który prowadzi, a ty zajmujesz ostatnie miejsce.
web-resign-more = Na twoim miejscu gra dalej bot, a ty zajmujesz ostatnie miejsce. Inni grają do końca.
web-resign-alone = Gra się kończy i wygrywa przeciwnik.
web-resign-final = Tego nie można cofnąć. Jeśli potrzebujesz tylko przerwy, zamknij stół: nic się nie zmieni.
web-resign-do = Poddaj się
web-play-on = Graj dalej
web-seat-resigned = gra poddana

# Ending by agreement

web-end = Zakończ za zgodą wszystkich
web-end-title = Zakończyć grę bez zwycięzcy?
web-end-about = Pytanie otrzymają: { $names }. Jeśli wszyscy się zgodzą, gra się kończy i nikt nie wygrywa; boty zawsze się zgadzają. Pytanie wygasa z następnym ruchem.
web-end-about-bots = Gra kończy się od razu i nikt nie wygrywa: boty się zgadzają.
web-end-propose = Zapytaj innych
web-end-now = Zakończ grę
web-end-asked = { $name } proponuje zakończyć grę. Nikt nie wygra.
web-end-waiting = Proponujesz zakończyć grę. Czekamy na odpowiedź: { $names }.
web-end-agree = Zgoda
web-end-decline = Gramy dalej
web-end-withdraw = Wycofaj
web-ended-agreement = Gra zakończona za zgodą wszystkich. Nikt nie wygrywa.
web-ended-resigned = { $you ->
    [yes] Poddajesz grę. { $winner } wygrywa.
   *[no] { $won ->
        [you] { $name } poddaje grę. Wygrywasz!
       *[other] { $name } poddaje grę. { $winner } wygrywa.
    }
}
web-ended-time = { $you ->
    [yes] Twój czas się skończył. { $winner } wygrywa.
   *[no] { $won ->
        [you] Czas gracza { $name } się skończył. Wygrywasz!
       *[other] Czas gracza { $name } się skończył. { $winner } wygrywa.
    }
}
web-ended-rival = Przeciwnik
web-ended-scores = Wynik pochodzi z chwili zakończenia gry.

# Clocks

web-clock = Zegar
web-clock-none = Bez zegara
web-clock-live = Na żywo
web-clock-days-short = Dni
web-clock-time-live = Czas dla każdego gracza
web-clock-time-days = Czas na każdą decyzję
web-clock-increment = Dodatek za każdą turę
web-clock-then = Gdy czas się skończy
web-clock-then-bot = gra dalej bot
web-clock-then-resign = gra jest poddana
web-clock-minutes = { $n ->
    [one] 1 minuta
    [few] { $n } minuty
   *[many] { $n } minut
}
web-clock-seconds = { $n ->
    [0] nic
    [one] 1 sekunda
    [few] { $n } sekundy
   *[many] { $n } sekund
}
web-clock-hours = { $n ->
    [one] 1 godzina
    [few] { $n } godziny
   *[many] { $n } godzin
}
web-clock-days = { $n ->
    [one] 1 dzień
    [few] { $n } dni
   *[many] { $n } dni
}
web-clock-rule-live = { $more ->
    [0] Zegar: { web-clock-minutes } dla każdego gracza.
    [one] Zegar: { web-clock-minutes } dla każdego gracza i { $more } sekunda więcej za każdą turę.
    [few] Zegar: { web-clock-minutes } dla każdego gracza i { $more } sekundy więcej za każdą turę.
   *[many] Zegar: { web-clock-minutes } dla każdego gracza i { $more } sekund więcej za każdą turę.
}
web-clock-rule-days = Zegar: { $time } na każdą decyzję.
web-clock-then-bot-live = Gdy czyjś czas się skończy, miejsce zajmuje bot i gra do końca.
web-clock-then-bot-days = Gdy czyjś czas się skończy, bot gra, dopóki gracz nie odzyska miejsca.
web-clock-then-resign-live = Gdy czyjś czas się skończy, ten gracz poddaje grę.
web-clock-then-resign-days = Gdy czyjś czas się skończy, ten gracz poddaje grę.
web-clock-pause-live = Zegar rusza, gdy wszyscy usiądą, i stoi, gdy przy stole nie ma nikogo innego. Boty nie mają zegara.
web-clock-pause-days = Zegar rusza, gdy wszyscy usiądą, i biegnie dniem i nocą. Boty nie mają zegara.
web-clock-left = { $name }: zostało { $left }
web-clock-left-stands = { $name }: zostało { $left }; zegar stoi
web-clock-runs = Zegar biegnie
web-clock-stands = Zegar stoi

# Moving a seat to another device

web-move-seat = Przenieś moje miejsce na inne urządzenie
web-move-title = Przenieś swoje miejsce
web-move-about = Dostaniesz kod i link na drugie urządzenie. Miejsce należy potem do tamtego urządzenia; tutaj można tylko oglądać, dopóki nie przeniesiesz miejsca z powrotem w ten sam sposób.
web-move-which = Które miejsce
web-move-make = Utwórz kod
web-move-how = Na drugim urządzeniu otwórz link albo wybierz „Mam kod” na stronie głównej i wpisz:
web-move-link = Link na drugie urządzenie
web-move-secret = Jest ważny dziesięć minut i działa raz. Kto go ma, dostaje twoje miejsce, więc nikomu go nie pokazuj.
web-move-gone = Gotowe: twoje miejsce jest teraz na drugim urządzeniu.
web-move-here-title = Twoje miejsce przechodzi tutaj
web-move-here-about = Miejsce przechodzi na to urządzenie. Na poprzednim można od teraz tylko oglądać.
web-move-here = Zajmij moje miejsce tutaj
web-code = Mam kod
web-code-title = Zajmij miejsce za pomocą kodu
web-code-about = Na urządzeniu, które ma twoje miejsce, otwórz menu stołu i wybierz „Przenieś moje miejsce na inne urządzenie”. Pokaże kod.
web-code-field = Kod
web-join-used = To miejsce jest zajęte
