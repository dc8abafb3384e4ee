# Who helps to pay. Innkeeper, Crane, Judge, Dungeon; the Haven; the Monastery and a worker who stays; preparing.

lesson-everdell-helpers-title = Chi aiuta a pagare
lesson-everdell-helpers-goal = Gioca quattro carte che non puoi permetterti e trasforma in punti risorse che nessuno vuole.
lesson-everdell-helpers-closing = Venti punti, e nemmeno una carta pagata per intero. Guarda chi hai in casa prima di dire: troppo cara.

lesson-everdell-helpers-1-say = La tua Regina costa cinque bacche, e tu ne hai tre. Il Locandiere ne paga tre e se ne va. Gioca la Regina.
lesson-everdell-helpers-1-notice = Un punto di Locandiere per quattro punti di Regina. Gli aiutanti si usano mentre paghi.
lesson-everdell-helpers-1-otherwise = Prima la Regina. Il suo prezzo sembra alto, ma qualcuno ti aiuta.
lesson-everdell-helpers-1-meanwhile = Ada gioca un Giullare e lo manda a te. Due punti in meno, e occupa uno slot.
lesson-everdell-helpers-1-slip-1 = La Gru solleva pietre, non regine. Aiuta solo con le costruzioni.

lesson-everdell-helpers-2-say = Per le costruzioni c’è la Gru: tre risorse in meno, e scegli tu quali. Per il Castello, due ciottoli e una resina.
lesson-everdell-helpers-2-notice = La Gru non c’è più, e il suo slot è di nuovo libero. Un aiutante per carta, mai due.
lesson-everdell-helpers-2-otherwise = Il Castello, con la Gru. Più economico non lo avrai.
lesson-everdell-helpers-2-meanwhile = Ada prende due resine.
lesson-everdell-helpers-2-trap-1 = Alla Miniera non manca nulla, e perderesti la Gru. Tienila per qualcosa di grande: annulla.

lesson-everdell-helpers-3-say = Alla Miniera manca un ciottolo. Il Giudice permette che una risorsa valga come un’altra: la tua bacca come ciottolo. E lui resta!
lesson-everdell-helpers-3-notice = Esattamente una risorsa del prezzo, per ogni carta che giochi. La Miniera ti ha dato un ciottolo.
lesson-everdell-helpers-3-otherwise = La Miniera, per favore: rametto, resina, e il Giudice per il resto.
lesson-everdell-helpers-3-meanwhile = Ada manda il suo ultimo lavoratore a prendere rametti.

lesson-everdell-helpers-4-say = E il Dungeon: rinchiudi un animale, tre risorse in meno. Lo Spazzatrucioli ne costa tre. Vedi chi non mancherà a nessuno?
lesson-everdell-helpers-4-notice = Un prigioniero non è più nella tua città: niente slot, niente punti, e qui niente punti in meno. Grazie, Ada!
lesson-everdell-helpers-4-otherwise = Lo Spazzatrucioli. Senza bacche si può pagare solo con il Dungeon.
lesson-everdell-helpers-4-meanwhile = Lo Spazzatrucioli fa rendere di nuovo la Miniera. Ada passa all’estate e prende due carte dal Prato.
lesson-everdell-helpers-4-trap-1 = Quattro punti dietro le sbarre! Annulla e cerca qualcuno che ti costa punti.

lesson-everdell-helpers-5-say = Con le carte che non ti servono si comprano risorse al Rifugio: ogni due carte, una risorsa a tua scelta. Scartale entrambe per un rametto.
lesson-everdell-helpers-5-notice = Il Rifugio ha posto per tutti, per tutto l’anno.
lesson-everdell-helpers-5-otherwise = Niente bacche, e due animali in mano. Al Rifugio!
lesson-everdell-helpers-5-meanwhile = Ada raccoglie una bacca.
lesson-everdell-helpers-5-trap-1 = Una carta non compra nulla: ne servono due. Annulla e scartale a coppie.
lesson-everdell-helpers-5-fine-1 = L’una o l’altra per prima.

lesson-everdell-helpers-6-say = Al tuo Monastero due risorse diventano quattro punti: le dai ad Ada. Un rametto e un ciottolo vanno bene.
lesson-everdell-helpers-6-notice = Ma questo lavoratore resta lì permanentemente. Cimitero e Monastero non lasciano più andare nessuno.
lesson-everdell-helpers-6-otherwise = Il tuo ultimo lavoratore va al Monastero: quattro punti.
lesson-everdell-helpers-6-meanwhile = Restano solo ciottoli da dare, quindi uno viene dato in automatico. Ada ringrazia e ne prende un altro.
lesson-everdell-helpers-6-fine-1 = Le stesse due risorse.

lesson-everdell-helpers-7-say = Sono tutti fuori: preparati per l’estate e prendi Marito e Moglie dal Prato. Conta chi torna.
lesson-everdell-helpers-7-notice = Quattro lavoratori, uno per sempre nel Monastero: tre da mandare fuori. Venti punti contro i quattro di Ada.
lesson-everdell-helpers-7-otherwise = A casa non c’è più nessun lavoratore. Preparati.

# Special events. A special event that asks for two cards, one that takes goods, one that takes cards, one that sends a worker home; the King counts them.

lesson-everdell-events-title = Eventi speciali
lesson-everdell-events-goal = Realizza tre eventi speciali e coronali con un Re.
lesson-everdell-events-closing = Ventisei punti da quattro eventi e un Re. Leggi i quattro eventi speciali prima del tuo primo turno: sono già mezzo piano.

lesson-everdell-events-1-say = La maggior parte degli eventi speciali chiede due carte nella tua città. Locanda e Bardo danno l’Artista locale. Gioca il Bardo e non scartare nulla.
lesson-everdell-events-1-notice = I quattro eventi speciali cambiano da partita a partita. Anche Ada sembra aver letto i suoi.
lesson-everdell-events-1-otherwise = Prima il Bardo. Il suo evento non aspetta nessuno.
lesson-everdell-events-1-meanwhile = Il Bardo potrebbe trasformare carte in punti; le tue ti servono. Ada gioca un Venditore ambulante accanto al suo Emporio.
lesson-everdell-events-1-slip-1 = Una locanda senza musica? Questo evento vuole anche il Bardo nella tua città.
lesson-everdell-events-1-trap-1 = Un punto per carta. Ma un evento più avanti ne paga due per ogni animale: annulla e non scartare nulla.

lesson-everdell-events-2-say = Ora manda un lavoratore: l’evento è tuo, e ogni bacca che ci metti vale due punti. Mettine tre!
lesson-everdell-events-2-notice = Sei punti. Locanda e Bardo restano dove sono; un evento li guarda soltanto.
lesson-everdell-events-2-otherwise = Prima l’evento. È solo di chi arriva per primo.
lesson-everdell-events-2-meanwhile = Ada realizza Sotto nuova gestione e ci mette tre resine, due punti ciascuna.
lesson-everdell-events-2-trap-1 = Solo ora, mai più tardi: altre due bacche sarebbero altri quattro punti. Annulla.

lesson-everdell-events-3-say = La Laurea degli alunni vuole Insegnante e Università. Gioca l’Insegnante: due carte, una per te, una per Ada. Tieni il Monaco.
lesson-everdell-events-3-notice = Una carta per chi ha quasi finito è un regalo che costa poco.
lesson-everdell-events-3-otherwise = L’Insegnante. Due bacche bastano giuste.
lesson-everdell-events-3-meanwhile = Ada riceve l’Ufficio postale, non ha più lavoratori per usarlo, e passa.
lesson-everdell-events-3-slip-1 = Ce l’ha Ada. Un evento si realizza una volta, da un solo giocatore.

lesson-everdell-events-4-say = Realizzalo e manda a scuola fino a tre animali della tua mano: due punti ciascuno. Ma non il Re!
lesson-everdell-events-4-notice = Il Giullare, laureato! Le carte sotto un evento sono fuori gioco, e nessuno le legge più.
lesson-everdell-events-4-otherwise = La Laurea ti aspetta, e la tua mano è piena di alunni.
lesson-everdell-events-4-trap-1 = Due punti per un Re che sul trono ne vale dieci. Annulla e tienilo.
lesson-everdell-events-4-fine-1 = Va bene ogni ordine.

lesson-everdell-events-5-say = Ancora uno: Torre dell’orologio e Spazzatrucioli. È nel Prato, e la tua Raffineria ha una porta libera. Fai lavorare la tua Fattoria.
lesson-everdell-events-5-notice = Lo Spazzatrucioli è entrato gratis, e Ada, che ha passato, può solo guardare.
lesson-everdell-events-5-otherwise = Guarda chi può abitare nella Raffineria. È nel Prato.
lesson-everdell-events-5-fine-1 = La resina va bene lo stesso.

lesson-everdell-events-6-say = Una città ben amministrata: quattro punti, e uno dei tuoi lavoratori torna subito. Riprendi proprio quello che mandi.
lesson-everdell-events-6-notice = Quattro punti, e il lavoratore è di nuovo disponibile.
lesson-everdell-events-6-otherwise = Hai ancora un lavoratore, e il terzo evento ti aspetta.

lesson-everdell-events-7-say = E ora il Re: due punti per ogni tuo evento speciale. Il tuo Castello ha una porta per lui.
lesson-everdell-events-7-notice = Quattro punti per lui, sei per i tuoi tre eventi.
lesson-everdell-events-7-otherwise = Il Re, gratis dalla porta del Castello.

lesson-everdell-events-8-say = Il tuo lavoratore è ancora disponibile, e hai quattro carte verdi: realizza il Festival del raccolto, un evento base.
lesson-everdell-events-8-notice = Eventi 19, e il Re ne aggiunge 7. Vinci tu, 51 a 21.
lesson-everdell-events-8-otherwise = Ci sono tre punti, e il Re conta anche quelli.
lesson-everdell-events-8-meanwhile = Nessun lavoratore, nessuna carta: non resta nulla da fare, quindi passi in automatico.

# Legends. A legend in place of its ribbon card, a visit that pays two tokens, what a legend counts as and what it shuts out, a space of its own.

lesson-everdell-legends-title = Carte leggendarie
lesson-everdell-legends-goal = Trasforma due carte normali in carte leggendarie.
lesson-everdell-legends-closing = Due carte leggendarie per due bacche. Guarda i loro nastri già in inverno, e costruisci prima ciò che chiedono.

lesson-everdell-legends-1-say = Accanto a te ci sono due carte leggendarie; le vedi solo tu. Il nastro de La Ghianda Verde dice Locanda: scambiala gratis con la tua Locanda.
lesson-everdell-legends-1-notice = Quattro punti invece di due, e ogni ospite te ne porta altri due. Ada, torna presto!
lesson-everdell-legends-1-otherwise = Prima La Ghianda Verde. Hai la carta del suo nastro.
lesson-everdell-legends-1-meanwhile = Ada la visita subito: con la Ghianda ogni carta costa quattro risorse in meno. Costruisce gratis una Scuola.
lesson-everdell-legends-1-trap-1 = Sei risorse spese. Pagare è permesso, ma bastava la Locanda del suo nastro: annulla.

lesson-everdell-legends-2-say = Una carta leggendaria è la carta del suo nastro: la Ghianda ha la porta della Locanda. Fai entrare gratis il Locandiere.
lesson-everdell-legends-2-notice = Il Locandiere è stato gratis. Nessuno può abbattere o copiare una carta leggendaria.
lesson-everdell-legends-2-otherwise = Il Locandiere. Ora c’è una porta per lui.
lesson-everdell-legends-2-meanwhile = Anche Ada ha una carta leggendaria: il Mercato di McGregor sostituisce la sua Fattoria e rende due risorse.
lesson-everdell-legends-2-slip-1 = Ora La Ghianda Verde è la tua Locanda. Nessuna seconda accanto a una carta leggendaria.
lesson-everdell-legends-2-trap-1 = Una bacca per un ospite che aveva una porta? Annulla e fallo entrare dalla Ghianda.

lesson-everdell-legends-3-say = Il nastro di Lungimirante dice Storico, e uno è nel Prato. Due bacche per lui invece di quattro per la carta leggendaria!
lesson-everdell-legends-3-notice = Ora la tua città è piena: quindici slot.
lesson-everdell-legends-3-otherwise = Lo Storico. Costa metà di Lungimirante.
lesson-everdell-legends-3-meanwhile = Ada non ha più lavoratori e passa.
lesson-everdell-legends-3-trap-1 = Il Locandiere se ne va, e le bacche le avevi. Annulla e tienilo per un ospite più caro.

lesson-everdell-legends-4-say = Piena o no: una carta leggendaria porta con sé il suo slot. Scambia lo Storico con Lungimirante, e uno slot è di nuovo libero.
lesson-everdell-legends-4-notice = Le carte leggendarie non occupano nessuno dei quindici. Uno scambio fa posto, anche negli ultimi giorni d’autunno.
lesson-everdell-legends-4-otherwise = La tua seconda carta leggendaria. Lo Storico è lì per essere scambiato.
lesson-everdell-legends-4-slip-1 = Quindici slot, tutti occupati. Prima fai posto.

lesson-everdell-legends-5-say = Costruisci la Miniera nello slot libero. Dopo una costruzione Lungimirante ti dà una risorsa a tua scelta: prendi una bacca.
lesson-everdell-legends-5-notice = È blu: aiuta dopo ogni carta. Uno Storico avrebbe fatto pescare una carta.
lesson-everdell-legends-5-otherwise = La Miniera, nello slot che hai guadagnato.

lesson-everdell-legends-6-say = Il Marito condivide lo slot di sua Moglie, e il tuo Locandiere lo paga. Per la risorsa della coppia prendi una resina.
lesson-everdell-legends-6-notice = Dopo un animale Lungimirante fa pescare due carte. Lo slot del Locandiere è di nuovo libero, e hai ciò che costa un Castello.
lesson-everdell-legends-6-otherwise = Il Marito nel Prato. Sua Moglie gli ha tenuto il posto.
lesson-everdell-legends-6-trap-1 = Di rametti ne hai. Guarda il Castello nel Prato: vuole tre resine. Annulla.

lesson-everdell-legends-7-say = Il Castello: un punto per ogni costruzione comune. Una carta leggendaria è comune quanto il suo nastro, quindi la tua Ghianda conta.
lesson-everdell-legends-7-notice = Nove costruzioni comuni, tredici punti con i suoi quattro. 49 contro i 20 di Ada, e un lavoratore è ancora a casa.
lesson-everdell-legends-7-otherwise = Il Castello nel Prato. Hai tutto ciò che costa.
lesson-everdell-legends-7-fine-1 = Ora va bene qualsiasi risorsa.
lesson-everdell-legends-7-fine-2 = Ora va bene qualsiasi risorsa.
lesson-everdell-legends-7-fine-3 = Ora va bene qualsiasi risorsa.

# Abilities, new farms, and Corrin. An ability when a worker gains and when a construction is paid, Cats in a taken place, a farm with a choice, Corrin through a red door, no new worker in spring.

lesson-everdell-abilities-title = Poteri, nuove Fattorie e Corrin
lesson-everdell-abilities-goal = Usa il dono degli Scoiattoli e porta Corrin nella tua città.
lesson-everdell-abilities-closing = Otto punti entro la primavera, con due lavoratori. Ogni potere piega una regola: leggi il tuo, e leggi quello di Ada.

lesson-everdell-abilities-1-say = Ognuno ha un potere. Il tuo, Scoiattoli: un lavoratore che porta rametti ne porta uno in più. Mandane uno ai tre rametti.
lesson-everdell-abilities-1-notice = Un potere piega una regola per un giocatore. Indicalo per rileggerlo.
lesson-everdell-abilities-1-otherwise = I rametti sono la tua forza. Prendine tre e ne ottieni quattro.
lesson-everdell-abilities-1-meanwhile = Quattro rametti per te. Ada ha i Gatti: si siedono accanto a te, anche se il luogo accoglie un solo lavoratore.

lesson-everdell-abilities-2-say = Le nuove Fattorie ti fanno scegliere: questa dà una bacca o una resina. Paga rametti e resina, e prendi la bacca.
lesson-everdell-abilities-2-notice = Per ogni altra carta è una Fattoria: per Marito e Moglie, per il Rospo della chiatta. Scegli di nuovo ogni volta che produce.
lesson-everdell-abilities-2-otherwise = Prima la Fattoria: hai tutto ciò che costa.
lesson-everdell-abilities-2-meanwhile = Ada costruisce un’altra nuova Fattoria. Ognuna ha il suo prezzo e la sua scelta.
lesson-everdell-abilities-2-trap-1 = Due rametti hanno sostituito la resina, ma una resina l’avevi! Annulla e paga come stampato.

lesson-everdell-abilities-3-say = Altri rametti! Il luogo condiviso ne dà due e una carta; con il tuo potere, tre.
lesson-everdell-abilities-3-notice = Cinque rametti, e nemmeno una resina.
lesson-everdell-abilities-3-otherwise = Prima i rametti: per te due sono tre.
lesson-everdell-abilities-3-meanwhile = Ada raccoglie una bacca.
lesson-everdell-abilities-3-slip-1 = Occupato, da te e da Ada. Solo i Gatti si infilano, e i tuoi sono Scoiattoli.

lesson-everdell-abilities-4-say = La Locanda vuole una resina. Per gli Scoiattoli due rametti valgono una risorsa qualsiasi di una costruzione. Costruiscila!
lesson-everdell-abilities-4-notice = Non è un aiutante: vale per ogni costruzione, quante volte vuoi, anche insieme a una Gru.
lesson-everdell-abilities-4-otherwise = La Locanda. I tuoi rametti valgono quanto la resina.
lesson-everdell-abilities-4-meanwhile = Quattro rametti, nessuna resina. La Fattoria di Ada invita un Marito.
lesson-everdell-abilities-4-slip-1 = Quattro bacche, e tu ne hai una. Ma Corrin va dove gli pare: basterebbe una porta rossa.

lesson-everdell-abilities-5-say = Corrin il Guerriero entra gratis da ogni porta rossa. Dai ad Ada ciò che non ti serve, un punto ciascuno: Becchino, Torre dell’orologio, rametto.
lesson-everdell-abilities-5-notice = Condottiero, Re e Guerriero nominano ognuno un colore. Ogni porta di quel colore è loro, qualunque sia l’ospite previsto.
lesson-everdell-abilities-5-otherwise = Prima Corrin. La Locanda è rossa, e la sua porta è libera.
lesson-everdell-abilities-5-meanwhile = Tre regali, tre punti. Ada passa alla primavera e prende una bacca dalla sua Fattoria.
lesson-everdell-abilities-5-trap-1 = Un punto per un Giullare, e Ada te lo rimanda subito: due punti in meno. Tienilo, e mandalo tu a lei.

lesson-everdell-abilities-6-say = Preparati per la primavera. Non ti aspetta nessun nuovo lavoratore: è il prezzo dei poteri. E dalla Fattoria prendi resina.
lesson-everdell-abilities-6-notice = Due lavoratori a testa in primavera. Otto punti contro i tre di Ada.
lesson-everdell-abilities-6-otherwise = Tutti i lavoratori sono fuori, e bacche ne hai. Preparati e scegli resina.

# Nightweave’s plans and personalities. A plan that strikes when she is blocked, foiling it, a personality that marks the cards beside her, averting it, cards she does not reach, her going home.

lesson-everdell-plans-title = Piani e personalità di Tessinotte
lesson-everdell-plans-goal = Convivi con una personalità e un piano, e lasciala senza nemmeno un segnalino.
lesson-everdell-plans-closing = Nemmeno un segnalino per lei. Otto personalità, tredici piani: leggi entrambe le carte prima di mandare fuori il primo lavoratore.

lesson-everdell-plans-1-say = Due carte sono scoperte per tutta la partita: il suo piano, Estorsione, e la sua personalità, Cattiva. Prendi i tre rametti e guarda il piano.
lesson-everdell-plans-1-notice = Ogni volta che trova il posto bloccato, ottiene tanti punti quanto il suo livello: due. A meno che tu non lo sventi.
lesson-everdell-plans-1-otherwise = Buono, ma prendi i rametti: così vedi il suo piano all’opera.
lesson-everdell-plans-1-meanwhile = Anche la sua carta vuole i tre rametti. Bloccato! È qui che colpisce Estorsione.

lesson-everdell-plans-2-say = Una carta o una risorsa lo sventano. Il Re è lontano; scartalo.
lesson-everdell-plans-2-notice = Sventare si può ogni volta, e ogni volta decidi tu.
lesson-everdell-plans-2-otherwise = Tieni ciò che puoi usare presto. Il Re costa sei bacche.
lesson-everdell-plans-2-meanwhile = Non ottiene nulla e segue la freccia fino alle due resine.
lesson-everdell-plans-2-trap-1 = Due punti per lei, per nulla. Una carta che non puoi permetterti è un prezzo giusto: annulla.
lesson-everdell-plans-2-fine-1 = Va bene anche la Gru.

lesson-everdell-plans-3-say = Costruisci la tua Fattoria. Poi lei entra nel Prato, e vedrai che cosa significa Cattiva.
lesson-everdell-plans-3-notice = La sua personalità vale solo per le carte segnate, finché lei sta lì.
lesson-everdell-plans-3-otherwise = Prima la Fattoria. Hai tutto ciò che costa.
lesson-everdell-plans-3-meanwhile = Il dado mostra 3: prende la Moglie e si siede lì. Le ragnatele segnano le cinque carte intorno a lei, anche agli angoli.

lesson-everdell-plans-4-say = Il Marito è segnato e vale due. Giocalo, gratis: lei vuole due punti, e tu paghi invece due altre cose.
lesson-everdell-plans-4-notice = Una carta o una risorsa per ogni punto. Gratis o pagata, pescata o giocata: segnata è segnata.
lesson-everdell-plans-4-otherwise = Il Marito. La sua Fattoria aspetta, e le ragnatele hanno un prezzo.
lesson-everdell-plans-4-meanwhile = Il Marito entra. La prossima carta di lei manda un ragno al ciottolo.
lesson-everdell-plans-4-slip-1 = Lì c’è lei stessa. Quel posto resta vuoto finché non se ne va.
lesson-everdell-plans-4-trap-1 = Tu ottieni un Marito che vale due, e lei due punti. Così nessuno ha guadagnato: annulla.

lesson-everdell-plans-5-say = Il Bottegaio è al bordo, senza ragnatela. Due bacche, e nessuna domanda.
lesson-everdell-plans-5-notice = Cerca carte fuori dalla sua portata. Ce ne sono sempre.
lesson-everdell-plans-5-otherwise = Il Bottegaio. Nulla lo segna, e costa due bacche.
lesson-everdell-plans-5-meanwhile = La sua carta, giocare dal Prato: il dado mostra 6, la Scuola è sua. Le sue ragnatele non la trattengono mai.

lesson-everdell-plans-6-say = Il tuo ultimo lavoratore: una resina e una carta. Anche tutti i suoi ragni sono fuori, e pure lei.
lesson-everdell-plans-6-notice = Niente pedina, niente ragnatele: ora puoi prendere ogni carta. Quando entra di nuovo, tutto ricomincia altrove.
lesson-everdell-plans-6-otherwise = In una partita va bene ogni luogo. Qui, la resina.
lesson-everdell-plans-6-meanwhile = La prossima carta con un ragno la manda a casa e in primavera. La sua pedina lascia il Prato, e le ragnatele spariscono.

lesson-everdell-plans-7-say = Preparati anche tu per la primavera. Questa volta la sua strada è libera, quindi Estorsione tace.
lesson-everdell-plans-7-notice = Con questo piano bloccarla ti costa qualcosa; altri piani chiedono altre attenzioni. Non ha nemmeno un segnalino.
lesson-everdell-plans-7-otherwise = Tutti i lavoratori sono fuori: preparati.
lesson-everdell-plans-7-meanwhile = La sua carta dice tre rametti, e il tuo lavoratore li ha appena lasciati. Nulla da estorcere.
