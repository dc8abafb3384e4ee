# Things.

everdell-goods = { $kind ->
    [twig] { $n } { $n ->
        [one] tak
       *[other] takken
    }
    [resin] { $n } hars
    [pebble] { $n } { $n ->
        [one] kiezelsteen
       *[other] kiezelstenen
    }
    [berry] { $n } { $n ->
        [one] bes
       *[other] bessen
    }
   *[points] { $n } { $n ->
        [one] punt
       *[other] punten
    }
}
everdell-kind = { $kind ->
    [twig] takken
    [resin] hars
    [pebble] kiezelstenen
   *[berry] bessen
}
everdell-nothing = niets
everdell-nowhere = een plek die er niet meer is
everdell-rugwort = Rugwort
everdell-color = { $color ->
    [tan] Reiziger: werkt één keer, bij het spelen
    [green] Productie: werkt bij het spelen en als de stad produceert
    [red] Bestemming: werkt als een arbeider op bezoek komt
    [blue] Bestuur: werkt zolang de kaart in de stad ligt
   *[purple] Welvaart: levert aan het einde punten op
}
everdell-season = { $season ->
    [winter] winter
    [spring] lente
    [summer] zomer
   *[autumn] herfst
}
# Whether the season comes as an id or as a word.
everdell-the-season = { $season ->
    [winter] de winter
    [spring] de lente
    [summer] de zomer
    [autumn] de herfst
   *[other] de { $season }
}
everdell-bare-season = { $season ->
    [winter] winter
    [spring] lente
    [summer] zomer
    [autumn] herfst
   *[other] { $season }
}
everdell-color-word = { $color ->
    [tan] bruin
    [green] groen
    [red] rood
    [blue] blauw
    [purple] paars
   *[other] { $color }
}
everdell-breakdown = { $row ->
    [cards] kaarten
    [tokens] puntfiches
    [prosperity] Welvaart
    [journey] Reis
    [bonus] bonus van haar niveau
    [basic-events] basisgebeurtenissen
    [special-events] speciale gebeurtenissen
    [missed-special-events] gemiste speciale gebeurtenissen
    [empty-spaces] lege plekken in je stad
    [wonders] wonderen
    [adornments] versieringen
    [pearls] parels
    [garland] Garland-prijs
    [visitors] bezoekers
    [expedition] expeditie
    [discoveries] ontdekkingen
   *[events] gebeurtenissen
}
everdell-goal-rival = { $rival ->
    [rugwort] Alleen speel je tegen Rugwort: na elke kaart die je speelt, geeft de dobbelsteen hem er een van de weide. Je hebt meer punten nodig dan hij.
    [nightweave] Nachtweefster, de spin, speelt na elk van je beurten, met een activiteitskaart. Je hebt meer punten nodig dan zij.
   *[none] {""}
}
everdell-goal = Bouw een stad met { $everdell__counts__city ->
    [one] 1 plek
   *[other] { $everdell__counts__city } plekken
    }: plaats arbeiders voor grondstoffen, speel boswezens en gebouwen, behaal gebeurtenissen. Wie na de herfst de meeste punten heeft, wint.

# Questions.

everdell-ask-turn = { $workers ->
    [0] { $autumn ->
        [yes] Voor jou is het { everdell-bare-season }: speel een kaart of pas.
       *[no] Voor jou is het { everdell-bare-season }: speel een kaart of bereid je voor op het volgende seizoen.
    }
    [one] { $autumn ->
        [yes] Voor jou is het { everdell-bare-season }: speel een kaart, plaats je laatste arbeider of pas.
       *[no] Voor jou is het { everdell-bare-season }: speel een kaart of plaats je laatste arbeider.
    }
   *[other] { $autumn ->
        [yes] Voor jou is het { everdell-bare-season }: speel een kaart, plaats een van je { $workers } arbeiders of pas.
       *[no] Voor jou is het { everdell-bare-season }: speel een kaart of plaats een van je { $workers } arbeiders.
    }
}
everdell-title-season = { $season ->
    [spring] Lente
    [summer] Zomer
    [autumn] Herfst
   *[winter] Winter
}
everdell-moment = { everdell-title-season }, { $cards ->
    [0] een lege stad
    [one] { $cards } kaart in de stad
   *[other] { $cards } kaarten in de stad
}
everdell-ask-pay = hoe betaal je { $card } ({ $cost })?
everdell-ask-spare = welke grondstof laat je weg? Nog { $n } te gaan.
everdell-ask-replace = welke grondstof van { $card } betaal je met een andere?
everdell-ask-fool = { $rugwort ->
    [yes] welke kaart raakt Rugwort eraan kwijt?
   *[no] wie krijgt hem in de stad?
}
everdell-ask-ruins = welk gebouw maakt er plaats voor?
everdell-ask-react = welke kaart in je stad reageert het eerst?
everdell-ask-gain = { $n ->
    [one] kies een grondstof.
   *[other] kies { $n } grondstoffen.
}
everdell-ask-spend = { $give ->
    [yes] { $points ->
        [one] hoeveel bessen geef je weg, voor elk 1 punt?
       *[other] hoeveel bessen geef je weg, voor elk { $points } punten?
    }
   *[no] { $points ->
        [one] hoeveel betaal je, van hoogstens { $most }, voor elk 1 punt?
       *[other] hoeveel betaal je, van hoogstens { $most }, voor elk { $points } punten?
    }
}
everdell-ask-give = { $n ->
    [one] kies een grondstof om weg te geven.
   *[other] kies { $n } grondstoffen om weg te geven.
}
everdell-ask-give-here = geef er nog hoogstens { $n } weg, of stop.
everdell-ask-to = wie krijgt het?
everdell-ask-teach = welke van de getrokken kaarten geef je weg?
everdell-ask-post-give = { $n ->
    [one] kies een kaart om weg te geven.
   *[other] kies { $n } kaarten om weg te geven.
}
everdell-ask-post-discard = leg zoveel kaarten af als je wilt en vul dan je hand aan.
everdell-ask-discard = { $least ->
    [0] { $most ->
        [0] leg zoveel kaarten af als je wilt.
        [one] leg als je wilt nog één kaart af.
       *[other] leg hoogstens { $most } kaarten af.
    }
    [one] leg een kaart af.
   *[other] { $most ->
        [0] leg zoveel kaarten af als je wilt.
        [one] leg een kaart af.
       *[other] leg { $most } kaarten af.
    }
}
everdell-ask-play-one = { $less ->
    [one] je mag een van de kaarten spelen die je nam, voor 1 grondstof minder.
   *[other] je mag een van de kaarten spelen die je nam, voor { $less } grondstoffen minder.
}
everdell-ask-take-meadow = { $n ->
    [one] neem een kaart van de weide.
   *[other] neem hoogstens { $n } kaarten van de weide.
}
everdell-ask-clear = { $n ->
    [one] kies een kaart om van de weide af te leggen.
   *[other] kies { $n } kaarten om van de weide af te leggen.
}
everdell-ask-source = draai je kaarten van de trekstapel of van de aflegstapel open?
everdell-ask-bring = welke kaart speel je gratis, als je wilt?
everdell-ask-put = leg er hier hoogstens { $n } neer, of stop.
everdell-ask-city-card = { $under ->
    [yes] { $n ->
        [one] leg hoogstens 1 boswezen uit je stad onder de gebeurtenis, of stop.
       *[other] leg hoogstens { $n } boswezens uit je stad onder de gebeurtenis, of stop.
    }
   *[no] { $n ->
        [one] kies een kaart in je stad om af te leggen.
       *[other] kies { $n } kaarten in je stad om af te leggen.
    }
}
everdell-ask-lift = welke arbeider verplaats je?
everdell-ask-move-worker = waar gaat de arbeider heen?
everdell-ask-store = wat leg je erop?
everdell-ask-swap = ruil een grondstof, of stop.
everdell-ask-tuck = leg een boswezen uit je hand onder de gebeurtenis, of stop.
everdell-ask-keep = houd een kaart, of leg alles wat over is onder de gebeurtenis.
everdell-ask-play-meadow = welke kaart van de weide speel je?
everdell-ask-play-free = { $may ->
    [yes] { $limit ->
        [-1] welke kaart speel je gratis, als je wilt?
        [one] welke kaart van hoogstens 1 punt speel je gratis, als je wilt?
       *[other] welke kaart van hoogstens { $limit } punten speel je gratis, als je wilt?
    }
   *[no] { $limit ->
        [-1] welke kaart speel je gratis?
        [one] welke kaart van hoogstens 1 punt speel je gratis?
       *[other] welke kaart van hoogstens { $limit } punten speel je gratis?
    }
}
everdell-ask-copy = welke locatie gebruik je?
everdell-ask-repeat = een fiche ervan uitgeven om een locatie opnieuw te gebruiken?
everdell-ask-tear-down = welke kaart in je stad leg je af?
everdell-ask-activate = welke groene kaart in je stad werkt?
everdell-ask-copy-green = welke groene kaart kopieer je, als je wilt?
everdell-ask-produce = welke kaart in je stad produceert nu?
everdell-ask-recall = welke arbeider komt terug?

everdell-ask-either = kies een van de twee.
everdell-ask-use-place = welke bezette plek gebruik je?
everdell-ask-give-drawn = { $n ->
    [one] geef een van de getrokken kaarten weg, voor een punt, of houd ze.
   *[other] geef een van de getrokken kaarten weg, voor { $n } punten, of houd ze.
}
everdell-ask-give-many = { $named ->
    [no] { $n ->
        [one] wie krijgt iets? Hoogstens 1 kaart of grondstof, een punt voor elk.
       *[other] wie krijgt iets? Hoogstens { $n } kaarten en grondstoffen, een punt voor elk.
    }
   *[yes] wat geef je aan { $to }? Nog hoogstens { $n }, een punt voor elk.
}
everdell-ask-juggle = { $shown ->
    [0] voor welk kunstje betaal je, als je wilt?
   *[other] de kaarten zijn nu { $worth } waard, je hebt { $goal } nodig. Nog een?
}
everdell-ask-color = { $n ->
    [one] noem een kleur en trek dan 1 kaart.
   *[other] noem een kleur en trek dan { $n } kaarten.
}
everdell-ask-show = { $points ->
    [one] welke kaart toon je, voor 1 punt?
   *[other] welke kaart toon je, voor { $points } punten?
}
everdell-ask-give-cards = aan wie geef je { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}, voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
}?
everdell-ask-swap-hands = met wie wissel je van hand?
everdell-ask-rob = welke groene kaart verhuist naar jouw stad?

# Options.

everdell-move-play = { $card } spelen
everdell-move-discard = { $card } afleggen
everdell-move-give-card = { $card } weggeven
everdell-move-bring = { $card } gratis spelen
everdell-move-keep = { $card } houden
everdell-move-tuck = { $card } onder de gebeurtenis leggen
everdell-move-show = { $card } tonen
everdell-move-color = { everdell-color-word }
everdell-choice-gain = { $gain }
everdell-choice-pay = { $price } betalen voor { $gain }
everdell-choice-any = { $n ->
    [one] 1 grondstof naar keuze
   *[other] { $n } grondstoffen naar keuze
}
everdell-choice-cards = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}
everdell-choice-juggle = { $price } betalen en een kaart opendraaien
everdell-choice-discard = { $n ->
    [one] niemand heeft plaats: 1 kaart afleggen
   *[other] niemand heeft plaats: { $n } kaarten afleggen
}
everdell-move-react = { $card } eerst
everdell-move-play-meadow = { $card } van de weide spelen
everdell-move-take-meadow = { $card } nemen
everdell-move-clear = { $card } afleggen
everdell-move-prepare = volgend seizoen
everdell-move-pass = passen: hierna geen beurten meer
everdell-move-pay = de kosten betalen
everdell-move-done = dat is alles
everdell-move-place = arbeider naar { $place }
everdell-move-copy = { $place } gebruiken
everdell-move-claim = gebeurtenis { $event } behalen
everdell-move-instead = { everdell-other-word } betalen in plaats van { everdell-one-word }
everdell-move-trade = { everdell-one-word } ruilen voor { everdell-other-word }
everdell-move-amount = { $n }
everdell-move-source = { $pile ->
    [deck] van de trekstapel
   *[discard] van de aflegstapel
}
everdell-move-spare = { everdell-kind-word } weglaten
everdell-move-give = { everdell-kind-word } geven
everdell-move-put = { everdell-kind-word } hier neerleggen
everdell-move-gain = { everdell-kind-word } nemen
everdell-move-store = { $kind ->
    [twig] { $n } { $n ->
        [one] tak
       *[other] takken
    } neerleggen
    [resin] { $n } hars neerleggen
    [pebble] { $n } { $n ->
        [one] kiezelsteen
       *[other] kiezelstenen
    } neerleggen
   *[berry] { $n } { $n ->
        [one] bes
       *[other] bessen
    } neerleggen
}
# A card of somebody, and which of several.
everdell-owned-card = { $owner ->
    [own] de eigen kaart { $card }
    [rugwort] { $card } van Rugwort
    [nightweave] { $card } van Nachtweefster
    [none] { $card }
   *[other] { $card } van { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(nummer { $copy })
}
everdell-move-visit = { everdell-owned-card } bezoeken
everdell-move-occupy = gratis, door in te trekken in { everdell-owned-card }
everdell-move-use = met de hulp van { everdell-owned-card }
everdell-move-imprison = als gevangene in de Kerker: { everdell-owned-card }
everdell-move-activate = { everdell-owned-card } gebruiken
everdell-move-remove = { everdell-owned-card } kiezen
everdell-move-lift = de arbeider op { everdell-owned-card }

# Events.

everdell-event-unasked = { $verb ->
    [paying] Er was maar één manier om te betalen: die is vanzelf gekozen.
   *[other] Vanzelf gespeeld: iets anders was niet mogelijk.
}
everdell-event-turn = { $you ->
    [yes] Je bent aan de beurt.
   *[no] { $name } is aan de beurt.
}
everdell-event-gained = { $you ->
    [yes] Je krijgt { $goods }.
   *[no] { $name } krijgt { $goods }.
}
everdell-event-paid = { $you ->
    [yes] Je betaalt { $goods }.
   *[no] { $name } betaalt { $goods }.
}
everdell-event-gave-card = { $you ->
    [yes] Je geeft { $card } aan { $to }.
   *[no] { $name } geeft { everdell-some-cards } aan { everdell-person-to }.
}
everdell-event-got-card = { $you ->
    [yes] Je krijgt { $card } van { $from }.
   *[no] { $name } krijgt { everdell-some-cards } van { everdell-person-from }.
}
everdell-event-received = { $you ->
    [yes] Je krijgt { $goods } van { $from }.
   *[no] { $name } krijgt { $goods } van { everdell-person-from }.
}
everdell-event-stored = { $you ->
    [yes] Je legt { $goods } op { $card }.
   *[no] { $name } legt { $goods } op { $card }.
}
everdell-event-tokens = { $you ->
    [yes] { $n ->
        [one] Je legt een puntfiche op { $card }.
       *[other] Je legt { $n } puntfiches op { $card }.
    }
   *[no] { $n ->
        [one] { $name } legt een puntfiche op { $card }.
       *[other] { $name } legt { $n } puntfiches op { $card }.
    }
}
everdell-event-traded = { $you ->
    [yes] Je ruilt { everdell-one-word } voor { everdell-other-word }.
   *[no] { $name } ruilt { everdell-one-word } voor { everdell-other-word }.
}
everdell-event-cleared = { $you ->
    [yes] Je legt { $card } van de weide af.
   *[no] { $name } legt { $card } van de weide af.
}
everdell-event-took = { $you ->
    [yes] Je neemt { $card } van de weide.
   *[no] { $name } neemt { $card } van de weide.
}
everdell-event-put = { $you ->
    [yes] Je legt { $goods } op { $event }.
   *[no] { $name } legt { $goods } op { $event }.
}
everdell-event-tucked = { $you ->
    [yes] Je legt { $card } onder { $event }.
   *[no] { $name } legt { $card } onder { $event }.
}
everdell-event-kept = { $you ->
    [yes] Je houdt { $card }.
   *[no] { $name } houdt { $card }.
}
everdell-event-revealed = { $you ->
    [yes] Je draait open: { $cards }.
   *[no] { $name } draait open: { $cards }.
}
everdell-event-occupied = { $you ->
    [yes] Je laat { $guest } intrekken in { $card }.
   *[no] { $name } laat { $guest } intrekken in { $card }.
}
everdell-event-imprisoned = { $you ->
    [yes] Je stopt { $card } in de Kerker.
   *[no] { $name } stopt { $card } in de Kerker.
}
everdell-event-used = { $you ->
    [yes] Je gebruikt { $card }.
   *[no] { $name } gebruikt { $card }.
}
everdell-event-left = { $you ->
    [yes] Je legt { $card } uit je stad af.
   *[no] { $name } legt { $card } uit de eigen stad af.
}
everdell-event-played = { $you ->
    [yes] { $from ->
        [meadow] Je speelt { $card } van de weide.
       *[other] Je speelt { $card }.
    }
   *[no] { $from ->
        [meadow] { $name } speelt { $card } van de weide.
       *[other] { $name } speelt { $card }.
    }
}
everdell-event-sent = { $you ->
    [yes] Je stuurt { $card } naar { $to }.
   *[no] { $name } stuurt { $card } naar { everdell-person-to }.
}
everdell-event-named = { $you ->
    [yes] Je noemt { everdell-color-word }.
   *[no] { $name } noemt { everdell-color-word }.
}
everdell-event-showed = { $you ->
    [yes] Je toont { $card }.
   *[no] { $name } toont { $card }.
}
everdell-event-swapped = { $you ->
    [yes] Je wisselt van hand met { $to }.
   *[no] { $name } wisselt van hand met { everdell-person-to }.
}
everdell-event-took-hand = { $you ->
    [yes] { $n ->
        [0] Je hebt nu geen kaarten in je hand.
       *[other] Je hebt nu in je hand: { $cards }.
    }
   *[no] { $n ->
        [0] { $name } heeft nu geen kaarten in de hand.
        [one] { $name } heeft nu 1 kaart in de hand.
       *[other] { $name } heeft nu { $n } kaarten in de hand.
    }
}
everdell-event-robbed = { $you ->
    [yes] Je neemt { $card } uit { everdell-owner-city }.
   *[no] { $name } neemt { $card } uit { everdell-owner-city }.
}
everdell-event-activated = { $you ->
    [yes] Je gebruikt { $card }.
   *[no] { $name } gebruikt { $card }.
}
everdell-event-copied = { $you ->
    [yes] Je gebruikt { $place }.
   *[no] { $name } gebruikt { $place }.
}
everdell-event-placed = { $you ->
    [yes] Je stuurt een arbeider naar { $place }.
   *[no] { $name } stuurt een arbeider naar { $place }.
}
everdell-event-claimed = { $you ->
    [yes] Je behaalt de gebeurtenis { $event }.
   *[no] { $name } behaalt de gebeurtenis { $event }.
}
everdell-event-visited = { $you ->
    [yes] Je bezoekt { $card } in { everdell-owner-city }.
   *[no] { $name } bezoekt { $card } in { everdell-owner-city }.
}
# Somebody a sentence speaks of, and a city.
everdell-person-to = { $to_you ->
    [you] jou
   *[other] { $to }
}
everdell-person-from = { $from_you ->
    [you] jou
   *[other] { $from }
}
everdell-owner-city = { $owner_you ->
    [you] jouw stad
    [own] de eigen stad
   *[other] de stad van { $owner }
}
everdell-some-cards = { $n ->
    [one] een kaart
   *[other] { $n } kaarten
}
everdell-event-recalled = { $you ->
    [yes] { $n ->
        [one] Je neemt een arbeider terug.
       *[other] Je neemt { $n } arbeiders terug.
    }
   *[no] { $n ->
        [one] { $name } neemt een arbeider terug.
       *[other] { $name } neemt { $n } arbeiders terug.
    }
}
everdell-event-moved-worker = { $you ->
    [yes] Je verplaatst een arbeider.
   *[no] { $name } verplaatst een arbeider.
}
everdell-event-prepared = { $you ->
    [yes] Je bereidt je voor op { everdell-the-season }{ everdell-new-workers }.
   *[no] { $name } bereidt zich voor op { everdell-the-season }{ everdell-new-workers }.
}
everdell-new-workers = { $workers ->
    [0] {""}
    [one] : 1 nieuwe arbeider
   *[other] : { $workers } nieuwe arbeiders
}
everdell-event-passed = { $you ->
    [yes] Je past.
   *[no] { $name } past.
}
everdell-event-drew = { $you ->
    [yes] Je trekt { $cards }.
   *[no] { $n ->
        [one] { $name } trekt een kaart.
       *[other] { $name } trekt { $n } kaarten.
    }
}
everdell-event-discarded = { $you ->
    [yes] Je legt { $cards } af.
   *[no] { $name } legt { everdell-some-cards } af.
}
everdell-event-reacted = { $card } reageert.
everdell-event-shown = Nieuw op de weide: { $card }.
everdell-event-reshuffled = { $n ->
    [one] De aflegstapel wordt een nieuwe trekstapel van 1 kaart.
   *[other] De aflegstapel wordt een nieuwe trekstapel van { $n } kaarten.
}
everdell-event-over = Het spel is afgelopen.
everdell-event-rugwort-rolled = Rugwort gooit { $die }.
everdell-event-rugwort-lucky = Weer hetzelfde getal: een punt voor Rugwort.
everdell-event-rugwort-played = Rugwort neemt { $card }.
everdell-event-rugwort-cranky = Rugwort is knorrig: een kaart uit je hand is weg.
everdell-event-rugwort-fool = Rugwort stuurt { $card } naar jouw stad.
everdell-event-rugwort-lost = Rugwort verliest { $card }.
everdell-event-rugwort-token = Rugwort neemt { $goods } voor jouw bezoek.
everdell-event-rugwort-claimed = Rugwort behaalt { $event }.
everdell-event-rugwort-blocks = De arbeider van Rugwort blokkeert plek { $slot } van de weide.
everdell-event-rugwort-moved = De arbeider van Rugwort gaat naar { $place }.
everdell-event-rugwort-took-worker = De arbeider van Rugwort vertrekt en neemt er een van jou mee.

# The table in a terminal.

everdell-label-meadow = Weide
everdell-label-places = Plekken
everdell-label-events = Gebeurtenissen
everdell-label-hand = Jouw hand
everdell-label-card = { everdell-color-word }, { $points }
everdell-label-other-way = op een andere manier dan de kosten
everdell-label-missing = ontbreekt: { $goods }
everdell-label-no-room = geen plaats ervoor
everdell-label-blocked = Rugwort staat erop
everdell-label-occupied = bezet
everdell-label-empty = nog niets gebouwd
everdell-label-passed = heeft gepast
everdell-label-player = { $season }; { $goods }; { $workers ->
    [one] 1 vrije arbeider
   *[other] { $workers } vrije arbeiders
}, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
} in de hand, { $used } van { $spaces } plekken; { $total ->
    [one] 1 punt
   *[other] { $total } punten
} tot nu toe
everdell-label-rugwort = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}; { $total ->
    [one] 1 punt
   *[other] { $total } punten
} tot nu toe

everdell-kind-word = { $kind ->
    [twig] 1 tak
    [resin] 1 hars
    [pebble] 1 kiezelsteen
    [pearl] 1 parel
    [berry] 1 bes
   *[other] { $kind }
}

everdell-one-word = { $one ->
    [twig] 1 tak
    [resin] 1 hars
    [pebble] 1 kiezelsteen
    [berry] 1 bes
   *[other] { $one }
}

everdell-other-word = { $other ->
    [twig] 1 tak
    [resin] 1 hars
    [pebble] 1 kiezelsteen
    [berry] 1 bes
   *[other] { $other }
}

everdell-label-colored = { $n } { everdell-color-word }
