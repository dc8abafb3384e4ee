# The rulebook for people: headings, paragraphs and the questions people ask. `**` marks what is bold.
# Order, drawings and the exact rules behind each paragraph are in rulebook.toml.

mycelia-book-goal = Lead the dew home
mycelia-book-goal-words = goal aim object game about win how
mycelia-book-goal-1 = { $mycelia__counts__drops ->
    [one] 1 dewdrop lies
   *[other] { $mycelia__counts__drops } dewdrops lie
    } on your board. Lead them all into the shrine. **An empty board wins**, once the round is played to its end.

mycelia-book-turn = On your turn
mycelia-book-turn-words = turn order sequence steps what do
mycelia-book-turn-1 = **Play your whole hand**, one card after the other, in any order. Leave out whatever you do not want.
mycelia-book-turn-2 = **Hire** whenever no card is running: pay leaves, take a mushroom from the showcase. It goes on top of your draw pile, so you hold it next turn.
mycelia-book-turn-3 = **Use your tiles**, each once a turn. Tile a, { $mycelia__tile__a__cost ->
    [one] 1 leaf
   *[other] { $mycelia__tile__a__cost } leaves
    }: { $mycelia__counts__showcase ->
    [one] 1 new mushroom
   *[other] { $mycelia__counts__showcase } new mushrooms
    } in the showcase. Tile b, { $mycelia__tile__b__cost ->
    [one] 1 leaf
   *[other] { $mycelia__tile__b__cost } leaves
    }: any drop, one field.
mycelia-book-turn-4 = **End your turn.** The showcase is filled, a full shrine turns, you draw { $mycelia__counts__hand ->
    [one] 1 card
   *[other] { $mycelia__counts__hand } cards
    }.

mycelia-book-card = How to read a card
mycelia-book-card-words = read card sign symbol arrow number pale
mycelia-book-card-1 = The **ground** says where: leaf litter, moss, water, or any field. The **drops** say how many must lie there, at least. The **arrows** say what happens: sideways, one field on; upwards, off the board.
mycelia-book-card-2 = A **beetle** means exactly that many. A **pale** arrow you use if you can and like. **2x** is up to twice, a **stroke** is one or the other, **&** is both, from left to right. **Two heads**: everybody else may, you may not.

mycelia-book-moving = How drops move
mycelia-book-moving-1 = One field up, down, left or right, onto any ground, never diagonally. A drop that reaches the shrine is off the board at once.

mycelia-book-shrine = When the shrine is full
mycelia-book-shrine-1 = All drops that leave a board go into the shrine. It is full with **{ $mycelia__counts__capacity__p2 ->
    [one] 1** drop
   *[other] { $mycelia__counts__capacity__p2 }** drops
    } (three players { $mycelia__counts__capacity__p3 }, four players { $mycelia__counts__capacity__p4 }). At the end of that turn it turns: the die and the supply card show one or two fields, and **everybody** gets a new drop on each.

mycelia-book-end = When is it over?
mycelia-book-end-words = end over finish long last round turns
mycelia-book-end-1 = When a board is empty, that turn is finished, and then the round: everybody has had equally many turns. The shrine does not turn any more.

mycelia-book-wins = Who wins?
mycelia-book-wins-1 = Whoever has an empty board. Several? Then **most leaves**. Still even? They share the win.

mycelia-book-more = More mushrooms
mycelia-book-more-1 = The expansion adds thirty mushrooms. **Lightning** works once, when you hire. Tiles c, d and e are new; nobody keeps more than four tiles. Some cards let you throw weak cards out of your deck.

mycelia-book-gwidyon = Gwidyon, alone
mycelia-book-gwidyon-words = who gwidyon opponent rival solo alone pile
mycelia-book-gwidyon-1 = Gwidyon has a pile of drops and no board. After each of your turns he turns up one card and does what it says. Empty your board before his pile is gone.
mycelia-book-gwidyon-2 = **His chip:** each time it turns to its drop side, one more drop goes. A bonus that moves a drop turns it; a bonus that removes drops removes his; leaves mean nothing to him.
mycelia-book-gwidyon-3 = **The shrine** fills with his drops and yours, and turns with { $mycelia__counts__capacity__p1 }. New drops come to you only.

mycelia-book-prisma = Prisma
mycelia-book-prisma-words = prisma expansion favour gift jump ring violet amber green
mycelia-book-prisma-1 = Of your drops { $mycelia__prisma__prism_drops ->
    [one] 1 **glitters**
   *[other] { $mycelia__prisma__prism_drops } **glitter**
    }, { $mycelia__prisma__dewdrops ->
    [one] 1 does
   *[other] { $mycelia__prisma__dewdrops } do
    } not. Each glittering one you take off the board earns a **favour**: your mushroom walks one space along the favour track, jumping over others.
mycelia-book-prisma-2 = On green, amber or violet you may buy a **gift** of that colour or a lower one; your mushroom goes back to the start. It lies on your draw pile. When you draw it, it is laid open at once, draws cards in its place and helps you for that turn.

mycelia-ask-new-drops = Where do new drops come?
mycelia-ask-new-drops-answer = Wherever the die and the open side of the supply card say, on all boards alike, when the shrine turns.
mycelia-ask-new-drops-words = supply die shrine refill place dice card symbol roll
mycelia-ask-leave-out = May I leave out a part of a card?
mycelia-ask-leave-out-answer = Yes, any part or all of it; only playing the card is a must.
mycelia-ask-leave-out-words = skip part forgo optional
mycelia-ask-others-drops = Can I move the drops of others?
mycelia-ask-others-drops-answer = No, everybody moves drops on their own board; others get a bonus from your card, and carry it out themselves.
mycelia-ask-others-drops-words = opponent other player board attack
mycelia-ask-new-showcase = When do new cards come into the showcase?
mycelia-ask-new-showcase-answer = At the end of a turn it is filled up to { $mycelia__counts__showcase }. Tile a replaces all its cards at once.
mycelia-ask-new-showcase-words = refill fill up gap change swap renew
mycelia-ask-play-all-cards = Must I play all my cards?
mycelia-ask-play-all-cards-answer = Yes, all of them every turn, but you may leave out what they do.
mycelia-ask-play-all-cards-words = hand keep forced skip turn pass part fully
mycelia-ask-use-card-hired = When can I use a card I hired?
mycelia-ask-use-card-hired-answer = Next turn: it lies on top of your draw pile, and cards are drawn at the end of your turn.
mycelia-ask-use-card-hired-words = bought new mushroom deck more get
mycelia-ask-picture-shows-drops = The picture shows two drops and one arrow. How many go?
mycelia-ask-picture-shows-drops-answer = One; the two drops say how many must lie there.
mycelia-ask-beetle = What does the beetle mean?
mycelia-ask-beetle-answer = Exactly as many drops as shown, no more and no fewer.
mycelia-ask-drop-move-diagonally = May a drop move diagonally?
mycelia-ask-drop-move-diagonally-answer = No, only up, down, left and right.
mycelia-ask-drop-move-diagonally-words = diagonal
mycelia-ask-any-field-include = Does “any field” include soil?
mycelia-ask-any-field-include-answer = Yes, every landscape field, but never the shrine.
mycelia-ask-stop-others-taking = Can I stop others from taking the bonus on my card?
mycelia-ask-stop-others-taking-answer = No, they get it even if you leave out the rest.
mycelia-ask-shrine-turn-twice = Can the shrine turn twice in one turn?
mycelia-ask-shrine-turn-twice-answer = No, at most once, at the end of a turn, and drops beyond its size are lost.
mycelia-ask-shrine-turn-twice-words = full
mycelia-ask-board-empty-won = My board is empty. Have I won?
mycelia-ask-board-empty-won-answer = Nearly: the round is finished first, and others may empty theirs.
mycelia-ask-board-empty-won-words = win last drop
mycelia-ask-leaves-worth-anything = Are leaves worth anything at the end?
mycelia-ask-leaves-worth-anything-answer = Only between players whose boards are empty.
mycelia-ask-leaves-worth-anything-words = leaf points tie money
mycelia-ask-last-turn = Does Gwidyon get a last turn?
mycelia-ask-last-turn-answer = No, whoever is empty first wins; empty in the same turn, both win.
mycelia-ask-know-next-card = Can I know Gwidyon’s next card?
mycelia-ask-know-next-card-answer = Nearly: six cards, shuffled after the fifth, so one always stays unseen.
mycelia-ask-easier = How do I make Gwidyon easier?
mycelia-ask-easier-answer = Give him more drops to begin with, up to 25.
mycelia-ask-moving-prism-drop = Does moving a prism drop give a favour?
mycelia-ask-moving-prism-drop-answer = No, only taking it off the board.
mycelia-ask-keep-gift-hand = Can I keep a gift in my hand?
mycelia-ask-keep-gift-hand-answer = No, it is laid open the moment you draw it.
mycelia-ask-change-buy-cheaper = Do I get change when I buy a cheaper colour?
mycelia-ask-change-buy-cheaper-answer = No, the mushroom always goes back to the start.
mycelia-ask-wins-tie = Who wins a tie?
mycelia-ask-wins-tie-answer = Of those with an empty board, whoever has most leaves; if that is even too, they win together.
mycelia-ask-wins-tie-words = same draw tiebreaker both empty
mycelia-ask-hold-cards = How many cards do I hold?
mycelia-ask-hold-cards-answer = { $mycelia__counts__hand }: you draw so many at the end of each turn and play them all in the next.
mycelia-ask-hold-cards-words = hand size limit
mycelia-ask-game-ends = When does the game end?
mycelia-ask-game-ends-answer = When a board is empty; that turn and the round are still finished.
mycelia-ask-game-ends-words = over finish last
mycelia-ask-how-many-drops = How many drops does everybody begin with?
mycelia-ask-how-many-drops-answer = { $mycelia__counts__drops }, laid as the setup card shows.
mycelia-ask-how-many-drops-words = start count 20
mycelia-ask-start-leaves = Do I begin with leaves?
mycelia-ask-start-leaves-answer = No, nobody does; cards bring them.
mycelia-ask-start-leaves-words = start money
mycelia-ask-hire-many = How many mushrooms may I hire in a turn?
mycelia-ask-hire-many-answer = As many as you can pay.
mycelia-ask-hire-many-words = buy card cost number
mycelia-ask-shrine-full = How many drops does the shrine hold?
mycelia-ask-shrine-full-answer = { $mycelia__counts__capacity__p2 } with two players, { $mycelia__counts__capacity__p3 } with three, { $mycelia__counts__capacity__p4 } with four; then it turns.
mycelia-ask-shrine-full-words = full capacity when
mycelia-ask-tile-twice = Can I use a tile twice in a turn?
mycelia-ask-tile-twice-answer = No, each tile once a turn.
mycelia-ask-tile-twice-words = action again
mycelia-ask-deck-short = What if my draw pile runs out?
mycelia-ask-deck-short-answer = Your discard pile is shuffled and put under it, then you draw on.
mycelia-ask-deck-short-words = empty deck
mycelia-ask-who-begins = Who starts?
mycelia-ask-who-begins-answer = The first player is drawn by lot, or chosen when the table is laid, and stays the first one all game.
mycelia-ask-who-begins-words = begin goes first player turn order
mycelia-ask-lose-cards = How do I get rid of cards?
mycelia-ask-lose-cards-answer = By a card with the sign “let go” or by tile e: both take a card out of your discard pile for good. They come with the expansion.
mycelia-ask-lose-cards-words = remove trash weak throw away out deck
mycelia-ask-what-shrine = What is the shrine?
mycelia-ask-what-shrine-answer = The home of the dew: a drop that reaches its field is off your board and fills it. Once it is full, it turns.
mycelia-ask-what-shrine-words = hole centre
mycelia-ask-get-leaves = How do I get leaves?
mycelia-ask-get-leaves-answer = From mushrooms that show a leaf, and from the bonus on cards of others. You may keep any number.
mycelia-ask-get-leaves-words = what money earn limit currency many
mycelia-ask-drops-on-field = How many drops may lie on one field?
mycelia-ask-drops-on-field-answer = Any number.
mycelia-ask-drops-on-field-words = limit stack several two together maximum
mycelia-ask-more-tiles = How do I get more action tiles?
mycelia-ask-more-tiles-answer = From some mushrooms of the expansion, the moment you hire them; nobody keeps more than four.
mycelia-ask-more-tiles-words = tile own many limit new
mycelia-ask-bonus = What is a bonus?
mycelia-ask-bonus-answer = The part of a card with two heads: everybody else may do it, each on their own board; you may not.
mycelia-ask-bonus-words = others heads opponents something my card
mycelia-ask-advanced-boards = What are the advanced boards?
mycelia-ask-advanced-boards-answer = The backs of the boards, each with its landscapes in other places, so that everybody faces another task.
mycelia-ask-advanced-boards-words = back side harder different reverse
mycelia-ask-how-many-play = How many can play?
mycelia-ask-how-many-play-answer = Two to four, or one alone against Gwidyon.
mycelia-ask-how-many-play-words = players people persons number
mycelia-ask-win-alone = How do I win against Gwidyon?
mycelia-ask-win-alone-answer = Empty your board before his pile is gone.
mycelia-ask-win-alone-words = beat alone solo
