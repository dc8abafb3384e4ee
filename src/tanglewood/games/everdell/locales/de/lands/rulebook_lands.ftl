# The rulebook for people, second part: what the other boxes bring. `**` marks what is bold.

everdell-book-extras = Legenden, Spielerkräfte, neue Karten
everdell-book-extras-1 = **Legenden:** Du bekommst geheim zwei legendäre Karten. Bezahle eine wie jede Karte, oder lege sie kostenlos an die Stelle der Karte, die sie nennt. Sie zählt als diese Karte und passt auch in eine volle Stadt.
everdell-book-extras-2 = **Spielerkräfte:** Wähle zu Beginn eine von zweien. Sie gehört dir allein und ist immer da; dafür bekommt im Frühling niemand einen neuen Arbeiter.
everdell-book-extras-3 = **Jahreszeiten-Farmen** lassen dich jedes Mal wählen, was sie geben. **Corrins** Karten bringen ein beliebiges Wesen einer Farbe herein oder kommen kostenlos durch ein Bauwerk einer Farbe.

everdell-book-pearlbrook = Pearlbrook
everdell-book-pearlbrook-1 = Einmal pro Jahreszeit geht dein **Frosch** an den Fluss. Ein Ufer will Karten einer Farbe in deiner Stadt sehen. Wer zuerst kommt, nimmt dessen **Perle** und deckt die Karte auf; wer zahlt, was die Karte verlangt, bekommt eine Perle. An der Untiefe bekommst du eine für zwei Ressourcen und zwei Karten.
everdell-book-pearlbrook-2 = Für eine Perle spielst du { $everdell__river_counts__adornments ->
    [one] dein **Artefakt**
   *[other] eines deiner { $everdell__river_counts__adornments } **Artefakte**
    } aus. Mit einem Arbeiter, Perlen, Ressourcen und Karten baust du ein **Wunder**, jedes gibt es einmal, für 10 bis 25 Punkte; einfache Ereignisse gibt es nicht. Übrige Perlen: je { $everdell__river_counts__pearl_points ->
    [one] 1 Punkt
   *[other] { $everdell__river_counts__pearl_points } Punkte
    }.

everdell-book-newleaf = Newleaf
everdell-book-newleaf-1 = Drei Karten am **Bahnhof** sind für alle da, und wer eine davon ausspielt, erhält das **Waggonplättchen** daneben. Ein Arbeiter auf dem Hügel tauscht Karten aus, einer am Bahnhof nimmt einen **Gast** auf, der keinen Platz braucht und Punkte bringt, wenn ein Wunsch erfüllt ist.
everdell-book-newleaf-2 = Die Karten von Newleaf haben **goldene Banner**, die eine Gruppe nennen. Ein goldener Besetzt-Marker auf einem freien Bauwerk bringt ein Wesen herein, wenn dessen Banner oder das Banner des Bauwerks passt. Du hast drei für die Partie.
everdell-book-newleaf-3 = Als eigenen Zug darfst du eine Karte **reservieren**, für später eine Ressource weniger, oder deine **Fahrkarte** nutzen: Ein eingesetzter Arbeiter zieht an einen anderen Ort und arbeitet noch einmal.

everdell-book-bellfaire = Bellfaire
everdell-book-bellfaire-1 = Auf dem **Markt** nimmt ein Arbeiter, was ein Marker zeigt, oder zahlt, was einer zeigt, für 3 Punkte und 2 Ressourcen. Jedes Mal wechselt der Marker die Seite.
everdell-book-bellfaire-2 = Die **Königliche Auszeichnung** geht an die Stadt mit den meisten Karten ihrer Art am Ende: { $everdell__fair__first ->
    [one] 1 Punkt
   *[other] { $everdell__fair__first } Punkte
    }, { $everdell__fair__second } für die nächste. Das **Blumenfestival** will alle fünf Farben; die Ereignisse von Bellfaire zählen Arten statt Namen.
everdell-book-bellfaire-3 = **Fünf oder sechs** dürfen mitspielen. Eine Hand fasst dann { $everdell__fair__hand_limit ->
    [one] 1 Karte
   *[other] { $everdell__fair__hand_limit } Karten
    }, und wer passt, wirft die eigenen Handkarten ab.

everdell-book-spirecrest = Spirecrest
everdell-book-spirecrest-1 = Jede Jahreszeit hat ihr **Wetter**, immer ein Ärgernis, und nur für die, die in dieser Jahreszeit sind.
everdell-book-spirecrest-2 = Nach dem Vorbereiten **erkundest** du: Nimm ein Kartenstück da, wo dein Wanderer ist, nimm eine von drei Entdeckungen für { $everdell__mountain__prices__0 }, { $everdell__mountain__prices__1 } oder { $everdell__mountain__prices__2 } Karten oder Ressourcen, und der Wanderer zieht weiter.
everdell-book-spirecrest-3 = Hast du gepasst, macht sich dein **Wanderer** auf den Weg über deine Kartenstücke. Bezahle eins nach dem anderen für seine Punkte, oder hör auf. **Riesenwesen** ersetzen einen Arbeiter und können mehr.

everdell-ask-replace-legend = Kostet eine legendäre Karte etwas?
everdell-ask-replace-legend-answer = Ihren Preis oder die Karte, die sie nennt: Ist diese in deiner Stadt, ersetzt die legendäre sie kostenlos.
everdell-ask-replace-legend-words = ausspielen gratis banner legende
everdell-ask-legend-full-city = Kann ich eine legendäre Karte in eine volle Stadt ausspielen?
everdell-ask-legend-full-city-answer = Ja, sie bringt den Platz mit, den sie braucht.
everdell-ask-spend-pearls = Wozu sind Perlen gut?
everdell-ask-spend-pearls-answer = Für eine spielst du ein Artefakt aus, für zwei oder drei baust du ein Wunder, und jede übrige ist { $everdell__river_counts__pearl_points ->
    [one] 1 Punkt
   *[other] { $everdell__river_counts__pearl_points } Punkte
    } wert.
everdell-ask-spend-pearls-words = nutzen ausgeben wert
everdell-ask-adornment-cost = Was kostet ein Artefakt?
everdell-ask-adornment-cost-answer = Eine Perle, die du zuerst bezahlst. Du bekommst sofort seinen Effekt und am Ende seine Punkte; in deiner Stadt braucht es keinen Platz.
everdell-ask-adornment-cost-words = preis ausspielen bezahlen
everdell-ask-frog-often = Wie oft geht mein Frosch los?
everdell-ask-frog-often-answer = Einmal pro Jahreszeit, wenn du magst; du darfst dich auch ohne ihn vorbereiten.
everdell-ask-frog-often-words = botschafter fluss oft
everdell-ask-bank-cards-spent = Sind die Karten weg, die ein Flussufer verlangt?
everdell-ask-bank-cards-spent-answer = Nein, sie müssen nur in deiner Stadt sein.
everdell-ask-bank-cards-spent-words = ausgeben verlieren zeigen pearlbrook
everdell-ask-station-card-tile = Wann bekomme ich ein Waggonplättchen?
everdell-ask-station-card-tile-answer = Wenn du eine Karte vom Bahnhof ausspielst; Ziehen oder Reservieren bringt keins. Auch Hügel und Bahnhof geben eins.
everdell-ask-station-card-tile-words = plättchen belohnung zug waggon
everdell-ask-golden-back = Kommen goldene Besetzt-Marker zurück?
everdell-ask-golden-back-answer = Nein, drei sind alles, was du für die Partie hast.
everdell-ask-golden-back-words = blatt blätter zurück newleaf
everdell-ask-visitor-space = Brauchen Gäste Platz in meiner Stadt?
everdell-ask-visitor-space-answer = Nein, sie stehen daneben, so viele du magst.
everdell-ask-ticket-often = Wie oft kann ich meine Fahrkarte nutzen?
everdell-ask-ticket-often-answer = Zweimal: einmal in einer beliebigen Jahreszeit und einmal ab dem Sommer.
everdell-ask-ticket-often-words = zweimal rückfahrt
everdell-ask-market-often = Darf ich zweimal auf den Markt?
everdell-ask-market-often-answer = Nur einer deiner Arbeiter darf zur selben Zeit dort sein; nach dem Vorbereiten darfst du wieder hin.
everdell-ask-market-often-words = bellfaire arbeiter nochmal
everdell-ask-garland-tie = Wer bekommt die Königliche Auszeichnung bei Gleichstand?
everdell-ask-garland-tie-answer = Alle, die gleichauf liegen, bekommen die volle Punktzahl, und die nächste Stadt bekommt trotzdem { $everdell__fair__second }.
everdell-ask-garland-tie-words = auszeichnung meiste gleich
everdell-ask-six-players = Können wir zu fünft oder sechst spielen?
everdell-ask-six-players-answer = Ja, mit Bellfaire; jede Hand fasst dann { $everdell__fair__hand_limit ->
    [one] 1 Karte
   *[other] { $everdell__fair__hand_limit } Karten
    }.
everdell-ask-six-players-words = wie viele spieler 5 6 personen
everdell-ask-weather-whom = Wen trifft das Wetter?
everdell-ask-weather-whom-answer = Nur die, die in seiner Jahreszeit sind, bis sie sich vorbereiten.
everdell-ask-weather-whom-words = sturm frost winter frühling sommer herbst
everdell-ask-pay-map-tiles = Wann bezahle ich Kartenstücke?
everdell-ask-pay-map-tiles-answer = Nachdem du gepasst hast, eins nach dem anderen; das erste, das du nicht bezahlst, beendet es.
everdell-ask-pay-map-tiles-words = expedition wanderer kaninchen gebirge punkte
everdell-ask-discovery-price = Was kostet eine Entdeckung?
everdell-ask-discovery-price-answer = Die erste der drei kostet { $everdell__mountain__prices__0 }, die anderen { $everdell__mountain__prices__1 } und { $everdell__mountain__prices__2 }, in Ressourcen oder Karten.
everdell-ask-discovery-price-words = zahlen spirecrest erkunden
everdell-ask-build-wonder = Wie baue ich ein Wunder?
everdell-ask-build-wonder-answer = Schick einen Arbeiter hin und zahle sofort Ressourcen, Perlen und Karten; wer zuerst kommt, hat es.
everdell-ask-reserve-card = Wie reserviere ich eine Karte?
everdell-ask-reserve-card-answer = Als eigenen Zug, einmal pro Jahreszeit, von Wiese oder Bahnhof; später kostet sie dich eine Ressource weniger.
everdell-ask-big-critter = Was ist ein Riesenwesen?
everdell-ask-big-critter-answer = Eine Entdeckung, die für den Rest der Partie einen deiner Arbeiter ersetzt und mehr kann.
everdell-ask-big-critter-words = spirecrest fähigkeit arbeiter
everdell-ask-worker-ability = Was ist eine Spielerkraft?
everdell-ask-worker-ability-answer = Etwas, das nur du kannst, das ganze Spiel lang: welche Tiere deine Arbeiter sind. Dafür bekommt im Frühling niemand einen neuen Arbeiter.
everdell-ask-worker-ability-words = spielerkräfte fähigkeit arbeiter tier
