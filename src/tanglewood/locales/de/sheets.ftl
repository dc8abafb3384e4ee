# Sheets to print: `tanglewood sheet`, and the downloads beside the real table.

sheet-counts = Was am Ende zählt
sheet-counted = **{ $name }**: { $says }
sheet-foot = Tanglewood, eine inoffizielle Hilfe. Regeln in eigenen Worten, Zahlen aus dem Paket { $pack }, eigene Zeichnungen. Die Namen der Spiele gehören ihren Inhabern.
sheet-no-printer = Blätter brauchen das Extra „print“: pip install "tanglewood[print]"
sheet-unknown = So ein Blatt gibt es hier nicht; ein Server druckt nur mit dem Extra „print“.
sheet-none = { $game } hat noch keine Seiten zum Lesen, also gibt es nichts zu drucken.

# ---- Nightweave's turn
sheet-nightweave-title = Phantomias Zug
sheet-nightweave-about = Nach jedem deiner Züge, von oben nach unten. Sie zahlt nichts und liest keine Kartentexte.
sheet-nightweave-yes = ja
sheet-nightweave-no = nein
sheet-nightweave-reveal = Dein Zug ist vorbei. **Decke ihre oberste Aktionskarte auf.**
sheet-nightweave-prepare = Ist **sie auf der Wiese**, ist **keine Spinne zu Hause**, und zeigt die Karte die **Spinne oder ihr eigenes Zeichen**?
sheet-nightweave-row = Lies die Zeile **ihrer Jahreszeit**; es kann eine andere sein als deine.
sheet-nightweave-first = Ist Aktion **1** möglich? Ein besetzter Platz ist nicht unmöglich: Folge dem **Pfeil** zum nächsten Einzelplatz dieser Art.
sheet-nightweave-second = Ist Aktion **2** möglich? Such den nächsten Platz auf dieselbe Weise.
sheet-nightweave-backup = Führe die Zeile **sonst** aus, so weit es geht. Punkte für **ihre Stufe** gibt es in jedem Fall.
sheet-nightweave-end = Tu es, dann lege die Karte offen auf ihre gespielten Karten. **Dein Zug.**
sheet-nightweave-prepares = Sie bereitet sich vor
sheet-nightweave-prepares-how = Die Karte wird **nicht** ausgeführt. Sie und ihre Spinnen kommen nach Hause, die von ihr erledigten Ereignisse werden **Beute**, und ihre Jahreszeit rückt weiter. Erfüllt sie ein einfaches Ereignis ganz, nimmt sie eins, nach dem Pfeil. Mische **alle** ihre Karten mit dem Stapel der neuen Jahreszeit. Fülle am Ende jede Lücke der Wiese. Nach dem Herbst ist sie fertig.
sheet-nightweave-spring = Weitere Spinnen: { $everdell__her_season__her_spring__spiders }. Karten auf ihre Hand gezogen: { $everdell__her_season__her_spring__draws }. Per Würfel abgeworfene Karten der Wiese: { $everdell__her_season__her_spring__clears }.
sheet-nightweave-summer = Weitere Spinnen: { $everdell__her_season__her_summer__spiders }. Karten der Wiese, die per Würfel auf ihre Hand kommen: { $everdell__her_season__her_summer__takes }.
sheet-nightweave-autumn = Weitere Spinnen: { $everdell__her_season__her_autumn__spiders }. Karten auf ihre Hand gezogen: { $everdell__her_season__her_autumn__draws }. Per Würfel abgeworfene Karten der Wiese: { $everdell__her_season__her_autumn__clears }.
sheet-nightweave-doing = Was sie tut
sheet-nightweave-doing-how = Sie erhält von einem Platz nichts; sie steht nur dort.
sheet-nightweave-do-draw = **Ziehen**: eine Karte vom Nachziehstapel auf ihre Hand, ungesehen.
sheet-nightweave-do-discard = **Abwerfen**: ihre oberste Handkarte, für einen Punktemarker.
sheet-nightweave-do-hand = **Aus der Hand ausspielen**: ihre oberste Handkarte in ihre Stadt.
sheet-nightweave-do-meadow = **Von der Wiese ausspielen**: Der Würfel nennt die Karte. Sitzt sie selbst dort: die oberste Karte des Nachziehstapels.
sheet-nightweave-do-place = **Einsetzen**: eine Spinne auf den gezeigten Platz.
sheet-nightweave-do-enter = **Betreten**: Würfle; diese Karte der Wiese kommt in ihre Stadt, und sie sitzt an deren Stelle, bis sie nach Hause kommt.
sheet-nightweave-impossible = Was unmöglich ist
sheet-nightweave-not-city = eine Karte ausspielen, wenn ihre Stadt voll ist, mit { $everdell__lair__city } Karten darin
sheet-nightweave-not-hand = aus einer leeren Hand ausspielen
sheet-nightweave-not-discard = abwerfen ohne Handkarte, außer es gehört zum Ausspielen von der Wiese
sheet-nightweave-not-worker = einsetzen ohne Spinne zu Hause oder wenn alle Einzelplätze dieser Art besetzt sind
sheet-nightweave-not-event = ein zweites besonderes Ereignis in einer ihrer Jahreszeiten, oder ein Ereignis, von dem keins mehr da ist
