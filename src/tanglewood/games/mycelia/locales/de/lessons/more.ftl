# Alone against Gwidyon. A normal turn; his solo cards, chip and pile; supply for you alone; the win.

lesson-mycelia-gwidyon-title = Allein gegen Gwidyon
lesson-mycelia-gwidyon-goal = Räume deinen Plan leer, bevor Gwidyons Haufen leer ist.
lesson-mycelia-gwidyon-closing = Gewonnen, und Gwidyon brummt. Zu leicht? Lass ihn mit weniger Tropfen beginnen. Zu schwer? Gib ihm bis zu 25.

lesson-mycelia-gwidyon-1-say = Gwidyon hat keinen Plan, nur einen Haufen: acht Tropfen. Sei vor ihm fertig. Deine Züge bleiben, wie du sie kennst.
lesson-mycelia-gwidyon-1-notice = Noch drei Tropfen auf deinem Plan.
lesson-mycelia-gwidyon-1-otherwise = In einer Partie in Ordnung. Fang hier mit dem Pilz an.

lesson-mycelia-gwidyon-2-say = Ein Blatt für die anderen? Gwidyon macht sich nichts aus Blättern. Spiele beide Karten aus und behalte die Blätter.
lesson-mycelia-gwidyon-2-notice = Drei Blätter für dich, keins für ihn.
lesson-mycelia-gwidyon-2-otherwise = Nur die zwei Karten. Spare die Blätter für später.
lesson-mycelia-gwidyon-2-slip-1 = Kärtchen b kostet drei Blätter, und du hast noch keins. Spiele erst deine Karten aus.
lesson-mycelia-gwidyon-2-fine-1 = Jede Reihenfolge ist recht.

lesson-mycelia-gwidyon-3-say = Beende deinen Zug. Gwidyon deckt eine Karte auf: Er dreht sein Plättchen um und schickt einen Tropfen weg.
lesson-mycelia-gwidyon-3-notice = Auch seine Tropfen füllen den Schrein. Aber wenn er sich dreht, kommen neue Tropfen nur auf deinen Plan: e2 und d4.
lesson-mycelia-gwidyon-3-otherwise = Behalte die Blätter dieses eine Mal und beende deinen Zug.
lesson-mycelia-gwidyon-3-meanwhile = Solokarte 1: Das Plättchen dreht sich auf die ruhige Seite, ein Tropfen geht. Es ist der zehnte im Schrein: Er dreht sich.

lesson-mycelia-gwidyon-4-say = Deine große Karte entfernt zwei Tropfen. Ihr Bonus, ein Verschieben für die anderen, dreht Gwidyons Plättchen um. Achte auf die Entfernen-Seite!
lesson-mycelia-gwidyon-4-notice = Das Plättchen kam auf die Entfernen-Seite, also verließ ein Tropfen seinen Haufen. Jedes zweite Umdrehen hilft ihm.
lesson-mycelia-gwidyon-4-otherwise = Erst die große Karte, und beide Male das Feld rechts vom Schrein.
lesson-mycelia-gwidyon-4-trap-1 = Du hast deinen Teil verfallen lassen, und er bekam seinen Bonus trotzdem. Nimm es zurück!

lesson-mycelia-gwidyon-5-say = Spiele beide Karten für ihre Blätter aus und beende deinen Zug. Seine nächste Karte tut weh, bringt dir aber ein Blatt.
lesson-mycelia-gwidyon-5-notice = Sechs Karten, und nach fünf werden sie gemischt: Eine bleibt immer ungesehen.
lesson-mycelia-gwidyon-5-otherwise = Anheuern ist natürlich erlaubt. Heute ist deine nächste Hand schon gut.
lesson-mycelia-gwidyon-5-meanwhile = Solokarte 4: ein Blatt für dich, drei Tropfen von seinem Haufen.
lesson-mycelia-gwidyon-5-fine-1 = Andersherum ist es genauso gut.

lesson-mycelia-gwidyon-6-say = Zwei Tropfen auf Wasser, einer neben dem Schrein. Die Karten hast du. Mach es fertig!
lesson-mycelia-gwidyon-6-notice = Dein Plan ist leer. Spiele die letzte Karte aus; einen Extrazug bekommt Gwidyon nicht.
lesson-mycelia-gwidyon-6-otherwise = Erst das Wasser, dann das Laub. Alle drei können gehen.
lesson-mycelia-gwidyon-6-fine-1 = Egal welcher zuerst: Alle drei gehen.
lesson-mycelia-gwidyon-6-fine-2 = Erst das Laub: genauso gut.

lesson-mycelia-gwidyon-7-say = Noch eine Karte, wie immer. Dann hast du es.
lesson-mycelia-gwidyon-7-notice = Wer zuerst keine Tropfen mehr hat, gewinnt, ohne letzten Zug für die Gegenseite. Beide im selben Zug: Beide gewinnen.
lesson-mycelia-gwidyon-7-otherwise = Spiele sie einfach aus und beende deinen Zug.

# Prisma: favours and gifts. Prism drops, favours with a jump, buying a gift, laying it, using it.

lesson-mycelia-prisma-title = Prisma: Gunst und Geschenke
lesson-mycelia-prisma-goal = Sammle Gunst, kaufe ein Geschenk und lass es für dich arbeiten.
lesson-mycelia-prisma-closing = Ein Geschenk, das dir immer wieder ein Blatt spart. Grün, Bernstein, Violett: Je länger du wartest, desto stärker werden sie.

lesson-mycelia-prisma-1-say = Manche Tropfen glitzern: Prismatropfen. Sie ziehen wie alle anderen, aber jeder, den du vom Plan entfernst, bringt eine Gunst.
lesson-mycelia-prisma-1-notice = Beide Arten lagen dort: Du wählst. Dein Pilz auf der Gunstplattform sprang über zwei andere, direkt auf Feld drei.
lesson-mycelia-prisma-1-otherwise = Das entfernt einen gewöhnlichen Tropfen. Der glitzernde bringt eine Gunst.
lesson-mycelia-prisma-1-trap-1 = Ein gewöhnlicher Tautropfen: weg, aber keine Gunst. Nimm es zurück und versuch den glitzernden.

lesson-mycelia-prisma-2-say = Noch einer, neben dem Schrein. Hineingeschoben zählt er als entfernt. Eine Gunst, ein Feld.
lesson-mycelia-prisma-2-notice = Feld vier ist grün. Einen Prismatropfen nur zu verschieben bringt nichts; nur das Entfernen zählt.
lesson-mycelia-prisma-2-otherwise = Der glitzernde Tropfen unter dem Schrein, ein Feld nach oben.
lesson-mycelia-prisma-2-slip-1 = Feld drei hat noch keine Farbe. Noch eine Gunst, und du stehst auf Grün.

lesson-mycelia-prisma-3-say = Spiele deine Blattkarte aus. Dann kaufe Velamen: Grüne Felder kaufen grüne Geschenke, und dein Pilz geht einfach zurück zum Start.
lesson-mycelia-prisma-3-notice = Der Blitz wirkt einmal, jetzt: zwei Blätter. Das Geschenk liegt oben auf deinem Nachziehstapel.
lesson-mycelia-prisma-3-otherwise = Du könntest auf Bernstein sparen. Heute nehmen wir das grüne.

lesson-mycelia-prisma-4-say = Beende deinen Zug. Du ziehst zuerst das Geschenk: Es wird sofort offen hingelegt und zieht an seiner Stelle eine Karte.
lesson-mycelia-prisma-4-notice = Ein Geschenk bleibt nie auf der Hand. Die Zahl darauf sagt, wie viele Karten es zieht.
lesson-mycelia-prisma-4-otherwise = Behalte deine Blätter. Im nächsten Zug sind sie mehr wert.
lesson-mycelia-prisma-4-meanwhile = Velamen liegt in deinem Geschenkbereich, und du hast trotzdem drei Karten. Ada spielt, und ihr Bonus bringt dir ein Blatt.

lesson-mycelia-prisma-5-say = Solange Velamen offen liegt, kostet jedes Anheuern ein Blatt weniger. Du hast vier Blätter: Nimm den Pilz für fünf!
lesson-mycelia-prisma-5-notice = Der Preis auf der Karte ist durchgestrichen: 4 statt 5. Das gilt für jedes Anheuern in diesem Zug.
lesson-mycelia-prisma-5-otherwise = Auch der ist jetzt billiger. Aber der für fünf ist in Reichweite!

lesson-mycelia-prisma-6-say = Spiele deine Hand aus. Am Ende des Zugs kommt das Geschenk auf deinen Ablagestapel und kehrt später wieder.
lesson-mycelia-prisma-6-notice = Geschenke nutzen sich nie ab. Sie wirken jedes Mal, wenn du sie ziehst.
lesson-mycelia-prisma-6-otherwise = Erst das Laub bringt einen Tropfen heim; dann das Wasser.
lesson-mycelia-prisma-6-fine-1 = Jede Reihenfolge ist recht.
