# Spirecrest: weather, exploring, discoveries, big critters, the expedition.

everdell-region = { $region ->
    [foothills] Vorgebirge
    [peak] Gipfel
    [ridge] Gebirgskamm
   *[home] zu Hause
}
everdell-tile-price = { $kind ->
    [any] { $n ->
        [one] { $n } beliebige Ressource
       *[other] { $n } beliebige Ressourcen
    }
    [card] { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
    [point] { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
   *[other] { everdell-goods }
}

everdell-title-explore = Erkunden
everdell-title-expedition = Die Expedition
everdell-title-surplus = Dein Handlimit
everdell-title-stay = Stoppelhuf
everdell-title-critter = Dein Riesenwesen

# Questions.

everdell-ask-chart = { $region ->
    [foothills] Welches Kartenstück des Vorgebirges nimmst du für deinen Weg?
    [peak] Welches Kartenstück des Gipfels nimmst du für deinen Weg?
   *[ridge] Welches Kartenstück des Gebirgskamms nimmst du für deinen Weg?
}
everdell-ask-discover = { $again ->
    [yes] Eine zweite Entdeckung nehmen?
   *[no] Welche Entdeckung nimmst du?
}
everdell-ask-price = Zahle { everdell-toll }.
everdell-ask-expedition = { $n ->
    [one] Deinen Wanderer für 1 Punkt weiterführen: { $tile }?
   *[other] Deinen Wanderer für { $n } Punkte weiterführen: { $tile }?
}
everdell-ask-forgo = Worauf verzichtest du wegen des Wetters?
everdell-ask-lay-under = { $kind ->
    [critter] Ein Wesen deiner Hand oder der Wiese darunterlegen?
   *[construction] Ein Bauwerk deiner Hand oder der Wiese darunterlegen?
} { $n ->
    [one] Eins passt noch.
   *[other] { $n } passen noch.
}
everdell-ask-search = { $kind ->
    [critter] Nenne ein Wesen, das du im Nachziehstapel suchst.
   *[construction] Nenne ein Bauwerk, das du im Nachziehstapel suchst.
}
everdell-ask-keep-lights = Eine aufgedeckte Karte behalten?
everdell-ask-map-seller = Nimm eine Karte von der Wiese oder vom Ablagestapel.
everdell-ask-discard-colors = { $n ->
    [one] Wirf eine Karte der letzten Farbe ab.
   *[other] Wirf { $n } Karten verschiedener Farben ab.
}
everdell-ask-call-worker = Welcher deiner Arbeiter kommt mit?
everdell-ask-mine = { $n ->
    [one] Eine Karte liegt dort: weitergraben, oder aufhören und sie behalten?
   *[other] { $n } Karten liegen dort: weitergraben, oder aufhören und sie behalten?
}
everdell-ask-lab = Welche Karte spielst du aus?
everdell-ask-lab-discard = { $n ->
    [0] Karten abwerfen, um die Karte { $card } billiger zu machen?
   *[other] Die Karte { $card } ist um { $n } billiger. Weitere abwerfen?
}
everdell-ask-send-critter = Wohin geht { $name }?
everdell-ask-stay = Bleibt Stoppelhuf, wo er ist?
everdell-ask-prospect = { $n ->
    [one] Vor dem Ziehen eine Karte abwerfen? Eine darf gehen.
   *[other] Vor dem Ziehen eine Karte abwerfen? { $n } dürfen gehen.
}
everdell-ask-beak = Eine abgeworfene Karte nehmen?

# Options.

everdell-move-chart = { $n ->
    [one] Kartenstück { $tile } nehmen (1 Punkt für { $price })
   *[other] Kartenstück { $tile } nehmen ({ $n } Punkte für { $price })
}
everdell-move-discover = { $n ->
    [0] { $find } kostenlos nehmen
    [one] { $find } für 1 Karte oder Ressource nehmen
   *[other] { $find } für { $n } Karten oder Ressourcen nehmen
}
everdell-move-send-critter = { $find } losschicken
everdell-move-lift-critter = { $find }
everdell-move-stay = bleiben und den Platz noch einmal nutzen
everdell-move-advance = { $n ->
    [one] weiter: { $tile }, { $price } für 1 Punkt zahlen
   *[other] weiter: { $tile }, { $price } für { $n } Punkte zahlen
}
everdell-move-stand = { $owner ->
    [own] auf die eigene Karte { $card } stellen
   *[other] auf die Karte { $card } einer anderen Stadt stellen
}
everdell-move-play-under = { $card } unter der Entdeckung hervor ausspielen
everdell-move-play-beside = { $card } aus dem Sturmtal ausspielen
everdell-move-less-for = dank der Entdeckung { $find } weniger zahlen
everdell-move-name = { $card } nennen
everdell-move-forgo = { $kind ->
    [twig] auf 1 Zweig verzichten
    [resin] auf 1 Harz verzichten
    [pebble] auf 1 Kieselstein verzichten
    [berry] auf 1 Beere verzichten
   *[card] auf die letzte Karte verzichten
}
everdell-move-send-beside = ihre Spinne: { $place }

# What happened.

everdell-event-charted = { $you ->
    [yes] Du nimmst das Kartenstück { $tile }.
   *[no] { $name } nimmt das Kartenstück { $tile }.
}
everdell-event-found = Aufgedeckt: { $finds }.
everdell-event-discovered = { $you ->
    [yes] Du entdeckst: { $find }.
   *[no] { $name } entdeckt: { $find }.
}
everdell-event-travelled = { $you ->
    [yes] Dein Wanderer kommt an: { $region }.
   *[no] Der Wanderer von { $name } kommt an: { $region }.
}
everdell-event-weather-up = Wetter im { $season }: { $weather }.
everdell-event-tiles-up = Kartenstücke, { $region }: { $tiles }.
everdell-event-weather-took = Das Wetter fordert seinen Teil: { $weather }.
everdell-event-laid-under = { $you ->
    [yes] Du legst die Karte { $card } unter deine Entdeckung.
   *[no] { $name } legt die Karte { $card } unter eine Entdeckung.
}
everdell-event-laid-beside = Jetzt neben dem Sturmtal: { $cards }.
everdell-event-used-find = Billiger durch die Entdeckung { $find }.
everdell-event-combed = { $found ->
    [yes] { $you ->
        [yes] Du findest die Karte { $card } im Nachziehstapel.
       *[no] { $name } findet die Karte { $card } im Nachziehstapel.
    }
   *[no] { $you ->
        [yes] Du suchst die Karte { $card } vergebens.
       *[no] { $name } sucht die Karte { $card } vergebens.
    }
}
everdell-event-drew-discard = { $you ->
    [yes] Du nimmst vom Ablagestapel: { $cards }.
   *[no] { $n ->
        [one] { $name } nimmt eine Karte vom Ablagestapel.
       *[other] { $name } nimmt { $n } Karten vom Ablagestapel.
    }
}
everdell-event-buried = { $card } liegt auch auf der Wiese: Alles ist verloren.
everdell-event-called-worker = { $you ->
    [yes] Du holst einen Arbeiter dazu.
   *[no] { $name } holt einen Arbeiter dazu.
}
everdell-event-stood = { $owner_you ->
    [you] { $find } steht auf deiner Karte { $card }.
    [own] { $find } steht auf der Karte { $card } von { $name }.
   *[other] { $find } steht auf der Karte { $card } von { $owner }.
}
everdell-event-stayed = { $find } bleibt stehen.
everdell-event-crossed = { $you ->
    [yes] { $points ->
        [one] Dein Wanderer überquert { $tile } für 1 Punkt.
       *[other] Dein Wanderer überquert { $tile } für { $points } Punkte.
    }
   *[no] { $points ->
        [one] Der Wanderer von { $name } überquert { $tile } für 1 Punkt.
       *[other] Der Wanderer von { $name } überquert { $tile } für { $points } Punkte.
    }
}
everdell-event-rugwort-charted = Fusselwürz nimmt das Kartenstück { $tile }.
everdell-event-nightweave-charted = Phantomia nimmt das Kartenstück { $tile }.
everdell-event-nightweave-discovered = Phantomia nimmt die Entdeckung { $find }.

# Refusals.

everdell-no-weather = Das Wetter lässt es nicht zu: { $weather }.
everdell-no-weather-toll = { $kinds ->
    [1] Das Wetter ({ $weather }) verlangt eine Karte mehr, als du entbehren kannst.
   *[other] Das Wetter ({ $weather }) verlangt eine Ressource mehr, als du entbehren kannst.
}
everdell-no-not-given-there = Das hat der Ort nicht gebracht.
everdell-no-not-here = Das liegt nicht in der Gegend deines Wanderers: { $name }.
everdell-no-not-in-row = Nicht aufgedeckt: { $name }.
everdell-no-find-too-dear = { $n ->
    [one] Die Entdeckung { $name } kostet 1 Karte oder Ressource, mehr als du hast.
   *[other] Die Entdeckung { $name } kostet { $n } Karten oder Ressourcen, mehr als du hast.
}
everdell-no-not-in-deck = { $card } ist keine Karte dieses Stapels.
everdell-no-from-discard = Hier kommen Karten von der Wiese oder vom Ablagestapel.
everdell-no-no-pile-left = Der Ablagestapel ist leer.
# `$color` is an id.
everdell-hue-nominative = { $color ->
    [tan] braune
    [green] grüne
    [red] rote
    [blue] blaue
    [purple] lila
   *[other] { $color }
}
everdell-no-color-gone = Eine { everdell-hue-nominative } Karte ist schon abgeworfen.
everdell-no-enough-less = Die Karte { $card } kann nicht billiger werden.
everdell-no-not-under = Die Karte { $card } liegt nicht unter einer deiner Entdeckungen.
everdell-no-critter-out = { $name } ist schon auf dem Spielplan.
everdell-no-no-critter-here = { $name } arbeitet nicht für dich.
everdell-no-cannot-stand = Dort kann es nicht stehen.
everdell-no-not-lifted = Dieser Arbeiter kann jetzt nicht bewegt werden.

# Components, and the table in a terminal.

everdell-about-weather = { $season ->
    [winter] Wetter im Winter, für alle, die in dieser Jahreszeit sind.
    [spring] Wetter im Frühling, für alle, die in dieser Jahreszeit sind.
    [summer] Wetter im Sommer, für alle, die in dieser Jahreszeit sind.
   *[autumn] Wetter im Herbst, für alle, die in dieser Jahreszeit sind.
}
everdell-about-discovery = Entdeckung ({ $region }).
everdell-about-map-tile = Kartenstück einer Expedition: { $n } Punkte für { $price }.
everdell-about-mountain = Der Weg führt über: { $regions }. Drei Entdeckungen werden aufgedeckt und kosten { $prices } Karten oder Ressourcen; jede Gegend hat ein Kartenstück pro Person und { $more_tiles } dazu, und { $stormvale } Karten liegen neben dem Sturmtal.
everdell-label-mountain = Gebirge
everdell-label-weather = Wetter: { $cards }.
everdell-label-region = { $region }: { $tiles }{ $down ->
    [0] {""}
   *[other] {" "}({ $down } verdeckt)
}; { $deck ->
    [one] 1 Entdeckung
   *[other] { $deck } Entdeckungen
} im Stapel.
everdell-label-found = Aufgedeckt, mit Preisen: { $finds }.
everdell-label-beside = Neben dem Sturmtal: { $cards }.
everdell-label-own-mountain = Wanderer: { $region }. Expedition: { $tiles }. Entdeckungen: { $finds }.

# Where a big critter is when it stands on no place that has a name.
everdell-label-critter-at = { $place ->
    [home] wartet
    [going] unterwegs
    [lost] weg
    [the_deck] Nachziehstapel
    [the_discard_pile] Ablagestapel
    [nowhere] nirgends
   *[other] { $place }
}
