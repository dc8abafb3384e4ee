# The report of a study (`tanglewood study report FOLDER -o report.html`).

report-span = { $low } to { $high }
report-bin = { $low } to { $high }
report-tip = { $value } ({ $span })
report-nth = { $n ->
        [1] begins
       *[other] plays as number { $n }
    }
report-variants = What is compared
report-answer = The answer

report-title-one = { $game }: how it plays
report-title-two = { $game }: { $one } or { $other }?
report-title-many = { $game }: { $n } versions compared

report-measure-turns = Turns of a game
report-measure-decisions = Decisions of a game
report-measure-choices = Decisions with a choice
report-measure-options-mean = Options at a decision
report-measure-options-sd = Spread of the options
report-measure-options-most = Most options at once
report-measure-lead-changes = Changes of the lead
report-measure-drama = How far the winner was behind
report-measure-decided-at = Part until it is decided
report-measure-margin = Margin of the winner
report-measure-winners = Seats that share the win
report-measure-rival-won = Wins of the rival
report-measure-first-seat = Wins of whoever begins
report-measure-score = Mean score
report-measure-best-score = Best score
report-measure-minutes = Minutes of a game
report-measure-won-by = Wins of { $bot }
report-measure-won = Share of the win
report-measure-points-from = Points: { $source }

report-answer-no = After { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } no measure differs for certain. More deals would show smaller differences.
report-answer-yes = { $n ->
        [one] On the same deals 1 of { $of } measures differs for certain: { $parts }.
       *[other] On the same deals { $n } of { $of } measures differ for certain: { $parts }.
    }
report-answer-part = { $measure } { $value } { $unit ->
        [points] percentage points
       *[none] {""}
    } in { $variant }
report-answer-mean = { $measure }: { $value } ({ $span }).

report-certain = What is certain
report-noise = What may be noise
report-nothing-certain = Nothing that was compared.
report-difference = { $measure }: { $value } in { $variant } ({ $span }); { $base } in { $against }.
report-difference-share = { $measure }, in percentage points: { $value } in { $variant } ({ $span }); { $base } in { $against }.
report-worth-share = Doing without { $thing } costs, in percentage points of the share of the win: { $value } ({ $span }).
report-worth-score = Doing without { $thing } costs, in points of the score: { $value } ({ $span }).
report-place = { $variant }: whoever { $nth } wins { $value } ({ $span }); { $fair } would be fair.
report-places-fair = { $variant }: no place in the order of play is for certain off the fair { $fair }.
report-usage = { $component }: { $did } { $value } times a game in { $variant } ({ $span }).
report-share = { $component }: whoever had it { $did } in { $variant } wins { $value } ({ $span }); { $fair } would be fair.
report-supply-short = { $kind }: a game used { $most } at once, the box holds { $printed }.
report-correction-holm = Intervals: { $level }, each by itself. “Certain” holds for all comparisons together (Holm); components and places are corrected among themselves.
report-correction-bh = Intervals: { $level }, each by itself. Among what is called certain few are false (Benjamini and Hochberg).
report-correction-none = Intervals: { $level }, each by itself. Nothing is corrected for many comparisons: expect some false ones.
report-hint-no-proof = Winners have had more of everything: a component’s share of the win is a hint; the proof is to forbid it to one bot (--forbid).
report-unfinished = This study is not finished: { $done } of { $wanted } games. What it says may still change.
report-early = The stop rule ended it early, after { $deals } of { $wanted } deals. Its intervals hold however often one looks.

report-plot-shares = What differs, in percentage points
report-plot-shares-about = Against { $base }, on the same deals. A filled point is certain, a hollow one may be noise.
report-plot-amounts = What differs, in percent of { $base }
report-plot-amounts-about = On the same deals; the numbers are in their own units. A hollow point may be noise.
report-plot-worth = What it is worth
report-plot-worth-about = Percentage points of the share of the win that a bot loses without it.
report-plot-length = How long a game is
report-plot-length-about = Turns, as a share of the games.
report-plot-margin = By how much a game is won
report-plot-margin-about = Points ahead of the next, as a share of the games.
report-plot-places = Share of the win in the order of play
report-plot-places-about = { $share } would be fair.
report-plot-components = Share of the win of whoever { $did } it
report-plot-components-about = Those that stand out most; { $share } would be fair.
report-plot-luck = Where the differences of scores come from
report-plot-luck-about = Parts of the variance: luck of the deal and of the place, skill of the bot, and the rest.
report-means = Mean: { $all }.
report-part-deal = the deal
report-part-place = the order of play
report-part-bot = the bot
report-part-play = chance in play

report-outliers = Games that stand out
report-outliers-about = Each record plays the game again: with the command, or opened on the first page of the browser client.
report-outlier = { $variant }, deal { $deal }: { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }, { $scores }
report-outlier-record = { $file }
report-outlier-longest = The longest
report-outlier-shortest = The shortest
report-outlier-widest = The clearest
report-outlier-closest = The closest
report-outlier-highest = The highest score
report-outlier-dramatic = The best comeback

report-means-table = Means of a game, with intervals
report-components-table = Every component
report-components-about = Times a game; then the share of the win of seats that had it, with its interval, and the points it brought them. A marked line is certain.
report-supply-table = Most pieces in use at once
report-resources-table = What a seat gains, spends and wastes in a game
report-col-measure = Measure
report-col-component = Component
report-col-kind = Kind
report-col-variant = In
report-col-offered = Offered
report-col-taken = Taken
report-col-played = Played
report-col-used = Used
report-col-share = Share of the win
report-col-points = Points
report-col-mean = Mean
report-col-quantile = 95 % of games
report-col-most = Most
report-col-printed = In the box
report-col-resource = Resource
report-col-gained = Gained
report-col-spent = Spent
report-col-wasted = Wasted
report-col-left = Left at the end

report-change = { $path } { $after } instead of { $before }
report-change-new = { $path } is new
report-change-gone = { $path } is gone
report-change-more = { $n } more

report-made = How it was made
report-made-deals = deals
report-made-games = games
report-made-seconds = of the processor
report-made-how = { $players ->
        [one] One seat
       *[other] { $players } seats
    }: { $bots }; bots change seats; seed { $seed }.
report-made-version = Tanglewood { $version }, digest { $digest }.

cli-study-report-written = The report is in { $file }
refused-study-empty = { $folder }: no game of this study is finished yet
help-study-report-out = Write the report as one page with plots, to be opened in a browser without a network.
