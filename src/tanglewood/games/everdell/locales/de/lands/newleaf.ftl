# Newleaf.

# What asks.

everdell-title-train = der Zug
everdell-title-ticket = deine Fahrkarte
everdell-title-reservation = deine Reservierung

# Questions.

everdell-ask-tile = Welches Waggonplättchen nimmst du?
everdell-ask-dismiss = Welcher Gast wird weggeschickt?
everdell-ask-welcome = Welchen Gast nimmst du mit?
everdell-ask-clear-shown = { $n ->
    [one] Wirf eine Karte von Wiese oder Bahnhof ab.
   *[other] Wirf { $n } Karten von Wiese und Bahnhof ab.
}
everdell-ask-take-shown = { $n ->
    [one] Nimm eine Karte von Wiese oder Bahnhof.
   *[other] Nimm { $n } Karten von Wiese und Bahnhof.
}
everdell-ask-draw-anywhere = { $n ->
    [one] Du darfst eine Karte ziehen, von Nachziehstapel, Wiese oder Bahnhof.
   *[other] Du darfst { $n } Karten ziehen, von Nachziehstapel, Wiese oder Bahnhof.
}
everdell-ask-may-draw = { $n ->
    [one] Eine Karte ziehen?
   *[other] { $n } Karten ziehen?
}
everdell-ask-poet = { $points ->
    [one] Welche Farbe nennst du? Jede Karte dieser Farbe, die du von der Wiese ziehst, bringt einen Punkt.
   *[other] Welche Farbe nennst du? Jede Karte dieser Farbe, die du von der Wiese ziehst, bringt { $points } Punkte.
}
everdell-ask-mimic = Welche braune Karte eines Gegners ahmt er nach?
everdell-ask-copy-red = Welche rote Karte eines Gegners nutzt du?
everdell-ask-activate-different = { $may ->
    [yes] { $n ->
        [one] Du darfst eine weitere grüne Karte aktivieren.
       *[other] Du darfst bis zu { $n } grüne Karten aktivieren.
    }
   *[no] Welche grüne Karte wird aktiviert?
}
everdell-ask-give-one = { $any ->
    [0] { $points ->
        [one] Einem Gegner eine Karte geben, für einen Punkt und eine neue Karte?
       *[other] Einem Gegner eine Karte geben, für { $points } Punkte und eine neue Karte?
    }
   *[other] Einem Gegner eine Karte geben, für eine Ressource und eine neue Karte?
}
everdell-ask-magician = Eine Karte deiner Stadt für einen Punkt und eine Ressource abwerfen?
everdell-ask-unload = { $n ->
    [one] Nimm eine Ressource von der Karte.
   *[other] Nimm { $n } Ressourcen von der Karte.
}
everdell-ask-play-hand-less = { $less ->
    [one] Spiele eine Handkarte für 1 Ressource weniger aus.
   *[other] Spiele eine Handkarte für { $less } Ressourcen weniger aus.
}
everdell-ask-play-station-less = { $less ->
    [one] Spiele eine Karte vom Bahnhof für 1 Ressource weniger aus.
   *[other] Spiele eine Karte vom Bahnhof für { $less } Ressourcen weniger aus.
}
everdell-ask-reserve = Welche Karte reservierst du?
everdell-ask-keep-reserved = Bleibt die Karte { $card } reserviert?

# Options.

everdell-move-play-station = { $card } vom Bahnhof ausspielen
everdell-move-play-reserved = die reservierte Karte { $card } ausspielen
everdell-move-reserve = eine Karte reservieren
everdell-move-reserve-meadow = { $card } von der Wiese reservieren
everdell-move-reserve-station = { $card } vom Bahnhof reservieren
everdell-move-take-station = { $card } vom Bahnhof nehmen
everdell-move-clear-station = { $card } vom Bahnhof abwerfen
everdell-move-ticket = mit der Fahrkarte einen Arbeiter bewegen
everdell-move-tile = { $tile }
everdell-move-dismiss = { $points ->
    [one] { $visitor } wegschicken (1 Punkt)
   *[other] { $visitor } wegschicken ({ $points } Punkte)
}
everdell-move-welcome = { $points ->
    [one] { $visitor } mitnehmen (1 Punkt)
   *[other] { $visitor } mitnehmen ({ $points } Punkte)
}
everdell-move-reservation = eine Ressource weniger, durch die Reservierung
everdell-move-keep-reserved = { $card } behalten
everdell-move-drop-reserved = { $card } abwerfen
everdell-move-gild = kostenlos, goldener Marker auf { $owner ->
    [own] die eigene Karte { $card }
    [rugwort] die Karte { $card } von Fusselwürz
    [nightweave] Phantomias Karte { $card }
   *[other] die Karte { $card } von { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}Nr. { $copy }
}
everdell-move-mimic = nachahmen: { $owner ->
    [own] die eigene Karte { $card }
    [rugwort] die Karte { $card } von Fusselwürz
    [nightweave] Phantomias Karte { $card }
   *[other] die Karte { $card } von { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(Nr. { $copy })
}

# Refusals.

everdell-no-no-newleaf = Newleaf ist nicht in dieser Partie.
everdell-no-tile-alike = Es gleicht Plättchen { $slot }.
everdell-no-no-visitor = Auf Stapel { $pile } liegt kein Gast.
everdell-no-station-slot = Auf Feld { $slot } des Bahnhofs liegt keine Karte.
everdell-no-only-deck = Gezogen wird vom Nachziehstapel.
# `$color` is an id.
everdell-no-shown-hue = { $color ->
    [tan] Braun
    [green] Grün
    [red] Rot
    [blue] Blau
    [purple] Lila
   *[other] { $color }
}
everdell-no-color-not-shown = Von der Wiese lässt sich keine Karte dieser Farbe ziehen: { everdell-no-shown-hue }.
everdell-no-same-elsewhere = Die Karte { $card } einer anderen Stadt tut dasselbe.
everdell-no-other-forest = { $place } ist kein anderer Waldort.
everdell-no-not-loaded = Davon liegt nichts auf der Karte: { everdell-kind-word }.
everdell-no-card-stays = Die Karte { $card } bleibt in ihrer Stadt.
everdell-no-no-golden = Die Karte { $card } kann nicht durch einen goldenen Besetzt-Marker kommen: In dieser Partie gibt es keine.
everdell-no-golden-spent = Die Karte { $card } kann nicht durch einen goldenen Besetzt-Marker kommen: Du hast keine mehr.
everdell-no-no-golden-link = Kein goldenes Banner verbindet { $card } und { $home }.
everdell-no-not-reserved = { $card } ist nicht die Karte, die du reserviert hast.
everdell-no-reservation-dear = Selbst für eine Ressource weniger ist die Karte { $card } zu teuer.
everdell-no-no-reservations = In dieser Partie gibt es keine Reservierungen.
everdell-no-nothing-reserved = Du hast keine Karte reserviert.
everdell-no-reservation-used = Dein Reservierungsmarker ist benutzt, bis du dich auf eine Jahreszeit vorbereitest.
everdell-no-nothing-to-reserve = Es gibt keine Karte zum Reservieren.
everdell-no-one-reserved = Unter deinem Reservierungsmarker liegt noch die Karte { $card }.
everdell-no-no-ticket = Du hast keine Fahrkarte mehr.
everdell-no-too-early = Die Rückfahrt-Seite deiner Fahrkarte gilt ab dem Sommer.
everdell-no-nobody-to-move = Du hast keinen Arbeiter, der fahren könnte.

# Events.

everdell-event-station-shown = Neu am Bahnhof: { $card }.
everdell-event-station-took = { $you ->
    [yes] Du nimmst die Karte { $card } vom Bahnhof.
   *[no] { $name } nimmt die Karte { $card } vom Bahnhof.
}
everdell-event-station-cleared = { $you ->
    [yes] Du wirfst die Karte { $card } vom Bahnhof ab.
   *[no] { $name } wirft die Karte { $card } vom Bahnhof ab.
}
everdell-event-tile = { $you ->
    [yes] Du nimmst ein Waggonplättchen: { $tile }.
   *[no] { $name } nimmt ein Waggonplättchen: { $tile }.
}
everdell-event-tile-shown = Neu am Zug: { $tile }.
everdell-event-visitor-shown = Neu unter den Gästen: { $visitor }.
everdell-event-visitor-dismissed = { $you ->
    [yes] Du schickst { $visitor } weg.
   *[no] { $name } schickt { $visitor } weg.
}
everdell-event-visitor-welcomed = { $you ->
    [yes] Du nimmst { $visitor } mit.
   *[no] { $name } nimmt { $visitor } mit.
}
everdell-event-visitors-shuffled = { $n ->
    [one] Der weggeschickte Gast kommt zurück.
   *[other] Die { $n } weggeschickten Gäste kommen zurück.
}
everdell-event-gilded = { $you ->
    [yes] Du legst einen goldenen Besetzt-Marker auf die Karte { $card }. Kostenlos kommt: { $guest }.
   *[no] { $name } legt einen goldenen Besetzt-Marker auf die Karte { $card }. Kostenlos kommt: { $guest }.
}
everdell-event-reserved = { $you ->
    [yes] Du reservierst die Karte { $card }.
   *[no] { $name } reserviert die Karte { $card }.
}
everdell-event-unreserved = { $you ->
    [yes] Du gibst die reservierte Karte { $card } auf.
   *[no] { $name } gibt die reservierte Karte { $card } auf.
}
# `$side` is an id.
everdell-ticket-side = { $side ->
    [outbound] Hinfahrt
   *[inbound] Rückfahrt
}
everdell-event-ticket = { $you ->
    [yes] Du fährst mit deiner Fahrkarte: { everdell-ticket-side }.
   *[no] { $name } fährt mit der Fahrkarte: { everdell-ticket-side }.
}
everdell-event-rugwort-station = Fusselwürz schickt die Karte { $card } vom Bahnhof weg.
everdell-event-rugwort-visitor = Fusselwürz verscheucht { $visitor }.
everdell-event-nightweave-station = Phantomia tritt auf Feld { $slot } des Bahnhofs.
everdell-event-nightweave-station-threw = Vom Bahnhof verschwunden: { $card }.
everdell-event-nightweave-station-took = Sie nimmt die Karte { $card } vom Bahnhof auf die Hand.
everdell-event-nightweave-visitor = Ein Gast wird ihre Beute: { $visitor }.
everdell-event-nightweave-visitor-gone = Ein Gast wird weggeschickt: { $visitor }.

# Components.

everdell-about-visitor = { $points ->
    [one] Gast; am Ende 1 Punkt.
   *[other] Gast; am Ende { $points } Punkte.
}
everdell-about-tile = Waggonplättchen, davon { $n }.
# `$which` and `$kind` are ids.
everdell-golden-which = { $which ->
    [tan] braunes
    [green] grünes
    [red] rotes
    [blue] blaues
    [purple] lila
    [common] gewöhnliches
    [unique] einzigartiges
   *[other] { $which }
}
everdell-golden-kind = { $kind ->
    [critter] Wesen
    [construction] Bauwerk
   *[other] { $kind }
}
everdell-about-golden = Goldenes Banner: ein beliebiges { everdell-golden-which } { everdell-golden-kind }.
everdell-about-numbered = { $what ->
    [critter] { $n } Wesen
    [construction] { $n } Bauwerke
   *[card] { $n } Karten
}
everdell-about-needs-events = { $n ->
    [one] Verlangt ein Ereignis, das du erledigt hast.
   *[other] Verlangt { $n } Ereignisse, die du erledigt hast.
}

# In the terminal.

everdell-label-station = Bahnhof
everdell-label-tile = dazu: { $tile }
everdell-label-visitors = Ausliegende Gäste: { $visitors }
everdell-label-her-place = Sie steht auf Feld { $slot } des Bahnhofs.
everdell-label-her-station = dort steht Phantomia
everdell-label-her-visitors = Gäste in ihrer Beute: { $visitors }
everdell-label-visitor = { $met ->
    [yes] { $visitor } ({ $points }, erfüllt)
   *[no] { $visitor } ({ $points })
}
everdell-label-travel = goldene Besetzt-Marker { $golden }; Fahrkarte { $ticket ->
    [outbound] Hinfahrt
    [inbound] Rückfahrt
   *[gone] keine
}; Reservierung { $reservation ->
    [ready] bereit
    [holding] { $card }
    [used] benutzt
   *[none] keine
}
everdell-label-own-visitors = Gäste { $visitors }
everdell-label-needs = { $n } { $what ->
    [card] Karten
    [critter] Wesen
    [construction] Bauwerke
   *[event] Ereignisse
}
