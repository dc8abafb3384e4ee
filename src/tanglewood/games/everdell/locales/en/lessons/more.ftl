# Nightweave, the spider. Reading her card (first, second, or else), the arrow, entering the Meadow, preparing instead of acting, foiling an intrigue.

lesson-everdell-nightweave-title = Nightweave, the spider
lesson-everdell-nightweave-goal = Learn to read her cards, and foil her first intrigue.
lesson-everdell-nightweave-closing = You read her like a book, and her thief went home hungry. She wins ties, so aim for one point more.

lesson-everdell-nightweave-1-say = After each of your turns Nightweave turns up a card and reads the row of her season. Place a worker and watch.
lesson-everdell-nightweave-1-notice = Her order: picture 1; if that is impossible, picture 2; if that is, too, the line called or else.
lesson-everdell-nightweave-1-otherwise = Fine, too. Take the twigs today.
lesson-everdell-nightweave-1-meanwhile = Her card, winter row: 1 pebble, 2 forest top right. The first is possible: a spider takes the pebble.

lesson-everdell-nightweave-2-say = Take the three twigs before she does. What will she do when her place is taken?
lesson-everdell-nightweave-2-notice = Taken does not mean impossible. The arrow leads her on until a place of that kind is free.
lesson-everdell-nightweave-2-otherwise = Good, but then you would not see her trick with the arrow.
lesson-everdell-nightweave-2-meanwhile = Her card says three twigs. Taken! So she follows the round arrow to the next single place: two resin.
lesson-everdell-nightweave-2-slip-1 = Her spider sits there. It holds the place until she goes home.

lesson-everdell-nightweave-3-say = Build your farm. And look: her hand is empty. What if her card wants to play from it?
lesson-everdell-nightweave-3-notice = She pays nothing and reads no texts. In her city a card is simply worth its points.
lesson-everdell-nightweave-3-otherwise = First the farm. You have all it costs.
lesson-everdell-nightweave-3-meanwhile = Picture 1, play from hand, is impossible. Picture 2, play from the Meadow: the die shows 3, the Wife is hers.

lesson-everdell-nightweave-4-say = The Wife is gone; let the Husband move into the farm.
lesson-everdell-nightweave-4-notice = That slot stays empty while she sits there. Now all her spiders are out, and so is she.
lesson-everdell-nightweave-4-otherwise = The farm is still free for a guest. Use it.
lesson-everdell-nightweave-4-meanwhile = Her card: enter. The die shows 6: she takes the School and sits down in its place.

lesson-everdell-nightweave-5-say = Your workers are out, so prepare for spring. Hers are, too: the next card with a spider sign sends her into spring.
lesson-everdell-nightweave-5-notice = From spring on every season brings an intrigue. Some last all season; those that strike at once can be foiled.
lesson-everdell-nightweave-5-otherwise = All workers are out: prepare.
lesson-everdell-nightweave-5-meanwhile = She goes home, gets a third spider and two cards, throws out a Meadow card, and spins an intrigue: the Thief.

lesson-everdell-nightweave-6-say = The Thief rolls a die and takes up to three goods of one kind. Pay two cards from your hand, and the trick fails.
lesson-everdell-nightweave-6-notice = All goods are still yours. Pay with cards you cannot afford anyway.
lesson-everdell-nightweave-6-otherwise = Keep the cheap ones. The King is far too dear for now.
lesson-everdell-nightweave-6-trap-1 = The die decides what goes. Sometimes it is nothing. Take it back and see how foiling works.
lesson-everdell-nightweave-6-fine-1 = The same two cards: the Thief goes home hungry.

# Alone against Rugwort. Blocked places, the die after each card, blocked Meadow cards, his preparing, comparing scores.

lesson-everdell-rugwort-title = Alone against Rugwort
lesson-everdell-rugwort-goal = Get round the old rat, and end with more points than he has.
lesson-everdell-rugwort-closing = 32 to 31: you beat the rat by a whisker. In years two and three he gets greedier. Ready for a whole year?

lesson-everdell-rugwort-1-say = Rugwort never takes a turn. He just stands in your way: on the pebble, for example. Take the three twigs.
lesson-everdell-rugwort-1-notice = His two workers move on with every season. Look where they stand before you plan.
lesson-everdell-rugwort-1-otherwise = Good, too. For the farm you need twigs.
lesson-everdell-rugwort-1-slip-1 = Rugwort stands there, and he will not budge this season.

lesson-everdell-rugwort-2-say = Build the farm. Whenever you play a card, Rugwort rolls a die and grabs that card from the Meadow.
lesson-everdell-rugwort-2-notice = He ignores costs and texts. For him only colours count, and two points for every card.
lesson-everdell-rugwort-2-otherwise = First the farm; then watch the die.
lesson-everdell-rugwort-2-meanwhile = The die shows 7: the Judge goes to Rugwort. The gap is filled.

lesson-everdell-rugwort-3-say = His workers sit on two Meadow cards; those are closed to you. The Wife is free to take: let her move in.
lesson-everdell-rugwort-3-notice = Every card you play is one for him, too. Make yours count.
lesson-everdell-rugwort-3-otherwise = You could play something else. But a guest is free only here.
lesson-everdell-rugwort-3-meanwhile = The die shows 8: Rugwort takes the School. Purple cards give him three points.
lesson-everdell-rugwort-3-slip-1 = Rugwort sits on the Queen. You cannot play her now.
lesson-everdell-rugwort-3-trap-1 = Two berries gone, and the farm is still empty. Take it back and let her move in.

lesson-everdell-rugwort-4-say = All workers are out: prepare for autumn. Rugwort prepares with you, and takes every basic event his colours allow.
lesson-everdell-rugwort-4-notice = Count his colours. You can still snatch an event before he prepares.
lesson-everdell-rugwort-4-otherwise = No workers left at home. On to autumn!
lesson-everdell-rugwort-4-meanwhile = Three blue cards: the City Monument is his. He moves to the Journey and blocks two more Meadow cards.

lesson-everdell-rugwort-5-say = You have four green cards, he has one. Claim the Harvest Festival while it is free.
lesson-everdell-rugwort-5-notice = Special events that nobody claims give him three points each.
lesson-everdell-rugwort-5-otherwise = Events first. They are points you take away from nobody but him.
lesson-everdell-rugwort-5-slip-1 = Rugwort is on that path himself.

lesson-everdell-rugwort-6-say = A real game would go on; we stop here. Pass, and compare. You need more than he has: a tie is his.
lesson-everdell-rugwort-6-notice = Rugwort: cards 13, Journey 3, event 3, four missed special events 12: 31. You: 32.
lesson-everdell-rugwort-6-otherwise = That would be clever. For today, pass and count.
