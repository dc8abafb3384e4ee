# What `--help` says: a command's explanation, its one line in the list of commands (-short), its options.
# No placeables here: these texts are read without Fluent, so that help comes at once.

help-tanglewood = Play, study and design forest board games.
help-version = Print the version and leave.

# Options that several commands share.
help-game = The game, as `tanglewood games` lists them.
help-option = An option of the game; may be repeated.
help-variant = Named ways to play, joined with commas: solo,prisma; see `tanglewood games`.
help-json = Print one JSON document and nothing else.
help-jobs = Processes; 0: one for each core.
help-data = The folder where tables are kept.

help-play-short = Play a game against bots, in the browser or here.
help-play =
    Play a game against bots: in the browser, or with --terminal here. You sit at seat 0.

    --resume and --record play in the terminal too.
help-play-game = The game to play; without one it is Mycelia.
help-play-players = Seats, yours included.
help-play-bots = Who sits at the other seats, in order; the last one named fills the rest. There are:
help-play-seed = Deal this game again.
help-play-resume = Go on with a saved game, in the terminal.
help-play-record = Save the game in this file; played in the terminal.
help-play-terminal = Play here in the terminal, not in the browser.
help-play-port = The port for the browser; 8123, or any that is free.

help-simulate-short = Let bots play many games and count who won.
help-simulate =
    Let bots play many games and count who won. Seats change from game to game.

    Every option of the game is also one here: --difficulty 2. Several values give a run each, with the same
    seeds: --difficulty 0..4 --personality all. A variant that is measured by an option (solo by Gwidyon's
    drops) is played for each of its values unless that option is settled.

    Ctrl-C prints what was finished.
help-simulate-players = Seats; default: one for each bot.
help-simulate-bots = Who plays; the last one fills the seats left. Default: greedy,random; alone greedy.
help-simulate-games = How many games.
help-simulate-seed = The same seed gives the same games.

help-arena-short = Find out which bots are stronger, with ratings.
help-arena =
    Let every pair of bots play the same deals with the seats swapped, and rate them.

    Alone against a rival (--players 1, --variant solo) every bot plays the same deals. Ctrl-C prints what was
    finished.
help-arena-bots = Who plays, two names or more.
help-arena-games = Games of each pair.
help-arena-players = Seats; the two sides take turns. Default: 2.
help-arena-seed = The same seed gives the same deals.
help-arena-keep = Keep the record of every game in this folder.
help-arena-plot = Write a chart to this file: .html, .json, .svg or .png.

help-replay-short = Tell a recorded game, check it, or analyse it.
help-replay = Tell a recorded game move by move, and end with the position or the result.
help-replay-file = A record, as `play` saves it.
help-replay-check = Only say whether the record still holds.
help-replay-to = Stop after so many moves.
help-replay-seat = Tell what this seat knew; default: what everybody saw.
help-replay-analyse = Look back: who could expect what, and the costly moves.
help-replay-level = Who looks back with --analyse:

help-rules-short = Look up rules: their sources, code and tests.
help-rules = Print the rules with their ids, where they come from, where the code decides them and which tests show them.
help-rules-untested = List the rules that no test shows; the exit code is 1 if there are any.
help-rules-uncited = List the rules that no source file cites; the exit code is 1 if there are any.
help-rules-search = Only rules with these words in their id or text.
help-rules-part = Only rules of this part of the game.
help-rules-tests = The folder that holds the tests; default: the one of this installation.

help-cards-short = Look up cards and all other components.
help-cards =
    Print every component: its numbers, its cost and what it does in words, how the pack spells it, and where
    its data come from.
help-cards-set = Only this set or table: base, start, tile, ...
help-cards-search = Only components with this text in any field.

help-games-short = List the games, their options, variants and bots.
help-games = List the games with every option: its values, its default and what it means; and their variants.
help-games-game = Only this game.

help-serve-short = Serve tables to browsers, for friends too.
help-serve = Serve tables to browsers until stopped. Games survive a restart.
help-serve-host = The address to listen on; 0.0.0.0 lets others in your network come.
help-serve-port = The port to listen on.
help-serve-trusted-proxy = A proxy in front of this server whose X-Forwarded-For and -Proto are believed: an address or a network such as 10.0.0.0/8; may be repeated.

help-bench-short = Measure how fast this build is here.
help-bench = Measure random games on one core, for two players unless options say otherwise.
help-bench-seconds = How long to measure.
