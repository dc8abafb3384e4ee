# Studies: `tanglewood study`, and what it refuses.

help-study-short = Confronta versioni di un gioco sulle stesse distribuzioni, con intervalli.
help-study =
    Confronta versioni di un gioco sulle stesse distribuzioni, con intervalli.

    Uno studio è un piccolo file TOML (docs/studies.md) o le opzioni di `run`. La sua cartella conserva ogni partita
    finita; lo stesso comando continua da dove si era fermato.
help-study-run-short = Gioca uno studio, o continualo.
help-study-run =
    Gioca uno studio, o continualo.

    tanglewood study run troll.toml --jobs 2

    tanglewood study run --game deep_forest -o sparse=0,8 --games 200

    tanglewood study run --game everdell --forbid card:fool --games 200
help-study-report-short = Che cosa ha trovato uno studio: medie, posti, componenti, fortuna e abilità.
help-study-compare-short = Che cosa differisce tra le varianti di uno studio, o tra due studi.
help-study-file = Uno studio come file TOML. Le opzioni della riga di comando prevalgono su ciò che dice.
help-study-folder = La cartella di uno studio.
help-study-other = La cartella di un secondo studio, sulle stesse distribuzioni.
help-study-game = Il gioco, se non c’è un file.
help-study-bots = Un bot per tutti i posti, o uno per ciascuno separati da virgole. Predefinito: greedy.
help-study-option = Un’opzione del gioco; più valori separati da virgole vengono confrontati.
help-study-pack = Un pacchetto da confrontare; più volte per più pacchetti.
help-study-set = Un numero del pacchetto da cambiare; più valori separati da virgole vengono confrontati.
help-study-forbid = Ciò di cui un bot fa a meno, per vedere quanto vale; più volte per più cose.
help-study-games = Quante partite gioca ogni variante.
help-study-precision = Fermati appena tutte le differenze della misura sono certe o note con questa precisione.
help-study-measure = La misura che guarda l’arresto anticipato.
help-study-out = La cartella; di solito prende il nome dal file o dal gioco.
help-study-ray = Gioca su un cluster Ray a questo indirizzo; auto: quello in funzione su questa macchina.
help-study-all = Tutti i componenti, non solo quelli che spiccano.

cli-study-done = { $deals ->
        [one] 1 distribuzione
       *[other] { $deals } distribuzioni
    }, { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } di { $game }, in { $folder }
cli-study-early = Si è fermato in anticipo, dopo { $deals } di { $wanted } distribuzioni: la regola di arresto era soddisfatta.
cli-study-unfinished = Questo studio non è finito: { $done } di { $wanted } partite. Continua con: { $command }
cli-study-interrupted = { $done ->
    [one] interrotto; 1 di { $wanted } partite è conservata. Continua con: { $command }
   *[other] interrotto; { $done } di { $wanted } partite sono conservate. Continua con: { $command }
}
cli-study-made = Fatto con: { $command }
cli-study-digest = digest { $digest }, pacchetti: { $packs }
cli-study-certain = Che cosa è certo ({ $level } insieme, correzione: { $correction })
cli-study-noise = Che cosa può essere rumore
cli-study-nothing = Nessuna differenza è certa.
cli-study-difference = { $variant }: { $measure } { $value } (da { $low } a { $high }), rispetto a { $base } in { $against }
cli-study-worth-title = Quanto vale: bot liberi meno quello che ne fa a meno
cli-study-means-title = Medie di una partita
cli-study-places-title = Quota di vittoria per posizione nell’ordine di gioco
cli-study-luck-title = Da dove vengono le differenze, parti della varianza
cli-study-shares-title = Componenti con cui si vince più o meno spesso
cli-study-usage-title = Componenti usati più o meno spesso, per partita
cli-study-maxima-title = Massimo di pezzi in uso insieme, e quanti ne contiene la scatola
cli-study-other-winner = { $variant }: stesse distribuzioni vinte da un altro posto: { $value } (da { $low } a { $high }).
cli-study-one-variant = Questo studio ha una sola variante; non c’è nulla da confrontare.
cli-column-variant = variante
cli-column-measure = misura
cli-column-value = valore
cli-column-place = posizione
cli-column-part = parte
cli-column-component = componente
cli-column-did = azione
cli-column-seats = posti
cli-column-forbids = senza
cli-column-base = base
cli-column-printed = stampato
cli-column-kind = tipo
cli-column-quantile = 95%
cli-column-adjusted = p

refused-extra = serve { $library }; installalo con: pip install 'tanglewood[{ $extra }]'
refused-ray-address = nessun cluster Ray risponde su { $address }: { $problem }
refused-ray-version = il cluster usa Tanglewood { $there }, questo è { $here }; installa lì la stessa versione
refused-study-file = { $file }: { $problem }
refused-study-what = indica un file, o un gioco con --game
refused-study-both = previsto un file o --game, ricevuti entrambi
refused-study-own = il file lo stabilisce da sé nella sua variante { $variant }: togli { $option }, o cambia il file
refused-study-measure-alone = --measure è la misura per fermarsi prima: indica anche --precision
refused-study-games = games: previsto un numero intero da 1 in su, ricevuto { $given }
refused-study-confidence = confidence: previsto un numero da 0.5 a meno di 1, ricevuto { $given }
refused-study-variants = previste al massimo { $most } varianti, ricevute { $n }; dai meno valori alla griglia
refused-study-grid = grid: previsto un nome come options.NAME o set.TABLE.ID.FIELD, ricevuto { $given }
refused-study-values = grid: { $name }: previsti dei valori, nessuno ricevuto
refused-study-measure = prevista una misura, una di { $known }; ricevuto { $given }
refused-study-stop = stop: first ed every devono essere numeri interi da 2 e da 1 in su, ricevuti { $first } e { $every }
refused-study-precision = precision: previsto un numero da 0 in su, ricevuto { $given }
refused-study-none = { $folder }: qui non c’è nessuno studio; cominciane uno con: tanglewood study run FILE
refused-study-digest = { $folder }: study.json è stato cambiato dopo l’inizio dello studio; cominciane uno nuovo in un’altra cartella
refused-study-other = { $folder } contiene un altro studio (digest { $here }, questo ha { $wanted }); indica un’altra cartella con --out
refused-study-line = { $file }, riga { $line }: questa non è una partita di uno studio: { $problem }
refused-study-alike = gli studi non si possono confrontare distribuzione per distribuzione: { $what } è diverso ({ $one } e { $other })
