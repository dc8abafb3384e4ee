# Refusals: one line, beside the rule that forbids the wish.

mycelia-no-far = Een druppel gaat van { $from } naar een veld ernaast, niet naar { $to }: nooit diagonaal, nooit over de rand.
mycelia-no-inside = Maak eerst { $title } af, of laat de rest ervan vervallen.
mycelia-no-hand = { $card } zit niet in je hand.
mycelia-no-showcase = { $card } ligt niet in de open rij.
mycelia-no-price = { $cost ->
    [one] { $card } kost 1 blad; jij hebt er { $leaves }.
   *[other] { $card } kost { $cost } bladeren; jij hebt er { $leaves }.
}
mycelia-no-tile = Je hebt geen actiekaartje { $tile }.
mycelia-no-used = Actiekaartje { $tile } is deze beurt al gebruikt.
mycelia-no-tile-price = { $cost ->
    [one] Actiekaartje { $tile } kost { $cost } blad; jij hebt er { $leaves }.
   *[other] Actiekaartje { $tile } kost { $cost } bladeren; jij hebt er { $leaves }.
}
mycelia-no-tile-in-vain = Actiekaartje { $tile } zou nu niets doen.
mycelia-no-finish = { $cards ->
    [one] Je moet nog één handkaart spelen.
   *[other] Je moet nog { $cards } handkaarten spelen.
}
mycelia-no-skip = Er is niets om over te slaan: de hele hand wordt gespeeld, en tussen de kaarten door kun je inhuren, actiekaartjes gebruiken of je beurt beëindigen.
mycelia-no-move-now = Speel eerst een kaart of gebruik een actiekaartje: dat zegt welke druppel mag bewegen.
mycelia-no-remove-now = Speel eerst een kaart of gebruik een actiekaartje: dat zegt welke druppel weggaat.
mycelia-no-choose-now = Er valt nu niets te kiezen.
mycelia-no-trash-now = Er is nu niets waarmee je deze kaart mag verwijderen.
mycelia-no-recycle-now = Er is nu niets waarmee je deze kaart mag recyclen.
mycelia-no-return-now = Je geeft alleen een actiekaartje terug als er een te veel bij komt; de limiet is { $limit }.
mycelia-no-four-tiles = { $limit ->
    [one] Je hebt 1 actiekaartje: zeg welk je teruggeeft.
   *[other] Je hebt { $limit } actiekaartjes: zeg welk je teruggeeft.
}
mycelia-no-not-discarded = { $prisma ->
    [yes] { $card } ligt niet op je aflegstapel of in je geschenkenzone.
   *[no] { $card } ligt niet op je aflegstapel.
}
mycelia-no-no-answer = { $card } heeft nu nergens op te reageren.
mycelia-no-only-drop = Een tempelveld leg je waar precies één druppel ligt; aantal op { $field }: { $n }.
mycelia-no-answer-now = Er valt nu niet op inhuren te reageren.
mycelia-no-refresh-now = Alleen actiekaartje a vervangt de open rij of de open geschenken.
mycelia-no-no-prisma = Aan deze tafel zijn er geen geschenken; die horen bij Prisma.
mycelia-no-gift-top = { $card } is niet het open geschenk van een stapel.
mycelia-no-gift-colour-name = { $colour ->
    [green] groen
    [amber] amber
    [violet] violet
   *[other] { $colour }
}
mycelia-no-gift-colour = { $card } heeft de kleur { mycelia-no-gift-colour-name }; je paddenstoel staat op vak { $space }, en daar kun je deze kleur niet nemen.
mycelia-no-kind = { $kind ->
    [prism] Op { $field } ligt geen prismadruppel.
   *[dew] Op { $field } ligt geen dauwdruppel.
}
mycelia-no-lay-now = Er is nu niets waarmee je daar een tempelveld mag leggen.
mycelia-no-accept-now = Er is nu niets om aan te nemen.
mycelia-no-void-side = Deze kant zou nu niets doen.
mycelia-no-shrine = { $field } is een tempelveld: het heeft geen landschap en kan niet worden gekozen.
mycelia-wanted-field = { $wanted ->
    [leaves] een blad-veld
    [moss] een mos-veld
    [water] een water-veld
    [soil] een aarde-veld
   *[other] { $wanted }
}
mycelia-found-field = { $found ->
    [leaves] een blad-veld
    [moss] een mos-veld
    [water] een water-veld
    [soil] een aarde-veld
   *[other] { $found }
}
mycelia-no-landscape = De kaart vraagt om { mycelia-wanted-field }, maar { $field } is { mycelia-found-field }.
mycelia-no-beetle = { $need ->
    [one] De kever vraagt om precies { $need } druppel; aantal op { $field }: { $n }.
   *[other] De kever vraagt om precies { $need } druppels; aantal op { $field }: { $n }.
}
mycelia-no-at-least = { $need ->
    [one] Er moet minstens { $need } druppel liggen; aantal op { $field }: { $n }.
   *[other] Er moeten minstens { $need } druppels liggen; aantal op { $field }: { $n }.
}
mycelia-no-nothing-around = Naast { $field } ligt geen druppel.
mycelia-no-no-move-symbol = De kaart verwijdert hier druppels en verplaatst ze niet.
mycelia-no-no-remove-symbol = De kaart verplaatst hier druppels en verwijdert ze niet.
mycelia-no-used-up = De symbolen daarvoor zijn op.
mycelia-no-centre-first = Kies eerst het veld in het midden, bijvoorbeeld met “at { $field }”.
mycelia-no-no-centre = Deze kaart vraagt niet om een veld in het midden.
mycelia-no-sides-only = De kaart verwijdert druppels van de velden ernaast, niet van dit veld.
mycelia-no-sides = { $sides ->
    [one] De kaart heeft 1 kant om uit te kiezen.
   *[other] De kaart heeft { $sides } kanten om uit te kiezen.
}
mycelia-no-chosen = Alle symbolen van deze afbeelding gelden voor { $field }, het veld dat je hebt gekozen.
mycelia-no-beside = Alleen velden naast { $field } die hun druppel nog hebben, tellen hier.

# Landscapes. The litter of leaves on the ground is not the leaves one pays with.

mycelia-landscape = { $landscape ->
    [leaves] blad
    [moss] mos
    [water] water
    [soil] aarde
   *[shrine] tempel
}

# Functions in words: infinitive clauses that follow one another in one sentence.

mycelia-function-empty = op zichzelf niets
mycelia-function-then = { $first }; dan { $rest }
mycelia-function-or = of { $first }, of { $rest }
mycelia-function-times = hoogstens { $times } keer: { $what }
mycelia-function-each-time = { $times } keer ({ $what })
mycelia-function-others = elke andere speler mag { $what }
mycelia-function-leaves = { $n ->
    [one] 1 blad krijgen
   *[other] { $n } bladeren krijgen
}
mycelia-function-favours = { $n ->
    [one] 1 gunst krijgen
   *[other] { $n } gunsten krijgen
}
mycelia-function-trash = een kaart van de eigen aflegstapel of uit de eigen geschenkenzone uit het spel verwijderen
mycelia-function-recycle = een kaart van de eigen aflegstapel of uit de eigen geschenkenzone boven op de trekstapel leggen
mycelia-function-tile = een actiekaartje { $tile } nemen
mycelia-function-shrine = de enige druppel van een veld verwijderen en daar een extra tempelveld leggen
mycelia-function-showcase = alle kaarten van de open rij vervangen

# A field that fits: its landscape, and how many drops must lie there (none, some at least, or exactly so many).
mycelia-field = { $landscape ->
    [leaves] een blad-veld
    [moss] een mos-veld
    [water] een water-veld
    [soil] een aarde-veld
   *[any] een willekeurig veld
}{ $rule ->
    [exactly] { $need ->
        [0] {" "}zonder druppels
        [one] {" "}met precies 1 druppel
       *[other] {" "}met precies { $need } druppels
    }
    [at-least] { $need ->
        [one] {" "}met minstens 1 druppel
       *[other] {" "}met minstens { $need } druppels
    }
   *[none] {""}
}
mycelia-picture-move = { $n ->
    [one] 1 druppel van { $field } verplaatsen
   *[other] { $n } druppels van { $field } verplaatsen
}
mycelia-picture-move-may = { $n ->
    [one] hoogstens 1 druppel van { $field } verplaatsen
   *[other] hoogstens { $n } druppels van { $field } verplaatsen
}
mycelia-picture-remove = { $n ->
    [one] 1 druppel van { $field } verwijderen
   *[other] { $n } druppels van { $field } verwijderen
}
mycelia-picture-remove-may = { $n ->
    [one] hoogstens 1 druppel van { $field } verwijderen
   *[other] hoogstens { $n } druppels van { $field } verwijderen
}
mycelia-picture-next-move = { $n ->
    [one] daarvandaan 1 druppel verplaatsen
   *[other] daarvandaan { $n } druppels verplaatsen
}
mycelia-picture-next-move-may = { $n ->
    [one] desgewenst daarvandaan nog 1 verplaatsen
   *[other] desgewenst daarvandaan nog hoogstens { $n } verplaatsen
}
mycelia-picture-next-remove = { $n ->
    [one] daar 1 druppel verwijderen
   *[other] daar { $n } druppels verwijderen
}
mycelia-picture-next-remove-may = { $n ->
    [one] desgewenst daar nog 1 verwijderen
   *[other] desgewenst daar nog hoogstens { $n } verwijderen
}
mycelia-then = dan { $what }
mycelia-picture-beside = { $sides ->
    [4] van elk veld ernaast 1 druppel verwijderen
    [one] van één veld ernaast 1 druppel verwijderen
   *[other] van elk van { $sides } velden ernaast 1 druppel verwijderen
}
mycelia-picture-around = { $sides ->
    [4] { $field } kiezen: van elk veld ernaast 1 druppel verwijderen
    [one] { $field } kiezen: van één veld ernaast 1 druppel verwijderen
   *[other] { $field } kiezen: van elk van { $sides } velden ernaast 1 druppel verwijderen
}
mycelia-picture-around-and = { $field } kiezen: daarvan { $takes ->
    [one] hoogstens 1 druppel
   *[other] hoogstens { $takes } druppels
} verwijderen, en { $sides ->
    [4] van elk veld ernaast 1 druppel
    [one] van één veld ernaast 1 druppel
   *[other] van elk van { $sides } velden ernaast 1 druppel
}

# What gifts do while they lie in the gift area, and the steps of Gwidyon's cards.

mycelia-ability-cheaper = { $n ->
    [one] Elke kaart die je deze beurt inhuurt, kost 1 blad minder.
   *[other] Elke kaart die je deze beurt inhuurt, kost { $n } bladeren minder.
}
mycelia-ability-hire = Voor elke kaart die je deze beurt inhuurt: { $what }.
mycelia-ability-drop = Voor elke druppel die deze beurt je bord verlaat: { $what }.
mycelia-ability-no-bonus = Bonussen voor de anderen op je kaarten hoef je deze beurt niet te geven.
mycelia-ability-no-beetles = Je kaarten negeren deze beurt kevers: het getoonde aantal is een minimum.
mycelia-ability-any-landscape = Je kaarten negeren deze beurt landschappen: elk veld past.
mycelia-ability-moves-remove = Bij elke verplaatsing op je kaarten mag je de druppel deze beurt in plaats daarvan verwijderen.
mycelia-ability-twice = De eerste kaart die je deze beurt uit je hand speelt, mag je twee keer uitvoeren.
mycelia-ability-free-tiles = Al je actiekaartjes zijn deze beurt gratis.
mycelia-solo-chip = Het fiche wordt omgedraaid; ligt de verwijder-kant boven, dan verwijdert Gwidyon 1 druppel van zijn stapel.
mycelia-solo-removes = { $n ->
    [one] Gwidyon verwijdert 1 druppel van zijn stapel.
   *[other] Gwidyon verwijdert { $n } druppels van zijn stapel.
}
mycelia-solo-showcase = De hele open rij wordt vervangen.
mycelia-solo-you = Je mag { $what }.

# What is being asked now. The title says what is running.

mycelia-title = { $kind ->
    [tile] Actiekaartje { $name }
    [single] { $name }, eenmalig effect
    [ability] { $name } in je geschenkenzone
   *[function] { $name }
}
mycelia-title-solo = Gwidyons kaart { $card }
mycelia-title-bonus = Bonus voor jou van { $title }
mycelia-counted = { $moves ->
    [yes] { $title }, verplaatsing { $at } van { $times }
   *[no] { $title }, { $at } van { $times }
}
mycelia-ask-turn = { $hand ->
    [0] Ronde { $round }, jouw beurt: je hand is gespeeld. Inhuren, een actiekaartje gebruiken of je beurt beëindigen?
    [one] Ronde { $round }, jouw beurt: speel je je laatste kaart, of wil je eerst inhuren of een actiekaartje gebruiken?
   *[other] { $extras ->
        [yes] Ronde { $round }, jouw beurt: welke kaart speel je? Tussen de kaarten door mag je ook altijd inhuren en actiekaartjes gebruiken.
       *[no] Ronde { $round }, jouw beurt: welke kaart speel je? De hele hand wordt gespeeld, in willekeurige volgorde.
    }
}
mycelia-ask-move = { $landscape ->
    [leaves] welke druppel op een blad-veld gaat waarheen?
    [moss] welke druppel op een mos-veld gaat waarheen?
    [water] welke druppel op een water-veld gaat waarheen?
    [soil] welke druppel op een aarde-veld gaat waarheen?
   *[any] welke druppel gaat waarheen?
}
mycelia-ask-remove = { $landscape ->
    [leaves] welke druppel op een blad-veld gaat van het bord?
    [moss] welke druppel op een mos-veld gaat van het bord?
    [water] welke druppel op een water-veld gaat van het bord?
    [soil] welke druppel op een aarde-veld gaat van het bord?
   *[any] welke druppel gaat van het bord?
}
mycelia-ask-both = kies het veld door er de eerste stap te doen.
mycelia-ask-centre = welk veld is het midden?
mycelia-ask-on-field = { $kind ->
    [move] op { $field }: waar gaat nog een druppel heen?
    [remove] op { $field }: gaat er nog een druppel weg?
    [around] bij { $field }: welke druppel gaat nu weg?
   *[both] op { $field }: wat gebeurt er nu met een druppel?
}
mycelia-ask-either = welke van deze?
mycelia-ask-leaves = { $n ->
    [one] 1 blad nemen?
   *[other] { $n } bladeren nemen?
}
mycelia-ask-favours = { $n ->
    [one] 1 gunst nemen?
   *[other] { $n } gunsten nemen?
}
mycelia-ask-trash = welke kaart gaat uit het spel?
mycelia-ask-recycle = welke kaart gaat terug boven op je trekstapel?
mycelia-ask-tile = een actiekaartje { $tile } nemen?
mycelia-ask-tile-return = je hebt vier actiekaartjes. Welk geef je terug voor een actiekaartje { $tile }?
mycelia-ask-shrine = welk veld wordt een tempelveld? Wat er ligt, gaat weg.
mycelia-ask-void = onthoud je de anderen de bonus van deze kaart?
mycelia-ask-refresh = de open rij vervangen, of de open geschenken onder hun stapel leggen?
mycelia-ask-answers = welk van je geschenken reageert op het inhuren?
mycelia-ask-again = { $card } was je eerste kaart deze beurt. Nog een keer uitvoeren?

# Options in words.

mycelia-move-play = { $card } spelen
mycelia-move-hire = { $cost ->
    [one] { $card } inhuren voor 1 blad
   *[other] { $card } inhuren voor { $cost } bladeren
}
mycelia-move-buy = het geschenk { $card } nemen; de paddenstoel gaat terug naar het begin
mycelia-move-answer = { $card }: { $what }
mycelia-move-void = de anderen de bonus onthouden
mycelia-move-let = de anderen de bonus gunnen
mycelia-move-again = { $card } nog een keer uitvoeren
mycelia-move-skip-answers = geen reacties meer: verder
mycelia-move-skip-again = één keer is genoeg
mycelia-move-refresh-showcase = de open rij vervangen
mycelia-move-refresh-roots = de open geschenken onder hun stapel leggen
mycelia-move-prism-step = een prismadruppel verplaatsen van { $from } naar { $to }
mycelia-move-prism-take = een prismadruppel van { $field } verwijderen
mycelia-move-use = { $cost ->
    [0] actiekaartje { $tile } gratis gebruiken
    [one] actiekaartje { $tile } gebruiken voor 1 blad
   *[other] actiekaartje { $tile } gebruiken voor { $cost } bladeren
}
mycelia-move-end = de beurt beëindigen
mycelia-move-step = een druppel verplaatsen van { $from } naar { $to }
mycelia-move-take = een druppel van { $field } verwijderen
mycelia-move-at = { $field } kiezen
mycelia-move-skip = de rest laten vervallen
mycelia-move-trash = { $card } uit het spel verwijderen
mycelia-move-recycle = { $card } boven op de trekstapel leggen
mycelia-move-return = actiekaartje { $tile } teruggeven
mycelia-move-lay = een tempelveld leggen op { $field }

# What happened. Every event has a sentence; `you` says whether the reader did it.

mycelia-event-unasked = { $verb ->
    [play] Er is maar één kaart over: die wordt vanzelf gespeeld.
    [end] Er is niets anders te doen: de beurt eindigt vanzelf.
   *[other] Vanzelf gespeeld: iets anders was niet mogelijk.
}
mycelia-event-turn = { $you ->
    [yes] Ronde { $round }, jouw beurt.
   *[no] Ronde { $round }, beurt van { $name }.
}
mycelia-event-played = { $you ->
    [yes] Je speelt { $card }.
   *[no] { $name } speelt { $card }.
}
mycelia-event-hired = { $you ->
    [yes] { $cost ->
        [one] Je huurt { $card } in voor 1 blad; de kaart ligt boven op je trekstapel.
       *[other] Je huurt { $card } in voor { $cost } bladeren; de kaart ligt boven op je trekstapel.
    }
   *[no] { $cost ->
        [one] { $name } huurt { $card } in voor 1 blad.
       *[other] { $name } huurt { $card } in voor { $cost } bladeren.
    }
}
mycelia-event-used = { $you ->
    [yes] { $cost ->
        [0] Je gebruikt actiekaartje { $tile } gratis.
        [one] Je gebruikt actiekaartje { $tile } voor 1 blad.
       *[other] Je gebruikt actiekaartje { $tile } voor { $cost } bladeren.
    }
   *[no] { $cost ->
        [0] { $name } gebruikt actiekaartje { $tile } gratis.
        [one] { $name } gebruikt actiekaartje { $tile } voor 1 blad.
       *[other] { $name } gebruikt actiekaartje { $tile } voor { $cost } bladeren.
    }
}
mycelia-event-leaves = { $you ->
    [yes] { $n ->
        [one] Je krijgt 1 blad.
       *[other] Je krijgt { $n } bladeren.
    }
   *[no] { $n ->
        [one] { $name } krijgt 1 blad.
       *[other] { $name } krijgt { $n } bladeren.
    }
}
mycelia-event-favour = { $you ->
    [yes] Je paddenstoel gaat naar vak { $space } van het gunstplatform.
   *[no] De paddenstoel van { $name } gaat naar vak { $space } van het gunstplatform.
}
mycelia-event-moved = { $you ->
    [yes] { $prism ->
        [1] Je verplaatst een prismadruppel van { $from } naar { $to }.
       *[other] Je verplaatst een druppel van { $from } naar { $to }.
    }
   *[no] { $prism ->
        [1] { $name } verplaatst een prismadruppel van { $from } naar { $to }.
       *[other] { $name } verplaatst een druppel van { $from } naar { $to }.
    }
}
mycelia-event-moved-off = { $you ->
    [yes] { $prism ->
        [1] Je schuift een prismadruppel van { $from } naar het tempelveld { $to }: hij is van je bord.
       *[other] Je schuift een druppel van { $from } naar het tempelveld { $to }: hij is van je bord.
    }
   *[no] { $prism ->
        [1] { $name } schuift een prismadruppel van { $from } naar het tempelveld { $to }: hij is van het bord.
       *[other] { $name } schuift een druppel van { $from } naar het tempelveld { $to }: hij is van het bord.
    }
}
mycelia-event-moved-on = { $you ->
    [yes] { $prism ->
        [1] Je verplaatst prismadruppels: { $steps }.
       *[other] Je verplaatst druppels: { $steps }.
    }
   *[no] { $prism ->
        [1] { $name } verplaatst prismadruppels: { $steps }.
       *[other] { $name } verplaatst druppels: { $steps }.
    }
}
mycelia-step-words = { $off ->
    [yes] { $from } naar { $to } en van het bord
   *[no] { $from } naar { $to }
}
mycelia-drops = { $n ->
    [1] { $prism ->
        [1] een prismadruppel
       *[other] een druppel
    }
   *[other] { $prism ->
        [1] { $n } prismadruppels
       *[other] { $n } druppels
    }
}
mycelia-event-off = { $you ->
    [yes] Je verwijdert { mycelia-drops } van { $field }.
   *[no] { $name } verwijdert { mycelia-drops } van { $field }.
}
mycelia-event-skipped = { $you ->
    [yes] Je laat de rest vervallen.
   *[no] { $name } laat de rest vervallen.
}
mycelia-event-trashed = { $you ->
    [yes] Je verwijdert { $card } uit het spel.
   *[no] { $name } verwijdert { $card } uit het spel.
}
mycelia-event-recycled = { $you ->
    [yes] Je legt { $card } boven op je trekstapel.
   *[no] { $name } legt { $card } boven op de trekstapel.
}
mycelia-event-tile-gained = { $you ->
    [yes] Je krijgt actiekaartje { $tile }.
   *[no] { $name } krijgt actiekaartje { $tile }.
}
mycelia-event-tile-returned = { $you ->
    [yes] Je geeft actiekaartje { $tile } terug.
   *[no] { $name } geeft actiekaartje { $tile } terug.
}
mycelia-event-shrine-laid = { $you ->
    [yes] Je legt een tempelveld op { $field }.
   *[no] { $name } legt een tempelveld op { $field }.
}
mycelia-event-ending = { $you ->
    [yes] Je bord is leeg! Dit is de laatste ronde.
   *[no] Het bord van { $name } is leeg! Dit is de laatste ronde.
}
mycelia-event-turn-ended = { $you ->
    [yes] Je beëindigt je beurt.
   *[no] { $name } beëindigt de beurt.
}
mycelia-event-shrine = In de tempel nu: { $n } van { $capacity } druppels.
mycelia-face-name = { $face ->
    [sun] de zon
    [moon] de maan
    [acorn] de eikel
    [feather] de veer
    [snail] de slak
    [web] het web
   *[other] { $face }
}
mycelia-event-rolled = De tempel is vol en draait: de dobbelsteen toont { mycelia-face-name }.
mycelia-event-supplied = { $you ->
    [yes] Nieuwe druppels voor jou: { $field }.
   *[no] Nieuwe druppels voor { $name }: { $field }.
}
mycelia-event-shown = Nieuw in de open rij: { $card }.
mycelia-event-showcase-replaced = De hele open rij wordt vervangen.
mycelia-event-pile-shuffled = { $n ->
    [one] De voorraadstapel is leeg; de opzijgelegde kaart vormt de nieuwe.
   *[other] De voorraadstapel is leeg; de { $n } opzijgelegde kaarten worden geschud en vormen de nieuwe.
}
mycelia-event-shuffled = { $you ->
    [yes] { $n ->
        [one] Je aflegstapel ({ $n } kaart) wordt geschud en onder je trekstapel gelegd.
       *[other] Je aflegstapel ({ $n } kaarten) wordt geschud en onder je trekstapel gelegd.
    }
   *[no] { $n ->
        [one] De aflegstapel van { $name } ({ $n } kaart) wordt geschud en onder de trekstapel gelegd.
       *[other] De aflegstapel van { $name } ({ $n } kaarten) wordt geschud en onder de trekstapel gelegd.
    }
}
mycelia-event-drew = { $you ->
    [yes] Je trekt { $cards }.
   *[no] { $n ->
        [one] { $name } trekt 1 kaart.
       *[other] { $name } trekt { $n } kaarten.
    }
}
mycelia-event-over = Het spel is afgelopen.
mycelia-event-gift-laid = { $you ->
    [yes] { $n ->
        [0] Je trekt het geschenk { $card } en legt het in je geschenkenzone.
        [one] Je trekt het geschenk { $card } en legt het in je geschenkenzone; het trekt nog 1 kaart.
       *[other] Je trekt het geschenk { $card } en legt het in je geschenkenzone; het trekt nog { $n } kaarten.
    }
   *[no] { $n ->
        [0] { $name } trekt het geschenk { $card } en legt het in de geschenkenzone.
        [one] { $name } trekt het geschenk { $card } en legt het in de geschenkenzone; het trekt nog 1 kaart.
       *[other] { $name } trekt het geschenk { $card } en legt het in de geschenkenzone; het trekt nog { $n } kaarten.
    }
}
mycelia-event-gift-bought = { $you ->
    [yes] Je neemt het geschenk { $card }; je paddenstoel gaat terug naar het begin.
   *[no] { $name } neemt het geschenk { $card }; de paddenstoel gaat terug naar het begin.
}
mycelia-event-gifts-cleared = { $you ->
    [yes] Je geschenkenzone gaat naar je aflegstapel.
   *[no] De geschenkenzone van { $name } gaat naar de aflegstapel.
}
mycelia-event-answered = { $card } reageert op het inhuren.
mycelia-event-again = { $you ->
    [yes] Je voert { $card } nog een keer uit.
   *[no] { $name } voert { $card } nog een keer uit.
}
mycelia-event-voided = { $you ->
    [yes] Je onthoudt de anderen de bonus.
   *[no] { $name } onthoudt de anderen de bonus.
}
mycelia-event-roots-turned = De open geschenken gaan onder hun stapel. Nu open: { $cards }.

# Gwidyon, the solo opponent. Each step says what makes him do it.

mycelia-event-gwidyon-turn = Ronde { $round }, beurt van Gwidyon.
mycelia-event-gwidyon-card = Gwidyon draait solokaart { $card } om.
mycelia-event-gwidyon-chip = { $side ->
    [remove] Het fiche gaat naar de verwijder-kant.
   *[rest] Het fiche gaat naar de rustkant: er gebeurt niets.
}
mycelia-event-gwidyon-removed = { $n ->
    [one] { $left ->
        [0] Gwidyon verwijdert 1 druppel van zijn stapel; er ligt er geen meer.
       *[other] Gwidyon verwijdert 1 druppel van zijn stapel; nog { $left } over.
    }
   *[other] { $left ->
        [0] Gwidyon verwijdert { $n } druppels van zijn stapel; er ligt er geen meer.
       *[other] Gwidyon verwijdert { $n } druppels van zijn stapel; nog { $left } over.
    }
}
mycelia-event-gwidyon-ending = De stapel van Gwidyon is leeg! Dit is de laatste beurt.
mycelia-event-gwidyon-shuffled = Vijf van de zes kaarten van Gwidyon zijn omgedraaid; alle zes worden opnieuw geschud.
mycelia-event-gwidyon-favour = De gele paddenstoel van Gwidyon gaat naar vak { $space } van het gunstplatform.

# The terminal table.

mycelia-goal =
    Op je bosgrond liggen dauwdruppels. Krijg ze als eerste allemaal van je bord:
    schuif ze veld voor veld naar het tempelveld, of verwijder ze met een kaart.
    Elke beurt speel je alle kaarten van je hand. Met bladeren huur je betere
    kaarten in en betaal je actiekaartjes; een ingehuurde kaart ligt boven op je
    trekstapel en komt dus snel. De druppels gaan naar de tempel. Is die vol, dan draait
    hij en krijgt iedereen nieuwe. Zodra een bord leeg is, wordt de ronde uitgespeeld en
    is het spel afgelopen. Bij meerdere lege borden wint dat met de meeste bladeren.
mycelia-goal-solo =
    Op je bosgrond liggen dauwdruppels, en je speelt alleen tegen Gwidyon, die een stapel
    druppels heeft. Krijg alle druppels van je bord voordat zijn stapel leeg is: schuif ze
    veld voor veld naar het tempelveld, of verwijder ze met een kaart. Elke beurt speel je
    alle kaarten van je hand. Met bladeren huur je betere kaarten in en betaal je
    actiekaartjes; een ingehuurde kaart ligt boven op je trekstapel en komt dus snel. Na
    elk van je beurten wordt een van de solokaarten van Gwidyon omgedraaid en
    uitgevoerd. Wat je kaarten de anderen bieden, helpt hem: er gaan druppels van zijn
    stapel, en elke verplaatsing draait zijn fiche om. De druppels van jullie beiden
    vullen de tempel; is die vol, dan draait hij en krijg jij nieuwe. De beurt waarin een
    van jullie geen druppels meer heeft, is de laatste; geldt dat voor beiden, dan winnen
    jullie allebei.
mycelia-goal-expansion =
    Met de uitbreiding doen sommige kaarten één keer iets, als je ze inhuurt: ze geven je
    actiekaartjes of een extra tempelveld, of verwijderen zwakke kaarten uit je deck.
mycelia-goal-prisma =
    Met Prisma zijn sommige druppels prismadruppels: elke die je bord verlaat, brengt je
    paddenstoel één gunst verder op het gunstplatform. Op een gekleurd vak mag je het open
    geschenk van die kleur nemen, of van een kleur ervoor; je paddenstoel gaat dan terug
    naar het begin. Een geschenk dat je trekt, ligt een beurt lang in je geschenkenzone,
    laat je meer kaarten trekken en verandert een regel voor je.
mycelia-cell = { $landscape ->
    [leaves] Blad
    [moss] Mos
    [water] Water
    [soil] Aarde
   *[shrine] TEMPEL
}
mycelia-label-your-board = Jouw bord
mycelia-label-board-of = Bord van { $name }
mycelia-label-round = ronde { $round }
mycelia-moment = Ronde { $round }
mycelia-label-ending = { $alone ->
    [yes] LAATSTE BEURT
   *[no] LAATSTE RONDE
}
mycelia-label-drops = { $n ->
    [one] 1 druppel
   *[other] { $n } druppels
}
mycelia-label-leaves = { $n ->
    [one] 1 blad
   *[other] { $n } bladeren
}
mycelia-label-prisms = { $n ->
    [one] 1 prisma
   *[other] { $n } prisma’s
}
mycelia-label-free = gratis
mycelia-label-used = gebruikt
mycelia-label-piles = trekstapel { $draw }, aflegstapel { $discard }
mycelia-label-top = Boven op de trekstapel: { $card }
mycelia-label-shrine = Tempel  { $n } van { $capacity } druppels
mycelia-label-collected = +{ $n } aan het einde van deze beurt
mycelia-label-usable = [ ] zijn de velden die je nu kunt gebruiken
mycelia-label-prism-legend = 2+1: 2 dauwdruppels { $dew } en 1 prismadruppel { $prism }
mycelia-label-extra-legend = { $mark } is een extra tempelveld
mycelia-label-supply = Als hij vol is, geeft kaart { $card }:
mycelia-label-others-things = { $leaves ->
    [one] 1 blad, actiekaartjes { $tiles }
   *[other] { $leaves } bladeren, actiekaartjes { $tiles }
}
mycelia-label-others-gifts = geschenken: { $gifts }
mycelia-label-others-piles = hand { $hand }, trekstapel { $draw }, aflegstapel { $discard }
mycelia-label-showcase = Open rij
mycelia-label-showcase-hint = kaarten om in te huren; { $leaves ->
    [0] je hebt geen bladeren
    [one] je hebt 1 blad
   *[other] je hebt { $leaves } bladeren
} (nog { $pile } in de voorraadstapel){ $discount ->
    [0] {""}
    [one] ; elke kaart kost deze beurt 1 blad minder
   *[other] ; elke kaart kost deze beurt { $discount } bladeren minder
}
mycelia-label-single = Bij het inhuren: { $single } Later: { $what }
mycelia-label-gap = (leeg tot het einde van de beurt)
mycelia-label-tiles = Actiekaartjes
mycelia-label-tiles-hint = { $free ->
    [yes] elk één keer per beurt, deze beurt allemaal gratis
   *[no] elk één keer per beurt, betaald met bladeren
}
mycelia-label-stock = { $fields ->
    [0] In de voorraad: actiekaartjes { $tiles }; geen extra tempelveld. “card c” zegt wat actiekaartje c doet.
    [one] In de voorraad: actiekaartjes { $tiles }; 1 extra tempelveld. “card c” zegt wat actiekaartje c doet.
   *[other] In de voorraad: actiekaartjes { $tiles }; { $fields } extra tempelvelden. “card c” zegt wat actiekaartje c doet.
}
mycelia-label-tile = { $used ->
    [yes] actiekaartje { $tile } (gebruikt)
   *[no] actiekaartje { $tile }
}
mycelia-label-hand = Hand
mycelia-label-hand-hint = alles wordt gespeeld, in willekeurige volgorde
mycelia-label-copies = { $n ->
    [one] { $card }
   *[other] { $card } (×{ $n })
}
mycelia-label-hidden = { $n ->
    [0] (geen kaarten)
    [one] 1 verborgen kaart
   *[other] { $n } verborgen kaarten
}
mycelia-label-stock-tile = { $tile } ×{ $n }
mycelia-label-none = geen
mycelia-label-area = Geschenkenzone
mycelia-label-area-hint = je geschenken; aan het einde van je beurt gaan ze naar je aflegstapel
mycelia-label-gift-works = Werkt nu: { $what }
mycelia-label-gift-waits = Wacht op je beurt: { $what }
mycelia-label-gift-none = { $n ->
    [0] Heeft zijn werk gedaan.
    [one] Heeft zijn werk gedaan: 1 kaart getrokken.
   *[other] Heeft zijn werk gedaan: { $n } kaarten getrokken.
}
mycelia-label-gift-short = { $works ->
    [yes] { $gift } (werkt nu)
   *[no] { $gift }
}
mycelia-label-roots = Geschenken
mycelia-label-roots-hint = de open geschenken; neem je er een, dan gaat je paddenstoel terug naar het begin
mycelia-label-roots-rest = { $example ->
    [none] Nu buiten bereik: { $gifts }.
   *[other] Nu buiten bereik: { $gifts }. “card { $example }” zegt wat het doet.
}
mycelia-label-root = { $gift ->
    [none] geen meer in de kleur { $colour }
   *[other] { $gift } ({ $colour }, { $n } in de stapel)
}
mycelia-label-root-more = { $n ->
    [0] (De laatste.)
   *[other] (Nog { $n } eronder.)
}
mycelia-label-gift-single = Bij het nemen: { $what }
mycelia-label-gift-draws = { $n ->
    [0] Trekt geen kaart.
    [one] Trekt 1 kaart.
   *[other] Trekt { $n } kaarten.
}
mycelia-space-kind = { $colour ->
    [start] begin
    [plain] kleurloos
    [none] kleurloos
   *[other] { $colour }
}
mycelia-label-colour = { $colour ->
    [green] groen
    [amber] amber
    [violet] violet
   *[other] { mycelia-space-kind }
}
mycelia-label-track = Gunsten
mycelia-label-colour-short = { $colour ->
    [green] G
    [amber] A
   *[violet] V
}
mycelia-label-track-legend = { $short ->
    [yes] G groen, A amber, V violet: een vak voor een geschenk van deze of een eerdere kleur
   *[no] Op een gekleurd vak mag je een geschenk van deze of een eerdere kleur nemen.
}
mycelia-label-idle = ongebruikt
mycelia-label-pile = { $n } van { $start } druppels
mycelia-label-chip = { $side ->
    [remove] Fiche: verwijder-kant boven (volgende keer: niets)
   *[rest] Fiche: rustkant boven (volgende keer: 1 druppel weg)
}
mycelia-label-solo-cards = Kaarten: { $deck } gedekt, gezien { $seen }
mycelia-label-solo-next = Kaarten van Gwidyon
mycelia-label-solo-next-hint = een van deze komt hierna; de laatste blijft ongezien
mycelia-label-step-chip = fiche draait om
mycelia-label-step-removes = hij verwijdert er { $n }
mycelia-label-step-showcase = nieuwe open rij
mycelia-label-step-you = je mag { $what }
mycelia-choose-take = Een druppel verwijderen van
mycelia-choose-prism-take = Een prismadruppel verwijderen van
mycelia-choose-at = Het veld kiezen
mycelia-choose-lay = Het tempelveld leggen op
mycelia-breakdown = { $row ->
    [drops-left] overige druppels
    [leaves] bladeren
    [favours] gunsten
   *[other] { $row }
}

mycelia-gwidyon = Gwidyon

mycelia-clash-setup = met deze kaarten wordt een van { $names } verwacht, gekregen: { $given }

mycelia-clash-sides = één kant voor elk van { $n } plaatsen verwacht, gekregen: { $given }

mycelia-clash-board = { $side } één keer verwacht; er is één bord met deze achterkant

mycelia-face = { $face ->
    [sun] zon
    [moon] maan
    [acorn] eikel
    [feather] veer
    [snail] slak
    [web] web
   *[other] { $face }
}
