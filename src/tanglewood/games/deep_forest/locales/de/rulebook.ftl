# The rulebook for people: headings, paragraphs and the questions people ask. `**` marks what is bold.
# Order, drawings and the exact rules behind each paragraph are in rulebook.toml.

deep_forest-book-goal = Durch den Wald und dabei reich werden
deep_forest-book-goal-words = ziel worum geht spiel gewinnen sinn
deep_forest-book-goal-1 = Finde einen Weg von der unteren Mauer zur oberen und sammle unterwegs Gold: Hindernisse, Felsmonster, den längsten Weg. **Wer das meiste Gold hat, gewinnt.**

deep_forest-book-market = Erst der Markt
deep_forest-book-market-1 = **Lege** einen deiner Streifen irgendwohin, längs oder quer, über das, was dort liegt.
deep_forest-book-market-2 = **Stell dich** auf ein freies Randfeld, nie auf das, wo du schon stehst, und nimm alles, was in seiner Linie zu sehen ist.
deep_forest-book-market-3 = **Ziehe** einen Streifen nach.

deep_forest-book-walk = Dann in den Wald
deep_forest-book-walk-words = gehen schritt ziehen weg weit
deep_forest-book-walk-1 = Tu so viel, wie du bezahlen kannst, in beliebiger Reihenfolge. Ein **Schritt** kostet einen Markierungsstein, der auf dem Feld hinter dir bleibt; von einem Felsen zwei, im Nebel einen mehr. Was in Sicht kommt, wird von selbst aufgedeckt.
deep_forest-book-walk-2 = **Dein Weg darf sich nie selbst berühren**, auch nicht Seite an Seite.

deep_forest-book-obstacles = Was im Weg steht
deep_forest-book-obstacles-words = troll versperrt weg dickicht tor wache
deep_forest-book-obstacles-1 = { $deep_forest__prices__obstacle ->
    [one] Je 1 Ressource:
   *[other] Je { $deep_forest__prices__obstacle } Ressourcen:
    } **Stärketränke** für ein Dickicht, **Bücher** für ein Tor, **Goldmünzen** für einen Wächter. Du behältst das Kärtchen und ziehst auf sein Feld. Ein **Schwert** kostet einen Stärketrank, ein Buch und eine Goldmünze, oder du ziehst darüber hinweg. Ein **Troll** neben dir will zuallererst { $deep_forest__prices__troll ->
    [one] 1 Goldmünze
   *[other] { $deep_forest__prices__troll } Goldmünzen
    }.

deep_forest-book-swap = Tauschen, einsetzen, zurückziehen
deep_forest-book-swap-words = tauschen verkaufen kaufen ressourcen handeln
deep_forest-book-swap-1 = Jederzeit in deinem Zug: **{ $deep_forest__prices__buy ->
    [one] 1 Goldmünze
   *[other] { $deep_forest__prices__buy } Goldmünzen
    }** für einen Stärketrank, ein Buch oder einen Markierungsstein; **{ $deep_forest__prices__sell } von einer Art** für eine Goldmünze. Einen Troll aus einer früheren Runde kannst du bei jemandem **einsetzen**, einen pro Runde, für { $deep_forest__prices__troll_reward ->
    [one] 1 Stärketrank, 1 Buch oder 1 Markierungsstein
   *[other] { $deep_forest__prices__troll_reward } Stärketränke, { $deep_forest__prices__troll_reward } Bücher oder { $deep_forest__prices__troll_reward } Markierungssteine
    }. { $deep_forest__start__retreats }-mal pro Partie darfst du dich bis zu { $deep_forest__limits__retreat_steps ->
    [one] 1 Feld
   *[other] { $deep_forest__limits__retreat_steps } Felder
    } **zurückziehen**; das beendet deinen Zug.

deep_forest-book-fight = Gegen ein Felsmonster kämpfen
deep_forest-book-fight-words = kampf kämpfen monster besiegen angreifen würfel
deep_forest-book-fight-1 = Auf einem Felsen oder daneben, mit mindestens { $deep_forest__limits__committed ->
    [one] 1 Schwert
   *[other] { $deep_forest__limits__committed } Schwertern
    }. Ein Würfel für jedes eingesetzte Schwert, bis zu { $deep_forest__limits__rolls ->
    [one] 1 Wurf
   *[other] { $deep_forest__limits__rolls } Würfe
    }, gute Würfel legst du beiseite. Erreichst du die Stärke, gehört es dir. Gewonnen oder verloren: Dein Zug ist vorbei, und du gibst Schwerter ab, außer nach einem Sieg mit zwei Würfeln.

deep_forest-book-fog = Der Nebel
deep_forest-book-fog-words = verlassen hinaus ausgang mauer
deep_forest-book-fog-1 = Nach Runde { $deep_forest__fog__after_round } steigt der Nebel jede Runde um eine Reihe. Ab dann darfst du den Wald über die obere Mauer verlassen, für { $deep_forest__prices__wall ->
    [one] 1 Markierungsstein
   *[other] { $deep_forest__prices__wall } Markierungssteine
    } mehr.

deep_forest-book-end = Wann ist es vorbei?
deep_forest-book-end-1 = Verlässt die erste Spielfigur den Wald, haben alle anderen **noch einen Zug**; spätestens endet das Spiel mit Runde { $deep_forest__fog__last_round }.

deep_forest-book-wins = Wer gewinnt?
deep_forest-book-wins-1 = Drei gleiche oder drei verschiedene Hindernisse: **{ $deep_forest__points__set }**, ein einzelnes { $deep_forest__points__single }. Felsmonster: ihr Gold. Den Wald verlassen: **{ $deep_forest__points__left }**. Der längste Weg unter denen, die ihn verlassen haben: **{ $deep_forest__points__longest }**. Eine Goldmünze: 1, ein Troll: { $deep_forest__points__troll }, ein nicht umgedrehtes Schwert: { $deep_forest__points__sword }. { $deep_forest__prices__sell ->
    [one] Jede Ressource: 1.
   *[other] { $deep_forest__prices__sell } Ressourcen einer Art: 1.
    }

deep_forest-ask-start-with = Womit fange ich an?
deep_forest-ask-start-with-answer = Mit { $deep_forest__start__potion ->
    [one] 1 Stärketrank
   *[other] { $deep_forest__start__potion } Stärketränken
    }, { $deep_forest__start__coin ->
    [one] 1 Goldmünze
   *[other] { $deep_forest__start__coin } Goldmünzen
    }, { $deep_forest__start__book ->
    [one] 1 Buch
   *[other] { $deep_forest__start__book } Büchern
    } und { $deep_forest__start__marker ->
    [one] 1 Markierungsstein
   *[other] { $deep_forest__start__marker } Markierungssteinen
    }, dazu mit { $deep_forest__start__swords ->
    [one] 1 eigenen Schwert
   *[other] { $deep_forest__start__swords } eigenen Schwertern
    }.
deep_forest-ask-start-with-words = Anfang Beginn Start habe Ressourcen
deep_forest-ask-gold-end = Was ist am Ende Gold wert?
deep_forest-ask-gold-end-answer = Goldmünzen, besiegte Felsmonster, Sets aus Hindernissen, jedes nicht umgedrehte Schwert und jeder Troll, den du behältst: { $deep_forest__points__troll }.
deep_forest-ask-gold-end-words = Punkte zählen viel Wert Troll Schwert Münze behalten
deep_forest-ask-how-often-roll = Wie oft darf ich würfeln?
deep_forest-ask-how-often-roll-answer = In einem Kampf bis zu { $deep_forest__limits__rolls }-mal; dazwischen legst du gute Würfel beiseite.
deep_forest-ask-how-often-roll-words = Wurf Würfe Würfel nochmal Kampf
deep_forest-ask-enter-free-field = Warum kann ich nicht auf dieses freie Feld ziehen?
deep_forest-ask-enter-free-field-answer = Auf einem seiner Nachbarfelder liegt einer deiner Markierungssteine, und ein Weg darf sich nicht selbst berühren.
deep_forest-ask-enter-free-field-words = berühren weg nachbar blockiert kreuzen eigenen zweimal dasselbe nochmal
deep_forest-ask-stay-line-market = Darf ich auf demselben Randfeld des Markts bleiben?
deep_forest-ask-stay-line-market-answer = Nein, du musst in jedem Zug auf ein anderes freies wechseln.
deep_forest-ask-stand-where-laid = Muss ich mich dorthin stellen, wo ich meinen Streifen gelegt habe?
deep_forest-ask-stand-where-laid-answer = Nein, jedes freie Randfeld ist recht.
deep_forest-ask-sword = Muss ich das Schwert nehmen?
deep_forest-ask-sword-answer = Nein, du darfst darüber hinwegziehen und es liegen lassen.
deep_forest-ask-cannot-pay-troll = Ich kann den Troll nicht bezahlen. Was nun?
deep_forest-ask-cannot-pay-troll-answer = Tauschen darfst du noch; hilft das nicht, endet dein Zug dort.
deep_forest-ask-cannot-pay-troll-words = münze pleite besänftigen
deep_forest-ask-goods-keep = Wie viele Ressourcen darf ich behalten?
deep_forest-ask-goods-keep-answer = { $deep_forest__limits__kept ->
    [one] 1 Stärketrank, 1 Buch und 1 Markierungsstein am Ende deines Zugs; Goldmünzen unbegrenzt.
   *[other] { $deep_forest__limits__kept } Stärketränke, { $deep_forest__limits__kept } Bücher und { $deep_forest__limits__kept } Markierungssteine am Ende deines Zugs; Goldmünzen unbegrenzt.
    }
deep_forest-ask-goods-keep-words = hand limit maximum vorrat sechs
deep_forest-ask-leave-forest-early = Kann ich den Wald früh verlassen?
deep_forest-ask-leave-forest-early-answer = Nein, erst wenn der Nebel da ist, nach Runde { $deep_forest__fog__after_round }.
deep_forest-ask-leave-forest-early-words = ausgang mauer hinaus
deep_forest-ask-never-out = Was, wenn ich nie hinauskomme?
deep_forest-ask-never-out-answer = Du behältst dein Gold, verpasst aber die { $deep_forest__points__left } für das Verlassen und kannst nicht den längsten Weg haben.
deep_forest-ask-never-out-words = steckengeblieben stecken festsitzen
deep_forest-ask-fight-monster-twice = Kann ich zweimal gegen dasselbe Felsmonster kämpfen?
deep_forest-ask-fight-monster-twice-answer = Nicht gegen eine Stärke, die du besiegt hast; nach einer Niederlage darfst du es in einem späteren Zug wieder versuchen.
deep_forest-ask-fight-monster-twice-words = nochmal
deep_forest-ask-paths-equally-long = Zwei Wege sind gleich lang. Wer bekommt die { $deep_forest__points__longest }?
deep_forest-ask-paths-equally-long-answer = Niemand: Alle am Gleichstand Beteiligten bekommen { $deep_forest__points__longest_tied }.
deep_forest-ask-paths-equally-long-words = längster gleichstand
deep_forest-ask-wins-tie = Wer gewinnt bei Gleichstand?
deep_forest-ask-wins-tie-answer = Wer das stärkere Felsmonster besiegt hat; ist auch das gleich, gewinnt ihr gemeinsam.
deep_forest-ask-wins-tie-words = gleich gold unentschieden
deep_forest-ask-game-ends = Wann endet das Spiel?
deep_forest-ask-game-ends-answer = Wenn alle anderen noch einen Zug hatten, nachdem die erste Spielfigur den Wald verlassen hat; spätestens mit Runde { $deep_forest__fog__last_round }.
deep_forest-ask-game-ends-words = vorbei ende letzte wie viele runden lange
deep_forest-ask-step-cost = Was kostet ein Schritt?
deep_forest-ask-step-cost-answer = Einen Markierungsstein; von einem Felsen zwei, und im Nebel einen mehr.
deep_forest-ask-step-cost-words = ziehen gehen preis
deep_forest-ask-swords-needed = Wie viele Schwerter brauche ich für einen Kampf?
deep_forest-ask-swords-needed-answer = Mindestens { $deep_forest__limits__committed }; jedes ist ein Würfel.
deep_forest-ask-swords-needed-words = monster würfel minimum
deep_forest-ask-fog-when = Wann kommt der Nebel?
deep_forest-ask-fog-when-answer = Nach Runde { $deep_forest__fog__after_round }; dann steigt er jede Runde um eine Reihe.
deep_forest-ask-fog-when-words = beginn einsetzen
deep_forest-ask-retreat = Wann darf ich mich zurückziehen?
deep_forest-ask-retreat-answer = { $deep_forest__limits__retreat_steps ->
    [one] { $deep_forest__start__retreats }-mal pro Partie, bis zu 1 Feld auf deinem Weg zurück; damit endet dein Zug.
   *[other] { $deep_forest__start__retreats }-mal pro Partie, bis zu { $deep_forest__limits__retreat_steps } Felder auf deinem Weg zurück; damit endet dein Zug.
    }
deep_forest-ask-retreat-words = rückzug zurück fliehen wie rückwärts umkehren
deep_forest-ask-set-worth = Was sind Hindernisse wert?
deep_forest-ask-set-worth-answer = Drei gleiche oder drei verschiedene { $deep_forest__points__set } Gold, ein einzelnes { $deep_forest__points__single }.
deep_forest-ask-set-worth-words = punkte wertung gold set kärtchen
deep_forest-ask-past-obstacle = Wie komme ich an einem Dickicht, Tor oder Wächter vorbei?
deep_forest-ask-past-obstacle-answer = { $deep_forest__prices__obstacle ->
    [one] Zahle 1 Stärketrank, Buch oder Goldmünze; du behältst das Kärtchen und ziehst auf sein Feld.
   *[other] Zahle { $deep_forest__prices__obstacle } Stärketränke, Bücher oder Goldmünzen; du behältst das Kärtchen und ziehst auf sein Feld.
    }
deep_forest-ask-past-obstacle-words = hindernis öffnen überwinden durch
deep_forest-ask-walk-diagonal = Darf ich diagonal ziehen?
deep_forest-ask-walk-diagonal-answer = Nein, nur nach oben, unten, links und rechts.
deep_forest-ask-walk-diagonal-words = diagonale schräg ecke
web-book-game-deep-forest = Tiefer Wald
web-card-set-deep-forest = { $set ->
    [base] Grundspiel
    [sparse] spärlicher Markt
   *[other] { $set }
}
deep_forest-ask-how-far-see = Wie weit kann ich sehen?
deep_forest-ask-how-far-see-answer = Entlang deiner Reihe und deiner Spalte, bis zum Ersten, das kein Wald ist. Was du siehst, wird von selbst aufgedeckt.
deep_forest-ask-how-far-see-words = sichtlinie sicht aufdecken verdeckt
deep_forest-ask-troll-rid = Wie werde ich einen Troll los?
deep_forest-ask-troll-rid-answer = Zahle ihm { $deep_forest__prices__troll ->
    [one] 1 Goldmünze
   *[other] { $deep_forest__prices__troll } Goldmünzen
    }, dann nimmst du ihn; ab der nächsten Runde darfst du ihn bei jemandem einsetzen.
deep_forest-ask-troll-rid-words = loswerden bezahlen angriff neben besänftigen
deep_forest-ask-market-how = Wie funktioniert der Markt?
deep_forest-ask-market-how-answer = Lege einen Streifen, stell dich auf ein freies Randfeld, nimm alles, was in seiner Linie zu sehen ist, ziehe einen Streifen nach.
deep_forest-ask-market-how-words = stand einkommen streifen ressourcen
deep_forest-ask-no-markers = Was, wenn ich keinen Markierungsstein mehr habe?
deep_forest-ask-no-markers-answer = Dann geht kein Schritt; aber jederzeit in deinem Zug bekommst du welche für Goldmünzen.
deep_forest-ask-no-markers-words = markierungssteine aus leer kaufen keine
deep_forest-ask-cover-strips = Was ist ein Streifen, und darf er andere bedecken?
deep_forest-ask-cover-strips-answer = Drei Felder, die du längs oder quer auf den Markt legst, über das, was dort liegt; es zählt, was oben liegt.
deep_forest-ask-cover-strips-words = streifen drehen überdecken verdecken
deep_forest-ask-get-gold = Wie komme ich zu Gold?
deep_forest-ask-get-gold-answer = Durch Hindernisse, Felsmonster, das Verlassen des Waldes und den längsten Weg; Goldmünzen, Trolle und nicht umgedrehte Schwerter sind auch etwas wert.
deep_forest-ask-get-gold-words = punkte wertung gewinnen ende
deep_forest-ask-where-begin = Wo fange ich an?
deep_forest-ask-where-begin-answer = Unter der unteren Mauer; direkt vor deinem ersten Zug wählst du, wo du hineingehst.
deep_forest-ask-where-begin-words = start beginnen eintreten mauer figur feld
deep_forest-ask-roll-again = Darf ich einen beiseitegelegten Würfel noch einmal würfeln?
deep_forest-ask-roll-again-answer = Nein, er behält seine Augen bis zum Ende des Kampfes; nach jedem Wurf entscheidest du, welche du beiseitelegst.
deep_forest-ask-roll-again-words = nochmal wiederholen wurf würfel neu
deep_forest-ask-stay-still = Muss ich in meinem Zug gehen?
deep_forest-ask-stay-still-answer = Nein: Nach dem Markt tust du so viel oder so wenig, wie du willst.
deep_forest-ask-stay-still-words = aussetzen passen nichts bewegen aufhören auslassen
deep_forest-ask-how-many-play = Wie viele können mitspielen?
deep_forest-ask-how-many-play-answer = Zwei bis vier.
deep_forest-ask-how-many-play-words = spieler personen anzahl leute allein
