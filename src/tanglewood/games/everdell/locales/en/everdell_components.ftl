# Everdell's components in words, for the terminal, `tanglewood cards` and the browser.

everdell-about-name = { $table ->
    [season] { $season ->
        [winter] Winter
        [spring] Spring
        [summer] Summer
       *[autumn] Autumn
    }
    [her_season] { $season ->
        [winter] Nightweave’s winter
        [spring] Nightweave’s spring
        [summer] Nightweave’s summer
       *[autumn] Nightweave’s autumn
    }
    [activity] Activity card { $number }
    [counts] How the table is laid
    [rugwort_points] What Rugwort scores
    [fair] The fair
    [lair] Nightweave’s lair
    [river_counts] How the river is laid out
    [mountain] The mountain
   *[other] { $table } { $id }
}

everdell-about-card = { $unique ->
    [yes] Unique
   *[no] Common
} { $kind ->
    [critter] critter
   *[construction] construction
}, { everdell-color-word } ({ $what }).
everdell-about-card-numbers = Costs { $cost }; { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $legend ->
    [yes] { $set ->
        [legends_first] one of the first ten legends, kept apart from the deck
       *[legends_more] one of the ten more legends, kept apart from the deck
    }
   *[no] { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    } { $set ->
        [base] in the deck
        [farms] in the deck with the seasonal Farms
        [corrin] in the deck with Corrin Evertail’s cards
        [extra] in the deck with Extra! Extra!
        [pearlbrook] in the deck with Pearlbrook
        [newleaf] in the deck with Newleaf
        [bellfaire] in the deck with Bellfaire
        [spirecrest] in the deck with Spirecrest
       *[rugwort_cards] in the deck with Rugwort’s cards
    }
}.
everdell-about-ribbon = May take the place of your { $card } free, and counts as it.
everdell-about-brings = May move in free: { $critters }.
everdell-about-home = Moves in free with: { $homes }.
everdell-about-any-critter = { $color ->
    [none] any critter
   *[other] any { everdell-color-word } critter
}
everdell-about-never-used = It never uses these cards: { $cards }.
everdell-about-free-by = Moves in free with { $color ->
    [any] any construction
   *[other] any { everdell-color-word } construction
} of your city.

everdell-about-location = { $sort ->
    [basic] Basic location
    [forest] Forest location
    [haven] The Haven
    [land] A place of its own
   *[journey] A Journey
}{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}; { $shared ->
    [yes] any number of workers may stand there
   *[no] { $sort ->
        [forest] one worker may stand there, with four players two
       *[other] one worker may stand there
    }
}.
everdell-about-event = { $sort ->
    [basic] Basic event
   *[special] Special event
}; { $points ->
    [0] its points depend on what you do
    [one] 1 point
   *[other] { $points } points
}.
everdell-about-colored = { $n } { everdell-color-word } cards
everdell-about-needs = Asks for { $cards } in your city.
everdell-about-power = Worker ability, { $title }; from { $box ->
    [mistwood] Mistwood
    [bellfaire] Bellfaire
   *[newleaf] Newleaf
}.
everdell-about-season = { $season ->
    [winter] The game begins in winter.
   *[other] Your workers come home, and { $workers ->
        [one] 1 more joins
       *[other] { $workers } more join
    } them.
}{ $bonus ->
    [produce] {" "}Your green cards produce.
    [none] {""}
   *[other] { $season ->
        [winter] {""}
       *[other] {" "}You may draw up to 2 cards of the Meadow.
    }
}

everdell-about-rugwort = Year { $year } of a solo game: in autumn he goes on the { $journey }, and each special event you did not achieve brings him { $missed_special ->
    [one] 1 point
   *[other] { $missed_special } points
}.{ $worker ->
    [yes] {" "}In autumn one of his workers leaves the game together with one of yours.
   *[no] {""}
}
everdell-about-rugwort-points = He scores { $card } points for a card of his city, { $purple } if it is purple, and { $basic_event } for a basic event. When he is glitzy a purple card brings { $glitzy_purple }; when he is squatty an empty space of your city brings him { $squatty_space }.
everdell-about-walk = His worker on the basic locations stands, from winter to autumn, on: { $places }.
everdell-about-counts = A hand holds up to { $hand_limit } cards, the Meadow { $meadow }, a city { $city } spaces; { $workers } workers from the start and { $specials } special events. Cards to begin with, from the first player on: { $hands }. Forest cards for 1, 2, 3 and 4 players: { $forest }.

everdell-about-level = Level { $level }: where a card says so she gains { $points ->
    [one] 1 point
   *[other] { $points } points
}. At the end a special event brings her { $special_event } points, a card worth 0 points { $zero_card } more, a prosperity card, a legend or a Newleaf card { $prosperity } more.
everdell-about-her-season = { $season ->
    [winter] She begins with { $spiders } spiders.
   *[other] She gets { $spiders ->
        [one] 1 spider
       *[other] { $spiders } spiders
    } more.
}{ $draws ->
    [0] {""}
    [one] {" "}She draws 1 card.
   *[other] {" "}She draws { $draws } cards.
}{ $takes ->
    [0] {""}
    [one] {" "}She takes 1 random card of the Meadow into her hand.
   *[other] {" "}She takes { $takes } random cards of the Meadow into her hand.
}{ $clears ->
    [0] {""}
    [one] {" "}1 random card of the Meadow is discarded.
   *[other] {" "}{ $clears } random cards of the Meadow are discarded.
}{ $legend ->
    [yes] {" "}With legends she gets one.
   *[no] {""}
}
everdell-about-lair = She begins with { $one ->
    [one] 1 card
   *[other] { $one } cards
} against one person and { $two ->
    [one] 1 card
   *[other] { $two } cards
} against two; people begin with { $start_hand }. Her city has { $city } spaces, a spider that goes there brings her { $own_city } points, and her die has { $die } sides.
everdell-about-left-out = Left out against her: { $events }.
everdell-about-activity = In play from { $season ->
    [winter] winter
    [spring] spring
    [summer] summer
   *[autumn] autumn
} on. Spaces that are taken are passed { $arrow ->
    [clockwise] clockwise
   *[counter] counterclockwise
}.{ $mark ->
    [worker] {" "}It needs a spider.
    [pawn] {" "}It needs herself.
   *[other] {""}
}
everdell-about-actions = { $season ->
    [winter] Winter
    [spring] Spring
    [summer] Summer
   *[autumn] Autumn
}: { $first }; if that is impossible, { $second }.
everdell-about-backup = If neither can be done she { $action ->
    [haven] sends a spider to the Haven
    [draw] draws a card
   *[discard] discards a card
} and takes points of her level.
everdell-about-module = { $table ->
    [personality] A personality of Nightweave’s, for the whole game.
    [plan] A plan of Nightweave’s, for the whole game.
   *[intrigue] { $kind ->
        [seasonal] An intrigue of Nightweave’s, for a season.
       *[instant] An intrigue of Nightweave’s, at once.
    }
}
everdell-about-foil = To foil it: { $foil }
