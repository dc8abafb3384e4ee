# What a server refuses.

server-at-once = { $most } auf einmal sind genug; versuch es in 5 s wieder.
server-record-running = Die Spieldatei enthält alles Verborgene; es gibt sie am Ende.
server-chat-seated = Nur wer am Tisch sitzt, kann dort schreiben.
server-chat-empty = Die Nachricht ist leer.
server-chat-full = Der Chat dieses Tischs ist voll.
server-too-long = Diese Partie ist zu lang geworden, um weiterzugehen.
server-seats = In den Optionen steht die Personenzahl { $players }, genannt sind aber Plätze: { $seats }.
server-seed = Mit anderen zusammen wird der Startwert gelost: Er verrät alles Verborgene.
server-full = Dieser Server ist voll; mehr Tische lassen sich nicht öffnen.
server-still-running = Die Partie läuft noch.
server-branch-running = Von hier kann man weiterspielen, sobald die Partie vorbei ist.
server-branch-over = An dieser Stelle ist die Partie vorbei.
server-analysis-level = Diese Stufe kann nicht zurückblicken; es gibt { $levels }.
server-analysis-running = Zurückblicken kann man, sobald die Partie vorbei ist.
server-analysis-long = Diese Partie ist für einen Rückblick zu lang.
server-analysis-one = Du blickst gerade auf eine andere Partie zurück; eine nach der anderen.
server-analysis-busy = Gerade laufen viele Rückblicke; versuch es in einer Minute wieder.
server-analysis-not-yours = Anhalten kann den Rückblick nur, wer ihn begonnen hat.
server-hint-turn = Einen Tipp bekommt, wer gerade entscheidet.
server-hint-gone = Der Tipp wurde abgebrochen, oder am Tisch ging es weiter.
server-too-fast = Zu viele Anfragen; versuch es in { $seconds } s wieder.
server-foreign-origin = Diese Anfrage kam von einer Seite einer anderen Website.
server-wrong-type = Hier wird Content-Type: { $wanted } erwartet.
server-failed = Hier ging etwas schief; nichts ging verloren. Bitte versuch es noch einmal.
server-not-written = Gerade lässt sich nichts speichern; nichts ging verloren. Bitte versuch es später noch einmal.
server-record-large = Eine Spieldatei darf höchstens { $limit } Bytes haben.
server-record-no-text = Das ist kein Text; eine Spieldatei ist eine Textdatei.
server-crowded = Zu viele schauen an diesem Tisch zu; versuch es später wieder.
server-banned = Wer diesen Server betreibt, lässt dich bis { $until } nicht herein.
# What the app says of itself where a browser or a phone installs it.
server-app-about = Brettspiele aus einem Wald, gegen Freunde und Bots.
server-no-client = Die Browser-Oberfläche ist nicht gebaut; `make web` baut sie.
server-no-file = Diese Datei gibt es nicht.
server-no-page = Diese Seite gibt es nicht.
server-no-language = Die Sprache „{ $language }“ gibt es noch nicht.
server-no-http = Das ist kein HTTP.
server-connections = Zu viele Verbindungen von einer Adresse.
server-too-slow = Die Anfrage kam zu langsam an.
server-headers = Die Kopfzeilen sind zu groß.
server-around = Um den Inhalt herum ist mehr als darin.
server-ahead = Zu viele Anfragen auf einmal über eine Verbindung.
server-body = Der Inhalt ist zu groß.
server-unknown-table = Diesen Tisch gibt es nicht; vielleicht ist der Link unvollständig.
server-stale = { $number ->
    [one] Am Tisch ging es weiter: Sein Verlauf hat jetzt { $number } Eintrag.
   *[other] Am Tisch ging es weiter: Sein Verlauf hat jetzt { $number } Einträge.
}
server-draining = Dieser Server hört gleich auf; ein anderer antwortet.
server-other-version = Die Datenbank hat eine andere Version als dieser Server.
server-hears-nothing = Dieser Server erfährt nicht, was die anderen tun.
server-contended = Viele ändern diesen Tisch gleichzeitig; versuch es in 5 s wieder.
server-not-your-seat = Dieser Browser hat den Platz nicht.
server-outdated = Eintrag { $number } im Verlauf dieses Tischs gilt nicht mehr; die Regeln haben sich seitdem geändert.
server-outdated-begun = Eintrag { $number } im Verlauf dieses Tischs gilt nicht mehr; die Regeln haben sich seitdem geändert. Begonnen wurde mit Tanglewood { $begun }.

# Why a server cannot start, or cannot be looked after; one line each.

start-because = { $place }: { $why }
start-no-toml = { $place }: das ist kein TOML: { $why }
start-no-pattern = { $place }: das ist kein Muster: { $why }
start-no-section = { $place }: erwartet wird eine Tabelle
start-no-setting = { $place }: diese Einstellung gibt es nicht
start-no-setting-near = { $place }: diese Einstellung gibt es nicht; ist { $near } gemeint?
start-value = { $place }: { start-expected }, angegeben ist { $given }
start-expected = erwartet wird { $kind ->
    [between] eine Zahl von { $low } bis { $high }
    [whole-between] eine ganze Zahl von { $low } bis { $high }
    [whole] eine ganze Zahl
    [number] eine Zahl
    [flag] true oder false
    [choice] eins von { $choices }
    [list] eine Liste von Texten
   *[text] ein Text
}
start-secret = etwas Geheimes
start-damaged = die Datenbank ist beschädigt
start-network = { $place }: { $given } ist weder eine Adresse noch ein Netz
start-processes = processes: SQLite ist für einen Prozess; mehrere brauchen --database postgresql://user@host/name
start-root-path = --root-path: { $given } ist kein Pfad einer Website; erwartet wird einer wie /games
start-no-process = die Serverprozesse konnten nicht starten
start-listen = auf { $host }, Port { $port }, lässt sich nicht lauschen: { $why }
start-no-postgres-address = --database: erwartet wird postgresql://user@host/name; ohne diese Option wird SQLite verwendet
start-no-psycopg = --database braucht psycopg: pip install 'tanglewood[postgres]'
start-database = { $place }: die Datenbank ist nicht nutzbar: { $why }
start-no-address = die Adresse der Datenbank ist keine: erwartet wird postgresql://user@host/name
start-newer = { $place }: hier hat ein neueres Tanglewood geschrieben (Schema { $schema }; dieses kennt bis { $known }); aktualisiere Tanglewood oder nimm einen anderen Ort
start-older = { $place }: hier hat ein älteres Tanglewood geschrieben (Schema { $schema }); `tanglewood serve` bringt es auf den neuesten Stand
start-no-tables = { $place }: dort gibt es keine Tische
start-folder-taken = ein anderes Tanglewood hat seine Tische in { $folder }; beende es oder nimm --data
start-folder-taken-at = ein anderes Tanglewood auf { $address } hat seine Tische in { $folder }; beende es oder nimm --data
start-which-person = { $count ->
    [0] { $start }: keine Person hat eine Kennung, die so beginnt; erwartet wird eine
   *[other] { $start }: { $count } Personen haben eine Kennung, die so beginnt; erwartet wird eine
}
start-not-new = { $place }: dort ist schon etwas
start-running = { $place }: darauf laufen Server; beende sie zuerst
start-moving = { $place }: die Tische dort werden gerade kopiert; starte noch einmal, wenn das fertig ist
start-not-empty = { $place }: dort gibt es schon Tische; erwartet wird eine leere Datenbank
start-copy-differs = { $place }: die Kopie weicht von { $source } ab; nichts davon wurde behalten
start-mail-from-alone = mail_from: braucht mail_server
start-mail-server = mail_server: erwartet wird eine Adresse wie smtp://user@mail.example.org:587
start-mail-password = mail_server: das Passwort gehört in mail_password (TANGLEWOOD_MAIL_PASSWORD)
start-mail-from = mail_from: erwartet wird die Absenderadresse der Mails, angegeben ist { $given }
start-mail-site = mail_server: Links in Mails brauchen die Adresse dieses Servers; setze site
start-mail-user = mail_server: ein Benutzername und mail_password gehören zusammen
start-site = site: erwartet wird eine Adresse wie https://games.example.org, angegeben ist { $given }
start-site-path = site: erwartet wird die Adresse ohne Pfad und ohne Schrägstrich am Ende; einen Unterpfad nennt root_path
server-no-method = Das geht dort nicht.
server-too-large = Das ist zu groß.
