# What `--help` says: a command's explanation, its one line in the list of commands (-short), its options.
# No placeables here: these texts are read without Fluent, so that help comes at once.

help-tanglewood = Gioca, studia e progetta giochi da tavolo del bosco.
help-lang = Parla questa lingua, come de: prima del comando o dopo. Altrimenti si parla quella del sistema.
help-version = Stampa la versione ed esci.

# Options that several commands share.
help-game = Il gioco, come lo elenca `tanglewood games`.
help-option = Un’opzione del gioco; si può ripetere.
help-variant = Varianti del gioco, separate da virgole: solo,prisma; `tanglewood games` le elenca.
help-pack = Il pacchetto di un autore: una cartella o un file con ciò che cambia rispetto a quello del gioco.
help-set = Un valore del pacchetto: cards.historian.points=2; si può ripetere.
help-json = Stampa un documento JSON e nient’altro.
help-jobs = Quanti processi usare; 0 significa uno per core.
help-data = La cartella in cui si tengono i tavoli.

help-play-short = Gioca una partita contro i bot, nel browser o qui.
help-play =
    Gioca una partita contro i bot, nel browser o, con --terminal, qui. Hai il posto 0.

    Anche --resume e --record giocano nel terminale.
help-play-game = Il gioco da giocare; predefinito: Mycelia.
help-play-players = Il numero di posti, compreso il tuo.
help-play-bots = I bot agli altri posti, in ordine; l’ultimo prende anche i posti rimasti. Ci sono:
help-play-seed = Lo stesso seme distribuisce la stessa partita.
help-play-resume = Riprendi una partita salvata, nel terminale.
help-play-record = Salva la partita in questo file, nel terminale.
help-play-terminal = Gioca qui nel terminale, non nel browser.
help-play-port = La porta per il browser; predefinita: 8123, o una qualsiasi libera.

help-simulate-short = Fai giocare molte partite ai bot e conta chi ha vinto.
help-simulate =
    Fai giocare molte partite ai bot e conta chi ha vinto. Cambiano posto da partita a partita.

    Qui si può indicare anche ogni opzione del gioco: --difficulty 2. Più valori si giocano uno dopo
    l’altro, con gli stessi semi: --difficulty 0..4 --personality all. Alcune varianti variano un’opzione
    da sole (solo varia le gocce di Gwidyon), a meno che tu non dia un valore a quell’opzione.

    Ctrl-C ferma e stampa i risultati ottenuti.
help-simulate-players = Il numero di posti; predefinito: uno per bot.
help-simulate-bots = I bot; l’ultimo prende anche i posti rimasti. Predefinito: greedy,random; in solitario greedy.
help-simulate-games = Quante partite giocare.
help-simulate-seed = Lo stesso seme dà le stesse partite.

help-arena-short = Scopri quali bot sono più forti, con un rating.
help-arena =
    Fai giocare a ogni coppia di bot le stesse distribuzioni a posti scambiati, e valutali.

    In solitario (--players 1, --variant solo) ogni bot gioca le stesse distribuzioni. Ctrl-C ferma e stampa i
    risultati ottenuti.
help-arena-bots = I bot, almeno due. greedy-without-card:fool rinuncia a qualcosa, vedi docs/opponents.md.
help-arena-games = Quante partite gioca ogni coppia.
help-arena-players = Il numero di posti, che i due bot prendono a turno. Predefinito: 2.
help-arena-seed = Lo stesso seme dà le stesse distribuzioni.
help-arena-keep = Salva la registrazione di ogni partita in questa cartella.
help-arena-plot = Scrivi un grafico in questo file: .html, .json, .svg o .png.

help-replay-short = Mostra, controlla o analizza una partita registrata.
help-replay = Mostra una partita registrata mossa per mossa, poi la posizione o il risultato.
help-replay-file = Una registrazione, come la salva `play`.
help-replay-check = Controlla soltanto se la registrazione si riproduce ancora correttamente.
help-replay-to = Fermati dopo questo numero di mosse.
help-replay-seat = Mostra ciò che sapeva questo posto; predefinito: ciò che tutti vedevano.
help-replay-analyse = Mostra le possibilità di ciascuno durante la partita e le mosse più costose.
help-replay-level = Il bot che analizza con --analyse:

help-rules-short = Leggi le regole, fai domande o guarda quelle esatte.
help-rules = Stampa il regolamento a parole. --search risponde a una domanda; --exact elenca ogni regola con il suo id, da dove viene, dove la decide il codice e quali test la mostrano.
help-rules-exact = Elenca le regole esatte: id, fonti, codice e test.
help-rules-symbols = Stampa che cosa significano i simboli.
help-rules-untested = Elenca le regole che nessun test mostra; il codice di uscita è 1 se ce ne sono.
help-rules-uncited = Elenca le regole che nessun sorgente cita; il codice di uscita è 1 se ce ne sono.
help-rules-search = Rispondi a questa domanda, prima le risposte migliori; con --exact, solo regole con queste parole nell’id o nel testo.
help-rules-part = Solo le regole esatte di questa parte del gioco.
help-rules-status = Solo le regole esatte con questo stato: quelle open sono domande all’autore, con la nostra decisione.
help-rules-tests = La cartella che contiene i test; predefinita: quella di questa installazione.

help-cards-short = Cerca carte e tutti gli altri componenti.
help-cards =
    Stampa ogni componente: numeri, costo, che cosa fa a parole, come lo scrive il pacchetto e da dove
    vengono i suoi dati.
help-cards-set = Solo questo set o questa tabella: base, start, tile, …; o un valore del pacchetto: cards.historian.points=2.
help-cards-search = Solo componenti con questo testo in un campo qualsiasi.

help-games-short = Elenca i giochi, le opzioni, le varianti e i bot.
help-games = Elenca i giochi con ogni opzione: i valori, quello predefinito e che cosa significa; e le loro varianti.
help-games-game = Solo questo gioco.

help-setup-short = Sorteggia la preparazione di stasera per la scatola vera.
help-setup = Stampa che cosa si dispone stasera dalla scatola vera, con caselle da spuntare: secondo le regole del gioco, uguale per lo stesso seme.
help-setup-players = Quante persone giocano.
help-setup-seed = Un numero che ridà la stessa preparazione; predefinito: uno qualsiasi.
help-sheet-short = Stampa un gioco in una pagina, o il turno di Tessinotte.
help-sheet = Scrivi un foglio A4 in PDF: un gioco in una pagina, o il turno di Tessinotte come diagramma. Richiede l’extra «print».
help-sheet-what = Un gioco, o «nightweave».
help-sheet-output = Il file da scrivere.

help-serve-short = Ospita tavoli nel browser, anche per gli amici.
help-serve = Ospita tavoli nel browser finché non fermi il server. Le partite sopravvivono a un riavvio.
help-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 permette ad altri nella tua rete di collegarsi.
help-serve-port = La porta su cui ascoltare.
help-serve-pack = Un pacchetto di un autore con cui si possono preparare tavoli; si può ripetere.
help-admin-short = Cura i tavoli di un server: elenca, controlla, salva, elimina.
help-admin-group = Cura i tavoli di un server. È il server con le stesse impostazioni: --data, --database o --config.
help-admin-config = Un file con impostazioni, come per `tanglewood serve`.
help-admin-limit = Quanti elencarne.
help-admin-tables = Elenca i tavoli modificati per ultimi.
help-admin-people = Elenca le persone che hanno posti. Una persona è l’inizio di un hash, e i nomi che ha dato.
help-admin-check = Riproduci ogni partita secondo le sue regole, ed elenca quelle che non si possono aprire; il codice di uscita è 1 se ce ne sono.
help-admin-backup = Copia tutto com’è in un dato momento in una nuova cartella, anche mentre i server sono in funzione, e riproduci ogni partita della copia.
help-admin-backup-folder = La nuova cartella; `tanglewood serve --data` può aprirla.
help-admin-restore = Metti una copia di sicurezza in un database o una cartella vuoti. I server devono essere fermi.
help-admin-restore-folder = La cartella della copia di sicurezza.
help-admin-ban = Non far entrare per un certo tempo una persona o un indirizzo; anche mentre i server sono in funzione, e vale entro pochi secondi. Chi elimina il cookie è un altro ospite: allora va bloccato un indirizzo.
help-admin-ban-who = Una persona, con l’inizio dell’hash che `people` elenca, o un indirizzo IP; di IPv6 l’intero /64.
help-admin-ban-hours = Per quante ore; una settimana se non dici altro.
help-admin-ban-lift = Fai entrare di nuovo.
help-admin-bans = Elenca chi non può entrare, e fino a quando.
help-admin-reports = Elenca che cosa ti è stato segnalato: chi, dove, la riga della chat e perché. Blocca qualcuno con `ban`.
help-admin-reports-done = Chiudi la segnalazione con questo id: viene eliminata.
help-admin-tidy = Elimina ora ciò che dicono le impostazioni keep_finished_days, keep_unfinished_days, keep_guests_days e keep_chat_days, come fa un server ogni ora.
help-admin-delete = Elimina un tavolo con tutto ciò che lo riguarda, o tutto ciò che riguarda una persona; le partite restano, perché sono anche degli altri. Anche mentre i server sono in funzione.
help-admin-delete-what = `table` o `person`.
help-admin-delete-id = L’id, come lo elencano `tables` e `people`. Prima di uno che comincia con un trattino, scrivine due: delete -- table -abc.

help-data-short = Sposta i tavoli di un server in un altro database.
help-data-group = I tavoli di un server: dove si tengono.
help-data-copy = Copia tutti i tavoli, le partite, le chat e i pacchetti in un database vuoto, e confronta i due. I server devono essere fermi.
help-data-from = Dove sono ora: una cartella di dati, o postgresql://user@host/name.
help-data-to = Dove devono stare: una cartella di dati, o postgresql://user@host/name.

help-serve-config = Un file con impostazioni, in TOML; docs/hosting.md le elenca. L’ambiente (TANGLEWOOD_PORT e così via) conta più del file, le opzioni contano più di tutto.
help-serve-processes = Quanti processi rispondono sulla porta; più di uno richiedono --database.
help-serve-database = Un database PostgreSQL in cui tenere i tavoli, per più server insieme: postgresql://user@host/name. Senza, sono in un file della cartella di dati.
help-serve-root-path = Il sottopercorso del sito con cui si raggiunge questo server, come /games; un proxy può passarlo o toglierlo.
help-serve-trusted-proxy = Un proxy davanti a questo server di cui ci si fida per X-Forwarded-For e -Proto: un indirizzo o una rete come 10.0.0.0/8; si può ripetere.

help-evaluate-short = Misura quanto è bravo un agente, con semi fissi.
help-evaluate = Fai giocare a un agente distribuzioni con semi fissi, ognuna da ogni posto, contro un solo tipo di avversario.
help-evaluate-agent = L’agente: il nome di un bot o di un agente installato, o da dove si importa, come my.module:Agent.
help-evaluate-against = Chi prende tutti gli altri posti.
help-evaluate-deals = Quante distribuzioni giocare.
help-evaluate-players = Quanti posti ha il tavolo.
help-evaluate-seed = Il seme del protocollo; risultati con semi diversi non si possono confrontare distribuzione per distribuzione.

help-pack-short = Comincia un tuo pacchetto, controllalo, guarda che cosa cambia.
help-pack-group = Pacchetti di autori: che cosa cambia rispetto ai componenti del gioco.
help-pack-new = Scrivi una cartella da cui cominciare: un file con commenti e uno schema per gli editor.
help-pack-new-folder = La cartella da scrivere; deve essere vuota o nuova.
help-pack-check = Di’ che cosa non va in un pacchetto, o che va tutto bene.
help-pack-path = Il pacchetto: una cartella o un file.
help-pack-diff = Mostra che cosa cambia un pacchetto rispetto a quello del gioco, o rispetto a un altro.
help-pack-diff-other = Il pacchetto con cui confrontare, al posto di quello del gioco.
help-pack-show = Stampa una voce di un pacchetto, una tabella o tutto, con ciò che cambia.
help-pack-show-game = Un gioco, o un pacchetto.
help-pack-show-entry = Che cosa mostrare: card.historian, card, counts; senza, tutto.
help-pack-schema = Stampa lo schema JSON dei pacchetti di un gioco, per gli editor.
help-pack-schema-file = Scrivilo in questo file.

help-bench-short = Misura quanto è veloce qui questa build.
help-bench = Misura partite casuali su un core, con due giocatori se le opzioni non dicono altro.
help-bench-seconds = Per quanto tempo misurare.

help-train-short = Far imparare ai bot chi vince da partite contro sé stessi.
help-train = Gioca partite, adatta il giudizio dei bot al loro esito e rigioca con quello.
help-train-rounds = Quanti cicli di gioco e adattamento aggiungere.
help-train-games = Partite di un ciclo; il primo ne ha quattro volte tante.
help-train-folder = Dove stanno i cicli (training/GIOCO); una cartella già iniziata prosegue.
help-train-jobs = Quanti processi giocano.

cli-help-usage = Uso:
cli-help-arguments = Argomenti:
cli-help-options = Opzioni:
cli-help-list = Comandi:
cli-help-show = Mostra questo aiuto.
cli-help-required = obbligatorio
cli-help-default = predefinito: { $value }
cli-help-install = Installa il completamento per questa shell.
cli-help-completion = Mostra il completamento per questa shell, da copiare o adattare.
