# What the terminal says around a game.

cli-you = You
cli-welcome = { $title }, { $players ->
    [one] 1 player
   *[other] { $players } players
}. Seed { $seed }: the same seed deals the same game.
cli-welcome-back = { $title }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $moves } moves played. Welcome back.
cli-begins = { $you ->
    [yes] You begin.
   *[no] { $name } begins.
}
cli-seats = You sit at seat { $seat }; against you: { $others }.
cli-seats-alone = You play alone{ $rival ->
    [none] .
   *[other] {" "}against { $rival }.
}
cli-how =
    Answer with the number of an option, with its text (play boletus-edulis), or with a short
    form that fits one option only (boletus, or c3 c4). Other answers: hint, undo, card NAME,
    rule TEXT, log, board, save, quit. “help” explains them.
cli-help =
    An answer is the number of an option, its whole text, or enough of it:
      3                the third option
      c3 c4            move a drop from c3 to c4 (prism c3 c4: a prism drop)
      hire amanita     any beginning of the words of an option will do
      skip             leave the rest of a function undone;  end  ends your turn
    Besides that you can say:
      hint             the three moves the strongest bot likes best; Ctrl-C while it thinks gives it up
      undo             back to your last decision, as long as nothing hidden has come to light since
      card NAME        what a card does, its numbers, where its data come from
      rule TEXT        rules by their id or by a word (rule MY.hire.top, rule shrine)
      log [N]          what happened so far (the last N pieces)
      board            show the whole table again
      save [FILE]      write the game to a file and go on
      quit             save and leave; it says how to go on later
cli-hint = { $bot } likes best (your share of the win it expects; 95 % sure within the range):
cli-hint-thinking = { $bot } thinks
cli-hint-given-up = The hint was given up.
cli-undo-none = There is nothing to take back: this is your first decision.
cli-undone = Taken back: { $move }.
cli-undo-chance = That cannot be taken back: since your last decision cards were drawn or turned up, or the die was thrown.
cli-saved = The game is saved in { $file }.
cli-save-failed = The game could not be saved in { $file }: { $reason }. Try “save OTHER-FILE”.
cli-quit-unsaved = Say “quit” once more to leave without saving.
cli-go-on = Go on with:  tanglewood play { $game } --resume { $file }
cli-replay = See it again with:  tanglewood replay { $file }
cli-again = Play the same deal again with:  tanglewood play { $game }{ $options } --seed { $seed }
cli-unknown = No option fits “{ $answer }”. Give a number from 1 to { $n }, or say “help”.
cli-number = There is no option { $number }; they go from 1 to { $n }.
cli-several = “{ $answer }” fits several options: { $options }. Say which.
cli-what-card = Which one? For example: card { $example }
cli-no-card = No card or tile is called “{ $name }”.
cli-what-rule = Which one? Give an id or a word, for example: rule shrine
cli-no-rule = No rule has “{ $text }” in its id or its text.
cli-more-rules = … and { $n } more; “tanglewood rules { $game } --search '{ $text }'” shows all of them.
cli-log-empty = Nothing has happened yet.
cli-interrupted = The game is interrupted.
cli-other-pack = Note: the record was made with the pack “{ $theirs }”, here is “{ $ours }”.
cli-round-up = After { $counts }:
cli-card-cost = cost { $cost }
cli-card-source = source: { $source }
cli-card-single = On coming to you: { $words }
cli-card-gift = Colour { $colour }; { $draw ->
    [0] draws no card when it is laid
    [one] draws 1 card when it is laid
   *[other] draws { $draw } cards when it is laid
}
cli-card-icons = icons: { $icons }
cli-check-holds = The record holds: { $moves } moves, the same result.
cli-check-open = The record holds as far as it goes: { $moves } moves, not finished.
cli-check-fails = The record no longer holds:
cli-not-built = Not implemented yet, { $part }: { $ids }
cli-untested-none = All { $n } rules of the built parts are shown by tests.
cli-untested = { $n ->
    [one] 1 rule of the built parts is
   *[other] { $n } rules of the built parts are
} shown by no test (of { $all }):
cli-rule-why = Why: { $why }
cli-rule-source = Source: { $source }
cli-rule-test = {"  "}Test: { $test }
cli-rules-count = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
cli-cards-count = { $n ->
    [one] 1 entry
   *[other] { $n } entries
} of the pack { $pack }
cli-games-variants = Variants (--variant, several with commas):
cli-games-vary = Measured by { $vary }: { $over }.
cli-games-bots = Bots: { $bots }
cli-replayed = { $title }: { $seats }. { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
cli-analysed = { $level } looked at { $moves ->
    [one] 1 decision
   *[other] { $moves } decisions
} again, each from what its player could know then.
cli-analysing = Looking back
cli-analysed-curve = What everybody could expect of the win, from the first move to the last:
cli-analysed-costly = Where most was thrown away:
cli-analysed-none = No move clearly threw anything away.
cli-analysed-move = move
cli-analysed-who = who
cli-analysed-cost = thrown away
cli-analysed-played = played
cli-analysed-better = better
cli-replayed-open = After { $moves } moves it is { $name } who decides.
cli-simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game } ({ $options }), seed { $seed }
cli-simulated-varied = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game } for each value of { $vary } ({ $options }), seed { $seed }, the same games each time
cli-simulated-alone = { $bot } plays alone; a win shared with the rival counts as a win
cli-simulated-rival = { $name }: { $what }
cli-simulated-count = { $count ->
    [round] rounds
   *[other] { $count }
}
cli-simulated-length = { $count ->
    [round] rounds
   *[other] { $count }
}: { $mean } on average, { $low } to { $high } in the middle 80 %
cli-simulated-speed = { $decisions } decisions in { $seconds } s: { $speed } a second
cli-arena = { $alone ->
    [yes] { $games ->
        [one] 1 deal
       *[other] { $games } deals
    } of { $game } for each bot alone
   *[no] { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $game } for each pair
} ({ $options }), seed { $seed }
cli-arena-columns = score: the mean of all games; ms: thinking time a decision
cli-arena-pair = { $bot } against { $against }
cli-bench = Random games of { $game }, { $players } players, one core, { $compiled ->
    [yes] compiled build
   *[no] interpreted build
}; the best of several rounds:
cli-browser = Your table is at { $address } (Ctrl-C here closes it; the game stays). In the terminal: --terminal
cli-browser-there = Tanglewood is running already; your table is at { $address }. In the terminal: --terminal
cli-no-browser = No browser could be opened; open the address yourself.
cli-serving = Tanglewood is at { $address } (tables are kept in { $folder }). Ctrl-C stops it.
