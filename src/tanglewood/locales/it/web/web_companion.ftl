# Companion mode in the browser.

web-companion = Un avversario per il tuo tavolo
web-companion-lead = Tu giochi con i tuoi componenti; il programma gioca l’avversario.
web-companion-beyond = Che cosa il programma qui non conosce: { $what }. Lasciatelo nella scatola.
web-companion-kept = Qui hai una partita con questo avversario.
web-companion-unknown = Questo avversario non esiste.
web-companion-at-table = al tuo tavolo
web-companion-begin = Comincia
web-companion-players = Persone al tavolo
web-companion-own-cards = Usiamo le carte dell’avversario della nostra scatola e diciamo quale abbiamo rivelato
web-companion-own-dice = Lanciamo il nostro dado
web-companion-yes = Sì
web-companion-no = No
web-companion-less = uno in meno
web-companion-more = uno in più
web-companion-that = È così
web-companion-those = { $n ->
    [one] Conferma questa scelta
   *[other] Conferma queste { $n } scelte
}
web-companion-none = Niente di tutto questo
web-companion-search = Parte del nome
web-companion-as-before = Come l’ultima volta
web-companion-why = Perché?
web-companion-done-step = Il passo { $n } è fatto
web-companion-done = Fatto. Tocca a me
web-companion-ready = Turno finito?
web-companion-over = { $name } ha finito
web-companion-undo = Annulla l’ultima risposta
web-companion-tab-turn = Turno
web-companion-tab-lair = Avversario
web-companion-tab-score = Punti
web-companion-tab-answers = Risposte
web-companion-share = Anche su un altro telefono
web-companion-share-about = Il link contiene l’intera partita: chi lo apre continua da qui.
web-companion-code = Codice QR del link
web-companion-link = Link
web-companion-follow = Seguirsi a vicenda
web-companion-follow-about = Con una connessione tutti i telefoni mostrano poi lo stesso passo, chiunque risponda.
web-companion-following = Chi apre questo link segue: tutti i telefoni mostrano lo stesso passo, chiunque risponda.
web-companion-following-on = Connesso: gli altri telefoni seguono subito.
web-companion-following-lost = Non c’è connessione: gli altri telefoni vedranno le tue risposte appena torna.
web-companion-unfollow = Continua separatamente
web-companion-faster = Un altro telefono ha risposto per primo; questa è la sua partita.
web-companion-anew = Comincia un’altra partita
web-companion-which = Quale partita continua?
web-companion-which-about = Qui c’è già una partita in corso contro { $name }, e il link ne contiene un’altra. Se prendi quella, la tua viene messa da parte: resta nell’elenco degli avversari.
web-companion-apart-about = Senza connessione questo telefono e gli altri sono andati avanti ognuno per conto proprio. Se prendi la loro partita, la tua viene messa da parte: resta nell’elenco degli avversari. Se tieni la tua, gli altri la seguono.
web-companion-mine = Su questo dispositivo
web-companion-of-link = Dal link
web-companion-of-others = Sugli altri telefoni
web-companion-keep-mine = Tieni la mia
web-companion-take-link = Prendi questa
web-companion-entries = { $n ->
    [one] finora { $n } voce
   *[other] finora { $n } voci
}
web-companion-aside = Partite messe da parte
web-companion-aside-remove = Rimuovi la partita contro { $name } ({ $when })
web-companion-counts-itself = si conta da solo
web-companion-not-so = Qualcosa non torna?
web-companion-change = Cambia
web-companion-change-of = Cambia: { $question }
web-companion-waiting = Non c’è connessione. La tua risposta è salvata e vale appena torna.
web-companion-retry = Riprova
web-companion-offline = Questa partita continua anche senza connessione.
web-companion-alone = Non c’è connessione: questo dispositivo calcola da solo…
web-companion-repair = Rimettete a posto sul tavolo
web-companion-repair-gone = Da annullare
web-companion-repair-new = Da fare al suo posto
web-companion-moved = { $name }: { $now } (prima { $was })
web-companion-drop = Togli
web-companion-drop-of = Togli: { $name }
web-companion-insert = Prima è stato dimenticato qualcosa
web-companion-insert-what = Che cosa è stato dimenticato prima di: { $name }?
web-companion-idle = Questo non può più accadere
