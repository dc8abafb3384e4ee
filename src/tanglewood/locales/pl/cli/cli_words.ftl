# `tanglewood words`, for translators.

help-words-short = Zobacz, czego brakuje w tłumaczeniu i co się od tego czasu zmieniło.
help-words-group = Tłumaczenia: czego brakuje, co jest nieaktualne lub błędne.
help-words-status = Powiedz, czego brakuje w języku, o co nikt nie pyta, co zmieniło się po angielsku i co jest błędne; bez podania języka: ile ma każdy z nich.
help-words-accept = Uznaj, że tłumaczenia języka pasują do obecnych angielskich zdań.
help-words-language = Język, na przykład de.
help-words-keys = Tylko te zdania; bez tego wszystkie zdania języka.
cli-words-missing = { $n ->
    [one] brakuje { $n } zdania
    [few] brakuje { $n } zdań
   *[many] brakuje { $n } zdań
}
cli-words-changed = { $n ->
    [one] { $n } zdanie zmieniło się po angielsku od czasu tłumaczenia
    [few] { $n } zdania zmieniły się po angielsku od czasu tłumaczenia
   *[many] { $n } zdań zmieniło się po angielsku od czasu tłumaczenia
}
cli-words-unused = { $n ->
    [one] { $n } zdanie, o które nikt nie pyta
    [few] { $n } zdania, o które nikt nie pyta
   *[many] { $n } zdań, o które nikt nie pyta
}
cli-words-mistakes = { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
   *[many] { $n } błędów
}
cli-words-done = { $language }: są wszystkie zdania ({ $n }) i pasują.
cli-words-accepted = { $language }: nowo uznane tłumaczenia: { $n }.
cli-words-column-missing = brakuje
cli-words-column-changed = zmienione
cli-words-column-unused = nieużywane
cli-words-column-mistakes = błędy

help-words-template = Wypisz, czego brakuje w języku, po angielsku, plik po pliku, do przetłumaczenia.
