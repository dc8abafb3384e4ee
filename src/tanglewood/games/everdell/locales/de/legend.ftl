# The symbols of the game: a name and at most twelve words for each. Order and drawings are in legend.toml.

everdell-symbols-goods = Ressourcen
everdell-symbol-twig = Zweig
everdell-symbol-twig-says = Für Bauwerke.
everdell-symbol-resin = Harz
everdell-symbol-resin-says = Für Bauwerke.
everdell-symbol-pebble = Kieselstein
everdell-symbol-pebble-says = Für Bauwerke.
everdell-symbol-berry = Beere
everdell-symbol-berry-says = Für Wesen.
everdell-symbol-any-good = beliebige Ressource
everdell-symbol-any-good-says = Eine der vier, wie du magst.
everdell-symbol-card = Karte
everdell-symbol-card-says = Ziehe eine vom Nachziehstapel; höchstens { $everdell__counts__hand_limit } auf der Hand.
everdell-symbol-point = Punkt
everdell-symbol-point-says = Ein Punktemarker oder der Wert einer Karte.

everdell-symbols-cards = Karten
everdell-symbol-production = Produktion
everdell-symbol-production-says = Gibt beim Ausspielen, im Frühling und im Herbst Ressourcen.
everdell-symbol-destination = Ziel
everdell-symbol-destination-says = Ein Platz für einen Arbeiter.
everdell-symbol-governance = Verwaltung
everdell-symbol-governance-says = Hilft, solange sie steht.
everdell-symbol-prosperity = Wohlstand
everdell-symbol-prosperity-says = Bringt am Ende mehr Punkte.
everdell-symbol-traveler = Bewegung
everdell-symbol-traveler-says = Wirkt einmal, beim Ausspielen.
everdell-symbol-points = Punkte
everdell-symbol-points-says = Was die Karte am Ende wert ist.
everdell-symbol-cost = Kosten
everdell-symbol-cost-says = Was du zahlst, um sie auszuspielen.
everdell-symbol-missing = fehlt
everdell-symbol-missing-says = Das fehlt dir noch.
everdell-symbol-unique = einzigartig
everdell-symbol-unique-says = Nur eine davon in einer Stadt.
everdell-symbol-common = gewöhnlich
everdell-symbol-common-says = So viele, wie du magst.
everdell-symbol-home = Zuhause
everdell-symbol-home-says = Lädt sein Wesen einmal kostenlos ein.
everdell-symbol-taken = besetzt
everdell-symbol-taken-says = Sein Wesen ist da; kein zweites.
everdell-symbol-open = offen
everdell-symbol-open-says = Andere dürfen zu Besuch; das bringt der Stadt einen Punkt.
everdell-symbol-pair = Paar
everdell-symbol-pair-says = Diese zwei teilen sich einen Platz.
everdell-symbol-tokens-here = Marker hier
everdell-symbol-tokens-here-says = Punkte, die auf dieser Karte liegen.
everdell-symbol-stored = gelagert
everdell-symbol-stored-says = Wartet hier, bis ein Arbeiter es holt.
everdell-symbol-for-good = dauerhaft
everdell-symbol-for-good-says = Dieser Arbeiter kommt nie mehr nach Hause.
everdell-symbol-prisoner = Gefangener
everdell-symbol-prisoner-says = Unter dem Verlies; nicht mehr in der Stadt.

everdell-symbols-places-and-seasons = Orte und Jahreszeiten
everdell-symbol-worker = Arbeiter
everdell-symbol-worker-says = Deine in deiner Farbe und Form.
everdell-symbol-free-space = freier Platz
everdell-symbol-free-space-says = Platz für einen Arbeiter.
everdell-symbol-shared = gemeinschaftlich
everdell-symbol-shared-says = Platz für alle.
everdell-symbol-forest-place = Waldort
everdell-symbol-forest-place-says = In jeder Partie anders.
everdell-symbol-haven = Zuflucht
everdell-symbol-haven-says = Zwei Karten für eine beliebige Ressource.
everdell-symbol-journey = Reise
everdell-symbol-journey-says = Im Herbst: Karten abwerfen, Punkte erhalten.
everdell-symbol-basic-event = einfaches Ereignis
everdell-symbol-basic-event-says = { $everdell__event__grand_tour__points ->
    [one] So viele Karten dieser Farbe: 1 Punkt.
   *[other] So viele Karten dieser Farbe: { $everdell__event__grand_tour__points } Punkte.
    }
everdell-symbol-special-event = besonderes Ereignis
everdell-symbol-special-event-says = Beide Karten in deiner Stadt: Erledige es.
everdell-symbol-winter = Winter
everdell-symbol-winter-says = { $everdell__counts__workers ->
    [one] 1 Arbeiter
   *[other] { $everdell__counts__workers } Arbeiter
    }.
everdell-symbol-spring = Frühling
everdell-symbol-spring-says = { $everdell__season__spring__workers ->
    [one] 1 weiterer Arbeiter
   *[other] { $everdell__season__spring__workers } weitere Arbeiter
    }; grüne Karten geben.
everdell-symbol-summer = Sommer
everdell-symbol-summer-says = { $everdell__season__summer__workers ->
    [one] 1 weiterer Arbeiter
   *[other] { $everdell__season__summer__workers } weitere Arbeiter
    }; zwei Karten von der Wiese.
everdell-symbol-autumn = Herbst
everdell-symbol-autumn-says = { $everdell__season__autumn__workers ->
    [one] 1 weiterer Arbeiter
   *[other] { $everdell__season__autumn__workers } weitere Arbeiter
    }; grüne Karten geben; die letzte Jahreszeit.
everdell-symbol-spaces = Plätze
everdell-symbol-spaces-says = Belegte und freie Plätze einer Stadt.
everdell-symbol-you-can = geht jetzt
everdell-symbol-you-can-says = Das darfst du gerade tun.

everdell-symbols-rugwort = Fusselwürz
everdell-symbol-rugwort-s-worker = Arbeiter von Fusselwürz
everdell-symbol-rugwort-s-worker-says = Blockiert diesen Platz oder diese Karte der Wiese.
everdell-symbol-his-die = sein Würfel
everdell-symbol-his-die-says = Bestimmt die Karte der Wiese, die er nimmt.

everdell-symbols-nightweave = Phantomia
everdell-symbol-her-worker = ihre Spinne
everdell-symbol-her-worker-says = Geht nur auf Einzelplätze.
everdell-symbol-herself = sie selbst
everdell-symbol-herself-says = Sitzt auf einem Feld der Wiese, das leer bleibt.
everdell-symbol-activity-row = Aktionszeile
everdell-symbol-activity-row-says = Nur die Zeile ihrer Jahreszeit zählt.
everdell-symbol-first = Erstens
everdell-symbol-first-says = Das tut sie, wenn es geht.
everdell-symbol-second = Zweitens
everdell-symbol-second-says = Wenn das Erste nicht geht.
everdell-symbol-backup = Ersatzaktion
everdell-symbol-backup-says = Wenn beides nicht geht.
everdell-symbol-arrow = Pfeil
everdell-symbol-arrow-says = In welche Richtung sie weitersucht.
everdell-symbol-spider-card = Spinnenkarte
everdell-symbol-spider-card-says = Alle ihre Aktionen brauchen eine Spinne zu Hause.
everdell-symbol-entering-card = Betreten-Karte
everdell-symbol-entering-card-says = Damit setzt sie sich auf die Wiese.
everdell-symbol-clearing = Lichtung
everdell-symbol-clearing-says = Welcher Waldort gemeint ist.
everdell-symbol-her-city = ihre Stadt
everdell-symbol-her-city-says = Eine Spinne auf einer ihrer eigenen Karten.
everdell-symbol-special-event-nightweave = besonderes Ereignis
everdell-symbol-special-event-nightweave-says = Pro Jahreszeit nimmt sie ein besonderes Ereignis.
everdell-symbol-basic-event-nightweave = einfaches Ereignis
everdell-symbol-basic-event-nightweave-says = Sie nimmt das einfache Ereignis, das am besten passt.
everdell-symbol-discard = abwerfen
everdell-symbol-discard-says = Ihre oberste Handkarte, für einen Punkt.
everdell-symbol-level = Stufe
everdell-symbol-level-says = So viele Punkte wie ihre Stufe.
everdell-symbol-web = Netz
everdell-symbol-web-says = Kostet dich etwas oder schließt den Platz, auf dem es liegt.
everdell-symbol-loot = Beute
everdell-symbol-loot-says = Was sie gewonnen hat und behält.
everdell-symbol-intrigue = Intrige
everdell-symbol-intrigue-says = Ihr Trick für diese Jahreszeit.
everdell-symbol-plan = Plan
everdell-symbol-plan-says = Ihr Trick für die ganze Partie.
everdell-symbol-personality = Persönlichkeit
everdell-symbol-personality-says = Eine Eigenart von ihr für die ganze Partie.
everdell-symbol-foil-price = Preis zum Vereiteln
everdell-symbol-foil-price-says = Zahle das, und ihr Trick misslingt.

everdell-symbols-pearlbrook = Pearlbrook
everdell-symbol-pearl = Perle
everdell-symbol-pearl-says = Für Artefakte und Wunder; am Ende je { $everdell__river_counts__pearl_points ->
    [one] 1 Punkt
   *[other] { $everdell__river_counts__pearl_points } Punkte
    }.
everdell-symbol-frog = Frosch
everdell-symbol-frog-says = Geht einmal pro Jahreszeit an den Fluss.
everdell-symbol-frog-space = Platz für einen Frosch
everdell-symbol-frog-space-says = Hierher darf kein Arbeiter.
everdell-symbol-river-card = verdeckte Karte
everdell-symbol-river-card-says = Der erste Frosch deckt sie auf und nimmt die Perle.
everdell-symbol-adornment = Artefakt
everdell-symbol-adornment-says = Für eine Perle ausgespielt; zählt am Ende.
everdell-symbol-wonder = Wunder
everdell-symbol-wonder-says = Ein Arbeiter baut es für Ressourcen, Perlen und Karten.

everdell-symbols-newleaf = Newleaf
everdell-symbol-train-tile = Waggonplättchen
everdell-symbol-train-tile-says = Nimm, was ein Waggon zeigt.
everdell-symbol-golden-leaf = goldener Besetzt-Marker
everdell-symbol-golden-leaf-says = Bringt ein Wesen kostenlos, wo ein goldenes Banner passt. Drei pro Partie.
everdell-symbol-ticket = Fahrkarte
everdell-symbol-ticket-says = Bewegt einen Arbeiter; hin und zurück.
everdell-symbol-reservation = Reservierung
everdell-symbol-reservation-says = Legt eine Karte für dich zurück.
everdell-symbol-visitor = Gast
everdell-symbol-visitor-says = Bringt am Ende Punkte, wenn sein Wunsch erfüllt ist.

everdell-symbols-bellfaire = Bellfaire
everdell-symbol-market-token = Markt-Marker
everdell-symbol-market-token-says = Zeigt, was du erhältst oder für Punkte und Ressourcen verkaufst.
everdell-symbol-garland = Königliche Auszeichnung
everdell-symbol-garland-says = Punkte für die meisten Karten einer Art.
everdell-symbol-flower-festival = Blumenfestival
everdell-symbol-flower-festival-says = Eine Karte jeder Farbe.

everdell-symbols-spirecrest = Spirecrest
everdell-symbol-weather = Wetter
everdell-symbol-weather-says = Gilt für alle in seiner Jahreszeit.
everdell-symbol-rabbit = Wanderer
everdell-symbol-rabbit-says = Wie weit du gekommen bist.
everdell-symbol-map-tile = Kartenstück
everdell-symbol-map-tile-says = Am Ende bezahlt, eins nach dem anderen.
everdell-symbol-discovery = Entdeckung
everdell-symbol-discovery-says = Eine von dreien, für { $everdell__mountain__prices__0 }, { $everdell__mountain__prices__1 } oder { $everdell__mountain__prices__2 }.
everdell-symbol-big-critter = Riesenwesen
everdell-symbol-big-critter-says = Ersetzt einen Arbeiter.
