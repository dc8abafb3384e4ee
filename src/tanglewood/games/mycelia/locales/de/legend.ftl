# The symbols of the game: a name and at most twelve words for each. Order and drawings are in legend.toml.

mycelia-symbols-on-the-board = Auf dem Plan
mycelia-symbol-dewdrop = Tautropfen
mycelia-symbol-dewdrop-says = Führe ihn zum Schrein.
mycelia-symbol-drops-here = Tropfen hier
mycelia-symbol-drops-here-says = So viele Tropfen liegen auf diesem Feld.
mycelia-symbol-leaf-litter = Laub
mycelia-symbol-leaf-litter-says = Eine Landschaft; Karten nennen, wo sie wirken.
mycelia-symbol-moss = Moos
mycelia-symbol-moss-says = Eine Landschaft.
mycelia-symbol-water = Wasser
mycelia-symbol-water-says = Eine Landschaft.
mycelia-symbol-soil = Erde
mycelia-symbol-soil-says = Eine Landschaft nur für Karten mit „beliebiges Feld“.
mycelia-symbol-shrine-field = Schreinfeld
mycelia-symbol-shrine-field-says = Ein hierher geschobener Tropfen ist vom Plan.
mycelia-symbol-extra-shrine-field = zusätzliches Schreinfeld
mycelia-symbol-extra-shrine-field-says = Ein zweiter Weg von deinem Plan.
mycelia-symbol-shrine = Schrein
mycelia-symbol-shrine-says = Sammelt Tropfen; dreht sich, wenn er voll ist.
mycelia-symbol-supply-map = Nachschubkarte
mycelia-symbol-supply-map-says = Wohin neue Tropfen kommen, wenn sich der Schrein dreht.
mycelia-symbol-die-faces = Würfelseiten
mycelia-symbol-die-faces-says = Der Würfel bestimmt eine; die Karte zeigt deren Felder.

mycelia-symbols-on-cards = Auf Karten
mycelia-symbol-price = Preis
mycelia-symbol-price-says = So viele Blätter zahlst du, um diesen Pilz anzuheuern.
mycelia-symbol-leaves = Blätter
mycelia-symbol-leaves-says = So viele Blätter erhältst du.
mycelia-symbol-from-this-landscape = von dieser Landschaft
mycelia-symbol-from-this-landscape-says = Wähle ein Feld dieser Art.
mycelia-symbol-any-field = beliebiges Feld
mycelia-symbol-any-field-says = Jede Landschaft passt, auch Erde.
mycelia-symbol-at-least-so-many = mindestens so viele
mycelia-symbol-at-least-so-many-says = So viele Tropfen müssen dort liegen, oder mehr.
mycelia-symbol-exactly = genau
mycelia-symbol-exactly-says = Genau so viele Tropfen, nicht mehr, nicht weniger.
mycelia-symbol-move = verschieben
mycelia-symbol-move-says = Ein Tropfen, ein Feld: oben, unten, links oder rechts.
mycelia-symbol-take-off = entfernen
mycelia-symbol-take-off-says = Ein Tropfen verlässt sofort den Plan.
mycelia-symbol-if-you-can-and-like = wenn möglich und gewünscht
mycelia-symbol-if-you-can-and-like-says = Weiterer Tropfen, nur wenn er da ist.
mycelia-symbol-all-around = ringsum
mycelia-symbol-all-around-says = Ein Tropfen von jedem Nachbarfeld, das welche hat.
mycelia-symbol-around = drumherum
mycelia-symbol-around-says = Ein Tropfen von so vielen Nachbarfeldern deiner Wahl.
mycelia-symbol-up-to-so-often = höchstens so oft
mycelia-symbol-up-to-so-often-says = Wiederhole es, auf demselben Feld oder einem anderen.
mycelia-symbol-and = und
mycelia-symbol-and-says = Beides, von links nach rechts; lass verfallen, was du magst.
mycelia-symbol-or = oder
mycelia-symbol-or-says = Eines von beiden, nie beides.
mycelia-symbol-the-others = die anderen
mycelia-symbol-the-others-says = Alle anderen dürfen das nehmen; du nicht.
mycelia-symbol-once-when-hired = einmal, beim Anheuern
mycelia-symbol-once-when-hired-says = Wirkt beim Anheuern, danach nie wieder.
mycelia-symbol-let-go = loslassen
mycelia-symbol-let-go-says = Entferne eine Karte für immer aus deinem Ablagestapel.
mycelia-symbol-bring-back = recyceln
mycelia-symbol-bring-back-says = Eine Karte vom Ablagestapel oben auf dein Deck.
mycelia-symbol-new-tile = neues Kärtchen
mycelia-symbol-new-tile-says = Nimm dieses Kärtchen; nutze es einmal pro Zug.
mycelia-symbol-start-card = Startkarte
mycelia-symbol-start-card-says = Eine der Karten, mit denen alle beginnen.

mycelia-symbols-around-the-table = Rund um den Tisch
mycelia-symbol-leaves-around-the-table = Blätter
mycelia-symbol-leaves-around-the-table-says = Damit zahlst du; bei Gleichstand entscheiden sie.
mycelia-symbol-drops-left = Tropfen übrig
mycelia-symbol-drops-left-says = Noch auf diesem Plan. Null beendet das Spiel.
mycelia-symbol-off-now = jetzt entfernt
mycelia-symbol-off-now-says = In diesem Zug entfernte Tropfen.
mycelia-symbol-draw-pile = Nachziehstapel
mycelia-symbol-draw-pile-says = Deine nächsten Karten; angeheuerte liegen oben.
mycelia-symbol-discard-pile = Ablagestapel
mycelia-symbol-discard-pile-says = Gespielte Karten; gemischt, wenn der Nachziehstapel nicht reicht.
mycelia-symbol-showcase = Auslage
mycelia-symbol-showcase-says = Pilze zum Anheuern; Lücken füllen sich am Zugende.
mycelia-symbol-new-showcase = neue Auslage
mycelia-symbol-new-showcase-says = { $mycelia__tile__a__cost ->
    [one] 1 Blatt
   *[other] { $mycelia__tile__a__cost } Blätter
    }: { $mycelia__counts__showcase ->
    [one] 1 neuer Pilz
   *[other] { $mycelia__counts__showcase } neue Pilze
    }. Einmal pro Zug.
mycelia-symbol-a-step = ein Schritt
mycelia-symbol-a-step-says = { $mycelia__tile__b__cost ->
    [one] 1 Blatt
   *[other] { $mycelia__tile__b__cost } Blätter
    }: ein beliebiger Tropfen, ein Feld.
mycelia-symbol-two-steps = zwei Schritte
mycelia-symbol-two-steps-says = { $mycelia__tile__c__cost ->
    [one] 1 Blatt
   *[other] { $mycelia__tile__c__cost } Blätter
    }: zwei Tropfen eines Felds ziehen.
mycelia-symbol-off-the-board = weg vom Plan
mycelia-symbol-off-the-board-says = { $mycelia__tile__d__cost ->
    [one] 1 Blatt
   *[other] { $mycelia__tile__d__cost } Blätter
    }: einen beliebigen Tropfen entfernen.
mycelia-symbol-let-go-around-the-table = loslassen
mycelia-symbol-let-go-around-the-table-says = { $mycelia__tile__e__cost ->
    [one] 1 Blatt
   *[other] { $mycelia__tile__e__cost } Blätter
    }: eine eigene Karte entfernen.
mycelia-symbol-first-player = Startspieler
mycelia-symbol-first-player-says = Die letzte Runde endet vor diesem Platz.

mycelia-symbols-gwidyon = Gwidyon
mycelia-symbol-his-pile = sein Haufen
mycelia-symbol-his-pile-says = Ist er leer, gewinnt er.
mycelia-symbol-chip-a-drop = Plättchen: ein Tropfen
mycelia-symbol-chip-a-drop-says = Dreht es sich auf diese Seite, verliert er einen Tropfen.
mycelia-symbol-chip-quiet = Plättchen: Ruhe
mycelia-symbol-chip-quiet-says = Dreht es sich auf diese Seite, geschieht nichts.
mycelia-symbol-solo-card = Solokarte
mycelia-symbol-solo-card-says = Was er nach deinem Zug tut.

mycelia-symbols-prisma = Prisma
mycelia-symbol-prism-drop = Prismatropfen
mycelia-symbol-prism-drop-says = Ein Tropfen, der beim Entfernen eine Gunst bringt.
mycelia-symbol-favours = Gunst
mycelia-symbol-favours-says = Dein Pilz zieht so viele Felder.
mycelia-symbol-favour-ring = Gunstplattform
mycelia-symbol-favour-ring-says = Besetzte Felder werden übersprungen.
mycelia-symbol-gift-spaces = Geschenkfelder
mycelia-symbol-gift-spaces-says = Kaufe ein Geschenk dieser Farbe oder einer niedrigeren.
mycelia-symbol-idle-mushroom = unbenutzter Pilz
mycelia-symbol-idle-mushroom-says = Zieht nie; du springst darüber.
mycelia-symbol-gift = Geschenk
mycelia-symbol-gift-says = Hilft dir jedes Mal, wenn du es ziehst.
mycelia-symbol-draws = zieht
mycelia-symbol-draws-says = So viele Karten zieht es beim Legen.
mycelia-symbol-gift-area = Geschenkbereich
mycelia-symbol-gift-area-says = Offene Geschenke; sie wirken bis zum Ende deines Zugs.
mycelia-symbol-favour = Gunst
mycelia-symbol-favour-says = { $mycelia__tile__f__cost ->
    [one] 1 Blatt
   *[other] { $mycelia__tile__f__cost } Blätter
    }: eine Gunst.
mycelia-symbol-bring-back-prisma = recyceln
mycelia-symbol-bring-back-prisma-says = { $mycelia__tile__g__cost ->
    [one] 1 Blatt
   *[other] { $mycelia__tile__g__cost } Blätter
    }: eine gespielte Karte oben auf dein Deck.
