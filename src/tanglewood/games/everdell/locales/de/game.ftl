# The title of the game, and one sentence about it: in lists of games.

everdell-game-title = Everdell
everdell-game-about = Baue eine Waldstadt mit fünfzehn Plätzen, mit einer Handvoll Arbeiter und in vier Jahreszeiten.

# Options and variants, where they are listed.

everdell-option-bellfaire = Bellfaire: mehr Ereignisse und Waldkarten, der Markt, eine Auszeichnung und bis zu sechs Personen.
everdell-option-corrin = Die fünf Karten von Corrin Evertail werden eingemischt.
everdell-option-cranky = Fusselwürz ist ein Griesgram: Würfelt er eine 8, verlierst du eine Karte deiner Hand.
everdell-option-difficulty = Phantomias Stufe, von sanftmütig bis furchterregend.
everdell-option-extra = Die fünfzehn Karten von Extra! Extra! werden eingemischt.
everdell-option-farms = Acht Jahreszeiten-Farmen ersetzen die üblichen.
everdell-option-first = Der Platz, der beginnt, ab 0 gezählt, oder ein zufälliger.
everdell-option-garland = Die Auszeichnung von Bellfaire für die meisten Karten einer Art: eine zufällige, eine bestimmte oder keine.
everdell-option-glitzy = Fusselwürz ist glamourös: Seine lila Karten bringen 5 Punkte.
everdell-option-hasty = Fusselwürz ist in Eile: In jeder Jahreszeit nimmt er das besondere Ereignis ganz links.
everdell-option-intrigues = In jeder Jahreszeit spinnt Phantomia eine Intrige; nur gegen eine Person.
everdell-option-legends = Alle bekommen ein legendäres Wesen und ein legendäres Bauwerk.
everdell-option-lucky = Fusselwürz ist ein Glückspilz: Zweimal hintereinander dieselbe Zahl bringt ihm einen Punkt.
everdell-option-market = Der Markt von Bellfaire, wo du erhältst oder verkaufst, was Marker zeigen.
everdell-option-mood = Eine Laune von Fusselwürz, die ein Solospiel schwerer macht.
everdell-option-newleaf = Newleaf: eigene Karten und Ereignisse, ein Bahnhof, Gäste, goldene Besetzt-Marker.
everdell-option-nightweave = Phantomia, die Spinne, spielt gegen eine oder zwei Personen.
everdell-option-pearlbrook = Pearlbrook: ein Fluss mit Fröschen und Perlen, Artefakte und Wunder.
everdell-option-personality = Wie Phantomia mit der Wiese um sich herum umgeht; eine bestimmte Persönlichkeit oder irgendeine.
everdell-option-plan = Was Phantomia die ganze Partie lang vorhat; nur gegen eine Person.
everdell-option-players = Wie viele Plätze der Tisch hat; allein spielst du gegen Fusselwürz.
everdell-option-powers = Arbeiter haben eine Spielerkraft: eine der vier aus Mistwood oder eine von zweien, die aus allen ausgeteilt werden.
everdell-option-reservations = Die Reservierungsmarker von Newleaf.
everdell-option-rugwort = Das Jahr von Fusselwürz im Solospiel: 1 der Freche, 2 der Faulige, 3 der Frevler.
everdell-option-rugwort_cards = Die drei Karten von Fusselwürz werden eingemischt.
everdell-option-spirecrest = Das Gebirge von Spirecrest: Wetter, Entdeckungen und eine Expedition.
everdell-option-spring_worker = Gegen Phantomia: trotz der Spielerkräfte ein Arbeiter für den Frühling; das macht es leichter.
everdell-option-squatty = Fusselwürz ist gedrungen: Jeder leere Platz deiner Stadt bringt ihm 2 Punkte.
everdell-option-tickets = Die Fahrkarten von Newleaf, die einen Arbeiter bewegen.
everdell-variant-bellfaire = Mit dem Markt, einer Auszeichnung und den Ereignissen von Bellfaire.
everdell-variant-corrin = Mit den fünf Karten von Corrin Evertail.
everdell-variant-extra = Mit den fünfzehn Karten von Extra! Extra!
everdell-variant-farms = Jahreszeiten-Farmen ersetzen die üblichen.
everdell-variant-legends = Alle haben ein legendäres Wesen und ein legendäres Bauwerk zum Ausspielen.
everdell-variant-newleaf = Mit Newleaf: ein Bahnhof, Gäste und goldene Besetzt-Marker.
everdell-variant-nightweave = Allein gegen Phantomia, die Spinne aus Mistwood.
everdell-variant-pearlbrook = Mit Pearlbrook: Frösche holen Perlen, für die es Artefakte und Wunder gibt.
everdell-variant-powers = Arbeiter haben Spielerkräfte: Alle bekommen zwei Karten und behalten eine.
everdell-variant-rugwort_cards = Mit den drei Karten von Fusselwürz.
everdell-variant-six = Zu sechst, mit dem Markt, einer Auszeichnung und den Ereignissen von Bellfaire.
everdell-variant-solo = Allein gegen Fusselwürz, der nimmt, was der Würfel ihm gibt.
everdell-variant-spirecrest = Mit dem Gebirge von Spirecrest: Wetter, Entdeckungen, eine Expedition.
