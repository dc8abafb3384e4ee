# Learning by playing: the guide, the list of chapters, and who plays along.

# Who sits at the other seats of a lesson, in this order.
learn-names = Ada Bruno Cleo Dara

web-learn-of = Learn { $game }
web-learn-lead = Short chapters on the real table. Begin with the first one; nothing is locked.
web-learn-guide = Coach
web-learn-goal = Goal:
web-learn-over = The lesson is over.
web-learn-step = step { $step } of { $all }
web-learn-minutes = { $n ->
    [one] about 1 minute
   *[other] about { $n } minutes
}
web-learn-chapter = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} · { $minutes ->
    [one] about 1 minute
   *[other] about { $minutes } minutes
}
web-learn-first = your first game
web-learn-done = done
web-learn-begun = go on with step { $step }
web-learn-symbols = Symbols
web-learn-show = Show me
web-learn-back = Back
web-learn-skip = Skip
web-learn-leave = Leave
web-learn-why = Why?
web-learn-go-on = Go on
web-learn-alone = Done by itself, because nothing else could be chosen: { $what }.
web-learn-take-back = Take it back
web-learn-offer = Do you want to play on your own from here?
web-learn-offer-yes = Yes, play on
web-learn-offer-no = No, go on learning
web-learn-resumed = You left off here.
web-learn-restart = From the beginning
web-learn-next = Next: { $title }
web-learn-play-on = Play on from here
web-learn-real = Play a real game
web-learn-chapters = All chapters
web-learn-end = The lesson is done
web-learn-none = This game has no lessons yet.
web-learn-signs = What the signs mean
web-learn-no-signs = This game has no list of its signs yet.
web-played = How it is played
web-played-signs = Symbols
web-played-more = The whole rulebook
web-played-nothing = This game has only its exact rules; the rulebook lists them.
