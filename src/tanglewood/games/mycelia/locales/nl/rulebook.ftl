# The rulebook for people: headings, paragraphs and the questions people ask. `**` marks what is bold.
# Order, drawings and the exact rules behind each paragraph are in rulebook.toml.

mycelia-book-goal = Breng de dauw naar huis
mycelia-book-goal-words = doel bedoeling spel winnen gaat
mycelia-book-goal-1 = Op je bord { $mycelia__counts__drops ->
    [one] ligt 1 dauwdruppel
   *[other] liggen { $mycelia__counts__drops } dauwdruppels
    }. Breng ze allemaal naar de tempel. **Een leeg bord wint**, zodra de ronde is uitgespeeld.

mycelia-book-turn = In je beurt
mycelia-book-turn-words = beurt verloop volgorde stappen doen
mycelia-book-turn-1 = **Speel je hele hand**, de ene kaart na de andere, in willekeurige volgorde. Wat je niet wilt, laat je vervallen.
mycelia-book-turn-2 = **Huur in** wanneer er geen kaart wordt uitgevoerd: betaal bladeren en neem een paddenstoel uit de open rij. Die komt boven op je trekstapel, dus de volgende beurt heb je hem in je hand.
mycelia-book-turn-3 = **Gebruik je actiekaartjes**, elk één keer per beurt. Actiekaartje a, { $mycelia__tile__a__cost ->
    [one] 1 blad
   *[other] { $mycelia__tile__a__cost } bladeren
    }: { $mycelia__counts__showcase ->
    [one] 1 nieuwe paddenstoel
   *[other] { $mycelia__counts__showcase } nieuwe paddenstoelen
    } in de open rij. Actiekaartje b, { $mycelia__tile__b__cost ->
    [one] 1 blad
   *[other] { $mycelia__tile__b__cost } bladeren
    }: een willekeurige druppel, één veld.
mycelia-book-turn-4 = { $mycelia__counts__hand ->
    [one] **Beëindig je beurt.** De open rij wordt aangevuld, een volle tempel draait, en je trekt 1 kaart.
   *[other] **Beëindig je beurt.** De open rij wordt aangevuld, een volle tempel draait, en je trekt { $mycelia__counts__hand } kaarten.
    }

mycelia-book-card = Zo lees je een kaart
mycelia-book-card-words = kaart lezen teken symbool pijl getal
mycelia-book-card-1 = De **ondergrond** zegt waar: blad, mos, water of een willekeurig veld. De **druppels** zeggen hoeveel er minstens moeten liggen. De **pijlen** zeggen wat er gebeurt: opzij, één veld verder; omhoog, van het bord.
mycelia-book-card-2 = Een **kever** betekent precies zoveel. Een **lichte** pijl gebruik je als je kunt en wilt. **2x** is hoogstens twee keer, een **streep** is het een of het ander, **&** is allebei, van links naar rechts. **Twee hoofdjes**: alle anderen mogen dit, jij niet.

mycelia-book-moving = Hoe druppels bewegen
mycelia-book-moving-1 = Eén veld omhoog, omlaag, naar links of naar rechts, naar elke ondergrond, nooit diagonaal. Een druppel die het tempelveld bereikt, is meteen van het bord.

mycelia-book-shrine = Als de tempel vol is
mycelia-book-shrine-1 = { $mycelia__counts__capacity__p2 ->
    [one] Alle druppels die een bord verlaten, gaan naar de tempel. Die is vol met **1** druppel (drie spelers { $mycelia__counts__capacity__p3 }, vier spelers { $mycelia__counts__capacity__p4 }). Aan het einde van die beurt draait hij: de dobbelsteen en de voorraadkaart wijzen een of twee velden aan, en **iedereen** krijgt op elk daarvan een nieuwe druppel.
   *[other] Alle druppels die een bord verlaten, gaan naar de tempel. Die is vol met **{ $mycelia__counts__capacity__p2 }** druppels (drie spelers { $mycelia__counts__capacity__p3 }, vier spelers { $mycelia__counts__capacity__p4 }). Aan het einde van die beurt draait hij: de dobbelsteen en de voorraadkaart wijzen een of twee velden aan, en **iedereen** krijgt op elk daarvan een nieuwe druppel.
    }

mycelia-book-end = Wanneer is het afgelopen?
mycelia-book-end-words = einde afgelopen lang laatste beurten
mycelia-book-end-1 = Als een bord leeg is, wordt die beurt afgemaakt en daarna de ronde: iedereen heeft dan evenveel beurten gehad. De tempel draait niet meer.

mycelia-book-wins = Wie wint?
mycelia-book-wins-1 = Wie een leeg bord heeft. Meerdere? Dan **de meeste bladeren**. Nog steeds gelijk? Dan delen ze de overwinning.

mycelia-book-more = Meer paddenstoelen
mycelia-book-more-1 = De uitbreiding voegt dertig paddenstoelen toe. Een **flits** werkt één keer, bij het inhuren. De actiekaartjes c, d en e zijn nieuw; niemand houdt er meer dan vier. Met sommige kaarten gooi je zwakke kaarten uit je deck.

mycelia-book-gwidyon = Alleen tegen Gwidyon
mycelia-book-gwidyon-words = wie gwidyon tegenstander solo alleen
mycelia-book-gwidyon-1 = Gwidyon heeft een stapel druppels en geen bord. Na elk van je beurten draait hij één kaart om en doet wat erop staat. Maak je bord leeg voordat zijn stapel op is.
mycelia-book-gwidyon-2 = **Zijn fiche:** elke keer dat de verwijder-kant boven komt, gaat er nog een druppel weg. Een bonus die een druppel verplaatst, draait het fiche om; een bonus die druppels verwijdert, verwijdert die van hem; bladeren zeggen hem niets.
mycelia-book-gwidyon-3 = **De tempel** wordt gevuld met zijn druppels en die van jou, en draait bij { $mycelia__counts__capacity__p1 }. Nieuwe druppels komen alleen bij jou.

mycelia-book-prisma = Prisma
mycelia-book-prisma-words = prisma uitbreiding gunst geschenk springen violet amber groen
mycelia-book-prisma-1 = Van je druppels { $mycelia__prisma__prism_drops ->
    [one] **glinstert** er 1
   *[other] **glinsteren** er { $mycelia__prisma__prism_drops }
    }, { $mycelia__prisma__dewdrops } niet. Elke glinsterende die je van het bord verwijdert, levert een **gunst** op: je paddenstoel gaat één vak verder op het gunstplatform en springt over andere heen.
mycelia-book-prisma-2 = Op groen, amber of violet mag je een **geschenk** van die of een lagere kleur nemen; je paddenstoel gaat terug naar het begin. Het komt boven op je trekstapel. Trek je het, dan leg je het meteen open neer; het trekt kaarten in zijn plaats en helpt je die beurt.

mycelia-ask-new-drops = Waar komen nieuwe druppels?
mycelia-ask-new-drops-answer = Waar de dobbelsteen en de open kant van de voorraadkaart het zeggen, op alle borden hetzelfde, als de tempel draait.
mycelia-ask-new-drops-words = dobbelsteen tempel voorraad leggen aanvulkaart symbool
mycelia-ask-leave-out = Mag ik een deel van een kaart weglaten?
mycelia-ask-leave-out-answer = Ja, elk deel of alles; alleen de kaart zelf moet je spelen.
mycelia-ask-leave-out-words = overslaan stuk deel afzien verplicht
mycelia-ask-others-drops = Kan ik de druppels van anderen verplaatsen?
mycelia-ask-others-drops-answer = Nee, iedereen verplaatst de druppels op het eigen bord; een bonus van jouw kaart voeren de anderen zelf uit.
mycelia-ask-others-drops-words = tegenstander ander speler verschuiven bord
mycelia-ask-new-showcase = Wanneer komen er nieuwe kaarten in de open rij?
mycelia-ask-new-showcase-answer = Aan het einde van een beurt wordt die aangevuld tot { $mycelia__counts__showcase } kaarten. Actiekaartje a vervangt al haar kaarten in één keer.
mycelia-ask-new-showcase-words = aanvullen aangevuld verversen vervangen inhuren
mycelia-ask-play-all-cards = Moet ik al mijn kaarten spelen?
mycelia-ask-play-all-cards-answer = Ja, elke beurt allemaal, maar wat ze doen, mag je laten vervallen.
mycelia-ask-play-all-cards-words = hand houden verplicht bewaren overslaan passen deel helemaal
mycelia-ask-use-card-hired = Wanneer kan ik een ingehuurde kaart gebruiken?
mycelia-ask-use-card-hired-answer = De volgende beurt: hij ligt boven op je trekstapel, en aan het einde van je beurt trek je kaarten.
mycelia-ask-use-card-hired-words = gekocht nieuw paddenstoel deck meer krijgen
mycelia-ask-picture-shows-drops = De afbeelding toont twee druppels en één pijl. Hoeveel gaan er?
mycelia-ask-picture-shows-drops-answer = Eén; de twee druppels zeggen hoeveel er moeten liggen.
mycelia-ask-beetle = Wat betekent de kever?
mycelia-ask-beetle-answer = Precies zoveel druppels als afgebeeld, niet meer en niet minder.
mycelia-ask-drop-move-diagonally = Mag een druppel diagonaal bewegen?
mycelia-ask-drop-move-diagonally-answer = Nee, alleen omhoog, omlaag, naar links en naar rechts.
mycelia-ask-drop-move-diagonally-words = schuin diagonaal
mycelia-ask-any-field-include = Hoort aarde ook bij “willekeurig veld”?
mycelia-ask-any-field-include-answer = Ja, elk landschapsveld, maar nooit het tempelveld.
mycelia-ask-stop-others-taking = Kan ik voorkomen dat anderen de bonus op mijn kaart nemen?
mycelia-ask-stop-others-taking-answer = Nee, ze krijgen hem ook als je de rest laat vervallen.
mycelia-ask-shrine-turn-twice = Kan de tempel twee keer in één beurt draaien?
mycelia-ask-shrine-turn-twice-answer = Nee, hoogstens één keer, aan het einde van een beurt; druppels die er niet meer in passen, gaan verloren.
mycelia-ask-shrine-turn-twice-words = vol
mycelia-ask-board-empty-won = Mijn bord is leeg. Heb ik gewonnen?
mycelia-ask-board-empty-won-answer = Bijna: eerst wordt de ronde uitgespeeld, en anderen kunnen hun bord ook leegmaken.
mycelia-ask-board-empty-won-words = winnen laatste druppel ronde afmaken af uitspelen
mycelia-ask-leaves-worth-anything = Zijn bladeren aan het einde iets waard?
mycelia-ask-leaves-worth-anything-answer = Alleen tussen spelers met een leeg bord.
mycelia-ask-leaves-worth-anything-words = blad punten gelijkspel geld
mycelia-ask-last-turn = Krijgt Gwidyon een laatste beurt?
mycelia-ask-last-turn-answer = Nee, wie het eerst leeg is, wint; in dezelfde beurt leeg: dan winnen jullie allebei.
mycelia-ask-know-next-card = Kan ik de volgende kaart van Gwidyon weten?
mycelia-ask-know-next-card-answer = Bijna: zes kaarten, geschud na de vijfde, dus er blijft altijd één ongezien.
mycelia-ask-easier = Hoe maak ik Gwidyon makkelijker?
mycelia-ask-easier-answer = Geef hem aan het begin meer druppels, hoogstens 25.
mycelia-ask-moving-prism-drop = Levert het verplaatsen van een prismadruppel een gunst op?
mycelia-ask-moving-prism-drop-answer = Nee, alleen hem van het bord verwijderen.
mycelia-ask-keep-gift-hand = Kan ik een geschenk in mijn hand houden?
mycelia-ask-keep-gift-hand-answer = Nee, je legt het open neer zodra je het trekt.
mycelia-ask-change-buy-cheaper = Krijg ik iets terug als ik een goedkopere kleur neem?
mycelia-ask-change-buy-cheaper-answer = Nee, de paddenstoel gaat altijd terug naar het begin.
mycelia-ask-wins-tie = Wie wint bij een gelijkspel?
mycelia-ask-wins-tie-answer = Van wie een leeg bord heeft, degene met de meeste bladeren; is ook dat gelijk, dan winnen ze samen.
mycelia-ask-wins-tie-words = gelijk gelijke stand beslissing allebei leeg
mycelia-ask-hold-cards = Hoeveel kaarten heb ik in mijn hand?
mycelia-ask-hold-cards-answer = { $mycelia__counts__hand }: zoveel trek je aan het einde van elke beurt, en in de volgende speel je ze allemaal.
mycelia-ask-hold-cards-words = handlimiet aantal
mycelia-ask-game-ends = Wanneer eindigt het spel?
mycelia-ask-game-ends-answer = Als een bord leeg is; die beurt en de ronde worden nog afgemaakt.
mycelia-ask-game-ends-words = afgelopen einde laatste
mycelia-ask-how-many-drops = Met hoeveel druppels begint iedereen?
mycelia-ask-how-many-drops-answer = { $mycelia__counts__drops }, neergelegd zoals de opbouwkaart toont.
mycelia-ask-how-many-drops-words = begin aantal 20
mycelia-ask-start-leaves = Begin ik met bladeren?
mycelia-ask-start-leaves-answer = Nee, niemand; kaarten leveren ze op.
mycelia-ask-start-leaves-words = begin geld
mycelia-ask-hire-many = Hoeveel paddenstoelen mag ik in een beurt inhuren?
mycelia-ask-hire-many-answer = Zoveel als je kunt betalen.
mycelia-ask-hire-many-words = kopen kaart kosten aantal
mycelia-ask-shrine-full = Hoeveel druppels passen er in de tempel?
mycelia-ask-shrine-full-answer = { $mycelia__counts__capacity__p2 } met twee spelers, { $mycelia__counts__capacity__p3 } met drie, { $mycelia__counts__capacity__p4 } met vier; dan draait hij.
mycelia-ask-shrine-full-words = vol nieuwe druppels aanvullen capaciteit wanneer
mycelia-ask-tile-twice = Kan ik een actiekaartje twee keer in een beurt gebruiken?
mycelia-ask-tile-twice-answer = Nee, elk actiekaartje één keer per beurt.
mycelia-ask-tile-twice-words = actie opnieuw
mycelia-ask-deck-short = Wat als mijn trekstapel op is?
mycelia-ask-deck-short-answer = Je aflegstapel wordt geschud en eronder gelegd, en dan trek je verder.
mycelia-ask-deck-short-words = leeg deck
mycelia-ask-who-begins = Wie begint er?
mycelia-ask-who-begins-answer = De startspeler wordt geloot, of gekozen als de tafel wordt klaargezet, en blijft dat het hele spel.
mycelia-ask-who-begins-words = eerst startspeler begin volgorde
mycelia-ask-lose-cards = Hoe raak ik kaarten kwijt?
mycelia-ask-lose-cards-answer = Met een kaart met het teken “loslaten” of met actiekaartje e: beide halen voorgoed een kaart uit je aflegstapel. Ze horen bij de uitbreiding.
mycelia-ask-lose-cards-words = verwijderen weggooien zwakke deck
mycelia-ask-what-shrine = Wat is de tempel?
mycelia-ask-what-shrine-answer = Het huis van de dauw: een druppel die het tempelveld bereikt, is van je bord en vult de tempel. Is hij vol, dan draait hij.
mycelia-ask-what-shrine-words = gat midden
mycelia-ask-get-leaves = Hoe krijg ik bladeren?
mycelia-ask-get-leaves-answer = Door paddenstoelen met een blad erop, en door de bonus op kaarten van anderen. Je mag er zoveel bewaren als je wilt.
mycelia-ask-get-leaves-words = geld verdienen limiet munt
mycelia-ask-drops-on-field = Hoeveel druppels mogen er op één veld liggen?
mycelia-ask-drops-on-field-answer = Zoveel als je wilt.
mycelia-ask-drops-on-field-words = limiet stapel meerdere twee samen
mycelia-ask-more-tiles = Hoe krijg ik meer actiekaartjes?
mycelia-ask-more-tiles-answer = Door sommige paddenstoelen van de uitbreiding, zodra je ze inhuurt; niemand houdt er meer dan vier.
mycelia-ask-more-tiles-words = actiekaartje aantal limiet nieuw
mycelia-ask-bonus = Wat is een bonus?
mycelia-ask-bonus-answer = Het deel van een kaart met twee hoofdjes: alle anderen mogen het uitvoeren, ieder op het eigen bord; jij niet.
mycelia-ask-bonus-words = anderen hoofdjes tegenstanders
mycelia-ask-advanced-boards = Wat zijn de borden voor gevorderden?
mycelia-ask-advanced-boards-answer = De achterkanten van de borden, elk met de landschappen op andere plekken, dus iedereen heeft een andere opgave.
mycelia-ask-advanced-boards-words = achterkant moeilijker anders
mycelia-ask-how-many-play = Met hoeveel kun je spelen?
mycelia-ask-how-many-play-answer = Met twee tot vier, of alleen tegen Gwidyon.
mycelia-ask-how-many-play-words = spelers personen aantal
mycelia-ask-win-alone = Hoe win ik van Gwidyon?
mycelia-ask-win-alone-answer = Maak je bord leeg voordat zijn stapel op is.
mycelia-ask-win-alone-words = verslaan alleen solo
