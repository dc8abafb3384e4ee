# What `tanglewood words` says about translations.

help-words-short = Sehen, was einer Übersetzung fehlt und was sich seitdem geändert hat.
help-words-group = Übersetzungen: was fehlt, veraltet oder falsch ist.
help-words-status = Sagen, was einer Sprache fehlt, wonach niemand fragt, was sich im Englischen geändert hat und was falsch ist; ohne Sprache, wie viel davon jede hat.
help-words-accept = Sagen, dass die Übersetzungen einer Sprache zu den englischen Sätzen passen, wie sie jetzt sind.
help-words-language = Die Sprache, wie de.
help-words-keys = Nur diese Sätze; ohne Angabe alle der Sprache.
cli-words-missing = { $n ->
    [one] { $n } Satz fehlt
   *[other] { $n } Sätze fehlen
}
cli-words-changed = { $n ->
    [one] { $n } Satz hat sich im Englischen geändert, seit er übersetzt wurde
   *[other] { $n } Sätze haben sich im Englischen geändert, seit sie übersetzt wurden
}
cli-words-unused = { $n ->
    [one] { $n } Satz, nach dem niemand fragt
   *[other] { $n } Sätze, nach denen niemand fragt
}
cli-words-mistakes = { $n } Fehler
cli-words-done = { $language }: Alle { $n } Sätze sind da, und sie passen.
cli-words-accepted = { $n ->
    [one] { $n } Übersetzung ({ $language }) gilt jetzt neu als passend.
   *[other] { $n } Übersetzungen ({ $language }) gelten jetzt neu als passend.
}
cli-words-column-missing = fehlend
cli-words-column-changed = geändert
cli-words-column-unused = ungenutzt
cli-words-column-mistakes = Fehler
help-words-template = Ausgeben, was einer Sprache fehlt, auf Englisch, Datei für Datei, zum Übersetzen.
