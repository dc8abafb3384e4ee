# Nightweave, the spider: her steps, and the choices that are left to people.

everdell-nightweave = Phantomia
everdell-label-nightweave = Stufe { $level }, { $name }; { $season ->
    [winter] Winter
    [spring] Frühling
    [summer] Sommer
    [autumn] Herbst
   *[over] ist fertig
}; { $home } von { $spiders } Spinnen zu Hause; { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}, { $used } von { $spaces } Plätzen; bisher { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}
everdell-label-her-plots = Sie hat vor: { $names }
everdell-label-her-card = { $left ->
    [one] Zuletzt handelte sie nach Aktionskarte { $number }; 1 Karte ist verdeckt.
   *[other] Zuletzt handelte sie nach Aktionskarte { $number }; { $left } Karten sind verdeckt.
}
everdell-label-her-pawn = Sie sitzt auf Feld { $slot } der Wiese.
everdell-label-her-loot = Ihre Beute: { $cards ->
    [none] {""}
   *[other] { $cards }{ $hidden ->
        [0] {""}
       *[other] {" "}und{" "}
    }
}{ $hidden ->
    [0] {""}
    [one] 1 Karte verdeckt
   *[other] { $hidden } Karten verdeckt
}
everdell-label-her-events = Ihre Ereignisse: { $events }
everdell-label-her-captives = { $n ->
    [one] Auf ihrem Tableau: 1 Arbeiter von dir
   *[other] Auf ihrem Tableau: { $n } Arbeiter von dir
}
everdell-label-her-slot = { $what ->
    [pawn] hier sitzt sie
    [web] neben ihr, mit Netzmarker
   *[beside] neben ihr
}
everdell-label-web = Netzmarker
everdell-label-webs = { $n } Netzmarker
everdell-ask-her-space = Wähle die Karte ihrer eigenen Stadt, die Phantomias Spinne besucht.
everdell-ask-her-open = Wähle die offene Karte, die Phantomias Spinne besucht.
everdell-move-send-spider = ihre Spinne geht auf { $owner ->
    [own] die Karte { $card }
    [nightweave] ihre Karte { $card }
   *[other] die Karte { $card } von { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(Nummer { $copy })
}
everdell-toll = { $kinds ->
    [1] { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
    [2] { $n ->
        [one] { $n } Ressource
       *[other] { $n } Ressourcen
    }
    [3] { $n ->
        [one] { $n } Karte oder Ressource
       *[other] { $n } Karten oder Ressourcen
    }
   *[6] { $n ->
        [one] { $n } Punkt oder Ressource
       *[other] { $n } Punkte oder Ressourcen
    }
}
everdell-ask-toll = { $hers ->
    [yes] Zahle { everdell-toll } wegen Phantomia.
   *[no] Zahle { everdell-toll }.
}
everdell-move-spend = { $kind ->
    [twig] 1 Zweig zahlen
    [resin] 1 Harz zahlen
    [pebble] 1 Kieselstein zahlen
   *[berry] 1 Beere zahlen
}
everdell-move-spend-point = 1 Punkt zahlen
everdell-move-foil = vereiteln
everdell-move-suffer = geschehen lassen
everdell-move-lay = die Lücke füllen: { $card }
everdell-move-web = Netzmarker legen: { $place }
everdell-move-hers = sie ausspielen lassen: { $card } (Feld { $slot })
everdell-ask-foil-plan = { $plan ->
    [web_barricade] Ein Netzmarker würde verhindern, dass deine neue Karte je wieder wirkt. Vereiteln für { $price }?
    [hypnotic_gaze] Phantomias Blick nimmt zwei Karten, eine für den Ablagestapel und eine für ihre Hand. Vereiteln für { $price }?
    [bounty_hunter] Phantomia will eine Karte deiner Stadt. Vereiteln für { $price }?
    [test_of_strength] Phantomia will eine Karte deiner Hand. Vereiteln für { $price }?
   *[extortion] Phantomia fand ihren Platz blockiert und will Punkte dafür. Vereiteln für { $price }?
}
everdell-ask-gaze = Wähle die Karte, die abgeworfen wird; Phantomia bekommt die andere.
everdell-ask-bounty = Wähle die Karte deiner Stadt, die Phantomia nimmt.
everdell-ask-strength = Wähle die Karte deiner Hand, die Phantomia ausspielt.
everdell-ask-nasty = { $n ->
    [one] Phantomia nimmt einen Punktemarker; eine Karte oder Ressource wendet ihn ab.
   *[other] Phantomia nimmt { $n } Punktemarker; eine Karte oder Ressource wendet einen ab.
}
everdell-hue-acc = { $color ->
    [tan] braunen
    [green] grünen
    [red] roten
    [blue] blauen
    [purple] lila
   *[other] { $color }
}
everdell-ask-pessimist = Fülle Feld { $slot } der Wiese mit einer { everdell-hue-acc } Karte deiner Hand.
everdell-ask-spin = { $plan ->
    [masquerade] Wähle das besondere Ereignis, das einen Netzmarker bekommt.
   *[swarm] Wähle den Platz, der dauerhaft einen Netzmarker bekommt.
}
everdell-ask-smarty = { $n ->
    [one] Wirf Ressourcen ab, sonst behält Phantomia eine Karte vom Nachziehstapel.
   *[other] Wirf Ressourcen ab, sonst behält Phantomia { $n } Karten vom Nachziehstapel.
}
everdell-ask-connections = Wirf Karten ab, sonst behält Phantomia für jede deiner Handkarten eine Karte vom Nachziehstapel.
everdell-ask-unravel = Wähle die offene Karte der Wiese, die Phantomia ausspielt.
everdell-no-her-card = { $name }: Phantomia lässt dir die Karte { $card } nicht.
everdell-no-taken-there = { $card } ist die Karte, die du von dort genommen hast.
everdell-no-her-price = { $n ->
    [one] Du kannst nicht zahlen, was Phantomia hier verlangt ({ $place }): eine Karte oder eine Ressource.
   *[other] Du kannst nicht zahlen, was Phantomia hier verlangt ({ $place }): { $n } Karten oder Ressourcen.
}
everdell-clearing = { $clearing ->
    [top_left] die Lichtung oben links
    [bottom_left] die Lichtung unten links
    [top_right] die Lichtung oben rechts
   *[bottom_right] die Lichtung unten rechts
}
everdell-her-action = { $what ->
    [basic] eine Spinne einsetzen: { $place }
    [forest] eine Spinne einsetzen: { $place }
    [journey] eine Spinne auf die Reise schicken: { $place }
    [own-city] eine Spinne in ihre eigene Stadt schicken
    [open-card] eine Spinne auf eine offene Karte schicken
    [basic-event] eine Spinne zu einem einfachen Ereignis schicken
    [special-event] eine Spinne zu einem besonderen Ereignis schicken
    [haven] eine Spinne in die Zuflucht schicken
    [draw] eine Karte ziehen
    [discard] eine Karte für einen Punkt abwerfen
    [play-hand] eine Karte ihrer Hand ausspielen
    [play-meadow] eine Karte der Wiese ausspielen
    [enter] selbst die Wiese betreten
    [ambassador] ihren Frosch an den Fluss schicken
    [wonder] für Perlen ein Wunder und ein Artefakt
   *[none] ihre Ersatzaktion
}{ $then ->
    [draw] , dann eine Karte ziehen
    [discard] , dann eine Karte für einen Punkt abwerfen
   *[none] {""}
}{ $points ->
    [0] {""}
    [level] , und die Punkte ihrer Stufe
    [1] , und 1 Punkt
   *[other] , und { $points } Punkte
}

everdell-event-nightweave-turn = Phantomia ist am Zug.
everdell-event-nightweave-reveals = Sie deckt eine Aktionskarte auf; ihre Jahreszeit: { $season }.
everdell-event-nightweave-acts = Sie tut, was darauf steht: { $words }.
everdell-event-nightweave-reshuffled = Ihre Aktionskarten werden neu gemischt.
everdell-event-nightweave-points = { $n ->
    [one] Phantomia nimmt einen Punktemarker.
   *[other] Phantomia nimmt { $n } Punktemarker.
}
everdell-event-nightweave-drew = { $n ->
    [one] Phantomia zieht eine Karte.
   *[other] Phantomia zieht { $n } Karten.
}
everdell-event-nightweave-discarded = Phantomia wirft die oberste Karte ihrer Hand ab.
everdell-event-nightweave-placed = Eine Spinne wird eingesetzt: { $place }.
everdell-event-nightweave-claimed = Phantomia nimmt das Ereignis { $event }.
everdell-event-nightweave-rolled = Sie würfelt { $die }.
everdell-event-nightweave-turned = Sie deckt die Karte { $card } vom Nachziehstapel auf.
everdell-event-nightweave-played = Die Karte { $card } kommt in ihre Stadt.
everdell-event-nightweave-fool = { $to_you ->
    [you] Phantomia schickt die Karte { $card } in deine Stadt.
   *[other] Phantomia schickt die Karte { $card } in die Stadt von { $to }.
}
everdell-event-nightweave-threw = Phantomia wirft die Karte { $card } ab.
everdell-event-nightweave-entered = Phantomia selbst setzt sich auf Feld { $slot } der Wiese.
everdell-event-nightweave-visited-own = Eine Spinne geht auf ihre Karte { $card }.
everdell-event-nightweave-visited = Eine Spinne geht auf die Karte { $card } in { everdell-owner-city }.
everdell-event-nightweave-home = Phantomia und ihre Spinnen kommen nach Hause.
everdell-event-nightweave-prepared = { $n ->
    [0] Sie bereitet sich auf den { $season } vor: keine neue Spinne.
    [one] Sie bereitet sich auf den { $season } vor: eine neue Spinne.
   *[other] Sie bereitet sich auf den { $season } vor: { $n } neue Spinnen.
}
everdell-event-nightweave-took = Sie nimmt die Karte { $card } von der Wiese auf die Hand.
everdell-event-nightweave-cleared = Von der Wiese verschwunden: { $card }.
everdell-event-nightweave-finished = Phantomia hat ihren Herbst beendet.
everdell-event-nightweave-looted = Die Karte { $card } wird ihre Beute.
everdell-event-nightweave-secret = { $n ->
    [one] Phantomia behält eine Karte vom Nachziehstapel verdeckt als Beute.
   *[other] Phantomia behält { $n } Karten vom Nachziehstapel verdeckt als Beute.
}
everdell-event-nightweave-moved = Phantomia zieht auf Feld { $slot } der Wiese.
everdell-event-nightweave-web = Ein Netzmarker wird gelegt: { $place }.
everdell-event-nightweave-barricaded = Ein Netzmarker kommt auf die Karte { $card }: Sie wirkt nie wieder.
everdell-event-nightweave-whim = Phantomia überlegt es sich anders. Ihre Persönlichkeit ist jetzt: { $personality }.
everdell-event-nightweave-robbed = Phantomia nimmt die Karte { $card } aus { everdell-owner-city }.
everdell-event-nightweave-snatched = { $owner_you ->
    [you] Phantomia nimmt die Karte { $card } aus deiner Hand.
   *[other] Phantomia nimmt die Karte { $card } aus der Hand von { $owner }.
}
everdell-event-nightweave-gazed = { $you ->
    [yes] Phantomias Blick kostet dich { $cards }: Eine wird abgeworfen, eine gehört ihr.
   *[no] Phantomias Blick kostet { $name } zwei Karten: Eine wird abgeworfen, eine gehört ihr.
}
everdell-event-nightweave-showed = { $you ->
    [yes] Phantomia zieht, und du siehst es: { $cards }.
   *[no] { $n ->
        [one] Phantomia zieht eine Karte, und { $name } sieht, welche.
       *[other] Phantomia zieht { $n } Karten, und { $name } sieht, welche.
    }
}
everdell-event-laid = { $you ->
    [yes] Du legst die Karte { $card } auf Feld { $slot } der Wiese.
   *[no] { $name } legt die Karte { $card } auf Feld { $slot } der Wiese.
}
everdell-event-nightweave-legend = Eine legendäre Karte wird in ihre Hand gemischt.
everdell-event-nightweave-took-green = Phantomia nimmt die Karte { $card } aus deiner Stadt und lässt den Flegel dort.
everdell-ask-her-green = Wähle die grüne Karte, die Phantomia nimmt.
