# Alone against Gwidyon. A normal turn; his solo cards, chip and pile; supply for you alone; the win.

lesson-mycelia-gwidyon-title = Alleen tegen Gwidyon
lesson-mycelia-gwidyon-goal = Maak je bord leeg voordat de stapel van Gwidyon leeg is.
lesson-mycelia-gwidyon-closing = Je wint, en Gwidyon moppert. Te makkelijk? Laat hem met minder druppels beginnen. Te moeilijk? Geef hem er meer, tot 25.

lesson-mycelia-gwidyon-1-say = Gwidyon heeft geen bord, alleen een stapel: acht druppels. Maak jouw bord leeg voordat zijn stapel leeg is. Jouw beurten blijven zoals je ze kent.
lesson-mycelia-gwidyon-1-notice = Nog drie druppels op je bord.
lesson-mycelia-gwidyon-1-otherwise = In een spel is dat prima. Begin hier met de paddenstoel.

lesson-mycelia-gwidyon-2-say = Een blad voor de anderen? Gwidyon geeft niet om bladeren. Speel beide kaarten en bewaar de bladeren.
lesson-mycelia-gwidyon-2-notice = Drie bladeren voor jou, geen voor hem.
lesson-mycelia-gwidyon-2-otherwise = Alleen de twee kaarten. Bewaar de bladeren voor later.
lesson-mycelia-gwidyon-2-slip-1 = Actiekaartje b kost drie bladeren, en je hebt er nog geen. Speel eerst je kaarten.
lesson-mycelia-gwidyon-2-fine-1 = Elke volgorde is goed.

lesson-mycelia-gwidyon-3-say = Beëindig je beurt. Gwidyon draait een kaart om: hij draait zijn fiche om en stuurt één druppel weg.
lesson-mycelia-gwidyon-3-notice = Ook zijn druppels vullen de tempel. Maar als die draait, komen er alleen op jouw bord nieuwe druppels: e2 en d4.
lesson-mycelia-gwidyon-3-otherwise = Houd de bladeren deze ene keer en beëindig je beurt.
lesson-mycelia-gwidyon-3-meanwhile = Solokaart 1: het fiche gaat naar de rustkant, één druppel gaat weg. Dat is de tiende in de tempel: hij draait.

lesson-mycelia-gwidyon-4-say = Je grote kaart haalt twee druppels weg. De bonus ervan, een verplaatsing voor de anderen, draait Gwidyons fiche om. Pas op voor de verwijder-kant!
lesson-mycelia-gwidyon-4-notice = Het fiche kwam op de verwijder-kant, dus er ging één druppel van zijn stapel. Elke tweede keer omdraaien helpt hem.
lesson-mycelia-gwidyon-4-otherwise = Eerst de grote kaart, en beide keren het veld rechts van de tempel.
lesson-mycelia-gwidyon-4-trap-1 = Je liet jouw deel vervallen, en hij kreeg zijn bonus toch. Neem het terug!

lesson-mycelia-gwidyon-5-say = Speel beide kaarten voor hun bladeren en beëindig je beurt. Zijn volgende kaart doet pijn, maar levert je een blad op.
lesson-mycelia-gwidyon-5-notice = Zes kaarten, en na vijf worden ze geschud: er blijft altijd één ongezien.
lesson-mycelia-gwidyon-5-otherwise = Inhuren mag natuurlijk. Vandaag is je volgende hand al goed.
lesson-mycelia-gwidyon-5-meanwhile = Solokaart 4: één blad voor jou, drie druppels van zijn stapel.
lesson-mycelia-gwidyon-5-fine-1 = Andersom is net zo goed.

lesson-mycelia-gwidyon-6-say = Twee druppels op water, één naast de tempel. Je hebt de kaarten. Maak het af!
lesson-mycelia-gwidyon-6-notice = Je bord is leeg. Speel de laatste kaart; Gwidyon krijgt geen extra beurt.
lesson-mycelia-gwidyon-6-otherwise = Eerst het water, dan het blad-veld. Ze kunnen alle drie weg.
lesson-mycelia-gwidyon-6-fine-1 = Welke je ook eerst neemt: ze gaan alle drie.
lesson-mycelia-gwidyon-6-fine-2 = Eerst het blad-veld: net zo goed.

lesson-mycelia-gwidyon-7-say = Nog één kaart, zoals altijd. Dan is de winst van jou.
lesson-mycelia-gwidyon-7-notice = Wie het eerst leeg is, wint, zonder laatste beurt voor de ander. Allebei in dezelfde beurt: allebei gewonnen.
lesson-mycelia-gwidyon-7-otherwise = Speel hem gewoon en beëindig je beurt.

# Prisma: favours and gifts. Prism drops, favours with a jump, buying a gift, laying it, using it.

lesson-mycelia-prisma-title = Prisma: gunsten en geschenken
lesson-mycelia-prisma-goal = Verzamel gunsten, neem een geschenk en laat het voor je werken.
lesson-mycelia-prisma-closing = Een geschenk dat je een blad bespaart, keer op keer. Groen, amber, violet: hoe langer je wacht, hoe sterker ze worden.

lesson-mycelia-prisma-1-say = Sommige druppels glinsteren: prismadruppels. Ze bewegen als alle andere, maar elke die je van het bord haalt, levert een gunst op.
lesson-mycelia-prisma-1-notice = Beide soorten lagen daar: jij kiest. Je paddenstoel op het gunstplatform sprong over twee andere heen, meteen naar vak drie.
lesson-mycelia-prisma-1-otherwise = Dat haalt een gewone druppel weg. De glinsterende levert een gunst op.
lesson-mycelia-prisma-1-trap-1 = Een gewone dauwdruppel: weg, maar geen gunst. Neem het terug en probeer de glinsterende.

lesson-mycelia-prisma-2-say = Nog een, naast de tempel. Schuif je hem naar binnen, dan telt hij als verwijderd. Eén gunst, één vak.
lesson-mycelia-prisma-2-notice = Vak vier is groen. Een prismadruppel rondschuiven levert niets op; alleen hem verwijderen.
lesson-mycelia-prisma-2-otherwise = De glinsterende druppel onder de tempel, één veld omhoog.
lesson-mycelia-prisma-2-slip-1 = Vak drie heeft nog geen kleur. Nog één gunst en je staat op groen.

lesson-mycelia-prisma-3-say = Speel je bladkaart. Neem dan Velamen: op groene vakken neem je groene geschenken, en je paddenstoel loopt gewoon terug naar het begin.
lesson-mycelia-prisma-3-notice = De flits werkt één keer, nu: twee bladeren. Het geschenk ligt boven op je trekstapel.
lesson-mycelia-prisma-3-otherwise = Je zou kunnen sparen voor amber. Vandaag nemen we het groene.

lesson-mycelia-prisma-4-say = Beëindig je beurt. Je trekt eerst het geschenk: het wordt meteen open neergelegd en trekt een kaart in zijn plaats.
lesson-mycelia-prisma-4-notice = Een geschenk houd je nooit in je hand. Het getal erop zegt hoeveel kaarten het trekt.
lesson-mycelia-prisma-4-otherwise = Houd je bladeren. De volgende beurt zijn ze meer waard.
lesson-mycelia-prisma-4-meanwhile = Velamen ligt in je geschenkenzone, en toch heb je drie kaarten. Ada speelt, en haar bonus levert je een blad op.

lesson-mycelia-prisma-5-say = Zolang Velamen open ligt, kost elke kaart die je inhuurt één blad minder. Je hebt vier bladeren: neem de paddenstoel van vijf!
lesson-mycelia-prisma-5-notice = De prijs op de kaart is doorgestreept: 4 in plaats van 5. Dat geldt voor elke kaart die je deze beurt inhuurt.
lesson-mycelia-prisma-5-otherwise = Die is nu ook goedkoper. Maar die van vijf is binnen bereik!

lesson-mycelia-prisma-6-say = Speel je hand. Aan het einde van de beurt gaat het geschenk naar je aflegstapel, en later komt het weer langs.
lesson-mycelia-prisma-6-notice = Geschenken raken nooit op. Ze komen terug telkens als je ze trekt.
lesson-mycelia-prisma-6-otherwise = Eerst het blad-veld: dat brengt een druppel thuis. Dan het water.
lesson-mycelia-prisma-6-fine-1 = Elke volgorde is goed.
