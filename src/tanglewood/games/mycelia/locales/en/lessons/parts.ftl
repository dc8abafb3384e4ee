# Reading every mushroom. 2x, a stroke, pale arrows, two arrows on one field, neighbours of a field, a bonus that moves a drop.
# The hard part: The ground of a picture belongs to the field where the drop begins, and is asked again each time with 2x. Pale arrows never raise the number needed, solid ones do.

lesson-mycelia-reading-title = Reading every mushroom
lesson-mycelia-reading-goal = Read six kinds of mushrooms, and take sixteen drops off your board in two turns.
lesson-mycelia-reading-closing = Sixteen drops in two turns! Point at any card in a game: it spells itself out, arrow by arrow.

lesson-mycelia-reading-1-say = 2x means up to twice, and the field must fit each time. Three drops lie on the moss below the shrine.
lesson-mycelia-reading-1-notice = Two home. The second time you may choose another field, or stop.
lesson-mycelia-reading-1-otherwise = Begin with the card that says 2x: moss, just below the shrine.
lesson-mycelia-reading-1-slip-1 = It has left the moss, and this card moves drops from moss only.

lesson-mycelia-reading-2-say = A stroke means one or the other: a move, or two leaves. Take the move, above the shrine.
lesson-mycelia-reading-2-notice = An & would give you both, from left to right.
lesson-mycelia-reading-2-otherwise = The card with the stroke, please. The drop above the shrine wants home.
lesson-mycelia-reading-2-trap-1 = Two leaves, and no move any more: never both. Today we want the drop.

lesson-mycelia-reading-3-say = One solid arrow, two pale ones: one drop must be there, two more may follow. Which moss has three?
lesson-mycelia-reading-3-notice = Pale arrows ask for nothing: with one drop there, one would have gone.
lesson-mycelia-reading-3-otherwise = Moss with three drops: the corner.
lesson-mycelia-reading-3-trap-1 = One drop lay there, so only one went. The pale arrows found none: take it back.

lesson-mycelia-reading-4-say = End your turn. Ada holds a strong card, and strong cards often carry a present.
lesson-mycelia-reading-4-notice = Everybody else may move a drop. That is you.
lesson-mycelia-reading-4-otherwise = One leaf buys a new showcase. Keep it today and end your turn.
lesson-mycelia-reading-4-meanwhile = Ada takes two drops off. Then come two little heads and an arrow.

lesson-mycelia-reading-5-say = Any ground will do: send the drop right of the shrine home.
lesson-mycelia-reading-5-notice = Ten left, and three new cards in your hand.
lesson-mycelia-reading-5-otherwise = A present! Use it where it sends a drop home.
lesson-mycelia-reading-5-meanwhile = Ada plays on to the end of her turn.

lesson-mycelia-reading-6-say = Two solid arrows on one field: one drop leaves, another moves. So two must lie there, on water.
lesson-mycelia-reading-6-notice = Two drops with one picture.
lesson-mycelia-reading-6-otherwise = Water beside the shrine: three drops lie there.
lesson-mycelia-reading-6-slip-1 = Only one drop there. Two solid arrows need two drops.
lesson-mycelia-reading-6-fine-1 = Move first, then take: the same.

lesson-mycelia-reading-7-say = A field and one neighbour: up to two drops from the water, then one from beside it. Begin at the lower edge.
lesson-mycelia-reading-7-notice = The neighbour may have any ground.
lesson-mycelia-reading-7-otherwise = The water with three drops, at the lower edge, then the one to its right.

lesson-mycelia-reading-8-say = Arrows on all four sides: choose a middle with a drop, and every neighbour loses one. Which middle is best?
lesson-mycelia-reading-8-notice = Four at once, and the middle keeps its own. One drop left; Ada has fourteen.
lesson-mycelia-reading-8-otherwise = Look for a field with drops above, below, left and right.
lesson-mycelia-reading-8-fine-1 = The other way round the middle: just as good.

# Lightning and new tiles. Hire with lightning, tiles c, d and e, throw a card out, a fifth tile, a present when Ada hires.
# The hard part: Lightning works when a card is hired, never when it is played; and a thinner deck is a better deck. Step 4 lets people throw out their best card.

lesson-mycelia-tiles-title = Lightning and new tiles
lesson-mycelia-tiles-goal = Earn three new tiles, and empty your board with them.
lesson-mycelia-tiles-closing = Tiles c, d and e: two steps, one drop off, one card less. In a game you choose which four you keep.

lesson-mycelia-tiles-1-say = Lightning works once: when you hire the card. This one brings a new tile, c. Hire it!
lesson-mycelia-tiles-1-notice = Tile c is yours all game, and ready at once.
lesson-mycelia-tiles-1-otherwise = Later, gladly. First the mushroom whose lightning shows tile c.
lesson-mycelia-tiles-1-slip-1 = That tile is still in the middle. Hire the mushroom that brings it.
lesson-mycelia-tiles-1-trap-1 = You may do without the tile, but lightning never strikes twice. Take it back and say yes.

lesson-mycelia-tiles-2-say = Tile c, three leaves: move any drop, and if another drop lies on the same field, move that one, too.
lesson-mycelia-tiles-2-notice = Both home. Tile b would have moved one, for the same price.
lesson-mycelia-tiles-2-otherwise = Tile c first. Two drops lie together, right of the shrine.
lesson-mycelia-tiles-2-trap-1 = One drop lay there, so there was no second move. Tile c likes company: take it back.

lesson-mycelia-tiles-3-say = Two leaves left: that buys the mushroom with tile e. Hire as many as you can pay for.
lesson-mycelia-tiles-3-notice = Four tiles now: a, b, c and e.
lesson-mycelia-tiles-3-otherwise = Look for the lightning with tile e. It costs two.

lesson-mycelia-tiles-4-say = Play your hand for six leaves. Then tile e throws a card out of your discard pile for good: a drifting leaf.
lesson-mycelia-tiles-4-notice = A thin deck is a good deck: strong mushrooms come round sooner.
lesson-mycelia-tiles-4-otherwise = First the hand, all three cards. Then tile e, and a weak card.
lesson-mycelia-tiles-4-trap-1 = Four leaves every time, gone for the whole game! Take it back: the weakest goes, never the best.
lesson-mycelia-tiles-4-fine-1 = Also a good choice. It moved only one drop, and only from moss.

lesson-mycelia-tiles-5-say = End your turn. Your present made Ada rich: six leaves.
lesson-mycelia-tiles-5-notice = It is Ada’s turn, and still you are asked.
lesson-mycelia-tiles-5-otherwise = Your three leaves will be needed next turn. Keep them.
lesson-mycelia-tiles-5-meanwhile = Ada hires for six. Her lightning has two little heads: a present for the others.

lesson-mycelia-tiles-6-say = Her present: move any one drop, one field. The drop on the moss below the shrine would like to go home.
lesson-mycelia-tiles-6-notice = Three each. Both your new mushrooms are in your hand.
lesson-mycelia-tiles-6-otherwise = A free step! Use it where it takes a drop home.
lesson-mycelia-tiles-6-meanwhile = Now Ada goes on: two of her drops go home.

lesson-mycelia-tiles-7-say = Take the leaves, then hire tile d’s mushroom. Nobody keeps five tiles: one leaves the game. Give up tile a.
lesson-mycelia-tiles-7-notice = b, c, d and e. The showcase no longer bothers you; drops do.
lesson-mycelia-tiles-7-otherwise = Leaves, leaves, and then the mushroom with tile d.
lesson-mycelia-tiles-7-trap-1 = Your two steps, gone for good. Take it back: this late, new cards in the showcase are no use to you.
lesson-mycelia-tiles-7-fine-1 = Either leaf card first.

lesson-mycelia-tiles-8-say = Your first hired mushroom moves twice. One drop left of the shrine, one above it.
lesson-mycelia-tiles-8-notice = One drop left, in the far corner. By steps it would need five.
lesson-mycelia-tiles-8-otherwise = Two moves, two drops beside the shrine. It fits.
lesson-mycelia-tiles-8-fine-1 = The other order works as well.

lesson-mycelia-tiles-9-say = Tile d, three leaves: take one drop off any field, however far away. You have exactly three.
lesson-mycelia-tiles-9-notice = You win: 0 drops against 2.
lesson-mycelia-tiles-9-otherwise = Tile b would move it one field. Tile d takes it off altogether.
lesson-mycelia-tiles-9-meanwhile = Your board is empty, and the round is finished: Ada gets one more drop home.

# Prisma: tiles f and g. Tile f for a favour, tile g to recycle, tile a for new gifts, a gift that makes tiles free, presents of favours.
# The hard part: Recycling is no removing: the card comes back on top of the draw pile and is in your hand next turn. Step 6 lets people recycle the wrong card.

lesson-mycelia-recycle-title = Prisma: tiles f and g
lesson-mycelia-recycle-goal = Earn tiles f and g, and play a whole turn in which tiles cost nothing.
lesson-mycelia-recycle-closing = An empty board, and one turn did most of it. Favours, gifts and tiles feed each other: that is Prisma.

lesson-mycelia-recycle-1-say = Amber gifts are one favour away. Tile f gives favours: hire the mushroom that brings it.
lesson-mycelia-recycle-1-notice = It is ready at once.
lesson-mycelia-recycle-1-otherwise = Keep going for amber. First the mushroom with tile f.
lesson-mycelia-recycle-1-slip-1 = You stand on green. Amber begins one space further.

lesson-mycelia-recycle-2-say = Tile f, one leaf: one favour, once a turn. Step onto amber.
lesson-mycelia-recycle-2-notice = Space six is amber.
lesson-mycelia-recycle-2-otherwise = One leaf, one step along the favour track. Try tile f.

lesson-mycelia-recycle-3-say = The open amber gift is not what you need? Tile a can turn the gifts instead of the mushrooms.
lesson-mycelia-recycle-3-notice = All three open gifts went under their piles.
lesson-mycelia-recycle-3-otherwise = Clessidra is fine, but have a look at the next one first.
lesson-mycelia-recycle-3-trap-1 = New mushrooms, old gifts, and tile a is used up for this turn. Take it back and choose the gifts.

lesson-mycelia-recycle-4-say = Perspicillum: in the turn it lies open, all your tiles cost nothing. Buy it; you walk back to the start.
lesson-mycelia-recycle-4-notice = It lies on your draw pile.
lesson-mycelia-recycle-4-otherwise = The amber one. You walked six spaces for it.

lesson-mycelia-recycle-5-say = Play your three cards, then hire the mushroom with tile g. Four tiles next turn, and all of them free!
lesson-mycelia-recycle-5-notice = Tiles a, b, f and g.
lesson-mycelia-recycle-5-otherwise = All three cards first. Then tile g, for four leaves.
lesson-mycelia-recycle-5-fine-1 = Any order is fine.

lesson-mycelia-recycle-6-say = Tile g, three leaves: a card from your discard pile goes back on top of your deck. Choose your strongest!
lesson-mycelia-recycle-6-notice = Ada’s card carries a favour for the others.
lesson-mycelia-recycle-6-otherwise = Three leaves are just enough for tile g.
lesson-mycelia-recycle-6-meanwhile = Your turn ends by itself. You draw the big card again, the gift is laid open, and Ada plays.
lesson-mycelia-recycle-6-trap-1 = A single leaf, back in your hand. It works, but a big card lay there, too: take it back.

lesson-mycelia-recycle-7-say = A favour from Ada: take it. Two idle mushrooms stand in front of you, and you jump over both.
lesson-mycelia-recycle-7-notice = Favours come in any turn.
lesson-mycelia-recycle-7-otherwise = Favours are always welcome. Take it.
lesson-mycelia-recycle-7-meanwhile = One favour, three spaces. Ada plays on.

lesson-mycelia-recycle-8-say = Perspicillum lies open: every tile is free. Take a favour with f, and with b lead a prism drop home.
lesson-mycelia-recycle-8-notice = Two tiles, no leaf, and one favour more for the prism drop.
lesson-mycelia-recycle-8-otherwise = Use the free tiles: f for a favour, b for the drop left of the shrine.
lesson-mycelia-recycle-8-fine-1 = The other way round works as well.

lesson-mycelia-recycle-9-say = Two moves beside the shrine, and then your big card again: two prism drops, wherever they lie.
lesson-mycelia-recycle-9-notice = Your board is empty, and Ada has four drops left for her last turn.
lesson-mycelia-recycle-9-otherwise = Mushroom with two moves first, then the big one for the glittering drops.
lesson-mycelia-recycle-9-meanwhile = Ada’s present, a move, takes a prism drop of hers home.
