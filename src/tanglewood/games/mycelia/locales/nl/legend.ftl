# The symbols of the game: a name and at most twelve words for each. Order and drawings are in legend.toml.

mycelia-symbols-on-the-board = Op het bord
mycelia-symbol-dewdrop = dauwdruppel
mycelia-symbol-dewdrop-says = Breng hem naar de tempel.
mycelia-symbol-drops-here = druppels hier
mycelia-symbol-drops-here-says = Zoveel druppels liggen op dit veld.
mycelia-symbol-leaf-litter = blad
mycelia-symbol-leaf-litter-says = Een landschap; kaarten noemen waar ze werken.
mycelia-symbol-moss = mos
mycelia-symbol-moss-says = Een landschap.
mycelia-symbol-water = water
mycelia-symbol-water-says = Een landschap.
mycelia-symbol-soil = aarde
mycelia-symbol-soil-says = Een landschap, alleen bereikbaar voor kaarten met “willekeurig veld”.
mycelia-symbol-shrine-field = tempelveld
mycelia-symbol-shrine-field-says = Een druppel die hierheen gaat, is van het bord.
mycelia-symbol-extra-shrine-field = extra tempelveld
mycelia-symbol-extra-shrine-field-says = Een tweede weg van je bord.
mycelia-symbol-shrine = tempel
mycelia-symbol-shrine-says = Verzamelt druppels; draait als hij vol is.
mycelia-symbol-supply-map = voorraadkaart
mycelia-symbol-supply-map-says = Waar nieuwe druppels komen als de tempel draait.
mycelia-symbol-die-faces = dobbelsteenzijden
mycelia-symbol-die-faces-says = De dobbelsteen kiest er een; de kaart toont de velden.

mycelia-symbols-on-cards = Op kaarten
mycelia-symbol-price = prijs
mycelia-symbol-price-says = Zoveel bladeren kost het om deze paddenstoel in te huren.
mycelia-symbol-leaves = bladeren
mycelia-symbol-leaves-says = Zoveel bladeren krijg je.
mycelia-symbol-from-this-landscape = van dit landschap
mycelia-symbol-from-this-landscape-says = Kies één veld van deze soort.
mycelia-symbol-any-field = willekeurig veld
mycelia-symbol-any-field-says = Elk landschap is goed, ook aarde.
mycelia-symbol-at-least-so-many = minstens zoveel
mycelia-symbol-at-least-so-many-says = Er moeten zoveel druppels liggen, of meer.
mycelia-symbol-exactly = precies
mycelia-symbol-exactly-says = Precies zoveel druppels, niet meer, niet minder.
mycelia-symbol-move = verplaatsen
mycelia-symbol-move-says = Eén druppel, één veld: omhoog, omlaag, links of rechts.
mycelia-symbol-take-off = verwijderen
mycelia-symbol-take-off-says = Eén druppel gaat meteen van het bord.
mycelia-symbol-if-you-can-and-like = als je kunt en wilt
mycelia-symbol-if-you-can-and-like-says = Extra druppel, alleen als die er is.
mycelia-symbol-all-around = rondom
mycelia-symbol-all-around-says = Eén druppel van elk veld ernaast dat er heeft.
mycelia-symbol-around = ernaast
mycelia-symbol-around-says = Een druppel van zoveel velden ernaast, naar keuze.
mycelia-symbol-up-to-so-often = hoogstens zo vaak
mycelia-symbol-up-to-so-often-says = Doe het nog eens, op hetzelfde veld of een ander.
mycelia-symbol-and = en
mycelia-symbol-and-says = Allebei, van links naar rechts; laten vervallen mag.
mycelia-symbol-or = of
mycelia-symbol-or-says = Een van de twee, nooit allebei.
mycelia-symbol-the-others = de anderen
mycelia-symbol-the-others-says = Alle anderen mogen dit nemen; jij niet.
mycelia-symbol-once-when-hired = één keer, bij inhuren
mycelia-symbol-once-when-hired-says = Werkt als je inhuurt, daarna nooit meer.
mycelia-symbol-let-go = loslaten
mycelia-symbol-let-go-says = Haal een kaart uit je aflegstapel, voorgoed.
mycelia-symbol-bring-back = recyclen
mycelia-symbol-bring-back-says = Een kaart van je aflegstapel boven op je trekstapel.
mycelia-symbol-new-tile = nieuw actiekaartje
mycelia-symbol-new-tile-says = Neem dit actiekaartje; gebruik het één keer per beurt.
mycelia-symbol-start-card = startkaart
mycelia-symbol-start-card-says = Een van de kaarten waarmee iedereen begint.

mycelia-symbols-around-the-table = Rond de tafel
mycelia-symbol-leaves-around-the-table = bladeren
mycelia-symbol-leaves-around-the-table-says = Hiermee betaal je; bij gelijke stand beslissen ze.
mycelia-symbol-drops-left = druppels over
mycelia-symbol-drops-left-says = Nog op dit bord. Nul beëindigt het spel.
mycelia-symbol-off-now = nu weg
mycelia-symbol-off-now-says = Druppels die deze beurt zijn verwijderd.
mycelia-symbol-draw-pile = trekstapel
mycelia-symbol-draw-pile-says = Je volgende kaarten; ingehuurde liggen bovenop.
mycelia-symbol-discard-pile = aflegstapel
mycelia-symbol-discard-pile-says = Gespeelde kaarten; geschud als de trekstapel te klein is.
mycelia-symbol-showcase = open rij
mycelia-symbol-showcase-says = Paddenstoelen om in te huren; aangevuld aan het einde van de beurt.
mycelia-symbol-new-showcase = nieuwe open rij
mycelia-symbol-new-showcase-says = { $mycelia__tile__a__cost ->
    [one] 1 blad
   *[other] { $mycelia__tile__a__cost } bladeren
    }: { $mycelia__counts__showcase ->
    [one] 1 nieuwe paddenstoel
   *[other] { $mycelia__counts__showcase } nieuwe paddenstoelen
    }. Eén keer per beurt.
mycelia-symbol-a-step = een stap
mycelia-symbol-a-step-says = { $mycelia__tile__b__cost ->
    [one] 1 blad
   *[other] { $mycelia__tile__b__cost } bladeren
    }: een willekeurige druppel, één veld.
mycelia-symbol-two-steps = twee stappen
mycelia-symbol-two-steps-says = { $mycelia__tile__c__cost ->
    [one] 1 blad
   *[other] { $mycelia__tile__c__cost } bladeren
    }: twee druppels van één veld bewegen.
mycelia-symbol-off-the-board = van het bord
mycelia-symbol-off-the-board-says = { $mycelia__tile__d__cost ->
    [one] 1 blad
   *[other] { $mycelia__tile__d__cost } bladeren
    }: verwijder een willekeurige druppel.
mycelia-symbol-let-go-around-the-table = loslaten
mycelia-symbol-let-go-around-the-table-says = { $mycelia__tile__e__cost ->
    [one] 1 blad
   *[other] { $mycelia__tile__e__cost } bladeren
    }: verwijder een kaart van jezelf.
mycelia-symbol-first-player = startspeler
mycelia-symbol-first-player-says = De laatste ronde eindigt vóór deze plaats.

mycelia-symbols-gwidyon = Gwidyon
mycelia-symbol-his-pile = zijn stapel
mycelia-symbol-his-pile-says = Is die leeg, dan wint hij.
mycelia-symbol-chip-a-drop = fiche: een druppel
mycelia-symbol-chip-a-drop-says = Komt deze kant boven, dan raakt hij één druppel kwijt.
mycelia-symbol-chip-quiet = fiche: rust
mycelia-symbol-chip-quiet-says = Komt deze kant boven, dan gebeurt er niets.
mycelia-symbol-solo-card = solokaart
mycelia-symbol-solo-card-says = Wat hij na jouw beurt doet.

mycelia-symbols-prisma = Prisma
mycelia-symbol-prism-drop = prismadruppel
mycelia-symbol-prism-drop-says = Een druppel die bij verwijderen een gunst oplevert.
mycelia-symbol-favours = gunsten
mycelia-symbol-favours-says = Zoveel vakken gaat je paddenstoel verder.
mycelia-symbol-favour-ring = gunstplatform
mycelia-symbol-favour-ring-says = Over bezette vakken spring je heen.
mycelia-symbol-gift-spaces = geschenkvakken
mycelia-symbol-gift-spaces-says = Neem een geschenk van deze of een lagere kleur.
mycelia-symbol-idle-mushroom = ongebruikte paddenstoel
mycelia-symbol-idle-mushroom-says = Beweegt nooit; je springt eroverheen.
mycelia-symbol-gift = geschenk
mycelia-symbol-gift-says = Helpt je elke keer dat je het trekt.
mycelia-symbol-draws = trekt
mycelia-symbol-draws-says = Zoveel kaarten trekt het als je het neerlegt.
mycelia-symbol-gift-area = geschenkenzone
mycelia-symbol-gift-area-says = Open geschenken; ze werken tot je beurt eindigt.
mycelia-symbol-favour = gunst
mycelia-symbol-favour-says = { $mycelia__tile__f__cost ->
    [one] 1 blad
   *[other] { $mycelia__tile__f__cost } bladeren
    }: één gunst.
mycelia-symbol-bring-back-prisma = recyclen
mycelia-symbol-bring-back-prisma-says = { $mycelia__tile__g__cost ->
    [one] 1 blad
   *[other] { $mycelia__tile__g__cost } bladeren
    }: een gebruikte kaart boven op je trekstapel.
