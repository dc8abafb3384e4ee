# What happened: the log by turns, the strip of what others did, and why a hint is one.

web-recap = Since your turn
web-recap-show = Show it
web-show-pause = Pause (P)
web-show-on = Go on (P)
web-show-step = Next piece (.)
web-show-slower = Slower (-)
web-show-faster = Faster (+)
web-show-skip = Skip to the end (space)
web-show-bar = What is being shown
web-hint-why = Why it is better: { $why }.
web-key-pause = halt what is being shown, or take it piece by piece
web-key-pace = show it slower or faster
