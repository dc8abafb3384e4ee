# What commands refuse, and why. They follow “error: ”, so they begin with a small letter.

refused-option-form = opzione -o: previsto NAME=VALUE, come players=3, ricevuto { $given }
refused-players-twice = opzione players: --players dice { $players }, -o dice { $other }
refused-choice = opzione { $option }: previsto uno di { $known }, ricevuto { $given }
refused-only-analyse = --level e --json vanno con --analyse
refused-check-alone = --check controlla soltanto una registrazione; togli { $others }
refused-seat = opzione seat: previsto un posto da 0 a { $last }, ricevuto { $given }
refused-number = { $high ->
    [none] previsto un numero intero da { $low } in su
   *[other] previsto un numero intero da { $low } a { $high }
}, ricevuto { $given }
refused-folder = opzione tests: { $folder } non è una cartella
refused-loose = prevista un’opzione del gioco, come --difficulty 2, ricevuto { $given }
refused-no-value = opzione { $option }: previsto un valore dopo
refused-no-bots = opzione bots: previsto almeno un nome, come greedy,random

# Resuming a game.
refused-resume = --resume continua una partita salvata: giocatori, seme e opzioni non si possono cambiare
refused-resume-game = { $file } è una partita di { $title }; riprendila con: tanglewood play { $game } --resume { $file }
refused-resume-bots = --resume continua una partita salvata: i bot non si possono cambiare ({ $bots })
refused-admin-what = previsto «table» o «person», ricevuto { $given }
refused-admin-not-banned = { $who } può già entrare
refused-admin-no-report = non c’è nessuna segnalazione { $id }
refused-admin-unknown = non c’è nessun tavolo { $id }
refused-data-gone = non ci sono tavoli in { $folder }
refused-record = --record: { $file } esiste già; scegli un altro file, o continualo con --resume
refused-too-many-bots = opzione bots: { $seats ->
    [0] a questo tavolo non siede nessun altro
    [one] c’è 1 altro posto
   *[other] ci sono altri { $seats } posti
}, ricevuto { $names }

# Many games.
refused-line-up = opzione bots: { $n ->
    [one] previsto 1 nome
   *[other] previsti { $n } nomi
}, uno per ogni posto, ricevuto { $names }
refused-same-bots = opzione bots: previsti nomi diversi, ricevuto { $names }
refused-two-bots = opzione bots: previsti almeno due nomi, ricevuto { $names }
refused-variant = { $game } non ha la variante { $given }; { $offered }
refused-variants-clash = le varianti { $one } e { $other } non si possono combinare: { $option } è { $first } in una e { $second } nell’altra; { $offered }
refused-variants-vary = le varianti possono variare una sola opzione; { $names } varierebbero { $one } e { $other }; { $offered }
refused-variant-sets = opzione { $option }: la variante { $variant } imposta { $value }, ricevuto { $given }
refused-variants-offered = { $names ->
    [none] non ne ha
   *[other] ha { $names }
}
refused-range = opzione { $option }: { $given } conta all’indietro; previsto un intervallo come 0..4
refused-several = opzione { $option }: previsto un valore, ricevuto { $given }; solo «tanglewood simulate» ne accetta più di uno
refused-plot-file = opzione plot: previsto un file come ratings.html ({ $formats }), ricevuto { $file }
refused-plot-folder = non c’è una cartella { $folder } in cui scrivere
refused-plot-library = opzione plot: i grafici richiedono { $library }; installalo con: pip install 'tanglewood[plot]'
refused-pack-folder = { $folder }: prevista una cartella nuova o vuota
refused-no-pack = { $game } non ha un pacchetto che si possa cambiare
refused-pack-there = su { $address } è in funzione un Tanglewood che non ha questo pacchetto; fermalo, usa --data, o invia lì il pacchetto quando prepari un tavolo
refused-language = nessuna lingua si chiama { $given }; ci sono: { $known }
refused-train-needs-numpy = Per imparare serve numpy: pip install 'tanglewood[learning]'.

# How a command was typed. `$problem` is another refusal. What is typed stays English.
refused-usage-option = non c’è un’opzione { $given }
refused-usage-option-near = non c’è un’opzione { $given }; forse { $near }?
refused-usage-command = non c’è un comando { $given }; ci sono: { $known }
refused-usage-missing = manca { $option }
refused-usage-value = opzione { $option }: { $problem }
refused-usage-unfit = opzione { $option }: questo valore non va bene
refused-usage-flag = opzione { $option }: non prende alcun valore
refused-usage-extra = parole che non si riferiscono a nulla: { $given }

# How a command is used, above what is wrong with it. `$usage` and `$command` are as they are typed.
cli-usage = Uso: { $usage }
cli-usage-help = Per saperne di più: { $command }
