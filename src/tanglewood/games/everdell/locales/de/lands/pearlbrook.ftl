# Pearlbrook: river, frogs, pearls, adornments, wonders.

everdell-ask-pay-any = { $n ->
    [one] Zahle eine Ressource.
   *[other] Zahle { $n } Ressourcen.
}
# `$color` is an id.
everdell-discard-hue = { $color ->
    [tan] braune
    [green] grüne
    [red] rote
    [blue] blaue
    [purple] lila
   *[other] { $color }
}
everdell-ask-discard-colored = { $color ->
    [any] { $n ->
        [one] Wirf eine Karte einer anderen Farbe ab.
       *[other] Wirf { $n } Karten verschiedener Farben ab.
    }
   *[other] { $n ->
        [one] Wirf eine { everdell-discard-hue } Karte ab.
       *[other] Wirf { $n } { everdell-discard-hue } Karten ab.
    }
}
everdell-ask-ferry = Welche Karte des Flusses nutzt du?
everdell-ask-use-river = Nutzt du die Karte { $card }?
everdell-ask-lodge = Mit welchem Bauwerk teilt er sich einen Platz?
everdell-ask-swap-pearl = { $n ->
    [one] Wirf höchstens eine weitere Karte ab und ziehe ebenso viele; zusammen { $goal } wert, bringen sie eine Perle.
   *[other] Wirf bis zu { $n } Karten ab und ziehe ebenso viele; zusammen { $goal } wert, bringen sie eine Perle.
}
everdell-ask-sail = In wessen Stadt segelt das Schiff?
everdell-ask-gilded = Die Kosten welcher blauen Karte nimmst du?
everdell-ask-reflect = Welches Artefakt spiegelt er?
everdell-ask-repeat-tan = Welche braune Karte wirkt noch einmal? Noch { $n }.
everdell-ask-activate-greens = Welche grüne Karte wirkt? Noch { $n }.
everdell-ask-fool-again = In wessen Stadt kommt der Narr?
everdell-ask-bury = Auf welche Karte legst du Punktemarker?
everdell-ask-resort = { $n ->
    [one] Lege höchstens ein weiteres Wesen der Wiese unter das Ereignis.
   *[other] Lege bis zu { $n } Wesen der Wiese unter das Ereignis.
}
everdell-ask-invite = { $chosen ->
    [yes] { $n ->
        [one] Gib höchstens eine weitere Karte ab, oder hör auf.
       *[other] Gib bis zu { $n } Karten ab, oder hör auf.
    }
   *[no] Wem gibst du Karten? Noch bis zu { $n }.
}
everdell-ask-race = Welche Karte legst du unter das Ereignis?

everdell-choice-search = im Nachziehstapel die Karte { $card } suchen und kostenlos ausspielen

everdell-move-frog = Frosch schicken: { $space }
everdell-move-frog-ferry = { $owner ->
    [own] Frosch schicken: { $card }
    [rugwort] Frosch schicken: { $card } von Fusselwürz
    [nightweave] Frosch schicken: { $card } von Phantomia
   *[other] Frosch schicken: { $card } von { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(Nummer { $copy })
}
everdell-move-adorn = Artefakt { $card } ausspielen
everdell-move-reflect = { $card } nutzen
everdell-move-trade-river = { $card } nutzen
everdell-move-lodge = { $card }{ $copy ->
    [1] {""}
   *[other] {" "}(Nummer { $copy })
}
everdell-move-pick = { $card }{ $copy ->
    [1] {""}
   *[other] {" "}(Nummer { $copy })
}

everdell-no-no-river = In dieser Partie gibt es keinen Fluss.
everdell-no-frog-away = Dein Frosch ist weg, bis du dich auf eine Jahreszeit vorbereitest.
everdell-no-frog-there = Schon besetzt: { $place }.
everdell-no-river-colors = Deine Stadt hat die Karten nicht, die hier verlangt sind: { $place }.
everdell-no-river-price = Du kannst nicht zahlen, was die Karte { $card } verlangt.
everdell-no-river-down = Diese Karte liegt noch verdeckt.
everdell-no-other-bank = Du bist bei einer anderen Karte des Flusses.
everdell-no-ferry-price = Keine offen liegende Karte des Flusses könntest du bezahlen.
everdell-no-has-messenger = Die Karte { $card } hat keinen Platz für einen weiteren Kurier.
everdell-no-no-host = Die Karte { $card } braucht ein Bauwerk ohne Kurier, mit dem sie sich einen Platz teilt.
everdell-no-only-forest = { $place } ist kein Waldort.
everdell-no-not-reflected = Kein Gegner hat { $card } ausgespielt.
everdell-no-not-racing = Die Karte { $card } nimmt am Rennen nicht teil.
everdell-no-adorned-before = Du hast { $card } schon ausgespielt.
everdell-no-not-adornment = { $card } ist kein Artefakt von dir.
everdell-no-no-pearl = { $card } kostet eine Perle, und du hast keine.
everdell-no-wonder-built = { $place } ist schon gebaut.
everdell-no-wonder-price = Das kannst du nicht bezahlen: { $place }.
everdell-no-same-color = Eine Karte mit der Farbe von { $card } ist schon weg.

everdell-event-pearls = { $you ->
    [yes] { $n ->
        [one] Du nimmst eine Perle.
       *[other] Du nimmst { $n } Perlen.
    }
   *[no] { $n ->
        [one] { $name } nimmt eine Perle.
       *[other] { $name } nimmt { $n } Perlen.
    }
}
everdell-event-pearls-paid = { $you ->
    [yes] { $n ->
        [one] Du zahlst eine Perle.
       *[other] Du zahlst { $n } Perlen.
    }
   *[no] { $n ->
        [one] { $name } zahlt eine Perle.
       *[other] { $name } zahlt { $n } Perlen.
    }
}
everdell-event-frog = { $you ->
    [yes] Du schickst deinen Frosch los: { $space }.
   *[no] { $name } schickt den Frosch los: { $space }.
}
everdell-event-frog-ferry = { $you ->
    [yes] Du schickst deinen Frosch auf die Karte { $card } in { everdell-owner-city }.
   *[no] { $name } schickt den Frosch auf die Karte { $card } in { everdell-owner-city }.
}
everdell-event-river-turned = Am Fluss liegt: { $river_card }.
everdell-event-showed-off = { $you ->
    [yes] Du wirfst die Karte { $card } offen ab.
   *[no] { $name } wirft die Karte { $card } offen ab.
}
everdell-event-lodged = { $you ->
    [yes] Deine Karte { $card } teilt sich den Platz mit der Karte { $host }.
   *[no] Die Karte { $card } von { $name } teilt sich den Platz mit der Karte { $host }.
}
everdell-event-pirate-showed = { $you ->
    [yes] Du zeigst { $cards }, zusammen { $worth } wert.
   *[no] { $name } zeigt { $cards }, zusammen { $worth } wert.
}
everdell-event-sailed = { $you ->
    [yes] Deine Karte { $card } segelt zu { $to }.
   *[no] Die Karte { $card } von { $name } segelt zu { everdell-person-with }.
}
everdell-event-adorned = { $you ->
    [yes] Du spielst das Artefakt { $adornment } aus.
   *[no] { $name } spielt das Artefakt { $adornment } aus.
}
everdell-event-reflected = { $you ->
    [yes] Dein Spiegel spiegelt das Artefakt { $adornment }.
   *[no] Der Spiegel von { $name } spiegelt das Artefakt { $adornment }.
}
everdell-event-built = { $you ->
    [yes] Du baust das Wunder { $wonder }.
   *[no] { $name } baut das Wunder { $wonder }.
}
everdell-event-searched = { $you ->
    [yes] { $n ->
        [0] Du suchst im Nachziehstapel die Karte { $card }: Es gibt keine.
       *[other] Du suchst im Nachziehstapel die Karte { $card }.
    }
   *[no] { $n ->
        [0] { $name } sucht im Nachziehstapel die Karte { $card }: Es gibt keine.
       *[other] { $name } sucht im Nachziehstapel die Karte { $card }.
    }
}
everdell-event-rugwort-frog = Die Figur von Fusselwürz blockiert: { $space }.
everdell-event-rugwort-wonder = Fusselwürz nimmt das Wunder { $wonder }.
everdell-event-nightweave-frog = Phantomias Frosch geht los: { $space }.
everdell-event-nightweave-pearls = { $n ->
    [one] Phantomia nimmt eine Perle.
   *[other] Phantomia nimmt { $n } Perlen.
}
everdell-event-nightweave-wonder = { $n ->
    [one] Phantomia baut das Wunder { $wonder } für eine Perle.
   *[other] Phantomia baut das Wunder { $wonder } für { $n } Perlen.
}
everdell-event-nightweave-adorned = Phantomia zahlt eine Perle und deckt das Artefakt { $adornment } auf.
everdell-event-nightweave-sailed = { $to_you ->
    [you] Phantomias Karte { $card } segelt mit einer Spinne in deine Stadt.
   *[other] Phantomias Karte { $card } segelt mit einer Spinne in die Stadt von { $to }.
}

everdell-label-river = Fluss
everdell-label-wonders = Wunder
everdell-label-river-space = { $space }: { $card ->
    [down] verdeckt, mit einer Perle
    [none] 2 Ressourcen und 2 Karten für eine Perle
   *[other] { $card }
}
everdell-label-wonder = { $wonder } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $cost }, { $pearls ->
    [one] 1 Perle
   *[other] { $pearls } Perlen
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
})
everdell-label-pearls = { $n ->
    [one] 1 Perle
   *[other] { $n } Perlen
}
everdell-label-frog = { $place ->
    [home] Frosch zu Hause
    [nowhere] Frosch weg
   *[other] Frosch: { $place }
}
everdell-label-adornments = { $n ->
    [one] 1 Artefakt auf der Hand
   *[other] { $n } Artefakte auf der Hand
}{ $names ->
    [none] {""}
   *[other] {" "}({ $names })
}
everdell-label-adorned = Artefakte: { $names }
everdell-label-built = Wunder: { $names }

everdell-about-adornment = Artefakt, für eine Perle ausgespielt.
everdell-about-river-card = { $sort ->
    [citizen] Flussziel, ein Flussbewohner.
   *[location] Flussziel, ein Ort.
}
everdell-about-river-space = { $shared ->
    [yes] Platz für beliebig viele Frösche.
   *[no] Platz für einen Frosch, mit einem Flussziel.
}
everdell-about-river-counts = { $citizens } Flussbewohner und { $locations } Orte liegen am Fluss, alle bekommen { $adornments } Artefakte, und eine am Ende übrige Perle ist { $pearl_points } Punkte wert. Phantomias Artefakte sind je nach Stufe { $levels } Punkte wert.
