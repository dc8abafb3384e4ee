# Every symbol of the table: its name, and what it does in one sentence. What it does at the moment stands at the end.

# ------------------------------------------------------------------ goods

symbol-everdell-twig = tak
symbol-everdell-twig-about = Hiermee betaal je gebouwen.
symbol-everdell-resin = hars
symbol-everdell-resin-about = Hiermee betaal je gebouwen.
symbol-everdell-pebble = kiezelsteen
symbol-everdell-pebble-about = Hiermee betaal je gebouwen.
symbol-everdell-berry = bes
symbol-everdell-berry-about = Hiermee betaal je boswezens.
symbol-everdell-any = grondstof naar keuze
symbol-everdell-any-about = Een tak, hars, een kiezelsteen of een bes, naar keuze.
symbol-everdell-card = kaart
symbol-everdell-card-about = Van de trekstapel getrokken. Een hand heeft plaats voor hoogstens { $everdell__counts__hand_limit }, vanaf vijf spelers { $everdell__fair__hand_limit }; sommige vaardigheden veranderen dat.
symbol-everdell-points = punt
symbol-everdell-points-about = Een puntfiche, of wat een kaart aan het einde waard is.
symbol-everdell-total = punten tot nu toe
symbol-everdell-total-about = Zoveel punten zouden het zijn als het spel nu eindigde.

# ------------------------------------------------------------------ cards

symbol-everdell-green = Productie
symbol-everdell-green-about = Geeft grondstoffen bij het spelen, en opnieuw in de lente en de herfst.
symbol-everdell-red = Bestemming
symbol-everdell-red-about = Een plek voor een arbeider.
symbol-everdell-blue = Bestuur
symbol-everdell-blue-about = Helpt de eigenaar zolang de kaart er ligt.
symbol-everdell-purple = Welvaart
symbol-everdell-purple-about = Levert aan het einde van het spel extra punten op.
symbol-everdell-tan = Reiziger
symbol-everdell-tan-about = Werkt één keer, bij het spelen.
symbol-everdell-worth = waarde
symbol-everdell-worth-about = Wat de kaart aan het einde waard is.
symbol-everdell-unique = uniek
symbol-everdell-unique-about = Een stad mag hiervan maar één kaart hebben.
symbol-everdell-common = gewoon
symbol-everdell-common-about = Een stad mag er zoveel hebben als er plek is.
symbol-everdell-door = thuis
symbol-everdell-door-about = Nodigt het bijbehorende boswezen uit zonder betaling, één keer.
symbol-everdell-door-lit = thuis, gast bij de hand
symbol-everdell-door-lit-about = Het boswezen ligt in je hand of op de weide en mag zonder betaling komen.
symbol-everdell-door-shut = thuis, bezet
symbol-everdell-door-shut-about = De gast is gekomen; er wordt niemand anders uitgenodigd.
symbol-everdell-free-guest = mag gratis komen
symbol-everdell-free-guest-about = Een kaart in je stad nodigt deze uit of maakt er plaats voor: je kunt deze kaart zonder betaling spelen.
symbol-everdell-open = open
symbol-everdell-open-about = Anderen mogen op bezoek komen; de eigenaar krijgt een punt.
symbol-everdell-pair = paar
symbol-everdell-pair-about = Deze twee delen één plek.
symbol-everdell-tokens = fiches hier
symbol-everdell-tokens-about = Punten die op deze kaart liggen en aan het einde tellen.
symbol-everdell-stored = opgeslagen
symbol-everdell-stored-about = Grondstoffen die hier wachten tot een arbeider ze haalt.
symbol-everdell-lock = voorgoed
symbol-everdell-lock-about = Deze arbeider komt nooit meer thuis.
symbol-everdell-bars = gevangene
symbol-everdell-bars-about = Een boswezen onder de Kerker; het is niet meer in de stad.
symbol-everdell-legend = legendarische kaart
symbol-everdell-legend-about = Mag de kaart op het lint vervangen en telt niet mee voor de hand.
symbol-everdell-over = de Brug van de hemel
symbol-everdell-over-about = Ligt over deze kaart.

# ------------------------------------------------------------------ places and seasons

symbol-everdell-worker = arbeider
symbol-everdell-worker-about = Gaat naar een plek, doet wat daar staat en komt met het volgende seizoen thuis.
symbol-everdell-free = vrije plek
symbol-everdell-free-about = Er is plaats voor één arbeider.
symbol-everdell-shared = gedeelde plek
symbol-everdell-shared-about = Hier is plaats voor iedereen.
symbol-everdell-at-most = hoogstens zoveel
symbol-everdell-at-most-about = Geef er geen of zoveel als je wilt, maar niet meer dan het getal zegt.
symbol-everdell-cheaper = goedkoper
symbol-everdell-cheaper-about = Je speelt een kaart voor één grondstof minder dan de kosten.
symbol-everdell-exchange = ruil
symbol-everdell-exchange-about = Geef wat vóór de pijl staat en krijg wat erachter staat.
symbol-everdell-haven = Toevluchtsoord
symbol-everdell-haven-about = Leg kaarten af: elke twee leveren één grondstof naar keuze op.
symbol-everdell-journey = Reis
symbol-everdell-journey-about = Vanaf de herfst: leg zoveel kaarten af en krijg zoveel punten.
symbol-everdell-event = basisgebeurtenis
symbol-everdell-event-about = { $everdell__event__grand_tour__points ->
    [one] Zoveel kaarten van deze kleur in je stad: stuur een arbeider, 1 punt.
   *[other] Zoveel kaarten van deze kleur in je stad: stuur een arbeider, { $everdell__event__grand_tour__points } punten.
    }
symbol-everdell-special = speciale gebeurtenis
symbol-everdell-special-about = Beide kaarten in je stad: stuur een arbeider en behaal de gebeurtenis.
symbol-everdell-met = klaar
symbol-everdell-met-about = Je stad heeft wat deze gebeurtenis vraagt.
symbol-everdell-winter = winter
symbol-everdell-winter-about = { $everdell__counts__workers ->
    [one] Het eerste seizoen: 1 arbeider.
   *[other] Het eerste seizoen: { $everdell__counts__workers } arbeiders.
    }
symbol-everdell-spring = lente
symbol-everdell-spring-about = { $everdell__season__spring__workers ->
    [one] 1 arbeider
   *[other] { $everdell__season__spring__workers } arbeiders
    } erbij, en elke groene kaart geeft grondstoffen.
symbol-everdell-summer = zomer
symbol-everdell-summer-about = { $everdell__season__summer__workers ->
    [one] 1 arbeider
   *[other] { $everdell__season__summer__workers } arbeiders
    } erbij, en twee kaarten van de weide.
symbol-everdell-autumn = herfst
symbol-everdell-autumn-about = { $everdell__season__autumn__workers ->
    [one] 1 arbeider
   *[other] { $everdell__season__autumn__workers } arbeiders
    } erbij, elke groene kaart geeft grondstoffen; het laatste seizoen.
symbol-everdell-city = plekken
symbol-everdell-city-about = Bezette plekken van een stad, en alle plekken: { $everdell__counts__city }.
symbol-everdell-spaces = vrije plekken
symbol-everdell-spaces-about = Op elke plek past één kaart; sommige kaarten delen een plek of hebben er geen nodig.
symbol-everdell-deck = trekstapel
symbol-everdell-deck-about = Hier trek je kaarten, gedekt; is hij leeg, dan wordt de aflegstapel geschud.
symbol-everdell-discard = aflegstapel
symbol-everdell-discard-about = Kaarten die zijn weggedaan of vervangen.
symbol-everdell-first = startspeler
symbol-everdell-first-about = Begon met de minste kaarten.
symbol-everdell-figure = figuur van een vaardigheid
symbol-everdell-figure-about = Een arbeidersvaardigheid heeft de figuur op deze plek gezet.
symbol-everdell-rat-token = rattenfiche
symbol-everdell-rat-token-about = Een arbeidersvaardigheid heeft de fiche op deze plek van de weide gelegd.

# ------------------------------------------------------------------ Rugwort

symbol-everdell-worker-5 = rat van Rugwort
symbol-everdell-worker-5-about = Blokkeert deze plek of deze kaart van de weide.
symbol-everdell-die = zijn dobbelsteen
symbol-everdell-die-about = Een achtzijdige dobbelsteen die kiest welke kaart hij van de weide neemt.

# ------------------------------------------------------------------ Nightweave

symbol-everdell-spider = spin
symbol-everdell-spider-about = Haar arbeider: gaat alleen naar plekken voor één arbeider.
symbol-everdell-nightweave = Nachtweefster
symbol-everdell-nightweave-about = Zijzelf: zit op een plek van de weide, die leeg blijft.
symbol-everdell-clockwise = pijl
symbol-everdell-clockwise-about = Ze zoekt de volgende plek met de klok mee: rijen van links, kolommen van boven.
symbol-everdell-counter = pijl
symbol-everdell-counter-about = Ze zoekt de volgende plek tegen de klok in: rijen van rechts, kolommen van onder.
symbol-everdell-walk-blocked = overgeslagen
symbol-everdell-walk-blocked-about = Deze plek is bezet, dus ze gaat door naar de volgende.
symbol-everdell-walk-found = gevonden
symbol-everdell-walk-found-about = De eerste vrije plek op haar weg: haar spin gaat daarheen.
symbol-everdell-clearing = open plek
symbol-everdell-clearing-about = Welke boslocatie is bedoeld: het donkere vierkant.
symbol-everdell-lair = haar stad
symbol-everdell-lair-about = Bezette plekken van haar stad, en alle plekken samen.
symbol-everdell-meadow = weide
symbol-everdell-meadow-about = De { $everdell__counts__meadow ->
    [one] 1 open kaart
   *[other] { $everdell__counts__meadow } open kaarten
    }.
symbol-everdell-trash-card = afleggen
symbol-everdell-trash-card-about = Haar bovenste kaart gaat naar de aflegstapel, voor een punt.
symbol-everdell-web = web
symbol-everdell-web-about = Kost je iets, of sluit de plek waarop het ligt.
symbol-everdell-threads = gedekt
symbol-everdell-threads-about = Deze kaart is omgedraaid en doet nu niets.
symbol-everdell-personality = persoonlijkheid
symbol-everdell-personality-about = Een gewoonte van haar, het hele spel lang.
symbol-everdell-plan = plan
symbol-everdell-plan-about = Haar truc voor het hele spel.
symbol-everdell-intrigue = intrige
symbol-everdell-intrigue-about = Haar truc voor dit seizoen.
symbol-everdell-loot = buit
symbol-everdell-loot-about = Wat ze heeft gewonnen en houdt.
symbol-everdell-purse = verijdelen
symbol-everdell-purse-about = Betaal dit en haar truc mislukt.
symbol-everdell-hand = handkaarten
symbol-everdell-hand-about = Een hand heeft plaats voor hoogstens { $everdell__counts__hand_limit }, vanaf vijf spelers { $everdell__fair__hand_limit }; sommige vaardigheden veranderen dat.

# ------------------------------------------------------------------ the lands

symbol-everdell-pearl = parel
symbol-everdell-pearl-about = Hiermee betaal je versieringen en wonderen; elke die over is, levert { $everdell__river_counts__pearl_points ->
    [one] 1 punt
   *[other] { $everdell__river_counts__pearl_points } punten
    } op.
symbol-everdell-frog = kikkerambassadeur
symbol-everdell-frog-about = Gaat naar de rivier, één keer in elk seizoen.
symbol-everdell-frog-free = plek voor een kikker
symbol-everdell-frog-free-about = Hier kan een kikker heen, geen arbeider.
symbol-everdell-river-need = gevraagde kaarten
symbol-everdell-river-need-about = De stad van wie de kikker stuurt, moet kaarten van deze kleur hebben; ze worden niet weggegeven.
symbol-everdell-river-back = gedekte kaart
symbol-everdell-river-back-about = Opengedraaid door de eerste kikker, die de parel erop neemt.
symbol-everdell-adornment = versiering
symbol-everdell-adornment-about = Gespeeld voor een parel: werkt meteen en levert aan het einde punten op.
symbol-everdell-wonder = wonder
symbol-everdell-wonder-about = Een arbeider bouwt het voor grondstoffen, parels en kaarten; van elk maar één.
symbol-everdell-lily-pad = rivier
symbol-everdell-lily-pad-about = Waar kikkers parels halen.

symbol-everdell-gold-leaf = gouden bezetfiche
symbol-everdell-gold-leaf-about = Markeert een thuis als bezet door een willekeurig boswezen van die kleur of soort, dat dan gratis komt.
symbol-everdell-ticket = treinkaartje
symbol-everdell-ticket-about = Verplaatst een arbeider naar een andere plek, twee keer per spel: heen en terug.
symbol-everdell-reserve = reservering
symbol-everdell-reserve-about = Legt een kaart van weide of station voor je opzij, om later te spelen.
symbol-everdell-visitor = bezoeker
symbol-everdell-visitor-about = Levert aan het einde punten op als aan de wens is voldaan.
symbol-everdell-visitor-met = voldaan
symbol-everdell-visitor-met-about = Deze bezoeker zou je nu punten opleveren.
symbol-everdell-car = wagon
symbol-everdell-car-about = De tegel gaat naar wie de kaart eronder speelt.
symbol-everdell-tile-bag = zak met tegels
symbol-everdell-tile-bag-about = Nieuwe tegels voor de wagons worden eruit getrokken.
symbol-everdell-train-mark = wagontegel
symbol-everdell-train-mark-about = Neem wat een van de wagons toont.
symbol-everdell-station-house = station
symbol-everdell-station-house-about = Een arbeider neemt een bezoeker en een tegel van de trein.
symbol-everdell-knoll = heuvel
symbol-everdell-knoll-about = Een arbeider neemt nieuwe kaarten en een tegel van de trein.

symbol-everdell-garland = Garland-prijs
symbol-everdell-garland-about = Aan het einde leveren de meeste kaarten van deze soort punten op.
symbol-everdell-market-gain = kant Krijgen
symbol-everdell-market-gain-about = Een arbeider neemt wat een fiche hier toont; de fiche gaat naar de kant Ruilen.
symbol-everdell-market-trade = kant Ruilen
symbol-everdell-market-trade-about = Een arbeider betaalt wat een fiche hier toont voor punten en grondstoffen; de fiche gaat naar de kant Krijgen.
symbol-everdell-construction = gebouw
symbol-everdell-construction-about = Een kaart die van takken, hars en kiezelstenen wordt gebouwd.
symbol-everdell-critter = boswezen
symbol-everdell-critter-about = Een kaart die je met bessen betaalt.

symbol-everdell-weather = weer
symbol-everdell-weather-about = Maakt iets moeilijker voor iedereen die in dit seizoen is.
symbol-everdell-rabbit = konijn
symbol-everdell-rabbit-about = Toont hoe ver een speler op de berg is gekomen.
symbol-everdell-map-tile = landkaarttegel
symbol-everdell-map-tile-about = In kaart gebracht bij het verkennen; aan het einde van het spel betaald, een voor een, voor de punten.
symbol-everdell-discovery = ontdekking
symbol-everdell-discovery-about = Een van drie neem je bij het verkennen; hun plekken kosten { $everdell__mountain__prices__0 }, { $everdell__mountain__prices__1 } en { $everdell__mountain__prices__2 }.
symbol-everdell-big-critter = reuzenwezen
symbol-everdell-big-critter-about = Komt in de plaats van een arbeider en heeft een eigen vaardigheid.
symbol-everdell-mountain = berg
symbol-everdell-mountain-about = Wordt verkend na het voorbereiden op een seizoen.
