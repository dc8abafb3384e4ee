# What commands refuse, and why. Behind “error: ”, so they begin small.

refused-option-form = option -o: expected NAME=VALUE, like players=3, got { $given }
refused-players-twice = option players: --players says { $players }, -o says { $other }
refused-choice = option { $option }: expected one of { $known }, got { $given }
refused-only-analyse = --level and --json belong to --analyse
refused-check-alone = --check only says whether a record holds; leave out { $others }
refused-seat = option seat: expected a seat from 0 to { $last }, got { $given }
refused-number = expected a whole number from { $low }{ $high ->
    [none] {""}
   *[other] {" "}to { $high }
}, got { $given }
refused-folder = option tests: { $folder } is no folder
refused-loose = expected an option of the game, like --difficulty 2, got { $given }
refused-no-value = option { $option }: expected a value behind it
refused-no-bots = option bots: expected at least one name, like greedy,random

# Playing on.
refused-resume = --resume goes on with a saved game: its players, seed and options are settled
refused-resume-game = { $file } is a game of { $title }; go on with it by: tanglewood play { $game } --resume { $file }
refused-resume-bots = --resume goes on with a saved game: its bots are settled ({ $bots })
refused-trusted-proxy = --trusted-proxy: { $given } is no address and no network
refused-record = --record: { $file } is there already; name another file, or go on with it by --resume
refused-too-many-bots = option bots: { $seats ->
    [0] nobody else sits at this table
    [one] there is 1 other seat
   *[other] there are { $seats } other seats
}, got { $names }

# Many games.
refused-line-up = option bots: expected { $n ->
    [one] 1 name
   *[other] { $n } names
}, one for each seat, got { $names }
refused-same-bots = option bots: expected different names, got { $names }
refused-two-bots = option bots: expected at least two names, got { $names }
refused-variant = { $game } has no variant { $given }; { $offered }
refused-variants-clash = variants { $one } and { $other } do not go together: { $option } is { $first } in one and { $second } in the other; { $offered }
refused-variants-vary = variants are measured by one option; { $names } would be by { $one } and { $other }; { $offered }
refused-variant-sets = option { $option }: variant { $variant } sets { $value }, got { $given }
refused-variants-offered = { $names ->
    [none] it has none
   *[other] there is { $names }
}
refused-range = option { $option }: { $given } goes from high to low; expected a range like 0..4
refused-several = option { $option }: expected one value, got { $given }; “tanglewood simulate” plays several
refused-plot-file = option plot: expected a file like ratings.html ({ $formats }), got { $file }
refused-plot-folder = option plot: there is no folder { $folder }
refused-plot-library = option plot: charts need { $library }; install it with: pip install 'tanglewood[plot]'
