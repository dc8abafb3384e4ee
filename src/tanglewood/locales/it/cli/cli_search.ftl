# Searches: `tanglewood study search`, and what it refuses.

help-search-short = Cerca numeri che si avvicinano a più obiettivi.
help-search =
    Cerca numeri che si avvicinano a più obiettivi, e mostra il compromesso.

    Una ricerca è un piccolo file TOML (docs/studies.md): obiettivi, e i numeri che possono variare. Ogni prova gioca
    prima poche partite; quelle che potrebbero essere tra le migliori ne giocano di più, e le migliori si rigiocano con
    nuove distribuzioni. Lo stesso comando continua da dove si era fermato.

    tanglewood study search hands.toml --trials 40 --games 160 -o hands.html
help-search-file = Una ricerca come file TOML.
help-search-games = Il numero massimo di partite di una prova, prima di quelle su nuove distribuzioni; invece di ciò che dice il file.
help-search-trials = Quanti punti si provano; invece di ciò che dice il file.
help-search-out = Scrivi i risultati come una pagina con grafici, da aprire in un browser senza rete.
help-search-write = Scrivi in questa cartella ogni punto del fronte come pacchetto, da giocare.

cli-search-done = { $trials ->
        [one] 1 prova
       *[other] { $trials } prove
    } e il gioco stampato, { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } di { $game }, in { $folder }
cli-search-refused = { $n ->
        [one] 1 prova non è stata giocata
       *[other] { $n } prove non sono state giocate
    }, perché i numeri non sono compatibili tra loro: { $why }
cli-search-points-title = I punti migliori; sul fronte: nessuno è più vicino a un obiettivo senza essere più lontano da un altro
cli-search-goals-title = Su { $deals ->
        [one] 1 nuova distribuzione
       *[other] { $deals } nuove distribuzioni
    } che la ricerca non ha usato (tutti gli intervalli insieme { $level })
cli-search-mattered-title = Quali numeri hanno contato, in tutte le prove (un indizio: le prove non sono distribuite in modo uniforme)
cli-search-interrupted = interrotto; { $done ->
        [one] 1 partita è conservata
       *[other] { $done } partite sono conservate
    }. Continua con: { $command }
cli-search-written = Prova { $trial }: { $command }
cli-search-nothing-written = Non è stato scritto nulla: sul fronte c’è solo il gioco stampato.
cli-column-trial = prova
cli-column-front = sul fronte
cli-column-chance = probabilità
cli-column-changes = numeri
cli-column-goal = obiettivo
cli-column-wanted = voluto
cli-column-searched = in ricerca
cli-column-fresh = su nuove
cli-column-joint = intervallo
cli-column-verdict = dentro?

refused-search-goals = goals: previsto almeno uno, come turns = {"{"} from = 40, to = 50 {"}"}
refused-search-numbers = numbers: previsto almeno uno, come "counts.hand" = [3, 4, 5]
refused-search-count = { $name }: previsto un numero intero da 1 in su, ricevuto { $given }
refused-search-players = numbers: options.players può variare solo se bots è un nome per tutti i posti, ricevuto { $given }
refused-search-range = numbers: { $path }: previsto from minore di to e un passo maggiore di 0, ricevuto { $given }
refused-search-values = numbers: { $path }: previsti da 2 a { $most } valori diversi, ricevuto { $given }
refused-search-goal-range = goals: { $goal }: previsto from, to o entrambi, o un valore con quanto può scostarsi (within)
refused-search-goal-order = goals: { $goal }: previsto from minore di to, ricevuto { $low } e { $high }
refused-search-goal-both = goals: { $goal }: prevista una misura o una quota, ricevute entrambe
refused-search-goal-scale = goals: { $goal }: prevista una scala maggiore di 0, ricevuto { $given }
refused-search-goal-share = goals: { $goal }: previsti componenti come card:farm o card:*, ricevuto { $given }
refused-search-goal-pace = goals: { $goal }: previsto pace, i secondi che le persone impiegano per una decisione con scelta
refused-search-other = { $folder } contiene un’altra ricerca (digest { $here }, questa ha { $wanted }); indica un’altra cartella con --folder
refused-search-study = { $folder } contiene uno studio; indica un’altra cartella con --folder
