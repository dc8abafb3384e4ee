# Bellfaire: Market and garland.

everdell-ask-market = which token of the Market do you use?
everdell-move-market = { $side ->
    [gain] gain: { $token }
   *[trade] trade for 3 points and 2 resources: { $token }
}
everdell-event-market-used = { $side ->
    [gain] { $you ->
        [yes] You take the token “{ $token }” of the Market.
       *[no] { $name } takes the token “{ $token }” of the Market.
    }
   *[trade] { $you ->
        [yes] You trade for the token “{ $token }” of the Market.
       *[no] { $name } trades for the token “{ $token }” of the Market.
    }
}
everdell-event-nightweave-token = Nightweave moves the token “{ $token }” of the Market to the { $side ->
    [gain] trade
   *[trade] gain
} side.
everdell-no-market-worker = A worker on the Market uses a token.
everdell-no-token-side = The token “{ $token }” lies on the { $side ->
    [gain] gain
   *[trade] trade
} side.
everdell-no-token-price = You cannot pay what the token “{ $token }” shows.
everdell-about-market-token = A token of the Market.
everdell-about-garland = A garland, drawn at the beginning of the game.
everdell-about-fair = A garland brings { $first } points for the most cards and { $second } for the second most. With five and six players a hand holds { $hand_limit } cards, and the first hands are { $hands }.
everdell-label-fair = Fair
everdell-label-market-side = { $side ->
    [gain] To gain:
   *[trade] To trade for:
}
everdell-label-garland = Garland of { $garland } ({ $counts ->
    [construction] constructions
    [critter] critters
    [tan] tan cards
    [green] green cards
    [red] red cards
    [blue] blue cards
   *[purple] purple cards
}): { $standing }
everdell-label-garland-place = { $name } { $n }
everdell-about-kinds = { $n } { $kind ->
    [common-construction] common constructions
    [unique-construction] unique constructions
    [common-critter] common critters
   *[unique-critter] unique critters
}
