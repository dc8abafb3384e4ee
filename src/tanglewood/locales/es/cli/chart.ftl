# The chart of a league.

chart-title = { $games ->
    [one] { $game }, 1 partida por pareja, semilla { $seed }
   *[other] { $game }, { $games } partidas por pareja, semilla { $seed }
}
chart-rating = nivel, 95 %
chart-against = contra
chart-share = parte de la victoria
