# The rulebook for people: headings, paragraphs and the questions people ask. `**` marks what is bold.
# Order, drawings and the exact rules behind each paragraph are in rulebook.toml.

everdell-book-goal = Bouw een stad in het bos
everdell-book-goal-words = doel bedoeling spel winnen gaat
everdell-book-goal-1 = { $everdell__counts__city ->
    [one] Je hebt een jaar, een handvol arbeiders en **1 plek**. Vul die met boswezens en gebouwen. **Wie de meeste punten heeft, wint.**
   *[other] Je hebt een jaar, een handvol arbeiders en **{ $everdell__counts__city } plekken**. Vul die met boswezens en gebouwen. **Wie de meeste punten heeft, wint.**
    }

everdell-book-turn = In je beurt doe je een van drie dingen
everdell-book-turn-words = beurt verloop volgorde stappen doen
everdell-book-turn-1 = **Plaats een arbeider** op een vrije plek en neem meteen wat daar staat. Hij blijft er tot je volgende seizoen.
everdell-book-turn-2 = **Speel een kaart** uit je hand of van de weide en betaal de kosten.
everdell-book-turn-3 = **Bereid je voor op het volgende seizoen** zodra al je arbeiders op pad zijn. Ze komen thuis, en er komen nieuwe bij.

everdell-book-places = Waar arbeiders heen gaan
everdell-book-places-words = arbeider blokkeren bezet locatie basis bos
everdell-book-places-1 = Eén omtrek: **één arbeider**. Een plus: **iedereen**. Op boslocaties { $everdell__counts__forest_spaces__0 ->
    [one] past 1 arbeider
   *[other] passen { $everdell__counts__forest_spaces__0 } arbeiders
    }, met vier spelers { $everdell__counts__forest_spaces__3 }. Rode kaarten in je stad mag jij bezoeken; die met het teken “open” staan open voor iedereen, en de eigenaar krijgt een punt.

everdell-book-free = Gratis boswezens
everdell-book-free-words = gratis zonder betalen boswezen deur spelen
everdell-book-free-1 = Een gebouw met een deur nodigt een van zijn boswezens **gratis uit, één keer**. De deur wordt gemarkeerd en blijft dat, ook als de gast vertrekt.

everdell-book-year = Het jaar
everdell-book-winter = Winter
everdell-book-spring = Lente
everdell-book-summer = Zomer
everdell-book-autumn = Herfst
everdell-book-year-1 = Iedereen heeft een eigen seizoen. Jij kunt in de winter zijn terwijl het voor anderen al lente is.

everdell-book-colours = Kaarten per kleur
everdell-book-colours-1 = **Groen** geeft grondstoffen, bij het spelen en in de lente en de herfst. **Rood** is een plek voor een arbeider. **Blauw** helpt zolang de kaart er ligt. **Paars** levert aan het einde punten op. **Bruin** werkt één keer, meteen.

everdell-book-events = Gebeurtenissen
everdell-book-events-words = gebeurtenis anderen gewoon speciaal
everdell-book-events-1 = Heb je wat een gebeurtenis vraagt, plaats er dan een arbeider op, en de gebeurtenis is van jou alleen.

everdell-book-end = Wanneer ben ik klaar?
everdell-book-end-words = passen herfst klaar stoppen niets
everdell-book-end-1 = In de herfst, als je niet verder kunt of wilt, **pas** je. Dat is voorgoed; de anderen spelen door tot iedereen heeft gepast. Daarvóór maakt de **Reis** van kaarten in je hand nog punten.

everdell-book-wins = Wie wint?
everdell-book-wins-1 = Alles wordt opgeteld. Gelijk? Meer gebeurtenissen, dan meer overgebleven grondstoffen, anders deel je de overwinning.

everdell-book-rugwort = Alleen tegen Rugwort
everdell-book-rugwort-words = wie rugwort rat tegenstander solo
everdell-book-rugwort-1 = Rugwort heeft geen beurten. Elke keer dat je een kaart speelt, gooit hij de dobbelsteen en neemt hij van de weide de kaart die de dobbelsteen aanwijst. Bereid jij je voor, dan hij ook: hij neemt de basisgebeurtenissen waarvoor hij de kleuren heeft, verplaatst zijn arbeiders en blokkeert meer van de weide.
everdell-book-rugwort-2 = Hij krijgt { $everdell__rugwort_points__card } per kaart, { $everdell__rugwort_points__purple } per paarse kaart, { $everdell__rugwort_points__basic_event } per basisgebeurtenis, zijn Reis, en punten voor elke speciale gebeurtenis die jij niet hebt (meer vanaf het tweede jaar). **Je hebt meer nodig dan hij.**

everdell-book-nightweave = Nachtweefster
everdell-book-nightweave-words = wie nachtweefster spin tegenstander beurt
everdell-book-nightweave-1 = Na elk van je beurten draait ze een kaart open en leest ze de rij van **haar** seizoen. Ze doet **1**; kan dat niet, dan **2**; kan dat ook niet, dan de regel **“anders”**. Ze betaalt niets, krijgt niets van plekken en leest geen kaartteksten.
everdell-book-nightweave-2 = Een plek die **bezet** is, is niet onmogelijk: haar spin volgt de **pijl** naar de volgende exclusieve plek van die soort. Zit ze op de weide, zijn alle spinnen op pad en toont haar kaart de spin of haar eigen teken, dan **bereidt ze zich** in plaats daarvan **voor**.
everdell-book-nightweave-3 = **Intriges** komen met haar lente, zomer en herfst. Intriges die een seizoen duren, kun je niet verijdelen; intriges die meteen toeslaan wel, voor de prijs op de kaart.

everdell-ask-start-with = Waarmee begin ik?
everdell-ask-start-with-answer = Met { $everdell__counts__start_hands__0 }, { $everdell__counts__start_hands__1 }, { $everdell__counts__start_hands__2 } of { $everdell__counts__start_hands__3 } kaarten, in speelvolgorde, en { $everdell__counts__workers ->
    [one] 1 arbeider
   *[other] { $everdell__counts__workers } arbeiders
}; zonder grondstoffen en met een lege stad.
everdell-ask-start-with-words = begin start kaarten arbeiders grondstoffen krijg hoeveel
everdell-ask-specials-in-play = Hoeveel gebeurtenissen doen er mee?
everdell-ask-specials-in-play-answer = Alle basisgebeurtenissen en { $everdell__counts__specials } speciale, die voor elk spel worden getrokken.
everdell-ask-specials-in-play-words = speciale speciaal basis aantal
everdell-ask-same-season = Zit iedereen in hetzelfde seizoen?
everdell-ask-same-season-answer = Nee, iedereen bereidt zich apart voor en kan voor- of achterlopen.
everdell-ask-same-season-words = tegelijk samen zelfde
everdell-ask-what-fool = Wat heb je aan de Dwaas?
everdell-ask-what-fool-answer = Je speelt hem in de stad van een tegenstander: daar neemt hij een plek in en kost hij punten.
everdell-ask-what-fool-words = dwaas tegenstander min
everdell-ask-build-second-farm = Mag ik een tweede Boerderij bouwen?
everdell-ask-build-second-farm-answer = Ja, gewone kaarten zo vaak je wilt; alleen unieke mag je maar één keer hebben.
everdell-ask-build-second-farm-words = twee dezelfde kaart exemplaren dubbel gewoon uniek
everdell-ask-farm-bring-both = Kan de Boerderij zowel een Man als een Vrouw binnenhalen?
everdell-ask-farm-bring-both-answer = Nee, een van hen, één keer; een tweede Boerderij haalt de ander binnen.
everdell-ask-husband-wife-space = Nemen Man en Vrouw één plek in of twee?
everdell-ask-husband-wife-space-answer = Eén, als ze hem delen; ze vormen vanzelf een paar.
everdell-ask-husband-wife-space-words = paar stel delen
everdell-ask-skip-turn = Mag ik mijn beurt overslaan?
everdell-ask-skip-turn-answer = Nee; vóór de herfst kun je altijd iets doen, en in de herfst pas je voorgoed.
everdell-ask-skip-turn-words = passen niets
everdell-ask-prepare-while-worker = Mag ik me voorbereiden terwijl er nog een arbeider thuis is?
everdell-ask-prepare-while-worker-answer = Nee, ze moeten eerst allemaal op pad zijn.
everdell-ask-prepare-while-worker-words = seizoen volgende vroeg
everdell-ask-cards-hold = Hoeveel kaarten mag ik in mijn hand hebben?
everdell-ask-cards-hold-answer = { $everdell__counts__hand_limit }; trekken stopt daar gewoon. Vanaf vijf spelers is de limiet { $everdell__fair__hand_limit }, en sommige vaardigheden veranderen dat.
everdell-ask-cards-hold-words = handlimiet limiet maximum 8 meeste
everdell-ask-meadow-card-cost = Kost een kaart van de weide meer?
everdell-ask-meadow-card-cost-answer = Nee, evenveel als uit je hand.
everdell-ask-meadow-card-cost-words = betalen prijs kopen kaarten spelen
everdell-ask-visit-red-card = Mag ik een rode kaart in een andere stad bezoeken?
everdell-ask-visit-red-card-answer = Ja, als die het teken “open” heeft; de eigenaar neemt een puntfiche.
everdell-ask-visit-red-card-words = tegenstander ander open bestemming arbeider herberg gebruiken
everdell-ask-use-innkeeper-free = Kan ik een Herbergier gebruiken voor een boswezen dat via een deur gratis komt?
everdell-ask-use-innkeeper-free-answer = Nee, één hulp per kaart, en bij een gratis kaart geen enkele.
everdell-ask-city-full-play = Mijn stad is vol. Kan ik nog spelen?
everdell-ask-city-full-play-answer = Ja: een Zwerver, een partner voor een paar, Ruïnes, of een kaart waarvan de helper bij het betalen vertrekt.
everdell-ask-city-full-play-words = geen plek meer 15
everdell-ask-claim-event = Hoe behaal ik een gebeurtenis?
everdell-ask-claim-event-answer = Zorg dat je stad heeft wat ze vraagt en plaats er een arbeider op. Ze is van jou alleen en blijft als de arbeider terugkeert.
everdell-ask-claim-event-words = krijgen nemen pakken voorwaarde
everdell-ask-play-card-sits = Kan ik een kaart spelen waarop Rugwort zit?
everdell-ask-play-card-sits-answer = Nee, je kunt die kaart niet spelen, trekken of afleggen.
everdell-ask-play-card-sits-words = geblokkeerd onder
everdell-ask-pay-use-cards = Betaalt Rugwort, of gebruikt hij zijn kaarten?
everdell-ask-pay-use-cards-answer = Nee, alleen de kleuren tellen.
everdell-ask-visit-inn-city = Mag ik een Herberg in de stad van Rugwort bezoeken?
everdell-ask-visit-inn-city-answer = Ja, en hij neemt de fiche.
everdell-ask-unable-act = Kan ik ervoor zorgen dat Nachtweefster niets kan doen?
everdell-ask-unable-act-answer = Zelden: er is altijd de regel “anders”, en de punten daarvan krijgt ze hoe dan ook, behalve op niveau 0.
everdell-ask-event-fulfil = Kan Nachtweefster een gebeurtenis nemen waaraan ze niet voldoet?
everdell-ask-event-fulfil-answer = Ja: het liefst een waaraan ze voldoet, anders een waaraan ze is begonnen, anders een willekeurige.
everdell-ask-tie-nightweave = Wie wint bij gelijkspel met Nachtweefster?
everdell-ask-tie-nightweave-answer = Zij.
everdell-ask-wins-tie = Wie wint bij gelijkspel?
everdell-ask-wins-tie-answer = Wie meer gebeurtenissen heeft; nog steeds gelijk, wie meer grondstoffen overheeft; daarna deel je de overwinning.
everdell-ask-wins-tie-words = gelijk dezelfde punten gelijke stand beslissing
everdell-ask-city-size = Hoeveel kaarten passen er in een stad?
everdell-ask-city-size-answer = { $everdell__counts__city ->
    [one] 1 plek, met één kaart, tenzij een kaart iets anders zegt.
   *[other] { $everdell__counts__city } plekken, op elke plek één kaart, tenzij een kaart iets anders zegt.
    }
everdell-ask-city-size-words = limiet maximum grootte 15 gebouwen
everdell-ask-game-ends = Wanneer eindigt het spel?
everdell-ask-game-ends-answer = Als iedereen heeft gepast; elke speler past apart, in de herfst.
everdell-ask-game-ends-words = afgelopen einde laatste ronde hoeveel rondes lang
everdell-ask-workers-back = Wanneer komen mijn arbeiders terug?
everdell-ask-workers-back-answer = Als je je voorbereidt op het volgende seizoen: allemaal, behalve arbeiders die voorgoed blijven.
everdell-ask-workers-back-words = terug thuis terugnemen ophalen
everdell-ask-more-workers = Hoe krijg ik meer arbeiders?
everdell-ask-more-workers-answer = Door je voor te bereiden: { $everdell__season__spring__workers } in de lente, { $everdell__season__summer__workers } in de zomer, { $everdell__season__autumn__workers } in de herfst.
everdell-ask-more-workers-words = nieuw aantal hoeveel
everdell-ask-deck-empty = Wat als de trekstapel op is?
everdell-ask-deck-empty-answer = De aflegstapel wordt geschud tot een nieuwe trekstapel.
everdell-ask-deck-empty-words = leeg kaarten over
everdell-ask-same-place = Mag ik twee arbeiders naar één plek sturen?
everdell-ask-same-place-answer = Alleen waar een plus staat; op een plek met één omtrek past één arbeider.
everdell-ask-same-place-words = bezet ingenomen plek locatie delen spelers tegenstander zelfde
everdell-ask-free-critter = Hoe krijg ik een boswezen gratis?
everdell-ask-free-critter-answer = Het bijbehorende gebouw staat in je stad, en daar is nog niemand ingetrokken.
everdell-ask-free-critter-words = zonder betalen deur uitnodigen bezetten thuis
everdell-ask-card-colours = Wat betekenen de kleuren van de kaarten?
everdell-ask-card-colours-answer = Groen geeft grondstoffen, rood is een plek voor een arbeider, blauw helpt de hele tijd, paars levert aan het einde punten op, bruin werkt één keer.
everdell-ask-card-colours-words = groen rood blauw paars bruin soort type productie wanneer
everdell-ask-journey = Wat is de Reis?
everdell-ask-journey-answer = In de herfst maakt een arbeider daar van kaarten in je hand { $everdell__location__journey_2__points } tot { $everdell__location__journey_5__points ->
    [one] 1 punt
   *[other] { $everdell__location__journey_5__points } punten
    }.
everdell-ask-journey-words = afleggen punten
everdell-ask-after-pass = Mag ik na het passen nog terugkomen?
everdell-ask-after-pass-answer = Nee, passen is voorgoed, en het kan alleen in de herfst.
everdell-ask-after-pass-words = opnieuw weer
web-card-set-everdell = { $set ->
    [base] basisspel
    [farms] seizoensboerderijen
    [corrin] Corrin Evertail
    [extra] extra kaarten
    [rugwort_cards] Rugwort-kaarten
    [legends_first] Legenden
    [legends_more] Legenden van Mistwood
    [pearlbrook] Pearlbrook
    [newleaf] Newleaf
    [bellfaire] Bellfaire
    [spirecrest] Spirecrest
   *[other] { $set }
}
everdell-ask-who-begins = Wie begint er?
everdell-ask-who-begins-answer = De startspeler wordt geloot, of gekozen als de tafel wordt klaargezet; daarna gaat het met de klok mee.
everdell-ask-who-begins-words = eerst startspeler begin volgorde
everdell-ask-meadow = Wat is de weide?
everdell-ask-meadow-answer = Open kaarten in het midden: iedereen mag ze spelen alsof ze uit de eigen hand komen, en gaten worden meteen aangevuld.
everdell-ask-meadow-words = midden open gezamenlijk aanvullen gat nieuw leeg
everdell-ask-score-what = Waarvoor krijg ik punten?
everdell-ask-score-what-answer = Voor de kaarten in je stad, puntfiches, de bonussen van paarse kaarten, de Reis en gebeurtenissen.
everdell-ask-score-what-words = score telt winnen einde
everdell-ask-goods-left = Zijn overgebleven grondstoffen punten waard?
everdell-ask-goods-left-answer = Nee, ze beslissen alleen een gelijke stand die gebeurtenissen niet hebben beslist.
everdell-ask-goods-left-words = over rest waarde einde
everdell-ask-two-sorts = Wat zijn boswezens en gebouwen?
everdell-ask-two-sorts-answer = De twee soorten kaarten. Een gebouw kan een boswezen gratis binnenhalen.
everdell-ask-two-sorts-words = boswezen gebouw soorten verschil dier
everdell-ask-draw-cards = Hoe trek ik kaarten?
everdell-ask-draw-cards-answer = Door plekken en kaarten die dat zeggen; je trekt niet alleen omdat je aan de beurt bent.
everdell-ask-draw-cards-words = meer nieuwe krijgen hand trekstapel
everdell-ask-give-up-card = Mag ik een kaart afleggen of uit mijn stad halen?
everdell-ask-give-up-card-answer = Alleen als een plek of een kaart dat zegt.
everdell-ask-give-up-card-words = verwijderen slopen weggooien kwijt
everdell-ask-goods-limit = Hoeveel grondstoffen mag ik hebben?
everdell-ask-goods-limit-answer = Zoveel als je wilt; en de voorraad raakt nooit op.
everdell-ask-goods-limit-words = limiet maximum bezitten voorraad bewaren
everdell-ask-how-many-play = Met hoeveel kun je spelen?
everdell-ask-how-many-play-answer = Met één tot vier; met Bellfaire tot zes.
everdell-ask-how-many-play-words = spelers personen aantal
