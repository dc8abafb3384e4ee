# Pearlbrook. The frog and the river, an adornment, the Shoal, a wonder.
# The hard part: pearls are no goods. They come from the frog, who goes once a season, and go into adornments and wonders.

lesson-everdell-pearlbrook-title = Pearlbrook: Perlen und Wunder
lesson-everdell-pearlbrook-goal = Schick deinen Frosch nach Perlen und baue ein Wunder, das zwanzig Punkte wert ist.
lesson-everdell-pearlbrook-closing = Neunundzwanzig Punkte zu siebzehn, und dreiundzwanzig davon aus dem Fluss. Übrige Perlen sind je zwei wert.

lesson-everdell-pearlbrook-1-say = Dein Frosch sucht Perlen. Das grüne Ufer verlangt drei grüne Karten, und du hast sie. Geh dorthin und nutze die Wassermühle.
lesson-everdell-pearlbrook-1-notice = Eine Perle, weil du zuerst da warst, eine für einen Punkt und einen Zweig. Deine grünen Karten wurden nur gezeigt.
lesson-everdell-pearlbrook-1-otherwise = Deine Arbeiter sind alle eingesetzt, aber der Frosch ist kein Arbeiter. Erst der Fluss.
lesson-everdell-pearlbrook-1-meanwhile = Die Wassermühle bleibt für den Rest der Partie aufgedeckt. Ada holt Harz und einen Zweig.
lesson-everdell-pearlbrook-1-slip-1 = Das blaue Ufer verlangt zwei blaue Karten, und deine Stadt hat keine.
lesson-everdell-pearlbrook-1-trap-1 = Eine Perle gehört dir, aber die Mühle gäbe noch eine und zwei Karten. Nimm es zurück und tausche.

lesson-everdell-pearlbrook-2-say = Für eine Perle spielst du eines deiner zwei Artefakte aus. Das Fernrohr gibt eine Ressource, eine Karte und eine Perle. Wähle eine Beere.
lesson-everdell-pearlbrook-2-notice = Mit einer Perle bezahlt, und es brachte eine zurück. Am Ende zählt es drei Punkte für jedes deiner Wunder.
lesson-everdell-pearlbrook-2-otherwise = Das Fernrohr. Es liegt bei deinen Sachen und braucht keinen Platz in der Stadt.
lesson-everdell-pearlbrook-2-meanwhile = Ein Artefakt auszuspielen ist ein ganzer Zug. Ada spielt einen Ehemann aus.
lesson-everdell-pearlbrook-2-slip-1 = Dein Frosch geht einmal pro Jahreszeit los. Er kommt nach Hause, wenn du dich vorbereitest.
lesson-everdell-pearlbrook-2-trap-1 = Das Amulett bringt viel, aber keine Perle. Heute brauchst du jede: Nimm es zurück.

lesson-everdell-pearlbrook-3-say = Alle Arbeiter sind eingesetzt: Bereite dich auf den Herbst vor. Der Frosch kommt mit ihnen nach Hause.
lesson-everdell-pearlbrook-3-notice = Farm, Boot und Raffinerie haben gearbeitet. Aber sieh, wer jetzt am grünen Ufer sitzt!
lesson-everdell-pearlbrook-3-otherwise = Bereite dich vor: Niemand ist mehr zu Hause.
lesson-everdell-pearlbrook-3-meanwhile = Adas Frosch geht zu deiner Mühle und zahlt einen Punkt für eine Perle.

lesson-everdell-pearlbrook-4-say = Die Untiefe hat Platz für jeden Frosch: zwei Ressourcen und zwei Karten für eine Perle. Zwei Beeren, Narr und Barde genügen.
lesson-everdell-pearlbrook-4-notice = Drei Perlen. Jetzt sieh hinauf zu den vier Wundern.
lesson-everdell-pearlbrook-4-otherwise = Zur Untiefe. Das Wunder, das du willst, kostet drei Perlen, und du hast zwei.
lesson-everdell-pearlbrook-4-meanwhile = Ada kann nichts mehr tun und passt.
lesson-everdell-pearlbrook-4-slip-1 = Dort ist Adas Frosch. Ein Ufer fasst einen Frosch.
lesson-everdell-pearlbrook-4-slip-2 = Die Sonnenstrahl-Brücke kostet drei Perlen. Eine fehlt.
lesson-everdell-pearlbrook-4-fine-1 = Egal was zuerst.

lesson-everdell-pearlbrook-5-say = Schick einen Arbeiter zur Sonnenstrahl-Brücke: zwei von jeder Ressource außer Beeren, drei Perlen, drei Karten. Behalte König und Post.
lesson-everdell-pearlbrook-5-notice = Zwanzig Punkte, und drei weitere vom Fernrohr. Ein Wunder wird einmal gebaut, von einer Person.
lesson-everdell-pearlbrook-5-otherwise = Die Brücke! Ein Arbeiter geht dorthin, und du bezahlst sofort.
lesson-everdell-pearlbrook-5-slip-1 = Fünfundzwanzig Punkte, aber es braucht drei Kieselsteine.
lesson-everdell-pearlbrook-5-trap-1 = Fünfzehn Punkte, wo zwanzig zu haben waren. Nimm es zurück.

# Newleaf. Station cards with their train cars, golden tokens, visitors, a reservation, the ticket.
# The hard part: reserving and using the ticket are whole turns; a train car comes only with a card that is played from the station.

lesson-everdell-newleaf-title = Newleaf: Alles einsteigen
lesson-everdell-newleaf-goal = Nutze den Bahnhof, einen goldenen Besetzt-Marker, eine Reservierung und deine Fahrkarte.
lesson-everdell-newleaf-closing = Eine Karte für ein Harz weniger, ein kostenloses Wesen und ein Gast, der mit fünf Punkten dankt. Der Zug fährt in jeder Partie.

lesson-everdell-newleaf-1-say = Drei Karten warten am Bahnhof, für alle. Spiele von dort die Mine aus: Das Waggonplättchen daneben kommt mit.
lesson-everdell-newleaf-1-notice = Die Mine zahlte einen Kieselstein, der Waggon eine Beere. Eine neue Karte und ein neuer Waggon sind da.
lesson-everdell-newleaf-1-otherwise = Bitte die Mine am Bahnhof. Der Waggon daneben macht sie besser.
lesson-everdell-newleaf-1-meanwhile = Ada schickt ihren letzten Arbeiter in die Zuflucht.

lesson-everdell-newleaf-2-say = Dein Gärtner hat ein goldenes Banner: ein grünes Bauwerk. Lege einen goldenen Besetzt-Marker auf die Mine, und er kommt kostenlos.
lesson-everdell-newleaf-2-notice = Farm und Mine haben noch einmal gearbeitet. Du hast drei goldene Marker für die ganze Partie.
lesson-everdell-newleaf-2-otherwise = Der Gärtner. Er kostet drei Beeren oder einen goldenen Marker.
lesson-everdell-newleaf-2-meanwhile = Ada passt.
lesson-everdell-newleaf-2-slip-1 = Das Gasthaus ist rot. Sein Banner verlangt ein grünes Bauwerk.
lesson-everdell-newleaf-2-trap-1 = Die Tür der Farm hebst du besser für einen Ehemann auf, der kein Gold braucht. Nimm es zurück und nimm die Mine.
lesson-everdell-newleaf-2-fine-1 = Egal was zuerst.

lesson-everdell-newleaf-3-say = Ein Arbeiter an den Bahnhof: Schick Mona weg und nimm Dietlieb auf. Er mag Bauwerke. Dann nimm den Waggon mit zwei Zweigen.
lesson-everdell-newleaf-3-notice = Fünf Punkte, wenn du am Ende mehr Bauwerke als Wesen hast. Gäste brauchen keinen Platz.
lesson-everdell-newleaf-3-otherwise = Dein letzter Arbeiter geht zum Bahnhof, zu den Gästen.
lesson-everdell-newleaf-3-trap-1 = Das war Dietlieb! Mona will fünf grüne Karten. Nimm es zurück und schick Mona weg.

lesson-everdell-newleaf-4-say = Das Museum ist heute zu teuer. Reserviere es: Niemand sonst bekommt es, und es kostet dich dann eine Ressource weniger.
lesson-everdell-newleaf-4-notice = Reservieren ist ein ganzer Zug, einmal pro Jahreszeit. Die Lücke wird sofort gefüllt.
lesson-everdell-newleaf-4-otherwise = Reserviere das Museum. Es liegt in der Mitte des Bahnhofs.
lesson-everdell-newleaf-4-slip-1 = Du kannst es noch nicht bezahlen. Dafür ist das Reservieren da.

lesson-everdell-newleaf-5-say = Du brauchst ein Harz, und kein Arbeiter ist zu Hause. Deine Fahrkarte bewegt einen: von den Zweigen zu Harz und einer Karte.
lesson-everdell-newleaf-5-notice = Der Arbeiter hat zweimal gearbeitet. Die Rückfahrt gilt ab dem Sommer für noch eine Fahrt.
lesson-everdell-newleaf-5-otherwise = Die Fahrkarte. Sie bewegt einen Arbeiter, der schon eingesetzt ist.
lesson-everdell-newleaf-5-slip-1 = Kein Arbeiter ist zu Hause. Die Fahrkarte bewegt einen, der eingesetzt ist.

lesson-everdell-newleaf-6-say = Jetzt das Museum, für einen Zweig, ein Harz und einen Kieselstein. Das zweite Harz ist gespart.
lesson-everdell-newleaf-6-notice = Vier Bauwerke, ein Wesen: Dietlieb freut sich. Und das Museum zieht jedes Mal zwei Karten, wenn du eine ausspielst.
lesson-everdell-newleaf-6-otherwise = Spiele die Karte aus, die du reserviert hast.

# Bellfaire. The Market both ways, the Flower Festival, the garland.
# The hard part: a token of the Market changes sides with each use, so what one takes another may bring.

lesson-everdell-bellfaire-title = Bellfaire: Markt und Auszeichnung
lesson-everdell-bellfaire-goal = Kaufe und verkaufe auf dem Markt, gewinne ein Fest und sei die grünste Stadt.
lesson-everdell-bellfaire-closing = Dreiunddreißig Punkte zu siebzehn. Mit Bellfaire dürfen auch fünf und sechs spielen; dann fasst eine Hand sieben Karten.

lesson-everdell-bellfaire-1-say = Der Markt hat Platz für alle, je einmal. Nimm, was einer der oberen Marker zeigt: zwei Beeren und zwei Karten.
lesson-everdell-bellfaire-1-notice = Der Marker hat die Seite gewechselt. Jemand kann jetzt verkaufen, was du genommen hast.
lesson-everdell-bellfaire-1-otherwise = Bitte zum Markt. Ada war schon dort, aber für dich ist auch Platz.
lesson-everdell-bellfaire-1-meanwhile = Ada pflückt eine Beere.
lesson-everdell-bellfaire-1-slip-1 = Dieser Marker liegt auf der Erhalten-Seite. Verkaufen geht mit den anderen.

lesson-everdell-bellfaire-2-say = Niemand ist mehr zu Hause. Bereite dich auf den Herbst vor, dann verlässt dein Arbeiter den Markt.
lesson-everdell-bellfaire-2-notice = Je ein Arbeiter zur selben Zeit; jetzt darfst du wieder hin.
lesson-everdell-bellfaire-2-otherwise = Bereite dich vor: Alle Arbeiter sind eingesetzt.
lesson-everdell-bellfaire-2-meanwhile = Deine grünen Karten haben gearbeitet. Ada schickt ihren letzten Arbeiter in die Zuflucht.

lesson-everdell-bellfaire-3-say = In deiner Stadt steht eine Karte jeder Farbe: Das ist das Blumenfestival. Erledige es!
lesson-everdell-bellfaire-3-notice = Vier Punkte. Es ist ein einfaches Ereignis, ein fünftes neben den vieren.
lesson-everdell-bellfaire-3-otherwise = Erst das Festival: fünf Farben, und es gehört dir.
lesson-everdell-bellfaire-3-meanwhile = Ada passt.
lesson-everdell-bellfaire-3-slip-1 = Das verlangt vier einzigartige Bauwerke. Die Ereignisse von Bellfaire zählen Arten, nicht Namen.

lesson-everdell-bellfaire-4-say = Jetzt verkaufe: drei Zweige und den Barden für drei Punkte und zwei Ressourcen. Nimm einen Kieselstein und eine Beere.
lesson-everdell-bellfaire-4-notice = Drei Punkte und ein Kieselstein für die Mine. Der Marker ist zurück auf der Erhalten-Seite.
lesson-everdell-bellfaire-4-otherwise = Wieder zum Markt, und diesmal verkaufst du drei Zweige und eine Karte.
lesson-everdell-bellfaire-4-trap-1 = Harz ist schön, aber Punkte sind schöner, und der Kieselstein fehlt. Nimm es zurück und verkaufe.

lesson-everdell-bellfaire-5-say = Die Königliche Auszeichnung geht an die Stadt mit den meisten grünen Karten. Du und Ada habt je drei. Spiele die Mine von der Wiese aus!
lesson-everdell-bellfaire-5-notice = Sechs Punkte für die meisten, drei für die zweitmeisten. Vorher hattet ihr beide sechs.
lesson-everdell-bellfaire-5-otherwise = Die Mine ist grün, und jetzt kannst du sie bezahlen.

# Spirecrest. A big critter, the weather, charting, discovering, the expedition after passing.
# The hard part: exploring follows preparing by itself, and what is paid on the expedition is paid after the last turn.

lesson-everdell-spirecrest-title = Spirecrest: ins Gebirge
lesson-everdell-spirecrest-goal = Nutze ein Riesenwesen, erkunde den Gebirgskamm und führe deinen Wanderer ans Ende seines Wegs.
lesson-everdell-spirecrest-closing = Dreiundzwanzig zu zwölf, fünfzehn davon aus dem Gebirge. Nimm Kartenstücke, die du später bezahlen kannst.

lesson-everdell-spirecrest-1-say = Trüffel ist jetzt einer deiner Arbeiter und darf auf grünen Karten jeder Stadt stehen. Adas Gemischtwarenladen, und ein Harz!
lesson-everdell-spirecrest-1-notice = Zwei Beeren, weil du eine Farm hast; eine Ressource und eine Karte mehr, weil es Trüffel ist.
lesson-everdell-spirecrest-1-otherwise = Trüffel ist der Arbeiter, der dir bleibt. Hol dir Hilfe.
lesson-everdell-spirecrest-1-meanwhile = Ada holt mit ihrem letzten Arbeiter einen Kieselstein.
lesson-everdell-spirecrest-1-slip-1 = Waldbrand! Das Wetter deiner Jahreszeit verbietet Karten von der Wiese, bis du dich vorbereitest.
lesson-everdell-spirecrest-1-trap-1 = Deine Farm gibt eine Beere. Adas Laden gäbe zwei. Nimm es zurück.

lesson-everdell-spirecrest-2-say = Alle sind eingesetzt. Bereite dich auf den Herbst vor: Das Feuer ist vorbei, und dein Wanderer erkundet.
lesson-everdell-spirecrest-2-notice = Wetter gilt nur für die, die in seiner Jahreszeit sind. Jedes Mal, wenn du dich vorbereitest, erkundet dein Wanderer.
lesson-everdell-spirecrest-2-otherwise = Bereite dich vor: Niemand ist mehr zu Hause.

lesson-everdell-spirecrest-3-say = Erst nimmst du ein Kartenstück für deinen Weg. Spiegelsee, vier Punkte für drei beliebige Ressourcen.
lesson-everdell-spirecrest-3-notice = Ein Kartenstück ist ein Versprechen: Seine Punkte kommen, wenn du es bezahlst, nachdem du gepasst hast.
lesson-everdell-spirecrest-3-otherwise = Spiegelsee. Er verlangt drei Ressourcen, egal welche.

lesson-everdell-spirecrest-4-say = Dann entdeckst du: Die erste Entdeckung ist kostenlos, die nächsten kosten eins und zwei. Immerblumen Stadt ist eine Karte wert: Wirf den Barden ab.
lesson-everdell-spirecrest-4-notice = Sechs Punkte, weil keine lila Karte in deiner Stadt steht. Die zwei anderen gehen zurück.
lesson-everdell-spirecrest-4-otherwise = Immerblumen Stadt, in der Mitte. Zahle mit einer Karte.
lesson-everdell-spirecrest-4-meanwhile = Dein Wanderer ist nach Hause gekommen. Ada passt.
lesson-everdell-spirecrest-4-trap-1 = Nichts zu zahlen, aber sie verlangt zwei Ereignisse, und du hast keins. Nimm es zurück.

lesson-everdell-spirecrest-5-say = In einer richtigen Partie gingen jetzt deine sechs Arbeiter los. Heute gehen wir gleich ans Ende: Passe.
lesson-everdell-spirecrest-5-notice = Jetzt, und erst jetzt, macht sich dein Wanderer auf den Weg über seine Kartenstücke.
lesson-everdell-spirecrest-5-otherwise = Passe. Das Gebirge wartet.

lesson-everdell-spirecrest-6-say = Das erste Kartenstück verlangt zwei Ressourcen. Geh weiter und zahle zwei Beeren.
lesson-everdell-spirecrest-6-notice = Drei Punkte. Die Kartenstücke werden eins nach dem anderen bezahlt; wer nicht kann, hört dort auf.
lesson-everdell-spirecrest-6-otherwise = Weiter zum ersten Kartenstück: zwei Beeren für drei Punkte.
lesson-everdell-spirecrest-6-trap-1 = Neun Punkte am Wegrand liegen gelassen! Nimm es zurück und geh weiter.

lesson-everdell-spirecrest-7-say = Noch zwei: ein Zweig und das Lager für die Festung, dann zwei Zweige und ein Harz für den See.
lesson-everdell-spirecrest-7-notice = Neun Punkte aus drei Kartenstücken.
lesson-everdell-spirecrest-7-otherwise = Weiter so: Du kannst jedes Kartenstück bezahlen.
