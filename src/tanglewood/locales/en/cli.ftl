# What the terminal says around a game.

cli-examples =
    Play, study and design forest board games.

    Play in the browser, or here in the terminal:
      tanglewood play
      tanglewood play everdell --players 3 --bots adept,greedy
      tanglewood play mycelia --variant solo,prisma --terminal
    Let bots play many games:
      tanglewood simulate mycelia --bots greedy,random --games 200
      tanglewood simulate everdell --variant nightweave --difficulty 0..4
      tanglewood arena mycelia --bots beginner,greedy,adept --games 40
    Hear a recorded game again, move by move:
      tanglewood replay mycelia-7.tgr
    Look up rules, components and the sources of their data, games and their options:
      tanglewood rules mycelia --search shrine
      tanglewood cards everdell --search historian
      tanglewood games
    Open tables for friends:
      tanglewood serve --host 0.0.0.0
    Measure this build:
      tanglewood bench

    “tanglewood COMMAND --help” explains a command.

cli-you = You
cli-welcome = { $title }, { $players ->
    [one] 1 player
   *[other] { $players } players
}. Seed { $seed }: the same seed deals the same game.
cli-welcome-back = { $title }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} played. Welcome back.
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
    Answer with the number of an option, with its text ({ $move }), or with a short
    form that fits one option only ({ $short }). Other answers: hint, undo, card NAME,
    rule TEXT, log, board, save, quit. “help” explains them.
cli-help-answers =
    An answer is the number of an option, its whole text, or enough of it:
      3                the third option
cli-help-commands =
    Besides that you can say:
      hint             the three moves the strongest bot likes best; Ctrl-C while it thinks gives it up
      undo             back to your last decision, as long as nothing hidden has come to light since
      card NAME        any card or other component: its numbers, its cost, what it does (card { $card })
      card             what kinds of components there are;  card KIND  lists them
      rule TEXT        rules by their id or by a word (rule { $rule })
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
cli-unknown = No option fits “{ $answer }”{ $near ->
    [none] .
   *[other] ; did you mean “{ $near }”?
} Give a number from 1 to { $n }, or say “help”.
cli-number = There is no option { $number }; they go from 1 to { $n }.
cli-several = “{ $answer }” fits several options: { $options }. Say which.
cli-what-card = Which one? For example: card { $example }. These list what there is:
cli-card-kind = { $kind } ({ $n })
cli-no-card = Nothing in this game is called “{ $name }”{ $near ->
    [none] .
   *[other] ; did you mean “{ $near }”?
} “card” alone says what there is.
cli-more-cards = … and { $n } more:
cli-what-rule = Which one? Give an id or a word, for example: rule { $example }
cli-no-rule = No rule has “{ $text }” in its id or its text.
cli-more-rules = … and { $n } more; “tanglewood rules { $game } --search '{ $text }'” shows all of them.
cli-log-empty = Nothing has happened yet.
cli-interrupted = The game is interrupted.
cli-interrupted-games = interrupted after { $done } of { $wanted ->
    [one] 1 game
   *[other] { $wanted } games
}.
cli-interrupted-analysis = interrupted after { $done } of { $wanted ->
    [one] 1 decision
   *[other] { $wanted } decisions
}.
cli-error = error:
cli-seat = seat { $n }
cli-note = note: { $text }
cli-other-pack = the record was made with the pack “{ $theirs }”, here is “{ $ours }”.
cli-idle-option = { $option } does nothing here; it counts only with { $needs }.
cli-idle-terminal = { $option } does nothing in the terminal; it is for the browser.
cli-overruled = the game sets { $option } to { $value }.
cli-round-up = After { $counts }:
cli-progress = { $count ->
    [round] { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }
    [cards] { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
    [events] { $n ->
        [one] 1 event
       *[other] { $n } events
    }
   *[other] { $count } { $n }
}
cli-card-source = { $file }, source: { $source }
cli-card-note = Note: { $note }
cli-card-fields = In the pack: { $fields }
cli-check-holds = The record holds: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, the same result.
cli-check-open = The record holds as far as it goes: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, not finished.
cli-check-fails = The record no longer holds:
cli-not-built = Not implemented yet, { $part }: { $ids }
cli-untested-none = { $n ->
    [one] The 1 rule of the built parts is
   *[other] All { $n } rules of the built parts are
} shown by tests.
cli-untested = { $n ->
    [one] 1 rule of the built parts is
   *[other] { $n } rules of the built parts are
} shown by no test (of { $all }):
cli-rule-why = Why: { $why }
cli-rule-source = Source: { $source }
cli-rule-test = {"  "}Test: { $test }
cli-nothing-found = Nothing fits “{ $text }”.
cli-rules-count = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
cli-cards-count = { $n ->
    [one] 1 entry
   *[other] { $n } entries
} of the pack { $pack }
cli-games-only = only with { $needs }
cli-games-variants = Variants (--variant, several with commas):
cli-games-vary = Measured by { $vary }: { $over }.
cli-games-bots = Bots (--bots, several with commas):
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
cli-replayed-open = After { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} it is { $name } who decides.
cli-simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game } ({ $options }), seed { $seed }
cli-simulated-varied = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game } for each value of { $vary } ({ $options }), seed { $seed }, the same games each time
cli-column-bot = bot
cli-column-pair = pair
cli-column-games = games
cli-column-wins = wins
cli-column-shared = shared
cli-column-share = share
cli-column-interval = 95 % interval
cli-column-mean-score = mean score
cli-column-first-seat = first seat
cli-column-counted = counted
cli-column-mean = mean
cli-column-middle = middle 80 %
cli-column-least = least
cli-column-most = most
cli-column-score = score
cli-column-rating = rating
cli-column-ms = ms
cli-span = { $low } to { $high }
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
cli-simulated-speed = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} in { $seconds } s: { $speed } a second
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
cli-bench = Random games of { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, one core, { $compiled ->
    [yes] compiled build
   *[no] interpreted build
}; the best of several rounds:
cli-bench-what = { $what ->
    [decisions] decisions
    [games] games
    [copies] copies
    [imagined] imagined worlds
   *[iterations] iterations of the search
}
cli-bench-unit = a second
cli-bench-each = a second, { $each } µs each
cli-browser = Your table is at { $address } (Ctrl-C here closes it; the game stays). In the terminal: --terminal
cli-browser-there = Tanglewood is running already; your table is at { $address }. In the terminal: --terminal
cli-no-browser = No browser could be opened; open the address yourself.
cli-build = { $build ->
    [compiled] This is the compiled build.
    [checkout] This is the interpreted build; `make fast` makes it about { $times } times faster.
    [outdated] This is the interpreted build: the sources are newer than the compiled one. `make fast` makes it about { $times } times faster.
   *[installed] This is the interpreted build; installed where there is a C compiler it is about { $times } times faster.
}
cli-serving = Tanglewood is at { $address } (tables are kept in { $folder }). Ctrl-C stops it.
