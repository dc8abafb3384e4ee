# Barter, a dead end, and the way back. Sell three of a kind, a troll without a coin, a dead end, retreat, at most six of a kind, a troll sent by Ada, a rock.
# The hard part: A retreat takes the markers back and with them the ban on touching: the fields are free again. It ends the turn, and the limit of six is asked then.

lesson-deep_forest-barter-title = Ruilen, een doodlopende weg en de weg terug
lesson-deep_forest-barter-goal = Maak van grondstoffen goudstukken, vind een doodlopende weg en loop er weer uit.
lesson-deep_forest-barter-closing = Twee keer vast, en verder dan eerst. Tel je grondstoffen voordat je een weg dicht noemt.

lesson-deep_forest-barter-1-say = Een trol houdt je vast, en je hebt geen goudstuk! Drie van een soort worden er één: verkoop drie van je vier boeken.
lesson-deep_forest-barter-1-notice = Drie krachtdranken, drie boeken of drie markeerstenen: één goudstuk, op elk moment in je beurt, zo vaak je wilt.
lesson-deep_forest-barter-1-otherwise = Markeerstenen zijn je stappen. Verkoop wat je het minst nodig hebt: boeken.
lesson-deep_forest-barter-1-slip-1 = Zelfs niet terug: een onbetaalde trol houdt je vast tot je betaalt.
lesson-deep_forest-barter-1-trap-1 = Wie niet kan betalen, stopt daar. Maar jij kunt het: je moet alleen eerst verkopen. Neem het terug.

lesson-deep_forest-barter-2-say = Betaal nu de trol. Hij is van jou, en het veld onder hem geeft je zicht.
lesson-deep_forest-barter-2-notice = Erachter kwam een zwaard tevoorschijn. Elke trol die je houdt, is aan het einde één goud waard.
lesson-deep_forest-barter-2-otherwise = Eerst de trol. Die heeft lang genoeg gewacht.

lesson-deep_forest-barter-3-say = Rechtdoor. Wie weet wat er links en rechts van het volgende veld wacht?
lesson-deep_forest-barter-3-notice = Links struikgewas, rechts struikgewas, vooraan een wachter, en je kunt geen ervan betalen. Een doodlopende weg.
lesson-deep_forest-barter-3-otherwise = Rechtdoor, graag. Deze keer gaat het mis, en dat is de les.

lesson-deep_forest-barter-4-say = Twee keer per spel mag je teruggaan, hoogstens drie velden langs je eigen pad. Ga twee velden terug.
lesson-deep_forest-barter-4-notice = Twee markeerstenen zijn weer van jou, en de velden waarop ze lagen, zijn vrij: een nieuw pad mag ze raken.
lesson-deep_forest-barter-4-otherwise = Twee velden terug is het best: vandaar is een andere weg open.
lesson-deep_forest-barter-4-slip-1 = Drie krachtdranken, en je hebt er twee.
lesson-deep_forest-barter-4-trap-1 = De volgende beurt zou je in dezelfde doodlopende weg staan. Neem het terug en keer om.

lesson-deep_forest-barter-5-say = Een terugtocht beëindigt je beurt, en dan houdt niemand meer dan zes van een soort. Zeven markeerstenen: verkoop er drie.
lesson-deep_forest-barter-5-notice = Je had er ook een kunnen teruggeven. Maar nu heb je een goudstuk voor Ada’s trol.
lesson-deep_forest-barter-5-otherwise = Verkoop er drie. Je zult zien waarom.
lesson-deep_forest-barter-5-meanwhile = Ada gaat naar de markt en stuurt je dan een cadeau: een trol, vlak naast je pion. Het levert haar twee markeerstenen op.
lesson-deep_forest-barter-5-trap-1 = Zes markeerstenen, geen goudstuk. Een goudstuk komt heel snel van pas: neem het terug en verkoop.

lesson-deep_forest-barter-6-say = Eerst de markt, trol of geen trol. Krachtdranken zijn voor struikgewas: leg deze strook bovenaan en ga bij kolom drie staan.
lesson-deep_forest-barter-6-notice = Twee krachtdranken en twee markeerstenen.
lesson-deep_forest-barter-6-otherwise = Tel de krachtdranken in kolom drie, met deze strook dwars bovenaan.

lesson-deep_forest-barter-7-say = Betaal Ada’s trol met je goudstuk. Neem dan de andere weg: naar rechts en omhoog.
lesson-deep_forest-barter-7-notice = Twee trollen in de zak. Dit veld raakt je oude pad, maar die markeerstenen zijn weg.
lesson-deep_forest-barter-7-otherwise = Betaal de trol, dan naar rechts en omhoog.

lesson-deep_forest-barter-8-say = Hetzelfde struikgewas, van onderen, en nu met vier krachtdranken. Baan je een weg!
lesson-deep_forest-barter-8-notice = Je eerste hindernis.
lesson-deep_forest-barter-8-otherwise = Het struikgewas: drie krachtdranken, en je hebt er vier.

lesson-deep_forest-barter-9-say = Klim op de rots. Omhoog kost één markeersteen, eraf kost er twee. Van hierboven zie je ver.
lesson-deep_forest-barter-9-notice = Struikgewas, twee trollen, twee zwaarden: vijf goud tot nu toe, en Ada heeft er drie. Hierboven zou je de volgende beurt kunnen vechten.
lesson-deep_forest-barter-9-otherwise = Nog één stap, op de rots.

# Monsters that help, and a bear. A monster that doubles a good, one that pays coins, a strength already beaten, fighting twenty, three rolls, swapping in the middle of a fight, losing.
# The hard part: Weak monsters bring little gold and help for the rest of the game; the strong ones bring gold only. And a fight is not over with the last roll: pips can still be bought, even with coins swapped on the spot.

lesson-deep_forest-monsters-title = Monsters die helpen, en een beer
lesson-deep_forest-monsters-goal = Laat het ene monster je helpen het volgende te verslaan.
lesson-deep_forest-monsters-closing = 27 goud tegen 7. Versla vroeg een helper en later een beer; andersom heeft niemand er iets aan.

lesson-deep_forest-monsters-1-say = Je hebt de Rotsekster verslagen. Elke ronde verdubbelt die één grondstof die je neemt. Leg twee boeken, ga daar staan en verdubbel een boek.
lesson-deep_forest-monsters-1-notice = Twee boeken op de lijn, drie in je zak. Ze werkt vanaf de ronde na het gevecht, tot het einde van het spel.
lesson-deep_forest-monsters-1-otherwise = Rij vier, met twee boeken van je strook. De ekster maakt er drie van.
lesson-deep_forest-monsters-1-trap-1 = Een markeersteen extra. Maar de beer naast je houdt van boeken: neem het terug.

lesson-deep_forest-monsters-2-say = Naast de rots mag je vechten. Niet weer een vijftien: elke kracht maar één keer. Daag de twintig uit, met alle vier de zwaarden.
lesson-deep_forest-monsters-2-notice = Elf. Nog twee worpen.
lesson-deep_forest-monsters-2-otherwise = De Holenbeer, kracht twintig. Zet elk zwaard in.
lesson-deep_forest-monsters-2-slip-1 = Een vijftien heb je al verslagen. Zoek iemand van een ander formaat.
lesson-deep_forest-monsters-2-trap-1 = Twee dobbelstenen halen hoogstens twaalf. Zwaarden die je thuislaat, gooien niets: neem het terug en zet alle vier in.

lesson-deep_forest-monsters-3-say = Leg de zes opzij en gooi de andere drie opnieuw.
lesson-deep_forest-monsters-3-notice = Vijftien. Wat opzij ligt, blijft opzij.
lesson-deep_forest-monsters-3-otherwise = Houd de zes, gooi de rest.

lesson-deep_forest-monsters-4-say = De vijf komt erbij. Dan de laatste worp.
lesson-deep_forest-monsters-4-notice = Zestien, vier te weinig. Geen worp meer, en toch is het gevecht niet voorbij.
lesson-deep_forest-monsters-4-otherwise = Zes en vijf zijn goed genoeg. Gooi de twee kleine.

lesson-deep_forest-monsters-5-say = Deze beer telt boeken: elk één oog. Je hebt er drie. Ruil midden in het gevecht twee goudstukken voor een vierde, en betaal ze alle vier.
lesson-deep_forest-monsters-5-notice = Twintig! De beer is 20 goud waard. Met vier zwaarden gewonnen, dus je levert er twee in.
lesson-deep_forest-monsters-5-otherwise = Geef niet op. Boeken zijn ogen, en goudstukken zijn boeken.
lesson-deep_forest-monsters-5-trap-1 = Verloren: één zwaard ingeleverd, geen beer. Maar je had boeken en goudstukken! Neem het terug en koop de ogen.

lesson-deep_forest-monsters-6-say = Een gevecht beëindigt je beurt, gewonnen of verloren. Je mag nog ruilen of sturen; zeg dat je klaar bent.
lesson-deep_forest-monsters-6-notice = Een nieuwe ronde: haar Mosreus betaalt haar een goudstuk, zoals elke ronde. Drie van de vier vijftienen helpen zo.
lesson-deep_forest-monsters-6-otherwise = Houd de trol nog even. Je bent klaar.
lesson-deep_forest-monsters-6-meanwhile = Ada probeert de tweede beer met drie zwaarden: tien. Verloren, en ze levert een zwaard in. De beer blijft waar hij is.

lesson-deep_forest-monsters-7-say = Rechts van je een poort: drie boeken. Kolom twee toont er maar twee, maar je hebt een ekster. Leg deze strook bovenaan.
lesson-deep_forest-monsters-7-notice = Twee goudstukken en drie boeken.
lesson-deep_forest-monsters-7-otherwise = Kolom twee: goudstukken en boeken. En verdubbel een boek.

lesson-deep_forest-monsters-8-say = Drie boeken voor de poort. Openen!
lesson-deep_forest-monsters-8-notice = Beer 20, twee hindernissen 2, goudstukken 2, zwaarden 2, een trol 1: 27 goud. Ada heeft er 7.
lesson-deep_forest-monsters-8-otherwise = De poort rechts van je: je hebt net de boeken gehaald.
