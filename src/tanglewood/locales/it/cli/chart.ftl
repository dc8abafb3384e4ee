# The chart of a league.

chart-title = { $game }, { $games ->
    [one] 1 partita
   *[other] { $games } partite
} per ogni coppia, seme { $seed }
chart-rating = rating, 95%
chart-against = contro
chart-share = quota di vittoria
