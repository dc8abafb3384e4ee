# Sentences every game needs.

move-not-now = “{ $move }” is not possible now.
refused-over = The game is over.

# What is being asked, and the refusal of everything else. The title is the card, tile or rival that asks.

question = { $title }: { $asks }
question-over = The game is over.
# In a game that asks nothing more precise.
question-turn = What do you do?
refused-inside = { $title }: { $why }
refused-asks = Answer { $title } first: { $asks }
refused-asks-untitled = Answer first: { $asks }
refused-must = { $title } cannot be skipped: { $asks }
refused-must-untitled = This cannot be skipped: { $asks }
refused-unfit = That does not fit. { $title }: { $asks }
refused-unfit-untitled = That does not fit: { $asks }

# An event of a game that has no sentence for it.
event-plain = { $n ->
    [0] { $name }: { $what }.
   *[other] { $name }: { $what } ({ $rest }).
}

result-win = { $you ->
    [yes] You win!
   *[no] { $name } wins.
}
result-shared = { $you ->
    [yes] You share the win: { $names }.
   *[no] { $names } share the win.
}
result-place = place

# Why a move cannot be taken back.

undo-nothing = There is nothing of yours to take back.
undo-chance = The die has been thrown since.
undo-hidden = Something hidden has come to light since: cards were drawn or turned up.
undo-turn = Somebody else has had to decide since.
undo-over = The game is over.

# At a table with others.

table-waiting = { $name } is deciding.
# What others read of a move of which nothing could be seen.
table-unseen = { $name } makes a choice.
# Somebody at a table who has not said their name.
table-player = Player { $n }
table-open = Seat { $seat } waits for somebody to take it.
table-finished = The game is over.
table-handed-over = A bot plays for you; take your seat back first.
table-not-your-turn = It is not your turn.

# Letting a bot play for a person.

seat-no-person = No person belongs to that seat.
seat-still-here = Whoever sits there is still here.
seat-not-agreed = Whoever sits there has not agreed, and has not been away for as long as this table agreed on.
seat-other-bot = For somebody who is away only { $bot } plays: their opponents do not choose.
seat-no-vote = You cannot vote about this seat: it takes two others at least, who all hold a seat here.
seat-bot-plays = A bot plays at that seat already.
