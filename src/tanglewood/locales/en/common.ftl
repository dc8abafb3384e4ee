# Sentences every game needs.

move-not-now = “{ $move }” is not possible now.

result-win = { $you ->
    [yes] You win!
   *[no] { $name } wins.
}
result-shared = { $you ->
    [yes] You share the win: { $names }.
   *[no] { $names } share the win.
}
result-place = place
