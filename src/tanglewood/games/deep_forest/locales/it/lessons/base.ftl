# Into the forest. Enter, lay a strip, stand at a line, step, pay a troll, take a sword, end, retreat (shown as a side road).

lesson-deep_forest-1-title = Nel bosco
lesson-deep_forest-1-goal = Fai la spesa, avanza di tre caselle, placa un troll e trova una spada.
lesson-deep_forest-1-closing = Due spade, un troll nel sacco, tre caselle percorse. Prossimo capitolo: muri di spine, e l’unica regola che sorprende tutti.

lesson-deep_forest-1-1-say = Trova una strada dal muro inferiore a quello superiore, e arricchisciti lungo il cammino: vince chi ha più oro. Entra al centro.
lesson-deep_forest-1-1-notice = Tutto ciò che è in vista si scopre, finché qualcosa non sta in mezzo. In fondo alla colonna: un troll.
lesson-deep_forest-1-1-otherwise = Anche quello è un buon ingresso. Oggi prendiamo il centro.

lesson-deep_forest-1-2-say = Prima fai la spesa. Prendi questa striscia e posala ovunque sul mercato, in orizzontale o in verticale.
lesson-deep_forest-1-2-notice = Le strisce nuove coprono quelle vecchie. Conta solo ciò che sta sopra.
lesson-deep_forest-1-2-otherwise = Buona idea. Per ora la striscia con due pietre segnavia: sono i tuoi passi.

lesson-deep_forest-1-3-say = Ora posizionati in fondo a una linea e prendi tutto ciò che mostra: due pietre segnavia e una moneta d’oro.
lesson-deep_forest-1-3-notice = Dove sei tu non può stare nessun altro. Nel prossimo turno devi spostarti.
lesson-deep_forest-1-3-otherwise = Quella linea mostra meno. La riga con la tua striscia ha tre risorse.
lesson-deep_forest-1-3-trap-1 = Solo una pietra segnavia. La tua striscia è nella riga: posizionati lì e le ricevi tutte e tre.

lesson-deep_forest-1-4-say = E si parte. Ogni passo costa una pietra segnavia; resta sulla casella che lasci.
lesson-deep_forest-1-4-notice = Le pietre segnavia sono il tuo sentiero. La sua lunghezza conta alla fine.
lesson-deep_forest-1-4-otherwise = La spesa è fatta. Fai un passo nel bosco.

lesson-deep_forest-1-5-say = Ancora uno. Guarda a sinistra e a destra: ciò che entra in vista si scopre da sé.
lesson-deep_forest-1-5-notice = A sinistra un troll, a destra una spada.
lesson-deep_forest-1-5-otherwise = Dritto, per favore. Lì ti aspetta qualcosa.

lesson-deep_forest-1-6-say = Un troll accanto a te vuole una moneta d’oro, e la vuole subito. Nulla viene prima.
lesson-deep_forest-1-6-notice = Ora il troll è tuo. Tienilo per un oro, o mandalo ad Ada in un round successivo.
lesson-deep_forest-1-6-otherwise = Prima il troll. Non ti lascia andare.
lesson-deep_forest-1-6-slip-1 = Il troll non ti lascia passare. Prima pagagli una moneta d’oro.

lesson-deep_forest-1-7-say = La spada costa una pozione, un libro e una moneta d’oro: esattamente ciò che hai. Raccoglila; vai sulla sua casella.
lesson-deep_forest-1-7-notice = Le spade servono per combattere: un dado ciascuna. Puoi anche passare oltre e lasciarla.
lesson-deep_forest-1-7-otherwise = Le spade vincono i combattimenti, e questa puoi pagarla. Raccoglila!
lesson-deep_forest-1-7-trap-1 = Passi oltre e la lasci lì. È permesso! Ma puoi pagarla, quindi annulla.

lesson-deep_forest-1-8-say = Niente pietre segnavia, niente passi. Termina il turno e guarda Ada fare lo stesso nel suo bosco.
lesson-deep_forest-1-8-notice = La sua striscia copre la tua moneta d’oro. Il mercato non resta mai com’era.
lesson-deep_forest-1-8-otherwise = Puoi fare una ritirata, ma perché? Hai trovato una spada.
lesson-deep_forest-1-8-meanwhile = Ada posa una striscia attraverso la tua, si posiziona a quella colonna ed entra.
lesson-deep_forest-1-8-trap-1 = Una ritirata, due volte a partita: indietro fino a tre caselle, e le pietre segnavia tornano. Ma stavi andando bene!

# Three obstacles, one turn. The market as a puzzle, overcome all three obstacles, send a troll, swap coins, a set.

lesson-deep_forest-2-title = Tre ostacoli, un turno
lesson-deep_forest-2-goal = Raccogli un cancello, una boscaglia e un guardiano: 15 oro.
lesson-deep_forest-2-closing = Cancello, boscaglia, guardiano: 15 oro in un solo turno! Prossimo capitolo: un mostro, la nebbia e l’uscita.

lesson-deep_forest-2-1-say = Tre round dopo. Sopra di te un cancello: lo aprono tre libri. Posa questa striscia in cima, e una colonna ne mostra tre.
lesson-deep_forest-2-1-notice = Cerca linee che mostrano già ciò che ti serve, e aggiungi l’ultimo pezzo.
lesson-deep_forest-2-1-otherwise = Possibile. Ma guarda quanti libri mostrerebbe la colonna due.

lesson-deep_forest-2-2-say = Devi lasciare la tua vecchia linea. Posizionati alla colonna due: tre libri e una moneta d’oro.
lesson-deep_forest-2-2-notice = Quattro libri, sei monete d’oro.
lesson-deep_forest-2-2-otherwise = Conta i libri: la colonna due ne ha tre.
lesson-deep_forest-2-2-slip-1 = Sei già lì. Ogni turno devi cambiare linea.

lesson-deep_forest-2-3-say = Paga tre libri per il cancello. Tieni la tessera e vai sulla casella libera.
lesson-deep_forest-2-3-notice = Le boscaglie costano tre pozioni, i cancelli tre libri, i guardiani tre monete d’oro. Ognuno va nella tua collezione.
lesson-deep_forest-2-3-otherwise = Il cancello! Hai appena comprato i libri per aprirlo.

lesson-deep_forest-2-4-say = A sinistra c’è bosco libero, eppure chiuso: quella casella tocca il tuo sentiero. Il tuo sentiero non deve mai toccare sé stesso. Vai a destra.
lesson-deep_forest-2-4-notice = Prima di un passo guarda le caselle vicine a quella nuova: una pietra segnavia lì, diversa da quella che lasci, lo vieta.
lesson-deep_forest-2-4-otherwise = Buono a sapersi, ma prima un passo a destra.
lesson-deep_forest-2-4-slip-1 = Lì sotto c’è una tua pietra segnavia. Un sentiero non può toccare sé stesso.

lesson-deep_forest-2-5-say = Una boscaglia: tre pozioni, e tu ne hai due. Manda il tuo troll ad Ada. In cambio ricevi due pozioni.
lesson-deep_forest-2-5-notice = Ad Ada costa una moneta d’oro quando passa di lì. Un troll per round, e solo uno preso in un round precedente.
lesson-deep_forest-2-5-otherwise = Ti manca una pozione. Il tuo troll può guadagnarla.
lesson-deep_forest-2-5-trap-1 = Lì non passa nessuno a breve. Mettilo dove vuole andare lei.

lesson-deep_forest-2-6-say = Ora le pozioni bastano. Apriti un varco!
lesson-deep_forest-2-6-notice = E dietro c’è un guardiano. Non hai più pietre segnavia.
lesson-deep_forest-2-6-otherwise = Ora la boscaglia si può superare: tre pozioni.

lesson-deep_forest-2-7-say = Scambia due monete d’oro con una pietra segnavia; si può in qualsiasi momento del tuo turno. Poi paga al guardiano tre monete d’oro.
lesson-deep_forest-2-7-notice = Uno per tipo: un set di tre. Tre ostacoli diversi o tre uguali valgono 15 oro.
lesson-deep_forest-2-7-otherwise = Tieni le monete d’oro per pietra segnavia e guardiano: due e tre.
lesson-deep_forest-2-7-slip-1 = Potresti pagare il guardiano, ma non il passo. Ti serve una pietra segnavia.

# A monster, the fog, the way out. Fight with dice set aside and pips bought, claim a monster, fog, leave, scoring.

lesson-deep_forest-3-title = Un mostro, la nebbia, l’uscita
lesson-deep_forest-3-goal = Sconfiggi un mostro, lascia il bosco prima degli altri e conta il tuo oro.
lesson-deep_forest-3-closing = Fuori dal bosco, e 57 oro contro 28! Ora gioca dal primo round. Ada ti aspetta.

lesson-deep_forest-3-1-say = Round 13. Sei accanto a una roccia, e le rocce sono vive! Con due o più spade puoi combattere. Sfida un quindici.
lesson-deep_forest-3-1-notice = Quattro spade, quattro dadi. Dopo una vittoria con quattro dadi si cedono due spade: meno dadi costano meno, ma il rischio è maggiore.
lesson-deep_forest-3-1-otherwise = Potresti proseguire. Ma hai quattro spade, e in quella roccia ci sono 15 oro.
lesson-deep_forest-3-1-trap-1 = Te ne vai, ma la roccia resta indietro, con il suo oro. Annulla e combatti.

lesson-deep_forest-3-2-say = Dieci. Hai altri due lanci. Metti da parte il sei e rilancia gli altri tre.
lesson-deep_forest-3-2-notice = 14. Ne manca uno!
lesson-deep_forest-3-2-otherwise = Attenzione: tieni il sei. Quelli bassi hanno poco da perdere.

lesson-deep_forest-3-3-say = Potresti lanciare ancora una volta. O andare sul sicuro: contro questo mostro ogni pietra segnavia che paghi aggiunge un punto.
lesson-deep_forest-3-3-notice = Il 15 accetta pietre segnavia, il 20 libri, il 25 pozioni, il 26 nulla.
lesson-deep_forest-3-3-otherwise = Che coraggio! Una pietra segnavia darebbe la certezza.

lesson-deep_forest-3-4-say = Hai vinto! Quattro mostri diversi hanno forza 15. Il Rospo di pietra vale 15 oro: prendilo.
lesson-deep_forest-3-4-notice = Nebbia nella riga quattro. Lasciare una casella nella nebbia costa una pietra segnavia in più.
lesson-deep_forest-3-4-otherwise = Utile in una partita lunga. Ma è tardi: l’oro adesso batte l’aiuto dopo.
lesson-deep_forest-3-4-meanwhile = Il combattimento ha chiuso il tuo turno. Ada placa un troll e supera un guardiano. Poi la nebbia sale di una riga.

lesson-deep_forest-3-5-say = Due passi fino al muro, e anche attraversarlo costa una pietra segnavia: tre in tutto. Vai a comprare pietre segnavia.
lesson-deep_forest-3-5-notice = Tre pietre segnavia e una pozione.
lesson-deep_forest-3-5-otherwise = Cerca una linea piena di pietre segnavia: la prima colonna, con questa striscia in verticale.

lesson-deep_forest-3-6-say = Su, e oltre il muro! Da quando è arrivata la nebbia, l’uscita è aperta.
lesson-deep_forest-3-6-notice = 5 oro per l’uscita, 15 per il sentiero più lungo tra chi è uscito, 15 per il tuo set, 15 per il rospo: 57 a 28.
lesson-deep_forest-3-6-otherwise = Il muro è così vicino. Esci prima che ci pensi la nebbia.
lesson-deep_forest-3-6-slip-1 = Il muro è ancora a due caselle. Prima un passo in su.
lesson-deep_forest-3-6-meanwhile = Chi esce per primo chiude la partita: tutti gli altri hanno un ultimo turno. Ada non riesce a uscire.
