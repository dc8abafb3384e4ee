# The rulebook for people: headings, paragraphs and the questions people ask. `**` marks what is bold.
# Order, drawings and the exact rules behind each paragraph are in rulebook.toml.

deep_forest-book-goal = Attraverso il bosco, in cerca d’oro
deep_forest-book-goal-words = scopo obiettivo gioco vincere
deep_forest-book-goal-1 = Trova una strada dal muro inferiore a quello superiore, e lungo il cammino raccogli oro: ostacoli, mostri, il sentiero più lungo. **Vince chi ha più oro.**

deep_forest-book-market = Prima, il mercato
deep_forest-book-market-1 = **Posa** una delle tue strisce ovunque, in orizzontale o in verticale, sopra ciò che c’è.
deep_forest-book-market-2 = **Posizionati** a una linea libera, mai dove ti trovi già, e prendi tutto ciò che mostra.
deep_forest-book-market-3 = **Pesca** una striscia.

deep_forest-book-walk = Poi, nel bosco
deep_forest-book-walk-words = camminare passo muovere sentiero lontano
deep_forest-book-walk-1 = Fai ciò che vuoi, finché puoi pagarlo, nell’ordine che preferisci. Un **passo** costa una pietra segnavia, lasciata sulla casella dietro di te; da una roccia due, nella nebbia una in più. Ciò che entra in vista si scopre da sé.
deep_forest-book-walk-2 = **Il tuo sentiero non deve mai toccare sé stesso**, nemmeno fianco a fianco.

deep_forest-book-obstacles = Che cosa sbarra la strada
deep_forest-book-obstacles-words = troll bloccare boscaglia cancello guardiano
deep_forest-book-obstacles-1 = { $deep_forest__prices__obstacle ->
    [one] 1 risorsa
   *[other] { $deep_forest__prices__obstacle } risorse
    } ciascuno: **pozioni** per una boscaglia, **libri** per un cancello, **monete d’oro** per un guardiano. Tieni la tessera e vai sulla sua casella. Una **spada** costa una pozione, un libro e una moneta d’oro, oppure passi sulla sua casella. Un **troll** accanto a te vuole { $deep_forest__prices__troll ->
    [one] 1 moneta d’oro
   *[other] { $deep_forest__prices__troll } monete d’oro
    } prima di tutto.

deep_forest-book-swap = Scambiare, mandare, ritirarsi
deep_forest-book-swap-words = scambiare vendere comprare risorse
deep_forest-book-swap-1 = In qualsiasi momento del tuo turno: **{ $deep_forest__prices__buy ->
    [one] 1 moneta d’oro
   *[other] { $deep_forest__prices__buy } monete d’oro
    }** per una pozione, un libro o una pietra segnavia; **{ $deep_forest__prices__sell } dello stesso tipo** per una moneta d’oro. Un troll di un round precedente si può **mandare** a qualcuno, uno per round, per { $deep_forest__prices__troll_reward ->
    [one] 1 pozione, 1 libro o 1 pietra segnavia
   *[other] { $deep_forest__prices__troll_reward } pozioni, { $deep_forest__prices__troll_reward } libri o { $deep_forest__prices__troll_reward } pietre segnavia
    }. { $deep_forest__start__retreats ->
    [one] 1 volta
   *[other] { $deep_forest__start__retreats } volte
    } a partita puoi fare una **ritirata** fino a { $deep_forest__limits__retreat_steps ->
    [one] 1 casella
   *[other] { $deep_forest__limits__retreat_steps } caselle
    }; così il tuo turno finisce.

deep_forest-book-fight = Combattere un mostro
deep_forest-book-fight-words = combattere mostro battere attaccare dadi
deep_forest-book-fight-1 = Su una roccia o accanto, con almeno { $deep_forest__limits__committed ->
    [one] 1 spada
   *[other] { $deep_forest__limits__committed } spade
    }. Un dado per ogni spada che impegni, fino a { $deep_forest__limits__rolls ->
    [one] 1 lancio
   *[other] { $deep_forest__limits__rolls } lanci
    }, i dadi buoni da parte. Raggiungi la sua forza ed è tuo. Vinto o perso, il tuo turno è finito e si cedono spade, tranne dopo una vittoria con due dadi.

deep_forest-book-fog = La nebbia
deep_forest-book-fog-words = uscire uscita muro
deep_forest-book-fog-1 = Dopo il round { $deep_forest__fog__after_round } la nebbia sale di una riga a ogni round. Da allora puoi uscire dal muro superiore, per { $deep_forest__prices__wall ->
    [one] 1 pietra
   *[other] { $deep_forest__prices__wall } pietre
    } segnavia in più.

deep_forest-book-end = Quando finisce?
deep_forest-book-end-1 = Quando esce la prima pedina, tutti gli altri hanno **ancora un turno**; al più tardi finisce con il round { $deep_forest__fog__last_round }.

deep_forest-book-wins = Chi vince?
deep_forest-book-wins-1 = Tre ostacoli uguali o tre diversi: **{ $deep_forest__points__set }**, uno singolo { $deep_forest__points__single }. Mostri: il loro oro. Uscita: **{ $deep_forest__points__left }**. Sentiero più lungo tra chi è uscito: **{ $deep_forest__points__longest }**. Una moneta d’oro: 1, un troll: { $deep_forest__points__troll }, una spada non ceduta: { $deep_forest__points__sword }. { $deep_forest__prices__sell ->
    [one] Ogni risorsa: 1.
   *[other] { $deep_forest__prices__sell } risorse dello stesso tipo: 1.
    }

deep_forest-ask-start-with = Con che cosa comincio?
deep_forest-ask-start-with-answer = Con { $deep_forest__start__potion ->
    [one] 1 pozione
   *[other] { $deep_forest__start__potion } pozioni
    }, { $deep_forest__start__coin ->
    [one] 1 moneta d’oro
   *[other] { $deep_forest__start__coin } monete d’oro
    }, { $deep_forest__start__book ->
    [one] 1 libro
   *[other] { $deep_forest__start__book } libri
    } e { $deep_forest__start__marker ->
    [one] 1 pietra segnavia
   *[other] { $deep_forest__start__marker } pietre segnavia
    }, e con { $deep_forest__start__swords ->
    [one] 1 spada tua
   *[other] { $deep_forest__start__swords } spade tue
    }.
deep_forest-ask-start-with-words = inizio inizia ho
deep_forest-ask-gold-end = Che cosa vale oro alla fine?
deep_forest-ask-gold-end-answer = Le monete, i mostri sconfitti, i set di ostacoli, ogni spada non capovolta e ogni troll che tieni: { $deep_forest__points__troll }.
deep_forest-ask-gold-end-words = punti quanto troll spada moneta partita tenere
deep_forest-ask-how-often-roll = Quante volte posso lanciare i dadi?
deep_forest-ask-how-often-roll-answer = In un combattimento fino a { $deep_forest__limits__rolls ->
    [one] 1 volta
   *[other] { $deep_forest__limits__rolls } volte
    }; tra un lancio e l’altro metti da parte i dadi buoni.
deep_forest-ask-how-often-roll-words = lancio lanci dado tirare combattimento
deep_forest-ask-enter-free-field = Perché non posso entrare in quella casella libera?
deep_forest-ask-enter-free-field-answer = Una delle caselle vicine ha una tua pietra segnavia, e un sentiero non può toccare sé stesso.
deep_forest-ask-enter-free-field-words = toccare sentiero vicino bloccato incrociare proprio due volte stessa ancora
deep_forest-ask-stay-line-market = Posso restare alla stessa linea del mercato?
deep_forest-ask-stay-line-market-answer = No, ogni turno devi passare a un’altra linea libera.
deep_forest-ask-stand-where-laid = Devo posizionarmi dove ho posato la mia striscia?
deep_forest-ask-stand-where-laid-answer = No, va bene ogni linea libera.
deep_forest-ask-sword = Devo prendere la spada?
deep_forest-ask-sword-answer = No, puoi passarci sopra e lasciarla.
deep_forest-ask-cannot-pay-troll = Non posso pagare il troll. E ora?
deep_forest-ask-cannot-pay-troll-answer = Puoi ancora scambiare; se non basta, il tuo turno finisce lì.
deep_forest-ask-cannot-pay-troll-words = moneta soldi
deep_forest-ask-goods-keep = Quante risorse posso tenere?
deep_forest-ask-goods-keep-answer = { $deep_forest__limits__kept ->
    [one] 1 pozione
   *[other] { $deep_forest__limits__kept } pozioni
    }, { $deep_forest__limits__kept ->
    [one] 1 libro
   *[other] { $deep_forest__limits__kept } libri
    } e { $deep_forest__limits__kept ->
    [one] 1 pietra segnavia
   *[other] { $deep_forest__limits__kept } pietre segnavia
    } alla fine del tuo turno; monete d’oro senza limite.
deep_forest-ask-goods-keep-words = limite massimo tenere risorse sei
deep_forest-ask-leave-forest-early = Posso lasciare il bosco prima?
deep_forest-ask-leave-forest-early-answer = No, solo quando è arrivata la nebbia, dopo il round { $deep_forest__fog__after_round }.
deep_forest-ask-leave-forest-early-words = uscita uscire muro fuori
deep_forest-ask-never-out = E se non esco mai?
deep_forest-ask-never-out-answer = Tieni il tuo oro, ma rinunci a { $deep_forest__points__left } oro per l’uscita e non puoi avere il sentiero più lungo.
deep_forest-ask-never-out-words = bloccato incastrato restare
deep_forest-ask-fight-monster-twice = Posso combattere due volte lo stesso mostro?
deep_forest-ask-fight-monster-twice-answer = Non una forza che hai già sconfitto; dopo una sconfitta puoi riprovare in un turno successivo.
deep_forest-ask-fight-monster-twice-words = ancora di nuovo
deep_forest-ask-paths-equally-long = Due sentieri sono ugualmente lunghi: chi prende l’oro?
deep_forest-ask-paths-equally-long-answer = Nessuno per intero: chi è in parità ne ottiene { $deep_forest__points__longest_tied }.
deep_forest-ask-paths-equally-long-words = più lungo pareggio parità
deep_forest-ask-wins-tie = Chi vince in caso di pareggio?
deep_forest-ask-wins-tie-answer = Chi ha sconfitto il mostro più forte; se siete ancora pari, vincete insieme.
deep_forest-ask-wins-tie-words = stesso oro parità spareggio
deep_forest-ask-game-ends = Quando finisce la partita?
deep_forest-ask-game-ends-answer = Un turno a testa per gli altri dopo che è uscita la prima pedina; al più tardi con il round { $deep_forest__fog__last_round }.
deep_forest-ask-game-ends-words = fine terminare ultimo quanti round dura
deep_forest-ask-step-cost = Quanto costa un passo?
deep_forest-ask-step-cost-answer = Una pietra segnavia; da una roccia due, e nella nebbia una in più.
deep_forest-ask-step-cost-words = muovere camminare avanzare prezzo
deep_forest-ask-swords-needed = Quante spade servono per un combattimento?
deep_forest-ask-swords-needed-answer = Almeno { $deep_forest__limits__committed }; ognuna è un dado.
deep_forest-ask-swords-needed-words = mostro dadi minimo
deep_forest-ask-fog-when = Quando arriva la nebbia?
deep_forest-ask-fog-when-answer = Dopo il round { $deep_forest__fog__after_round }; poi sale di una riga a ogni round.
deep_forest-ask-fog-when-words = inizio
deep_forest-ask-retreat = Quando posso fare una ritirata?
deep_forest-ask-retreat-answer = { $deep_forest__start__retreats ->
    [one] 1 volta
   *[other] { $deep_forest__start__retreats } volte
    } a partita, indietro fino a { $deep_forest__limits__retreat_steps ->
    [one] 1 casella
   *[other] { $deep_forest__limits__retreat_steps } caselle
    } lungo il tuo sentiero; così il tuo turno finisce.
deep_forest-ask-retreat-words = indietro fuggire ritirarsi come tornare retro
deep_forest-ask-set-worth = Quanto valgono gli ostacoli?
deep_forest-ask-set-worth-answer = Tre uguali o tre diversi { $deep_forest__points__set } oro, uno singolo { $deep_forest__points__single }.
deep_forest-ask-set-worth-words = punti punteggio oro set tessere
deep_forest-ask-past-obstacle = Come supero una boscaglia, un cancello o un guardiano?
deep_forest-ask-past-obstacle-answer = Paga { $deep_forest__prices__obstacle ->
    [one] 1 pozione
   *[other] { $deep_forest__prices__obstacle } pozioni
    }, libri o monete d’oro; tieni la tessera e vai sulla sua casella.
deep_forest-ask-past-obstacle-words = ostacolo aprire superare attraverso
deep_forest-ask-walk-diagonal = Posso camminare in diagonale?
deep_forest-ask-walk-diagonal-answer = No, solo su, giù, a sinistra e a destra.
deep_forest-ask-walk-diagonal-words = diagonale muovere angolo
web-book-game-deep-forest = Bosco profondo
web-card-set-deep-forest = { $set ->
    [base] gioco base
    [sparse] strisce rade
   *[other] { $set }
}
deep_forest-ask-how-far-see = Fin dove posso vedere?
deep_forest-ask-how-far-see-answer = Lungo la tua riga e la tua colonna, fino alla prima cosa che non è bosco. Ciò che vedi si scopre da sé.
deep_forest-ask-how-far-see-words = linea di vista scoprire nascosto coperta
deep_forest-ask-troll-rid = Come mi libero di un troll?
deep_forest-ask-troll-rid-answer = Pagagli { $deep_forest__prices__troll ->
    [one] 1 moneta d’oro
   *[other] { $deep_forest__prices__troll } monete d’oro
    } e lo prendi; dal round seguente puoi mandarlo a qualcuno.
deep_forest-ask-troll-rid-words = togliere pagare attacco liberarsi
deep_forest-ask-market-how = Come funziona il mercato?
deep_forest-ask-market-how-answer = Posa una striscia, posizionati a una linea libera, prendi tutto ciò che mostra, pesca una striscia.
deep_forest-ask-market-how-words = bancarella entrate striscia risorse
deep_forest-ask-no-markers = E se non ho più pietre segnavia?
deep_forest-ask-no-markers-answer = Allora non puoi fare passi; ma in qualsiasi momento del tuo turno le compri con monete d’oro.
deep_forest-ask-no-markers-words = pietra finite vuoto comprare senza
deep_forest-ask-cover-strips = Che cos’è una striscia, e può coprirne altre?
deep_forest-ask-cover-strips-answer = Tre caselle che posi sul mercato, in riga o in colonna, sopra ciò che c’è; conta ciò che sta sopra.
deep_forest-ask-cover-strips-words = strisce girare ruotare coprire
deep_forest-ask-get-gold = Come ottengo oro?
deep_forest-ask-get-gold-answer = Con gli ostacoli, i mostri, l’uscita dal bosco e il sentiero più lungo; anche monete d’oro, troll e spade non cedute valgono qualcosa.
deep_forest-ask-get-gold-words = punti punteggio vincere fine
deep_forest-ask-where-begin = Dove comincio?
deep_forest-ask-where-begin-answer = Sotto il muro inferiore; subito prima del tuo primo turno scegli dove entrare.
deep_forest-ask-where-begin-words = inizio partenza entrare muro pedina
deep_forest-ask-roll-again = Posso rilanciare un dado messo da parte?
deep_forest-ask-roll-again-answer = No, tiene i suoi punti fino alla fine del combattimento; dopo ogni lancio scegli quali mettere da parte.
deep_forest-ask-roll-again-words = rilanciare tirare dado ancora
deep_forest-ask-stay-still = Devo camminare nel mio turno?
deep_forest-ask-stay-still-answer = No: dopo il mercato fai quanto o quanto poco vuoi.
deep_forest-ask-stay-still-words = saltare passare nulla muovere fermarsi
deep_forest-ask-how-many-play = In quanti si può giocare?
deep_forest-ask-how-many-play-answer = Da due a quattro.
deep_forest-ask-how-many-play-words = giocatori persone numero solo
