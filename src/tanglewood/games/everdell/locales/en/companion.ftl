# Rugwort and Nightweave, run for people who play with their own pieces.

everdell-companion-called-nightweave = Nightweave
everdell-companion-called-rugwort = Rugwort
everdell-companion-lead-nightweave = Everdell with Mistwood, for one or two people.
everdell-companion-lead-rugwort = Everdell, for one person.
everdell-companion-about-bellfaire = Bellfaire’s events and forest cards, and Rugwort in several moods. He does not use the Market; whose garland it is you compare yourself.

everdell-companion-unseen-deck = the top card of the deck
everdell-companion-unseen-deck-many = { $n ->
    [1] the top card of the deck
   *[other] the top { $n } cards of the deck
}
everdell-companion-unseen-meadow = the card in slot { $slot }
everdell-companion-unseen-hand = the top card of her hand
everdell-companion-unseen-loot = card { $nth } of her loot
everdell-companion-none = None
everdell-companion-all-taken = All of them are taken
everdell-companion-nth = Event { $n }
everdell-companion-slot = Slot { $slot }
everdell-companion-pay = Pay for it
everdell-companion-done = Done

everdell-companion-ask-forest = Which cards lie in the forest?
everdell-companion-ask-specials = Which special events lie there, from left to right?
everdell-companion-ask-activity = Turn up her next activity card. Which one is it?
everdell-companion-ask-die = Roll her die. What does it show?
everdell-companion-ask-intrigue = Turn up an intrigue. Which one is it?
everdell-companion-ask-personality = Turn up her new personality. Which one is it?
everdell-companion-ask-taken = Is there a worker on { $place }?
everdell-companion-ask-gone = Has somebody taken the event { $event }?
everdell-companion-ask-gone-all = Which of these events are gone?
everdell-companion-ask-card = { $place ->
    [meadow] Which card lies in slot { $slot } of the Meadow?
    [deck] Turn up the top card of the deck. Which one is it?
    [top] Look at the top card of her hand. Which one is it?
    [hand] Turn up the top card of her hand. Which one is it?
   *[other] Which card is it?
}
everdell-companion-ask-open = { $players ->
    [1] Which open cards in your city have a free space?
   *[other] Which open cards in the city of player { $seat } have a free space?
}
everdell-companion-ask-her-open = Which open cards of her city have a free space?
everdell-companion-ask-room = { $players ->
    [1] Does the Fool fit into your city? There must be a free space, and no Fool yet.
   *[other] Does the Fool fit into the city of player { $seat }? There must be a free space, and no Fool yet.
}
everdell-companion-ask-season = Which season are you in?
everdell-companion-ask-hand = How many cards do you hold?
everdell-companion-ask-hand-kept = Discard from your hand what you like. How many cards do you keep?
everdell-companion-ask-goods-kept = Discard resources if you like. How many do you keep?
everdell-companion-ask-kept-out = { $color ->
    [tan] Which slots of the Meadow hold a tan card?
   *[other] Which slots of the Meadow hold a card of the colour that is kept out?
}
everdell-companion-ask-loot = Turn up her loot. Which cards are they?
everdell-companion-ask-takeover = She takes a purple card of your city; without one, the most valuable. Which one do you choose?
everdell-companion-ask-covered = { $kind ->
    [critters] Your critters are turned face down; a card or resource keeps one up. How many do you turn?
   *[other] Your constructions are turned face down; a card or resource keeps one up. How many do you turn?
}
everdell-companion-ask-prey = Is there a card in your city that is worth at least 1 point?
everdell-companion-ask-bounty = Which card of your city does she take? It must be worth at least 1 point.
everdell-companion-ask-strength = { $foiled ->
    [yes] Which card of your hand do you give her?
   *[no] Draw a card of your hand at random. Which one is it?
}
everdell-companion-ask-unravel = Which open card of the Meadow does she play? You choose.
everdell-companion-ask-slot-taken = From which slot did you take it?
everdell-companion-ask-slot = In which slot does it lie?
everdell-companion-ask-deployed = Do you have a worker on the board that could be taken back?
everdell-companion-ask-free-worker = Do you have a worker that is not placed?
everdell-companion-ask-paid = How many do you pay, at most { $n }?
everdell-companion-ask-given = { $what ->
    [cards] How many cards did you give her?
   *[other] How many resources did you give her?
}
everdell-companion-ask-visited = Which card of her city did you visit?
everdell-companion-ask-took = Which card did you take?
everdell-companion-ask-played = Which card did you play?

everdell-companion-her-turn = Her turn
everdell-companion-tell-cards = I gave her cards
everdell-companion-tell-goods = I gave her resources
everdell-companion-tell-fool = I sent her the Fool
everdell-companion-tell-visit = I visited her city
everdell-companion-tell-took = I took a card beside her
everdell-companion-tell-webbed = My worker went to a web
everdell-companion-tell-played = { $color ->
    [purple] I played a purple card
    [green] I played a green card
    [blue] I played a blue card
    [red] I played a red card
   *[other] I played a tan card
}
everdell-companion-tell-used = I visited a red card
everdell-companion-tell-first = I placed a worker

everdell-companion-tell-field = I used Corrin’s Field
everdell-companion-tell-fetched = I prepared: the worker she used is mine again
everdell-event-nightweave-fetched = The worker that she used goes back to you.

everdell-companion-her-season = her season
everdell-companion-spiders-home = at home
everdell-companion-her-hand = her hand
everdell-companion-her-points = points
everdell-companion-her-pawn = Meadow slot
everdell-companion-personality = personality
everdell-companion-plan = plan
everdell-companion-intrigue = intrigue
everdell-companion-score = { $row ->
    [cards] Cards
    [bonus] Bonus
    [tokens] Tokens
    [journey] Journey
    [basic-events] Basic events
    [special-events] Special events
    [missed-special-events] Special events you missed
    [empty-spaces] Empty spaces in your city
   *[other] Others
}

# Rugwort.

everdell-companion-tell-card = I played a card
everdell-companion-tell-prepared = I prepared for a season
everdell-companion-tell-end = I passed: count his points
everdell-companion-tell-visit-his = I visited his city
everdell-companion-tell-fool-his = My Fool took a card of his
everdell-companion-tell-rowdy-his = My Rowdy took a green card of his
everdell-companion-ask-any-card = Do you hold at least one card?
everdell-companion-ask-visited-his = Which card of his city did you visit?
everdell-companion-ask-lost-his = Which card does he lose?
everdell-companion-ask-own-specials = How many special events did you achieve?
everdell-companion-ask-spaces = How many spaces of your city are empty?
everdell-companion-your-season = your season
everdell-companion-his-cards = his cards
everdell-companion-his-worker = his worker
everdell-companion-blocked-slots = blocked slots

# Steps about what only the person knows: which cards and goods go is the person's own business.

everdell-event-nightweave-price = { $kinds ->
    [1] Discard { everdell-toll } of your choice.
   *[other] Pay { everdell-toll } of your choice.
}
everdell-event-nightweave-stole = Return { $goods } to the supply, or all you have.
everdell-event-nightweave-took-unseen = { $n ->
    [one] Draw a random card of your hand and shuffle it unseen into hers.
   *[other] Draw { $n } random cards of your hand and shuffle them unseen into hers.
}
everdell-event-nightweave-turned-away = { $n ->
    [0] You hold no card that could be turned away.
    [one] Turn a random card of your hand away until she prepares: you can neither play nor discard it.
   *[other] Turn { $n } random cards of your hand away until she prepares: you can neither play nor discard them.
}
everdell-event-nightweave-turned-back = The cards of your hand that were turned away are yours again.
everdell-event-nightweave-drew-open = { $n ->
    [one] Look at the top card of the deck; it goes to her hand.
   *[other] Look at the top { $n } cards of the deck; they go to her hand.
}
everdell-event-nightweave-gaze = { $foiled ->
    [yes] Draw 2 random cards of your hand and look at them: discard the one you choose, the other goes to her hand.
   *[no] Draw 2 random cards of your hand, unseen: discard one, shuffle the other into her hand.
}
everdell-event-nightweave-tan-cards = Discard all tan cards of your hand.
everdell-event-nightweave-webs-gone = Take the web tokens of her last intrigue off the table.
everdell-event-nightweave-personality = Her personality: { $personality }.
everdell-event-nightweave-plan = Her plan: { $plan }.
everdell-event-rugwort-draws-lot = Rugwort is cranky: discard a random card of your hand.
