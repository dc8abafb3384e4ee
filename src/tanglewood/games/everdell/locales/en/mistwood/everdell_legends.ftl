# Legends.

everdell-no-legend = { $card } is none of your legends.
everdell-no-legend-there = { $legend } is in your city: no { $card } can follow.
everdell-no-unique-ribbon = { $card } can only take the place of your { $ribbon }.
everdell-no-not-free = { $card } comes free only in place of the card on its ribbon.
everdell-no-legend-stays = { $card } is a legend: it stays, and nobody copies it.

everdell-ask-tokens = how many tokens of it do you spend for { $card } ({ $cost })?
everdell-ask-copy-taken = use { $n ->
    [one] one more location
   *[other] up to { $n } locations
} with workers, or stop.
everdell-ask-activate-some = { $n ->
    [one] one more green card
   *[other] up to { $n } green cards
} of your city may act; which comes next?
everdell-ask-sell = discard { $n ->
    [one] one more critter
   *[other] up to { $n } critters
} of your city, each for { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $any ->
    [one] 1 resource
   *[other] { $any } resources
}, or stop.
everdell-ask-play-anything = which card do you play, for up to { $less ->
    [one] 1 resource
   *[other] { $less } resources
} less?
everdell-ask-achieve = which event do you achieve?
everdell-ask-slip = under which construction does it lie? You take what is printed as its cost.

everdell-move-play-legend = play the legend { $card }
everdell-move-replace = free, in place of { $owner ->
    [own] { $card }
   *[other] { $card } of { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(number { $copy })
}
everdell-move-slip = under { $owner ->
    [own] { $card }
   *[other] { $card } of { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(number { $copy })
}

everdell-event-replaced = { $you ->
    [yes] You play { $card } in place of { $old }.
   *[no] { $name } plays { $card } in place of { $old }.
}
everdell-event-spent = { $you ->
    [yes] You spend { $n ->
        [one] a token
       *[other] { $n } tokens
    } of { $card }.
   *[no] { $name } spends { $n ->
        [one] a token
       *[other] { $n } tokens
    } of { $card }.
}
everdell-event-slipped = { $you ->
    [yes] You lay { $card } under { $host }.
   *[no] { $name } lays { $card } under { $host }.
}
everdell-event-rugwort-legend = A legend: { $goods } for Rugwort, and he takes two cards.

everdell-label-legends = Your legends
everdell-label-legend-number = { $n ->
    [one] 1 legend
   *[other] { $n } legends
}
everdell-label-over = on the Bridge
