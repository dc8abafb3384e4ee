# Reading every mushroom. 2x, a stroke, pale arrows, two arrows on one field, neighbours of a field, a bonus that moves a drop.

lesson-mycelia-reading-title = Leggere ogni fungo
lesson-mycelia-reading-goal = Leggi sei tipi di funghi e togli sedici gocce dalla tua plancia in due turni.
lesson-mycelia-reading-closing = Sedici gocce in due turni! In una partita indica una carta qualsiasi: si spiega da sé, freccia per freccia.

lesson-mycelia-reading-1-say = 2x significa fino a due volte, e ogni volta la casella deve corrispondere. Sul muschio sotto il Santuario ci sono tre gocce.
lesson-mycelia-reading-1-notice = Due a casa. La seconda volta puoi scegliere un’altra casella, o fermarti.
lesson-mycelia-reading-1-otherwise = Comincia dalla carta con 2x: il muschio, proprio sotto il Santuario.
lesson-mycelia-reading-1-slip-1 = Ha lasciato il muschio, e questa carta sposta gocce solo dal muschio.

lesson-mycelia-reading-2-say = Una barra significa l’uno o l’altro: uno spostamento o due foglie. Scegli lo spostamento, sopra il Santuario.
lesson-mycelia-reading-2-notice = Una & ti darebbe entrambi, da sinistra a destra.
lesson-mycelia-reading-2-otherwise = La carta con la barra, per favore. La goccia sopra il Santuario vuole tornare a casa.
lesson-mycelia-reading-2-trap-1 = Due foglie, e niente più spostamento: mai entrambi. Oggi vogliamo la goccia.

lesson-mycelia-reading-3-say = Una freccia piena, due trasparenti: una goccia deve esserci, altre due possono seguire. Quale muschio ne ha tre?
lesson-mycelia-reading-3-notice = Le frecce trasparenti non chiedono nulla: con una goccia sola, ne sarebbe andata via una.
lesson-mycelia-reading-3-otherwise = Il muschio con tre gocce: l’angolo.
lesson-mycelia-reading-3-trap-1 = Lì c’era una goccia, quindi ne è andata una sola. Le frecce trasparenti non hanno trovato nulla: annulla.

lesson-mycelia-reading-4-say = Termina il turno. Ada ha una carta forte, e le carte forti portano spesso un regalo.
lesson-mycelia-reading-4-notice = Tutti gli altri possono spostare una goccia. Cioè tu.
lesson-mycelia-reading-4-otherwise = Una foglia paga un nuovo bosco. Oggi tienila e termina il turno.
lesson-mycelia-reading-4-meanwhile = Ada toglie due gocce. Poi vengono due testoline e una freccia.

lesson-mycelia-reading-5-say = Va bene ogni terreno: manda a casa la goccia a destra del Santuario.
lesson-mycelia-reading-5-notice = Ne restano dieci, e hai tre nuove carte in mano.
lesson-mycelia-reading-5-otherwise = Un regalo! Usalo dove porta a casa una goccia.
lesson-mycelia-reading-5-meanwhile = Ada gioca fino alla fine del suo turno.

lesson-mycelia-reading-6-say = Due frecce piene su una casella: una goccia se ne va, un’altra si sposta. Quindi devono essercene due, sull’acqua.
lesson-mycelia-reading-6-notice = Due gocce con una figura.
lesson-mycelia-reading-6-otherwise = L’acqua accanto al Santuario: ci sono tre gocce.
lesson-mycelia-reading-6-slip-1 = Lì c’è una goccia sola. Due frecce piene richiedono due gocce.
lesson-mycelia-reading-6-fine-1 = Prima sposta, poi togli: è lo stesso.

lesson-mycelia-reading-7-say = Una casella e una vicina: fino a due gocce dall’acqua, poi una da accanto. Comincia dal bordo inferiore.
lesson-mycelia-reading-7-notice = La casella vicina può avere qualsiasi terreno.
lesson-mycelia-reading-7-otherwise = L’acqua con tre gocce, sul bordo inferiore, poi quella alla sua destra.

lesson-mycelia-reading-8-say = Frecce su tutti e quattro i lati: scegli un centro con una goccia, e ogni casella vicina ne perde una. Qual è il centro migliore?
lesson-mycelia-reading-8-notice = Quattro in una volta, e il centro tiene la sua. Resta una goccia; Ada ne ha quattordici.
lesson-mycelia-reading-8-otherwise = Cerca una casella con gocce sopra, sotto, a sinistra e a destra.
lesson-mycelia-reading-8-fine-1 = In un altro ordine intorno al centro: va bene lo stesso.

# Lightning and new tiles. Hire with lightning, tiles c, d and e, throw a card out, a fifth tile, a present when Ada hires.

lesson-mycelia-tiles-title = Fulmini e nuove tessere
lesson-mycelia-tiles-goal = Conquista tre nuove tessere e con quelle svuota la tua plancia.
lesson-mycelia-tiles-closing = Tessere c, d ed e: due passi, una goccia via, una carta in meno. In una partita scegli tu quali quattro tenere.

lesson-mycelia-tiles-1-say = Il fulmine vale una volta: quando recluti la carta. Questa porta una nuova tessera, la c. Reclutala!
lesson-mycelia-tiles-1-notice = La tessera c è tua per tutta la partita, e pronta subito.
lesson-mycelia-tiles-1-otherwise = Più tardi, volentieri. Prima il fungo il cui fulmine mostra la tessera c.
lesson-mycelia-tiles-1-slip-1 = Quella tessera è ancora al centro del tavolo. Recluta il fungo che la porta.
lesson-mycelia-tiles-1-trap-1 = Puoi fare a meno della tessera, ma il fulmine non colpisce mai due volte. Annulla e di’ di sì.

lesson-mycelia-tiles-2-say = Tessera c, tre foglie: sposta una goccia qualsiasi e, se sulla stessa casella ce n’è un’altra, sposta anche quella.
lesson-mycelia-tiles-2-notice = Entrambe a casa. La tessera b ne avrebbe spostata una, allo stesso prezzo.
lesson-mycelia-tiles-2-otherwise = Prima la tessera c. Due gocce stanno insieme, a destra del Santuario.
lesson-mycelia-tiles-2-trap-1 = Lì c’era una goccia, quindi niente secondo spostamento. Alla tessera c piace la compagnia: annulla.

lesson-mycelia-tiles-3-say = Restano due foglie: bastano per il fungo con la tessera e. Recluta quanti funghi puoi pagare.
lesson-mycelia-tiles-3-notice = Ora quattro tessere: a, b, c ed e.
lesson-mycelia-tiles-3-otherwise = Cerca il fulmine con la tessera e. Costa due.

lesson-mycelia-tiles-4-say = Gioca la tua mano per sei foglie. Poi la tessera e elimina per sempre una carta dalla tua pila degli scarti: una foglia volante.
lesson-mycelia-tiles-4-notice = Un mazzo sottile è un buon mazzo: i funghi forti tornano prima.
lesson-mycelia-tiles-4-otherwise = Prima la mano, tutte e tre le carte. Poi la tessera e, e una carta debole.
lesson-mycelia-tiles-4-trap-1 = Quattro foglie ogni volta, perse per tutta la partita! Annulla: si elimina la più debole, mai la migliore.
lesson-mycelia-tiles-4-fine-1 = Anche questa è una buona scelta. Spostava una sola goccia, e solo dal muschio.

lesson-mycelia-tiles-5-say = Termina il turno. Il tuo regalo ha reso ricca Ada: sei foglie.
lesson-mycelia-tiles-5-notice = È il turno di Ada, eppure la domanda è per te.
lesson-mycelia-tiles-5-otherwise = Le tue tre foglie serviranno nel prossimo turno. Tienile.
lesson-mycelia-tiles-5-meanwhile = Ada recluta per sei. Il suo fulmine ha due testoline: un regalo per gli altri.

lesson-mycelia-tiles-6-say = Il suo regalo: sposta una goccia qualsiasi, di una casella. La goccia sul muschio sotto il Santuario vorrebbe tornare a casa.
lesson-mycelia-tiles-6-notice = Tre a testa. Entrambi i tuoi nuovi funghi sono nella tua mano.
lesson-mycelia-tiles-6-otherwise = Un passo gratis! Usalo dove porta a casa una goccia.
lesson-mycelia-tiles-6-meanwhile = Ora Ada continua: due delle sue gocce tornano a casa.

lesson-mycelia-tiles-7-say = Prendi le foglie, poi recluta il fungo della tessera d. Nessuno tiene cinque tessere: una lascia il gioco. Rinuncia alla tessera a.
lesson-mycelia-tiles-7-notice = b, c, d ed e. Il bosco non ti interessa più; le gocce sì.
lesson-mycelia-tiles-7-otherwise = Foglie, foglie, e poi il fungo con la tessera d.
lesson-mycelia-tiles-7-trap-1 = I tuoi due passi, persi per sempre. Annulla: a questo punto nuove carte nel bosco non ti servono.
lesson-mycelia-tiles-7-fine-1 = L’una o l’altra carta foglie per prima.

lesson-mycelia-tiles-8-say = Il primo fungo che hai reclutato sposta due volte. Una goccia a sinistra del Santuario, una sopra.
lesson-mycelia-tiles-8-notice = Resta una goccia, nell’angolo più lontano. Un passo alla volta ne servirebbero cinque.
lesson-mycelia-tiles-8-otherwise = Due spostamenti, due gocce accanto al Santuario. È perfetto.
lesson-mycelia-tiles-8-fine-1 = Funziona anche nell’altro ordine.

lesson-mycelia-tiles-9-say = Tessera d, tre foglie: togli una goccia da una casella qualsiasi, per quanto lontana. Ne hai esattamente tre.
lesson-mycelia-tiles-9-notice = Vinci tu: 0 gocce contro 2.
lesson-mycelia-tiles-9-otherwise = La tessera b la sposterebbe di una casella. La tessera d la toglie del tutto.
lesson-mycelia-tiles-9-meanwhile = La tua plancia è vuota, e il giro si completa: Ada porta a casa un’altra goccia.

# Prisma: tiles f and g. Tile f for a favour, tile g to recycle, tile a for new gifts, a gift that makes tiles free, presents of favours.

lesson-mycelia-recycle-title = Prisma: tessere f e g
lesson-mycelia-recycle-goal = Conquista le tessere f e g, e gioca un intero turno in cui le tessere non costano nulla.
lesson-mycelia-recycle-closing = Una plancia vuota, quasi tutto in un turno. Favori, doni e tessere si aiutano a vicenda: questo è Prisma.

lesson-mycelia-recycle-1-say = Ai doni ambra manca un favore. La tessera f dà favori: recluta il fungo che la porta.
lesson-mycelia-recycle-1-notice = È pronta subito.
lesson-mycelia-recycle-1-otherwise = Punta all’ambra. Prima il fungo con la tessera f.
lesson-mycelia-recycle-1-slip-1 = Sei sul verde. L’ambra comincia uno spazio più avanti.

lesson-mycelia-recycle-2-say = Tessera f, una foglia: un favore, una volta per turno. Avanza sull’ambra.
lesson-mycelia-recycle-2-notice = Lo spazio sei è ambra.
lesson-mycelia-recycle-2-otherwise = Una foglia, un passo sulla piattaforma. Prova la tessera f.

lesson-mycelia-recycle-3-say = Il dono ambra scoperto non è quello che ti serve? La tessera a può cambiare i doni invece dei funghi.
lesson-mycelia-recycle-3-notice = Tutti e tre i doni scoperti sono andati sotto le loro pile.
lesson-mycelia-recycle-3-otherwise = Clessidra va bene, ma prima guarda il prossimo.
lesson-mycelia-recycle-3-trap-1 = Funghi nuovi, doni vecchi, e per questo turno la tessera a è usata. Annulla e scegli i doni.

lesson-mycelia-recycle-4-say = Perspicillum: nel turno in cui è scoperto, tutte le tue tessere non costano nulla. Acquistalo; torni allo spazio iniziale.
lesson-mycelia-recycle-4-notice = Sta in cima al tuo mazzo.
lesson-mycelia-recycle-4-otherwise = Quello ambra. Hai fatto sei spazi per averlo.

lesson-mycelia-recycle-5-say = Gioca le tue tre carte, poi recluta il fungo con la tessera g. Nel prossimo turno quattro tessere, e tutte gratis!
lesson-mycelia-recycle-5-notice = Tessere a, b, f e g.
lesson-mycelia-recycle-5-otherwise = Prima tutte e tre le carte. Poi la tessera g, per quattro foglie.
lesson-mycelia-recycle-5-fine-1 = Va bene ogni ordine.

lesson-mycelia-recycle-6-say = Tessera g, tre foglie: una carta della tua pila degli scarti torna in cima al mazzo. Scegli la più forte!
lesson-mycelia-recycle-6-notice = La carta di Ada porta un favore per gli altri.
lesson-mycelia-recycle-6-otherwise = Tre foglie bastano giusto per la tessera g.
lesson-mycelia-recycle-6-meanwhile = Il tuo turno termina da sé. Peschi di nuovo la carta grande, il dono si mette scoperto, e gioca Ada.
lesson-mycelia-recycle-6-trap-1 = Una sola foglia, di nuovo nella tua mano. Funziona, ma c’era anche una carta grande: annulla.

lesson-mycelia-recycle-7-say = Un favore da Ada: prendilo. Davanti a te ci sono due funghi inattivi, e li salti entrambi.
lesson-mycelia-recycle-7-notice = I favori arrivano in qualsiasi turno.
lesson-mycelia-recycle-7-otherwise = I favori sono sempre benvenuti. Prendilo.
lesson-mycelia-recycle-7-meanwhile = Un favore, tre spazi. Ada continua.

lesson-mycelia-recycle-8-say = Perspicillum è scoperto: ogni tessera è gratis. Con la f prendi un favore, con la b porta a casa una goccia Prisma.
lesson-mycelia-recycle-8-notice = Due tessere, nessuna foglia, e un favore in più per la goccia Prisma.
lesson-mycelia-recycle-8-otherwise = Usa le tessere gratis: f per un favore, b per la goccia a sinistra del Santuario.
lesson-mycelia-recycle-8-fine-1 = Va bene anche al contrario.

lesson-mycelia-recycle-9-say = Due spostamenti accanto al Santuario, e poi di nuovo la tua carta grande: due gocce Prisma, ovunque siano.
lesson-mycelia-recycle-9-notice = La tua plancia è vuota, e ad Ada restano quattro gocce per il suo ultimo turno.
lesson-mycelia-recycle-9-otherwise = Prima il fungo con due spostamenti, poi quello grande per le gocce che luccicano.
lesson-mycelia-recycle-9-meanwhile = Il regalo per Ada, uno spostamento, porta a casa una sua goccia Prisma.
