# What the browser says around a game.

web-name = Tanglewood
# What search engines say of the page.
web-description = Impara e gioca Mycelia, Everdell con le sue espansioni e Attraverso il bosco profondo nel browser: in solitario, contro i bot, sullo stesso schermo o con gli amici tramite un link.
web-title = { $page } · Tanglewood
web-title-turn = ● { $page }: tocca a te
web-home = Tanglewood, pagina iniziale
web-home-short = Home
web-skip = Vai al contenuto
web-nav = Menu principale
web-nav-short = Menu principale, breve
web-nav-play = Gioca
web-nav-rules = Regole
web-nav-cards = Carte
web-settings = Impostazioni
web-theme-switch = Chiaro o scuro
web-close = Chiudi
web-cancel = Annulla
web-loading = Un momento…
web-try-again = Riprova
web-offline = Il server non risponde. Controlla la connessione e riprova.
web-failed = Non ha funzionato (stato { $status }).
web-copy = Copia
web-copied = Copiato
web-random = a caso
web-you = Tu
web-player = Giocatore { $n }

# Home

web-home-title = { $n ->
    [0] Giochi di un solo bosco.
    [1] Un gioco, un bosco.
    [2] Due giochi, un bosco.
    [3] Tre giochi, un bosco.
    [4] Quattro giochi, un bosco.
    [5] Cinque giochi, un bosco.
   *[other] { $n } giochi, un bosco.
}
web-home-lead = Due clic e siedi al tavolo.
web-play-now = Gioca subito
web-play-now-game = Gioca subito a { $game }
# What a game says of itself; each may say it in its own words, web-game-about-GAME.
web-game-title = { $title }
web-game-about = { $about }
web-game-facts = { $low ->
    [one] { $high ->
        [one] per un giocatore
       *[other] 1–{ $high } giocatori
    }
   *[other] { $high ->
        [one] per un giocatore
       *[other] { $low }–{ $high } giocatori
    }
}
web-game-picture = { $title }
web-set-up = Prepara un tavolo
web-mine = I miei tavoli
web-mine-all = tutti e { $n }
web-mine-fewer = meno
web-mine-none = Ancora nessun tavolo. «Gioca subito» ne prepara uno.
web-mine-alone = nessun altro
web-mine-over = Finita { $ago }
web-mine-open = Si aspetta un amico
web-mine-waiting = { $name } sta decidendo · { $ago }
web-your-turn = Tocca a te
web-continue = Continua
web-look = Guarda
web-replay = Rivedi
web-open-record = Apri una partita salvata
web-open-record-about = Un file di partita: se è finita la rivedi, altrimenti si continua.
web-seat-bot = { $name } (bot)
web-seat-open = Posto libero

# A new table

web-new = Nuovo tavolo
web-new-title = Un tavolo per { $game }
web-new-ready = Il tavolo è pronto
web-seats = Chi gioca?
web-seats-about = da { $low } a { $high } posti
web-seat-number = Posto { $n }
web-seat-add = Altro posto
web-seat-remove = Togli il posto { $n }
web-kind-me = Io
web-kind-me-about = Tu, in questo browser.
web-kind-bot = Bot
web-kind-screen = Stesso schermo
web-kind-screen-about = Qualcuno accanto a te: vi passate lo schermo.
web-kind-link = Amico
web-kind-link-about = Ricevi un link da inviare. Con quello una persona può prendere questo posto.
web-bot-of = Bot del posto { $n }
web-name-of = Nome del posto { $n }
web-name-me = Il tuo nome
web-name-screen = Nome
web-name-link = Nome, se vuoi
web-play-alone = Gioca in solitario, contro { $rival }
web-variant = Come si gioca
web-variant-about = va bene così com’è
web-group = { $group ->
    [alone] Quanto è forte { $rival }
    [box] Che cosa c’è nella scatola
    [start] Come si comincia
    [asking] Che cosa ti viene chiesto
   *[rest] Altro
}
web-create = Siediti
web-create-invite = Prepara e invita
web-go-to-table = Vai al tavolo
web-invite = Invita
web-invite-about = Invia a ogni amico uno di questi link. Chi lo apre per primo prende il posto; un link vale una volta sola.
web-invite-seat = Link per il posto { $seat }

# At the table

web-options = Che cosa puoi fare
# The table that plays any game
web-table-generic = Mostra il tavolo a parole
web-table-own = Mostra il tavolo disegnato
web-generic-ask = Domanda
web-generic-shared = Sul tavolo
web-generic-shared-short = Tavolo
web-generic-empty = Vuoto: { $what }
web-generic-options = { $n ->
    [one] un modo
   *[other] { $n } modi
}
web-generic-all = Tutte e { $n } a parole
web-undo = Annulla (U)
web-hint = Suggerimento (H)
web-menu = Menu
web-leave = Lascia il tavolo
web-side = Giocatori e registro
web-side-open = Giocatori e registro (L)
web-side-parts = Registro o chat
web-log = Che cosa è successo
web-log-short = Registro
web-log-again = Mostra di nuovo
web-log-empty = Ancora nulla.
web-chat = Chat
web-chat-empty = Nessuno ha ancora scritto nulla.
web-chat-say = Scrivi qualcosa
web-chat-send = Invia
web-seat-you = tu
web-seat-turn = decide
web-seat-thinking = ci pensa, { $n }%
web-seat-stand-in = gioca un bot: { $bot }
web-percent = { $n }%
web-thinking = ci pensa
web-stand-in = Fai giocare il bot
web-stand-in-short = Bot
web-stand-in-title = Far giocare un bot a questo posto
web-stand-in-me = Un bot gioca per me
web-stand-in-me-about = Gioca al tuo posto finché non te lo riprendi; intanto puoi andartene.
web-stand-in-for = Un bot gioca per { $name }
web-stand-in-for-about = Gioca finché { $name } non torna a riprendersi il posto. Il bot: { $bot }.
web-stand-in-open-about = Gioca finché qualcuno non apre l’invito e prende il posto.
web-stand-in-level = Quale bot
web-stand-in-note = Un bot gioca per te.
web-take-back = Riprendi il posto
web-give-back = Restituisci
web-consent = Solo quando non ci sono
web-consent-about = Gli altri possono far giocare questo bot ogni volta che non sei al tavolo, senza aspettare. Il posto resta tuo.
web-consent-given = in assenza: { $bot }
web-consent-back = Non più quando non ci sono
web-vote = Vota
web-vote-about = Vota per un bot: gioca per { $name } appena tutti gli altri lo vogliono
web-vote-back = Ritira
web-vote-back-about = Ritira il mio voto
web-votes = a favore di un bot: { $n } su { $all }
web-away = Se qualcuno non torna
web-away-about = Da quanto tempo qualcuno deve mancare prima che gli altri possano far giocare un bot al suo posto. Tutti lo vedono prima di sedersi.
web-away-hours = { $n ->
    [one] dopo 1 ora
   *[other] dopo { $n } ore
}
web-away-days = { $n ->
    [one] dopo 1 giorno
   *[other] dopo { $n } giorni
}
web-away-never = mai senza il suo consenso
web-away-rule = Se qualcuno non torna, gli altri possono far giocare un bot al suo posto { $time }; prima solo con il suo consenso o se tutti gli altri, almeno due, votano a favore.
web-away-rule-never = Se qualcuno non torna, un bot gioca al suo posto solo con il suo consenso o se tutti gli altri, almeno due, votano a favore.
web-away-free = un bot può giocare { $when }
web-seat-is-bot = bot
web-seat-waits = si aspetta un amico
web-seat-online = qui
web-seat-offline = assente
web-spectator = Stai guardando: vedi ciò che tutti possono vedere.
web-not-your-turn = È il turno di { $name }.
web-line-lost = Connessione persa. Nuovo tentativo…
web-skip-show = Salta
web-thing-can = { $ends ->
    [yes] { $what } Si può usare.
   *[no] { $what }, si può usare
}
web-thing-picked = { $ends ->
    [yes] { $what } Fa parte della scelta.
   *[no] { $what }, fa parte della scelta
}
web-reading = Carta a parole
web-others = Altri
web-acting = di turno
web-back = Indietro
web-parts = Parti del tavolo
web-part-live = lì si può usare qualcosa
web-hints = Che cosa farebbe il bot
web-hints-about = Quanto è probabile che tu vinca secondo il bot, che sa solo ciò che sai tu. La parte tratteggiata mostra la sua incertezza (95%).
web-hint-thinking = Il bot ci pensa…
web-hint-give-up = Smetti di pensare
web-hint-next = Mossa { $n } di { $all }; mostra la prossima
web-hint-expected = { $percent }% ± { $doubt }
web-hint-not-now = I suggerimenti ci sono solo quando tocca a te.
web-curtain = Passa lo schermo a { $name }
web-curtain-about = Fino ad allora le mani restano nascoste.
web-curtain-lift = Io sono { $name }
web-join = Siediti per giocare a { $game }
web-join-about = A questo tavolo c’è un posto per te.
web-join-name = Il tuo nome
web-join-sit = Prendi il posto
web-join-watch = Guarda soltanto
web-over-hide = Guarda il tavolo
web-over-show = Risultato
web-breakdown = Da dove vengono i punti
web-rival-won = { $you ->
    [yes] Questa volta vince { $rival }.
   *[no] Vince { $rival }.
}
web-rival-shared = { $you ->
    [yes] Tu e { $rival } vincete insieme!
   *[no] { $names } e { $rival } vincono insieme.
}
web-place = posto
web-winner = vince
web-rematch = Rivincita
web-rematch-go = Alla rivincita
web-save = Salva come file
web-curve = L’andamento, giro per giro
web-curve-label = Curva dell’andamento di ogni giocatore, giro per giro

# Replay

web-replay-of = Rivedi: { $game }
web-replay-at = Mossa { $at } di { $all }
web-replay-start = L’inizio
web-replay-scrub = Momento della partita
web-replay-back = Un passo indietro
web-replay-on = Un passo avanti
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-speed = Velocità
web-replay-mine-back = Mio turno prima
web-replay-mine-on = Mio turno dopo
web-replay-turn-back = Turno prima
web-replay-turn-on = Turno dopo
web-replay-link = Link a questa mossa
web-replay-branch = Continua da qui contro un bot
web-branch = Continua dalla mossa { $at }
web-branch-about = Un nuovo tavolo: prendi il posto di { $name }, che ora deve decidere; gli altri posti li prendono i bot.
web-branch-go = Continua
web-replay-undone = annullata: { $move }

web-analysis = Analisi
web-analysis-about = Un bot riguarda ogni decisione in base a ciò che chi giocava poteva sapere allora: chi poteva aspettarsi che cosa e quali mosse hanno sprecato di più. Ci vogliono uno o più minuti.
web-analysis-begin = Analizza questa partita
web-analysis-level = Chi analizza
web-analysis-running = { $level } analizza
web-analysis-stop = Ferma
web-analysis-how = { $level } ha valutato ogni decisione in base a ciò che chi giocava poteva sapere allora; è una stima, e ciò che può essere un caso non è elencato.
web-analysis-curve = La probabilità di vittoria di ognuno, dalla prima mossa all’ultima. { $words }
web-analysis-line = { $name }: { $begin }% all’inizio, { $end }% alla fine.
web-analysis-mark = { $you ->
    [yes] { $rank }. { $when }, spreco tuo: { $cost }%
   *[no] { $rank }. { $when }, spreco di { $name }: { $cost }%
}
web-analysis-after = Dopo la mossa { $at }
web-analysis-table = La curva come tabella
web-analysis-move = Mossa
web-analysis-costly = Dove si è sprecato di più
web-analysis-costly-own = Le tue mosse più costose
web-analysis-costly-others = E quelle degli altri
web-analysis-cost = { $cost }% ± { $doubt } di probabilità di vittoria
web-analysis-chosen = { $you ->
    [yes] Hai scelto «{ $played }».
   *[no] { $name } ha scelto «{ $played }».
}
web-analysis-better = Meglio: «{ $better }».
web-analysis-here = { $you ->
    [yes] Prosegui con «{ $played }»; spreco: { $cost }% ± { $doubt }. Meglio: «{ $better }».
   *[no] { $name } prosegue con «{ $played }»; spreco: { $cost }% ± { $doubt }. Meglio: «{ $better }».
}
web-analysis-show = Mostra sul tavolo
web-analysis-none = Nessuna mossa ha chiaramente sprecato qualcosa.

# Rules

web-rules-of = Regole di { $game }
web-rules-found = { $n ->
    [one] 1 regola
   *[other] { $n } regole
}
web-rules-none = Nessuna regola contiene queste parole.
web-rule-why = Perché
web-rule-source = Fonte
web-rule-unbuilt = non ancora realizzata
web-status = { $status ->
    [rulebook] regolamento
    [found] trovata
    [derived] dedotta
    [reconstructed] ricostruita
    [open] nostra decisione
   *[physical] solo dal vivo
}
web-status-about = { $status ->
    [rulebook] Lo dice il regolamento.
    [found] Lo dice un’altra fonte pubblica.
    [derived] I regolamenti non lasciano altra lettura.
    [reconstructed] La parte stampata è perduta; è una nostra scelta.
    [open] I regolamenti tacciono; è una nostra decisione.
   *[physical] Ha senso solo con il gioco fisico.
}
web-part = { $part ->
    [base] Il gioco base
   *[other] { $part }
}

# Cards

web-cards-of = { $game }: le carte
web-cards-lead = Tutto ciò che c’è nella scatola, a parole.
web-cards-search = Cerca per nome o testo
web-cards-kind = Tipo
web-cards-all = ogni tipo
web-cards-found = { $n ->
    [one] 1 elemento
   *[other] { $n } elementi
}
web-cards-none = Nessun risultato.
web-cards-table = { $table }
web-card-cost = costa { $n }
web-card-copies = { $n ->
    [one] una copia nella scatola
   *[other] { $n } nella scatola
}
web-card-single = Una volta
web-card-set = { $set ->
    [base] gioco base
   *[other] { $set }
}
web-card-source = { $source ->
    [rulebook] Dal regolamento.
    [found] Da una fonte pubblica.
    [inferred] Dedotto da ciò che si sa.
    [derived] Dedotto dai regolamenti.
    [reconstructed] Ricostruito da noi.
   *[other] Dati: { $source }
}

# Settings

web-settings-lead = Salvate in questo browser.
web-set-language = Lingua
web-set-theme = Chiaro o scuro
web-set-theme-about = Quanto sono luminose le pagine.
web-set-contrast = Contrasto
web-set-contrast-about = Linee e testi più marcati.
web-set-motion = Animazioni
web-set-motion-about = Se i pezzi scorrono e brillano.
web-set-pace = Ritmo
web-set-pace-about = Per quanto tempo si mostra ogni cosa che fanno gli altri.
web-set-bots = I bot giocano
web-set-bots-about = Il tempo minimo tra due loro mosse mentre guardi, ai nuovi tavoli.
web-set-cards = Carte
web-set-cards-about = Quanto sono grandi le carte.
web-set-sound = Suoni
web-set-sound-about = Un suono leggero quando tocca a te.
web-set-notes = Notifiche di sistema
web-set-notes-about = Ne appare una quando tocca a te e il tavolo è aperto ma non in vista.
web-set-name = Il mio nome
web-set-name-about = Come ti vedono gli altri a un nuovo tavolo.
web-set-value = { $value ->
    [system] come il sistema
    [light] chiaro
    [dark] scuro
    [more] forte
    [normal] normale
    [full] complete
    [reduced] ridotte
    [small] piccole
    [medium] medie
    [large] grandi
    [slow] lento
    [steady] regolare
    [quick] veloce
    [at-once] subito
    [on] sì
    [off] no
   *[other] { $value }
}

# Keys

web-keys = Tasti
web-key-walk = scorri ciò che puoi scegliere
web-key-take = scegli
web-key-back = un passo indietro
web-key-undo = annulla
web-key-hint = suggerimento
web-key-hints = guarda un suggerimento; Invio lo gioca
web-key-log = giocatori e registro
web-key-theme = chiaro o scuro
web-key-skip = salta ciò che viene mostrato
web-key-help = questo riepilogo, quando nessun simbolo è selezionato

# Lost

web-lost = Persi nel bosco
web-lost-about = A questo indirizzo non c’è nessuna pagina.
web-lost-game = Qui non c’è questo gioco.
web-lost-table = A questo indirizzo non c’è nessun tavolo.
web-lost-home = Torna alla radura
