# Everdell's components in words, for the terminal, `tanglewood cards` and the browser.

everdell-about-name = { $table ->
    [season] { $season ->
        [winter] Zima
        [spring] Wiosna
        [summer] Lato
       *[autumn] Jesień
    }
    [her_season] { $season ->
        [winter] Zima Pajęczycy
        [spring] Wiosna Pajęczycy
        [summer] Lato Pajęczycy
       *[autumn] Jesień Pajęczycy
    }
    [activity] Karta aktywności { $number }
    [counts] Jak przygotowuje się stół
    [rugwort_points] Jak punktuje Krostawiec
    [fair] Święto Lata
    [lair] Leże pajęczycy
    [river_counts] Jak rozkłada się rzekę
    [mountain] Góry
   *[other] { $table } { $id }
}

everdell-color-construction = { $color ->
    [tan] brązowa
    [green] zielona
    [red] czerwona
    [blue] niebieska
    [purple] fioletowa
   *[other] { $color }
}
everdell-color-critter = { $color ->
    [tan] brązowe
    [green] zielone
    [red] czerwone
    [blue] niebieskie
    [purple] fioletowe
   *[other] { $color }
}
everdell-color-gen-f = { $color ->
    [tan] brązowej
    [green] zielonej
    [red] czerwonej
    [blue] niebieskiej
    [purple] fioletowej
   *[other] { $color }
}
everdell-about-card = { $kind ->
    [critter] { $unique ->
        [yes] Unikatowe stworzenie, { everdell-color-critter } ({ $what }).
       *[no] Zwykłe stworzenie, { everdell-color-critter } ({ $what }).
    }
   *[construction] { $unique ->
        [yes] Unikatowa budowla, { everdell-color-construction } ({ $what }).
       *[no] Zwykła budowla, { everdell-color-construction } ({ $what }).
    }
}
everdell-about-card-numbers = Koszt: { $cost }; { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; { $legend ->
    [yes] { $set ->
        [legends_first] jedna z pierwszych dziesięciu legendarnych kart, poza talią
       *[legends_more] jedna z dziesięciu nowych legendarnych kart, poza talią
    }
   *[no] { $copies ->
        [one] 1 egzemplarz
        [few] { $copies } egzemplarze
       *[many] { $copies } egzemplarzy
    } { $set ->
        [base] w talii
        [farms] w talii ze specjalnymi Farmami
        [corrin] w talii z kartami Przemyszława Ogonka
        [extra] w talii z kartami Więcej! Więcej!
        [pearlbrook] w talii z dodatkiem Perłowy Potok
        [newleaf] w talii z dodatkiem Stacja Nowoliść
        [bellfaire] w talii z dodatkiem Święto Lata
        [spirecrest] w talii z dodatkiem Zimowy Szczyt
       *[rugwort_cards] w talii z kartami Krostawca
    }
}.
everdell-about-ribbon = Może za darmo zastąpić twoją kartę { $card } i liczy się jako ona.
everdell-about-brings = Za darmo może się wprowadzić: { $critters }.
everdell-about-home = Wprowadza się za darmo dzięki karcie: { $homes }.
everdell-about-any-critter = { $color ->
    [none] dowolne stworzenie
   *[other] dowolne { everdell-color-critter } stworzenie
}
everdell-about-never-used = Nigdy nie używa tych kart: { $cards }.
everdell-about-free-by = { $color ->
    [any] Wprowadza się za darmo dzięki dowolnej budowli w twoim mieście.
   *[other] Wprowadza się za darmo dzięki dowolnej { everdell-color-gen-f } budowli w twoim mieście.
}

everdell-about-location = { $sort ->
    [basic] Pole podstawowe
    [forest] Pole lasu
    [haven] Święty krąg
    [land] Osobne pole
   *[journey] Podróż
}{ $points ->
    [0] {""}
    [one] , 1 punkt
    [few] , { $points } punkty
   *[many] , { $points } punktów
}; { $shared ->
    [yes] może tu stać dowolna liczba robotników
   *[no] { $sort ->
        [forest] może tu stać jeden robotnik, przy czterech graczach dwóch
       *[other] może tu stać jeden robotnik
    }
}.
everdell-about-event = { $sort ->
    [basic] Wydarzenie podstawowe
   *[special] Wydarzenie specjalne
}; { $points ->
    [0] punkty zależą od tego, co zrobisz
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
everdell-about-colored = { $n } × { everdell-color-card } karta
everdell-about-needs = Wymaga w twoim mieście: { $cards }.
everdell-about-power = Zdolność robotników, { $title }; { $box ->
    [mistwood] z dodatku Mgielny Las
    [bellfaire] z dodatku Święto Lata
   *[newleaf] z dodatku Stacja Nowoliść
}.
everdell-about-season = { $season ->
    [winter] Gra zaczyna się zimą.
   *[other] { $workers ->
        [one] Twoi robotnicy wracają i dołącza do nich 1 nowy.
        [few] Twoi robotnicy wracają i dołącza do nich { $workers } nowych.
       *[many] Twoi robotnicy wracają i dołącza do nich { $workers } nowych.
    }
}{ $bonus ->
    [produce] {" "}Twoje zielone karty produkują.
    [none] {""}
   *[other] { $season ->
        [winter] {""}
       *[other] {" "}Możesz dobrać do 2 kart z łąki.
    }
}

everdell-about-rugwort = Rok { $year } gry solo: jesienią wyrusza w podróż ({ $journey }), a każde niezdobyte przez ciebie wydarzenie specjalne daje mu { $missed_special ->
    [one] 1 punkt
    [few] { $missed_special } punkty
   *[many] { $missed_special } punktów
}.{ $worker ->
    [yes] {" "}Jesienią jeden z jego robotników odchodzi z gry razem z jednym twoim.
   *[no] {""}
}
everdell-about-rugwort-points = Punkty: za kartę w jego mieście { $card }, za fioletową { $purple }, za wydarzenie podstawowe { $basic_event }. Gdy jest wystawny, fioletowa karta daje { $glitzy_purple }; gdy jest lokatorem, puste miejsce w twoim mieście daje mu { $squatty_space }.
everdell-about-walk = Jego robotnik na polach podstawowych stoi kolejno od zimy do jesieni: { $places }.
everdell-about-counts = Limit kart na ręce: { $hand_limit }, karty na łące: { $meadow }, miejsca w mieście: { $city }; robotnicy na początku: { $workers }, wydarzenia specjalne: { $specials }. Karty na start, od pierwszego gracza: { $hands }. Karty lasu dla 1, 2, 3 i 4 graczy: { $forest }.

everdell-about-level = Poziom { $level }: tam, gdzie mówi o tym karta, otrzymuje { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Na koniec gry punkty: za wydarzenie specjalne { $special_event }, dodatkowo za kartę wartą 0 punktów { $zero_card }, dodatkowo za kartę pomyślności, legendarną lub z dodatku Stacja Nowoliść { $prosperity }.
everdell-about-her-season = { $season ->
    [winter] Zaczyna z tyloma pająkami: { $spiders }.
   *[other] { $spiders ->
        [one] Dostaje 1 pająka więcej.
        [few] Dostaje { $spiders } pająki więcej.
       *[many] Dostaje { $spiders } pająków więcej.
    }
}{ $draws ->
    [0] {""}
    [one] {" "}Dobiera 1 kartę.
    [few] {" "}Dobiera { $draws } karty.
   *[many] {" "}Dobiera { $draws } kart.
}{ $takes ->
    [0] {""}
    [one] {" "}Bierze na rękę 1 losową kartę z łąki.
    [few] {" "}Bierze na rękę { $takes } losowe karty z łąki.
   *[many] {" "}Bierze na rękę { $takes } losowych kart z łąki.
}{ $clears ->
    [0] {""}
    [one] {" "}Z łąki odrzuca się 1 losową kartę.
    [few] {" "}Z łąki odrzuca się { $clears } losowe karty.
   *[many] {" "}Z łąki odrzuca się { $clears } losowych kart.
}{ $legend ->
    [yes] {" "}W grze z legendarnymi kartami dostaje jedną.
   *[no] {""}
}
everdell-about-lair = Karty na start przeciwko jednej osobie: { $one }, przeciwko dwóm: { $two }; gracze zaczynają z { $start_hand }. Miejsca w jej mieście: { $city }; punkty za pająka, który tam idzie: { $own_city }; ścianki jej kości: { $die }.
everdell-about-left-out = Pominięte w grze przeciwko niej: { $events }.
everdell-about-activity = { $season ->
    [winter] W grze od zimy.
    [spring] W grze od wiosny.
    [summer] W grze od lata.
   *[autumn] W grze od jesieni.
} { $arrow ->
    [clockwise] Zajęte pola mija zgodnie z kierunkiem ruchu wskazówek zegara.
   *[counter] Zajęte pola mija przeciwnie do kierunku ruchu wskazówek zegara.
}{ $mark ->
    [worker] {" "}Wymaga pająka.
    [pawn] {" "}Wymaga jej samej.
   *[other] {""}
}
everdell-about-actions = { $season ->
    [winter] Zima
    [spring] Wiosna
    [summer] Lato
   *[autumn] Jesień
}: { $first }; jeśli to niemożliwe: { $second }.
everdell-about-backup = { $action ->
    [haven] Jeśli obie akcje są niemożliwe, wysyła pająka do świętego kręgu i bierze punkty swojego poziomu.
    [draw] Jeśli obie akcje są niemożliwe, dobiera kartę i bierze punkty swojego poziomu.
   *[discard] Jeśli obie akcje są niemożliwe, odrzuca kartę i bierze punkty swojego poziomu.
}
everdell-about-module = { $table ->
    [personality] Osobowość Pajęczycy, na całą grę.
    [plan] Plan Pajęczycy, na całą grę.
   *[intrigue] { $kind ->
        [seasonal] Intryga Pajęczycy, na porę roku.
       *[instant] Intryga Pajęczycy, natychmiastowa.
    }
}
everdell-about-foil = Żeby ją udaremnić: { $foil }
