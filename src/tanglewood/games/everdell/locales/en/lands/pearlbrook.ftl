# Pearlbrook: river, frogs, pearls, adornments, wonders.

everdell-ask-pay-any = pay { $n ->
    [one] a resource
   *[other] { $n } resources
}.
everdell-ask-discard-colored = discard { $color ->
    [any] { $n ->
        [one] a card of another colour
       *[other] { $n } cards of different colours
    }
   *[other] { $n ->
        [one] a { everdell-color-word } card
       *[other] { $n } { everdell-color-word } cards
    }
}.
everdell-ask-ferry = which card of the river do you use?
everdell-ask-use-river = do you use { $card }?
everdell-ask-lodge = with which construction does it share a space?
everdell-ask-swap-pearl = discard up to { $n ->
    [one] one more card
   *[other] { $n } cards
} and draw as many; worth { $goal } together they bring a pearl.
everdell-ask-sail = to whose city does the ship sail?
everdell-ask-gilded = the cost of which blue card do you take?
everdell-ask-reflect = which adornment does it reflect?
everdell-ask-repeat-tan = which tan card acts again? { $n } to go.
everdell-ask-activate-greens = which green card acts? { $n } to go.
everdell-ask-fool-again = whose city gets the Fool?
everdell-ask-bury = on which card do you lay point tokens?
everdell-ask-resort = put up to { $n ->
    [one] one more critter
   *[other] { $n } critters
} of the Meadow under the event.
everdell-ask-invite = { $chosen ->
    [yes] give away up to { $n ->
        [one] one more card
       *[other] { $n } cards
    }, or stop
   *[no] to whom do you give cards? Up to { $n } to go
}.
everdell-ask-race = which card do you put under the event?

everdell-choice-search = search the deck for a { $card } and play it free

everdell-move-frog = send the frog to { $space }
everdell-move-frog-ferry = send the frog to { $card }{ $owner ->
    [own] {""}
    [rugwort] {" "}of Rugwort
    [nightweave] {" "}of Nightweave
   *[other] {" "}of { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(number { $copy })
}
everdell-move-adorn = play the adornment { $card }
everdell-move-reflect = use { $card }
everdell-move-trade-river = use { $card }
everdell-move-lodge = { $card }{ $copy ->
    [1] {""}
   *[other] {" "}(number { $copy })
}
everdell-move-pick = { $card }{ $copy ->
    [1] {""}
   *[other] {" "}(number { $copy })
}

everdell-no-no-river = there is no river in this game.
everdell-no-frog-away = your frog is away until you prepare for a season.
everdell-no-frog-there = { $place } is taken.
everdell-no-river-colors = your city does not have the cards that { $place } asks for.
everdell-no-river-price = you cannot pay what { $card } asks for.
everdell-no-river-down = that card still lies face down.
everdell-no-other-bank = you are at another card of the river.
everdell-no-ferry-price = no card of the river that lies face up is one you could pay for.
everdell-no-has-messenger = { $card } has no room for another Messenger.
everdell-no-no-host = { $card } needs a construction without a Messenger to share a space with.
everdell-no-only-forest = { $place } is no forest location.
everdell-no-not-reflected = no opponent has played { $card }.
everdell-no-not-racing = { $card } takes no part in the race.
everdell-no-adorned-before = you have played { $card } already.
everdell-no-not-adornment = { $card } is no adornment of yours.
everdell-no-no-pearl = { $card } costs a pearl, and you have none.
everdell-no-wonder-built = { $place } is built already.
everdell-no-wonder-price = you cannot pay for { $place }.
everdell-no-same-color = a card with the colour of { $card } has gone already.

everdell-event-pearls = { $you ->
    [yes] You take { $n ->
        [one] a pearl
       *[other] { $n } pearls
    }.
   *[no] { $name } takes { $n ->
        [one] a pearl
       *[other] { $n } pearls
    }.
}
everdell-event-pearls-paid = { $you ->
    [yes] You pay { $n ->
        [one] a pearl
       *[other] { $n } pearls
    }.
   *[no] { $name } pays { $n ->
        [one] a pearl
       *[other] { $n } pearls
    }.
}
everdell-event-frog = { $you ->
    [yes] You send your frog to { $space }.
   *[no] { $name } sends the frog to { $space }.
}
everdell-event-frog-ferry = { $you ->
    [yes] You send your frog to { $card } in { everdell-owner-city }.
   *[no] { $name } sends the frog to { $card } in { everdell-owner-city }.
}
everdell-event-river-turned = On the river lies { $river_card }.
everdell-event-showed-off = { $you ->
    [yes] You discard { $card } for all to see.
   *[no] { $name } discards { $card } for all to see.
}
everdell-event-lodged = { $you ->
    [yes] Your { $card } shares the space of { $host }.
   *[no] The { $card } of { $name } shares the space of { $host }.
}
everdell-event-pirate-showed = { $you ->
    [yes] You show { $cards }, worth { $worth }.
   *[no] { $name } shows { $cards }, worth { $worth }.
}
everdell-event-sailed = { $you ->
    [yes] Your { $card } sails to { $to }.
   *[no] The { $card } of { $name } sails to { everdell-person-to }.
}
everdell-event-adorned = { $you ->
    [yes] You play the adornment { $adornment }.
   *[no] { $name } plays the adornment { $adornment }.
}
everdell-event-reflected = { $you ->
    [yes] Your Mirror reflects { $adornment }.
   *[no] The Mirror of { $name } reflects { $adornment }.
}
everdell-event-built = { $you ->
    [yes] You build { $wonder }.
   *[no] { $name } builds { $wonder }.
}
everdell-event-searched = { $you ->
    [yes] You search the deck for { $card }{ $n ->
        [0] : there is none
       *[other] {""}
    }.
   *[no] { $name } searches the deck for { $card }{ $n ->
        [0] : there is none
       *[other] {""}
    }.
}
everdell-event-rugwort-frog = Rugwort’s figure blocks { $space }.
everdell-event-rugwort-wonder = Rugwort takes { $wonder }.
everdell-event-nightweave-frog = Nightweave’s frog goes to { $space }.
everdell-event-nightweave-pearls = Nightweave takes { $n ->
    [one] a pearl
   *[other] { $n } pearls
}.
everdell-event-nightweave-wonder = Nightweave builds { $wonder } for { $n ->
    [one] a pearl
   *[other] { $n } pearls
}.
everdell-event-nightweave-adorned = Nightweave pays a pearl and turns up the adornment { $adornment }.
everdell-event-nightweave-sailed = Nightweave’s { $card } sails to { $to_you ->
    [you] your city
   *[other] the city of { $to }
} with a spider.

everdell-label-river = River
everdell-label-wonders = Wonders
everdell-label-river-space = { $space }: { $card ->
    [down] face down, with a pearl
    [none] 2 resources and 2 cards for a pearl
   *[other] { $card }
}
everdell-label-wonder = { $wonder } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}: { $cost }, { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
everdell-label-pearls = { $n ->
    [one] 1 pearl
   *[other] { $n } pearls
}
everdell-label-frog = { $place ->
    [home] frog at home
    [nowhere] frog away
   *[other] frog: { $place }
}
everdell-label-adornments = { $n ->
    [one] 1 adornment
   *[other] { $n } adornments
} in hand{ $names ->
    [none] {""}
   *[other] {" "}({ $names })
}
everdell-label-adorned = adorned with { $names }
everdell-label-built = wonders: { $names }

everdell-about-adornment = Adornment, played for a pearl.
everdell-about-river-card = River destination, a { $sort ->
    [citizen] citizen
   *[location] location
}.
everdell-about-river-space = Space for { $shared ->
    [yes] frogs, as many as like
   *[no] one frog, with a river destination
}.
everdell-about-river-counts = { $citizens } citizens and { $locations } locations lie along the river, everybody gets { $adornments } adornments, and a pearl left at the end is worth { $pearl_points } points. Nightweave’s adornments are worth { $levels } points by her level.
