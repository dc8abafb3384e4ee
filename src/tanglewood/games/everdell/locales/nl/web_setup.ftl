# Laying a table of Everdell: what its options do, and its ready-made tables.

web-setting-everdell-spring-worker = Een arbeider voor de lente
web-about-everdell-rugwort = In zijn eerste jaar is hij een rakker; elk volgend jaar is moeilijker.
web-about-everdell-mood = Met een humeur is hij moeilijker te verslaan.
web-about-everdell-farms = Acht Boerderijen, twee van elk seizoen, in plaats van de gewone.
web-about-everdell-corrin = Vijf kaarten over de stichter van Everdell worden erdoor geschud.
web-about-everdell-extra = Vijftien kaarten over het nieuws van de vallei worden erdoor geschud.
web-about-everdell-rugwort-cards = De drie kaarten van de rat worden erdoor geschud.
web-about-everdell-legends = Iedereen krijgt een legendarisch boswezen en een legendarisch gebouw.
web-about-everdell-powers = Wat je arbeiders zijn, bepaalt wat ze kunnen.
web-about-everdell-spring-worker = Je houdt de arbeider van de lente ondanks de vaardigheden; dat maakt het makkelijker.
web-about-everdell-nightweave = Een spin die tegen een of twee van jullie speelt.
web-about-everdell-difficulty = Van gedwee tot angstaanjagend.
web-about-everdell-personality = Hoe ze omgaat met de weide om haar heen.
web-about-everdell-plan = Wat ze het hele spel van plan is, tegen één speler.
web-about-everdell-intrigues = Elk seizoen spint ze een intrige, tegen één speler.
web-preset-everdell-rugwort = Tegen Rugwort
web-preset-about-everdell-rugwort = Alleen, met een rat die neemt wat hij wil.
web-preset-everdell-nightweave = Tegen Nachtweefster
web-preset-about-everdell-nightweave = Alleen, met een spin die een stad bouwt, op haar gedweeste.
web-preset-everdell-small = Meer kaarten
web-preset-about-everdell-small = De kleine dozen worden erdoor geschud.
web-preset-about-everdell-everything = Vier spelers, alle kaarten, legendarische kaarten, vaardigheden en alle vier de landen tegelijk. Alleen Nachtweefster blijft weg: zij speelt tegen een of twee mensen. Een lange avond voor wie ze allemaal kent.

# ------------------------------------------------------------------ the lands

web-about-everdell-pearlbrook = Een rivier met kikkers en parels; met parels koop je versieringen en wonderen.
web-about-everdell-newleaf = Een station met een trein, bezoekers, treinkaartjes en gouden bezetfiches; 59 kaarten erbij.
web-about-everdell-tickets = Een treinkaartje verplaatst een arbeider, heen en terug.
web-about-everdell-reservations = Iedereen kan één kaart opzijleggen.
web-about-everdell-bellfaire = Een Markt, een Garland-prijs voor de meeste kaarten van een soort, en plaats voor zes.
web-about-everdell-market = Je krijgt wat een fiche toont, of ruilt het voor punten en grondstoffen.
web-about-everdell-garland = Een prijs aan het einde voor de meeste kaarten van een soort.
web-about-everdell-spirecrest = Weer, ontdekkingen en reuzenwezens op weg naar de top van een berg.
web-about-everdell-cranky = Gooit hij een 8, dan verlies je een kaart uit je hand.
web-about-everdell-glitzy = { $everdell__rugwort_points__glitzy_purple ->
    [one] Zijn paarse kaarten leveren 1 punt op.
   *[other] Zijn paarse kaarten leveren { $everdell__rugwort_points__glitzy_purple } punten op.
    }
web-about-everdell-hasty = Elk seizoen neemt hij de meest linkse speciale gebeurtenis.
web-about-everdell-lucky = Twee keer achter elkaar hetzelfde getal levert hem een punt op.
web-about-everdell-squatty = { $everdell__rugwort_points__squatty_space ->
    [one] Elke lege plek in je stad levert hem 1 punt op.
   *[other] Elke lege plek in je stad levert hem { $everdell__rugwort_points__squatty_space } punten op.
    }
web-preset-everdell-pearlbrook = Pearlbrook
web-preset-about-everdell-pearlbrook = Kikkers halen parels uit de rivier.
web-preset-everdell-newleaf = Newleaf
web-preset-about-everdell-newleaf = Treinen, bezoekers en gouden bezetfiches.
web-preset-everdell-bellfaire = Bellfaire
web-preset-about-everdell-bellfaire = Zes spelers op het feest.
web-preset-everdell-spirecrest = Spirecrest
web-preset-about-everdell-spirecrest = De berg op, in elk weer.
ev-fixed-bellfaire = Vijf en zes spelers hebben de borden ervan nodig.
ev-fixed-legends = Eén doos heeft legendarische kaarten voor vijf spelers.
ev-fixed-powers = Mistwood alleen heeft vaardigheden voor vier spelers.

web-setting-everdell-pearlbrook = Met Pearlbrook
web-setting-everdell-newleaf = Met Newleaf
web-setting-everdell-tickets = Treinkaartjes
web-setting-everdell-reservations = Reserveringen
web-setting-everdell-bellfaire = Met Bellfaire
web-setting-everdell-market = De Markt
web-setting-everdell-garland = De Garland-prijs
web-setting-everdell-spirecrest = Met Spirecrest
web-setting-everdell-cranky = Knorrig
web-setting-everdell-glitzy = Opzichtig
web-setting-everdell-hasty = Gehaast
web-setting-everdell-lucky = Geluksvogel
web-setting-everdell-squatty = Kraker
