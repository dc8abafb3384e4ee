# Spirecrest: weather, exploring, discoveries, big critters, the expedition.

everdell-region = { $region ->
    [foothills] the foothills
    [peak] the peak
    [ridge] the ridge
   *[home] home
}
everdell-tile-price = { $kind ->
    [any] { $n } { $n ->
        [one] resource of your choice
       *[other] resources of your choice
    }
    [card] { $n } { $n ->
        [one] card
       *[other] cards
    }
    [point] { $n } { $n ->
        [one] point
       *[other] points
    }
   *[other] { everdell-goods }
}

everdell-title-explore = Exploring
everdell-title-expedition = The expedition
everdell-title-surplus = Your hand limit
everdell-title-stay = Stubblehoof
everdell-title-critter = Your big critter

# Questions.

everdell-ask-chart = which map tile of { $region ->
    [foothills] the foothills
    [peak] the peak
   *[ridge] the ridge
} do you chart?
everdell-ask-discover = { $again ->
    [yes] take a second discovery?
   *[no] which discovery do you take?
}
everdell-ask-price = pay { everdell-toll }.
everdell-ask-expedition = lead your rabbit to { $tile } for { $n ->
    [one] 1 point
   *[other] { $n } points
}?
everdell-ask-forgo = what do you give up because of the weather?
everdell-ask-lay-under = put { $kind ->
    [critter] a critter
   *[construction] a construction
} of your hand or the Meadow under it? { $n ->
    [one] One more fits.
   *[other] { $n } fit.
}
everdell-ask-search = name a { $kind ->
    [critter] critter
   *[construction] construction
} to look for in the deck.
everdell-ask-keep-lights = keep a card that was turned up?
everdell-ask-map-seller = take a card of the Meadow or from the discard pile.
everdell-ask-discard-colors = discard { $n ->
    [one] a card of the last colour.
   *[other] { $n } cards of different colours.
}
everdell-ask-call-worker = which of your workers comes along?
everdell-ask-mine = { $n ->
    [one] one card lies there: dig on, or stop and keep it?
   *[other] { $n } cards lie there: dig on, or stop and keep them?
}
everdell-ask-lab = which card do you play?
everdell-ask-lab-discard = { $n ->
    [0] discard cards to make { $card } cheaper?
   *[other] { $card } is { $n } cheaper. Discard more?
}
everdell-ask-send-critter = where does { $name } go?
everdell-ask-stay = does Stubblehoof stay where it is?
everdell-ask-prospect = discard a card before you draw? { $n ->
    [one] One may go.
   *[other] { $n } may go.
}
everdell-ask-beak = take a card that was discarded?

# Options.

everdell-move-chart = chart { $tile } ({ $n ->
    [one] 1 point
   *[other] { $n } points
} for { $price })
everdell-move-discover = take { $find }{ $n ->
    [0] {" "}free
    [one] {" "}for 1 card or resource
   *[other] {" "}for { $n } cards or resources
}
everdell-move-send-critter = send { $find }
everdell-move-lift-critter = { $find }
everdell-move-stay = stay and use its space again
everdell-move-advance = go to { $tile }: pay { $price } for { $n ->
    [one] 1 point
   *[other] { $n } points
}
everdell-move-stand = stand on { $owner ->
    [own] { $card }
   *[other] { $card } of another city
}
everdell-move-play-under = play { $card } from under the discovery
everdell-move-play-beside = play { $card } from Stormvale
everdell-move-less-for = pay less by { $find }
everdell-move-name = name { $card }
everdell-move-forgo = give up { $kind ->
    [twig] 1 twig
    [resin] 1 resin
    [pebble] 1 pebble
    [berry] 1 berry
   *[card] the last card
}
everdell-move-send-beside = her spider goes to { $place }

# What happened.

everdell-event-charted = { $you ->
    [yes] You chart { $tile }.
   *[no] { $name } charts { $tile }.
}
everdell-event-found = Turned up: { $finds }.
everdell-event-discovered = { $you ->
    [yes] You discover { $find }.
   *[no] { $name } discovers { $find }.
}
everdell-event-travelled = { $you ->
    [yes] Your rabbit reaches { $region }.
   *[no] The rabbit of { $name } reaches { $region }.
}
everdell-event-weather-up = The weather of { $season }: { $weather }.
everdell-event-tiles-up = Map tiles of { $region }: { $tiles }.
everdell-event-weather-took = { $weather } takes its share.
everdell-event-laid-under = { $you ->
    [yes] You put { $card } under your discovery.
   *[no] { $name } puts { $card } under a discovery.
}
everdell-event-laid-beside = Beside Stormvale now: { $cards }.
everdell-event-used-find = { $find } makes it cheaper.
everdell-event-combed = { $found ->
    [yes] { $you ->
        [yes] You find { $card } in the deck.
       *[no] { $name } finds { $card } in the deck.
    }
   *[no] { $you ->
        [yes] You look for { $card } in vain.
       *[no] { $name } looks for { $card } in vain.
    }
}
everdell-event-drew-discard = { $you ->
    [yes] You take { $cards } from the discard pile.
   *[no] { $name } takes { $n ->
        [one] a card
       *[other] { $n } cards
    } from the discard pile.
}
everdell-event-buried = { $card } lies in the Meadow too: all is lost.
everdell-event-called-worker = { $you ->
    [yes] You call a worker along.
   *[no] { $name } calls a worker along.
}
everdell-event-stood = { $find } stands on { $owner_you ->
    [you] your { $card }
    [own] the { $card } of { $name }
   *[other] the { $card } of { $owner }
}.
everdell-event-stayed = { $find } stays where it is.
everdell-event-crossed = { $you ->
    [yes] Your rabbit crosses { $tile } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] The rabbit of { $name } crosses { $tile } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
everdell-event-rugwort-charted = Rugwort takes the map tile { $tile }.
everdell-event-nightweave-charted = Nightweave takes the map tile { $tile }.
everdell-event-nightweave-discovered = Nightweave takes the discovery { $find }.

# Refusals.

everdell-no-weather = { $weather } does not allow it.
everdell-no-weather-toll = { $weather } asks for one more { $kinds ->
    [1] card
   *[other] resource
} than you can spare.
everdell-no-not-given-there = The place did not bring that.
everdell-no-not-here = { $name } does not lie in the region of your rabbit.
everdell-no-not-in-row = { $name } was not turned up.
everdell-no-find-too-dear = { $name } costs { $n ->
    [one] 1 card or resource
   *[other] { $n } cards or resources
}, more than you have.
everdell-no-not-in-deck = { $card } is no card of this deck.
everdell-no-from-discard = Cards come from the Meadow or the discard pile here.
everdell-no-no-pile-left = The discard pile is empty.
everdell-no-color-gone = A { everdell-color-word } card is discarded already.
everdell-no-enough-less = { $card } cannot become cheaper.
everdell-no-not-under = { $card } does not lie under a discovery of yours.
everdell-no-critter-out = { $name } is on the board already.
everdell-no-no-critter-here = { $name } does not work for you.
everdell-no-cannot-stand = It cannot stand there.
everdell-no-not-lifted = This worker cannot be moved now.

# Components, and the table in a terminal.

everdell-about-weather = Weather of { $season ->
    [winter] winter
    [spring] spring
    [summer] summer
   *[autumn] autumn
}, for players who are in that season.
everdell-about-discovery = Discovery of { $region }.
everdell-about-map-tile = Map tile of an expedition: { $n } points for { $price }.
everdell-about-mountain = The trail leads over { $regions }. Three discoveries are turned up and cost { $prices } cards or resources; each region has one tile for every player and { $more_tiles } more, and { $stormvale } cards lie beside Stormvale.
everdell-label-mountain = Mountain
everdell-label-weather = Weather: { $cards }.
everdell-label-region = { $region }: { $tiles }{ $down ->
    [0] {""}
   *[other] {" "}({ $down } face down)
}; { $deck ->
    [one] 1 discovery
   *[other] { $deck } discoveries
} in the deck.
everdell-label-found = Turned up, with prices: { $finds }.
everdell-label-beside = Beside Stormvale: { $cards }.
everdell-label-own-mountain = Rabbit: { $region }. Expedition: { $tiles }. Discoveries: { $finds }.
# Where a big critter is when it stands on no place that has a name.
everdell-label-critter-at = { $place ->
    [home] waiting
    [going] on its way
    [lost] gone
    [the_deck] deck
    [the_discard_pile] discard pile
    [nowhere] nowhere
   *[other] { $place }
}
