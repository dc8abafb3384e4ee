# Why a move is good. Each is a piece of a line: `2 points; brings 1 berry, again in autumn`.

everdell-why-occupied = costs nothing: it moves into { $home }
everdell-why-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
everdell-why-goods = brings { $goods }{ $again ->
    [both] , again in spring and in autumn
    [autumn] , again in autumn
   *[no] {""}
}
everdell-why-produces = your city produces more { $again ->
    [both] in spring and in autumn
   *[other] in autumn
}
everdell-why-draw = draws { $n ->
    [one] a card
   *[other] { $n } cards
}
everdell-why-prepare = { $n ->
    [one] a worker is
   *[other] { $n } workers are
} free then
everdell-why-guests = opens { $cards } for free
everdell-why-card = { $card }
everdell-why-reach = enough for { $cards }
everdell-why-given = but gives { $goods } away
everdell-why-pass = nothing that is left brings more
everdell-why-costs = costs { $goods }
everdell-why-discards = costs { $n ->
    [one] a card of your hand
   *[other] { $n } cards of your hand
}
everdell-why-leaves = gives up { $cards } of your city
everdell-why-event = then { $events } can be achieved
everdell-why-says = “{ $what }”
everdell-why-ready = your last worker: next you can prepare for { $season }
everdell-why-worth = worth { $n ->
    [0] no points by itself
    [one] 1 point
   *[other] { $n } points
}
everdell-why-payable = you can pay for it now
everdell-why-lacks = you lack { $goods } for it
everdell-why-little = it is worth { $n ->
    [0] no points
    [one] only 1 point
   *[other] only { $n } points
}
