## What the server says to people who meet: open tables, talk, names, standing orders

server-no-list = Questo server non ha un elenco di tavoli aperti.
seat-taken = Qualcuno ha fatto prima: questo posto è occupato.
seat-not-open = Questo posto è per chi ha un link. Puoi guardare.
seat-not-here = Non puoi sederti a questo tavolo. Puoi guardare o preparare un tavolo tuo.
seat-sits-already = Hai già un posto a questo tavolo.
seat-invitation-void = Un link più recente ha sostituito questo. Chiedilo a chi ha mandato l’invito; intanto puoi guardare.
follow-enough = Segui già { $most } tavoli, bastano. Prima smetti di seguirne uno.
name-refused = Questo nome qui non si usa, scegline un altro.

talk-nobody = Lì non siede nessuno oltre a te.
talk-enough = Hai bloccato { $most } persone, bastano.
talk-not-blocked = Questa persona non è bloccata.
talk-no-line = Questa riga non c’è più.
talk-no-reason = Di’ in poche parole che cosa è successo.
talk-reported-enough = Oggi hai già segnalato molto; chi gestisce il server lo esaminerà. Continua domani.

order-done =
    { $you ->
        [yes] Era una tua istruzione permanente.
       *[no] Era un’istruzione permanente di { $name }.
    }
undo-order = È stata eseguita un’istruzione permanente; ciò che c’era prima non si può annullare.
