## What the server says about people and their accounts

people-not-signed-in = You are not signed in with this browser.
people-no-name = A name is needed.
people-somebody = Somebody
people-passkey = A passkey
people-no-passkeys = Passkeys do not work at this address: a browser wants a name like games.example.org, and https.
people-too-many-passkeys = { $most } passkeys are enough; remove one first.
people-bad-passkey = This passkey was not accepted. Please try again.
people-passkey-too-late = That took too long. Please try again.
people-unknown-passkey = This passkey is not known here. It may have been removed.
people-known-passkey = This passkey is known already.
people-last-way = This is your only way to come back. Add another one first, or write down recovery codes.
people-no-mail = This server sends no mail.
people-bad-mail = This is no mail address.
people-too-many-links = Several links were sent to this address already; look in your mailbox, or try again in an hour.
people-used-link = This link has been used, or is too old. Ask for a new one.
people-mail-taken = Somebody has this address already. Sign in with it instead.
people-used-code = This code is not known, or has been used.

people-mail-sign-in-subject = Your link to Tanglewood
people-mail-sign-in =
    Open this link to sign in:

    { $link }

    It works once, for { $minutes } minutes. If you did not ask for it, do nothing: nobody gets in without it.

    Tanglewood at { $site }
people-mail-add-subject = Is this your address?
people-mail-add =
    Somebody who is signed in at Tanglewood wants to come back by this address. If that is you, open this link:

    { $link }

    It works once, for { $minutes } minutes. If it is not you, do nothing.

    Tanglewood at { $site }

# It is your turn

notify-title = It is your turn
notify-line =
    { $n ->
        [0] Your turn: { $game }
       *[other] Your turn: { $game } with { $names }
    }
notify-title-ended = A game has ended
notify-title-offer = A game is offered to you
notify-ended =
    { $n ->
        [0] Over: { $game }
       *[other] Over: { $game } of { $names }
    }
notify-offer =
    { $n ->
        [0] Once more? { $game }
       *[other] Once more? { $game } with { $names }
    }
notify-several = { $n } tables wait for you
notify-mail =
    { $tables }

    No more mail about this table: { $table }
    No more mail like this at all: { $every }

    Tanglewood at { $site }
notify-hook-table = No more messages about this table: { $link }
notify-hook-every = No more messages in this chat: { $link }
notify-push-table = No more about this table
notify-push-every = No more messages like this
notify-zone = This time zone is not known here.
notify-hook = An address that begins with https:// is expected.
notify-no-push = This browser’s push messages cannot be used here.
notify-too-many = Push messages go to enough browsers already.
notify-unknown-link = This link is not known here; there is nothing it could end.
