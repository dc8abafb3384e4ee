# What a server refuses.

server-at-once = { $most } tegelijk zijn genoeg; probeer het over 5 s opnieuw.
server-record-running = Het spelbestand bevat alles wat verborgen is; je krijgt het aan het einde.
server-chat-seated = Alleen wie aan tafel zit, kan daar praten.
server-chat-empty = Het bericht is leeg.
server-chat-full = De chat van deze tafel is vol.
server-too-long = Dit spel is te lang geworden om verder te gaan.
server-seats = De opties zeggen { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}, maar er { $seats ->
    [one] is { $seats } plaats genoemd.
   *[other] zijn { $seats } plaatsen genoemd.
}
server-seed = Met vrienden wordt de seed geloot: die verraadt alles wat verborgen is.
server-full = Deze server is vol; er kunnen geen tafels meer bij.
server-still-running = Het spel loopt nog.
server-branch-running = Vanaf hier verdergaan kan zodra het spel is afgelopen.
server-branch-over = Op dit punt is het spel afgelopen.
server-analysis-level = Dit niveau kan niet terugkijken; wel: { $levels }.
server-analysis-running = Nabeschouwen kan zodra het spel is afgelopen.
server-analysis-long = Dit spel is te lang om na te beschouwen.
server-analysis-one = Je beschouwt al een ander spel na; één tegelijk.
server-analysis-busy = Er worden veel spellen nabeschouwd; probeer het over een minuut opnieuw.
server-analysis-not-yours = Alleen wie de nabeschouwing heeft gestart, kan die stoppen.
server-hint-turn = Een hint is voor wie aan zet is.
server-hint-gone = De hint is afgebroken, of de tafel is al verder.
server-too-fast = Te veel verzoeken; probeer het over { $seconds } s opnieuw.
server-foreign-origin = Dit verzoek komt van een pagina van een andere site.
server-wrong-type = Hier wordt Content-Type: { $wanted } verwacht.
server-failed = Hier ging iets mis; er is niets verloren. Probeer het opnieuw.
server-not-written = Op dit moment kan er niets worden opgeslagen; er is niets verloren. Probeer het later opnieuw.
server-record-large = Een spelbestand mag hoogstens { $limit } bytes hebben.
server-record-no-text = Dit is geen tekst; een spelbestand is een tekstbestand.
server-crowded = Te veel mensen kijken naar deze tafel; probeer het later opnieuw.
server-banned = De beheerder van deze server laat je niet binnen tot { $until }.
# What the app says of itself where a browser or a phone installs it.
server-app-about = Bordspellen uit één woud, tegen vrienden en bots.
server-no-client = De browserversie is niet gebouwd; `make web` bouwt die.
server-no-file = Dat bestand is er niet.
server-no-page = Die pagina is er niet.
server-no-language = De taal “{ $language }” is er nog niet.
server-no-http = Dit is geen HTTP.
server-connections = Te veel verbindingen vanaf één adres.
server-too-slow = Het verzoek kwam te langzaam binnen.
server-headers = De headers zijn te groot.
server-around = Er zit meer om de inhoud heen dan erin.
server-ahead = Te veel verzoeken tegelijk over één verbinding.
server-body = De inhoud is te groot.
server-unknown-table = Die tafel is er niet; misschien is de link niet volledig.
server-stale = { $number ->
    [one] De tafel is al verder: het logboek heeft nu { $number } regel.
   *[other] De tafel is al verder: het logboek heeft nu { $number } regels.
}
server-draining = Deze server stopt zo; een andere antwoordt.
server-other-version = De database is van een andere versie dan deze server.
server-hears-nothing = Deze server hoort niet wat de andere doen.
server-contended = Velen veranderen deze tafel tegelijk; probeer het over 5 s opnieuw.
server-not-your-seat = Deze browser heeft die plaats niet.
server-outdated = Regel { $number } van het logboek van deze tafel klopt niet meer; de regels zijn sindsdien veranderd.
server-outdated-begun = Regel { $number } van het logboek van deze tafel klopt niet meer; de regels zijn sindsdien veranderd. De tafel is begonnen met Tanglewood { $begun }.

# Why a server cannot start, or cannot be looked after; one line each.

start-because = { $place }: { $why }
start-no-toml = { $place }: dit is geen TOML: { $why }
start-no-pattern = { $place }: dit is geen patroon: { $why }
start-no-section = { $place }: hier wordt een tabel verwacht
start-no-setting = { $place }: die instelling bestaat niet
start-no-setting-near = { $place }: die instelling bestaat niet; bedoel je { $near }?
start-value = { $place }: { start-expected }, gekregen: { $given }
start-expected = verwacht: { $kind ->
    [between] een getal van { $low } tot en met { $high }
    [whole-between] een geheel getal van { $low } tot en met { $high }
    [whole] een geheel getal
    [number] een getal
    [flag] true of false
    [choice] een van { $choices }
    [list] een lijst met teksten
   *[text] een tekst
}
start-secret = iets geheims
start-damaged = de database is beschadigd
start-network = { $place }: { $given } is geen adres en geen netwerk
start-processes = processes: SQLite is voor één proces; voor meerdere is --database postgresql://user@host/name nodig
start-root-path = --root-path: { $given } is geen pad van een site; verwacht wordt er een zoals /games
start-no-process = de serverprocessen konden niet starten
start-listen = luisteren op { $host }, poort { $port } lukt niet: { $why }
start-no-postgres-address = --database: postgresql://user@host/name wordt verwacht; zonder dit wordt SQLite gebruikt
start-no-psycopg = --database heeft psycopg nodig: pip install 'tanglewood[postgres]'
start-database = { $place }: de database is niet te gebruiken: { $why }
start-no-address = het adres van de database klopt niet: postgresql://user@host/name wordt verwacht
start-newer = { $place }: hier heeft een nieuwere Tanglewood geschreven (schema { $schema }; deze kent tot { $known }); werk Tanglewood bij of gebruik een andere plek
start-older = { $place }: hier heeft een oudere Tanglewood geschreven (schema { $schema }); `tanglewood serve` werkt het bij
start-no-tables = { $place }: er zijn geen tafels
start-folder-taken = een andere Tanglewood bewaart zijn tafels in { $folder }; stop die of gebruik --data
start-folder-taken-at = een andere Tanglewood op { $address } bewaart zijn tafels in { $folder }; stop die of gebruik --data
start-which-person = { $start }: { $count ->
    [0] niemand heeft een id die zo begint; er wordt één persoon verwacht
   *[other] { $count } personen hebben een id die zo begint; er wordt één persoon verwacht
}
start-not-new = { $place }: daar is al iets
start-running = { $place }: er draaien servers op; stop die eerst
start-moving = { $place }: de tafels daar worden gekopieerd; start opnieuw als dat klaar is
start-not-empty = { $place }: er zijn al tafels; een lege database wordt verwacht
start-copy-differs = { $place }: de kopie verschilt van { $source }; er is niets van bewaard
start-mail-from-alone = mail_from: heeft mail_server nodig
start-mail-server = mail_server: een adres zoals smtp://user@mail.example.org:587 wordt verwacht
start-mail-password = mail_server: het wachtwoord hoort in mail_password (TANGLEWOOD_MAIL_PASSWORD)
start-mail-from = mail_from: het adres van de afzender wordt verwacht, gekregen: { $given }
start-mail-site = mail_server: links in mail hebben het adres van deze server nodig; stel site in
start-mail-user = mail_server: een gebruiker en mail_password horen bij elkaar
start-site = site: een adres zoals https://games.example.org wordt verwacht, gekregen: { $given }
start-site-path = site: het adres zonder pad of schuine streep aan het einde wordt verwacht; root_path noemt een subpad

server-no-method = Dit kan daar niet.
server-too-large = Dat is te groot.
