# Every symbol of the table: its name, and what it does in one sentence. What it does at the moment stands at the end.

# ------------------------------------------------------------------ the board

symbol-mycelia-drop = Tautropfen
symbol-mycelia-drop-about = Führe ihn zum Schrein; der erste leere Plan gewinnt.
symbol-mycelia-land-leaves = Laub
symbol-mycelia-land-leaves-about = Eine Landschaft; Karten nennen die, auf der sie wirken.
symbol-mycelia-land-moss = Moos
symbol-mycelia-land-moss-about = Eine Landschaft; Karten nennen die, auf der sie wirken.
symbol-mycelia-land-water = Wasser
symbol-mycelia-land-water-about = Eine Landschaft; Karten nennen die, auf der sie wirken.
symbol-mycelia-land-soil = Erde
symbol-mycelia-land-soil-about = Eine Landschaft, die nur Karten für ein beliebiges Feld erreichen.
symbol-mycelia-land-any = beliebiges Feld
symbol-mycelia-land-any-about = Jede Landschaft passt, auch Erde.
symbol-mycelia-shrine = Schreinfeld
symbol-mycelia-shrine-about = Ein Tropfen, der hierher zieht, ist vom Plan.
symbol-mycelia-wheel = Schrein
symbol-mycelia-wheel-about = Sammelt die Tropfen, die die Pläne verlassen; ist er voll, dreht er sich, und neue Tropfen kommen.
symbol-mycelia-map = Nachschubkarte
symbol-mycelia-map-about = Wohin ein neuer Tropfen kommt, wenn sich der Schrein dreht: Der Würfel bestimmt ein Zeichen, und dessen Felder bekommen auf jedem Plan einen Tropfen.
symbol-mycelia-die = Nachschubwürfel
symbol-mycelia-die-about = Bestimmt das Zeichen der Nachschubkarte, wenn sich der Schrein dreht.

# ------------------------------------------------------------------ on cards

symbol-mycelia-leaf = Blätter
symbol-mycelia-leaf-about = Damit bezahlst du Pilze und Kärtchen; bei Gleichstand entscheiden sie.
symbol-mycelia-move = verschieben
symbol-mycelia-move-about = Ein Tropfen, ein Feld weit: nach oben, unten, links oder rechts.
symbol-mycelia-move-clear = verschieben, wenn du magst
symbol-mycelia-move-clear-about = Ein weiterer Tropfen, nur wenn er da ist und du es willst.
symbol-mycelia-remove = entfernen
symbol-mycelia-remove-about = Ein Tropfen verlässt sofort den Plan.
symbol-mycelia-remove-clear = entfernen, wenn du magst
symbol-mycelia-remove-clear-about = Ein weiterer Tropfen, nur wenn er da ist und du es willst.
symbol-mycelia-least = mindestens so viele
symbol-mycelia-least-about = So viele Tropfen müssen auf dem Feld liegen, oder mehr.
symbol-mycelia-beetle = genau
symbol-mycelia-beetle-about = Genau so viele Tropfen müssen dort liegen, nicht mehr und nicht weniger.
symbol-mycelia-around = ringsum
symbol-mycelia-around-about = Wähle ein Feld, auch ein leeres; von jedem angrenzenden Feld, das welche hat, wird ein Tropfen entfernt.
symbol-mycelia-others = die anderen
symbol-mycelia-others-about = Alle anderen dürfen das nehmen, du nicht.
symbol-mycelia-bolt = einmal, beim Anheuern
symbol-mycelia-bolt-about = Wirkt, wenn du die Karte anheuerst, danach nie wieder.
symbol-mycelia-trash = loslassen
symbol-mycelia-trash-about = Eine Karte verlässt für immer deinen Ablagestapel.
symbol-mycelia-recycle = recyceln
symbol-mycelia-recycle-about = Eine Karte deines Ablagestapels kommt oben auf deinen Nachziehstapel.
symbol-mycelia-showcase = neue Auslage
symbol-mycelia-showcase-about = { $mycelia__counts__showcase ->
    [one] 1 neuer Pilz liegt
   *[other] { $mycelia__counts__showcase } neue Pilze liegen
    } offen zum Anheuern.

# ------------------------------------------------------------------ around the table

symbol-mycelia-back = Karten
symbol-mycelia-back-about = { $mycelia__counts__hand ->
    [one] 1 wird
   *[other] { $mycelia__counts__hand } werden
    } am Ende eines Zugs gezogen; angeheuerte liegen oben.
symbol-mycelia-first = Startspieler
symbol-mycelia-first-about = Die letzte Runde endet vor diesem Platz.

# ------------------------------------------------------------------ Gwidyon

symbol-mycelia-gwidyon = Gwidyon
symbol-mycelia-gwidyon-about = Der Gegner im Solospiel; er gewinnt, wenn sein Haufen leer ist.
symbol-mycelia-chip-remove = Plättchen, Entfernen-Seite
symbol-mycelia-chip-remove-about = Dreht es sich auf diese Seite, verliert er einen Tropfen.
symbol-mycelia-chip-rest = Plättchen, ruhige Seite
symbol-mycelia-chip-rest-about = Dreht es sich auf diese Seite, geschieht nichts.
symbol-mycelia-solo-back = Solokarte
symbol-mycelia-solo-back-about = Sagt, was er nach deinem Zug tut.

# ------------------------------------------------------------------ Prisma

symbol-mycelia-prism = Prismatropfen
symbol-mycelia-prism-about = Ein Tropfen, der beim Entfernen eine Gunst bringt.
symbol-mycelia-favour = Gunst
symbol-mycelia-favour-about = Dein Pilz zieht auf der Gunstplattform ein Feld weiter.
symbol-mycelia-space-green = grüne Geschenke
symbol-mycelia-space-green-about = Ein Pilz auf dieser Farbe darf ein grünes Geschenk kaufen.
symbol-mycelia-space-amber = bernsteinfarbene Geschenke
symbol-mycelia-space-amber-about = Ein Pilz auf dieser Farbe darf ein bernsteinfarbenes oder grünes Geschenk kaufen.
symbol-mycelia-space-violet = violette Geschenke
symbol-mycelia-space-violet-about = Ein Pilz auf dieser Farbe darf jedes Geschenk kaufen.
symbol-mycelia-gift = Geschenk
symbol-mycelia-gift-about = Hilft dir jedes Mal, wenn du es ziehst.
