# Beside a real table: the score pad, tonight's set-up, the timer, the rules of what is in play.

web-tabletop = Przy prawdziwym stole
web-tabletop-of = { $game } przy prawdziwym stole
web-tabletop-about = Notes punktów, przygotowanie rozgrywki, czasomierz i zasady do gry z twojego pudełka; działa też bez połączenia.
web-tabletop-open = Notes i przygotowanie
web-tabletop-parts = Obok stołu
web-tabletop-part = { $part ->
    [pad] Punkty
    [setup] Przygotowanie
    [timer] Czas
   *[rules] Zasady
}
web-tabletop-in-play = Dziś w grze
web-tabletop-in-play-about = Wybierasz raz, to urządzenie zapamięta.
web-tabletop-change = Zmień
web-tabletop-done = Gotowe
web-tabletop-people = Kto gra
web-tabletop-person = Imię gracza { $n }
web-tabletop-add = Jeszcze ktoś
web-tabletop-remove = Usuń: { $name }
web-tabletop-plain = tylko gra podstawowa
web-tabletop-not-kept = Ta przeglądarka niczego nie zapamiętuje: przed zamknięciem strony zapisz sobie wynik.

# ---- the score pad
web-pad-title = Notes punktów
web-pad-what = Co punktuje
web-pad-together = Razem
web-pad-how = Co punktuje: { $row }
web-pad-rule = Dokładna zasada
web-pad-cell = { $row }, { $name }
web-pad-open = { $row }, { $name }: { $points }. Policz
web-pad-count = { $row }: { $name }
web-pad-each = { $worth ->
    [1] { $every ->
        [1] po 1
       *[other] 1 za każde { $every }
    }
   *[other] { $every ->
        [1] po { $worth }
       *[other] { $worth } za każde { $every }
    }
}
web-pad-less = O jeden mniej: { $what }
web-pad-more = O jeden więcej: { $what }
web-pad-makes = Daje { $points }
web-pad-above = { $name }, { $row }: { $points } to więcej, niż ta gra może dać (najwyżej { $most }). Policzyć jeszcze raz?
web-pad-below = { $name }, { $row }: mniej niż { $most } być nie może. Policzyć jeszcze raz?
web-pad-own = { $name }, { $what }: nikt nie może mieć więcej niż { $most }. Policzyć jeszcze raz?
web-pad-why-all = Wszystko, co jest w zestawach w grze, daje razem { $most }.
web-pad-why-room = Najlepsze z zestawów w grze ({ $many }), razem z tym, co nie zajmuje miejsca, dają { $most }.
web-pad-why-city = Tyle daje pełne miasto (liczba kart: { $many }), jeśli wszystkie pasują najlepiej.
web-pad-pieces = { $name }, { $what }: w pudełku jest najwyżej { $most }. Policzyć jeszcze raz?
web-pad-shared = { $row }, { $what }: razem liczycie { $points }, a w pudełku jest najwyżej { $most }. Policzyć jeszcze raz?
web-pad-tied = Remis. O zwycięstwie decyduje: { $what }
web-pad-winner = { $n ->
    [one] Wygrywa { $names }
    [few] Wspólne zwycięstwo: { $names }
   *[many] Wspólne zwycięstwo: { $names }
}
web-pad-nobody = Nikt jeszcze nie wygrywa
web-pad-keep = Zachowaj tę rozgrywkę
web-pad-kept = Zapisano na tym urządzeniu.
web-pad-new = Nowy notes
web-pad-new-sure = Zacząć nowy notes? To, czego nie zachowano z obecnego, przepadnie.
web-pad-new-yes = Zacznij od nowa
web-pad-empty = Wpisz, co kto ma; notes sam dodaje.

# ---- plays that were kept
web-plays = Rozgrywki na tym urządzeniu
web-plays-none = Jeszcze żadnej. Zachowaj wypełniony notes, a znajdziesz go tutaj.
web-plays-csv = Zapisz jako CSV
web-plays-json = Zapisz jako JSON
web-plays-remove = Usuń
web-plays-remove-of = Usuń rozgrywkę: { $when }
web-plays-heads = kiedy,gra,rozgrywka,kto,co,punkty,wygrana

# ---- tonight's set-up
web-tonight-title = Przygotowanie na dziś
web-tonight-about = Rozłożone według zasad samej gry. Odhaczaj to, co już leży na stole, a o niczym nie zapomnisz.
web-tonight-deal = Rozłóż inaczej
web-tonight-seed = Układ { $seed }
web-tonight-link = Kopiuj link do tego układu
web-tonight-done = Gotowe: { $done } z { $n }
web-tonight-ready = Wszystko leży na stole. Miłej gry!
web-tonight-first = Zaczyna { $name }.
web-tonight-offline = Nowy układ wymaga połączenia. Te, które już otwierano, są nadal tutaj.
web-tonight-independent = Nowe układy powstają także bez połączenia.
web-tonight-seat = { $name }: { $what }
web-tonight-prisms = { $drops } i { $prisms ->
    [one] { $prisms } pryzmatyczna kropla
    [few] { $prisms } pryzmatyczne krople
   *[many] { $prisms } pryzmatycznych kropli
}
web-tonight-none = Ta gra nie ma jeszcze listy przygotowania.
web-tonight-companion = Niech program gra za przeciwnika: { $name }
web-tonight-companion-about = { $name } zaczyna od tego, co tu rozłożono: nie trzeba tego podawać jeszcze raz.
web-tonight-companion-without = Program nie zna tych opcji: { $what }.

# ---- who begins, and the timer
web-timer-title = Kto zaczyna i czyja tura
web-timer-draw = Wylosuj, kto zaczyna
web-timer-drawing = Losowanie…
web-timer-begins = Zaczyna { $name }
web-timer-start = Włącz czasomierz
web-timer-pause = Pauza
web-timer-go-on = Dalej
web-timer-next = { $name } kończy turę
web-timer-reset = Wyzeruj
web-timer-turns = { $n ->
    [one] 1 tura
    [few] { $n } tury
   *[many] { $n } tur
}
web-timer-awake = Ekran nie gaśnie, dopóki działa czasomierz.
web-timer-asleep = Ta przeglądarka pozwala ekranowi zgasnąć; czasomierz liczy dalej.
web-timer-alone = W grze solo nie ma na kogo czekać; czasomierz liczy twój czas.

# ---- rules of what is in play
web-table-rules = Zapytaj o zasady
web-table-rules-about = Najpierw odpowiedzi o tym, co jest dziś w grze; reszta kryje się pod przyciskiem.
web-table-rules-others = { $n ->
    [one] 1 odpowiedź o tym, czego nie ma w grze
    [few] { $n } odpowiedzi o tym, czego nie ma w grze
   *[many] { $n } odpowiedzi o tym, czego nie ma w grze
}
web-table-rules-sheets = Arkusze do druku
web-table-rules-sheet = { $sheet ->
    [nightweave] Tura Pajęczycy, schemat (PDF)
   *[game] { $game } na jednej stronie (PDF)
}
