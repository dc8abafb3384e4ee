# Pearlbrook. The frog and the river, an adornment, the Shoal, a wonder.
# The hard part: pearls are no goods. They come from the frog, who goes once a season, and go into adornments and wonders.

lesson-everdell-pearlbrook-title = Pearlbrook: pearls and wonders
lesson-everdell-pearlbrook-goal = Send your frog for pearls, and build a wonder worth twenty points.
lesson-everdell-pearlbrook-closing = Twenty-nine points to seventeen, and twenty-three of them out of the river. Pearls left over are worth two each.

lesson-everdell-pearlbrook-1-say = Your frog looks for pearls. The green bank asks for three green cards, and you have them. Go there and use the Watermill.
lesson-everdell-pearlbrook-1-notice = One pearl for being the first, one for a point and a twig. Your green cards were only shown.
lesson-everdell-pearlbrook-1-otherwise = Your workers are all out, but the frog is no worker. The river first.
lesson-everdell-pearlbrook-1-meanwhile = The Watermill is turned up for the rest of the game. Ada fetches resin and a twig.
lesson-everdell-pearlbrook-1-slip-1 = The blue bank asks for two blue cards, and your city has none.
lesson-everdell-pearlbrook-1-trap-1 = One pearl is yours, but the mill would give another and two cards. Take it back and trade.

lesson-everdell-pearlbrook-2-say = A pearl plays one of your two adornments. The Spyglass gives a good, a card and a pearl. Choose a berry.
lesson-everdell-pearlbrook-2-notice = Paid with a pearl, and it brought one back. At the end it counts three points for each of your wonders.
lesson-everdell-pearlbrook-2-otherwise = The Spyglass. It lies with your things, and takes no space in the city.
lesson-everdell-pearlbrook-2-meanwhile = Playing an adornment is a whole turn. Ada plays a Husband.
lesson-everdell-pearlbrook-2-slip-1 = Your frog goes once a season. It comes home when you prepare.
lesson-everdell-pearlbrook-2-trap-1 = The Amulet brings much, but no pearl. You need every one today: take it back.

lesson-everdell-pearlbrook-3-say = All workers are out: prepare for autumn. The frog comes home with them.
lesson-everdell-pearlbrook-3-notice = Farm, barge and refinery have worked. But look who sits on the green bank now!
lesson-everdell-pearlbrook-3-otherwise = Prepare: nobody is left at home.
lesson-everdell-pearlbrook-3-meanwhile = Ada’s frog goes to your mill and pays a point for a pearl.

lesson-everdell-pearlbrook-4-say = The Shoal has room for every frog: two goods and two cards for a pearl. Two berries, Fool and Bard will do.
lesson-everdell-pearlbrook-4-notice = Three pearls. Now look up at the four wonders.
lesson-everdell-pearlbrook-4-otherwise = To the Shoal. The wonder you want costs three pearls, and you have two.
lesson-everdell-pearlbrook-4-meanwhile = Ada has nothing left to do, and passes.
lesson-everdell-pearlbrook-4-slip-1 = Ada’s frog is there. A bank holds one frog.
lesson-everdell-pearlbrook-4-slip-2 = Sunblaze Bridge costs three pearls. One is missing.
lesson-everdell-pearlbrook-4-fine-1 = Either one first.

lesson-everdell-pearlbrook-5-say = Send a worker to Sunblaze Bridge: two of each good but berries, three pearls, three cards. Keep King and Post Office.
lesson-everdell-pearlbrook-5-notice = Twenty points, and three more from the Spyglass. A wonder is built once, by one player.
lesson-everdell-pearlbrook-5-otherwise = The bridge! A worker goes there, and you pay for it at once.
lesson-everdell-pearlbrook-5-slip-1 = Twenty-five points, but it takes three pebbles.
lesson-everdell-pearlbrook-5-trap-1 = Fifteen points, where twenty were to be had. Take it back.

# Newleaf. Station cards with their train cars, golden tokens, visitors, a reservation, the ticket.
# The hard part: reserving and using the ticket are whole turns; a train car comes only with a card that is played from the station.

lesson-everdell-newleaf-title = Newleaf: all aboard
lesson-everdell-newleaf-goal = Use the station, a golden token, a reservation and your ticket.
lesson-everdell-newleaf-closing = A card for a resin less, a critter for nothing, and a visitor who thanks you with five points. The train leaves every game.

lesson-everdell-newleaf-1-say = Three cards wait at the station, for everybody. Play the Mine from there: the train car beside it comes along.
lesson-everdell-newleaf-1-notice = The Mine paid a pebble, the car a berry. Another card and another car have come.
lesson-everdell-newleaf-1-otherwise = The Mine at the station, please. The car beside it makes it better.
lesson-everdell-newleaf-1-meanwhile = Ada sends her last worker to the Haven.

lesson-everdell-newleaf-2-say = Your Gardener has a golden banner: a green construction. Lay a golden token on the Mine, and he comes free.
lesson-everdell-newleaf-2-notice = Farm and Mine have worked once more. You have three golden tokens for the whole game.
lesson-everdell-newleaf-2-otherwise = The Gardener. He costs three berries, or one golden token.
lesson-everdell-newleaf-2-meanwhile = Ada passes.
lesson-everdell-newleaf-2-slip-1 = The Inn is red. His banner asks for a green construction.
lesson-everdell-newleaf-2-trap-1 = The Farm’s door is better kept for a Husband, who needs no gold. Take it back, and take the Mine.
lesson-everdell-newleaf-2-fine-1 = Either one first.

lesson-everdell-newleaf-3-say = A worker at the station: send Mossy away, and take in Dillweed. He likes constructions. Then take the car with two twigs.
lesson-everdell-newleaf-3-notice = Five points, if in the end you have more constructions than critters. Visitors need no space.
lesson-everdell-newleaf-3-otherwise = Your last worker goes to the station, where the visitors are.
lesson-everdell-newleaf-3-trap-1 = That was Dillweed! Mossy wants five green cards. Take it back and send Mossy away.

lesson-everdell-newleaf-4-say = The Museum is too dear today. Reserve it: nobody else gets it, and it will cost one good less.
lesson-everdell-newleaf-4-notice = Reserving is a whole turn, once a season. The gap is filled at once.
lesson-everdell-newleaf-4-otherwise = Reserve the Museum. It lies in the middle of the station.
lesson-everdell-newleaf-4-slip-1 = You cannot pay for it yet. That is what reserving is for.

lesson-everdell-newleaf-5-say = You need a resin, and no worker is at home. Your ticket moves one: from the twigs to resin and a card.
lesson-everdell-newleaf-5-notice = The worker has worked twice. The way back is good for one more ride, from summer on.
lesson-everdell-newleaf-5-otherwise = The ticket. It moves a worker who is out already.
lesson-everdell-newleaf-5-slip-1 = No worker is at home. The ticket moves one who is out.

lesson-everdell-newleaf-6-say = Now the Museum, for a twig, a resin and a pebble. The second resin is spared.
lesson-everdell-newleaf-6-notice = Four constructions, one critter: Dillweed is pleased. And the Museum draws two cards whenever you play one.
lesson-everdell-newleaf-6-otherwise = Play the card you reserved.

# Bellfaire. The Market both ways, the Flower Festival, the garland.
# The hard part: a token of the Market changes sides with each use, so what one takes another may bring.

lesson-everdell-bellfaire-title = Bellfaire: market and garland
lesson-everdell-bellfaire-goal = Buy and sell at the Market, win a festival, and be the greenest city.
lesson-everdell-bellfaire-closing = Thirty-three points to seventeen. With Bellfaire, five and six may play; then a hand holds seven cards.

lesson-everdell-bellfaire-1-say = The Market has room for everybody, once each. Take what one of the upper tokens shows: two berries and two cards.
lesson-everdell-bellfaire-1-notice = The token has changed sides. Somebody can now sell what you took.
lesson-everdell-bellfaire-1-otherwise = To the Market, please. Ada has been there already, but it holds you, too.
lesson-everdell-bellfaire-1-meanwhile = Ada picks a berry.
lesson-everdell-bellfaire-1-slip-1 = This token lies on the side where one takes. Selling works with the others.

lesson-everdell-bellfaire-2-say = Nobody is left at home. Prepare for autumn, and your worker leaves the Market.
lesson-everdell-bellfaire-2-notice = One worker each at a time; now you may go there again.
lesson-everdell-bellfaire-2-otherwise = Prepare: all workers are out.
lesson-everdell-bellfaire-2-meanwhile = Your green cards have worked. Ada sends her last worker to the Haven.

lesson-everdell-bellfaire-3-say = One card of each colour stands in your city: that is the Flower Festival. Claim it!
lesson-everdell-bellfaire-3-notice = Four points. It is a basic event, a fifth one beside the four.
lesson-everdell-bellfaire-3-otherwise = The festival first: five colours, and it is yours.
lesson-everdell-bellfaire-3-meanwhile = Ada passes.
lesson-everdell-bellfaire-3-slip-1 = That one asks for four unique constructions. Events of Bellfaire count kinds, not names.

lesson-everdell-bellfaire-4-say = Now sell: three twigs and the Bard for three points and two goods. Take a pebble and a berry.
lesson-everdell-bellfaire-4-notice = Three points, and a pebble for the Mine. The token is back on the side where one takes.
lesson-everdell-bellfaire-4-otherwise = The Market again, and this time you sell three twigs and a card.
lesson-everdell-bellfaire-4-trap-1 = Resin is nice, but points are nicer, and the pebble is missing. Take it back and sell.

lesson-everdell-bellfaire-5-say = The garland goes to the city with most green cards. You and Ada have three each. Play the Mine from the Meadow!
lesson-everdell-bellfaire-5-notice = Six points for the most, three for the second. Before, you both had six.
lesson-everdell-bellfaire-5-otherwise = The Mine is green, and you can pay for it now.

# Spirecrest. A big critter, the weather, charting, discovering, the expedition after passing.
# The hard part: exploring follows preparing by itself, and what is paid on the expedition is paid after the last turn.

lesson-everdell-spirecrest-title = Spirecrest: into the mountains
lesson-everdell-spirecrest-goal = Use a big critter, explore the ridge, and lead your rabbit to the end of its way.
lesson-everdell-spirecrest-closing = Twenty-three to twelve, fifteen of them from the mountains. Chart what you will be able to pay for.

lesson-everdell-spirecrest-1-say = Truffle is one of your workers now, and may stand on green cards of any city. Ada’s General Store, and a resin!
lesson-everdell-spirecrest-1-notice = Two berries, because you have a Farm; a good and a card more, because it is Truffle.
lesson-everdell-spirecrest-1-otherwise = Truffle is the worker you have left. Call for help.
lesson-everdell-spirecrest-1-meanwhile = Ada fetches a pebble with her last worker.
lesson-everdell-spirecrest-1-slip-1 = Wildfire! The weather of your season forbids cards from the Meadow until you prepare.
lesson-everdell-spirecrest-1-trap-1 = Your Farm gives one berry. Ada’s store would give two. Take it back.

lesson-everdell-spirecrest-2-say = All are out. Prepare for autumn: the fire is over, and your rabbit explores.
lesson-everdell-spirecrest-2-notice = Weather is for those in its season alone. Each time you prepare, your rabbit explores.
lesson-everdell-spirecrest-2-otherwise = Prepare: nobody is left at home.

lesson-everdell-spirecrest-3-say = First you chart: one map tile joins your way. Mirror Lake, four points for three goods of any kind.
lesson-everdell-spirecrest-3-notice = A tile is a promise: its points come when you pay for it, after you have passed.
lesson-everdell-spirecrest-3-otherwise = Mirror Lake. It asks for three goods, and any will do.

lesson-everdell-spirecrest-4-say = Then you discover. The first is free, the next cost one and two. Everblossom City is worth a card: discard the Bard.
lesson-everdell-spirecrest-4-notice = Six points, because no purple card stands in your city. The two others go back.
lesson-everdell-spirecrest-4-otherwise = Everblossom City, in the middle. Pay with a card.
lesson-everdell-spirecrest-4-meanwhile = Your rabbit has come home. Ada passes.
lesson-everdell-spirecrest-4-trap-1 = Nothing to pay, but it asks for two events, and you have none. Take it back.

lesson-everdell-spirecrest-5-say = In a real game your six workers would go out now. Today we go straight to the end: pass.
lesson-everdell-spirecrest-5-notice = Now, and only now, your rabbit sets out along its tiles.
lesson-everdell-spirecrest-5-otherwise = Pass. The mountains are waiting.

lesson-everdell-spirecrest-6-say = The first tile asks for two goods. Go on, and pay two berries.
lesson-everdell-spirecrest-6-notice = Three points. The tiles are paid one after the other; whoever cannot, stops there.
lesson-everdell-spirecrest-6-otherwise = Go on to the first tile: two berries for three points.
lesson-everdell-spirecrest-6-trap-1 = Nine points left lying on the way! Take it back and go on.

lesson-everdell-spirecrest-7-say = Two more: a twig and the Storehouse for the fort, then two twigs and a resin for the lake.
lesson-everdell-spirecrest-7-notice = Nine points from three tiles.
lesson-everdell-spirecrest-7-otherwise = On with it: you can pay for every tile.
