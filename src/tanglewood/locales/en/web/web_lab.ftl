# The Lab in the browser; what a report says is in study_report.ftl.

web-nav-lab = Lab
web-lab = Lab
web-lab-lead = Change a number, and see what it does to the game.
web-lab-none = No study yet.
web-lab-new = New question
web-lab-new-lead = The same deals are played with every version; what differs then is the change.
web-lab-all = All studies
web-lab-state = How far it is
web-lab-status = { $status ->
        [waiting] waits for its turn
        [running] is being played
        [stopped] stopped
        [failed] did not work
       *[done] finished
    }
web-lab-games = { $about ->
        [yes] { $done } of about { $wanted } games
       *[no] { $done } of { $wanted } games
    }
web-lab-what = { $kind ->
        [search] What may move: { $variants }; { $bots }
       *[study] { $variants }; { $bots }
    }
web-lab-command = { $kind ->
        [search] The same on the command line, with the file below as search.toml:
       *[study] The same on the command line:
    }
web-lab-stop = Stop
web-lab-resume = Go on
web-lab-remove = Throw away
web-lab-save = Save the report
web-lab-tables = Save the tables
web-lab-later = { $kind ->
        [search] What was found stands here as soon as the search is finished. You can close this page.
       *[study] What it says stands here as soon as it is finished or stopped. You can close this page.
    }
web-lab-report = Report: { $title }

web-lab-game = Which game
web-lab-players = Seats
web-lab-bot = Who plays
web-lab-other = At the other seats
web-lab-same = the same
web-lab-differs = What differs
web-lab-kind = { $kind ->
        [number] A number
        [pack] A pack
        [option] An option
        [without] Without something
       *[none] Nothing
    }
web-lab-kind-about = { $kind ->
        [number] A component as it is printed, against one with another value.
        [pack] The game as it is printed, against a pack of yours.
        [option] The game with one choice of an option, against others.
        [without] One bot does without something: what is that worth?
       *[none] One version only: how does it play?
    }
web-lab-thing = Component
web-lab-choose = choose one
web-lab-field = What of it
web-lab-printed = Printed: { $value }
web-lab-value = New value
web-lab-several = Several with commas: 2, 4
web-lab-option = Option
web-lab-values = At least two of these
web-lab-count = Games
web-lab-count-about = Of each version. More games, narrower intervals: four times as many halve them.
web-lab-early = Stop as soon as it is clear
web-lab-early-about = Its intervals are wider, but hold however often one looks.
web-lab-measure = What has to be clear
web-lab-precision = To within
web-lab-title = Your question
web-lab-title-example = Does a cheaper card change who wins?
web-lab-begin = Play it

web-lab-search = Search for numbers
web-lab-search-lead = Say what you want of the game and which numbers may move; there is never one answer only.
web-lab-search-example = A shorter game in which beginning is no advantage
web-lab-goals = What is wanted
web-lab-goals-about = A lower bound, an upper one, or both. What several goals cost each other is shown.
web-lab-goal = Goal { $n }
web-lab-pace = Seconds for a decision
web-lab-low = { $unit ->
        [percent] From, in %
       *[none] From
    }
web-lab-high = { $unit ->
        [percent] To, in %
       *[none] To
    }
web-lab-more-goal = One more goal
web-lab-less-goal = Without goal { $n }
web-lab-numbers = What may move
web-lab-numbers-about = In whole steps, within the bounds that the game has for a number.
web-lab-number = Number { $n }
web-lab-more-number = One more number
web-lab-less-number = Without number { $n }
web-lab-trials = Trials
web-lab-trials-about = Points that are tried.
web-lab-most-games = Games of a trial
web-lab-most-games-about = At most; what is far from the goals gets fewer. The best are played again on fresh deals.
web-lab-seek = Search
web-lab-file = search.toml
