# Barter, a dead end, and the way back. Sell three of a kind, a troll without a coin, a dead end, retreat, at most six of a kind, a troll sent by Ada, a rock.
# The hard part: A retreat takes the markers back and with them the ban on touching: the fields are free again. It ends the turn, and the limit of six is asked then.

lesson-deep_forest-barter-title = Tauschen, eine Sackgasse und der Weg zurück
lesson-deep_forest-barter-goal = Mach Ressourcen zu Goldmünzen, finde eine Sackgasse und geh wieder heraus.
lesson-deep_forest-barter-closing = Zweimal steckengeblieben und doch weiter als zuvor. Zähl deine Ressourcen, bevor du einen Weg versperrt nennst.

lesson-deep_forest-barter-1-say = Ein Troll hält dich fest, und du hast keine Goldmünze! Drei von einer Art werden zu einer: Tausche drei deiner vier Bücher.
lesson-deep_forest-barter-1-notice = Drei Stärketränke, drei Bücher oder drei Markierungssteine: eine Goldmünze, jederzeit in deinem Zug, so oft du magst.
lesson-deep_forest-barter-1-otherwise = Markierungssteine sind deine Schritte. Tausche, was du am wenigsten brauchst: Bücher.
lesson-deep_forest-barter-1-slip-1 = Nicht einmal zurück: Ein Troll hält dich fest, bis du zahlst.
lesson-deep_forest-barter-1-trap-1 = Wer nicht zahlen kann, bleibt dort stehen. Aber du kannst: Du musst nur erst tauschen. Nimm es zurück.

lesson-deep_forest-barter-2-say = Jetzt besänftige den Troll. Er gehört dir, und das Feld unter ihm gibt dir den Blick frei.
lesson-deep_forest-barter-2-notice = Dahinter kam ein Schwert zum Vorschein. Jeder behaltene Troll ist am Ende ein Gold wert.
lesson-deep_forest-barter-2-otherwise = Erst der Troll. Er hat lange genug gewartet.

lesson-deep_forest-barter-3-say = Geradeaus. Wer weiß, was links und rechts vom nächsten Feld wartet?
lesson-deep_forest-barter-3-notice = Links ein Dickicht, rechts ein Dickicht, vorn ein Wächter, und nichts davon kannst du bezahlen. Eine Sackgasse.
lesson-deep_forest-barter-3-otherwise = Bitte geradeaus. Diesmal geht es schief, und genau das ist die Lektion.

lesson-deep_forest-barter-4-say = Zweimal pro Partie darfst du dich zurückziehen, bis zu drei Felder auf deinem eigenen Weg. Geh zwei Felder zurück.
lesson-deep_forest-barter-4-notice = Zwei Markierungssteine gehören wieder dir, und die Felder, auf denen sie lagen, sind frei: Ein neuer Weg darf sie berühren.
lesson-deep_forest-barter-4-otherwise = Zwei Felder zurück ist am besten: Von dort ist ein anderer Weg offen.
lesson-deep_forest-barter-4-slip-1 = Drei Stärketränke, und du hast zwei.
lesson-deep_forest-barter-4-trap-1 = Im nächsten Zug stündest du in derselben Sackgasse. Nimm es zurück und kehr um.

lesson-deep_forest-barter-5-say = Ein Rückzug beendet deinen Zug, und dann behält niemand mehr als sechs von einer Art. Sieben Markierungssteine: Tausche drei davon.
lesson-deep_forest-barter-5-notice = Du hättest auch einen zurückgeben können. Aber jetzt hast du eine Goldmünze für Adas Troll.
lesson-deep_forest-barter-5-otherwise = Tausche drei. Du wirst sehen, warum.
lesson-deep_forest-barter-5-meanwhile = Ada kauft ein und macht dir dann ein Geschenk: einen Troll, direkt neben deiner Spielfigur. Ihr bringt er zwei Markierungssteine.
lesson-deep_forest-barter-5-trap-1 = Sechs Markierungssteine, keine Goldmünze. Eine Goldmünze wäre gleich praktisch: Nimm es zurück und tausche.

lesson-deep_forest-barter-6-say = Erst kommt der Markt, Troll hin oder her. Stärketränke helfen durch Dickichte: Lege diesen Streifen ganz oben hin und stell dich an Spalte drei.
lesson-deep_forest-barter-6-notice = Zwei Stärketränke und zwei Markierungssteine.
lesson-deep_forest-barter-6-otherwise = Zähl die Stärketränke in Spalte drei, mit diesem Streifen quer ganz oben.

lesson-deep_forest-barter-7-say = Besänftige Adas Troll mit deiner Goldmünze. Dann nimm den anderen Weg: nach rechts und nach oben.
lesson-deep_forest-barter-7-notice = Zwei Trolle im Sack. Dieses Feld berührt deinen alten Weg, aber jene Steine sind weg.
lesson-deep_forest-barter-7-otherwise = Besänftige den Troll, dann nach rechts und nach oben.

lesson-deep_forest-barter-8-say = Dasselbe Dickicht, von unten, und jetzt mit vier Stärketränken. Hindurch!
lesson-deep_forest-barter-8-notice = Dein erstes Hindernis.
lesson-deep_forest-barter-8-otherwise = Das Dickicht: drei Stärketränke, und du hast vier.

lesson-deep_forest-barter-9-say = Steig auf den Felsen. Hinauf kostet einen Markierungsstein, hinunter zwei. Von hier oben siehst du weit.
lesson-deep_forest-barter-9-notice = Ein Dickicht, zwei Trolle, zwei Schwerter: bisher fünf Gold, und Ada hat drei. Hier oben könntest du im nächsten Zug kämpfen.
lesson-deep_forest-barter-9-otherwise = Noch ein Schritt, auf den Felsen.

# Monsters that help, and a bear. A monster that doubles a good, one that pays coins, a strength already beaten, fighting twenty, three rolls, swapping in the middle of a fight, losing.
# The hard part: Weak monsters bring little gold and help for the rest of the game; the strong ones bring gold only. And a fight is not over with the last roll: pips can still be bought, even with coins swapped on the spot.

lesson-deep_forest-monsters-title = Felsmonster, die helfen, und ein Bär
lesson-deep_forest-monsters-goal = Lass dir von einem Felsmonster helfen, das nächste zu besiegen.
lesson-deep_forest-monsters-closing = 27 Gold zu 7. Besiege früh eins, das hilft, und später einen Bären; andersherum nützt es niemandem.

lesson-deep_forest-monsters-1-say = Du hast die Felselster besiegt. Jede Runde verdoppelt sie eine Ressource, die du nimmst. Lege zwei Bücher, stell dich dorthin, verdopple ein Buch.
lesson-deep_forest-monsters-1-notice = Zwei Bücher in der Reihe, drei in deinem Beutel. Sie wirkt ab der Runde nach dem Kampf, bis zum Ende des Spiels.
lesson-deep_forest-monsters-1-otherwise = Reihe vier, mit zwei Büchern von deinem Streifen. Die Elster macht daraus drei.
lesson-deep_forest-monsters-1-trap-1 = Ein Markierungsstein mehr. Aber der Bär neben dir mag Bücher: Nimm es zurück.

lesson-deep_forest-monsters-2-say = Neben dem Felsen darfst du kämpfen. Keine Fünfzehn mehr: jede Stärke nur einmal. Fordere die Zwanzig heraus, mit allen vier Schwertern.
lesson-deep_forest-monsters-2-notice = Elf. Noch zwei Würfe.
lesson-deep_forest-monsters-2-otherwise = Der Höhlenbär, Stärke zwanzig. Setze jedes Schwert ein.
lesson-deep_forest-monsters-2-slip-1 = Eine Fünfzehn hast du schon besiegt. Such dir jemanden von anderer Größe.
lesson-deep_forest-monsters-2-trap-1 = Zwei Würfel bringen höchstens zwölf. Schwerter, die du zu Hause lässt, würfeln nicht: Nimm es zurück, setze alle vier ein.

lesson-deep_forest-monsters-3-say = Leg die Sechs beiseite und wirf die anderen drei noch einmal.
lesson-deep_forest-monsters-3-notice = Fünfzehn. Was beiseiteliegt, bleibt beiseite.
lesson-deep_forest-monsters-3-otherwise = Behalte die Sechs, wirf den Rest.

lesson-deep_forest-monsters-4-say = Die Fünf kommt dazu. Dann der letzte Wurf.
lesson-deep_forest-monsters-4-notice = Sechzehn, vier zu wenig. Kein Wurf mehr, und doch ist der Kampf nicht vorbei.
lesson-deep_forest-monsters-4-otherwise = Sechs und Fünf sind gut genug. Wirf die zwei kleinen.

lesson-deep_forest-monsters-5-say = Bei diesem Bären zählen Bücher: je ein Würfelauge. Du hast drei. Tausche mitten im Kampf zwei Goldmünzen gegen ein viertes und zahle alle vier.
lesson-deep_forest-monsters-5-notice = Zwanzig! Der Bär ist 20 Gold wert. Mit vier Schwertern gewonnen, also gibst du zwei davon ab.
lesson-deep_forest-monsters-5-otherwise = Gib nicht auf. Bücher sind Würfelaugen, und Goldmünzen sind Bücher.
lesson-deep_forest-monsters-5-trap-1 = Verloren: ein Schwert weniger, kein Bär. Aber du hattest Bücher und Goldmünzen! Nimm es zurück und kauf die Würfelaugen.

lesson-deep_forest-monsters-6-say = Ein Kampf beendet deinen Zug, gewonnen oder verloren. Tauschen und einen Troll einsetzen darfst du noch; sag, dass du fertig bist.
lesson-deep_forest-monsters-6-notice = Eine neue Runde: Adas Moosriese zahlt ihr eine Goldmünze, wie in jeder Runde. Drei der vier Fünfzehner helfen so.
lesson-deep_forest-monsters-6-otherwise = Behalte den Troll vorerst. Du bist fertig.
lesson-deep_forest-monsters-6-meanwhile = Ada versucht es mit drei Schwertern gegen den zweiten Bären: zehn. Verloren, und ein Schwert ist weg. Der Bär bleibt, wo er ist.

lesson-deep_forest-monsters-7-say = Rechts von dir ein Tor: drei Bücher. Spalte zwei zeigt nur zwei, aber du hast eine Elster. Lege diesen Streifen ganz oben hin.
lesson-deep_forest-monsters-7-notice = Zwei Goldmünzen und drei Bücher.
lesson-deep_forest-monsters-7-otherwise = Spalte zwei: Goldmünzen und Bücher. Und verdopple ein Buch.

lesson-deep_forest-monsters-8-say = Drei Bücher für das Tor. Öffne es!
lesson-deep_forest-monsters-8-notice = Bär 20, zwei Hindernisse 2, Goldmünzen 2, Schwerter 2, ein Troll 1: 27 Gold. Ada hat 7.
lesson-deep_forest-monsters-8-otherwise = Das Tor rechts von dir: Gerade hast du die Bücher geholt.
