# Everdell's components in words, for the terminal, `tanglewood cards` and the browser.

everdell-about-name = { $table ->
    [season] { $season ->
        [winter] Winter
        [spring] Frühling
        [summer] Sommer
       *[autumn] Herbst
    }
    [her_season] { $season ->
        [winter] Phantomias Winter
        [spring] Phantomias Frühling
        [summer] Phantomias Sommer
       *[autumn] Phantomias Herbst
    }
    [activity] Aktionskarte { $number }
    [counts] Wie der Tisch aufgebaut wird
    [rugwort_points] Wofür Fusselwürz Punkte bekommt
    [fair] Das Fest
    [lair] Phantomias Versteck
    [river_counts] Wie der Fluss aufgebaut wird
    [mountain] Das Gebirge
   *[other] { $table } { $id }
}

# Colours as words; `$color` is an id.
everdell-about-hue = { $color ->
    [tan] braun
    [green] grün
    [red] rot
    [blue] blau
    [purple] lila
   *[other] { $color }
}
everdell-about-hue-plural = { $color ->
    [tan] braune
    [green] grüne
    [red] rote
    [blue] blaue
    [purple] lila
   *[other] { $color }
}
everdell-about-card = { $unique ->
    [yes] Einzigartiges
   *[no] Gewöhnliches
} { $kind ->
    [critter] Wesen
   *[construction] Bauwerk
}, { everdell-about-hue } ({ $what }).
everdell-about-card-numbers = Kostet { $cost }; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; { $legend ->
    [yes] { $set ->
        [legends_first] eine der ersten zehn legendären Karten, die nicht im Nachziehstapel sind
       *[legends_more] eine der zehn weiteren legendären Karten, die nicht im Nachziehstapel sind
    }
   *[no] { $copies ->
        [one] 1 Exemplar
       *[other] { $copies } Exemplare
    } { $set ->
        [base] im Nachziehstapel
        [farms] im Nachziehstapel mit den Jahreszeiten-Farmen
        [corrin] im Nachziehstapel mit den Corrin-Karten
        [extra] im Nachziehstapel mit Extra! Extra!
        [pearlbrook] im Nachziehstapel mit Pearlbrook
        [newleaf] im Nachziehstapel mit Newleaf
        [bellfaire] im Nachziehstapel mit Bellfaire
        [spirecrest] im Nachziehstapel mit Spirecrest
       *[rugwort_cards] im Nachziehstapel mit den Fusselwürz-Karten
    }
}.
everdell-about-ribbon = Darf kostenlos diese Karte deiner Stadt ersetzen und zählt dann als sie: { $card }.
everdell-about-brings = Darf kostenlos einziehen: { $critters }.
everdell-about-home = Zieht kostenlos ein mit: { $homes }.
everdell-about-hue-neuter = { $color ->
    [tan] braunes
    [green] grünes
    [red] rotes
    [blue] blaues
    [purple] lila
   *[other] { $color }
}
everdell-about-hue-dative = { $color ->
    [tan] braunen
    [green] grünen
    [red] roten
    [blue] blauen
    [purple] lila
   *[other] { $color }
}
everdell-about-any-critter = { $color ->
    [none] ein beliebiges Wesen
   *[other] ein beliebiges { everdell-about-hue-neuter } Wesen
}
everdell-about-never-used = Diese Karten nutzt sie nie: { $cards }.
everdell-about-free-by = { $color ->
    [any] Zieht kostenlos ein mit einem beliebigen Bauwerk deiner Stadt.
   *[other] Zieht kostenlos ein mit einem beliebigen { everdell-about-hue-dative } Bauwerk deiner Stadt.
}

everdell-about-location = { $sort ->
    [basic] Einfacher Ort
    [forest] Waldort
    [haven] Die Zuflucht
    [land] Ein besonderer Ort
   *[journey] Eine Reise
}{ $points ->
    [0] {""}
    [one] , 1 Punkt
   *[other] , { $points } Punkte
}; { $shared ->
    [yes] beliebig viele Arbeiter dürfen dort stehen
   *[no] { $sort ->
        [forest] ein Arbeiter darf dort stehen, zu viert zwei
       *[other] ein Arbeiter darf dort stehen
    }
}.
everdell-about-event = { $sort ->
    [basic] Einfaches Ereignis
   *[special] Besonderes Ereignis
}; { $points ->
    [0] die Punkte hängen davon ab, was du tust
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
everdell-about-colored = { $n } { everdell-about-hue-plural } Karten
everdell-about-needs = Verlangt in deiner Stadt: { $cards }.
everdell-about-power = Spielerkraft, { $title }; aus { $box ->
    [mistwood] Mistwood
    [bellfaire] Bellfaire
   *[newleaf] Newleaf
}.
everdell-about-season = { $season ->
    [winter] Das Spiel beginnt im Winter.
   *[other] { $workers ->
        [one] Deine Arbeiter kommen nach Hause, und 1 weiterer kommt dazu.
       *[other] Deine Arbeiter kommen nach Hause, und { $workers } weitere kommen dazu.
    }
}{ $bonus ->
    [produce] {" "}Deine grünen Karten produzieren.
    [none] {""}
   *[other] { $season ->
        [winter] {""}
       *[other] {" "}Du darfst bis zu 2 Karten von der Wiese ziehen.
    }
}

everdell-about-rugwort = Jahr { $year } im Solospiel: Im Herbst geht er auf die { $journey }, und jedes besondere Ereignis, das du nicht erledigt hast, bringt ihm { $missed_special ->
    [one] 1 Punkt
   *[other] { $missed_special } Punkte
}.{ $worker ->
    [yes] {" "}Im Herbst verlässt einer seiner Arbeiter das Spiel zusammen mit einem von deinen.
   *[no] {""}
}
everdell-about-rugwort-points = Er erhält { $card } Punkte für eine Karte seiner Stadt, { $purple } für eine lila Karte und { $basic_event } für ein einfaches Ereignis. Ist er glamourös, bringt eine lila Karte { $glitzy_purple }; ist er gedrungen, bringt ihm ein leerer Platz deiner Stadt { $squatty_space }.
everdell-about-walk = Sein Arbeiter auf den einfachen Orten steht, von Winter bis Herbst, auf: { $places }.
everdell-about-counts = Eine Hand fasst bis zu { $hand_limit } Karten, die Wiese { $meadow }, eine Stadt hat { $city } Plätze; { $workers } Arbeiter von Beginn an und { $specials } besondere Ereignisse. Karten zu Beginn, ab dem Startspieler: { $hands }. Waldkarten für 1, 2, 3 und 4 Personen: { $forest }.

everdell-about-level = Stufe { $level }: Wo eine Karte es sagt, erhält sie { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Am Ende bringt ihr ein besonderes Ereignis { $special_event } Punkte, eine Karte im Wert von 0 Punkten zusätzlich { $zero_card }, eine Wohlstandskarte, legendäre Karte oder Newleaf-Karte zusätzlich { $prosperity }.
everdell-about-her-season = { $season ->
    [winter] Sie beginnt mit { $spiders } Spinnen.
   *[other] { $spiders ->
        [one] Sie bekommt 1 weitere Spinne.
       *[other] Sie bekommt { $spiders } weitere Spinnen.
    }
}{ $draws ->
    [0] {""}
    [one] {" "}Sie zieht 1 Karte.
   *[other] {" "}Sie zieht { $draws } Karten.
}{ $takes ->
    [0] {""}
    [one] {" "}Sie nimmt 1 zufällige Karte der Wiese auf die Hand.
   *[other] {" "}Sie nimmt { $takes } zufällige Karten der Wiese auf die Hand.
}{ $clears ->
    [0] {""}
    [one] {" "}1 zufällige Karte der Wiese wird abgeworfen.
   *[other] {" "}{ $clears } zufällige Karten der Wiese werden abgeworfen.
}{ $legend ->
    [yes] {" "}Mit legendären Karten bekommt sie eine davon.
   *[no] {""}
}
everdell-about-lair = Sie beginnt mit { $one ->
    [one] 1 Karte
   *[other] { $one } Karten
} gegen eine Person und { $two ->
    [one] 1 Karte
   *[other] { $two } Karten
} gegen zwei; die Personen am Tisch beginnen mit { $start_hand }. Ihre Stadt hat { $city } Plätze, eine Spinne, die dorthin geht, bringt ihr { $own_city } Punkte, und ihr Würfel hat { $die } Seiten.
everdell-about-left-out = Gegen sie bleibt weg: { $events }.
everdell-about-activity = Im Spiel ab { $season ->
    [winter] Winter
    [spring] Frühling
    [summer] Sommer
   *[autumn] Herbst
}. Besetzte Plätze werden { $arrow ->
    [clockwise] im Uhrzeigersinn
   *[counter] gegen den Uhrzeigersinn
} übersprungen.{ $mark ->
    [worker] {" "}Dafür braucht es eine Spinne.
    [pawn] {" "}Dafür braucht es ihre eigene Figur.
   *[other] {""}
}
everdell-about-actions = { $season ->
    [winter] Winter
    [spring] Frühling
    [summer] Sommer
   *[autumn] Herbst
}: { $first }; geht das nicht: { $second }.
everdell-about-backup = { $action ->
    [haven] Geht beides nicht, schickt sie eine Spinne in die Zuflucht und nimmt die Punkte ihrer Stufe.
    [draw] Geht beides nicht, zieht sie eine Karte und nimmt die Punkte ihrer Stufe.
   *[discard] Geht beides nicht, wirft sie eine Karte ab und nimmt die Punkte ihrer Stufe.
}
everdell-about-module = { $table ->
    [personality] Eine Persönlichkeit Phantomias, für die ganze Partie.
    [plan] Ein Plan Phantomias, für die ganze Partie.
   *[intrigue] { $kind ->
        [seasonal] Eine Intrige Phantomias, für eine Jahreszeit.
       *[instant] Eine Intrige Phantomias, sofort.
    }
}
everdell-about-foil = Vereiteln: { $foil }
