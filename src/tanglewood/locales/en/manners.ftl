## What happens at a table beside the moves: sentences of the server

table-ended-resigned = The game is over: somebody has resigned.
table-ended-time = The game is over: somebody’s time was up.
table-ended-agreement = The game was ended by agreement.
table-time-up = Your time is up.

notice-resigned = { $ends ->
    [true] { $name } resigns.
   *[false] { $name } resigns. A bot plays on for the seat, which counts as last.
}
notice-time-resigned = { $ends ->
    [true] { $name }’s time is up: that counts as resigning.
   *[false] { $name }’s time is up: that counts as resigning. A bot plays on for the seat, which counts as last.
}
notice-time-bot = { $name }’s time is up: a bot plays on.
notice-old-rulings = A ruling of this game has changed since it began; it goes on by the old one.
notice-agreed = The game is ended by agreement. Nobody wins.

agreement-declined = Somebody wants to play on. You can propose it again after the next move.
clock-alone = A clock is for two people or more.

seat-gave-up = This seat has been given up; a bot plays there until the end.
seat-name-taken = Somebody at this table is already called { $name }. How about { $free }?
seat-invitation-used = { $name } has taken this seat: an invitation works once. If that is you on another device, open the table there and choose “Move my seat to another device”. Otherwise ask whoever invited you for another link; you can watch meanwhile.
seat-invitation-unknown = This invitation does not work: the link may be incomplete, or it is for another table. Ask whoever invited you to send it again; you can watch meanwhile.
seat-used-code = This code does not work: it may be mistyped, more than ten minutes old, or used already. Make a new one on the device that has the seat.
seat-sits-here = This device has a seat at that table already. Open the code on the other device.

# Records of such games in the terminal

cli-check-ended = The record replays correctly as far as the game went: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}; people ended it there.
cli-replayed-resigned = { $name } resigned and counts as last.
cli-replayed-agreement = The game was ended by agreement. Nobody wins.
