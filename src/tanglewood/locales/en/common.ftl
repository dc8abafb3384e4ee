# Sentences every game needs.

move-not-now = “{ $move }” is not possible now.
refused-over = The game is over.

# What is being asked, and the refusal of everything else. The title is the card, tile or rival that asks.

question = { $title }: { $asks }
question-over = The game is over.
# In a game that asks nothing more precise.
question-turn = What do you do?
# Somebody at the table whose name is not known.
player-called = player { $seat }
refused-inside = { $title }: { $why }
refused-asks = Answer { $title } first: { $asks }
refused-asks-untitled = Answer first: { $asks }
refused-must = { $title } cannot be skipped: { $asks }
refused-must-untitled = This cannot be skipped: { $asks }
refused-unfit = That does not fit. { $title }: { $asks }
refused-unfit-untitled = That does not fit: { $asks }

# Lists: “A, B and C”. The comma joins all but the last two things. Where a language says another word before
# some sounds, as Spanish has “e” for “y” before an i and “u” for “o” before an o, $alike is yes.
list-comma = { $first }, { $last }
list-and = { $alike ->
   *[no] { $first } and { $last }
}
list-or = { $alike ->
   *[no] { $first } or { $last }
}

# An event of a game that has no sentence for it.
event-plain = { $n ->
    [0] { $name }: { $what }.
   *[other] { $name }: { $what } ({ $rest }).
}
event-unasked = Played by itself: it was the only option.

result-win = { $you ->
    [yes] You win!
   *[no] { $name } wins.
}
# $names: those who share it, or with [yes] the others.
result-shared = { $you ->
    [yes] You share the win with { $names }.
   *[no] { $names } share the win.
}
result-place = place

# Why a move cannot be taken back.

undo-nothing = There is nothing of yours to take back.
undo-chance = The die has been rolled since.
undo-hidden = Something hidden has been revealed since: cards were drawn or turned up.
undo-turn = Somebody else has made a decision since.
undo-over = The game is over.

# At a table with others.

table-waiting = { $name } is deciding.
# What others read of a move that they cannot see.
table-unseen = { $name } makes a choice.
# Somebody at a table who has given no name.
table-player = Player { $n }
table-open = Seat { $seat } is still open.
table-finished = The game is over.
table-handed-over = A bot is playing for you; take your seat back first.
table-not-your-turn = It is not your turn.

# Letting a bot play for a person.

seat-no-person = That seat does not belong to a person.
seat-still-here = The player at that seat is still here.
seat-not-agreed = The player at that seat has not agreed, and has not been away for as long as this table requires.
seat-other-bot = Only { $bot } can play for somebody who is away: opponents do not choose the bot.
seat-no-vote = You cannot vote on this seat: that takes at least two other players with a seat here.
seat-bot-plays = A bot is already playing at that seat.

# Reasons for a move, one after the other.
reason-and = { $first }; { $last }
# Of a move for which nothing certain can be said.
reason-chance = what it brings is up to chance
reason-later = brings nothing at once; what it is good for comes later
reason-same = as move { $n }: { $why }

# Options that are refused: $option is the word that is typed, $near a known word that may have been meant, or none.
refused-option = option { $option }: { $why }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
refused-no-option = { $game } has no option { $given }{ refused-near }; it has { $known }
refused-no-game = no game is called { $given }{ refused-near }; there is { $known }
refused-no-bot = no bot is called { $given }{ refused-near }; there is { $known }
refused-no-lesson = { $game } has no lesson { $given }{ refused-near }; there is { $known }
refused-no-rival = no opponent is called { $given }, expected one of { $known }
option-of-rival = expected one of { $known }, which are those of { $rival }
refused-near = { $near ->
    [none] {""}
   *[other] {" "}(did you mean '{ $near }'?)
}
refused-seed = seed: expected a whole number from 0 to 2**60 - 1, got { $given }
refused-no-move = { $given } is no move; expected something like { $hint }
refused-nobody = the game is over, nobody has a move
option-value = expected { $expected }, got { $given }{ refused-near }
option-seat = expected a seat from 0 to { $last }, got { $given }
option-expected-flag = yes or no
option-expected-choice = one of { $choices }{ $each ->
    [yes] {" "}(for all seats, or for each one with commas)
   *[no] {""}
}
option-expected-number = a whole number from { $low } to { $high }

# Why the system refuses a file or an address, behind its name: `a.tgr: No such file or directory`.
system-enoent = No such file or directory
system-eacces = Permission denied
system-eisdir = Is a directory
system-enotdir = Not a directory
system-eexist = File exists
system-enospc = No space left on device
system-erofs = Read-only file system
system-eaddrinuse = Address already in use
system-eaddrnotavail = Cannot assign requested address
system-enametoolong = File name too long
system-unknown-host = Name or service not known
