# What the terminal says around a game.

cli-examples =
    Gioca, studia e progetta giochi da tavolo del bosco.

    Giocare nel browser, o qui nel terminale:
      tanglewood play
      tanglewood play everdell --players 3 --bots adept,greedy
      tanglewood play mycelia --variant solo,prisma --terminal
    Far giocare molte partite ai bot:
      tanglewood simulate mycelia --bots greedy,random --games 200
      tanglewood simulate everdell --variant nightweave --difficulty 0..4
      tanglewood arena mycelia --bots beginner,greedy,adept --games 40
    Rivedere una partita registrata, mossa per mossa:
      tanglewood replay mycelia-7.tgr
    Consultare regole, componenti, giochi e le loro opzioni:
      tanglewood rules mycelia
      tanglewood rules everdell --search pareggio
      tanglewood cards everdell --search storico
      tanglewood games
    Ospitare tavoli per gli amici:
      tanglewood serve --host 0.0.0.0
    Misurare un agente e questa build:
      tanglewood evaluate mycelia --agent adept --deals 20
      tanglewood bench

    «tanglewood COMMAND --help» spiega un comando.

cli-you = Tu
cli-welcome = { $title }, { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}. Seme { $seed }: lo stesso seme distribuisce la stessa partita.
cli-welcome-back = { $title }, { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}, { $moves ->
    [one] 1 mossa giocata
   *[other] { $moves } mosse giocate
}. Piacere di rivederti.
cli-begins = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $name }.
}
cli-seats = Hai il posto { $seat }; i tuoi avversari: { $others }.
cli-seats-alone = { $rival ->
    [none] Giochi in solitario.
   *[other] Giochi in solitario contro { $rival }.
}
cli-how =
    Rispondi con il numero di un’opzione, con il suo testo ({ $move }), o con una forma
    breve che corrisponde a una sola opzione ({ $short }). Altre risposte: hint, undo,
    card NAME, rule TEXT, log, board, save, quit. «help» le spiega.
cli-help-answers =
    Una risposta è il numero di un’opzione, il suo testo intero o una parte sufficiente:
      3                la terza opzione
cli-help-commands =
    Puoi anche scrivere:
      hint             le tre mosse preferite dal bot più forte; Ctrl-C lo interrompe
      undo             torna alla tua ultima decisione, se nel frattempo non è stato rivelato nulla di nascosto
      card NAME        una carta o un altro componente: numeri, costo, che cosa fa (card { $card })
      card             quali tipi di componenti ci sono;  card KIND  li elenca
      rule TEXT        una regola tramite il suo id, o la risposta a una domanda (rule { $rule })
      log [N]          che cosa è successo finora (le ultime N frasi)
      board            mostra di nuovo tutto il tavolo
      save [FILE]      scrive la partita in un file e continua
      quit             salva ed esci; ti viene detto come riprendere la partita
cli-hint = { $bot } preferisce (con la quota di vittoria che si aspetta per te e l’intervallo al 95%):
cli-hint-why = { $why }
cli-hint-thinking = { $bot } ci pensa
cli-hint-given-up = Il suggerimento è stato interrotto.
cli-undo-none = Non c’è nulla da annullare: questa è la tua prima decisione.
cli-undone = Annullata: { $move }.
cli-undo-chance = Non si può annullare: dopo la tua ultima decisione sono state pescate o rivelate carte, o è stato lanciato il dado.
cli-saved = La partita è salvata in { $file }.
cli-save-failed = Non è stato possibile salvare la partita in { $file }: { $reason }. Prova «save OTHER-FILE».
cli-quit-unsaved = Scrivi di nuovo «quit» per uscire senza salvare.
cli-go-on = Per riprenderla:  tanglewood play { $game } --resume { $file }
cli-replay = Per rivederla:  tanglewood replay { $file }
cli-again = Per giocare di nuovo la stessa distribuzione:  tanglewood play { $game }{ $options } --seed { $seed }
cli-unknown = Nessuna opzione corrisponde a «{ $answer }»{ $near ->
    [none] {"."}
   *[other] ; intendevi «{ $near }»?
} Scrivi un numero da 1 a { $n }, o «help».
cli-number = Non c’è un’opzione { $number }; le opzioni vanno da 1 a { $n }.
cli-several = «{ $answer }» corrisponde a più opzioni: { $options }. Quale?
cli-what-card = Quale? Per esempio: card { $example }. Queste parole elencano ciò che c’è:
cli-card-kind = { $kind } ({ $n })
cli-no-card = In questo gioco nulla si chiama «{ $name }»{ $near ->
    [none] {"."}
   *[other] ; intendevi «{ $near }»?
} «card» da solo elenca ciò che c’è.
cli-more-cards = … e altri { $n }:
cli-what-rule = Quale? Indica un id, una parola o una domanda, per esempio: rule { $example }
cli-book-questions = Domande frequenti
cli-book-exact = Chiedi con «tanglewood rules { $game } --search QUESTION». «--exact» elenca le regole esatte ({ $n }), «--symbols» dice che cosa significano i simboli.
cli-book-no-symbols = { $game } non ha un elenco di simboli.
cli-book-answers = { $n ->
    [one] 1 risposta
   *[other] { $n } risposte, prima le migliori
}
cli-log-empty = Non è ancora successo nulla.
cli-interrupted = La partita è stata interrotta.
cli-interrupted-games = interrotto dopo { $done } di { $wanted ->
    [one] 1 partita
   *[other] { $wanted } partite
}.
cli-interrupted-analysis = interrotto dopo { $done } di { $wanted ->
    [one] 1 decisione
   *[other] { $wanted } decisioni
}.
cli-error = errore:
cli-seat = posto { $n }
cli-note = nota: { $text }
cli-other-pack = { $designed ->
    [yes] la registrazione è stata fatta con il pacchetto «{ $theirs }»; qui continua con «{ $ours }». Indica quel pacchetto con --pack FOLDER.
   *[no] la registrazione è stata fatta con il pacchetto «{ $theirs }»; questa installazione ha «{ $ours }».
}
cli-idle-option = { $option } qui non ha effetto; vale solo con { $needs }.
cli-idle-terminal = { $option } non ha effetto nel terminale; è per il browser.
cli-overruled = il gioco imposta { $option } a { $value }.
cli-round-up = Dopo { $counts }:
cli-progress = { $count ->
    [round] { $n ->
        [one] 1 giro
       *[other] { $n } giri
    }
    [cards] { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
    [events] { $n ->
        [one] 1 evento
       *[other] { $n } eventi
    }
   *[other] { $count } { $n }
}
cli-card-source = { $file }. { web-card-source }
cli-card-note = Nota: { $note }
cli-card-fields = Nel pacchetto: { $fields }
cli-check-holds = La registrazione si riproduce correttamente: { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}, lo stesso risultato.
cli-check-open = La registrazione si riproduce correttamente fin dove arriva: { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}, non finita.
cli-check-fails = La registrazione non si riproduce più correttamente:
cli-not-built = Non ancora realizzate, { $part }: { $ids }
cli-untested-none = { $n ->
    [one] L’unica regola delle parti realizzate è mostrata
   *[other] Tutte le { $n } regole delle parti realizzate sono mostrate
} da test.
cli-untested = { $n ->
    [one] 1 di { $all } regole delle parti realizzate non è mostrata
   *[other] { $n } di { $all } regole delle parti realizzate non sono mostrate
} da nessun test:
cli-uncited-none = { $n ->
    [one] L’unica regola delle parti realizzate è citata dove viene decisa.
   *[other] Tutte le { $n } regole delle parti realizzate sono citate dove vengono decise.
}
cli-uncited = { $n ->
    [one] 1 di { $all } regole delle parti realizzate non è citata
   *[other] { $n } di { $all } regole delle parti realizzate non sono citate
} da nessuna parte nei sorgenti:
cli-rule-why = Perché: { $why }
cli-rule-source = Fonte: { $source }
cli-rule-place = {"  "}Decisa in: { $place }
cli-rule-test = {"  "}Test: { $test }
cli-nothing-found = Nulla corrisponde a «{ $text }».
cli-rules-english = Le regole esatte sono in inglese.
cli-rules-changed = Le regole esatte riportano i numeri del gioco stampato; il pacchetto { $pack } li cambia:
cli-rules-count = { $n ->
    [one] 1 regola
   *[other] { $n } regole
}
cli-cards-count = { $n ->
    [one] 1 voce
   *[other] { $n } voci
} del pacchetto { $pack }
cli-games-only = solo con { $needs }
cli-games-variants = Varianti (--variant, separate da virgole):
cli-games-vary = «simulate» varia { $vary }: { $over }.
cli-games-bots = Bot (--bots, separati da virgole):
cli-replayed = { $title }: { $seats }. { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}.
cli-analysed = { $level } ha analizzato { $moves ->
    [one] 1 decisione
   *[other] { $moves } decisioni
}, ognuna con ciò che chi giocava poteva sapere in quel momento.
cli-analysing = Analisi
cli-analysed-curve = Quota di vittoria attesa di ciascuno, dalla prima all’ultima mossa:
cli-analysed-costly = Le mosse più costose:
cli-analysed-none = Nessuna mossa è stata chiaramente un errore.
cli-analysed-move = mossa
cli-analysed-who = chi
cli-analysed-cost = perso
cli-analysed-played = giocata
cli-analysed-better = meglio
cli-replayed-open = Dopo { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
} tocca a { $name }.
cli-simulated = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} di { $game } ({ $options }), seme { $seed }
cli-simulated-varied = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} di { $game } per ogni valore di { $vary } ({ $options }), seme { $seed }, ogni volta con le stesse distribuzioni
cli-column-bot = bot
cli-column-pair = coppia
cli-column-games = partite
cli-column-wins = vittorie
cli-column-shared = condivise
cli-column-share = quota
cli-column-interval = intervallo 95%
cli-column-mean-score = media punti
cli-column-first-seat = chi comincia
cli-column-counted = cosa
cli-column-mean = media
cli-column-middle = 80% centrale
cli-column-least = minimo
cli-column-most = massimo
cli-column-score = punti
cli-column-rating = rating
cli-column-ms = ms
cli-span = da { $low } a { $high }
cli-simulated-alone = { $bot } gioca in solitario; una vittoria condivisa con l’avversario conta come vittoria
cli-simulated-rival = { $name }: { $what }
cli-simulated-length = { $count }: in media { $mean }, nell’80% centrale da { $low } a { $high }
cli-simulated-speed = { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
} in { $seconds } s: { $speed } al secondo
cli-arena = { $alone ->
    [yes] { $games ->
        [one] 1 distribuzione
       *[other] { $games } distribuzioni
    } di { $game } per ogni bot in solitario
   *[no] { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } di { $game } per ogni coppia
} ({ $options }), seme { $seed }
cli-arena-columns = punti: la media di tutte le partite; ms: tempo di riflessione per decisione
cli-arena-pair = { $bot } contro { $against }
cli-evaluate = { $alone ->
    [yes] { $agent }
   *[no] { $agent } contro { $against }
}: { $share }% delle vittorie (intervallo al 95%: da { $low } a { $high }) in { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $score ->
    [one] 1 punto
   *[other] { $score } punti
} contro { $other }, { $ms } ms per decisione
cli-bench = Partite casuali di { $game }, { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}, un core, { $compiled ->
    [yes] build compilata
   *[no] build interpretata
}; il meglio di più giri:
cli-bench-what = { $what ->
    [decisions] decisioni
    [games] partite
    [copies] copie
    [imagined] mondi immaginati
   *[iterations] iterazioni della ricerca
}
cli-bench-unit = al secondo
cli-bench-each = al secondo, { $each } µs ciascuna
cli-browser = Il tuo tavolo è su { $address } (Ctrl-C qui lo ferma; la partita resta). Per giocare nel terminale aggiungi --terminal
cli-browser-there = Tanglewood è già in funzione; il tuo tavolo è su { $address }. Per giocare nel terminale aggiungi --terminal
cli-no-browser = Non è stato possibile aprire un browser; apri tu l’indirizzo.
cli-build = { $build ->
    [compiled] Questa è la build compilata.
    [checkout] Questa è la build interpretata; `make fast` la rende circa { $times } volte più veloce.
    [outdated] Questa è la build interpretata: i sorgenti sono più recenti di quella compilata. `make fast` la rende circa { $times } volte più veloce.
   *[installed] Questa è la build interpretata; installata dove c’è un compilatore C è circa { $times } volte più veloce.
}
cli-admin-table = { $id }  { $game }  { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
 }, { $over ->
    [yes] finita
   *[no] in corso
 }, ultima modifica { $changed }: { $seats }
cli-admin-person = { $id }  { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
 }, ultimo accesso { $seen }: { $names }
cli-admin-none = Non c’è nulla da elencare.
cli-admin-report = { $id }  { $at }  tavolo { $table }  { $name } ({ $about }), segnalazione di { $by }
cli-admin-report-said = ha scritto: { $text }
cli-admin-report-why = perché: { $text }
cli-admin-report-done = La segnalazione { $id } è chiusa.
cli-admin-mistake = { $id }: { $why }
cli-admin-checked = { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
 }, { $mistakes ->
    [0] si riproducono tutti.
   *[other] { $mistakes } non si possono aprire.
 }
cli-admin-saved = { $tables ->
    [one] 1 tavolo è stato salvato
   *[other] { $tables } tavoli sono stati salvati
 } in { $folder }.
cli-admin-banned = { $who } non può entrare fino a: { $until }.
cli-admin-lifted = { $who } può entrare di nuovo.
cli-admin-ban = { $kind } { $who } fino a { $until }
cli-admin-tidied = Eliminati: { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}, { $people ->
    [one] { $people } ospite
   *[other] { $people } ospiti
}, { $lines ->
    [one] { $lines } riga di chat.
   *[other] { $lines } righe di chat.
}
cli-admin-deleted-table = Il tavolo { $id } non c’è più.
cli-admin-deleted-person = { $seats ->
    [one] Ora 1 posto non appartiene
   *[other] Ora { $seats } posti non appartengono
 } a nessuno.
cli-data-copied = { $tables ->
    [one] 1 tavolo è stato copiato
   *[other] { $tables } tavoli sono stati copiati
 } da { $from } a { $to }: { $rows ->
    [one] 1 riga
   *[other] { $rows } righe
 }, uguali da entrambe le parti.
cli-serving = Tanglewood è su { $address } (i tavoli sono in { $folder }). Ctrl-C lo ferma.

# Tonight's set-up of the real box, and sheets to print.
cli-setup-title = { $game }, preparazione { $seed }
cli-setup-first = Comincia il giocatore { $n }.
cli-setup-seat = Giocatore { $n }: { $what }
cli-sheet-written = Scritto in { $file }.

cli-train-bar = ciclo { $number }
cli-train-round = Ciclo { $number }: { $games } partite, { $positions } posizioni; perdita su partite mai viste { $learned } (senza apprendimento { $outlook }).
cli-train-done = Ciò che è stato imparato sta in { $file }.
