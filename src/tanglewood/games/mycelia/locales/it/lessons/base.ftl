# Your first two turns. Play (leaves, move, remove), hire, tile b, end.

lesson-mycelia-1-title = I tuoi primi due turni
lesson-mycelia-1-goal = Porta a casa quattro gocce prima che Ada ne porti una.
lesson-mycelia-1-closing = Quattro gocce a casa, e Ada nemmeno una! Ora sai tutto ciò che può contenere un turno. Prossimo capitolo: che cosa succede quando il Santuario è pieno.

lesson-mycelia-1-1-say = Sulla tua plancia ci sono venti gocce di rugiada. Guidale tutte al Santuario: vince la prima plancia vuota. Gioca questo fungo.
lesson-mycelia-1-1-notice = La figura sulla carta: foglie e una freccia.
lesson-mycelia-1-1-otherwise = Quella carta viene dopo. Comincia dal fungo: sposta una goccia.

lesson-mycelia-1-2-say = La freccia significa: una goccia, una casella più in là, partendo da una casella foglie. Due gocce sono proprio accanto al Santuario. Mandane dentro una!
lesson-mycelia-1-2-notice = La goccia se n’è andata per sempre. Ne restano 19.
lesson-mycelia-1-2-otherwise = Permesso, ma non porta ancora a nulla. Guarda le due gocce a destra del Santuario.
lesson-mycelia-1-2-trap-1 = Si è spostata, ma è ancora lontana dal Santuario. Annulla e prova con la goccia accanto.

lesson-mycelia-1-3-say = Con le foglie si paga. Questa carta te ne dà una.
lesson-mycelia-1-3-notice = Le tue foglie: 1.
lesson-mycelia-1-3-otherwise = Quella viene dopo. In una vera partita va bene ogni ordine.

lesson-mycelia-1-4-say = Altre due per te. E le testoline significano un regalo per tutti gli altri: Ada riceve una foglia.
lesson-mycelia-1-4-notice = Tu 3 foglie, Ada 1. La tua mano è vuota: solo ora potresti terminare il turno.
lesson-mycelia-1-4-otherwise = Tieni la foglia ancora un momento. Prima gioca l’ultima carta.
lesson-mycelia-1-4-slip-1 = Hai ancora una carta in mano. Ogni carta si gioca, in ogni turno.

lesson-mycelia-1-5-say = Tre foglie! Recluta un aiutante dal bosco. Questo ne costa due e toglie una goccia direttamente dalla plancia.
lesson-mycelia-1-5-notice = Va in cima al tuo mazzo, così lo giochi nel prossimo turno.
lesson-mycelia-1-5-otherwise = Puoi farlo dopo. Oggi un aiutante vale di più.
lesson-mycelia-1-5-trap-1 = Buon gusto, ma si mangia tutte le tue foglie. Per oggi prendi quello più economico.

lesson-mycelia-1-6-say = Questo era un turno: gioca, recluta, fatto. Terminalo, pesca tre nuove carte e guarda Ada.
lesson-mycelia-1-6-notice = Il tuo aiutante è già nella tua mano. La carta foglie di Ada ti ha dato una foglia: ne hai 2.
lesson-mycelia-1-6-otherwise = Conviene tenere una foglia: nel prossimo turno paga qualcosa di bello.
lesson-mycelia-1-6-meanwhile = Ada sposta una goccia, prende foglie (una per te!) e recluta.

lesson-mycelia-1-7-say = Il tuo aiutante mostra due gocce su muschio: sulla casella devono essercene almeno due. La freccia verso l’alto significa che una se ne va.
lesson-mycelia-1-7-notice = Devono essercene due, se ne toglie una. La figura è la condizione, la freccia è l’azione.
lesson-mycelia-1-7-otherwise = Prima il nuovo aiutante. In fondo l’hai pagato.
lesson-mycelia-1-7-slip-1 = Lì c’è una goccia sola. Questa figura ne chiede due o più.
lesson-mycelia-1-7-fine-1 = Giusto anche così! Lì c’erano tre gocce, ora due. Entrambe le caselle corrispondono alla figura.

lesson-mycelia-1-8-say = Questa sposta una goccia da una casella muschio. Una casella muschio tocca il Santuario. La vedi?
lesson-mycelia-1-8-notice = Su, giù, sinistra, destra. Mai in diagonale.
lesson-mycelia-1-8-otherwise = Guarda proprio sotto il Santuario.
lesson-mycelia-1-8-slip-1 = Le gocce non vanno mai in diagonale. Su, giù, a sinistra o a destra.

lesson-mycelia-1-9-say = Gioca la tua foglia. Tre foglie pagano la tessera b: una goccia qualsiasi, una casella. Ogni tessera si usa una volta per turno.
lesson-mycelia-1-9-notice = Ne restano 16. Non si può fare altro, quindi il turno termina da sé. Il Santuario tiene il conto: 4 su 10.
lesson-mycelia-1-9-otherwise = La tessera b può finire ciò che hai cominciato: la goccia a destra del Santuario.

# The shrine turns, and the last drop. Tile a, beetle, shrine turning, last round, scoring.

lesson-mycelia-2-title = Il Santuario gira, e l’ultima goccia
lesson-mycelia-2-goal = Svuota la tua plancia prima di Ada.
lesson-mycelia-2-closing = Hai vinto! Ora una vera partita: Ada gioca senza cattiveria, e ogni carta si spiega da sé quando la indichi.

lesson-mycelia-2-1-say = Più tardi, lo stesso giorno: restano tre gocce! Il Santuario ne contiene otto. Togli quella dall’acqua.
lesson-mycelia-2-1-notice = Ne restano due. La freccia verso l’alto non ha bisogno di una casella vicina: la goccia semplicemente se ne va.
lesson-mycelia-2-1-otherwise = In una partita va bene. Qui comincia dall’acqua.

lesson-mycelia-2-2-say = E questa torna a casa dal muschio.
lesson-mycelia-2-2-notice = Ne resta una. Con le tue due il Santuario ne conterrà dieci.
lesson-mycelia-2-2-otherwise = La casella muschio sotto il Santuario, un passo in su.
lesson-mycelia-2-2-trap-1 = Puoi tralasciare qualsiasi parte di una carta. Ma questa goccia vuole proprio tornare a casa.

lesson-mycelia-2-3-say = Nel bosco non c’è nulla che ti piace? Con una foglia la tessera a scopre cinque nuovi funghi.
lesson-mycelia-2-3-notice = Arrivano cinque funghi nuovi, per quanti ce ne fossero prima.
lesson-mycelia-2-3-otherwise = Aspetta: prima la tessera a ti mostra qualcosa di meglio.

lesson-mycelia-2-4-say = L’insetto significa esattamente. Questo fungo svuota una casella con esattamente due gocce: non una, non tre. Reclutalo.
lesson-mycelia-2-4-notice = Senza insetto un numero significa almeno; con l’insetto significa esattamente.
lesson-mycelia-2-4-otherwise = Quello con l’insetto. Ti servirà prima di quanto pensi.

lesson-mycelia-2-5-say = Termina il turno. Il Santuario con dieci gocce è pieno, quindi gira, e arrivano nuove gocce per tutti.
lesson-mycelia-2-5-notice = Avevi una goccia, ora tre. Ada ha ricevuto le stesse due. Il Santuario è di nuovo vuoto.
lesson-mycelia-2-5-otherwise = Tieni le tue due foglie: le foglie decidono i pareggi. Termina il turno e guarda il Santuario.
lesson-mycelia-2-5-meanwhile = Il dado mostra il sole: una goccia su e2 e una su d4, su entrambe le plance. Poi gioca Ada.

lesson-mycelia-2-6-say = Esattamente due gocce a destra del Santuario. Il tuo insetto le toglie entrambe.
lesson-mycelia-2-6-notice = Resta una goccia.
lesson-mycelia-2-6-otherwise = Prima l’insetto: ne toglie due in una volta.
lesson-mycelia-2-6-slip-1 = Lì c’è una goccia. L’insetto ne vuole esattamente due.

lesson-mycelia-2-7-say = E l’ultima, dall’acqua. Forza!
lesson-mycelia-2-7-notice = La tua plancia è vuota. Il giro si gioca comunque fino alla fine, così tutti hanno lo stesso numero di turni.
lesson-mycelia-2-7-otherwise = L’ultima goccia è sull’acqua. Hai in mano la carta giusta.

lesson-mycelia-2-8-say = Vuota! Resta una carta, quindi giocala: se due plance sono vuote, decidono le foglie. Poi Ada ha il suo ultimo turno.
lesson-mycelia-2-8-notice = Il Santuario non gira più. Vinci tu: 0 gocce contro 3.
lesson-mycelia-2-8-otherwise = Gioca la carta, poi termina il turno.
lesson-mycelia-2-8-meanwhile = Ada porta a casa una goccia; ne restano tre.
