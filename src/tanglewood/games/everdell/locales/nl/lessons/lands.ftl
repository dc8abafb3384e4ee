# Pearlbrook. The frog and the river, an adornment, the Shoal, a wonder.
# The hard part: pearls are no goods. They come from the frog, who goes once a season, and go into adornments and wonders.

lesson-everdell-pearlbrook-title = Pearlbrook: parels en wonderen
lesson-everdell-pearlbrook-goal = Stuur je kikker om parels en bouw een wonder van twintig punten.
lesson-everdell-pearlbrook-closing = Negenentwintig punten tegen zeventien, en drieëntwintig daarvan uit de rivier. Overgebleven parels zijn elk twee punten waard.

lesson-everdell-pearlbrook-1-say = Je kikker zoekt parels. De groene oever vraagt drie groene kaarten, en die heb je. Ga erheen en gebruik de Watermolen.
lesson-everdell-pearlbrook-1-notice = Eén parel omdat je de eerste bent, één voor een punt en een tak. Je groene kaarten heb je alleen getoond.
lesson-everdell-pearlbrook-1-otherwise = Je arbeiders zijn allemaal op pad, maar de kikker is geen arbeider. Eerst de rivier.
lesson-everdell-pearlbrook-1-meanwhile = De Watermolen ligt de rest van het spel open. Ada haalt hars en een tak.
lesson-everdell-pearlbrook-1-slip-1 = De blauwe oever vraagt twee blauwe kaarten, en je stad heeft er geen.
lesson-everdell-pearlbrook-1-trap-1 = Eén parel is van jou, maar de molen geeft er nog een, en twee kaarten. Neem het terug en ruil.

lesson-everdell-pearlbrook-2-say = Voor een parel speel je een van je twee versieringen. De Verrekijker geeft een grondstof, een kaart en een parel. Kies een bes.
lesson-everdell-pearlbrook-2-notice = Betaald met een parel, en je kreeg er een terug. Aan het einde telt hij drie punten voor elk van je wonderen.
lesson-everdell-pearlbrook-2-otherwise = De Verrekijker. Die ligt bij je spullen en neemt geen plek in de stad in.
lesson-everdell-pearlbrook-2-meanwhile = Een versiering spelen is een hele beurt. Ada speelt een Man.
lesson-everdell-pearlbrook-2-slip-1 = Je kikker gaat één keer per seizoen. Hij komt thuis als je je voorbereidt.
lesson-everdell-pearlbrook-2-trap-1 = De Zeeglasamulet levert veel op, maar geen parel. Vandaag heb je ze allemaal nodig: neem het terug.

lesson-everdell-pearlbrook-3-say = Alle arbeiders zijn op pad: bereid je voor op de herfst. De kikker komt met ze mee naar huis.
lesson-everdell-pearlbrook-3-notice = Boerderij, Takkenboot en Harsraffinaderij hebben gewerkt. Maar kijk wie er nu op de groene oever zit!
lesson-everdell-pearlbrook-3-otherwise = Bereid je voor: er is niemand meer thuis.
lesson-everdell-pearlbrook-3-meanwhile = Ada’s kikker gaat naar jouw molen en betaalt een punt voor een parel.

lesson-everdell-pearlbrook-4-say = Op de Zandbank is plaats voor elke kikker: twee grondstoffen en twee kaarten voor een parel. Twee bessen, Dwaas en Zanger zijn goed.
lesson-everdell-pearlbrook-4-notice = Drie parels. Kijk nu naar de vier wonderen.
lesson-everdell-pearlbrook-4-otherwise = Naar de Zandbank. Het wonder dat je wilt, kost drie parels, en je hebt er twee.
lesson-everdell-pearlbrook-4-meanwhile = Ada kan niets meer doen en past.
lesson-everdell-pearlbrook-4-slip-1 = Daar zit Ada’s kikker. Op een oever past één kikker.
lesson-everdell-pearlbrook-4-slip-2 = De Zonnegloedbrug kost drie parels. Er ontbreekt er één.
lesson-everdell-pearlbrook-4-fine-1 = Het maakt niet uit welke je eerst neemt.

lesson-everdell-pearlbrook-5-say = Stuur een arbeider naar de Zonnegloedbrug: twee van elke grondstof behalve bessen, drie parels, drie kaarten. Houd Koning en Postkantoor.
lesson-everdell-pearlbrook-5-notice = Twintig punten, en nog drie van de Verrekijker. Een wonder wordt één keer gebouwd, door één speler.
lesson-everdell-pearlbrook-5-otherwise = De brug! Een arbeider gaat erheen, en je betaalt meteen.
lesson-everdell-pearlbrook-5-slip-1 = Vijfentwintig punten, maar daarvoor zijn drie kiezelstenen nodig.
lesson-everdell-pearlbrook-5-trap-1 = Vijftien punten, terwijl het er twintig konden zijn. Neem het terug.

# Newleaf. Station cards with their train cars, golden tokens, visitors, a reservation, the ticket.
# The hard part: reserving and using the ticket are whole turns; a train car comes only with a card that is played from the station.

lesson-everdell-newleaf-title = Newleaf: instappen!
lesson-everdell-newleaf-goal = Gebruik het station, een gouden bezetfiche, een reservering en je treinkaartje.
lesson-everdell-newleaf-closing = Een kaart voor een hars minder, een boswezen voor niets en een bezoeker die je met vijf punten bedankt. De trein vertrekt elk spel.

lesson-everdell-newleaf-1-say = Op het station wachten drie kaarten, voor iedereen. Speel de Mijn vandaar: de wagontegel ernaast krijg je erbij.
lesson-everdell-newleaf-1-notice = De Mijn gaf een kiezelsteen, de wagon een bes. Er zijn een andere kaart en een andere wagon gekomen.
lesson-everdell-newleaf-1-otherwise = De Mijn op het station, graag. De wagon ernaast maakt die beter.
lesson-everdell-newleaf-1-meanwhile = Ada stuurt haar laatste arbeider naar het Toevluchtsoord.

lesson-everdell-newleaf-2-say = Je Tuinier heeft een gouden vaandel: een groen gebouw. Leg een gouden bezetfiche op de Mijn, en hij komt gratis.
lesson-everdell-newleaf-2-notice = Boerderij en Mijn hebben nog een keer gewerkt. Je hebt drie gouden bezetfiches voor het hele spel.
lesson-everdell-newleaf-2-otherwise = De Tuinier. Hij kost drie bessen, of één gouden bezetfiche.
lesson-everdell-newleaf-2-meanwhile = Ada past.
lesson-everdell-newleaf-2-slip-1 = De Herberg is rood. Zijn vaandel vraagt om een groen gebouw.
lesson-everdell-newleaf-2-trap-1 = Bewaar de deur van de Boerderij liever voor een Man, die geen goud nodig heeft. Neem het terug en neem de Mijn.
lesson-everdell-newleaf-2-fine-1 = Het maakt niet uit welke je eerst neemt.

lesson-everdell-newleaf-3-say = Een arbeider naar het station: stuur Mossy weg en haal Dillweed binnen. Die houdt van gebouwen. Neem dan de wagon met twee takken.
lesson-everdell-newleaf-3-notice = Vijf punten, als je aan het einde meer gebouwen dan boswezens hebt. Bezoekers hebben geen plek nodig.
lesson-everdell-newleaf-3-otherwise = Je laatste arbeider gaat naar het station, waar de bezoekers zijn.
lesson-everdell-newleaf-3-trap-1 = Dat was Dillweed! Mossy wil vijf groene kaarten. Neem het terug en stuur Mossy weg.

lesson-everdell-newleaf-4-say = Het Museum is vandaag te duur. Reserveer het: niemand anders krijgt het, en het kost je één grondstof minder.
lesson-everdell-newleaf-4-notice = Reserveren is een hele beurt, één keer per seizoen. Het gat wordt meteen aangevuld.
lesson-everdell-newleaf-4-otherwise = Reserveer het Museum. Het ligt midden op het station.
lesson-everdell-newleaf-4-slip-1 = Je kunt het nog niet betalen. Daar is reserveren voor.

lesson-everdell-newleaf-5-say = Je hebt een hars nodig, en er is geen arbeider thuis. Je treinkaartje verplaatst er een: van de takken naar hars en een kaart.
lesson-everdell-newleaf-5-notice = De arbeider heeft twee keer gewerkt. De terugreis is goed voor nog een rit, vanaf de zomer.
lesson-everdell-newleaf-5-otherwise = Het treinkaartje. Dat verplaatst een arbeider die al op pad is.
lesson-everdell-newleaf-5-slip-1 = Er is geen arbeider thuis. Het treinkaartje verplaatst er een die op pad is.

lesson-everdell-newleaf-6-say = Nu het Museum, voor een tak, een hars en een kiezelsteen. De tweede hars is bespaard.
lesson-everdell-newleaf-6-notice = Vier gebouwen, één boswezen: Dillweed is tevreden. En het Museum trekt twee kaarten telkens als je er een speelt.
lesson-everdell-newleaf-6-otherwise = Speel de kaart die je hebt gereserveerd.

# Bellfaire. The Market both ways, the Flower Festival, the garland.
# The hard part: a token of the Market changes sides with each use, so what one takes another may bring.

lesson-everdell-bellfaire-title = Bellfaire: Markt en Garland-prijs
lesson-everdell-bellfaire-goal = Koop en verkoop op de Markt, win een festival en word de groenste stad.
lesson-everdell-bellfaire-closing = Drieëndertig punten tegen zeventien. Met Bellfaire kun je met vijf en zes spelen; dan heeft een hand plaats voor zeven kaarten.

lesson-everdell-bellfaire-1-say = Op de Markt is plaats voor iedereen, elk één keer. Neem wat een van de bovenste fiches toont: twee bessen en twee kaarten.
lesson-everdell-bellfaire-1-notice = De fiche is naar de andere kant gegaan. Iemand kan nu verkopen wat jij nam.
lesson-everdell-bellfaire-1-otherwise = Naar de Markt, graag. Ada was er al, maar er is ook plaats voor jou.
lesson-everdell-bellfaire-1-meanwhile = Ada plukt een bes.
lesson-everdell-bellfaire-1-slip-1 = Deze fiche ligt aan de kant waar je neemt. Verkopen gaat met de andere.

lesson-everdell-bellfaire-2-say = Er is niemand meer thuis. Bereid je voor op de herfst, dan verlaat je arbeider de Markt.
lesson-everdell-bellfaire-2-notice = Van iedereen één arbeider tegelijk; nu mag je er weer heen.
lesson-everdell-bellfaire-2-otherwise = Bereid je voor: alle arbeiders zijn op pad.
lesson-everdell-bellfaire-2-meanwhile = Je groene kaarten hebben gewerkt. Ada stuurt haar laatste arbeider naar het Toevluchtsoord.

lesson-everdell-bellfaire-3-say = In je stad ligt één kaart van elke kleur: dat is het Bloemenfestival. Behaal het!
lesson-everdell-bellfaire-3-notice = Vier punten. Het is een basisgebeurtenis, een vijfde naast de vier.
lesson-everdell-bellfaire-3-otherwise = Eerst het festival: vijf kleuren, en het is van jou.
lesson-everdell-bellfaire-3-meanwhile = Ada past.
lesson-everdell-bellfaire-3-slip-1 = Die vraagt vier unieke gebouwen. Gebeurtenissen van Bellfaire tellen soorten, geen namen.

lesson-everdell-bellfaire-4-say = Nu verkopen: drie takken en de Zanger voor drie punten en twee grondstoffen. Neem een kiezelsteen en een bes.
lesson-everdell-bellfaire-4-notice = Drie punten, en een kiezelsteen voor de Mijn. De fiche ligt weer aan de kant waar je neemt.
lesson-everdell-bellfaire-4-otherwise = Weer naar de Markt, en deze keer verkoop je drie takken en een kaart.
lesson-everdell-bellfaire-4-trap-1 = Hars is mooi, maar punten zijn mooier, en de kiezelsteen ontbreekt. Neem het terug en verkoop.

lesson-everdell-bellfaire-5-say = De Garland-prijs gaat naar de stad met de meeste groene kaarten. Jij en Ada hebben er elk drie. Speel de Mijn van de weide!
lesson-everdell-bellfaire-5-notice = Zes punten voor de meeste, drie voor de tweede. Eerst hadden jullie er allebei zes.
lesson-everdell-bellfaire-5-otherwise = De Mijn is groen, en je kunt die nu betalen.

# Spirecrest. A big critter, the weather, charting, discovering, the expedition after passing.
# The hard part: exploring follows preparing by itself, and what is paid on the expedition is paid after the last turn.

lesson-everdell-spirecrest-title = Spirecrest: de bergen in
lesson-everdell-spirecrest-goal = Gebruik een reuzenwezen, verken de bergkam en leid je konijn naar het einde van zijn weg.
lesson-everdell-spirecrest-closing = Drieëntwintig tegen twaalf, waarvan vijftien uit de bergen. Breng in kaart wat je later kunt betalen.

lesson-everdell-spirecrest-1-say = Truffel is nu een van je arbeiders en mag op groene kaarten van elke stad staan. Ada’s Winkel, en een hars!
lesson-everdell-spirecrest-1-notice = Twee bessen, omdat je een Boerderij hebt; nog een grondstof en een kaart, omdat het Truffel is.
lesson-everdell-spirecrest-1-otherwise = Truffel is de arbeider die je nog hebt. Roep hulp in.
lesson-everdell-spirecrest-1-meanwhile = Ada haalt met haar laatste arbeider een kiezelsteen.
lesson-everdell-spirecrest-1-slip-1 = Bosbrand! Het weer van je seizoen verbiedt kaarten van de weide tot je je voorbereidt.
lesson-everdell-spirecrest-1-trap-1 = Jouw Boerderij geeft één bes. Ada’s Winkel zou er twee geven. Neem het terug.

lesson-everdell-spirecrest-2-say = Ze zijn allemaal op pad. Bereid je voor op de herfst: de brand is voorbij, en je konijn gaat verkennen.
lesson-everdell-spirecrest-2-notice = Weer is er alleen voor wie in dat seizoen is. Telkens als je je voorbereidt, gaat je konijn verkennen.
lesson-everdell-spirecrest-2-otherwise = Bereid je voor: er is niemand meer thuis.

lesson-everdell-spirecrest-3-say = Eerst breng je in kaart: één landkaarttegel komt bij je weg. Spiegelmeer, vier punten voor drie willekeurige grondstoffen.
lesson-everdell-spirecrest-3-notice = Een tegel is een belofte: de punten komen als je betaalt, nadat je hebt gepast.
lesson-everdell-spirecrest-3-otherwise = Spiegelmeer. Het vraagt drie grondstoffen, en welke maakt niet uit.

lesson-everdell-spirecrest-4-say = Dan ontdek je. De eerste is gratis, de volgende kosten één en twee. Stad Immerbloei is een kaart waard: leg de Zanger af.
lesson-everdell-spirecrest-4-notice = Zes punten, omdat er geen paarse kaart in je stad ligt. De twee andere gaan terug.
lesson-everdell-spirecrest-4-otherwise = Stad Immerbloei, in het midden. Betaal met een kaart.
lesson-everdell-spirecrest-4-meanwhile = Je konijn is thuisgekomen. Ada past.
lesson-everdell-spirecrest-4-trap-1 = Niets te betalen, maar het vraagt twee gebeurtenissen, en je hebt er geen. Neem het terug.

lesson-everdell-spirecrest-5-say = In een echt spel zouden je zes arbeiders nu op pad gaan. Vandaag gaan we meteen naar het einde: pas.
lesson-everdell-spirecrest-5-notice = Nu, en pas nu, gaat je konijn op weg langs zijn tegels.
lesson-everdell-spirecrest-5-otherwise = Pas. De bergen wachten.

lesson-everdell-spirecrest-6-say = De eerste tegel vraagt twee grondstoffen. Ga verder en betaal twee bessen.
lesson-everdell-spirecrest-6-notice = Drie punten. De tegels betaal je een voor een; wie dat niet kan, stopt daar.
lesson-everdell-spirecrest-6-otherwise = Ga naar de eerste tegel: twee bessen voor drie punten.
lesson-everdell-spirecrest-6-trap-1 = Negen punten onderweg laten liggen! Neem het terug en ga verder.

lesson-everdell-spirecrest-7-say = Nog twee: een tak en het Pakhuis voor het fort, dan twee takken en een hars voor het meer.
lesson-everdell-spirecrest-7-notice = Negen punten van drie tegels.
lesson-everdell-spirecrest-7-otherwise = Ga door: je kunt elke tegel betalen.
