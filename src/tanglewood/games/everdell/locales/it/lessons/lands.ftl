# Pearlbrook. The frog and the river, an adornment, the Shoal, a wonder.

lesson-everdell-pearlbrook-title = Pearlbrook: perle e meraviglie
lesson-everdell-pearlbrook-goal = Manda la tua rana a prendere perle e costruisci una meraviglia da venti punti.
lesson-everdell-pearlbrook-closing = Ventinove punti a diciassette, e ventitré vengono dal fiume. Le perle inutilizzate valgono due punti ciascuna.

lesson-everdell-pearlbrook-1-say = La tua rana cerca perle. La riva verde chiede tre carte verdi, e tu le hai. Vai lì e usa il Mulino ad acqua.
lesson-everdell-pearlbrook-1-notice = Una perla per essere arrivata per prima, una per un punto e un rametto. Le tue carte verdi si sono solo mostrate.
lesson-everdell-pearlbrook-1-otherwise = I tuoi lavoratori sono tutti fuori, ma la rana non è un lavoratore. Prima il fiume.
lesson-everdell-pearlbrook-1-meanwhile = Il Mulino ad acqua resta scoperto per il resto della partita. Ada prende resina e un rametto.
lesson-everdell-pearlbrook-1-slip-1 = La riva blu chiede due carte blu, e la tua città non ne ha.
lesson-everdell-pearlbrook-1-trap-1 = Una perla è tua, ma il Mulino ne darebbe un’altra e due carte. Annulla e scambia.

lesson-everdell-pearlbrook-2-say = Con una perla giochi uno dei tuoi due ornamenti. Il Cannocchiale dà una risorsa, una carta e una perla. Scegli una bacca.
lesson-everdell-pearlbrook-2-notice = Pagato con una perla, e ne ha riportata una. Alla fine conta tre punti per ogni tua meraviglia.
lesson-everdell-pearlbrook-2-otherwise = Il Cannocchiale. È tra le tue cose e non occupa slot in città.
lesson-everdell-pearlbrook-2-meanwhile = Giocare un ornamento è un turno intero. Ada gioca un Marito.
lesson-everdell-pearlbrook-2-slip-1 = La tua rana esce una volta per stagione. Torna quando ti prepari.
lesson-everdell-pearlbrook-2-trap-1 = L’Amuleto porta molto, ma nessuna perla. Oggi ti servono tutte: annulla.

lesson-everdell-pearlbrook-3-say = Tutti i lavoratori sono fuori: preparati per l’autunno. La rana torna con loro.
lesson-everdell-pearlbrook-3-notice = Fattoria, Chiatta e Raffineria hanno lavorato. Ma guarda chi c’è ora sulla riva verde!
lesson-everdell-pearlbrook-3-otherwise = Preparati: a casa non c’è più nessuno.
lesson-everdell-pearlbrook-3-meanwhile = La rana di Ada va al tuo Mulino e paga un punto per una perla.

lesson-everdell-pearlbrook-4-say = La Secca ha posto per ogni rana: due risorse e due carte per una perla. Vanno bene due bacche, Giullare e Bardo.
lesson-everdell-pearlbrook-4-notice = Tre perle. Ora guarda in alto, le quattro meraviglie.
lesson-everdell-pearlbrook-4-otherwise = Alla Secca. La meraviglia che vuoi costa tre perle, e tu ne hai due.
lesson-everdell-pearlbrook-4-meanwhile = Ada non ha più nulla da fare, e passa.
lesson-everdell-pearlbrook-4-slip-1 = Lì c’è la rana di Ada. Una riva accoglie una sola rana.
lesson-everdell-pearlbrook-4-slip-2 = Il Ponte di Vampasole costa tre perle. Ne manca una.
lesson-everdell-pearlbrook-4-fine-1 = L’una o l’altra per prima.

lesson-everdell-pearlbrook-5-say = Manda un lavoratore al Ponte di Vampasole: due di ogni risorsa tranne le bacche, tre perle, tre carte. Tieni Re e Ufficio postale.
lesson-everdell-pearlbrook-5-notice = Venti punti, e altri tre dal Cannocchiale. Una meraviglia si costruisce una volta, da un solo giocatore.
lesson-everdell-pearlbrook-5-otherwise = Il Ponte! Un lavoratore va lì, e paghi subito.
lesson-everdell-pearlbrook-5-slip-1 = Venticinque punti, ma servono tre ciottoli.
lesson-everdell-pearlbrook-5-trap-1 = Quindici punti, dove se ne potevano avere venti. Annulla.

# Newleaf. Station cards with their train cars, golden tokens, visitors, a reservation, the ticket.

lesson-everdell-newleaf-title = Newleaf: tutti a bordo
lesson-everdell-newleaf-goal = Usa la stazione, un token dorato, una prenotazione e il tuo biglietto.
lesson-everdell-newleaf-closing = Una carta per una resina in meno, un animale gratis e un visitatore che ti ringrazia con cinque punti. Il treno parte a ogni partita.

lesson-everdell-newleaf-1-say = Tre carte aspettano alla stazione, per tutti. Gioca da lì la Miniera: il vagone accanto viene con lei.
lesson-everdell-newleaf-1-notice = La Miniera ha dato un ciottolo, il vagone una bacca. Sono arrivati un’altra carta e un altro vagone.
lesson-everdell-newleaf-1-otherwise = La Miniera alla stazione, per favore. Il vagone accanto la rende migliore.
lesson-everdell-newleaf-1-meanwhile = Ada manda il suo ultimo lavoratore al Rifugio.

lesson-everdell-newleaf-2-say = Il tuo Giardiniere ha uno stendardo dorato: una costruzione verde. Metti un token dorato sulla Miniera, e lui viene gratis.
lesson-everdell-newleaf-2-notice = Fattoria e Miniera hanno lavorato ancora una volta. Hai tre token dorati per tutta la partita.
lesson-everdell-newleaf-2-otherwise = Il Giardiniere. Costa tre bacche, o un token dorato.
lesson-everdell-newleaf-2-meanwhile = Ada passa.
lesson-everdell-newleaf-2-slip-1 = La Locanda è rossa. Il suo stendardo chiede una costruzione verde.
lesson-everdell-newleaf-2-trap-1 = La porta della Fattoria è meglio tenerla per un Marito, che non richiede oro. Annulla e prendi la Miniera.
lesson-everdell-newleaf-2-fine-1 = L’una o l’altra per prima.

lesson-everdell-newleaf-3-say = Un lavoratore alla Stazione: manda via Mossy e accogli Dillweed. Gli piacciono le costruzioni. Poi prendi il vagone con due rametti.
lesson-everdell-newleaf-3-notice = Cinque punti, se alla fine hai più costruzioni che animali. I visitatori non occupano slot.
lesson-everdell-newleaf-3-otherwise = Il tuo ultimo lavoratore va alla Stazione, dove sono i visitatori.
lesson-everdell-newleaf-3-trap-1 = Quello era Dillweed! Mossy vuole cinque carte verdi. Annulla e manda via Mossy.

lesson-everdell-newleaf-4-say = Oggi il Museo è troppo caro. Prenotalo: nessun altro lo avrà, e costerà una risorsa in meno.
lesson-everdell-newleaf-4-notice = Prenotare è un turno intero, una volta per stagione. Il vuoto si riempie subito.
lesson-everdell-newleaf-4-otherwise = Prenota il Museo. È al centro della stazione.
lesson-everdell-newleaf-4-slip-1 = Non puoi ancora pagarlo. Per questo si prenota.

lesson-everdell-newleaf-5-say = Ti serve una resina, e a casa non c’è nessun lavoratore. Il tuo biglietto ne muove uno: dai rametti a resina e una carta.
lesson-everdell-newleaf-5-notice = Il lavoratore ha lavorato due volte. Il ritorno vale per un altro viaggio, dall’estate in poi.
lesson-everdell-newleaf-5-otherwise = Il biglietto. Muove un lavoratore che è già fuori.
lesson-everdell-newleaf-5-slip-1 = A casa non c’è nessun lavoratore. Il biglietto ne muove uno che è fuori.

lesson-everdell-newleaf-6-say = Ora il Museo, per un rametto, una resina e un ciottolo. La seconda resina la risparmi.
lesson-everdell-newleaf-6-notice = Quattro costruzioni, un animale: Dillweed è contento. E il Museo fa pescare due carte ogni volta che ne giochi una.
lesson-everdell-newleaf-6-otherwise = Gioca la carta che hai prenotato.

# Bellfaire. The Market both ways, the Flower Festival, the garland.

lesson-everdell-bellfaire-title = Bellfaire: Mercato e Ghirlanda
lesson-everdell-bellfaire-goal = Compra e vendi al Mercato, vinci un festival e sii la città più verde.
lesson-everdell-bellfaire-closing = Trentatré punti a diciassette. Con Bellfaire si può giocare in cinque o sei; allora il limite di mano è di sette carte.

lesson-everdell-bellfaire-1-say = Il Mercato ha posto per tutti, una volta a testa. Ottieni ciò che mostra uno dei segnalini in alto: due bacche e due carte.
lesson-everdell-bellfaire-1-notice = Il segnalino ha cambiato lato. Ora qualcuno può vendere ciò che hai preso.
lesson-everdell-bellfaire-1-otherwise = Al Mercato, per favore. Ada ci è già stata, ma c’è posto anche per te.
lesson-everdell-bellfaire-1-meanwhile = Ada raccoglie una bacca.
lesson-everdell-bellfaire-1-slip-1 = Questo segnalino è sul lato dove si ottiene. Vendere si può con gli altri.

lesson-everdell-bellfaire-2-say = A casa non c’è più nessuno. Preparati per l’autunno, e il tuo lavoratore lascia il Mercato.
lesson-everdell-bellfaire-2-notice = Un lavoratore a testa alla volta; ora puoi tornarci.
lesson-everdell-bellfaire-2-otherwise = Preparati: tutti i lavoratori sono fuori.
lesson-everdell-bellfaire-2-meanwhile = Le tue carte verdi hanno lavorato. Ada manda il suo ultimo lavoratore al Rifugio.

lesson-everdell-bellfaire-3-say = Nella tua città c’è una carta di ogni colore: è il Festival dei fiori. Realizzalo!
lesson-everdell-bellfaire-3-notice = Quattro punti. È un evento base, il quinto accanto ai quattro.
lesson-everdell-bellfaire-3-otherwise = Prima il festival: cinque colori, ed è tuo.
lesson-everdell-bellfaire-3-meanwhile = Ada passa.
lesson-everdell-bellfaire-3-slip-1 = Quello chiede quattro costruzioni uniche. Gli eventi di Bellfaire contano tipi, non nomi.

lesson-everdell-bellfaire-4-say = Ora vendi: tre rametti e il Bardo per tre punti e due risorse. Prendi un ciottolo e una bacca.
lesson-everdell-bellfaire-4-notice = Tre punti, e un ciottolo per la Miniera. Il segnalino è di nuovo sul lato dove si ottiene.
lesson-everdell-bellfaire-4-otherwise = Di nuovo il Mercato, e questa volta vendi tre rametti e una carta.
lesson-everdell-bellfaire-4-trap-1 = La resina è bella, ma i punti sono più belli, e manca il ciottolo. Annulla e vendi.

lesson-everdell-bellfaire-5-say = La Ghirlanda va alla città con più carte verdi. Tu e Ada ne avete tre a testa. Gioca la Miniera dal Prato!
lesson-everdell-bellfaire-5-notice = Sei punti per chi ne ha di più, tre per chi viene dopo. Prima ne avevate sei a testa.
lesson-everdell-bellfaire-5-otherwise = La Miniera è verde, e ora puoi pagarla.

# Spirecrest. A big critter, the weather, charting, discovering, the expedition after passing.

lesson-everdell-spirecrest-title = Spirecrest: tra le montagne
lesson-everdell-spirecrest-goal = Usa un animale gigante, esplora la cresta e guida il tuo coniglio fino alla fine del cammino.
lesson-everdell-spirecrest-closing = Ventitré a dodici, quindici vengono dalle montagne. Prendi le tessere che potrai pagare.

lesson-everdell-spirecrest-1-say = Tartufo ora è uno dei tuoi lavoratori, e può stare sulle carte verdi di ogni città. L’Emporio di Ada, e una resina!
lesson-everdell-spirecrest-1-notice = Due bacche, perché hai una Fattoria; una risorsa e una carta in più, perché è Tartufo.
lesson-everdell-spirecrest-1-otherwise = Tartufo è il lavoratore che ti resta. Fatti aiutare.
lesson-everdell-spirecrest-1-meanwhile = Ada prende un ciottolo con il suo ultimo lavoratore.
lesson-everdell-spirecrest-1-slip-1 = Incendio! Il meteo della tua stagione vieta le carte del Prato finché non ti prepari.
lesson-everdell-spirecrest-1-trap-1 = La tua Fattoria dà una bacca. L’Emporio di Ada ne darebbe due. Annulla.

lesson-everdell-spirecrest-2-say = Sono tutti fuori. Preparati per l’autunno: l’incendio è finito, e il tuo coniglio esplora.
lesson-everdell-spirecrest-2-notice = Il meteo vale solo per chi è nella sua stagione. Ogni volta che ti prepari, il tuo coniglio esplora.
lesson-everdell-spirecrest-2-otherwise = Preparati: a casa non c’è più nessuno.

lesson-everdell-spirecrest-3-say = Prima la mappa: una tessera si aggiunge al tuo cammino. Lago Specchio, quattro punti per tre risorse qualsiasi.
lesson-everdell-spirecrest-3-notice = Una tessera è una promessa: i suoi punti arrivano quando la paghi, dopo aver passato.
lesson-everdell-spirecrest-3-otherwise = Lago Specchio. Chiede tre risorse, e vanno bene tutte.

lesson-everdell-spirecrest-4-say = Poi scopri. La prima è gratis, le altre costano 1 e 2. La Città di Semprefiore vale una carta: scarta il Bardo.
lesson-everdell-spirecrest-4-notice = Sei punti, perché nella tua città non c’è nessuna carta viola. Le altre due tornano indietro.
lesson-everdell-spirecrest-4-otherwise = La Città di Semprefiore, al centro. Paga con una carta.
lesson-everdell-spirecrest-4-meanwhile = Il tuo coniglio è tornato a casa. Ada passa.
lesson-everdell-spirecrest-4-trap-1 = Nulla da pagare, ma chiede due eventi, e non ne hai. Annulla.

lesson-everdell-spirecrest-5-say = In una vera partita ora uscirebbero i tuoi sei lavoratori. Oggi andiamo dritti alla fine: passa.
lesson-everdell-spirecrest-5-notice = Ora, e solo ora, il tuo coniglio parte lungo le sue tessere.
lesson-everdell-spirecrest-5-otherwise = Passa. Le montagne aspettano.

lesson-everdell-spirecrest-6-say = La prima tessera chiede due risorse. Prosegui e paga due bacche.
lesson-everdell-spirecrest-6-notice = Tre punti. Le tessere si pagano una dopo l’altra; chi non può, si ferma lì.
lesson-everdell-spirecrest-6-otherwise = Vai alla prima tessera: due bacche per tre punti.
lesson-everdell-spirecrest-6-trap-1 = Nove punti lasciati per strada! Annulla e prosegui.

lesson-everdell-spirecrest-7-say = Altre due: un rametto e il Magazzino per il forte, poi due rametti e una resina per il lago.
lesson-everdell-spirecrest-7-notice = Nove punti da tre tessere.
lesson-everdell-spirecrest-7-otherwise = Avanti: puoi pagare ogni tessera.
