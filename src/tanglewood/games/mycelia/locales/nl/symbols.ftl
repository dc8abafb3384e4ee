# Every symbol of the table: its name, and what it does in one sentence. What it does at the moment stands at the end.

# ------------------------------------------------------------------ the board

symbol-mycelia-drop = dauwdruppel
symbol-mycelia-drop-about = Breng hem naar de tempel; het eerste lege bord wint.
symbol-mycelia-land-leaves = blad
symbol-mycelia-land-leaves-about = Een landschap; kaarten noemen het landschap waarop ze werken.
symbol-mycelia-land-moss = mos
symbol-mycelia-land-moss-about = Een landschap; kaarten noemen het landschap waarop ze werken.
symbol-mycelia-land-water = water
symbol-mycelia-land-water-about = Een landschap; kaarten noemen het landschap waarop ze werken.
symbol-mycelia-land-soil = aarde
symbol-mycelia-land-soil-about = Een landschap dat alleen kaarten voor een willekeurig veld bereiken.
symbol-mycelia-land-any = willekeurig veld
symbol-mycelia-land-any-about = Elk landschap is goed, ook aarde.
symbol-mycelia-shrine = tempelveld
symbol-mycelia-shrine-about = Een druppel die hierheen gaat, is van het bord.
symbol-mycelia-wheel = tempel
symbol-mycelia-wheel-about = Verzamelt de druppels die de borden verlaten; is hij vol, dan draait hij en komen er nieuwe druppels.
symbol-mycelia-map = voorraadkaart
symbol-mycelia-map-about = Waar nieuwe druppels komen als de tempel draait: de dobbelsteen kiest één teken, en de velden daarvan krijgen op elk bord een druppel.
symbol-mycelia-die = dobbelsteen
symbol-mycelia-die-about = Kiest het teken van de voorraadkaart als de tempel draait.

# ------------------------------------------------------------------ on cards

symbol-mycelia-leaf = bladeren
symbol-mycelia-leaf-about = Hiermee betaal je paddenstoelen en actiekaartjes; bij gelijke stand beslissen ze.
symbol-mycelia-move = verplaatsen
symbol-mycelia-move-about = Eén druppel, één veld verder: omhoog, omlaag, naar links of naar rechts.
symbol-mycelia-move-clear = verplaatsen, als je wilt
symbol-mycelia-move-clear-about = Nog een druppel, alleen als die er is en je het wilt.
symbol-mycelia-remove = verwijderen
symbol-mycelia-remove-about = Eén druppel gaat meteen van het bord.
symbol-mycelia-remove-clear = verwijderen, als je wilt
symbol-mycelia-remove-clear-about = Nog een druppel, alleen als die er is en je het wilt.
symbol-mycelia-least = minstens zoveel
symbol-mycelia-least-about = Zoveel druppels moeten er op het veld liggen, of meer.
symbol-mycelia-beetle = precies
symbol-mycelia-beetle-about = Er moeten precies zoveel druppels liggen, niet meer en niet minder.
symbol-mycelia-around = rondom
symbol-mycelia-around-about = Kies een veld, ook een leeg; van elk veld ernaast dat er heeft, gaat één druppel weg.
symbol-mycelia-others = de anderen
symbol-mycelia-others-about = Alle anderen mogen dit nemen, jij niet.
symbol-mycelia-bolt = één keer, bij inhuren
symbol-mycelia-bolt-about = Werkt als je de kaart inhuurt, daarna nooit meer.
symbol-mycelia-trash = loslaten
symbol-mycelia-trash-about = Een kaart gaat voorgoed uit je aflegstapel.
symbol-mycelia-recycle = recyclen
symbol-mycelia-recycle-about = Een kaart van je aflegstapel gaat boven op je trekstapel.
symbol-mycelia-showcase = nieuwe open rij
symbol-mycelia-showcase-about = Er { $mycelia__counts__showcase ->
    [one] ligt 1 nieuwe paddenstoel
   *[other] liggen { $mycelia__counts__showcase } nieuwe paddenstoelen
    } open om in te huren.

# ------------------------------------------------------------------ around the table

symbol-mycelia-back = kaarten
symbol-mycelia-back-about = Aan het einde van een beurt trek je er { $mycelia__counts__hand }; ingehuurde liggen bovenop.
symbol-mycelia-first = startspeler
symbol-mycelia-first-about = De laatste ronde eindigt vóór deze plaats.

# ------------------------------------------------------------------ Gwidyon

symbol-mycelia-gwidyon = Gwidyon
symbol-mycelia-gwidyon-about = De tegenstander in een solospel; hij wint als zijn stapel leeg is.
symbol-mycelia-chip-remove = fiche, verwijder-kant
symbol-mycelia-chip-remove-about = Komt deze kant boven, dan raakt hij één druppel kwijt.
symbol-mycelia-chip-rest = fiche, rustkant
symbol-mycelia-chip-rest-about = Komt deze kant boven, dan gebeurt er niets.
symbol-mycelia-solo-back = solokaart
symbol-mycelia-solo-back-about = Zegt wat hij na jouw beurt doet.

# ------------------------------------------------------------------ Prisma

symbol-mycelia-prism = prismadruppel
symbol-mycelia-prism-about = Een druppel die een gunst oplevert als je hem verwijdert.
symbol-mycelia-favour = gunst
symbol-mycelia-favour-about = Je paddenstoel gaat een vak verder op het gunstplatform.
symbol-mycelia-space-green = groene geschenken
symbol-mycelia-space-green-about = Een paddenstoel op deze kleur mag een groen geschenk nemen.
symbol-mycelia-space-amber = amberkleurige geschenken
symbol-mycelia-space-amber-about = Een paddenstoel op deze kleur mag een amberkleurig of een groen geschenk nemen.
symbol-mycelia-space-violet = violette geschenken
symbol-mycelia-space-violet-about = Een paddenstoel op deze kleur mag elk geschenk nemen.
symbol-mycelia-gift = geschenk
symbol-mycelia-gift-about = Helpt je elke keer dat je het trekt.
