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
everdell-why-produces = the city produces more { $again ->
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
    [one] a card from hand
   *[other] { $n } cards from hand
}
everdell-why-leaves = gives up { $cards } of the city
everdell-why-event = then { $events } can be achieved
everdell-why-says = “{ $what }”
everdell-why-ready = the last worker: next comes preparing for { $season }
everdell-why-worth = worth { $n ->
    [0] no points by itself
    [one] 1 point
   *[other] { $n } points
}
everdell-why-payable = it can be paid for now
everdell-why-lacks = lacking for it: { $goods }
everdell-why-little = it is worth { $n ->
    [0] no points
    [one] only 1 point
   *[other] only { $n } points
}
