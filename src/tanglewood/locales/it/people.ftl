## What the server says about people and their accounts

people-not-signed-in = Con questo browser non hai fatto l’accesso.
people-no-name = Serve un nome.
people-somebody = Qualcuno
people-passkey = Una passkey
people-no-passkeys = A questo indirizzo le passkey non funzionano: il browser richiede un nome come games.example.org e https.
people-too-many-passkeys = { $most } passkey bastano; prima rimuovine una.
people-bad-passkey = Questa passkey non è stata accettata. Riprova.
people-passkey-too-late = È passato troppo tempo. Riprova.
people-unknown-passkey = Questa passkey non è conosciuta qui. Forse è stata rimossa.
people-known-passkey = Questa passkey è già conosciuta.
people-last-way = È il tuo unico modo per rientrare. Prima aggiungine un altro o annota dei codici di recupero.
people-no-mail = Questo server non invia e-mail.
people-bad-mail = Questo non è un indirizzo e-mail.
people-too-many-links = A questo indirizzo sono già stati inviati più link; guarda nella tua casella o riprova tra un’ora.
people-used-link = Questo link è già stato usato o è troppo vecchio. Chiedine uno nuovo.
people-mail-taken = Qualcuno ha già questo indirizzo. Usalo per accedere.
people-used-code = Questo codice è sconosciuto o è già stato usato.

people-mail-sign-in-subject = Il tuo link per Tanglewood
people-mail-sign-in =
    Apri questo link per accedere:

    { $link }

    Vale una volta, per { $minutes } minuti. Se non l’hai chiesto, non fare nulla: senza il link non entra nessuno.

    Tanglewood su { $site }
people-mail-add-subject = È il tuo indirizzo?
people-mail-add =
    Qualcuno che ha fatto l’accesso a Tanglewood vuole rientrare con questo indirizzo. Se sei tu, apri questo link:

    { $link }

    Vale una volta, per { $minutes } minuti. Se non sei tu, non fare nulla.

    Tanglewood su { $site }

# It is your turn

notify-title = Tocca a te
notify-line =
    { $n ->
        [0] Tocca a te: { $game }
       *[other] Tocca a te: { $game } con { $names }
    }
notify-title-ended = Una partita è finita
notify-title-offer = Ti propongono una partita
notify-ended =
    { $n ->
        [0] Finita: { $game }
       *[other] Finita: { $game } con { $names }
    }
notify-offer =
    { $n ->
        [0] Ancora una? { $game }
       *[other] Ancora una? { $game } con { $names }
    }
notify-several = { $n } tavoli ti aspettano
notify-mail =
    { $tables }

    Niente più e-mail su questo tavolo: { $table }
    Niente più e-mail di questo tipo: { $every }

    Tanglewood su { $site }
notify-hook-table = Niente più messaggi su questo tavolo: { $link }
notify-hook-every = Niente più messaggi in questa chat: { $link }
notify-push-table = Basta messaggi su questo tavolo
notify-push-every = Basta messaggi di questo tipo
notify-zone = Questo fuso orario non è conosciuto qui.
notify-hook = Serve un indirizzo che comincia con https://.
notify-no-push = I messaggi push di questo browser qui non si possono usare.
notify-too-many = I messaggi push vanno già ad abbastanza browser.
notify-unknown-link = Questo link qui non è noto; non c’è nulla che possa far finire.
