## The page about oneself

web-me = You
web-me-hello = Hello, { $name }
web-me-lead = Your seats wait for you on every device.
web-me-lead-guest = You play as a guest: no account is needed.
web-me-name = Your name
web-me-rename = Change
web-me-renamed = That is your name now, also at your running tables where nobody else has it.
web-me-remove = Remove

# A guest

web-me-keep = Keep your seats
web-me-keep-about =
    { $seats ->
        [0] Your tables will be yours on every device, and a lost cookie costs you nothing.
        [one] You sit at one table. It will be yours on every device, and a lost cookie costs you nothing.
       *[other] You sit at { $seats } tables. They will be yours on every device, and a lost cookie costs you nothing.
    }
web-me-kept = Your seats are yours now, on every device where you show this passkey.
web-me-passkey-new = Keep them with a passkey
web-me-passkey-about = Your device keeps it; you unlock it as you unlock the device. There is no password.
web-me-mail = Your mail address
web-me-mail-send = Send me a link
web-me-mail-about = The link signs you in. Nobody else sees the address, and it gets no other mail unless you ask for it.
web-me-mail-sent = A link is on its way to your mailbox. It works once, for twenty minutes.
web-me-no-way = Accounts cannot be made at this address. To take a seat to another device, use the menu at its table.
web-me-back = Come back
web-me-back-mail = By mail: ask for a link above, with the address you had.
web-me-passkey-show = Show a passkey
web-me-code = Recovery code
web-me-code-use = Sign in with it
web-me-welcome = Welcome back. What this browser held as a guest is yours as well.

# Links of mails

web-me-link = Sign in here?
web-me-link-about = This browser will be signed in as you. Do that only where you want to stay signed in.
web-me-sign-in = Sign in
web-me-add = Is this your address?
web-me-add-about = Then you can come back by a link that is sent there.
web-me-add-do = Yes, it is mine
web-me-added = The address is yours: you can come back by a link that is sent there.

# Somebody who is signed in

web-me-ways = Ways to come back
web-me-ways-about = With two of them you cannot lose your seats.
web-me-passkey-used = Passkey, used { $ago }
web-me-passkey-add = Another passkey
web-me-passkey-added = The passkey is kept.
web-me-passkey-known = This device has a passkey for you already.
web-me-mail-yours = A link can be sent here
web-me-mail-add = Add this address
web-me-codes =
    { $n ->
        [0] No recovery codes
        [one] One recovery code left
       *[other] { $n } recovery codes left
    }
web-me-codes-about = To write down: each signs you in once
web-me-codes-new = New codes
web-me-codes-title = Your recovery codes
web-me-codes-keep = Write them down or print them: they are shown this once. Older codes work no longer.
web-me-codes-done = I have written them down
web-me-devices = Where you are signed in
web-me-device = A browser
web-me-device-here = this browser
web-me-device-seen = last seen { $ago }
web-me-sign-out = Sign out
web-me-signed-out = Signed out.
web-me-everywhere = Sign out everywhere

# Everything that is known

web-me-known = What this server knows about you
web-me-known-about = Your name, your address if you gave one, the public halves of passkeys, the devices above, your seats, moves and words. Nobody at a table sees more of it than your name.
web-me-known-guest = The seats of this browser, with your moves and words there.
web-me-download = Download it all
web-me-delete = Delete it all
web-me-delete-title = Delete everything?
web-me-delete-about = Your account, your words in chats and your names at tables are deleted at once. The games stay, because they are the others' too; a bot plays on for you. This cannot be taken back.
web-me-delete-not = Keep it
web-me-delete-do = Delete everything
web-me-deleted = Everything is deleted.

# It is your turn

web-tell = When it is your turn
web-tell-about = If you are not at the table, you can be told. Nobody is told of a move they have seen, and of none twice.
web-tell-push-start = Show notes on this device
web-tell-push-end = No more notes on this device
web-tell-push-refused = This browser does not allow it; its settings for this page say why.
web-tell-way =
    { $way ->
        [push] Notes on your devices
        [mail] Mail
       *[hook] A chat
    }
web-tell-mode =
    { $mode ->
        [off] not at all
        [each] at each turn
        [digest] once a day
       *[usual] as for my other tables
    }
web-tell-hook = The chat’s address for incoming messages
web-tell-hook-about = Your chat calls it an incoming webhook. Keep it secret: whoever knows it can write there.
web-tell-digest-at = The daily message comes at
web-tell-quiet = Quiet hours
web-tell-quiet-from = from
web-tell-quiet-to = until
web-tell-kept = Kept.
web-tell-menu = Tell me when it is my turn
web-tell-guest = To be told while you are away you need an account. It takes a moment, and your seat comes along.
web-tell-table-about = Of this table you can be told otherwise than of the rest.
web-tell-all = For all tables
web-stop = No more messages
web-stopped =
    { $what ->
        [table] Done: no more messages about this table.
       *[all] Done: no more messages of this kind.
    }
web-stop-change = Change what you are told
