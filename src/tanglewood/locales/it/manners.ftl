## What happens at a table beside the moves: sentences of the server

table-ended-resigned = La partita è finita: qualcuno ha abbandonato.
table-ended-time = La partita è finita: il tempo di qualcuno è scaduto.
table-ended-agreement = La partita è finita di comune accordo.
table-time-up = Il tuo tempo è scaduto.

notice-resigned = { $ends ->
    [true] { $name } abbandona.
   *[false] { $name } abbandona. Un bot continua a quel posto, che conta come ultimo.
}
notice-time-resigned = { $ends ->
    [true] Il tempo di { $name } è scaduto: vale come abbandono.
   *[false] Il tempo di { $name } è scaduto: vale come abbandono. Un bot continua a quel posto, che conta come ultimo.
}
notice-time-bot = Il tempo di { $name } è scaduto: continua un bot.
notice-old-rulings = Una decisione sulle regole di questo gioco è cambiata da quando la partita è cominciata; si continua con la vecchia.
notice-agreed = La partita finisce di comune accordo. Nessuno vince.

agreement-declined = Qualcuno vuole continuare. Puoi proporlo di nuovo dopo la prossima mossa.
clock-alone = L’orologio serve quando giocano almeno due persone.

seat-gave-up = A questo posto chi giocava ha abbandonato; ci gioca un bot fino alla fine.
seat-name-taken = A questo tavolo qualcuno si chiama già { $name }. Che ne dici di { $free }?
seat-invitation-used = { $name } ha preso questo posto: un invito vale una volta sola. Se sei tu su un altro dispositivo, apri lì il tavolo e scegli «Sposta il posto su un altro dispositivo». Altrimenti chiedi un altro link a chi ha mandato l’invito; intanto puoi guardare.
seat-invitation-unknown = Questo invito non funziona: forse il link è incompleto o è per un altro tavolo. Chiedi a chi l’ha mandato di inviarlo di nuovo; intanto puoi guardare.
seat-used-code = Questo codice non funziona: forse contiene un errore, ha più di dieci minuti o è già stato usato. Creane uno nuovo sul dispositivo che ha il posto.
seat-sits-here = Questo dispositivo ha già un posto a quel tavolo. Apri il codice sull’altro dispositivo.

# Records of such games in the terminal

cli-check-ended = La registrazione si riproduce correttamente fin dove è arrivata la partita: { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}; lì le persone l’hanno chiusa.
cli-replayed-resigned = { $name } ha abbandonato e conta come ultimo posto.
cli-replayed-agreement = La partita è finita di comune accordo. Nessuno vince.
