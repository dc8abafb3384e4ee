# The rulebook for people: headings, paragraphs and the questions people ask. `**` marks what is bold.
# Order, drawings and the exact rules behind each paragraph are in rulebook.toml.

deep_forest-book-goal = Through the forest, and rich
deep_forest-book-goal-words = goal aim object game about win how
deep_forest-book-goal-1 = Find a way from the lower wall to the upper one, and collect gold on it: obstacles, monsters, the longest path. **Most gold wins.**

deep_forest-book-market = First, the market
deep_forest-book-market-1 = **Lay** one of your strips anywhere, lengthwise or upright, over what lies there.
deep_forest-book-market-2 = **Stand** at a free line, never where you already stand, and take everything it shows.
deep_forest-book-market-3 = **Draw** a strip.

deep_forest-book-walk = Then, into the forest
deep_forest-book-walk-words = walk step go move path many far
deep_forest-book-walk-1 = Do as much as you can pay for, in any order. A **step** costs one marker, left on the field behind you; off a rock two, in the fog one more. Whatever comes into sight turns up by itself.
deep_forest-book-walk-2 = **Your path may never touch itself**, not even side by side.

deep_forest-book-obstacles = What stands in the way
deep_forest-book-obstacles-words = troll block way thicket gate guard
deep_forest-book-obstacles-1 = { $deep_forest__prices__obstacle ->
    [one] 1 piece
   *[other] { $deep_forest__prices__obstacle } pieces
    } each: **potions** for a thicket, **books** for a gate, **coins** for a guard. You keep the tile and step onto its field. A **sword** costs a potion, a book and a coin, or you walk over its field. A **troll** beside you wants { $deep_forest__prices__troll ->
    [one] 1 coin
   *[other] { $deep_forest__prices__troll } coins
    } before anything else.

deep_forest-book-swap = Swap, send, retreat
deep_forest-book-swap-words = swap exchange trade sell buy goods
deep_forest-book-swap-1 = At any time in your turn: **{ $deep_forest__prices__buy ->
    [one] 1 coin
   *[other] { $deep_forest__prices__buy } coins
    }** for a potion, book or marker; **{ $deep_forest__prices__sell } of a kind** for a coin. A troll from an earlier round can be **sent** to somebody, one a round, for { $deep_forest__prices__troll_reward ->
    [one] 1 potion, 1 book or 1 marker
   *[other] { $deep_forest__prices__troll_reward } potions, { $deep_forest__prices__troll_reward } books or { $deep_forest__prices__troll_reward } markers
    }. { $deep_forest__start__retreats ->
    [one] 1 time
   *[other] { $deep_forest__start__retreats } times
    } a game you may **retreat** up to { $deep_forest__limits__retreat_steps ->
    [one] 1 field
   *[other] { $deep_forest__limits__retreat_steps } fields
    }; that ends your turn.

deep_forest-book-fight = Fight a monster
deep_forest-book-fight-words = fight monster beat battle attack dice
deep_forest-book-fight-1 = On a rock or beside one, with at least { $deep_forest__limits__committed ->
    [one] 1 sword
   *[other] { $deep_forest__limits__committed } swords
    }. One die for each sword you bring, up to { $deep_forest__limits__rolls ->
    [one] 1 roll
   *[other] { $deep_forest__limits__rolls } rolls
    }, good dice set aside. Reach its strength and it is yours. Won or lost, your turn is over and swords wear out, unless you won with two dice.

deep_forest-book-fog = The fog
deep_forest-book-fog-words = leave out exit wall die
deep_forest-book-fog-1 = After round { $deep_forest__fog__after_round } the fog climbs one row a round. From then on you may leave over the upper wall, for { $deep_forest__prices__wall ->
    [one] 1 marker
   *[other] { $deep_forest__prices__wall } markers
    } more.

deep_forest-book-end = When is it over?
deep_forest-book-end-1 = When the first pawn leaves, everybody else has **one more turn**; at the latest it ends with round { $deep_forest__fog__last_round }.

deep_forest-book-wins = Who wins?
deep_forest-book-wins-1 = Three equal or three different obstacles: **{ $deep_forest__points__set }**, a single one { $deep_forest__points__single }. Monsters: their gold. Leaving: **{ $deep_forest__points__left }**. Longest path among those who left: **{ $deep_forest__points__longest }**. A coin: 1, a troll: { $deep_forest__points__troll }, a sword still sharp: { $deep_forest__points__sword }. { $deep_forest__prices__sell ->
    [one] Each good: 1.
   *[other] { $deep_forest__prices__sell } goods of a kind: 1.
    }

deep_forest-ask-start-with = What do I begin with?
deep_forest-ask-start-with-answer = { $deep_forest__start__potion ->
    [one] 1 potion
   *[other] { $deep_forest__start__potion } potions
    }, { $deep_forest__start__coin ->
    [one] 1 coin
   *[other] { $deep_forest__start__coin } coins
    }, { $deep_forest__start__book ->
    [one] 1 book
   *[other] { $deep_forest__start__book } books
    } and { $deep_forest__start__marker ->
    [one] 1 marker
   *[other] { $deep_forest__start__marker } markers
    }, and { $deep_forest__start__swords ->
    [one] 1 sword
   *[other] { $deep_forest__start__swords } swords
    } of your own.
deep_forest-ask-start-with-words = start setup resources first
deep_forest-ask-gold-end = What is worth gold at the end?
deep_forest-ask-gold-end-answer = Coins, beaten monsters, sets of obstacles, each sword that is not turned over, and each troll you keep: { $deep_forest__points__troll }.
deep_forest-ask-gold-end-words = score points count value troll sword coin keep
deep_forest-ask-how-often-roll = How often may I roll the dice?
deep_forest-ask-how-often-roll-answer = Up to { $deep_forest__limits__rolls ->
    [one] 1 time
   *[other] { $deep_forest__limits__rolls } times
    } in a fight; between rolls you set good dice aside.
deep_forest-ask-how-often-roll-words = throw dice reroll times fight
deep_forest-ask-enter-free-field = Why can I not enter that free field?
deep_forest-ask-enter-free-field-answer = One of its neighbours carries one of your markers, and a path may not touch itself.
deep_forest-ask-enter-free-field-words = touch path neighbour blocked cross own twice same again
deep_forest-ask-stay-line-market = May I stay at the same line of the market?
deep_forest-ask-stay-line-market-answer = No, you must move to another free one every turn.
deep_forest-ask-stand-where-laid = Must I stand where I laid my strip?
deep_forest-ask-stand-where-laid-answer = No, any free line will do.
deep_forest-ask-sword = Do I have to take the sword?
deep_forest-ask-sword-answer = No, you may walk over it and leave it.
deep_forest-ask-cannot-pay-troll = I cannot pay the troll. What now?
deep_forest-ask-cannot-pay-troll-answer = You may still swap; if that does not help, your turn ends there.
deep_forest-ask-cannot-pay-troll-words = coin broke
deep_forest-ask-goods-keep = How many goods may I keep?
deep_forest-ask-goods-keep-answer = { $deep_forest__limits__kept ->
    [one] 1 potion
   *[other] { $deep_forest__limits__kept } potions
    }, { $deep_forest__limits__kept ->
    [one] 1 book
   *[other] { $deep_forest__limits__kept } books
    } and { $deep_forest__limits__kept ->
    [one] 1 marker
   *[other] { $deep_forest__limits__kept } markers
    } at the end of your turn; coins without limit.
deep_forest-ask-goods-keep-words = hand limit maximum hold resources six
deep_forest-ask-leave-forest-early = Can I leave the forest early?
deep_forest-ask-leave-forest-early-answer = No, only once the fog has come, after round { $deep_forest__fog__after_round }.
deep_forest-ask-leave-forest-early-words = exit wall out
deep_forest-ask-never-out = What if I never get out?
deep_forest-ask-never-out-answer = You keep your gold, but miss the { $deep_forest__points__left } for leaving and cannot have the longest path.
deep_forest-ask-never-out-words = stuck trapped inside
deep_forest-ask-fight-monster-twice = Can I fight the same monster twice?
deep_forest-ask-fight-monster-twice-answer = Not a strength you have beaten; after a loss you may try again in a later turn.
deep_forest-ask-fight-monster-twice-words = again
deep_forest-ask-paths-equally-long = Two paths are equally long. Who gets the { $deep_forest__points__longest }?
deep_forest-ask-paths-equally-long-answer = Nobody: each of those tied gets { $deep_forest__points__longest_tied }.
deep_forest-ask-paths-equally-long-words = longest tie
deep_forest-ask-wins-tie = Who wins a tie?
deep_forest-ask-wins-tie-answer = Whoever beat the stronger monster; still even, you win together.
deep_forest-ask-wins-tie-words = same gold draw tiebreaker even
deep_forest-ask-game-ends = When does the game end?
deep_forest-ask-game-ends-answer = One turn each after the first pawn has left; at the latest with round { $deep_forest__fog__last_round }.
deep_forest-ask-game-ends-words = over finish last how many rounds long
deep_forest-ask-step-cost = What does a step cost?
deep_forest-ask-step-cost-answer = One marker; off a rock two, and in the fog one more.
deep_forest-ask-step-cost-words = move walk price
deep_forest-ask-swords-needed = How many swords do I need for a fight?
deep_forest-ask-swords-needed-answer = At least { $deep_forest__limits__committed }; each is one die.
deep_forest-ask-swords-needed-words = monster dice minimum
deep_forest-ask-fog-when = When does the fog come?
deep_forest-ask-fog-when-answer = After round { $deep_forest__fog__after_round }; then it climbs one row a round.
deep_forest-ask-fog-when-words = start
deep_forest-ask-retreat = When may I retreat?
deep_forest-ask-retreat-answer = { $deep_forest__start__retreats ->
    [one] 1 time
   *[other] { $deep_forest__start__retreats } times
    } a game, up to { $deep_forest__limits__retreat_steps ->
    [one] 1 field
   *[other] { $deep_forest__limits__retreat_steps } fields
    } back along your path; your turn ends with it.
deep_forest-ask-retreat-words = back flee how go backwards backward return
deep_forest-ask-set-worth = What are obstacles worth?
deep_forest-ask-set-worth-answer = Three equal or three different ones { $deep_forest__points__set } gold, a single one { $deep_forest__points__single }.
deep_forest-ask-set-worth-words = points score gold set tiles
deep_forest-ask-past-obstacle = How do I get past a thicket, a gate or a guard?
deep_forest-ask-past-obstacle-answer = Pay { $deep_forest__prices__obstacle ->
    [one] 1 potion
   *[other] { $deep_forest__prices__obstacle } potions
    }, books or coins; you keep the tile and step onto its field.
deep_forest-ask-past-obstacle-words = obstacle open overcome through
deep_forest-ask-walk-diagonal = May I walk diagonally?
deep_forest-ask-walk-diagonal-answer = No, only up, down, left and right.
deep_forest-ask-walk-diagonal-words = diagonal move corner
web-book-game-deep-forest = Deep Forest
web-card-set-deep-forest = { $set ->
    [base] base game
    [sparse] sparse market
   *[other] { $set }
}
deep_forest-ask-how-far-see = How far can I see?
deep_forest-ask-how-far-see-answer = Along your row and your column, up to the first thing that is not forest. What you see turns up by itself.
deep_forest-ask-how-far-see-words = line of sight view reveal hidden face-down turn up
deep_forest-ask-troll-rid = How do I get rid of a troll?
deep_forest-ask-troll-rid-answer = Pay it { $deep_forest__prices__troll ->
    [one] 1 coin
   *[other] { $deep_forest__prices__troll } coins
    }, and you take it; from the next round on you may send it to somebody.
deep_forest-ask-troll-rid-words = remove pay attack beside away lose
deep_forest-ask-market-how = How does the market work?
deep_forest-ask-market-how-answer = Lay a strip, stand at a free line, take everything the line shows, draw a strip.
deep_forest-ask-market-how-words = stall shop income strip get goods turn
deep_forest-ask-no-markers = What if I have no marker left?
deep_forest-ask-no-markers-answer = Then there is no step; but coins buy markers at any time in your turn.
deep_forest-ask-no-markers-words = run out stones more none empty
deep_forest-ask-cover-strips = What is a strip, and may it cover others?
deep_forest-ask-cover-strips-answer = Three cells you lay on the market, along a row or a column, over whatever lies there; what is on top counts.
deep_forest-ask-cover-strips-words = strips turn rotate upright over hand
deep_forest-ask-get-gold = How do I get gold?
deep_forest-ask-get-gold-answer = By obstacles, monsters, leaving the forest and the longest path; coins, trolls and sharp swords are worth something, too.
deep_forest-ask-get-gold-words = points score scoring win end
deep_forest-ask-where-begin = Where do I begin?
deep_forest-ask-where-begin-answer = Below the lower wall; right before your first turn you choose where to enter.
deep_forest-ask-where-begin-words = start enter entry wall pawn first field
deep_forest-ask-roll-again = May I roll a die again that I set aside?
deep_forest-ask-roll-again-answer = No, it keeps its pips until the fight is over; you choose after each roll which ones to set aside.
deep_forest-ask-roll-again-words = reroll dice times again throw
deep_forest-ask-stay-still = Do I have to walk on my turn?
deep_forest-ask-stay-still-answer = No: after the market you do as much or as little as you like.
deep_forest-ask-stay-still-words = skip pass nothing must move stop end
deep_forest-ask-how-many-play = How many can play?
deep_forest-ask-how-many-play-answer = Two to four.
deep_forest-ask-how-many-play-words = players people persons number alone
