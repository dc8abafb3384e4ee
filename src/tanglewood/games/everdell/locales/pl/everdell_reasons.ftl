# Why a move is good. Each is a piece of a line.

everdell-why-occupied = nic nie kosztuje: wprowadza się dzięki karcie { $home }
everdell-why-points = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
everdell-why-goods = { $again ->
    [both] daje: { $goods }, znów wiosną i jesienią
    [autumn] daje: { $goods }, znów jesienią
   *[no] daje: { $goods }
}
everdell-why-produces = { $again ->
    [both] wiosną i jesienią miasto produkuje więcej
   *[other] jesienią miasto produkuje więcej
}
everdell-why-draw = { $n ->
    [one] dobiera kartę
    [few] dobiera { $n } karty
   *[many] dobiera { $n } kart
}
everdell-why-prepare = { $n ->
    [one] wtedy dostępny jest 1 robotnik
    [few] wtedy dostępni są { $n } robotnicy
   *[many] wtedy dostępnych jest { $n } robotników
}
everdell-why-guests = za darmo może się wprowadzić: { $cards }
everdell-why-card = { $card }
everdell-why-reach = wystarczy na: { $cards }
everdell-why-given = ale oddaje: { $goods }
everdell-why-pass = nic z tego, co zostało, nie daje więcej
everdell-why-costs = kosztuje: { $goods }
everdell-why-discards = { $n ->
    [one] kosztuje kartę z ręki
    [few] kosztuje { $n } karty z ręki
   *[many] kosztuje { $n } kart z ręki
}
everdell-why-leaves = z miasta odchodzi: { $cards }
everdell-why-event = wtedy można zdobyć: { $events }
everdell-why-says = „{ $what }”
everdell-why-ready = ostatni robotnik: potem można przygotować się do nowej pory roku ({ $season })
everdell-why-worth = { $n ->
    [0] sama nie jest warta ani punktu
    [one] warta 1 punkt
    [few] warta { $n } punkty
   *[many] warta { $n } punktów
}
everdell-why-payable = można za nią teraz zapłacić
everdell-why-lacks = brakuje na nią: { $goods }
everdell-why-little = { $n ->
    [0] nie jest warta ani punktu
    [one] jest warta tylko 1 punkt
    [few] jest warta tylko { $n } punkty
   *[many] jest warta tylko { $n } punktów
}
