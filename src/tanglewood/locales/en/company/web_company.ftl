## The browser's words for people who meet

# Open tables

web-open = Open tables
web-open-lead = Whoever likes sits down.
web-open-none = No table is open just now. Set one up, and put it on this list.
web-open-lay = Set up a table
web-open-not-here = This server has no list of open tables. Invite your friends with a link.
web-open-all = all open tables
web-open-free = { $n ->
    [one] 1 of { $all } seats is free
   *[other] { $n } of { $all } seats are free
}
web-open-begun = { $n ->
    [one] 1 move played
   *[other] { $n } moves played
}
web-open-no-clock = no clock
web-sit = Sit down
web-sit-free = A seat is free here.
web-sit-kept = A seat is kept for you: sit down for another game?
web-list = Show this table to everybody, and let whoever likes take a free seat
web-list-about = It stands in the list of open tables until all seats are taken. Otherwise only your links lead here.
web-seat-kept = Kept for { $name }. A new link gives the seat to somebody else.
web-invite-new = { $old ->
    [yes] A new link for seat { $seat }
   *[no] A link for seat { $seat }
}
web-invite-new-about = The old link stops working, and says so.
web-mine-offered = Another game is offered to you
web-follow = Follow this table
web-unfollow = Follow no more
web-followed = Tables you follow
web-follow-runs = { $n ->
    [one] running, 1 move
   *[other] running, { $n } moves
}
web-rematch-offered = A rematch is laid, and your seat is kept.

# Talk

web-talk-about = About this line of { $name }
web-mute = Do not hear here
web-mute-about = You do not read their lines at this table any more.
web-block = Block
web-block-about = You read their lines nowhere any more, and they take no seat at tables you lay. They are not told.
web-report = Tell the host
web-report-about = The host of this server gets this line and your words.
web-report-why = What is wrong with it?
web-reported = Thank you. The host of this server will look at it.
web-muted = You do not hear { $name } here.
web-blocked-here = You have blocked { $name }.
web-unmute = Hear again
web-unblock = Unblock
web-blocked = People you have blocked

# One's own games

web-games = Your games
web-games-none = No finished games yet.
web-games-game = game
web-games-players = players
web-games-played = played
web-games-won = won
web-games-mean = mean score
web-games-last = Last games
web-rivals = Against whom
web-rival = { $name }: { $n ->
    [one] 1 game
   *[other] { $n } games
}, { $won } won
web-game-came = { $ended ->
    [agreement] Ended by agreement
   *[other] { $won ->
        [yes] Won
       *[no] Place { $place } of { $players }
    }
}, score { $score }
web-rated = Rate my games against people
web-rated-about = Only games count in which everybody has an account and wants this. Nobody but you sees your rating.
web-rating = { $exact ->
    [yes] Place { $best } of { $people }
   *[no] Somewhere between place { $best } and { $worst } of { $people }
}; { $sure ->
    [well] a sure estimate
    [roughly] a rough estimate
   *[hardly] a very uncertain estimate so far
}, after { $games ->
    [one] 1 game
   *[other] { $games } games
}.

# Standing orders

web-orders = Standing orders
web-orders-about = The server plays this for you at once, also while you are away, and nothing else. Nobody hears of it before it happens; the log says it then.
web-orders-lone = If only one thing is possible, do it
web-orders-favours = Accept what others offer me in their turn; where there is a choice, a bot chooses
web-orders-answers = Questions you can answer in advance
web-orders-like = As you were asked it last; it counts for every question of this kind.
web-orders-none = You have not been asked any question here yet that wants a yes or no. Those you meet appear here.
web-orders-ask = ask me
web-orders-yes = always yes, if there is just one way
web-orders-no = always no: { $no }
web-orders-kept = Kept. It counts until you change it.
