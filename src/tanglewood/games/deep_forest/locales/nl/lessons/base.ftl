# Into the forest. Enter, lay a strip, stand at a line, step, pay a troll, take a sword, end, retreat (shown as a side road).

lesson-deep_forest-1-title = Het bos in
lesson-deep_forest-1-goal = Ga naar de markt, loop drie velden, betaal een trol en vind een zwaard.
lesson-deep_forest-1-closing = Twee zwaarden, een trol in de zak, drie velden gedaan. Hierna: muren van doornen, en de ene regel waar iedereen in trapt.

lesson-deep_forest-1-1-say = Vind een weg van de onderste muur naar de bovenste en word onderweg rijk: het meeste goud wint. Ga in het midden naar binnen.
lesson-deep_forest-1-1-notice = Alles wat in zicht is, wordt omgedraaid, tot er iets in de weg staat. Aan het eind van de kolom: een trol.
lesson-deep_forest-1-1-otherwise = Ook een goede ingang. Vandaag nemen we het midden.

lesson-deep_forest-1-2-say = Eerst ga je naar de markt. Kies deze strook en leg hem ergens op de markt, liggend of rechtop.
lesson-deep_forest-1-2-notice = Latere stroken bedekken eerdere. Alleen wat bovenop ligt, telt.
lesson-deep_forest-1-2-otherwise = Goed idee. Nu eerst de strook met twee markeerstenen: dat zijn je stappen.

lesson-deep_forest-1-3-say = Ga nu aan het eind van een lijn staan en neem alles wat die toont: twee markeerstenen en een goudstuk.
lesson-deep_forest-1-3-notice = Niemand anders kan staan waar jij staat. De volgende beurt moet je verder.
lesson-deep_forest-1-3-otherwise = Die lijn toont minder. De rij met je strook heeft drie grondstoffen.
lesson-deep_forest-1-3-trap-1 = Maar één markeersteen. Je strook ligt in de rij: ga daar staan en krijg ze alle drie.

lesson-deep_forest-1-4-say = En daar ga je. Elke stap kost één markeersteen; die blijft liggen op het veld dat je verlaat.
lesson-deep_forest-1-4-notice = De markeerstenen zijn je pad. De lengte telt aan het einde.
lesson-deep_forest-1-4-otherwise = De markt is klaar. Zet een stap het bos in.

lesson-deep_forest-1-5-say = Nog een. Kijk naar links en rechts: wat in zicht komt, wordt vanzelf omgedraaid.
lesson-deep_forest-1-5-notice = Links een trol, rechts een zwaard.
lesson-deep_forest-1-5-otherwise = Rechtdoor, graag. Daar wacht iets.

lesson-deep_forest-1-6-say = Een trol naast je wil een goudstuk, en wel nu. Niets anders gaat voor.
lesson-deep_forest-1-6-notice = De trol is nu van jou. Houd hem voor één goud, of stuur hem in een latere ronde naar Ada.
lesson-deep_forest-1-6-otherwise = Eerst de trol. Die laat niet los.
lesson-deep_forest-1-6-slip-1 = De trol houdt je vast. Betaal hem eerst een goudstuk.

lesson-deep_forest-1-7-say = Het zwaard kost een krachtdrank, een boek en een goudstuk: precies wat je hebt. Raap het op; je stapt op dat veld.
lesson-deep_forest-1-7-notice = Zwaarden zijn om te vechten: elk één dobbelsteen. Je mag er ook overheen lopen en het laten liggen.
lesson-deep_forest-1-7-otherwise = Met zwaarden win je gevechten, en dit kun je betalen. Raap het op!
lesson-deep_forest-1-7-trap-1 = Je liep eroverheen en liet het liggen. Dat mag! Maar je kunt het betalen, dus neem het terug.

lesson-deep_forest-1-8-say = Geen markeerstenen, geen stappen. Beëindig je beurt en kijk hoe Ada hetzelfde doet in haar bos.
lesson-deep_forest-1-8-notice = Haar strook bedekt jouw goudstuk. De markt blijft nooit zoals hij was.
lesson-deep_forest-1-8-otherwise = Je kunt teruggaan, maar waarom? Je hebt een zwaard gevonden.
lesson-deep_forest-1-8-meanwhile = Ada legt een strook dwars over de jouwe, gaat bij die kolom staan en loopt naar binnen.
lesson-deep_forest-1-8-trap-1 = Een terugtocht, twee keer per spel: hoogstens drie velden terug, en de markeerstenen krijg je terug. Maar het ging juist goed!

# Three obstacles, one turn. The market as a puzzle, overcome all three obstacles, send a troll, swap coins, a set.

lesson-deep_forest-2-title = Drie hindernissen, één beurt
lesson-deep_forest-2-goal = Verzamel een poort, struikgewas en een wachter: 15 goud.
lesson-deep_forest-2-closing = Poort, struikgewas, wachter: 15 goud in één beurt! Hierna: een monster, de mist en de uitgang.

lesson-deep_forest-2-1-say = Drie ronden later. Boven je een poort: drie boeken openen die. Leg deze strook bovenaan, en één kolom toont er drie.
lesson-deep_forest-2-1-notice = Zoek lijnen die al tonen wat je nodig hebt, en voeg het laatste stuk toe.
lesson-deep_forest-2-1-otherwise = Dat kan. Maar kijk hoeveel boeken kolom twee zou tonen.

lesson-deep_forest-2-2-say = Je moet je oude lijn verlaten. Ga bij kolom twee staan: drie boeken en een goudstuk.
lesson-deep_forest-2-2-notice = Vier boeken, zes goudstukken.
lesson-deep_forest-2-2-otherwise = Tel de boeken: kolom twee heeft er drie.
lesson-deep_forest-2-2-slip-1 = Daar sta je al. Elke beurt moet je van lijn wisselen.

lesson-deep_forest-2-3-say = Betaal drie boeken voor de poort. Je houdt de tegel en stapt op het vrije veld.
lesson-deep_forest-2-3-notice = Struikgewas kost drie krachtdranken, een poort drie boeken, een wachter drie goudstukken. Elk gaat naar je verzameling.
lesson-deep_forest-2-3-otherwise = De poort! Je hebt er net de boeken voor gehaald.

lesson-deep_forest-2-4-say = Links is vrij bos, en toch gesloten: dat veld raakt je eigen pad. Je pad mag zichzelf nooit raken. Ga naar rechts.
lesson-deep_forest-2-4-notice = Kijk vóór een stap naar de velden naast het nieuwe veld: ligt daar een andere markeersteen dan die je achterlaat, dan mag het niet.
lesson-deep_forest-2-4-otherwise = Goed om te weten, maar eerst een stap naar rechts.
lesson-deep_forest-2-4-slip-1 = Eronder ligt een van je markeerstenen. Een pad mag zichzelf niet raken.

lesson-deep_forest-2-5-say = Struikgewas: drie krachtdranken, en je hebt er twee. Stuur je trol naar Ada. Daarvoor krijg je twee krachtdranken.
lesson-deep_forest-2-5-notice = Het kost Ada een goudstuk als ze langskomt. Eén trol per ronde, en alleen een die je in een eerdere ronde kreeg.
lesson-deep_forest-2-5-otherwise = Je mist één krachtdrank. Je trol kan die verdienen.
lesson-deep_forest-2-5-trap-1 = Daar komt voorlopig niemand langs. Zet hem waar ze heen wil.

lesson-deep_forest-2-6-say = Nu heb je genoeg krachtdranken. Baan je een weg!
lesson-deep_forest-2-6-notice = En daarachter staat een wachter. Je markeerstenen zijn op.
lesson-deep_forest-2-6-otherwise = Door het struikgewas kun je nu heen: drie krachtdranken.

lesson-deep_forest-2-7-say = Ruil twee goudstukken voor een markeersteen; dat kan op elk moment in je beurt. Betaal dan de wachter drie goudstukken.
lesson-deep_forest-2-7-notice = Van elk één: een set van drie. Drie verschillende of drie gelijke hindernissen zijn 15 goud waard.
lesson-deep_forest-2-7-otherwise = Bewaar de goudstukken voor markeersteen en wachter: twee en drie.
lesson-deep_forest-2-7-slip-1 = De wachter kun je betalen, maar de stap niet. Je hebt een markeersteen nodig.

# A monster, the fog, the way out. Fight with dice set aside and pips bought, claim a monster, fog, leave, scoring.

lesson-deep_forest-3-title = Een monster, de mist, de uitgang
lesson-deep_forest-3-goal = Versla een monster, verlaat het bos als eerste en tel je goud.
lesson-deep_forest-3-closing = Het bos uit, en 57 goud tegen 28! Speel het nu vanaf de eerste ronde. Ada wacht op je.

lesson-deep_forest-3-1-say = Ronde 13. Je staat naast een rots, en rotsen leven! Met twee zwaarden of meer mag je vechten. Daag een vijftien uit.
lesson-deep_forest-3-1-notice = Vier zwaarden, vier dobbelstenen. Na winst met vier dobbelstenen lever je twee zwaarden in: minder dobbelstenen is goedkoper, maar riskanter.
lesson-deep_forest-3-1-otherwise = Je zou door kunnen lopen. Maar je hebt vier zwaarden, en in die rots zit 15 goud.
lesson-deep_forest-3-1-trap-1 = Daar ga je, maar de rots blijft achter, met zijn goud. Neem het terug en vecht.

lesson-deep_forest-3-2-say = Tien. Je hebt nog twee worpen. Leg de zes opzij en gooi de andere drie opnieuw.
lesson-deep_forest-3-2-notice = 14. Eén te weinig!
lesson-deep_forest-3-2-otherwise = Voorzichtig: houd de zes. De lage hebben weinig te verliezen.

lesson-deep_forest-3-3-say = Je zou nog een keer kunnen gooien. Of zeker spelen: tegen dit monster geeft elke markeersteen die je betaalt, één oog.
lesson-deep_forest-3-3-notice = Bij 15 helpen markeerstenen, bij 20 boeken, bij 25 krachtdranken, bij 26 niets.
lesson-deep_forest-3-3-otherwise = Dapper! Met een markeersteen was het zeker.

lesson-deep_forest-3-4-say = Gewonnen! Vier verschillende monsters hebben kracht 15. De Steenpad is 15 goud waard: neem die.
lesson-deep_forest-3-4-notice = Mist in rij vier. Een veld in de mist verlaten kost één markeersteen extra.
lesson-deep_forest-3-4-otherwise = Nuttig in een lang spel. Maar het is laat: goud nu is beter dan hulp later.
lesson-deep_forest-3-4-meanwhile = Het gevecht beëindigde je beurt. Ada betaalt een trol en overwint een wachter. Dan klimt de mist één rij.

lesson-deep_forest-3-5-say = Twee stappen tot de muur, en eroverheen kost ook een markeersteen: drie in totaal. Haal markeerstenen op de markt.
lesson-deep_forest-3-5-notice = Drie markeerstenen en een krachtdrank.
lesson-deep_forest-3-5-otherwise = Zoek een lijn vol markeerstenen: de eerste kolom, met deze strook rechtop.

lesson-deep_forest-3-6-say = Omhoog, en over de muur! Sinds de mist er is, is de uitgang open.
lesson-deep_forest-3-6-notice = 5 goud voor het verlaten, 15 voor het langste pad van wie het bos uit is, 15 voor je set, 15 voor de Steenpad: 57 tegen 28.
lesson-deep_forest-3-6-otherwise = De muur is zo dichtbij. Ga weg voordat de mist je inhaalt.
lesson-deep_forest-3-6-slip-1 = De muur is nog twee velden verder. Eerst één stap omhoog.
lesson-deep_forest-3-6-meanwhile = Wie als eerste weggaat, beëindigt het spel: alle anderen hebben nog één beurt. Ada komt er niet uit.
