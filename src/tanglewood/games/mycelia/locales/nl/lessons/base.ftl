# Your first two turns. Play (leaves, move, remove), hire, tile b, end.

lesson-mycelia-1-title = Je eerste twee beurten
lesson-mycelia-1-goal = Breng vier druppels thuis voordat Ada er één thuisbrengt.
lesson-mycelia-1-closing = Vier druppels thuis, en Ada heeft er nog geen! Je weet nu alles wat er in een beurt kan. Hierna: wat er gebeurt als de tempel vol is.

lesson-mycelia-1-1-say = Op je bord liggen twintig dauwdruppels. Breng ze allemaal naar de tempel: het eerste lege bord wint. Speel deze paddenstoel.
lesson-mycelia-1-1-notice = De afbeelding op de kaart: een blad-veld en een pijl.
lesson-mycelia-1-1-otherwise = Die kaart komt hierna. Begin met de paddenstoel; die verplaatst een druppel.

lesson-mycelia-1-2-say = De pijl betekent: één druppel, één veld verder, vanaf een blad-veld. Vlak naast de tempel liggen twee druppels. Stuur er een naar binnen!
lesson-mycelia-1-2-notice = De druppel is voorgoed weg. Nog 19.
lesson-mycelia-1-2-otherwise = Dat mag, maar het leidt nog nergens heen. Kijk naar de twee druppels rechts van de tempel.
lesson-mycelia-1-2-trap-1 = Hij is verplaatst, maar nog ver van de tempel. Neem het terug en probeer de druppel ernaast.

lesson-mycelia-1-3-say = Met bladeren betaal je. Deze kaart geeft je er één.
lesson-mycelia-1-3-notice = Jouw bladeren: 1.
lesson-mycelia-1-3-otherwise = Die komt hierna. In een echt spel is elke volgorde goed.

lesson-mycelia-1-4-say = Nog twee voor jou. En de hoofdjes betekenen een bonus voor alle anderen: Ada krijgt één blad.
lesson-mycelia-1-4-notice = Jij 3 bladeren, Ada 1. Je hand is leeg: pas nu zou je je beurt kunnen beëindigen.
lesson-mycelia-1-4-otherwise = Bewaar je blad nog even. Speel eerst de laatste kaart.
lesson-mycelia-1-4-slip-1 = Je hebt nog één kaart in je hand. Elke beurt speel je al je kaarten.

lesson-mycelia-1-5-say = Drie bladeren! Huur een helper in uit de open rij. Deze kost er twee en haalt een druppel rechtstreeks van het bord.
lesson-mycelia-1-5-notice = De kaart komt boven op je trekstapel, dus je speelt hem de volgende beurt.
lesson-mycelia-1-5-otherwise = Dat kan later. Vandaag is een helper meer waard.
lesson-mycelia-1-5-trap-1 = Goede smaak, maar dat kost al je bladeren. Neem voor vandaag de goedkopere.

lesson-mycelia-1-6-say = Dat was een beurt: spelen, inhuren, klaar. Beëindig hem, trek drie nieuwe kaarten en kijk wat Ada doet.
lesson-mycelia-1-6-notice = Je helper zit al in je hand. Ada’s bladkaart gaf jou een blad: je hebt er 2.
lesson-mycelia-1-6-otherwise = Dat ene blad kun je beter bewaren: de volgende beurt betaal je er iets moois mee.
lesson-mycelia-1-6-meanwhile = Ada verplaatst een druppel, krijgt bladeren (één voor jou!) en huurt in.

lesson-mycelia-1-7-say = Je helper toont twee druppels op mos: het veld heeft er minstens twee nodig. De pijl omhoog betekent dat er één weggaat.
lesson-mycelia-1-7-notice = Er moeten er twee liggen, één gaat weg. De afbeelding is de voorwaarde, de pijl is de daad.
lesson-mycelia-1-7-otherwise = Eerst je nieuwe helper. Je hebt er immers voor betaald.
lesson-mycelia-1-7-slip-1 = Daar ligt maar één druppel. Deze afbeelding vraagt er twee of meer.
lesson-mycelia-1-7-fine-1 = Ook goed! Er lagen drie druppels, nu twee. Beide velden passen bij de afbeelding.

lesson-mycelia-1-8-say = Deze verplaatst een druppel vanaf een mos-veld. Eén mos-veld grenst aan de tempel. Zie je het?
lesson-mycelia-1-8-notice = Omhoog, omlaag, links, rechts. Nooit diagonaal.
lesson-mycelia-1-8-otherwise = Kijk eens vlak onder de tempel.
lesson-mycelia-1-8-slip-1 = Druppels gaan nooit diagonaal. Omhoog, omlaag, links of rechts.

lesson-mycelia-1-9-say = Speel je bladkaart. Met drie bladeren betaal je actiekaartje b: een willekeurige druppel, één veld. Elk actiekaartje werkt één keer per beurt.
lesson-mycelia-1-9-notice = Nog 16. Er is niets anders te doen, dus de beurt eindigt vanzelf. De tempel houdt de stand bij: 4 van 10.
lesson-mycelia-1-9-otherwise = Met actiekaartje b maak je af wat je begon: de druppel rechts van de tempel.

# The shrine turns, and the last drop. Tile a, beetle, shrine turning, last round, scoring.

lesson-mycelia-2-title = De tempel draait, en de laatste druppel
lesson-mycelia-2-goal = Maak je bord leeg voordat Ada dat doet.
lesson-mycelia-2-closing = Je wint! Nu een echt spel: Ada speelt rustig, en elke kaart legt zichzelf uit als je hem aanwijst.

lesson-mycelia-2-1-say = Later die dag: nog drie druppels! In de tempel liggen er acht. Haal die van het water weg.
lesson-mycelia-2-1-notice = Nog twee. De pijl omhoog heeft geen buurveld nodig: de druppel is gewoon weg.
lesson-mycelia-2-1-otherwise = In een spel is dat prima. Begin hier met het water.

lesson-mycelia-2-2-say = En deze loopt vanaf het mos naar huis.
lesson-mycelia-2-2-notice = Nog één. Met jouw twee komt de tempel op tien.
lesson-mycelia-2-2-otherwise = Het mos-veld onder de tempel, één stap omhoog.
lesson-mycelia-2-2-trap-1 = Je mag elk deel van een kaart laten vervallen. Maar deze druppel wil echt naar huis.

lesson-mycelia-2-3-say = Niets naar je zin in de open rij? Eén blad voor actiekaartje a legt vijf nieuwe paddenstoelen neer.
lesson-mycelia-2-3-notice = Alle vijf worden vervangen, hoeveel er ook lagen.
lesson-mycelia-2-3-otherwise = Wacht: actiekaartje a laat je eerst iets beters zien.

lesson-mycelia-2-4-say = De kever betekent precies. Deze paddenstoel maakt een veld met precies twee druppels leeg: niet één, niet drie. Huur hem in.
lesson-mycelia-2-4-notice = Zonder kever betekent een aantal minstens; met kever precies.
lesson-mycelia-2-4-otherwise = Die met de kever. Je hebt hem eerder nodig dan je denkt.

lesson-mycelia-2-5-say = Beëindig je beurt. De tempel is met tien vol, dus hij draait, en iedereen krijgt nieuwe druppels.
lesson-mycelia-2-5-notice = Je had één druppel, nu drie. Ada kreeg dezelfde twee. De tempel is weer leeg.
lesson-mycelia-2-5-otherwise = Houd je twee bladeren: bij gelijke stand beslissen ze. Beëindig je beurt en kijk naar de tempel.
lesson-mycelia-2-5-meanwhile = De dobbelsteen toont de zon: een druppel op e2 en een op d4, op beide borden. Dan speelt Ada.

lesson-mycelia-2-6-say = Precies twee druppels rechts van de tempel. Je kever haalt ze allebei weg.
lesson-mycelia-2-6-notice = Nog één druppel.
lesson-mycelia-2-6-otherwise = Eerst de kever: die haalt er twee tegelijk weg.
lesson-mycelia-2-6-slip-1 = Daar ligt één druppel. De kever wil er precies twee.

lesson-mycelia-2-7-say = En de laatste, van het water. Vooruit!
lesson-mycelia-2-7-notice = Je bord is leeg. De ronde wordt nog uitgespeeld, zodat iedereen evenveel beurten heeft gehad.
lesson-mycelia-2-7-otherwise = De laatste druppel ligt op water. Je hebt de kaart ervoor.

lesson-mycelia-2-8-say = Leeg! Er is nog één kaart, dus speel die: zijn er twee borden leeg, dan beslissen de bladeren. Daarna heeft Ada haar laatste beurt.
lesson-mycelia-2-8-notice = De tempel draait niet meer. Je wint: 0 druppels tegen 3.
lesson-mycelia-2-8-otherwise = Speel de kaart en beëindig dan je beurt.
lesson-mycelia-2-8-meanwhile = Ada brengt één druppel thuis; er blijven er drie over.
