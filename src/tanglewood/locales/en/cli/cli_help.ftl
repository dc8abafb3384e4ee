# What `--help` says: a command's explanation, its one line in the list of commands (-short), its options.
# No placeables here: these texts are read without Fluent, so that help comes at once.

help-tanglewood = Play, study and design forest board games.
help-lang = Speak this language, like de: before the command or behind it. Otherwise that of the system is spoken.
help-version = Print the version and exit.

# Options that several commands share.
help-game = The game, as `tanglewood games` lists them.
help-option = An option of the game; may be repeated.
help-variant = Variants of the game, separated by commas: solo,prisma; `tanglewood games` lists them.
help-pack = The pack of a designer: a folder or a file with what differs from the game’s own.
help-set = One value of the pack: cards.historian.points=2; may be repeated.
help-json = Print one JSON document and nothing else.
help-jobs = How many processes to use; 0 means one per core.
help-data = The folder where tables are kept.

help-play-short = Play a game against bots, in the browser or here.
help-play =
    Play a game against bots, in the browser or, with --terminal, here. You have seat 0.

    --resume and --record also play in the terminal.
help-play-game = The game to play; default: Mycelia.
help-play-players = The number of seats, including yours.
help-play-bots = The bots at the other seats, in order; the last one also takes the seats that are left. There are:
help-play-seed = The same seed deals the same game.
help-play-resume = Resume a saved game, in the terminal.
help-play-record = Save the game to this file, in the terminal.
help-play-terminal = Play here in the terminal, not in the browser.
help-play-port = The port for the browser; default: 8123, or any free one.

help-simulate-short = Let bots play many games and count who won.
help-simulate =
    Let bots play many games and count who won. They change seats from game to game.

    Every option of the game can be given here too: --difficulty 2. Several values are played one after
    another, with the same seeds: --difficulty 0..4 --personality all. Some variants vary an option by
    themselves (solo varies Gwidyon’s drops), unless you give that option a value.

    Ctrl-C stops and prints the results so far.
help-simulate-players = The number of seats; default: one per bot.
help-simulate-bots = The bots; the last one also takes the seats that are left. Default: greedy,random; in a solo game greedy.
help-simulate-games = How many games to play.
help-simulate-seed = The same seed gives the same games.

help-arena-short = Find out which bots are stronger, with ratings.
help-arena =
    Let every pair of bots play the same deals with the seats swapped, and rate them.

    In a solo game (--players 1, --variant solo) every bot plays the same deals. Ctrl-C stops and prints the
    results so far.
help-arena-bots = The bots, at least two. greedy-without-card:fool leaves something out, see docs/opponents.md.
help-arena-games = How many games each pair plays.
help-arena-players = The number of seats, which the two bots take in turn. Default: 2.
help-arena-seed = The same seed gives the same deals.
help-arena-keep = Save the record of every game in this folder.
help-arena-plot = Write a chart to this file: .html, .json, .svg or .png.

help-replay-short = Show, check or analyse a recorded game.
help-replay = Show a recorded game move by move, then the position or the result.
help-replay-file = A record, as `play` saves it.
help-replay-check = Only check whether the record still replays correctly.
help-replay-to = Stop after this many moves.
help-replay-seat = Show what this seat knew; default: what everybody saw.
help-replay-analyse = Show everybody’s chances during the game, and the costliest moves.
help-replay-level = The bot that analyses with --analyse:

help-rules-short = Read the rules, ask about them, or see the exact ones.
help-rules = Print the rulebook in words. --search answers a question; --exact lists every rule with its id, where it comes from, where the code decides it and which tests show it.
help-rules-exact = List the exact rules: ids, sources, code and tests.
help-rules-symbols = Print what the symbols mean.
help-rules-untested = List the rules that no test shows; the exit code is 1 if there are any.
help-rules-uncited = List the rules that no source file cites; the exit code is 1 if there are any.
help-rules-search = Answer this question, best answers first; with --exact, only rules with these words in their id or text.
help-rules-part = Only the exact rules of this part of the game.
help-rules-status = Only the exact rules with this status: open ones are questions to the author, with our ruling.
help-rules-tests = The folder that holds the tests; default: the one of this installation.

help-cards-short = Look up cards and all other components.
help-cards =
    Print every component: its numbers, its cost, what it does in words, how the pack writes it, and where its
    data comes from.
help-cards-set = Only this set or table: base, start, tile, ...; or one value of the pack: cards.historian.points=2.
help-cards-search = Only components with this text in any field.

help-games-short = List the games, their options, variants and bots.
help-games = List the games with every option: its values, its default and what it means; and their variants.
help-games-game = Only this game.

help-setup-short = Deal tonight’s set-up of the real box.
help-setup = Print what the real box lays out tonight, with boxes to tick: dealt by the game’s own rules, the same for the same seed.
help-setup-players = How many people play.
help-setup-seed = A number that deals the same set-up again; default: any.
help-sheet-short = Print a game on one page, or Nightweave’s turn.
help-sheet = Write a sheet of A4 as PDF: a game on one page, or Nightweave’s turn as a flow chart. It needs the extra “print”.
help-sheet-what = A game, or “nightweave”.
help-sheet-output = The file to write.

help-serve-short = Host tables in the browser, for friends too.
help-serve = Host tables in the browser until you stop it. Games survive a restart.
help-serve-host = The address to listen on; 0.0.0.0 lets others on your network connect.
help-serve-port = The port to listen on.
help-serve-pack = A pack of a designer that tables can be laid with; may be repeated.
help-admin-short = Look after the tables of a server: list, check, back up, delete.
help-admin-group = Look after the tables of a server. It is the server of the same settings: --data, --database or --config.
help-admin-config = A file with settings, as for `tanglewood serve`.
help-admin-limit = How many to list.
help-admin-tables = List the tables that were changed last.
help-admin-people = List the people who hold seats. A person is the beginning of a hash, and the names they gave.
help-admin-check = Replay every game by its rules, and list those that cannot be opened; the exit code is 1 if there are any.
help-admin-backup = Copy everything as it is at one moment into a new folder, also while servers run, and replay every game of the copy.
help-admin-backup-folder = The new folder; `tanglewood serve --data` can open it.
help-admin-restore = Put a backup into an empty database or folder. The servers have to be stopped.
help-admin-restore-folder = The folder of the backup.
help-admin-ban = Do not let a person or an address in for a time; also while servers run, and counts within seconds. Whoever drops their cookie is another guest: an address has to be banned then.
help-admin-ban-who = A person, by the beginning of the hash that `people` lists, or an IP address; of IPv6 its whole /64.
help-admin-ban-hours = For how many hours; a week unless you say otherwise.
help-admin-ban-lift = Let them in again.
help-admin-bans = List who is not let in, and until when.
help-admin-reports = List what people reported to you: who, where, the line of the chat and why. Ban somebody with `ban`.
help-admin-reports-done = Settle the report with this id: it is deleted.
help-admin-tidy = Throw away now what the settings keep_finished_days, keep_unfinished_days, keep_guests_days and keep_chat_days say, as a server does every hour.
help-admin-delete = Delete a table with everything about it, or everything about a person; games stay, because they are the others' too. Also while servers run.
help-admin-delete-what = `table` or `person`.
help-admin-delete-id = The id, as `tables` and `people` list it. Before one that begins with a dash, write two: delete -- table -abc.

help-data-short = Move the tables of a server to another database.
help-data-group = The tables of a server: where they are kept.
help-data-copy = Copy all tables, games, chats and packs to an empty database, and compare the two. The servers have to be stopped.
help-data-from = Where they are now: a data folder, or postgresql://user@host/name.
help-data-to = Where they shall be: a data folder, or postgresql://user@host/name.

help-serve-config = A file with settings, in TOML; docs/hosting.md lists them. The environment (TANGLEWOOD_PORT and so on) counts more than the file, options count most.
help-serve-processes = How many processes answer on the port; more than one need --database.
help-serve-database = A PostgreSQL database to keep the tables in, for several servers at once: postgresql://user@host/name. Without it they are in one file of the data folder.
help-serve-root-path = The sub-path of the site under which this server is reached, such as /games; a proxy may pass it on or cut it off.
help-serve-trusted-proxy = A proxy in front of this server whose X-Forwarded-For and -Proto headers are trusted: an address or a network such as 10.0.0.0/8; may be repeated.

help-evaluate-short = Measure how good an agent is, with fixed seeds.
help-evaluate = Let an agent play deals with fixed seeds, each one from every seat, against one kind of opponent.
help-evaluate-agent = The agent: the name of a bot or of an installed agent, or where it is imported from, as my.module:Agent.
help-evaluate-against = Who takes all other seats.
help-evaluate-deals = How many deals to play.
help-evaluate-players = How many seats the table has.
help-evaluate-seed = The seed of the protocol; results with different seeds cannot be compared deal by deal.

help-pack-short = Begin a pack of your own, check it, see what it changes.
help-pack-group = Packs of designers: what differs from a game’s own components.
help-pack-new = Write a folder to begin with: a file with comments, and a schema for editors.
help-pack-new-folder = The folder to write; it must be empty or new.
help-pack-check = Say what does not fit in a pack, or that all of it does.
help-pack-path = The pack: a folder or a file.
help-pack-diff = Show what a pack changes against the game’s own, or against another pack.
help-pack-diff-other = The pack to compare with, in place of the game’s own.
help-pack-show = Print an entry of a pack, a table, or all of it, with whatever it changes.
help-pack-show-game = A game, or a pack.
help-pack-show-entry = What to show: card.historian, card, counts; everything without it.
help-pack-schema = Print the JSON schema of a game’s packs, for editors.
help-pack-schema-file = Write it to this file.

help-bench-short = Measure how fast this build runs here.
help-bench = Measure random games on one core, with two players unless the options say otherwise.
help-bench-seconds = How long to measure.

help-train-short = Let bots learn who wins from games against themselves.
help-train = Play games, fit what bots judge positions by to how they ended, and play again with it.
help-train-rounds = How many rounds of playing and fitting to add.
help-train-games = Games of a round; the first one has four times as many.
help-train-folder = Where the rounds are kept (training/GAME); a folder that has some goes on behind them.
help-train-jobs = How many processes play.

cli-help-usage = Usage:
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-list = Commands:
cli-help-show = Show this message and exit.
cli-help-required = required
cli-help-default = default: { $value }
cli-help-install = Install completion for the current shell.
cli-help-completion = Show completion for the current shell, to copy it or customize the installation.
