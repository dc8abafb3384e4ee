# What commands refuse, and why. They follow “error: ”, so they begin with a small letter.

refused-option-form = option -o: expected NAME=VALUE, like players=3, got { $given }
refused-players-twice = option players: --players says { $players }, -o says { $other }
refused-choice = option { $option }: expected one of { $known }, got { $given }
refused-only-analyse = --level and --json belong to --analyse
refused-check-alone = --check only checks a record; leave out { $others }
refused-seat = option seat: expected a seat from 0 to { $last }, got { $given }
refused-number = expected a whole number from { $low }{ $high ->
    [none] {""}
   *[other] {" "}to { $high }
}, got { $given }
refused-folder = option tests: { $folder } is not a folder
refused-loose = expected an option of the game, like --difficulty 2, got { $given }
refused-no-value = option { $option }: expected a value after it
refused-no-bots = option bots: expected at least one name, like greedy,random

# Resuming a game.
refused-resume = --resume continues a saved game: its players, seed and options cannot be changed
refused-resume-game = { $file } is a game of { $title }; resume it with: tanglewood play { $game } --resume { $file }
refused-resume-bots = --resume continues a saved game: its bots cannot be changed ({ $bots })
refused-admin-what = expected “table” or “person”, got { $given }
refused-admin-not-banned = { $who } is let in anyway
refused-admin-no-report = there is no report { $id }
refused-admin-unknown = there is no table { $id }
refused-data-gone = there are no tables in { $folder }
refused-record = --record: { $file } already exists; choose another file, or continue it with --resume
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
refused-variants-clash = variants { $one } and { $other } cannot be combined: { $option } is { $first } in one and { $second } in the other; { $offered }
refused-variants-vary = variants can vary one option only; { $names } would vary { $one } and { $other }; { $offered }
refused-variant-sets = option { $option }: variant { $variant } sets { $value }, got { $given }
refused-variants-offered = { $names ->
    [none] it has none
   *[other] it has { $names }
}
refused-range = option { $option }: { $given } counts down; expected a range like 0..4
refused-several = option { $option }: expected one value, got { $given }; only “tanglewood simulate” takes several
refused-plot-file = option plot: expected a file like ratings.html ({ $formats }), got { $file }
refused-plot-folder = there is no folder { $folder } to write into
refused-plot-library = option plot: charts need { $library }; install it with: pip install 'tanglewood[plot]'
refused-pack-folder = { $folder }: expected a new or empty folder
refused-no-pack = { $game } has no pack that could be changed
refused-pack-there = a Tanglewood that does not have this pack runs at { $address }; stop it, use --data, or send the pack there when you set up a table
refused-language = no language is called { $given }; there is { $known }
refused-train-needs-numpy = Training needs numpy: pip install 'tanglewood[learning]'.

# How a command was typed. `$problem` is another refusal. What is typed stays English.
refused-usage-option = there is no option { $given }
refused-usage-option-near = there is no option { $given }; { $near } is meant?
refused-usage-command = there is no command { $given }; there is { $known }
refused-usage-missing = { $option } is missing
refused-usage-value = option { $option }: { $problem }
refused-usage-unfit = option { $option }: this value does not fit
refused-usage-flag = option { $option }: it takes no value
refused-usage-extra = words that belong to nothing: { $given }

# How a command is used, above what is wrong with it. `$usage` and `$command` are as they are typed.
cli-usage = Usage: { $usage }
cli-usage-help = More about it: { $command }
