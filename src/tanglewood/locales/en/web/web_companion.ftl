# Companion mode in the browser.

web-companion = An opponent for your own table
web-companion-lead = You play with your own pieces; the program plays the opponent.
web-companion-beyond = What the program does not know here: { $what }. Leave it in the box.
web-companion-kept = You have a game with this opponent here.
web-companion-unknown = There is no such opponent.
web-companion-at-table = at your table
web-companion-begin = Begin
web-companion-players = People at the table
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
web-companion-code = QR code of the link
web-companion-link = Link
web-companion-follow = Follow each other
web-companion-follow-about = With a connection all phones then show the same step, whoever answers.
web-companion-following = Whoever opens this link follows: all phones show the same step, whoever answers.
web-companion-following-on = Connected: other phones follow at once.
web-companion-following-lost = There is no connection: the other phones hear of your answers when it is back.
web-companion-unfollow = Go on alone
web-companion-faster = Another phone answered first; this is its game.
web-companion-anew = Begin another game
web-companion-which = Which game goes on?
web-companion-which-about = A game against { $name } is going on here already, and the link holds another one. If you take that one, yours is put aside: it stays in the list of opponents.
web-companion-apart-about = This phone and the others have gone on apart while there was no connection. If you take their game, yours is put aside: it stays in the list of opponents. If you keep yours, the others follow it.
web-companion-mine = On this device
web-companion-of-link = From the link
web-companion-of-others = On the other phones
web-companion-keep-mine = Keep mine
web-companion-take-link = Take this one
web-companion-entries = { $n ->
    [one] { $n } entry so far
   *[other] { $n } entries so far
}
web-companion-aside = Games put aside
web-companion-aside-remove = Remove the game against { $name } of { $when }
web-companion-counts-itself = counts itself
web-companion-not-so = Was something not so?
web-companion-change = Change
web-companion-change-of = Change: { $question }
web-companion-waiting = There is no connection. Your answer is kept and counts as soon as it is back.
web-companion-retry = Try again
web-companion-offline = This game goes on without a connection too.
web-companion-alone = There is no connection: this device works it out by itself …
web-companion-repair = Put this right at the table
web-companion-repair-gone = Take back
web-companion-repair-new = Do instead
web-companion-moved = { $name }: { $now } (it was { $was })
web-companion-drop = Remove
web-companion-drop-of = Remove: { $name }
web-companion-insert = Something was forgotten before this
web-companion-insert-what = What was forgotten before: { $name }?
web-companion-idle = This cannot happen any more
