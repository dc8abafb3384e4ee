# Worker abilities.

everdell-no-no-pile = Nikt nie ma stosu Farm.
everdell-no-not-kept = Karta { $card } nie leży obok ciebie.
everdell-no-power-used = Raz w turze wystarczy.
everdell-no-no-token = Twoi robotnicy nie mają żetonu do wydania.
everdell-ask-power = jaką zdolność dostają twoi robotnicy?
everdell-ask-path = którą kartę lasu kładziesz obok siebie?
everdell-ask-figure = gdzie stawiasz figurkę?
everdell-ask-token = która karta na łące dostaje znacznik?
everdell-ask-stand-in = zapłać za kartę { $card } albo zastąp jeden surowiec innym.
everdell-ask-swap-cards = { $n ->
    [0] odrzucić karty za surowiec?
    [one] odrzuć kartę.
    [few] odrzuć { $n } karty.
   *[many] odrzuć { $n } kart.
}
everdell-ask-down-to-limit = masz na ręce za dużo kart: odrzuć jedną.
everdell-ask-invest = położyć surowiec na karcie?
everdell-ask-use-again = odrzucić kartę, żeby użyć jej jeszcze raz?
everdell-ask-rouse = odrzucić kartę, żeby użyć zielonej karty?
everdell-ask-keep-meadow = położyć kartę z łąki obok siebie?
everdell-ask-follow = przekazać jedną ze swoich kart, żeby też użyć karty { $card }?
everdell-ask-play-pile = zagrać wierzchnią Farmę za darmo?
everdell-ask-one-more = dobrać jeszcze jedną kartę?
everdell-ask-deck-or-meadow = { $n ->
    [one] dobierz kartę z talii lub z łąki.
    [few] dobierz { $n } karty z talii lub z łąki.
   *[many] dobierz { $n } kart z talii lub z łąki.
}
everdell-ask-not-owned = wybierz surowiec, którego nie masz.
everdell-ask-dig = wymienić coś na kamyk?
everdell-ask-track = którego pola używasz?
everdell-ask-ponder-discard = odrzucić kartę?
everdell-ask-ponder-draw = dobrać kartę?
everdell-ask-ponder-give = przekazać tę kartę, żeby dobrać dwie?
everdell-move-stand-in = { everdell-other-word } zamiast: { everdell-one-word }
everdell-move-play-pile = zagraj ze stosu: { $card }
everdell-move-play-kept = zagraj odłożoną kartę: { $card }
everdell-move-figure = figurka: { $place }
everdell-move-token = znacznik: { $card }
everdell-move-path = { $place }
everdell-move-wild = żeton dowolnego surowca jako { $kind ->
    [twig] gałązka
    [resin] bryłka żywicy
    [pebble] kamyk
   *[berry] jagoda
}
everdell-move-use-power = wydaj żeton zdolności
everdell-move-keep-power = { $power }
everdell-event-power = { $you ->
    [yes] Pomaga twoja zdolność: { $power }.
   *[no] { $name } korzysta ze zdolności: { $power }.
}
everdell-event-power-taken = { $you ->
    [yes] Twoi robotnicy to { $power }.
   *[no] Robotnicy gracza { $name } to { $power }.
}
everdell-event-hoarded = { $you ->
    [yes] Kładziesz obok siebie: { $card }.
   *[no] { $name } odkłada: { $card }.
}
everdell-event-gave-kept = { $you ->
    [yes] Przekazujesz nieznaną kartę; dostaje ją { $to }.
   *[no] { $name } przekazuje nieznaną kartę; { everdell-person-gets }.
}
everdell-event-rat-token = { $you ->
    [yes] Kładziesz znacznik na karcie { $card }.
   *[no] { $name } kładzie znacznik na karcie { $card }.
}
everdell-event-wild-taken = { $you ->
    [yes] Bierzesz żeton dowolnego surowca z pola: { $place }.
   *[no] { $name } bierze żeton dowolnego surowca z pola: { $place }.
}
everdell-event-figure = { $you ->
    [yes] Stawiasz figurkę: { $place }.
   *[no] { $name } stawia figurkę: { $place }.
}
everdell-event-path = { $you ->
    [yes] Kładziesz obok siebie pole lasu: { $place }.
   *[no] { $name } otwiera pole lasu: { $place }.
}
everdell-event-tracked = { $you ->
    [yes] Używasz karty { $card } ({ everdell-owner-city }).
   *[no] { $name } używa karty { $card } ({ everdell-owner-city }).
}
everdell-label-power = { $power }{ $state ->
    [none] {""}
   *[other] {" "}({ $state })
}
everdell-label-power-choice = wybiera zdolność
everdell-label-power-figure = figurka: { $place }
everdell-label-power-slot = znacznik na miejscu { $slot } na łące
everdell-label-power-tokens = { $n ->
    [one] 1 żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
}
everdell-label-power-wild = { $n ->
    [one] 1 żeton dowolnego surowca
    [few] { $n } żetony dowolnego surowca
   *[many] { $n } żetonów dowolnego surowca
}
everdell-label-power-wild-at = żetony dowolnego surowca: { $places }
everdell-label-power-kept = { $n ->
    [one] odłożona 1 karta
    [few] odłożone { $n } karty
   *[many] odłożonych { $n } kart
}{ $cards ->
    [none] {""}
   *[other] : { $cards }
}
everdell-label-power-paths = własne pola: { $places }
