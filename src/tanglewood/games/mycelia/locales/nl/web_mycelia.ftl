# The table of Mycelia in the browser.

my-card-start = start
my-card-gift = geschenk

# Spoken names. Whatever can be touched says so at its end.
my-field = { $field }, { $land ->
    [leaves] blad-veld
    [moss] mos-veld
    [water] water-veld
    [soil] aarde-veld
   *[shrine] tempelveld
}, { $drops ->
    [0] leeg
    [one] 1 druppel
   *[other] { $drops } druppels
}{ $prisms ->
    [0] {""}
    [one] , waarvan 1 prismadruppel
   *[other] , waarvan { $prisms } prismadruppels
}
my-prisms-on = { $n ->
    [one] De prismadruppel op { $field }
   *[other] De { $n } prismadruppels op { $field }
}
my-drops-on = { $prisms ->
    [0] { $field } { $n }
   *[other] { $field } { $n } ({ $prisms } prisma)
}
my-card = { $cost ->
    [0] { $name }. { $words }
    [one] { $name }, kost 1 blad. { $words }
   *[other] { $name }, kost { $cost } bladeren. { $words }
}
my-single = Bij het inhuren: { $words }
my-bought = Bij het nemen: { $words }
my-draws = { $n ->
    [0] Trek bij het leggen geen kaart.
    [one] Trek bij het leggen 1 kaart.
   *[other] Trek bij het leggen { $n } kaarten.
}
my-gift = { $works ->
    [yes] Geschenk { $name }, werkt nu. { $words }
   *[no] Geschenk { $name }. { $words }
}
my-gift-idle = Geen blijvende vaardigheid.
my-gift-kind = { $colour ->
    [start] Startgeschenk
    [green] Groen geschenk
    [amber] Amberkleurig geschenk
   *[violet] Violet geschenk
}
my-colour = { $colour ->
    [green] groen
    [amber] amber
   *[violet] violet
}
my-root = { $what } { $colour ->
    [green] Groene stapel
    [amber] Amberkleurige stapel
   *[violet] Violette stapel
}, { $n ->
    [one] 1 geschenk
   *[other] { $n } geschenken
}
my-tile = Actiekaartje { $tile }, { $name }, { $cost ->
    [one] 1 blad
   *[other] { $cost } bladeren
}{ $used ->
    [yes] , deze beurt al gebruikt
   *[no] {""}
}
my-gap = Lege plek
my-back-hint = de keuze terugnemen

# Headings.
my-showcase = Open rij
my-hand = Hand
my-hand-own = Jouw hand
my-board = Bord
my-board-own = Jouw bord
my-board-of = Bord van { $name }
my-board-says = { $left ->
    [one] Bord van { $name }, nog 1 druppel: { $fields }
   *[other] Bord van { $name }, nog { $left } druppels: { $fields }
}
my-tiles-own = Jouw actiekaartjes
my-actions = Wat je kunt doen
my-supply = Als de tempel draait
my-supply-side = kaart { $card }, kant { $side }
my-discard-own = Jouw aflegstapel
my-discard-of = Aflegstapel van { $name }
my-gifts = Geschenkenzone
my-gifts-of = Geschenkenzone van { $name }
my-roots = Wortels
my-roots-about = geschenken voor gunsten

# Counts.
my-pile = voorraad
my-pile-says = { $n ->
    [one] Voorraadstapel, 1 kaart
   *[other] Voorraadstapel, { $n } kaarten
}
my-draw = trekstapel
my-draw-says = { $n ->
    [one] Trekstapel, 1 kaart
   *[other] Trekstapel, { $n } kaarten
}
my-discard = afgelegd
my-discard-says = { $n ->
    [0] Aflegstapel, leeg. Openen
    [one] Aflegstapel, 1 kaart. Openen
   *[other] Aflegstapel, { $n } kaarten. Openen
}
my-discard-empty = Hier ligt niets.
my-leaves = bladeren
my-left = druppels over
my-prisms-left = waarvan prisma
my-off = deze beurt weg
my-box = In de doos:
my-box-shrine = extra tempelvelden
my-times = × { $n }
my-hand-count = handkaarten
my-first = startspeler
my-last-round = laatste ronde

my-shrine-says = { $more ->
    [0] Tempel: { $n } van { $of } gaten gevuld.
   *[other] Tempel: { $n } van { $of } gaten gevuld, in de wacht: { $more }.
}
my-shrine-of = { $n } van { $of }
my-shrine-full = draait als hij vol is
my-shrine-more = +{ $n } deze beurt
my-shrine-never = draait niet meer
my-die = De dobbelsteen toont { $face ->
    [sun] de zon
    [moon] de maan
    [acorn] de eikel
    [feather] de veer
    [snail] de slak
   *[web] het web
}.
my-face = { $face ->
    [sun] Zon
    [moon] Maan
    [acorn] Eikel
    [feather] Veer
    [snail] Slak
   *[web] Web
}: { $fields }.

# The ring of favours.
my-favours-say = Gunsten: { $all }
my-favour-at = { $kind ->
    [start] { $name } staat op vak { $space }, het begin.
    [green] { $name } staat op vak { $space }, groen.
    [amber] { $name } staat op vak { $space }, amber.
    [violet] { $name } staat op vak { $space }, violet.
   *[plain] { $name } staat op vak { $space }.
}

# Gwidyon, when one plays alone.
my-gwidyon = Gwidyon
my-gwidyon-about = speelt zonder plaats
my-his-turn = zijn beurt
my-gwidyon-of = van { $of } druppels over
my-gwidyon-pile-says = Stapel van Gwidyon: nog { $n } van { $of } druppels.
my-chip-side = { $side ->
    [remove] verwijder-kant boven
   *[rest] rustkant boven
}
my-chip-next = { $side ->
    [remove] Als het fiche weer wordt omgedraaid, gebeurt er niets.
   *[rest] Als het fiche weer wordt omgedraaid, verwijdert hij 1 druppel.
}
my-solo-cards = Kaarten van Gwidyon
my-solo-card = Gwidyons kaart { $id }
my-solo-says = Kaart { $id }: { $words }
my-solo-deck = { $n ->
    [one] 1 kaart ligt gedekt.
   *[other] { $n } kaarten liggen gedekt.
}
my-solo-now = wordt uitgevoerd
my-solo-last = laatste
my-he-did = Wat hij deed

# Where the data of a card come from.
my-source = { $source ->
    [rulebook] uit de spelregels
    [found] van een openbare pagina
    [inferred] afgeleid uit wat bekend is
   *[reconstructed] door ons gereconstrueerd
}
my-read-nothing = Wijs een kaart aan om die hier te lezen.
my-read-nothing-yet = niets

# On the other pages: the home page, a new table, rules and cards, the end of a game.
web-game-title-mycelia = Mycelia
web-game-about-mycelia = Breng elke dauwdruppel naar de tempel.
web-game-facts-mycelia = 1–4 spelers · ongeveer 40 minuten
web-game-picture-mycelia = Paddenstoelen rond een stenen tempel, met dauwdruppels
web-rival-mycelia = Gwidyon
web-rival-mycelia-about = Je tegenstander heeft geen plaats nodig: hij heeft een stapel druppels, een fiche met twee kanten en zes kaarten. Na elk van je beurten wordt één kaart omgedraaid en voor hem uitgevoerd.
web-setting-mycelia-expansion = Meegeleverde uitbreiding
web-setting-mycelia-prisma = Prisma
web-setting-mycelia-boards = Bord
web-setting-mycelia-gwidyon = Druppels op zijn stapel
web-setting-mycelia-first = Wie begint
web-setting-mycelia-setup = Waar de druppels liggen
web-setting-mycelia-ask-leaves = Vragen vóór het nemen van bladeren
web-fixed-mycelia-expansion = Hoort bij Prisma: altijd aan.
web-choice-mycelia-boards = { $choice ->
    [front] Voorkant
    [pond] Achterkant: vijver
    [cushion] Achterkant: moskussen
    [litter] Achterkant: bladerdek
    [clearing] Achterkant: kale open plek
   *[random] Willekeurige achterkant
}
web-part-mycelia = { $part ->
    [base] Het basisspel
    [effects] Wat kaarten doen
    [boards] De achterkanten van de borden
    [expansion] De meegeleverde uitbreiding
    [solo] Alleen, tegen Gwidyon
    [prisma] Prisma
   *[other] { $part }
}
web-cards-mycelia = { $table ->
    [card] Kaarten om in te huren
    [start] Startkaarten
    [tile] Actiekaartjes
    [side] Borden
    [setup] Opbouwkaarten
    [supply] Voorraadkaarten
    [gift] Geschenken
    [solo] Kaarten van Gwidyon
    [die] Dobbelsteen
    [board] Bordformaat
    [prisma] Prisma
    [track] Gunstplatform
    [counts] Getallen
   *[other] { $table }
}
web-card-cost-mycelia = { $n ->
    [one] kost 1 blad
   *[other] kost { $n } bladeren
}
web-card-single-mycelia = Bij het inhuren
web-card-set-mycelia = { $set ->
    [base] basisspel
    [expansion] meegeleverde uitbreiding
    [prisma] Prisma
   *[other] { $set }
}
web-curve-mycelia = Druppels over, ronde voor ronde
web-curve-label-mycelia = Grafiek van het verloop: overige druppels van elke speler, ronde voor ronde
