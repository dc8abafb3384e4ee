# Rugwort and Nightweave, run for people who play with their own pieces.

everdell-companion-called-nightweave = Phantomia
everdell-companion-called-rugwort = Fusselwürz
everdell-companion-lead-nightweave = Everdell mit Mistwood, für eine oder zwei Personen.
everdell-companion-lead-rugwort = Everdell, für eine Person.
everdell-companion-about-bellfaire = Ereignisse und Waldkarten von Bellfaire, und Fusselwürz mit mehreren Launen. Den Markt nutzt er nicht; für die Auszeichnung vergleichst du selbst.

everdell-companion-unseen-deck = die oberste Karte des Nachziehstapels
everdell-companion-unseen-deck-many = { $n ->
    [1] die oberste Karte des Nachziehstapels
   *[other] die obersten { $n } Karten des Nachziehstapels
}
everdell-companion-unseen-meadow = die Karte auf Feld { $slot }
everdell-companion-unseen-hand = die oberste Karte ihrer Hand
everdell-companion-unseen-loot = Karte { $nth } ihrer Beute
everdell-companion-none = Keine
everdell-companion-all-taken = Alle sind besetzt
everdell-companion-nth = Ereignis { $n }
everdell-companion-slot = Feld { $slot }
everdell-companion-pay = Dafür zahlen
everdell-companion-done = Fertig

everdell-companion-ask-forest = Welche Karten liegen im Wald?
everdell-companion-ask-specials = Welche besonderen Ereignisse liegen dort, von links nach rechts?
everdell-companion-ask-activity = Decke ihre nächste Aktionskarte auf. Welche ist es?
everdell-companion-ask-die = Wirf ihren Würfel. Was zeigt er?
everdell-companion-ask-intrigue = Decke eine Intrige auf. Welche ist es?
everdell-companion-ask-personality = Decke ihre neue Persönlichkeit auf. Welche ist es?
everdell-companion-ask-taken = Steht dort ein Arbeiter: { $place }?
everdell-companion-ask-gone = Hat jemand das Ereignis { $event } genommen?
everdell-companion-ask-gone-all = Welche dieser Ereignisse sind weg?
everdell-companion-ask-card = { $place ->
    [meadow] Welche Karte liegt auf Feld { $slot } der Wiese?
    [deck] Decke die oberste Karte des Nachziehstapels auf. Welche ist es?
    [top] Sieh dir die oberste Karte ihrer Hand an. Welche ist es?
    [hand] Decke die oberste Karte ihrer Hand auf. Welche ist es?
   *[other] Welche Karte ist es?
}
everdell-companion-ask-open = { $players ->
    [1] Welche offenen Karten deiner Stadt haben einen freien Arbeiterplatz?
   *[other] Welche offenen Karten der Stadt von Person { $seat } haben einen freien Arbeiterplatz?
}
everdell-companion-ask-her-open = Welche offenen Karten ihrer Stadt haben einen freien Arbeiterplatz?
everdell-companion-ask-room = { $players ->
    [1] Passt der Narr in deine Stadt? Ein Platz muss frei sein, und es darf noch kein Narr da sein.
   *[other] Passt der Narr in die Stadt von Person { $seat }? Ein Platz muss frei sein, und es darf noch kein Narr da sein.
}
everdell-companion-ask-season = In welcher Jahreszeit bist du?
everdell-companion-ask-hand = Wie viele Handkarten hast du?
everdell-companion-ask-hand-kept = Wirf aus deiner Hand ab, was du magst. Wie viele Karten behältst du?
everdell-companion-ask-goods-kept = Wirf Ressourcen ab, wenn du magst. Wie viele behältst du?
everdell-companion-ask-kept-out = { $color ->
    [tan] Auf welchen Feldern der Wiese liegt eine braune Karte?
   *[other] Auf welchen Feldern der Wiese liegt eine Karte der ferngehaltenen Farbe?
}
everdell-companion-ask-loot = Decke ihre Beute auf. Welche Karten sind es?
everdell-companion-ask-takeover = Sie nimmt eine lila Karte deiner Stadt; gibt es keine, die wertvollste. Welche wählst du?
everdell-companion-ask-covered = { $kind ->
    [critters] Deine Wesen werden umgedreht; eine Karte oder Ressource hält eines offen. Wie viele drehst du um?
   *[other] Deine Bauwerke werden umgedreht; eine Karte oder Ressource hält eines offen. Wie viele drehst du um?
}
everdell-companion-ask-prey = Gibt es in deiner Stadt eine Karte, die mindestens 1 Punkt wert ist?
everdell-companion-ask-bounty = Welche Karte deiner Stadt nimmt sie? Sie muss mindestens 1 Punkt wert sein.
everdell-companion-ask-strength = { $foiled ->
    [yes] Welche Karte deiner Hand gibst du ihr?
   *[no] Ziehe eine zufällige Karte deiner Hand. Welche ist es?
}
everdell-companion-ask-unravel = Welche offene Karte der Wiese spielt sie aus? Du wählst.
everdell-companion-ask-slot-taken = Von welchem Feld hast du sie genommen?
everdell-companion-ask-slot = Auf welchem Feld liegt sie?
everdell-companion-ask-deployed = Hast du einen Arbeiter auf dem Spielplan, der zurückgeholt werden könnte?
everdell-companion-ask-free-worker = Hast du einen Arbeiter, der nicht eingesetzt ist?
everdell-companion-ask-paid = Wie viele zahlst du, höchstens { $n }?
everdell-companion-ask-given = { $what ->
    [cards] Wie viele Karten hast du ihr gegeben?
   *[other] Wie viele Ressourcen hast du ihr gegeben?
}
everdell-companion-ask-visited = Welche Karte ihrer Stadt hast du besucht?
everdell-companion-ask-took = Welche Karte hast du genommen?
everdell-companion-ask-played = Welche Karte hast du ausgespielt?

everdell-companion-her-turn = Ihr Zug
everdell-companion-tell-cards = Ich habe ihr Karten gegeben
everdell-companion-tell-goods = Ich habe ihr Ressourcen gegeben
everdell-companion-tell-fool = Ich habe ihr den Narren geschickt
everdell-companion-tell-visit = Ich habe ihre Stadt besucht
everdell-companion-tell-took = Ich habe eine Karte neben ihr genommen
everdell-companion-tell-webbed = Mein Arbeiter ging auf ein Netz
everdell-companion-tell-played = { $color ->
    [purple] Ich habe eine lila Karte ausgespielt
    [green] Ich habe eine grüne Karte ausgespielt
    [blue] Ich habe eine blaue Karte ausgespielt
    [red] Ich habe eine rote Karte ausgespielt
   *[other] Ich habe eine braune Karte ausgespielt
}
everdell-companion-tell-used = Ich habe eine rote Karte besucht
everdell-companion-tell-first = Ich habe einen Arbeiter eingesetzt

everdell-companion-tell-field = Ich habe Corrins Feld genutzt
everdell-companion-tell-fetched = Ich habe mich vorbereitet: Der Arbeiter, den sie nutzte, gehört wieder mir
everdell-event-nightweave-fetched = Der Arbeiter, den sie nutzte, kommt zu dir zurück.

everdell-companion-her-season = ihre Jahreszeit
everdell-companion-spiders-home = zu Hause
everdell-companion-her-hand = ihre Hand
everdell-companion-her-points = Punkte
everdell-companion-her-pawn = Feld der Wiese
everdell-companion-personality = Persönlichkeit
everdell-companion-plan = Plan
everdell-companion-intrigue = Intrige
everdell-companion-score = { $row ->
    [cards] Karten
    [bonus] Bonus
    [tokens] Marker
    [journey] Reise
    [basic-events] Einfache Ereignisse
    [special-events] Besondere Ereignisse
    [missed-special-events] Verpasste besondere Ereignisse
    [empty-spaces] Leere Plätze deiner Stadt
   *[other] Anderes
}

# Rugwort.

everdell-companion-tell-card = Ich habe eine Karte ausgespielt
everdell-companion-tell-prepared = Ich habe mich auf eine Jahreszeit vorbereitet
everdell-companion-tell-end = Ich habe gepasst: Zähle seine Punkte
everdell-companion-tell-visit-his = Ich habe seine Stadt besucht
everdell-companion-tell-fool-his = Mein Narr hat ihm eine Karte genommen
everdell-companion-tell-rowdy-his = Mein Flegel hat ihm eine grüne Karte genommen
everdell-companion-ask-any-card = Hast du mindestens eine Handkarte?
everdell-companion-ask-visited-his = Welche Karte seiner Stadt hast du besucht?
everdell-companion-ask-lost-his = Welche Karte verliert er?
everdell-companion-ask-own-specials = Wie viele besondere Ereignisse hast du erledigt?
everdell-companion-ask-spaces = Wie viele Plätze deiner Stadt sind leer?
everdell-companion-your-season = deine Jahreszeit
everdell-companion-his-cards = seine Karten
everdell-companion-his-worker = sein Arbeiter
everdell-companion-blocked-slots = blockierte Felder

# Steps about what only the person knows: which cards and goods go is the person's own business.

everdell-event-nightweave-price = { $kinds ->
    [1] Wirf { everdell-toll } deiner Wahl ab.
   *[other] Zahle { everdell-toll } deiner Wahl.
}
everdell-event-nightweave-stole = Lege { $goods } in den Vorrat zurück, oder alles, was du davon hast.
everdell-event-nightweave-took-unseen = { $n ->
    [one] Ziehe eine zufällige Karte deiner Hand und mische sie ungesehen in ihre Hand.
   *[other] Ziehe { $n } zufällige Karten deiner Hand und mische sie ungesehen in ihre Hand.
}
everdell-event-nightweave-turned-away = { $n ->
    [0] Du hast keine Handkarte, die umgedreht werden könnte.
    [one] Drehe eine zufällige Karte deiner Hand um, bis sie sich vorbereitet: Du kannst sie weder ausspielen noch abwerfen.
   *[other] Drehe { $n } zufällige Karten deiner Hand um, bis sie sich vorbereitet: Du kannst sie weder ausspielen noch abwerfen.
}
everdell-event-nightweave-turned-back = Die umgedrehten Karten deiner Hand gehören wieder dir.
everdell-event-nightweave-drew-open = { $n ->
    [one] Sieh dir die oberste Karte des Nachziehstapels an; sie kommt in ihre Hand.
   *[other] Sieh dir die obersten { $n } Karten des Nachziehstapels an; sie kommen in ihre Hand.
}
everdell-event-nightweave-gaze = { $foiled ->
    [yes] Ziehe 2 zufällige Karten deiner Hand und sieh sie dir an: Wirf die ab, die du wählst; die andere kommt in ihre Hand.
   *[no] Ziehe ungesehen 2 zufällige Karten deiner Hand: Wirf eine ab und mische die andere in ihre Hand.
}
everdell-event-nightweave-tan-cards = Wirf alle braunen Karten deiner Hand ab.
everdell-event-nightweave-webs-gone = Nimm die Netzmarker ihrer letzten Intrige vom Tisch.
everdell-event-nightweave-personality = Ihre Persönlichkeit: { $personality }.
everdell-event-nightweave-plan = Ihr Plan: { $plan }.
everdell-event-rugwort-draws-lot = Fusselwürz ist griesgrämig: Wirf eine zufällige Karte deiner Hand ab.
