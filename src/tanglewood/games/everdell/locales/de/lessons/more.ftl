# Nightweave, the spider. Reading her card (first, second, or else), the arrow, entering the Meadow, preparing instead of acting, foiling an intrigue.

lesson-everdell-nightweave-title = Phantomia, die Spinne
lesson-everdell-nightweave-goal = Lerne ihre Karten zu lesen und vereitle ihre erste Intrige.
lesson-everdell-nightweave-closing = Du liest sie wie ein offenes Buch, und ihre Diebin ging hungrig heim. Bei Gleichstand gewinnt sie, also hol einen Punkt mehr.

lesson-everdell-nightweave-1-say = Nach jedem deiner Züge deckt Phantomia eine Karte auf und liest die Zeile ihrer Jahreszeit. Setze einen Arbeiter ein und sieh zu.
lesson-everdell-nightweave-1-notice = Ihre Reihenfolge: Bild 1; geht das nicht, Bild 2; geht auch das nicht, die Zeile „sonst“.
lesson-everdell-nightweave-1-otherwise = Auch gut. Nimm heute die Zweige.
lesson-everdell-nightweave-1-meanwhile = Ihre Karte, Winterzeile: 1 Kieselstein, 2 Waldort oben rechts. Das Erste geht: Eine Spinne nimmt den Kieselstein.

lesson-everdell-nightweave-2-say = Nimm die drei Zweige, bevor sie es tut. Was tut sie, wenn ihr Ort besetzt ist?
lesson-everdell-nightweave-2-notice = Besetzt heißt nicht unmöglich. Der Pfeil führt sie weiter, bis ein Ort dieser Art frei ist.
lesson-everdell-nightweave-2-otherwise = Gut, aber dann siehst du ihren Trick mit dem Pfeil nicht.
lesson-everdell-nightweave-2-meanwhile = Auf ihrer Karte stehen die drei Zweige. Besetzt! Also folgt sie dem runden Pfeil zum nächsten Einzelplatz: zwei Harz.
lesson-everdell-nightweave-2-slip-1 = Dort sitzt ihre Spinne. Sie hält den Ort, bis sie nach Hause geht.

lesson-everdell-nightweave-3-say = Baue deine Farm. Und sieh: Ihre Hand ist leer. Was, wenn ihre Karte daraus ausspielen will?
lesson-everdell-nightweave-3-notice = Sie zahlt nichts und liest keine Texte. In ihrer Stadt ist eine Karte einfach ihre Punkte wert.
lesson-everdell-nightweave-3-otherwise = Erst die Farm. Du hast alles, was sie kostet.
lesson-everdell-nightweave-3-meanwhile = Bild 1, aus der Hand ausspielen, geht nicht. Bild 2, von der Wiese ausspielen: Der Würfel zeigt 3, die Ehefrau gehört ihr.

lesson-everdell-nightweave-4-say = Die Ehefrau ist weg; lass den Ehemann in die Farm einziehen.
lesson-everdell-nightweave-4-notice = Dieses Feld bleibt leer, solange sie dort sitzt. Jetzt sind alle ihre Spinnen unterwegs, und sie selbst auch.
lesson-everdell-nightweave-4-otherwise = Die Farm ist noch frei für jemanden. Nutze sie.
lesson-everdell-nightweave-4-meanwhile = Ihre Karte: betreten. Der Würfel zeigt 6: Sie nimmt die Schule und setzt sich an deren Stelle.

lesson-everdell-nightweave-5-say = Deine Arbeiter sind eingesetzt, also bereite dich auf den Frühling vor. Ihre auch: Die nächste Karte mit Spinnenzeichen schickt sie in den Frühling.
lesson-everdell-nightweave-5-notice = Ab dem Frühling bringt jede Jahreszeit eine Intrige. Manche dauern die ganze Jahreszeit; die, die sofort zuschlagen, lassen sich vereiteln.
lesson-everdell-nightweave-5-otherwise = Alle Arbeiter sind eingesetzt: Bereite dich vor.
lesson-everdell-nightweave-5-meanwhile = Sie geht nach Hause, bekommt eine dritte Spinne und zwei Karten, wirft eine Karte der Wiese ab und spinnt eine Intrige: Diebin!

lesson-everdell-nightweave-6-say = Die Diebin würfelt und nimmt bis zu drei Ressourcen einer Art. Zwei Handkarten vereiteln das.
lesson-everdell-nightweave-6-notice = Alle Ressourcen gehören noch dir. Zahle mit Karten, die du dir sowieso nicht leisten kannst.
lesson-everdell-nightweave-6-otherwise = Behalte die billigen. Der König ist vorerst viel zu teuer.
lesson-everdell-nightweave-6-trap-1 = Der Würfel entscheidet, was geht. Manchmal ist es nichts. Nimm es zurück und sieh, wie das Vereiteln geht.
lesson-everdell-nightweave-6-fine-1 = Dieselben zwei Karten: Die Diebin geht hungrig heim.

# Alone against Rugwort. Blocked places, the die after each card, blocked Meadow cards, his preparing, comparing scores.

lesson-everdell-rugwort-title = Allein gegen Fusselwürz
lesson-everdell-rugwort-goal = Komm an der alten Ratte vorbei und hab am Ende mehr Punkte als sie.
lesson-everdell-rugwort-closing = 32 zu 31: Um Haaresbreite schlägst du die Ratte. In den Jahren zwei und drei wird Fusselwürz gieriger. Bereit für ein ganzes Jahr?

lesson-everdell-rugwort-1-say = Fusselwürz macht nie einen Zug. Er steht dir nur im Weg: beim Kieselstein zum Beispiel. Nimm die drei Zweige.
lesson-everdell-rugwort-1-notice = Seine zwei Arbeiter ziehen mit jeder Jahreszeit weiter. Sieh nach, wo sie stehen, bevor du planst.
lesson-everdell-rugwort-1-otherwise = Auch gut. Für die Farm brauchst du Zweige.
lesson-everdell-rugwort-1-slip-1 = Dort steht Fusselwürz, und in dieser Jahreszeit rührt er sich nicht.

lesson-everdell-rugwort-2-say = Baue die Farm. Jedes Mal, wenn du eine Karte ausspielst, würfelt Fusselwürz und schnappt sich die erwürfelte Karte von der Wiese.
lesson-everdell-rugwort-2-notice = Kosten und Texte kümmern ihn nicht. Für ihn zählen nur Farben, und zwei Punkte für jede Karte.
lesson-everdell-rugwort-2-otherwise = Erst die Farm; dann achte auf den Würfel.
lesson-everdell-rugwort-2-meanwhile = Der Würfel zeigt 7: Die Richterin geht an Fusselwürz. Die Lücke wird aufgefüllt.

lesson-everdell-rugwort-3-say = Seine Arbeiter sitzen auf zwei Karten der Wiese; die sind für dich gesperrt. Die Ehefrau ist frei: Lass sie einziehen.
lesson-everdell-rugwort-3-notice = Jede Karte, die du ausspielst, ist auch eine für ihn. Sieh zu, dass sich deine lohnen.
lesson-everdell-rugwort-3-otherwise = Du könntest etwas anderes ausspielen. Aber kostenlos zieht nur hier jemand ein.
lesson-everdell-rugwort-3-meanwhile = Der Würfel zeigt 8: Fusselwürz nimmt die Schule. Lila Karten geben ihm drei Punkte.
lesson-everdell-rugwort-3-slip-1 = Fusselwürz sitzt auf der Königin. Du kannst sie jetzt nicht ausspielen.
lesson-everdell-rugwort-3-trap-1 = Zwei Beeren weg, und die Farm ist noch leer. Nimm es zurück und lass sie einziehen.

lesson-everdell-rugwort-4-say = Alle Arbeiter sind eingesetzt: Bereite dich auf den Herbst vor. Fusselwürz tut es mit dir und nimmt jedes einfache Ereignis, das seine Farben erlauben.
lesson-everdell-rugwort-4-notice = Zähle seine Farben. Du kannst noch ein Ereignis wegschnappen, bevor er sich vorbereitet.
lesson-everdell-rugwort-4-otherwise = Kein Arbeiter ist mehr zu Hause. Auf in den Herbst!
lesson-everdell-rugwort-4-meanwhile = Drei blaue Karten: Das Monument der Stadt gehört ihm. Er geht auf die Reise und blockiert zwei weitere Karten der Wiese.

lesson-everdell-rugwort-5-say = Du hast vier grüne Karten, er hat eine. Erledige das Herbstfest, solange es frei ist.
lesson-everdell-rugwort-5-notice = Besondere Ereignisse, die niemand erledigt, geben ihm je drei Punkte.
lesson-everdell-rugwort-5-otherwise = Erst Ereignisse. Diese Punkte nimmst du niemandem weg außer ihm.
lesson-everdell-rugwort-5-slip-1 = Auf diesem Weg ist Fusselwürz selbst.

lesson-everdell-rugwort-6-say = Eine richtige Partie ginge weiter; wir hören hier auf. Passe und vergleiche. Du brauchst mehr als er: Gleichstand gehört ihm.
lesson-everdell-rugwort-6-notice = Fusselwürz: Karten 13, Reise 3, Ereignis 3, vier verpasste besondere Ereignisse 12: 31. Du: 32.
lesson-everdell-rugwort-6-otherwise = Das wäre klug. Für heute passe und zähle.
