# Who helps to pay. Innkeeper, Crane, Judge, Dungeon; the Haven; the Monastery and a worker who stays; preparing.
# The hard part: A helper is used while paying, one for each card, and Crane and Innkeeper leave the city for it. Step 4 shows that the Dungeon can be a blessing.

lesson-everdell-helpers-title = Who helps to pay
lesson-everdell-helpers-goal = Play four cards you cannot afford, and make points of goods nobody wants.
lesson-everdell-helpers-closing = Twenty points, and not one card paid in full. Look whom you have at home before you say: too dear.

lesson-everdell-helpers-1-say = Your Queen costs five berries, and you have three. The Innkeeper pays three of them, and leaves. Play the Queen.
lesson-everdell-helpers-1-notice = One point of Innkeeper for four points of Queen. Helpers are asked while you pay.
lesson-everdell-helpers-1-otherwise = The Queen first. Her price looks high, but somebody will help.
lesson-everdell-helpers-1-meanwhile = Ada plays a Fool, and sends him to you. Two points less, and he takes a space.
lesson-everdell-helpers-1-slip-1 = The Crane lifts stones, not queens. It helps with constructions only.

lesson-everdell-helpers-2-say = For constructions there is the Crane: three goods less, and you choose which. For the Castle, two pebbles and a resin.
lesson-everdell-helpers-2-notice = The Crane is gone, and its space is free again. One helper a card, never two.
lesson-everdell-helpers-2-otherwise = The Castle, with the Crane. You will not get it cheaper.
lesson-everdell-helpers-2-meanwhile = Ada fetches two resin.
lesson-everdell-helpers-2-trap-1 = The Mine lacks nothing, and the Crane would be gone. Keep it for something big, and take this move back.

lesson-everdell-helpers-3-say = The Mine lacks a pebble. The Judge lets one good stand for another: your berry for the pebble. And he stays!
lesson-everdell-helpers-3-notice = Exactly one good of the price, for every card you play. The Mine has paid you a pebble.
lesson-everdell-helpers-3-otherwise = The Mine, please: twig, resin, and the Judge for the rest.
lesson-everdell-helpers-3-meanwhile = Ada sends her last worker for twigs.

lesson-everdell-helpers-4-say = And the Dungeon: lock up a critter, three goods less. Chip Sweep costs three. Do you see whom nobody will miss?
lesson-everdell-helpers-4-notice = A prisoner is no longer in your city: no space, no points, and here no minus points. Thank you, Ada!
lesson-everdell-helpers-4-otherwise = Chip Sweep. Without a berry he can only be paid through the Dungeon.
lesson-everdell-helpers-4-meanwhile = Chip Sweep lets your Mine pay again. Ada goes into summer and takes two cards from the Meadow.
lesson-everdell-helpers-4-trap-1 = Four points behind bars! Take it back and look for somebody who costs you points.

lesson-everdell-helpers-5-say = Cards you cannot use buy goods at the Haven: every two cards, one good of your choice. Discard both for a twig.
lesson-everdell-helpers-5-notice = The Haven has room for everybody, all year round.
lesson-everdell-helpers-5-otherwise = No berries, and two critters in your hand. To the Haven!
lesson-everdell-helpers-5-meanwhile = Ada picks a berry.
lesson-everdell-helpers-5-trap-1 = One card buys nothing: it takes two. Take it back and discard them in pairs.
lesson-everdell-helpers-5-fine-1 = Either one first.

lesson-everdell-helpers-6-say = At your Monastery two goods become four points: you give them to Ada. A twig and a pebble will do.
lesson-everdell-helpers-6-notice = But this worker stays there for good. Cemetery and Monastery never let go.
lesson-everdell-helpers-6-otherwise = Your last worker goes to the Monastery: four points.
lesson-everdell-helpers-6-meanwhile = Only pebbles are left to give, so one goes by itself. Ada thanks you and fetches another.
lesson-everdell-helpers-6-fine-1 = The same two goods.

lesson-everdell-helpers-7-say = All are out: prepare for summer, and take Husband and Wife from the Meadow. Count who comes home.
lesson-everdell-helpers-7-notice = Four workers, one of them in the Monastery for ever: three to send out. Twenty points to Ada’s four.
lesson-everdell-helpers-7-otherwise = No worker is left at home. Prepare.

# Special events. A special event that asks for two cards, one that takes goods, one that takes cards, one that sends a worker home; the King counts them.
# The hard part: A special event asks for two named cards in the city, never pays for them and never uses them up; what it scores often depends on what is laid there in that moment, and never later.

lesson-everdell-events-title = Special events
lesson-everdell-events-goal = Claim three special events, and crown them with a King.
lesson-everdell-events-closing = Twenty-six points from four events and a King. Read the four special events before your first turn: they are half a plan.

lesson-everdell-events-1-say = Most special events ask for two cards in your city. Inn and Bard make the Performer. Play the Bard, and discard nothing.
lesson-everdell-events-1-notice = The four special events change from game to game. Ada seems to have read hers as well.
lesson-everdell-events-1-otherwise = First the Bard. His event waits for nobody.
lesson-everdell-events-1-meanwhile = The Bard could turn cards into points; you need yours. Ada plays a Peddler beside her General Store.
lesson-everdell-events-1-slip-1 = An inn without music? This event wants the Bard in your city, too.
lesson-everdell-events-1-trap-1 = One point a card. But an event further on pays two for each critter: take it back, discard nothing.

lesson-everdell-events-2-say = Now send a worker: the event is yours, and each berry you lay on it is worth two points. Lay three!
lesson-everdell-events-2-notice = Six points. Inn and Bard stay where they are; an event only looks at them.
lesson-everdell-events-2-otherwise = The event first. Whoever comes first has it alone.
lesson-everdell-events-2-meanwhile = Ada claims Under New Management and lays three resin on it, two points each.
lesson-everdell-events-2-trap-1 = Only now, never later: two berries more would be four points more. Take it back.

lesson-everdell-events-3-say = The Scholars want Teacher and University. Play the Teacher: two cards, one for you, one for Ada. Keep the Monk.
lesson-everdell-events-3-notice = A card for a player who is nearly done is a cheap present.
lesson-everdell-events-3-otherwise = The Teacher. Two berries are just enough.
lesson-everdell-events-3-meanwhile = Ada gets the Post Office, has no worker left to use it, and passes.
lesson-everdell-events-3-slip-1 = Ada has it. An event is claimed once, by one player.

lesson-everdell-events-4-say = Claim it, and send up to three critters from your hand to school: two points each. But not the King!
lesson-everdell-events-4-notice = The Fool, graduated! Cards under an event are out of play, and nobody reads them any more.
lesson-everdell-events-4-otherwise = The Scholars wait for you, and your hand is full of them.
lesson-everdell-events-4-trap-1 = Two points for a King who is worth ten on his throne. Take it back and keep him.
lesson-everdell-events-4-fine-1 = Any order will do.

lesson-everdell-events-5-say = One more: Clock Tower and Chip Sweep. He lies in the Meadow, and your refinery has a free door. Let your farm work.
lesson-everdell-events-5-notice = Chip Sweep moved in free, and Ada, who has passed, can only watch.
lesson-everdell-events-5-otherwise = Look who may live in the refinery. He lies in the Meadow.
lesson-everdell-events-5-fine-1 = Resin is as good.

lesson-everdell-events-6-say = A Well Run City: four points, and one of your workers comes home at once. Take back the very one you send.
lesson-everdell-events-6-notice = Four points, and the worker is free again.
lesson-everdell-events-6-otherwise = You still have a worker, and the third event is yours for the taking.

lesson-everdell-events-7-say = And now the King: two points for each special event of yours. Your Castle has a door for him.
lesson-everdell-events-7-notice = Four points for him, six for your three events.
lesson-everdell-events-7-otherwise = The King, free through the Castle’s door.

lesson-everdell-events-8-say = Your worker is still free, and you have four green cards: claim the Harvest Festival, a basic event.
lesson-everdell-events-8-notice = Events 19, and the King adds 7 for them. You win, 51 to 21.
lesson-everdell-events-8-otherwise = Three points lie there, and the King counts them, too.
lesson-everdell-events-8-meanwhile = No worker, no card: nothing is left to do, so you pass by yourself.

# Legends. A legend in place of its ribbon card, a visit that pays two tokens, what a legend counts as and what it shuts out, a space of its own.
# The hard part: The ribbon card is the price: it leaves the city, and the legend is that card from then on, for doors, events and uniqueness. Because a legend needs no space of the fifteen, the swap also makes room.

lesson-everdell-legends-title = Legends
lesson-everdell-legends-goal = Turn two ordinary cards into legends.
lesson-everdell-legends-closing = Two legends for two berries. Look at their ribbons in winter, and build what they ask for first.

lesson-everdell-legends-1-say = Two legends lie beside you; only you see them. The Green Acorn’s ribbon says Inn: swap your Inn for it, free.
lesson-everdell-legends-1-notice = Four points instead of two, and every guest brings you two more. Ada, do come again!
lesson-everdell-legends-1-otherwise = First the Green Acorn. You have the card on its ribbon.
lesson-everdell-legends-1-meanwhile = Ada visits at once: with the Acorn any card costs four goods less. She builds a School for nothing.
lesson-everdell-legends-1-trap-1 = Six goods gone. Paying is allowed, but the Inn on its ribbon would have done: take it back.

lesson-everdell-legends-2-say = A legend is its ribbon card: the Acorn has the Inn’s door. Let the Innkeeper move in free.
lesson-everdell-legends-2-notice = The Innkeeper was free. Nobody can tear a legend down or copy it.
lesson-everdell-legends-2-otherwise = The Innkeeper. There is a door for him now.
lesson-everdell-legends-2-meanwhile = Ada has a legend of her own: McGregor’s Market takes the place of her Farm and pays two goods.
lesson-everdell-legends-2-slip-1 = The Green Acorn is your Inn now. No second one beside a legend.
lesson-everdell-legends-2-trap-1 = A berry for a guest who had a door? Take it back and let him in at the Acorn.

lesson-everdell-legends-3-say = Foresight’s ribbon says Historian, and one lies in the Meadow. Two berries for her instead of four for the legend!
lesson-everdell-legends-3-notice = Now your city is full: fifteen spaces.
lesson-everdell-legends-3-otherwise = The Historian. She costs half of what Foresight costs.
lesson-everdell-legends-3-meanwhile = Ada has no worker left and passes.
lesson-everdell-legends-3-trap-1 = The Innkeeper leaves, and you had the berries. Take it back and keep him for a dearer guest.

lesson-everdell-legends-4-say = Full or not: a legend brings a space of its own. Swap the Historian for Foresight, and one space is free again.
lesson-everdell-legends-4-notice = Legends need none of the fifteen. A swap makes room, even in the last days of autumn.
lesson-everdell-legends-4-otherwise = Your second legend. The Historian is there to be swapped.
lesson-everdell-legends-4-slip-1 = Fifteen spaces, all taken. First make room.

lesson-everdell-legends-5-say = Build the Mine into the gap. After a construction Foresight gives you a good of your choice: take a berry.
lesson-everdell-legends-5-notice = She is blue: she helps after every card. A Historian would have drawn one card.
lesson-everdell-legends-5-otherwise = The Mine, into the space you won.

lesson-everdell-legends-6-say = The Husband shares his Wife’s space, and your Innkeeper pays for him. Take resin for the couple’s good.
lesson-everdell-legends-6-notice = After a critter Foresight draws two cards. The Innkeeper’s space is free again, and you have what a Castle costs.
lesson-everdell-legends-6-otherwise = The Husband in the Meadow. His Wife has kept a place for him.
lesson-everdell-legends-6-trap-1 = Twigs you have. Look at the Castle in the Meadow: it wants three resin. Take it back.

lesson-everdell-legends-7-say = The Castle: a point for every common construction. A legend is as common as its ribbon, so your Acorn counts.
lesson-everdell-legends-7-notice = Nine common constructions, thirteen points with its own four. 49 to Ada’s 20, and a worker is still at home.
lesson-everdell-legends-7-otherwise = The Castle in the Meadow. You have all it costs.
lesson-everdell-legends-7-fine-1 = Any good will do now.
lesson-everdell-legends-7-fine-2 = Any good will do now.
lesson-everdell-legends-7-fine-3 = Any good will do now.

# Abilities, new farms, and Corrin. An ability when a worker gains and when a construction is paid, Cats in a taken place, a farm with a choice, Corrin through a red door, no new worker in spring.
# The hard part: Abilities cost something: with them nobody gets a new worker in spring. And a stand-in is offered whenever it is possible, also where it is a waste; step 2 lets that happen.

lesson-everdell-abilities-title = Abilities, new farms, and Corrin
lesson-everdell-abilities-goal = Use the gift of the Squirrels, and bring Corrin into your city.
lesson-everdell-abilities-closing = Eight points by spring, with two workers. Every ability bends one rule: read yours, and read Ada’s.

lesson-everdell-abilities-1-say = Everybody has an ability. Yours, Squirrels: a worker who brings twigs brings one more. Send one to the three twigs.
lesson-everdell-abilities-1-notice = An ability bends one rule for one player. Point at it to read it again.
lesson-everdell-abilities-1-otherwise = Twigs are your strength. Take three, and get four.
lesson-everdell-abilities-1-meanwhile = Four twigs for you. Ada has the Cats: they sit down beside you, although the place holds one worker.

lesson-everdell-abilities-2-say = The new farms let you choose: this one gives a berry or a resin. Pay twigs and resin, and take the berry.
lesson-everdell-abilities-2-notice = For every other card it is a Farm: for Husband and Wife, for the Barge Toad. You choose anew each time it gives.
lesson-everdell-abilities-2-otherwise = First the farm: you have all it costs.
lesson-everdell-abilities-2-meanwhile = Ada builds another new farm. Each has its own price and its own choice.
lesson-everdell-abilities-2-trap-1 = Two twigs stood for the resin, but you had a resin! Take it back and pay as printed.

lesson-everdell-abilities-3-say = More twigs! The shared place gives two and a card; with your ability, three.
lesson-everdell-abilities-3-notice = Five twigs, and no resin at all.
lesson-everdell-abilities-3-otherwise = Twigs first: two are three for you.
lesson-everdell-abilities-3-meanwhile = Ada picks a berry.
lesson-everdell-abilities-3-slip-1 = Taken, by you and by Ada. Only Cats squeeze in, and you are a Squirrel.

lesson-everdell-abilities-4-say = The Inn wants a resin. For Squirrels two twigs stand for any one good of a construction. Build it!
lesson-everdell-abilities-4-notice = This is no helper: it works for every construction, as often as you like, even beside a Crane.
lesson-everdell-abilities-4-otherwise = The Inn. Your twigs are as good as resin.
lesson-everdell-abilities-4-meanwhile = Four twigs, no resin. Ada’s farm invites a Husband.
lesson-everdell-abilities-4-slip-1 = Four berries, and you have one. But Corrin goes where he likes: a red door would do.

lesson-everdell-abilities-5-say = Corrin the Warrior enters any red door free. Give Ada what you do not need, a point each: Undertaker, Clock Tower, twig.
lesson-everdell-abilities-5-notice = Leader, King and Warrior each name a colour. Any door of that colour is theirs, whatever guest it was built for.
lesson-everdell-abilities-5-otherwise = Corrin first. The Inn is red, and its door is open.
lesson-everdell-abilities-5-meanwhile = Three presents, three points. Ada goes into spring and takes a berry from her farm.
lesson-everdell-abilities-5-trap-1 = A point for a Fool, and Ada sends him straight back: two points less. Keep him, and send him to her.

lesson-everdell-abilities-6-say = Prepare for spring. No new worker waits there: that is the price of abilities. And let the farm give resin.
lesson-everdell-abilities-6-notice = Two workers in spring, for both of you. Eight points to Ada’s three.
lesson-everdell-abilities-6-otherwise = All workers are out, and berries you have. Prepare, and choose resin.

# Nightweave’s plans and personalities. A plan that strikes when she is blocked, foiling it, a personality that marks the cards beside her, averting it, cards she does not reach, her going home.
# The hard part: Plan and personality are in force all game, intrigues only for a season. The personality concerns the Meadow beside her pawn, corners included, and only while she sits there.

lesson-everdell-plans-title = Nightweave’s plans and personalities
lesson-everdell-plans-goal = Live with a personality and a plan, and leave her without a single token.
lesson-everdell-plans-closing = Not one token for her. Eight personalities, thirteen plans: read both cards before your first worker goes out.

lesson-everdell-plans-1-say = Two cards lie open all game: her plan, Extortion, and her personality, Nasty. Take the three twigs, and see the plan.
lesson-everdell-plans-1-notice = Each time her way is blocked, she gains as many points as her level: two. Unless you foil it.
lesson-everdell-plans-1-otherwise = Good, but take the twigs: then you see her plan at work.
lesson-everdell-plans-1-meanwhile = Her card wants the three twigs, too. Blocked! That is when Extortion strikes.

lesson-everdell-plans-2-say = A card or a good foils it. The King is far away; throw him out.
lesson-everdell-plans-2-notice = Foiling is offered each time, and it is up to you each time.
lesson-everdell-plans-2-otherwise = Keep what you can use soon. The King costs six berries.
lesson-everdell-plans-2-meanwhile = She gains nothing and follows her arrow to the two resin.
lesson-everdell-plans-2-trap-1 = Two points for her, for nothing. A card you cannot afford is a fair price: take it back.
lesson-everdell-plans-2-fine-1 = The Crane will do as well.

lesson-everdell-plans-3-say = Build your farm. Then she enters the Meadow, and you will see what Nasty means.
lesson-everdell-plans-3-notice = Her personality works on the marked cards only, as long as she sits there.
lesson-everdell-plans-3-otherwise = First the farm. You have all it costs.
lesson-everdell-plans-3-meanwhile = The die shows 3: she takes the Wife and sits down there. Webs mark the five cards around her, corners, too.

lesson-everdell-plans-4-say = The Husband is marked and worth two. Play him, free: she wants two points, and you pay two other things instead.
lesson-everdell-plans-4-notice = One card or one good for each point. Free or paid, drawn or played: marked is marked.
lesson-everdell-plans-4-otherwise = The Husband. His farm is waiting, and the webs have a price.
lesson-everdell-plans-4-meanwhile = The Husband moves in. Her next card sends a spider to the pebble.
lesson-everdell-plans-4-slip-1 = She sits there herself. That place stays empty until she leaves.
lesson-everdell-plans-4-trap-1 = You get a Husband worth two, and she gets two points. Then nobody has gained: take it back.

lesson-everdell-plans-5-say = The Shopkeeper lies at the edge, without a web. Two berries, and no questions.
lesson-everdell-plans-5-notice = Look for cards out of her reach. There are always some.
lesson-everdell-plans-5-otherwise = The Shopkeeper. Nothing marks the card, and it costs two berries.
lesson-everdell-plans-5-meanwhile = Her card, play from the Meadow: the die shows 6, the School is hers. Her own webs never hold her.

lesson-everdell-plans-6-say = Your last worker: a resin and a card. All her spiders are out as well, and so is she.
lesson-everdell-plans-6-notice = No pawn, no webs: now every card is yours to take. When she enters again, it all begins anew, elsewhere.
lesson-everdell-plans-6-otherwise = Any place will do in a game. Here, the resin.
lesson-everdell-plans-6-meanwhile = The next card with a spider sends her home and into spring. Her pawn leaves the Meadow, and the webs go.

lesson-everdell-plans-7-say = Prepare for spring, too. Her way is free this time, so Extortion is silent.
lesson-everdell-plans-7-notice = Blocking her costs you something under this plan; other plans ask for other care. She has not a single token.
lesson-everdell-plans-7-otherwise = All workers are out: prepare.
lesson-everdell-plans-7-meanwhile = Her card says three twigs, and your worker has just left them. Nothing to extort.
