# Beside a real table: the score pad, tonight's set-up, the timer, the rules of what is in play.

web-tabletop = Al tavolo vero
web-tabletop-of = { $game } al tavolo vero
web-tabletop-about = Un segnapunti, la preparazione di stasera, un timer e le regole per il gioco della tua scatola; funziona anche senza connessione.
web-tabletop-open = Segnapunti e preparazione
web-tabletop-parts = Accanto al tavolo
web-tabletop-part = { $part ->
    [pad] Punti
    [setup] Prepara
    [timer] Timer
   *[rules] Regole
}
web-tabletop-in-play = In gioco stasera
web-tabletop-in-play-about = Scelto una volta, ricordato su questo dispositivo.
web-tabletop-change = Cambia
web-tabletop-done = Fatto
web-tabletop-people = Chi gioca
web-tabletop-person = Nome del giocatore { $n }
web-tabletop-add = Un altro
web-tabletop-remove = Togli { $name }
web-tabletop-plain = solo il gioco base
web-tabletop-not-kept = Questo browser non conserva nulla: annota i numeri prima di chiudere la pagina.

# ---- the score pad
web-pad-title = Segnapunti
web-pad-what = Che cosa conta
web-pad-together = Totale
web-pad-how = Che cosa conta: { $row }
web-pad-rule = La regola esatta
web-pad-cell = { $row }, { $name }
web-pad-open = { $row }, { $name }: { $points }. Conta
web-pad-count = { $row }: { $name }
web-pad-each = { $worth ->
    [1] { $every ->
        [1] 1 cad.
       *[other] 1 ogni { $every }
    }
   *[other] { $every ->
        [1] { $worth } cad.
       *[other] { $worth } ogni { $every }
    }
}
web-pad-less = Uno in meno: { $what }
web-pad-more = Uno in più: { $what }
web-pad-makes = Fa { $points }
web-pad-above = { $name }, { $row }: { $points } è più di quanto questo gioco possa dare, cioè { $most }. Vuoi ricontare?
web-pad-below = { $name }, { $row }: meno di { $most } non è possibile. Vuoi ricontare?
web-pad-own = { $name }, { $what }: nessuno può averne più di { $most }. Vuoi ricontare?
web-pad-why-all = Tutto ciò che c’è nei moduli in gioco porta in tutto { $most }.
web-pad-why-room = I migliori { $many } dei moduli in gioco, con tutto ciò che non occupa posto, portano in tutto { $most }.
web-pad-why-city = È quanto portano { $many } carte di una città piena se tutte si adattano al meglio.
web-pad-pieces = { $name }, { $what }: la scatola ne contiene solo { $most }. Vuoi ricontare?
web-pad-shared = { $row }, { $what }: in tutto ne contate { $points }, ma la scatola ne contiene solo { $most }. Volete ricontare?
web-pad-tied = Pareggio. Decide: { $what }
web-pad-winner = { $n ->
    [one] Vince { $names }
   *[other] Vincono insieme: { $names }
}
web-pad-nobody = Nessuno ha ancora vinto
web-pad-keep = Conserva la partita
web-pad-kept = Salvata su questo dispositivo.
web-pad-new = Nuovo segnapunti
web-pad-new-sure = Cominciare un nuovo segnapunti? Ciò che è su questo e non è salvato andrà perso.
web-pad-new-yes = Ricomincia
web-pad-empty = Scrivi che cosa ha ciascuno; il segnapunti fa la somma.

# ---- plays that were kept
web-plays = Partite su questo dispositivo
web-plays-none = Ancora nessuna. Conserva un segnapunti compilato e lo ritrovi qui.
web-plays-csv = Salva come CSV
web-plays-json = Salva come JSON
web-plays-remove = Rimuovi
web-plays-remove-of = Rimuovi la partita: { $when }
web-plays-heads = quando,gioco,partita,chi,cosa,punti,vince

# ---- tonight's set-up
web-tonight-title = La preparazione di stasera
web-tonight-about = Distribuita secondo le regole del gioco. Spunta ciò che è sul tavolo e non dimentichi nulla.
web-tonight-deal = Ridistribuisci
web-tonight-seed = Preparazione { $seed }
web-tonight-link = Copia il link a questa preparazione
web-tonight-done = { $done } di { $n } fatti
web-tonight-ready = È tutto pronto. Buon divertimento!
web-tonight-first = Comincia { $name }.
web-tonight-offline = Per una nuova preparazione serve la connessione. Quelle che hai aperto sono ancora qui.
web-tonight-independent = Nuove preparazioni sono possibili anche senza connessione.
web-tonight-seat = { $name }: { $what }
web-tonight-prisms = { $drops } e { $prisms } gocce Prisma
web-tonight-none = Questo gioco non ha ancora un elenco per la preparazione.
web-tonight-companion = Fai giocare { $name } al programma
web-tonight-companion-about = { $name } comincia con ciò che è stato distribuito qui: non serve indicarlo di nuovo.
web-tonight-companion-without = Il programma non conosce queste opzioni: { $what }.

# ---- who begins, and the timer
web-timer-title = Chi comincia e di chi è il turno
web-timer-draw = Sorteggia chi comincia
web-timer-drawing = Sorteggio…
web-timer-begins = Comincia { $name }
web-timer-start = Avvia il timer
web-timer-pause = Pausa
web-timer-go-on = Continua
web-timer-next = { $name } ha finito
web-timer-reset = Azzera
web-timer-turns = { $n ->
    [one] 1 turno
   *[other] { $n } turni
}
web-timer-awake = Lo schermo resta acceso mentre il timer scorre.
web-timer-asleep = Questo browser lascia spegnere lo schermo; il timer continua a contare.
web-timer-alone = In solitario non c’è nessuno da aspettare; il timer conta il tuo tempo.

# ---- rules of what is in play
web-table-rules = Chiedi alle regole
web-table-rules-about = Prima vengono le risposte su ciò che è in gioco stasera; il resto sta dietro un pulsante.
web-table-rules-others = { $n ->
    [one] 1 risposta su ciò che non è in gioco
   *[other] { $n } risposte su ciò che non è in gioco
}
web-table-rules-sheets = Fogli da stampare
web-table-rules-sheet = { $sheet ->
    [nightweave] Il turno di Tessinotte, diagramma (PDF)
   *[game] { $game } in una pagina (PDF)
}
