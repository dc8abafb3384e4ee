## What the server says to people who meet: open tables, talk, names, standing orders

server-no-list = This server has no list of open tables.
seat-taken = Somebody was faster: this seat is taken.
seat-not-open = This seat is for somebody with a link. You can watch.
seat-not-here = You cannot sit down at this table. You can watch, or lay a table of your own.
seat-sits-already = You sit at this table already.
seat-invitation-void = A newer link has taken the place of this one. Ask whoever invited you for it; you can watch meanwhile.
follow-enough = You follow { $most } tables; that is enough. Leave one first.
name-refused = This name is not used here, please choose another one.

talk-nobody = Nobody but yourself sits there.
talk-enough = You have blocked { $most } people; that is enough.
talk-not-blocked = This person is not blocked.
talk-no-line = This line is not there any more.
talk-no-reason = Please say in a few words what happened.
talk-reported-enough = You have reported a lot today; the host will look at it. Please go on tomorrow.

order-done =
    { $you ->
        [yes] That was your standing order.
       *[no] That was a standing order of { $name }.
    }
undo-order = A standing order was carried out; what was before it cannot be taken back.
