# The bubble in which a symbol of a table explains itself

web-explain-rule = La regola
web-key-explain = spiega i simboli di ciò che è selezionato; le frecce vanno avanti

# What every table has: seats and how strong whoever sits there is
symbol-seat-1 = il disco verde
symbol-seat-1-about = Tutto ciò che ha questo segno e questo colore appartiene a questo posto.
symbol-seat-2 = il triangolo arancione
symbol-seat-2-about = Tutto ciò che ha questo segno e questo colore appartiene a questo posto.
symbol-seat-3 = il rombo viola
symbol-seat-3-about = Tutto ciò che ha questo segno e questo colore appartiene a questo posto.
symbol-seat-4 = l’esagono blu
symbol-seat-4-about = Tutto ciò che ha questo segno e questo colore appartiene a questo posto.
symbol-seat-5 = la stella
symbol-seat-5-about = Tutto ciò che ha questo segno appartiene all’avversario senza posto.
symbol-recap = dal tuo turno
symbol-log = che cosa è successo
symbol-strength = forza di un bot
symbol-strength-about = Da una ghianda, che prende quel che capita, a un vecchio albero, che pensa molto avanti.
