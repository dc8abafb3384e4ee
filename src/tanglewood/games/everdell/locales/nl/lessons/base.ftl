# A winter and a spring. Place (exclusive, shared, forest with a choice), play from hand, play from the Meadow free, prepare, production.

lesson-everdell-1-title = Een winter en een lente
lesson-everdell-1-goal = Bouw een Boerderij, nodig iemand uit om er te wonen en haal de lente.
lesson-everdell-1-closing = Drie kaarten in je stad, en het is lente. Plaatsen, spelen, voorbereiden: dat is het hele spel. Hierna: hoe het eindigt.

lesson-everdell-1-1-say = Vul je vijftien plekken met goede kaarten: wie de meeste punten heeft, wint. Eerst heb je grondstoffen nodig. Stuur een arbeider naar de drie takken.
lesson-everdell-1-1-notice = Je arbeider blijft daar. Je neemt wat de plek toont, één keer, meteen.
lesson-everdell-1-1-otherwise = Ook een goede plek. Voor de Boerderij in je hand heb je takken nodig.
lesson-everdell-1-1-meanwhile = Ada stuurt een arbeider naar de twee hars.

lesson-everdell-1-2-say = Voor je Boerderij heb je ook hars nodig. Ada staat op de twee hars, maar de plek met de plus heeft plaats voor iedereen.
lesson-everdell-1-2-notice = Eén hars en een nieuwe kaart. Een plus: plaats voor iedereen. Geen plus: maar één arbeider.
lesson-everdell-1-2-otherwise = Mooi, maar de Boerderij mist nog hars.
lesson-everdell-1-2-meanwhile = Ada haalt een bes.
lesson-everdell-1-2-slip-1 = Daar staat Ada al. Op deze plek past maar één arbeider.
lesson-everdell-1-2-slip-2 = Nog niet: een van je arbeiders is nog thuis.

lesson-everdell-1-3-say = Twee takken en een hars: precies wat de Boerderij kost. Speel die kaart uit je hand.
lesson-everdell-1-3-notice = Groene kaarten geven meteen hun grondstoffen: hier is je eerste bes.
lesson-everdell-1-3-otherwise = Je arbeiders zijn op pad. Bouw deze beurt.
lesson-everdell-1-3-meanwhile = Ada speelt een Herbergier voor haar bes.

lesson-everdell-1-4-say = De Vrouw op de weide kost twee bessen. Maar je Boerderij biedt haar een thuis, dus ze trekt er gratis in.
lesson-everdell-1-4-notice = Van de weide mag je net zo spelen als uit je hand. Het gat wordt meteen aangevuld.
lesson-everdell-1-4-otherwise = Kijk naar de deur van de Boerderij: de kaart zegt wie er mag wonen.
lesson-everdell-1-4-meanwhile = De deur van de Boerderij is gemarkeerd: bezet. Ada heeft geen arbeider meer en gaat alleen naar de lente.

lesson-everdell-1-5-say = Al je arbeiders zijn op pad. Bereid je voor op de lente: ze komen thuis, er komt er een bij, en groene kaarten geven opnieuw.
lesson-everdell-1-5-notice = Drie arbeiders, en de Boerderij gaf een bes. Ada was eerder in de lente: iedereen heeft een eigen seizoen.
lesson-everdell-1-5-otherwise = Er is geen arbeider meer thuis. Tijd voor de lente.
lesson-everdell-1-5-meanwhile = Ada plukt drie bessen in het bos.
lesson-everdell-1-5-slip-1 = De Boerderij heeft al een gezin. Een huis nodigt één boswezen uit, één keer. De Man zou drie bessen kosten.

lesson-everdell-1-6-say = Een nieuwe plek in het bos: twee grondstoffen naar keuze. Je Mijn mist nog hars en een kiezelsteen.
lesson-everdell-1-6-notice = Boslocaties zijn in elk spel anders. Er past één arbeider.
lesson-everdell-1-6-otherwise = Altijd handig. Maar kijk wat de Mijn in je hand nog mist.
lesson-everdell-1-6-meanwhile = Ada speelt een Historicus.
lesson-everdell-1-6-trap-1 = Takken heb je al. Kijk naar de kosten van de Mijn: er ontbreken hars en een kiezelsteen.
lesson-everdell-1-6-fine-1 = Eerst kiezelsteen of eerst hars: je hebt nu allebei.

lesson-everdell-1-7-say = Tak, hars, kiezelsteen: bouw de Mijn, en je krijgt meteen iets terug.
lesson-everdell-1-7-notice = Drie kaarten, vijf punten. Ada heeft twee kaarten en twee punten.
lesson-everdell-1-7-otherwise = Je hebt precies wat de Mijn kost. Bouwen maar!

# The last days of autumn. Claim an event, visit an open card in another city, Journey with discards, pass, scoring.

lesson-everdell-2-title = De laatste dagen van de herfst
lesson-everdell-2-goal = Maak van je laatste arbeiders punten en pas op het juiste moment.
lesson-everdell-2-closing = Jouw stad wint! Speel nu een heel spel. Ada is geduldig, en elke kaart zegt wat hij je zou kosten.

lesson-everdell-2-1-say = Herfst, het laatste seizoen, en nog drie arbeiders thuis. Je drie blauwe kaarten passen bij deze gebeurtenis. Behaal die: drie punten!
lesson-everdell-2-1-notice = Een gebeurtenis is voor wie die het eerst behaalt. Ze ligt naast de stad en neemt geen plek in.
lesson-everdell-2-1-otherwise = Dat werkt ook, maar Ada zou de gebeurtenis vóór jou kunnen nemen.
lesson-everdell-2-1-meanwhile = Ada geeft haar laatste kiezelsteen uit aan een Kraan.
lesson-everdell-2-1-trap-1 = Passen is voorgoed, en er zijn nog drie arbeiders thuis. Neem het terug en haal wat punten.

lesson-everdell-2-2-say = Zie je de open deur op Ada’s Herberg? Die mag je bezoeken: een weidekaart voor drie grondstoffen minder. Ada krijgt een punt.
lesson-everdell-2-2-notice = De Architect kostte één bes in plaats van vier. Paarse kaarten leveren aan het einde punten op: hij houdt van overgebleven hars en kiezelstenen.
lesson-everdell-2-2-otherwise = Eerst de Herberg: die maakt je bes vier waard.
lesson-everdell-2-2-meanwhile = Je Winkelier geeft een bes voor het nieuwe boswezen. Ada kan niets meer doen en past.

lesson-everdell-2-3-say = Je laatste arbeider gaat op Reis: betaal met drie kaarten uit je hand en krijg drie punten.
lesson-everdell-2-3-notice = Kaarten die je niet meer kunt spelen, zijn toch nog iets waard. De Reis gaat pas in de herfst open.
lesson-everdell-2-3-otherwise = Aan grondstoffen heb je niets meer. Aan je kaarten wel: kijk naar de Reis.
lesson-everdell-2-3-slip-1 = Die vraagt vijf kaarten. Jij hebt er drie.

lesson-everdell-2-4-say = Arbeiders op pad, hand leeg. Iets beters is er niet te doen, dus pas, dan gaan we tellen.
lesson-everdell-2-4-notice = Kaarten 15, fiches 3, paarse kaarten 9, Reis 3, gebeurtenis 3: 33 punten. Ada heeft er 30.
lesson-everdell-2-4-otherwise = Mooi, maar het zou je punten van de Architect kosten. Pas.
