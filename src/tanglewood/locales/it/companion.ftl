# Companion mode: an opponent run for people who play with their own pieces.

companion-you = Tu
companion-other = Giocatore 2
companion-expects-yes-no = Rispondi sì o no.
companion-expects-number = Questo numero non è possibile: guarda il minimo e il massimo.
companion-expects-one = Scegli una delle risposte.
companion-expects-some = Scegli tra le risposte, ognuna al massimo una volta.
companion-expects-row = Scegline una per ogni posto.
companion-question-first = Prima rispondi alla domanda.
companion-no-such-deed = Ora questo non può accadere.
companion-nothing-asked = Ora non c’è nessuna domanda.
companion-no-such-answer = Non c’è una risposta così da cambiare.
companion-bad-session = Questa non è una partita salvata con un avversario, oppure è danneggiata.
companion-unknown-room = Questa partita non è più condivisa; condividila di nuovo da un telefono che ce l’ha.
companion-stale = Nel frattempo un altro telefono è andato avanti.
companion-crowded = In questo momento qui sono condivise troppe partite; riprova più tardi.

companion-over = { $rival } ha finito.
companion-prompt-yes-no = sì o no
companion-prompt-number = un numero da { $least } a { $most }
companion-prompt-one = { $listed ->
    [yes] un numero dell’elenco o una parte del nome
   *[no] una parte del nome
}
companion-prompt-some = numeri o nomi separati da virgole; vuoto: nulla
companion-prompt-row = { $listed ->
    [yes] numeri o parti dei nomi, uno per ogni posto, separati da virgole
   *[no] parti dei nomi, una per ogni posto, separate da virgole
}: { $places }
companion-prompt-ready = Che cosa è successo? Un numero, undo, change, remove, insert, score, save o quit
companion-remembered = l’ultima volta: { $answer }
companion-saved = Salvato. Continua con: tanglewood companion --resume { $file }
companion-step = { $n }. { $text }
companion-rule = ({ $rule })
companion-several = { $said } corrisponde a più risposte: { $names }
companion-unknown = { $said } non è una delle risposte.
companion-change-none = Non c’è ancora nessuna risposta.
companion-change-which = Quale risposta non era giusta?
companion-total = Totale
companion-answer = { $n }. { $question } { $answer }
companion-yes = sì
companion-no = no
companion-nothing = nulla
companion-players = Quante persone giocano contro { $rival }.
companion-no-game = { $game } non ha un avversario per il tavolo vero. Ci sono: { $names }.

# Corrections.

companion-setup = Preparazione
companion-idle = Questo non può più accadere
companion-repair = Rimettete a posto sul tavolo, - si annulla e + si fa al suo posto:
companion-moved = { $name }: { $now } (prima { $was })
companion-turned = La carta: { $card }
companion-deed = { $n }. { $name }
companion-remove-which = Che cosa non è successo?
companion-insert-where = Prima di che cosa è stato dimenticato qualcosa?
companion-insert-what = Che cosa era?
