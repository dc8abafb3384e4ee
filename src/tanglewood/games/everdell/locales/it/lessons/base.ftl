# A winter and a spring. Place (exclusive, shared, forest with a choice), play from hand, play from the Meadow free, prepare, production.

lesson-everdell-1-title = Un inverno e una primavera
lesson-everdell-1-goal = Costruisci una Fattoria, invita qualcuno ad abitarci e arriva in primavera.
lesson-everdell-1-closing = Tre carte nella tua città, ed è arrivata la primavera. Piazza, gioca, preparati: il gioco è tutto qui. Prossimo capitolo: come finisce.

lesson-everdell-1-1-say = Riempi i tuoi quindici slot con buone carte: vince chi ha più punti. Prima ti servono risorse. Manda un lavoratore ai tre rametti.
lesson-everdell-1-1-notice = Il tuo lavoratore resta lì. Ottieni ciò che il luogo mostra, una volta, subito.
lesson-everdell-1-1-otherwise = Anche questo è un buon luogo. Ma per la Fattoria che hai in mano servono rametti.
lesson-everdell-1-1-meanwhile = Ada manda un lavoratore alle due resine.

lesson-everdell-1-2-say = Alla tua Fattoria serve anche una resina. Alle due resine c’è Ada, ma il luogo con il più ha posto per tutti.
lesson-everdell-1-2-notice = Una resina e una nuova carta. Un più: posto per tutti. Senza più: un solo lavoratore.
lesson-everdell-1-2-otherwise = Carino, ma alla Fattoria manca ancora la resina.
lesson-everdell-1-2-meanwhile = Ada prende una bacca.
lesson-everdell-1-2-slip-1 = Lì c’è già Ada. Questo luogo accoglie un solo lavoratore.
lesson-everdell-1-2-slip-2 = Non ancora: uno dei tuoi lavoratori è ancora a casa.

lesson-everdell-1-3-say = Due rametti e una resina: esattamente il costo della Fattoria. Giocala dalla mano.
lesson-everdell-1-3-notice = Le carte verdi danno subito le loro risorse: ecco la tua prima bacca.
lesson-everdell-1-3-otherwise = I tuoi lavoratori sono fuori. In questo turno costruisci.
lesson-everdell-1-3-meanwhile = Ada gioca un Locandiere con la sua bacca.

lesson-everdell-1-4-say = La Moglie nel Prato costa due bacche. Ma la tua Fattoria le offre una casa, quindi entra gratis.
lesson-everdell-1-4-notice = Puoi giocare dal Prato come dalla mano. Il vuoto si riempie subito.
lesson-everdell-1-4-otherwise = Guarda la porta della Fattoria: la sua carta dice chi può abitarci.
lesson-everdell-1-4-meanwhile = La porta della Fattoria è segnata: occupata. Ada non ha più lavoratori e passa da sola alla primavera.

lesson-everdell-1-5-say = Tutti i tuoi lavoratori sono fuori. Preparati per la primavera: tornano, se ne aggiunge uno, e le carte verdi producono di nuovo.
lesson-everdell-1-5-notice = Tre lavoratori, e la Fattoria ha dato una bacca. Ada era in primavera prima di te: ognuno ha la propria stagione.
lesson-everdell-1-5-otherwise = A casa non c’è più nessun lavoratore. È ora di passare alla primavera.
lesson-everdell-1-5-meanwhile = Ada raccoglie tre bacche nella foresta.
lesson-everdell-1-5-slip-1 = La Fattoria ha la sua famiglia. Una casa invita un animale, una volta. Il Marito costerebbe tre bacche.

lesson-everdell-1-6-say = Un nuovo luogo nella foresta: due risorse a tua scelta. Alla tua Miniera mancano ancora una resina e un ciottolo.
lesson-everdell-1-6-notice = I luoghi foresta cambiano da partita a partita. Accolgono un lavoratore.
lesson-everdell-1-6-otherwise = Fa comodo. Ma guarda che cosa manca ancora alla Miniera che hai in mano.
lesson-everdell-1-6-meanwhile = Ada gioca uno Storico.
lesson-everdell-1-6-trap-1 = Di rametti ne hai. Guarda il prezzo della Miniera: mancano una resina e un ciottolo.
lesson-everdell-1-6-fine-1 = Prima il ciottolo o prima la resina: ora hai entrambi.

lesson-everdell-1-7-say = Rametto, resina, ciottolo: la Miniera. Costruiscila e ti ripaga subito.
lesson-everdell-1-7-notice = Tre carte, cinque punti. Ada ha due carte e due punti.
lesson-everdell-1-7-otherwise = Hai esattamente ciò che costa la Miniera. Costruiscila!

# The last days of autumn. Claim an event, visit an open card in another city, Journey with discards, pass, scoring.

lesson-everdell-2-title = Gli ultimi giorni d’autunno
lesson-everdell-2-goal = Trasforma in punti i tuoi ultimi lavoratori e passa al momento giusto.
lesson-everdell-2-closing = La tua città vince! Ora gioca una partita intera. Ada ha pazienza, e ogni carta ti dice quanto ti costerebbe.

lesson-everdell-2-1-say = Autunno, l’ultima stagione, e tre lavoratori sono ancora a casa. Le tue tre carte blu vanno bene per questo evento. Realizzalo: tre punti!
lesson-everdell-2-1-notice = Un evento va a chi lo realizza per primo. Sta accanto alla città e non occupa slot.
lesson-everdell-2-1-otherwise = Va bene anche questo, ma Ada potrebbe prendere l’evento prima di te.
lesson-everdell-2-1-meanwhile = Ada spende il suo ultimo ciottolo per una Gru.
lesson-everdell-2-1-trap-1 = Passare è definitivo, e tre lavoratori sono ancora a casa. Annulla e prendi qualche punto.

lesson-everdell-2-2-say = Vedi la porta aperta sulla Locanda di Ada? Puoi visitarla: una carta del Prato per tre risorse in meno. Ada ottiene un punto.
lesson-everdell-2-2-notice = L’Architetto è costato una bacca invece di quattro. Le carte viola danno punti alla fine: a lui piacciono resina e ciottoli inutilizzati.
lesson-everdell-2-2-otherwise = Prima la Locanda: la tua bacca vale quattro.
lesson-everdell-2-2-meanwhile = Il tuo Bottegaio aggiunge una bacca per il nuovo animale. Ada non ha più nulla da fare e passa.

lesson-everdell-2-3-say = Il tuo ultimo lavoratore va in Viaggio: paghi con tre carte della mano e ottieni tre punti.
lesson-everdell-2-3-notice = Anche le carte che non puoi più giocare valgono qualcosa. Il Viaggio si apre solo in autunno.
lesson-everdell-2-3-otherwise = Le risorse non ti servono più. Le carte sì: guarda il Viaggio.
lesson-everdell-2-3-slip-1 = Quello chiede cinque carte. Ne hai tre.

lesson-everdell-2-4-say = Lavoratori fuori, mano vuota. Non hai nulla di meglio da fare, quindi passa, e contiamo.
lesson-everdell-2-4-notice = Carte 15, segnalini 3, carte viola 9, Viaggio 3, evento 3: 33 punti. Ada ne ha 30.
lesson-everdell-2-4-otherwise = Carino, ma ti costerebbe punti dell’Architetto. Passa.
