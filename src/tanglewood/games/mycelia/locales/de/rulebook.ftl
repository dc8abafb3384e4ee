# The rulebook for people: headings, paragraphs and the questions people ask. `**` marks what is bold.
# Order, drawings and the exact rules behind each paragraph are in rulebook.toml.

mycelia-book-goal = Führe den Tau heim
mycelia-book-goal-words = ziel worum geht spiel gewinnen sinn
mycelia-book-goal-1 = { $mycelia__counts__drops ->
    [one] 1 Tautropfen liegt
   *[other] { $mycelia__counts__drops } Tautropfen liegen
    } auf deinem Spielplan. Führe sie alle zum Schrein. **Ein leerer Plan gewinnt**, sobald die Runde zu Ende gespielt ist.

mycelia-book-turn = In deinem Zug
mycelia-book-turn-words = zug ablauf reihenfolge schritte tun
mycelia-book-turn-1 = **Spiele deine ganze Hand aus**, eine Karte nach der anderen, in beliebiger Reihenfolge. Was du nicht willst, lässt du verfallen.
mycelia-book-turn-2 = **Heuere an**, sooft gerade keine Karte läuft: Zahle Blätter und nimm einen Pilz aus der Auslage. Er kommt oben auf deinen Nachziehstapel, du hast ihn also im nächsten Zug auf der Hand.
mycelia-book-turn-3 = **Nutze deine Kärtchen**, jedes einmal pro Zug. Kärtchen a, { $mycelia__tile__a__cost ->
    [one] 1 Blatt
   *[other] { $mycelia__tile__a__cost } Blätter
    }: { $mycelia__counts__showcase ->
    [one] 1 neuer Pilz
   *[other] { $mycelia__counts__showcase } neue Pilze
    } in der Auslage. Kärtchen b, { $mycelia__tile__b__cost ->
    [one] 1 Blatt
   *[other] { $mycelia__tile__b__cost } Blätter
    }: ein beliebiger Tropfen, ein Feld.
mycelia-book-turn-4 = { $mycelia__counts__hand ->
    [one] **Beende deinen Zug.** Die Auslage wird aufgefüllt, ein voller Schrein dreht sich, und du ziehst 1 Karte.
   *[other] **Beende deinen Zug.** Die Auslage wird aufgefüllt, ein voller Schrein dreht sich, und du ziehst { $mycelia__counts__hand } Karten.
    }

mycelia-book-card = So liest du eine Karte
mycelia-book-card-words = karte lesen zeichen symbol pfeil zahl
mycelia-book-card-1 = Der **Boden** sagt, wo: Laub, Moos, Wasser oder ein beliebiges Feld. Die **Tropfen** sagen, wie viele dort mindestens liegen müssen. Die **Pfeile** sagen, was geschieht: zur Seite heißt ein Feld weiter, nach oben heißt weg vom Plan.
mycelia-book-card-2 = Ein **Käfer** heißt: genau so viele. Einen **blassen** Pfeil nutzt du, wenn du kannst und magst. **2x** heißt bis zu zweimal, ein **Strich** das eine oder das andere, **&** beides, von links nach rechts. **Zwei Köpfe**: Alle anderen dürfen, du nicht.

mycelia-book-moving = So ziehen Tropfen
mycelia-book-moving-1 = Ein Feld nach oben, unten, links oder rechts, auf jeden Boden, nie diagonal. Ein Tropfen, der das Schreinfeld erreicht, ist sofort vom Plan.

mycelia-book-shrine = Wenn der Schrein voll ist
mycelia-book-shrine-1 = Alle Tropfen, die einen Plan verlassen, kommen in den Schrein. Er ist voll mit **{ $mycelia__counts__capacity__p2 }** Tropfen (zu dritt { $mycelia__counts__capacity__p3 }, zu viert { $mycelia__counts__capacity__p4 }). Am Ende dieses Zugs dreht er sich: Würfel und Nachschubkarte zeigen ein oder zwei Felder, und **alle** bekommen auf jedes davon einen neuen Tropfen.

mycelia-book-end = Wann ist es vorbei?
mycelia-book-end-words = ende vorbei lange letzte runde züge
mycelia-book-end-1 = Ist ein Plan leer, wird dieser Zug zu Ende gespielt und dann die Runde: Am Schluss waren alle gleich oft am Zug. Der Schrein dreht sich nicht mehr.

mycelia-book-wins = Wer gewinnt?
mycelia-book-wins-1 = Wer einen leeren Plan hat. Mehrere? Dann zählen die **meisten Blätter**. Immer noch gleich? Dann gewinnen sie gemeinsam.

mycelia-book-more = Mehr Pilze
mycelia-book-more-1 = Die Erweiterung bringt dreißig weitere Pilze. Ein **Blitz** wirkt einmal, beim Anheuern. Die Kärtchen c, d und e sind neu; niemand behält mehr als vier Kärtchen. Mit manchen Karten wirfst du schwache Karten aus deinem Deck.

mycelia-book-gwidyon = Gwidyon, allein
mycelia-book-gwidyon-words = wer gwidyon gegner solo allein
mycelia-book-gwidyon-1 = Gwidyon hat einen Haufen Tropfen und keinen Plan. Nach jedem deiner Züge deckt er eine Karte auf und tut, was darauf steht. Räume deinen Plan leer, bevor sein Haufen weg ist.
mycelia-book-gwidyon-2 = **Sein Plättchen:** Jedes Mal, wenn es auf die Entfernen-Seite gedreht wird, geht ein weiterer Tropfen. Ein Bonus, der einen Tropfen verschiebt, dreht es um; ein Bonus, der Tropfen entfernt, entfernt seine; Blätter bedeuten ihm nichts.
mycelia-book-gwidyon-3 = **Der Schrein** füllt sich mit seinen Tropfen und deinen und dreht sich bei { $mycelia__counts__capacity__p1 }. Neue Tropfen bekommst nur du.

mycelia-book-prisma = Prisma
mycelia-book-prisma-words = prisma erweiterung gunst geschenk springen ring violett bernstein grün
mycelia-book-prisma-1 = Von deinen Tropfen { $mycelia__prisma__prism_drops ->
    [one] **glitzert** 1
   *[other] **glitzern** { $mycelia__prisma__prism_drops }
    }, { $mycelia__prisma__dewdrops } nicht. Jeder glitzernde, den du vom Plan entfernst, bringt eine **Gunst**: Dein Pilz zieht auf der Gunstplattform ein Feld weiter und springt dabei über andere.
mycelia-book-prisma-2 = Auf Grün, Bernstein oder Violett darfst du ein **Geschenk** dieser Farbe oder einer niedrigeren kaufen; dein Pilz geht zurück zum Start. Es liegt auf deinem Nachziehstapel. Ziehst du es, wird es sofort offen hingelegt, zieht Karten an seiner Stelle und hilft dir in diesem Zug.

mycelia-ask-new-drops = Wohin kommen neue Tropfen?
mycelia-ask-new-drops-answer = Dorthin, wo es Würfel und offene Seite der Nachschubkarte sagen, auf allen Plänen gleich, wenn sich der Schrein dreht.
mycelia-ask-new-drops-words = Nachschub Würfel Schrein Feld legen würfel nachschub karte symbol
mycelia-ask-leave-out = Darf ich einen Teil einer Karte weglassen?
mycelia-ask-leave-out-answer = Ja, jeden Teil oder alles; nur ausspielen musst du die Karte.
mycelia-ask-leave-out-words = verzichten überspringen teilweise verfallen
mycelia-ask-others-drops = Kann ich die Tropfen anderer bewegen?
mycelia-ask-others-drops-answer = Nein, alle bewegen die Tropfen ihres eigenen Plans; ein Bonus deiner Karte wird von den anderen selbst ausgeführt.
mycelia-ask-others-drops-words = Gegner Mitspieler fremd verschieben Plan
mycelia-ask-new-showcase = Wann kommen neue Karten in die Auslage?
mycelia-ask-new-showcase-answer = Am Ende eines Zugs wird sie auf { $mycelia__counts__showcase } aufgefüllt. Kärtchen a tauscht alle ihre Karten auf einmal aus.
mycelia-ask-new-showcase-words = auffüllen Lücke nachlegen tauschen wechseln
mycelia-ask-play-all-cards = Muss ich alle meine Karten ausspielen?
mycelia-ask-play-all-cards-answer = Ja, in jedem Zug alle, aber was sie tun, darfst du verfallen lassen.
mycelia-ask-play-all-cards-words = hand behalten zwang pflicht aussetzen passen teil ganz
mycelia-ask-use-card-hired = Wann kann ich eine angeheuerte Karte nutzen?
mycelia-ask-use-card-hired-answer = Im nächsten Zug: Sie liegt oben auf deinem Nachziehstapel, und am Ende deines Zugs werden Karten gezogen.
mycelia-ask-use-card-hired-words = gekauft neu pilz deck mehr bekommen
mycelia-ask-picture-shows-drops = Das Bild zeigt zwei Tropfen und einen Pfeil. Wie viele gehen?
mycelia-ask-picture-shows-drops-answer = Einer; die zwei Tropfen sagen, wie viele dort liegen müssen.
mycelia-ask-beetle = Was bedeutet der Käfer?
mycelia-ask-beetle-answer = Genau so viele Tropfen wie gezeigt, nicht mehr und nicht weniger.
mycelia-ask-drop-move-diagonally = Darf ein Tropfen diagonal ziehen?
mycelia-ask-drop-move-diagonally-answer = Nein, nur nach oben, unten, links und rechts.
mycelia-ask-drop-move-diagonally-words = diagonale schräg
mycelia-ask-any-field-include = Gehört zu „beliebiges Feld“ auch Erde?
mycelia-ask-any-field-include-answer = Ja, jedes Landschaftsfeld, aber nie der Schrein.
mycelia-ask-stop-others-taking = Kann ich verhindern, dass andere den Bonus auf meiner Karte nehmen?
mycelia-ask-stop-others-taking-answer = Nein, sie bekommen ihn, auch wenn du den Rest verfallen lässt.
mycelia-ask-shrine-turn-twice = Kann sich der Schrein in einem Zug zweimal drehen?
mycelia-ask-shrine-turn-twice-answer = Nein, höchstens einmal, am Ende eines Zugs, und überzählige Tropfen sind verloren.
mycelia-ask-shrine-turn-twice-words = voll
mycelia-ask-board-empty-won = Mein Plan ist leer. Habe ich gewonnen?
mycelia-ask-board-empty-won-answer = Fast: Erst wird die Runde zu Ende gespielt, und andere räumen ihren vielleicht auch leer.
mycelia-ask-board-empty-won-words = sieg letzter tropfen
mycelia-ask-leaves-worth-anything = Sind Blätter am Ende etwas wert?
mycelia-ask-leaves-worth-anything-answer = Nur unter denen, deren Pläne leer sind.
mycelia-ask-leaves-worth-anything-words = blatt punkte gleichstand geld
mycelia-ask-last-turn = Bekommt Gwidyon einen letzten Zug?
mycelia-ask-last-turn-answer = Nein, wer zuerst keine Tropfen mehr hat, gewinnt; geschieht es im selben Zug, gewinnen beide.
mycelia-ask-know-next-card = Kann ich Gwidyons nächste Karte kennen?
mycelia-ask-know-next-card-answer = Fast: sechs Karten, nach der fünften gemischt, eine bleibt also immer ungesehen.
mycelia-ask-easier = Wie mache ich Gwidyon leichter?
mycelia-ask-easier-answer = Gib ihm zu Beginn mehr Tropfen, bis zu 25.
mycelia-ask-moving-prism-drop = Bringt das Verschieben eines Prismatropfens eine Gunst?
mycelia-ask-moving-prism-drop-answer = Nein, nur das Entfernen vom Plan.
mycelia-ask-keep-gift-hand = Kann ich ein Geschenk auf der Hand behalten?
mycelia-ask-keep-gift-hand-answer = Nein, es wird offen hingelegt, sobald du es ziehst.
mycelia-ask-change-buy-cheaper = Bekomme ich etwas zurück, wenn ich eine billigere Farbe kaufe?
mycelia-ask-change-buy-cheaper-answer = Nein, der Pilz geht immer zurück zum Start.
mycelia-ask-wins-tie = Wer gewinnt bei Gleichstand?
mycelia-ask-wins-tie-answer = Von denen mit leerem Plan, wer die meisten Blätter hat; ist auch das gleich, gewinnen sie gemeinsam.
mycelia-ask-wins-tie-words = gleich unentschieden beide leer
mycelia-ask-hold-cards = Wie viele Karten habe ich auf der Hand?
mycelia-ask-hold-cards-answer = { $mycelia__counts__hand }: So viele ziehst du am Ende jedes Zugs und spielst sie im nächsten alle aus.
mycelia-ask-hold-cards-words = hand größe limit
mycelia-ask-game-ends = Wann endet das Spiel?
mycelia-ask-game-ends-answer = Wenn ein Plan leer ist; dieser Zug und die Runde werden noch zu Ende gespielt.
mycelia-ask-game-ends-words = vorbei ende letzte
mycelia-ask-how-many-drops = Mit wie vielen Tropfen beginnen alle?
mycelia-ask-how-many-drops-answer = Mit { $mycelia__counts__drops }, verteilt, wie es die Aufbaukarte zeigt.
mycelia-ask-how-many-drops-words = start anzahl 20
mycelia-ask-start-leaves = Beginne ich mit Blättern?
mycelia-ask-start-leaves-answer = Nein, niemand; Karten bringen sie.
mycelia-ask-start-leaves-words = start geld
mycelia-ask-hire-many = Wie viele Pilze darf ich in einem Zug anheuern?
mycelia-ask-hire-many-answer = So viele, wie du bezahlen kannst.
mycelia-ask-hire-many-words = kaufen karte kosten anzahl
mycelia-ask-shrine-full = Wie viele Tropfen fasst der Schrein?
mycelia-ask-shrine-full-answer = { $mycelia__counts__capacity__p2 } zu zweit, { $mycelia__counts__capacity__p3 } zu dritt, { $mycelia__counts__capacity__p4 } zu viert; dann dreht er sich.
mycelia-ask-shrine-full-words = voll kapazität wann
mycelia-ask-tile-twice = Kann ich ein Kärtchen in einem Zug zweimal nutzen?
mycelia-ask-tile-twice-answer = Nein, jedes Kärtchen einmal pro Zug.
mycelia-ask-tile-twice-words = aktion nochmal
mycelia-ask-deck-short = Was, wenn mein Nachziehstapel ausgeht?
mycelia-ask-deck-short-answer = Dein Ablagestapel wird gemischt und daruntergelegt, dann ziehst du weiter.
mycelia-ask-deck-short-words = leer deck
mycelia-ask-who-begins = Wer fängt an?
mycelia-ask-who-begins-answer = Wer beginnt, wird ausgelost oder beim Einrichten des Tisches gewählt und bleibt das ganze Spiel über Startspieler.
mycelia-ask-who-begins-words = beginnt startspieler anfang reihenfolge
mycelia-ask-lose-cards = Wie werde ich Karten los?
mycelia-ask-lose-cards-answer = Mit einer Karte mit dem Zeichen „loslassen“ oder mit Kärtchen e: Beide nehmen eine Karte für immer aus deinem Ablagestapel. Sie gehören zur Erweiterung.
mycelia-ask-lose-cards-words = entfernen loswerden schwache wegwerfen deck
mycelia-ask-what-shrine = Was ist der Schrein?
mycelia-ask-what-shrine-answer = Das Zuhause des Taus: Ein Tropfen, der sein Feld erreicht, ist von deinem Plan und füllt ihn. Ist er voll, dreht er sich.
mycelia-ask-what-shrine-words = loch mitte
mycelia-ask-get-leaves = Wie bekomme ich Blätter?
mycelia-ask-get-leaves-answer = Durch Pilze, die ein Blatt zeigen, und durch den Bonus auf Karten anderer. Du darfst beliebig viele behalten.
mycelia-ask-get-leaves-words = blatt geld verdienen limit währung
mycelia-ask-drops-on-field = Wie viele Tropfen dürfen auf einem Feld liegen?
mycelia-ask-drops-on-field-answer = Beliebig viele.
mycelia-ask-drops-on-field-words = limit stapel mehrere zwei zusammen
mycelia-ask-more-tiles = Wie bekomme ich mehr Aktionskärtchen?
mycelia-ask-more-tiles-answer = Durch manche Pilze der Erweiterung, sobald du sie anheuerst; niemand behält mehr als vier.
mycelia-ask-more-tiles-words = kärtchen besitzen viele limit neue
mycelia-ask-bonus = Was ist ein Bonus?
mycelia-ask-bonus-answer = Der Teil einer Karte mit zwei Köpfen: Alle anderen dürfen ihn ausführen, jeweils auf dem eigenen Plan; du nicht.
mycelia-ask-bonus-words = andere köpfe mitspieler
mycelia-ask-advanced-boards = Was sind die Spielpläne für Fortgeschrittene?
mycelia-ask-advanced-boards-answer = Die Rückseiten der Pläne, jede mit anderer Lage der Landschaften, sodass jeder vor einer anderen Aufgabe steht.
mycelia-ask-advanced-boards-words = rückseite schwerer anders
mycelia-ask-how-many-play = Wie viele können mitspielen?
mycelia-ask-how-many-play-answer = Zwei bis vier, oder eine Person allein gegen Gwidyon.
mycelia-ask-how-many-play-words = spieler personen anzahl leute
mycelia-ask-win-alone = Wie gewinne ich gegen Gwidyon?
mycelia-ask-win-alone-answer = Räume deinen Plan leer, bevor sein Haufen weg ist.
mycelia-ask-win-alone-words = besiegen schlagen allein solo
