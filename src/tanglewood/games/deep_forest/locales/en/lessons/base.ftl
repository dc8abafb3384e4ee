# Into the forest. Enter, lay a strip, stand at a line, step, pay a troll, take a sword, end, retreat (shown as a side road).

lesson-deep_forest-1-title = Into the forest
lesson-deep_forest-1-goal = Go shopping, walk three fields, pay a troll and find a sword.
lesson-deep_forest-1-closing = Two swords, a troll in the bag, three fields done. Next: walls of thorns, and the one rule that catches everybody.

lesson-deep_forest-1-1-say = Find a way from the lower wall to the upper one, and get rich on it: most gold wins. Enter in the middle.
lesson-deep_forest-1-1-notice = Everything in your line of sight turns up, until something stands in the way. At the end of the column: a troll.
lesson-deep_forest-1-1-otherwise = A fine gate as well. Today we take the middle.

lesson-deep_forest-1-2-say = First you go shopping. Pick this strip and lay it anywhere on the market, lengthwise or upright.
lesson-deep_forest-1-2-notice = Later strips cover earlier ones. Only what lies on top counts.
lesson-deep_forest-1-2-otherwise = Good idea. For now the strip with two markers: markers are your steps.

lesson-deep_forest-1-3-say = Now stand at the end of a line and take all it shows: two markers and a coin.
lesson-deep_forest-1-3-notice = Nobody else can stand where you stand. Next turn you must move on.
lesson-deep_forest-1-3-otherwise = That line shows less. The row with your strip has three goods.
lesson-deep_forest-1-3-trap-1 = One marker only. Your strip lies in the row: stand there and get all three.

lesson-deep_forest-1-4-say = And off you go. Every step costs one marker; it stays behind on the field you leave.
lesson-deep_forest-1-4-notice = The markers are your path. Its length counts at the end.
lesson-deep_forest-1-4-otherwise = Shopping is done. Take a step into the forest.

lesson-deep_forest-1-5-say = One more. Watch left and right: what comes into sight turns up by itself.
lesson-deep_forest-1-5-notice = Left a troll, right a sword.
lesson-deep_forest-1-5-otherwise = Straight on, please. Something waits there.

lesson-deep_forest-1-6-say = A troll beside you wants a coin, and wants it now. Nothing else goes before that.
lesson-deep_forest-1-6-notice = The troll is yours now. Keep it for one gold, or send it to Ada in a later round.
lesson-deep_forest-1-6-otherwise = The troll first. It does not let go.
lesson-deep_forest-1-6-slip-1 = The troll holds you fast. Pay it a coin first.

lesson-deep_forest-1-7-say = The sword costs a potion, a book and a coin: exactly what you have. Take it; you step onto its field.
lesson-deep_forest-1-7-notice = Swords are for fighting: one die each. You may also walk past and leave it.
lesson-deep_forest-1-7-otherwise = Swords win fights, and you can pay for this one. Take it!
lesson-deep_forest-1-7-trap-1 = You walked over it and left it lying. Allowed! But you can pay for it, so take it back.

lesson-deep_forest-1-8-say = No markers, no steps. End your turn and watch Ada do the same in her forest.
lesson-deep_forest-1-8-notice = Her strip covers your coin. The market never stays as it was.
lesson-deep_forest-1-8-otherwise = You can retreat, but why? You have found a sword.
lesson-deep_forest-1-8-meanwhile = Ada lays a strip across yours, stands at that column and walks in.
lesson-deep_forest-1-8-trap-1 = A retreat, twice a game: back up to three fields, markers return. But you were doing fine!

# Three obstacles, one turn. The market as a puzzle, overcome all three obstacles, send a troll, swap coins, a set.

lesson-deep_forest-2-title = Three obstacles, one turn
lesson-deep_forest-2-goal = Collect a gate, a thicket and a guard: 15 gold.
lesson-deep_forest-2-closing = Gate, thicket, guard: 15 gold in a single turn! Next: a monster, the fog, and the way out.

lesson-deep_forest-2-1-say = Three rounds later. Above you a gate: three books open it. Lay this strip on top, and one column shows three.
lesson-deep_forest-2-1-notice = Look for lines that already show what you need, and add the last piece.
lesson-deep_forest-2-1-otherwise = Possible. But see how many books column two would show.

lesson-deep_forest-2-2-say = You must leave your old line. Stand at column two: three books and a coin.
lesson-deep_forest-2-2-notice = Four books, six coins.
lesson-deep_forest-2-2-otherwise = Count the books: column two has three.
lesson-deep_forest-2-2-slip-1 = You stand there already. Every turn you must change lines.

lesson-deep_forest-2-3-say = Pay three books for the gate. You keep its tile and step onto the free field.
lesson-deep_forest-2-3-notice = Thickets cost three potions, gates three books, guards three coins. Each goes into your collection.
lesson-deep_forest-2-3-otherwise = The gate! You have just bought the books for it.

lesson-deep_forest-2-4-say = Left is free forest, yet closed: that field touches your own path. Your path may never touch itself. Go right.
lesson-deep_forest-2-4-notice = Before a step, look at the neighbours of the new field: a marker there, other than the one you leave, forbids it.
lesson-deep_forest-2-4-otherwise = Good to know, but first a step to the right.
lesson-deep_forest-2-4-slip-1 = Below it lies one of your markers. A path may not touch itself.

lesson-deep_forest-2-5-say = A thicket: three potions, and you have two. Send your troll to Ada. For that you get two potions.
lesson-deep_forest-2-5-notice = It costs Ada a coin when she comes by. One troll a round, and only one you took in an earlier round.
lesson-deep_forest-2-5-otherwise = You lack one potion. Your troll can earn it.
lesson-deep_forest-2-5-trap-1 = Nobody passes there soon. Put it where she wants to go.

lesson-deep_forest-2-6-say = Enough potions now. Cut through!
lesson-deep_forest-2-6-notice = And behind it stands a guard. You are out of markers.
lesson-deep_forest-2-6-otherwise = The thicket is open to you now: three potions.

lesson-deep_forest-2-7-say = Swap two coins for a marker; that works at any time in your turn. Then pay the guard three coins.
lesson-deep_forest-2-7-notice = One of each: a set of three. Three different or three equal obstacles are worth 15 gold.
lesson-deep_forest-2-7-otherwise = Keep the coins for marker and guard: two and three.
lesson-deep_forest-2-7-slip-1 = You could pay the guard, but not the step. You need a marker.

# A monster, the fog, the way out. Fight with dice set aside and pips bought, claim a monster, fog, leave, scoring.

lesson-deep_forest-3-title = A monster, the fog, the way out
lesson-deep_forest-3-goal = Beat a monster, leave the forest first, and count your gold.
lesson-deep_forest-3-closing = Out of the forest, and 57 gold against 28! Now play it from the first round. Ada will wait for you.

lesson-deep_forest-3-1-say = Round 13. You stand beside a rock, and rocks are alive! With two swords or more you may fight. Challenge a fifteen.
lesson-deep_forest-3-1-notice = Four swords, four dice. After a win with four dice two swords are worn out: fewer dice are cheaper, and riskier.
lesson-deep_forest-3-1-otherwise = You could go on. But you have four swords, and 15 gold sits in that rock.
lesson-deep_forest-3-1-trap-1 = Off you go, but the rock stays behind, and its gold. Take it back and fight.

lesson-deep_forest-3-2-say = Ten. You have two more rolls. Set the six aside and roll the other three again.
lesson-deep_forest-3-2-notice = 14. One short!
lesson-deep_forest-3-2-otherwise = Careful: keep the six. The low ones have little to lose.

lesson-deep_forest-3-3-say = You could roll once more. Or be sure: against this monster each marker you pay adds one pip.
lesson-deep_forest-3-3-notice = 15 takes markers, 20 takes books, 25 takes potions, 26 takes nothing.
lesson-deep_forest-3-3-otherwise = Brave! A marker would make it certain.

lesson-deep_forest-3-4-say = Won! Four different monsters have strength 15. The Stone toad is worth 15 gold: take it.
lesson-deep_forest-3-4-notice = Fog in row four. Leaving a field in the fog costs one marker more.
lesson-deep_forest-3-4-otherwise = Useful for a long game. But it is late: gold now beats help later.
lesson-deep_forest-3-4-meanwhile = The fight ended your turn. Ada pays a troll and beats a guard. Then the fog climbs one row.

lesson-deep_forest-3-5-say = Two steps to the wall, and crossing it costs a marker too: three in all. Go shopping for markers.
lesson-deep_forest-3-5-notice = Three markers and a potion.
lesson-deep_forest-3-5-otherwise = Look for a line full of markers: the first column, with this strip upright.

lesson-deep_forest-3-6-say = Up, and over the wall! Since the fog came, the way out is open.
lesson-deep_forest-3-6-notice = 5 gold for leaving, 15 for the longest path among those who left, 15 for your set, 15 for the toad: 57 to 28.
lesson-deep_forest-3-6-otherwise = The wall is so near. Leave before the fog does it for you.
lesson-deep_forest-3-6-slip-1 = The wall is still two fields away. First one step up.
lesson-deep_forest-3-6-meanwhile = Whoever leaves first ends the game: everybody else has one last turn. Ada does not get out.
