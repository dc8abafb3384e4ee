# The symbols of the game: a name and at most twelve words for each. Order and drawings are in legend.toml.

deep_forest-symbols-goods = Grondstoffen
deep_forest-symbol-potion = krachtdrank
deep_forest-symbol-potion-says = Met { $deep_forest__prices__obstacle } kom je door struikgewas.
deep_forest-symbol-book = boek
deep_forest-symbol-book-says = Met { $deep_forest__prices__obstacle } open je een poort.
deep_forest-symbol-coin = goudstuk
deep_forest-symbol-coin-says = { $deep_forest__prices__obstacle } voor een wachter; { $deep_forest__prices__troll } voor een trol.
deep_forest-symbol-marker = markeersteen
deep_forest-symbol-marker-says = Eén voor elke stap.
deep_forest-symbol-buy = kopen
deep_forest-symbol-buy-says = { $deep_forest__prices__buy ->
    [one] 1 goudstuk wordt
   *[other] { $deep_forest__prices__buy } goudstukken worden
    } één grondstof.
deep_forest-symbol-sell = verkopen
deep_forest-symbol-sell-says = { $deep_forest__prices__sell ->
    [one] 1 grondstof wordt
   *[other] { $deep_forest__prices__sell } van een soort worden
    } een goudstuk.
deep_forest-symbol-limit = limiet
deep_forest-symbol-limit-says = Houd er aan het einde van je beurt { $deep_forest__limits__kept }.

deep_forest-symbols-the-market = De markt
deep_forest-symbol-strip = strook
deep_forest-symbol-strip-says = Leg hem waar je wilt; hij bedekt wat er ligt.
deep_forest-symbol-line = lijn
deep_forest-symbol-line-says = Ga hier staan en neem alles wat die toont.
deep_forest-symbol-taken-line = bezette lijn
deep_forest-symbol-taken-line-says = Daar staat iemand; jij kunt er niet heen.
deep_forest-symbol-closed-corner = gesloten hoek
deep_forest-symbol-closed-corner-says = De diagonaal is open met { $deep_forest__market__corner_from ->
    [one] 1 speler
   *[other] { $deep_forest__market__corner_from } spelers
    }.

deep_forest-symbols-the-forest = Het bos
deep_forest-symbol-face-down-tile = gedekte tegel
deep_forest-symbol-face-down-tile-says = Wordt omgedraaid als je hem ziet.
deep_forest-symbol-forest = bos
deep_forest-symbol-forest-says = Een stap voor één markeersteen.
deep_forest-symbol-thicket = struikgewas
deep_forest-symbol-thicket-says = { $deep_forest__prices__obstacle ->
    [one] 1 krachtdrank
   *[other] { $deep_forest__prices__obstacle } krachtdranken
    }; je houdt de tegel.
deep_forest-symbol-gate = poort
deep_forest-symbol-gate-says = { $deep_forest__prices__obstacle ->
    [one] 1 boek
   *[other] { $deep_forest__prices__obstacle } boeken
    }; je houdt de tegel.
deep_forest-symbol-guard = wachter
deep_forest-symbol-guard-says = { $deep_forest__prices__obstacle ->
    [one] 1 goudstuk
   *[other] { $deep_forest__prices__obstacle } goudstukken
    }; je houdt de tegel.
deep_forest-symbol-sword = zwaard
deep_forest-symbol-sword-says = Krachtdrank, boek en goudstuk; één dobbelsteen in een gevecht.
deep_forest-symbol-troll = trol
deep_forest-symbol-troll-says = Naast je: betaal eerst { $deep_forest__prices__troll ->
    [one] 1 goudstuk
   *[other] { $deep_forest__prices__troll } goudstukken
    }.
deep_forest-symbol-rock = rots
deep_forest-symbol-rock-says = Vecht hier; weggaan kost twee markeerstenen.
deep_forest-symbol-marked-field = gemarkeerd veld
deep_forest-symbol-marked-field-says = Vanaf hier mag je vechten.
deep_forest-symbol-your-path = je pad
deep_forest-symbol-your-path-says = Loop er nooit meer naast.
deep_forest-symbol-touching = raken
deep_forest-symbol-touching-says = Hier zou je pad zichzelf raken.
deep_forest-symbol-wall = muur
deep_forest-symbol-wall-says = Onderaan erin, bovenaan eruit.
deep_forest-symbol-fog = mist
deep_forest-symbol-fog-says = Een veld hier verlaten kost één markeersteen extra.
deep_forest-symbol-retreat = terugtocht
deep_forest-symbol-retreat-says = { $deep_forest__limits__retreat_steps ->
    [one] Hoogstens 1 veld terug; { $deep_forest__start__retreats } keer per spel.
   *[other] Hoogstens { $deep_forest__limits__retreat_steps } velden terug; { $deep_forest__start__retreats } keer per spel.
    }
deep_forest-symbol-send = sturen
deep_forest-symbol-send-says = Je trol naar iemand, voor { $deep_forest__prices__troll_reward ->
    [one] 1 grondstof
   *[other] { $deep_forest__prices__troll_reward } grondstoffen
    }.

deep_forest-symbols-fights-and-gold = Gevechten en goud
deep_forest-symbol-strength = kracht
deep_forest-symbol-strength-says = Haal die met je dobbelstenen om te winnen.
deep_forest-symbol-die = dobbelsteen
deep_forest-symbol-die-says = Eén voor elk zwaard dat je inzet.
deep_forest-symbol-set-aside = opzijgelegd
deep_forest-symbol-set-aside-says = Houdt zijn ogen terwijl je de andere gooit.
deep_forest-symbol-pip-for-a-good = oog voor een grondstof
deep_forest-symbol-pip-for-a-good-says = Betaal een van deze, één oog erbij.
deep_forest-symbol-worn-out = ingeleverd
deep_forest-symbol-worn-out-says = Vecht niet meer, telt niet meer.
deep_forest-symbol-gold = goud
deep_forest-symbol-gold-says = Wat het aan het einde waard is.
deep_forest-symbol-set = set
deep_forest-symbol-set-says = Drie gelijke of drie verschillende: { $deep_forest__points__set } goud.
deep_forest-symbol-longest-path = langste pad
deep_forest-symbol-longest-path-says = { $deep_forest__points__longest } goud, als je het bos hebt verlaten.
deep_forest-symbol-way-out = uitgang
deep_forest-symbol-way-out-says = Gaat open met de mist: { $deep_forest__points__left } goud.
deep_forest-symbol-round = ronde
deep_forest-symbol-round-says = Mist na { $deep_forest__fog__after_round }, het einde na { $deep_forest__fog__last_round }.
