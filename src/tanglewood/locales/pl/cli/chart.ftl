# The chart of a league.

chart-title = { $games ->
    [one] { $game }, 1 gra każdej pary, ziarno { $seed }
    [few] { $game }, { $games } gry każdej pary, ziarno { $seed }
   *[many] { $game }, { $games } gier każdej pary, ziarno { $seed }
}
chart-rating = ranking, 95%
chart-against = przeciwko
chart-share = udział w wygranej
