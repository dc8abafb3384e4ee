# Beside a real table: the score pad, tonight's set-up, the timer, the rules of what is in play.

web-tabletop = At the real table
web-tabletop-of = { $game } at the real table
web-tabletop-about = A score pad, tonight’s set-up, a timer and the rules for the game in your own box; it works without a connection too.
web-tabletop-open = Score pad and set-up
web-tabletop-parts = Beside the table
web-tabletop-part = { $part ->
    [pad] Score
    [setup] Set-up
    [timer] Timer
   *[rules] Rules
}
web-tabletop-in-play = In play tonight
web-tabletop-in-play-about = Chosen once, remembered on this device.
web-tabletop-change = Change
web-tabletop-done = Done
web-tabletop-people = Who plays
web-tabletop-person = Name of player { $n }
web-tabletop-add = One more
web-tabletop-remove = Remove { $name }
web-tabletop-plain = only the base game
web-tabletop-not-kept = This browser keeps nothing: take the numbers along before you close the page.

# ---- the score pad
web-pad-title = Score pad
web-pad-what = What counts
web-pad-together = Together
web-pad-how = What { $row } counts
web-pad-rule = The exact rule
web-pad-cell = { $row }, { $name }
web-pad-open = { $row }, { $name }: { $points }. Count it
web-pad-count = { $row } of { $name }
web-pad-each = { $worth ->
    [1] { $every ->
        [1] 1 each
       *[other] 1 for every { $every }
    }
   *[other] { $every ->
        [1] { $worth } each
       *[other] { $worth } for every { $every }
    }
}
web-pad-less = One less: { $what }
web-pad-more = One more: { $what }
web-pad-makes = Makes { $points }
web-pad-above = { $name }, { $row }: { $points } is more than this game can bring, which is { $most }. Count again?
web-pad-below = { $name }, { $row }: less than { $most } cannot be. Count again?
web-pad-own = { $name }, { $what }: nobody can have more than { $most }. Count again?
web-pad-why-all = All there are of the sets in play bring { $most } together.
web-pad-why-room = The { $many } best of the sets in play, and all that need no place, bring { $most } together.
web-pad-why-city = That is what { $many } cards in a full city bring if all of them fit best.
web-pad-pieces = { $name }, { $what }: there { $most ->
    [one] is only one
   *[other] are only { $most }
} in the box. Count again?
web-pad-shared = { $row }, { $what }: together you count { $points }, but there { $most ->
    [one] is only one
   *[other] are only { $most }
} in the box. Count again?
web-pad-tied = Tied. What decides is { $what }:
web-pad-winner = { $n ->
    [one] { $names } wins
   *[other] { $names } win together
}
web-pad-nobody = Nobody has won yet
web-pad-keep = Keep this play
web-pad-kept = Kept on this device.
web-pad-new = New pad
web-pad-new-sure = Begin a new pad? What is on this one and was not kept is gone.
web-pad-new-yes = Begin anew
web-pad-empty = Fill in what everybody has; the pad adds it up.

# ---- plays that were kept
web-plays = Plays on this device
web-plays-none = None yet. Keep a filled pad and it lies here.
web-plays-csv = Save as CSV
web-plays-json = Save as JSON
web-plays-remove = Remove
web-plays-remove-of = Remove the play of { $when }
web-plays-heads = when,game,play,who,what,points,won

# ---- tonight's set-up
web-tonight-title = Tonight’s set-up
web-tonight-about = Dealt by the rules of the game itself. Tick what lies there, and nothing is forgotten.
web-tonight-deal = Deal another
web-tonight-seed = Set-up { $seed }
web-tonight-link = Copy the link to this set-up
web-tonight-done = { $done } of { $n } done
web-tonight-ready = Everything lies there. Have fun!
web-tonight-first = { $name } begins.
web-tonight-offline = A new set-up needs a connection. The ones you have opened are still here.
web-tonight-independent = New set-ups are dealt without a connection too.
web-tonight-seat = { $name }: { $what }
web-tonight-prisms = { $drops } and { $prisms } prism drops
web-tonight-none = This game has no list for its set-up yet.
web-tonight-companion = Let the program play { $name }
web-tonight-companion-about = { $name } begins with what was dealt here: nobody has to say it again.
web-tonight-companion-without = The program does not know these options: { $what }.

# ---- who begins, and the timer
web-timer-title = Who begins, and whose turn
web-timer-draw = Draw who begins
web-timer-drawing = Drawing …
web-timer-begins = { $name } begins
web-timer-start = Start the timer
web-timer-pause = Pause
web-timer-go-on = Go on
web-timer-next = { $name } is done
web-timer-reset = Back to zero
web-timer-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
web-timer-awake = The screen stays on while the timer runs.
web-timer-asleep = This browser lets the screen sleep; the timer goes on counting.
web-timer-alone = Alone there is nobody to wait for; the timer counts your own time.

# ---- rules of what is in play
web-table-rules = Ask the rules
web-table-rules-about = Answers about what is in play tonight come first; the rest stays behind a button.
web-table-rules-others = { $n ->
    [one] 1 answer about what is not in play
   *[other] { $n } answers about what is not in play
}
web-table-rules-sheets = Sheets to print
web-table-rules-sheet = { $sheet ->
    [nightweave] Nightweave’s turn, a flow chart (PDF)
   *[game] { $game } on one page (PDF)
}
