# The Lab in the browser; what a report says is in study_report.ftl.

web-nav-lab = Lab
web-lab = Laboratorium
web-lab-lead = Zmień liczbę i zobacz, co to robi z grą.
web-lab-none = Nie ma jeszcze badań.
web-lab-new = Nowe pytanie
web-lab-new-lead = Każda wersja gra te same rozdania; różnice wynikają wtedy ze zmiany.
web-lab-all = Wszystkie badania
web-lab-state = Postęp
web-lab-status = { $status ->
        [waiting] czeka na swoją kolej
        [running] w toku
        [stopped] zatrzymane
        [failed] nie powiodło się
       *[done] zakończone
    }
web-lab-games = { $about ->
        [yes] gry: { $done } z około { $wanted }
       *[no] gry: { $done } z { $wanted }
    }
web-lab-what = { $kind ->
        [search] Co może się zmieniać: { $variants }; { $bots }
       *[study] { $variants }; { $bots }
    }
web-lab-command = { $kind ->
        [search] To samo w wierszu poleceń, z poniższym plikiem jako search.toml:
       *[study] To samo w wierszu poleceń:
    }
web-lab-stop = Zatrzymaj
web-lab-resume = Wznów
web-lab-remove = Wyrzuć
web-lab-save = Zapisz raport
web-lab-tables = Zapisz tabele
web-lab-later = { $kind ->
        [search] Wyniki pojawią się tutaj, gdy tylko poszukiwanie się zakończy. Możesz zamknąć tę stronę.
       *[study] Wyniki pojawią się tutaj, gdy tylko badanie się zakończy lub zatrzyma. Możesz zamknąć tę stronę.
    }
web-lab-report = Raport: { $title }

web-lab-game = Która gra
web-lab-players = Miejsca
web-lab-bot = Kto gra
web-lab-other = Na pozostałych miejscach
web-lab-same = ten sam
web-lab-differs = Co się różni
web-lab-kind = { $kind ->
        [number] Liczba
        [pack] Pakiet
        [option] Opcja
        [without] Bez czegoś
       *[none] Nic
    }
web-lab-kind-about = { $kind ->
        [number] Element taki jak wydrukowany kontra element z inną wartością.
        [pack] Gra taka jak wydrukowana kontra twój pakiet.
        [option] Gra z jednym wyborem opcji kontra inne.
        [without] Jeden bot czegoś nie używa: ile to jest warte?
       *[none] Tylko jedna wersja: jak się w nią gra?
    }
web-lab-thing = Element
web-lab-choose = wybierz
web-lab-field = Co w nim
web-lab-printed = Wydrukowano: { $value }
web-lab-value = Nowa wartość
web-lab-several = Kilka po przecinkach: 2, 4
web-lab-option = Opcja
web-lab-values = Co najmniej dwie z nich
web-lab-count = Gry
web-lab-count-about = Dla każdej wersji. Więcej gier to węższe przedziały: cztery razy więcej zmniejsza je o połowę.
web-lab-early = Zatrzymaj, gdy wynik jest jasny
web-lab-early-about = Przedziały są szersze, ale pozostają ważne, niezależnie od tego, jak często się zagląda.
web-lab-measure = Co ma być jasne
web-lab-precision = Z dokładnością do
web-lab-title = Twoje pytanie
web-lab-title-example = Czy tańsza karta zmienia zwycięzcę?
web-lab-begin = Rozegraj

web-lab-search = Szukaj liczb
web-lab-search-lead = Powiedz, czego oczekujesz od gry i które liczby mogą się zmieniać; nigdy nie ma tylko jednej odpowiedzi.
web-lab-search-example = Krótsza gra, w której rozpoczynanie nie jest przewagą
web-lab-goals = Czego szukamy
web-lab-goals-about = Dolna granica, górna albo obie. Widać też, ile jeden cel kosztuje inne.
web-lab-goal = Cel { $n }
web-lab-pace = Sekundy na decyzję
web-lab-low = { $unit ->
        [percent] Od, w %
       *[none] Od
    }
web-lab-high = { $unit ->
        [percent] Do, w %
       *[none] Do
    }
web-lab-more-goal = Kolejny cel
web-lab-less-goal = Bez celu { $n }
web-lab-numbers = Co może się zmieniać
web-lab-numbers-about = Całymi krokami, w granicach, jakie gra wyznacza dla liczby.
web-lab-number = Liczba { $n }
web-lab-more-number = Kolejna liczba
web-lab-less-number = Bez liczby { $n }
web-lab-trials = Próby
web-lab-trials-about = Ile punktów zostanie sprawdzonych.
web-lab-most-games = Gry na próbę
web-lab-most-games-about = Najwyżej; próby dalekie od celów dostają mniej. Najlepsze są rozgrywane ponownie na świeżych rozdaniach.
web-lab-seek = Szukaj
web-lab-file = search.toml
