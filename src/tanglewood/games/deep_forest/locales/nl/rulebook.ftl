# The rulebook for people: headings, paragraphs and the questions people ask. `**` marks what is bold.
# Order, drawings and the exact rules behind each paragraph are in rulebook.toml.

deep_forest-book-goal = Door het bos, en rijk
deep_forest-book-goal-words = doel bedoeling spel winnen gaat
deep_forest-book-goal-1 = Vind een weg van de onderste muur naar de bovenste en verzamel onderweg goud: hindernissen, monsters, het langste pad. **Het meeste goud wint.**

deep_forest-book-market = Eerst de markt
deep_forest-book-market-1 = **Leg** een van je stroken waar je wilt, liggend of rechtop, over wat er ligt.
deep_forest-book-market-2 = **Ga** bij een vrije lijn **staan**, nooit waar je al staat, en neem alles wat die toont.
deep_forest-book-market-3 = **Trek** een strook.

deep_forest-book-walk = Dan het bos in
deep_forest-book-walk-words = lopen stap bewegen pad ver
deep_forest-book-walk-1 = Doe zoveel als je kunt betalen, in willekeurige volgorde. Een **stap** kost één markeersteen, die op het veld achter je blijft liggen; van een rots af twee, in de mist één extra. Wat in zicht komt, wordt vanzelf omgedraaid.
deep_forest-book-walk-2 = **Je pad mag zichzelf nooit raken**, ook niet zij aan zij.

deep_forest-book-obstacles = Wat in de weg staat
deep_forest-book-obstacles-words = trol blokkeren struikgewas poort wachter
deep_forest-book-obstacles-1 = Elk { $deep_forest__prices__obstacle ->
    [one] 1 stuk
   *[other] { $deep_forest__prices__obstacle } stuks
    }: **krachtdranken** voor struikgewas, **boeken** voor een poort, **goudstukken** voor een wachter. Je houdt de tegel en stapt op het veld. Een **zwaard** kost een krachtdrank, een boek en een goudstuk, of je loopt eroverheen. Een **trol** naast je wil eerst { $deep_forest__prices__troll ->
    [one] 1 goudstuk
   *[other] { $deep_forest__prices__troll } goudstukken
    }.

deep_forest-book-swap = Ruilen, sturen, teruggaan
deep_forest-book-swap-words = ruilen verkopen kopen grondstoffen
deep_forest-book-swap-1 = Op elk moment in je beurt: **{ $deep_forest__prices__buy ->
    [one] 1 goudstuk
   *[other] { $deep_forest__prices__buy } goudstukken
    }** voor een krachtdrank, boek of markeersteen; **{ $deep_forest__prices__sell } van een soort** voor een goudstuk. Een trol uit een eerdere ronde kun je naar iemand **sturen**, één per ronde, voor { $deep_forest__prices__troll_reward ->
    [one] 1 krachtdrank, 1 boek of 1 markeersteen
   *[other] { $deep_forest__prices__troll_reward } krachtdranken, { $deep_forest__prices__troll_reward } boeken of { $deep_forest__prices__troll_reward } markeerstenen
    }. { $deep_forest__start__retreats } keer per spel mag je hoogstens { $deep_forest__limits__retreat_steps ->
    [one] 1 veld
   *[other] { $deep_forest__limits__retreat_steps } velden
    } **teruggaan**; dat beëindigt je beurt.

deep_forest-book-fight = Tegen een monster vechten
deep_forest-book-fight-words = vechten gevecht monster verslaan aanvallen dobbelstenen
deep_forest-book-fight-1 = Op een rots of ernaast, met minstens { $deep_forest__limits__committed ->
    [one] 1 zwaard
   *[other] { $deep_forest__limits__committed } zwaarden
    }. Eén dobbelsteen voor elk zwaard dat je inzet, hoogstens { $deep_forest__limits__rolls ->
    [one] 1 worp
   *[other] { $deep_forest__limits__rolls } worpen
    }, goede dobbelstenen leg je opzij. Haal de kracht en het monster is van jou. Gewonnen of verloren, je beurt is voorbij en je levert zwaarden in, behalve na winst met twee dobbelstenen.

deep_forest-book-fog = De mist
deep_forest-book-fog-words = verlaten uitgang muur
deep_forest-book-fog-1 = Na ronde { $deep_forest__fog__after_round } klimt de mist één rij per ronde. Vanaf dan mag je over de bovenste muur weggaan, voor { $deep_forest__prices__wall ->
    [one] 1 markeersteen
   *[other] { $deep_forest__prices__wall } markeerstenen
    } extra.

deep_forest-book-end = Wanneer is het afgelopen?
deep_forest-book-end-1 = Als de eerste pion weggaat, hebben alle anderen **nog één beurt**; het spel eindigt uiterlijk met ronde { $deep_forest__fog__last_round }.

deep_forest-book-wins = Wie wint?
deep_forest-book-wins-1 = Drie gelijke of drie verschillende hindernissen: **{ $deep_forest__points__set }**, een losse { $deep_forest__points__single }. Monsters: hun goud. Weggaan: **{ $deep_forest__points__left }**. Langste pad van wie is weggegaan: **{ $deep_forest__points__longest }**. Een goudstuk: 1, een trol: { $deep_forest__points__troll }, een zwaard dat nog scherp is: { $deep_forest__points__sword }. { $deep_forest__prices__sell ->
    [one] Elke grondstof: 1.
   *[other] { $deep_forest__prices__sell } grondstoffen van een soort: 1.
    }

deep_forest-ask-start-with = Waarmee begin ik?
deep_forest-ask-start-with-answer = Met { $deep_forest__start__potion ->
    [one] 1 krachtdrank
   *[other] { $deep_forest__start__potion } krachtdranken
    }, { $deep_forest__start__coin ->
    [one] 1 goudstuk
   *[other] { $deep_forest__start__coin } goudstukken
    }, { $deep_forest__start__book ->
    [one] 1 boek
   *[other] { $deep_forest__start__book } boeken
    } en { $deep_forest__start__marker ->
    [one] 1 markeersteen
   *[other] { $deep_forest__start__marker } markeerstenen
    }, en met { $deep_forest__start__swords ->
    [one] 1 eigen zwaard
   *[other] { $deep_forest__start__swords } eigen zwaarden
    }.
deep_forest-ask-start-with-words = begin start grondstoffen heb
deep_forest-ask-gold-end = Wat is aan het einde goud waard?
deep_forest-ask-gold-end-answer = Goudstukken, verslagen monsters, sets hindernissen, elk zwaard dat niet is omgedraaid en elke trol die je houdt: { $deep_forest__points__troll }.
deep_forest-ask-gold-end-words = punten hoeveel trol zwaard goudstuk eind houden
deep_forest-ask-how-often-roll = Hoe vaak mag ik gooien?
deep_forest-ask-how-often-roll-answer = In een gevecht hoogstens { $deep_forest__limits__rolls } keer; tussendoor leg je goede dobbelstenen opzij.
deep_forest-ask-how-often-roll-words = worp worpen dobbelsteen opnieuw
deep_forest-ask-enter-free-field = Waarom kan ik dat vrije veld niet op?
deep_forest-ask-enter-free-field-answer = Op een veld ernaast ligt een markeersteen van jou, en een pad mag zichzelf niet raken.
deep_forest-ask-enter-free-field-words = raken pad buurveld geblokkeerd kruisen eigen twee keer zelfde nog
deep_forest-ask-stay-line-market = Mag ik bij dezelfde lijn van de markt blijven staan?
deep_forest-ask-stay-line-market-answer = Nee, je moet elke beurt naar een andere vrije lijn.
deep_forest-ask-stand-where-laid = Moet ik gaan staan waar ik mijn strook legde?
deep_forest-ask-stand-where-laid-answer = Nee, elke vrije lijn is goed.
deep_forest-ask-sword = Moet ik het zwaard oprapen?
deep_forest-ask-sword-answer = Nee, je mag eroverheen lopen en het laten liggen.
deep_forest-ask-cannot-pay-troll = Ik kan de trol niet betalen. Wat nu?
deep_forest-ask-cannot-pay-troll-answer = Je mag nog ruilen; helpt dat niet, dan eindigt je beurt daar.
deep_forest-ask-cannot-pay-troll-words = goudstuk blut geld
deep_forest-ask-goods-keep = Hoeveel grondstoffen mag ik houden?
deep_forest-ask-goods-keep-answer = { $deep_forest__limits__kept ->
    [one] 1 krachtdrank, 1 boek en 1 markeersteen aan het einde van je beurt; goudstukken zonder limiet.
   *[other] { $deep_forest__limits__kept } krachtdranken, { $deep_forest__limits__kept } boeken en { $deep_forest__limits__kept } markeerstenen aan het einde van je beurt; goudstukken zonder limiet.
    }
deep_forest-ask-goods-keep-words = limiet maximum bewaren grondstoffenlimiet zes
deep_forest-ask-leave-forest-early = Kan ik het bos eerder verlaten?
deep_forest-ask-leave-forest-early-answer = Nee, pas als de mist er is, na ronde { $deep_forest__fog__after_round }.
deep_forest-ask-leave-forest-early-words = uitgang muur weg
deep_forest-ask-never-out = Wat als ik er nooit uit kom?
deep_forest-ask-never-out-answer = Je houdt je goud, maar mist de { $deep_forest__points__left } voor het verlaten en kunt het langste pad niet hebben.
deep_forest-ask-never-out-words = vast vastzitten opgesloten
deep_forest-ask-fight-monster-twice = Kan ik twee keer tegen hetzelfde monster vechten?
deep_forest-ask-fight-monster-twice-answer = Niet tegen een kracht die je al hebt verslagen; na een nederlaag mag je het in een latere beurt opnieuw proberen.
deep_forest-ask-fight-monster-twice-words = opnieuw
deep_forest-ask-paths-equally-long = Twee paden zijn even lang. Wie krijgt de { $deep_forest__points__longest }?
deep_forest-ask-paths-equally-long-answer = Niemand: elk van hen krijgt { $deep_forest__points__longest_tied }.
deep_forest-ask-paths-equally-long-words = langste gelijk
deep_forest-ask-wins-tie = Wie wint bij gelijkspel?
deep_forest-ask-wins-tie-answer = Wie het sterkere monster heeft verslagen; nog steeds gelijk, dan winnen jullie samen.
deep_forest-ask-wins-tie-words = gelijk evenveel goud gelijke stand beslissing
deep_forest-ask-game-ends = Wanneer eindigt het spel?
deep_forest-ask-game-ends-answer = Als alle anderen nog één beurt hebben gehad nadat de eerste pion weg is; uiterlijk met ronde { $deep_forest__fog__last_round }.
deep_forest-ask-game-ends-words = afgelopen einde laatste hoeveel rondes lang
deep_forest-ask-step-cost = Wat kost een stap?
deep_forest-ask-step-cost-answer = Eén markeersteen; van een rots af twee, en in de mist één extra.
deep_forest-ask-step-cost-words = bewegen lopen prijs
deep_forest-ask-swords-needed = Hoeveel zwaarden heb ik nodig voor een gevecht?
deep_forest-ask-swords-needed-answer = Minstens { $deep_forest__limits__committed }; elk is één dobbelsteen.
deep_forest-ask-swords-needed-words = monster dobbelstenen minimum
deep_forest-ask-fog-when = Wanneer komt de mist?
deep_forest-ask-fog-when-answer = Na ronde { $deep_forest__fog__after_round }; dan klimt hij één rij per ronde.
deep_forest-ask-fog-when-words = begin
deep_forest-ask-retreat = Wanneer mag ik teruggaan?
deep_forest-ask-retreat-answer = { $deep_forest__limits__retreat_steps ->
    [one] { $deep_forest__start__retreats } keer per spel, hoogstens 1 veld terug langs je pad; daarmee eindigt je beurt.
   *[other] { $deep_forest__start__retreats } keer per spel, hoogstens { $deep_forest__limits__retreat_steps } velden terug langs je pad; daarmee eindigt je beurt.
    }
deep_forest-ask-retreat-words = terug vluchten terugtocht hoe achteruit omkeren
deep_forest-ask-set-worth = Wat zijn hindernissen waard?
deep_forest-ask-set-worth-answer = Drie gelijke of drie verschillende { $deep_forest__points__set } goud, een losse { $deep_forest__points__single }.
deep_forest-ask-set-worth-words = punten score goud set tegels
deep_forest-ask-past-obstacle = Hoe kom ik langs struikgewas, een poort of een wachter?
deep_forest-ask-past-obstacle-answer = { $deep_forest__prices__obstacle ->
    [one] Betaal 1 krachtdrank, boek of goudstuk; je houdt de tegel en stapt op het veld.
   *[other] Betaal { $deep_forest__prices__obstacle } krachtdranken, boeken of goudstukken; je houdt de tegel en stapt op het veld.
    }
deep_forest-ask-past-obstacle-words = hindernis openen overwinnen doorheen
deep_forest-ask-walk-diagonal = Mag ik diagonaal lopen?
deep_forest-ask-walk-diagonal-answer = Nee, alleen omhoog, omlaag, naar links en naar rechts.
deep_forest-ask-walk-diagonal-words = schuin bewegen hoek
web-book-game-deep-forest = Het diepe woud
web-card-set-deep-forest = { $set ->
    [base] basisspel
    [sparse] schaarse markt
   *[other] { $set }
}
deep_forest-ask-how-far-see = Hoe ver kan ik kijken?
deep_forest-ask-how-far-see-answer = Langs je rij en je kolom, tot het eerste dat geen bos is. Wat je ziet, wordt vanzelf omgedraaid.
deep_forest-ask-how-far-see-words = zicht zichtlijn zien omdraaien gedekt
deep_forest-ask-troll-rid = Hoe kom ik van een trol af?
deep_forest-ask-troll-rid-answer = Betaal hem { $deep_forest__prices__troll ->
    [one] 1 goudstuk
   *[other] { $deep_forest__prices__troll } goudstukken
    }, dan pak je hem; vanaf de volgende ronde mag je hem naar iemand sturen.
deep_forest-ask-troll-rid-words = kwijt betalen aanval weg
deep_forest-ask-market-how = Hoe werkt de markt?
deep_forest-ask-market-how-answer = Leg een strook, ga bij een vrije lijn staan, neem alles wat die toont, trek een strook.
deep_forest-ask-market-how-words = kraam inkomen strook grondstoffen
deep_forest-ask-no-markers = Wat als ik geen markeersteen meer heb?
deep_forest-ask-no-markers-answer = Dan kun je geen stap doen; maar op elk moment in je beurt koop je er met goudstukken.
deep_forest-ask-no-markers-words = markeerstenen op leeg kopen geen
deep_forest-ask-cover-strips = Wat is een strook, en mag die andere bedekken?
deep_forest-ask-cover-strips-answer = Drie vakjes die je op de markt legt, liggend of rechtop, over wat er ligt; wat bovenop ligt, telt.
deep_forest-ask-cover-strips-words = stroken draaien bedekken
deep_forest-ask-get-gold = Hoe kom ik aan goud?
deep_forest-ask-get-gold-answer = Door hindernissen, monsters, het bos verlaten en het langste pad; goudstukken, trollen en scherpe zwaarden zijn ook iets waard.
deep_forest-ask-get-gold-words = punten score winnen einde
deep_forest-ask-where-begin = Waar begin ik?
deep_forest-ask-where-begin-answer = Onder de onderste muur; vlak voor je eerste beurt kies je waar je binnengaat.
deep_forest-ask-where-begin-words = start binnengaan ingang muur pion
deep_forest-ask-roll-again = Mag ik een dobbelsteen die opzijligt opnieuw gooien?
deep_forest-ask-roll-again-answer = Nee, hij houdt zijn ogen tot het einde van het gevecht; na elke worp kies je welke je opzijlegt.
deep_forest-ask-roll-again-words = dobbelstenen worp opnieuw nog
deep_forest-ask-stay-still = Moet ik in mijn beurt lopen?
deep_forest-ask-stay-still-answer = Nee: na de markt doe je zoveel of zo weinig als je wilt.
deep_forest-ask-stay-still-words = overslaan passen niets bewegen stoppen
deep_forest-ask-how-many-play = Met hoeveel kun je spelen?
deep_forest-ask-how-many-play-answer = Met twee tot vier.
deep_forest-ask-how-many-play-words = spelers personen aantal alleen
