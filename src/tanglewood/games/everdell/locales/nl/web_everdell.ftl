# The table of Everdell in the browser.

# Spoken names. Whatever can be touched says so at its end.
ev-kind = { $colour ->
    [tan] Reiziger
    [green] Productie
    [red] Bestemming
    [blue] Bestuur
   *[purple] Welvaart
} · { $unique ->
    [yes] uniek
   *[no] gewoon
} { $critter ->
    [yes] boswezen
   *[no] gebouw
}
ev-card = { $points ->
    [one] { $name }, { $kind }, kost { $cost }, 1 punt. { $words }
   *[other] { $name }, { $kind }, kost { $cost }, { $points } punten. { $words }
}
ev-slot = Plek { $slot }: { $what }{ $blocked ->
    [yes] {" "}De arbeider van Rugwort staat erop.
   *[no] {""}
}{ $beside ->
    [yes] {" "}Nachtweefster zit ernaast.
   *[no] {""}
}
ev-city-card = { $name }, { $kind }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}{ $noted ->
    [yes] . { $notes }
   *[no] {""}
}. { $words }
ev-occupied = bezet
ev-prisoners = { $n ->
    [one] 1 gevangene
   *[other] { $n } gevangenen
}
ev-nobody = niemand
ev-location = { $name }: { $words } { $spaces ->
    [shared] Door iedereen gedeeld.
    [1] Eén plek.
   *[other] { $spaces } plekken.
} Daar: { $workers }.
ev-place-kind = { $sort ->
    [basic] { $shared ->
        [yes] Basislocatie, plaats voor iedereen
       *[no] Basislocatie, plaats voor één arbeider
    }
    [forest] Boslocatie
    [haven] Toevluchtsoord, plaats voor iedereen
   *[journey] Reis, in de herfst
}
ev-stands-there = { $n ->
    [0] Hier staat niemand.
   *[other] Hier: { $names }.
}
ev-need-colour = { $n } { $colour ->
    [tan] bruin
    [green] groen
    [red] rood
    [blue] blauw
   *[purple] paars
}
ev-event = { $points ->
    [0] { $name }: vraagt { $needs }.
    [one] { $name }: vraagt { $needs }, 1 punt.
   *[other] { $name }: vraagt { $needs }, { $points } punten.
} { $words } { $state ->
    [taken] Behaald door { $owner }.
    [met] Je stad voldoet.
   *[open] Nog niet behaald.
}
ev-stock = { $kind ->
    [twig] { $n ->
        [one] 1 tak
       *[other] { $n } takken
    }
    [resin] { $n } hars
    [pebble] { $n ->
        [one] 1 kiezelsteen
       *[other] { $n } kiezelstenen
    }
   *[berry] { $n ->
        [one] 1 bes
       *[other] { $n } bessen
    }
}.
ev-resource = { $kind ->
    [twig] takken
    [resin] hars
    [pebble] kiezelstenen
   *[berry] bessen
}
ev-legend = Een legendarische kaart van jou, mag { $old } vervangen: { $what }
ev-ribbon = Een legendarische kaart: mag jouw { $old } gratis vervangen
ev-legends-in-hand = legendarische kaarten nog niet gespeeld
ev-power = Arbeidersvaardigheid: { $name }, { $title }. { $words }{ $noted ->
    [yes] {" "}Nu: { $notes }.
   *[no] {""}
}
ev-own-power = Wat je arbeiders kunnen
ev-wild = { $n ->
    [one] 1 jokerfiche
   *[other] { $n } jokerfiches
}
ev-kept = { $n ->
    [one] 1 kaart ernaast
   *[other] { $n } kaarten ernaast
}
ev-figure-on = de figuur staat op { $place }
ev-token-on = de fiche ligt op plek { $slot } van de weide
ev-trail = { $n ->
    [one] 1 boskaart gedekt
   *[other] { $n } boskaarten gedekt
}
ev-workers = { $free } van { $all } arbeiders vrij
ev-season-now = { $season ->
    [winter] Het is winter
    [spring] Het is lente
    [summer] Het is zomer
   *[autumn] Het is herfst
}
ev-deck = { $n ->
    [one] Trekstapel, 1 kaart
   *[other] Trekstapel, { $n } kaarten
}
ev-discard = { $n ->
    [0] Aflegstapel, leeg
    [one] Aflegstapel, 1 kaart
   *[other] Aflegstapel, { $n } kaarten
}
ev-unseen = Kaarten die je niet hebt gezien
ev-unseen-about = { $n ->
    [one] 1 kaart zit in de trekstapel, de andere in handen of gedekt in de aflegstapel.
   *[other] { $n } kaarten zitten in de trekstapel, de andere in handen of gedekt in de aflegstapel.
}
ev-face-down = { $n ->
    [one] 1 kaart ligt gedekt.
   *[other] { $n } kaarten liggen gedekt.
}
ev-rolled = Hij gooide { $n }.

# What a card would cost now.
ev-price-ways = Zo kun je de kaart spelen: { $ways }.
ev-price-missing = Je mist { $goods }.
ev-price-no-room = Je stad heeft er geen plek voor.
ev-way = { $way ->
    [pay] door de kosten te betalen
    [occupy] gratis, door in te trekken in jouw { $card }
    [use] met de hulp van jouw { $card }
    [replace] gratis, in plaats van jouw { $card }
   *[imprison] met { $card } als gevangene in je Kerker
}

# Headings.
ev-board = Wat iedereen deelt
ev-special = Speciale gebeurtenissen in de grote boom
ev-basics = Basisgebeurtenissen
ev-meadow = Weide
ev-forest = Boslocaties
ev-far = Toevluchtsoord en Reis
ev-river = Basislocaties
ev-city = Stad
ev-city-own = Jouw stad
ev-city-of = Stad van { $name }
ev-city-large = De stad van { $name } groot tonen
ev-hand = Hand
ev-hand-own = Jouw hand
ev-hand-count = Hand: { $n } van { $limit }
ev-goods = Grondstoffen en puntfiches
ev-own-events = Behaalde gebeurtenissen
ev-ask = Wat je wordt gevraagd
ev-revealed = Opengedraaide kaarten
ev-list-short = { $n ->
    [one] 1 optie
   *[other] Alle { $n } opties
}
ev-part-city = Stad
ev-part-hand = Hand
ev-part-meadow = Weide
ev-part-forest = Bos
ev-part-events = Gebeurtenis
ev-part-others = Anderen

# Small words.
ev-first = startspeler
ev-passed = gepast
ev-touch = Raak iets aan wat gloeit.
ev-spaces = { $used } van { $all } plekken
ev-free-spaces = { $n ->
    [one] 1 vrije plek
   *[other] { $n } vrije plekken
}
ev-room = plaats voor { $n }
ev-kinds = Kaarten per soort
ev-kind-count = { $n ->
    [one] Hiervan ligt er 1 in de stad.
   *[other] Hiervan liggen er { $n } in de stad.
}
ev-you-have = { $n ->
    [0] Je hebt er geen.
   *[other] Je hebt er { $n }.
}
ev-tokens-now = { $n ->
    [0] Je hebt nog geen fiches.
    [one] Je hebt 1 fiche.
   *[other] Je hebt { $n } fiches.
}
ev-her-tokens = { $n ->
    [0] Ze heeft nog geen fiches.
    [one] 1 daarvan is een fiche.
   *[other] { $n } daarvan zijn fiches.
}
ev-cards-there = { $n ->
    [0] Nu leeg.
    [one] Er ligt nu 1 kaart.
   *[other] Er liggen nu { $n } kaarten.
}
ev-event-needs = Vraagt { $needs }.
ev-event-is-mine = { $n ->
    [one] { $name }: 1 punt.
   *[other] { $name }: { $n } punten.
}
ev-workers-home = { $n ->
    [1] Eén arbeider is nog thuis.
    [2] Twee arbeiders zijn nog thuis.
    [3] Drie arbeiders zijn nog thuis.
    [4] Vier arbeiders zijn nog thuis.
    [5] Vijf arbeiders zijn nog thuis.
    [6] Zes arbeiders zijn nog thuis.
   *[other] { $n } arbeiders zijn nog thuis.
}
ev-pass-anyway = Toch passen
ev-pass-not-yet = Nog niet
ev-season-later = { $season ->
    [spring] De lente komt zodra al je arbeiders op pad zijn.
    [summer] De zomer komt zodra al je arbeiders op pad zijn.
   *[autumn] De herfst komt zodra al je arbeiders op pad zijn.
}
ev-cards-in-hand = handkaarten
ev-free-workers = vrije arbeiders
ev-points-so-far = punten tot nu toe
ev-points-open = punten tot nu toe. Tonen waar ze vandaan komen
ev-points-now = Punten als het spel nu zou eindigen
ev-source = bron
ev-total = Samen
ev-needs = Vraagt { $needs }
ev-brings = Haalt bij bezetten gratis binnen: { $names }
ev-brings-any = Haalt bij bezetten een willekeurig boswezen gratis binnen
ev-home = Komt gratis als je bezet: { $names }
ev-all-cards = Op de kaartenpagina
ev-read-nothing = Wijs een kaart of plek aan om die hier te lezen.

# Rugwort, when one plays alone.
ev-rugwort-about = speelt zonder plaats
ev-mood = { $mood ->
    [cranky] knorrig: hij neemt kaarten uit je hand
    [glitzy] opzichtig: zijn paarse kaarten tellen meer
    [hasty] gehaast: hij behaalt gebeurtenissen vroeg
    [lucky] geluksvogel: twee keer hetzelfde getal levert hem een punt op
   *[squatty] kraker: jouw lege plekken tellen voor hem
}
ev-his-events = gebeurtenissen die hij behaalde
ev-he-did = Wat hij deed
ev-rule = Regel { $rule }

# The last turn of the opponent without a seat, once more.
ev-his-turn-again = Zijn beurt nog eens tonen
ev-her-turn-again = Haar beurt nog eens tonen
ev-her-turn-again-short = Haar beurt opnieuw
ev-again-at = Stap { $n } van { $all }
ev-again-back = Eén stap terug
ev-again-on = Volgende stap
ev-again-end = Dat was alles: terug naar de tafel

# Nightweave’s lair.
ev-part-lair = Hol
ev-lair-of = Het hol van Nachtweefster
ev-lair-open = Naar haar hol
ev-level = { $name }, niveau { $level }
ev-level-short = { $name } ({ $level })
ev-level-means = { $points ->
    [one] het teken van haar niveau levert 1 punt op; aan het einde { $zero } extra voor elke kaart van 0, { $rich } voor elke paarse, legendarische of Newleaf-kaart, { $special } voor elke speciale gebeurtenis
   *[other] het teken van haar niveau levert { $points } punten op; aan het einde { $zero } extra voor elke kaart van 0, { $rich } voor elke paarse, legendarische of Newleaf-kaart, { $special } voor elke speciale gebeurtenis
}
ev-quiet-discard = een kaart afleggen, zonder punten
ev-level-points = Punten van haar niveau: { $n }
ev-level-token = en de punten van haar niveau
ev-she-did = Wat ze deed
ev-she-began = Zij was het eerst, voordat iemand keek: haar kaart ligt hier.
ev-spiders = Spinnen
ev-spiders-home = spinnen thuis
ev-spiders-where = { $home } thuis, { $out } op het bord, { $later } nog te komen
ev-her-events = Gebeurtenissen van haar
ev-loot = Buit
ev-her-hand = { $n ->
    [one] Haar hand: 1 kaart, gedekt
   *[other] Haar hand: { $n } kaarten, gedekt
}
ev-known = Gezien op weg naar haar hand; nog daar, of gedekt afgelegd: { $names }
ev-her-city = Haar stad: { $used } van { $all }
ev-season = Seizoen
ev-season-name = { $season ->
    [winter] Winter
    [spring] Lente
    [summer] Zomer
   *[autumn] Herfst
}
ev-now = nu
ev-tokens = Puntfiches
ev-where-she-is = Zijzelf
ev-she-sits = Nachtweefster zit op plek { $slot } van de weide
ev-she-is-home = Thuis
ev-modules = Wat ze van plan is
ev-module = { $table ->
    [personality] Persoonlijkheid
    [plan] Plan
   *[intrigue] { $kind ->
        [seasonal] Intrige van dit seizoen
        [short] Intrige
       *[instant] Intrige, meteen
    }
}
ev-foil = Verijdelen:
ev-intrigues-left = { $n ->
    [one] 1 intrige ligt nog gedekt.
   *[other] { $n } intriges liggen nog gedekt.
}
ev-activity = De kaart waarmee ze handelt
ev-activity-card = { $season ->
    [winter] Activiteitskaart. In de winter: eerst { $first }; als dat niet kan { $second }; anders { $backup }.
    [spring] Activiteitskaart. In de lente: eerst { $first }; als dat niet kan { $second }; anders { $backup }.
    [summer] Activiteitskaart. In de zomer: eerst { $first }; als dat niet kan { $second }; anders { $backup }.
   *[autumn] Activiteitskaart. In de herfst: eerst { $first }; als dat niet kan { $second }; anders { $backup }.
} { $arrow ->
    [clockwise] Bezette plekken gaat ze met de klok mee voorbij.
   *[counter] Bezette plekken gaat ze tegen de klok in voorbij.
}
ev-arrow = { $arrow ->
    [clockwise] met de klok mee
   *[counter] tegen de klok in
}
ev-mark = { $mark ->
    [worker] spin nodig
   *[pawn] zijzelf nodig
}
ev-else = anders
ev-to-come = { $n ->
    [one] Kan nog komen: 1 kaart
   *[other] Kunnen nog komen: { $n } kaarten
}
ev-to-come-about = { $all ->
    [one] Het is deze.
   *[other] Van deze { $all } liggen er { $n } gedekt. Dit zeggen ze in haar seizoen.
}
ev-down = gedekt
ev-web-on-card = er ligt een webfiche op
ev-captives = { $n ->
    [one] Een arbeider staat op haar spelersbord
   *[other] { $n } arbeiders staan op haar spelersbord
}{ $lent ->
    [0] .
   *[other] ; ze gebruikt die hierna.
}
ev-owed = De eerste arbeider die je plaatst, is van haar.
ev-turned-away = Door Nachtweefster omgedraaid, niet te gebruiken: { $what }
ev-web-here = Er ligt een webfiche op.
ev-webs-here = { $n ->
    [one] Er ligt een webfiche op.
   *[other] Er liggen { $n } webfiches op.
}

# Help.
ev-help = Zo wordt er gespeeld
ev-help-short = Hulp
ev-help-workers = Plaats een arbeider waar iets gloeit: aan de rivier, in het bos, bij een gebeurtenis of op een rode kaart van een stad.
ev-help-cards = Speel kaarten uit je hand of van de weide. Een streepjeslijn onder een getal zegt wat je nog mist.
ev-help-homes = In een gebouw met een deur trekt het bijbehorende boswezen gratis in, één keer.
ev-help-seasons = Zijn al je arbeiders op pad, bereid je dan voor op het volgende seizoen: ze komen thuis en brengen nieuwe mee.
ev-help-events = Een gebeurtenis is voor wie de kaarten ervoor het eerst heeft en er een arbeider heen stuurt.
ev-help-rugwort = Na elke kaart die je speelt, gooit Rugwort een dobbelsteen en neemt hij die kaart van de weide. Elk seizoen blokkeert hij meer.
ev-help-nightweave = Nachtweefster speelt na elk van je beurten: een activiteitskaart zegt wat ze in haar seizoen doet. Kan het eerste niet, dan doet ze het tweede, en anders wat onderaan staat.
ev-help-activity = Is een plek bezet, dan gaat haar spin door naar de volgende van dezelfde soort, in de richting van de pijl op de kaart.
ev-help-webs = Webben tonen wat ze heeft gesponnen: kaarten naast haar die ze beïnvloedt, en plekken die iets extra kosten.
ev-help-again = Haar of zijn laatste beurt kun je stap voor stap terugzien: met de knop eronder of met R; pijltjes gaan vooruit en terug.
ev-help-keys = Toetsen: pijltjes en Tab lopen langs wat gloeit, Enter neemt het, Z toont het groot, Escape gaat terug, U maakt ongedaan, H geeft een hint.
ev-help-rules = Alle regels

# Laying a table.
web-rival-everdell = Rugwort
web-rival-everdell-about = Je tegenstander heeft geen plaats nodig: een oude rat die na elke kaart die je speelt een kaart van de weide neemt en in de loop van de seizoenen gebeurtenissen behaalt.
ev-companion-ready-rugwort = Wat heb je gedaan?
ev-rival-nightweave = Nachtweefster
ev-rival-nightweave-about = Heeft geen plaats nodig: een spin die een eigen stad bouwt, spinnen stuurt waar jij heen wilt en zelf op de weide gaat zitten.
web-setting-everdell-rugwort = Jaar van Rugwort
web-setting-everdell-mood = Zijn humeur
web-setting-everdell-first = Wie begint
web-setting-everdell-nightweave = Tegen Nachtweefster
web-setting-everdell-difficulty = Haar niveau
web-setting-everdell-personality = Haar persoonlijkheid
web-setting-everdell-plan = Haar plan
web-setting-everdell-intrigues = Intriges
web-setting-everdell-farms = Seizoensboerderijen
web-setting-everdell-corrin = Kaarten van Corrin Evertail
web-setting-everdell-extra = Extra! Extra!
web-setting-everdell-rugwort-cards = Rugwort-kaarten
web-setting-everdell-legends = Legenden
web-setting-everdell-powers = Arbeidersvaardigheden
web-choice-everdell-rugwort = { $choice ->
    [1] 1: de Rakker
    [2] 2: de Rotte
   *[3] 3: de Schurk
}
web-choice-everdell-mood = { $choice ->
    [none] Geen humeur
    [cranky] Knorrig
    [glitzy] Opzichtig
    [hasty] Gehaast
    [lucky] Geluksvogel
   *[squatty] Kraker
}
web-choice-everdell-difficulty = { $choice ->
    [0] 0: gedwee
    [1] 1: sluw
    [2] 2: onuitstaanbaar
    [3] 3: kwellend
   *[4] 4: angstaanjagend
}
web-choice-everdell-personality = { $choice ->
    [none] Geen
    [any] Willekeurig getrokken
    [nasty] Gemeen
    [pessimist] Pessimist
    [infernal] Hels
    [vile] Verachtelijk
    [gambler] Gokster
    [idler] Nietsnut
    [privileged] Bevoorrecht
    [needy] Behoeftig
   *[other] { $choice }
}
web-choice-everdell-plan = { $choice ->
    [none] Geen
    [any] Willekeurig getrokken
    [masquerade] Gemaskerd bal
    [web_barricade] Webbarricade
    [hypnotic_gaze] Hypnotiserende blik
    [plot_thickens] De intrige verdicht zich
    [weavers_whim] Gril van de weefster
    [bounty_hunter] Premiejaagster
    [swarm] Overweldigende zwerm
    [test_of_strength] Krachtproef
    [unraveler] Uithaalster
    [web_expansion] Webuitbreiding
    [smarty] Slimmerik
    [extortion] Afpersing
    [connections] Connecties
   *[other] { $choice }
}
web-choice-everdell-legends = { $choice ->
    [none] Geen
    [first] De eerste tien
    [more] De tien volgende
   *[both] Alle twintig
}
web-choice-everdell-powers = { $choice ->
    [none] Geen
    [mistwood] De vier van Mistwood
   *[all] Alle, een van twee
}
ev-fixed-plan = Niet met intriges: ze sluiten elkaar uit.
ev-fixed-intrigues = Niet met een plan: ze sluiten elkaar uit.
ev-fixed-modules = Niet met haar persoonlijkheid, plan of intriges.

# Other pages.
web-curve-everdell = Punten, beurt voor beurt
web-curve-label-everdell = Grafiek van het verloop: punten van elke speler, beurt voor beurt
web-total-everdell = punten
web-cards-everdell = { $table ->
    [card] Boswezens en gebouwen
    [location] Locaties
    [event] Gebeurtenissen
    [season] Seizoenen
    [rugwort] Rugwort
    [rugwort_points] Waar Rugwort punten voor krijgt
    [activity] Activiteitskaarten van Nachtweefster
    [personality] Haar persoonlijkheden
    [plan] Haar plannen
    [intrigue] Haar intriges
    [level] Haar niveaus
    [lair] Haar hol
    [her_season] Wat een seizoen haar brengt
    [power] Arbeidersvaardigheden
    [adornment] Pearlbrook: versieringen
    [river_space] Pearlbrook: oevers van de rivier
    [river_card] Pearlbrook: kaarten van de rivier
    [river_counts] Pearlbrook: hoe de rivier wordt klaargelegd
    [visitor] Newleaf: bezoekers
    [train_tile] Newleaf: wagontegels
    [garland] Bellfaire: Garland-prijzen
    [market_token] Bellfaire: fiches van de Markt
    [fair] Bellfaire: het feest
    [discovery] Spirecrest: ontdekkingen
    [map_tile] Spirecrest: landkaarttegels
    [weather] Spirecrest: weer
    [mountain] Spirecrest: de berg
    [counts] Hoe de tafel wordt klaargezet
   *[other] Meer
}

# On the other pages: the home page, a new table, rules and cards, the end of a game.
web-game-title-everdell = Everdell
web-game-about-everdell = Bouw een bosstad voordat de winter komt.
web-game-facts-everdell = 1–4 spelers, tot 6 met Bellfaire
web-game-picture-everdell = Een grote holle boom boven een kleine bosstad, een spin aan haar draad
web-group-everdell = { $group ->
    [alone] Hoe sterk { $rival } is
    [lair] Het hol van Nachtweefster
    [box] Wat er in de doos zit
    [pearlbrook] Pearlbrook: de rivier
    [newleaf] Newleaf: het station
    [bellfaire] Bellfaire: het feest
    [spirecrest] Spirecrest: de berg
    [start] Hoe het begint
    [asking] Wat er gevraagd wordt
   *[rest] Meer
}
web-part-everdell = { $part ->
    [base] Het basisspel
    [solo] Alleen, tegen Rugwort
    [mistwood] Mistwood: wat er in de doos zit
    [farms] Seizoensboerderijen
    [corrin] Corrin Evertail
    [extra] Extra kaarten
    [rugwort_cards] Rugwort-kaarten
    [legends] Legendarische kaarten
    [powers] Arbeidersvaardigheden
    [nightweave] Tegen Nachtweefster
    [modules] Haar plannen, intriges en persoonlijkheden
    [newleaf] Met Newleaf
    [pearlbrook] Met Pearlbrook
    [spirecrest] Met Spirecrest
    [bellfaire] Met Bellfaire
   *[other] { $part }
}

# Words in names that are too long for a narrow card, with a dot wherever they may be divided. List those of your
# language, from about eleven letters on.
ev-divided =
    Architec·tonische Begraaf·plaats Begrafenis·onder·nemer Belasting·verlaging Biblio·theek Bloemen·festival
    Bood·schapper Burge·meester Dans·wedstrijd Gerechts·gebouw Goederen·wagon Goud·vleugel Hars·raffina·derij
    Herfst·boerderij Hout·snijder Kikker·kapitein Klokken·toren Kranten·kiosk Lantaarn·opsteker Lente·boerderij
    Lichtjes·festival Lucht·ballon Mijnwerker·mol Oogst·festival Oor·spronkelijk Piraten·schip Post·kantoor
    Scheeps·bouwer Schoon·maker Stads·feestdag Stads·jubileum Stads·monument Stads·omroeper Sterk·wortel
    Taart·eet·wedstrijd Uitkijk·post Uit·nodigingen Univer·siteit Voor·uitziend Winter·boerderij Zeeglas·amulet
    Zilverschub·bron Zomer·boerderij Zonne·bloemen·parade dokters·dienst georgani·seerde marketing·plan muziek·festival
    ontdekkings·reizigers
