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
    Replay a recorded game, move by move:
      tanglewood replay mycelia-7.tgr
    Look up rules, components, games and their options:
      tanglewood rules mycelia
      tanglewood rules everdell --search tie
      tanglewood cards everdell --search historian
      tanglewood games
    Host tables for friends:
      tanglewood serve --host 0.0.0.0
    Measure an agent, and this build:
      tanglewood evaluate mycelia --agent adept --deals 20
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
cli-seats = You have seat { $seat }; your opponents: { $others }.
cli-seats-alone = You play alone{ $rival ->
    [none] .
   *[other] {" "}against { $rival }.
}
cli-how =
    Answer with the number of an option, with its text ({ $move }), or with a short
    form that matches only one option ({ $short }). Other answers: hint, undo, card NAME,
    rule TEXT, log, board, save, quit. “help” explains them.
cli-help-answers =
    An answer is the number of an option, its whole text, or enough of it:
      3                the third option
cli-help-commands =
    You can also type:
      hint             the three moves the strongest bot prefers; Ctrl-C cancels it
      undo             back to your last decision, unless something hidden has been revealed since
      card NAME        any card or other component: its numbers, its cost, what it does (card { $card })
      card             what kinds of components there are;  card KIND  lists them
      rule TEXT        a rule by its id, or the answer to a question (rule { $rule })
      log [N]          what happened so far (the last N sentences)
      board            show the whole table again
      save [FILE]      write the game to a file and continue
      quit             save and leave; you are told how to resume the game
cli-hint = { $bot } prefers (with the share of the win it expects for you, and the 95 % interval):
cli-hint-why = { $why }
cli-hint-thinking = { $bot } is thinking
cli-hint-given-up = The hint was cancelled.
cli-undo-none = There is nothing to take back: this is your first decision.
cli-undone = Taken back: { $move }.
cli-undo-chance = That cannot be taken back: since your last decision cards were drawn or turned up, or the die was rolled.
cli-saved = The game is saved in { $file }.
cli-save-failed = The game could not be saved in { $file }: { $reason }. Try “save OTHER-FILE”.
cli-quit-unsaved = Type “quit” again to leave without saving.
cli-go-on = Resume it with:  tanglewood play { $game } --resume { $file }
cli-replay = Replay it with:  tanglewood replay { $file }
cli-again = Play the same deal again with:  tanglewood play { $game }{ $options } --seed { $seed }
cli-unknown = No option matches “{ $answer }”{ $near ->
    [none] .
   *[other] ; did you mean “{ $near }”?
} Enter a number from 1 to { $n }, or “help”.
cli-number = There is no option { $number }; the options are numbered from 1 to { $n }.
cli-several = “{ $answer }” matches several options: { $options }. Which one?
cli-what-card = Which one? For example: card { $example }. These words list what there is:
cli-card-kind = { $kind } ({ $n })
cli-no-card = Nothing in this game is called “{ $name }”{ $near ->
    [none] .
   *[other] ; did you mean “{ $near }”?
} “card” alone lists what there is.
cli-more-cards = … and { $n } more:
cli-what-rule = Which one? Give an id, a word or a question, for example: rule { $example }
cli-book-questions = Questions people ask
cli-book-exact = Ask with “tanglewood rules { $game } --search QUESTION”. “--exact” lists the exact rules ({ $n }), “--symbols” says what the symbols mean.
cli-book-no-symbols = { $game } has no list of symbols.
cli-book-answers = { $n ->
    [one] 1 answer
   *[other] { $n } answers
}{ $n ->
    [one] {""}
   *[other] , best first
}
cli-log-empty = Nothing has happened yet.
cli-interrupted = The game was interrupted.
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
cli-other-pack = { $designed ->
    [yes] the record was made with the pack “{ $theirs }”; here it goes on with “{ $ours }”. Give that pack with --pack FOLDER.
   *[no] the record was made with the pack “{ $theirs }”; this installation has “{ $ours }”.
}
cli-idle-option = { $option } has no effect here; it only applies with { $needs }.
cli-idle-terminal = { $option } has no effect in the terminal; it is for the browser.
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
cli-card-source = { $file }. { web-card-source }
cli-card-note = Note: { $note }
cli-card-fields = In the pack: { $fields }
cli-check-holds = The record replays correctly: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, the same result.
cli-check-open = The record replays correctly as far as it goes: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, not finished.
cli-check-fails = The record no longer replays correctly:
cli-not-built = Not implemented yet, { $part }: { $ids }
cli-untested-none = { $n ->
    [one] The 1 rule of the built parts is
   *[other] All { $n } rules of the built parts are
} shown by tests.
cli-untested = { $n ->
    [one] 1 of { $all } rules of the built parts is
   *[other] { $n } of { $all } rules of the built parts are
} not shown by any test:
cli-uncited-none = { $n ->
    [one] The 1 rule of the built parts is cited where it is decided.
   *[other] All { $n } rules of the built parts are cited where they are decided.
}
cli-uncited = { $n ->
    [one] 1 of { $all } rules of the built parts is
   *[other] { $n } of { $all } rules of the built parts are
} not cited anywhere in the sources:
cli-rule-why = Why: { $why }
cli-rule-source = Source: { $source }
cli-rule-place = {"  "}Decided: { $place }
cli-rule-test = {"  "}Test: { $test }
cli-nothing-found = Nothing matches “{ $text }”.
cli-rules-english = The exact rules are in English.
cli-rules-changed = The exact rules quote the numbers of the printed game; the pack { $pack } changes them:
cli-rules-count = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
cli-cards-count = { $n ->
    [one] 1 entry
   *[other] { $n } entries
} of the pack { $pack }
cli-games-only = only with { $needs }
cli-games-variants = Variants (--variant, separated by commas):
cli-games-vary = “simulate” varies { $vary }: { $over }.
cli-games-bots = Bots (--bots, separated by commas):
cli-replayed = { $title }: { $seats }. { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
cli-analysed = { $level } analysed { $moves ->
    [one] 1 decision
   *[other] { $moves } decisions
}, each with what its player could know at the time.
cli-analysing = Analysing
cli-analysed-curve = Everybody’s expected share of the win, from the first move to the last:
cli-analysed-costly = The costliest moves:
cli-analysed-none = No move was clearly a mistake.
cli-analysed-move = move
cli-analysed-who = who
cli-analysed-cost = lost
cli-analysed-played = played
cli-analysed-better = better
cli-replayed-open = After { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $name } is to move.
cli-simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game } ({ $options }), seed { $seed }
cli-simulated-varied = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game } for each value of { $vary } ({ $options }), seed { $seed }, with the same deals each time
cli-column-bot = bot
cli-column-pair = pair
cli-column-games = games
cli-column-wins = wins
cli-column-shared = shared
cli-column-share = share
cli-column-interval = 95 % interval
cli-column-mean-score = mean score
cli-column-first-seat = first seat
cli-column-counted = what
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
cli-simulated-length = { $count }: { $mean } on average, { $low } to { $high } in the middle 80 %
cli-simulated-speed = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} in { $seconds } s: { $speed } per second
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
cli-arena-columns = score: the mean of all games; ms: thinking time per decision
cli-arena-pair = { $bot } against { $against }
cli-evaluate = { $alone ->
    [yes] { $agent }
   *[no] { $agent } against { $against }
}: { $share } % of the wins (95 % interval: { $low } to { $high }) in { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $score ->
    [one] 1 point
   *[other] { $score } points
} to { $other }, { $ms } ms a decision
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
cli-bench-unit = per second
cli-bench-each = per second, { $each } µs each
cli-browser = Your table is at { $address } (Ctrl-C here stops it; the game is kept). To play in the terminal, add --terminal
cli-browser-there = Tanglewood is already running; your table is at { $address }. To play in the terminal, add --terminal
cli-no-browser = No browser could be opened; please open the address yourself.
cli-build = { $build ->
    [compiled] This is the compiled build.
    [checkout] This is the interpreted build; `make fast` makes it about { $times } times faster.
    [outdated] This is the interpreted build: the sources are newer than the compiled one. `make fast` makes it about { $times } times faster.
   *[installed] This is the interpreted build; installed where there is a C compiler it is about { $times } times faster.
}
cli-admin-table = { $id }  { $game }  { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 }, { $over ->
    [yes] over
   *[no] running
 }, last changed { $changed }: { $seats }
cli-admin-person = { $id }  { $tables ->
    [one] 1 table
   *[other] { $tables } tables
 }, last here { $seen }: { $names }
cli-admin-none = There is nothing to list.
cli-admin-report = { $id }  { $at }  table { $table }  { $name } ({ $about }), reported by { $by }
cli-admin-report-said = said: { $text }
cli-admin-report-why = why: { $text }
cli-admin-report-done = Report { $id } is settled.
cli-admin-mistake = { $id }: { $why }
cli-admin-checked = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
 }, { $mistakes ->
    [0] all of them replay.
   *[other] { $mistakes } of them cannot be opened.
 }
cli-admin-saved = { $tables ->
    [one] 1 table has
   *[other] { $tables } tables have
 } been saved in { $folder }.
cli-admin-banned = { $who } is not let in until { $until }.
cli-admin-lifted = { $who } is let in again.
cli-admin-ban = { $kind } { $who } until { $until }
cli-admin-tidied = Gone: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $people ->
    [one] { $people } guest
   *[other] { $people } guests
}, { $lines ->
    [one] { $lines } line of chat.
   *[other] { $lines } lines of chat.
}
cli-admin-deleted-table = Table { $id } is gone.
cli-admin-deleted-person = { $seats ->
    [one] 1 seat belongs
   *[other] { $seats } seats belong
 } to nobody now.
cli-data-copied = { $tables ->
    [one] 1 table has
   *[other] { $tables } tables have
 } been copied from { $from } to { $to }: { $rows ->
    [one] 1 row
   *[other] { $rows } rows
 }, the same on both sides.
cli-serving = Tanglewood is at { $address } (tables are kept in { $folder }). Ctrl-C stops it.

# Tonight's set-up of the real box, and sheets to print.
cli-setup-title = { $game }, set-up { $seed }
cli-setup-first = Player { $n } begins.
cli-setup-seat = Player { $n }: { $what }
cli-sheet-written = Written to { $file }.

cli-train-bar = round { $number }
cli-train-round = Round { $number }, games: { $games }, positions: { $positions }; loss on games it did not see { $learned } (the outlook alone { $outlook }).
cli-train-done = What was learned is in { $file }.
