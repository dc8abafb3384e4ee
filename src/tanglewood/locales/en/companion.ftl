# Companion mode: an opponent run for people who play with their own pieces.

companion-you = You
companion-other = Player 2
companion-expects-yes-no = Answer with yes or no.
companion-expects-number = That number cannot be: look at the smallest and the largest one.
companion-expects-one = Choose one of the answers.
companion-expects-some = Choose among the answers, each at most once.
companion-expects-row = Choose one for each place.
companion-question-first = First answer the question.
companion-no-such-deed = That cannot happen now.
companion-nothing-asked = Nothing is asked now.
companion-no-such-answer = There is no such answer to change.
companion-bad-session = This is no saved game of a companion, or it is damaged.
companion-unknown-room = This game is not shared any more; share it anew from a phone that has it.
companion-stale = Another phone has gone on meanwhile.
companion-crowded = Too many games are shared here just now; try again later.

companion-over = { $rival } has finished.
companion-prompt-yes-no = yes or no
companion-prompt-number = a number from { $least } to { $most }
companion-prompt-one = { $listed ->
    [yes] a number of the list, or a part of the name
   *[no] a part of the name
}
companion-prompt-some = numbers or names with commas, or nothing for none
companion-prompt-row = { $listed ->
    [yes] numbers or parts of the names, one for each place with commas
   *[no] parts of the names, one for each place with commas
}: { $places }
companion-prompt-ready = What happened? A number, undo, change, remove, insert, score, save or quit
companion-remembered = last time: { $answer }
companion-saved = Saved. Go on with: tanglewood companion --resume { $file }
companion-step = { $n }. { $text }
companion-rule = ({ $rule })
companion-several = { $said } fits several: { $names }
companion-unknown = { $said } is none of the answers.
companion-change-none = Nothing has been answered yet.
companion-change-which = Which answer was not so?
companion-total = Together
companion-answer = { $n }. { $question } { $answer }
companion-yes = yes
companion-no = no
companion-nothing = none
companion-players = How many people play against { $rival }.
companion-no-game = { $game } has no opponent for a real table. There are: { $names }.

# Corrections.

companion-setup = Setting up
companion-idle = This cannot happen any more
companion-repair = Put this right at the table, - is taken back and + is done instead:
companion-moved = { $name }: { $now } (it was { $was })
companion-turned = The card: { $card }
companion-deed = { $n }. { $name }
companion-remove-which = Which of these has not happened?
companion-insert-where = Before which of these was something forgotten?
companion-insert-what = What was it?
