# Companion mode in the browser.

web-companion = An opponent for your own table
web-companion-lead = You play with your own pieces; the program plays the opponent.
web-companion-kept = You have a game with this opponent here.
web-companion-unknown = There is no such opponent.
web-companion-at-table = at your table
web-companion-begin = Begin
web-companion-own-cards = We use the opponent’s cards of our box and say which one we turned up
web-companion-own-dice = We roll our own die
web-companion-yes = Yes
web-companion-no = No
web-companion-less = one less
web-companion-more = one more
web-companion-that = That is it
web-companion-those = { $n ->
    [one] This one
   *[other] These { $n }
}
web-companion-none = None of them
web-companion-search = Part of the name
web-companion-as-before = As last time
web-companion-why = Why?
web-companion-done-step = Step { $n } is done
web-companion-done = Done. My turn
web-companion-ready = Finished your turn?
web-companion-over = { $name } has finished
web-companion-undo = Take the last answer back
web-companion-tab-turn = Turn
web-companion-tab-lair = Opponent
web-companion-tab-score = Score
web-companion-tab-answers = Answers
web-companion-share = On another phone too
web-companion-share-about = The link holds the whole game: whoever opens it goes on from here.
web-companion-anew = Begin another game
web-companion-counts-itself = counts itself
web-companion-total = Together
web-companion-not-so = Was something not so?
web-companion-change = Change
web-companion-waiting = There is no connection. Your answer is kept and counts as soon as it is back.
web-companion-retry = Try again
web-companion-offline = The next turn is here even without a connection.
