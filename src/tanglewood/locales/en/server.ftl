# What a server refuses.

server-at-once = { $most } at once are enough; try again in 5 s.
server-record-running = The record holds everything hidden; it is given out at the end.
server-chat-seated = Only those who sit at the table can speak there.
server-chat-empty = There is nothing to say.
server-chat-full = The chat of this table is full.
server-too-long = This game has grown too long to go on.
server-seats = The options say { $players ->
    [one] { $players } player
   *[other] { $players } players
}, but { $seats ->
    [one] { $seats } seat is named.
   *[other] { $seats } seats are named.
}
server-seed = With friends the seed is drawn: it tells everything hidden.
server-full = This server is full; no more tables can be opened.
server-still-running = The game is still running.
server-branch-running = One can go on from here once the game is over.
server-branch-over = The game is over at this point.
server-analysis-level = This level cannot look back; there is { $levels }.
server-analysis-running = One can look back once the game is over.
server-analysis-long = This game is too long to look back at.
server-analysis-one = You are looking back at another game; one at a time.
server-analysis-busy = Many games are being looked at; try again in a minute.
server-analysis-not-yours = Whoever began to look back can stop it.
server-hint-turn = A hint is for whoever has to decide.
server-hint-gone = The hint was given up, or the table has moved on.
server-too-fast = Too many requests; try again in { $seconds } s.
server-foreign-origin = This request was made by a page of another site.
server-wrong-type = Content-Type: { $wanted } is expected here.
server-failed = Something went wrong here; nothing was lost. Please try again.
server-not-written = Nothing can be written down just now; nothing was lost. Please try again later.
server-record-large = A record may have { $limit } bytes at most.
server-record-no-text = This is no text; a record is a text file.
server-crowded = Too many people watch this table; try again later.
server-banned = Whoever runs this server does not let you in until { $until }.
# What the app says of itself where a browser or a phone installs it.
server-app-about = Board games of one forest, against friends and bots.
server-no-client = The browser client is not built; `make web` builds it.
server-no-file = There is no such file.
server-no-page = There is no such page.
server-no-method = This cannot be done there.
server-too-large = That is too large.
server-no-language = There is no language “{ $language }” yet.
server-no-http = This is not HTTP.
server-connections = Too many connections from one address.
server-too-slow = The request took too long to arrive.
server-headers = The headers are too large.
server-around = There is more around the body than in it.
server-ahead = Too many requests at once on one connection.
server-body = The body is too large.
server-unknown-table = There is no such table; the link may be incomplete.
server-stale = The table has moved on: its log has { $number ->
    [one] { $number } entry
   *[other] { $number } entries
} now.
server-draining = This server is about to stop; another one answers.
server-other-version = The database is of another version than this server.
server-hears-nothing = This server does not hear what the others do.
server-contended = Many change this table at once; try again in 5 s.
server-not-your-seat = This browser does not hold that seat.
server-outdated = Entry { $number } of this table’s log no longer holds; the rules have changed since.
server-outdated-begun = Entry { $number } of this table’s log no longer holds; the rules have changed since. It was begun with Tanglewood { $begun }.

# Why a server cannot start, or cannot be looked after; one line each.

start-because = { $place }: { $why }
start-no-toml = { $place }: this is no TOML: { $why }
start-no-pattern = { $place }: this is no pattern: { $why }
start-no-section = { $place }: a table is expected
start-no-setting = { $place }: there is no such setting
start-no-setting-near = { $place }: there is no such setting; { $near } is meant?
start-value = { $place }: { start-expected }, got { $given }
# What a setting has to be.
start-expected = expected { $kind ->
    [between] a number from { $low } to { $high }
    [whole-between] a whole number from { $low } to { $high }
    [whole] a whole number
    [number] a number
    [flag] true or false
    [choice] one of { $choices }
    [list] a list of texts
   *[text] a text
}
start-secret = something secret
start-damaged = the database is damaged
start-network = { $place }: { $given } is neither an address nor a network
start-processes = processes: SQLite is for one process; several need --database postgresql://user@host/name
start-root-path = --root-path: { $given } is no path of a site; one like /games is expected
start-no-process = the server processes could not start
start-listen = cannot listen on { $host }, port { $port }: { $why }
start-no-postgres-address = --database: postgresql://user@host/name is expected; without it SQLite is used
start-no-psycopg = --database needs psycopg: pip install 'tanglewood[postgres]'
start-database = { $place }: the database cannot be used: { $why }
start-no-address = the address of the database is none: postgresql://user@host/name is expected
start-newer = { $place }: a newer Tanglewood has written here (schema { $schema }; this one knows up to { $known }); update Tanglewood, or use another place
start-older = { $place }: an older Tanglewood has written here (schema { $schema }); `tanglewood serve` brings it up to date
start-no-tables = { $place }: there are no tables
start-folder-taken = another Tanglewood keeps its tables in { $folder }; stop it, or use --data
start-folder-taken-at = another Tanglewood at { $address } keeps its tables in { $folder }; stop it, or use --data
start-which-person = { $start }: { $count ->
    [0] no person has an id that begins like this; one is expected
   *[other] { $count } people have an id that begins like this; one is expected
}
start-not-new = { $place }: there is something already
start-running = { $place }: servers are running on it; stop them first
start-moving = { $place }: the tables there are being copied; start again once that is done
start-not-empty = { $place }: there are tables already; an empty database is expected
start-copy-differs = { $place }: the copy differs from { $source }; nothing was kept of it
start-mail-from-alone = mail_from: it needs mail_server
start-mail-server = mail_server: an address like smtp://user@mail.example.org:587 is expected
start-mail-password = mail_server: the password belongs into mail_password (TANGLEWOOD_MAIL_PASSWORD)
start-mail-from = mail_from: the address mail comes from is expected, got { $given }
start-mail-site = mail_server: links in mail need the address of this server; set site
start-mail-user = mail_server: a user and mail_password belong together
start-site = site: an address like https://games.example.org is expected, got { $given }
start-site-path = site: the address without a path or a slash at its end is expected; root_path names a sub-path
