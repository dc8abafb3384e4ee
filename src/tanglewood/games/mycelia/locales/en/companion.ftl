# Gwidyon, run for people who play with their own pieces.

mycelia-companion-called-gwidyon = Gwidyon
mycelia-companion-lead-gwidyon = Mycelia with or without Prisma, for one person.
mycelia-companion-his-turn = His turn
mycelia-companion-tell-drops = A bonus of mine removes drops
mycelia-companion-tell-moves = A bonus of mine moves drops
mycelia-companion-tell-won = I won: my last drop is gone
mycelia-companion-ask-solo = Turn up Gwidyon’s next card. Which one is it?
mycelia-companion-solo-card = Card { $card }: { $does }
mycelia-companion-ask-favour = Does your mushroom stand on space { $space } of the favour track?
mycelia-companion-ask-drops = How many drops may the others remove?
mycelia-companion-ask-moves = How many moves may the others make?
mycelia-companion-his-drops = his drops
mycelia-companion-his-chip = his chip
mycelia-companion-his-cards = his cards
mycelia-companion-his-favour = favour track
mycelia-companion-side = { $side ->
    [remove] drop side
   *[rest] quiet side
}
mycelia-companion-drops-left = Drops left

mycelia-event-gwidyon-roots = The open gift of each pile goes under its pile.
mycelia-event-gwidyon-you = { $what ->
    [move] You may move a drop of yours by one field.
   *[other] You take a leaf.
}
mycelia-event-gwidyon-lost = You are without drops first: you win.
