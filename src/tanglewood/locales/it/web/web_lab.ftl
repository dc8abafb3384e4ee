# The Lab in the browser; what a report says is in study_report.ftl.

web-nav-lab = Lab
web-lab = Laboratorio
web-lab-lead = Cambia un numero e guarda che effetto ha sul gioco.
web-lab-none = Ancora nessuno studio.
web-lab-new = Nuova domanda
web-lab-new-lead = Ogni versione si gioca con le stesse distribuzioni iniziali; ciò che differisce dipende dalla modifica.
web-lab-all = Tutti gli studi
web-lab-state = A che punto è
web-lab-status = { $status ->
        [waiting] aspetta il suo turno
        [running] in corso
        [stopped] fermato
        [failed] non riuscito
       *[done] finito
    }
web-lab-games = { $about ->
        [yes] { $done } di circa { $wanted } partite
       *[no] { $done } di { $wanted } partite
    }
web-lab-what = { $kind ->
        [search] Che cosa può variare: { $variants }; { $bots }
       *[study] { $variants }; { $bots }
    }
web-lab-command = { $kind ->
        [search] Lo stesso dalla riga di comando, con il file qui sotto come search.toml:
       *[study] Lo stesso dalla riga di comando:
    }
web-lab-stop = Ferma
web-lab-resume = Continua
web-lab-remove = Elimina
web-lab-save = Salva il rapporto
web-lab-tables = Salva le tabelle
web-lab-later = { $kind ->
        [search] I risultati appaiono qui appena la ricerca è finita. Puoi chiudere questa pagina.
       *[study] I risultati appaiono qui appena lo studio è finito o fermato. Puoi chiudere questa pagina.
    }
web-lab-report = Rapporto: { $title }

web-lab-game = Quale gioco
web-lab-players = Posti
web-lab-bot = Chi gioca
web-lab-other = Agli altri posti
web-lab-same = lo stesso
web-lab-differs = Che cosa cambia
web-lab-kind = { $kind ->
        [number] Un numero
        [pack] Un pacchetto
        [option] Un’opzione
        [without] Senza qualcosa
       *[none] Nulla
    }
web-lab-kind-about = { $kind ->
        [number] Un componente così com’è stampato, contro uno con un altro valore.
        [pack] Il gioco così com’è stampato, contro un tuo pacchetto.
        [option] Il gioco con una scelta di un’opzione, contro altre.
        [without] Un bot rinuncia a qualcosa: quanto vale?
       *[none] Una sola versione: come vanno le partite?
    }
web-lab-thing = Componente
web-lab-choose = scegline uno
web-lab-field = Che cosa
web-lab-printed = Stampato: { $value }
web-lab-value = Nuovo valore
web-lab-several = Più valori con virgole: 2, 4
web-lab-option = Opzione
web-lab-values = Almeno due di queste
web-lab-count = Partite
web-lab-count-about = Di ogni versione. Più partite, intervalli più stretti: con il quadruplo si dimezzano.
web-lab-early = Ferma appena è chiaro
web-lab-early-about = Gli intervalli sono più larghi, ma restano validi per quante volte si guardino.
web-lab-measure = Che cosa deve essere chiaro
web-lab-precision = Con precisione di
web-lab-title = La tua domanda
web-lab-title-example = Una carta più economica cambia chi vince?
web-lab-begin = Avvia

web-lab-search = Cerca i numeri
web-lab-search-lead = Di’ che cosa vuoi dal gioco e quali numeri possono variare; non c’è mai una sola risposta.
web-lab-search-example = Una partita più breve in cui cominciare non è un vantaggio
web-lab-goals = Che cosa si vuole
web-lab-goals-about = Un limite inferiore, uno superiore o entrambi. Si mostra quanto gli obiettivi si ostacolano a vicenda.
web-lab-goal = Obiettivo { $n }
web-lab-pace = Secondi per decisione
web-lab-low = { $unit ->
        [percent] Da, in %
       *[none] Da
    }
web-lab-high = { $unit ->
        [percent] A, in %
       *[none] A
    }
web-lab-more-goal = Un altro obiettivo
web-lab-less-goal = Senza l’obiettivo { $n }
web-lab-numbers = Che cosa può variare
web-lab-numbers-about = A passi interi, entro i limiti che il gioco prevede per un numero.
web-lab-number = Numero { $n }
web-lab-more-number = Un altro numero
web-lab-less-number = Senza il numero { $n }
web-lab-trials = Prove
web-lab-trials-about = Punti che si provano.
web-lab-most-games = Partite per prova
web-lab-most-games-about = Al massimo; ciò che è lontano dagli obiettivi ne riceve meno. Le migliori si rigiocano con nuove distribuzioni.
web-lab-seek = Cerca
web-lab-file = search.toml
