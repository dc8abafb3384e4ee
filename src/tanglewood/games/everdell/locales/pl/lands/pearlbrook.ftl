# Pearlbrook: river, frogs, pearls, adornments, wonders.

everdell-ask-pay-any = { $n ->
    [one] zapłać surowiec.
    [few] zapłać { $n } surowce.
   *[many] zapłać { $n } surowców.
}
everdell-ask-discard-colored = { $color ->
    [any] { $n ->
        [one] odrzuć kartę innego koloru.
        [few] odrzuć { $n } karty w różnych kolorach.
       *[many] odrzuć { $n } kart w różnych kolorach.
    }
   *[other] { $n ->
        [one] odrzuć kartę koloru { everdell-color-gen }.
        [few] odrzuć { $n } karty koloru { everdell-color-gen }.
       *[many] odrzuć { $n } kart koloru { everdell-color-gen }.
    }
}
everdell-ask-ferry = której karty rzeki używasz?
everdell-ask-use-river = użyć karty { $card }?
everdell-ask-lodge = z którą budowlą dzieli miejsce?
everdell-ask-swap-pearl = { $n ->
    [one] odrzuć najwyżej jeszcze jedną kartę i dobierz tyle samo; dobrane o łącznej wartości co najmniej { $goal } dają perłę.
    [few] odrzuć do { $n } kart i dobierz tyle samo; dobrane o łącznej wartości co najmniej { $goal } dają perłę.
   *[many] odrzuć do { $n } kart i dobierz tyle samo; dobrane o łącznej wartości co najmniej { $goal } dają perłę.
}
everdell-ask-sail = do czyjego miasta płynie statek?
everdell-ask-gilded = koszt której niebieskiej karty bierzesz?
everdell-ask-reflect = którą ozdobę odbija?
everdell-ask-repeat-tan = która brązowa karta działa ponownie? Pozostało: { $n }.
everdell-ask-activate-greens = która zielona karta działa? Pozostało: { $n }.
everdell-ask-fool-again = do czyjego miasta trafia Błazen?
everdell-ask-bury = na której karcie kładziesz żetony punktów?
everdell-ask-resort = { $n ->
    [one] włóż pod wydarzenie najwyżej jeszcze jedno stworzenie z łąki.
    [few] włóż pod wydarzenie do { $n } stworzeń z łąki.
   *[many] włóż pod wydarzenie do { $n } stworzeń z łąki.
}
everdell-ask-invite = { $chosen ->
    [yes] { $n ->
        [one] przekaż najwyżej jeszcze jedną kartę albo zakończ.
        [few] przekaż do { $n } kart albo zakończ.
       *[many] przekaż do { $n } kart albo zakończ.
    }
   *[no] komu przekazujesz karty? Pozostało najwyżej { $n }.
}
everdell-ask-race = którą kartę wkładasz pod wydarzenie?

everdell-choice-search = poszukaj w talii karty { $card } i zagraj ją za darmo

everdell-move-frog = wyślij ambasadora: { $space }
everdell-move-frog-ferry = wyślij ambasadora: { $owner ->
    [own] { $card }
    [rugwort] { $card } (miasto Krostawca)
    [nightweave] { $card } (miasto Pajęczycy)
   *[other] { $card } (miasto gracza { $who })
}{ $copy ->
    [1] {""}
   *[other] , nr { $copy }
}
everdell-move-adorn = zagraj ozdobę: { $card }
everdell-move-reflect = użyj: { $card }
everdell-move-trade-river = użyj: { $card }
everdell-move-lodge = { $card }{ everdell-copy-number }
everdell-move-pick = { $card }{ everdell-copy-number }

everdell-no-no-river = w tej grze nie ma rzeki.
everdell-no-frog-away = twojego ambasadora nie ma, dopóki nie przygotujesz się do nowej pory roku.
everdell-no-frog-there = { $place }: zajęte.
everdell-no-river-colors = { $place }: twoje miasto nie ma wymaganych kart.
everdell-no-river-price = nie możesz zapłacić tego, czego wymaga karta { $card }.
everdell-no-river-down = ta karta jest jeszcze zakryta.
everdell-no-other-bank = twój ambasador jest przy innej karcie rzeki.
everdell-no-ferry-price = nie możesz zapłacić za żadną odkrytą kartę rzeki.
everdell-no-has-messenger = { $card } nie ma miejsca na kolejnego Posłańca.
everdell-no-no-host = { $card } wymaga budowli bez Posłańca, z którą podzieli miejsce.
everdell-no-only-forest = { $place } nie jest polem lasu.
everdell-no-not-reflected = żaden przeciwnik nie zagrał ozdoby { $card }.
everdell-no-not-racing = { $card } nie bierze udziału w wyścigu.
everdell-no-adorned-before = ozdoba { $card } jest już zagrana.
everdell-no-not-adornment = { $card } nie jest twoją ozdobą.
everdell-no-no-pearl = { $card } kosztuje perłę, a nie masz żadnej.
everdell-no-wonder-built = { $place }: ten cud jest już zbudowany.
everdell-no-wonder-price = { $place }: nie możesz zapłacić za ten cud.
everdell-no-same-color = karta w kolorze karty { $card } jest już odrzucona.

everdell-event-pearls = { $you ->
    [yes] { $n ->
        [one] Bierzesz perłę.
        [few] Bierzesz { $n } perły.
       *[many] Bierzesz { $n } pereł.
    }
   *[no] { $n ->
        [one] { $name } bierze perłę.
        [few] { $name } bierze { $n } perły.
       *[many] { $name } bierze { $n } pereł.
    }
}
everdell-event-pearls-paid = { $you ->
    [yes] { $n ->
        [one] Płacisz perłę.
        [few] Płacisz { $n } perły.
       *[many] Płacisz { $n } pereł.
    }
   *[no] { $n ->
        [one] { $name } płaci perłę.
        [few] { $name } płaci { $n } perły.
       *[many] { $name } płaci { $n } pereł.
    }
}
everdell-event-frog = { $you ->
    [yes] Wysyłasz ambasadora: { $space }.
   *[no] { $name } wysyła ambasadora: { $space }.
}
everdell-event-frog-ferry = { $you ->
    [yes] Wysyłasz ambasadora na kartę { $card } ({ everdell-owner-city }).
   *[no] { $name } wysyła ambasadora na kartę { $card } ({ everdell-owner-city }).
}
everdell-event-river-turned = Odkryta karta rzeki: { $river_card }.
everdell-event-showed-off = { $you ->
    [yes] Odrzucasz jawnie kartę { $card }.
   *[no] { $name } odrzuca jawnie kartę { $card }.
}
everdell-event-lodged = { $you ->
    [yes] Twoja karta { $card } dzieli miejsce z kartą { $host }.
   *[no] Karta { $card } gracza { $name } dzieli miejsce z kartą { $host }.
}
everdell-event-pirate-showed = { $you ->
    [yes] Pokazujesz: { $cards }, wartość { $worth }.
   *[no] { $name } pokazuje: { $cards }, wartość { $worth }.
}
everdell-event-sailed = { $you ->
    [yes] Twoja karta { $card } płynie do innego miasta ({ $to }).
   *[no] Karta { $card } gracza { $name } płynie { everdell-person-sails }.
}
everdell-event-adorned = { $you ->
    [yes] Zagrywasz ozdobę { $adornment }.
   *[no] { $name } zagrywa ozdobę { $adornment }.
}
everdell-event-reflected = { $you ->
    [yes] Twoje Lusterko odbija ozdobę { $adornment }.
   *[no] Lusterko gracza { $name } odbija ozdobę { $adornment }.
}
everdell-event-built = { $you ->
    [yes] Budujesz cud: { $wonder }.
   *[no] { $name } buduje cud: { $wonder }.
}
everdell-event-searched = { $you ->
    [yes] { $n ->
        [0] Szukasz w talii karty { $card }: nie ma jej.
       *[other] Szukasz w talii karty { $card }.
    }
   *[no] { $n ->
        [0] { $name } szuka w talii karty { $card }: nie ma jej.
       *[other] { $name } szuka w talii karty { $card }.
    }
}
everdell-event-rugwort-frog = Figurka Krostawca blokuje: { $space }.
everdell-event-rugwort-wonder = Krostawiec bierze cud: { $wonder }.
everdell-event-nightweave-frog = Ambasador Pajęczycy idzie na: { $space }.
everdell-event-nightweave-pearls = { $n ->
    [one] Pajęczyca bierze perłę.
    [few] Pajęczyca bierze { $n } perły.
   *[many] Pajęczyca bierze { $n } pereł.
}
everdell-event-nightweave-wonder = { $n ->
    [one] Pajęczyca buduje cud { $wonder } za perłę.
    [few] Pajęczyca buduje cud { $wonder } za { $n } perły.
   *[many] Pajęczyca buduje cud { $wonder } za { $n } pereł.
}
everdell-event-nightweave-adorned = Pajęczyca płaci perłę i odkrywa ozdobę { $adornment }.
everdell-event-nightweave-sailed = { $to_you ->
    [you] Karta { $card } Pajęczycy płynie z pająkiem do twojego miasta.
   *[other] Karta { $card } Pajęczycy płynie z pająkiem do miasta gracza { $to }.
}

everdell-label-river = Rzeka
everdell-label-wonders = Cuda
everdell-label-river-space = { $space }: { $card ->
    [down] zakryta, z perłą
    [none] 2 surowce i 2 karty za perłę
   *[other] { $card }
}
everdell-label-wonder = { $wonder } ({ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $cost }, { $pearls ->
    [one] 1 perła
    [few] { $pearls } perły
   *[many] { $pearls } pereł
}, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
})
everdell-label-pearls = { $n ->
    [one] 1 perła
    [few] { $n } perły
   *[many] { $n } pereł
}
everdell-label-frog = { $place ->
    [home] ambasador w domu
    [nowhere] ambasadora nie ma
   *[other] ambasador: { $place }
}
everdell-label-adornments = { $n ->
    [one] 1 ozdoba na ręce
    [few] { $n } ozdoby na ręce
   *[many] { $n } ozdób na ręce
}{ $names ->
    [none] {""}
   *[other] {" "}({ $names })
}
everdell-label-adorned = zagrane ozdoby: { $names }
everdell-label-built = cuda: { $names }

everdell-about-adornment = Ozdoba, zagrywana za perłę.
everdell-about-river-card = { $sort ->
    [citizen] Karta rzeki, mieszkaniec.
   *[location] Karta rzeki, miejsce.
}
everdell-about-river-space = { $shared ->
    [yes] Miejsce dla dowolnej liczby ambasadorów.
   *[no] Miejsce dla jednego ambasadora, z kartą rzeki.
}
everdell-about-river-counts = Nad rzeką leżą mieszkańcy ({ $citizens }) i miejsca ({ $locations }), każdy dostaje ozdoby ({ $adornments }), a perła pozostała na koniec gry daje punkty: { $pearl_points }. Ozdoby Pajęczycy dają zależnie od jej poziomu punkty: { $levels }.
