# `tanglewood words`, for translators.

help-words-short = Zien wat een vertaling mist en wat er sindsdien is veranderd.
help-words-group = Vertalingen: wat ontbreekt, verouderd is of fout.
help-words-status = Zeggen wat een taal mist, waar niemand om vraagt, wat er in het Engels is veranderd en wat fout is; zonder taal: hoeveel elke taal ervan heeft.
help-words-accept = Zeggen dat de vertalingen van een taal passen bij de Engelse zinnen zoals ze nu zijn.
help-words-language = De taal, zoals nl.
help-words-keys = Alleen deze zinnen; zonder dit alle zinnen van de taal.
cli-words-missing = { $n ->
    [one] { $n } zin ontbreekt
   *[other] { $n } zinnen ontbreken
}
cli-words-changed = { $n ->
    [one] { $n } zin is in het Engels veranderd sinds hij is vertaald
   *[other] { $n } zinnen zijn in het Engels veranderd sinds ze zijn vertaald
}
cli-words-unused = { $n ->
    [one] { $n } zin waar niemand om vraagt
   *[other] { $n } zinnen waar niemand om vraagt
}
cli-words-mistakes = { $n ->
    [one] { $n } fout
   *[other] { $n } fouten
}
cli-words-done = { $language }: alle { $n } zinnen zijn er, en ze passen.
cli-words-accepted = { $n ->
    [one] { $n } vertaling van { $language } is nu geaccepteerd die dat eerst niet was.
   *[other] { $n } vertalingen van { $language } zijn nu geaccepteerd die dat eerst niet waren.
}
cli-words-column-missing = ontbreekt
cli-words-column-changed = veranderd
cli-words-column-unused = ongebruikt
cli-words-column-mistakes = fouten

help-words-template = Tonen wat een taal mist, in het Engels, bestand voor bestand, om te vertalen.
