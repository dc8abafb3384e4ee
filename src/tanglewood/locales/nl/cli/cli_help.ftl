# What `--help` says: a command's explanation, its one line in the list of commands (-short), its options.
# No placeables here: these texts are read without Fluent, so that help comes at once.

help-tanglewood = Bosspellen spelen, onderzoeken en ontwerpen.
help-version = De versie tonen en stoppen.

# Options that several commands share.
help-game = Het spel, zoals `tanglewood games` het noemt.
help-option = Een optie van het spel; mag worden herhaald.
help-variant = Varianten van het spel, met komma’s gescheiden: solo,prisma; `tanglewood games` somt ze op.
help-pack = Het pakket van een ontwerper: een map of een bestand met wat verschilt van dat van het spel zelf.
help-set = Eén waarde van het pakket: cards.historian.points=2; mag worden herhaald.
help-json = Eén JSON-document tonen en verder niets.
help-jobs = Hoeveel processen er worden gebruikt; 0 betekent één per kern.
help-data = De map waarin tafels worden bewaard.

help-play-short = Een spel tegen bots spelen, in de browser of hier.
help-play =
    Een spel tegen bots spelen, in de browser of, met --terminal, hier. Jij hebt plaats 0.

    --resume en --record spelen ook in de terminal.
help-play-game = Het spel dat je speelt; standaard: Mycelia.
help-play-players = Het aantal plaatsen, de jouwe meegeteld.
help-play-bots = De bots op de andere plaatsen, op volgorde; de laatste neemt ook de plaatsen die over zijn. Er zijn:
help-play-seed = Dezelfde seed deelt hetzelfde spel.
help-play-resume = Een opgeslagen spel hervatten, in de terminal.
help-play-record = Het spel in dit bestand opslaan, in de terminal.
help-play-terminal = Hier in de terminal spelen, niet in de browser.
help-play-port = De poort voor de browser; standaard: 8123, of een vrije.

help-simulate-short = Bots veel spellen laten spelen en tellen wie er won.
help-simulate =
    Bots veel spellen laten spelen en tellen wie er won. Ze wisselen van spel tot spel van plaats.

    Elke optie van het spel kun je ook hier geven: --difficulty 2. Meerdere waarden worden na elkaar
    gespeeld, met dezelfde seeds: --difficulty 0..4 --personality all. Sommige varianten variëren zelf
    een optie (solo varieert de druppels van Gwidyon), tenzij je die optie een waarde geeft.

    Ctrl-C stopt en toont de resultaten tot dan toe.
help-simulate-players = Het aantal plaatsen; standaard: één per bot.
help-simulate-bots = De bots; de laatste neemt ook de plaatsen die over zijn. Standaard: greedy,random; in een solospel greedy.
help-simulate-games = Hoeveel spellen er worden gespeeld.
help-simulate-seed = Dezelfde seed geeft dezelfde spellen.

help-arena-short = Uitzoeken welke bots sterker zijn, met waarderingen.
help-arena =
    Elk paar bots dezelfde verdelingen laten spelen met gewisselde plaatsen, en ze waarderen.

    In een solospel (--players 1, --variant solo) speelt elke bot dezelfde verdelingen. Ctrl-C stopt en toont
    de resultaten tot dan toe.
help-arena-bots = De bots, minstens twee. greedy-without-card:fool laat iets weg, zie docs/opponents.md.
help-arena-games = Hoeveel spellen elk paar speelt.
help-arena-players = Het aantal plaatsen, die de twee bots om de beurt innemen. Standaard: 2.
help-arena-seed = Dezelfde seed geeft dezelfde verdelingen.
help-arena-keep = Het spelbestand van elk spel in deze map opslaan.
help-arena-plot = Een grafiek naar dit bestand schrijven: .html, .json, .svg of .png.

help-replay-short = Een opgenomen spel tonen, controleren of nabeschouwen.
help-replay = Een opgenomen spel zet voor zet tonen, en dan de stand of de uitslag.
help-replay-file = Een spelbestand, zoals `play` het opslaat.
help-replay-check = Alleen controleren of het spelbestand nog klopt.
help-replay-to = Na zoveel zetten stoppen.
help-replay-seat = Tonen wat deze plaats wist; standaard: wat iedereen zag.
help-replay-analyse = De kansen van iedereen tijdens het spel tonen, en de duurste zetten.
help-replay-level = De bot die met --analyse nabeschouwt:

help-rules-short = De regels lezen, ernaar vragen of de precieze bekijken.
help-rules = De spelregels in woorden tonen. --search beantwoordt een vraag; --exact somt elke regel op met zijn id, waar hij vandaan komt, waar de code erover beslist en welke tests hem tonen.
help-rules-exact = De precieze regels opsommen: id’s, bronnen, code en tests.
help-rules-symbols = Tonen wat de symbolen betekenen.
help-rules-untested = De regels opsommen die geen test toont; de exitcode is 1 als die er zijn.
help-rules-uncited = De regels opsommen die geen bronbestand noemt; de exitcode is 1 als die er zijn.
help-rules-search = Deze vraag beantwoorden, de beste antwoorden eerst; met --exact alleen regels met deze woorden in hun id of tekst.
help-rules-part = Alleen de precieze regels van dit deel van het spel.
help-rules-status = Alleen de precieze regels met deze status: open zijn vragen aan de auteur, met onze uitleg.
help-rules-tests = De map met de tests; standaard: die van deze installatie.

help-cards-short = Kaarten en alle andere onderdelen opzoeken.
help-cards =
    Elk onderdeel tonen: getallen, kosten, wat het doet in woorden, hoe het pakket het schrijft en waar de
    gegevens vandaan komen.
help-cards-set = Alleen deze set of tabel: base, start, tile, …; of één waarde van het pakket: cards.historian.points=2.
help-cards-search = Alleen onderdelen met deze tekst in een veld.

help-games-short = De spellen opsommen, met opties, varianten en bots.
help-games = De spellen opsommen met elke optie: de waarden, de standaard en wat ze betekent; en hun varianten.
help-games-game = Alleen dit spel.

help-setup-short = De opstelling van vanavond delen voor de echte doos.
help-setup = Tonen wat er vanavond uit de echte doos op tafel komt, met vakjes om af te vinken: gedeeld volgens de regels van het spel zelf, gelijk bij gelijke seed.
help-setup-players = Hoeveel mensen er spelen.
help-setup-seed = Een getal dat dezelfde opstelling opnieuw deelt; standaard: een willekeurig.
help-sheet-short = Een spel op één pagina printen, of de beurt van Nachtweefster.
help-sheet = Een A4-blad als PDF schrijven: een spel op één pagina, of de beurt van Nachtweefster als stroomschema. Daarvoor is de extra “print” nodig.
help-sheet-what = Een spel, of “nightweave”.
help-sheet-output = Het bestand om te schrijven.

help-serve-short = Tafels in de browser aanbieden, ook voor vrienden.
help-serve = Tafels in de browser aanbieden tot je stopt. Spellen overleven een herstart.
help-serve-host = Het adres om op te luisteren; met 0.0.0.0 kunnen anderen in je netwerk verbinden.
help-serve-port = De poort om op te luisteren.
help-serve-pack = Een pakket van een ontwerper waarmee tafels kunnen worden klaargezet; mag worden herhaald.
help-admin-short = De tafels van een server beheren: opsommen, controleren, back-up, wissen.
help-admin-group = De tafels van een server beheren. Het is de server met dezelfde instellingen: --data, --database of --config.
help-admin-config = Een bestand met instellingen, zoals voor `tanglewood serve`.
help-admin-limit = Hoeveel er worden opgesomd.
help-admin-tables = De tafels opsommen die het laatst zijn gewijzigd.
help-admin-people = De mensen opsommen die plaatsen hebben. Een persoon is het begin van een hash, met de namen die zijn opgegeven.
help-admin-check = Elk spel volgens de regels naspelen en opsommen welke niet kunnen worden geopend; de exitcode is 1 als die er zijn.
help-admin-backup = Alles zoals het op één moment is naar een nieuwe map kopiëren, ook terwijl servers draaien, en elk spel van de kopie naspelen.
help-admin-backup-folder = De nieuwe map; `tanglewood serve --data` kan die openen.
help-admin-restore = Een back-up in een lege database of map zetten. De servers moeten gestopt zijn.
help-admin-restore-folder = De map van de back-up.
help-admin-ban = Een persoon of adres een tijd lang niet binnenlaten; ook terwijl servers draaien, en het geldt binnen enkele seconden. Wie het cookie weggooit, is een andere gast: dan moet het adres worden geweerd.
help-admin-ban-who = Een persoon, met het begin van de hash die `people` toont, of een IP-adres; van IPv6 de hele /64.
help-admin-ban-hours = Voor hoeveel uur; een week als je niets anders zegt.
help-admin-ban-lift = Weer binnenlaten.
help-admin-bans = Opsommen wie niet wordt binnengelaten, en tot wanneer.
help-admin-reports = Opsommen wat mensen je hebben gemeld: wie, waar, de chatregel en waarom. Weer iemand met `ban`.
help-admin-reports-done = De melding met dit id afhandelen: ze wordt gewist.
help-admin-tidy = Nu weggooien wat de instellingen keep_finished_days, keep_unfinished_days, keep_guests_days en keep_chat_days zeggen, zoals een server elk uur doet.
help-admin-delete = Een tafel met alles erover wissen, of alles over een persoon; spellen blijven, want die zijn ook van de anderen. Ook terwijl servers draaien.
help-admin-delete-what = `table` of `person`.
help-admin-delete-id = Het id, zoals `tables` en `people` het tonen. Schrijf er twee streepjes voor als het met een streepje begint: delete -- table -abc.

help-data-short = De tafels van een server naar een andere database verhuizen.
help-data-group = De tafels van een server: waar ze worden bewaard.
help-data-copy = Alle tafels, spellen, chats en pakketten naar een lege database kopiëren en de twee vergelijken. De servers moeten gestopt zijn.
help-data-from = Waar ze nu zijn: een datamap, of postgresql://user@host/name.
help-data-to = Waar ze moeten komen: een datamap, of postgresql://user@host/name.

help-serve-config = Een bestand met instellingen, in TOML; docs/hosting.md somt ze op. De omgeving (TANGLEWOOD_PORT enzovoort) telt zwaarder dan het bestand, opties tellen het zwaarst.
help-serve-processes = Hoeveel processen er op de poort antwoorden; voor meer dan één is --database nodig.
help-serve-database = Een PostgreSQL-database om de tafels in te bewaren, voor meerdere servers tegelijk: postgresql://user@host/name. Zonder die staan ze in één bestand van de datamap.
help-serve-root-path = Het subpad van de site waaronder deze server te bereiken is, zoals /games; een proxy mag het doorgeven of afknippen.
help-serve-trusted-proxy = Een proxy voor deze server waarvan de headers X-Forwarded-For en -Proto worden vertrouwd: een adres of een netwerk zoals 10.0.0.0/8; mag worden herhaald.

help-evaluate-short = Meten hoe goed een agent is, met vaste seeds.
help-evaluate = Een agent verdelingen met vaste seeds laten spelen, elk vanaf elke plaats, tegen één soort tegenstander.
help-evaluate-agent = De agent: de naam van een bot of van een geïnstalleerde agent, of waar hij vandaan wordt geïmporteerd, zoals my.module:Agent.
help-evaluate-against = Wie alle andere plaatsen inneemt.
help-evaluate-deals = Hoeveel verdelingen er worden gespeeld.
help-evaluate-players = Hoeveel plaatsen de tafel heeft.
help-evaluate-seed = De seed van het protocol; resultaten met verschillende seeds kunnen niet per verdeling worden vergeleken.

help-pack-short = Een eigen pakket beginnen, controleren, zien wat het verandert.
help-pack-group = Pakketten van ontwerpers: wat verschilt van de onderdelen van een spel zelf.
help-pack-new = Een map schrijven om mee te beginnen: een bestand met uitleg, en een schema voor editors.
help-pack-new-folder = De map om te schrijven; die moet leeg of nieuw zijn.
help-pack-check = Zeggen wat er in een pakket niet past, of dat alles past.
help-pack-path = Het pakket: een map of een bestand.
help-pack-diff = Tonen wat een pakket verandert ten opzichte van dat van het spel zelf, of van een ander pakket.
help-pack-diff-other = Het pakket om mee te vergelijken, in plaats van dat van het spel zelf.
help-pack-show = Een item van een pakket, een tabel of alles tonen, met wat het verandert.
help-pack-show-game = Een spel, of een pakket.
help-pack-show-entry = Wat er wordt getoond: card.historian, card, counts; zonder dit alles.
help-pack-schema = Het JSON-schema van de pakketten van een spel tonen, voor editors.
help-pack-schema-file = Naar dit bestand schrijven.

help-bench-short = Meten hoe snel deze build hier draait.
help-bench = Willekeurige spellen op één kern meten, met twee spelers tenzij de opties iets anders zeggen.
help-bench-seconds = Hoe lang er wordt gemeten.

help-lang = Deze taal spreken, zoals nl: vóór de opdracht of erachter. Anders wordt die van het systeem gesproken.

help-train-short = Bots uit spellen tegen zichzelf laten leren wie er wint.
help-train = Spellen spelen, het oordeel van de bots aan de afloop aanpassen en daarmee verder spelen.
help-train-rounds = Hoeveel ronden van spelen en aanpassen erbij komen.
help-train-games = Spellen per ronde; de eerste heeft er vier keer zoveel.
help-train-folder = Waar de ronden staan (training/GAME); een begonnen map gaat verder.
help-train-jobs = Hoeveel processen spelen.

cli-help-usage = Gebruik:
cli-help-arguments = Argumenten:
cli-help-options = Opties:
cli-help-list = Opdrachten:
cli-help-show = Deze hulp tonen en stoppen.
cli-help-required = verplicht
cli-help-default = standaard: { $value }
cli-help-install = De aanvulling voor deze shell installeren.
cli-help-completion = De aanvulling voor deze shell tonen, om die te kopiëren of de installatie aan te passen.
