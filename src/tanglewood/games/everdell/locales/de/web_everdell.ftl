# The table of Everdell in the browser.

# Spoken names. Whatever can be touched says so at its end.
ev-kind = { $colour ->
    [tan] Bewegung
    [green] Produktion
    [red] Ziel
    [blue] Verwaltung
   *[purple] Wohlstand
} · { $unique ->
    [yes] einzigartiges
   *[no] gewöhnliches
} { $critter ->
    [yes] Wesen
   *[no] Bauwerk
}
ev-card = { $name }, { $kind }, kostet { $cost }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. { $words }
ev-slot = Feld { $slot }: { $what }{ $blocked ->
    [yes] {" "}Der Arbeiter von Fusselwürz steht darauf.
   *[no] {""}
}{ $beside ->
    [yes] {" "}Phantomia sitzt daneben.
   *[no] {""}
}
ev-city-card = { $name }, { $kind }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $noted ->
    [yes] . { $notes }
   *[no] {""}
}. { $words }
ev-occupied = besetzt
ev-prisoners = { $n ->
    [one] 1 Gefangener
   *[other] { $n } Gefangene
}
ev-nobody = niemand
ev-location = { $name }: { $words } { $spaces ->
    [shared] Für alle gemeinsam.
    [1] Ein Platz.
   *[other] { $spaces } Plätze.
} Dort: { $workers }.
ev-place-kind = { $sort ->
    [basic] { $shared ->
        [yes] Einfacher Ort, Platz für alle
       *[no] Einfacher Ort, Platz für einen Arbeiter
    }
    [forest] Waldort
    [haven] Zuflucht, Platz für alle
   *[journey] Reise, im Herbst
}
ev-stands-there = { $n ->
    [0] Hier steht niemand.
   *[other] Hier: { $names }.
}
ev-need-colour = { $n } { $colour ->
    [tan] braun
    [green] grün
    [red] rot
    [blue] blau
   *[purple] lila
}
ev-event = { $name }, verlangt: { $needs }{ $points ->
    [0] {"."}
    [one] ; 1 Punkt.
   *[other] ; { $points } Punkte.
} { $words } { $state ->
    [taken] Erledigt von { $owner }.
    [met] Deine Stadt erfüllt es.
   *[open] Noch nicht erledigt.
}
ev-stock = { $kind ->
    [twig] { $n ->
        [one] 1 Zweig
       *[other] { $n } Zweige
    }
    [resin] { $n } Harz
    [pebble] { $n ->
        [one] 1 Kieselstein
       *[other] { $n } Kieselsteine
    }
   *[berry] { $n ->
        [one] 1 Beere
       *[other] { $n } Beeren
    }
}.
ev-resource = { $kind ->
    [twig] Zweige
    [resin] Harz
    [pebble] Kieselsteine
   *[berry] Beeren
}
ev-legend = Deine legendäre Karte, sie darf { $old } ersetzen: { $what }
ev-ribbon = Legendär: darf kostenlos deine Karte { $old } ersetzen
ev-legends-in-hand = ungespielte legendäre Karten
ev-power = Spielerkraft: { $name }, { $title }. { $words }{ $noted ->
    [yes] {" "}Jetzt: { $notes }.
   *[no] {""}
}
ev-own-power = Was deine Arbeiter können
ev-wild = { $n } Joker-Marker
ev-kept = { $n ->
    [one] 1 Karte daneben
   *[other] { $n } Karten daneben
}
ev-figure-on = die Figur steht auf { $place }
ev-token-on = der Marker liegt auf Feld { $slot } der Wiese
ev-trail = { $n ->
    [one] 1 Waldkarte verdeckt
   *[other] { $n } Waldkarten verdeckt
}
ev-workers = { $free ->
    [one] 1 von { $all } Arbeitern ist frei
   *[other] { $free } von { $all } Arbeitern sind frei
}
ev-season-now = Es ist { $season ->
    [winter] Winter
    [spring] Frühling
    [summer] Sommer
   *[autumn] Herbst
}
ev-deck = Nachziehstapel, { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
ev-discard = Ablagestapel, { $n ->
    [0] leer
    [one] 1 Karte
   *[other] { $n } Karten
}
ev-unseen = Karten, die du nicht gesehen hast
ev-unseen-about = { $n ->
    [one] 1 Karte ist im Nachziehstapel, die anderen sind auf Händen oder verdeckt im Ablagestapel.
   *[other] { $n } Karten sind im Nachziehstapel, die anderen auf Händen oder verdeckt im Ablagestapel.
}
ev-face-down = { $n ->
    [one] 1 Karte liegt verdeckt.
   *[other] { $n } Karten liegen verdeckt.
}
ev-rolled = Er hat { $n } gewürfelt.

# What a card would cost now.
ev-price-ways = Du könntest sie ausspielen: { $ways }.
ev-price-missing = Dir fehlt: { $goods }.
ev-price-no-room = Deine Stadt hat keinen Platz dafür.
ev-way = { $way ->
    [pay] für ihre Kosten
    [occupy] kostenlos, durch Besetzen deiner Karte { $card }
    [use] mit Hilfe deiner Karte { $card }
    [replace] kostenlos, anstelle deiner Karte { $card }
   *[imprison] mit { $card } als Gefangenem in deinem Verlies
}

# Headings.
ev-board = Was allen gemeinsam ist
ev-special = Besondere Ereignisse im großen Baum
ev-basics = Einfache Ereignisse
ev-meadow = Wiese
ev-forest = Waldorte
ev-far = Zuflucht und Reise
ev-river = Einfache Orte
ev-city = Stadt
ev-city-own = Deine Stadt
ev-city-of = Stadt von { $name }
ev-city-large = Stadt von { $name } groß zeigen
ev-hand = Hand
ev-hand-own = Deine Hand
ev-hand-count = Hand: { $n } von { $limit }
ev-goods = Ressourcen und Punktemarker
ev-own-events = Erledigte Ereignisse
ev-ask = Was du gefragt wirst
ev-revealed = Aufgedeckte Karten
ev-list-short = { $n ->
    [one] 1 Möglichkeit
   *[other] Alle { $n } Möglichkeiten
}
ev-part-city = Stadt
ev-part-hand = Hand
ev-part-meadow = Wiese
ev-part-forest = Wald
ev-part-events = Ereignisse
ev-part-others = Andere

# Small words.
ev-first = Startspieler
ev-passed = gepasst
ev-touch = Berühre etwas, das leuchtet.
ev-spaces = { $used } von { $all } Plätzen
ev-free-spaces = { $n ->
    [one] 1 freier Platz
   *[other] { $n } freie Plätze
}
ev-room = Platz für { $n }
ev-kinds = Karten nach Art
ev-kind-count = { $n ->
    [one] 1 davon ist in der Stadt.
   *[other] { $n } davon sind in der Stadt.
}
ev-you-have = { $n ->
    [0] Du hast nichts davon.
   *[other] Du hast { $n }.
}
ev-tokens-now = { $n ->
    [0] Du hast noch keine Marker.
   *[other] Du hast { $n } Marker.
}
ev-her-tokens = { $n ->
    [0] Sie hat noch keine Marker.
    [one] 1 davon ist ein Marker.
   *[other] { $n } davon sind Marker.
}
ev-cards-there = { $n ->
    [0] Er ist jetzt leer.
    [one] Dort liegt jetzt 1 Karte.
   *[other] Dort liegen jetzt { $n } Karten.
}
ev-event-needs = Verlangt: { $needs }.
ev-event-is-mine = { $name }: { $n ->
    [one] 1 Punkt.
   *[other] { $n } Punkte.
}
ev-workers-home = { $n ->
    [1] Ein Arbeiter ist noch zu Hause.
    [2] Zwei Arbeiter sind noch zu Hause.
    [3] Drei Arbeiter sind noch zu Hause.
    [4] Vier Arbeiter sind noch zu Hause.
    [5] Fünf Arbeiter sind noch zu Hause.
    [6] Sechs Arbeiter sind noch zu Hause.
   *[other] { $n } Arbeiter sind noch zu Hause.
}
ev-pass-anyway = Trotzdem passen
ev-pass-not-yet = Noch nicht
ev-season-later = { $season ->
    [spring] Der Frühling kommt
    [summer] Der Sommer kommt
   *[autumn] Der Herbst kommt
}, sobald alle deine Arbeiter eingesetzt sind.
ev-cards-in-hand = Handkarten
ev-free-workers = freie Arbeiter
ev-points-so-far = Punkte bisher
ev-points-open = Punkte bisher. Zeigen, woher sie kommen
ev-points-now = Punkte, wenn das Spiel jetzt endete
ev-source = Herkunft
ev-total = Zusammen
ev-needs = Verlangt: { $needs }
ev-brings = Besetzt bringt es kostenlos herein: { $names }
ev-brings-any = Besetzt bringt es ein beliebiges Wesen kostenlos herein
ev-home = Kommt kostenlos, wenn du besetzt: { $names }
ev-all-cards = Auf der Kartenseite
ev-read-nothing = Zeig auf eine Karte oder einen Ort, um es hier zu lesen.

# Rugwort, when one plays alone.
ev-rugwort-about = spielt ohne Platz
ev-mood = { $mood ->
    [cranky] Griesgram: Er nimmt Karten von deiner Hand
    [glitzy] Glamourös: Seine lila Karten zählen mehr
    [hasty] Eile: Er erledigt Ereignisse früh
    [lucky] Glückspilz: Zweimal dieselbe Zahl bringt ihm einen Punkt
   *[squatty] Gedrungen: Deine leeren Plätze zählen für ihn
}
ev-his-events = von ihm erledigte Ereignisse
ev-he-did = Was er getan hat
ev-rule = Regel { $rule }

# The last turn of the opponent without a seat, once more.
ev-his-turn-again = Seinen Zug noch einmal zeigen
ev-her-turn-again = Ihren Zug noch einmal zeigen
ev-her-turn-again-short = Nochmal ihr Zug
ev-again-at = Schritt { $n } von { $all }
ev-again-back = Einen Schritt zurück
ev-again-on = Nächster Schritt
ev-again-end = Das war alles: zurück zum Tisch

# Nightweave’s lair.
ev-part-lair = Versteck
ev-lair-of = Phantomias Versteck
ev-lair-open = In ihr Versteck
ev-level = { $name }, Stufe { $level }
ev-level-short = { $name } ({ $level })
ev-level-means = das Zeichen ihrer Stufe bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; am Ende zusätzlich { $zero } für jede Karte im Wert von 0, { $rich } für jede lila, legendäre oder Newleaf-Karte, { $special } für jedes besondere Ereignis
ev-quiet-discard = eine Karte abwerfen, ohne Punkt
ev-level-points = Punkte ihrer Stufe: { $n }
ev-level-token = und die Punkte ihrer Stufe
ev-she-did = Was sie getan hat
ev-she-began = Sie war zuerst dran, bevor jemand hinsah: Hier liegt ihre Karte.
ev-spiders = Spinnen
ev-spiders-home = Spinnen zu Hause
ev-spiders-where = { $home } zu Hause, { $out } auf dem Spielplan, { $later } kommen noch
ev-her-events = Ihre Ereignisse
ev-loot = Beute
ev-her-hand = { $n ->
    [one] Ihre Hand: 1 Karte, verdeckt
   *[other] Ihre Hand: { $n } Karten, verdeckt
}
ev-known = Auf dem Weg in ihre Hand gesehen; noch dort oder verdeckt abgeworfen: { $names }
ev-her-city = Ihre Stadt: { $used } von { $all }
ev-season = Jahreszeit
ev-season-name = { $season ->
    [winter] Winter
    [spring] Frühling
    [summer] Sommer
   *[autumn] Herbst
}
ev-now = jetzt
ev-tokens = Punktemarker
ev-where-she-is = Sie selbst
ev-she-sits = Phantomia sitzt auf Feld { $slot } der Wiese
ev-she-is-home = Zu Hause
ev-modules = Was sie vorhat
ev-module = { $table ->
    [personality] Persönlichkeit
    [plan] Plan
   *[intrigue] { $kind ->
        [seasonal] Intrige dieser Jahreszeit
        [short] Intrige
       *[instant] Sofort-Intrige
    }
}
ev-foil = Vereiteln:
ev-intrigues-left = { $n ->
    [one] 1 Intrige ist noch verdeckt.
   *[other] { $n } Intrigen sind noch verdeckt.
}
ev-activity = Die Karte, nach der sie handelt
ev-activity-card = Aktionskarte. Im { $season ->
    [winter] Winter
    [spring] Frühling
    [summer] Sommer
   *[autumn] Herbst
} zuerst: { $first }; geht das nicht: { $second }; sonst: { $backup }. Besetzte Plätze werden { $arrow ->
    [clockwise] im Uhrzeigersinn
   *[counter] gegen den Uhrzeigersinn
} übersprungen.
ev-arrow = { $arrow ->
    [clockwise] im Uhrzeigersinn
   *[counter] gegen den Uhrzeigersinn
}
ev-mark = { $mark ->
    [worker] braucht eine Spinne
   *[pawn] braucht sie selbst
}
ev-else = sonst
ev-to-come = { $n ->
    [one] Kann noch kommen: 1 Karte
   *[other] Kann noch kommen: { $n } Karten
}
ev-to-come-about = { $all ->
    [one] Es ist diese.
   *[other] Von diesen { $all } liegen { $n } verdeckt. Das sagen sie in ihrer Jahreszeit.
}
ev-down = verdeckt
ev-web-on-card = ein Netzmarker liegt darauf
ev-captives = { $n ->
    [one] Ein Arbeiter ist auf ihrem Tableau
   *[other] { $n } Arbeiter sind auf ihrem Tableau
}{ $lent ->
    [0] {"."}
   *[other] ; als Nächstes nutzt sie ihn.
}
ev-owed = Der erste Arbeiter, den du einsetzt, gehört ihr.
ev-turned-away = Von Phantomia umgedreht, nicht nutzbar: { $what }
ev-web-here = Ein Netzmarker liegt darauf.
ev-webs-here = { $n ->
    [one] Ein Netzmarker liegt darauf.
   *[other] { $n } Netzmarker liegen darauf.
}

# Help.
ev-help = So wird gespielt
ev-help-short = Hilfe
ev-help-workers = Setze einen Arbeiter ein, wo etwas leuchtet: am Fluss, im Wald, bei einem Ereignis oder auf einer roten Karte einer Stadt.
ev-help-cards = Spiele Karten aus deiner Hand oder von der Wiese aus. Ein gestrichelter Strich unter einer Zahl sagt, was dir noch fehlt.
ev-help-homes = Ein Bauwerk mit Tür lässt sein Wesen einmal kostenlos einziehen.
ev-help-seasons = Sind alle deine Arbeiter eingesetzt, bereite dich auf die nächste Jahreszeit vor: Sie kommen nach Hause und bringen neue mit.
ev-help-events = Ein Ereignis bekommt, wer zuerst dessen Karten hat und einen Arbeiter hinschickt.
ev-help-rugwort = Nach jeder Karte, die du ausspielst, würfelt Fusselwürz und nimmt die erwürfelte Karte von der Wiese. Mit jeder Jahreszeit blockiert er mehr.
ev-help-nightweave = Phantomia spielt nach jedem deiner Züge: Eine Aktionskarte sagt, was sie in ihrer Jahreszeit tut. Geht das Erste nicht, tut sie das Zweite, sonst das, was unten steht.
ev-help-activity = Ist ein Platz besetzt, geht ihre Spinne zum nächsten der gleichen Art weiter, so herum, wie der Pfeil auf der Karte zeigt.
ev-help-webs = Netze zeigen, was sie gesponnen hat: Karten neben ihr, auf die sie wirkt, und Orte, die etwas mehr kosten.
ev-help-again = Ihr oder sein letzter Zug lässt sich Schritt für Schritt noch einmal ansehen: der Knopf darunter oder R; Pfeile gehen vor und zurück.
ev-help-keys = Tasten: Pfeile und Tab gehen durch, was leuchtet, Enter nimmt es, Z zeigt es groß, Escape geht zurück, U macht rückgängig, H gibt einen Tipp.
ev-help-rules = Alle Regeln

# Laying a table.
web-rival-everdell = Fusselwürz
web-rival-everdell-about = Dein Gegner braucht keinen Platz: eine alte Ratte, die nach jeder Karte, die du ausspielst, eine von der Wiese nimmt und im Lauf der Jahreszeiten Ereignisse erledigt.
ev-companion-ready-rugwort = Was hast du gemacht?
ev-rival-nightweave = Phantomia
ev-rival-nightweave-about = Braucht keinen Platz: eine Spinne, die eine eigene Stadt baut, Spinnen dorthin schickt, wo du hinwillst, und sich selbst auf die Wiese setzt.
web-setting-everdell-rugwort = Jahr von Fusselwürz
web-setting-everdell-mood = Seine Laune
web-setting-everdell-first = Wer beginnt
web-setting-everdell-nightweave = Gegen Phantomia
web-setting-everdell-difficulty = Ihre Stufe
web-setting-everdell-personality = Ihre Persönlichkeit
web-setting-everdell-plan = Ihr Plan
web-setting-everdell-intrigues = Intrigen
web-setting-everdell-farms = Jahreszeiten-Farmen
web-setting-everdell-corrin = Corrin-Karten
web-setting-everdell-extra = Extra! Extra!
web-setting-everdell-rugwort-cards = Fusselwürz-Karten
web-setting-everdell-legends = Legenden
web-setting-everdell-powers = Spielerkräfte
web-choice-everdell-rugwort = { $choice ->
    [1] 1: der Freche
    [2] 2: der Faulige
   *[3] 3: der Frevler
}
web-choice-everdell-mood = { $choice ->
    [none] Keine Laune
    [cranky] Griesgram
    [glitzy] Glamourös
    [hasty] Eile
    [lucky] Glückspilz
   *[squatty] Gedrungen
}
web-choice-everdell-difficulty = { $choice ->
    [0] 0: sanftmütig
    [1] 1: durchtrieben
    [2] 2: unausstehlich
    [3] 3: quälend
   *[4] 4: furchterregend
}
web-choice-everdell-personality = { $choice ->
    [none] Keine
    [any] Irgendeine, zufällig gezogen
    [nasty] Gemein
    [pessimist] Pessimistin
    [infernal] Höllisch
    [vile] Niederträchtig
    [gambler] Spielerin
    [idler] Müßiggängerin
    [privileged] Privilegiert
    [needy] Bedürftig
   *[other] { $choice }
}
web-choice-everdell-plan = { $choice ->
    [none] Keiner
    [any] Irgendeiner, zufällig gezogen
    [masquerade] Maskenball
    [web_barricade] Netzbarrikade
    [hypnotic_gaze] Hypnotischer Blick
    [plot_thickens] Die Intrige verdichtet sich
    [weavers_whim] Laune der Weberin
    [bounty_hunter] Kopfgeldjägerin
    [swarm] Überwältigender Schwarm
    [test_of_strength] Kraftprobe
    [unraveler] Auftrennerin
    [web_expansion] Netzausbau
    [smarty] Schlaubergerin
    [extortion] Erpressung
    [connections] Beziehungen
   *[other] { $choice }
}
web-choice-everdell-legends = { $choice ->
    [none] Keine
    [first] Die ersten zehn
    [more] Die zehn weiteren
   *[both] Alle zwanzig
}
web-choice-everdell-powers = { $choice ->
    [none] Keine
    [mistwood] Die vier aus Mistwood
   *[all] Alle, eine von zweien
}
ev-fixed-plan = Nicht mit Intrigen: Das schließt sich aus.
ev-fixed-intrigues = Nicht mit einem Plan: Das schließt sich aus.
ev-fixed-modules = Nicht mit ihrer Persönlichkeit, ihrem Plan oder Intrigen.

# Other pages.
web-curve-everdell = Punkte, Zug für Zug
web-curve-label-everdell = Kurve, wie es lief: Punkte aller, Zug für Zug
web-total-everdell = Punkte
web-cards-everdell = { $table ->
    [card] Wesen und Bauwerke
    [location] Orte
    [event] Ereignisse
    [season] Jahreszeiten
    [rugwort] Fusselwürz
    [rugwort_points] Wofür Fusselwürz Punkte bekommt
    [activity] Phantomias Aktionskarten
    [personality] Ihre Persönlichkeiten
    [plan] Ihre Pläne
    [intrigue] Ihre Intrigen
    [level] Ihre Stufen
    [lair] Ihr Versteck
    [her_season] Was ihr eine Jahreszeit bringt
    [power] Spielerkräfte
    [adornment] Pearlbrook: Artefakte
    [river_space] Pearlbrook: Ufer des Flusses
    [river_card] Pearlbrook: Karten des Flusses
    [river_counts] Pearlbrook: Aufbau des Flusses
    [visitor] Newleaf: Gäste
    [train_tile] Newleaf: Waggonplättchen
    [garland] Bellfaire: Auszeichnungen
    [market_token] Bellfaire: Marker des Markts
    [fair] Bellfaire: das Fest
    [discovery] Spirecrest: Entdeckungen
    [map_tile] Spirecrest: Kartenstücke
    [weather] Spirecrest: Wetter
    [mountain] Spirecrest: das Gebirge
    [counts] Wie der Tisch aufgebaut wird
   *[other] Mehr
}

# On the other pages: the home page, a new table, rules and cards, the end of a game.
web-game-title-everdell = Everdell
web-game-about-everdell = Baue vor dem Winter eine Stadt im Wald.
web-game-facts-everdell = 1–4 Personen, mit Bellfaire bis zu 6
web-game-picture-everdell = Ein großer hohler Baum über einer kleinen Waldstadt, eine Spinne an ihrem Faden
web-group-everdell = { $group ->
    [alone] Wie stark { $rival } ist
    [lair] Phantomias Versteck
    [box] Was in der Schachtel ist
    [pearlbrook] Pearlbrook: der Fluss
    [newleaf] Newleaf: der Bahnhof
    [bellfaire] Bellfaire: das Fest
    [spirecrest] Spirecrest: das Gebirge
    [start] Wie es losgeht
    [asking] Was du gefragt wirst
   *[rest] Mehr
}
web-part-everdell = { $part ->
    [base] Das Grundspiel
    [solo] Allein, gegen Fusselwürz
    [mistwood] Mistwood: was in der Schachtel ist
    [farms] Jahreszeiten-Farmen
    [corrin] Corrin Evertail
    [extra] Extra-Karten
    [rugwort_cards] Fusselwürz-Karten
    [legends] Legenden
    [powers] Spielerkräfte
    [nightweave] Gegen Phantomia
    [modules] Ihre Pläne, Intrigen und Persönlichkeiten
    [newleaf] Mit Newleaf
    [pearlbrook] Mit Pearlbrook
    [spirecrest] Mit Spirecrest
    [bellfaire] Mit Bellfaire
   *[other] { $part }
}

# Words in names that are too long for a narrow card, with a dot wherever they may be divided. List those of your
# language, from about eleven letters on.
ev-divided =
    Ab·grund·tief Ab·schluss·prüfung Archi·tek·to·nische Blumen·festival Bürger·meister Dichter·ling Fege·hörnchen
    Fracht·waggon Frühlings·farm Fähr·frettchen Gemischt·waren·laden Gewächs·haus Hammer·hörnchen Harz·raffinerie
    Haupt·straße Heiß·luft·ballon Himmels·brücke Holz·schnitzer Immer·flamme Kapellen·decke Kuchen·wett·essen
    Kultur·festival Laden·inhaber Laternen·käfer Minen·maulwurf Mümmel·mann Nobel·schwanz Orts·ansässiger Piraten·schiff
    Sauber·schnauz Schatz·kammer Schiffs·bauer Schmiede·hörnchen Schrift·rollen Silber·schuppen Silber·schweif
    Sonnen·blumen·parade Stadt·jubiläum Stern·schnuppe Steuer·erleich·terung Stolper·schweif Tanz·wett·bewerb
    Toten·gräberin Univer·sität Zeitungs·stand
