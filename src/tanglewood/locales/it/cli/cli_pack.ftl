# What `tanglewood pack` says and writes.

cli-pack-new = { $folder }: un pacchetto da cui cominciare. Modifica { $file }, poi: tanglewood pack check { $folder }
cli-pack-fine = { $pack }: va tutto bene; { $n ->
    [0] non cambia nulla
    [one] cambia 1 cosa
   *[other] cambia { $n } cose
}.
cli-pack-stale = { $entry }: cambia { $fields }, ma non il suo `text`, che è ciò che leggono i giocatori.
cli-pack-diff = { $pack } rispetto a { $against }: { $n ->
    [0] nessuna differenza
    [one] 1 differenza
   *[other] { $n } differenze
}
cli-pack-changed = { $before } → { $after }
cli-pack-added = nuovo: { $name }
cli-pack-gone = tolto: { $name }
cli-pack-nothing = nulla

pack-starter-head =
    Un pacchetto per { $title }. Scrivi solo ciò che cambia rispetto al pacchetto del gioco:
    una voce con un id del gioco sostituisce i campi scritti qui, una con un id
    proprio è nuova. Le righe dopo # sono esempi; togli il #.

    tanglewood pack check FOLDER          dice che cosa non va
    tanglewood pack diff FOLDER           mostra che cosa cambia
    tanglewood play { $game } --pack FOLDER   gioca con il pacchetto
pack-starter-experimental = I numeri restano nei limiti del gioco. Questo li toglie:
pack-starter-table = { $n ->
    [one] { $table }: nel gioco ce n’è uno.
   *[other] { $table }: { $n } nel gioco; `tanglewood pack show { $game } { $table }` li stampa tutti. Il primo:
}
