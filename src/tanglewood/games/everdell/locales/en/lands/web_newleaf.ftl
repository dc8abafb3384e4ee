# Newleaf in the browser: station and train, visitors, tickets, reservations and golden leaves.

ev-station-cards = cards of the station, each with its car
ev-station-card = Station { $slot }: { $what }
ev-car = Car { $slot }: { $words }
ev-bag = { $n ->
    [one] One tile is in the bag.
   *[other] { $n } tiles are in the bag.
}
ev-visitors-here = visitors on show
ev-visitor = Visitor { $name }. { $words }{ $met ->
    [yes] {" "}Met now.
   *[no] {" "}Not met yet.
}
ev-visitors-own = { $n ->
    [0] No visitors.
    [one] One visitor, { $points } points now.
   *[other] { $n } visitors, { $points } points now.
}
ev-golden = { $n ->
    [0] No golden token left.
    [one] One golden token left.
   *[other] { $n } golden tokens left.
}
ev-ticket = Train ticket: { $side ->
    [outbound] there and back
    [inbound] the way back
   *[gone] used up
}
ev-reserved = Reserved: { $what }
ev-reservation = { $state ->
    [ready] A card can be reserved.
    [used] The reservation is used up.
   *[other] A card is reserved.
}
ev-reservation-short = { $state ->
    [ready] reserve a card
   *[other] used
}
ev-kind-visitor = visitor
ev-kind-tile = train car tile
