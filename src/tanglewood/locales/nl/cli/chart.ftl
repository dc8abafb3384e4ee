# The chart of a league.

chart-title = { $games ->
    [one] { $game }, 1 spel van elk paar, seed { $seed }
   *[other] { $game }, { $games } spellen van elk paar, seed { $seed }
}
chart-rating = waardering, 95%
chart-against = tegen
chart-share = winstpercentage
