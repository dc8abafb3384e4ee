# `tanglewood words`, for translators.

help-words-short = Guarda che cosa manca a una traduzione, e che cosa è cambiato da allora.
help-words-group = Traduzioni: che cosa manca, non è aggiornato o è sbagliato.
help-words-status = Di’ che cosa manca a una lingua, che cosa nessuno usa, che cosa è cambiato in inglese e che cosa è sbagliato; senza una lingua, quanto ne ha ciascuna.
help-words-template = Stampa ciò che manca a una lingua, in inglese, file per file, da tradurre.
help-words-accept = Di’ che le traduzioni di una lingua corrispondono alle frasi inglesi come sono ora.
help-words-language = La lingua, come de.
help-words-keys = Solo queste frasi; senza, tutte quelle della lingua.
cli-words-missing = { $n ->
    [one] manca { $n } frase
   *[other] mancano { $n } frasi
}
cli-words-changed = { $n ->
    [one] { $n } frase è cambiata in inglese da quando è stata tradotta
   *[other] { $n } frasi sono cambiate in inglese da quando sono state tradotte
}
cli-words-unused = { $n ->
    [one] { $n } frase che nessuno usa
   *[other] { $n } frasi che nessuno usa
}
cli-words-mistakes = { $n ->
    [one] { $n } errore
   *[other] { $n } errori
}
cli-words-done = { $language }: ci sono tutte le { $n } frasi, e corrispondono.
cli-words-accepted = { $n ->
    [one] { $language }: { $n } traduzione ora accettata che prima non lo era.
   *[other] { $language }: { $n } traduzioni ora accettate che prima non lo erano.
}
cli-words-column-missing = mancanti
cli-words-column-changed = cambiate
cli-words-column-unused = inutilizzate
cli-words-column-mistakes = errori
