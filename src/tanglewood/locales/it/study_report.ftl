# The report of a study (`tanglewood study report FOLDER -o report.html`).

report-span = da { $low } a { $high }
report-bin = da { $low } a { $high }
report-tip = { $value } ({ $span })
report-nth = { $n ->
        [1] comincia
       *[other] gioca come numero { $n }
    }
report-variants = Che cosa si confronta
report-answer = La risposta

report-title-one = { $game }: come vanno le partite
report-title-two = { $game }: { $one } o { $other }?
report-title-many = { $game }: { $n } versioni a confronto

report-measure-turns = Turni di una partita
report-measure-decisions = Decisioni di una partita
report-measure-choices = Decisioni con scelta
report-measure-options-mean = Opzioni per decisione
report-measure-options-sd = Dispersione delle opzioni
report-measure-options-most = Massimo di opzioni insieme
report-measure-lead-changes = Cambi al comando
report-measure-drama = Svantaggio massimo di chi vince
report-measure-decided-at = Parte di partita ancora aperta
report-measure-margin = Distacco di chi vince
report-measure-winners = Posti che condividono la vittoria
report-measure-rival-won = Vittorie dell’avversario
report-measure-first-seat = Vittorie di chi comincia
report-measure-score = Media punti
report-measure-best-score = Punteggio migliore
report-measure-minutes = Minuti per partita
report-measure-won-by = Vittorie di { $bot }
report-measure-won = Quota di vittoria
report-measure-points-from = Punti: { $source }

report-answer-no = Dopo { $deals ->
        [one] una distribuzione
       *[other] { $deals } distribuzioni
    } nessuna misura differisce con certezza. Con più distribuzioni si vedrebbero differenze più piccole.
report-answer-yes = { $n ->
        [one] Sulle stesse distribuzioni 1 misura su { $of } differisce con certezza: { $parts }.
       *[other] Sulle stesse distribuzioni { $n } misure su { $of } differiscono con certezza: { $parts }.
    }
report-answer-part = { $measure } { $value } { $unit ->
        [points] punti percentuali
       *[none] {""}
    } in { $variant }
report-answer-mean = { $measure }: { $value } ({ $span }).

report-certain = Che cosa è certo
report-noise = Che cosa può essere rumore
report-nothing-certain = Nulla di ciò che è stato confrontato.
report-difference = { $measure }: { $value } in { $variant } ({ $span }); { $base } in { $against }.
report-difference-share = { $measure }, in punti percentuali: { $value } in { $variant } ({ $span }); { $base } in { $against }.
report-worth-share = Fare a meno di { $thing } costa, in punti percentuali della quota di vittoria: { $value } ({ $span }).
report-worth-score = Fare a meno di { $thing } costa, in punti del punteggio: { $value } ({ $span }).
report-place = { $variant }: chi { $nth } vince { $value } ({ $span }); sarebbe equo { $fair }.
report-places-fair = { $variant }: nessuna posizione nell’ordine di gioco si scosta con certezza dal valore equo { $fair }.
report-did = { $did ->
    [offered] offerto
    [taken] preso
    [played] giocato
    [used] usato
   *[other] { $did }
}
report-usage = { $component } ({ report-did }): { $value } volte a partita in { $variant } ({ $span }).
report-share = { $component } ({ report-did }): chi lo ha in { $variant } vince { $value } ({ $span }); sarebbe equo { $fair }.
report-supply-short = { $kind }: in una partita { $most } in uso insieme, nella scatola { $printed }.
report-correction-holm = Intervalli: { $level }, ognuno per sé. «Certo» vale per tutti i confronti insieme (Holm); componenti e posizioni sono corretti tra loro.
report-correction-bh = Intervalli: { $level }, ognuno per sé. Tra ciò che è detto certo, poco è falso (Benjamini e Hochberg).
report-correction-none = Intervalli: { $level }, ognuno per sé. Nessuna correzione per i molti confronti: aspettati qualche falso.
report-hint-no-proof = Chi vince ha avuto più di tutto: la quota di vittoria di un componente è un indizio; la prova è vietarlo a un bot (--forbid).
report-unfinished = Questo studio non è finito: { $done } di { $wanted } partite. Ciò che dice può ancora cambiare.
report-early = La regola di arresto lo ha chiuso in anticipo, dopo { $deals } di { $wanted } distribuzioni. I suoi intervalli restano validi, per quante volte si guardino i risultati.

report-plot-shares = Che cosa differisce, in punti percentuali
report-plot-shares-about = Rispetto a { $base }, sulle stesse distribuzioni. Un punto pieno è certo, uno vuoto può essere rumore.
report-plot-amounts = Che cosa differisce, in percentuale di { $base }
report-plot-amounts-about = Sulle stesse distribuzioni; i numeri sono nelle loro unità. Un punto vuoto può essere rumore.
report-plot-worth = Quanto vale
report-plot-worth-about = Punti percentuali della quota di vittoria che un bot perde senza.
report-plot-length = Quanto dura una partita
report-plot-length-about = Turni, come quota delle partite.
report-plot-margin = Con quale distacco si vince
report-plot-margin-about = Punti di vantaggio sul secondo, come quota delle partite.
report-plot-places = Quota di vittoria nell’ordine di gioco
report-plot-places-about = Sarebbe equo { $share }.
report-plot-components = Quota di vittoria per componente ({ report-did })
report-plot-components-about = Quelli che spiccano di più; sarebbe equo { $share }.
report-plot-luck = Da dove vengono le differenze di punteggio
report-plot-luck-about = Parti della varianza: fortuna della distribuzione e della posizione, abilità del bot, e il resto.
report-means = Media: { $all }.
report-part-deal = la distribuzione
report-part-place = l’ordine di gioco
report-part-bot = il bot
report-part-play = il caso nel gioco

report-outliers = Partite che spiccano
report-outliers-about = Ogni registrazione riproduce la partita: con il comando, o aperta nella prima pagina del client per il browser.
report-outlier = { $variant }, distribuzione { $deal }: { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }, { $scores }
report-outlier-record = { $file }
report-outlier-longest = La più lunga
report-outlier-shortest = La più breve
report-outlier-widest = La più netta
report-outlier-closest = La più combattuta
report-outlier-highest = Il punteggio più alto
report-outlier-dramatic = La rimonta migliore

report-means-table = Medie di una partita, con intervalli
report-components-table = Ogni componente
report-components-about = Volte a partita; poi la quota di vittoria dei posti che lo avevano, con il suo intervallo, e i punti che ha portato. Una riga segnata è certa.
report-supply-table = Massimo di pezzi in uso insieme
report-resources-table = Quanto un posto ottiene, spende e spreca in una partita
report-col-measure = Misura
report-col-component = Componente
report-col-kind = Tipo
report-col-variant = In
report-col-offered = Offerto
report-col-taken = Preso
report-col-played = Giocato
report-col-used = Usato
report-col-share = Quota di vittoria
report-col-points = Punti
report-col-mean = Media
report-col-quantile = 95% delle partite
report-col-most = Massimo
report-col-printed = Nella scatola
report-col-resource = Risorsa
report-col-gained = Ottenuto
report-col-spent = Speso
report-col-wasted = Sprecato
report-col-left = Rimasto alla fine

report-change = { $path } { $after } invece di { $before }
report-change-new = { $path } è nuovo
report-change-gone = { $path } non c’è più
report-change-more = altri { $n }

report-made = Come è stato fatto
report-made-deals = distribuzioni
report-made-games = partite
report-made-seconds = di processore
report-made-how = { $players ->
        [one] Un posto
       *[other] { $players } posti
    }: { $bots }; i bot cambiano posto; seme { $seed }.
report-made-version = Tanglewood { $version }, digest { $digest }.

cli-study-report-written = Il rapporto è in { $file }
refused-study-empty = { $folder }: nessuna partita di questo studio è ancora finita
help-study-report-out = Scrivi il rapporto come una pagina con grafici, da aprire in un browser senza rete.
