# Things.

everdell-goods = { $kind ->
    [twig] { $n } { $n ->
        [one] twig
       *[other] twigs
    }
    [resin] { $n } resin
    [pebble] { $n } { $n ->
        [one] pebble
       *[other] pebbles
    }
    [berry] { $n } { $n ->
        [one] berry
       *[other] berries
    }
   *[points] { $n } { $n ->
        [one] point
       *[other] points
    }
}
everdell-kind = { $kind ->
    [twig] twigs
    [resin] resin
    [pebble] pebbles
   *[berry] berries
}
everdell-nothing = nothing
everdell-nowhere = a place that is gone
everdell-rugwort = Rugwort
everdell-color = { $color ->
    [tan] traveler: acts once, when played
    [green] production: acts when played and when the city produces
    [red] destination: acts when a worker visits
    [blue] governance: works as long as it is in the city
   *[purple] prosperity: adds points at the end
}
everdell-season = { $season ->
    [winter] winter
    [spring] spring
    [summer] summer
   *[autumn] autumn
}
# A resource in the singular, by its id: what an option takes, gives or swaps.
everdell-kind-word = { $kind ->
    [twig] twig
    [resin] resin
    [pebble] pebble
    [pearl] pearl
    [berry] berry
   *[other] { $kind }
}
everdell-one-word = { $one ->
    [twig] twig
    [resin] resin
    [pebble] pebble
    [berry] berry
   *[other] { $one }
}
everdell-other-word = { $other ->
    [twig] twig
    [resin] resin
    [pebble] pebble
    [berry] berry
   *[other] { $other }
}
# The colour of a card.
everdell-color-word = { $color ->
    [tan] tan
    [green] green
    [red] red
    [blue] blue
   *[purple] purple
}
everdell-breakdown = { $row ->
    [cards] cards
    [tokens] point tokens
    [prosperity] prosperity
    [journey] Journey
    [bonus] bonus of her level
    [basic-events] basic events
    [special-events] special events
    [missed-special-events] special events you missed
    [empty-spaces] empty spaces of your city
    [wonders] wonders
    [adornments] adornments
    [pearls] pearls
    [garland] garland
    [visitors] visitors
    [expedition] expedition
    [discoveries] discoveries
   *[events] events
}
everdell-goal-rival = { $rival ->
    [rugwort] Alone, you play against Rugwort: after each card you play, the die gives him one from the Meadow. You need more points than he has.
    [nightweave] Nightweave, the spider, plays after each of your turns, by an activity card. You need more points than she has.
   *[none] {""}
}
everdell-goal = Build a city of { $everdell__counts__city ->
    [one] 1 space
   *[other] { $everdell__counts__city } spaces
    }: place workers for resources, play critters and constructions, achieve events. Most points after autumn win.

# Questions.

everdell-ask-turn = It is your { everdell-season }: { $workers ->
    [0] play a card{ $autumn ->
        [yes] {" "}or pass
       *[no] {" "}or prepare for the next season
    }
    [one] play a card or place your last worker{ $autumn ->
        [yes] , or pass
       *[no] {""}
    }
   *[other] play a card or place one of { $workers } workers{ $autumn ->
        [yes] , or pass
       *[no] {""}
    }
}.
everdell-title-season = { $season ->
    [spring] Spring
    [summer] Summer
    [autumn] Autumn
   *[winter] Winter
}
# A moment of somebody’s game.
everdell-moment = { everdell-title-season }, { $cards ->
    [0] an empty city
    [one] { $cards } card in the city
   *[other] { $cards } cards in the city
}
everdell-ask-pay = how do you pay for { $card } ({ $cost })?
everdell-ask-spare = which resource do you leave out? { $n } to go.
everdell-ask-replace = which resource of { $card } do you pay with another one?
everdell-ask-fool = { $rugwort ->
    [yes] which card does Rugwort lose to it?
   *[no] whose city gets it?
}
everdell-ask-ruins = which construction makes room for it?
everdell-ask-react = which card of your city reacts first?
everdell-ask-gain = choose { $n ->
    [one] a resource
   *[other] { $n } resources
}.
everdell-ask-spend = { $give ->
    [yes] how many berries do you give away, for { $points ->
        [one] 1 point
       *[other] { $points } points
    } each?
   *[no] how many of up to { $most } do you pay, for { $points ->
        [one] 1 point
       *[other] { $points } points
    } each?
}
everdell-ask-give = choose { $n ->
    [one] a resource
   *[other] { $n } resources
} to give away.
everdell-ask-give-here = give away up to { $n } more, or stop.
everdell-ask-to = who gets it?
everdell-ask-teach = which of the drawn cards do you give away?
everdell-ask-post-give = choose { $n ->
    [one] a card
   *[other] { $n } cards
} to give away.
everdell-ask-post-discard = discard as many cards as you like, then fill your hand.
everdell-ask-discard = { $least ->
    [0] discard { $most ->
        [0] as many cards as you like
        [one] one more card if you like
       *[other] up to { $most } cards
    }
    [one] discard a card
   *[other] { $most ->
        [0] discard as many cards as you like
        [one] discard a card
       *[other] discard { $most } cards
    }
}.
everdell-ask-play-one = { $less ->
    [one] you may play one of the cards you took, for 1 resource less.
   *[other] you may play one of the cards you took, for { $less } resources less.
}
everdell-ask-take-meadow = take { $n ->
    [one] a card
   *[other] up to { $n } cards
} from the Meadow.
everdell-ask-clear = choose { $n ->
    [one] a card
   *[other] { $n } cards
} to discard from the Meadow.
everdell-ask-source = do you turn up cards of the deck or of the discard pile?
everdell-ask-bring = which card do you play free, if any?
everdell-ask-put = put up to { $n } here, or stop.
everdell-ask-city-card = { $under ->
    [yes] put up to { $n ->
        [one] 1 critter
       *[other] { $n } critters
    } of your city under the event, or stop.
   *[no] choose { $n ->
        [one] a card
       *[other] { $n } cards
    } of your city to discard.
}
everdell-ask-lift = which worker moves?
everdell-ask-move-worker = where does the worker go?
everdell-ask-store = what do you lay on it?
everdell-ask-swap = swap a resource, or stop.
everdell-ask-tuck = put a critter of your hand under the event, or stop.
everdell-ask-keep = keep a card, or put all that is left under the event.
everdell-ask-play-meadow = which card of the Meadow do you play?
everdell-ask-play-free = which card { $limit ->
    [-1] {""}
    [one] of up to 1 point{" "}
   *[other] of up to { $limit } points{" "}
}do you play free{ $may ->
    [yes] , if any
   *[no] {""}
}?
everdell-ask-copy = which location do you use?
everdell-ask-repeat = spend a token of it to use a location again?
everdell-ask-tear-down = which card of your city do you discard?
everdell-ask-activate = which green card of your city acts?
everdell-ask-copy-green = which green card do you copy, if any?
everdell-ask-produce = which card of your city produces next?
everdell-ask-recall = which worker comes back?

everdell-ask-either = choose one of the two.
everdell-ask-use-place = which taken place do you use?
everdell-ask-give-drawn = give one of the drawn cards away, for { $n ->
    [one] a point
   *[other] { $n } points
}, or keep them.
everdell-ask-give-many = { $named ->
    [no] who gets something? Up to { $n ->
        [one] 1 card or resource
       *[other] { $n } cards and resources
    }, a point for each.
   *[yes] what do you give to { $to }? Up to { $n } more, a point for each.
}
everdell-ask-juggle = { $shown ->
    [0] which trick do you pay for, if any?
   *[other] the cards are worth { $worth } so far, you need { $goal }. Another one?
}
everdell-ask-color = name a colour, then draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
everdell-ask-show = which card do you show, for { $points ->
    [one] 1 point
   *[other] { $points } points
}?
everdell-ask-give-cards = whom do you give { $n ->
    [one] 1 card
   *[other] { $n } cards
}, for { $points ->
    [one] 1 point
   *[other] { $points } points
}?
everdell-ask-swap-hands = with whom do you swap hands?
everdell-ask-rob = which green card moves into your city?

# Options.

everdell-move-play = play { $card }
everdell-move-discard = discard { $card }
everdell-move-give-card = give away { $card }
everdell-move-bring = play { $card } free
everdell-move-keep = keep { $card }
everdell-move-tuck = put { $card } under the event
everdell-move-show = show { $card }
everdell-move-color = { everdell-color-word }
everdell-choice-gain = { $gain }
everdell-choice-pay = pay { $price } for { $gain }
everdell-choice-any = { $n ->
    [one] 1 resource of your choice
   *[other] { $n } resources of your choice
}
everdell-choice-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
everdell-choice-juggle = pay { $price } and turn up a card
everdell-choice-discard = nobody has room: discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}
everdell-move-react = { $card } first
everdell-move-play-meadow = play { $card } from the Meadow
everdell-move-take-meadow = take { $card }
everdell-move-clear = discard { $card }
everdell-move-prepare = prepare for the next season
everdell-move-pass = pass: no more turns
everdell-move-pay = pay its cost
everdell-move-done = that is all
everdell-move-place = worker to { $place }
everdell-move-copy = use { $place }
everdell-move-claim = achieve { $event }
everdell-move-instead = pay { everdell-other-word } in place of { everdell-one-word }
everdell-move-trade = swap { everdell-one-word } for { everdell-other-word }
everdell-move-amount = { $n }
everdell-move-source = { $pile ->
    [deck] from the deck
   *[discard] from the discard pile
}
everdell-move-spare = leave out { everdell-kind-word }
everdell-move-give = give { everdell-kind-word }
everdell-move-put = put { everdell-kind-word } here
everdell-move-gain = take { everdell-kind-word }
everdell-move-store = lay down { $kind ->
    [twig] { $n } { $n ->
        [one] twig
       *[other] twigs
    }
    [resin] { $n } resin
    [pebble] { $n } { $n ->
        [one] pebble
       *[other] pebbles
    }
   *[berry] { $n } { $n ->
        [one] berry
       *[other] berries
    }
}
everdell-move-visit = visit { $owner ->
    [own] { $card }
    [rugwort] Rugwort’s { $card }
    [nightweave] Nightweave’s { $card }
    [none] { $card }
   *[other] { $card } of { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(number { $copy })
}
everdell-move-occupy = free, by moving into { $owner ->
    [own] { $card }
    [rugwort] Rugwort’s { $card }
    [nightweave] Nightweave’s { $card }
    [none] { $card }
   *[other] { $card } of { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(number { $copy })
}
everdell-move-use = with the help of { $owner ->
    [own] { $card }
    [rugwort] Rugwort’s { $card }
    [nightweave] Nightweave’s { $card }
    [none] { $card }
   *[other] { $card } of { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(number { $copy })
}
everdell-move-imprison = put a prisoner into the Dungeon: { $owner ->
    [own] { $card }
    [rugwort] Rugwort’s { $card }
    [nightweave] Nightweave’s { $card }
    [none] { $card }
   *[other] { $card } of { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(number { $copy })
}
everdell-move-activate = use { $owner ->
    [own] { $card }
    [rugwort] Rugwort’s { $card }
    [nightweave] Nightweave’s { $card }
    [none] { $card }
   *[other] { $card } of { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(number { $copy })
}
everdell-move-remove = choose { $owner ->
    [own] { $card }
    [rugwort] Rugwort’s { $card }
    [nightweave] Nightweave’s { $card }
    [none] { $card }
   *[other] { $card } of { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(number { $copy })
}
everdell-move-lift = the worker on { $owner ->
    [own] { $card }
    [rugwort] Rugwort’s { $card }
    [nightweave] Nightweave’s { $card }
    [none] { $card }
   *[other] { $card } of { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(number { $copy })
}

# Events.

# Before what follows from a single option; only its player reads it.
everdell-event-unasked = { $verb ->
    [paying] There was only one way to pay: it was taken by itself.
   *[other] Played by itself: it was the only option.
}
everdell-event-turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $name }’s turn.
}
everdell-event-gained = { $you ->
    [yes] You gain { $goods }.
   *[no] { $name } gains { $goods }.
}
everdell-event-paid = { $you ->
    [yes] You pay { $goods }.
   *[no] { $name } pays { $goods }.
}
everdell-event-gave-card = { $you ->
    [yes] You give { $card } to { $to }.
   *[no] { $name } gives { everdell-some-cards } to { everdell-person-to }.
}
everdell-event-got-card = { $you ->
    [yes] You get { $card } from { $from }.
   *[no] { $name } gets { everdell-some-cards } from { everdell-person-from }.
}
everdell-event-received = { $you ->
    [yes] You get { $goods } from { $from }.
   *[no] { $name } gets { $goods } from { everdell-person-from }.
}
everdell-event-stored = { $you ->
    [yes] You lay { $goods } on { $card }.
   *[no] { $name } lays { $goods } on { $card }.
}
everdell-event-tokens = { $you ->
    [yes] You lay { $n ->
        [one] a point token
       *[other] { $n } point tokens
    } on { $card }.
   *[no] { $name } lays { $n ->
        [one] a point token
       *[other] { $n } point tokens
    } on { $card }.
}
everdell-event-traded = { $you ->
    [yes] You swap { everdell-one-word } for { everdell-other-word }.
   *[no] { $name } swaps { everdell-one-word } for { everdell-other-word }.
}
everdell-event-cleared = { $you ->
    [yes] You discard { $card } from the Meadow.
   *[no] { $name } discards { $card } from the Meadow.
}
everdell-event-took = { $you ->
    [yes] You take { $card } from the Meadow.
   *[no] { $name } takes { $card } from the Meadow.
}
everdell-event-put = { $you ->
    [yes] You put { $goods } on { $event }.
   *[no] { $name } puts { $goods } on { $event }.
}
everdell-event-tucked = { $you ->
    [yes] You put { $card } under { $event }.
   *[no] { $name } puts { $card } under { $event }.
}
everdell-event-kept = { $you ->
    [yes] You keep { $card }.
   *[no] { $name } keeps { $card }.
}
everdell-event-revealed = { $you ->
    [yes] You turn up { $cards }.
   *[no] { $name } turns up { $cards }.
}
everdell-event-occupied = { $you ->
    [yes] You let { $guest } move into { $card }.
   *[no] { $name } lets { $guest } move into { $card }.
}
everdell-event-imprisoned = { $you ->
    [yes] You put { $card } into the Dungeon.
   *[no] { $name } puts { $card } into the Dungeon.
}
everdell-event-used = { $you ->
    [yes] You use { $card }.
   *[no] { $name } uses { $card }.
}
everdell-event-left = { $you ->
    [yes] You discard { $card } from your city.
   *[no] { $name } discards { $card } from their own city.
}
everdell-event-played = { $you ->
    [yes] You play { $card }{ $from ->
        [meadow] {" "}from the Meadow
       *[other] {""}
    }.
   *[no] { $name } plays { $card }{ $from ->
        [meadow] {" "}from the Meadow
       *[other] {""}
    }.
}
everdell-event-sent = { $you ->
    [yes] You send { $card } to { $to }.
   *[no] { $name } sends { $card } to { everdell-person-to }.
}
everdell-event-named = { $you ->
    [yes] You name { everdell-color-word }.
   *[no] { $name } names { everdell-color-word }.
}
everdell-event-showed = { $you ->
    [yes] You show { $card }.
   *[no] { $name } shows { $card }.
}
everdell-event-swapped = { $you ->
    [yes] You swap hands with { $to }.
   *[no] { $name } swaps hands with { everdell-person-to }.
}
everdell-event-took-hand = { $you ->
    [yes] You hold { $n ->
        [0] no cards
       *[other] { $cards }
    } now.
   *[no] { $name } holds { $n ->
        [0] no cards
        [one] 1 card
       *[other] { $n } cards
    } now.
}
everdell-event-robbed = { $you ->
    [yes] You take { $card } from { everdell-owner-city }.
   *[no] { $name } takes { $card } from { everdell-owner-city }.
}
everdell-event-activated = { $you ->
    [yes] You use { $card }.
   *[no] { $name } uses { $card }.
}
everdell-event-copied = { $you ->
    [yes] You use { $place }.
   *[no] { $name } uses { $place }.
}
everdell-event-placed = { $you ->
    [yes] You send a worker to { $place }.
   *[no] { $name } sends a worker to { $place }.
}
everdell-event-claimed = { $you ->
    [yes] You achieve { $event }.
   *[no] { $name } achieves { $event }.
}
everdell-event-visited = { $you ->
    [yes] You visit { $card } in { everdell-owner-city }.
   *[no] { $name } visits { $card } in { everdell-owner-city }.
}
# Somebody a sentence speaks of, and a city.
everdell-person-to = { $to_you ->
    [you] you
   *[other] { $to }
}
everdell-person-from = { $from_you ->
    [you] you
   *[other] { $from }
}
everdell-owner-city = { $owner_you ->
    [you] your city
    [own] their own city
   *[other] the city of { $owner }
}
everdell-some-cards = { $n ->
    [one] a card
   *[other] { $n } cards
}
everdell-event-recalled = { $you ->
    [yes] You take back { $n ->
        [one] a worker
       *[other] { $n } workers
    }.
   *[no] { $name } takes back { $n ->
        [one] a worker
       *[other] { $n } workers
    }.
}
everdell-event-moved-worker = { $you ->
    [yes] You move a worker.
   *[no] { $name } moves a worker.
}
everdell-event-prepared = { $you ->
    [yes] You prepare for { $season }{ everdell-new-workers }.
   *[no] { $name } prepares for { $season }{ everdell-new-workers }.
}
everdell-new-workers = { $workers ->
    [0] {""}
    [one] : 1 new worker
   *[other] : { $workers } new workers
}
everdell-event-passed = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
}
everdell-event-drew = { $you ->
    [yes] You draw { $cards }.
   *[no] { $name } draws { $n ->
        [one] a card
       *[other] { $n } cards
    }.
}
everdell-event-discarded = { $you ->
    [yes] You discard { $cards }.
   *[no] { $name } discards { everdell-some-cards }.
}
everdell-event-reacted = { $card } reacts.
everdell-event-shown = New in the Meadow: { $card }.
everdell-event-reshuffled = The discard pile becomes a new deck of { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
everdell-event-over = The game is over.
everdell-event-rugwort-rolled = Rugwort rolls { $die }.
everdell-event-rugwort-lucky = The same number again: a point for Rugwort.
everdell-event-rugwort-played = Rugwort takes { $card }.
everdell-event-rugwort-cranky = Rugwort is cranky: a card of your hand is gone.
everdell-event-rugwort-fool = Rugwort sends { $card } into your city.
everdell-event-rugwort-lost = Rugwort loses { $card }.
everdell-event-rugwort-token = Rugwort takes { $goods } for your visit.
everdell-event-rugwort-claimed = Rugwort achieves { $event }.
everdell-event-rugwort-blocks = Rugwort’s worker blocks slot { $slot } of the Meadow.
everdell-event-rugwort-moved = Rugwort’s worker goes to { $place }.
everdell-event-rugwort-took-worker = Rugwort’s worker leaves and takes one of yours along.

# The table in a terminal.

everdell-label-meadow = Meadow
everdell-label-places = Places
everdell-label-events = Events
everdell-label-hand = Your hand
# How many cards of a colour an event or a place asks for, in brackets.
everdell-label-colored = { $n } { everdell-color-word }
everdell-label-card = { everdell-color-word }, { $points }
everdell-label-other-way = another way than its cost
everdell-label-missing = { $goods } missing
everdell-label-no-room = no room for it
everdell-label-blocked = Rugwort stands on it
everdell-label-occupied = occupied
everdell-label-empty = nothing built yet
everdell-label-passed = has passed
everdell-label-player = { $season }; { $goods }; { $workers ->
    [one] 1 free worker
   *[other] { $workers } free workers
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand, { $used } of { $spaces } spaces; { $total ->
    [one] 1 point
   *[other] { $total } points
} so far
everdell-label-rugwort = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}; { $total ->
    [one] 1 point
   *[other] { $total } points
} so far
