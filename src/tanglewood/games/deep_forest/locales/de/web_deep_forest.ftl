# The table of Through the Deep Forest in the browser.

# Spoken names. Whatever can be touched says so at its end.
df-field = { $field }, { $tile ->
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
df-field-pawn = hier steht die Spielfigur
df-field-markers = { $n ->
    [one] 1 Markierungsstein
   *[other] { $n } Markierungssteine
}
df-field-visitors = { $n ->
    [one] ein hier eingesetzter Troll
   *[other] { $n } hier eingesetzte Trolle
}
df-field-attacks = greift dich an
df-field-fight = hier kämpft man gegen Felsmonster
df-field-fog = im Nebel
df-field-sight = in Sicht
df-field-costs = kostet { $price }
df-cell = Reihe { $row }, Spalte { $column }: { $cell ->
    [potion] Stärketrank
    [book] Buch
    [coin] Goldmünze
    [marker] Markierungsstein
   *[nothing] leer
}
df-edge = { $side ->
    [row] Reihe { $n }
    [column] Spalte { $n }
   *[corner] Diagonale
}
df-edge-gives = { $edge } gibt { $gives }
df-edge-would = { $edge } gäbe { $gives }
df-edge-taken = hier steht { $name }
df-edge-own = hier steht deine Spielfigur
df-edge-closed = { $edge } ist geschlossen: Das Eckrandfeld ist erst ab { $deep_forest__market__corner_from ->
    [one] 1 Person
   *[other] { $deep_forest__market__corner_from } Personen
    } offen
df-strip = Streifen: { $cells }
df-strip-lies = Streifen mit { $cells }, von { $from } bis { $to }. Pfeile bewegen ihn, R dreht ihn, Enter legt ihn
df-monster = { $name }, Stärke { $strength }, { $gold } Gold
df-strength-now = Die Stärke ist { $strength }.
df-monster-boost = { $resource ->
    [potion] jeder abgegebene Stärketrank bringt ein Würfelauge
    [book] jedes abgegebene Buch bringt ein Würfelauge
    [coin] jede abgegebene Goldmünze bringt ein Würfelauge
   *[marker] jeder abgegebene Markierungsstein bringt ein Würfelauge
}
df-monster-left = { $n ->
    [0] keins mehr
   *[other] noch { $n }
}
df-die = Würfel { $n } zeigt { $pips }{ $aside ->
    [yes] , beiseitegelegt
   *[no] {""}
}{ $advised ->
    [yes] , besser beiseitelegen
   *[no] {""}
}
df-good-over = { $n } { $resource ->
    [potion] Stärketränke
    [book] Bücher
   *[marker] Markierungssteine
}: Am Ende deines Zugs darfst du { $limit } behalten
df-swords = { $n ->
    [one] 1 Schwert
   *[other] { $n } Schwerter
}
df-spent = { $n ->
    [one] 1 Schwert umgedreht
   *[other] { $n } Schwerter umgedreht
}
df-retreats = { $n ->
    [one] noch 1 Rückzug
   *[other] noch { $n } Rückzüge
}
df-trolls = { $n ->
    [one] 1 Troll
   *[other] { $n } Trolle
}, { $ready ->
    [0] jetzt keiner einsetzbar
   *[other] { $ready } einsetzbar
}
df-won = { $tile ->
    [thicket] { $n ->
        [one] { $n } Dickicht
       *[other] { $n } Dickichte
    }
    [gate] { $n ->
        [one] { $n } Tor
       *[other] { $n } Tore
    }
   *[guard] { $n } Wächter
}
df-hidden = Verdeckt
df-hidden-of = { $n } × { $tile ->
    [thicket] Dickicht
    [gate] Tor
    [guard] Wächter
    [sword] Schwert
    [troll] Troll
   *[forest] Wald
}
df-sets = Sets: { $gold } Gold
df-forest-says = Wald von { $name }, { $left ->
    [yes] verlassen über { $pawn }
   *[no] Spielfigur auf { $pawn }
}, Länge des Wegs: { $n }

# Headings and parts.
df-market = Markt
df-edges = Randfelder des Markts
df-cells = Ressourcen-Felder des Markts
df-hand = Deine Streifen
df-hand-count = { $n } Streifen auf der Hand
df-goods = Ressourcen
df-forest-own = Dein Wald
df-forest-of = Wald von { $name }
df-monsters = Felsmonster
df-fight = Kampf
df-dice = Würfel
df-commit = Schwerter
df-actions = Was du tun kannst
df-points = Gold bisher
df-total = Zusammen
df-rounds = Runden
df-part-forest = Wald
df-part-market = Markt
df-part-fight = Kampf
df-part-monsters = Monster
df-part-others = Andere
df-first = Startspieler
df-out = Wald verlassen
df-path = Weg: { $n }
df-gold = { $n } Gold
df-pile = { $n } Streifen im Stapel

# Rounds and fog.
df-round = Runde { $n } von { $of }
df-fog-after = Nebel nach Runde { $n }
df-fog-wall = Nebel an der unteren Mauer
df-fog-row = { $row ->
    [1] Nebel in Reihe 1
   *[other] Nebel in Reihe 1 bis { $row }
}
df-last-turns = letzte Züge

# The market.
df-turn = Drehen
df-lay-it = Legen
df-lay-about = Zieh oder klick ihn an seinen Platz; ein Klick auf ein Randfeld legt ihn und gibt, was dort zu sehen ist.
df-stand-about = Wähle das Randfeld, auf das du dich stellst: Du nimmst, was dort zu sehen ist.
df-choose-about = Wähle einen Streifen, oder zieh ihn auf den Markt.
df-market-about = { $n ->
    [0] Noch liegt hier nichts.
    [one] Hier liegt 1 Streifen.
   *[other] Hier liegen { $n } Streifen.
}

# Buttons that need a second choice.
df-button = { $what ->
    [sell] { $deep_forest__prices__sell } tauschen
    [buy] Kaufen
    [back] Rückzug
    [send] Troll einsetzen
    [return] Zurückgeben
    [take] Einsammeln
    [pass] Weiterziehen
   *[other] { $what }
}
df-now-resource = Welche Art?
df-now-seat = Bei wem?
df-now-field = Welches Feld?
df-send-to = Den Troll bei { $name } einsetzen
df-send-about = Auf welches Feld kommt der Troll?
df-enlarge = Den Wald von { $name } groß zeigen

# Fights.
df-fight-head = Stärke { $strength }
df-fight-rule = { $deep_forest__limits__rolls ->
    [one] Ein Würfel für jedes eingesetzte Schwert, bis zu 1 Wurf.
   *[other] Ein Würfel für jedes eingesetzte Schwert, bis zu { $deep_forest__limits__rolls } Würfe.
    }
df-fight-rolls = { $left ->
    [0] { $name }: Wurf { $n }, keiner übrig
   *[other] { $name }: Wurf { $n }, noch { $left }
}
df-fight-of = von { $strength }
df-fight-extra = davon { $n } bezahlt
df-commit-about = nur Würfel { $chance } %, ein Sieg kostet { $swords ->
    [0] kein Schwert
    [one] 1 Schwert
   *[other] { $swords } Schwerter
}
df-aside = beiseite
df-keep = behalten
df-aside-about = Klick die Würfel an, die du behalten willst, dann wirf die anderen.
df-odds = Chancen jedes Kampfs
df-odds-ask = Chancen zeigen
df-odds-hide = Chancen verbergen
df-odds-strength = Stärke
df-odds-dice = Würfel
df-odds-chance = Nur Würfel
df-odds-with = Mit allem, was du hast
df-odds-swords = Schwerter weg
df-fight-odds = { $missing ->
    [0] Es reicht.
    [one] Es fehlt 1 Würfelauge.
   *[other] Es fehlen { $missing } Würfelaugen.
} Gut gespielt gewinnen die Würfel allein in { $chance } % aller Fälle, mit allem, was du dazugeben könntest, in { $more } %. Punkte markieren die Würfel, die du behalten solltest.

# Help.
df-help = So wird gespielt
df-help-market = Lege einen Streifen irgendwo auf den Markt, über das, was dort liegt. Dann stell dich auf ein freies Randfeld und nimm, was dort zu sehen ist.
df-help-path = Jeder Schritt lässt einen Markierungsstein hinter dir, von einem Felsen oder im Nebel zwei, bei beidem drei. Dein Weg darf sich nie selbst berühren.
df-help-obstacles = { $deep_forest__prices__obstacle ->
    [one] Ein Dickicht kostet 1 Stärketrank, ein Tor ebenso viele Bücher, ein Wächter ebenso viele Goldmünzen. Drei gleiche oder drei verschiedene sind { $deep_forest__points__set } Gold wert.
   *[other] Ein Dickicht kostet { $deep_forest__prices__obstacle } Stärketränke, ein Tor ebenso viele Bücher, ein Wächter ebenso viele Goldmünzen. Drei gleiche oder drei verschiedene sind { $deep_forest__points__set } Gold wert.
    }
df-help-fights = { $deep_forest__limits__committed ->
    [one] Neben oder auf einem Felsen darfst du kämpfen: mit mindestens 1 Schwert, ein Würfel für jedes. Gewonnen oder verloren, der Kampf beendet deinen Zug.
   *[other] Neben oder auf einem Felsen darfst du kämpfen: mit mindestens { $deep_forest__limits__committed } Schwertern, ein Würfel für jedes. Gewonnen oder verloren, der Kampf beendet deinen Zug.
    }
df-help-trolls = Ein Troll neben dir will vor allem anderen eine Goldmünze. Ab der nächsten Runde darfst du ihn bei jemandem einsetzen.
df-help-fog = Nach Runde { $deep_forest__fog__after_round } steigt der Nebel jede Runde um eine Reihe. Ab dann kannst du den Wald über die obere Mauer verlassen: { $deep_forest__points__left } Gold, und { $deep_forest__points__longest } für den längsten Weg.
df-help-keys = Pfeile gehen durch, was leuchtet, Enter nimmt es. Beim Legen eines Streifens bewegen ihn die Pfeile, und R dreht ihn.
df-help-rules = Alle Regeln, eine nach der anderen

# A new table and the page of cards.
web-setting-deep-forest-first = Wer beginnt
web-setting-deep-forest-sparse = Spärliche Streifen
web-setting-deep-forest-limited-supply = Begrenzter Vorrat
web-cards-deep-forest = { $table ->
    [monster] Felsmonster
    [tile] Kärtchen des Walds
    [strip] Ressourcenstreifen
    [board] Der Wald
    [fog] Nebel
    [start] Womit alle beginnen
    [limits] Grenzen
    [prices] Preise
    [points] Gold
    [market] Der Markt
    [deal] Streifen im Spiel
    [supply] Vorrat
    [coins] Goldmünzen
   *[other] { $table }
}

# The end.
web-total-deep-forest = Gold insgesamt
web-curve-deep-forest = Gold, wenn das Spiel geendet hätte, Runde für Runde
web-curve-label-deep-forest = Kurve, wie es lief: das Gold aller, Runde für Runde

# On the other pages: the home page, a new table, rules and cards, the end of a game.
web-game-title-deep-forest = Durch den tiefen Wald
web-game-about-deep-forest = Finde einen Weg hindurch, bevor es der Nebel tut.
web-game-facts-deep-forest = 2–4 Personen · 15 Runden
web-game-picture-deep-forest = Ein Weg aus blauen Steinen in einen dunklen Wald mit Nebel und einem Felsmonster
