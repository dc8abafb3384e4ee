# A winter and a spring. Place (exclusive, shared, forest with a choice), play from hand, play from the Meadow free, prepare, production.

lesson-everdell-1-title = Ein Winter und ein Frühling
lesson-everdell-1-goal = Baue eine Farm, lade jemanden ein, dort zu wohnen, und erreiche den Frühling.
lesson-everdell-1-closing = Drei Karten in deiner Stadt, und der Frühling ist da. Einsetzen, ausspielen, vorbereiten: Das ist das ganze Spiel. Als Nächstes: wie es endet.

lesson-everdell-1-1-say = Fülle deine fünfzehn Plätze mit guten Karten: Wer die meisten Punkte hat, gewinnt. Erst brauchst du Ressourcen. Schick einen Arbeiter zu den drei Zweigen.
lesson-everdell-1-1-notice = Dein Arbeiter bleibt dort. Du nimmst einmal und sofort, was der Ort zeigt.
lesson-everdell-1-1-otherwise = Auch ein guter Ort. Für die Farm auf deiner Hand brauchst du Zweige.
lesson-everdell-1-1-meanwhile = Ada schickt einen Arbeiter zu den zwei Harz.

lesson-everdell-1-2-say = Deine Farm braucht auch ein Harz. Ada steht bei den zwei Harz, aber der Ort mit dem Plus hat Platz für alle.
lesson-everdell-1-2-notice = Ein Harz und eine neue Karte. Ein Plus: Platz für alle. Kein Plus: nur ein Arbeiter.
lesson-everdell-1-2-otherwise = Schön, aber der Farm fehlt noch ihr Harz.
lesson-everdell-1-2-meanwhile = Ada holt eine Beere.
lesson-everdell-1-2-slip-1 = Ada ist schon dort. Dieser Ort fasst nur einen Arbeiter.
lesson-everdell-1-2-slip-2 = Noch nicht: Einer deiner Arbeiter ist noch zu Hause.

lesson-everdell-1-3-say = Zwei Zweige und ein Harz: genau, was die Farm kostet. Spiele sie aus deiner Hand aus.
lesson-everdell-1-3-notice = Grüne Karten geben ihre Ressourcen sofort: Hier ist deine erste Beere.
lesson-everdell-1-3-otherwise = Deine Arbeiter sind eingesetzt. In diesem Zug wird gebaut.
lesson-everdell-1-3-meanwhile = Ada spielt für ihre Beere einen Gastwirt aus.

lesson-everdell-1-4-say = Die Ehefrau auf der Wiese kostet zwei Beeren. Aber deine Farm bietet ihr ein Zuhause, also zieht sie kostenlos ein.
lesson-everdell-1-4-notice = Von der Wiese darfst du ausspielen wie von der Hand. Die Lücke wird sofort aufgefüllt.
lesson-everdell-1-4-otherwise = Sieh dir die Tür der Farm an: Auf der Karte steht, wer dort wohnen darf.
lesson-everdell-1-4-meanwhile = Die Tür der Farm ist markiert: besetzt. Ada hat keinen Arbeiter mehr und geht schon allein in den Frühling.

lesson-everdell-1-5-say = Alle deine Arbeiter sind eingesetzt. Bereite dich auf den Frühling vor: Sie kommen nach Hause, einer kommt dazu, und grüne Karten geben noch einmal.
lesson-everdell-1-5-notice = Drei Arbeiter, und die Farm gab eine Beere. Ada war zuerst im Frühling: Alle haben ihre eigene Jahreszeit.
lesson-everdell-1-5-otherwise = Kein Arbeiter ist mehr zu Hause. Zeit für den Frühling.
lesson-everdell-1-5-meanwhile = Ada pflückt drei Beeren im Wald.
lesson-everdell-1-5-slip-1 = Die Farm hat ihre Familie. Ein Haus lädt ein Wesen ein, einmal. Der Ehemann würde drei Beeren kosten.

lesson-everdell-1-6-say = Ein neuer Ort im Wald: zwei beliebige Ressourcen. Deiner Mine fehlen noch ein Harz und ein Kieselstein.
lesson-everdell-1-6-notice = Waldorte wechseln von Partie zu Partie. Sie fassen einen Arbeiter.
lesson-everdell-1-6-otherwise = Gut zu haben. Aber sieh nach, was der Mine auf deiner Hand noch fehlt.
lesson-everdell-1-6-meanwhile = Ada spielt einen Historiker aus.
lesson-everdell-1-6-trap-1 = Zweige hast du. Sieh dir den Preis der Mine an: Ihr fehlen ein Harz und ein Kieselstein.
lesson-everdell-1-6-fine-1 = Erst Kieselstein oder erst Harz: Jetzt hast du beides.

lesson-everdell-1-7-say = Zweig, Harz, Kieselstein: die Mine. Baue sie, und sie zahlt sofort.
lesson-everdell-1-7-notice = Drei Karten, fünf Punkte. Ada hat zwei Karten und zwei Punkte.
lesson-everdell-1-7-otherwise = Du hast genau, was die Mine kostet. Baue sie!

# The last days of autumn. Claim an event, visit an open card in another city, Journey with discards, pass, scoring.

lesson-everdell-2-title = Die letzten Herbsttage
lesson-everdell-2-goal = Mach deine letzten Arbeiter zu Punkten und passe im richtigen Moment.
lesson-everdell-2-closing = Deine Stadt gewinnt! Spiele jetzt eine ganze Partie. Ada hat Geduld, und jede Karte sagt dir, was sie dich kosten würde.

lesson-everdell-2-1-say = Herbst, die letzte Jahreszeit, und drei Arbeiter sind noch zu Hause. Deine drei blauen Karten passen zu diesem Ereignis. Erledige es: drei Punkte!
lesson-everdell-2-1-notice = Ein Ereignis bekommt, wer es zuerst erledigt. Es liegt neben der Stadt und braucht keinen Platz.
lesson-everdell-2-1-otherwise = Das geht auch, aber Ada könnte dir das Ereignis wegschnappen.
lesson-everdell-2-1-meanwhile = Ada gibt ihren letzten Kieselstein für einen Kran aus.
lesson-everdell-2-1-trap-1 = Passen gilt endgültig, und drei Arbeiter sind noch zu Hause. Nimm es zurück und hol dir Punkte.

lesson-everdell-2-2-say = Siehst du die offene Tür an Adas Gasthaus? Du darfst es besuchen: eine Karte der Wiese für drei Ressourcen weniger. Ada bekommt einen Punkt.
lesson-everdell-2-2-notice = Der Architekt kostete eine Beere statt vier. Lila Karten zählen am Ende: Er mag übriges Harz und Kieselsteine.
lesson-everdell-2-2-otherwise = Erst das Gasthaus: Damit ist deine Beere so viel wert wie vier.
lesson-everdell-2-2-meanwhile = Dein Ladeninhaber gibt eine Beere für das neue Wesen. Ada kann nichts mehr tun und passt.

lesson-everdell-2-3-say = Dein letzter Arbeiter geht auf die Reise: Zahle mit drei Handkarten und erhalte drei Punkte.
lesson-everdell-2-3-notice = Karten, die du nicht mehr ausspielen kannst, sind trotzdem etwas wert. Die Reise öffnet nur im Herbst.
lesson-everdell-2-3-otherwise = Ressourcen helfen dir nicht mehr. Deine Karten schon: Sieh dir die Reise an.
lesson-everdell-2-3-slip-1 = Die verlangt fünf Karten. Du hast drei.

lesson-everdell-2-4-say = Arbeiter eingesetzt, Hand leer. Etwas Besseres gibt es nicht zu tun, also passe, und wir zählen.
lesson-everdell-2-4-notice = Karten 15, Marker 3, lila Karten 9, Reise 3, Ereignis 3: 33 Punkte. Ada hat 30.
lesson-everdell-2-4-otherwise = Schön, aber es würde dich Punkte des Architekten kosten. Passe.
