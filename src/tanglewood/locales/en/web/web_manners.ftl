## Manners at a table: resigning, ending by agreement, clocks, leaving, seats that move

# Leaving

web-leave-title = Leave the table?
web-leave-stays = The game stays as it is, and your seat stays yours. You will find the table on the home page, under My tables.
web-leave-bots = The bots wait for you.
web-leave-wait = It is your turn: { $names } will wait for you.
web-leave-go-on = The others can go on until it is your turn.
web-leave-clock-live = Your clock runs on whenever it is your turn and somebody waits at the table.
web-leave-clock-days = Your clock runs on whenever it is your turn.
web-leave-now = Leave for now
web-leave-stay = Stay
web-leave-resign = Give up and resign

# Resigning

web-resign = Resign
web-resign-title = Give up?
web-resign-who = Who gives up
web-resign-two = The game ends, and { $name } wins.
web-resign-bots = The game ends. Whichever bot is ahead wins, and you are last.
web-resign-more = A bot plays on at your seat, and you count as last. The others play to the end.
web-resign-alone = The game ends, and your opponent wins.
web-resign-final = You cannot take this back. If you only need a break, close the table: it stays as it is.
web-resign-do = Resign
web-play-on = Play on
web-seat-resigned = has resigned

# Ending by agreement

web-end = End by agreement
web-end-title = End the game without a winner?
web-end-about = { $names } will be asked. If everybody agrees, the game ends and nobody wins; bots always agree. The question lapses with the next move somebody makes.
web-end-about-bots = The game ends at once and nobody wins: the bots agree.
web-end-propose = Ask the others
web-end-now = End the game
web-end-asked = { $name } proposes to end the game. Nobody would win.
web-end-waiting = You propose to end the game. Still to answer: { $names }.
web-end-agree = Agree
web-end-decline = Play on
web-end-withdraw = Withdraw
web-ended-agreement = Ended by agreement. Nobody wins.
web-ended-resigned = { $you ->
    [yes] You resigned. { $winner } wins.
   *[no] { $won ->
        [you] { $name } resigned. You win!
       *[other] { $name } resigned. { $winner } wins.
    }
}
web-ended-time = { $you ->
    [yes] Your time was up. { $winner } wins.
   *[no] { $won ->
        [you] { $name }’s time was up. You win!
       *[other] { $name }’s time was up. { $winner } wins.
    }
}
web-ended-rival = Your opponent
web-ended-scores = The scores are those of the moment it ended.

# Clocks

web-clock = Clock
web-clock-none = No clock
web-clock-live = Live
web-clock-days-short = Days
web-clock-time-live = Time for each player
web-clock-time-days = Time for every decision
web-clock-increment = More for every turn
web-clock-then = When time is up
web-clock-then-bot = a bot plays on
web-clock-then-resign = it counts as resigning
web-clock-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
web-clock-seconds = { $n ->
    [0] nothing
    [one] 1 second
   *[other] { $n } seconds
}
web-clock-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
web-clock-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
web-clock-rule-live = Clock: { $n ->
    [one] 1 minute
   *[other] { $n } minutes
} for each player{ $more ->
    [0] {"."}
    [one] , plus 1 second for every turn.
   *[other] , plus { $more } seconds for every turn.
}
web-clock-rule-days = Clock: { $time } for every decision.
web-clock-then-bot-live = When somebody’s time is up, a bot takes the seat and plays to the end.
web-clock-then-bot-days = When somebody’s time is up, a bot plays until they take the seat back.
web-clock-then-resign-live = When somebody’s time is up, they have resigned.
web-clock-then-resign-days = When somebody’s time is up, they have resigned.
web-clock-pause-live = The clock starts when everybody has sat down, and stops while nobody else is at the table. Bots have no clock.
web-clock-pause-days = The clock starts when everybody has sat down, and runs day and night. Bots have no clock.
web-clock-left = { $name } has { $left } left
web-clock-left-stands = { $name } has { $left } left; the clock is stopped
web-clock-runs = The clock runs
web-clock-stands = The clock is stopped

# Moving a seat to another device

web-move-seat = Move my seat to another device
web-move-title = Move your seat
web-move-about = You get a code and a link for your other device. The seat then belongs to that device; this one can only watch, until you move the seat back the same way.
web-move-which = Which seat
web-move-make = Make a code
web-move-how = On the other device, open the link, or choose “I have a code” on its home page and type:
web-move-link = Link for the other device
web-move-secret = It is good for ten minutes and works once. Whoever has it gets your seat, so keep it to yourself.
web-move-gone = Done: your seat is on the other device now.
web-move-here-title = Your seat comes here
web-move-here-about = The seat moves to this device. The device it was on can only watch from now on.
web-move-here = Take my seat here
web-code = I have a code
web-code-title = Take your seat with a code
web-code-about = On the device that has your seat, open the table’s menu and choose “Move my seat to another device”. It shows a code.
web-code-field = Code
web-join-used = This seat is taken
