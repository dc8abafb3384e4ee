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
web-lab-games = { $done } of { $wanted } games
web-lab-what = { $variants }; { $bots }
web-lab-command = The same on the command line:
web-lab-stop = Stop
web-lab-resume = Go on
web-lab-remove = Throw away
web-lab-save = Save the report
web-lab-later = What it says stands here as soon as it is finished or stopped. You can close this page.
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
