# Every symbol of the table: its name, and what it does in one sentence. What it does at the moment stands at the end.

# ------------------------------------------------------------------ goods

symbol-deep-forest-potion = Stärketrank
symbol-deep-forest-potion-about = { $deep_forest__prices__obstacle ->
    [one] 1 bringt
   *[other] { $deep_forest__prices__obstacle } bringen
    } dich durch ein Dickicht.
symbol-deep-forest-book = Buch
symbol-deep-forest-book-about = { $deep_forest__prices__obstacle ->
    [one] 1 öffnet
   *[other] { $deep_forest__prices__obstacle } öffnen
    } ein Tor.
symbol-deep-forest-coin = Goldmünze
symbol-deep-forest-coin-about = { $deep_forest__prices__obstacle ->
    [one] 1 besticht
   *[other] { $deep_forest__prices__obstacle } bestechen
    } einen Wächter, { $deep_forest__prices__troll } für einen Troll, { $deep_forest__prices__buy } für eine beliebige Ressource.
symbol-deep-forest-pawn = Spielfigur
symbol-deep-forest-pawn-about = Wo jemand steht: im eigenen Wald oder auf einem Randfeld des Markts.
symbol-deep-forest-marker = Markierungsstein
symbol-deep-forest-marker-about = Für jeden Schritt wird einer gelegt; er zeigt deinen Weg.
symbol-deep-forest-gold = Gold
symbol-deep-forest-gold-about = Was am Ende des Spiels zählt.

# ------------------------------------------------------------------ the market

symbol-deep-forest-strip = Streifen
symbol-deep-forest-strip-about = Lege ihn irgendwo auf den Markt; er verdeckt, was dort liegt.

# ------------------------------------------------------------------ the forest

symbol-deep-forest-hidden = verdecktes Kärtchen
symbol-deep-forest-hidden-about = Wird aufgedeckt, wenn es in Sicht kommt; ziehen kannst du nur auf das, was du siehst.
symbol-deep-forest-forest = Wald
symbol-deep-forest-forest-about = Ein Schritt hierher kostet einen Markierungsstein.
symbol-deep-forest-bare = geräumtes Feld
symbol-deep-forest-bare-about = Sein Kärtchen ist weg; ein Schritt hierher kostet einen Markierungsstein.
symbol-deep-forest-thicket = Dickicht
symbol-deep-forest-thicket-about = { $deep_forest__prices__obstacle ->
    [one] 1 Stärketrank bringt dich hindurch, und du behältst das Kärtchen: Drei gleiche oder drei verschiedene sind ein Set.
   *[other] { $deep_forest__prices__obstacle } Stärketränke bringen dich hindurch, und du behältst das Kärtchen: Drei gleiche oder drei verschiedene sind ein Set.
    }
symbol-deep-forest-gate = Tor
symbol-deep-forest-gate-about = { $deep_forest__prices__obstacle ->
    [one] 1 Buch öffnet es, und du behältst das Kärtchen: Drei gleiche oder drei verschiedene sind ein Set.
   *[other] { $deep_forest__prices__obstacle } Bücher öffnen es, und du behältst das Kärtchen: Drei gleiche oder drei verschiedene sind ein Set.
    }
symbol-deep-forest-guard = Wächter
symbol-deep-forest-guard-about = { $deep_forest__prices__obstacle ->
    [one] 1 Goldmünze besticht ihn, und du behältst das Kärtchen: Drei gleiche oder drei verschiedene sind ein Set.
   *[other] { $deep_forest__prices__obstacle } Goldmünzen bestechen ihn, und du behältst das Kärtchen: Drei gleiche oder drei verschiedene sind ein Set.
    }
symbol-deep-forest-sword = Schwert
symbol-deep-forest-sword-about = Eingesammelt für einen Stärketrank, ein Buch und eine Goldmünze; im Kampf ein Würfel.
symbol-deep-forest-spent = umgedrehtes Schwert
symbol-deep-forest-spent-about = Es kämpft nicht mehr und zählt nicht mehr.
symbol-deep-forest-troll = Troll
symbol-deep-forest-troll-about = Neben dir will er vor allem anderen { $deep_forest__prices__troll ->
    [one] 1 Goldmünze
   *[other] { $deep_forest__prices__troll } Goldmünzen
    }; deinen kannst du bei jemandem einsetzen.
symbol-deep-forest-rock = Felsen
symbol-deep-forest-rock-about = Hier kämpft man gegen Felsmonster; ihn zu verlassen kostet zwei Markierungssteine.
symbol-deep-forest-wall = Mauer
symbol-deep-forest-wall-about = Unten hinein, oben hinaus.
symbol-deep-forest-fog = Nebel
symbol-deep-forest-fog-about = Ein Feld darin zu verlassen kostet einen Markierungsstein mehr.
symbol-deep-forest-retreat = Rückzug
symbol-deep-forest-retreat-about = { $deep_forest__limits__retreat_steps ->
    [one] Bis zu 1 Feld
   *[other] Bis zu { $deep_forest__limits__retreat_steps } Felder
    } auf deinem Weg zurück, { $deep_forest__start__retreats }-mal pro Partie.
symbol-deep-forest-exit = Ausgang
symbol-deep-forest-exit-about = Öffnet sich mit dem Nebel; wer den Wald verlässt, bekommt Gold dafür.

# ------------------------------------------------------------------ fights

symbol-deep-forest-wild = beliebiges Hindernis
symbol-deep-forest-wild-about = Zählt für deine Sets als Dickicht, Tor oder Wächter.
symbol-deep-forest-double = doppelt
symbol-deep-forest-double-about = In jeder späteren Runde kommt 1 Ressource vom Markt doppelt.
symbol-deep-forest-die = Kampfwürfel
symbol-deep-forest-die-about = Einer für jedes Schwert, das du einsetzt.
symbol-deep-forest-strength = Stärke
symbol-deep-forest-strength-about = Das müssen deine Würfel und das, was du dazugibst, zusammen erreichen.
symbol-deep-forest-boost = ein Würfelauge mehr
symbol-deep-forest-boost-about = Jede Ressource dieser Art, die du im Kampf abgibst, bringt ein Würfelauge.
symbol-deep-forest-copies = wie viele
symbol-deep-forest-copies-about = Karten dieses Felsmonsters, die noch zu gewinnen sind.
symbol-deep-forest-monster = Felsmonster
symbol-deep-forest-monster-about = Würfel, die seine Stärke erreichen, gewinnen seine Karte.
