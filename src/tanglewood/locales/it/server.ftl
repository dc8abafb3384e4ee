# What a server refuses.

server-at-once = { $most } alla volta bastano; riprova tra 5 s.
server-record-running = La registrazione contiene tutto ciò che è nascosto; si può avere alla fine.
server-chat-seated = Può scrivere solo chi siede al tavolo.
server-chat-empty = Il messaggio è vuoto.
server-chat-full = La chat di questo tavolo è piena.
server-too-long = Questa partita è diventata troppo lunga per continuare.
server-seats = Le opzioni dicono { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}, ma { $seats ->
    [one] è indicato { $seats } posto.
   *[other] sono indicati { $seats } posti.
}
server-seed = Con gli amici il seme viene sorteggiato: rivela tutto ciò che è nascosto.
server-full = Questo server è pieno; non si possono aprire altri tavoli.
server-still-running = La partita è ancora in corso.
server-branch-running = Si può continuare da qui quando la partita è finita.
server-branch-over = A questo punto la partita è finita.
server-analysis-level = Questo livello non può analizzare; possono farlo: { $levels }.
server-analysis-running = Si può analizzare quando la partita è finita.
server-analysis-long = Questa partita è troppo lunga da analizzare.
server-analysis-one = Stai già analizzando un’altra partita; una alla volta.
server-analysis-busy = Si stanno analizzando molte partite; riprova tra un minuto.
server-analysis-not-yours = Può fermare l’analisi chi l’ha cominciata.
server-hint-turn = I suggerimenti sono per chi deve decidere.
server-hint-gone = Il suggerimento è stato interrotto o il tavolo è andato avanti.
server-too-fast = Troppe richieste; riprova tra { $seconds } s.
server-foreign-origin = Questa richiesta viene da una pagina di un altro sito.
server-wrong-type = Qui è previsto Content-Type: { $wanted }.
server-failed = Qualcosa è andato storto; nulla è andato perso. Riprova.
server-not-written = Al momento non si può salvare nulla; nulla è andato perso. Riprova più tardi.
server-record-large = Una registrazione può avere al massimo { $limit } byte.
server-record-no-text = Questo non è testo; una registrazione è un file di testo.
server-crowded = Troppe persone guardano questo tavolo; riprova più tardi.
server-banned = Chi gestisce questo server non ti fa entrare fino a: { $until }.
# What the app says of itself where a browser or a phone installs it.
server-app-about = Giochi da tavolo di un solo bosco, contro amici e bot.
server-no-client = Il client per il browser non è compilato; `make web` lo compila.
server-no-file = Questo file non esiste.
server-no-page = Questa pagina non esiste.
server-no-method = Qui questo non si può fare.
server-too-large = È troppo grande.
server-no-language = La lingua «{ $language }» non c’è ancora.
server-no-http = Questo non è HTTP.
server-connections = Troppe connessioni da un solo indirizzo.
server-too-slow = La richiesta ha impiegato troppo tempo ad arrivare.
server-headers = Le intestazioni sono troppo grandi.
server-around = C’è più intorno al corpo che dentro.
server-ahead = Troppe richieste insieme su una connessione.
server-body = Il corpo è troppo grande.
server-unknown-table = Questo tavolo non esiste; forse il link è incompleto.
server-stale = Il tavolo è andato avanti: il suo registro ora ha { $number ->
    [one] { $number } voce
   *[other] { $number } voci
}.
server-draining = Questo server sta per fermarsi; ne risponde un altro.
server-other-version = Il database è di un’altra versione rispetto a questo server.
server-hears-nothing = Questo server non viene a sapere che cosa fanno gli altri.
server-contended = Molti modificano insieme questo tavolo; riprova tra 5 s.
server-not-your-seat = Questo browser non ha quel posto.
server-outdated = La voce { $number } del registro di questo tavolo non vale più; nel frattempo le regole sono cambiate.
server-outdated-begun = La voce { $number } del registro di questo tavolo non vale più; nel frattempo le regole sono cambiate. Era cominciato con Tanglewood { $begun }.

# Why a server cannot start, or cannot be looked after; one line each.

start-because = { $place }: { $why }
start-no-toml = { $place }: questo non è TOML: { $why }
start-no-pattern = { $place }: questo non è un pattern: { $why }
start-no-section = { $place }: è prevista una tabella
start-no-setting = { $place }: questa impostazione non esiste
start-no-setting-near = { $place }: questa impostazione non esiste; forse { $near }?
start-value = { $place }: { start-expected }, ricevuto { $given }
start-expected = previsto { $kind ->
    [between] un numero da { $low } a { $high }
    [whole-between] un numero intero da { $low } a { $high }
    [whole] un numero intero
    [number] un numero
    [flag] true o false
    [choice] uno tra { $choices }
    [list] un elenco di testi
   *[text] un testo
}
start-secret = qualcosa di segreto
start-damaged = il database è danneggiato
start-network = { $place }: { $given } non è né un indirizzo né una rete
start-processes = processes: SQLite è per un solo processo; per più processi serve --database postgresql://user@host/name
start-root-path = --root-path: { $given } non è un percorso di un sito; ne serve uno come /games
start-no-process = i processi del server non sono riusciti a partire
start-listen = impossibile ascoltare su { $host }, porta { $port }: { $why }
start-no-postgres-address = --database: serve postgresql://user@host/name; senza si usa SQLite
start-no-psycopg = --database richiede psycopg: pip install 'tanglewood[postgres]'
start-database = { $place }: il database non si può usare: { $why }
start-no-address = l’indirizzo del database non è valido: serve postgresql://user@host/name
start-newer = { $place }: qui ha scritto un Tanglewood più recente (schema { $schema }; questo conosce fino a { $known }); aggiorna Tanglewood o usa un altro luogo
start-older = { $place }: qui ha scritto un Tanglewood più vecchio (schema { $schema }); `tanglewood serve` lo aggiorna
start-no-tables = { $place }: non ci sono tavoli
start-folder-taken = un altro Tanglewood tiene i suoi tavoli in { $folder }; fermalo o usa --data
start-folder-taken-at = un altro Tanglewood all’indirizzo { $address } tiene i suoi tavoli in { $folder }; fermalo o usa --data
start-which-person = { $start }: { $count ->
    [0] nessuna persona ha un identificativo che comincia così; ne serve una
   *[other] { $count } persone hanno un identificativo che comincia così; ne serve una
}
start-not-new = { $place }: c’è già qualcosa
start-running = { $place }: ci sono server in funzione; prima fermali
start-moving = { $place }: i tavoli sono in corso di copia; riavvia quando la copia è finita
start-not-empty = { $place }: ci sono già tavoli; serve un database vuoto
start-copy-differs = { $place }: la copia è diversa da { $source }; non ne è stato conservato nulla
start-mail-from-alone = mail_from: richiede mail_server
start-mail-server = mail_server: serve un indirizzo come smtp://user@mail.example.org:587
start-mail-password = mail_server: la password va in mail_password (TANGLEWOOD_MAIL_PASSWORD)
start-mail-from = mail_from: serve l’indirizzo da cui parte la posta, ricevuto { $given }
start-mail-site = mail_server: i link nelle e-mail richiedono l’indirizzo di questo server; imposta site
start-mail-user = mail_server: un utente e mail_password vanno insieme
start-site = site: serve un indirizzo come https://games.example.org, ricevuto { $given }
start-site-path = site: serve l’indirizzo senza percorso e senza barra finale; root_path indica un sottopercorso
