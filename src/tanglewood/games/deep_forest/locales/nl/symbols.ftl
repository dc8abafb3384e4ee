# Every symbol of the table: its name, and what it does in one sentence. What it does at the moment stands at the end.

# ------------------------------------------------------------------ goods

symbol-deep-forest-potion = krachtdrank
symbol-deep-forest-potion-about = Met { $deep_forest__prices__obstacle } kom je door struikgewas.
symbol-deep-forest-book = boek
symbol-deep-forest-book-about = Met { $deep_forest__prices__obstacle } open je een poort.
symbol-deep-forest-coin = goudstuk
symbol-deep-forest-coin-about = { $deep_forest__prices__obstacle } om een wachter om te kopen, { $deep_forest__prices__troll } voor een trol, { $deep_forest__prices__buy } voor een grondstof naar keuze.
symbol-deep-forest-pawn = pion
symbol-deep-forest-pawn-about = Waar iemand staat: in het eigen bos, of bij een lijn van de markt.
symbol-deep-forest-marker = markeersteen
symbol-deep-forest-marker-about = Voor elke stap leg je er een neer; zo zie je je pad.
symbol-deep-forest-gold = goud
symbol-deep-forest-gold-about = Wat aan het einde van het spel telt.

# ------------------------------------------------------------------ the market

symbol-deep-forest-strip = strook
symbol-deep-forest-strip-about = Leg hem ergens op de markt; hij bedekt wat er ligt.

# ------------------------------------------------------------------ the forest

symbol-deep-forest-hidden = gedekte tegel
symbol-deep-forest-hidden-about = Wordt omgedraaid als hij in zicht komt; je kunt alleen lopen op wat je ziet.
symbol-deep-forest-forest = bos
symbol-deep-forest-forest-about = Een stap hierheen kost één markeersteen.
symbol-deep-forest-bare = open plek
symbol-deep-forest-bare-about = De tegel is weg; een stap hierheen kost één markeersteen.
symbol-deep-forest-thicket = struikgewas
symbol-deep-forest-thicket-about = { $deep_forest__prices__obstacle ->
    [one] Met 1 krachtdrank kom je erdoor, en je houdt de tegel: drie gelijke of drie verschillende vormen een set.
   *[other] Met { $deep_forest__prices__obstacle } krachtdranken kom je erdoor, en je houdt de tegel: drie gelijke of drie verschillende vormen een set.
    }
symbol-deep-forest-gate = poort
symbol-deep-forest-gate-about = { $deep_forest__prices__obstacle ->
    [one] 1 boek opent de poort, en je houdt de tegel: drie gelijke of drie verschillende vormen een set.
   *[other] { $deep_forest__prices__obstacle } boeken openen de poort, en je houdt de tegel: drie gelijke of drie verschillende vormen een set.
    }
symbol-deep-forest-guard = wachter
symbol-deep-forest-guard-about = { $deep_forest__prices__obstacle ->
    [one] Met 1 goudstuk koop je hem om, en je houdt de tegel: drie gelijke of drie verschillende vormen een set.
   *[other] Met { $deep_forest__prices__obstacle } goudstukken koop je hem om, en je houdt de tegel: drie gelijke of drie verschillende vormen een set.
    }
symbol-deep-forest-sword = zwaard
symbol-deep-forest-sword-about = Op te rapen voor een krachtdrank, een boek en een goudstuk; in een gevecht één dobbelsteen.
symbol-deep-forest-spent = ingeleverd zwaard
symbol-deep-forest-spent-about = Vecht niet meer en telt niet meer.
symbol-deep-forest-troll = trol
symbol-deep-forest-troll-about = Naast je wil hij eerst { $deep_forest__prices__troll ->
    [one] 1 goudstuk
   *[other] { $deep_forest__prices__troll } goudstukken
    }; die van jou kun je naar iemand sturen.
symbol-deep-forest-rock = rots
symbol-deep-forest-rock-about = Hier vecht je tegen monsters; weggaan kost twee markeerstenen.
symbol-deep-forest-wall = muur
symbol-deep-forest-wall-about = Onderaan erin, bovenaan eruit.
symbol-deep-forest-fog = mist
symbol-deep-forest-fog-about = Een veld in de mist verlaten kost één markeersteen extra.
symbol-deep-forest-retreat = terugtocht
symbol-deep-forest-retreat-about = { $deep_forest__limits__retreat_steps ->
    [one] Hoogstens 1 veld terug langs je pad, { $deep_forest__start__retreats } keer per spel.
   *[other] Hoogstens { $deep_forest__limits__retreat_steps } velden terug langs je pad, { $deep_forest__start__retreats } keer per spel.
    }
symbol-deep-forest-exit = uitgang
symbol-deep-forest-exit-about = Gaat open met de mist; wie weggaat, krijgt er goud voor.

# ------------------------------------------------------------------ fights

symbol-deep-forest-wild = willekeurige hindernis
symbol-deep-forest-wild-about = Telt voor je sets als struikgewas, poort of wachter.
symbol-deep-forest-double = dubbel
symbol-deep-forest-double-about = In elke latere ronde krijg je één grondstof van je marktlijn dubbel.
symbol-deep-forest-die = dobbelsteen
symbol-deep-forest-die-about = Eén voor elk zwaard dat je inzet.
symbol-deep-forest-strength = kracht
symbol-deep-forest-strength-about = Wat je dobbelstenen en wat je toevoegt samen moeten halen.
symbol-deep-forest-boost = één oog meer
symbol-deep-forest-boost-about = Elk stuk hiervan dat je in het gevecht betaalt, voegt één oog toe.
symbol-deep-forest-copies = hoeveel
symbol-deep-forest-copies-about = Kaarten van dit monster die nog te winnen zijn.
symbol-deep-forest-monster = monster
symbol-deep-forest-monster-about = Dobbelstenen die de kracht halen, winnen de kaart.
