# Learning by playing: the guide, the list of chapters, and who plays along.

# Who sits at the other seats of a lesson, in this order.
learn-names = Ada Bruno Cleo Dara

web-learn-of = Impara { $game }
web-learn-lead = Brevi capitoli sul tavolo vero. Comincia dal primo; nulla è bloccato.
web-learn-guide = Guida
web-learn-goal = Obiettivo:
web-learn-over = La lezione è finita.
web-learn-step = passo { $step } di { $all }
web-learn-minutes = { $n ->
    [one] circa 1 minuto
   *[other] circa { $n } minuti
}
web-learn-chapter = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
} · { $minutes ->
    [one] circa 1 minuto
   *[other] circa { $minutes } minuti
}
web-learn-first = la tua prima partita
web-learn-done = fatto
web-learn-begun = continua dal passo { $step }
web-learn-symbols = Simboli
web-learn-show = Mostrami
web-learn-back = Indietro
web-learn-skip = Salta
web-learn-leave = Esci
web-learn-why = Perché?
web-learn-go-on = Avanti
web-learn-alone = Fatto da sé, perché non c’era altra scelta: { $what }.
web-learn-take-back = Annulla
web-learn-offer = Vuoi continuare a giocare per conto tuo?
web-learn-offer-yes = Sì, gioco
web-learn-offer-no = No, continuo a imparare
web-learn-resumed = L’ultima volta hai smesso qui.
web-learn-restart = Dall’inizio
web-learn-next = Prossimo: { $title }
web-learn-play-on = Continua a giocare da qui
web-learn-real = Gioca una vera partita
web-learn-chapters = Tutti i capitoli
web-learn-end = La lezione è completata
web-learn-none = Questo gioco non ha ancora lezioni.
web-learn-signs = Che cosa significano i simboli
web-learn-no-signs = Questo gioco non ha ancora un elenco dei simboli.
web-played = Come si gioca
web-played-signs = Simboli
web-played-more = Tutto il regolamento
web-played-nothing = Questo gioco ha solo le sue regole esatte; il regolamento le elenca.
