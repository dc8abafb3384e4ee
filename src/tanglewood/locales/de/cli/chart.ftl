# The chart of a league.

chart-title = { $games ->
    [one] { $game }, 1 Partie pro Paar, Startwert { $seed }
   *[other] { $game }, { $games } Partien pro Paar, Startwert { $seed }
}
chart-rating = Wertung, 95 %
chart-against = gegen
chart-share = Sieganteil
