# The score pad for the real table: `everdell-pad-ROW` is a row, `-says` what it counts, `-FIELD` something in it.

everdell-pad-cards = Kaarten
everdell-pad-cards-says = De punten die op de kaarten in je stad staan; een Dwaas haalt er 2 af.
everdell-pad-tokens = Puntfiches
everdell-pad-tokens-says = Fiches in je voorraad en op je eigen kaarten.
everdell-pad-prosperity = Paarse kaarten
everdell-pad-prosperity-says = Wat je paarse kaarten opleveren naast de punten die erop staan.
everdell-pad-journey = Reis
everdell-pad-journey-says = Je arbeiders op de Reis, elk waard wat daar staat.
everdell-pad-events = Gebeurtenissen
everdell-pad-events-says = Punten van de basis- en speciale gebeurtenissen die je hebt behaald.
everdell-pad-wonders = Wonderen
everdell-pad-wonders-says = De wonderen die je hebt gebouwd, elk één keer.
everdell-pad-adornments = Versieringen
everdell-pad-adornments-says = Wat de gespeelde versieringen aan het einde opleveren.
everdell-pad-pearls = Parels
everdell-pad-pearls-says = { $everdell__river_counts__pearl_points ->
    [one] Elke parel die je overhebt, is { $everdell__river_counts__pearl_points } punt waard.
   *[other] Elke parel die je overhebt, is { $everdell__river_counts__pearl_points } punten waard.
}
everdell-pad-pearls-pearls = Parels over
everdell-pad-garland = Garland-prijs
everdell-pad-garland-says = Tel de kaarten die de prijs noemt: de meeste leveren { $everdell__fair__first } op, de op één na meeste { $everdell__fair__second }.
everdell-pad-garland-cards = Kaarten van die soort
everdell-pad-visitors = Bezoekers
everdell-pad-visitors-says = Bezoekers van wie je stad de wens vervult.
everdell-pad-expedition = Expeditie
everdell-pad-expedition-says = De landkaarttegels die je hebt betaald.
everdell-pad-discoveries = Ontdekkingen
everdell-pad-discoveries-says = Wat je ontdekkingen aan het einde opleveren.

everdell-pad-his-cards = Kaarten
everdell-pad-his-cards-says = Punten voor elke kaart in zijn stad: { $everdell__rugwort_points__card }; voor een paarse: { $everdell__rugwort_points__purple }.
everdell-pad-his-cards-others = Kaarten die niet paars zijn
everdell-pad-his-cards-purple = Paarse kaarten
everdell-pad-his-cards-glitzy = Paarse kaarten, en hij is opzichtig
everdell-pad-his-basic = Basisgebeurtenissen
everdell-pad-his-basic-says = Punten voor elke basisgebeurtenis die hij nam: { $everdell__rugwort_points__basic_event }.
everdell-pad-his-basic-events = Basisgebeurtenissen
everdell-pad-his-special = Gemiste speciale gebeurtenissen
everdell-pad-his-special-says = Elke speciale gebeurtenis die jij niet hebt behaald, levert hem punten op, meer vanaf zijn tweede jaar.
everdell-pad-his-special-events = Gemiste speciale gebeurtenissen
everdell-pad-his-spaces = Jouw lege plekken
everdell-pad-his-spaces-says = Rugwort de kraker krijgt { $everdell__rugwort_points__squatty_space } voor elke lege plek in jouw stad.
everdell-pad-his-spaces-spaces = Lege plekken

everdell-pad-her-cards = Kaarten
everdell-pad-her-cards-says = De punten die op de kaarten in haar stad staan, met haar buit; die in haar hand zijn niets waard.
everdell-pad-her-bonus = Haar niveau
everdell-pad-her-bonus-says = Haar niveau geeft extra punten voor kaarten van 0 en voor paarse, legendarische en Newleaf-kaarten; één bonus per kaart.
everdell-pad-her-bonus-zero = Kaarten van 0
everdell-pad-her-bonus-rich = Paarse, legendarische of Newleaf-kaarten
everdell-pad-her-bonus-both = Allebei: 0 waard, en paars, legendarisch of van Newleaf
everdell-pad-her-bonus-ruler = Rugwort de Regent: de meeste gebeurtenissen van iemand
everdell-pad-her-basic = Basisgebeurtenissen
everdell-pad-her-basic-says = Haar basisgebeurtenissen, voor de punten die erop staan.
everdell-pad-her-special = Speciale gebeurtenissen
everdell-pad-her-special-says = Elk van haar speciale gebeurtenissen telt naar haar niveau, wat er ook op staat.
everdell-pad-her-special-events = Speciale gebeurtenissen
everdell-pad-her-adornments = Versieringen
everdell-pad-her-adornments-says = Elk van haar versieringen telt naar haar niveau.
everdell-pad-her-adornments-adornments = Versieringen
everdell-pad-her-pearls = Parels
everdell-pad-her-pearls-says = { $everdell__river_counts__pearl_points ->
    [one] Elke parel die ze overheeft, is { $everdell__river_counts__pearl_points } punt waard.
   *[other] Elke parel die ze overheeft, is { $everdell__river_counts__pearl_points } punten waard.
}
everdell-pad-her-pearls-pearls = Parels over
everdell-pad-her-visitors = Bezoekers
everdell-pad-her-visitors-says = Haar bezoekers, zoveel als haar niveau toestaat.
everdell-pad-her-discoveries = Ontdekkingen
everdell-pad-her-discoveries-says = Al haar ontdekkingen tellen volledig.
everdell-pad-rival-tokens = Puntfiches
everdell-pad-rival-tokens-says = Puntfiches die deze tegenstander heeft gekregen.
everdell-pad-rival-journey = Reis
everdell-pad-rival-journey-says = De arbeiders van deze tegenstander op de Reis.
everdell-pad-rival-wonders = Wonderen
everdell-pad-rival-wonders-says = Wonderen die deze tegenstander heeft gebouwd.
everdell-pad-rival-expedition = Landkaarttegels
everdell-pad-rival-expedition-says = Alle landkaarttegels van deze tegenstander.

everdell-pad-tie-events = Gebeurtenissen, basis en speciaal samen
everdell-pad-tie-resources = Grondstoffen over in de voorraad
everdell-pad-rival-nightweave = Nachtweefster
everdell-pad-rival-rugwort = Rugwort

# Tonight’s set-up of the real box: `$n` things, `$what` they are, `$players` people.

everdell-tonight-board = Leg het spelbord en de boom neer en sorteer takken, hars, kiezelstenen, bessen en puntfiches.
everdell-tonight-forest = { $n ->
    [one] Leg deze boskaart op de open plek; de andere gaan terug in de doos.
   *[other] Leg deze { $n } boskaarten op hun open plekken; de andere gaan terug in de doos.
}
everdell-tonight-basic-events = Leg de basisgebeurtenissen neer.
everdell-tonight-special-events = { $n ->
    [one] Leg deze speciale gebeurtenis op de boom; de andere gaan terug in de doos.
   *[other] Leg deze { $n } speciale gebeurtenissen op de boom; de andere gaan terug in de doos.
}
everdell-tonight-farms = Haal de gewone Boerderijen uit de trekstapel en schud de acht seizoensboerderijen erdoor.
everdell-tonight-corrin = Schud de vijf kaarten van Corrin Evertail door de trekstapel.
everdell-tonight-extra = Schud de vijftien kaarten van Extra! Extra! door de trekstapel.
everdell-tonight-rugwort-cards = Schud de drie Rugwort-kaarten door de trekstapel.
everdell-tonight-pearlbrook-deck = Schud de kaarten van Pearlbrook door de trekstapel.
everdell-tonight-newleaf-deck = Schud de kaarten van Newleaf door de trekstapel.
everdell-tonight-river = Leg het rivierbord naast het spelbord, met de parels op de Zandbank. Trek { $everdell__river_counts__citizens } rivierbewoners en { $everdell__river_counts__locations } locaties, schud ze en leg er op elke plek van de rivier een gedekt neer, met een parel erop.
everdell-tonight-wonders = Zet de vier wonderen klaar. Er zijn geen basisgebeurtenissen.
everdell-tonight-adornments = Iedereen krijgt een kikker en { $everdell__river_counts__adornments } versieringen, verborgen voor de anderen; de rest gaat ongezien terug in de doos.
everdell-tonight-train = Doe alle wagontegels in de zak, trek er drie voor de trein en leg naast elke tegel een kaart van de trekstapel.
everdell-tonight-visitors = Verdeel de bezoekers in twee gelijke stapels, open.
everdell-tonight-golden = Iedereen krijgt drie gouden bezetfiches.
everdell-tonight-ticket = Iedereen krijgt een treinkaartje, met de heenreis naar boven.
everdell-tonight-reservation = Iedereen krijgt een reserveringsfiche, klaar voor gebruik.
everdell-tonight-market = Zet de Markt klaar met zijn vier fiches aan de hier genoemde kant, in deze volgorde.
everdell-tonight-garland = Leg deze Garland-prijs naast het spelbord; de andere gaan terug in de doos.
everdell-tonight-weather = Leg de berg onder het spelbord. Schud het weer van elk seizoen apart en leg van elk een kaart gedekt neer; neem voor de winter deze en draai die meteen open.
everdell-tonight-discoveries = Schud de drie stapels ontdekkingen apart en leg ze bij hun gebied; reuzenwezens wachten naast het spelbord.
everdell-tonight-map = Iedereen neemt een starttegel. Leg deze landkaarttegels open in het eerste gebied, en evenveel gedekt in elk van de andere.
everdell-tonight-rabbits = Elk konijn begint in het heuvelland.
everdell-tonight-rugwort = Zet klaar zoals voor twee. Rugwort krijgt geen kaarten; zijn arbeiders staan hier.
everdell-tonight-level = Nachtweefster speelt op dit niveau: leg de scorekaart daarvan neer.
everdell-tonight-personality = Zo is ze vanavond.
everdell-tonight-plan = Dit is ze vanavond van plan.
everdell-tonight-intrigues = Schud de intriges tot een gedekte stapel; in de winter is er geen.
everdell-tonight-activity = Haal de rivierkaarten eruit als Pearlbrook niet meedoet. Sorteer de activiteitskaarten op hun eerste seizoen. Neem van de winterkaarten er twee die een spin plaatsen: één gaat uit het spel; schud de andere en leg de tweede bovenop.
everdell-tonight-spiders = { $players ->
    [one] Geef haar de dobbelsteen, haar spinnen en haar figuur, en een gedekte kaart van de trekstapel. De gebeurtenis De Everdell Spelen gaat terug in de doos.
   *[other] Geef haar de dobbelsteen, haar spinnen en haar figuur, en twee gedekte kaarten van de trekstapel. De gebeurtenis De Everdell Spelen gaat terug in de doos.
}
everdell-tonight-powers = Deel of kies de arbeidersvaardigheden, voordat er kaarten worden gedeeld.
everdell-tonight-legends = Iedereen krijgt een legendarisch boswezen en een legendarisch gebouw, ongezien door de anderen.
everdell-tonight-workers = Arbeiders voor iedereen: { $everdell__counts__workers }; de andere wachten op de boom.
everdell-tonight-meadow = Schud de trekstapel en leg de weide open, { $everdell__counts__meadow } kaarten in totaal.
everdell-tonight-hands = Deel de eerste handen.
everdell-tonight-note = { $note ->
    [top_left] linksboven
    [bottom_left] linksonder
    [top_right] rechtsboven
    [bottom_right] rechtsonder
    [gain] kant Krijgen
   *[trade] kant Ruilen
}
