# Words of Through the Deep Forest.

deep_forest-goal =
    { $deep_forest__fog__last_round ->
    [one] 1 Runde
   *[other] { $deep_forest__fog__last_round } Runden
    } in deinem eigenen Wald. In jedem Zug legst du einen Streifen auf den Markt, stellst dich auf ein
    Randfeld und nimmst, was in seiner Linie zu sehen ist; dann ziehst du, jeder Schritt für einen Markierungsstein,
    ohne dass dein Weg sich je selbst berührt. Überwinde Hindernisse für Sets aus dreien, sammle Schwerter ein, besiege
    Felsmonster und verlass den Wald über die obere Mauer, sobald der Nebel da ist. Wer das meiste Gold hat, gewinnt.

# Things.

deep_forest-resource = { $resource ->
    [potion] Stärketrank
    [book] Buch
    [coin] Goldmünze
   *[marker] Markierungsstein
}
deep_forest-resources = { $resource ->
    [potion] Stärketränke
    [book] Bücher
    [coin] Goldmünzen
   *[marker] Markierungssteine
}
deep_forest-amount = { $n ->
    [one] { $n } { deep_forest-resource }
   *[other] { $n } { deep_forest-resources }
}
deep_forest-nothing = nichts
deep_forest-cell = { $cell ->
    [potion] Stärketrank
    [book] Buch
    [coin] Goldmünze
    [marker] Markierungsstein
   *[nothing] leer
}
deep_forest-tile = { $tile ->
    [thicket] Dickicht
    [gate] Tor
    [guard] Wächter
    [sword] Schwert
    [troll] Troll
    [rock] Felsen
    [wall] Mauer
    [bare] Lichtung
    [hidden] verdeckt
   *[forest] Wald
}
deep_forest-tile-acc = { $tile ->
    [thicket] das Dickicht
    [gate] das Tor
    [guard] den Wächter
    [sword] das Schwert
    [troll] den Troll
   *[forest] den Wald
}
deep_forest-tile-a = { $tile ->
    [thicket] Ein Dickicht
    [gate] Ein Tor
    [guard] Ein Wächter
    [sword] Ein Schwert
    [troll] Ein Troll
   *[forest] Wald
}
deep_forest-tile-at = { $tile ->
    [thicket] ein Dickicht
    [gate] ein Tor
    [guard] einen Wächter
    [sword] ein Schwert
    [troll] einen Troll
   *[forest] Wald
} auf { $field }
deep_forest-edge = { $side ->
    [row] Reihe { $n }
    [column] Spalte { $n }
   *[corner] Diagonale
}
deep_forest-advantage = { $advantage ->
    [coin] 1 Goldmünze zu Beginn jeder späteren Runde
    [wild] zählt als Dickicht, Tor oder Wächter
    [double] in jeder späteren Runde kommt 1 Ressource vom Markt doppelt
   *[none] sonst nichts
}

# Questions.

deep_forest-ask-enter = Wo führt dein Weg über die untere Mauer?
deep_forest-ask-choose = Runde { $round }: Welchen Streifen legst du auf den Markt?
deep_forest-ask-lay = Wohin legst du diesen Streifen?
deep_forest-ask-stand = Auf welches Randfeld des Markts stellst du dich?
deep_forest-ask-double = Welche der gerade erhaltenen Ressourcen kommt doppelt?
deep_forest-ask-forest = { $attacked ->
    [yes] Ein Troll versperrt dir den Weg: Besänftige ihn, oder beende den Zug.
   *[no] { $cost ->
        [one] Was tust du? Ein Schritt kostet 1 Markierungsstein.
       *[other] Was tust du? Ein Schritt kostet { $cost } Markierungssteine.
    }
}
deep_forest-ask-commit = Stärke { $strength }: Wie viele Schwerter setzt du ein?
deep_forest-ask-fight = { $left ->
    [0] Stärke { $strength }: Die Würfel zeigen { $dice }, zusammen { $total }. Kein Wurf ist übrig.
    [one] Stärke { $strength }: Die Würfel zeigen { $dice }, zusammen { $total }. Ein Wurf ist übrig.
   *[other] Stärke { $strength }: Die Würfel zeigen { $dice }, zusammen { $total }. { $left } Würfe sind übrig.
}
deep_forest-ask-fight-odds = Gut gespielt, mit allem, was du dazugeben könntest, ist deine Chance { $chance } %.
deep_forest-ask-claim = Du besiegst Stärke { $strength }: Welches Felsmonster nimmst du?
deep_forest-ask-closing = { $over ->
    [yes] Du darfst von jeder Art { $limit } behalten: Tausche den Rest um, oder gib ihn zurück.
   *[no] Der Kampf ist vorbei, und dein Zug auch. Vorher noch einen Troll einsetzen?
}
deep_forest-ask-sending = Auf welches Feld dieses Walds kommt der Troll?
deep_forest-ask-reward = Was nimmst du für den Troll, { $n } von einer Art?

# Options.

deep_forest-move-enter = die untere Mauer bei { $field } überqueren
deep_forest-move-strip = den Streifen { $cells } legen
deep_forest-move-lay = von Feld { $from } bis Feld { $to }
deep_forest-move-edge = { $edge }: { $gives }
deep_forest-move-double = noch 1 { deep_forest-resource }
deep_forest-move-go = { $tile ->
    [rock] { $markers ->
        [one] auf { $field } ziehen (Felsen, ihn zu verlassen kostet mehr; { $markers } Markierungsstein)
       *[other] auf { $field } ziehen (Felsen, ihn zu verlassen kostet mehr; { $markers } Markierungssteine)
    }
   *[other] { $markers ->
        [one] auf { $field } ziehen ({ $markers } Markierungsstein)
       *[other] auf { $field } ziehen ({ $markers } Markierungssteine)
    }
}
deep_forest-move-pass = über das Schwert auf { $field } hinwegziehen
deep_forest-move-take = das Schwert auf { $field } einsammeln (1 Stärketrank, 1 Buch, 1 Goldmünze)
deep_forest-move-overcome = { $price ->
    [one] { deep_forest-tile-acc } auf { $field } überwinden (1 { deep_forest-resource })
   *[other] { deep_forest-tile-acc } auf { $field } überwinden ({ $price } { deep_forest-resources })
}
deep_forest-move-pay = den Troll auf { $field } besänftigen ({ $deep_forest__prices__troll ->
    [one] 1 Goldmünze
   *[other] { $deep_forest__prices__troll } Goldmünzen
    })
deep_forest-move-leave = { $markers ->
    [one] den Wald über { $field } verlassen (1 Markierungsstein)
   *[other] den Wald über { $field } verlassen ({ $markers } Markierungssteine)
}
deep_forest-move-fight = gegen ein Felsmonster der Stärke { $strength } kämpfen
deep_forest-move-dice = { $n } Würfel: Chance { $chance } %, { $swords ->
    [0] ein Sieg kostet kein Schwert
    [one] ein Sieg kostet 1 Schwert
   *[other] ein Sieg kostet { $swords } Schwerter
}
deep_forest-move-aside = Würfel { $die } beiseitelegen ({ $pips })
deep_forest-move-roll = die anderen Würfel werfen
deep_forest-move-boost = mit einer Ressource 1 Würfelauge dazugeben
deep_forest-move-yield = den Kampf aufgeben
deep_forest-move-claim = { $advantage ->
    [none] { $monster } nehmen: { $gold } Gold
   *[other] { $monster } nehmen: { $gold } Gold; { deep_forest-advantage }
}
deep_forest-move-back = auf { $field } zurückziehen: beendet den Zug
deep_forest-move-send = einen Troll einsetzen: { $who }
deep_forest-move-onto = auf { $field }
deep_forest-move-reward = { deep_forest-amount }
deep_forest-move-sell = { deep_forest-amount } gegen 1 Goldmünze tauschen
deep_forest-move-buy = { $n ->
    [one] 1 { deep_forest-resource } für 1 Goldmünze kaufen
   *[other] 1 { deep_forest-resource } für { $n } Goldmünzen kaufen
}
deep_forest-move-return = 1 { deep_forest-resource } zurückgeben
deep_forest-move-end = den Zug beenden

# Events.

deep_forest-event-unasked = { $verb ->
    [end] Sonst ist nichts möglich: Der Zug endet von selbst.
   *[other] Geschieht von selbst: Es gab nur diese Möglichkeit.
}
deep_forest-event-turn = { $you ->
    [yes] Runde { $round }, dein Zug.
   *[no] Runde { $round }, { $name } ist am Zug.
}
deep_forest-event-entered = { $you ->
    [yes] Du stehst
   *[no] { $name } steht
} auf der unteren Mauer bei { $field }.
deep_forest-event-revealed = { $you ->
    [yes] Auf { $field } in deinem Wald wird aufgedeckt: { deep_forest-tile }.
   *[no] Auf { $field } im Wald von { $name } wird aufgedeckt: { deep_forest-tile }.
}
deep_forest-event-revealed-all = { $you ->
    [yes] Du siehst
   *[no] { $name } sieht
} { $tiles }.
deep_forest-event-laid = { $you ->
    [yes] Du legst
   *[no] { $name } legt
} einen Streifen, { $where }: { $strip }.
deep_forest-laid-row = Reihe { $line }, Spalten { $from } bis { $to }
deep_forest-laid-column = Spalte { $line }, Reihen { $from } bis { $to }
deep_forest-event-stood = { $you ->
    [yes] Du stellst dich an den Markt: { $edge }.
   *[no] { $name } stellt sich an den Markt: { $edge }.
}
deep_forest-event-income = { $you ->
    [yes] Du nimmst vom Markt: { $gives }.
   *[no] { $name } nimmt vom Markt: { $gives }.
}
deep_forest-event-doubled = Doppelt kommt: 1 { deep_forest-resource }.
deep_forest-event-drew = { $you ->
    [yes] Du ziehst einen Streifen: { $strip }.
   *[no] { $name } zieht einen Streifen.
}
deep_forest-event-market-cleared = { $n ->
    [one] Der Nachziehstapel ist aufgebraucht: Der Markt wird geräumt, sein Streifen wird gemischt.
   *[other] Der Nachziehstapel ist aufgebraucht: Der Markt wird geräumt, seine { $n } Streifen werden gemischt.
}
deep_forest-event-coins = { $out ->
    [one] 1 Goldmünze ist nicht mehr im Vorrat.
   *[other] { $out } Goldmünzen sind nicht mehr im Vorrat.
}
deep_forest-event-short = Das Material geht aus: In der Schachtel sind keine { deep_forest-resources } mehr.
deep_forest-event-walked = { $you ->
    [yes] { $markers ->
        [one] Du ziehst von { $from } nach { $to } und legst einen Markierungsstein.
       *[other] Du ziehst von { $from } nach { $to } und legst { $markers } Markierungssteine.
    }
   *[no] { $markers ->
        [one] { $name } zieht von { $from } nach { $to } und legt einen Markierungsstein.
       *[other] { $name } zieht von { $from } nach { $to } und legt { $markers } Markierungssteine.
    }
}
deep_forest-event-sword-taken = { $you ->
    [yes] Du sammelst das Schwert auf { $field } ein.
   *[no] { $name } sammelt das Schwert auf { $field } ein.
}
deep_forest-event-overcame = { $you ->
    [yes] Du überwindest
   *[no] { $name } überwindet
} { deep_forest-tile-acc } auf { $field }.
deep_forest-event-troll-paid = { $you ->
    [yes] Du besänftigst den Troll auf { $field } und behältst ihn.
   *[no] { $name } besänftigt den Troll auf { $field } und behält ihn.
}
deep_forest-event-troll-sent = { $you ->
    [yes] Du setzt einen Troll bei { $to_you ->
        [yes] dir
       *[no] { $to }
    } ein, auf { $field }.
   *[no] { $name } setzt einen Troll bei { $to_you ->
        [yes] dir
       *[no] { $to }
    } ein, auf { $field }.
}
deep_forest-event-rewarded = { $you ->
    [yes] Du nimmst dafür { deep_forest-amount }.
   *[no] { $name } nimmt dafür { deep_forest-amount }.
}
deep_forest-event-retreated = { $you ->
    [yes] { $markers ->
        [one] Du ziehst dich auf { $to } zurück und sammelst 1 Markierungsstein ein.
       *[other] Du ziehst dich auf { $to } zurück und sammelst { $markers } Markierungssteine ein.
    }
   *[no] { $markers ->
        [one] { $name } zieht sich auf { $to } zurück und sammelt 1 Markierungsstein ein.
       *[other] { $name } zieht sich auf { $to } zurück und sammelt { $markers } Markierungssteine ein.
    }
}
deep_forest-event-left = { $you ->
    [yes] Du verlässt
   *[no] { $name } verlässt
} den Wald über { $field }; der Weg ist { $length ->
    [one] 1 Feld
   *[other] { $length } Felder
} lang.{ $first ->
    [yes] {" "}Alle anderen haben noch einen Zug.
   *[no] {""}
}
deep_forest-event-fights = { $you ->
    [yes] Du kämpfst
   *[no] { $name } kämpft
} mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
} gegen Stärke { $strength }.
deep_forest-event-rolled = Wurf { $number }: { $dice }, zusammen { $sum }.
deep_forest-event-aside = { $you ->
    [yes] Du legst eine { $pips } beiseite.
   *[no] { $name } legt eine { $pips } beiseite.
}
deep_forest-event-boosted = { $you ->
    [yes] Du gibst für 1 { deep_forest-resource } ein Würfelauge dazu.
   *[no] { $name } gibt für 1 { deep_forest-resource } ein Würfelauge dazu.
}
deep_forest-event-won = { $you ->
    [yes] Du besiegst das Felsmonster.
   *[no] { $name } besiegt das Felsmonster.
}
deep_forest-event-lost = { $you ->
    [yes] Du verlierst den Kampf.
   *[no] { $name } verliert den Kampf.
}
deep_forest-event-swords-turned = { $n ->
    [one] Ein Schwert wird umgedreht.
   *[other] { $n } Schwerter werden umgedreht.
}
deep_forest-event-claimed = { $you ->
    [yes] Du nimmst die Felsmonsterkarte { $monster }.
   *[no] { $name } nimmt die Felsmonsterkarte { $monster }.
}
deep_forest-event-tribute = { $you ->
    [yes] Dein Felsmonster { $monster } bringt dir eine Goldmünze.
   *[no] Das Felsmonster { $monster } bringt { $name } eine Goldmünze.
}
deep_forest-event-sold = { $you ->
    [yes] Du tauschst
   *[no] { $name } tauscht
} { deep_forest-amount } gegen { $coins ->
    [one] eine Goldmünze
   *[other] { $coins } Goldmünzen
}.
deep_forest-event-bought = { $you ->
    [yes] Du kaufst
   *[no] { $name } kauft
} { $bought } für { $n ->
    [one] 1 Goldmünze
   *[other] { $n } Goldmünzen
}.
deep_forest-event-returned = { $you ->
    [yes] Du gibst 1 { deep_forest-resource } zurück.
   *[no] { $name } gibt 1 { deep_forest-resource } zurück.
}
deep_forest-event-fog-sets-in = Runde { $round } ist vorbei, und der Nebel setzt ein: Ab jetzt kann man den Wald verlassen.
deep_forest-event-fog = Der Nebel bedeckt Reihe { $row } und alles darunter.
deep_forest-event-turn-ended = { $you ->
    [yes] Dein Zug endet.
   *[no] Der Zug von { $name } endet.
}
deep_forest-event-over = Das Spiel ist vorbei.

# Refusals: one line, beside the rule that forbids the wish.

deep_forest-no-trade-coins = Goldmünzen sind das, wogegen die anderen Ressourcen getauscht werden.
deep_forest-no-sell = { $n ->
    [0] Dazu braucht es { $price } von einer Art; davon hast du keine.
   *[other] Dazu braucht es { $price } von einer Art; davon hast du { $n }.
}
deep_forest-no-buy = { $price ->
    [one] Das kostet 1 Goldmünze, du hast { $n }.
   *[other] Das kostet { $price } Goldmünzen, du hast { $n }.
}
deep_forest-no-supply-empty = Davon ist im Vorrat nichts mehr.
deep_forest-no-hopeless = Diesen Kampf kann nichts mehr wenden.
deep_forest-no-sending = Schließe erst das Einsetzen des Trolls ab.
deep_forest-no-onto = Auf { $field } liegt ein Markierungsstein oder steht eine Spielfigur: Dorthin kommt kein Troll.
deep_forest-no-onto-now = Du setzt gerade keinen Troll ein.
deep_forest-no-reward-coin = Für einen Troll bekommst du Stärketränke, Bücher oder Markierungssteine, nie Goldmünzen.
deep_forest-no-send-whom = Ein Troll kommt auf den Spielplan von jemand anderem an diesem Tisch.
deep_forest-no-send-fight = Mitten im Kampf wird kein Troll eingesetzt.
deep_forest-no-send-closing = Dein Zug ist vorbei: Jetzt kann kein Troll eingesetzt werden.
deep_forest-no-send-twice = Ein Troll pro Runde ist genug: Du hast deinen eingesetzt.
deep_forest-no-send-fresh = Ein Troll aus dieser Runde kann ab der nächsten Runde eingesetzt werden.
deep_forest-no-send-none = Du besitzt keinen Troll.
deep_forest-no-enter = Die untere Mauer überquerst du nur an einer Stelle, vor deinem ersten Zug.
deep_forest-no-strip-hand = Streifen { $strip } ist nicht auf deiner Hand.
deep_forest-no-strip-now = Ein Streifen pro Zug, zu dessen Beginn.
deep_forest-no-lay-same = Dieser Streifen sieht in beiden Richtungen gleich aus.
deep_forest-no-lay-now = Gerade wird kein Streifen gelegt.
deep_forest-no-edge-now = Die Spielfigur am Markt zieht, nachdem der Streifen gelegt ist, einmal pro Zug.
deep_forest-no-corner = Das Eckrandfeld des Markts ist nur mit { $players } Personen offen.
deep_forest-no-edge-own = Dort steht deine Spielfigur schon: Sie muss den Platz wechseln.
deep_forest-no-edge-taken = Dort steht eine andere Spielfigur.
deep_forest-no-double-kind = Das hast du nicht vom Markt bekommen: { deep_forest-resource }.
deep_forest-no-double-now = Jetzt gibt es nichts zu verdoppeln.
deep_forest-no-dice = { $swords ->
    [one] Du kannst { $low } bis 1 Schwert einsetzen, nicht { $n }.
   *[other] Du kannst { $low } bis { $swords } Schwerter einsetzen, nicht { $n }.
}
deep_forest-no-dice-fixed = { $dice ->
    [one] Du hast 1 Schwert eingesetzt; dabei bleibt es.
   *[other] Du hast { $dice } Schwerter eingesetzt; dabei bleibt es.
}
deep_forest-no-gone = Von dieser Art ist kein Felsmonster der Stärke { $strength } mehr da.
deep_forest-no-claim = Du hast Stärke { $strength } angesagt: Nimm eines davon.
deep_forest-no-no-fight = Jetzt ist kein Kampf.
deep_forest-no-die = Würfel { $n } gibt es nicht: Du hast { $dice } eingesetzt.
deep_forest-no-last-roll = { $rolls ->
    [one] Der einzige Wurf ist gemacht.
   *[other] Alle { $rolls } Würfe sind gemacht.
}
deep_forest-no-aside = Würfel { $n } liegt schon beiseite.
deep_forest-no-all-aside = Alle Würfel liegen beiseite: Es gibt nichts zu werfen.
deep_forest-no-boost-none = Gegen Stärke { $strength } gibt es keine zusätzlichen Würfelaugen.
deep_forest-no-boost = Ein Würfelauge kostet 1 { deep_forest-resource }, und diese Ressource hast du nicht.
deep_forest-no-in-fight = Beende erst den Kampf.
deep_forest-no-turn-over = Dein Zug ist vorbei.
deep_forest-no-over-limit = Du hast mehr als { $limit } von einer Art: Tausche den Rest erst um, oder gib ihn zurück.
deep_forest-no-return = Zurück geht nur, was über { $limit } von einer Art hinausgeht, am Ende des Zugs.
deep_forest-no-market-first = Erst kommt der Markt: Lege einen Streifen, stell dich auf ein Randfeld, nimm, was es gibt.
deep_forest-no-no-troll = Von { $field } aus greift dich kein Troll an.
deep_forest-no-broke = { $price ->
    [one] Der Troll will eine Goldmünze, und du hast keine.
   *[other] Der Troll will { $price } Goldmünzen, und du hast keine.
}
deep_forest-no-attacked = Der Troll auf { $field } muss vor allem anderen besänftigt werden.
deep_forest-no-fog = Niemand verlässt den Wald, bevor der Nebel einsetzt, nach Runde { $rounds }.
deep_forest-no-not-below = Du musst direkt unter { $field } stehen, um dort hinauszugehen.
deep_forest-no-leave-markers = { $need ->
    [one] Den Wald zu verlassen kostet mit dem auf der Mauer 1 Markierungsstein, du hast { $n }.
   *[other] Den Wald zu verlassen kostet mit dem auf der Mauer { $need } Markierungssteine, du hast { $n }.
}
deep_forest-no-not-here = Gegen Felsmonster kämpft man auf einem Felsen oder direkt daneben.
deep_forest-no-swords = { $low ->
    [one] Ein Kampf braucht mindestens 1 Schwert, du hast { $n }.
   *[other] Ein Kampf braucht mindestens { $low } Schwerter, du hast { $n }.
}
deep_forest-no-beaten = Ein Felsmonster der Stärke { $strength } hast du schon besiegt.
deep_forest-no-retreats = { $n ->
    [one] Du hast deinen Rückzug verbraucht.
   *[other] Du hast alle { $n } Rückzüge verbraucht.
}
deep_forest-no-back-far = { $n ->
    [one] { $field } liegt weiter zurück als 1 Feld.
   *[other] { $field } liegt weiter zurück als { $n } Felder.
}
deep_forest-no-back-path = { $field } liegt nicht auf deinem Weg hinter dir.
deep_forest-no-wall = { $field } ist ein Mauerfeld: Dort zieht niemand.
deep_forest-no-far = { $field } liegt nicht direkt neben deiner Spielfigur.
deep_forest-no-hidden = Das Kärtchen auf { $field } liegt verdeckt.
deep_forest-no-touch = Auf { $field } würde sich dein Weg selbst berühren.
deep_forest-no-no-sword = Auf { $field } ist kein Schwert.
deep_forest-no-no-obstacle = Auf { $field } ist kein Hindernis.
deep_forest-no-sword-how = Auf { $field } liegt ein Schwert: Sammle es ein, oder zieh darüber hinweg.
deep_forest-no-obstacle = { deep_forest-tile-a } versperrt { $field } und muss überwunden werden.
deep_forest-no-markers = { $need ->
    [one] Dieser Schritt kostet 1 Markierungsstein, du hast { $n }.
   *[other] Dieser Schritt kostet { $need } Markierungssteine, du hast { $n }.
}
deep_forest-no-sword-price = Ein Schwert kostet 1 Stärketrank, 1 Buch und 1 Goldmünze.
deep_forest-no-price = { $price ->
    [one] { deep_forest-tile-a } kostet 1 { deep_forest-resource }.
   *[other] { deep_forest-tile-a } kostet { $price } { deep_forest-resources }.
}

# The terminal's table.

deep_forest-label-round = Runde { $round } von { $rounds }
deep_forest-moment = Runde { $round }
deep_forest-label-fog = Nebel bis Reihe { $row }
deep_forest-label-no-fog = Nebel nach Runde { $after }
deep_forest-label-leaving = letzte Züge
deep_forest-label-market = Markt
deep_forest-label-monsters = Felsmonster
deep_forest-label-hand = Deine Streifen
deep_forest-label-your-forest = Dein Wald
deep_forest-label-forest-of = Wald von { $name }
deep_forest-label-gold = { $n } Gold
deep_forest-label-things = Schwerter { $swords }, Trolle { $trolls }, Rückzüge { $retreats }
deep_forest-label-won = Hindernisse: { $thicket ->
    [one] 1 Dickicht
   *[other] { $thicket } Dickichte
}, { $gate ->
    [one] 1 Tor
   *[other] { $gate } Tore
}, { $guard } Wächter
deep_forest-label-lay = Ein Ressourcen-Feld heißt nach Reihe und Spalte; in Klammern, wie viele Ressourcen die beste Reihe oder Spalte dann zeigt.
deep_forest-label-signs = Wald: @ Spielfigur, o Weg, ? verdeckt, · Wald, t Dickicht, g Tor, w Wächter, s Schwert, T Troll, R Felsen, = Mauer. Markt: p Stärketrank, b Buch, c Goldmünze, m Markierungsstein.
deep_forest-label-pile = { $pile } Streifen im Stapel
deep_forest-label-left = Wald verlassen
deep_forest-label-monster = { $strength }: { $name }, { $gold } Gold
deep_forest-label-legend = @ du, o dein Weg, ? verdeckt, . Wald, t Dickicht, g Tor, w Wächter, s Schwert, T Troll, R Felsen, ~ Nebel
deep_forest-breakdown = { $row ->
    [coins] Goldmünzen
    [resources] Ressourcen, { $deep_forest__prices__sell } für eins
    [sets] Sets aus Hindernissen
    [single-obstacles] Einzelne Hindernisse
    [monsters] Felsmonster
    [trolls] Trolle
    [swords] Schwerter
    [left-the-forest] Wald verlassen
    [longest-path] Längster Weg
   *[other] { $row }
}
