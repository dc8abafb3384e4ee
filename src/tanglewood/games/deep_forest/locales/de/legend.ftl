# The symbols of the game: a name and at most twelve words for each. Order and drawings are in legend.toml.

deep_forest-symbols-goods = Ressourcen
deep_forest-symbol-potion = Stärketrank
deep_forest-symbol-potion-says = { $deep_forest__prices__obstacle ->
    [one] 1 bringt
   *[other] { $deep_forest__prices__obstacle } bringen
    } dich durch ein Dickicht.
deep_forest-symbol-book = Buch
deep_forest-symbol-book-says = { $deep_forest__prices__obstacle ->
    [one] 1 öffnet
   *[other] { $deep_forest__prices__obstacle } öffnen
    } ein Tor.
deep_forest-symbol-coin = Goldmünze
deep_forest-symbol-coin-says = { $deep_forest__prices__obstacle ->
    [one] 1 besticht
   *[other] { $deep_forest__prices__obstacle } bestechen
    } einen Wächter; { $deep_forest__prices__troll ->
    [one] 1 besänftigt
   *[other] { $deep_forest__prices__troll } besänftigen
    } einen Troll.
deep_forest-symbol-marker = Markierungsstein
deep_forest-symbol-marker-says = Einer für jeden Schritt.
deep_forest-symbol-buy = kaufen
deep_forest-symbol-buy-says = { $deep_forest__prices__buy ->
    [one] 1 Goldmünze wird
   *[other] { $deep_forest__prices__buy } Goldmünzen werden
    } zu einer Ressource.
deep_forest-symbol-sell = tauschen
deep_forest-symbol-sell-says = { $deep_forest__prices__sell ->
    [one] 1 Ressource wird
   *[other] { $deep_forest__prices__sell } von einer Art werden
    } zu einer Goldmünze.
deep_forest-symbol-limit = Limit
deep_forest-symbol-limit-says = Behalte { $deep_forest__limits__kept } am Ende deines Zugs.

deep_forest-symbols-the-market = Der Markt
deep_forest-symbol-strip = Streifen
deep_forest-symbol-strip-says = Lege ihn irgendwohin; er verdeckt, was dort liegt.
deep_forest-symbol-line = Randfeld
deep_forest-symbol-line-says = Stell dich hierher und nimm alles, was zu sehen ist.
deep_forest-symbol-taken-line = besetztes Randfeld
deep_forest-symbol-taken-line-says = Dort steht jemand; du kannst nicht hin.
deep_forest-symbol-closed-corner = geschlossenes Eckrandfeld
deep_forest-symbol-closed-corner-says = Die Diagonale ist ab { $deep_forest__market__corner_from ->
    [one] 1 Person
   *[other] { $deep_forest__market__corner_from } Personen
    } offen.

deep_forest-symbols-the-forest = Der Wald
deep_forest-symbol-face-down-tile = verdecktes Kärtchen
deep_forest-symbol-face-down-tile-says = Wird aufgedeckt, wenn du es siehst.
deep_forest-symbol-forest = Wald
deep_forest-symbol-forest-says = Zieh für einen Markierungsstein hierher.
deep_forest-symbol-thicket = Dickicht
deep_forest-symbol-thicket-says = { $deep_forest__prices__obstacle ->
    [one] 1 Stärketrank
   *[other] { $deep_forest__prices__obstacle } Stärketränke
    }; du behältst das Kärtchen.
deep_forest-symbol-gate = Tor
deep_forest-symbol-gate-says = { $deep_forest__prices__obstacle ->
    [one] 1 Buch
   *[other] { $deep_forest__prices__obstacle } Bücher
    }; du behältst das Kärtchen.
deep_forest-symbol-guard = Wächter
deep_forest-symbol-guard-says = { $deep_forest__prices__obstacle ->
    [one] 1 Goldmünze
   *[other] { $deep_forest__prices__obstacle } Goldmünzen
    }; du behältst das Kärtchen.
deep_forest-symbol-sword = Schwert
deep_forest-symbol-sword-says = Stärketrank, Buch und Goldmünze; im Kampf ein Würfel.
deep_forest-symbol-troll = Troll
deep_forest-symbol-troll-says = Neben dir: Zahle vor allem anderen { $deep_forest__prices__troll ->
    [one] 1 Goldmünze
   *[other] { $deep_forest__prices__troll } Goldmünzen
    }.
deep_forest-symbol-rock = Felsen
deep_forest-symbol-rock-says = Kämpfe hier; ihn zu verlassen kostet zwei Markierungssteine.
deep_forest-symbol-marked-field = markiertes Feld
deep_forest-symbol-marked-field-says = Von hier darfst du kämpfen.
deep_forest-symbol-your-path = dein Weg
deep_forest-symbol-your-path-says = Zieh nie wieder direkt daneben.
deep_forest-symbol-touching = Berührung
deep_forest-symbol-touching-says = Hier würde sich dein Weg selbst berühren.
deep_forest-symbol-wall = Mauer
deep_forest-symbol-wall-says = Unten hinein, oben hinaus.
deep_forest-symbol-fog = Nebel
deep_forest-symbol-fog-says = Ein Feld hier zu verlassen kostet einen Markierungsstein mehr.
deep_forest-symbol-retreat = Rückzug
deep_forest-symbol-retreat-says = { $deep_forest__limits__retreat_steps ->
    [one] Bis zu 1 Feld
   *[other] Bis zu { $deep_forest__limits__retreat_steps } Felder
    } zurück; { $deep_forest__start__retreats }-mal pro Partie.
deep_forest-symbol-send = einsetzen
deep_forest-symbol-send-says = Deinen Troll bei jemandem, für { $deep_forest__prices__troll_reward ->
    [one] 1 Ressource
   *[other] { $deep_forest__prices__troll_reward } Ressourcen
    }.

deep_forest-symbols-fights-and-gold = Kämpfe und Gold
deep_forest-symbol-strength = Stärke
deep_forest-symbol-strength-says = Erreiche sie mit deinen Würfeln, um zu gewinnen.
deep_forest-symbol-die = Kampfwürfel
deep_forest-symbol-die-says = Einer für jedes eingesetzte Schwert.
deep_forest-symbol-set-aside = beiseitegelegt
deep_forest-symbol-set-aside-says = Behält seine Augen, während die anderen geworfen werden.
deep_forest-symbol-pip-for-a-good = Würfelauge für Ressource
deep_forest-symbol-pip-for-a-good-says = Gib eine davon ab, erhalte ein Würfelauge.
deep_forest-symbol-worn-out = umgedreht
deep_forest-symbol-worn-out-says = Kämpft nicht mehr, zählt nicht mehr.
deep_forest-symbol-gold = Gold
deep_forest-symbol-gold-says = Was es am Ende wert ist.
deep_forest-symbol-set = Set
deep_forest-symbol-set-says = Drei gleiche oder drei verschiedene: { $deep_forest__points__set } Gold.
deep_forest-symbol-longest-path = Längster Weg
deep_forest-symbol-longest-path-says = { $deep_forest__points__longest } Gold, wenn du den Wald verlassen hast.
deep_forest-symbol-way-out = Ausgang
deep_forest-symbol-way-out-says = Öffnet sich mit dem Nebel: { $deep_forest__points__left } Gold.
deep_forest-symbol-round = Runde
deep_forest-symbol-round-says = Nebel nach { $deep_forest__fog__after_round }, Ende nach { $deep_forest__fog__last_round }.
