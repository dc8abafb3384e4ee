# The report of a study (`tanglewood study report FOLDER -o report.html`).

report-span = od { $low } do { $high }
report-bin = od { $low } do { $high }
report-tip = { $value } ({ $span })
report-nth = { $n ->
        [1] zaczyna
       *[other] gra z numerem { $n }
    }
report-variants = Co jest porównywane
report-answer = Odpowiedź

report-title-one = { $game }: jak się gra
report-title-two = { $game }: { $one } czy { $other }?
report-title-many = { $game }: porównanie wersji ({ $n })

report-measure-turns = Tury w grze
report-measure-decisions = Decyzje w grze
report-measure-choices = Decyzje z wyborem
report-measure-options-mean = Opcje przy decyzji
report-measure-options-sd = Rozrzut opcji
report-measure-options-most = Najwięcej opcji naraz
report-measure-lead-changes = Zmiany prowadzenia
report-measure-drama = Strata zwycięzcy w trakcie gry
report-measure-decided-at = Część gry do rozstrzygnięcia
report-measure-margin = Przewaga zwycięzcy
report-measure-winners = Miejsca, które dzielą się wygraną
report-measure-rival-won = Wygrane przeciwnika
report-measure-first-seat = Wygrane zaczynającego
report-measure-score = Średni wynik
report-measure-best-score = Najlepszy wynik
report-measure-minutes = Minuty gry
report-measure-won-by = Wygrane: { $bot }
report-measure-won = Udział w wygranej
report-measure-points-from = Punkty: { $source }

report-answer-no = { $deals ->
        [one] Po jednym rozdaniu żadna miara nie różni się na pewno. Więcej rozdań ujawniłoby mniejsze różnice.
        [few] Po { $deals } rozdaniach żadna miara nie różni się na pewno. Więcej rozdań ujawniłoby mniejsze różnice.
       *[many] Po { $deals } rozdaniach żadna miara nie różni się na pewno. Więcej rozdań ujawniłoby mniejsze różnice.
    }
report-answer-yes = Na tych samych rozdaniach na pewno różnią się miary ({ $n } z { $of }): { $parts }.
report-answer-part = { $unit ->
        [points] { $measure } { $value } p.p. w { $variant }
       *[none] { $measure } { $value } w { $variant }
    }
report-answer-mean = { $measure }: { $value } ({ $span }).

report-certain = Co jest pewne
report-noise = Co może być szumem
report-nothing-certain = Nic z tego, co porównano.
report-difference = { $measure }: { $value } w { $variant } ({ $span }); { $base } w { $against }.
report-difference-share = { $measure }, w punktach procentowych: { $value } w { $variant } ({ $span }); { $base } w { $against }.
report-worth-share = Koszt gry bez „{ $thing }” w punktach procentowych udziału w wygranej: { $value } ({ $span }).
report-worth-score = Koszt gry bez „{ $thing }” w punktach wyniku: { $value } ({ $span }).
report-place = { $variant }: kto { $nth }, wygrywa { $value } ({ $span }); sprawiedliwie byłoby { $fair }.
report-places-fair = { $variant }: żadna pozycja w kolejności gry nie odbiega na pewno od sprawiedliwych { $fair }.
report-did = { $did ->
    [offered] oferowane
    [taken] wzięte
    [played] zagrane
    [used] użyte
   *[other] { $did }
}
report-usage = { $component }: { report-did } { $value } razy na grę w { $variant } ({ $span }).
report-share = { $component } ({ report-did }) w { $variant }: udział w wygranej { $value } ({ $span }); sprawiedliwie byłoby { $fair }.
report-supply-short = { $kind }: w grze użyto naraz { $most }, w pudełku jest { $printed }.
report-correction-holm = Przedziały: { $level }, każdy osobno. „Pewne” dotyczy wszystkich porównań razem (Holm); elementy i pozycje w kolejności gry koryguje się osobno, każde między sobą.
report-correction-bh = Przedziały: { $level }, każdy osobno. Wśród tego, co nazwano pewnym, niewiele jest fałszywe (Benjamini i Hochberg).
report-correction-none = Przedziały: { $level }, każdy osobno. Nic nie jest korygowane ze względu na wiele porównań: spodziewaj się kilku fałszywych.
report-hint-no-proof = Zwycięzcy mieli więcej wszystkiego: udział elementu w wygranej to wskazówka; dowodem jest zabronienie go jednemu botowi (--forbid).
report-unfinished = To badanie nie jest zakończone: { $done } z { $wanted } gier. Wyniki mogą się jeszcze zmienić.
report-early = Reguła zatrzymania zakończyła je wcześniej, po { $deals } z { $wanted } rozdań. Przedziały pozostają ważne, niezależnie od tego, jak często się zagląda.

report-plot-shares = Co się różni, w punktach procentowych udziału
report-plot-shares-about = Wobec { $base }, na tych samych rozdaniach. Pełny punkt jest pewny, pusty może być szumem.
report-plot-amounts = Co się różni, w procentach wariantu { $base }
report-plot-amounts-about = Na tych samych rozdaniach; liczby są we własnych jednostkach. Pusty punkt może być szumem.
report-plot-worth = Ile to jest warte
report-plot-worth-about = Ile punktów procentowych udziału w wygranej bot bez tego traci.
report-plot-length = Jak długa jest gra
report-plot-length-about = Liczba tur i jaka część gier tyle trwa.
report-plot-margin = Jaką przewagą wygrywa się grę
report-plot-margin-about = Punkty przewagi nad następnym i w jakiej części gier tyle ich jest.
report-plot-places = Udział w wygranej według kolejności gry
report-plot-places-about = Sprawiedliwie byłoby { $share }.
report-plot-components = Udział w wygranej według elementu ({ report-did })
report-plot-components-about = Te, które najbardziej się wyróżniają; sprawiedliwie byłoby { $share }.
report-plot-luck = Skąd biorą się różnice wyników
report-plot-luck-about = Części wariancji: szczęście rozdania i kolejności, umiejętności bota i reszta.
report-means = Średnia: { $all }.
report-part-deal = rozdanie
report-part-place = kolejność gry
report-part-bot = bot
report-part-play = los w trakcie gry

report-outliers = Gry, które się wyróżniają
report-outliers-about = Każdy zapis odtwarza grę: poleceniem albo po otwarciu na stronie głównej w przeglądarce.
report-outlier = { $turns ->
        [one] { $variant }, rozdanie { $deal }: jedna tura, { $scores }
        [few] { $variant }, rozdanie { $deal }: { $turns } tury, { $scores }
       *[many] { $variant }, rozdanie { $deal }: { $turns } tur, { $scores }
    }
report-outlier-record = { $file }
report-outlier-longest = Najdłuższa
report-outlier-shortest = Najkrótsza
report-outlier-widest = Z największą przewagą
report-outlier-closest = Najbardziej wyrównana
report-outlier-highest = Najwyższy wynik
report-outlier-dramatic = Największa odrobiona strata

report-means-table = Średnie na grę, z przedziałami
report-components-table = Każdy element
report-components-about = Razy na grę; potem udział w wygranej miejsc, które go miały, z przedziałem, i punkty, które im dał. Oznaczony wiersz jest pewny.
report-supply-table = Najwięcej elementów w użyciu naraz
report-resources-table = Co gracz zyskuje, wydaje i traci w jednej grze
report-col-measure = Miara
report-col-component = Element
report-col-kind = Rodzaj
report-col-variant = Wariant
report-col-offered = Oferowane
report-col-taken = Wzięte
report-col-played = Zagrane
report-col-used = Użyte
report-col-share = Udział w wygranej
report-col-points = Punkty
report-col-mean = Średnia
report-col-quantile = 95% gier
report-col-most = Najwięcej
report-col-printed = W pudełku
report-col-resource = Zasób
report-col-gained = Zyskane
report-col-spent = Wydane
report-col-wasted = Zmarnowane
report-col-left = Zostaje na koniec

report-change = { $path } { $after } zamiast { $before }
report-change-new = { $path } jest nowe
report-change-gone = { $path } usunięto
report-change-more = jeszcze { $n }

report-made = Jak to powstało
report-made-deals = rozdania
report-made-games = gry
report-made-seconds = czasu procesora
report-made-how = { $players ->
        [one] Jedno miejsce: { $bots }; boty zamieniają się miejscami; ziarno { $seed }.
        [few] { $players } miejsca: { $bots }; boty zamieniają się miejscami; ziarno { $seed }.
       *[many] { $players } miejsc: { $bots }; boty zamieniają się miejscami; ziarno { $seed }.
    }
report-made-version = Tanglewood { $version }, skrót { $digest }.

cli-study-report-written = Raport jest w { $file }
refused-study-empty = { $folder }: żadna gra tego badania nie jest jeszcze zakończona
help-study-report-out = Zapisz raport jako jedną stronę z wykresami, do otwarcia w przeglądarce bez sieci.
