# Every symbol of the table: its name, and what it does in one sentence. What it does at the moment stands at the end.

# ------------------------------------------------------------------ goods

symbol-everdell-twig = Zweig
symbol-everdell-twig-about = Damit bezahlst du Bauwerke.
symbol-everdell-resin = Harz
symbol-everdell-resin-about = Damit bezahlst du Bauwerke.
symbol-everdell-pebble = Kieselstein
symbol-everdell-pebble-about = Damit bezahlst du Bauwerke.
symbol-everdell-berry = Beere
symbol-everdell-berry-about = Damit bezahlst du Wesen.
symbol-everdell-any = beliebige Ressource
symbol-everdell-any-about = Ein Zweig, ein Harz, ein Kieselstein oder eine Beere, wie du magst.
symbol-everdell-card = Karte
symbol-everdell-card-about = Vom Nachziehstapel gezogen. Eine Hand fasst höchstens { $everdell__counts__hand_limit }, ab fünf Personen { $everdell__fair__hand_limit }; manche Spielerkräfte ändern das.
symbol-everdell-points = Punkt
symbol-everdell-points-about = Ein Punktemarker oder das, was eine Karte am Ende wert ist.
symbol-everdell-total = Punkte bisher
symbol-everdell-total-about = So viele Punkte gäbe es hier, wenn das Spiel jetzt endete.

# ------------------------------------------------------------------ cards

symbol-everdell-green = Produktion
symbol-everdell-green-about = Gibt beim Ausspielen Ressourcen und im Frühling und Herbst noch einmal.
symbol-everdell-red = Ziel
symbol-everdell-red-about = Ein Platz für einen Arbeiter.
symbol-everdell-blue = Verwaltung
symbol-everdell-blue-about = Hilft der eigenen Stadt, solange sie steht.
symbol-everdell-purple = Wohlstand
symbol-everdell-purple-about = Bringt am Ende des Spiels mehr Punkte.
symbol-everdell-tan = Bewegung
symbol-everdell-tan-about = Wirkt einmal, beim Ausspielen.
symbol-everdell-worth = Wert
symbol-everdell-worth-about = Was die Karte am Ende wert ist.
symbol-everdell-unique = einzigartig
symbol-everdell-unique-about = Davon darf eine Stadt nur eine haben.
symbol-everdell-common = gewöhnlich
symbol-everdell-common-about = Davon darf eine Stadt so viele haben, wie Platz ist.
symbol-everdell-door = Zuhause
symbol-everdell-door-about = Lädt sein Wesen einmal ein, ohne Bezahlung.
symbol-everdell-door-lit = Zuhause, dessen Wesen bereit ist
symbol-everdell-door-lit-about = Sein Wesen ist auf deiner Hand oder der Wiese und darf ohne Bezahlung kommen.
symbol-everdell-door-shut = Zuhause, besetzt
symbol-everdell-door-shut-about = Sein Wesen ist eingezogen; es lädt sonst niemanden ein.
symbol-everdell-free-guest = darf kostenlos kommen
symbol-everdell-free-guest-about = Eine Karte deiner Stadt lädt diese ein oder macht ihr Platz: Sie kann ohne Bezahlung ausgespielt werden.
symbol-everdell-open = offen
symbol-everdell-open-about = Andere dürfen sie besuchen; das bringt ihrer Stadt einen Punkt.
symbol-everdell-pair = Paar
symbol-everdell-pair-about = Diese zwei teilen sich einen Platz.
symbol-everdell-tokens = Marker hier
symbol-everdell-tokens-about = Punkte, die auf dieser Karte liegen und am Ende zählen.
symbol-everdell-stored = gelagert
symbol-everdell-stored-about = Ressourcen, die hier warten, bis ein Arbeiter sie holt.
symbol-everdell-lock = dauerhaft
symbol-everdell-lock-about = Dieser Arbeiter kommt nie mehr nach Hause.
symbol-everdell-bars = Gefangener
symbol-everdell-bars-about = Ein Wesen unter dem Verlies; es ist nicht mehr in der Stadt.
symbol-everdell-legend = legendäre Karte
symbol-everdell-legend-about = Darf die Karte auf ihrem Banner ersetzen und zählt nicht zur Hand.
symbol-everdell-over = die Himmelsbrücke
symbol-everdell-over-about = Sie liegt über dieser Karte.

# ------------------------------------------------------------------ places and seasons

symbol-everdell-worker = Arbeiter
symbol-everdell-worker-about = Geht an einen Ort, tut, was dort steht, und kommt mit der nächsten Jahreszeit nach Hause.
symbol-everdell-free = freier Platz
symbol-everdell-free-about = Hier ist Platz für einen Arbeiter.
symbol-everdell-shared = gemeinschaftlicher Platz
symbol-everdell-shared-about = Hier ist Platz für alle.
symbol-everdell-at-most = höchstens so viele
symbol-everdell-at-most-about = Gib keine oder so viele, wie du magst, aber nicht mehr, als die Zahl sagt.
symbol-everdell-cheaper = billiger
symbol-everdell-cheaper-about = Eine Karte wird für eine Ressource weniger als ihre Kosten ausgespielt.
symbol-everdell-exchange = Tausch
symbol-everdell-exchange-about = Gib, was vor dem Pfeil steht, und bekomme, was dahinter steht.
symbol-everdell-haven = Zuflucht
symbol-everdell-haven-about = Wirf Karten ab: Je zwei bringen eine beliebige Ressource.
symbol-everdell-journey = Reise
symbol-everdell-journey-about = Ab dem Herbst: Wirf so viele Karten ab, und du erhältst so viele Punkte.
symbol-everdell-event = einfaches Ereignis
symbol-everdell-event-about = { $everdell__event__grand_tour__points ->
    [one] So viele Karten dieser Farbe in deiner Stadt: Schicke einen Arbeiter, 1 Punkt.
   *[other] So viele Karten dieser Farbe in deiner Stadt: Schicke einen Arbeiter, { $everdell__event__grand_tour__points } Punkte.
    }
symbol-everdell-special = besonderes Ereignis
symbol-everdell-special-about = Beide Karten in deiner Stadt: Schicke einen Arbeiter und erledige es.
symbol-everdell-met = bereit
symbol-everdell-met-about = Deine Stadt hat, was dieses Ereignis verlangt.
symbol-everdell-winter = Winter
symbol-everdell-winter-about = { $everdell__counts__workers ->
    [one] Die erste Jahreszeit: 1 Arbeiter.
   *[other] Die erste Jahreszeit: { $everdell__counts__workers } Arbeiter.
    }
symbol-everdell-spring = Frühling
symbol-everdell-spring-about = { $everdell__season__spring__workers ->
    [one] 1 weiterer Arbeiter
   *[other] { $everdell__season__spring__workers } weitere Arbeiter
    }, und jede grüne Karte gibt ihre Ressourcen.
symbol-everdell-summer = Sommer
symbol-everdell-summer-about = { $everdell__season__summer__workers ->
    [one] 1 weiterer Arbeiter
   *[other] { $everdell__season__summer__workers } weitere Arbeiter
    } und zwei Karten von der Wiese.
symbol-everdell-autumn = Herbst
symbol-everdell-autumn-about = { $everdell__season__autumn__workers ->
    [one] 1 weiterer Arbeiter
   *[other] { $everdell__season__autumn__workers } weitere Arbeiter
    }, jede grüne Karte gibt ihre Ressourcen; die letzte Jahreszeit.
symbol-everdell-city = Plätze
symbol-everdell-city-about = Belegte Plätze einer Stadt und alle, die sie hat: { $everdell__counts__city }.
symbol-everdell-spaces = freie Plätze
symbol-everdell-spaces-about = Auf jeden passt eine Karte; manche Karten teilen sich einen Platz oder brauchen keinen.
symbol-everdell-deck = Nachziehstapel
symbol-everdell-deck-about = Von hier werden Karten verdeckt gezogen; ist er leer, wird der Ablagestapel gemischt.
symbol-everdell-discard = Ablagestapel
symbol-everdell-discard-about = Karten, die abgegeben oder ersetzt wurden.
symbol-everdell-first = Startspieler
symbol-everdell-first-about = Hat mit den wenigsten Karten begonnen.
symbol-everdell-figure = Figur einer Spielerkraft
symbol-everdell-figure-about = Eine Spielerkraft hat sie auf diesen Platz gestellt.
symbol-everdell-rat-token = Ratten-Marker
symbol-everdell-rat-token-about = Eine Spielerkraft hat ihn auf dieses Feld der Wiese gelegt.

# ------------------------------------------------------------------ Rugwort

symbol-everdell-worker-5 = die Ratte von Fusselwürz
symbol-everdell-worker-5-about = Blockiert diesen Platz oder diese Karte der Wiese.
symbol-everdell-die = sein Würfel
symbol-everdell-die-about = Ein 8-seitiger Würfel, der bestimmt, welche Karte er von der Wiese nimmt.

# ------------------------------------------------------------------ Nightweave

symbol-everdell-spider = Spinne
symbol-everdell-spider-about = Ihr Arbeiter: geht nur auf Plätze für einen einzelnen Arbeiter.
symbol-everdell-nightweave = Phantomia
symbol-everdell-nightweave-about = Sie selbst: sitzt auf einem Feld der Wiese, das leer bleibt.
symbol-everdell-clockwise = Pfeil
symbol-everdell-clockwise-about = Sie sucht den nächsten Platz im Uhrzeigersinn: Reihen von links, Spalten von oben.
symbol-everdell-counter = Pfeil
symbol-everdell-counter-about = Sie sucht den nächsten Platz gegen den Uhrzeigersinn: Reihen von rechts, Spalten von unten.
symbol-everdell-walk-blocked = übergangen
symbol-everdell-walk-blocked-about = Dieser Platz ist besetzt, also geht sie zum nächsten.
symbol-everdell-walk-found = gefunden
symbol-everdell-walk-found-about = Der erste freie Platz auf ihrem Weg: Dorthin geht ihre Spinne.
symbol-everdell-clearing = Lichtung
symbol-everdell-clearing-about = Welcher Waldort gemeint ist: das dunkle Quadrat.
symbol-everdell-lair = ihre Stadt
symbol-everdell-lair-about = Belegte Plätze ihrer Stadt und alle, die sie hat.
symbol-everdell-meadow = Wiese
symbol-everdell-meadow-about = Die { $everdell__counts__meadow ->
    [one] 1 offene Karte
   *[other] { $everdell__counts__meadow } offenen Karten
    }.
symbol-everdell-trash-card = abwerfen
symbol-everdell-trash-card-about = Ihre oberste Karte kommt für einen Punkt auf den Ablagestapel.
symbol-everdell-web = Netz
symbol-everdell-web-about = Kostet dich etwas oder schließt den Platz, auf dem es liegt.
symbol-everdell-threads = verdeckt
symbol-everdell-threads-about = Diese Karte ist umgedreht und tut jetzt nichts.
symbol-everdell-personality = Persönlichkeit
symbol-everdell-personality-about = Eine Eigenart von ihr für die ganze Partie.
symbol-everdell-plan = Plan
symbol-everdell-plan-about = Ihr Trick für die ganze Partie.
symbol-everdell-intrigue = Intrige
symbol-everdell-intrigue-about = Ihr Trick für diese Jahreszeit.
symbol-everdell-loot = Beute
symbol-everdell-loot-about = Was sie gewonnen hat und behält.
symbol-everdell-purse = vereiteln
symbol-everdell-purse-about = Zahle das, und ihr Trick misslingt.
symbol-everdell-hand = Handkarten
symbol-everdell-hand-about = Eine Hand fasst höchstens { $everdell__counts__hand_limit }, ab fünf Personen { $everdell__fair__hand_limit }; manche Spielerkräfte ändern das.

# ------------------------------------------------------------------ the lands

symbol-everdell-pearl = Perle
symbol-everdell-pearl-about = Damit bezahlst du Artefakte und Wunder; übrige bringen je { $everdell__river_counts__pearl_points ->
    [one] 1 Punkt
   *[other] { $everdell__river_counts__pearl_points } Punkte
    }.
symbol-everdell-frog = Froschbotschafter
symbol-everdell-frog-about = Geht an den Fluss, einmal in jeder Jahreszeit.
symbol-everdell-frog-free = Platz für einen Frosch
symbol-everdell-frog-free-about = Hierher kann ein Frosch gehen, kein Arbeiter.
symbol-everdell-river-need = verlangte Karten
symbol-everdell-river-need-about = Die eigene Stadt muss Karten dieser Farbe haben; abgegeben werden sie nicht.
symbol-everdell-river-back = verdeckte Karte
symbol-everdell-river-back-about = Wird vom ersten Frosch aufgedeckt, der auch die Perle darauf nimmt.
symbol-everdell-adornment = Artefakt
symbol-everdell-adornment-about = Für eine Perle ausgespielt: wirkt sofort und zählt am Ende.
symbol-everdell-wonder = Wunder
symbol-everdell-wonder-about = Ein Arbeiter baut es für Ressourcen, Perlen und Karten; jedes gibt es nur einmal.
symbol-everdell-lily-pad = Fluss
symbol-everdell-lily-pad-about = Hier holen Frösche Perlen.

symbol-everdell-gold-leaf = goldener Besetzt-Marker
symbol-everdell-gold-leaf-about = Markiert ein Zuhause als besetzt durch ein beliebiges Wesen seiner Farbe oder Art, das dann kostenlos kommt.
symbol-everdell-ticket = Fahrkarte
symbol-everdell-ticket-about = Bewegt einen Arbeiter an einen anderen Platz, zweimal pro Partie: hin und zurück.
symbol-everdell-reserve = Reservierung
symbol-everdell-reserve-about = Legt eine Karte von Wiese oder Bahnhof für dich zurück, um sie später auszuspielen.
symbol-everdell-visitor = Gast
symbol-everdell-visitor-about = Bringt am Ende Punkte, wenn erfüllt ist, was er verlangt.
symbol-everdell-visitor-met = erfüllt
symbol-everdell-visitor-met-about = Dieser Gast würde dir jetzt Punkte bringen.
symbol-everdell-car = Waggon
symbol-everdell-car-about = Sein Plättchen bekommt, wer die Karte darunter ausspielt.
symbol-everdell-tile-bag = Beutel mit Plättchen
symbol-everdell-tile-bag-about = Daraus werden neue Plättchen für die Waggons gezogen.
symbol-everdell-train-mark = Waggonplättchen
symbol-everdell-train-mark-about = Nimm, was einer der Waggons zeigt.
symbol-everdell-station-house = Bahnhof
symbol-everdell-station-house-about = Ein Arbeiter nimmt einen Gast und ein Waggonplättchen.
symbol-everdell-knoll = Hügel
symbol-everdell-knoll-about = Ein Arbeiter nimmt neue Karten und ein Waggonplättchen.

symbol-everdell-garland = Königliche Auszeichnung
symbol-everdell-garland-about = Am Ende bekommen die Städte mit den meisten Karten ihrer Art Punkte.
symbol-everdell-market-gain = Erhalten-Seite
symbol-everdell-market-gain-about = Ein Arbeiter nimmt, was ein Marker hier zeigt; der Marker wechselt auf die Verkaufen-Seite.
symbol-everdell-market-trade = Verkaufen-Seite
symbol-everdell-market-trade-about = Ein Arbeiter zahlt, was ein Marker hier zeigt, für Punkte und Ressourcen; der Marker wechselt auf die Erhalten-Seite.
symbol-everdell-construction = Bauwerk
symbol-everdell-construction-about = Eine Karte, die aus Zweigen, Harz und Kieselsteinen gebaut wird.
symbol-everdell-critter = Wesen
symbol-everdell-critter-about = Eine Karte, die mit Beeren bezahlt wird.

symbol-everdell-weather = Wetter
symbol-everdell-weather-about = Erschwert etwas für alle, die in seiner Jahreszeit sind.
symbol-everdell-rabbit = Wanderer
symbol-everdell-rabbit-about = Zeigt, wie weit jemand im Gebirge gekommen ist.
symbol-everdell-map-tile = Kartenstück
symbol-everdell-map-tile-about = Beim Erkunden genommen; am Ende des Spiels eins nach dem anderen für seine Punkte bezahlt.
symbol-everdell-discovery = Entdeckung
symbol-everdell-discovery-about = Eine von dreien wird beim Erkunden genommen; ihre Plätze kosten { $everdell__mountain__prices__0 }, { $everdell__mountain__prices__1 } und { $everdell__mountain__prices__2 }.
symbol-everdell-big-critter = Riesenwesen
symbol-everdell-big-critter-about = Ersetzt einen Arbeiter und hat eine eigene Fähigkeit.
symbol-everdell-mountain = Gebirge
symbol-everdell-mountain-about = Wird nach dem Vorbereiten auf eine Jahreszeit erkundet.
