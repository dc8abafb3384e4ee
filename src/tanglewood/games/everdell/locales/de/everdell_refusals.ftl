# Refusals: one line, beside the rule that forbids the wish. In a turn they are said as they stand, otherwise behind the
# name of the card, location or event that asks.

everdell-no-not-now = Danach wird jetzt nicht gefragt.
everdell-no-hand = Die Karte { $card } ist nicht auf deiner Hand.
everdell-no-slot = Feld { $slot } der Wiese ist leer.
everdell-no-blocked = Auf der Karte { $card } steht der Arbeiter von Fusselwürz.
everdell-no-last-season = Nach dem Herbst kommt keine Jahreszeit mehr.
everdell-no-workers-left = { $n ->
    [one] Setze erst alle deine Arbeiter ein: { $n } ist noch frei.
   *[other] Setze erst alle deine Arbeiter ein: { $n } sind noch frei.
}
everdell-no-pass = Passen kannst du nur im Herbst.
everdell-no-no-worker = Du hast keinen freien Arbeiter.
everdell-no-no-victim = Kein Gegner hat Platz für die Karte { $card }.
everdell-no-no-green = Kein Gegner hat eine grüne Karte, die { $card } in deine Stadt bringen könnte.
everdell-no-unique = Die Karte { $card } ist einzigartig, und deine Stadt hat schon eine.
everdell-no-nothing-to-replace = Die Karte { $card } braucht ein Bauwerk, das sie ersetzt.
everdell-no-city-full = Deine Stadt hat keinen Platz für die Karte { $card }.
everdell-no-too-dear = Die Karte { $card } ist zu teuer, es fehlt: { $missing }.
everdell-no-not-dealt = Nicht in dieser Partie: { $place }.
everdell-no-journey-season = Die Reise beginnt in deinem Herbst.
everdell-no-own-worker = Dort steht schon ein Arbeiter von dir: { $place }.
everdell-no-taken = Schon besetzt: { $place }.
everdell-no-journey-cards = { $n ->
    [one] Diese Reise verlangt 1 Karte, du hast { $hand }.
   *[other] Diese Reise verlangt { $n } Karten, du hast { $hand }.
}
everdell-no-in-vain = Das würde dir jetzt nichts bringen: { $place }.
everdell-no-claimed = Das Ereignis { $event } ist schon erledigt.
everdell-no-requirement = Deine Stadt erfüllt nicht, was das Ereignis { $event } verlangt.
everdell-no-event-cost = Du kannst nicht zahlen, was das Ereignis { $event } verlangt.
everdell-no-no-such-card = Diese Karte ist nicht da: { $card }.
everdell-no-not-open = Die Karte { $card } dient nur der eigenen Stadt.
everdell-no-visited = Die Karte { $card } hat keinen freien Arbeiterplatz.
everdell-no-no-link = { $home } bringt die Karte { $card } nicht herein.
everdell-no-occupied = Das Bauwerk { $card } ist schon besetzt.
everdell-no-no-help = { $helper } kann bei der Karte { $card } nicht helfen.

# Things that are not there.

everdell-none-of = { $kind ->
    [twig] keine Zweige
    [resin] kein Harz
    [pebble] keine Kieselsteine
   *[berry] keine Beeren
}
everdell-no-has-none = Du hast { everdell-none-of }.
everdell-no-has-no-points = Du hast keine Punktemarker.
everdell-no-has-only = { $n ->
    [0] Du hast { everdell-none-of }.
   *[other] Du hast nur { everdell-goods }.
}
everdell-no-at-most = Es dürfen höchstens { everdell-goods } sein.
everdell-no-webbed = Die Karte { $card } hängt in Phantomias Netz.
everdell-no-face-down = Die Karte { $card } liegt verdeckt.
everdell-no-yourself = Gefragt ist jemand anders.
everdell-no-nobody-there = { $name } gibt es hier nicht.
everdell-no-alike = Beide sind gleich: Nenne { $card } Nummer { $copy }.
everdell-no-not-revealed = Die Karte { $card } ist keine der aufgedeckten Karten.
everdell-no-not-drawn = { $card } ist keine der gezogenen Karten.
everdell-no-no-deck = Es ist keine Karte zum Ziehen mehr da.

# Things that do not fit.

everdell-no-gives = Zu haben ist hier: { $kinds }. Nicht: { everdell-kind }.
everdell-no-takes = Möglich ist hier: { $kinds }. Nicht: { everdell-kind }.
everdell-no-no-critter = { $card } ist kein Wesen.
everdell-no-no-construction = { $card } ist kein Bauwerk.
everdell-no-own-card = Nur Karten deiner eigenen Stadt zählen.
everdell-no-itself = Die Karte { $card } selbst kann es nicht sein.
everdell-no-worth = Die Karte { $card } ist { $n } wert, erlaubt sind höchstens { $limit }.
everdell-no-dear-with = { $n ->
    [one] Selbst mit { $less } weniger fehlt dir 1 Ressource für die Karte { $card }.
   *[other] Selbst mit { $less } weniger fehlen dir { $n } Ressourcen für die Karte { $card }.
}
everdell-no-which-location = { $forest ->
    [yes] { $place } ist weder ein einfacher Ort noch ein Waldort.
   *[no] { $place } ist kein einfacher Ort.
}
everdell-no-used-already = Schon genutzt: { $place }.
everdell-no-no-worker-there = Dort steht überhaupt kein Arbeiter: { $place }.
everdell-no-no-opponent-there = Dort steht kein Arbeiter eines Gegners: { $place }.
everdell-no-no-own-worker = Dort steht kein Arbeiter von dir: { $place }.
everdell-no-not-used = Das lässt sich nicht von anderswo nutzen: { $place }.
everdell-no-worker-stays = Dein Arbeiter bleibt dort: { $place }.
everdell-no-worker-hers = Dort nutzt Phantomia deinen Arbeiter: { $place }.
everdell-no-came-from = Von dort kommt der Arbeiter; er muss anderswohin.
everdell-no-choice-idle = Möglichkeit { $n } ist nicht bezahlbar oder würde jetzt nichts bewirken.
# The colour as a word; `$color` is an id.
everdell-no-hue = { $color ->
    [tan] Braun
    [green] Grün
    [red] Rot
    [blue] Blau
    [purple] Lila
   *[other] { $color }
}
everdell-no-not-this-color = { everdell-no-hue } kann nicht genannt werden.
everdell-no-other-color = Die Karte { $card } ist nicht { everdell-hue }.
everdell-no-juggle-either = Das eine oder das andere Kunststück: Du hast begonnen, Karten aufzudecken.

# Green cards.

everdell-no-own-city = Nur grüne Karten deiner eigenen Stadt wirken.
everdell-no-that-city = Nur grüne Karten derselben Stadt wirken.
everdell-no-other-cities = Es geht um andere Städte, nicht um deine.
everdell-no-legend-acts = { $card } ist eine legendäre Karte: Sie wirkt nur von selbst.
everdell-no-no-sweep = Nie die Karte { $card }.
everdell-no-not-copied = Die Karte { $card } kann nicht kopiert werden.
everdell-no-last-link = Die Karte { $card } wirkt durch andere Karten und wird selbst nicht kopiert.
everdell-no-rowdy = Niemand sonst nutzt die Karte { $card }.
everdell-no-barricaded = Ein Netzmarker hindert die Karte { $card } daran zu wirken.
everdell-no-acted = Die Karte { $card } hat schon gewirkt.
everdell-no-just-played = Nur die gerade ausgespielte Karte { $card } kann genutzt werden.

# Giving.

everdell-no-has-passed = { $name } hat gepasst.
everdell-no-no-room = { $name } hat keinen Platz für eine Karte.
everdell-no-she-is-done = Phantomia ist fertig und nimmt nichts mehr.
everdell-no-named-already = { $name } bekommt schon etwas.
everdell-no-give-first = Gib zuerst etwas an { $name }.
everdell-no-has-takers = Jemand hat Platz für die Karten.

# Cards on their way into a city, and ways to pay.

everdell-no-full = { $name } hat keinen freien Platz.
everdell-no-has-one = { $name } hat schon eine.
everdell-no-frees-no-space = Die Karte { $card } macht in deiner vollen Stadt keinen Platz frei.
everdell-no-frees-none-there = Die Karte { $card } macht in jener vollen Stadt keinen Platz frei.
everdell-no-no-green-card = { $card } ist keine grüne Karte.
everdell-no-unfit-city = Die Karte { $card } findet in deiner Stadt keinen Platz.
everdell-no-space-shared = Ohne { $card } fände eine Karte, die den Platz mitnutzt, keinen.
everdell-no-paired = Die Karte { $card } teilt sich ihren Platz.
everdell-no-no-reaction = Die Karte { $card } reagiert jetzt nicht.
everdell-no-costs-nothing = Die Karte { $card } kostet nichts: Es gibt nichts zu senken.
everdell-no-no-use = Auch damit kannst du die Karte { $card } nicht bezahlen: { $helper }.
everdell-no-bridge-taken = Darauf liegt schon ein Bauwerk: { $helper }.
everdell-no-name-prisoner = { $helper } hilft mit einem Gefangenen: Nenne das Wesen, das in eine Zelle kommt.
everdell-no-no-jail = Diese Karte hast du nicht: { $card }.
everdell-no-opens-cell = Die Karte { $card } öffnet die zweite Zelle und kann nicht hineingesteckt werden.
everdell-no-cells-full = { $n ->
    [one] Keine Zelle ist frei: 1 Gefangener sitzt darin.
   *[other] Keine Zelle ist frei: { $n } Gefangene sitzen darin.
}
everdell-no-spares-only = Weglassen lässt sich nur: { $kinds }.
everdell-no-none-in-cost = In den Kosten ist davon nichts mehr: { everdell-kind }.
everdell-no-not-in-cost = Die Karte { $card } kostet { everdell-none-of }.
everdell-no-rest-unpaid = Dann könntest du den Rest der Karte { $card } nicht bezahlen.
everdell-no-stands-only = Etwas anderes ersetzen kann nur: { everdell-kind }.
everdell-no-tokens-held = { $n ->
    [one] Darauf liegt nur 1 Marker.
   *[other] Darauf liegen nur { $n } Marker.
}
everdell-no-tokens-few = { $n ->
    [one] Nötig ist mindestens 1 Marker.
   *[other] Nötig sind mindestens { $n } Marker.
}
everdell-no-tokens-many = { $n ->
    [one] Mehr als 1 Marker wäre verschwendet.
   *[other] Mehr als { $n } Marker wären verschwendet.
}

# Worker abilities.

everdell-no-price-cards = { everdell-kind }: Das kostet { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}, du hast { $hand }.
everdell-no-token-here = Der Marker liegt schon auf der Karte { $card }.
everdell-no-figure-here = Die Figur steht schon dort: { $place }.
everdell-no-from-deck = Die Karte kommt vom Nachziehstapel.
everdell-no-deck-or-meadow = Die Karte kommt vom Nachziehstapel oder von der Wiese.
everdell-no-owned = Das besitzt du schon: { everdell-kind }.
everdell-no-for-pebble = Zu haben ist nur ein Kieselstein.
everdell-no-not-brought = Dieser Arbeiter hat { everdell-none-of } gebracht.
everdell-no-power-not-dealt = Das wurde dir nicht ausgeteilt: { $power }.
everdell-no-path-not-drawn = { $place } ist keine der gezogenen Waldkarten.

# Nightweave.

everdell-no-undrawn = Wegen „{ $name }“ kannst du die Karte { $card } nicht ziehen.
everdell-no-still-needed = Das brauchst du für das, was du gerade bezahlst.
everdell-no-no-web = { $plan ->
    [masquerade] { $place } ist kein freies besonderes Ereignis ohne Marker.
   *[swarm] { $place } ist kein leerer Einzelplatz ohne Marker.
}
everdell-no-worthless = Die Karte { $card } ist für sie nichts wert.
everdell-no-not-open-card = Die Karte { $card } hat kein Offen-Zeichen.
everdell-no-open-card = Die Karte { $card } ist für alle offen.
everdell-no-her-city = Ihre Spinne geht in ihre eigene Stadt.
everdell-no-your-city-first = Eine Karte deiner Stadt kommt vor ihrer.
everdell-no-not-gazed-at = { $card } ist keine der beiden Karten.
everdell-no-foil-price = Vereiteln kostet { $price }; das hast du nicht.
everdell-no-half-hand = { $n ->
    [one] Die Hälfte deiner Hand ist 1 Karte, auf mehr kann sie nicht verzichten.
   *[other] Die Hälfte deiner Hand sind { $n } Karten, auf mehr kann sie nicht verzichten.
}
everdell-no-shielded = Die Karte { $card } bleibt schon offen.
everdell-no-not-threatened = Die Karte { $card } wird nicht umgedreht.
everdell-no-not-hers = Die Karte { $card } will sie nicht.
everdell-no-not-best-green = { $card } ist nicht deine wertvollste grüne Karte.

# Options that do not go together, behind “option NAME:” or “not now:”.
everdell-clash-spring-worker = das erleichtert Partien mit Spielerkräften gegen Phantomia
everdell-clash-no-nightweave = gehört zu Phantomia, und die spielt nicht mit
everdell-clash-two-people = Phantomia spielt gegen eine oder zwei Personen
everdell-clash-no-rugwort = Fusselwürz bleibt weg, wenn Phantomia spielt
everdell-clash-one-person = Pläne und Intrigen sind nur für eine Person
everdell-clash-plan-or-intrigues = Pläne und Intrigen schließen sich gegenseitig aus
everdell-clash-swarm = der Schwarm bewirkt auf Stufe 0 nichts
everdell-clash-weavers-whim = die Laune der Weberin braucht eine Persönlichkeit
everdell-clash-her-modules = ihre Module werden ohne das gespielt
everdell-clash-six = zu fünft und zu sechst braucht ihr Bellfaire
everdell-clash-award = ist eine Auszeichnung aus Bellfaire, das nicht im Spiel ist
everdell-clash-traits = mehrere Launen von Fusselwürz brauchen Bellfaire; wähle ohne Bellfaire nur eine
everdell-clash-abilities = Mistwood hat vier Spielerkräfte, zu wenige für { $n } Personen
everdell-clash-legends = diese Schachtel hat zu wenige legendäre Karten für { $n } Personen
