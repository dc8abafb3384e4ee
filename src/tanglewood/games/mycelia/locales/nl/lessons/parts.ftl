# Reading every mushroom. 2x, a stroke, pale arrows, two arrows on one field, neighbours of a field, a bonus that moves a drop.
# The hard part: The ground of a picture belongs to the field where the drop begins, and is asked again each time with 2x. Pale arrows never raise the number needed, solid ones do.

lesson-mycelia-reading-title = Elke paddenstoel lezen
lesson-mycelia-reading-goal = Lees zes soorten paddenstoelen en haal in twee beurten zestien druppels van je bord.
lesson-mycelia-reading-closing = Zestien druppels in twee beurten! Wijs in een spel een kaart aan: hij legt zichzelf uit, pijl voor pijl.

lesson-mycelia-reading-1-say = 2x betekent hoogstens twee keer, en het veld moet elke keer passen. Op het mos onder de tempel liggen drie druppels.
lesson-mycelia-reading-1-notice = Twee thuis. De tweede keer mag je een ander veld kiezen, of stoppen.
lesson-mycelia-reading-1-otherwise = Begin met de kaart met 2x: mos, vlak onder de tempel.
lesson-mycelia-reading-1-slip-1 = Hij is van het mos af, en deze kaart verplaatst alleen druppels vanaf mos.

lesson-mycelia-reading-2-say = Een streep betekent het een of het ander: een verplaatsing, of twee bladeren. Neem de verplaatsing, boven de tempel.
lesson-mycelia-reading-2-notice = Een & zou je allebei geven, van links naar rechts.
lesson-mycelia-reading-2-otherwise = De kaart met de streep, graag. De druppel boven de tempel wil naar huis.
lesson-mycelia-reading-2-trap-1 = Twee bladeren, en geen verplaatsing meer: nooit allebei. Vandaag willen we de druppel.

lesson-mycelia-reading-3-say = Eén volle pijl, twee lichte: één druppel moet er zijn, nog twee mogen volgen. Welk mos heeft er drie?
lesson-mycelia-reading-3-notice = Lichte pijlen eisen niets: had er één druppel gelegen, dan was er één gegaan.
lesson-mycelia-reading-3-otherwise = Mos met drie druppels: de hoek.
lesson-mycelia-reading-3-trap-1 = Daar lag één druppel, dus er ging er maar één. De lichte pijlen vonden niets: neem het terug.

lesson-mycelia-reading-4-say = Beëindig je beurt. Ada heeft een sterke kaart, en sterke kaarten hebben vaak een bonus voor de anderen.
lesson-mycelia-reading-4-notice = Alle anderen mogen een druppel verplaatsen. Dat ben jij.
lesson-mycelia-reading-4-otherwise = Voor één blad krijg je een nieuwe open rij. Houd het vandaag en beëindig je beurt.
lesson-mycelia-reading-4-meanwhile = Ada haalt twee druppels weg. Dan komen twee hoofdjes en een pijl.

lesson-mycelia-reading-5-say = Elke ondergrond is goed: stuur de druppel rechts van de tempel naar huis.
lesson-mycelia-reading-5-notice = Nog tien, en drie nieuwe kaarten in je hand.
lesson-mycelia-reading-5-otherwise = Een bonus! Gebruik hem waar hij een druppel thuisbrengt.
lesson-mycelia-reading-5-meanwhile = Ada speelt verder tot het einde van haar beurt.

lesson-mycelia-reading-6-say = Twee volle pijlen op één veld: één druppel gaat weg, een andere schuift op. Er moeten er dus twee liggen, op water.
lesson-mycelia-reading-6-notice = Twee druppels met één afbeelding.
lesson-mycelia-reading-6-otherwise = Water naast de tempel: daar liggen drie druppels.
lesson-mycelia-reading-6-slip-1 = Daar ligt maar één druppel. Twee volle pijlen hebben twee druppels nodig.
lesson-mycelia-reading-6-fine-1 = Eerst verplaatsen, dan verwijderen: dat is hetzelfde.

lesson-mycelia-reading-7-say = Een veld en één veld ernaast: hoogstens twee druppels van het water, dan één van ernaast. Begin aan de onderrand.
lesson-mycelia-reading-7-notice = Het veld ernaast mag elke ondergrond hebben.
lesson-mycelia-reading-7-otherwise = Het water met drie druppels, aan de onderrand, en dan het veld rechts ervan.

lesson-mycelia-reading-8-say = Pijlen aan alle vier de kanten: kies een midden met een druppel, en elk veld ernaast raakt er een kwijt. Welk midden is het best?
lesson-mycelia-reading-8-notice = Vier tegelijk, en het midden houdt zijn eigen druppel. Nog één druppel; Ada heeft er veertien.
lesson-mycelia-reading-8-otherwise = Zoek een veld met druppels erboven, eronder, links en rechts.
lesson-mycelia-reading-8-fine-1 = Andersom rond het midden: net zo goed.

# Lightning and new tiles. Hire with lightning, tiles c, d and e, throw a card out, a fifth tile, a present when Ada hires.
# The hard part: Lightning works when a card is hired, never when it is played; and a thinner deck is a better deck. Step 4 lets people throw out their best card.

lesson-mycelia-tiles-title = Flitsen en nieuwe actiekaartjes
lesson-mycelia-tiles-goal = Verdien drie nieuwe actiekaartjes en maak daarmee je bord leeg.
lesson-mycelia-tiles-closing = Actiekaartjes c, d en e: twee stappen, één druppel weg, één kaart minder. In een spel kies je welke vier je houdt.

lesson-mycelia-tiles-1-say = Een flits werkt één keer: als je de kaart inhuurt. Deze geeft je een nieuw actiekaartje, c. Huur hem in!
lesson-mycelia-tiles-1-notice = Actiekaartje c is het hele spel van jou, en meteen klaar voor gebruik.
lesson-mycelia-tiles-1-otherwise = Later, graag. Eerst de paddenstoel met actiekaartje c bij de flits.
lesson-mycelia-tiles-1-slip-1 = Dat actiekaartje ligt nog in het midden. Huur de paddenstoel in die het geeft.
lesson-mycelia-tiles-1-trap-1 = Je mag het zonder het actiekaartje doen, maar een flits komt nooit twee keer. Neem het terug en zeg ja.

lesson-mycelia-tiles-2-say = Actiekaartje c, drie bladeren: verplaats een willekeurige druppel, en ligt er nog een druppel op hetzelfde veld, verplaats die dan ook.
lesson-mycelia-tiles-2-notice = Allebei thuis. Actiekaartje b had er één verplaatst, voor dezelfde prijs.
lesson-mycelia-tiles-2-otherwise = Eerst actiekaartje c. Rechts van de tempel liggen twee druppels bij elkaar.
lesson-mycelia-tiles-2-trap-1 = Daar lag één druppel, dus er was geen tweede verplaatsing. Actiekaartje c houdt van gezelschap: neem het terug.

lesson-mycelia-tiles-3-say = Nog twee bladeren: daarvoor krijg je de paddenstoel met actiekaartje e. Huur er zoveel in als je kunt betalen.
lesson-mycelia-tiles-3-notice = Nu vier actiekaartjes: a, b, c en e.
lesson-mycelia-tiles-3-otherwise = Zoek de flits met actiekaartje e. Die kost twee.

lesson-mycelia-tiles-4-say = Speel je hand voor zes bladeren. Dan gooit actiekaartje e een kaart voorgoed uit je aflegstapel: een dwarrelend blad.
lesson-mycelia-tiles-4-notice = Een dun deck is een goed deck: sterke paddenstoelen komen eerder langs.
lesson-mycelia-tiles-4-otherwise = Eerst de hand, alle drie de kaarten. Dan actiekaartje e, en een zwakke kaart.
lesson-mycelia-tiles-4-trap-1 = Elke keer vier bladeren, het hele spel lang weg! Neem het terug: de zwakste gaat, nooit de beste.
lesson-mycelia-tiles-4-fine-1 = Ook een goede keuze. Die verplaatste maar één druppel, en alleen vanaf mos.

lesson-mycelia-tiles-5-say = Beëindig je beurt. Jouw bonus maakte Ada rijk: zes bladeren.
lesson-mycelia-tiles-5-notice = Ada is aan de beurt, en toch wordt jou iets gevraagd.
lesson-mycelia-tiles-5-otherwise = Je drie bladeren heb je de volgende beurt nodig. Houd ze.
lesson-mycelia-tiles-5-meanwhile = Ada huurt in voor zes. Haar flits heeft twee hoofdjes: een bonus voor de anderen.

lesson-mycelia-tiles-6-say = Haar bonus: verplaats een willekeurige druppel, één veld. Die op het mos onder de tempel wil graag naar huis.
lesson-mycelia-tiles-6-notice = Elk nog drie. Je twee nieuwe paddenstoelen zitten in je hand.
lesson-mycelia-tiles-6-otherwise = Een gratis stap! Gebruik hem waar hij een druppel thuisbrengt.
lesson-mycelia-tiles-6-meanwhile = Nu gaat Ada verder: twee van haar druppels gaan naar huis.

lesson-mycelia-tiles-7-say = Neem de bladeren en huur dan de paddenstoel met actiekaartje d in. Niemand houdt vijf actiekaartjes: één gaat uit het spel. Geef actiekaartje a op.
lesson-mycelia-tiles-7-notice = b, c, d en e. De open rij boeit je niet meer; druppels wel.
lesson-mycelia-tiles-7-otherwise = Bladeren, bladeren, en dan de paddenstoel met actiekaartje d.
lesson-mycelia-tiles-7-trap-1 = Je twee stappen, voorgoed weg. Neem het terug: zo laat heb je aan nieuwe kaarten in de open rij niets meer.
lesson-mycelia-tiles-7-fine-1 = Het maakt niet uit welke bladkaart je eerst neemt.

lesson-mycelia-tiles-8-say = Je eerste ingehuurde paddenstoel verplaatst twee keer. Eén druppel links van de tempel, één erboven.
lesson-mycelia-tiles-8-notice = Nog één druppel, in de verste hoek. Met stappen had hij er vijf nodig.
lesson-mycelia-tiles-8-otherwise = Twee verplaatsingen, twee druppels naast de tempel. Dat past.
lesson-mycelia-tiles-8-fine-1 = De andere volgorde werkt ook.

lesson-mycelia-tiles-9-say = Actiekaartje d, drie bladeren: haal één druppel van een willekeurig veld, hoe ver ook. Je hebt er precies drie.
lesson-mycelia-tiles-9-notice = Je wint: 0 druppels tegen 2.
lesson-mycelia-tiles-9-otherwise = Actiekaartje b zou hem één veld verplaatsen. Actiekaartje d haalt hem helemaal weg.
lesson-mycelia-tiles-9-meanwhile = Je bord is leeg, en de ronde wordt uitgespeeld: Ada brengt nog één druppel thuis.

# Prisma: tiles f and g. Tile f for a favour, tile g to recycle, tile a for new gifts, a gift that makes tiles free, presents of favours.
# The hard part: Recycling is no removing: the card comes back on top of the draw pile and is in your hand next turn. Step 6 lets people recycle the wrong card.

lesson-mycelia-recycle-title = Prisma: actiekaartjes f en g
lesson-mycelia-recycle-goal = Verdien actiekaartjes f en g en speel een hele beurt waarin actiekaartjes niets kosten.
lesson-mycelia-recycle-closing = Een leeg bord, en het meeste in één beurt. Gunsten, geschenken en actiekaartjes voeden elkaar: dat is Prisma.

lesson-mycelia-recycle-1-say = Amberkleurige geschenken zijn één gunst verder. Actiekaartje f geeft gunsten: huur de paddenstoel in die het geeft.
lesson-mycelia-recycle-1-notice = Het is meteen klaar voor gebruik.
lesson-mycelia-recycle-1-otherwise = Ga door naar amber. Eerst de paddenstoel met actiekaartje f.
lesson-mycelia-recycle-1-slip-1 = Je staat op groen. Amber begint één vak verder.

lesson-mycelia-recycle-2-say = Actiekaartje f, één blad: één gunst, één keer per beurt. Stap naar amber.
lesson-mycelia-recycle-2-notice = Vak zes is amber.
lesson-mycelia-recycle-2-otherwise = Eén blad, één stap op het gunstplatform. Probeer actiekaartje f.

lesson-mycelia-recycle-3-say = Is het open amberkleurige geschenk niet wat je nodig hebt? Actiekaartje a kan de geschenken vervangen in plaats van de paddenstoelen.
lesson-mycelia-recycle-3-notice = Alle drie de open geschenken gingen onder hun stapel.
lesson-mycelia-recycle-3-otherwise = Clessidra is prima, maar bekijk eerst het volgende.
lesson-mycelia-recycle-3-trap-1 = Nieuwe paddenstoelen, oude geschenken, en actiekaartje a is deze beurt al gebruikt. Neem het terug en kies de geschenken.

lesson-mycelia-recycle-4-say = Perspicillum: in de beurt waarin het open ligt, kosten al je actiekaartjes niets. Neem het; je loopt terug naar het begin.
lesson-mycelia-recycle-4-notice = Het ligt op je trekstapel.
lesson-mycelia-recycle-4-otherwise = Het amberkleurige. Je liep er zes vakken voor.

lesson-mycelia-recycle-5-say = Speel je drie kaarten en huur dan de paddenstoel met actiekaartje g in. De volgende beurt vier actiekaartjes, en allemaal gratis!
lesson-mycelia-recycle-5-notice = Actiekaartjes a, b, f en g.
lesson-mycelia-recycle-5-otherwise = Eerst alle drie de kaarten. Dan actiekaartje g, voor vier bladeren.
lesson-mycelia-recycle-5-fine-1 = Elke volgorde is goed.

lesson-mycelia-recycle-6-say = Actiekaartje g, drie bladeren: een kaart van je aflegstapel gaat terug boven op je trekstapel. Kies je sterkste!
lesson-mycelia-recycle-6-notice = Ada’s kaart heeft een gunst voor de anderen.
lesson-mycelia-recycle-6-otherwise = Drie bladeren zijn precies genoeg voor actiekaartje g.
lesson-mycelia-recycle-6-meanwhile = Je beurt eindigt vanzelf. Je trekt de grote kaart opnieuw, het geschenk komt open te liggen, en Ada speelt.
lesson-mycelia-recycle-6-trap-1 = Eén enkel blad, terug in je hand. Het werkt, maar er lag ook een grote kaart: neem het terug.

lesson-mycelia-recycle-7-say = Een gunst van Ada: neem hem aan. Voor je staan twee ongebruikte paddenstoelen, en je springt over allebei heen.
lesson-mycelia-recycle-7-notice = Gunsten komen in elke beurt.
lesson-mycelia-recycle-7-otherwise = Gunsten zijn altijd welkom. Neem hem aan.
lesson-mycelia-recycle-7-meanwhile = Eén gunst, drie vakken. Ada speelt verder.

lesson-mycelia-recycle-8-say = Perspicillum ligt open: elk actiekaartje is gratis. Neem een gunst met f, en breng met b een prismadruppel thuis.
lesson-mycelia-recycle-8-notice = Twee actiekaartjes, geen blad, en nog een gunst voor de prismadruppel.
lesson-mycelia-recycle-8-otherwise = Gebruik de gratis actiekaartjes: f voor een gunst, b voor de druppel links van de tempel.
lesson-mycelia-recycle-8-fine-1 = Andersom werkt ook.

lesson-mycelia-recycle-9-say = Twee verplaatsingen naast de tempel, en dan weer je grote kaart: twee prismadruppels, waar ze ook liggen.
lesson-mycelia-recycle-9-notice = Je bord is leeg, en Ada heeft nog vier druppels voor haar laatste beurt.
lesson-mycelia-recycle-9-otherwise = Eerst de paddenstoel met twee verplaatsingen, dan de grote voor de glinsterende druppels.
lesson-mycelia-recycle-9-meanwhile = Ada’s bonus, een verplaatsing, brengt een prismadruppel van haar thuis.
