# Barter, a dead end, and the way back. Sell three of a kind, a troll without a coin, a dead end, retreat, at most six of a kind, a troll sent by Ada, a rock.
# The hard part: A retreat takes the markers back and with them the ban on touching: the fields are free again. It ends the turn, and the limit of six is asked then.

lesson-deep_forest-barter-title = Barter, a dead end, and the way back
lesson-deep_forest-barter-goal = Turn goods into coins, find a dead end, and walk back out of it.
lesson-deep_forest-barter-closing = Stuck twice, and further than before. Count your goods before you call a way closed.

lesson-deep_forest-barter-1-say = A troll holds you, and you have no coin! Three of a kind become one: sell three of your four books.
lesson-deep_forest-barter-1-notice = Three potions, three books or three markers: one coin, at any time in your turn, as often as you like.
lesson-deep_forest-barter-1-otherwise = Markers are your steps. Sell what you need least: books.
lesson-deep_forest-barter-1-slip-1 = Not even back: an unpaid troll holds you until you pay.
lesson-deep_forest-barter-1-trap-1 = Whoever cannot pay stops there. But you can: you only have to sell first. Take it back.

lesson-deep_forest-barter-2-say = Now pay the troll. It is yours, and the field under it opens your view.
lesson-deep_forest-barter-2-notice = Behind it a sword turned up. Each troll kept is worth a gold at the end.
lesson-deep_forest-barter-2-otherwise = The troll first. It has waited long enough.

lesson-deep_forest-barter-3-say = Straight on. Who knows what waits left and right of the next field?
lesson-deep_forest-barter-3-notice = A thicket left, a thicket right, a guard ahead, and you can pay for none of them. A dead end.
lesson-deep_forest-barter-3-otherwise = Straight on, please. This time it goes wrong, and that is the lesson.

lesson-deep_forest-barter-4-say = Twice a game you may retreat, up to three fields along your own path. Go back two fields.
lesson-deep_forest-barter-4-notice = Two markers are yours again, and the fields they lay on are free: a new path may touch them.
lesson-deep_forest-barter-4-otherwise = Two fields back is best: from there another way is open.
lesson-deep_forest-barter-4-slip-1 = Three potions, and you have two.
lesson-deep_forest-barter-4-trap-1 = Next turn you would stand in the same dead end. Take it back and turn round.

lesson-deep_forest-barter-5-say = A retreat ends your turn, and then nobody keeps more than six of a kind. Seven markers: sell three of them.
lesson-deep_forest-barter-5-notice = You could have given one back instead. But now you have a coin for Ada’s troll.
lesson-deep_forest-barter-5-otherwise = Sell three. You will see why.
lesson-deep_forest-barter-5-meanwhile = Ada shops, and then sends you a present: a troll, right beside your pawn. It earns her two markers.
lesson-deep_forest-barter-5-trap-1 = Six markers, no coin. A coin would be handy very soon: take it back and sell.

lesson-deep_forest-barter-6-say = The market comes first, troll or not. Potions cut thickets: lay this strip on top, and stand at column three.
lesson-deep_forest-barter-6-notice = Two potions and two markers.
lesson-deep_forest-barter-6-otherwise = Count the potions in column three, with this strip across the top.

lesson-deep_forest-barter-7-say = Pay Ada’s troll with your coin. Then take the other way: right, and up.
lesson-deep_forest-barter-7-notice = Two trolls in the bag. This field touches your old path, but those markers are gone.
lesson-deep_forest-barter-7-otherwise = Pay the troll, then right and up.

lesson-deep_forest-barter-8-say = The same thicket, from below, and now with four potions. Cut through!
lesson-deep_forest-barter-8-notice = Your first obstacle.
lesson-deep_forest-barter-8-otherwise = The thicket: three potions, and you have four.

lesson-deep_forest-barter-9-say = Climb the rock. Coming up costs one marker, going down costs two. From up here you see far.
lesson-deep_forest-barter-9-notice = A thicket, two trolls, two swords: five gold so far, and Ada has three. Up here you could fight next turn.
lesson-deep_forest-barter-9-otherwise = One more step, onto the rock.

# Monsters that help, and a bear. A monster that doubles a good, one that pays coins, a strength already beaten, fighting twenty, three rolls, swapping in the middle of a fight, losing.
# The hard part: Weak monsters bring little gold and help for the rest of the game; the strong ones bring gold only. And a fight is not over with the last roll: pips can still be bought, even with coins swapped on the spot.

lesson-deep_forest-monsters-title = Monsters that help, and a bear
lesson-deep_forest-monsters-goal = Let one monster help you beat the next.
lesson-deep_forest-monsters-closing = 27 gold to 7. Beat a helper early and a bear later; the other way round it helps nobody.

lesson-deep_forest-monsters-1-say = You have beaten the Rock magpie. Each round she doubles one good you take. Lay two books, stand there, double a book.
lesson-deep_forest-monsters-1-notice = Two books on the line, three in your pouch. She works from the round after the fight, to the end of the game.
lesson-deep_forest-monsters-1-otherwise = Row four, with two books from your strip. The magpie makes them three.
lesson-deep_forest-monsters-1-trap-1 = A marker more. But the bear beside you likes books: take it back.

lesson-deep_forest-monsters-2-say = Beside the rock you may fight. No fifteen again: each strength only once. Challenge the twenty, with all four swords.
lesson-deep_forest-monsters-2-notice = Eleven. Two rolls to go.
lesson-deep_forest-monsters-2-otherwise = The Cave bear, strength twenty. Bring every sword.
lesson-deep_forest-monsters-2-slip-1 = You have beaten a fifteen already. Look for somebody of another size.
lesson-deep_forest-monsters-2-trap-1 = Two dice make twelve at most. Swords you leave at home roll nothing: take it back, bring all four.

lesson-deep_forest-monsters-3-say = Set the six aside, and roll the other three again.
lesson-deep_forest-monsters-3-notice = Fifteen. What is set aside stays aside.
lesson-deep_forest-monsters-3-otherwise = Keep the six, roll the rest.

lesson-deep_forest-monsters-4-say = The five joins it. Then the last roll.
lesson-deep_forest-monsters-4-notice = Sixteen, four short. No roll left, and yet the fight is not over.
lesson-deep_forest-monsters-4-otherwise = Six and five are good enough. Roll the two small ones.

lesson-deep_forest-monsters-5-say = This bear counts books: one pip each. You have three. Swap two coins for a fourth, in mid-fight, and pay all four.
lesson-deep_forest-monsters-5-notice = Twenty! The bear is worth 20 gold. Four swords won, so two of them are worn out.
lesson-deep_forest-monsters-5-otherwise = Do not give up. Books are pips, and coins are books.
lesson-deep_forest-monsters-5-trap-1 = Lost: one sword blunt, no bear. But you had books and coins! Take it back and buy the pips.

lesson-deep_forest-monsters-6-say = A fight ends your turn, won or lost. You may still swap or send; say that you are done.
lesson-deep_forest-monsters-6-notice = A new round: her Moss giant pays her a coin, as he does every round. Three of the four fifteens help like that.
lesson-deep_forest-monsters-6-otherwise = Keep the troll for now. You are done.
lesson-deep_forest-monsters-6-meanwhile = Ada tries the second bear with three swords: ten. Lost, and a sword is blunt. The bear stays where it is.

lesson-deep_forest-monsters-7-say = Right of you a gate: three books. Column two shows only two, but you have a magpie. Lay this strip on top.
lesson-deep_forest-monsters-7-notice = Two coins and three books.
lesson-deep_forest-monsters-7-otherwise = Column two: coins and books. And double a book.

lesson-deep_forest-monsters-8-say = Three books for the gate. Open it!
lesson-deep_forest-monsters-8-notice = Bear 20, two obstacles 2, coins 2, swords 2, a troll 1: 27 gold. Ada has 7.
lesson-deep_forest-monsters-8-otherwise = The gate on your right: you have just bought the books.
