# The rulebook for people: headings, paragraphs and the questions people ask. `**` marks what is bold.
# Order, drawings and the exact rules behind each paragraph are in rulebook.toml.

mycelia-book-goal = Riporta a casa la rugiada
mycelia-book-goal-words = scopo obiettivo gioco vincere
mycelia-book-goal-1 = Sulla tua plancia { $mycelia__counts__drops ->
    [one] c’è 1 goccia di rugiada
   *[other] ci sono { $mycelia__counts__drops } gocce di rugiada
    }. Guidale tutte al Santuario. **Una plancia vuota vince**, una volta concluso il giro.

mycelia-book-turn = Nel tuo turno
mycelia-book-turn-words = turno svolgimento ordine fasi fare
mycelia-book-turn-1 = **Gioca tutta la mano**, una carta dopo l’altra, nell’ordine che vuoi. Tralascia ciò che non vuoi.
mycelia-book-turn-2 = **Recluta** ogni volta che non stai applicando una carta: paga foglie e prendi un fungo dal bosco. Va in cima al tuo mazzo, così lo hai in mano nel prossimo turno.
mycelia-book-turn-3 = **Usa le tue tessere**, ognuna una volta per turno. Tessera a, { $mycelia__tile__a__cost ->
    [one] 1 foglia
   *[other] { $mycelia__tile__a__cost } foglie
    }: { $mycelia__counts__showcase ->
    [one] 1 nuovo fungo
   *[other] { $mycelia__counts__showcase } nuovi funghi
    } nel bosco. Tessera b, { $mycelia__tile__b__cost ->
    [one] 1 foglia
   *[other] { $mycelia__tile__b__cost } foglie
    }: una goccia qualsiasi, una casella.
mycelia-book-turn-4 = **Termina il turno.** Il bosco si riempie, se il Santuario è pieno gira, e peschi { $mycelia__counts__hand ->
    [one] 1 carta
   *[other] { $mycelia__counts__hand } carte
    }.

mycelia-book-card = Come si legge una carta
mycelia-book-card-words = leggere carta freccia numero
mycelia-book-card-1 = Il **terreno** dice dove: foglie, muschio, acqua o una casella qualsiasi. Le **gocce** dicono quante devono esserci, almeno. Le **frecce** dicono che cosa succede: di lato, una casella più in là; verso l’alto, via dalla plancia.
mycelia-book-card-2 = Un **insetto** significa esattamente quel numero. Una freccia **trasparente** la usi se puoi e vuoi. **2x** è fino a due volte, una **barra** è l’uno o l’altro, **&** è entrambi, da sinistra a destra. **Due teste**: tutti gli altri possono, tu no.

mycelia-book-moving = Come si spostano le gocce
mycelia-book-moving-1 = Di una casella su, giù, a sinistra o a destra, su qualsiasi terreno, mai in diagonale. Una goccia che raggiunge il Santuario lascia subito la plancia.

mycelia-book-shrine = Quando il Santuario è pieno
mycelia-book-shrine-1 = Tutte le gocce che lasciano una plancia vanno nel Santuario. È pieno con **{ $mycelia__counts__capacity__p2 ->
    [one] 1** goccia
   *[other] { $mycelia__counts__capacity__p2 }** gocce
    } (in tre giocatori { $mycelia__counts__capacity__p3 }, in quattro { $mycelia__counts__capacity__p4 }). Alla fine di quel turno gira: il dado e la carta rifornimento indicano una o due caselle, e **tutti** ricevono una nuova goccia su ognuna.

mycelia-book-end = Quando finisce?
mycelia-book-end-words = fine finire durata ultimo turni
mycelia-book-end-1 = Quando una plancia è vuota si completa quel turno e poi il giro: tutti devono aver avuto lo stesso numero di turni. Il Santuario non gira più.

mycelia-book-wins = Chi vince?
mycelia-book-wins-1 = Chi ha la plancia vuota. Più di uno? Allora chi ha **più foglie**. Ancora pari? La vittoria è condivisa.

mycelia-book-more = Altri funghi
mycelia-book-more-1 = L’espansione aggiunge trenta funghi. Il **fulmine** vale una volta, quando recluti. Le tessere c, d ed e sono nuove; nessuno tiene più di quattro tessere. Alcune carte ti permettono di eliminare carte deboli dal tuo mazzo.

mycelia-book-gwidyon = Gwidyon, in solitario
mycelia-book-gwidyon-words = chi gwidyon avversario solitario solo
mycelia-book-gwidyon-1 = Gwidyon ha un mucchio di gocce e nessuna plancia. Dopo ogni tuo turno rivela una carta e fa ciò che dice. Svuota la tua plancia prima che il suo mucchio finisca.
mycelia-book-gwidyon-2 = **Il suo gettone:** ogni volta che si capovolge sul lato eliminare, se ne va un’altra goccia. Un bonus che sposta una goccia lo capovolge; un bonus che toglie gocce toglie le sue; le foglie per lui non contano.
mycelia-book-gwidyon-3 = **Il Santuario** si riempie con le sue gocce e le tue, e gira con { $mycelia__counts__capacity__p1 }. Le nuove gocce arrivano solo a te.

mycelia-book-prisma = Prisma
mycelia-book-prisma-words = prisma espansione favore regalo saltare anello viola ambra verde
mycelia-book-prisma-1 = Delle tue gocce { $mycelia__prisma__prism_drops ->
    [one] 1 **luccica**
   *[other] { $mycelia__prisma__prism_drops } **luccicano**
    }, { $mycelia__prisma__dewdrops } no. Ognuna luccicante che togli dalla plancia vale un **favore**: il tuo fungo avanza di uno spazio sulla piattaforma, saltando gli altri.
mycelia-book-prisma-2 = Su verde, ambra o viola puoi acquistare un **dono** di quel colore o di uno inferiore; il tuo fungo torna allo spazio iniziale. Il dono va in cima al tuo mazzo. Quando lo peschi, si mette subito scoperto, fa pescare carte al suo posto e ti aiuta per quel turno.

mycelia-ask-new-drops = Dove vanno le nuove gocce?
mycelia-ask-new-drops-answer = Dove indicano il dado e il lato visibile della carta rifornimento, su tutte le plance allo stesso modo, quando il Santuario gira.
mycelia-ask-new-drops-words = dado Santuario rifornimento finiscono arrivano carta
mycelia-ask-leave-out = Posso tralasciare una parte di una carta?
mycelia-ask-leave-out-answer = Sì, qualsiasi parte o tutto; solo la carta va comunque giocata.
mycelia-ask-leave-out-words = saltare parte rinunciare obbligatorio
mycelia-ask-others-drops = Posso spostare le gocce degli altri?
mycelia-ask-others-drops-answer = No, ognuno sposta le gocce della propria plancia; il bonus di una tua carta lo applicano gli altri da sé.
mycelia-ask-others-drops-words = avversario giocatore altro plancia
mycelia-ask-new-showcase = Quando arrivano nuove carte nel bosco?
mycelia-ask-new-showcase-answer = Alla fine di un turno il bosco si completa fino a { $mycelia__counts__showcase } carte. La tessera a sostituisce tutte le sue carte in una volta.
mycelia-ask-new-showcase-words = riempire completare cambiare rinnovare reclutare
mycelia-ask-play-all-cards = Devo giocare tutte le mie carte?
mycelia-ask-play-all-cards-answer = Sì, tutte a ogni turno, ma puoi tralasciare ciò che fanno.
mycelia-ask-play-all-cards-words = mano tenere obbligo obbligatorio passare saltare parte tutta
mycelia-ask-use-card-hired = Quando posso usare una carta reclutata?
mycelia-ask-use-card-hired-answer = Nel prossimo turno: sta in cima al tuo mazzo, e le carte si pescano alla fine del tuo turno.
mycelia-ask-use-card-hired-words = comprata acquistata nuova fungo mazzo altre ottenere
mycelia-ask-picture-shows-drops = La figura mostra due gocce e una freccia. Quante se ne vanno?
mycelia-ask-picture-shows-drops-answer = Una; le due gocce dicono quante devono esserci.
mycelia-ask-beetle = Che cosa significa l’insetto?
mycelia-ask-beetle-answer = Esattamente tante gocce quante indicate, né più né meno.
mycelia-ask-drop-move-diagonally = Una goccia può spostarsi in diagonale?
mycelia-ask-drop-move-diagonally-answer = No, solo su, giù, a sinistra e a destra.
mycelia-ask-drop-move-diagonally-words = diagonale obliquo
mycelia-ask-any-field-include = «Casella qualsiasi» comprende la terra?
mycelia-ask-any-field-include-answer = Sì, ogni casella con un terreno, ma mai il Santuario.
mycelia-ask-stop-others-taking = Posso impedire agli altri di prendere il bonus della mia carta?
mycelia-ask-stop-others-taking-answer = No, lo ricevono anche se tralasci il resto.
mycelia-ask-shrine-turn-twice = Il Santuario può girare due volte in un turno?
mycelia-ask-shrine-turn-twice-answer = No, al massimo una volta, alla fine di un turno, e le gocce in eccesso vanno perse.
mycelia-ask-shrine-turn-twice-words = pieno
mycelia-ask-board-empty-won = La mia plancia è vuota. Ho vinto?
mycelia-ask-board-empty-won-answer = Quasi: prima si finisce il giro, e anche altri possono svuotare la loro.
mycelia-ask-board-empty-won-words = vincere vittoria ultima goccia
mycelia-ask-leaves-worth-anything = Le foglie valgono qualcosa alla fine?
mycelia-ask-leaves-worth-anything-answer = Solo tra giocatori con la plancia vuota.
mycelia-ask-leaves-worth-anything-words = foglia punti pareggio soldi monete
mycelia-ask-last-turn = Gwidyon ha un ultimo turno?
mycelia-ask-last-turn-answer = No, vince chi resta per primo senza gocce; se succede nello stesso turno, vincete entrambi.
mycelia-ask-know-next-card = Posso sapere la prossima carta di Gwidyon?
mycelia-ask-know-next-card-answer = Quasi: sei carte, rimescolate dopo la quinta, quindi una resta sempre nascosta.
mycelia-ask-easier = Come rendo Gwidyon più facile?
mycelia-ask-easier-answer = Dagli più gocce all’inizio, fino a 25.
mycelia-ask-moving-prism-drop = Spostare una goccia Prisma dà un favore?
mycelia-ask-moving-prism-drop-answer = No, solo toglierla dalla plancia.
mycelia-ask-keep-gift-hand = Posso tenere un dono in mano?
mycelia-ask-keep-gift-hand-answer = No, si mette scoperto appena lo peschi.
mycelia-ask-change-buy-cheaper = Ricevo il resto se acquisto un colore più economico?
mycelia-ask-change-buy-cheaper-answer = No, il fungo torna sempre allo spazio iniziale.
mycelia-ask-wins-tie = Chi vince in caso di pareggio?
mycelia-ask-wins-tie-answer = Tra chi ha la plancia vuota, chi ha più foglie; se sono pari anche quelle, si vince insieme.
mycelia-ask-wins-tie-words = uguale parità spareggio entrambi vuota
mycelia-ask-hold-cards = Quante carte ho in mano?
mycelia-ask-hold-cards-answer = { $mycelia__counts__hand }: tante ne peschi alla fine di ogni turno e le giochi tutte in quello dopo.
mycelia-ask-hold-cards-words = mano limite dimensione
mycelia-ask-game-ends = Quando finisce la partita?
mycelia-ask-game-ends-answer = Quando una plancia è vuota; quel turno e il giro si completano.
mycelia-ask-game-ends-words = gioco fine terminare ultimo
mycelia-ask-how-many-drops = Con quante gocce si comincia?
mycelia-ask-how-many-drops-answer = { $mycelia__counts__drops }, disposte come indica la carta configurazione.
mycelia-ask-how-many-drops-words = inizio numero 20 iniziali
mycelia-ask-start-leaves = Comincio con delle foglie?
mycelia-ask-start-leaves-answer = No, nessuno ne ha; le portano le carte.
mycelia-ask-start-leaves-words = inizio soldi monete
mycelia-ask-hire-many = Quanti funghi posso reclutare in un turno?
mycelia-ask-hire-many-answer = Tutti quelli che puoi pagare.
mycelia-ask-hire-many-words = comprare acquistare carta costo numero
mycelia-ask-shrine-full = Quante gocce contiene il Santuario?
mycelia-ask-shrine-full-answer = { $mycelia__counts__capacity__p2 } in due giocatori, { $mycelia__counts__capacity__p3 } in tre, { $mycelia__counts__capacity__p4 } in quattro; poi gira.
mycelia-ask-shrine-full-words = pieno capacità quando
mycelia-ask-tile-twice = Posso usare una tessera due volte in un turno?
mycelia-ask-tile-twice-answer = No, ogni tessera una volta per turno.
mycelia-ask-tile-twice-words = azione ancora
mycelia-ask-deck-short = E se il mio mazzo finisce?
mycelia-ask-deck-short-answer = La tua pila degli scarti si mescola e va sotto il mazzo, poi continui a pescare.
mycelia-ask-deck-short-words = vuoto esaurito mazzo
mycelia-ask-who-begins = Chi comincia?
mycelia-ask-who-begins-answer = Il primo giocatore è estratto a sorte o scelto quando si prepara il tavolo, e lo resta per tutta la partita.
mycelia-ask-who-begins-words = inizia primo giocatore ordine di turno
mycelia-ask-lose-cards = Come mi libero delle carte?
mycelia-ask-lose-cards-answer = Con una carta che ha il simbolo «elimina» o con la tessera e: entrambe tolgono per sempre una carta dalla tua pila degli scarti. Fanno parte dell’espansione.
mycelia-ask-lose-cards-words = eliminare togliere buttare deboli mazzo
mycelia-ask-what-shrine = Che cos’è il Santuario?
mycelia-ask-what-shrine-answer = La casa della rugiada: una goccia che raggiunge la sua casella lascia la tua plancia e lo riempie. Quando è pieno, gira.
mycelia-ask-what-shrine-words = buco centro
mycelia-ask-get-leaves = Come ottengo foglie?
mycelia-ask-get-leaves-answer = Dai funghi che mostrano una foglia e dal bonus sulle carte degli altri. Puoi tenerne quante ne vuoi.
mycelia-ask-get-leaves-words = foglia soldi guadagnare limite valuta
mycelia-ask-drops-on-field = Quante gocce possono stare su una casella?
mycelia-ask-drops-on-field-answer = Quante ne vuoi.
mycelia-ask-drops-on-field-words = limite pila più due insieme
mycelia-ask-more-tiles = Come ottengo altre tessere azione?
mycelia-ask-more-tiles-answer = Da alcuni funghi dell’espansione, appena li recluti; nessuno ne tiene più di quattro.
mycelia-ask-more-tiles-words = tessera numero limite nuove
mycelia-ask-bonus = Che cos’è un bonus?
mycelia-ask-bonus-answer = La parte di una carta con due teste: possono usarla tutti gli altri, ognuno sulla propria plancia; tu no.
mycelia-ask-bonus-words = altri teste avversari
mycelia-ask-advanced-boards = Che cosa sono le plance avanzate?
mycelia-ask-advanced-boards-answer = I retro delle plance, ognuno con i terreni in punti diversi, così ognuno affronta un compito diverso.
mycelia-ask-advanced-boards-words = retro difficile diverso
mycelia-ask-how-many-play = In quanti si può giocare?
mycelia-ask-how-many-play-answer = Da due a quattro, o da soli contro Gwidyon.
mycelia-ask-how-many-play-words = giocatori persone numero
mycelia-ask-win-alone = Come vinco contro Gwidyon?
mycelia-ask-win-alone-answer = Svuota la tua plancia prima che finiscano le sue gocce.
mycelia-ask-win-alone-words = battere solo solitario
