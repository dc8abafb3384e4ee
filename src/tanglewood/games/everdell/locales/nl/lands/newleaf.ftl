# Newleaf.

# What asks.

everdell-title-train = de trein
everdell-title-ticket = je treinkaartje
everdell-title-reservation = je reservering

# Questions.

everdell-ask-tile = welke wagontegel neem je?
everdell-ask-dismiss = welke bezoeker stuur je weg?
everdell-ask-welcome = welke bezoeker neem je mee?
everdell-ask-clear-shown = { $n ->
    [one] leg een kaart van weide of station af.
   *[other] leg { $n } kaarten van weide en station af.
}
everdell-ask-take-shown = { $n ->
    [one] neem een kaart van weide of station.
   *[other] neem { $n } kaarten van weide en station.
}
everdell-ask-draw-anywhere = { $n ->
    [one] je mag een kaart trekken, van trekstapel, weide of station.
   *[other] je mag { $n } kaarten trekken, van trekstapel, weide of station.
}
everdell-ask-may-draw = { $n ->
    [one] een kaart trekken?
   *[other] { $n } kaarten trekken?
}
everdell-ask-poet = { $points ->
    [one] welke kleur noem je? Elke kaart van die kleur op de weide die je trekt, levert een punt op.
   *[other] welke kleur noem je? Elke kaart van die kleur op de weide die je trekt, levert { $points } punten op.
}
everdell-ask-mimic = welke bruine kaart van een tegenstander wordt gekopieerd?
everdell-ask-copy-red = welke rode kaart van een tegenstander gebruik je?
everdell-ask-activate-different = { $may ->
    [yes] { $n ->
        [one] je mag nog een groene kaart activeren.
       *[other] je mag hoogstens { $n } groene kaarten activeren.
    }
   *[no] welke groene kaart wordt geactiveerd?
}
everdell-ask-give-one = { $any ->
    [0] { $points ->
        [one] een kaart aan een tegenstander geven voor een punt en een nieuwe kaart?
       *[other] een kaart aan een tegenstander geven voor { $points } punten en een nieuwe kaart?
    }
   *[other] een kaart aan een tegenstander geven voor een grondstof en een nieuwe kaart?
}
everdell-ask-magician = een kaart uit je stad afleggen voor een punt en een grondstof?
everdell-ask-unload = { $n ->
    [one] neem een grondstof van de kaart.
   *[other] neem { $n } grondstoffen van de kaart.
}
everdell-ask-play-hand-less = { $less ->
    [one] speel een kaart uit je hand voor 1 grondstof minder.
   *[other] speel een kaart uit je hand voor { $less } grondstoffen minder.
}
everdell-ask-play-station-less = { $less ->
    [one] speel een kaart van het station voor 1 grondstof minder.
   *[other] speel een kaart van het station voor { $less } grondstoffen minder.
}
everdell-ask-reserve = welke kaart reserveer je?
everdell-ask-keep-reserved = blijft { $card } gereserveerd?

# Options.

everdell-move-play-station = { $card } van het station spelen
everdell-move-play-reserved = { $card } spelen, de gereserveerde kaart
everdell-move-reserve = een kaart reserveren
everdell-move-reserve-meadow = { $card } van de weide reserveren
everdell-move-reserve-station = { $card } van het station reserveren
everdell-move-take-station = { $card } van het station nemen
everdell-move-clear-station = { $card } van het station afleggen
everdell-move-ticket = het treinkaartje gebruiken om een arbeider te verplaatsen
everdell-move-tile = { $tile }
everdell-move-dismiss = { $points ->
    [one] { $visitor } wegsturen (1 punt)
   *[other] { $visitor } wegsturen ({ $points } punten)
}
everdell-move-welcome = { $points ->
    [one] { $visitor } meenemen (1 punt)
   *[other] { $visitor } meenemen ({ $points } punten)
}
everdell-move-reservation = één grondstof minder, door de reservering
everdell-move-keep-reserved = { $card } houden
everdell-move-drop-reserved = { $card } afleggen
everdell-move-gild = gratis, met een gouden bezetfiche op { $owner ->
    [own] de eigen kaart { $card }
    [rugwort] { $card } van Rugwort
    [nightweave] { $card } van Nachtweefster
   *[other] { $card } van { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}nr. { $copy }
}
everdell-move-mimic = doen wat { $owner ->
    [own] de eigen kaart { $card }
    [rugwort] { $card } van Rugwort
    [nightweave] { $card } van Nachtweefster
   *[other] { $card } van { $who }
} doet{ $copy ->
    [1] {""}
   *[other] {" "}(nr. { $copy })
}

# Refusals.

everdell-no-no-newleaf = Newleaf zit niet in dit spel.
everdell-no-tile-alike = Die is gelijk aan tegel { $slot }.
everdell-no-no-visitor = Op stapel { $pile } ligt geen bezoeker.
everdell-no-station-slot = Op plek { $slot } van het station ligt geen kaart.
everdell-no-only-deck = Er wordt van de trekstapel getrokken.
everdell-newleaf-color = { $color ->
    [tan] bruin
    [green] groen
    [red] rood
    [blue] blauw
    [purple] paars
   *[other] { $color }
}
everdell-no-color-not-shown = Van deze kleur kun je geen kaart van de weide trekken: { everdell-newleaf-color }.
everdell-no-same-elsewhere = { $card } in een andere stad doet hetzelfde.
everdell-no-other-forest = { $place } is geen andere boslocatie.
everdell-newleaf-kind = { $kind ->
    [twig] takken
    [resin] hars
    [pebble] kiezelstenen
    [berry] bessen
   *[other] { $kind }
}
everdell-no-not-loaded = Hiervan ligt er niets op de kaart: { everdell-newleaf-kind }.
everdell-no-card-stays = { $card } blijft in die stad.
everdell-no-no-golden = { $card } kan niet met een gouden bezetfiche komen: die zijn er niet in dit spel.
everdell-no-golden-spent = { $card } kan niet met een gouden bezetfiche komen: je hebt er geen meer.
everdell-no-no-golden-link = Geen gouden vaandel verbindt { $card } met { $home }.
everdell-no-not-reserved = { $card } is niet de kaart die je hebt gereserveerd.
everdell-no-reservation-dear = Zelfs voor één grondstof minder is { $card } te duur.
everdell-no-no-reservations = In dit spel zijn er geen reserveringen.
everdell-no-nothing-reserved = Je hebt geen kaart gereserveerd.
everdell-no-reservation-used = Je reserveringsfiche is gebruikt tot je je voorbereidt op een seizoen.
everdell-no-nothing-to-reserve = Er is geen kaart om te reserveren.
everdell-no-one-reserved = { $card } ligt nog onder je reserveringsfiche.
everdell-no-no-ticket = Je hebt geen treinkaartje meer.
everdell-no-too-early = De terugreis van je treinkaartje geldt vanaf de zomer.
everdell-no-nobody-to-move = Je hebt geen arbeider die kan reizen.

# Events.

everdell-event-station-shown = Nieuw op het station: { $card }.
everdell-event-station-took = { $you ->
    [yes] Je neemt { $card } van het station.
   *[no] { $name } neemt { $card } van het station.
}
everdell-event-station-cleared = { $you ->
    [yes] Je legt { $card } van het station af.
   *[no] { $name } legt { $card } van het station af.
}
everdell-event-tile = { $you ->
    [yes] Je neemt de tegel { $tile }.
   *[no] { $name } neemt de tegel { $tile }.
}
everdell-event-tile-shown = Nieuw aan de trein: { $tile }.
everdell-event-visitor-shown = Nieuw bij de bezoekers: { $visitor }.
everdell-event-visitor-dismissed = { $you ->
    [yes] Je stuurt { $visitor } weg.
   *[no] { $name } stuurt { $visitor } weg.
}
everdell-event-visitor-welcomed = { $you ->
    [yes] Je neemt { $visitor } mee.
   *[no] { $name } neemt { $visitor } mee.
}
everdell-event-visitors-shuffled = { $n ->
    [one] De weggestuurde bezoeker komt terug.
   *[other] De { $n } weggestuurde bezoekers komen terug.
}
everdell-event-gilded = { $you ->
    [yes] Je legt een gouden bezetfiche op { $card }: { $guest } komt gratis.
   *[no] { $name } legt een gouden bezetfiche op { $card }: { $guest } komt gratis.
}
everdell-event-reserved = { $you ->
    [yes] Je reserveert { $card }.
   *[no] { $name } reserveert { $card }.
}
everdell-event-unreserved = { $you ->
    [yes] Je geeft de gereserveerde kaart { $card } op.
   *[no] { $name } geeft de gereserveerde kaart { $card } op.
}
everdell-ticket-side = { $side ->
    [outbound] de heenreis
    [inbound] de terugreis
   *[other] { $side }
}
everdell-event-ticket = { $you ->
    [yes] Je gebruikt je treinkaartje: { everdell-ticket-side }.
   *[no] { $name } gebruikt het treinkaartje: { everdell-ticket-side }.
}
everdell-event-rugwort-station = Rugwort stuurt { $card } van het station weg.
everdell-event-rugwort-visitor = Rugwort jaagt { $visitor } weg.
everdell-event-nightweave-station = Nachtweefster stapt op plek { $slot } van het station.
everdell-event-nightweave-station-threw = Weg van het station: { $card }.
everdell-event-nightweave-station-took = Ze neemt { $card } van het station in haar hand.
everdell-event-nightweave-visitor = { $visitor } wordt haar buit.
everdell-event-nightweave-visitor-gone = { $visitor } wordt weggestuurd.

# Components.

everdell-about-visitor = { $points ->
    [one] Bezoeker; 1 punt aan het einde.
   *[other] Bezoeker; { $points } punten aan het einde.
}
everdell-about-tile = Wagontegel, { $n } stuks.
everdell-golden-which = { $which ->
    [tan] bruin
    [green] groen
    [red] rood
    [blue] blauw
    [purple] paars
    [common] gewoon
    [unique] uniek
   *[other] { $which }
}
everdell-golden-kind = { $kind ->
    [critter] boswezen
    [construction] gebouw
   *[other] { $kind }
}
everdell-about-golden = Gouden vaandel: een willekeurig { everdell-golden-which } { everdell-golden-kind }.
everdell-about-numbered = { $what ->
    [critter] { $n } boswezens
    [construction] { $n } gebouwen
   *[card] { $n } kaarten
}
everdell-about-needs-events = { $n ->
    [one] Vraagt om een gebeurtenis die je hebt behaald.
   *[other] Vraagt om { $n } gebeurtenissen die je hebt behaald.
}

# In the terminal.

everdell-label-station = Station
everdell-label-tile = erbij: { $tile }
everdell-label-visitors = Open bezoekers: { $visitors }
everdell-label-her-place = Ze staat op plek { $slot } van het station.
everdell-label-her-station = daar staat Nachtweefster
everdell-label-her-visitors = Bezoekers in haar buit: { $visitors }
everdell-label-visitor = { $met ->
    [yes] { $visitor } ({ $points }, voldaan)
   *[no] { $visitor } ({ $points })
}
everdell-label-travel = gouden bezetfiches { $golden }; treinkaartje { $ticket ->
    [outbound] heenreis
    [inbound] terugreis
   *[gone] geen
}; reservering { $reservation ->
    [ready] klaar
    [holding] { $card }
    [used] gebruikt
   *[none] geen
}
everdell-label-own-visitors = bezoekers { $visitors }
everdell-label-needs = { $n } { $what ->
    [card] kaarten
    [critter] boswezens
    [construction] gebouwen
   *[event] gebeurtenissen
}
