# The table of Mycelia in the browser.

my-card-start = Start
my-card-gift = Geschenk

# Spoken names. Whatever can be touched says so at its end.
my-field = { $field }, { $land ->
    [leaves] Laub
    [moss] Moos
    [water] Wasser
    [soil] Erde
   *[shrine] Schreinfeld
}, { $drops ->
    [0] leer
   *[other] { $drops } Tropfen
}{ $prisms ->
    [0] {""}
    [one] , davon 1 Prismatropfen
   *[other] , davon { $prisms } Prismatropfen
}
my-prisms-on = { $n ->
    [one] Der Prismatropfen auf { $field }
   *[other] Die { $n } Prismatropfen auf { $field }
}
my-drops-on = { $field } { $n }{ $prisms ->
    [0] {""}
   *[other] {" "}({ $prisms } Prisma)
}
my-card = { $cost ->
    [0] { $name }. { $words }
    [one] { $name }, kostet 1 Blatt. { $words }
   *[other] { $name }, kostet { $cost } Blätter. { $words }
}
my-single = Beim Anheuern: { $words }
my-bought = Beim Kaufen: { $words }
my-draws = { $n ->
    [0] Beim Legen keine Karte ziehen.
    [one] Beim Legen 1 Karte ziehen.
   *[other] Beim Legen { $n } Karten ziehen.
}
my-gift = { $works ->
    [yes] Geschenk { $name }, wirkt jetzt. { $words }
   *[no] Geschenk { $name }. { $words }
}
my-gift-idle = Keine dauerhafte Fähigkeit.
my-gift-kind = { $colour ->
    [start] Startgeschenk
    [green] Grünes Geschenk
    [amber] Bernstein-Geschenk
   *[violet] Violettes Geschenk
}
my-colour = { $colour ->
    [green] grün
    [amber] bernsteinfarben
   *[violet] violett
}
my-root = { $what } { $colour ->
    [green] Grüner Stapel
    [amber] Bernsteinfarbener Stapel
   *[violet] Violetter Stapel
}, { $n ->
    [one] 1 Geschenk
   *[other] { $n } Geschenke
}
my-tile = Kärtchen { $tile }, { $name }, { $cost ->
    [one] 1 Blatt
   *[other] { $cost } Blätter
}{ $used ->
    [yes] , in diesem Zug benutzt
   *[no] {""}
}
my-gap = Leerer Platz
my-back-hint = die Wahl zurücknehmen

# Headings.
my-showcase = Auslage
my-hand = Hand
my-hand-own = Deine Hand
my-board = Plan
my-board-own = Dein Plan
my-board-of = Plan von { $name }
my-board-says = Plan von { $name }, noch { $left } Tropfen: { $fields }
my-tiles-own = Deine Kärtchen
my-actions = Was du tun kannst
my-supply = Wenn sich der Schrein dreht
my-supply-side = Karte { $card }, Seite { $side }
my-discard-own = Dein Ablagestapel
my-discard-of = Ablagestapel von { $name }
my-gifts = Geschenkbereich
my-gifts-of = Geschenkbereich von { $name }
my-roots = Wurzeln
my-roots-about = Geschenke für Gunst

# Counts.
my-pile = Vorrat
my-pile-says = { $n ->
    [one] Vorratsstapel, 1 Karte
   *[other] Vorratsstapel, { $n } Karten
}
my-draw = Ziehen
my-draw-says = { $n ->
    [one] Nachziehstapel, 1 Karte
   *[other] Nachziehstapel, { $n } Karten
}
my-discard = Ablage
my-discard-says = { $n ->
    [0] Ablagestapel, leer. Öffnen
    [one] Ablagestapel, 1 Karte. Öffnen
   *[other] Ablagestapel, { $n } Karten. Öffnen
}
my-discard-empty = Hier liegt nichts.
my-leaves = Blätter
my-left = Tropfen übrig
my-prisms-left = davon Prismatropfen
my-off = in diesem Zug entfernt
my-box = In der Schachtel:
my-box-shrine = zusätzliche Schreinfelder
my-times = × { $n }
my-hand-count = Handkarten
my-first = Startspieler
my-last-round = letzte Runde

my-shrine-says = Schrein: { $n ->
    [one] 1 von { $of } Löchern ist gefüllt
   *[other] { $n } von { $of } Löchern sind gefüllt
}{ $more ->
    [0] {""}
    [one] , { $more } wartet
   *[other] , { $more } warten
}.
my-shrine-of = { $n } von { $of }
my-shrine-full = dreht sich, wenn voll
my-shrine-more = +{ $n } in diesem Zug
my-shrine-never = dreht sich nicht mehr
my-die = { $face ->
    [sun] Der Würfel zeigt die Sonne.
    [moon] Der Würfel zeigt den Mond.
    [acorn] Der Würfel zeigt die Eichel.
    [feather] Der Würfel zeigt die Feder.
    [snail] Der Würfel zeigt die Schnecke.
   *[web] Der Würfel zeigt das Netz.
}
my-face = { $face ->
    [sun] Sonne
    [moon] Mond
    [acorn] Eichel
    [feather] Feder
    [snail] Schnecke
   *[web] Netz
}: { $fields }.

# The ring of favours.
my-favours-say = Gunst: { $all }
my-favour-at = { $kind ->
    [start] { $name } steht auf Feld { $space }, dem Startfeld.
    [green] { $name } steht auf Feld { $space }, grün.
    [amber] { $name } steht auf Feld { $space }, bernsteinfarben.
    [violet] { $name } steht auf Feld { $space }, violett.
   *[plain] { $name } steht auf Feld { $space }.
}

# Gwidyon, when one plays alone.
my-gwidyon = Gwidyon
my-gwidyon-about = spielt ohne Platz
my-his-turn = sein Zug
my-gwidyon-of = von { $of } Tropfen übrig
my-gwidyon-pile-says = Gwidyons Haufen: { $n } von { $of } Tropfen sind übrig.
my-chip-side = { $side ->
    [remove] Entfernen-Seite oben
   *[rest] ruhige Seite oben
}
my-chip-next = { $side ->
    [remove] Beim nächsten Umdrehen des Plättchens geschieht nichts.
   *[rest] Beim nächsten Umdrehen des Plättchens entfernt er 1 Tropfen.
}
my-solo-cards = Gwidyons Karten
my-solo-card = Gwidyons Karte { $id }
my-solo-says = Karte { $id }: { $words }
my-solo-deck = { $n ->
    [one] 1 Karte ist verdeckt.
   *[other] { $n } Karten sind verdeckt.
}
my-solo-now = wird ausgeführt
my-solo-last = letzte
my-he-did = Was er getan hat

# Where the data of a card come from.
my-source = { $source ->
    [rulebook] aus der Spielregel
    [found] von einer öffentlichen Seite
    [inferred] aus dem Bekannten erschlossen
   *[reconstructed] von uns rekonstruiert
}
my-read-nothing = Zeig auf eine Karte, um sie hier zu lesen.
my-read-nothing-yet = nichts

# On the other pages: the home page, a new table, rules and cards, the end of a game.
web-game-title-mycelia = Mycelia
web-game-about-mycelia = Führe jeden Tautropfen zum Schrein.
web-game-facts-mycelia = 1–4 Personen · etwa 40 Minuten
web-game-picture-mycelia = Pilze rund um einen steinernen Schrein, mit Tautropfen
web-rival-mycelia = Gwidyon
web-rival-mycelia-about = Dein Gegner braucht keinen Platz: Er hat einen Haufen Tropfen, ein Plättchen mit zwei Seiten und sechs Karten. Nach jedem deiner Züge wird eine Karte für ihn aufgedeckt und ausgeführt.
web-setting-mycelia-expansion = Enthaltene Erweiterung
web-setting-mycelia-prisma = Prisma
web-setting-mycelia-boards = Spielplan
web-setting-mycelia-gwidyon = Tropfen auf seinem Haufen
web-setting-mycelia-first = Wer beginnt
web-setting-mycelia-setup = Wo die Tropfen liegen
web-setting-mycelia-ask-leaves = Vor dem Nehmen von Blättern fragen
web-fixed-mycelia-expansion = Gehört zu Prisma: immer dabei.
web-choice-mycelia-boards = { $choice ->
    [front] Vorderseite
    [pond] Rückseite: Teich
    [cushion] Rückseite: Moospolster
    [litter] Rückseite: Laubdecke
    [clearing] Rückseite: kahle Lichtung
   *[random] Zufällige Rückseite
}
web-part-mycelia = { $part ->
    [base] Das Grundspiel
    [effects] Was Karten tun
    [boards] Die Rückseiten der Spielpläne
    [expansion] Die enthaltene Erweiterung
    [solo] Allein, gegen Gwidyon
    [prisma] Prisma
   *[other] { $part }
}
web-cards-mycelia = { $table ->
    [card] Karten zum Anheuern
    [start] Startkarten
    [tile] Aktionskärtchen
    [side] Spielpläne
    [setup] Aufbaukarten
    [supply] Nachschubkarten
    [gift] Geschenke
    [solo] Gwidyons Karten
    [die] Würfel
    [board] Format der Spielpläne
    [prisma] Prisma
    [track] Gunstplattform
    [counts] Zahlen
   *[other] { $table }
}
web-card-cost-mycelia = { $n ->
    [one] kostet 1 Blatt
   *[other] kostet { $n } Blätter
}
web-card-single-mycelia = Beim Anheuern
web-card-set-mycelia = { $set ->
    [base] Grundspiel
    [expansion] enthaltene Erweiterung
    [prisma] Prisma
   *[other] { $set }
}
web-curve-mycelia = Übrige Tropfen, Runde für Runde
web-curve-label-mycelia = Kurve, wie es lief: übrige Tropfen aller, Runde für Runde
