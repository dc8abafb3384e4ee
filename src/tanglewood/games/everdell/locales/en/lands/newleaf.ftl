# Newleaf.

# What asks.

everdell-title-train = the train
everdell-title-ticket = your ticket
everdell-title-reservation = your reservation

# Questions.

everdell-ask-tile = which train car tile do you take?
everdell-ask-dismiss = which visitor is sent away?
everdell-ask-welcome = which visitor do you take along?
everdell-ask-clear-shown = discard { $n ->
    [one] a card
   *[other] { $n } cards
} of Meadow and Station.
everdell-ask-take-shown = take { $n ->
    [one] a card
   *[other] { $n } cards
} of Meadow and Station.
everdell-ask-draw-anywhere = you may draw { $n ->
    [one] a card
   *[other] { $n } cards
}, from deck, Meadow or Station.
everdell-ask-may-draw = draw { $n ->
    [one] a card
   *[other] { $n } cards
}?
everdell-ask-poet = which colour do you name? Each card of it in the Meadow that you draw brings { $points ->
    [one] a point
   *[other] { $points } points
}.
everdell-ask-mimic = which tan card of an opponent does it copy?
everdell-ask-copy-red = which red card of an opponent do you use?
everdell-ask-activate-different = { $may ->
    [yes] you may activate { $n ->
        [one] another green card
       *[other] up to { $n } green cards
    }.
   *[no] which green card is activated?
}
everdell-ask-give-one = give a card to an opponent for { $any ->
    [0] { $points ->
        [one] a point
       *[other] { $points } points
    }
   *[other] a resource
} and a new card?
everdell-ask-magician = discard a card of your city for a point and a resource?
everdell-ask-unload = take { $n ->
    [one] a resource
   *[other] { $n } resources
} from the card.
everdell-ask-play-hand-less = play a card of your hand for { $less ->
    [one] 1 resource
   *[other] { $less } resources
} less.
everdell-ask-play-station-less = play a card of the Station for { $less ->
    [one] 1 resource
   *[other] { $less } resources
} less.
everdell-ask-reserve = which card do you reserve?
everdell-ask-keep-reserved = does { $card } stay reserved?

# Options.

everdell-move-play-station = play { $card } from the Station
everdell-move-play-reserved = play { $card }, the reserved card
everdell-move-reserve = reserve a card
everdell-move-reserve-meadow = reserve { $card } of the Meadow
everdell-move-reserve-station = reserve { $card } of the Station
everdell-move-take-station = take { $card } of the Station
everdell-move-clear-station = discard { $card } of the Station
everdell-move-ticket = use the ticket to move a worker
everdell-move-tile = { $tile }
everdell-move-dismiss = send { $visitor } away ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
everdell-move-welcome = take { $visitor } along ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
everdell-move-reservation = one resource less, by the reservation
everdell-move-keep-reserved = keep { $card }
everdell-move-drop-reserved = discard { $card }
everdell-move-gild = free, by a golden token on { $owner ->
    [own] { $card }
    [rugwort] Rugwort’s { $card }
    [nightweave] Nightweave’s { $card }
   *[other] { $card } of { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}no. { $copy }
}
everdell-move-mimic = do what { $owner ->
    [own] { $card }
    [rugwort] Rugwort’s { $card }
    [nightweave] Nightweave’s { $card }
   *[other] { $card } of { $who }
} does{ $copy ->
    [1] {""}
   *[other] {" "}(no. { $copy })
}

# Refusals.

everdell-no-no-newleaf = Newleaf is not in this game.
everdell-no-tile-alike = It is like tile { $slot }.
everdell-no-no-visitor = There is no visitor on pile { $pile }.
everdell-no-station-slot = No card lies on place { $slot } of the Station.
everdell-no-only-deck = It draws from the deck.
everdell-no-color-not-shown = No card of this colour can be drawn from the Meadow: { everdell-color-word }.
everdell-no-same-elsewhere = { $card } of another city does the same.
everdell-no-other-forest = { $place } is no other forest location.
everdell-no-not-loaded = Nothing of this lies on the card: { everdell-kind-word }.
everdell-no-card-stays = { $card } stays in its city.
everdell-no-no-golden = { $card } cannot come by a golden token: there are none in this game.
everdell-no-golden-spent = { $card } cannot come by a golden token: you have none left.
everdell-no-no-golden-link = No golden banner links { $card } and { $home }.
everdell-no-not-reserved = { $card } is not the card you reserved.
everdell-no-reservation-dear = Even for one resource less { $card } is too dear.
everdell-no-no-reservations = There are no reservations in this game.
everdell-no-nothing-reserved = You have reserved no card.
everdell-no-reservation-used = Your reservation token is used until you prepare for a season.
everdell-no-nothing-to-reserve = There is no card to reserve.
everdell-no-one-reserved = { $card } is still under your reservation token.
everdell-no-no-ticket = You have no ticket any more.
everdell-no-too-early = The inbound side of your ticket is good from summer on.
everdell-no-nobody-to-move = You have no worker that could travel.

# Events.

everdell-event-station-shown = New at the Station: { $card }.
everdell-event-station-took = { $you ->
    [yes] You take { $card } from the Station.
   *[no] { $name } takes { $card } from the Station.
}
everdell-event-station-cleared = { $you ->
    [yes] You discard { $card } of the Station.
   *[no] { $name } discards { $card } of the Station.
}
everdell-event-tile = { $you ->
    [yes] You take the { $tile }.
   *[no] { $name } takes the { $tile }.
}
everdell-event-tile-shown = New on the train: { $tile }.
everdell-event-visitor-shown = New among the visitors: { $visitor }.
everdell-event-visitor-dismissed = { $you ->
    [yes] You send { $visitor } away.
   *[no] { $name } sends { $visitor } away.
}
everdell-event-visitor-welcomed = { $you ->
    [yes] You take { $visitor } along.
   *[no] { $name } takes { $visitor } along.
}
everdell-event-visitors-shuffled = The { $n ->
    [one] visitor that was sent away comes
   *[other] { $n } visitors that were sent away come
} back.
everdell-event-gilded = { $you ->
    [yes] You put a golden token on { $card }: { $guest } comes free.
   *[no] { $name } puts a golden token on { $card }: { $guest } comes free.
}
everdell-event-reserved = { $you ->
    [yes] You reserve { $card }.
   *[no] { $name } reserves { $card }.
}
everdell-event-unreserved = { $you ->
    [yes] You give up the reserved { $card }.
   *[no] { $name } gives up the reserved { $card }.
}
everdell-ticket-side = { $side ->
    [outbound] outbound
   *[inbound] inbound
}
everdell-event-ticket = { $you ->
    [yes] You travel by the { everdell-ticket-side } side of your ticket.
   *[no] { $name } travels by the { everdell-ticket-side } side of the ticket.
}
everdell-event-rugwort-station = Rugwort sends { $card } away from the Station.
everdell-event-rugwort-visitor = Rugwort scares { $visitor } away.
everdell-event-nightweave-station = Nightweave steps onto place { $slot } of the Station.
everdell-event-nightweave-station-threw = Gone from the Station: { $card }.
everdell-event-nightweave-station-took = She takes { $card } from the Station into her hand.
everdell-event-nightweave-visitor = { $visitor } becomes her loot.
everdell-event-nightweave-visitor-gone = { $visitor } is sent away.

# Components.

everdell-about-visitor = Visitor; { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
everdell-about-tile = Train car tile, { $n } of them.
everdell-about-golden = Golden banner: any { $which ->
    [tan] tan
    [green] green
    [red] red
    [blue] blue
    [purple] purple
    [unique] unique
   *[common] common
} { $kind ->
    [critter] critter
   *[construction] construction
}.
everdell-about-numbered = { $what ->
    [critter] { $n } critters
    [construction] { $n } constructions
   *[card] { $n } cards
}
everdell-about-needs-events = Asks for { $n ->
    [one] an event
   *[other] { $n } events
} you have achieved.

# In the terminal.

everdell-label-station = Station
everdell-label-tile = with it: { $tile }
everdell-label-visitors = Visitors on show: { $visitors }
everdell-label-her-place = She stands on place { $slot } of the Station.
everdell-label-her-station = Nightweave stands there
everdell-label-her-visitors = Visitors among her loot: { $visitors }
everdell-label-visitor = { $visitor } ({ $points }{ $met ->
    [yes] , met
   *[no] {""}
})
everdell-label-travel = golden tokens { $golden }; ticket { $ticket ->
    [outbound] outbound
    [inbound] inbound
   *[gone] none
}; reservation { $reservation ->
    [ready] ready
    [holding] { $card }
    [used] used
   *[none] none
}
everdell-label-own-visitors = visitors { $visitors }
everdell-label-needs = { $n } { $what ->
    [card] cards
    [critter] critters
    [construction] constructions
   *[event] events
}
