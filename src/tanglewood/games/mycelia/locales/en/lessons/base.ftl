# Your first two turns. Play (leaves, move, remove), hire, tile b, end.

lesson-mycelia-1-title = Your first two turns
lesson-mycelia-1-goal = Send four drops home before Ada sends one.
lesson-mycelia-1-closing = Four drops home, and Ada has none! You know all that a turn can hold. Next: what happens when the shrine is full.

lesson-mycelia-1-1-say = Twenty dewdrops lie on your board. Lead them all into the shrine: the first empty board wins. Play this mushroom.
lesson-mycelia-1-1-notice = The picture on the card: leaf litter, and an arrow.
lesson-mycelia-1-1-otherwise = That card comes next. Begin with the mushroom; it moves a drop.

lesson-mycelia-1-2-say = The arrow means: one drop, one field on, starting from leaf litter. Two drops lie right beside the shrine. Send one in!
lesson-mycelia-1-2-notice = The drop is gone for good. 19 left.
lesson-mycelia-1-2-otherwise = Legal, but it leads nowhere yet. Look at the two drops right of the shrine.
lesson-mycelia-1-2-trap-1 = It moved, but it is still far from the shrine. Take it back and try the drop beside it.

lesson-mycelia-1-3-say = Leaves are what you pay with. This card gives you one.
lesson-mycelia-1-3-notice = Your leaves: 1.
lesson-mycelia-1-3-otherwise = That one is next. Any order is fine in a real game.

lesson-mycelia-1-4-say = Two more for you. And the little heads mean a present for everybody else: Ada gets one leaf.
lesson-mycelia-1-4-notice = You 3 leaves, Ada 1. Your hand is empty: only now could you end your turn.
lesson-mycelia-1-4-otherwise = Keep your leaf for a moment. Play the last card first.
lesson-mycelia-1-4-slip-1 = One card is still in your hand. Every card is played, every turn.

lesson-mycelia-1-5-say = Three leaves! Hire a helper from the showcase. This one costs two and takes a drop straight off the board.
lesson-mycelia-1-5-notice = It lands on top of your draw pile, so you play it next turn.
lesson-mycelia-1-5-otherwise = You can do that later. Today a helper is worth more.
lesson-mycelia-1-5-trap-1 = Good taste, but it eats all your leaves. For today take the cheaper one.

lesson-mycelia-1-6-say = That was a turn: play, hire, done. End it, draw three new cards, and watch Ada.
lesson-mycelia-1-6-notice = Your helper is in your hand already. Ada’s leaf card gave you a leaf: you have 2.
lesson-mycelia-1-6-otherwise = One leaf is worth keeping: it pays for something nice next turn.
lesson-mycelia-1-6-meanwhile = Ada moves a drop, takes leaves (one for you!) and hires.

lesson-mycelia-1-7-say = Your helper shows two drops on moss: the field needs at least two. The arrow pointing up means one of them leaves.
lesson-mycelia-1-7-notice = Two must be there, one is taken. The picture is the condition, the arrow is the deed.
lesson-mycelia-1-7-otherwise = First your new helper. You paid for it, after all.
lesson-mycelia-1-7-slip-1 = Only one drop there. This picture asks for two or more.
lesson-mycelia-1-7-fine-1 = Right as well! Three drops lay there, now two. Both fields fit the picture.

lesson-mycelia-1-8-say = This one moves a drop from moss. One moss field touches the shrine. Do you see it?
lesson-mycelia-1-8-notice = Up, down, left, right. Never diagonally.
lesson-mycelia-1-8-otherwise = Have a look just below the shrine.
lesson-mycelia-1-8-slip-1 = Drops never go diagonally. Up, down, left or right.

lesson-mycelia-1-9-say = Play your leaf. Three leaves pay for tile b: any drop, one field. Each tile works once a turn.
lesson-mycelia-1-9-notice = 16 left. Nothing else can be done, so the turn ends by itself. The shrine keeps count: 4 of 10.
lesson-mycelia-1-9-otherwise = Tile b can finish what you began: the drop right of the shrine.

# The shrine turns, and the last drop. Tile a, beetle, shrine turning, last round, scoring.

lesson-mycelia-2-title = The shrine turns, and the last drop
lesson-mycelia-2-goal = Empty your board before Ada does.
lesson-mycelia-2-closing = You won! Now a real game: Ada plays gently, and every card explains itself when you point at it.

lesson-mycelia-2-1-say = Later that day: three drops left! The shrine holds eight. Take the one from the water.
lesson-mycelia-2-1-notice = Two left. The arrow up needs no neighbour: the drop is simply gone.
lesson-mycelia-2-1-otherwise = Fine in a game. Here, begin with the water.

lesson-mycelia-2-2-say = And this one walks home from the moss.
lesson-mycelia-2-2-notice = One left. With your two the shrine will hold ten.
lesson-mycelia-2-2-otherwise = The moss field below the shrine, one step up.
lesson-mycelia-2-2-trap-1 = You may leave out any part of a card. But this drop really wants to go home.

lesson-mycelia-2-3-say = Nothing you like in the showcase? One leaf for tile a lays out five new mushrooms.
lesson-mycelia-2-3-notice = All five are swapped, however many lay there.
lesson-mycelia-2-3-otherwise = Wait: tile a shows you something better first.

lesson-mycelia-2-4-say = The beetle means exactly. This mushroom clears a field with exactly two drops: not one, not three. Hire it.
lesson-mycelia-2-4-notice = Without a beetle a number means at least; with a beetle it means exactly.
lesson-mycelia-2-4-otherwise = The one with the beetle. You will need it sooner than you think.

lesson-mycelia-2-5-say = End your turn. The shrine is full with ten, so it turns, and new drops come to everybody.
lesson-mycelia-2-5-notice = You had one drop, now three. Ada got the same two. The shrine is empty again.
lesson-mycelia-2-5-otherwise = Keep your two leaves: leaves break ties. End your turn and watch the shrine.
lesson-mycelia-2-5-meanwhile = The die shows the sun: a drop on e2 and one on d4, on both boards. Then Ada plays.

lesson-mycelia-2-6-say = Exactly two drops right of the shrine. Your beetle takes both.
lesson-mycelia-2-6-notice = One drop left.
lesson-mycelia-2-6-otherwise = First the beetle: it takes two at once.
lesson-mycelia-2-6-slip-1 = One drop there. The beetle wants exactly two.

lesson-mycelia-2-7-say = And the last one, from the water. Go on!
lesson-mycelia-2-7-notice = Your board is empty. The round is still played to its end, so that all have had as many turns.
lesson-mycelia-2-7-otherwise = The last drop lies on water. You hold the card for it.

lesson-mycelia-2-8-say = Empty! One card is left, so play it: if two boards are empty, leaves decide. Then Ada has her last turn.
lesson-mycelia-2-8-notice = The shrine does not turn any more. You win: 0 drops against 3.
lesson-mycelia-2-8-otherwise = Play the card, then end your turn.
lesson-mycelia-2-8-meanwhile = Ada gets one drop home; three are left.
