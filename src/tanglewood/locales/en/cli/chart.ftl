# The chart of a league.

chart-title = { $game }, { $games ->
    [one] 1 game
   *[other] { $games } games
} of each pair, seed { $seed }
chart-rating = rating, 95 %
chart-against = against
chart-share = share of the win
