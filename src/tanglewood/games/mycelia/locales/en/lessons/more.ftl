# Alone against Gwidyon. A normal turn; his solo cards, chip and pile; supply for you alone; the win.

lesson-mycelia-gwidyon-title = Alone against Gwidyon
lesson-mycelia-gwidyon-goal = Empty your board before Gwidyon’s pile is empty.
lesson-mycelia-gwidyon-closing = You won, and Gwidyon grumbles. Too easy? Let him begin with fewer drops. Too hard? Give him up to 25.

lesson-mycelia-gwidyon-1-say = Gwidyon has no board, only a pile: eight drops. Empty yours before he does. Your turns stay as you know them.
lesson-mycelia-gwidyon-1-notice = Three drops left on your board.
lesson-mycelia-gwidyon-1-otherwise = Fine in a game. Begin with the mushroom here.

lesson-mycelia-gwidyon-2-say = A leaf for the others? Gwidyon does not care for leaves. Play both cards and keep the leaves.
lesson-mycelia-gwidyon-2-notice = Three leaves for you, none for him.
lesson-mycelia-gwidyon-2-otherwise = Just the two cards. Save the leaves for later.
lesson-mycelia-gwidyon-2-slip-1 = Tile b costs three leaves, and you have none yet. Play your cards first.
lesson-mycelia-gwidyon-2-fine-1 = Any order is fine.

lesson-mycelia-gwidyon-3-say = End your turn. Gwidyon turns up a card: he flips his chip and sends one drop away.
lesson-mycelia-gwidyon-3-notice = His drops fill the shrine as well. But when it turns, new drops come to your board only: e2 and d4.
lesson-mycelia-gwidyon-3-otherwise = Keep the leaves this once and end your turn.
lesson-mycelia-gwidyon-3-meanwhile = Solo card 1: the chip turns to its quiet side, one drop goes. That is the tenth in the shrine: it turns.

lesson-mycelia-gwidyon-4-say = Your big card takes two drops. Its present, a move for the others, flips Gwidyon’s chip. Watch out for the drop side!
lesson-mycelia-gwidyon-4-notice = The chip came to its drop side, so one drop left his pile. Every second flip helps him.
lesson-mycelia-gwidyon-4-otherwise = First the big card, and both times the field right of the shrine.
lesson-mycelia-gwidyon-4-trap-1 = You left out your part, and he got his present all the same. Take it back!

lesson-mycelia-gwidyon-5-say = Play both cards for their leaves and end your turn. His next card hurts, but it pays you a leaf.
lesson-mycelia-gwidyon-5-notice = Six cards, and after five they are shuffled: one always stays unseen.
lesson-mycelia-gwidyon-5-otherwise = Hiring is allowed, of course. Today your next hand is already good.
lesson-mycelia-gwidyon-5-meanwhile = Solo card 4: one leaf for you, three drops off his pile.
lesson-mycelia-gwidyon-5-fine-1 = The other way round is as good.

lesson-mycelia-gwidyon-6-say = Two drops on water, one beside the shrine. You hold the cards. Finish it!
lesson-mycelia-gwidyon-6-notice = Your board is empty. Play the last card; there is no extra turn for Gwidyon.
lesson-mycelia-gwidyon-6-otherwise = Water first, then the leaf litter. All three can go.
lesson-mycelia-gwidyon-6-fine-1 = Either one first: all three go.
lesson-mycelia-gwidyon-6-fine-2 = The leaf litter first: just as good.

lesson-mycelia-gwidyon-7-say = One card to go, as always. Then it is yours.
lesson-mycelia-gwidyon-7-notice = Whoever is empty first wins, without a last turn for the other. Both in the same turn: both win.
lesson-mycelia-gwidyon-7-otherwise = Just play it and end your turn.

# Prisma: favours and gifts. Prism drops, favours with a jump, buying a gift, laying it, using it.

lesson-mycelia-prisma-title = Prisma: favours and gifts
lesson-mycelia-prisma-goal = Collect favours, buy a gift, and let it work for you.
lesson-mycelia-prisma-closing = A gift that saves you a leaf, again and again. Green, amber, violet: the longer you wait, the stronger they get.

lesson-mycelia-prisma-1-say = Some drops glitter: prism drops. They move like any other, but each one you take off the board earns a favour.
lesson-mycelia-prisma-1-notice = Both kinds lay there: you choose. Your mushroom on the favour track jumped over two others, straight to space three.
lesson-mycelia-prisma-1-otherwise = That removes a plain drop. The glittering one pays a favour.
lesson-mycelia-prisma-1-trap-1 = A plain dewdrop: off, but no favour. Take it back and try the glittering one.

lesson-mycelia-prisma-2-say = Another one, beside the shrine. Moved in, it counts as taken off. One favour, one space.
lesson-mycelia-prisma-2-notice = Space four is green. Moving a prism drop about earns nothing; only taking it off does.
lesson-mycelia-prisma-2-otherwise = The glittering drop below the shrine, one field up.
lesson-mycelia-prisma-2-slip-1 = Space three has no colour yet. One more favour and you stand on green.

lesson-mycelia-prisma-3-say = Play your leaf. Then buy Velamen: green spaces buy green gifts, and your mushroom simply walks back to the start.
lesson-mycelia-prisma-3-notice = The lightning works once, now: two leaves. The gift lies on top of your draw pile.
lesson-mycelia-prisma-3-otherwise = You could save up for amber. Today we take the green one.

lesson-mycelia-prisma-4-say = End your turn. You draw the gift first: it is laid open at once and draws a card in its place.
lesson-mycelia-prisma-4-notice = A gift is never held in hand. The number on it says how many cards it draws.
lesson-mycelia-prisma-4-otherwise = Keep your leaves. Next turn they are worth more.
lesson-mycelia-prisma-4-meanwhile = Velamen lies in your gift area, and you still have three cards. Ada plays, and her present brings you a leaf.

lesson-mycelia-prisma-5-say = While Velamen lies open, every hire costs one leaf less. You have four leaves: take the mushroom for five!
lesson-mycelia-prisma-5-notice = The price on the card is struck through: 4 instead of 5. It works for each hire in this turn.
lesson-mycelia-prisma-5-otherwise = Also cheaper now. But the one for five is within reach!

lesson-mycelia-prisma-6-say = Play your hand. At the end of the turn the gift goes to your discard pile, and comes round again later.
lesson-mycelia-prisma-6-notice = Gifts never wear out. They return each time you draw them.
lesson-mycelia-prisma-6-otherwise = Leaf litter first gets a drop home; then the water.
lesson-mycelia-prisma-6-fine-1 = Any order will do.
