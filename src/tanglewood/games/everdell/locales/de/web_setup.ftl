# Laying a table of Everdell: what its options do, and its ready-made tables.

web-setting-everdell-spring-worker = Ein Arbeiter für den Frühling
web-about-everdell-rugwort = In seinem ersten Jahr ist er nur frech; jedes weitere Jahr ist schwerer.
web-about-everdell-mood = Mit einer Laune ist er schwerer zu schlagen.
web-about-everdell-farms = Acht Farmen, zwei für jede Jahreszeit, statt der üblichen.
web-about-everdell-corrin = Fünf Karten um den Gründer von Everdell werden eingemischt.
web-about-everdell-extra = Fünfzehn Karten um Neuigkeiten aus dem Tal werden eingemischt.
web-about-everdell-rugwort-cards = Die drei Karten der Ratte werden eingemischt.
web-about-everdell-legends = Alle bekommen ein legendäres Wesen und ein legendäres Bauwerk.
web-about-everdell-powers = Welche Tiere deine Arbeiter sind, entscheidet, was sie können.
web-about-everdell-spring-worker = Du behältst trotz der Spielerkräfte den Arbeiter des Frühlings; das macht es leichter.
web-about-everdell-nightweave = Eine Spinne, die gegen eine oder zwei Personen spielt.
web-about-everdell-difficulty = Von sanftmütig bis furchterregend.
web-about-everdell-personality = Wie sie mit der Wiese um sich herum umgeht.
web-about-everdell-plan = Was sie die ganze Partie lang vorhat, gegen eine Person.
web-about-everdell-intrigues = In jeder Jahreszeit spinnt sie eine Intrige, gegen eine Person.
web-preset-everdell-rugwort = Gegen Fusselwürz
web-preset-about-everdell-rugwort = Allein, mit einer Ratte, die sich nimmt, was sie will.
web-preset-everdell-nightweave = Gegen Phantomia
web-preset-about-everdell-nightweave = Allein, mit einer Spinne, die eine Stadt baut, auf der sanftesten Stufe.
web-preset-everdell-small = Mehr Karten
web-preset-about-everdell-small = Die kleinen Schachteln werden eingemischt.
web-preset-about-everdell-everything = Zu viert, alle Karten, Legenden, Spielerkräfte und alle vier Länder zugleich. Nur Phantomia bleibt weg: Sie spielt gegen eine oder zwei Personen. Ein langer Abend für alle, die jedes davon kennen.

# ------------------------------------------------------------------ the lands

web-about-everdell-pearlbrook = Ein Fluss mit Fröschen und Perlen; für Perlen gibt es Artefakte und Wunder.
web-about-everdell-newleaf = Ein Bahnhof mit Zug, Gästen, Fahrkarten und goldenen Besetzt-Markern; 59 weitere Karten.
web-about-everdell-tickets = Eine Fahrkarte bewegt einen Arbeiter, hin und zurück.
web-about-everdell-reservations = Alle können eine Karte zurücklegen.
web-about-everdell-bellfaire = Ein Markt, eine Auszeichnung für die meisten Karten einer Art und Platz für sechs.
web-about-everdell-market = Du erhältst, was ein Marker zeigt, oder verkaufst es für Punkte und Ressourcen.
web-about-everdell-garland = Eine Auszeichnung am Ende für die meisten Karten einer Art.
web-about-everdell-spirecrest = Wetter, Entdeckungen und Riesenwesen auf dem Weg ins Gebirge.
web-about-everdell-cranky = Würfelt er eine 8, verlierst du eine Karte deiner Hand.
web-about-everdell-glitzy = { $everdell__rugwort_points__glitzy_purple ->
    [one] Seine lila Karten bringen 1 Punkt.
   *[other] Seine lila Karten bringen { $everdell__rugwort_points__glitzy_purple } Punkte.
    }
web-about-everdell-hasty = In jeder Jahreszeit nimmt er das besondere Ereignis ganz links.
web-about-everdell-lucky = Zweimal hintereinander dieselbe Zahl bringt ihm einen Punkt.
web-about-everdell-squatty = { $everdell__rugwort_points__squatty_space ->
    [one] Jeder leere Platz deiner Stadt bringt ihm 1 Punkt.
   *[other] Jeder leere Platz deiner Stadt bringt ihm { $everdell__rugwort_points__squatty_space } Punkte.
    }
web-preset-everdell-pearlbrook = Pearlbrook
web-preset-about-everdell-pearlbrook = Frösche holen Perlen aus dem Fluss.
web-preset-everdell-newleaf = Newleaf
web-preset-about-everdell-newleaf = Züge, Gäste und goldene Besetzt-Marker.
web-preset-everdell-bellfaire = Bellfaire
web-preset-about-everdell-bellfaire = Zu sechst auf dem Fest.
web-preset-everdell-spirecrest = Spirecrest
web-preset-about-everdell-spirecrest = Hinauf ins Gebirge, bei jedem Wetter.
ev-fixed-bellfaire = Zu fünft und zu sechst braucht ihr dessen Tableaus.
ev-fixed-legends = Eine Schachtel hat Legenden für fünf Personen.
ev-fixed-powers = Mistwood allein hat Spielerkräfte für vier Personen.

web-setting-everdell-pearlbrook = Mit Pearlbrook
web-setting-everdell-newleaf = Mit Newleaf
web-setting-everdell-tickets = Fahrkarten
web-setting-everdell-reservations = Reservierungen
web-setting-everdell-bellfaire = Mit Bellfaire
web-setting-everdell-market = Der Markt
web-setting-everdell-garland = Die Auszeichnung
web-setting-everdell-spirecrest = Mit Spirecrest
web-setting-everdell-cranky = Griesgram
web-setting-everdell-glitzy = Glamourös
web-setting-everdell-hasty = Eile
web-setting-everdell-lucky = Glückspilz
web-setting-everdell-squatty = Gedrungen
