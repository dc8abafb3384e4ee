# Spirecrest: weather, exploring, discoveries, big critters, the expedition.

everdell-region = { $region ->
    [foothills] het heuvelland
    [peak] de top
    [ridge] de bergkam
   *[home] thuis
}
everdell-tile-price = { $kind ->
    [any] { $n } { $n ->
        [one] grondstof naar keuze
       *[other] grondstoffen naar keuze
    }
    [card] { $n } { $n ->
        [one] kaart
       *[other] kaarten
    }
    [point] { $n } { $n ->
        [one] punt
       *[other] punten
    }
   *[other] { everdell-goods }
}

everdell-title-explore = Verkennen
everdell-title-expedition = De expeditie
everdell-title-surplus = Je handlimiet
everdell-title-stay = Stoppelhoef
everdell-title-critter = Je reuzenwezen

# Questions.

everdell-ask-chart = { $region ->
    [foothills] welke landkaarttegel van het heuvelland breng je in kaart?
    [peak] welke landkaarttegel van de top breng je in kaart?
   *[ridge] welke landkaarttegel van de bergkam breng je in kaart?
}
everdell-ask-discover = { $again ->
    [yes] een tweede ontdekking nemen?
   *[no] welke ontdekking neem je?
}
everdell-ask-price = betaal { everdell-toll }.
everdell-ask-expedition = { $n ->
    [one] je konijn naar { $tile } leiden voor 1 punt?
   *[other] je konijn naar { $tile } leiden voor { $n } punten?
}
everdell-ask-forgo = wat geef je op vanwege het weer?
everdell-ask-lay-under = { $kind ->
    [critter] een boswezen uit je hand of van de weide eronder leggen?
   *[construction] een gebouw uit je hand of van de weide eronder leggen?
} { $n ->
    [one] Er past er nog één.
   *[other] Er passen er { $n }.
}
everdell-ask-search = { $kind ->
    [critter] noem een boswezen om in de trekstapel te zoeken.
   *[construction] noem een gebouw om in de trekstapel te zoeken.
}
everdell-ask-keep-lights = een opengedraaide kaart houden?
everdell-ask-map-seller = neem een kaart van de weide of uit de aflegstapel.
everdell-ask-discard-colors = { $n ->
    [one] leg een kaart van de laatste kleur af.
   *[other] leg { $n } kaarten van verschillende kleuren af.
}
everdell-ask-call-worker = welke van je arbeiders komt mee?
everdell-ask-mine = { $n ->
    [one] er ligt één kaart: verder graven, of stoppen en die houden?
   *[other] er liggen { $n } kaarten: verder graven, of stoppen en ze houden?
}
everdell-ask-lab = welke kaart speel je?
everdell-ask-lab-discard = { $n ->
    [0] kaarten afleggen om { $card } goedkoper te maken?
   *[other] { $card } is { $n } goedkoper. Meer afleggen?
}
everdell-ask-send-critter = waar gaat { $name } heen?
everdell-ask-stay = blijft Stoppelhoef waar hij is?
everdell-ask-prospect = { $n ->
    [one] een kaart afleggen voordat je trekt? Er mag er één weg.
   *[other] een kaart afleggen voordat je trekt? Er mogen er { $n } weg.
}
everdell-ask-beak = een afgelegde kaart nemen?

# Options.

everdell-move-chart = { $n ->
    [one] { $tile } in kaart brengen (1 punt voor { $price })
   *[other] { $tile } in kaart brengen ({ $n } punten voor { $price })
}
everdell-move-discover = { $n ->
    [0] { $find } gratis nemen
    [one] { $find } nemen voor 1 kaart of grondstof
   *[other] { $find } nemen voor { $n } kaarten of grondstoffen
}
everdell-move-send-critter = { $find } sturen
everdell-move-lift-critter = { $find }
everdell-move-stay = blijven en de plek opnieuw gebruiken
everdell-move-advance = { $n ->
    [one] naar { $tile } gaan: { $price } betalen voor 1 punt
   *[other] naar { $tile } gaan: { $price } betalen voor { $n } punten
}
everdell-move-stand = { $owner ->
    [own] op de eigen kaart { $card } gaan staan
   *[other] op { $card } van een andere stad gaan staan
}
everdell-move-play-under = { $card } van onder de ontdekking spelen
everdell-move-play-beside = { $card } van Stormdal spelen
everdell-move-less-for = minder betalen dankzij de ontdekking { $find }
everdell-move-name = { $card } noemen
everdell-move-forgo = { $kind ->
    [twig] 1 tak opgeven
    [resin] 1 hars opgeven
    [pebble] 1 kiezelsteen opgeven
    [berry] 1 bes opgeven
   *[card] de laatste kaart opgeven
}
everdell-move-send-beside = haar spin gaat naar { $place }

# What happened.

everdell-event-charted = { $you ->
    [yes] Je brengt { $tile } in kaart.
   *[no] { $name } brengt { $tile } in kaart.
}
everdell-event-found = Opengedraaid: { $finds }.
everdell-event-discovered = { $you ->
    [yes] Je ontdekt { $find }.
   *[no] { $name } ontdekt { $find }.
}
everdell-event-travelled = { $you ->
    [yes] Je konijn bereikt { $region }.
   *[no] Het konijn van { $name } bereikt { $region }.
}
everdell-event-weather-up = Het weer van { everdell-the-season }: { $weather }.
everdell-event-tiles-up = Landkaarttegels van { $region }: { $tiles }.
everdell-event-weather-took = { $weather } eist zijn deel op.
everdell-event-laid-under = { $you ->
    [yes] Je legt { $card } onder je ontdekking.
   *[no] { $name } legt { $card } onder een ontdekking.
}
everdell-event-laid-beside = Nu naast Stormdal: { $cards }.
everdell-event-used-find = De ontdekking { $find } maakt het goedkoper.
everdell-event-combed = { $found ->
    [yes] { $you ->
        [yes] Je vindt { $card } in de trekstapel.
       *[no] { $name } vindt { $card } in de trekstapel.
    }
   *[no] { $you ->
        [yes] Je zoekt vergeefs naar { $card }.
       *[no] { $name } zoekt vergeefs naar { $card }.
    }
}
everdell-event-drew-discard = { $you ->
    [yes] Je neemt { $cards } uit de aflegstapel.
   *[no] { $n ->
        [one] { $name } neemt een kaart uit de aflegstapel.
       *[other] { $name } neemt { $n } kaarten uit de aflegstapel.
    }
}
everdell-event-buried = { $card } ligt ook op de weide: alles is verloren.
everdell-event-called-worker = { $you ->
    [yes] Je roept een arbeider erbij.
   *[no] { $name } roept een arbeider erbij.
}
everdell-event-stood = { $owner_you ->
    [you] { $find } staat op jouw { $card }.
    [own] { $find } staat op { $card } van { $name }.
   *[other] { $find } staat op { $card } van { $owner }.
}
everdell-event-stayed = { $find } blijft op zijn plek.
everdell-event-crossed = { $you ->
    [yes] { $points ->
        [one] Je konijn trekt over { $tile } voor 1 punt.
       *[other] Je konijn trekt over { $tile } voor { $points } punten.
    }
   *[no] { $points ->
        [one] Het konijn van { $name } trekt over { $tile } voor 1 punt.
       *[other] Het konijn van { $name } trekt over { $tile } voor { $points } punten.
    }
}
everdell-event-rugwort-charted = Rugwort neemt de landkaarttegel { $tile }.
everdell-event-nightweave-charted = Nachtweefster neemt de landkaarttegel { $tile }.
everdell-event-nightweave-discovered = Nachtweefster neemt de ontdekking { $find }.

# Refusals.

everdell-no-weather = { $weather } staat het niet toe.
everdell-no-weather-toll = { $kinds ->
    [1] { $weather } vraagt één kaart meer dan je kunt missen.
   *[other] { $weather } vraagt één grondstof meer dan je kunt missen.
}
everdell-no-not-given-there = Dat heeft de plek niet opgeleverd.
everdell-no-not-here = { $name } ligt niet in het gebied van je konijn.
everdell-no-not-in-row = { $name } is niet opengedraaid.
everdell-no-find-too-dear = { $n ->
    [one] { $name } kost 1 kaart of grondstof, meer dan je hebt.
   *[other] { $name } kost { $n } kaarten of grondstoffen, meer dan je hebt.
}
everdell-no-not-in-deck = { $card } is geen kaart van deze trekstapel.
everdell-no-from-discard = Hier komen kaarten van de weide of uit de aflegstapel.
everdell-no-no-pile-left = De aflegstapel is leeg.
everdell-gone-color = { $color ->
    [tan] bruine
    [green] groene
    [red] rode
    [blue] blauwe
    [purple] paarse
   *[other] { $color }
}
everdell-no-color-gone = Er is al een { everdell-gone-color } kaart afgelegd.
everdell-no-enough-less = { $card } kan niet goedkoper worden.
everdell-no-not-under = { $card } ligt niet onder een ontdekking van jou.
everdell-no-critter-out = { $name } is al op het bord.
everdell-no-no-critter-here = { $name } werkt niet voor jou.
everdell-no-cannot-stand = Daar kan het niet staan.
everdell-no-not-lifted = Deze arbeider kan nu niet worden verplaatst.

# Components, and the table in a terminal.

everdell-about-weather = { $season ->
    [winter] Weer van de winter, voor spelers die in dat seizoen zijn.
    [spring] Weer van de lente, voor spelers die in dat seizoen zijn.
    [summer] Weer van de zomer, voor spelers die in dat seizoen zijn.
   *[autumn] Weer van de herfst, voor spelers die in dat seizoen zijn.
}
everdell-about-discovery = Ontdekking. Gebied: { $region }.
everdell-about-map-tile = Landkaarttegel van een expeditie: { $n } punten voor { $price }.
everdell-about-mountain = De route gaat over { $regions }. Drie ontdekkingen worden opengedraaid en kosten { $prices } kaarten of grondstoffen; elk gebied heeft één tegel voor elke speler en { $more_tiles } extra, en naast Stormdal liggen { $stormvale } kaarten.
everdell-label-mountain = Berg
everdell-label-weather = Weer: { $cards }.
everdell-label-region = { $region }: { $tiles }{ $down ->
    [0] {""}
   *[other] {" "}({ $down } gedekt)
}; { $deck ->
    [one] 1 ontdekking
   *[other] { $deck } ontdekkingen
} in de stapel.
everdell-label-found = Opengedraaid, met prijzen: { $finds }.
everdell-label-beside = Naast Stormdal: { $cards }.
everdell-label-own-mountain = Konijn: { $region }. Expeditie: { $tiles }. Ontdekkingen: { $finds }.

everdell-label-critter-at = { $place ->
    [home] wacht
    [going] onderweg
    [lost] weg
    [the_deck] trekstapel
    [the_discard_pile] aflegstapel
    [nowhere] nergens
   *[other] { $place }
}
