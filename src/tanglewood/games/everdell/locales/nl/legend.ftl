# The symbols of the game: a name and at most twelve words for each. Order and drawings are in legend.toml.

everdell-symbols-goods = Grondstoffen
everdell-symbol-twig = tak
everdell-symbol-twig-says = Voor gebouwen.
everdell-symbol-resin = hars
everdell-symbol-resin-says = Voor gebouwen.
everdell-symbol-pebble = kiezelsteen
everdell-symbol-pebble-says = Voor gebouwen.
everdell-symbol-berry = bes
everdell-symbol-berry-says = Voor boswezens.
everdell-symbol-any-good = grondstof naar keuze
everdell-symbol-any-good-says = Een van de vier, naar keuze.
everdell-symbol-card = kaart
everdell-symbol-card-says = Trek er een van de trekstapel; { $everdell__counts__hand_limit } is de limiet.
everdell-symbol-point = punt
everdell-symbol-point-says = Een puntfiche, of wat een kaart waard is.

everdell-symbols-cards = Kaarten
everdell-symbol-production = Productie
everdell-symbol-production-says = Geeft grondstoffen bij het spelen, in lente en herfst.
everdell-symbol-destination = Bestemming
everdell-symbol-destination-says = Een plek voor een arbeider.
everdell-symbol-governance = Bestuur
everdell-symbol-governance-says = Helpt zolang de kaart er ligt.
everdell-symbol-prosperity = Welvaart
everdell-symbol-prosperity-says = Levert aan het einde extra punten op.
everdell-symbol-traveler = Reiziger
everdell-symbol-traveler-says = Werkt één keer, bij het spelen.
everdell-symbol-points = punten
everdell-symbol-points-says = Wat de kaart aan het einde waard is.
everdell-symbol-cost = kosten
everdell-symbol-cost-says = Wat je betaalt om de kaart te spelen.
everdell-symbol-missing = ontbreekt
everdell-symbol-missing-says = Dit mis je nog.
everdell-symbol-unique = uniek
everdell-symbol-unique-says = Hiervan maar één in een stad.
everdell-symbol-common = gewoon
everdell-symbol-common-says = Zoveel als je wilt.
everdell-symbol-home = thuis
everdell-symbol-home-says = Nodigt het boswezen gratis uit, één keer.
everdell-symbol-taken = bezet
everdell-symbol-taken-says = De gast is er; geen tweede.
everdell-symbol-open = open
everdell-symbol-open-says = Anderen mogen op bezoek; de eigenaar krijgt een punt.
everdell-symbol-pair = paar
everdell-symbol-pair-says = Deze twee delen één plek.
everdell-symbol-tokens-here = fiches hier
everdell-symbol-tokens-here-says = Punten die op deze kaart liggen.
everdell-symbol-stored = opgeslagen
everdell-symbol-stored-says = Wacht hier tot een arbeider het haalt.
everdell-symbol-for-good = voorgoed
everdell-symbol-for-good-says = Deze arbeider komt nooit meer thuis.
everdell-symbol-prisoner = gevangene
everdell-symbol-prisoner-says = Onder de Kerker; niet meer in de stad.

everdell-symbols-places-and-seasons = Plekken en seizoenen
everdell-symbol-worker = arbeider
everdell-symbol-worker-says = Die van jou in jouw kleur en vorm.
everdell-symbol-free-space = vrije plek
everdell-symbol-free-space-says = Plaats voor één arbeider.
everdell-symbol-shared = gedeeld
everdell-symbol-shared-says = Plaats voor iedereen.
everdell-symbol-forest-place = boslocatie
everdell-symbol-forest-place-says = In elk spel anders.
everdell-symbol-haven = Toevluchtsoord
everdell-symbol-haven-says = Twee kaarten voor één grondstof naar keuze.
everdell-symbol-journey = Reis
everdell-symbol-journey-says = In de herfst: leg kaarten af, krijg punten.
everdell-symbol-basic-event = basisgebeurtenis
everdell-symbol-basic-event-says = { $everdell__event__grand_tour__points ->
    [one] Zoveel kaarten van deze kleur: 1 punt.
   *[other] Zoveel kaarten van deze kleur: { $everdell__event__grand_tour__points } punten.
    }
everdell-symbol-special-event = speciale gebeurtenis
everdell-symbol-special-event-says = Beide kaarten in je stad: behaal de gebeurtenis.
everdell-symbol-winter = winter
everdell-symbol-winter-says = { $everdell__counts__workers ->
    [one] 1 arbeider
   *[other] { $everdell__counts__workers } arbeiders
    }.
everdell-symbol-spring = lente
everdell-symbol-spring-says = { $everdell__season__spring__workers ->
    [one] 1 arbeider
   *[other] { $everdell__season__spring__workers } arbeiders
    } erbij; groene kaarten geven.
everdell-symbol-summer = zomer
everdell-symbol-summer-says = { $everdell__season__summer__workers ->
    [one] 1 arbeider
   *[other] { $everdell__season__summer__workers } arbeiders
    } erbij; twee kaarten van de weide.
everdell-symbol-autumn = herfst
everdell-symbol-autumn-says = { $everdell__season__autumn__workers ->
    [one] 1 arbeider
   *[other] { $everdell__season__autumn__workers } arbeiders
    } erbij; groene kaarten geven; het laatste seizoen.
everdell-symbol-spaces = plekken
everdell-symbol-spaces-says = Gevulde en vrije plekken van een stad.
everdell-symbol-you-can = dit kan
everdell-symbol-you-can-says = Dit mag je nu doen.

everdell-symbols-rugwort = Rugwort
everdell-symbol-rugwort-s-worker = arbeider van Rugwort
everdell-symbol-rugwort-s-worker-says = Blokkeert deze plek of deze weidekaart.
everdell-symbol-his-die = zijn dobbelsteen
everdell-symbol-his-die-says = Kiest welke weidekaart hij neemt.

everdell-symbols-nightweave = Nachtweefster
everdell-symbol-her-worker = haar arbeider
everdell-symbol-her-worker-says = Gaat alleen naar plekken voor één arbeider.
everdell-symbol-herself = zijzelf
everdell-symbol-herself-says = Zit op een weideplek, die leeg blijft.
everdell-symbol-activity-row = activiteitsrij
everdell-symbol-activity-row-says = Alleen de rij van haar seizoen telt.
everdell-symbol-first = eerste
everdell-symbol-first-says = Dit doet ze als het kan.
everdell-symbol-second = tweede
everdell-symbol-second-says = Als het eerste niet kan.
everdell-symbol-backup = reserve
everdell-symbol-backup-says = Als beide niet kunnen.
everdell-symbol-arrow = pijl
everdell-symbol-arrow-says = In welke richting ze de volgende zoekt.
everdell-symbol-spider-card = spinnenkaart
everdell-symbol-spider-card-says = Voor alle acties is een spin thuis nodig.
everdell-symbol-entering-card = betredingskaart
everdell-symbol-entering-card-says = Laat haar op de weide gaan zitten.
everdell-symbol-clearing = open plek
everdell-symbol-clearing-says = Welke boslocatie is bedoeld.
everdell-symbol-her-city = haar stad
everdell-symbol-her-city-says = Een spin op een van haar eigen kaarten.
everdell-symbol-special-event-nightweave = speciale gebeurtenis
everdell-symbol-special-event-nightweave-says = Ze neemt er één per seizoen.
everdell-symbol-basic-event-nightweave = basisgebeurtenis
everdell-symbol-basic-event-nightweave-says = Ze neemt die het best past.
everdell-symbol-discard = afleggen
everdell-symbol-discard-says = Haar bovenste handkaart, voor een punt.
everdell-symbol-level = niveau
everdell-symbol-level-says = Zoveel punten als haar niveau.
everdell-symbol-web = web
everdell-symbol-web-says = Kost je iets, of sluit de plek waarop het ligt.
everdell-symbol-loot = buit
everdell-symbol-loot-says = Wat ze heeft gewonnen en houdt.
everdell-symbol-intrigue = intrige
everdell-symbol-intrigue-says = Haar truc voor dit seizoen.
everdell-symbol-plan = plan
everdell-symbol-plan-says = Haar truc voor het hele spel.
everdell-symbol-personality = persoonlijkheid
everdell-symbol-personality-says = Een gewoonte van haar, het hele spel lang.
everdell-symbol-foil-price = prijs van verijdelen
everdell-symbol-foil-price-says = Betaal dit en haar truc mislukt.

everdell-symbols-pearlbrook = Pearlbrook
everdell-symbol-pearl = parel
everdell-symbol-pearl-says = Voor versieringen en wonderen; aan het einde elk { $everdell__river_counts__pearl_points ->
    [one] 1 punt
   *[other] { $everdell__river_counts__pearl_points } punten
    }.
everdell-symbol-frog = kikker
everdell-symbol-frog-says = Gaat één keer per seizoen naar de rivier.
everdell-symbol-frog-space = plek voor een kikker
everdell-symbol-frog-space-says = Hier mag geen arbeider heen.
everdell-symbol-river-card = gedekte kaart
everdell-symbol-river-card-says = De eerste kikker draait hem open en neemt de parel.
everdell-symbol-adornment = versiering
everdell-symbol-adornment-says = Gespeeld voor een parel; punten aan het einde.
everdell-symbol-wonder = wonder
everdell-symbol-wonder-says = Een arbeider bouwt het voor grondstoffen, parels en kaarten.

everdell-symbols-newleaf = Newleaf
everdell-symbol-train-tile = wagontegel
everdell-symbol-train-tile-says = Neem wat een wagon toont.
everdell-symbol-golden-leaf = gouden bezetfiche
everdell-symbol-golden-leaf-says = Haalt een boswezen gratis binnen bij passend gouden vaandel. Drie per spel.
everdell-symbol-ticket = treinkaartje
everdell-symbol-ticket-says = Verplaatst een arbeider; heen en terug.
everdell-symbol-reservation = reservering
everdell-symbol-reservation-says = Legt een kaart voor je opzij.
everdell-symbol-visitor = bezoeker
everdell-symbol-visitor-says = Aan het einde punten als aan de wens is voldaan.

everdell-symbols-bellfaire = Bellfaire
everdell-symbol-market-token = Markt-fiche
everdell-symbol-market-token-says = Toont wat je krijgt, of ruilt voor punten en grondstoffen.
everdell-symbol-garland = Garland-prijs
everdell-symbol-garland-says = Punten voor de meeste kaarten van een soort.
everdell-symbol-flower-festival = Bloemenfestival
everdell-symbol-flower-festival-says = Een kaart van elke kleur.

everdell-symbols-spirecrest = Spirecrest
everdell-symbol-weather = weer
everdell-symbol-weather-says = Geldt voor iedereen in dit seizoen.
everdell-symbol-rabbit = konijn
everdell-symbol-rabbit-says = Hoe ver je bent gekomen.
everdell-symbol-map-tile = landkaarttegel
everdell-symbol-map-tile-says = Aan het einde betaald, een voor een.
everdell-symbol-discovery = ontdekking
everdell-symbol-discovery-says = Een van drie, voor { $everdell__mountain__prices__0 }, { $everdell__mountain__prices__1 } of { $everdell__mountain__prices__2 }.
everdell-symbol-big-critter = reuzenwezen
everdell-symbol-big-critter-says = Komt in de plaats van een arbeider.
