# A winter and a spring. Place (exclusive, shared, forest with a choice), play from hand, play from the Meadow free, prepare, production.

lesson-everdell-1-title = A winter and a spring
lesson-everdell-1-goal = Build a farm, invite somebody to live there, and reach spring.
lesson-everdell-1-closing = Three cards in your city, and spring has come. Place, play, prepare: that is the whole game. Next: how it ends.

lesson-everdell-1-1-say = Fill your fifteen spaces with good cards: most points win. You need goods first. Send a worker to the three twigs.
lesson-everdell-1-1-notice = Your worker stays there. You take what the place shows, once, at once.
lesson-everdell-1-1-otherwise = A good place too. For the farm in your hand you need twigs.
lesson-everdell-1-1-meanwhile = Ada sends a worker to the two resin.

lesson-everdell-1-2-say = Your farm also needs a resin. Ada stands on the two resin, but the place with the plus has room for all.
lesson-everdell-1-2-notice = One resin and a new card. A plus: room for everybody. No plus: one worker only.
lesson-everdell-1-2-otherwise = Nice, but the farm still lacks its resin.
lesson-everdell-1-2-meanwhile = Ada fetches a berry.
lesson-everdell-1-2-slip-1 = Ada is there already. This place holds only one worker.
lesson-everdell-1-2-slip-2 = Not yet: one of your workers is still at home.

lesson-everdell-1-3-say = Two twigs and a resin: exactly what the farm costs. Play it from your hand.
lesson-everdell-1-3-notice = Green cards give their goods at once: here is your first berry.
lesson-everdell-1-3-otherwise = Your workers are out. This turn, build.
lesson-everdell-1-3-meanwhile = Ada plays an Innkeeper for her berry.

lesson-everdell-1-4-say = The Wife in the Meadow costs two berries. But your farm offers her a home, so she moves in free.
lesson-everdell-1-4-notice = You may play from the Meadow as from your hand. Its gap is filled at once.
lesson-everdell-1-4-otherwise = Look at the farm’s door: its card says who may live there.
lesson-everdell-1-4-meanwhile = The farm’s door is marked: taken. Ada has no worker left and goes into spring, alone.

lesson-everdell-1-5-say = All your workers are out. Prepare for spring: they come home, one more joins, and green cards give again.
lesson-everdell-1-5-notice = Three workers, and the farm gave a berry. Ada was in spring first: everybody has a season of their own.
lesson-everdell-1-5-otherwise = No worker is left at home. Time to go on to spring.
lesson-everdell-1-5-meanwhile = Ada picks three berries in the forest.
lesson-everdell-1-5-slip-1 = The farm has its family. A house invites one critter, once. The Husband would cost three berries.

lesson-everdell-1-6-say = A new place in the forest: two goods of your choice. Your mine still lacks a resin and a pebble.
lesson-everdell-1-6-notice = Forest places change from game to game. They hold one worker.
lesson-everdell-1-6-otherwise = Good to have. But look what the mine in your hand still lacks.
lesson-everdell-1-6-meanwhile = Ada plays a Historian.
lesson-everdell-1-6-trap-1 = Twigs you have. Look at the price of the mine: it lacks a resin and a pebble.
lesson-everdell-1-6-fine-1 = Pebble or resin first: you have both now.

lesson-everdell-1-7-say = Twig, resin, pebble: the mine. Build it, and it pays you at once.
lesson-everdell-1-7-notice = Three cards, five points. Ada has two cards and two points.
lesson-everdell-1-7-otherwise = You have exactly what the mine costs. Build it!

# The last days of autumn. Claim an event, visit an open card in another city, Journey with discards, pass, scoring.

lesson-everdell-2-title = The last days of autumn
lesson-everdell-2-goal = Turn your last workers into points, and pass at the right moment.
lesson-everdell-2-closing = Your city wins! Play a whole game now. Ada is patient, and every card tells you what it would cost you.

lesson-everdell-2-1-say = Autumn, the last season, and three workers are still at home. Your three blue cards fit this event. Claim it: three points!
lesson-everdell-2-1-notice = An event goes to whoever claims it first. It lies beside the city and takes no space.
lesson-everdell-2-1-otherwise = That works too, but Ada could take the event before you.
lesson-everdell-2-1-meanwhile = Ada spends her last pebble on a Crane.
lesson-everdell-2-1-trap-1 = Passing is for good, and three workers are still at home. Take it back and fetch some points.

lesson-everdell-2-2-say = See the open door on Ada’s Inn? You may visit it: a Meadow card for three goods less. Ada earns a point.
lesson-everdell-2-2-notice = The Architect cost one berry instead of four. Purple cards score at the end: he likes leftover resin and pebbles.
lesson-everdell-2-2-otherwise = First the Inn: it makes your berry worth four.
lesson-everdell-2-2-meanwhile = Your Shopkeeper adds a berry for the new critter. Ada has nothing left to do and passes.

lesson-everdell-2-3-say = Your last worker goes on the Journey: pay with three cards from your hand, score three points.
lesson-everdell-2-3-notice = Cards you cannot play any more are still worth something. The Journey opens in autumn only.
lesson-everdell-2-3-otherwise = Goods will not help you any more. Your cards will: look at the Journey.
lesson-everdell-2-3-slip-1 = That one asks for five cards. You hold three.

lesson-everdell-2-4-say = Workers out, hand empty. You have nothing better to do, so pass, and let us count.
lesson-everdell-2-4-notice = Cards 15, tokens 3, purple cards 9, Journey 3, event 3: 33 points. Ada has 30.
lesson-everdell-2-4-otherwise = Nice, but it would cost you Architect points. Pass.
