larder-hazelnut = Hazelnut
larder-ask-bury = which nut do you bury?
larder-ask-dig = which nut do you take from another larder?
larder-move-bury = Bury the { $what }
larder-move-take = Take the { $what }
larder-move-leave = Take nothing
larder-event-turn = { $you ->
    [yes] Your turn
   *[no] { $name }’s turn
}
larder-event-buried = { $you ->
    [yes] You bury the { $nut }.
   *[no] { $name } buries the { $nut }.
}
larder-event-took = { $you ->
    [yes] You take the { $nut } from { $whose }.
   *[no] { $name } takes the { $nut } from { $whose }.
}
larder-event-drew = { $you ->
    [yes] You draw the { $nut }.
   *[no] { $name } draws a nut.
}
larder-event-rolled = { $die ->
    [1] It snows.
   *[other] No snow yet.
}
