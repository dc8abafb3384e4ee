# Bellfaire: Market and garland.

everdell-ask-market = którego żetonu targowiska używasz?
everdell-move-market = { $side ->
    [gain] zysk: { $token }
   *[trade] wymiana na 3 punkty i 2 surowce: { $token }
}
everdell-event-market-used = { $side ->
    [gain] { $you ->
        [yes] Bierzesz z targowiska: „{ $token }”.
       *[no] { $name } bierze z targowiska: „{ $token }”.
    }
   *[trade] { $you ->
        [yes] Wymieniasz na targowisku: „{ $token }”.
       *[no] { $name } wymienia na targowisku: „{ $token }”.
    }
}
everdell-event-nightweave-token = { $side ->
    [gain] Pajęczyca przenosi żeton targowiska „{ $token }” na stronę wymiany.
   *[trade] Pajęczyca przenosi żeton targowiska „{ $token }” na stronę zysku.
}
everdell-no-market-worker = Żetonu używa robotnik na targowisku.
everdell-no-token-side = { $side ->
    [gain] Żeton „{ $token }” leży po stronie zysku.
   *[trade] Żeton „{ $token }” leży po stronie wymiany.
}
everdell-no-token-price = Nie możesz zapłacić tego, co pokazuje żeton „{ $token }”.
everdell-about-market-token = Żeton targowiska.
everdell-about-garland = Nagroda „Wianek stulecia”, losowana na początku gry.
everdell-about-fair = „Wianek stulecia” daje punkty za najwięcej kart: { $first }, za drugie miejsce: { $second }. Przy pięciu i sześciu graczach limit kart na ręce to { $hand_limit }, a liczby kart na start to { $hands }.
everdell-label-fair = Święto
everdell-label-market-side = { $side ->
    [gain] Zysk:
   *[trade] Wymiana:
}
everdell-label-garland = „Wianek stulecia”: { $garland } ({ $counts ->
    [construction] budowle
    [critter] stworzenia
    [tan] brązowe karty
    [green] zielone karty
    [red] czerwone karty
    [blue] niebieskie karty
   *[purple] fioletowe karty
}): { $standing }
everdell-label-garland-place = { $name } { $n }
everdell-about-kinds = { $n } × { $kind ->
    [common-construction] zwykła budowla
    [unique-construction] unikatowa budowla
    [common-critter] zwykłe stworzenie
   *[unique-critter] unikatowe stworzenie
}
