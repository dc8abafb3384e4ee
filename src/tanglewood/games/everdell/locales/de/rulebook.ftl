# The rulebook for people: headings, paragraphs and the questions people ask. `**` marks what is bold.
# Order, drawings and the exact rules behind each paragraph are in rulebook.toml.

everdell-book-goal = Baue eine Stadt im Wald
everdell-book-goal-words = ziel worum geht spiel gewinnen sinn
everdell-book-goal-1 = { $everdell__counts__city ->
    [one] Du hast ein Jahr, eine Handvoll Arbeiter und **1 Platz**. Fülle ihn mit Wesen und Bauwerken. **Wer die meisten Punkte hat, gewinnt.**
   *[other] Du hast ein Jahr, eine Handvoll Arbeiter und **{ $everdell__counts__city } Plätze**. Fülle sie mit Wesen und Bauwerken. **Wer die meisten Punkte hat, gewinnt.**
    }

everdell-book-turn = In deinem Zug tust du eines von dreien
everdell-book-turn-words = zug ablauf reihenfolge schritte tun
everdell-book-turn-1 = **Setze einen Arbeiter** auf einen freien Platz und nimm sofort, was der Platz zeigt. Der Arbeiter bleibt dort bis zu deiner nächsten Jahreszeit.
everdell-book-turn-2 = **Spiele eine Karte aus**, aus deiner Hand oder von der Wiese, und zahle ihre Kosten.
everdell-book-turn-3 = **Bereite dich auf die nächste Jahreszeit vor**, sobald alle deine Arbeiter eingesetzt sind. Sie kommen nach Hause, und neue kommen dazu.

everdell-book-places = Wohin Arbeiter gehen
everdell-book-places-words = arbeiter blockieren besetzt ort grundort wald
everdell-book-places-1 = Ein Umriss: **ein Arbeiter**. Ein Plus: **alle**. Waldorte fassen { $everdell__counts__forest_spaces__0 } Arbeiter, zu viert { $everdell__counts__forest_spaces__3 }. Rote Karten deiner Stadt darfst du besuchen; die mit einem Offen-Zeichen stehen allen offen, und ein fremder Besuch bringt der Stadt, zu der sie gehören, einen Punkt.

everdell-book-free = Kostenlose Wesen
everdell-book-free-words = kostenlos ohne bezahlen wesen tür ausspielen
everdell-book-free-1 = Ein Bauwerk mit Tür lädt eines seiner Wesen **einmal kostenlos** ein. Die Tür wird markiert und bleibt es, auch wenn das Wesen wieder geht.

everdell-book-year = Das Jahr
everdell-book-winter = Winter
everdell-book-spring = Frühling
everdell-book-summer = Sommer
everdell-book-autumn = Herbst
everdell-book-year-1 = Alle haben ihre eigene Jahreszeit. Du kannst noch im Winter sein, während andere schon im Frühling sind.

everdell-book-colours = Karten nach Farben
everdell-book-colours-1 = **Grün** gibt Ressourcen, beim Ausspielen und im Frühling und Herbst. **Rot** ist ein Platz für einen Arbeiter. **Blau** hilft, solange es steht. **Lila** zählt am Ende. **Braun** wirkt einmal, sofort.

everdell-book-events = Ereignisse
everdell-book-events-words = ereignis andere einfach besonders
everdell-book-events-1 = Erfülle, was ein Ereignis verlangt, setze einen Arbeiter darauf, und es gehört dir allein.

everdell-book-end = Wann bin ich fertig?
everdell-book-end-words = passen herbst fertig aufhören nichts
everdell-book-end-1 = Im Herbst, wenn du nicht mehr weiterkannst oder -willst, **passt** du. Das gilt endgültig; die anderen spielen weiter, bis alle gepasst haben. Vorher macht die **Reise** aus Handkarten Punkte.

everdell-book-wins = Wer gewinnt?
everdell-book-wins-1 = Alles wird zusammengezählt. Gleichstand? Mehr Ereignisse, dann mehr übrige Ressourcen, dann teilt ihr euch den Sieg.

everdell-book-rugwort = Fusselwürz, allein
everdell-book-rugwort-words = wer fusselwürz ratte gegner solo allein
everdell-book-rugwort-1 = Fusselwürz hat keine Züge. Jedes Mal, wenn du eine Karte ausspielst, würfelt er und nimmt die erwürfelte Karte von der Wiese. Bereitest du dich vor, tut er es auch: Er nimmt einfache Ereignisse, die seine Farben erlauben, versetzt seine Arbeiter und blockiert mehr von der Wiese.
everdell-book-rugwort-2 = Er erhält { $everdell__rugwort_points__card } für eine Karte, { $everdell__rugwort_points__purple } für eine lila, { $everdell__rugwort_points__basic_event } für ein einfaches Ereignis, dazu seine Reise und Punkte für jedes besondere Ereignis, das du nicht bekommen hast (ab dem zweiten Jahr mehr). **Du brauchst mehr als er.**

everdell-book-nightweave = Phantomia
everdell-book-nightweave-words = wer phantomia spinne gegnerin zug
everdell-book-nightweave-1 = Nach jedem deiner Züge deckt sie eine Karte auf und liest die Zeile **ihrer** Jahreszeit. Sie tut **1**; geht das nicht, **2**; geht auch das nicht, die Zeile **sonst**. Sie zahlt nichts, erhält an Orten nichts und liest keine Kartentexte.
everdell-book-nightweave-2 = Ein **besetzter** Ort ist nicht unmöglich: Ihre Spinne folgt dem **Pfeil** zum nächsten Einzelplatz dieser Art. Sitzt sie auf der Wiese, sind alle Spinnen eingesetzt und zeigt ihre Karte die Spinne oder ihr eigenes Zeichen, **bereitet sie sich** stattdessen **vor**.
everdell-book-nightweave-3 = **Intrigen** kommen mit ihrem Frühling, Sommer und Herbst. Solche, die eine Jahreszeit dauern, lassen sich nicht vereiteln; solche, die sofort zuschlagen, schon, für den Preis auf der Karte.

everdell-ask-start-with = Womit fange ich an?
everdell-ask-start-with-answer = Mit { $everdell__counts__start_hands__0 }, { $everdell__counts__start_hands__1 }, { $everdell__counts__start_hands__2 } oder { $everdell__counts__start_hands__3 } Karten, je nach Spielreihenfolge, und { $everdell__counts__workers ->
        [one] 1 Arbeiter
       *[other] { $everdell__counts__workers } Arbeitern
    }; ohne Ressourcen und mit leerer Stadt.
everdell-ask-start-with-words = Anfang Beginn Start Karten Arbeiter Ressourcen viele bekommen fängt
everdell-ask-specials-in-play = Wie viele Ereignisse sind im Spiel?
everdell-ask-specials-in-play-answer = Alle einfachen und { $everdell__counts__specials } besondere, die für jede Partie gezogen werden.
everdell-ask-specials-in-play-words = besondere einfache liegen aus Anzahl
everdell-ask-same-season = Sind alle in derselben Jahreszeit?
everdell-ask-same-season-answer = Nein, alle bereiten sich für sich vor und können voraus oder zurück sein.
everdell-ask-same-season-words = gleich gleichzeitig gemeinsam
everdell-ask-what-fool = Wozu ist der Narr gut?
everdell-ask-what-fool-answer = Du spielst ihn in eine gegnerische Stadt; dort nimmt er einen Platz weg und kostet Punkte.
everdell-ask-what-fool-words = Narr bringt Gegner Minus
everdell-ask-build-second-farm = Darf ich eine zweite Farm bauen?
everdell-ask-build-second-farm-answer = Ja, gewöhnliche Karten beliebig oft; nur einzigartige darfst du bloß einmal haben.
everdell-ask-build-second-farm-words = zwei gleiche karte doppelt gewöhnlich einzigartig zweimal
everdell-ask-farm-bring-both = Kann die Farm Ehemann und Ehefrau hereinbringen?
everdell-ask-farm-bring-both-answer = Nein, nur eines von beiden, einmal; eine zweite Farm bringt das andere.
everdell-ask-husband-wife-space = Brauchen Ehemann und Ehefrau einen Platz oder zwei?
everdell-ask-husband-wife-space-answer = Einen, wenn sie ihn teilen; sie finden von selbst zusammen.
everdell-ask-husband-wife-space-words = paar ehepaar teilen
everdell-ask-skip-turn = Darf ich meinen Zug auslassen?
everdell-ask-skip-turn-answer = Nein; vor dem Herbst kannst du immer etwas tun, und im Herbst passt du endgültig.
everdell-ask-skip-turn-words = passen nichts aussetzen
everdell-ask-prepare-while-worker = Darf ich mich vorbereiten, solange ein Arbeiter zu Hause ist?
everdell-ask-prepare-while-worker-answer = Nein, erst müssen alle eingesetzt sein.
everdell-ask-prepare-while-worker-words = jahreszeit nächste früh
everdell-ask-cards-hold = Wie viele Karten darf ich auf der Hand haben?
everdell-ask-cards-hold-answer = { $everdell__counts__hand_limit }; das Ziehen hört dort einfach auf. Ab fünf Personen sind es { $everdell__fair__hand_limit }, und manche Spielerkräfte ändern das.
everdell-ask-cards-hold-words = handlimit maximum größe 8 höchstens
everdell-ask-meadow-card-cost = Kostet eine Karte von der Wiese mehr?
everdell-ask-meadow-card-cost-answer = Nein, sie kostet dasselbe wie aus der Hand.
everdell-ask-meadow-card-cost-words = zahlen preis kaufen karten spielen
everdell-ask-visit-red-card = Darf ich eine rote Karte in einer anderen Stadt besuchen?
everdell-ask-visit-red-card-answer = Ja, wenn sie das Offen-Zeichen hat; der Besuch bringt jener Stadt einen Punktemarker.
everdell-ask-visit-red-card-words = gegner andere offen ziel arbeiter gasthaus nutzen
everdell-ask-use-innkeeper-free = Kann ich einen Gastwirt für ein Wesen nutzen, das durch eine Tür kostenlos kommt?
everdell-ask-use-innkeeper-free-answer = Nein, eine Hilfe pro Karte, und eine kostenlose Karte bekommt keine.
everdell-ask-city-full-play = Meine Stadt ist voll. Kann ich noch etwas ausspielen?
everdell-ask-city-full-play-answer = Ja: eine Wanderin, die andere Hälfte eines Paars, eine Ruine oder eine Karte, deren Hilfe beim Bezahlen geht.
everdell-ask-city-full-play-words = kein platz frei 15
everdell-ask-claim-event = Wie erledige ich ein Ereignis?
everdell-ask-claim-event-answer = Erfülle in deiner Stadt, was es verlangt, und setze einen Arbeiter darauf. Es gehört dir allein und bleibt, wenn der Arbeiter heimkehrt.
everdell-ask-claim-event-words = holen nehmen bekommen voraussetzung
everdell-ask-play-card-sits = Kann ich eine Karte ausspielen, auf der Fusselwürz sitzt?
everdell-ask-play-card-sits-answer = Nein, weder ausspielen noch ziehen noch abwerfen.
everdell-ask-play-card-sits-words = blockiert unter
everdell-ask-pay-use-cards = Zahlt Fusselwürz, oder nutzt er seine Karten?
everdell-ask-pay-use-cards-answer = Nein, nur ihre Farben zählen.
everdell-ask-visit-inn-city = Darf ich ein Gasthaus in der Stadt von Fusselwürz besuchen?
everdell-ask-visit-inn-city-answer = Ja, und er nimmt den Marker.
everdell-ask-unable-act = Kann ich Phantomia handlungsunfähig machen?
everdell-ask-unable-act-answer = Selten: Es gibt immer die Zeile „sonst“, und deren Punkte bekommt sie in jedem Fall, außer auf Stufe 0.
everdell-ask-event-fulfil = Kann Phantomia ein Ereignis nehmen, das sie nicht erfüllt?
everdell-ask-event-fulfil-answer = Ja: am liebsten eines, das sie erfüllt, sonst eines, das sie begonnen hat, sonst irgendeines.
everdell-ask-tie-nightweave = Wer gewinnt bei Gleichstand mit Phantomia?
everdell-ask-tie-nightweave-answer = Sie.
everdell-ask-wins-tie = Wer gewinnt bei Gleichstand?
everdell-ask-wins-tie-answer = Wer mehr Ereignisse hat; immer noch gleich, wer mehr Ressourcen übrig hat; dann teilt ihr euch den Sieg.
everdell-ask-wins-tie-words = gleiche punkte unentschieden
everdell-ask-city-size = Wie viele Karten passen in eine Stadt?
everdell-ask-city-size-answer = { $everdell__counts__city ->
    [one] 1 Platz mit einer Karte, wenn keine Karte etwas anderes sagt.
   *[other] { $everdell__counts__city } Plätze, auf jedem eine Karte, wenn keine Karte etwas anderes sagt.
    }
everdell-ask-city-size-words = limit maximum größe 15 gebäude
everdell-ask-game-ends = Wann endet das Spiel?
everdell-ask-game-ends-answer = Wenn alle gepasst haben; jede Person passt für sich, im Herbst.
everdell-ask-game-ends-words = vorbei ende letzte runde wie viele runden lange
everdell-ask-workers-back = Wann kommen meine Arbeiter zurück?
everdell-ask-workers-back-answer = Wenn du dich auf die nächste Jahreszeit vorbereitest: alle, außer denen, die dauerhaft bleiben.
everdell-ask-workers-back-words = heim nach hause zurückholen
everdell-ask-more-workers = Wie bekomme ich mehr Arbeiter?
everdell-ask-more-workers-answer = Durch Vorbereiten: { $everdell__season__spring__workers } im Frühling, { $everdell__season__summer__workers } im Sommer, { $everdell__season__autumn__workers } im Herbst.
everdell-ask-more-workers-words = neue anzahl
everdell-ask-deck-empty = Was, wenn der Nachziehstapel ausgeht?
everdell-ask-deck-empty-answer = Der Ablagestapel wird zu einem neuen Nachziehstapel gemischt.
everdell-ask-deck-empty-words = leer karten übrig
everdell-ask-same-place = Darf ich zwei Arbeiter an einen Ort schicken?
everdell-ask-same-place-answer = Nur wo ein Plus ist; ein Ort mit einem Umriss fasst einen Arbeiter.
everdell-ask-same-place-words = besetzt platz ort teilen spieler gegner derselbe plus
everdell-ask-free-critter = Wie bekomme ich ein Wesen kostenlos?
everdell-ask-free-critter-answer = Sein Bauwerk steht in deiner Stadt, und dort ist noch niemand eingezogen.
everdell-ask-free-critter-words = ohne zahlen tür einladen besetzen zuhause gratis
everdell-ask-card-colours = Was bedeuten die Farben der Karten?
everdell-ask-card-colours-answer = Grün gibt Ressourcen, Rot ist ein Platz für einen Arbeiter, Blau hilft die ganze Zeit, Lila zählt am Ende, Braun wirkt einmal.
everdell-ask-card-colours-words = grün rot blau lila braun art typ produktion wann
everdell-ask-journey = Was ist die Reise?
everdell-ask-journey-answer = Im Herbst macht ein Arbeiter dort aus Handkarten { $everdell__location__journey_2__points } bis { $everdell__location__journey_5__points ->
    [one] 1 Punkt
   *[other] { $everdell__location__journey_5__points } Punkte
    }.
everdell-ask-journey-words = abwerfen punkte
everdell-ask-after-pass = Darf ich nach dem Passen wiederkommen?
everdell-ask-after-pass-answer = Nein, Passen gilt endgültig und geht nur im Herbst.
everdell-ask-after-pass-words = nochmal zurück
web-card-set-everdell = { $set ->
    [base] Grundspiel
    [farms] Jahreszeiten-Farmen
    [corrin] Corrin Evertail
    [extra] Extra-Karten
    [rugwort_cards] Fusselwürz-Karten
    [legends_first] Legenden
    [legends_more] Legenden aus Mistwood
    [pearlbrook] Pearlbrook
    [newleaf] Newleaf
    [bellfaire] Bellfaire
    [spirecrest] Spirecrest
   *[other] { $set }
}
everdell-ask-who-begins = Wer fängt an?
everdell-ask-who-begins-answer = Wer beginnt, wird ausgelost oder beim Einrichten des Tisches gewählt; danach geht es im Uhrzeigersinn reihum.
everdell-ask-who-begins-words = beginnt startspieler anfang reihenfolge
everdell-ask-meadow = Was ist die Wiese?
everdell-ask-meadow-answer = Offene Karten in der Mitte: Alle dürfen sie ausspielen wie aus der eigenen Hand, und Lücken werden sofort aufgefüllt.
everdell-ask-meadow-words = mitte offen auslage auffüllen lücke neu leer
everdell-ask-score-what = Wofür bekomme ich Punkte?
everdell-ask-score-what-answer = Für die Karten in deiner Stadt, Punktemarker, die Boni der lila Karten, die Reise und Ereignisse.
everdell-ask-score-what-words = punkte wertung zählt gewinnen ende
everdell-ask-goods-left = Sind übrige Ressourcen Punkte wert?
everdell-ask-goods-left-answer = Nein, sie entscheiden nur einen Gleichstand, den Ereignisse nicht entschieden haben.
everdell-ask-goods-left-words = übrig wert ende rest
everdell-ask-two-sorts = Was sind Wesen und Bauwerke?
everdell-ask-two-sorts-answer = Die beiden Sorten Karten, Tiere und Gebäude. Ein Bauwerk kann ein Wesen kostenlos hereinbringen.
everdell-ask-two-sorts-words = wesen bauwerk arten unterschied tier gebäude
everdell-ask-draw-cards = Wie ziehe ich Karten?
everdell-ask-draw-cards-answer = Durch Orte und Karten, die es sagen; nur weil du am Zug bist, ziehst du keine.
everdell-ask-draw-cards-words = mehr neue bekommen nachziehen hand stapel
everdell-ask-give-up-card = Darf ich eine Karte abwerfen oder aus meiner Stadt nehmen?
everdell-ask-give-up-card-answer = Nur, wo ein Ort oder eine Karte es sagt.
everdell-ask-give-up-card-words = entfernen abreißen wegwerfen loswerden ablegen
everdell-ask-goods-limit = Wie viele Ressourcen darf ich haben?
everdell-ask-goods-limit-answer = Beliebig viele; und der Vorrat geht nie aus.
everdell-ask-goods-limit-words = limit maximum besitzen vorrat behalten
everdell-ask-how-many-play = Wie viele können mitspielen?
everdell-ask-how-many-play-answer = Eine bis vier Personen; mit Bellfaire bis zu sechs.
everdell-ask-how-many-play-words = spieler personen anzahl leute
