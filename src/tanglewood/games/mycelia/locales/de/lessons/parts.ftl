# Reading every mushroom. 2x, a stroke, pale arrows, two arrows on one field, neighbours of a field, a bonus that moves a drop.
# The hard part: The ground of a picture belongs to the field where the drop begins, and is asked again each time with 2x. Pale arrows never raise the number needed, solid ones do.

lesson-mycelia-reading-title = Jeden Pilz lesen
lesson-mycelia-reading-goal = Lies sechs Arten von Pilzen und entferne in zwei Zügen sechzehn Tropfen von deinem Plan.
lesson-mycelia-reading-closing = Sechzehn Tropfen in zwei Zügen! Zeig in einer Partie auf eine beliebige Karte: Sie erklärt sich Pfeil für Pfeil.

lesson-mycelia-reading-1-say = 2x heißt bis zu zweimal, und das Feld muss jedes Mal passen. Drei Tropfen liegen auf dem Moos unter dem Schrein.
lesson-mycelia-reading-1-notice = Zwei daheim. Beim zweiten Mal darfst du ein anderes Feld wählen oder aufhören.
lesson-mycelia-reading-1-otherwise = Fang mit der Karte an, auf der 2x steht: Moos, direkt unter dem Schrein.
lesson-mycelia-reading-1-slip-1 = Er hat das Moos verlassen, und diese Karte verschiebt nur Tropfen von Moos.

lesson-mycelia-reading-2-say = Ein Strich heißt: das eine oder das andere, ein Verschieben oder zwei Blätter. Nimm das Verschieben, über dem Schrein.
lesson-mycelia-reading-2-notice = Ein & gäbe dir beides, von links nach rechts.
lesson-mycelia-reading-2-otherwise = Bitte die Karte mit dem Strich. Der Tropfen über dem Schrein will heim.
lesson-mycelia-reading-2-trap-1 = Zwei Blätter, und kein Verschieben mehr: nie beides. Heute wollen wir den Tropfen.

lesson-mycelia-reading-3-say = Ein kräftiger Pfeil, zwei blasse: Ein Tropfen muss da sein, zwei weitere dürfen folgen. Welches Moos hat drei?
lesson-mycelia-reading-3-notice = Blasse Pfeile verlangen nichts: Mit nur einem Tropfen wäre eben einer gegangen.
lesson-mycelia-reading-3-otherwise = Moos mit drei Tropfen: die Ecke.
lesson-mycelia-reading-3-trap-1 = Dort lag ein Tropfen, also ging nur einer. Die blassen Pfeile fanden keinen: Nimm es zurück.

lesson-mycelia-reading-4-say = Beende deinen Zug. Ada hat eine starke Karte, und starke Karten tragen oft einen Bonus für andere.
lesson-mycelia-reading-4-notice = Alle anderen dürfen einen Tropfen verschieben. Also du.
lesson-mycelia-reading-4-otherwise = Ein Blatt kauft eine neue Auslage. Behalte es heute und beende deinen Zug.
lesson-mycelia-reading-4-meanwhile = Ada entfernt zwei Tropfen. Dann kommen zwei kleine Köpfe und ein Pfeil.

lesson-mycelia-reading-5-say = Jeder Boden passt: Schick den Tropfen rechts vom Schrein heim.
lesson-mycelia-reading-5-notice = Noch zehn, und drei neue Karten auf deiner Hand.
lesson-mycelia-reading-5-otherwise = Ein Bonus! Nutze ihn da, wo er einen Tropfen heimbringt.
lesson-mycelia-reading-5-meanwhile = Ada spielt ihren Zug zu Ende.

lesson-mycelia-reading-6-say = Zwei kräftige Pfeile auf einem Feld: Ein Tropfen geht, ein anderer zieht. Also müssen dort zwei liegen, auf Wasser.
lesson-mycelia-reading-6-notice = Zwei Tropfen mit einem Bild.
lesson-mycelia-reading-6-otherwise = Das Wasser neben dem Schrein: Dort liegen drei Tropfen.
lesson-mycelia-reading-6-slip-1 = Dort liegt nur ein Tropfen. Zwei kräftige Pfeile brauchen zwei Tropfen.
lesson-mycelia-reading-6-fine-1 = Erst verschieben, dann entfernen: kommt aufs Gleiche heraus.

lesson-mycelia-reading-7-say = Ein Feld und ein Nachbarfeld: bis zu zwei Tropfen vom Wasser, dann einen von daneben. Fang am unteren Rand an.
lesson-mycelia-reading-7-notice = Das Nachbarfeld darf jeden Boden haben.
lesson-mycelia-reading-7-otherwise = Das Wasser mit drei Tropfen, am unteren Rand, dann der Tropfen rechts davon.

lesson-mycelia-reading-8-say = Pfeile an allen vier Seiten: Wähle eine Mitte mit einem Tropfen, und jedes Nachbarfeld verliert einen. Welche Mitte ist die beste?
lesson-mycelia-reading-8-notice = Vier auf einmal, und die Mitte behält ihren eigenen. Noch ein Tropfen; Ada hat vierzehn.
lesson-mycelia-reading-8-otherwise = Such ein Feld mit Tropfen darüber, darunter, links und rechts.
lesson-mycelia-reading-8-fine-1 = Andersherum um die Mitte: genauso gut.

# Lightning and new tiles. Hire with lightning, tiles c, d and e, throw a card out, a fifth tile, a present when Ada hires.
# The hard part: Lightning works when a card is hired, never when it is played; and a thinner deck is a better deck. Step 4 lets people throw out their best card.

lesson-mycelia-tiles-title = Blitze und neue Kärtchen
lesson-mycelia-tiles-goal = Hol dir drei neue Kärtchen und räume damit deinen Plan leer.
lesson-mycelia-tiles-closing = Kärtchen c, d und e: zwei Schritte, ein Tropfen weg, eine Karte weniger. In einer Partie wählst du, welche vier du behältst.

lesson-mycelia-tiles-1-say = Ein Blitz wirkt einmal: wenn du die Karte anheuerst. Dieser bringt ein neues Kärtchen, c. Heuere an!
lesson-mycelia-tiles-1-notice = Kärtchen c gehört dir die ganze Partie lang und ist sofort bereit.
lesson-mycelia-tiles-1-otherwise = Später gern. Erst der Pilz, dessen Blitz Kärtchen c zeigt.
lesson-mycelia-tiles-1-slip-1 = Dieses Kärtchen liegt noch in der Mitte. Heuere den Pilz an, der es bringt.
lesson-mycelia-tiles-1-trap-1 = Du darfst auf das Kärtchen verzichten, aber der Blitz schlägt nie zweimal ein. Nimm es zurück und sag Ja.

lesson-mycelia-tiles-2-say = Kärtchen c, drei Blätter: Verschiebe einen beliebigen Tropfen, und liegt auf demselben Feld noch einer, verschiebe auch den.
lesson-mycelia-tiles-2-notice = Beide daheim. Kärtchen b hätte für denselben Preis einen verschoben.
lesson-mycelia-tiles-2-otherwise = Erst Kärtchen c. Zwei Tropfen liegen zusammen, rechts vom Schrein.
lesson-mycelia-tiles-2-trap-1 = Dort lag ein Tropfen, also gab es kein zweites Verschieben. Kärtchen c mag Gesellschaft: Nimm es zurück.

lesson-mycelia-tiles-3-say = Noch zwei Blätter: Das reicht für den Pilz mit Kärtchen e. Heuere so viele an, wie du bezahlen kannst.
lesson-mycelia-tiles-3-notice = Jetzt vier Kärtchen: a, b, c und e.
lesson-mycelia-tiles-3-otherwise = Such den Blitz mit Kärtchen e. Er kostet zwei.

lesson-mycelia-tiles-4-say = Spiele deine Hand für sechs Blätter aus. Dann wirft Kärtchen e eine Karte für immer aus deinem Ablagestapel: ein treibendes Blatt.
lesson-mycelia-tiles-4-notice = Ein dünnes Deck ist ein gutes Deck: Starke Pilze kommen schneller wieder.
lesson-mycelia-tiles-4-otherwise = Erst die Hand, alle drei Karten. Dann Kärtchen e und eine schwache Karte.
lesson-mycelia-tiles-4-trap-1 = Jedes Mal vier Blätter, weg für die ganze Partie! Nimm es zurück: Die schwächste geht, nie die beste.
lesson-mycelia-tiles-4-fine-1 = Auch eine gute Wahl. Sie verschob nur einen Tropfen, und nur von Moos.

lesson-mycelia-tiles-5-say = Beende deinen Zug. Dein Bonus hat Ada reich gemacht: sechs Blätter.
lesson-mycelia-tiles-5-notice = Ada ist am Zug, und trotzdem wirst du gefragt.
lesson-mycelia-tiles-5-otherwise = Deine drei Blätter brauchst du im nächsten Zug. Behalte sie.
lesson-mycelia-tiles-5-meanwhile = Ada heuert für sechs an. Ihr Blitz hat zwei kleine Köpfe: ein Bonus für die anderen.

lesson-mycelia-tiles-6-say = Ihr Bonus: Verschiebe einen beliebigen Tropfen um ein Feld. Der Tropfen auf dem Moos unter dem Schrein wäre gern daheim.
lesson-mycelia-tiles-6-notice = Je drei. Beide neuen Pilze sind auf deiner Hand.
lesson-mycelia-tiles-6-otherwise = Ein Gratisschritt! Nutze ihn da, wo er einen Tropfen heimbringt.
lesson-mycelia-tiles-6-meanwhile = Jetzt macht Ada weiter: Zwei ihrer Tropfen gehen heim.

lesson-mycelia-tiles-7-say = Nimm die Blätter, dann heuere den Pilz mit Kärtchen d an. Niemand behält fünf Kärtchen: Eins verlässt das Spiel. Gib Kärtchen a ab.
lesson-mycelia-tiles-7-notice = b, c, d und e. Die Auslage kümmert dich nicht mehr, die Tropfen schon.
lesson-mycelia-tiles-7-otherwise = Blätter, Blätter und dann der Pilz mit Kärtchen d.
lesson-mycelia-tiles-7-trap-1 = Deine zwei Schritte, für immer weg. Nimm es zurück: So spät nützen dir neue Karten in der Auslage nichts mehr.
lesson-mycelia-tiles-7-fine-1 = Egal welche Blattkarte zuerst.

lesson-mycelia-tiles-8-say = Dein zuerst angeheuerter Pilz verschiebt zweimal. Ein Tropfen links vom Schrein, einer darüber.
lesson-mycelia-tiles-8-notice = Noch ein Tropfen, in der hintersten Ecke. Schritt für Schritt bräuchte er fünf.
lesson-mycelia-tiles-8-otherwise = Zweimal verschieben, zwei Tropfen neben dem Schrein. Passt.
lesson-mycelia-tiles-8-fine-1 = Die andere Reihenfolge geht auch.

lesson-mycelia-tiles-9-say = Kärtchen d, drei Blätter: Entferne einen Tropfen von einem beliebigen Feld, egal wie weit weg. Du hast genau drei.
lesson-mycelia-tiles-9-notice = Du gewinnst: 0 Tropfen gegen 2.
lesson-mycelia-tiles-9-otherwise = Kärtchen b würde ihn ein Feld verschieben. Kärtchen d entfernt ihn ganz.
lesson-mycelia-tiles-9-meanwhile = Dein Plan ist leer, und die Runde wird beendet: Ada bringt noch einen Tropfen heim.

# Prisma: tiles f and g. Tile f for a favour, tile g to recycle, tile a for new gifts, a gift that makes tiles free, presents of favours.
# The hard part: Recycling is no removing: the card comes back on top of the draw pile and is in your hand next turn. Step 6 lets people recycle the wrong card.

lesson-mycelia-recycle-title = Prisma: Kärtchen f und g
lesson-mycelia-recycle-goal = Hol dir die Kärtchen f und g und spiele einen ganzen Zug, in dem Kärtchen nichts kosten.
lesson-mycelia-recycle-closing = Ein leerer Plan, und das meiste davon in einem Zug. Gunst, Geschenke und Kärtchen helfen einander: Das ist Prisma.

lesson-mycelia-recycle-1-say = Bis zu den bernsteinfarbenen Geschenken fehlt eine Gunst. Kärtchen f gibt Gunst: Heuere den Pilz an, der es bringt.
lesson-mycelia-recycle-1-notice = Es ist sofort bereit.
lesson-mycelia-recycle-1-otherwise = Bleib am Bernstein dran. Erst der Pilz mit Kärtchen f.
lesson-mycelia-recycle-1-slip-1 = Du stehst auf Grün. Bernstein beginnt ein Feld weiter.

lesson-mycelia-recycle-2-say = Kärtchen f, ein Blatt: eine Gunst, einmal pro Zug. Zieh auf Bernstein.
lesson-mycelia-recycle-2-notice = Feld sechs ist bernsteinfarben.
lesson-mycelia-recycle-2-otherwise = Ein Blatt, ein Schritt auf der Gunstplattform. Versuch Kärtchen f.

lesson-mycelia-recycle-3-say = Das offene bernsteinfarbene Geschenk ist nicht, was du brauchst? Kärtchen a kann statt der Pilze die Geschenke austauschen.
lesson-mycelia-recycle-3-notice = Alle drei offenen Geschenke kamen unter ihre Stapel.
lesson-mycelia-recycle-3-otherwise = Clessidra ist gut, aber sieh dir erst das nächste an.
lesson-mycelia-recycle-3-trap-1 = Neue Pilze, alte Geschenke, und Kärtchen a ist für diesen Zug verbraucht. Nimm es zurück und wähle die Geschenke.

lesson-mycelia-recycle-4-say = Perspicillum: In dem Zug, in dem es offen liegt, kosten alle deine Kärtchen nichts. Kaufe es; du gehst zurück zum Start.
lesson-mycelia-recycle-4-notice = Es liegt auf deinem Nachziehstapel.
lesson-mycelia-recycle-4-otherwise = Das bernsteinfarbene. Dafür bist du sechs Felder gezogen.

lesson-mycelia-recycle-5-say = Spiele deine drei Karten aus, dann heuere den Pilz mit Kärtchen g an. Vier Kärtchen im nächsten Zug, und alle kostenlos!
lesson-mycelia-recycle-5-notice = Kärtchen a, b, f und g.
lesson-mycelia-recycle-5-otherwise = Erst alle drei Karten. Dann Kärtchen g, für vier Blätter.
lesson-mycelia-recycle-5-fine-1 = Jede Reihenfolge ist recht.

lesson-mycelia-recycle-6-say = Kärtchen g, drei Blätter: Eine Karte vom Ablagestapel kommt zurück oben auf dein Deck. Wähle deine stärkste!
lesson-mycelia-recycle-6-notice = Adas Karte trägt eine Gunst für die anderen.
lesson-mycelia-recycle-6-otherwise = Drei Blätter reichen gerade für Kärtchen g.
lesson-mycelia-recycle-6-meanwhile = Dein Zug endet von selbst. Du ziehst die große Karte wieder, das Geschenk wird offen hingelegt, und Ada spielt.
lesson-mycelia-recycle-6-trap-1 = Ein einzelnes Blatt, zurück auf deiner Hand. Das geht, aber dort lag auch eine große Karte: Nimm es zurück.

lesson-mycelia-recycle-7-say = Eine Gunst von Ada: Nimm sie. Vor dir stehen zwei unbenutzte Pilze, und du springst über beide.
lesson-mycelia-recycle-7-notice = Gunst gibt es in jedem Zug, auch in fremden.
lesson-mycelia-recycle-7-otherwise = Gunst ist immer willkommen. Nimm sie.
lesson-mycelia-recycle-7-meanwhile = Eine Gunst, drei Felder. Ada spielt weiter.

lesson-mycelia-recycle-8-say = Perspicillum liegt offen: Jedes Kärtchen ist kostenlos. Nimm mit f eine Gunst, und führe mit b einen Prismatropfen heim.
lesson-mycelia-recycle-8-notice = Zwei Kärtchen, kein Blatt, und eine weitere Gunst für den Prismatropfen.
lesson-mycelia-recycle-8-otherwise = Nutze die kostenlosen Kärtchen: f für eine Gunst, b für den Tropfen links vom Schrein.
lesson-mycelia-recycle-8-fine-1 = Andersherum geht es auch.

lesson-mycelia-recycle-9-say = Zweimal verschieben neben dem Schrein, und dann noch einmal deine große Karte: zwei Prismatropfen, wo immer sie liegen.
lesson-mycelia-recycle-9-notice = Dein Plan ist leer, und Ada hat für ihren letzten Zug noch vier Tropfen.
lesson-mycelia-recycle-9-otherwise = Erst der Pilz mit den zwei Verschiebungen, dann die große Karte für die glitzernden Tropfen.
lesson-mycelia-recycle-9-meanwhile = Adas Bonus, ein Verschieben, bringt einen ihrer Prismatropfen heim.
