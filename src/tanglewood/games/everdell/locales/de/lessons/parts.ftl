# Who helps to pay. Innkeeper, Crane, Judge, Dungeon; the Haven; the Monastery and a worker who stays; preparing.
# The hard part: A helper is used while paying, one for each card, and Crane and Innkeeper leave the city for it. Step 4 shows that the Dungeon can be a blessing.

lesson-everdell-helpers-title = Wer beim Bezahlen hilft
lesson-everdell-helpers-goal = Spiele vier Karten aus, die du dir nicht leisten kannst, und mach Punkte aus Ressourcen, die niemand will.
lesson-everdell-helpers-closing = Zwanzig Punkte, und keine Karte voll bezahlt. Sieh nach, wen du zu Hause hast, bevor du sagst: zu teuer.

lesson-everdell-helpers-1-say = Deine Königin kostet fünf Beeren, und du hast drei. Der Gastwirt zahlt drei davon und geht. Spiele die Königin aus.
lesson-everdell-helpers-1-notice = Ein Punkt Gastwirt für vier Punkte Königin. Gefragt wird nach Hilfe, während du bezahlst.
lesson-everdell-helpers-1-otherwise = Erst die Königin. Ihr Preis sieht hoch aus, aber jemand hilft.
lesson-everdell-helpers-1-meanwhile = Ada spielt einen Narren aus und schickt ihn zu dir. Zwei Punkte weniger, und er braucht einen Platz.
lesson-everdell-helpers-1-slip-1 = Der Kran hebt Steine, keine Königinnen. Er hilft nur bei Bauwerken.

lesson-everdell-helpers-2-say = Für Bauwerke gibt es den Kran: drei Ressourcen weniger, und du wählst, welche. Beim Schloss zwei Kieselsteine und ein Harz.
lesson-everdell-helpers-2-notice = Der Kran ist weg, und sein Platz ist wieder frei. Eine Hilfe pro Karte, nie zwei.
lesson-everdell-helpers-2-otherwise = Das Schloss, mit dem Kran. Billiger bekommst du es nicht.
lesson-everdell-helpers-2-meanwhile = Ada holt zwei Harz.
lesson-everdell-helpers-2-trap-1 = Der Mine fehlt nichts, und der Kran wäre weg. Heb ihn für etwas Großes auf: Nimm es zurück.

lesson-everdell-helpers-3-say = Der Mine fehlt ein Kieselstein. Die Richterin lässt dich eine Ressource durch eine andere ersetzen: den Kieselstein durch deine Beere. Und sie bleibt!
lesson-everdell-helpers-3-notice = Genau eine Ressource des Preises, bei jeder Karte, die du ausspielst. Die Mine hat dir einen Kieselstein gezahlt.
lesson-everdell-helpers-3-otherwise = Bitte die Mine: Zweig, Harz und für den Rest die Richterin.
lesson-everdell-helpers-3-meanwhile = Ada schickt ihren letzten Arbeiter zu den Zweigen.

lesson-everdell-helpers-4-say = Und das Verlies: Sperr ein Wesen ein, drei Ressourcen weniger. Das Fegehörnchen kostet drei. Siehst du, wen niemand vermissen wird?
lesson-everdell-helpers-4-notice = Ein Gefangener ist nicht mehr in deiner Stadt: Er braucht keinen Platz und bringt keine Punkte, hier also keine Minuspunkte. Danke, Ada!
lesson-everdell-helpers-4-otherwise = Das Fegehörnchen. Ohne Beere geht es nur mit dem Verlies.
lesson-everdell-helpers-4-meanwhile = Das Fegehörnchen lässt deine Mine noch einmal zahlen. Ada geht in den Sommer und nimmt zwei Karten von der Wiese.
lesson-everdell-helpers-4-trap-1 = Vier Punkte hinter Gittern! Nimm es zurück und such jemanden, der dich Punkte kostet.

lesson-everdell-helpers-5-say = Karten, die du nicht brauchst, bringen in der Zuflucht Ressourcen: je zwei Karten eine beliebige. Wirf beide für einen Zweig ab.
lesson-everdell-helpers-5-notice = Die Zuflucht hat das ganze Jahr über Platz für alle.
lesson-everdell-helpers-5-otherwise = Keine Beeren, und zwei Wesen auf der Hand. Ab in die Zuflucht!
lesson-everdell-helpers-5-meanwhile = Ada pflückt eine Beere.
lesson-everdell-helpers-5-trap-1 = Eine Karte bringt nichts: Es müssen zwei sein. Nimm es zurück und wirf sie paarweise ab.
lesson-everdell-helpers-5-fine-1 = Egal welche zuerst.

lesson-everdell-helpers-6-say = In deinem Kloster werden zwei Ressourcen zu vier Punkten: Du gibst sie Ada. Ein Zweig und ein Kieselstein genügen.
lesson-everdell-helpers-6-notice = Aber dieser Arbeiter bleibt dauerhaft dort. Friedhof und Kloster lassen nie wieder los.
lesson-everdell-helpers-6-otherwise = Dein letzter Arbeiter geht ins Kloster: vier Punkte.
lesson-everdell-helpers-6-meanwhile = Zum Abgeben sind nur noch Kieselsteine da, also geht einer von selbst. Ada dankt und holt noch einen.
lesson-everdell-helpers-6-fine-1 = Dieselben zwei Ressourcen.

lesson-everdell-helpers-7-say = Alle sind eingesetzt: Bereite dich auf den Sommer vor und nimm Ehemann und Ehefrau von der Wiese. Zähl, wer nach Hause kommt.
lesson-everdell-helpers-7-notice = Vier Arbeiter, einer davon für immer im Kloster: drei zum Einsetzen. Zwanzig Punkte gegen Adas vier.
lesson-everdell-helpers-7-otherwise = Kein Arbeiter ist mehr zu Hause. Bereite dich vor.

# Special events. A special event that asks for two cards, one that takes goods, one that takes cards, one that sends a worker home; the King counts them.
# The hard part: A special event asks for two named cards in the city, never pays for them and never uses them up; what it scores often depends on what is laid there in that moment, and never later.

lesson-everdell-events-title = Besondere Ereignisse
lesson-everdell-events-goal = Erledige drei besondere Ereignisse und kröne sie mit einem König.
lesson-everdell-events-closing = Sechsundzwanzig Punkte aus vier Ereignissen und einem König. Lies die vier besonderen Ereignisse vor deinem ersten Zug: Sie sind der halbe Plan.

lesson-everdell-events-1-say = Die meisten besonderen Ereignisse verlangen zwei Karten in deiner Stadt. Gasthaus und Barde ergeben „Ortsansässiger Künstler“. Spiele den Barden aus und wirf nichts ab.
lesson-everdell-events-1-notice = Die vier besonderen Ereignisse wechseln von Partie zu Partie. Ada hat ihre offenbar auch gelesen.
lesson-everdell-events-1-otherwise = Erst der Barde. Sein Ereignis wartet auf niemanden.
lesson-everdell-events-1-meanwhile = Der Barde könnte Karten zu Punkten machen; du brauchst deine. Ada spielt zu ihrem Gemischtwarenladen einen Hausierer aus.
lesson-everdell-events-1-slip-1 = Ein Gasthaus ohne Musik? Dieses Ereignis will auch den Barden in deiner Stadt.
lesson-everdell-events-1-trap-1 = Ein Punkt pro Karte. Aber ein späteres Ereignis zahlt zwei für jedes Wesen: Nimm es zurück, wirf nichts ab.

lesson-everdell-events-2-say = Jetzt schick einen Arbeiter: Das Ereignis gehört dir, und jede Beere, die du darauf legst, ist zwei Punkte wert. Leg drei!
lesson-everdell-events-2-notice = Sechs Punkte. Gasthaus und Barde bleiben, wo sie sind; ein Ereignis sieht sie sich nur an.
lesson-everdell-events-2-otherwise = Erst das Ereignis. Wer zuerst kommt, hat es allein.
lesson-everdell-events-2-meanwhile = Ada erledigt „Neues Management“ und legt drei Harz darauf, je zwei Punkte.
lesson-everdell-events-2-trap-1 = Nur jetzt, nie später: Zwei Beeren mehr wären vier Punkte mehr. Nimm es zurück.

lesson-everdell-events-3-say = Die Abschlussprüfung will Lehrer und Universität. Spiele den Lehrer aus: zwei Karten, eine für dich, eine für Ada. Behalte den Mönch.
lesson-everdell-events-3-notice = Eine Karte für jemanden, der fast fertig ist, ist ein billiges Geschenk.
lesson-everdell-events-3-otherwise = Der Lehrer. Zwei Beeren reichen gerade.
lesson-everdell-events-3-meanwhile = Ada bekommt die Post, hat keinen Arbeiter mehr dafür und passt.
lesson-everdell-events-3-slip-1 = Das hat Ada. Ein Ereignis wird einmal erledigt, von einer Person.

lesson-everdell-events-4-say = Erledige sie und schick bis zu drei Wesen deiner Hand zur Prüfung: je zwei Punkte. Aber nicht den König!
lesson-everdell-events-4-notice = Der Narr, mit Abschluss! Karten unter einem Ereignis sind aus dem Spiel, und niemand liest sie mehr.
lesson-everdell-events-4-otherwise = Die Abschlussprüfung wartet auf dich, und deine Hand ist voller Prüflinge.
lesson-everdell-events-4-trap-1 = Zwei Punkte für einen König, der auf seinem Thron zehn wert ist. Nimm es zurück und behalte ihn.
lesson-everdell-events-4-fine-1 = Jede Reihenfolge ist recht.

lesson-everdell-events-5-say = Noch eins: Uhrturm und Fegehörnchen. Es liegt auf der Wiese, und deine Raffinerie hat eine freie Tür. Lass deine Farm arbeiten.
lesson-everdell-events-5-notice = Das Fegehörnchen zog kostenlos ein, und Ada, die gepasst hat, kann nur zusehen.
lesson-everdell-events-5-otherwise = Sieh nach, wer in der Raffinerie wohnen darf. Es liegt auf der Wiese.
lesson-everdell-events-5-fine-1 = Harz ist genauso gut.

lesson-everdell-events-6-say = „Eine erfolgreiche Stadt“: vier Punkte, und einer deiner Arbeiter kommt sofort nach Hause. Hol genau den zurück, den du schickst.
lesson-everdell-events-6-notice = Vier Punkte, und der Arbeiter ist wieder frei.
lesson-everdell-events-6-otherwise = Du hast noch einen Arbeiter, und das dritte Ereignis wartet nur auf dich.

lesson-everdell-events-7-say = Und jetzt der König: zwei Punkte für jedes deiner besonderen Ereignisse. Dein Schloss hat eine Tür für ihn.
lesson-everdell-events-7-notice = Vier Punkte für ihn, sechs für deine drei Ereignisse.
lesson-everdell-events-7-otherwise = Der König, kostenlos durch die Tür des Schlosses.

lesson-everdell-events-8-say = Dein Arbeiter ist noch frei, und du hast vier grüne Karten: Erledige das Herbstfest, ein einfaches Ereignis.
lesson-everdell-events-8-notice = Ereignisse 19, und der König bringt dafür noch 7. Du gewinnst 51 zu 21.
lesson-everdell-events-8-otherwise = Dort liegen drei Punkte, und der König zählt auch sie.
lesson-everdell-events-8-meanwhile = Kein Arbeiter, keine Karte: Es ist nichts mehr zu tun, also passt du von selbst.

# Legends. A legend in place of its ribbon card, a visit that pays two tokens, what a legend counts as and what it shuts out, a space of its own.
# The hard part: The ribbon card is the price: it leaves the city, and the legend is that card from then on, for doors, events and uniqueness. Because a legend needs no space of the fifteen, the swap also makes room.

lesson-everdell-legends-title = Legenden
lesson-everdell-legends-goal = Mach aus zwei gewöhnlichen Karten legendäre.
lesson-everdell-legends-closing = Zwei legendäre Karten für zwei Beeren. Sieh dir im Winter ihre Banner an und baue zuerst, was sie verlangen.

lesson-everdell-legends-1-say = Zwei legendäre Karten liegen neben dir; nur du siehst sie. Auf dem Banner der Karte Zur Grünen Eichel steht Gasthaus: Tausche dein Gasthaus kostenlos dagegen.
lesson-everdell-legends-1-notice = Vier Punkte statt zwei, und jeder fremde Besuch bringt dir zwei weitere. Ada, komm bald wieder!
lesson-everdell-legends-1-otherwise = Erst die Karte Zur Grünen Eichel. Die Karte auf ihrem Banner hast du.
lesson-everdell-legends-1-meanwhile = Ada kommt sofort zu Besuch: Mit der Eichel kostet jede Karte vier Ressourcen weniger. Sie baut kostenlos eine Schule.
lesson-everdell-legends-1-trap-1 = Sechs Ressourcen weg. Bezahlen ist erlaubt, aber das Gasthaus auf dem Banner hätte gereicht: Nimm es zurück.

lesson-everdell-legends-2-say = Eine legendäre Karte gilt als die Karte auf ihrem Banner: Die Eichel hat die Tür des Gasthauses. Lass den Gastwirt kostenlos einziehen.
lesson-everdell-legends-2-notice = Der Gastwirt war kostenlos. Niemand kann eine legendäre Karte abreißen oder kopieren.
lesson-everdell-legends-2-otherwise = Der Gastwirt. Jetzt gibt es eine Tür für ihn.
lesson-everdell-legends-2-meanwhile = Ada hat selbst eine legendäre Karte: McGregors Markt ersetzt ihre Farm und zahlt zwei Ressourcen.
lesson-everdell-legends-2-slip-1 = Die Grüne Eichel ist jetzt dein Gasthaus. Kein zweites neben einer legendären Karte.
lesson-everdell-legends-2-trap-1 = Eine Beere für jemanden, der eine Tür hatte? Nimm es zurück und lass ihn in die Eichel.

lesson-everdell-legends-3-say = Auf dem Banner von Weitblick steht Historiker, und einer liegt auf der Wiese. Zwei Beeren für ihn statt vier für die legendäre Karte!
lesson-everdell-legends-3-notice = Jetzt ist deine Stadt voll: fünfzehn Plätze.
lesson-everdell-legends-3-otherwise = Der Historiker. Er kostet halb so viel wie Weitblick.
lesson-everdell-legends-3-meanwhile = Ada hat keinen Arbeiter mehr und passt.
lesson-everdell-legends-3-trap-1 = Der Gastwirt geht, dabei hattest du die Beeren. Nimm es zurück und heb ihn für ein teureres Wesen auf.

lesson-everdell-legends-4-say = Voll oder nicht: Eine legendäre Karte bringt ihren eigenen Platz mit. Tausche den Historiker gegen Weitblick, und ein Platz ist wieder frei.
lesson-everdell-legends-4-notice = Legendäre Karten brauchen keinen der fünfzehn Plätze. Ein Tausch schafft Raum, selbst in den letzten Herbsttagen.
lesson-everdell-legends-4-otherwise = Deine zweite legendäre Karte. Der Historiker ist zum Tauschen da.
lesson-everdell-legends-4-slip-1 = Fünfzehn Plätze, alle belegt. Schaff erst Raum.

lesson-everdell-legends-5-say = Baue die Mine in die Lücke. Nach einem Bauwerk gibt dir Weitblick eine beliebige Ressource: Nimm eine Beere.
lesson-everdell-legends-5-notice = Die Karte ist blau: Sie hilft nach jeder Karte. Ein Historiker hätte eine Karte gezogen.
lesson-everdell-legends-5-otherwise = Die Mine, auf den gewonnenen Platz.

lesson-everdell-legends-6-say = Der Ehemann teilt sich den Platz mit seiner Ehefrau, und dein Gastwirt zahlt für ihn. Nimm Harz als Ressource des Paars.
lesson-everdell-legends-6-notice = Nach einem Wesen zieht Weitblick zwei Karten. Der Platz des Gastwirts ist wieder frei, und du hast, was ein Schloss kostet.
lesson-everdell-legends-6-otherwise = Der Ehemann auf der Wiese. Seine Ehefrau hat ihm einen Platz freigehalten.
lesson-everdell-legends-6-trap-1 = Zweige hast du. Sieh dir das Schloss auf der Wiese an: Es will drei Harz. Nimm es zurück.

lesson-everdell-legends-7-say = Das Schloss: ein Punkt für jedes gewöhnliche Bauwerk. Eine legendäre Karte ist so gewöhnlich wie ihr Banner, also zählt deine Eichel mit.
lesson-everdell-legends-7-notice = Neun gewöhnliche Bauwerke, dreizehn Punkte mit seinen eigenen vier. 49 gegen Adas 20, und ein Arbeiter ist noch zu Hause.
lesson-everdell-legends-7-otherwise = Das Schloss auf der Wiese. Du hast alles, was es kostet.
lesson-everdell-legends-7-fine-1 = Jetzt ist jede Ressource recht.
lesson-everdell-legends-7-fine-2 = Jetzt ist jede Ressource recht.
lesson-everdell-legends-7-fine-3 = Jetzt ist jede Ressource recht.

# Abilities, new farms, and Corrin. An ability when a worker gains and when a construction is paid, Cats in a taken place, a farm with a choice, Corrin through a red door, no new worker in spring.
# The hard part: Abilities cost something: with them nobody gets a new worker in spring. And a stand-in is offered whenever it is possible, also where it is a waste; step 2 lets that happen.

lesson-everdell-abilities-title = Spielerkräfte, neue Farmen und Corrin
lesson-everdell-abilities-goal = Nutze die Gabe der Eichhörnchen und hol Corrin in deine Stadt.
lesson-everdell-abilities-closing = Acht Punkte bis zum Frühling, mit zwei Arbeitern. Jede Spielerkraft ändert eine Regel: Lies deine, und lies Adas.

lesson-everdell-abilities-1-say = Alle haben eine Spielerkraft. Deine, Eichhörnchen: Ein Arbeiter, der Zweige bringt, bringt einen mehr. Schick einen zu den drei Zweigen.
lesson-everdell-abilities-1-notice = Eine Spielerkraft ändert eine Regel für eine Person. Zeig darauf, um sie noch einmal zu lesen.
lesson-everdell-abilities-1-otherwise = Zweige sind deine Stärke. Nimm drei und bekomm vier.
lesson-everdell-abilities-1-meanwhile = Vier Zweige für dich. Ada hat die Katzen: Sie setzen sich neben dich, obwohl der Ort einen Arbeiter fasst.

lesson-everdell-abilities-2-say = Die neuen Farmen lassen dich wählen: Diese gibt eine Beere oder ein Harz. Zahle Zweige und Harz und nimm die Beere.
lesson-everdell-abilities-2-notice = Für jede andere Karte ist sie eine Farm: für Ehemann und Ehefrau, für die Bootskröte. Du wählst jedes Mal neu, wenn sie etwas gibt.
lesson-everdell-abilities-2-otherwise = Erst die Farm: Du hast alles, was sie kostet.
lesson-everdell-abilities-2-meanwhile = Ada baut eine andere neue Farm. Jede hat ihren eigenen Preis und ihre eigene Wahl.
lesson-everdell-abilities-2-trap-1 = Zwei Zweige haben das Harz ersetzt, aber du hattest ein Harz! Nimm es zurück und zahle wie aufgedruckt.

lesson-everdell-abilities-3-say = Mehr Zweige! Der gemeinschaftliche Ort gibt zwei und eine Karte; mit deiner Spielerkraft drei.
lesson-everdell-abilities-3-notice = Fünf Zweige und gar kein Harz.
lesson-everdell-abilities-3-otherwise = Erst Zweige: Zwei sind für dich drei.
lesson-everdell-abilities-3-meanwhile = Ada pflückt eine Beere.
lesson-everdell-abilities-3-slip-1 = Besetzt, von dir und von Ada. Nur Katzen zwängen sich dazu, und du bist ein Eichhörnchen.

lesson-everdell-abilities-4-say = Das Gasthaus will ein Harz. Bei Eichhörnchen ersetzen zwei Zweige eine beliebige Ressource eines Bauwerks. Baue es!
lesson-everdell-abilities-4-notice = Das ist keine Hilfe wie der Kran: Es gilt für jedes Bauwerk, so oft du magst, sogar zusammen mit einem Kran.
lesson-everdell-abilities-4-otherwise = Das Gasthaus. Deine Zweige sind so gut wie Harz.
lesson-everdell-abilities-4-meanwhile = Vier Zweige, kein Harz. Adas Farm lädt einen Ehemann ein.
lesson-everdell-abilities-4-slip-1 = Vier Beeren, und du hast eine. Aber Corrin geht, wohin er will: Eine rote Tür würde reichen.

lesson-everdell-abilities-5-say = Corrin der Krieger tritt kostenlos durch jede rote Tür. Gib Ada, was du nicht brauchst, je ein Punkt: Totengräberin, Uhrturm, Zweig.
lesson-everdell-abilities-5-notice = Anführer, König und Krieger nennen je eine Farbe. Jede Tür dieser Farbe steht ihnen offen, für wen sie auch gebaut wurde.
lesson-everdell-abilities-5-otherwise = Erst Corrin. Das Gasthaus ist rot, und seine Tür ist offen.
lesson-everdell-abilities-5-meanwhile = Drei Geschenke, drei Punkte. Ada geht in den Frühling und nimmt eine Beere von ihrer Farm.
lesson-everdell-abilities-5-trap-1 = Ein Punkt für einen Narren, und Ada schickt ihn gleich zurück: zwei Punkte weniger. Behalte ihn und schick ihn zu ihr.

lesson-everdell-abilities-6-say = Bereite dich auf den Frühling vor. Dort wartet kein neuer Arbeiter: Das ist der Preis der Spielerkräfte. Und lass die Farm Harz geben.
lesson-everdell-abilities-6-notice = Zwei Arbeiter im Frühling, für euch beide. Acht Punkte gegen Adas drei.
lesson-everdell-abilities-6-otherwise = Alle Arbeiter sind eingesetzt, und Beeren hast du. Bereite dich vor und wähle Harz.

# Nightweave’s plans and personalities. A plan that strikes when she is blocked, foiling it, a personality that marks the cards beside her, averting it, cards she does not reach, her going home.
# The hard part: Plan and personality are in force all game, intrigues only for a season. The personality concerns the Meadow beside her pawn, corners included, and only while she sits there.

lesson-everdell-plans-title = Phantomias Pläne und Persönlichkeiten
lesson-everdell-plans-goal = Leb mit einer Persönlichkeit und einem Plan, und lass ihr keinen einzigen Marker.
lesson-everdell-plans-closing = Kein einziger Marker für sie. Acht Persönlichkeiten, dreizehn Pläne: Lies beide Karten, bevor dein erster Arbeiter losgeht.

lesson-everdell-plans-1-say = Zwei Karten liegen die ganze Partie offen: ihr Plan, Erpressung, und ihre Persönlichkeit, Gemein. Nimm die drei Zweige und sieh dir den Plan an.
lesson-everdell-plans-1-notice = Jedes Mal, wenn ihr Weg blockiert ist, erhält sie so viele Punkte wie ihre Stufe: zwei. Außer du vereitelst es.
lesson-everdell-plans-1-otherwise = Gut, aber nimm die Zweige: Dann siehst du ihren Plan am Werk.
lesson-everdell-plans-1-meanwhile = Ihre Karte will auch die drei Zweige. Blockiert! Da schlägt die Erpressung zu.

lesson-everdell-plans-2-say = Eine Karte oder Ressource vereitelt es. Der König ist weit weg; wirf ihn ab.
lesson-everdell-plans-2-notice = Das Vereiteln wird jedes Mal angeboten, und jedes Mal entscheidest du.
lesson-everdell-plans-2-otherwise = Behalte, was du bald brauchen kannst. Der König kostet sechs Beeren.
lesson-everdell-plans-2-meanwhile = Sie erhält nichts und folgt ihrem Pfeil zu den zwei Harz.
lesson-everdell-plans-2-trap-1 = Zwei Punkte für sie, für nichts. Eine Karte, die du dir nicht leisten kannst, ist ein fairer Preis: Nimm es zurück.
lesson-everdell-plans-2-fine-1 = Der Kran tut es auch.

lesson-everdell-plans-3-say = Baue deine Farm. Dann betritt sie die Wiese, und du siehst, was „Gemein“ bedeutet.
lesson-everdell-plans-3-notice = Ihre Persönlichkeit wirkt nur auf die markierten Karten, solange sie dort sitzt.
lesson-everdell-plans-3-otherwise = Erst die Farm. Du hast alles, was sie kostet.
lesson-everdell-plans-3-meanwhile = Der Würfel zeigt 3: Sie nimmt die Ehefrau und setzt sich dorthin. Netze markieren die fünf Karten um sie herum, auch über Eck.

lesson-everdell-plans-4-say = Der Ehemann ist markiert und zwei wert. Spiele ihn kostenlos aus: Sie will zwei Punkte, und du zahlst stattdessen zwei andere Dinge.
lesson-everdell-plans-4-notice = Eine Karte oder eine Ressource für jeden Punkt. Kostenlos oder bezahlt, gezogen oder ausgespielt: Markiert ist markiert.
lesson-everdell-plans-4-otherwise = Der Ehemann. Seine Farm wartet, und die Netze haben ihren Preis.
lesson-everdell-plans-4-meanwhile = Der Ehemann zieht ein. Ihre nächste Karte schickt eine Spinne zum Kieselstein.
lesson-everdell-plans-4-slip-1 = Dort sitzt sie selbst. Das Feld bleibt leer, bis sie geht.
lesson-everdell-plans-4-trap-1 = Du bekommst einen Ehemann, der zwei wert ist, und sie bekommt zwei Punkte. Dann hat niemand gewonnen: Nimm es zurück.

lesson-everdell-plans-5-say = Der Ladeninhaber liegt am Rand, ohne Netz. Zwei Beeren, und keine Fragen.
lesson-everdell-plans-5-notice = Such Karten außerhalb ihrer Reichweite. Es gibt immer welche.
lesson-everdell-plans-5-otherwise = Der Ladeninhaber. Nichts markiert ihn, und er kostet zwei Beeren.
lesson-everdell-plans-5-meanwhile = Ihre Karte, von der Wiese ausspielen: Der Würfel zeigt 6, die Schule gehört ihr. Ihre eigenen Netze halten sie nie auf.

lesson-everdell-plans-6-say = Dein letzter Arbeiter: ein Harz und eine Karte. Auch ihre Spinnen sind alle unterwegs, und sie selbst auch.
lesson-everdell-plans-6-notice = Keine Figur, keine Netze: Jetzt kannst du jede Karte nehmen. Betritt sie die Wiese wieder, beginnt es anderswo von vorn.
lesson-everdell-plans-6-otherwise = In einer Partie geht jeder Ort. Hier das Harz.
lesson-everdell-plans-6-meanwhile = Die nächste Karte mit einer Spinne schickt sie nach Hause und in den Frühling. Ihre Figur verlässt die Wiese, und die Netze verschwinden.

lesson-everdell-plans-7-say = Bereite auch du dich auf den Frühling vor. Ihr Weg ist diesmal frei, also schweigt die Erpressung.
lesson-everdell-plans-7-notice = Unter diesem Plan kostet es dich etwas, sie zu blockieren; andere Pläne verlangen andere Vorsicht. Sie hat keinen einzigen Marker.
lesson-everdell-plans-7-otherwise = Alle Arbeiter sind eingesetzt: Bereite dich vor.
lesson-everdell-plans-7-meanwhile = Auf ihrer Karte stehen die drei Zweige, und dein Arbeiter hat sie gerade verlassen. Nichts zu erpressen.
