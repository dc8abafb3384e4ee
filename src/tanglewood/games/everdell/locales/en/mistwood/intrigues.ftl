# Nightweave's intrigues: what they ask, what they do, and how they are foiled.

everdell-no-intrigue = Nightweave’s { $name } does not allow it, or you cannot pay what it asks.
everdell-ask-pay-reaction = pay 1 card or resource so that it acts, or leave it.
everdell-ask-avert = pay 1 card or resource, or Nightweave takes { $n ->
    [one] a point
   *[other] { $n } points
}.
everdell-ask-foil = foil it by paying { $price }?
everdell-choice-foil = foil it by paying { $price }
everdell-ask-lessen = { $intrigue ->
    [borrowed] pay resources, each keeps her from one of 3 cards of your hand
    [copycat] discard cards, for each of the rest she takes 2 points
   *[hard_worker] discard cards, each keeps one of 3 cards out of her city
}.
everdell-ask-pickpocket = how many cards fewer than half your hand does she take, for as many points?
everdell-ask-cover = which card stays face up, for 1 card or resource?
everdell-ask-capture = which of your workers goes to her mat?
everdell-ask-takeover = which card does she take, or does a worker guard it?
everdell-move-lose = let her take { $card }{ $copy ->
    [1] {""}
   *[other] {" "}(number { $copy })
}
everdell-move-guard = a worker guards { $card }{ $copy ->
    [1] {""}
   *[other] {" "}(number { $copy })
}
everdell-move-shield = { $card }{ $copy ->
    [1] {""}
   *[other] {" "}(number { $copy })
} stays face up

everdell-event-skipped = { $card } is turned up and discarded: Nightweave keeps it out.
everdell-event-nightweave-spins = She spins an intrigue: { $intrigue }.
everdell-event-nightweave-turned-up = The face-down cards are turned up again.
everdell-event-nightweave-foiled = Her intrigue is foiled.
everdell-event-nightweave-covered = { $n ->
    [one] One card of the city is turned
   *[other] { $n } cards of the city are turned
} face down.
everdell-event-nightweave-webbed = { $you ->
    [yes] { $n ->
        [0] No card of your hand is turned away.
        [one] One card of your hand is turned away: { $cards }.
       *[other] { $n } cards of your hand are turned away: { $cards }.
    }
   *[no] { $n ->
        [0] No card of { $name }’s hand is turned away.
        [one] One card of { $name }’s hand is turned away.
       *[other] { $n } cards of { $name }’s hand are turned away.
    }
}
everdell-event-nightweave-took-cards = { $you ->
    [yes] Nightweave takes { $cards } from your hand.
   *[no] Nightweave takes { $n ->
        [one] a card
       *[other] { $n } cards
    } from { $name }’s hand.
}
everdell-event-nightweave-waits = She waits for the first worker that is placed.
everdell-event-nightweave-captured = A worker goes to her mat.
everdell-event-nightweave-guarded = A worker guards { $card }.
everdell-event-nightweave-took-over = Nightweave takes over { $card }.
