# Who helps to pay. Innkeeper, Crane, Judge, Dungeon; the Haven; the Monastery and a worker who stays; preparing.
# The hard part: A helper is used while paying, one for each card, and Crane and Innkeeper leave the city for it. Step 4 shows that the Dungeon can be a blessing.

lesson-everdell-helpers-title = Wie helpt betalen
lesson-everdell-helpers-goal = Speel vier kaarten die je niet kunt betalen en maak punten van grondstoffen die niemand wil.
lesson-everdell-helpers-closing = Twintig punten, en geen enkele kaart volledig betaald. Kijk wie je in huis hebt voordat je zegt: te duur.

lesson-everdell-helpers-1-say = Je Koningin kost vijf bessen, en je hebt er drie. De Herbergier betaalt er drie, en vertrekt. Speel de Koningin.
lesson-everdell-helpers-1-notice = Eén punt Herbergier voor vier punten Koningin. Helpers kies je terwijl je betaalt.
lesson-everdell-helpers-1-otherwise = Eerst de Koningin. De prijs lijkt hoog, maar iemand helpt je.
lesson-everdell-helpers-1-meanwhile = Ada speelt een Dwaas en stuurt hem naar jou. Twee punten minder, en hij neemt een plek in.
lesson-everdell-helpers-1-slip-1 = De Kraan tilt stenen, geen koninginnen. Hij helpt alleen bij gebouwen.

lesson-everdell-helpers-2-say = Voor gebouwen is er de Kraan: drie grondstoffen minder, en jij kiest welke. Voor het Kasteel: twee kiezelstenen en een hars.
lesson-everdell-helpers-2-notice = De Kraan is weg, en de plek is weer vrij. Eén helper per kaart, nooit twee.
lesson-everdell-helpers-2-otherwise = Het Kasteel, met de Kraan. Goedkoper krijg je het niet.
lesson-everdell-helpers-2-meanwhile = Ada haalt twee hars.
lesson-everdell-helpers-2-trap-1 = Voor de Mijn mis je niets, en de Kraan zou weg zijn. Bewaar hem voor iets groots: neem het terug.

lesson-everdell-helpers-3-say = Voor de Mijn mis je een kiezelsteen. Met de Rechter mag één grondstof voor een andere gelden: je bes voor de kiezelsteen. En hij blijft!
lesson-everdell-helpers-3-notice = Precies één grondstof van de kosten, bij elke kaart die je speelt. De Mijn gaf je een kiezelsteen.
lesson-everdell-helpers-3-otherwise = De Mijn, graag: tak, hars, en de Rechter voor de rest.
lesson-everdell-helpers-3-meanwhile = Ada stuurt haar laatste arbeider om takken.

lesson-everdell-helpers-4-say = En de Kerker: sluit een boswezen op, drie grondstoffen minder. De Schoonmaker kost er drie. Zie je wie niemand zal missen?
lesson-everdell-helpers-4-notice = Een gevangene is niet meer in je stad: geen plek, geen punten, en hier geen minpunten. Dank je, Ada!
lesson-everdell-helpers-4-otherwise = De Schoonmaker. Zonder bes kun je hem alleen via de Kerker betalen.
lesson-everdell-helpers-4-meanwhile = De Schoonmaker laat je Mijn nog eens werken. Ada gaat naar de zomer en neemt twee kaarten van de weide.
lesson-everdell-helpers-4-trap-1 = Vier punten achter de tralies! Neem het terug en zoek iemand die je punten kost.

lesson-everdell-helpers-5-say = Met kaarten die je niet kunt gebruiken, krijg je in het Toevluchtsoord grondstoffen: per twee kaarten één grondstof naar keuze. Leg ze allebei af voor een tak.
lesson-everdell-helpers-5-notice = In het Toevluchtsoord is plaats voor iedereen, het hele jaar door.
lesson-everdell-helpers-5-otherwise = Geen bessen, en twee boswezens in je hand. Naar het Toevluchtsoord!
lesson-everdell-helpers-5-meanwhile = Ada plukt een bes.
lesson-everdell-helpers-5-trap-1 = Eén kaart levert niets op: het moeten er twee zijn. Neem het terug en leg ze per paar af.
lesson-everdell-helpers-5-fine-1 = Het maakt niet uit welke je eerst neemt.

lesson-everdell-helpers-6-say = In je Klooster worden twee grondstoffen vier punten: je geeft ze aan Ada. Een tak en een kiezelsteen zijn goed.
lesson-everdell-helpers-6-notice = Maar deze arbeider blijft daar voorgoed. Begraafplaats en Klooster laten nooit los.
lesson-everdell-helpers-6-otherwise = Je laatste arbeider gaat naar het Klooster: vier punten.
lesson-everdell-helpers-6-meanwhile = Er zijn alleen nog kiezelstenen om te geven, dus er gaat er vanzelf een. Ada bedankt je en haalt er nog een.
lesson-everdell-helpers-6-fine-1 = Dezelfde twee grondstoffen.

lesson-everdell-helpers-7-say = Ze zijn allemaal op pad: bereid je voor op de zomer en neem Man en Vrouw van de weide. Tel wie er thuiskomt.
lesson-everdell-helpers-7-notice = Vier arbeiders, van wie één voor altijd in het Klooster: drie om in te zetten. Twintig punten tegen Ada’s vier.
lesson-everdell-helpers-7-otherwise = Er is geen arbeider meer thuis. Bereid je voor.

# Special events. A special event that asks for two cards, one that takes goods, one that takes cards, one that sends a worker home; the King counts them.
# The hard part: A special event asks for two named cards in the city, never pays for them and never uses them up; what it scores often depends on what is laid there in that moment, and never later.

lesson-everdell-events-title = Speciale gebeurtenissen
lesson-everdell-events-goal = Behaal drie speciale gebeurtenissen en kroon ze met een Koning.
lesson-everdell-events-closing = Zesentwintig punten uit vier gebeurtenissen en een Koning. Lees de vier speciale gebeurtenissen vóór je eerste beurt: ze zijn een half plan.

lesson-everdell-events-1-say = De meeste speciale gebeurtenissen vragen om twee kaarten in je stad. Met Herberg en Zanger behaal je Lokale artiest. Speel de Zanger en leg niets af.
lesson-everdell-events-1-notice = De vier speciale gebeurtenissen zijn in elk spel anders. Ada lijkt de hare ook gelezen te hebben.
lesson-everdell-events-1-otherwise = Eerst de Zanger. Zijn gebeurtenis wacht op niemand.
lesson-everdell-events-1-meanwhile = De Zanger kan van kaarten punten maken; jij hebt de jouwe nodig. Ada speelt een Marskramer naast haar Winkel.
lesson-everdell-events-1-slip-1 = Een herberg zonder muziek? Deze gebeurtenis wil ook de Zanger in je stad.
lesson-everdell-events-1-trap-1 = Eén punt per kaart. Maar een volgende gebeurtenis geeft er twee voor elk boswezen: neem het terug en leg niets af.

lesson-everdell-events-2-say = Stuur nu een arbeider: de gebeurtenis is van jou, en elke bes die je erop legt, is twee punten waard. Leg er drie!
lesson-everdell-events-2-notice = Zes punten. Herberg en Zanger blijven waar ze zijn; een gebeurtenis kijkt alleen naar ze.
lesson-everdell-events-2-otherwise = Eerst de gebeurtenis. Wie het eerst komt, heeft de gebeurtenis alleen.
lesson-everdell-events-2-meanwhile = Ada behaalt Nieuw bestuur en legt er drie hars op, elk twee punten.
lesson-everdell-events-2-trap-1 = Alleen nu, nooit later: twee bessen meer waren vier punten meer geweest. Neem het terug.

lesson-everdell-events-3-say = De studenten willen Leraar en Universiteit. Speel de Leraar: twee kaarten, een voor jou, een voor Ada. Houd de Monnik.
lesson-everdell-events-3-notice = Een kaart voor iemand die bijna klaar is, is een goedkoop cadeau.
lesson-everdell-events-3-otherwise = De Leraar. Twee bessen zijn precies genoeg.
lesson-everdell-events-3-meanwhile = Ada krijgt het Postkantoor, heeft geen arbeider meer om het te gebruiken en past.
lesson-everdell-events-3-slip-1 = Die heeft Ada al. Een gebeurtenis wordt één keer behaald, door één speler.

lesson-everdell-events-4-say = Behaal de gebeurtenis en stuur hoogstens drie boswezens uit je hand naar school: elk twee punten. Maar niet de Koning!
lesson-everdell-events-4-notice = De Dwaas, afgestudeerd! Kaarten onder een gebeurtenis zijn uit het spel, en niemand leest ze meer.
lesson-everdell-events-4-otherwise = De studenten wachten op je, en je hand zit er vol mee.
lesson-everdell-events-4-trap-1 = Twee punten voor een Koning die er op zijn troon tien waard is. Neem het terug en houd hem.
lesson-everdell-events-4-fine-1 = Elke volgorde is goed.

lesson-everdell-events-5-say = Nog een: Klokkentoren en Schoonmaker. Hij ligt op de weide, en je Harsraffinaderij heeft een vrije deur. Laat je Boerderij werken.
lesson-everdell-events-5-notice = De Schoonmaker trok er gratis in, en Ada, die heeft gepast, kan alleen toekijken.
lesson-everdell-events-5-otherwise = Kijk wie er in de Harsraffinaderij mag wonen. Hij ligt op de weide.
lesson-everdell-events-5-fine-1 = Hars is net zo goed.

lesson-everdell-events-6-say = Een goed georganiseerde stad: vier punten, en een van je arbeiders komt meteen thuis. Neem precies die terug die je stuurt.
lesson-everdell-events-6-notice = Vier punten, en de arbeider is weer vrij.
lesson-everdell-events-6-otherwise = Je hebt nog een arbeider, en de derde gebeurtenis ligt voor het oprapen.

lesson-everdell-events-7-say = En nu de Koning: twee punten voor elke speciale gebeurtenis van jou. Je Kasteel heeft een deur voor hem.
lesson-everdell-events-7-notice = Vier punten voor hem, zes voor je drie gebeurtenissen.
lesson-everdell-events-7-otherwise = De Koning, gratis door de deur van het Kasteel.

lesson-everdell-events-8-say = Je arbeider is nog vrij, en je hebt vier groene kaarten: behaal het Oogstfestival, een basisgebeurtenis.
lesson-everdell-events-8-notice = Gebeurtenissen 19, en de Koning voegt er 7 aan toe. Je wint met 51 tegen 21.
lesson-everdell-events-8-otherwise = Daar liggen drie punten, en de Koning telt ze ook.
lesson-everdell-events-8-meanwhile = Geen arbeider, geen kaart: er is niets meer te doen, dus je past vanzelf.

# Legends. A legend in place of its ribbon card, a visit that pays two tokens, what a legend counts as and what it shuts out, a space of its own.
# The hard part: The ribbon card is the price: it leaves the city, and the legend is that card from then on, for doors, events and uniqueness. Because a legend needs no space of the fifteen, the swap also makes room.

lesson-everdell-legends-title = Legendarische kaarten
lesson-everdell-legends-goal = Maak van twee alledaagse kaarten legendarische.
lesson-everdell-legends-closing = Twee legendarische kaarten voor twee bessen. Kijk in de winter naar hun linten en bouw eerst wat ze vragen.

lesson-everdell-legends-1-say = Naast je liggen twee legendarische kaarten; alleen jij ziet ze. Op het lint van De Groene Eikel staat Herberg: vervang je Herberg erdoor, gratis.
lesson-everdell-legends-1-notice = Vier punten in plaats van twee, en elke gast levert je er nog twee op. Ada, kom gerust nog eens!
lesson-everdell-legends-1-otherwise = Eerst De Groene Eikel. Je hebt de kaart die op het lint staat.
lesson-everdell-legends-1-meanwhile = Ada komt meteen op bezoek: met de Eikel kost elke kaart vier grondstoffen minder. Ze bouwt een School voor niets.
lesson-everdell-legends-1-trap-1 = Zes grondstoffen weg. Betalen mag, maar de Herberg op het lint was genoeg geweest: neem het terug.

lesson-everdell-legends-2-say = Een legendarische kaart is de kaart op het lint: de Eikel heeft de deur van de Herberg. Laat de Herbergier gratis intrekken.
lesson-everdell-legends-2-notice = De Herbergier was gratis. Niemand kan een legendarische kaart afbreken of kopiëren.
lesson-everdell-legends-2-otherwise = De Herbergier. Er is nu een deur voor hem.
lesson-everdell-legends-2-meanwhile = Ada heeft zelf een legendarische kaart: McGregors markt vervangt haar Boerderij en geeft twee grondstoffen.
lesson-everdell-legends-2-slip-1 = De Groene Eikel is nu je Herberg. Naast een legendarische kaart komt er geen tweede.
lesson-everdell-legends-2-trap-1 = Een bes voor een gast die een deur had? Neem het terug en laat hem bij de Eikel binnen.

lesson-everdell-legends-3-say = Op het lint van Vooruitziend staat Historicus, en er ligt er een op de weide. Twee bessen voor de Historicus in plaats van vier voor de legendarische kaart!
lesson-everdell-legends-3-notice = Nu is je stad vol: vijftien plekken.
lesson-everdell-legends-3-otherwise = De Historicus. Die kost de helft van Vooruitziend.
lesson-everdell-legends-3-meanwhile = Ada heeft geen arbeider meer en past.
lesson-everdell-legends-3-trap-1 = De Herbergier vertrekt, terwijl je de bessen had. Neem het terug en bewaar hem voor een duurdere gast.

lesson-everdell-legends-4-say = Vol of niet: een legendarische kaart brengt een eigen plek mee. Vervang de Historicus door Vooruitziend, en er is weer een plek vrij.
lesson-everdell-legends-4-notice = Legendarische kaarten hebben geen van de vijftien plekken nodig. Vervangen maakt plaats, zelfs in de laatste dagen van de herfst.
lesson-everdell-legends-4-otherwise = Je tweede legendarische kaart. De Historicus is er om vervangen te worden.
lesson-everdell-legends-4-slip-1 = Vijftien plekken, allemaal bezet. Maak eerst plaats.

lesson-everdell-legends-5-say = Bouw de Mijn op de vrije plek. Na een gebouw geeft Vooruitziend je een grondstof naar keuze: neem een bes.
lesson-everdell-legends-5-notice = Vooruitziend is blauw en helpt na elke kaart. Een Historicus had één kaart getrokken.
lesson-everdell-legends-5-otherwise = De Mijn, op de plek die je hebt gewonnen.

lesson-everdell-legends-6-say = De Man deelt de plek van zijn Vrouw, en je Herbergier betaalt voor hem. Neem hars als grondstof van het paar.
lesson-everdell-legends-6-notice = Na een boswezen trekt Vooruitziend twee kaarten. De plek van de Herbergier is weer vrij, en je hebt wat een Kasteel kost.
lesson-everdell-legends-6-otherwise = De Man op de weide. Zijn Vrouw heeft een plek voor hem vrijgehouden.
lesson-everdell-legends-6-trap-1 = Takken heb je al. Kijk naar het Kasteel op de weide: dat wil drie hars. Neem het terug.

lesson-everdell-legends-7-say = Het Kasteel: een punt voor elk gewoon gebouw. Een legendarische kaart is even gewoon als de kaart op het lint, dus je Eikel telt mee.
lesson-everdell-legends-7-notice = Negen gewone gebouwen, dertien punten met zijn eigen vier. 49 tegen Ada’s 20, en er is nog een arbeider thuis.
lesson-everdell-legends-7-otherwise = Het Kasteel op de weide. Je hebt alles wat het kost.
lesson-everdell-legends-7-fine-1 = Elke grondstof is nu goed.
lesson-everdell-legends-7-fine-2 = Elke grondstof is nu goed.
lesson-everdell-legends-7-fine-3 = Elke grondstof is nu goed.

# Abilities, new farms, and Corrin. An ability when a worker gains and when a construction is paid, Cats in a taken place, a farm with a choice, Corrin through a red door, no new worker in spring.
# The hard part: Abilities cost something: with them nobody gets a new worker in spring. And a stand-in is offered whenever it is possible, also where it is a waste; step 2 lets that happen.

lesson-everdell-abilities-title = Vaardigheden, nieuwe Boerderijen en Corrin
lesson-everdell-abilities-goal = Gebruik de gave van de Eekhoorns en haal Corrin naar je stad.
lesson-everdell-abilities-closing = Acht punten in de lente, met twee arbeiders. Elke vaardigheid verandert één regel: lees die van jou, en lees die van Ada.

lesson-everdell-abilities-1-say = Iedereen heeft een vaardigheid. De jouwe, Eekhoorns: een arbeider die takken oplevert, levert er een extra op. Stuur er een naar de drie takken.
lesson-everdell-abilities-1-notice = Een vaardigheid verandert één regel voor één speler. Wijs de kaart aan om die nog eens te lezen.
lesson-everdell-abilities-1-otherwise = Takken zijn jouw kracht. Neem er drie en krijg er vier.
lesson-everdell-abilities-1-meanwhile = Vier takken voor jou. Ada heeft de Katten: die gaan naast je zitten, hoewel er op die plek maar één arbeider past.

lesson-everdell-abilities-2-say = De nieuwe Boerderijen laten je kiezen: deze geeft een bes of een hars. Betaal takken en hars en neem de bes.
lesson-everdell-abilities-2-notice = Voor elke andere kaart is het een Boerderij: voor Man en Vrouw, voor de Kikkerkapitein. Telkens als je er iets van krijgt, kies je opnieuw.
lesson-everdell-abilities-2-otherwise = Eerst de Boerderij: je hebt alles wat die kost.
lesson-everdell-abilities-2-meanwhile = Ada bouwt een andere nieuwe Boerderij. Elk heeft een eigen prijs en een eigen keuze.
lesson-everdell-abilities-2-trap-1 = Twee takken golden voor de hars, maar je had hars! Neem het terug en betaal zoals het er staat.

lesson-everdell-abilities-3-say = Meer takken! De gedeelde plek geeft er twee en een kaart; met jouw vaardigheid drie.
lesson-everdell-abilities-3-notice = Vijf takken, en helemaal geen hars.
lesson-everdell-abilities-3-otherwise = Eerst takken: twee zijn er voor jou drie.
lesson-everdell-abilities-3-meanwhile = Ada plukt een bes.
lesson-everdell-abilities-3-slip-1 = Bezet, door jou en door Ada. Alleen Katten wringen zich ertussen, en jij bent een Eekhoorn.

lesson-everdell-abilities-4-say = De Herberg wil hars. Bij Eekhoorns gelden twee takken voor elke grondstof van een gebouw. Bouwen!
lesson-everdell-abilities-4-notice = Dit is geen helper: het werkt bij elk gebouw, zo vaak je wilt, zelfs naast een Kraan.
lesson-everdell-abilities-4-otherwise = De Herberg. Je takken zijn zo goed als hars.
lesson-everdell-abilities-4-meanwhile = Vier takken, geen hars. Ada’s Boerderij nodigt een Man uit.
lesson-everdell-abilities-4-slip-1 = Vier bessen, en je hebt er één. Maar Corrin gaat waar hij wil: een rode deur is genoeg.

lesson-everdell-abilities-5-say = Corrin de Krijger gaat gratis door elke rode deur. Geef Ada wat je niet nodig hebt, elk een punt: Begrafenisondernemer, Klokkentoren, tak.
lesson-everdell-abilities-5-notice = Leider, Koning en Krijger noemen elk een kleur. Elke deur van die kleur is voor hen, voor welke gast ze ook is gebouwd.
lesson-everdell-abilities-5-otherwise = Eerst Corrin. De Herberg is rood, en de deur staat open.
lesson-everdell-abilities-5-meanwhile = Drie cadeaus, drie punten. Ada gaat naar de lente en krijgt een bes van haar Boerderij.
lesson-everdell-abilities-5-trap-1 = Een punt voor een Dwaas, en Ada stuurt hem meteen terug: twee punten minder. Houd hem en stuur hem naar haar.

lesson-everdell-abilities-6-say = Bereid je voor op de lente. Daar wacht geen nieuwe arbeider: dat is de prijs van vaardigheden. En laat de Boerderij hars geven.
lesson-everdell-abilities-6-notice = Twee arbeiders in de lente, voor jullie allebei. Acht punten tegen Ada’s drie.
lesson-everdell-abilities-6-otherwise = Alle arbeiders zijn op pad, en bessen heb je. Bereid je voor en kies hars.

# Nightweave’s plans and personalities. A plan that strikes when she is blocked, foiling it, a personality that marks the cards beside her, averting it, cards she does not reach, her going home.
# The hard part: Plan and personality are in force all game, intrigues only for a season. The personality concerns the Meadow beside her pawn, corners included, and only while she sits there.

lesson-everdell-plans-title = Plannen en persoonlijkheden van Nachtweefster
lesson-everdell-plans-goal = Leef met een persoonlijkheid en een plan, en gun haar geen enkele fiche.
lesson-everdell-plans-closing = Geen fiche voor haar. Acht persoonlijkheden, dertien plannen: lees beide kaarten voordat je eerste arbeider vertrekt.

lesson-everdell-plans-1-say = Twee kaarten liggen het hele spel open: haar plan, Afpersing, en haar persoonlijkheid, Gemeen. Neem de drie takken en bekijk het plan.
lesson-everdell-plans-1-notice = Elke keer dat haar weg geblokkeerd is, krijgt ze zoveel punten als haar niveau: twee. Tenzij je het verijdelt.
lesson-everdell-plans-1-otherwise = Goed, maar neem de takken: dan zie je haar plan aan het werk.
lesson-everdell-plans-1-meanwhile = Haar kaart wil ook de drie takken. Geblokkeerd! Dan slaat Afpersing toe.

lesson-everdell-plans-2-say = Een kaart of een grondstof verijdelt het. De Koning is nog ver weg; gooi hem weg.
lesson-everdell-plans-2-notice = Verijdelen mag elke keer, en elke keer beslis jij.
lesson-everdell-plans-2-otherwise = Houd wat je snel kunt gebruiken. De Koning kost zes bessen.
lesson-everdell-plans-2-meanwhile = Ze krijgt niets en volgt haar pijl naar de twee hars.
lesson-everdell-plans-2-trap-1 = Twee punten voor haar, voor niets. Een kaart die je toch niet kunt betalen, is een eerlijke prijs: neem het terug.
lesson-everdell-plans-2-fine-1 = De Kraan is ook goed.

lesson-everdell-plans-3-say = Bouw je Boerderij. Daarna betreedt ze de weide, en dan zie je wat Gemeen betekent.
lesson-everdell-plans-3-notice = Haar persoonlijkheid werkt alleen op de gemarkeerde kaarten, zolang ze daar zit.
lesson-everdell-plans-3-otherwise = Eerst de Boerderij. Je hebt alles wat die kost.
lesson-everdell-plans-3-meanwhile = De dobbelsteen toont 3: ze neemt de Vrouw en gaat daar zitten. Webben markeren de vijf kaarten om haar heen, hoeken ook.

lesson-everdell-plans-4-say = De Man is gemarkeerd en twee waard. Speel hem, gratis: ze wil twee punten, en jij betaalt in plaats daarvan twee andere dingen.
lesson-everdell-plans-4-notice = Eén kaart of één grondstof voor elk punt. Gratis of betaald, getrokken of gespeeld: gemarkeerd is gemarkeerd.
lesson-everdell-plans-4-otherwise = De Man. Zijn Boerderij wacht, en de webben hebben een prijs.
lesson-everdell-plans-4-meanwhile = De Man trekt in. Haar volgende kaart stuurt een spin naar de kiezelsteen.
lesson-everdell-plans-4-slip-1 = Daar zit ze zelf. Die plek blijft leeg tot ze vertrekt.
lesson-everdell-plans-4-trap-1 = Jij krijgt een Man van twee, en zij krijgt twee punten. Dan is niemand erop vooruitgegaan: neem het terug.

lesson-everdell-plans-5-say = De Winkelier ligt aan de rand, zonder web. Twee bessen, en geen vragen.
lesson-everdell-plans-5-notice = Zoek kaarten buiten haar bereik. Die zijn er altijd.
lesson-everdell-plans-5-otherwise = De Winkelier. Niets markeert hem, en hij kost twee bessen.
lesson-everdell-plans-5-meanwhile = Haar kaart, van de weide spelen: de dobbelsteen toont 6, de School is van haar. Haar eigen webben houden haar nooit tegen.

lesson-everdell-plans-6-say = Je laatste arbeider: een hars en een kaart. Al haar spinnen zijn ook op pad, en zijzelf ook.
lesson-everdell-plans-6-notice = Geen pion, geen webben: nu kun je elke kaart nemen. Betreedt ze de weide opnieuw, dan begint alles opnieuw, ergens anders.
lesson-everdell-plans-6-otherwise = In een spel is elke plek goed. Hier: de hars.
lesson-everdell-plans-6-meanwhile = De volgende kaart met een spin stuurt haar naar huis en naar de lente. Haar pion verlaat de weide, en de webben verdwijnen.

lesson-everdell-plans-7-say = Bereid je ook voor op de lente. Haar weg is deze keer vrij, dus Afpersing zwijgt.
lesson-everdell-plans-7-notice = Onder dit plan kost het je iets om haar te blokkeren; bij andere plannen moet je op iets anders letten. Ze heeft geen enkele fiche.
lesson-everdell-plans-7-otherwise = Alle arbeiders zijn op pad: bereid je voor.
lesson-everdell-plans-7-meanwhile = Haar kaart zegt drie takken, en daar is je arbeider net vertrokken. Niets om af te persen.
