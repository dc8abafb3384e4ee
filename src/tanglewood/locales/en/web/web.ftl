# What the browser says around a game.

web-name = Tanglewood
# What search engines say of the page.
web-description = Learn and play Mycelia, Everdell with its expansions and Through the Deep Forest in the browser: alone, against bots, at one screen or with friends by a link.
web-title = { $page } · Tanglewood
web-title-turn = ● { $page }: your turn
web-home = Tanglewood, home
web-home-short = Home
web-skip = Skip to the content
web-nav = Main
web-nav-short = Main, short
web-nav-play = Play
web-nav-rules = Rules
web-nav-cards = Cards
web-settings = Settings
web-theme-switch = Light or dark
web-close = Close
web-cancel = Cancel
web-loading = One moment …
web-try-again = Try again
web-offline = The server does not answer. Check your connection and try again.
web-failed = That did not work (status { $status }).
web-copy = Copy
web-copied = Copied
web-random = random
web-you = You
web-player = Player { $n }

# Home

web-home-title = { $n ->
    [0] Games of one forest.
    [1] One game, one forest.
    [2] Two games, one forest.
    [3] Three games, one forest.
    [4] Four games, one forest.
    [5] Five games, one forest.
   *[other] { $n } games, one forest.
}
web-home-lead = Two clicks and you sit at the table.
web-play-now = Play now
web-play-now-game = Play { $game } now
# What a game says of itself; each may say it in its own words, web-game-about-GAME.
web-game-title = { $title }
web-game-about = { $about }
web-game-facts = { $low ->
    [one] { $high ->
        [one] for one player
       *[other] 1–{ $high } players
    }
   *[other] { $high ->
        [one] for one player
       *[other] { $low }–{ $high } players
    }
}
web-game-picture = { $title }
web-set-up = Set up a table
web-mine = My tables
web-mine-all = all { $n }
web-mine-fewer = fewer
web-mine-none = No tables yet. “Play now” sets one up.
web-mine-alone = nobody else
web-mine-over = Finished { $ago }
web-mine-open = Waiting for a friend
web-mine-waiting = { $name } is deciding · { $ago }
web-your-turn = Your turn
web-continue = Continue
web-look = Look
web-replay = Replay
web-open-record = Open a saved game
web-open-record-about = A record file: a finished game is shown again, another one goes on.
web-seat-bot = { $name } (bot)
web-seat-open = Open seat

# A new table

web-new = New table
web-new-title = A table for { $game }
web-new-ready = The table is ready
web-seats = Who plays?
web-seats-about = { $low } to { $high } seats
web-seat-number = Seat { $n }
web-seat-add = Add a seat
web-seat-remove = Remove seat { $n }
web-kind-me = Me
web-kind-me-about = You, in this browser.
web-kind-bot = Bot
web-kind-screen = Same screen
web-kind-screen-about = Somebody beside you; you pass the screen on.
web-kind-link = Friend
web-kind-link-about = You get a link to send. It lets one person take this seat.
web-bot-of = Bot of seat { $n }
web-name-of = Name of seat { $n }
web-name-me = Your name
web-name-screen = Their name
web-name-link = Their name, if you like
web-play-alone = Play alone, against { $rival }
web-variant = How it is played
web-variant-about = fine as it stands
web-group = { $group ->
    [alone] How strong { $rival } is
    [box] What is in the box
    [start] How it begins
    [asking] What you are asked
   *[rest] More
}
web-create = Sit down
web-create-invite = Set up and invite
web-go-to-table = Go to the table
web-invite = Invite
web-invite-about = Send each friend one of these links. Whoever opens it first takes the seat; a link works once.
web-invite-seat = Link for seat { $seat }

# At the table

web-options = What you can do
# The table that plays any game
web-table-generic = Show this table in words
web-table-own = Show the drawn table
web-generic-ask = Asked
web-generic-shared = On the table
web-generic-shared-short = Table
web-generic-empty = Empty: { $what }
web-generic-options = { $n ->
    [one] one way
   *[other] { $n } ways
}
web-generic-all = All { $n } in words
web-undo = Undo (U)
web-hint = Hint (H)
web-menu = Menu
web-leave = Leave the table
web-side = Players and log
web-side-open = Players and log (L)
web-side-parts = Log or chat
web-log = What happened
web-log-short = Log
web-log-again = Show it again
web-log-empty = Nothing yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-seat-you = you
web-seat-turn = deciding
web-seat-thinking = thinking, { $n } %
web-seat-stand-in = a bot plays: { $bot }
web-percent = { $n } %
web-thinking = thinking
web-stand-in = Let the bot play
web-stand-in-short = Bot
web-stand-in-title = Let a bot play at this seat
web-stand-in-me = A bot plays for me
web-stand-in-me-about = It plays at your seat until you take the seat back; you may leave meanwhile.
web-stand-in-for = A bot plays for { $name }
web-stand-in-for-about = It plays on until { $name } comes back and takes the seat back. The bot: { $bot }.
web-stand-in-open-about = It plays until somebody opens the invitation and takes the seat.
web-stand-in-level = Which bot
web-stand-in-note = A bot plays for you.
web-take-back = Take my seat back
web-give-back = Give it back
web-consent = Only while I am away
web-consent-about = The others may then let this bot play whenever you are not at the table, without waiting. Your seat stays yours.
web-consent-given = while away: { $bot }
web-consent-back = No longer while I am away
web-vote = Vote
web-vote-about = Vote for a bot: it plays for { $name } once all others want it
web-vote-back = Withdraw
web-vote-back-about = Withdraw my vote
web-votes = { $n } of { $all } want a bot to play
web-away = If somebody stays away
web-away-about = How long somebody must have been away before the others may let a bot play for them. Everybody sees this before sitting down.
web-away-hours = { $n ->
    [one] after 1 hour
   *[other] after { $n } hours
}
web-away-days = { $n ->
    [one] after 1 day
   *[other] after { $n } days
}
web-away-never = never without their consent
web-away-rule = If somebody stays away, the others may let a bot play for them { $time }; earlier only with that player’s consent, or if all others vote for it, two at least.
web-away-rule-never = If somebody stays away, a bot plays for them only with that player’s consent, or if all others vote for it, two at least.
web-away-free = a bot may play { $when }
web-seat-is-bot = bot
web-seat-waits = waiting for a friend
web-seat-online = here
web-seat-offline = away
web-spectator = You are watching: you see what everybody may see.
web-not-your-turn = It is { $name }’s turn.
web-line-lost = The connection is lost. Trying again …
web-skip-show = Skip
web-thing-can = { $ends ->
    [yes] { $what } Can be used.
   *[no] { $what }, can be used
}
web-thing-picked = { $ends ->
    [yes] { $what } Picked.
   *[no] { $what }, picked
}
web-reading = Card in words
web-others = Others
web-acting = to move
web-back = Back
web-parts = Parts of the table
web-part-live = something can be used there
web-hints = What the bot would do
web-hints-about = How likely you are to win, as the bot sees it, knowing only what you know. The hatched part shows how unsure it is (95 %).
web-hint-thinking = Thinking …
web-hint-give-up = Stop thinking
web-hint-next = Move { $n } of { $all }; show the next one
web-hint-expected = { $percent } % ± { $doubt }
web-hint-not-now = A hint is for when it is your turn.
web-curtain = Pass the screen to { $name }
web-curtain-about = Hands are hidden until then.
web-curtain-lift = I am { $name }
web-join = Sit down at { $game }
web-join-about = There is a seat for you at this table.
web-join-name = Your name
web-join-sit = Take the seat
web-join-watch = Just watch
web-over-hide = Look at the table
web-over-show = Result
web-breakdown = Points by source
web-rival-won = { $you ->
    [yes] { $rival } wins this time.
   *[no] { $rival } wins.
}
web-rival-shared = { $you ->
    [yes] You and { $rival } win together!
   *[no] { $names } and { $rival } win together.
}
web-place = place
web-winner = winner
web-rematch = Rematch
web-rematch-go = To the rematch
web-save = Save as file
web-curve = How it went, round by round
web-curve-label = Curve of how it went for each player, round by round

# Replay

web-replay-of = Replay: { $game }
web-replay-at = Move { $at } of { $all }
web-replay-start = The beginning
web-replay-scrub = Moment of the game
web-replay-back = One step back
web-replay-on = One step on
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-mine-back = My previous turn
web-replay-mine-on = My next turn
web-replay-turn-back = Previous turn
web-replay-turn-on = Next turn
web-replay-link = Link to this move
web-replay-branch = Go on from here against a bot
web-branch = Go on from move { $at }
web-branch-about = A new table: you take the seat of { $name }, who decides now, and bots take the others.
web-branch-go = Go on
web-replay-undone = taken back: { $move }

web-analysis = Look back
web-analysis-about = A bot looks at every decision again, from what its player could know then: who could expect what, and which moves threw most away. It takes a minute or a few.
web-analysis-begin = Look back at this game
web-analysis-level = Who looks
web-analysis-running = { $level } looks back
web-analysis-stop = Stop
web-analysis-how = { $level } judged every decision from what its player could know then; it is an estimate, and what may be chance is not listed.
web-analysis-curve = What everybody could expect of the win, from the first move to the last. { $words }
web-analysis-line = { $name }: { $begin } % at first, { $end } % at the end.
web-analysis-mark = { $you ->
    [yes] { $rank }. { $when }: you threw { $cost } % away
   *[no] { $rank }. { $when }: { $name } threw { $cost } % away
}
web-analysis-after = After move { $at }
web-analysis-table = The curve as a table
web-analysis-move = Move
web-analysis-costly = Where most was thrown away
web-analysis-costly-own = Your costliest moves
web-analysis-costly-others = And those of the others
web-analysis-cost = { $cost } % ± { $doubt } of the win
web-analysis-chosen = { $you ->
    [yes] You chose “{ $played }”.
   *[no] { $name } chose “{ $played }”.
}
web-analysis-better = Better: “{ $better }”.
web-analysis-here = { $you ->
    [yes] You go on with “{ $played }” and throw { $cost } % ± { $doubt } away; better: “{ $better }”.
   *[no] { $name } goes on with “{ $played }” and throws { $cost } % ± { $doubt } away; better: “{ $better }”.
}
web-analysis-show = Show on the board
web-analysis-none = No move clearly threw anything away.

# Rules

web-rules-of = Rules of { $game }
web-rules-found = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
web-rules-none = No rule has these words.
web-rule-why = Why
web-rule-source = Source
web-rule-unbuilt = not built yet
web-status = { $status ->
    [rulebook] rulebook
    [found] found
    [derived] derived
    [reconstructed] reconstructed
    [open] our ruling
   *[physical] cardboard only
}
web-status-about = { $status ->
    [rulebook] The rulebook says so.
    [found] Another public source says so.
    [derived] The rulebooks leave no other reading.
    [reconstructed] The printed part is lost; this is our choice.
    [open] The rulebooks are silent; this is our ruling.
   *[physical] Only means something with cardboard.
}
web-part = { $part ->
    [base] The base game
   *[other] { $part }
}

# Cards

web-cards-of = { $game }: the cards
web-cards-lead = Everything in the box, in words.
web-cards-search = Search by name or words
web-cards-kind = Kind
web-cards-all = every kind
web-cards-found = { $n ->
    [one] 1 thing
   *[other] { $n } things
}
web-cards-none = Nothing fits.
web-cards-table = { $table }
web-card-cost = costs { $n }
web-card-copies = { $n ->
    [one] once in the box
   *[other] { $n } in the box
}
web-card-single = Once
web-card-set = { $set ->
    [base] base game
   *[other] { $set }
}
web-card-source = { $source ->
    [rulebook] From the rulebook.
    [found] From a public source.
    [inferred] Deduced from what is known.
    [derived] Deduced from the rulebooks.
    [reconstructed] Reconstructed by us.
   *[other] Data: { $source }
}

# Settings

web-settings-lead = Kept in this browser.
web-set-language = Language
web-set-theme = Light or dark
web-set-theme-about = How bright the pages are.
web-set-contrast = Contrast
web-set-contrast-about = Stronger lines and text.
web-set-motion = Motion
web-set-motion-about = Whether pieces slide and glow.
web-set-pace = Pace
web-set-pace-about = How long each thing others do is shown.
web-set-bots = Bots play
web-set-bots-about = The shortest time between two of their moves while you watch, at new tables.
web-set-cards = Card size
web-set-cards-about = How large cards are drawn.
web-set-sound = Sounds
web-set-sound-about = A quiet tone when it is your turn.
web-set-notes = Notes of the system
web-set-notes-about = One appears when it is your turn and the table is open, but out of sight.
web-set-name = My name
web-set-name-about = How others see you at a new table.
web-set-value = { $value ->
    [system] as the system
    [light] light
    [dark] dark
    [more] strong
    [normal] normal
    [full] full
    [reduced] reduced
    [small] small
    [medium] medium
    [large] large
    [slow] slow
    [steady] steady
    [quick] quick
    [at-once] at once
    [on] on
    [off] off
   *[other] { $value }
}

# Keys

web-keys = Keys
web-key-walk = walk what can be touched
web-key-take = take it
web-key-back = one step back
web-key-undo = undo
web-key-hint = hint
web-key-hints = look at a hint; Enter plays it
web-key-log = players and log
web-key-theme = light or dark
web-key-skip = skip what is being shown
web-key-help = this overview, while no symbol has the focus

# Lost

web-lost = Lost in the wood
web-lost-about = There is no page at this address.
web-lost-game = There is no such game here.
web-lost-table = There is no table at this address.
web-lost-home = Back to the clearing
