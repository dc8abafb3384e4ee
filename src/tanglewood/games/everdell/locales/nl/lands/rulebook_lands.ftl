# The rulebook for people, second part: what the other boxes bring. `**` marks what is bold.

everdell-book-extras = Legendarische kaarten, vaardigheden, nieuwe kaarten
everdell-book-extras-1 = **Legendarische kaarten:** je krijgt er twee, in het geheim. Betaal er een zoals elke kaart, of leg hem gratis in plaats van de kaart die erop staat. Hij telt als die kaart en past ook in een volle stad.
everdell-book-extras-2 = **Vaardigheden:** kies er aan het begin een van twee. Die is van jou alleen en er altijd; daar staat tegenover dat niemand in de lente een nieuwe arbeider krijgt.
everdell-book-extras-3 = **Seizoensboerderijen** laten je elke keer kiezen wat ze geven. De kaarten van **Corrin** halen een willekeurig boswezen van een bepaalde kleur binnen, of komen gratis binnen via een gebouw van een bepaalde kleur.

everdell-book-pearlbrook = Pearlbrook
everdell-book-pearlbrook-1 = Eén keer per seizoen gaat je **kikker** naar de rivier. Een oever wil kaarten van een bepaalde kleur in je stad zien. Wie het eerst komt, neemt de **parel** en draait de kaart open; wie betaalt wat de kaart vraagt, krijgt een parel. Bij de Zandbank krijg je er een voor twee grondstoffen en twee kaarten.
everdell-book-pearlbrook-2 = Voor een parel speel je { $everdell__river_counts__adornments ->
    [one] je **versiering**
   *[other] een van je { $everdell__river_counts__adornments } **versieringen**
    }. Met parels, grondstoffen en kaarten bouw je een **wonder**, met een arbeider, één keer, voor 10 tot 25 punten; er zijn geen basisgebeurtenissen. Overgebleven parels: elk { $everdell__river_counts__pearl_points ->
    [one] 1 punt
   *[other] { $everdell__river_counts__pearl_points } punten
    }.

everdell-book-newleaf = Newleaf
everdell-book-newleaf-1 = Drie kaarten op het **station** zijn er voor iedereen, en wie er een speelt, krijgt de **wagontegel** ernaast. Een arbeider op de heuvel wisselt kaarten, een op het station haalt een **bezoeker** binnen, die geen plek nodig heeft en punten oplevert als aan een wens is voldaan.
everdell-book-newleaf-2 = De kaarten van Newleaf hebben **gouden vaandels** die een groep noemen. Een gouden bezetfiche op een vrij gebouw haalt een boswezen binnen waarvan het vaandel past, of waarbij het vaandel van het gebouw past. Je hebt er drie voor het hele spel.
everdell-book-newleaf-3 = Als aparte beurt mag je een kaart **reserveren**, die later één grondstof minder kost, of je **treinkaartje** gebruiken: een arbeider die op pad is, gaat naar een andere plek en werkt opnieuw.

everdell-book-bellfaire = Bellfaire
everdell-book-bellfaire-1 = Op de **Markt** neemt een arbeider wat een fiche toont, of betaalt hij wat een fiche toont voor 3 punten en 2 grondstoffen. Elke keer gaat de fiche naar de andere kant.
everdell-book-bellfaire-2 = De **Garland-prijs** gaat naar de stad met aan het einde de meeste kaarten van die soort: { $everdell__fair__first ->
    [one] 1 punt
   *[other] { $everdell__fair__first } punten
    }, { $everdell__fair__second } voor de volgende. Het **Bloemenfestival** wil alle vijf de kleuren; de gebeurtenissen van Bellfaire tellen soorten in plaats van namen.
everdell-book-bellfaire-3 = Met **vijf of zes** spelen kan. Een hand heeft dan plaats voor { $everdell__fair__hand_limit ->
    [one] 1 kaart
   *[other] { $everdell__fair__hand_limit } kaarten
    }, en wie past, legt de handkaarten af.

everdell-book-spirecrest = Spirecrest
everdell-book-spirecrest-1 = Elk seizoen heeft zijn **weer**, altijd lastig, en alleen voor wie in dat seizoen is.
everdell-book-spirecrest-2 = Na het voorbereiden ga je **verkennen**: breng een landkaarttegel in kaart waar je konijn is, neem een van drie ontdekkingen voor { $everdell__mountain__prices__0 }, { $everdell__mountain__prices__1 } of { $everdell__mountain__prices__2 } kaarten of grondstoffen, en het konijn reist verder.
everdell-book-spirecrest-3 = Als je hebt gepast, gaat je **konijn** op weg langs je tegels. Betaal ze een voor een voor hun punten, of stop. **Reuzenwezens** komen in de plaats van een arbeider en kunnen meer.

everdell-ask-replace-legend = Kost een legendarische kaart iets?
everdell-ask-replace-legend-answer = De kosten, of de kaart die erop staat: ligt die in je stad, dan vervangt de legendarische kaart die gratis.
everdell-ask-replace-legend-words = spelen gratis lint legende naam
everdell-ask-legend-full-city = Kan ik een legendarische kaart in een volle stad spelen?
everdell-ask-legend-full-city-answer = Ja, hij brengt zijn eigen plek mee.
everdell-ask-spend-pearls = Waar zijn parels goed voor?
everdell-ask-spend-pearls-answer = Voor één speel je een versiering, met twee of drie bouw je een wonder, en elke die over is, is { $everdell__river_counts__pearl_points ->
    [one] 1 punt
   *[other] { $everdell__river_counts__pearl_points } punten
    } waard.
everdell-ask-spend-pearls-words = gebruiken uitgeven waard
everdell-ask-adornment-cost = Wat kost een versiering?
everdell-ask-adornment-cost-answer = Eén parel, die je eerst betaalt. Je krijgt meteen het effect en aan het einde de punten; in je stad neemt ze geen plek in.
everdell-ask-adornment-cost-words = prijs spelen betalen
everdell-ask-frog-often = Hoe vaak gaat mijn kikker op pad?
everdell-ask-frog-often-answer = Eén keer per seizoen, als je wilt; je mag je ook zonder voorbereiden.
everdell-ask-frog-often-words = ambassadeur rivier keer
everdell-ask-bank-cards-spent = Ben ik de kaarten kwijt die een oever vraagt?
everdell-ask-bank-cards-spent-answer = Nee, ze moeten alleen in je stad liggen.
everdell-ask-bank-cards-spent-words = uitgeven verliezen tonen pearlbrook
everdell-ask-station-card-tile = Wanneer krijg ik een wagontegel?
everdell-ask-station-card-tile-answer = Als je een kaart van het station speelt; trekken of reserveren levert er geen op. Heuvel en station geven er ook een.
everdell-ask-station-card-tile-words = tegel beloning trein wagon
everdell-ask-golden-back = Krijg ik gouden bezetfiches terug?
everdell-ask-golden-back-answer = Nee, drie is alles wat je voor het spel hebt.
everdell-ask-golden-back-words = goud blad bladeren terug hoeveel newleaf
everdell-ask-visitor-space = Nemen bezoekers een plek in mijn stad in?
everdell-ask-visitor-space-answer = Nee, ze staan ernaast, zoveel als je wilt.
everdell-ask-ticket-often = Hoe vaak kan ik mijn treinkaartje gebruiken?
everdell-ask-ticket-often-answer = Twee keer: één keer in een seizoen naar keuze, en nog een keer vanaf de zomer.
everdell-ask-ticket-often-words = twee keer terug terugreis
everdell-ask-market-often = Mag ik twee keer naar de Markt?
everdell-ask-market-often-answer = Er mag maar één van je arbeiders tegelijk staan; na het voorbereiden mag je er weer heen.
everdell-ask-market-often-words = bellfaire arbeiders opnieuw
everdell-ask-garland-tie = Wie krijgt de Garland-prijs bij gelijke stand?
everdell-ask-garland-tie-answer = Iedereen die gelijkstaat, krijgt het volle aantal punten, en de volgende krijgt nog steeds { $everdell__fair__second ->
    [one] 1 punt
   *[other] { $everdell__fair__second } punten
    }.
everdell-ask-garland-tie-words = prijs meeste gelijk
everdell-ask-six-players = Kunnen we met vijf of zes spelen?
everdell-ask-six-players-answer = Ja, met Bellfaire; elke hand heeft dan plaats voor { $everdell__fair__hand_limit ->
    [one] 1 kaart
   *[other] { $everdell__fair__hand_limit } kaarten
    }.
everdell-ask-six-players-words = hoeveel spelers 5 6 mensen
everdell-ask-weather-whom = Wie heeft last van het weer?
everdell-ask-weather-whom-answer = Alleen wie in dat seizoen is, tot aan de voorbereiding op het volgende.
everdell-ask-weather-whom-words = storm vorst treft winter lente zomer herfst
everdell-ask-pay-map-tiles = Wanneer betaal ik landkaarttegels?
everdell-ask-pay-map-tiles-answer = Nadat je hebt gepast, een voor een; bij de eerste die je niet betaalt, is het afgelopen.
everdell-ask-pay-map-tiles-words = expeditie konijn berg punten
everdell-ask-discovery-price = Wat kost een ontdekking?
everdell-ask-discovery-price-answer = De eerste van de drie kost { $everdell__mountain__prices__0 }, de andere { $everdell__mountain__prices__1 } en { $everdell__mountain__prices__2 }, in grondstoffen of kaarten.
everdell-ask-discovery-price-words = betalen spirecrest verkennen
everdell-ask-build-wonder = Hoe bouw ik een wonder?
everdell-ask-build-wonder-answer = Stuur er een arbeider heen en betaal meteen grondstoffen, parels en kaarten; wie het eerst komt, heeft het.
everdell-ask-reserve-card = Hoe reserveer ik een kaart?
everdell-ask-reserve-card-answer = Als aparte beurt, één keer per seizoen, van weide of station; later kost die kaart je één grondstof minder.
everdell-ask-big-critter = Wat is een reuzenwezen?
everdell-ask-big-critter-answer = Een ontdekking die voor de rest van het spel in de plaats van een van je arbeiders komt en meer kan.
everdell-ask-big-critter-words = spirecrest vaardigheid arbeider
everdell-ask-worker-ability = Wat is een vaardigheid?
everdell-ask-worker-ability-answer = Iets wat alleen jij kunt, het hele spel: welke dieren je arbeiders zijn. Daar staat tegenover dat niemand in de lente een nieuwe arbeider krijgt.
everdell-ask-worker-ability-words = vaardigheden kracht arbeiders dier
