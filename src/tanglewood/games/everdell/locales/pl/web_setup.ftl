# Laying a table of Everdell: what its options do, and its ready-made tables.

web-setting-everdell-spring-worker = Robotnik na wiosnę
web-about-everdell-rugwort = W pierwszym roku jest szubrawcem; każdy kolejny rok jest trudniejszy.
web-about-everdell-mood = Nastrój sprawia, że trudniej go pokonać.
web-about-everdell-farms = Osiem Farm, po dwie na każdą porę roku, zamiast zwykłych.
web-about-everdell-corrin = Do talii trafia pięć kart o założycielu Everdell.
web-about-everdell-extra = Do talii trafia piętnaście kart o nowinach z doliny.
web-about-everdell-rugwort-cards = Do talii trafiają trzy karty szczura.
web-about-everdell-legends = Każdy dostaje legendarne stworzenie i legendarną budowlę.
web-about-everdell-powers = To, kim są twoi robotnicy, decyduje o tym, co potrafią.
web-about-everdell-spring-worker = Mimo zdolności zachowujesz wiosennego robotnika, co ułatwia grę.
web-about-everdell-nightweave = Pajęczyca, która gra przeciwko jednej lub dwóm osobom.
web-about-everdell-difficulty = Od potulnej do przerażającej.
web-about-everdell-personality = Jak traktuje łąkę wokół siebie.
web-about-everdell-plan = Co knuje przez całą grę, przeciwko jednemu graczowi.
web-about-everdell-intrigues = W każdej porze roku snuje intrygę, przeciwko jednemu graczowi.
web-preset-everdell-rugwort = Przeciwko Krostawcowi
web-preset-about-everdell-rugwort = Solo, ze szczurem, który bierze, co chce.
web-preset-everdell-nightweave = Przeciwko Pajęczycy
web-preset-about-everdell-nightweave = Solo, z pajęczycą, która buduje miasto, w najpotulniejszej wersji.
web-preset-everdell-small = Więcej kart
web-preset-about-everdell-small = Do talii trafiają małe zestawy.
web-preset-about-everdell-everything = Czterech graczy, wszystkie karty, legendarne karty, zdolności i cztery krainy naraz. Brakuje tylko Pajęczycy: gra przeciwko jednej lub dwóm osobom. Długi wieczór dla tych, którzy znają każdą z nich.

# ------------------------------------------------------------------ the lands

web-about-everdell-pearlbrook = Rzeka z żabami i perłami; za perły kupujesz ozdoby i cuda.
web-about-everdell-newleaf = Stacja z pociągiem, goście, bilety i złote żetony użycia; 59 nowych kart.
web-about-everdell-tickets = Bilet przenosi robotnika, tam i z powrotem.
web-about-everdell-reservations = Każdy może odłożyć dla siebie jedną kartę.
web-about-everdell-bellfaire = Targowisko, „Wianek stulecia” za najwięcej kart jednego rodzaju i miejsce dla sześciu graczy.
web-about-everdell-market = Żetony się zdobywa i wymienia na punkty i surowce.
web-about-everdell-garland = Nagroda na koniec gry za najwięcej kart jednego rodzaju.
web-about-everdell-spirecrest = Pogoda, odkrycia i duże stworzenia w drodze w góry.
web-about-everdell-cranky = Gdy wyrzuci 8, tracisz kartę z ręki.
web-about-everdell-glitzy = { $everdell__rugwort_points__glitzy_purple ->
    [one] Jego fioletowe karty dają po 1 punkcie.
    [few] Jego fioletowe karty dają po { $everdell__rugwort_points__glitzy_purple } punkty.
   *[many] Jego fioletowe karty dają po { $everdell__rugwort_points__glitzy_purple } punktów.
    }
web-about-everdell-hasty = W każdej porze roku bierze pierwsze od lewej wydarzenie specjalne.
web-about-everdell-lucky = Liczba wyrzucona dwa razy z rzędu daje mu punkt.
web-about-everdell-squatty = { $everdell__rugwort_points__squatty_space ->
    [one] Każde puste miejsce w twoim mieście daje mu 1 punkt.
    [few] Każde puste miejsce w twoim mieście daje mu { $everdell__rugwort_points__squatty_space } punkty.
   *[many] Każde puste miejsce w twoim mieście daje mu { $everdell__rugwort_points__squatty_space } punktów.
    }
web-preset-everdell-pearlbrook = Perłowy Potok
web-preset-about-everdell-pearlbrook = Żaby wyławiają perły z rzeki.
web-preset-everdell-newleaf = Stacja Nowoliść
web-preset-about-everdell-newleaf = Pociągi, goście i złote żetony użycia.
web-preset-everdell-bellfaire = Święto Lata
web-preset-about-everdell-bellfaire = Sześciu graczy na święcie.
web-preset-everdell-spirecrest = Zimowy Szczyt
web-preset-about-everdell-spirecrest = W góry, w każdą pogodę.
ev-fixed-bellfaire = Do gry w pięć lub sześć osób potrzebne są jego plansze.
ev-fixed-legends = Jedno pudełko ma legendarne karty dla pięciu graczy.
ev-fixed-powers = Sam Mgielny Las ma zdolności dla czterech graczy.

web-setting-everdell-pearlbrook = Perłowy Potok
web-setting-everdell-newleaf = Stacja Nowoliść
web-setting-everdell-tickets = Bilety kolejowe
web-setting-everdell-reservations = Rezerwacje
web-setting-everdell-bellfaire = Święto Lata
web-setting-everdell-market = Targowisko
web-setting-everdell-garland = „Wianek stulecia”
web-setting-everdell-spirecrest = Zimowy Szczyt
web-setting-everdell-cranky = Zrzędliwy
web-setting-everdell-glitzy = Wystawny
web-setting-everdell-hasty = Pośpieszny
web-setting-everdell-lucky = Szczęściarz
web-setting-everdell-squatty = Lokator
