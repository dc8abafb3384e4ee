# `tanglewood words`, for translators.

help-words-short = Ver qué le falta a una traducción y qué ha cambiado desde entonces.
help-words-group = Traducciones: qué falta, qué no está al día o qué está mal.
help-words-status = Dice qué le falta a un idioma, qué no pide nadie, qué ha cambiado en inglés y qué está mal; sin idioma, cuánto tiene cada uno.
help-words-template = Muestra lo que le falta a un idioma, en inglés, archivo por archivo, para traducirlo.
help-words-accept = Dice que las traducciones de un idioma encajan con las frases inglesas tal como son ahora.
help-words-language = El idioma, como de.
help-words-keys = Solo estas frases; sin esto, todas las del idioma.
cli-words-missing = { $n ->
    [one] falta { $n } frase
   *[other] faltan { $n } frases
}
cli-words-changed = { $n ->
    [one] { $n } frase ha cambiado en inglés desde que se tradujo
   *[other] { $n } frases han cambiado en inglés desde que se tradujeron
}
cli-words-unused = { $n ->
    [one] { $n } frase que no pide nadie
   *[other] { $n } frases que no pide nadie
}
cli-words-mistakes = { $n ->
    [one] { $n } error
   *[other] { $n } errores
}
cli-words-done = { $language }: las { $n } frases están todas, y encajan.
cli-words-accepted = { $n ->
    [one] { $language }: { $n } traducción aceptada ahora que antes no lo estaba.
   *[other] { $language }: { $n } traducciones aceptadas ahora que antes no lo estaban.
}
cli-words-column-missing = faltan
cli-words-column-changed = cambiadas
cli-words-column-unused = sin uso
cli-words-column-mistakes = errores
