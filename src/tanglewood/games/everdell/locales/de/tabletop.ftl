# The score pad for the real table: `everdell-pad-ROW` is a row, `-says` what it counts, `-FIELD` something in it.

everdell-pad-cards = Karten
everdell-pad-cards-says = Die Punkte, die auf den Karten deiner Stadt stehen; ein Narr zieht 2 ab.
everdell-pad-tokens = Punktemarker
everdell-pad-tokens-says = Marker in deinem Vorrat und auf deinen eigenen Karten.
everdell-pad-prosperity = Lila Karten
everdell-pad-prosperity-says = Was deine lila Karten neben ihren aufgedruckten Punkten bringen.
everdell-pad-journey = Reise
everdell-pad-journey-says = Deine Arbeiter auf der Reise; jeder ist wert, was dort steht.
everdell-pad-events = Ereignisse
everdell-pad-events-says = Punkte der einfachen und besonderen Ereignisse, die du erledigt hast.
everdell-pad-wonders = Wunder
everdell-pad-wonders-says = Die Wunder, die du gebaut hast, jedes einmal.
everdell-pad-adornments = Artefakte
everdell-pad-adornments-says = Was deine ausgespielten Artefakte am Ende bringen.
everdell-pad-pearls = Perlen
everdell-pad-pearls-says = { $everdell__river_counts__pearl_points ->
    [one] Jede Perle, die du übrig hast, ist { $everdell__river_counts__pearl_points } Punkt wert.
   *[other] Jede Perle, die du übrig hast, ist { $everdell__river_counts__pearl_points } Punkte wert.
}
everdell-pad-pearls-pearls = Übrige Perlen
everdell-pad-garland = Auszeichnung
everdell-pad-garland-says = Zähle die Karten, die sie nennt: Die meisten bringen { $everdell__fair__first }, die zweitmeisten { $everdell__fair__second }.
everdell-pad-garland-cards = Karten ihrer Art
everdell-pad-visitors = Gäste
everdell-pad-visitors-says = Gäste, deren Wunsch deine Stadt erfüllt.
everdell-pad-expedition = Expedition
everdell-pad-expedition-says = Die Kartenstücke, die du bezahlt hast.
everdell-pad-discoveries = Entdeckungen
everdell-pad-discoveries-says = Was deine Entdeckungen am Ende bringen.

everdell-pad-his-cards = Karten
everdell-pad-his-cards-says = Punkte für jede Karte seiner Stadt: { $everdell__rugwort_points__card }; für eine lila Karte: { $everdell__rugwort_points__purple }.
everdell-pad-his-cards-others = Karten, die nicht lila sind
everdell-pad-his-cards-purple = Lila Karten
everdell-pad-his-cards-glitzy = Lila Karten, und er ist glamourös
everdell-pad-his-basic = Einfache Ereignisse
everdell-pad-his-basic-says = Punkte für jedes einfache Ereignis, das er genommen hat: { $everdell__rugwort_points__basic_event }.
everdell-pad-his-basic-events = Einfache Ereignisse
everdell-pad-his-special = Verpasste besondere Ereignisse
everdell-pad-his-special-says = Jedes besondere Ereignis, das du nicht erledigt hast, zählt für ihn, ab seinem zweiten Jahr mehr.
everdell-pad-his-special-events = Verpasste besondere Ereignisse
everdell-pad-his-spaces = Deine leeren Plätze
everdell-pad-his-spaces-says = Ist Fusselwürz gedrungen, bringt ihm jeder leere Platz deiner Stadt { $everdell__rugwort_points__squatty_space }.
everdell-pad-his-spaces-spaces = Leere Plätze

everdell-pad-her-cards = Karten
everdell-pad-her-cards-says = Die Punkte, die auf den Karten ihrer Stadt stehen, mit ihrer Beute; ihre Handkarten sind nichts wert.
everdell-pad-her-bonus = Ihre Stufe
everdell-pad-her-bonus-says = Ihre Stufe bringt Punkte für Karten im Wert von 0 und für lila, legendäre und Newleaf-Karten; ein Bonus pro Karte.
everdell-pad-her-bonus-zero = Karten im Wert von 0
everdell-pad-her-bonus-rich = Lila, legendäre oder Newleaf-Karten
everdell-pad-her-bonus-both = Beides: Wert 0 und lila, legendär oder aus Newleaf
everdell-pad-her-bonus-ruler = Fusselwürz der Fürst: die meisten Ereignisse einer Person
everdell-pad-her-basic = Einfache Ereignisse
everdell-pad-her-basic-says = Ihre einfachen Ereignisse mit den aufgedruckten Punkten.
everdell-pad-her-special = Besondere Ereignisse
everdell-pad-her-special-says = Jedes ihrer besonderen Ereignisse zählt nach ihrer Stufe, egal was darauf steht.
everdell-pad-her-special-events = Besondere Ereignisse
everdell-pad-her-adornments = Artefakte
everdell-pad-her-adornments-says = Jedes ihrer Artefakte zählt nach ihrer Stufe.
everdell-pad-her-adornments-adornments = Artefakte
everdell-pad-her-pearls = Perlen
everdell-pad-her-pearls-says = { $everdell__river_counts__pearl_points ->
    [one] Jede Perle, die sie übrig hat, ist { $everdell__river_counts__pearl_points } Punkt wert.
   *[other] Jede Perle, die sie übrig hat, ist { $everdell__river_counts__pearl_points } Punkte wert.
}
everdell-pad-her-pearls-pearls = Übrige Perlen
everdell-pad-her-visitors = Gäste
everdell-pad-her-visitors-says = Ihre Gäste, so viele, wie ihre Stufe erlaubt.
everdell-pad-her-discoveries = Entdeckungen
everdell-pad-her-discoveries-says = Alle ihre Entdeckungen zählen voll.
everdell-pad-rival-tokens = Punktemarker
everdell-pad-rival-tokens-says = Punktemarker, die diese Gegenseite bekommen hat.
everdell-pad-rival-journey = Reise
everdell-pad-rival-journey-says = Arbeiter dieser Gegenseite auf der Reise.
everdell-pad-rival-wonders = Wunder
everdell-pad-rival-wonders-says = Wunder, die diese Gegenseite gebaut hat.
everdell-pad-rival-expedition = Kartenstücke
everdell-pad-rival-expedition-says = Alle Kartenstücke dieser Gegenseite.

everdell-pad-tie-events = Ereignisse, einfache und besondere zusammen
everdell-pad-tie-resources = Übrige Ressourcen im Vorrat
everdell-pad-rival-nightweave = Phantomia
everdell-pad-rival-rugwort = Fusselwürz

# Tonight’s set-up of the real box: `$n` things, `$what` they are, `$players` people.

everdell-tonight-board = Legt den Spielplan aus, stellt den Baum auf und sortiert Zweige, Harz, Kieselsteine, Beeren und Punktemarker.
everdell-tonight-forest = { $n ->
    [one] Legt diese Waldkarte auf ihre Lichtung; die anderen kommen zurück in die Schachtel.
   *[other] Legt diese { $n } Waldkarten auf ihre Lichtungen; die anderen kommen zurück in die Schachtel.
}
everdell-tonight-basic-events = Legt die einfachen Ereignisse aus.
everdell-tonight-special-events = { $n ->
    [one] Legt dieses besondere Ereignis auf den Baum; die anderen kommen zurück in die Schachtel.
   *[other] Legt diese { $n } besonderen Ereignisse auf den Baum; die anderen kommen zurück in die Schachtel.
}
everdell-tonight-farms = Nehmt die üblichen Farmen aus dem Stapel und mischt die acht Jahreszeiten-Farmen ein.
everdell-tonight-corrin = Mischt die fünf Corrin-Karten in den Stapel.
everdell-tonight-extra = Mischt die fünfzehn Karten von Extra! Extra! in den Stapel.
everdell-tonight-rugwort-cards = Mischt die drei Fusselwürz-Karten in den Stapel.
everdell-tonight-pearlbrook-deck = Mischt die Karten von Pearlbrook in den Stapel.
everdell-tonight-newleaf-deck = Mischt die Karten von Newleaf in den Stapel.
everdell-tonight-river = Legt den Fluss-Spielplan an den Spielplan, die Perlen auf seine Untiefe. Zieht Flussbewohner ({ $everdell__river_counts__citizens }) und Orte ({ $everdell__river_counts__locations }), mischt sie und legt auf jeden Flussplatz eine Karte verdeckt, mit einer Perle darauf.
everdell-tonight-wonders = Stellt die vier Wunder auf. Einfache Ereignisse gibt es nicht.
everdell-tonight-adornments = Alle bekommen einen Frosch und { $everdell__river_counts__adornments } Artefakte, vor den anderen verborgen; der Rest kommt ungesehen zurück in die Schachtel.
everdell-tonight-train = Gebt alle Waggonplättchen in den Beutel, zieht drei für den Zug und legt neben jedes eine Karte vom Stapel.
everdell-tonight-visitors = Teilt die Gäste in zwei gleiche Stapel, offen.
everdell-tonight-golden = Alle bekommen drei goldene Besetzt-Marker.
everdell-tonight-ticket = Alle bekommen eine Fahrkarte, Hinfahrt nach oben.
everdell-tonight-reservation = Alle bekommen einen Reservierungsmarker, mit der unbenutzten Seite nach oben.
everdell-tonight-market = Baut den Markt auf, mit seinen vier Markern auf der hier genannten Seite, in dieser Reihenfolge.
everdell-tonight-garland = Legt diese Königliche Auszeichnung neben den Spielplan; die anderen kommen zurück in die Schachtel.
everdell-tonight-weather = Legt das Gebirge unter den Spielplan. Mischt die Wetterkarten jeder Jahreszeit für sich und legt je eine verdeckt hin; für den Winter nehmt diese und deckt sie sofort auf.
everdell-tonight-discoveries = Mischt die drei Stapel Entdeckungen für sich und legt sie an ihre Gegenden; die Riesenwesen warten neben dem Spielplan.
everdell-tonight-map = Alle nehmen ein Startstück. Legt diese Kartenstücke offen in die erste Gegend und ebenso viele verdeckt in jede der anderen.
everdell-tonight-rabbits = Alle Wanderer starten im Vorgebirge.
everdell-tonight-rugwort = Baut auf wie zu zweit. Fusselwürz bekommt keine Karten; seine Arbeiter stehen hier.
everdell-tonight-level = Phantomia spielt auf dieser Stufe: Legt deren Wertungskarte aus.
everdell-tonight-personality = So ist sie heute.
everdell-tonight-plan = Das hat sie heute vor.
everdell-tonight-intrigues = Mischt die Intrigen zu einem verdeckten Stapel; im Winter gibt es keine.
everdell-tonight-activity = Nehmt die Flusskarten heraus, wenn Pearlbrook nicht im Spiel ist. Sortiert die Aktionskarten nach ihrer ersten Jahreszeit. Nehmt von den Winterkarten zwei, die eine Spinne einsetzen: Eine verlässt das Spiel; mischt die übrigen und legt die zweite obenauf.
everdell-tonight-spiders = { $players ->
    [one] Gebt ihr den Würfel, ihre Spinnen und ihre Figur und eine verdeckte Karte vom Stapel. Das Ereignis Die Everdell-Spiele kommt zurück in die Schachtel.
   *[other] Gebt ihr den Würfel, ihre Spinnen und ihre Figur und zwei verdeckte Karten vom Stapel. Das Ereignis Die Everdell-Spiele kommt zurück in die Schachtel.
}
everdell-tonight-powers = Teilt die Spielerkräfte aus oder wählt sie, bevor Karten ausgeteilt werden.
everdell-tonight-legends = Alle bekommen ein legendäres Wesen und ein legendäres Bauwerk, von den anderen ungesehen.
everdell-tonight-workers = Arbeiter für alle: { $everdell__counts__workers }; die anderen warten auf dem Baum.
everdell-tonight-meadow = Mischt den Stapel und legt die Wiese offen aus, insgesamt { $everdell__counts__meadow }.
everdell-tonight-hands = Teilt die Starthände aus.
everdell-tonight-note = { $note ->
    [top_left] oben links
    [bottom_left] unten links
    [top_right] oben rechts
    [bottom_right] unten rechts
    [gain] Erhalten-Seite
   *[trade] Verkaufen-Seite
}
