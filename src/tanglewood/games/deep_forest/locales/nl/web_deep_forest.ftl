# The table of Through the Deep Forest in the browser.

# Spoken names. Whatever can be touched says so at its end.
df-field = { $field }, { $tile ->
    [thicket] struikgewas
    [gate] poort
    [guard] wachter
    [sword] zwaard
    [troll] trol
    [rock] rots
    [wall] muur
    [bare] open plek
    [hidden] gedekt
   *[forest] bos
}
df-field-pawn = hier staat de pion
df-field-markers = { $n ->
    [one] 1 markeersteen
   *[other] { $n } markeerstenen
}
df-field-visitors = { $n ->
    [one] een trol die hierheen is gestuurd
   *[other] { $n } trollen die hierheen zijn gestuurd
}
df-field-attacks = valt je aan
df-field-fight = hier kun je tegen monsters vechten
df-field-fog = in de mist
df-field-sight = in zicht
df-field-costs = kost { $price }
df-cell = Rij { $row }, kolom { $column }: { $cell ->
    [potion] krachtdrank
    [book] boek
    [coin] goudstuk
    [marker] markeersteen
   *[nothing] leeg
}
df-edge = { $side ->
    [row] Rij { $n }
    [column] Kolom { $n }
   *[corner] De diagonaal
}
df-edge-gives = { $edge } geeft { $gives }
df-edge-would = { $edge } zou { $gives } geven
df-edge-taken = hier staat { $name }
df-edge-own = hier staat je pion
df-edge-closed = { $edge } is dicht: de hoek is open met { $deep_forest__market__corner_from ->
    [one] 1 speler
   *[other] { $deep_forest__market__corner_from } spelers
    }
df-strip = Strook: { $cells }
df-strip-lies = Strook van { $cells }, van { $from } tot { $to }. Pijltjes verschuiven, R draait, Enter legt
df-monster = { $name }, kracht { $strength }, { $gold } goud
df-strength-now = De kracht is { $strength }.
df-monster-boost = { $resource ->
    [potion] elke krachtdrank die je betaalt, geeft een oog
    [book] elk boek dat je betaalt, geeft een oog
    [coin] elk goudstuk dat je betaalt, geeft een oog
   *[marker] elke markeersteen die je betaalt, geeft een oog
}
df-monster-left = { $n ->
    [0] geen meer
   *[other] nog { $n }
}
df-die = Dobbelsteen { $n } toont { $pips }{ $aside ->
    [yes] , opzijgelegd
   *[no] {""}
}{ $advised ->
    [yes] , beter opzijleggen
   *[no] {""}
}
df-good-over = { $n } { $resource ->
    [potion] krachtdranken
    [book] boeken
   *[marker] markeerstenen
}: aan het einde van je beurt mag je er { $limit } houden
df-swords = { $n ->
    [one] 1 zwaard
   *[other] { $n } zwaarden
}
df-spent = { $n ->
    [one] 1 zwaard ingeleverd
   *[other] { $n } zwaarden ingeleverd
}
df-retreats = { $n ->
    [one] nog 1 terugtocht
   *[other] nog { $n } terugtochten
}
df-trolls = { $n ->
    [one] 1 trol
   *[other] { $n } trollen
}, { $ready ->
    [0] nu geen te sturen
   *[other] { $ready } te sturen
}
df-won = { $n } { $tile ->
    [thicket] { $n ->
        [one] struikgewas
       *[other] struikgewassen
    }
    [gate] { $n ->
        [one] poort
       *[other] poorten
    }
   *[guard] { $n ->
        [one] wachter
       *[other] wachters
    }
}
df-hidden = Gedekt
df-hidden-of = { $n } × { $tile ->
    [thicket] struikgewas
    [gate] poort
    [guard] wachter
    [sword] zwaard
    [troll] trol
   *[forest] bos
}
df-sets = sets: { $gold } goud
df-forest-says = { $left ->
    [yes] Bos van { $name }, verlaten over { $pawn }, lengte van het pad: { $n }
   *[no] Bos van { $name }, pion op { $pawn }, lengte van het pad: { $n }
}

# Headings and parts.
df-market = Markt
df-edges = Marktlijnen
df-cells = Grondstofvelden van de markt
df-hand = Jouw stroken
df-hand-count = { $n ->
    [one] 1 strook in de hand
   *[other] { $n } stroken in de hand
}
df-goods = Grondstoffen
df-forest-own = Jouw bos
df-forest-of = Bos van { $name }
df-monsters = Rotsmonsters
df-fight = Gevecht
df-dice = Dobbelstenen
df-commit = Zwaarden
df-actions = Wat je kunt doen
df-points = Goud tot nu toe
df-total = Samen
df-rounds = Ronden
df-part-forest = Bos
df-part-market = Markt
df-part-fight = Gevecht
df-part-monsters = Monsters
df-part-others = Anderen
df-first = startspeler
df-out = het bos uit
df-path = pad van { $n }
df-gold = { $n } goud
df-pile = { $n ->
    [one] 1 strook in de trekstapel
   *[other] { $n } stroken in de trekstapel
}

# Rounds and fog.
df-round = Ronde { $n } van { $of }
df-fog-after = mist na ronde { $n }
df-fog-wall = mist bij de onderste muur
df-fog-row = { $row ->
    [1] mist in rij 1
   *[other] mist in rij 1 tot en met { $row }
}
df-last-turns = laatste beurten

# The market.
df-turn = Draaien
df-lay-it = Leggen
df-lay-about = Sleep of klik de strook op zijn plek; een lijn legt hem en geeft wat die toont.
df-stand-about = Kies de lijn waar je gaat staan: je neemt wat die toont.
df-choose-about = Kies een strook, of sleep die naar de markt.
df-market-about = { $n ->
    [0] Er is nog niets gelegd.
    [one] Hier ligt 1 strook.
   *[other] Hier liggen { $n } stroken.
}

# Buttons that need a second choice.
df-button = { $what ->
    [sell] { $deep_forest__prices__sell } verkopen
    [buy] Kopen
    [back] Teruggaan
    [send] Trol sturen
    [return] Teruggeven
    [take] Zwaard oprapen
    [pass] Eroverheen
   *[other] { $what }
}
df-now-resource = Welke soort?
df-now-seat = Naar wie?
df-now-field = Welk veld?
df-send-to = De trol naar { $name } sturen
df-send-about = Naar welk veld gaat de trol?
df-enlarge = Het bos van { $name } groot tonen

# Fights.
df-fight-head = Kracht { $strength }
df-fight-rule = { $deep_forest__limits__rolls ->
    [one] Eén dobbelsteen voor elk ingezet zwaard, hoogstens 1 worp.
   *[other] Eén dobbelsteen voor elk ingezet zwaard, hoogstens { $deep_forest__limits__rolls } worpen.
    }
df-fight-rolls = { $left ->
    [0] { $name }: worp { $n }, geen meer
    [one] { $name }: worp { $n }, nog 1
   *[other] { $name }: worp { $n }, nog { $left }
}
df-fight-of = van { $strength }
df-fight-extra = waarvan { $n } betaald
df-commit-about = { $swords ->
    [0] alleen de dobbelstenen { $chance }%, winnen kost geen zwaard
    [one] alleen de dobbelstenen { $chance }%, winnen kost 1 zwaard
   *[other] alleen de dobbelstenen { $chance }%, winnen kost { $swords } zwaarden
}
df-aside = opzij
df-keep = houden
df-aside-about = Klik op de dobbelstenen die je wilt houden en gooi dan de andere.
df-odds = Kansen van elk gevecht
df-odds-ask = Kansen tonen
df-odds-hide = Kansen verbergen
df-odds-strength = Kracht
df-odds-dice = Dobbelstenen
df-odds-chance = Alleen dobbelstenen
df-odds-with = Met alles wat je hebt
df-odds-swords = Zwaarden kwijt
df-fight-odds = { $missing ->
    [0] Het is genoeg.
    [one] Er ontbreekt 1 oog.
   *[other] Er ontbreken { $missing } ogen.
} Goed gespeeld winnen alleen de dobbelstenen in { $chance }% van alle gevallen, met alles wat je kunt toevoegen in { $more }%. Stippen markeren de dobbelstenen om te houden.

# Help.
df-help = Zo wordt er gespeeld
df-help-market = Leg een strook ergens op de markt, over wat er ligt. Ga dan bij een vrije lijn staan en neem wat die toont.
df-help-path = Elke stap laat een markeersteen achter je liggen, twee als je een rots verlaat of in de mist loopt, drie bij allebei. Je pad mag zichzelf nooit raken.
df-help-obstacles = { $deep_forest__prices__obstacle ->
    [one] Struikgewas kost 1 krachtdrank, een poort evenveel boeken, een wachter evenveel goudstukken. Drie gelijke of drie verschillende zijn { $deep_forest__points__set } goud waard.
   *[other] Struikgewas kost { $deep_forest__prices__obstacle } krachtdranken, een poort evenveel boeken, een wachter evenveel goudstukken. Drie gelijke of drie verschillende zijn { $deep_forest__points__set } goud waard.
    }
df-help-fights = { $deep_forest__limits__committed ->
    [one] Naast of op een rots mag je vechten: minstens 1 zwaard, voor elk een dobbelsteen. Gewonnen of verloren, het gevecht beëindigt je beurt.
   *[other] Naast of op een rots mag je vechten: minstens { $deep_forest__limits__committed } zwaarden, voor elk een dobbelsteen. Gewonnen of verloren, het gevecht beëindigt je beurt.
    }
df-help-trolls = Een trol naast je wil eerst een goudstuk. Vanaf de volgende ronde mag je hem naar iemand sturen.
df-help-fog = Na ronde { $deep_forest__fog__after_round } klimt de mist elke ronde een rij. Vanaf dan kun je over de bovenste muur weg: { $deep_forest__points__left } goud, en { $deep_forest__points__longest } voor het langste pad.
df-help-keys = Pijltjes lopen langs wat gloeit, Enter neemt het. Terwijl je een strook legt, verschuiven pijltjes hem en draait R hem.
df-help-rules = Alle regels, een voor een

# A new table and the page of cards.
web-setting-deep-forest-first = Wie begint
web-setting-deep-forest-sparse = Schaarse stroken
web-setting-deep-forest-limited-supply = Beperkte voorraad
web-cards-deep-forest = { $table ->
    [monster] Rotsmonsters
    [tile] Tegels van het bos
    [strip] Stroken van de markt
    [board] Het bos
    [fog] Mist
    [start] Waarmee iedereen begint
    [limits] Limieten
    [prices] Prijzen
    [points] Punten
    [market] De markt
    [deal] Stroken in het spel
    [supply] Voorraad
    [coins] Goudstukken
   *[other] { $table }
}

# The end.
web-total-deep-forest = Goud in totaal
web-curve-deep-forest = Goud als het spel dan was geëindigd, ronde voor ronde
web-curve-label-deep-forest = Grafiek van het verloop: het goud van elke speler, ronde voor ronde

# On the other pages: the home page, a new table, rules and cards, the end of a game.
web-game-title-deep-forest = Door het diepe woud
web-game-about-deep-forest = Vind je weg voordat de mist dat doet.
web-game-facts-deep-forest = 2–4 spelers · 15 ronden
web-game-picture-deep-forest = Een pad van blauwe stenen een donker bos in, met mist en een rotsmonster
