# Searches: `tanglewood study search`, and what it refuses.

help-search-short = Search for numbers that come near to several goals.
help-search =
    Search for numbers that come near to several goals, and show the trade-off.

    A search is a small TOML file (docs/studies.md): goals, and the numbers that may move. Every trial plays few games
    first; those that could be among the best play more, and the best are played again on fresh deals. The same command
    goes on where it stopped.

    tanglewood study search hands.toml --trials 40 --games 160 -o hands.html
help-search-file = A search as a TOML file.
help-search-games = The most games of a trial before the fresh ones; instead of what the file says.
help-search-trials = How many points are tried; instead of what the file says.
help-search-out = Write what was found as one page with plots, to be opened in a browser without a network.
help-search-write = Write each point of the front as a pack into this folder, to be played.

cli-search-done = { $trials ->
        [one] 1 trial
       *[other] { $trials } trials
    } and the printed game, { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $game }, in { $folder }
cli-search-refused = { $n ->
        [one] 1 trial was
       *[other] { $n } trials were
    } not played, because the numbers do not fit each other: { $why }
cli-search-points-title = The best points; on the front: none is nearer to one goal without being farther from another
cli-search-goals-title = On { $deals ->
        [one] 1 fresh deal
       *[other] { $deals } fresh deals
    } that the search did not use (all intervals together { $level })
cli-search-mattered-title = Which numbers mattered, over all trials (a hint: trials are not spread evenly)
cli-search-interrupted = interrupted; { $done ->
        [one] 1 game is
       *[other] { $done } games are
    } kept. Go on with: { $command }
cli-search-written = Trial { $trial }: { $command }
cli-search-nothing-written = Nothing was written: only the printed game is on the front.
cli-column-trial = trial
cli-column-front = on the front
cli-column-chance = chance
cli-column-changes = numbers
cli-column-goal = goal
cli-column-wanted = wanted
cli-column-searched = searched
cli-column-fresh = fresh
cli-column-joint = interval
cli-column-verdict = inside?

refused-search-goals = goals: expected at least one, like turns = {"{"} from = 40, to = 50 {"}"}
refused-search-numbers = numbers: expected at least one, like "counts.hand" = [3, 4, 5]
refused-search-count = { $name }: expected a whole number from 1, got { $given }
refused-search-players = numbers: options.players can move only if bots is one name for all seats, got { $given }
refused-search-range = numbers: { $path }: expected from below to and a step above 0, got { $given }
refused-search-values = numbers: { $path }: expected 2 to { $most } different values, got { $given }
refused-search-goal-range = goals: { $goal }: expected from, to or both, or a value with how far it may be off (within)
refused-search-goal-order = goals: { $goal }: expected from below to, got { $low } and { $high }
refused-search-goal-both = goals: { $goal }: expected a measure or a share, got both
refused-search-goal-scale = goals: { $goal }: expected a scale above 0, got { $given }
refused-search-goal-share = goals: { $goal }: expected components like card:farm or card:*, got { $given }
refused-search-goal-pace = goals: { $goal }: expected pace, the seconds that people take for a decision with a choice
refused-search-other = { $folder } holds another search (digest { $here }, this one has { $wanted }); name another folder with --folder
refused-search-study = { $folder } holds a study; name another folder with --folder
