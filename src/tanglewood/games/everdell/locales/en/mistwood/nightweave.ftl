# Nightweave, the spider: her steps, and the choices that are left to people.

everdell-nightweave = Nightweave
everdell-label-nightweave = level { $level }, { $name }; { $season ->
    [winter] winter
    [spring] spring
    [summer] summer
    [autumn] autumn
   *[over] has finished
}; { $home } of { $spiders } spiders at home; { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand, { $used } of { $spaces } spaces; { $total ->
    [one] 1 point
   *[other] { $total } points
} so far
everdell-label-her-plots = She is up to: { $names }
everdell-label-her-card = She acted last by activity card { $number }; { $left ->
    [one] 1 card is
   *[other] { $left } cards are
} face down.
everdell-label-her-pawn = She sits on slot { $slot } of the Meadow.
everdell-label-her-loot = Her loot: { $cards ->
    [none] {""}
   *[other] { $cards }{ $hidden ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $hidden ->
    [0] {""}
    [one] 1 card face down
   *[other] { $hidden } cards face down
}
everdell-label-her-events = Her events: { $events }
everdell-label-her-captives = On her mat: { $n ->
    [one] 1 worker of yours
   *[other] { $n } workers of yours
}
everdell-label-her-slot = { $what ->
    [pawn] she sits here
    [web] beside her, with a web token
   *[beside] beside her
}
everdell-label-web = web token
everdell-label-webs = { $n ->
    [one] 1 web token
   *[other] { $n } web tokens
}
everdell-ask-her-space = choose the card of her own city that Nightweave’s spider visits.
everdell-ask-her-open = choose the open card that Nightweave’s spider visits.
everdell-move-send-spider = her spider goes to { $owner ->
    [own] { $card }
    [nightweave] her { $card }
   *[other] { $card } of { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(number { $copy })
}
everdell-toll = { $n } { $kinds ->
    [1] { $n ->
        [one] card
       *[other] cards
    }
    [2] { $n ->
        [one] resource
       *[other] resources
    }
    [3] { $n ->
        [one] card or resource
       *[other] cards or resources
    }
   *[6] { $n ->
        [one] point or resource
       *[other] points or resources
    }
}
everdell-ask-toll = pay { everdell-toll }{ $hers ->
    [yes] {" "}because of Nightweave
   *[no] {""}
}.
everdell-move-spend = pay { $kind ->
    [twig] 1 twig
    [resin] 1 resin
    [pebble] 1 pebble
   *[berry] 1 berry
}
everdell-move-spend-point = pay 1 point
everdell-move-foil = foil it
everdell-move-suffer = let it happen
everdell-move-lay = fill the gap with { $card }
everdell-move-web = put a web token on { $place }
everdell-move-hers = let her play { $card } (slot { $slot })
everdell-ask-foil-plan = { $plan ->
    [web_barricade] a web token would keep your new card from ever acting again
    [hypnotic_gaze] Nightweave’s gaze takes two cards, one for the discard pile and one for her hand
    [bounty_hunter] Nightweave wants a card of your city
    [test_of_strength] Nightweave wants a card of your hand
   *[extortion] Nightweave found her space blocked and wants points for it
}: foil it for { $price }?
everdell-ask-gaze = choose the card that is discarded; Nightweave gets the other one.
everdell-ask-bounty = choose the card of your city that Nightweave takes.
everdell-ask-strength = choose the card of your hand that Nightweave plays.
everdell-ask-nasty = Nightweave takes { $n ->
    [one] a point token
   *[other] { $n } point tokens
}; a card or a resource averts one.
everdell-ask-pessimist = fill slot { $slot } of the Meadow with a { everdell-color-word } card of your hand.
everdell-ask-spin = { $plan ->
    [masquerade] choose the special event that gets a web token
   *[swarm] choose the space that gets a web token for good
}.
everdell-ask-smarty = discard resources, or Nightweave keeps { $n ->
    [one] a card
   *[other] { $n } cards
} of the deck.
everdell-ask-connections = discard cards, or Nightweave keeps a card of the deck for each in your hand.
everdell-ask-unravel = choose the open card of the Meadow that Nightweave plays.
everdell-no-her-card = { $name } Nightweave does not let you have { $card }.
everdell-no-taken-there = { $card } is the card you took from there.
everdell-no-her-price = You cannot pay what Nightweave asks for { $place }: { $n ->
    [one] a card or a resource
   *[other] { $n } cards or resources
}.
everdell-clearing = { $clearing ->
    [top_left] the top left clearing
    [bottom_left] the bottom left clearing
    [top_right] the top right clearing
   *[bottom_right] the bottom right clearing
}
everdell-her-action = { $what ->
    [basic] a spider to { $place }
    [forest] a spider to { $place }
    [journey] a spider on the Journey: { $place }
    [own-city] a spider into her own city
    [open-card] a spider to an open card
    [basic-event] a spider to a basic event
    [special-event] a spider to a special event
    [haven] a spider to the Haven
    [draw] draw a card
    [discard] discard a card for a point
    [play-hand] play a card of her hand
    [play-meadow] play a card of the Meadow
    [enter] enter the Meadow herself
    [ambassador] her frog to the river
    [wonder] a wonder and an adornment for pearls
   *[none] her backup
}{ $then ->
    [draw] , then draw a card
    [discard] , then discard a card for a point
   *[none] {""}
}{ $points ->
    [0] {""}
    [level] , and points of her level
    [1] , and 1 point
   *[other] , and { $points } points
}

everdell-event-nightweave-turn = Nightweave takes her turn.
everdell-event-nightweave-reveals = She turns up an activity card; her season is { $season }.
everdell-event-nightweave-acts = She does what it says: { $words }.
everdell-event-nightweave-reshuffled = Her activity cards are shuffled anew.
everdell-event-nightweave-points = Nightweave takes { $n ->
    [one] a point token
   *[other] { $n } point tokens
}.
everdell-event-nightweave-drew = Nightweave draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
everdell-event-nightweave-discarded = Nightweave discards the top card of her hand.
everdell-event-nightweave-placed = A spider goes to { $place }.
everdell-event-nightweave-claimed = Nightweave takes the event { $event }.
everdell-event-nightweave-rolled = She rolls { $die }.
everdell-event-nightweave-turned = She turns up { $card } from the deck.
everdell-event-nightweave-played = { $card } goes to her city.
everdell-event-nightweave-fool = Nightweave sends { $card } into { $to_you ->
    [you] your city
   *[other] the city of { $to }
}.
everdell-event-nightweave-threw = Nightweave discards { $card }.
everdell-event-nightweave-entered = Nightweave herself sits down on slot { $slot } of the Meadow.
everdell-event-nightweave-visited-own = A spider goes to her { $card }.
everdell-event-nightweave-visited = A spider goes to { $card } in { everdell-owner-city }.
everdell-event-nightweave-home = Nightweave and her spiders come home.
everdell-event-nightweave-prepared = She prepares for { $season }: { $n ->
    [0] no new spider
    [one] one new spider
   *[other] { $n } new spiders
}.
everdell-event-nightweave-took = She takes { $card } from the Meadow into her hand.
everdell-event-nightweave-cleared = Gone from the Meadow: { $card }.
everdell-event-nightweave-finished = Nightweave has finished her autumn.
everdell-event-nightweave-looted = { $card } becomes her loot.
everdell-event-nightweave-secret = Nightweave keeps { $n ->
    [one] a card
   *[other] { $n } cards
} of the deck face down as loot.
everdell-event-nightweave-moved = Nightweave moves to slot { $slot } of the Meadow.
everdell-event-nightweave-web = A web token goes on { $place }.
everdell-event-nightweave-barricaded = A web token goes on { $card }: it never acts again.
everdell-event-nightweave-whim = Nightweave changes her mind: she is { $personality } now.
everdell-event-nightweave-robbed = Nightweave takes { $card } from { everdell-owner-city }.
everdell-event-nightweave-snatched = Nightweave takes { $card } from { $owner_you ->
    [you] your hand
   *[other] the hand of { $owner }
}.
everdell-event-nightweave-gazed = { $you ->
    [yes] Nightweave’s gaze costs you { $cards }: one is discarded, one is hers.
   *[no] Nightweave’s gaze costs { $name } two cards: one is discarded, one is hers.
}
everdell-event-nightweave-showed = { $you ->
    [yes] Nightweave draws, and you see it: { $cards }.
   *[no] Nightweave draws { $n ->
        [one] a card
       *[other] { $n } cards
    }, and { $name } sees which.
}
everdell-event-laid = { $you ->
    [yes] You lay { $card } on slot { $slot } of the Meadow.
   *[no] { $name } lays { $card } on slot { $slot } of the Meadow.
}
everdell-event-nightweave-legend = A legend is shuffled into her hand.
everdell-event-nightweave-took-green = Nightweave takes { $card } from your city and leaves the Rowdy there.
everdell-ask-her-green = choose the green card that Nightweave takes.
