# What a search found, in the terminal and on its page (`tanglewood study search FILE -o report.html`).

search-span = od { $low } do { $high }
search-at-most = najwyżej { $high }
search-at-least = co najmniej { $low }
search-trial = { $n ->
        [0] wydrukowana
       *[other] { $n }
    }
search-front-mark = { $on ->
        [yes] tak
       *[no] nie
    }
search-verdict = { $verdict ->
        [certain] na pewno
        [not] nie
       *[perhaps] być może
    }
search-verdict-whole = { $verdict ->
        [certain] na pewno w celu
        [not] na pewno poza celem
       *[perhaps] być może w celu
    }
search-before = { $value } na rozdaniach poszukiwania

search-luck = Szczęście poszukiwania
search-luck-said = { $n ->
        [1] { $fell ->
            [0] Jedyny wybrany punkt jest na froncie także na świeżych rozdaniach
           *[other] Jedynego wybranego punktu na świeżych rozdaniach nie ma już na froncie
        }; jego odległość od wszystkich celów razem wynosiła przy wyborze { $before }, a teraz wynosi { $now }.
       *[other] { $fell ->
            [0] Wszystkie wybrane punkty ({ $n }) są na froncie także na świeżych rozdaniach; ich średnia odległość od wszystkich celów razem wynosiła przy wyborze { $before }, a teraz wynosi { $now }.
           *[other] Punkty, których na świeżych rozdaniach nie ma już na froncie: { $fell } z { $n } wybranych; ich średnia odległość od wszystkich celów razem wynosiła przy wyborze { $before }, a teraz wynosi { $now }.
        }
    }
search-mattered = Które liczby miały znaczenie
search-mattered-about = We wszystkich próbach. Wskazówka: próby nie są rozłożone równo, poszukiwanie zaglądało tam, gdzie było obiecująco.
search-mattered-none = Dla żadnej liczby nie jest to pewne.
search-mattered-said = { $many ->
        [yes] { $number }: odległość od celu „{ $goal }” { $below } poniżej { $middle }, { $above } od { $middle } wzwyż
       *[no] { $number }: { $goal } { $below } poniżej { $middle }, { $above } od { $middle } wzwyż
    }

search-title = { $game }: poszukiwanie lepszych liczb
search-answer = Odpowiedź
search-answer-said = { $n ->
        [0] Żaden znaleziony punkt nie jest lepszy od gry wydrukowanej w jednym celu, nie będąc gorszy w innym.
       *[other] Punkty na froncie: { $n }; żaden nie jest lepszy od innego w jednym celu, nie będąc od niego gorszy w innym. Na pewno we wszystkich celach: { $sure }.
    } { $printed ->
        [yes] Gra wydrukowana też jest na froncie.
       *[no] Gry wydrukowanej na nim nie ma.
    }
search-goals = Czego szukamy
search-front = Front i gra wydrukowana
search-front-about = Na świeżych rozdaniach, których poszukiwanie nie użyło; wszystkie przedziały tabeli obowiązują razem ({ $level }). W drugiej kolumnie: przy jakiej części ponownych losowań rozdań punkt jest na froncie.
search-packs-about = Plik na końcu wiersza to ten punkt jako pakiet: zagraj z nim, podając --pack, albo wyślij go przy przygotowaniu stołu.
search-trials = Każda próba
search-col-trial = Próba
search-col-front = Na froncie
search-col-deals = Rozdania
search-col-pack = Pakiet
search-plot-trade = { $one } wobec { $other }
search-plot-number = { $goal } według { $number }
search-plot-about = Zacieniowane: to, czego szukamy. Duże punkty z przedziałami rozegrano ponownie na świeżych rozdaniach: koła są na froncie, romby już nie, trójkąt to gra wydrukowana. Małe punkty to wszystkie inne próby.
search-made = Jak to powstało
search-made-trials = próby
search-made-games = gry
search-made-fresh = świeże rozdania
search-made-how = Boty: { $bots }; ziarno { $seed }; wszystkie próby grają te same rozdania.
search-made-version = Tanglewood { $version }, { $optimizer }, skrót { $digest }.

search-pack-head = Próba { $trial } poszukiwania o skrócie { $digest }.
search-pack-options = Zagraj z: { $options }
