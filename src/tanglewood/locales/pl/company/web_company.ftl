## The browser's words for people who meet

# Open tables

web-open = Otwarte stoły
web-open-lead = Siada, kto ma ochotę.
web-open-none = Teraz żaden stół nie jest otwarty. Przygotuj własny i dodaj go do tej listy.
web-open-lay = Przygotuj stół
web-open-not-here = Ten serwer nie ma listy otwartych stołów. Zaproś znajomych linkiem.
web-open-all = wszystkie otwarte stoły
web-open-free = wolne miejsca: { $n } z { $all }
web-open-begun = { $n ->
    [one] rozegrano 1 ruch
    [few] rozegrano { $n } ruchy
   *[many] rozegrano { $n } ruchów
}
web-open-no-clock = bez zegara
web-sit = Usiądź
web-sit-free = Jest tu wolne miejsce.
web-sit-kept = Czeka tu na ciebie miejsce: siadasz do kolejnej gry?
web-list = Pokaż ten stół wszystkim i pozwól każdemu zająć wolne miejsce
web-list-about = Jest na liście otwartych stołów, aż wszystkie miejsca będą zajęte. W przeciwnym razie prowadzą tu tylko twoje linki.
web-seat-kept = Miejsce czeka na gracza { $name }. Nowy link odda je komuś innemu.
web-invite-new = { $old ->
    [yes] Nowy link do miejsca { $seat }
   *[no] Link do miejsca { $seat }
}
web-invite-new-about = Stary link przestaje działać i o tym informuje.
web-mine-offered = Ktoś proponuje ci kolejną grę
web-follow = Śledź ten stół
web-unfollow = Przestań śledzić
web-followed = Stoły, które śledzisz
web-follow-runs = { $n ->
    [one] w toku, 1 ruch
    [few] w toku, { $n } ruchy
   *[many] w toku, { $n } ruchów
}
web-rematch-offered = Rewanż jest przygotowany, a twoje miejsce czeka.

# Talk

web-talk-about = O tej wypowiedzi gracza { $name }
web-mute = Wycisz tutaj
web-mute-about = Przy tym stole nie widzisz już wypowiedzi tej osoby.
web-block = Zablokuj
web-block-about = Nigdzie nie widzisz już wypowiedzi tej osoby i nie może ona usiąść przy twoich stołach. Nie dowie się o tym.
web-report = Zgłoś gospodarzowi
web-report-about = Gospodarz tego serwera dostaje tę wypowiedź i twoje słowa.
web-report-why = Co jest z nią nie tak?
web-reported = Dziękujemy. Gospodarz tego serwera się temu przyjrzy.
web-muted = { $name }: wyciszenie przy tym stole.
web-blocked-here = { $name }: ta osoba jest zablokowana.
web-unmute = Wyłącz wyciszenie
web-unblock = Odblokuj
web-blocked = Zablokowane osoby

# One's own games

web-games = Twoje gry
web-games-none = Nie masz jeszcze zakończonych gier.
web-games-game = gra
web-games-players = gracze
web-games-played = rozegrane
web-games-won = wygrane
web-games-mean = średni wynik
web-games-last = Ostatnie gry
web-rivals = Przeciwnicy
web-rival = { $n ->
    [one] { $name }: 1 gra, wygrane: { $won }
    [few] { $name }: { $n } gry, wygrane: { $won }
   *[many] { $name }: { $n } gier, wygrane: { $won }
}
web-game-came = { $ended ->
    [agreement] Zakończono za zgodą wszystkich, wynik { $score }
   *[other] { $won ->
        [yes] Wygrana, wynik { $score }
       *[no] Miejsce { $place } z { $players }, wynik { $score }
    }
}
web-rated = Prowadź ranking moich gier z ludźmi
web-rated-about = Liczą się tylko gry, w których wszyscy mają konto i tego chcą. Twojego rankingu nie widzi nikt poza tobą.
web-rating = { $exact ->
    [yes] Miejsce { $best } z { $people }
   *[no] Gdzieś między miejscem { $best } a { $worst } z { $people }
}; { $sure ->
    [well] pewność: duża
    [roughly] pewność: średnia
   *[hardly] pewność: jeszcze mała
}, po { $games ->
    [one] 1 grze
    [few] { $games } grach
   *[many] { $games } grach
}.

# Standing orders

web-orders = Stałe polecenia
web-orders-about = Serwer gra to za ciebie od razu, także pod twoją nieobecność, i nic ponadto. Nikt o tym nie wie, zanim to się stanie; wtedy mówi o tym dziennik.
web-orders-lone = Jeśli możliwa jest tylko jedna rzecz, zrób ją
web-orders-favours = Przyjmuj to, co inni oferują mi w swojej turze; jeśli jest wybór, wybiera bot
web-orders-answers = Pytania, na które możesz odpowiedzieć z góry
web-orders-like = Tak brzmiało ostatnie pytanie; odpowiedź dotyczy każdego pytania tego rodzaju.
web-orders-none = Nie było tu jeszcze pytania, na które odpowiada się „tak” lub „nie”. Te, które się pojawią, zobaczysz tutaj.
web-orders-ask = pytaj mnie
web-orders-yes = zawsze tak, jeśli jest tylko jeden sposób
web-orders-no = zawsze nie: { $no }
web-orders-kept = Zapisano. Obowiązuje, aż to zmienisz.
