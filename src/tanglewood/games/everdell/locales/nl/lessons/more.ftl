# Nightweave, the spider. Reading her card (first, second, or else), the arrow, entering the Meadow, preparing instead of acting, foiling an intrigue.

lesson-everdell-nightweave-title = Nachtweefster, de spin
lesson-everdell-nightweave-goal = Leer haar kaarten lezen en verijdel haar eerste intrige.
lesson-everdell-nightweave-closing = Je leest haar als een open boek, en haar dievegge ging hongerig naar huis. Bij gelijkspel wint zij, dus mik op één punt meer.

lesson-everdell-nightweave-1-say = Na elk van je beurten draait Nachtweefster een kaart open en leest ze de rij van haar seizoen. Plaats een arbeider en kijk.
lesson-everdell-nightweave-1-notice = Haar volgorde: afbeelding 1; kan dat niet, afbeelding 2; kan dat ook niet, de regel “anders”.
lesson-everdell-nightweave-1-otherwise = Ook goed. Neem vandaag de takken.
lesson-everdell-nightweave-1-meanwhile = Haar kaart, rij winter: 1 kiezelsteen, 2 bos rechtsboven. Het eerste kan: een spin neemt de kiezelsteen.

lesson-everdell-nightweave-2-say = Neem de drie takken voordat zij het doet. Wat doet ze als haar plek bezet is?
lesson-everdell-nightweave-2-notice = Bezet betekent niet onmogelijk. De pijl leidt haar verder tot een plek van die soort vrij is.
lesson-everdell-nightweave-2-otherwise = Goed, maar dan zie je haar truc met de pijl niet.
lesson-everdell-nightweave-2-meanwhile = Haar kaart zegt drie takken. Bezet! Dus volgt ze de ronde pijl naar de volgende exclusieve plek: twee hars.
lesson-everdell-nightweave-2-slip-1 = Daar zit haar spin. Die houdt de plek bezet tot ze naar huis gaat.

lesson-everdell-nightweave-3-say = Bouw je Boerderij. En kijk: haar hand is leeg. Wat als haar kaart daaruit wil spelen?
lesson-everdell-nightweave-3-notice = Ze betaalt niets en leest geen teksten. In haar stad is een kaart gewoon zijn punten waard.
lesson-everdell-nightweave-3-otherwise = Eerst de Boerderij. Je hebt alles wat die kost.
lesson-everdell-nightweave-3-meanwhile = Afbeelding 1, uit de hand spelen, kan niet. Afbeelding 2, van de weide spelen: de dobbelsteen toont 3, de Vrouw is van haar.

lesson-everdell-nightweave-4-say = De Vrouw is weg; laat de Man in de Boerderij trekken.
lesson-everdell-nightweave-4-notice = Die plek blijft leeg zolang ze daar zit. Nu zijn al haar spinnen op pad, en zijzelf ook.
lesson-everdell-nightweave-4-otherwise = De Boerderij is nog vrij voor een gast. Gebruik dat.
lesson-everdell-nightweave-4-meanwhile = Haar kaart: betreden. De dobbelsteen toont 6: ze neemt de School en gaat op die plek zitten.

lesson-everdell-nightweave-5-say = Je arbeiders zijn op pad, dus bereid je voor op de lente. Die van haar ook: de volgende kaart met een spinteken stuurt haar naar de lente.
lesson-everdell-nightweave-5-notice = Vanaf de lente brengt elk seizoen een intrige. Sommige duren het hele seizoen; intriges die meteen toeslaan, kun je verijdelen.
lesson-everdell-nightweave-5-otherwise = Alle arbeiders zijn op pad: bereid je voor.
lesson-everdell-nightweave-5-meanwhile = Ze gaat naar huis, krijgt een derde spin en twee kaarten, gooit een weidekaart weg en spint een intrige: Dievegge!

lesson-everdell-nightweave-6-say = De Dievegge gooit een dobbelsteen en neemt hoogstens drie grondstoffen van één soort. Met twee kaarten uit je hand verijdel je deze intrige.
lesson-everdell-nightweave-6-notice = Alle grondstoffen zijn nog van jou. Betaal met kaarten die toch te duur voor je zijn.
lesson-everdell-nightweave-6-otherwise = Houd de goedkope. De Koning is nu veel te duur.
lesson-everdell-nightweave-6-trap-1 = De dobbelsteen beslist wat er weggaat. Soms is dat niets. Neem het terug en kijk hoe verijdelen werkt.
lesson-everdell-nightweave-6-fine-1 = Dezelfde twee kaarten: de Dievegge gaat hongerig naar huis.

# Alone against Rugwort. Blocked places, the die after each card, blocked Meadow cards, his preparing, comparing scores.

lesson-everdell-rugwort-title = Alleen tegen Rugwort
lesson-everdell-rugwort-goal = Wees de oude rat te slim af en eindig met meer punten dan hij.
lesson-everdell-rugwort-closing = 32 tegen 31: je verslaat de rat op het nippertje. In jaar twee en drie wordt hij gulziger. Klaar voor een heel jaar?

lesson-everdell-rugwort-1-say = Rugwort heeft nooit een beurt. Hij staat je gewoon in de weg: op de kiezelsteen, bijvoorbeeld. Neem de drie takken.
lesson-everdell-rugwort-1-notice = Zijn twee arbeiders gaan elk seizoen verder. Kijk waar ze staan voordat je plannen maakt.
lesson-everdell-rugwort-1-otherwise = Ook goed. Voor de Boerderij heb je takken nodig.
lesson-everdell-rugwort-1-slip-1 = Daar staat Rugwort, en dit seizoen gaat hij niet weg.

lesson-everdell-rugwort-2-say = Bouw de Boerderij. Telkens als je een kaart speelt, gooit Rugwort een dobbelsteen en grist hij die kaart van de weide.
lesson-everdell-rugwort-2-notice = Kosten en teksten negeert hij. Voor hem tellen alleen kleuren, en twee punten per kaart.
lesson-everdell-rugwort-2-otherwise = Eerst de Boerderij; kijk dan naar de dobbelsteen.
lesson-everdell-rugwort-2-meanwhile = De dobbelsteen toont 7: de Rechter gaat naar Rugwort. Het gat wordt aangevuld.

lesson-everdell-rugwort-3-say = Zijn arbeiders zitten op twee weidekaarten; die zijn voor jou gesloten. De Vrouw is vrij: laat haar intrekken.
lesson-everdell-rugwort-3-notice = Elke kaart die jij speelt, is er ook een voor hem. Zorg dat die van jou de moeite waard zijn.
lesson-everdell-rugwort-3-otherwise = Je zou iets anders kunnen spelen. Maar alleen hier is een gast gratis.
lesson-everdell-rugwort-3-meanwhile = De dobbelsteen toont 8: Rugwort neemt de School. Paarse kaarten geven hem drie punten.
lesson-everdell-rugwort-3-slip-1 = Rugwort zit op de Koningin. Je kunt haar nu niet spelen.
lesson-everdell-rugwort-3-trap-1 = Twee bessen kwijt, en de Boerderij is nog leeg. Neem het terug en laat haar intrekken.

lesson-everdell-rugwort-4-say = Alle arbeiders zijn op pad: bereid je voor op de herfst. Rugwort bereidt zich ook voor en neemt elke basisgebeurtenis waarvoor hij de kleuren heeft.
lesson-everdell-rugwort-4-notice = Tel zijn kleuren. Voordat hij zich voorbereidt, kun je nog een gebeurtenis wegkapen.
lesson-everdell-rugwort-4-otherwise = Geen arbeiders meer thuis. Op naar de herfst!
lesson-everdell-rugwort-4-meanwhile = Drie blauwe kaarten: het Stadsmonument is van hem. Hij gaat naar de Reis en blokkeert nog twee weidekaarten.

lesson-everdell-rugwort-5-say = Jij hebt vier groene kaarten, hij één. Behaal het Oogstfestival nu het nog vrij is.
lesson-everdell-rugwort-5-notice = Speciale gebeurtenissen die niemand behaalt, geven hem elk drie punten.
lesson-everdell-rugwort-5-otherwise = Eerst gebeurtenissen. Die punten pak je van niemand af, behalve van hem.
lesson-everdell-rugwort-5-slip-1 = Op dat pad is Rugwort zelf.

lesson-everdell-rugwort-6-say = Een echt spel zou doorgaan; wij stoppen hier. Pas en vergelijk. Je hebt meer nodig dan hij: bij gelijkspel wint hij.
lesson-everdell-rugwort-6-notice = Rugwort: kaarten 13, Reis 3, gebeurtenis 3, vier gemiste speciale gebeurtenissen 12: 31. Jij: 32.
lesson-everdell-rugwort-6-otherwise = Dat zou slim zijn. Voor vandaag: passen en tellen.
