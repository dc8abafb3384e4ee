# Newleaf.

everdell-title-train = pociąg
everdell-title-ticket = twój bilet
everdell-title-reservation = twoja rezerwacja

# Questions.

everdell-ask-tile = który kafelek wagonu bierzesz?
everdell-ask-dismiss = którego gościa odsyłasz?
everdell-ask-welcome = którego gościa zabierasz ze sobą?
everdell-ask-clear-shown = { $n ->
    [one] odrzuć kartę z łąki lub stacji.
    [few] odrzuć { $n } karty z łąki i stacji.
   *[many] odrzuć { $n } kart z łąki i stacji.
}
everdell-ask-take-shown = { $n ->
    [one] weź kartę z łąki lub stacji.
    [few] weź { $n } karty z łąki i stacji.
   *[many] weź { $n } kart z łąki i stacji.
}
everdell-ask-draw-anywhere = { $n ->
    [one] możesz dobrać kartę z talii, łąki lub stacji.
    [few] możesz dobrać { $n } karty z talii, łąki lub stacji.
   *[many] możesz dobrać { $n } kart z talii, łąki lub stacji.
}
everdell-ask-may-draw = { $n ->
    [one] dobrać kartę?
    [few] dobrać { $n } karty?
   *[many] dobrać { $n } kart?
}
everdell-ask-poet = jaki kolor wskazujesz? Każda karta tego koloru dobrana z łąki daje: { everdell-points-word }.
everdell-ask-mimic = którą brązową kartę przeciwnika kopiuje?
everdell-ask-copy-red = której czerwonej karty przeciwnika używasz?
everdell-ask-activate-different = { $may ->
    [yes] { $n ->
        [one] możesz aktywować jeszcze jedną zieloną kartę.
        [few] możesz aktywować do { $n } zielonych kart.
       *[many] możesz aktywować do { $n } zielonych kart.
    }
   *[no] którą zieloną kartę aktywujesz?
}
everdell-ask-give-one = { $any ->
    [0] przekazać kartę przeciwnikowi? Nagroda: { everdell-points-word } i nowa karta.
   *[other] przekazać kartę przeciwnikowi za surowiec i nową kartę?
}
everdell-ask-magician = odrzucić kartę ze swojego miasta za punkt i surowiec?
everdell-ask-unload = { $n ->
    [one] weź surowiec z karty.
    [few] weź { $n } surowce z karty.
   *[many] weź { $n } surowców z karty.
}
everdell-ask-play-hand-less = { $less ->
    [one] zagraj kartę z ręki za 1 surowiec mniej.
    [few] zagraj kartę z ręki za { $less } surowce mniej.
   *[many] zagraj kartę z ręki za { $less } surowców mniej.
}
everdell-ask-play-station-less = { $less ->
    [one] zagraj kartę ze stacji za 1 surowiec mniej.
    [few] zagraj kartę ze stacji za { $less } surowce mniej.
   *[many] zagraj kartę ze stacji za { $less } surowców mniej.
}
everdell-ask-reserve = którą kartę rezerwujesz?
everdell-ask-keep-reserved = czy karta { $card } pozostaje zarezerwowana?

# Options.

everdell-move-play-station = zagraj ze stacji: { $card }
everdell-move-play-reserved = zagraj zarezerwowaną kartę: { $card }
everdell-move-reserve = zarezerwuj kartę
everdell-move-reserve-meadow = zarezerwuj z łąki: { $card }
everdell-move-reserve-station = zarezerwuj ze stacji: { $card }
everdell-move-take-station = weź ze stacji: { $card }
everdell-move-clear-station = odrzuć ze stacji: { $card }
everdell-move-ticket = użyj biletu, żeby przenieść robotnika
everdell-move-tile = { $tile }
everdell-move-dismiss = odeślij gościa: { $visitor } ({ everdell-points-word })
everdell-move-welcome = zabierz ze sobą gościa: { $visitor } ({ everdell-points-word })
everdell-move-reservation = jeden surowiec mniej dzięki rezerwacji
everdell-move-keep-reserved = zatrzymaj kartę: { $card }
everdell-move-drop-reserved = odrzuć kartę: { $card }
everdell-players-card = { $owner ->
    [own] { $card } (własne miasto)
    [rugwort] { $card } (miasto Krostawca)
    [nightweave] { $card } (miasto Pajęczycy)
   *[other] { $card } (miasto gracza { $who })
}{ $copy ->
    [1] {""}
   *[other] , nr { $copy }
}
everdell-move-gild = za darmo, złoty żeton użycia: { everdell-players-card }
everdell-move-mimic = zrób to, co robi: { everdell-players-card }

# Refusals.

everdell-no-no-newleaf = W tej grze nie ma dodatku Stacja Nowoliść.
everdell-no-tile-alike = Jest taki sam jak kafelek { $slot }.
everdell-no-no-visitor = Na stosie { $pile } nie ma gościa.
everdell-no-station-slot = Na miejscu { $slot } stacji nie ma karty.
everdell-no-only-deck = Dobiera się z talii.
everdell-no-color-not-shown = Z łąki nie można dobrać żadnej karty tego koloru: { everdell-color-word }.
everdell-no-same-elsewhere = { $card } z innego miasta robi to samo.
everdell-no-other-forest = { $place } nie jest innym polem lasu.
everdell-no-not-loaded = Nic takiego nie leży na karcie: { everdell-kind-word }.
everdell-kind-word = { $kind ->
    [twig] gałązka
    [resin] bryłka żywicy
    [pebble] kamyk
    [berry] jagoda
    [pearl] perła
   *[other] { $kind }
}
everdell-no-card-stays = { $card } zostaje w swoim mieście.
everdell-no-no-golden = { $card } nie może przyjść dzięki złotemu żetonowi użycia: w tej grze ich nie ma.
everdell-no-golden-spent = { $card } nie może przyjść dzięki złotemu żetonowi użycia: nie masz już żadnego.
everdell-no-no-golden-link = Żadna złota wstęga nie łączy kart { $card } i { $home }.
everdell-no-not-reserved = { $card } nie jest twoją zarezerwowaną kartą.
everdell-no-reservation-dear = Nawet o jeden surowiec taniej karta { $card } jest za droga.
everdell-no-no-reservations = W tej grze nie ma rezerwacji.
everdell-no-nothing-reserved = Nie masz zarezerwowanej karty.
everdell-no-reservation-used = Twój żeton rezerwacji jest zużyty, dopóki nie przygotujesz się do nowej pory roku.
everdell-no-nothing-to-reserve = Nie ma karty do zarezerwowania.
everdell-no-one-reserved = Pod twoim żetonem rezerwacji leży jeszcze karta { $card }.
everdell-no-no-ticket = Nie masz już biletu.
everdell-no-too-early = Powrotna strona twojego biletu jest ważna od lata.
everdell-no-nobody-to-move = Nie masz robotnika, który mógłby pojechać.

# Events.

everdell-event-station-shown = Nowa karta na stacji: { $card }.
everdell-event-station-took = { $you ->
    [yes] Bierzesz ze stacji kartę { $card }.
   *[no] { $name } bierze ze stacji kartę { $card }.
}
everdell-event-station-cleared = { $you ->
    [yes] Odrzucasz ze stacji kartę { $card }.
   *[no] { $name } odrzuca ze stacji kartę { $card }.
}
everdell-event-tile = { $you ->
    [yes] Bierzesz kafelek: { $tile }.
   *[no] { $name } bierze kafelek: { $tile }.
}
everdell-event-tile-shown = Nowość w pociągu: { $tile }.
everdell-event-visitor-shown = Nowy gość: { $visitor }.
everdell-event-visitor-dismissed = { $you ->
    [yes] Odsyłasz gościa: { $visitor }.
   *[no] { $name } odsyła gościa: { $visitor }.
}
everdell-event-visitor-welcomed = { $you ->
    [yes] Zabierasz ze sobą gościa: { $visitor }.
   *[no] { $name } zabiera ze sobą gościa: { $visitor }.
}
everdell-event-visitors-shuffled = { $n ->
    [one] Odesłany gość wraca.
    [few] Wraca { $n } odesłanych gości.
   *[many] Wraca { $n } odesłanych gości.
}
everdell-event-gilded = { $you ->
    [yes] Kładziesz złoty żeton użycia na karcie { $card }; za darmo przychodzi: { $guest }.
   *[no] { $name } kładzie złoty żeton użycia na karcie { $card }; za darmo przychodzi: { $guest }.
}
everdell-event-reserved = { $you ->
    [yes] Rezerwujesz kartę { $card }.
   *[no] { $name } rezerwuje kartę { $card }.
}
everdell-event-unreserved = { $you ->
    [yes] Rezygnujesz z zarezerwowanej karty { $card }.
   *[no] { $name } rezygnuje z zarezerwowanej karty { $card }.
}
everdell-ticket-side = { $side ->
    [outbound] tam
    [inbound] z powrotem
   *[other] { $side }
}
everdell-event-ticket = { $you ->
    [yes] Jedziesz na bilet ({ everdell-ticket-side }).
   *[no] { $name } jedzie na bilet ({ everdell-ticket-side }).
}
everdell-event-rugwort-station = Krostawiec usuwa ze stacji kartę { $card }.
everdell-event-rugwort-visitor = Krostawiec przepędza gościa: { $visitor }.
everdell-event-nightweave-station = Pajęczyca staje na miejscu { $slot } stacji.
everdell-event-nightweave-station-threw = Ze stacji znika: { $card }.
everdell-event-nightweave-station-took = Bierze na rękę ze stacji kartę { $card }.
everdell-event-nightweave-visitor = { $visitor } staje się jej zdobyczą.
everdell-event-nightweave-visitor-gone = Gość odesłany: { $visitor }.

# Components.

everdell-about-visitor = { $points ->
    [one] Gość; 1 punkt na koniec gry.
    [few] Gość; { $points } punkty na koniec gry.
   *[many] Gość; { $points } punktów na koniec gry.
}
everdell-about-tile = Kafelek wagonu, liczba sztuk: { $n }.
everdell-golden-critter = { $which ->
    [tan] dowolne brązowe stworzenie
    [green] dowolne zielone stworzenie
    [red] dowolne czerwone stworzenie
    [blue] dowolne niebieskie stworzenie
    [purple] dowolne fioletowe stworzenie
    [common] dowolne zwykłe stworzenie
    [unique] dowolne unikatowe stworzenie
   *[other] dowolne stworzenie
}
everdell-golden-construction = { $which ->
    [tan] dowolna brązowa budowla
    [green] dowolna zielona budowla
    [red] dowolna czerwona budowla
    [blue] dowolna niebieska budowla
    [purple] dowolna fioletowa budowla
    [common] dowolna zwykła budowla
    [unique] dowolna unikatowa budowla
   *[other] dowolna budowla
}
everdell-golden-group = { $kind ->
    [critter] { everdell-golden-critter }
   *[construction] { everdell-golden-construction }
}
everdell-about-golden = Złota wstęga: { everdell-golden-group }.
everdell-about-numbered = { $what ->
    [critter] { $n ->
        [one] { $n } stworzenie
        [few] { $n } stworzenia
       *[many] { $n } stworzeń
    }
    [construction] { $n ->
        [one] { $n } budowla
        [few] { $n } budowle
       *[many] { $n } budowli
    }
   *[card] { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
}
everdell-about-needs-events = { $n ->
    [one] Wymaga zdobytego przez ciebie wydarzenia.
    [few] Wymaga { $n } zdobytych przez ciebie wydarzeń.
   *[many] Wymaga { $n } zdobytych przez ciebie wydarzeń.
}

# In the terminal.

everdell-label-station = Stacja
everdell-label-tile = z nią: { $tile }
everdell-label-visitors = Wyłożeni goście: { $visitors }
everdell-label-her-place = Stoi na miejscu { $slot } stacji.
everdell-label-her-station = stoi tam Pajęczyca
everdell-label-her-visitors = Goście wśród jej zdobyczy: { $visitors }
everdell-label-visitor = { $visitor } ({ $points }{ $met ->
    [yes] , spełnione
   *[no] {""}
})
everdell-label-travel = złote żetony użycia { $golden }; bilet { $ticket ->
    [outbound] tam
    [inbound] z powrotem
   *[gone] brak
}; rezerwacja { $reservation ->
    [ready] gotowa
    [holding] { $card }
    [used] zużyta
   *[none] brak
}
everdell-label-own-visitors = goście { $visitors }
everdell-label-needs = { $what ->
    [card] { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    [critter] { $n ->
        [one] { $n } stworzenie
        [few] { $n } stworzenia
       *[many] { $n } stworzeń
    }
    [construction] { $n ->
        [one] { $n } budowla
        [few] { $n } budowle
       *[many] { $n } budowli
    }
   *[event] { $n ->
        [one] { $n } wydarzenie
        [few] { $n } wydarzenia
       *[many] { $n } wydarzeń
    }
}
