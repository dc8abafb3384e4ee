# Legends.

everdell-no-legend = { $card } is geen van je legendarische kaarten.
everdell-no-legend-there = { $legend } is in je stad: { $card } kan er niet meer bij.
everdell-no-unique-ribbon = { $card } kan alleen jouw { $ribbon } vervangen.
everdell-no-not-free = { $card } komt alleen gratis in plaats van de kaart op het lint.
everdell-no-legend-stays = { $card } is een legendarische kaart: die blijft, en niemand kopieert hem.

everdell-ask-tokens = hoeveel fiches ervan geef je uit voor { $card } ({ $cost })?
everdell-ask-copy-taken = { $n ->
    [one] gebruik nog één locatie met arbeiders, of stop.
   *[other] gebruik hoogstens { $n } locaties met arbeiders, of stop.
}
everdell-ask-activate-some = { $n ->
    [one] nog één groene kaart in je stad mag werken; welke is het?
   *[other] hoogstens { $n } groene kaarten in je stad mogen werken; welke komt nu?
}
everdell-ask-sell = leg { $n ->
    [one] nog één boswezen
   *[other] hoogstens { $n } boswezens
} uit je stad af, elk voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
} en { $any ->
    [one] 1 grondstof
   *[other] { $any } grondstoffen
}, of stop.
everdell-ask-play-anything = { $less ->
    [one] welke kaart speel je, voor hoogstens 1 grondstof minder?
   *[other] welke kaart speel je, voor hoogstens { $less } grondstoffen minder?
}
everdell-ask-achieve = welke gebeurtenis behaal je?
everdell-ask-slip = onder welk gebouw komt de kaart? Je neemt wat daar als kosten op staat.

everdell-move-play-legend = de legendarische kaart { $card } spelen
# A card of somebody, and which of several.
everdell-legend-host = { $owner ->
    [own] de eigen kaart { $card }
   *[other] { $card } van { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(nummer { $copy })
}
everdell-move-replace = gratis, in plaats van { everdell-legend-host }
everdell-move-slip = onder { everdell-legend-host }

everdell-event-replaced = { $you ->
    [yes] Je speelt { $card } in plaats van { $old }.
   *[no] { $name } speelt { $card } in plaats van { $old }.
}
everdell-event-spent = { $you ->
    [yes] { $n ->
        [one] Je geeft een fiche van { $card } uit.
       *[other] Je geeft { $n } fiches van { $card } uit.
    }
   *[no] { $n ->
        [one] { $name } geeft een fiche van { $card } uit.
       *[other] { $name } geeft { $n } fiches van { $card } uit.
    }
}
everdell-event-slipped = { $you ->
    [yes] Je legt { $card } onder { $host }.
   *[no] { $name } legt { $card } onder { $host }.
}
everdell-event-rugwort-legend = Een legendarische kaart: { $goods } voor Rugwort, en hij neemt twee kaarten.

everdell-label-legends = Jouw legendarische kaarten
everdell-label-legend-number = { $n ->
    [one] 1 legendarische kaart
   *[other] { $n } legendarische kaarten
}
everdell-label-over = op de Brug
