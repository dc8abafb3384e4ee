# Worker abilities.

everdell-no-no-pile = Nobody has a pile of Farms.
everdell-no-not-kept = { $card } does not lie beside you.
everdell-no-power-used = Once in a turn is enough.
everdell-no-no-token = Your workers have no token to spend.
everdell-ask-power = which ability do your workers get?
everdell-ask-path = which forest card do you lay beside you?
everdell-ask-figure = where does the figure stand?
everdell-ask-token = which card of the Meadow gets the token?
everdell-ask-stand-in = pay for { $card }, or let a resource stand for another.
everdell-ask-swap-cards = { $n ->
    [0] discard cards for a resource?
    [one] discard a card.
   *[other] discard { $n } cards.
}
everdell-ask-down-to-limit = you hold too many cards: discard one.
everdell-ask-invest = lay a resource on the card?
everdell-ask-use-again = discard a card to use it once more?
everdell-ask-rouse = discard a card to use a green card?
everdell-ask-keep-meadow = put a card of the Meadow beside you?
everdell-ask-follow = give one of your cards to use { $card } too?
everdell-ask-play-pile = play the top Farm free?
everdell-ask-one-more = draw one more card?
everdell-ask-deck-or-meadow = draw { $n ->
    [one] a card
   *[other] { $n } cards
}, from the deck or the Meadow.
everdell-ask-not-owned = choose a resource you do not own.
everdell-ask-dig = exchange something for a pebble?
everdell-ask-track = which place do you use?
everdell-ask-ponder-discard = discard a card?
everdell-ask-ponder-draw = draw a card?
everdell-ask-ponder-give = give the card away to draw two?
everdell-move-stand-in = { everdell-other-word } in place of { everdell-one-word }
everdell-move-play-pile = play { $card } from the pile
everdell-move-play-kept = play { $card } from beside the city
everdell-move-figure = figure to { $place }
everdell-move-token = token to { $card }
everdell-move-path = { $place }
everdell-move-wild = make a wild token { $kind ->
    [twig] a twig
    [resin] resin
    [pebble] a pebble
   *[berry] a berry
}
everdell-move-use-power = spend a token of the ability
everdell-move-keep-power = { $power }
everdell-event-power = { $you ->
    [yes] Your { $power } help.
   *[no] The { $power } help { $name }.
}
everdell-event-power-taken = { $you ->
    [yes] Your workers are { $power }.
   *[no] The workers of { $name } are { $power }.
}
everdell-event-hoarded = { $you ->
    [yes] You put { $card } beside you.
   *[no] { $name } puts { $card } aside.
}
everdell-event-gave-kept = { $you ->
    [yes] You give an unseen card to { $to }.
   *[no] { $name } gives an unseen card to { everdell-person-to }.
}
everdell-event-rat-token = { $you ->
    [yes] You put the token on { $card }.
   *[no] { $name } puts the token on { $card }.
}
everdell-event-wild-taken = { $you ->
    [yes] You take the wild token of { $place }.
   *[no] { $name } takes the wild token of { $place }.
}
everdell-event-figure = { $you ->
    [yes] You put the figure on { $place }.
   *[no] { $name } puts the figure on { $place }.
}
everdell-event-path = { $you ->
    [yes] You lay { $place } beside you.
   *[no] { $name } opens a forest location: { $place }.
}
everdell-event-tracked = { $you ->
    [yes] You use { $card } in { everdell-owner-city }.
   *[no] { $name } uses { $card } in { everdell-owner-city }.
}
everdell-label-power = { $power }{ $state ->
    [none] {""}
   *[other] {" "}({ $state })
}
everdell-label-power-choice = chooses an ability
everdell-label-power-figure = figure on { $place }
everdell-label-power-slot = token on slot { $slot } of the Meadow
everdell-label-power-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
everdell-label-power-wild = { $n ->
    [one] 1 wild token
   *[other] { $n } wild tokens
}
everdell-label-power-wild-at = wild tokens at { $places }
everdell-label-power-kept = { $n ->
    [one] 1 card
   *[other] { $n } cards
} aside{ $cards ->
    [none] {""}
   *[other] : { $cards }
}
everdell-label-power-paths = own places: { $places }
