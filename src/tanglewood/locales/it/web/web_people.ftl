## The page about oneself

web-me = Tu
web-me-hello = Ciao, { $name }
web-me-lead = I tuoi posti ti aspettano su ogni dispositivo.
web-me-lead-guest = Giochi come ospite: non serve un account.
web-me-name = Il tuo nome
web-me-rename = Cambia
web-me-renamed = Ora ti chiami così, anche ai tavoli in corso dove nessun altro ha questo nome.
web-me-remove = Rimuovi

# A guest

web-me-keep = Conserva i tuoi posti
web-me-keep-about =
    { $seats ->
        [0] I tuoi tavoli saranno tuoi su ogni dispositivo, e un cookie perso non ti costa nulla.
        [one] Hai un posto a un tavolo. Sarà tuo su ogni dispositivo, e un cookie perso non ti costa nulla.
       *[other] Hai un posto a { $seats } tavoli. Saranno tuoi su ogni dispositivo, e un cookie perso non ti costa nulla.
    }
web-me-kept = Ora i posti sono tuoi, su ogni dispositivo dove mostri questa passkey.
web-me-passkey-new = Conservali con una passkey
web-me-passkey-about = La conserva il tuo dispositivo; la sblocchi come sblocchi il dispositivo. Non c’è nessuna password.
web-me-mail = Il tuo indirizzo e-mail
web-me-mail-send = Inviami un link
web-me-mail-about = Il link ti fa accedere. Nessun altro vede l’indirizzo, e non riceve altre e-mail a meno che tu non le chieda.
web-me-mail-sent = Un link è in arrivo nella tua casella. Vale una volta, per venti minuti.
web-me-no-way = A questo indirizzo non si possono creare account. Per portare un posto su un altro dispositivo usa il menu del tavolo.
web-me-back = Rientra
web-me-back-mail = Per e-mail: chiedi un link qui sopra, con l’indirizzo che avevi.
web-me-passkey-show = Mostra una passkey
web-me-code = Codice di recupero
web-me-code-use = Accedi con il codice
web-me-welcome = Piacere di rivederti. È tuo anche ciò che questo browser aveva come ospite.

# Links of mails

web-me-link = Accedere qui?
web-me-link-about = Questo browser accederà a tuo nome. Fallo solo dove vuoi che l’accesso resti attivo.
web-me-sign-in = Accedi
web-me-add = È il tuo indirizzo?
web-me-add-about = Così potrai rientrare con un link inviato lì.
web-me-add-do = Sì, è mio
web-me-added = L’indirizzo è tuo: puoi rientrare con un link inviato lì.

# Somebody who is signed in

web-me-ways = Modi per rientrare
web-me-ways-about = Con due di questi non puoi perdere i tuoi posti.
web-me-passkey-used = Passkey, usata { $ago }
web-me-passkey-add = Un’altra passkey
web-me-passkey-added = La passkey è salvata.
web-me-passkey-known = Questo dispositivo ha già una passkey per te.
web-me-mail-yours = Qui si può inviare un link
web-me-mail-add = Aggiungi l’indirizzo
web-me-codes =
    { $n ->
        [0] Nessun codice di recupero
        [one] Resta un codice di recupero
       *[other] Restano { $n } codici di recupero
    }
web-me-codes-about = Da annotare: ognuno ti fa accedere una volta
web-me-codes-new = Nuovi codici
web-me-codes-title = I tuoi codici di recupero
web-me-codes-keep = Annotali o stampali: appaiono solo questa volta. I codici vecchi non valgono più.
web-me-codes-done = Li ho annotati
web-me-devices = Dove hai fatto l’accesso
web-me-device = Un browser
web-me-device-here = questo browser
web-me-device-seen = ultimo uso { $ago }
web-me-sign-out = Esci
web-me-signed-out = Disconnessione effettuata.
web-me-everywhere = Esci ovunque

# Everything that is known

web-me-known = Che cosa sa di te questo server
web-me-known-about = Il tuo nome, l’indirizzo se l’hai dato, le metà pubbliche delle passkey, i dispositivi qui sopra, i tuoi posti, le mosse e le parole. Al tavolo nessuno ne vede più del nome.
web-me-known-guest = I posti di questo browser, con le tue mosse e le tue parole.
web-me-download = Scarica tutto
web-me-delete = Elimina tutto
web-me-delete-title = Eliminare tutto?
web-me-delete-about = Il tuo account, le tue parole nelle chat e i tuoi nomi ai tavoli vengono eliminati subito. Le partite restano, perché sono anche degli altri; un bot continua per te. Non si può annullare.
web-me-delete-not = Conserva
web-me-delete-do = Elimina tutto
web-me-deleted = È stato eliminato tutto.

# It is your turn

web-tell = Quando tocca a te
web-tell-about = Se non sei al tavolo possiamo avvisarti. Nessun avviso per una mossa già vista, e mai due volte.
web-tell-push-start = Notifiche su questo dispositivo
web-tell-push-end = Basta notifiche su questo dispositivo
web-tell-push-refused = Questo browser non lo permette; le sue impostazioni per questa pagina dicono perché.
web-tell-way =
    { $way ->
        [push] Notifiche sui tuoi dispositivi
        [mail] E-mail
       *[hook] Una chat
    }
web-tell-mode =
    { $mode ->
        [off] mai
        [each] a ogni turno
        [digest] una volta al giorno
       *[usual] come agli altri tavoli
    }
web-tell-hook = L’indirizzo della chat per i messaggi in arrivo
web-tell-hook-about = La tua chat lo chiama incoming webhook. Tienilo segreto: chi lo conosce può scrivere lì.
web-tell-digest-at = Il messaggio del giorno arriva alle
web-tell-quiet = Ore di silenzio
web-tell-quiet-from = dalle
web-tell-quiet-to = alle
web-tell-kept = Salvato.
web-tell-menu = Avvisami quando tocca a me
web-tell-guest = Per ricevere avvisi quando non ci sei serve un account. Basta un momento, e il posto resta tuo.
web-tell-table-about = Per questo tavolo puoi scegliere avvisi diversi dagli altri.
web-tell-all = Per tutti i tavoli
web-stop = Basta messaggi
web-stopped =
    { $what ->
        [table] Fatto: niente più messaggi su questo tavolo.
       *[all] Fatto: niente più messaggi di questo tipo.
    }
web-stop-change = Cambia gli avvisi
