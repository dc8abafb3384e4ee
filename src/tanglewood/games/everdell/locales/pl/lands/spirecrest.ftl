# Spirecrest: weather, exploring, discoveries, big critters, the expedition.

everdell-region = { $region ->
    [foothills] pagórki
    [peak] szczyt
    [ridge] grań
   *[home] dom
}
everdell-tile-price = { $kind ->
    [any] { $n ->
        [one] { $n } dowolny surowiec
        [few] { $n } dowolne surowce
       *[many] { $n } dowolnych surowców
    }
    [card] { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    [point] { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
   *[other] { everdell-goods }
}

everdell-title-explore = Eksploracja
everdell-title-expedition = Wyprawa
everdell-title-surplus = Twój limit kart na ręce
everdell-title-stay = Stubblehoof
everdell-title-critter = Twoje duże stworzenie

# Questions.

everdell-ask-chart = { $region ->
    [foothills] który kafelek mapy okolicy z pagórków bierzesz?
    [peak] który kafelek mapy okolicy ze szczytu bierzesz?
   *[ridge] który kafelek mapy okolicy z grani bierzesz?
}
everdell-ask-discover = { $again ->
    [yes] wziąć drugie odkrycie?
   *[no] które odkrycie bierzesz?
}
everdell-ask-price = zapłać: { everdell-toll }.
everdell-points-n = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
everdell-ask-expedition = poprowadzić króliczego podróżnika na kafelek { $tile }? Nagroda: { everdell-points-n }.
everdell-ask-forgo = z czego rezygnujesz przez pogodę?
everdell-ask-lay-under = { $kind ->
    [critter] włożyć pod kartę stworzenie z ręki lub z łąki? Mieści się jeszcze: { $n }.
   *[construction] włożyć pod kartę budowlę z ręki lub z łąki? Mieści się jeszcze: { $n }.
}
everdell-ask-search = { $kind ->
    [critter] podaj nazwę stworzenia, którego szukasz w talii.
   *[construction] podaj nazwę budowli, której szukasz w talii.
}
everdell-ask-keep-lights = zatrzymać odkrytą kartę?
everdell-ask-map-seller = weź kartę z łąki lub ze stosu kart odrzuconych.
everdell-ask-discard-colors = { $n ->
    [one] odrzuć kartę ostatniego koloru.
    [few] odrzuć { $n } karty w różnych kolorach.
   *[many] odrzuć { $n } kart w różnych kolorach.
}
everdell-ask-call-worker = który z twoich robotników idzie za nim?
everdell-ask-mine = { $n ->
    [one] leży jedna karta: kopać dalej czy przestać i ją zatrzymać?
    [few] leżą { $n } karty: kopać dalej czy przestać i je zatrzymać?
   *[many] leży { $n } kart: kopać dalej czy przestać i je zatrzymać?
}
everdell-ask-lab = którą kartę zagrywasz?
everdell-ask-lab-discard = { $n ->
    [0] odrzucić karty, żeby karta { $card } była tańsza?
   *[other] karta { $card } jest o { $n } tańsza. Odrzucić więcej?
}
everdell-ask-send-critter = dokąd idzie { $name }?
everdell-ask-stay = czy Stubblehoof zostaje na miejscu?
everdell-ask-prospect = odrzucić kartę przed dobraniem? Możliwe odrzucenia: { $n }.
everdell-ask-beak = wziąć odrzuconą kartę?

# Options.

everdell-move-chart = weź kafelek { $tile } ({ everdell-points-n }; cena: { $price })
everdell-move-discover = { $n ->
    [0] weź odkrycie { $find } za darmo
    [one] weź odkrycie { $find } za 1 kartę lub surowiec
    [few] weź odkrycie { $find } za { $n } karty lub surowce
   *[many] weź odkrycie { $find } za { $n } kart lub surowców
}
everdell-move-send-critter = wyślij: { $find }
everdell-move-lift-critter = { $find }
everdell-move-stay = zostaje i ponownie używa pola
everdell-move-advance = idź na kafelek { $tile }: cena { $price }, nagroda { everdell-points-n }
everdell-move-stand = stań na karcie: { $owner ->
    [own] { $card } (własne miasto)
   *[other] { $card } (w innym mieście)
}
everdell-move-play-under = zagraj spod odkrycia: { $card }
everdell-move-play-beside = zagraj z Burzowej Doliny: { $card }
everdell-move-less-for = zapłać mniej dzięki: { $find }
everdell-move-name = podaj nazwę: { $card }
everdell-move-forgo = { $kind ->
    [twig] zrezygnuj z 1 gałązki
    [resin] zrezygnuj z 1 bryłki żywicy
    [pebble] zrezygnuj z 1 kamyka
    [berry] zrezygnuj z 1 jagody
   *[card] zrezygnuj z ostatniej karty
}
everdell-move-send-beside = jej pająk: { $place }

# What happened.

everdell-event-charted = { $you ->
    [yes] Bierzesz kafelek mapy okolicy: { $tile }.
   *[no] { $name } bierze kafelek mapy okolicy: { $tile }.
}
everdell-event-found = Odkryte: { $finds }.
everdell-event-discovered = { $you ->
    [yes] Twoje odkrycie: { $find }.
   *[no] Odkrycie gracza { $name }: { $find }.
}
everdell-event-travelled = { $you ->
    [yes] Twój króliczy podróżnik dociera do regionu: { $region }.
   *[no] Króliczy podróżnik gracza { $name } dociera do regionu: { $region }.
}
everdell-event-weather-up = Pogoda ({ $season }): { $weather }.
everdell-event-tiles-up = Kafelki mapy okolicy ({ $region }): { $tiles }.
everdell-event-weather-took = { $weather } zabiera swoje.
everdell-event-laid-under = { $you ->
    [yes] Wkładasz pod odkrycie kartę { $card }.
   *[no] { $name } wkłada pod odkrycie kartę { $card }.
}
everdell-event-laid-beside = Przy Burzowej Dolinie leży teraz: { $cards }.
everdell-event-used-find = Taniej dzięki: { $find }.
everdell-event-combed = { $found ->
    [yes] { $you ->
        [yes] Znajdujesz w talii kartę { $card }.
       *[no] { $name } znajduje w talii kartę { $card }.
    }
   *[no] { $you ->
        [yes] Na próżno szukasz karty { $card }.
       *[no] { $name } na próżno szuka karty { $card }.
    }
}
everdell-event-drew-discard = { $you ->
    [yes] Bierzesz ze stosu kart odrzuconych: { $cards }.
   *[no] { $n ->
        [one] { $name } bierze kartę ze stosu kart odrzuconych.
        [few] { $name } bierze { $n } karty ze stosu kart odrzuconych.
       *[many] { $name } bierze { $n } kart ze stosu kart odrzuconych.
    }
}
everdell-event-buried = { $card } leży też na łące: wszystko przepada.
everdell-event-called-worker = { $you ->
    [yes] Wołasz za sobą robotnika.
   *[no] { $name } woła za sobą robotnika.
}
everdell-event-stood = { $find } staje na karcie: { $owner_you ->
    [you] { $card } (twoje miasto)
    [own] { $card } (miasto gracza { $name })
   *[other] { $card } (miasto gracza { $owner })
}.
everdell-event-stayed = { $find } zostaje na miejscu.
everdell-event-crossed = { $you ->
    [yes] Twój króliczy podróżnik przechodzi kafelek { $tile }: { everdell-points-word }.
   *[no] Króliczy podróżnik gracza { $name } przechodzi kafelek { $tile }: { everdell-points-word }.
}
everdell-event-rugwort-charted = Krostawiec bierze kafelek mapy okolicy: { $tile }.
everdell-event-nightweave-charted = Pajęczyca bierze kafelek mapy okolicy: { $tile }.
everdell-event-nightweave-discovered = Pajęczyca bierze odkrycie: { $find }.

# Refusals.

everdell-no-weather = Nie pozwala na to pogoda: { $weather }.
everdell-no-weather-toll = { $kinds ->
    [1] { $weather } wymaga o kartę więcej, niż możesz oddać.
   *[other] { $weather } wymaga o surowiec więcej, niż możesz oddać.
}
everdell-no-not-given-there = To pole tego nie dało.
everdell-no-not-here = { $name } nie leży w regionie twojego króliczego podróżnika.
everdell-no-not-in-row = { $name } nie leży wśród odkrytych.
everdell-no-find-too-dear = { $n ->
    [one] { $name } kosztuje 1 kartę lub surowiec, więcej, niż masz.
    [few] { $name } kosztuje { $n } karty lub surowce, więcej, niż masz.
   *[many] { $name } kosztuje { $n } kart lub surowców, więcej, niż masz.
}
everdell-no-not-in-deck = { $card } nie jest kartą z tej talii.
everdell-no-from-discard = Karty pochodzą tu z łąki lub ze stosu kart odrzuconych.
everdell-no-no-pile-left = Stos kart odrzuconych jest pusty.
everdell-no-color-gone = Karta tego koloru jest już odrzucona: { everdell-color-word }.
everdell-no-enough-less = Karta { $card } nie może być tańsza.
everdell-no-not-under = Karta { $card } nie leży pod twoim odkryciem.
everdell-no-critter-out = { $name } jest już na planszy.
everdell-no-no-critter-here = { $name } nie pracuje dla ciebie.
everdell-no-cannot-stand = Nie może tam stanąć.
everdell-no-not-lifted = Tego robotnika nie można teraz przenieść.

# Components, and the table in a terminal.

everdell-about-weather = { $season ->
    [winter] Pogoda zimy, dla graczy, u których trwa zima.
    [spring] Pogoda wiosny, dla graczy, u których trwa wiosna.
    [summer] Pogoda lata, dla graczy, u których trwa lato.
   *[autumn] Pogoda jesieni, dla graczy, u których trwa jesień.
}
everdell-about-discovery = Odkrycie, region: { $region }.
everdell-about-map-tile = Kafelek mapy okolicy na wyprawę: punkty { $n }, cena: { $price }.
everdell-about-mountain = Szlak prowadzi przez regiony: { $regions }. Odkrywa się trzy odkrycia, które kosztują karty lub surowce: { $prices }; każdy region ma po kafelku na gracza i dodatkowo { $more_tiles }, a przy Burzowej Dolinie leżą karty: { $stormvale }.
everdell-label-mountain = Góry
everdell-label-weather = Pogoda: { $cards }.
everdell-label-region = { $region }: { $tiles }{ $down ->
    [0] {""}
   *[other] {" "}(zakryte: { $down })
}; odkrycia w talii: { $deck }.
everdell-label-found = Odkryte, z cenami: { $finds }.
everdell-label-beside = Przy Burzowej Dolinie: { $cards }.
everdell-label-own-mountain = Króliczy podróżnik: { $region }. Wyprawa: { $tiles }. Odkrycia: { $finds }.

# Where a big critter is when it stands on no place that has a name.
everdell-label-critter-at = { $place ->
    [home] czeka
    [going] w drodze
    [lost] nie ma
    [the_deck] talia
    [the_discard_pile] stos kart odrzuconych
    [nowhere] nigdzie
   *[other] { $place }
}
