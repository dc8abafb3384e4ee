# Nightweave, the spider: her steps, and the choices that are left to people.

everdell-nightweave = Pajęczyca
everdell-label-nightweave = poziom { $level }, { $name }; { $season ->
    [winter] zima
    [spring] wiosna
    [summer] lato
    [autumn] jesień
   *[over] skończyła
}; pająki w domu: { $home } z { $spiders }; na ręce { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}, miejsca { $used } z { $spaces }; dotąd { $total ->
    [one] 1 punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}
everdell-label-her-plots = Knuje: { $names }
everdell-label-her-card = Ostatnio działała według karty aktywności { $number }; zakryte karty: { $left }.
everdell-label-her-pawn = Siedzi na miejscu { $slot } na łące.
everdell-label-her-loot = Jej zdobycz: { $cards ->
    [none] {""}
   *[other] { $cards }{ $hidden ->
        [0] {""}
       *[other] {" "}i{" "}
    }
}{ $hidden ->
    [0] {""}
    [one] 1 zakryta karta
    [few] { $hidden } zakryte karty
   *[many] { $hidden } zakrytych kart
}
everdell-label-her-events = Jej wydarzenia: { $events }
everdell-label-her-captives = Na jej planszetce: { $n ->
    [one] 1 twój robotnik
    [few] { $n } twoich robotników
   *[many] { $n } twoich robotników
}
everdell-label-her-slot = { $what ->
    [pawn] tu siedzi
    [web] obok niej, z żetonem pajęczyny
   *[beside] obok niej
}
everdell-label-web = żeton pajęczyny
everdell-label-webs = { $n ->
    [one] 1 żeton pajęczyny
    [few] { $n } żetony pajęczyny
   *[many] { $n } żetonów pajęczyny
}
everdell-ask-her-space = wybierz kartę w jej mieście, którą odwiedza pająk Pajęczycy.
everdell-ask-her-open = wybierz otwartą kartę, którą odwiedza pająk Pajęczycy.
everdell-move-send-spider = jej pająk: { $owner ->
    [own] { $card } (własne miasto)
    [nightweave] { $card } (w jej mieście)
   *[other] { $card } (miasto gracza { $who })
}{ $copy ->
    [1] {""}
   *[other] , nr { $copy }
}
everdell-toll = { $kinds ->
    [1] { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    [2] { $n ->
        [one] { $n } surowiec
        [few] { $n } surowce
       *[many] { $n } surowców
    }
    [3] { $n ->
        [one] { $n } karta lub surowiec
        [few] { $n } karty lub surowce
       *[many] { $n } kart lub surowców
    }
   *[6] { $n ->
        [one] { $n } punkt lub surowiec
        [few] { $n } punkty lub surowce
       *[many] { $n } punktów lub surowców
    }
}
everdell-ask-toll = { $hers ->
    [yes] zapłać z powodu Pajęczycy: { everdell-toll }.
   *[no] zapłać: { everdell-toll }.
}
everdell-move-spend = { $kind ->
    [twig] zapłać 1 gałązkę
    [resin] zapłać 1 bryłkę żywicy
    [pebble] zapłać 1 kamyk
   *[berry] zapłać 1 jagodę
}
everdell-move-spend-point = zapłać 1 punkt
everdell-move-foil = udaremnij
everdell-move-suffer = pozwól na to
everdell-move-lay = uzupełnij miejsce kartą: { $card }
everdell-move-web = połóż żeton pajęczyny: { $place }
everdell-move-hers = niech zagra kartę { $card } (miejsce { $slot })
everdell-ask-foil-plan = { $plan ->
    [web_barricade] żeton pajęczyny sprawi, że twoja nowa karta już nigdy nie zadziała. Udaremnić? Cena: { $price }
    [hypnotic_gaze] spojrzenie Pajęczycy zabiera dwie karty, jedną na stos kart odrzuconych, jedną na jej rękę. Udaremnić? Cena: { $price }
    [bounty_hunter] Pajęczyca chce karty z twojego miasta. Udaremnić? Cena: { $price }
    [test_of_strength] Pajęczyca chce karty z twojej ręki. Udaremnić? Cena: { $price }
   *[extortion] Pajęczyca trafia na zablokowane pole i chce za to punktów. Udaremnić? Cena: { $price }
}
everdell-ask-gaze = wybierz kartę do odrzucenia; drugą dostaje Pajęczyca.
everdell-ask-bounty = wybierz kartę ze swojego miasta, którą zabiera Pajęczyca.
everdell-ask-strength = wybierz kartę z ręki, którą zagrywa Pajęczyca.
everdell-ask-nasty = { $n ->
    [one] Pajęczyca bierze żeton punktu; karta lub surowiec temu zapobiega.
    [few] Pajęczyca bierze { $n } żetony punktów; karta lub surowiec zapobiega jednemu.
   *[many] Pajęczyca bierze { $n } żetonów punktów; karta lub surowiec zapobiega jednemu.
}
everdell-color-gen = { $color ->
    [tan] brązowego
    [green] zielonego
    [red] czerwonego
    [blue] niebieskiego
    [purple] fioletowego
   *[other] { $color }
}
everdell-ask-pessimist = uzupełnij miejsce { $slot } na łące kartą koloru { everdell-color-gen } z ręki.
everdell-ask-spin = { $plan ->
    [masquerade] wybierz wydarzenie specjalne, które dostaje żeton pajęczyny.
   *[swarm] wybierz pole, które na stałe dostaje żeton pajęczyny.
}
everdell-ask-smarty = { $n ->
    [one] odrzuć surowce albo Pajęczyca zatrzymuje kartę z talii.
    [few] odrzuć surowce albo Pajęczyca zatrzymuje { $n } karty z talii.
   *[many] odrzuć surowce albo Pajęczyca zatrzymuje { $n } kart z talii.
}
everdell-ask-connections = odrzuć karty albo za każdą na twojej ręce Pajęczyca zatrzymuje kartę z talii.
everdell-ask-unravel = wybierz otwartą kartę z łąki, którą zagrywa Pajęczyca.
everdell-no-her-card = { $name } nie pozwala ci wziąć karty { $card }.
everdell-no-taken-there = { $card } to karta wzięta z tego miejsca.
everdell-no-her-price = { $n ->
    [one] { $place }: nie możesz zapłacić tego, czego żąda Pajęczyca: karty lub surowca.
    [few] { $place }: nie możesz zapłacić tego, czego żąda Pajęczyca: { $n } kart lub surowców.
   *[many] { $place }: nie możesz zapłacić tego, czego żąda Pajęczyca: { $n } kart lub surowców.
}
everdell-clearing = { $clearing ->
    [top_left] lewa górna polana
    [bottom_left] lewa dolna polana
    [top_right] prawa górna polana
   *[bottom_right] prawa dolna polana
}
everdell-her-action = { $what ->
    [basic] pająk: { $place }
    [forest] pająk: { $place }
    [journey] pająk w podróż: { $place }
    [own-city] pająk do jej własnego miasta
    [open-card] pająk na otwartą kartę
    [basic-event] pająk na wydarzenie podstawowe
    [special-event] pająk na wydarzenie specjalne
    [haven] pająk do świętego kręgu
    [draw] dobiera kartę
    [discard] odrzuca kartę za punkt
    [play-hand] zagrywa kartę z ręki
    [play-meadow] zagrywa kartę z łąki
    [enter] sama wchodzi na łąkę
    [ambassador] jej ambasador nad rzekę
    [wonder] cud i ozdoba za perły
   *[none] jej akcja zapasowa
}{ $then ->
    [draw] , potem dobiera kartę
    [discard] , potem odrzuca kartę za punkt
   *[none] {""}
}{ $points ->
    [0] {""}
    [level] {" "}i punkty jej poziomu
    [1] {" "}i 1 punkt
   *[other] {" "}i punkty: { $points }
}

everdell-event-nightweave-turn = Tura Pajęczycy.
everdell-event-nightweave-reveals = Odkrywa kartę aktywności; jej pora roku: { $season }.
everdell-event-nightweave-acts = Robi to, co mówi karta: { $words }.
everdell-event-nightweave-reshuffled = Jej karty aktywności są tasowane na nowo.
everdell-event-nightweave-points = { $n ->
    [one] Pajęczyca bierze żeton punktu.
    [few] Pajęczyca bierze { $n } żetony punktów.
   *[many] Pajęczyca bierze { $n } żetonów punktów.
}
everdell-event-nightweave-drew = { $n ->
    [one] Pajęczyca dobiera kartę.
    [few] Pajęczyca dobiera { $n } karty.
   *[many] Pajęczyca dobiera { $n } kart.
}
everdell-event-nightweave-discarded = Pajęczyca odrzuca wierzchnią kartę z ręki.
everdell-event-nightweave-placed = Pająk idzie na: { $place }.
everdell-event-nightweave-claimed = Pajęczyca bierze wydarzenie { $event }.
everdell-event-nightweave-rolled = Wyrzuca { $die }.
everdell-event-nightweave-turned = Odkrywa z talii kartę { $card }.
everdell-event-nightweave-played = { $card } trafia do jej miasta.
everdell-event-nightweave-fool = { $to_you ->
    [you] Pajęczyca wysyła kartę { $card } do twojego miasta.
   *[other] Pajęczyca wysyła kartę { $card } do miasta gracza { $to }.
}
everdell-event-nightweave-threw = Pajęczyca odrzuca kartę { $card }.
everdell-event-nightweave-entered = Pajęczyca sama siada na miejscu { $slot } na łące.
everdell-event-nightweave-visited-own = Pająk idzie na jej kartę { $card }.
everdell-event-nightweave-visited = Pająk idzie na kartę { $card } ({ everdell-owner-city }).
everdell-event-nightweave-home = Pajęczyca i jej pająki wracają do domu.
everdell-event-nightweave-prepared = { $n ->
    [0] Przygotowuje się do nowej pory roku: { $season }; bez nowych pająków.
    [one] Przygotowuje się do nowej pory roku: { $season }; jeden nowy pająk.
    [few] Przygotowuje się do nowej pory roku: { $season }; { $n } nowe pająki.
   *[many] Przygotowuje się do nowej pory roku: { $season }; { $n } nowych pająków.
}
everdell-event-nightweave-took = Bierze z łąki na rękę: { $card }.
everdell-event-nightweave-cleared = Z łąki znika: { $card }.
everdell-event-nightweave-finished = Pajęczyca kończy swoją jesień.
everdell-event-nightweave-looted = { $card } staje się jej zdobyczą.
everdell-event-nightweave-secret = { $n ->
    [one] Pajęczyca zatrzymuje zakrytą kartę z talii jako zdobycz.
    [few] Pajęczyca zatrzymuje { $n } zakryte karty z talii jako zdobycz.
   *[many] Pajęczyca zatrzymuje { $n } zakrytych kart z talii jako zdobycz.
}
everdell-event-nightweave-moved = Pajęczyca przechodzi na miejsce { $slot } na łące.
everdell-event-nightweave-web = Żeton pajęczyny trafia na: { $place }.
everdell-event-nightweave-barricaded = Żeton pajęczyny trafia na kartę { $card }: już nigdy nie zadziała.
everdell-event-nightweave-whim = Pajęczyca zmienia usposobienie, teraz to { everdell-personality-word }.
# The English name, the id or the finished words.
everdell-personality-word = { $personality ->
    [nasty] Pajęczyca paskudna
    [Nasty] Pajęczyca paskudna
    [pessimist] Pajęczyca pesymistka
    [Pessimist] Pajęczyca pesymistka
    [infernal] Pajęczyca piekielna
    [Infernal] Pajęczyca piekielna
    [vile] Pajęczyca podła
    [Vile] Pajęczyca podła
    [gambler] Pajęczyca pokerzystka
    [Gambler] Pajęczyca pokerzystka
    [idler] Pajęczyca próżniaczka
    [Idler] Pajęczyca próżniaczka
    [privileged] Pajęczyca uprzywilejowana
    [Privileged] Pajęczyca uprzywilejowana
    [needy] Pajęczyca w potrzebie
    [Needy] Pajęczyca w potrzebie
   *[other] { $personality }
}
everdell-event-nightweave-robbed = Pajęczyca zabiera kartę { $card } z { everdell-owner-city-gen }.
everdell-event-nightweave-snatched = { $owner_you ->
    [you] Pajęczyca zabiera z twojej ręki kartę { $card }.
   *[other] Pajęczyca zabiera z ręki gracza { $owner } kartę { $card }.
}
everdell-event-nightweave-gazed = { $you ->
    [yes] Przez spojrzenie Pajęczycy tracisz: { $cards }. Jedna zostaje odrzucona, druga jest jej.
   *[no] Przez spojrzenie Pajęczycy { $name } traci dwie karty: jedna zostaje odrzucona, druga jest jej.
}
everdell-event-nightweave-showed = { $you ->
    [yes] Pajęczyca dobiera, a ty to widzisz: { $cards }.
   *[no] { $n ->
        [one] Pajęczyca dobiera kartę, a { $name } widzi którą.
        [few] Pajęczyca dobiera { $n } karty, a { $name } widzi które.
       *[many] Pajęczyca dobiera { $n } kart, a { $name } widzi które.
    }
}
everdell-event-laid = { $you ->
    [yes] Kładziesz na miejscu { $slot } na łące kartę { $card }.
   *[no] { $name } kładzie na miejscu { $slot } na łące kartę { $card }.
}
everdell-event-nightweave-legend = Legendarna karta zostaje wtasowana do jej ręki.
everdell-event-nightweave-took-green = Pajęczyca zabiera kartę { $card } z twojego miasta i zostawia tam Awanturnika.
everdell-ask-her-green = wybierz zieloną kartę, którą zabiera Pajęczyca.
