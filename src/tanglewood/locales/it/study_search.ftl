# What a search found, in the terminal and on its page (`tanglewood study search FILE -o report.html`).

search-span = da { $low } a { $high }
search-at-most = al massimo { $high }
search-at-least = almeno { $low }
search-trial = { $n ->
        [0] stampato
       *[other] { $n }
    }
search-front-mark = { $on ->
        [yes] sì
       *[no] no
    }
search-verdict = { $verdict ->
        [certain] certo
        [not] no
       *[perhaps] forse
    }
search-verdict-whole = { $verdict ->
        [certain] certamente dentro
        [not] certamente fuori
       *[perhaps] forse dentro
    }
search-before = { $value } sulle distribuzioni della ricerca

search-luck = Fortuna della ricerca
search-luck-said = { $n ->
        [one] { $fell ->
            [0] Il solo punto scelto è sul fronte anche su nuove distribuzioni
           *[other] Il solo punto scelto non è più sul fronte su nuove distribuzioni
        }; la sua distanza da tutti gli obiettivi insieme era { $before } quando è stato scelto e ora è { $now }.
       *[other] { $fell ->
            [0] Tutti e { $n } i punti scelti sono sul fronte anche su nuove distribuzioni
            [one] { $fell } punto scelto su { $n } non è più sul fronte su nuove distribuzioni
           *[other] { $fell } punti scelti su { $n } non sono più sul fronte su nuove distribuzioni
        }; la loro distanza media da tutti gli obiettivi insieme era { $before } quando sono stati scelti e ora è { $now }.
    }
search-mattered = Quali numeri hanno contato
search-mattered-about = In tutte le prove. Un indizio: le prove non sono distribuite in modo uniforme, la ricerca ha guardato dove prometteva bene.
search-mattered-none = Per nessun numero è certo.
search-mattered-said = { $many ->
        [yes] { $number }: distanza da { $goal } { $below } sotto { $middle }, { $above } da { $middle } in su
       *[no] { $number }: { $goal } { $below } sotto { $middle }, { $above } da { $middle } in su
    }

search-title = { $game }: ricerca di numeri migliori
search-answer = La risposta
search-answer-said = { $n ->
        [0] Nessun punto trovato è migliore del gioco stampato in un obiettivo senza essere peggiore in un altro.
        [one] Un punto è sul fronte
       *[other] { $n } punti sono sul fronte: nessuno è migliore di un altro in un obiettivo senza essere peggiore in un altro
    }{ $n ->
        [0] {""}
       *[other] ; { $sure ->
            [0] nessuno è certamente dentro tutti gli obiettivi
            [one] uno è certamente dentro tutti gli obiettivi
           *[other] { $sure } sono certamente dentro tutti gli obiettivi
        }.
    } { $printed ->
        [yes] Anche il gioco stampato è sul fronte.
       *[no] Il gioco stampato non c’è.
    }
search-goals = Che cosa si vuole
search-front = Il fronte, e il gioco stampato
search-front-about = Su nuove distribuzioni che la ricerca non ha usato; tutti gli intervalli della tabella valgono insieme ({ $level }). Nella seconda colonna, in quante delle distribuzioni ricampionate un punto è sul fronte.
search-packs-about = Il file alla fine di una riga è quel punto come pacchetto: giocalo con --pack, o invialo quando prepari un tavolo.
search-trials = Ogni prova
search-col-trial = Prova
search-col-front = Sul fronte
search-col-deals = Distribuzioni
search-col-pack = Pacchetto
search-plot-trade = { $one } contro { $other }
search-plot-number = { $goal } secondo { $number }
search-plot-about = Zona ombreggiata: ciò che si vuole. I punti grandi con intervalli sono stati rigiocati su nuove distribuzioni: i cerchi sono sul fronte, i rombi non più, il triangolo è il gioco stampato. I punti piccoli sono tutte le altre prove.
search-made = Come è stata fatta
search-made-trials = prove
search-made-games = partite
search-made-fresh = nuove distribuzioni
search-made-how = Bot: { $bots }; seme { $seed }; tutte le prove giocano le stesse distribuzioni.
search-made-version = Tanglewood { $version }, { $optimizer }, digest { $digest }.

search-pack-head = Prova { $trial } della ricerca con il digest { $digest }.
search-pack-options = Giocala con: { $options }
