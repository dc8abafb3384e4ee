# The rulebook for people: headings, paragraphs and the questions people ask. `**` marks what is bold.
# Order, drawings and the exact rules behind each paragraph are in rulebook.toml.

everdell-book-goal = Build a woodland city
everdell-book-goal-words = goal aim object game about win how
everdell-book-goal-1 = You have a year, a handful of workers and **{ $everdell__counts__city ->
    [one] 1 space
   *[other] { $everdell__counts__city } spaces
    }**. Fill them with critters and constructions. **Most points win.**

everdell-book-turn = On your turn, do one of three things
everdell-book-turn-words = turn order sequence steps what do
everdell-book-turn-1 = **Place a worker** on a free spot and take what it shows, at once. It stays until your next season.
everdell-book-turn-2 = **Play a card** from your hand or from the Meadow and pay what it costs.
everdell-book-turn-3 = **Prepare for the next season**, once all your workers are out. They come home, and new ones join.

everdell-book-places = Where workers go
everdell-book-places-words = worker block occupied location basic forest go
everdell-book-places-1 = One outline: **one worker**. A plus: **everybody**. Forest places take { $everdell__counts__forest_spaces__0 ->
    [one] 1 worker
   *[other] { $everdell__counts__forest_spaces__0 } workers
    }, with four players { $everdell__counts__forest_spaces__3 }. Red cards in your city are yours to visit; those with an open sign are open to all, and their owner earns a point.

everdell-book-free = Free critters
everdell-book-free-words = play free without paying critter door
everdell-book-free-1 = A construction with a door invites one of its critters **free, once**. The door is marked and stays marked, even if the guest leaves.

everdell-book-year = The year
everdell-book-winter = Winter
everdell-book-spring = Spring
everdell-book-summer = Summer
everdell-book-autumn = Autumn
everdell-book-year-1 = Everybody has a season of their own. You may be in winter while others are in spring.

everdell-book-colours = Cards by colour
everdell-book-colours-1 = **Green** gives goods, when played and in spring and autumn. **Red** is a place for a worker. **Blue** helps as long as it stands. **Purple** scores at the end. **Tan** acts once, at once.

everdell-book-events = Events
everdell-book-events-words = same event somebody else basic special
everdell-book-events-1 = Meet what an event asks for, place a worker on it, and it is yours alone.

everdell-book-end = When am I done?
everdell-book-end-words = pass autumn done stop cannot anything nothing
everdell-book-end-1 = In autumn, when you cannot or will not go on, you **pass**. That is for good; the others play on until all have passed. Before that, the **Journey** turns cards in your hand into points.

everdell-book-wins = Who wins?
everdell-book-wins-1 = Everything is added up. Tied? More events, then more goods left over, then you share.

everdell-book-rugwort = Rugwort, alone
everdell-book-rugwort-words = who rugwort rat opponent rival solo does
everdell-book-rugwort-1 = Rugwort has no turns. Each time you play a card he rolls the die and takes the card it points at from the Meadow. When you prepare, he prepares too: he takes basic events his colours allow, moves his workers, and blocks more of the Meadow.
everdell-book-rugwort-2 = He scores { $everdell__rugwort_points__card } a card, { $everdell__rugwort_points__purple } a purple one, { $everdell__rugwort_points__basic_event } a basic event, his Journey, and points for each special event you did not get (more from the second year on). **You need more than he has.**

everdell-book-nightweave = Nightweave
everdell-book-nightweave-words = who nightweave spider opponent rival turn does
everdell-book-nightweave-1 = After each of your turns she turns up a card and reads the row of **her** season. She does **1**; if that is impossible, **2**; if that is, too, the line **or else**. She pays nothing, gains nothing from places, and reads no card texts.
everdell-book-nightweave-2 = A place that is **taken** is not impossible: her spider follows the **arrow** to the next single place of that kind. When she sits on the Meadow, all spiders are out and her card shows the spider or her own sign, she **prepares** instead.
everdell-book-nightweave-3 = **Intrigues** come with her spring, summer and autumn. Those that last a season cannot be foiled; those that strike at once can, for the price on the card.

everdell-ask-start-with = What do I begin with?
everdell-ask-start-with-answer = Cards, { $everdell__counts__start_hands__0 }, { $everdell__counts__start_hands__1 }, { $everdell__counts__start_hands__2 } or { $everdell__counts__start_hands__3 } in the order of play, and { $everdell__counts__workers ->
    [one] 1 worker
   *[other] { $everdell__counts__workers } workers
}; no goods and an empty city.
everdell-ask-start-with-words = start setup hand deal first cards workers resources how many
everdell-ask-specials-in-play = How many events are in play?
everdell-ask-specials-in-play-answer = All basic ones, and { $everdell__counts__specials } special ones that are drawn for each game.
everdell-ask-specials-in-play-words = special basic number setup
everdell-ask-same-season = Are all players in the same season?
everdell-ask-same-season-answer = No, everybody prepares alone, and may be ahead or behind.
everdell-ask-same-season-words = season together same time
everdell-ask-what-fool = What is the Fool good for?
everdell-ask-what-fool-answer = You play him into an opponent’s city, where he takes a space and costs points.
everdell-ask-what-fool-words = fool opponent minus bad card
everdell-ask-build-second-farm = May I build a second Farm?
everdell-ask-build-second-farm-answer = Yes, common cards any number of times; only unique ones must stay alone.
everdell-ask-build-second-farm-words = two same card copies duplicate common unique twice
everdell-ask-farm-bring-both = Can the Farm bring in both a Husband and a Wife?
everdell-ask-farm-bring-both-answer = No, one of them, once; a second Farm brings the other.
everdell-ask-husband-wife-space = Do Husband and Wife take one space or two?
everdell-ask-husband-wife-space-answer = One, if they share it; they pair up by themselves.
everdell-ask-husband-wife-space-words = pair couple share
everdell-ask-skip-turn = May I skip my turn?
everdell-ask-skip-turn-answer = No; before autumn there is always something you can do, and in autumn you pass for good.
everdell-ask-skip-turn-words = pass nothing
everdell-ask-prepare-while-worker = May I prepare while a worker is at home?
everdell-ask-prepare-while-worker-answer = No, all of them must be out first.
everdell-ask-prepare-while-worker-words = season next early
everdell-ask-cards-hold = How many cards may I hold?
everdell-ask-cards-hold-answer = { $everdell__counts__hand_limit }; a draw simply stops there. From five players on it is { $everdell__fair__hand_limit }, and some abilities change it.
everdell-ask-cards-hold-words = hand limit maximum size 8 most
everdell-ask-meadow-card-cost = Does a Meadow card cost more?
everdell-ask-meadow-card-cost-answer = No, it costs the same as from your hand.
everdell-ask-meadow-card-cost-words = pay price buy cards play
everdell-ask-visit-red-card = May I visit a red card in another city?
everdell-ask-visit-red-card-answer = Yes, if it has the open sign; its owner takes a point token.
everdell-ask-visit-red-card-words = opponent other open destination worker inn use
everdell-ask-use-innkeeper-free = Can I use an Innkeeper for a critter that comes free through a door?
everdell-ask-use-innkeeper-free-answer = No: one help for each card, and a card that comes free takes none.
everdell-ask-city-full-play = My city is full. Can I still play?
everdell-ask-city-full-play-answer = Yes: a Wanderer, a partner for a pair, a Ruins, or a card whose helper leaves while paying.
everdell-ask-city-full-play-words = no space left 15
everdell-ask-claim-event = How do I claim an event?
everdell-ask-claim-event-answer = Have what it asks for in your city, and place a worker on it. It is yours alone and stays when the worker comes home.
everdell-ask-claim-event-words = get take achieve requirement
everdell-ask-play-card-sits = Can I play a card Rugwort sits on?
everdell-ask-play-card-sits-answer = No, neither play, draw nor discard it.
everdell-ask-play-card-sits-words = blocked under
everdell-ask-pay-use-cards = Does Rugwort pay, or use his cards?
everdell-ask-pay-use-cards-answer = No, only their colours count.
everdell-ask-visit-inn-city = May I visit an Inn in Rugwort’s city?
everdell-ask-visit-inn-city-answer = Yes, and he takes the token.
everdell-ask-unable-act = Can I make Nightweave unable to act?
everdell-ask-unable-act-answer = Rarely: there is always the line “or else”, and its points are hers in any case, except at level 0.
everdell-ask-event-fulfil = Can Nightweave take an event she does not fulfil?
everdell-ask-event-fulfil-answer = Yes: one she meets if there is one, else one she has begun, else any.
everdell-ask-tie-nightweave = Who wins a tie with Nightweave?
everdell-ask-tie-nightweave-answer = She does.
everdell-ask-wins-tie = Who wins a tie?
everdell-ask-wins-tie-answer = Whoever has more events; still even, whoever has more goods left over; then you share.
everdell-ask-wins-tie-words = same points draw tiebreaker
everdell-ask-city-size = How many cards fit into a city?
everdell-ask-city-size-answer = { $everdell__counts__city ->
    [one] 1 space
   *[other] { $everdell__counts__city } spaces
    }, one card on each, unless a card says otherwise.
everdell-ask-city-size-words = limit maximum size 15 buildings
everdell-ask-game-ends = When does the game end?
everdell-ask-game-ends-answer = When everybody has passed; each player passes alone, in autumn.
everdell-ask-game-ends-words = over finish last round how many rounds long
everdell-ask-workers-back = When do my workers come back?
everdell-ask-workers-back-answer = When you prepare for the next season: all of them, except those that stay for good.
everdell-ask-workers-back-words = return home retrieve recall
everdell-ask-more-workers = How do I get more workers?
everdell-ask-more-workers-answer = By preparing: { $everdell__season__spring__workers } in spring, { $everdell__season__summer__workers } in summer, { $everdell__season__autumn__workers } in autumn.
everdell-ask-more-workers-words = new number count
everdell-ask-deck-empty = What if the deck runs out?
everdell-ask-deck-empty-answer = The discard pile is shuffled into a new deck.
everdell-ask-deck-empty-words = empty cards left
everdell-ask-same-place = May I send two workers to one place?
everdell-ask-same-place-answer = Only where there is a plus; a place with one outline holds one worker.
everdell-ask-same-place-words = occupied taken spot location share players opponent same plus
everdell-ask-free-critter = How do I get a critter free?
everdell-ask-free-critter-answer = Its construction stands in your city, and nobody has moved in there yet.
everdell-ask-free-critter-words = without paying door invite occupy home
everdell-ask-card-colours = What do the colours of the cards mean?
everdell-ask-card-colours-answer = Green gives goods, red is a place for a worker, blue helps all the time, purple scores at the end, tan acts once.
everdell-ask-card-colours-words = green red blue purple tan kind type production prosperity destination when
everdell-ask-journey = What is the Journey?
everdell-ask-journey-answer = In autumn a worker there turns cards of your hand into { $everdell__location__journey_2__points } to { $everdell__location__journey_5__points ->
    [one] 1 point
   *[other] { $everdell__location__journey_5__points } points
    }.
everdell-ask-journey-words = discard points
everdell-ask-after-pass = May I come back after passing?
everdell-ask-after-pass-answer = No, passing is for good, and it is possible only in autumn.
everdell-ask-after-pass-words = again
web-card-set-everdell = { $set ->
    [base] base game
    [farms] seasonal Farms
    [corrin] Corrin Evertail
    [extra] extra cards
    [rugwort_cards] Rugwort’s cards
    [legends_first] legends
    [legends_more] legends of Mistwood
    [pearlbrook] Pearlbrook
    [newleaf] Newleaf
    [bellfaire] Bellfaire
    [spirecrest] Spirecrest
   *[other] { $set }
}
everdell-ask-who-begins = Who goes first?
everdell-ask-who-begins-answer = The first player is drawn by lot, or chosen when the table is laid; then it goes round clockwise.
everdell-ask-who-begins-words = begin start first player turn order
everdell-ask-meadow = What is the Meadow?
everdell-ask-meadow-answer = Open cards in the middle: everybody may play them as if from their own hand, and gaps are filled at once.
everdell-ask-meadow-words = middle face up common refill filled gap new empty
everdell-ask-score-what = How do I score points?
everdell-ask-score-what-answer = With the cards in your city, point tokens, the bonuses of purple cards, the Journey and events.
everdell-ask-score-what-words = what counts win victory end token
everdell-ask-goods-left = Are goods left over worth points?
everdell-ask-goods-left-answer = No, they only decide a tie that events have not decided.
everdell-ask-goods-left-words = resources leftover worth end remaining
everdell-ask-two-sorts = What are critters and constructions?
everdell-ask-two-sorts-answer = The two sorts of cards, animals and buildings. A construction may bring in a critter free.
everdell-ask-two-sorts-words = critter construction kinds difference animal building
everdell-ask-draw-cards = How do I draw cards?
everdell-ask-draw-cards-answer = By places and cards that say so; nobody draws just because it is their turn.
everdell-ask-draw-cards-words = more new get hand deck
everdell-ask-give-up-card = May I discard a card, or take one out of my city?
everdell-ask-give-up-card-answer = Only where a place or a card says so.
everdell-ask-give-up-card-words = remove destroy tear down throw away rid get
everdell-ask-goods-limit = How many goods may I have?
everdell-ask-goods-limit-answer = Any number; and the supply never runs out.
everdell-ask-goods-limit-words = limit maximum resources own run out keep
everdell-ask-how-many-play = How many can play?
everdell-ask-how-many-play-answer = One to four; with Bellfaire up to six.
everdell-ask-how-many-play-words = players people persons number
