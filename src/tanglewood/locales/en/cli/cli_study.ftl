# Studies: `tanglewood study`, and what it refuses.

help-study-short = Compare versions of a game on the same deals, with intervals.
help-study =
    Compare versions of a game on the same deals, with intervals.

    A study is a small TOML file (docs/studies.md) or the options of `run`. Its folder keeps every finished game;
    the same command goes on where it stopped.
help-study-run-short = Play a study, or go on with it.
help-study-run =
    Play a study, or go on with it.

    tanglewood study run troll.toml --jobs 2

    tanglewood study run --game deep_forest -o sparse=0,8 --games 200

    tanglewood study run --game everdell --forbid card:fool --games 200
help-study-report-short = What a study found: means, seats, components, luck and skill.
help-study-compare-short = What differs between the variants of a study, or between two studies.
help-study-file = A study as a TOML file. Options of the command line go before what it says.
help-study-folder = The folder of a study.
help-study-other = The folder of a second study, on the same deals.
help-study-game = The game, if there is no file.
help-study-bots = A bot for all seats, or one for each with commas. Default: greedy.
help-study-option = An option of the game; several values with commas are compared.
help-study-pack = A pack to compare; several times for several packs.
help-study-set = A number of the pack to change; several values with commas are compared.
help-study-forbid = What a bot does without, to see what that is worth; several times for several things.
help-study-games = How many games each variant plays.
help-study-precision = Stop as soon as all differences of the measure are certain or known to this precision.
help-study-measure = The measure that the early stop looks at.
help-study-out = The folder; by default it is named after the file or the game.
help-study-ray = Play on a Ray cluster at this address; auto: the one that runs on this machine.
help-study-all = All components, not only those that stand out.

cli-study-done = { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $game }, in { $folder }
cli-study-early = It stopped early, after { $deals } of { $wanted } deals: the stop rule was content.
cli-study-unfinished = This study is not finished: { $done } of { $wanted } games. Go on with: { $command }
cli-study-interrupted = { $done ->
    [one] interrupted; 1 of { $wanted } games is kept. Go on with: { $command }
   *[other] interrupted; { $done } of { $wanted } games are kept. Go on with: { $command }
}
cli-study-made = Made by: { $command }
cli-study-digest = digest { $digest }, packs: { $packs }
cli-study-certain = What is certain ({ $level } together, correction: { $correction })
cli-study-noise = What may be noise
cli-study-nothing = No difference is certain.
cli-study-difference = { $variant }: { $measure } { $value } ({ $low } to { $high }), from { $base } in { $against }
cli-study-worth-title = What it is worth: free bots minus the one that does without
cli-study-means-title = Means of a game
cli-study-places-title = Share of the win by place in the order of play
cli-study-luck-title = Where differences come from, parts of the variance
cli-study-shares-title = Components whose owners win more or less often
cli-study-usage-title = Components that are used more or less often, each game
cli-study-maxima-title = Most pieces in use at once, and what the box holds
cli-study-other-winner = { $variant }: another seat wins { $value } of the same deals ({ $low } to { $high }).
cli-study-one-variant = This study has one variant; there is nothing to compare.
cli-column-variant = variant
cli-column-measure = measure
cli-column-value = value
cli-column-place = place
cli-column-part = part
cli-column-component = component
cli-column-did = did
cli-column-seats = seats
cli-column-forbids = without
cli-column-base = base
cli-column-printed = printed
cli-column-kind = kind
cli-column-quantile = 95 %
cli-column-adjusted = p

refused-extra = this needs { $library }; install it with: pip install 'tanglewood[{ $extra }]'
refused-ray-address = no Ray cluster answers at { $address }: { $problem }
refused-ray-version = the cluster runs Tanglewood { $there }, this is { $here }; install the same version there
refused-study-file = { $file }: { $problem }
refused-study-what = name a file, or a game with --game
refused-study-both = expected a file or --game, got both
refused-study-own = the file settles this by itself in its variant { $variant }: leave out { $option }, or change the file
refused-study-measure-alone = --measure is what an early stop looks at: name --precision too
refused-study-games = games: expected a whole number from 1, got { $given }
refused-study-confidence = confidence: expected a number from 0.5 to below 1, got { $given }
refused-study-variants = expected at most { $most } variants, got { $n }; give the grid fewer values
refused-study-grid = grid: expected a name like options.NAME or set.TABLE.ID.FIELD, got { $given }
refused-study-values = grid: { $name }: expected values, got none
refused-study-measure = expected a measure, one of { $known }; got { $given }
refused-study-stop = stop: expected first and every to be whole numbers from 2 and 1, got { $first } and { $every }
refused-study-precision = precision: expected a number from 0, got { $given }
refused-study-none = { $folder }: there is no study here; begin one with: tanglewood study run FILE
refused-study-digest = { $folder }: study.json was changed after the study began; begin a new one in another folder
refused-study-other = { $folder } holds another study (digest { $here }, this one has { $wanted }); name another folder with --out
refused-study-line = { $file }, line { $line }: this is no game of a study: { $problem }
refused-study-alike = the studies cannot be compared deal by deal: { $what } differs ({ $one } and { $other })
