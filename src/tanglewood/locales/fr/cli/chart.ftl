chart-title = { $games ->
    [one] { $game }, { $games } partie par paire, graine { $seed }
   *[other] { $game }, { $games } parties par paire, graine { $seed }
}
chart-rating = cote, 95 %
chart-against = contre
chart-share = part de victoire
