## Manners at a table: resigning, ending by agreement, clocks, leaving, seats that move

# Leaving

web-leave-title = Lasciare il tavolo?
web-leave-stays = La partita resta com’è e il posto resta tuo. Ritrovi il tavolo nella pagina iniziale, in I miei tavoli.
web-leave-bots = I bot ti aspettano.
web-leave-wait = Tocca a te. Chi aspetta la tua mossa: { $names }.
web-leave-go-on = Gli altri possono continuare finché non tocca a te.
web-leave-clock-live = Il tuo orologio scorre quando è il tuo turno e qualcuno aspetta al tavolo.
web-leave-clock-days = Il tuo orologio scorre quando è il tuo turno.
web-leave-now = Esci per ora
web-leave-stay = Resta
web-leave-resign = Arrenditi e abbandona

# Resigning

web-resign = Abbandona
web-resign-title = Vuoi arrenderti?
web-resign-who = Chi si arrende
web-resign-two = La partita finisce e vince { $name }.
web-resign-bots = La partita finisce. Vince il bot in vantaggio e il tuo piazzamento è l’ultimo.
web-resign-more = Un bot continua al tuo posto e il tuo piazzamento è l’ultimo. Gli altri giocano fino alla fine.
web-resign-alone = La partita finisce e vince il tuo avversario.
web-resign-final = Non si può annullare. Se ti serve solo una pausa, chiudi il tavolo: resta com’è.
web-resign-do = Abbandona
web-play-on = Continua
web-seat-resigned = ha abbandonato

# Ending by agreement

web-end = Fine concordata
web-end-title = Finire la partita senza vincitori?
web-end-about = Lo chiederemo a: { $names }. Se tutti accettano, la partita finisce e nessuno vince; i bot accettano sempre. La domanda decade alla prossima mossa di qualcuno.
web-end-about-bots = La partita finisce subito e nessuno vince: i bot accettano.
web-end-propose = Chiedi agli altri
web-end-now = Finisci la partita
web-end-asked = { $name } propone di finire la partita. Non vincerebbe nessuno.
web-end-waiting = Proponi di finire la partita. Deve ancora rispondere: { $names }.
web-end-agree = Accetta
web-end-decline = Continua
web-end-withdraw = Ritira
web-ended-agreement = Finita di comune accordo. Nessuno vince.
web-ended-resigned = { $you ->
    [yes] Hai abbandonato. Vince { $winner }.
   *[no] { $won ->
        [you] { $name } ha abbandonato. Vinci tu!
       *[other] { $name } ha abbandonato. Vince { $winner }.
    }
}
web-ended-time = { $you ->
    [yes] Il tuo tempo è scaduto. Vince { $winner }.
   *[no] { $won ->
        [you] Il tempo di { $name } è scaduto. Vinci tu!
       *[other] Il tempo di { $name } è scaduto. Vince { $winner }.
    }
}
web-ended-rival = L’avversario
web-ended-scores = I punteggi sono quelli del momento in cui è finita.

# Clocks

web-clock = Orologio
web-clock-none = Nessuno
web-clock-live = Dal vivo
web-clock-days-short = Giorni
web-clock-time-live = Tempo per ogni giocatore
web-clock-time-days = Tempo per ogni decisione
web-clock-increment = In più a ogni turno
web-clock-then = Quando il tempo scade
web-clock-then-bot = continua un bot
web-clock-then-resign = vale come abbandono
web-clock-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minuti
}
web-clock-seconds = { $n ->
    [0] nulla
    [one] 1 secondo
   *[other] { $n } secondi
}
web-clock-hours = { $n ->
    [one] 1 ora
   *[other] { $n } ore
}
web-clock-days = { $n ->
    [one] 1 giorno
   *[other] { $n } giorni
}
web-clock-rule-live = Orologio: { $n ->
    [one] 1 minuto
   *[other] { $n } minuti
} per ogni giocatore{ $more ->
    [0] {"."}
    [one] , più 1 secondo a ogni turno.
   *[other] , più { $more } secondi a ogni turno.
}
web-clock-rule-days = Orologio: { $time } per ogni decisione.
web-clock-then-bot-live = Quando il tempo di qualcuno scade, un bot prende il posto e gioca fino alla fine.
web-clock-then-bot-days = Quando il tempo di qualcuno scade, un bot gioca finché quella persona non riprende il posto.
web-clock-then-resign-live = Quando il tempo di qualcuno scade, vale come abbandono.
web-clock-then-resign-days = Quando il tempo di qualcuno scade, vale come abbandono.
web-clock-pause-live = L’orologio parte quando tutti sono seduti e si ferma quando nessun altro è al tavolo. I bot non hanno orologio.
web-clock-pause-days = L’orologio parte quando tutti sono seduti e scorre giorno e notte. I bot non hanno orologio.
web-clock-left = A { $name } resta: { $left }
web-clock-left-stands = A { $name } resta: { $left }; l’orologio è fermo
web-clock-runs = L’orologio scorre
web-clock-stands = L’orologio è fermo

# Moving a seat to another device

web-move-seat = Sposta il posto su un altro dispositivo
web-move-title = Sposta il tuo posto
web-move-about = Ricevi un codice e un link per l’altro dispositivo. Il posto passa a quel dispositivo; con questo puoi solo guardare, finché non sposti di nuovo il posto allo stesso modo.
web-move-which = Quale posto
web-move-make = Crea un codice
web-move-how = Sull’altro dispositivo apri il link, oppure scegli «Ho un codice» nella pagina iniziale e scrivi:
web-move-link = Link per l’altro dispositivo
web-move-secret = Vale dieci minuti e una volta sola. Chi lo ha ottiene il tuo posto, quindi tienilo per te.
web-move-gone = Fatto: ora il tuo posto è sull’altro dispositivo.
web-move-here-title = Il tuo posto arriva qui
web-move-here-about = Il posto passa a questo dispositivo. Con quello su cui era d’ora in poi si può solo guardare.
web-move-here = Porta qui il posto
web-code = Ho un codice
web-code-title = Prendi il posto con un codice
web-code-about = Sul dispositivo che ha il tuo posto apri il menu del tavolo e scegli «Sposta il posto su un altro dispositivo». Ti mostra un codice.
web-code-field = Codice
web-join-used = Questo posto è occupato
