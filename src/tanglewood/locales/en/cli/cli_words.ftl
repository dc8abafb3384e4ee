# `tanglewood words`, for translators.

help-words-short = See what a translation lacks, and what has changed since.
help-words-group = Translations: what is missing, out of date or wrong.
help-words-status = Say what a language lacks, what nobody asks for, what has changed in English, and what is wrong; without a language, how much of it each one has.
help-words-template = Print what a language lacks, in English, file by file, to be translated.
help-words-accept = Say that the translations of a language fit the English sentences as they are now.
help-words-language = The language, like de.
help-words-keys = Only these sentences; all of the language without it.
cli-words-missing = { $n ->
    [one] { $n } sentence is missing
   *[other] { $n } sentences are missing
}
cli-words-changed = { $n ->
    [one] { $n } sentence has changed in English since it was translated
   *[other] { $n } sentences have changed in English since they were translated
}
cli-words-unused = { $n ->
    [one] { $n } sentence that nobody asks for
   *[other] { $n } sentences that nobody asks for
}
cli-words-mistakes = { $n ->
    [one] { $n } mistake
   *[other] { $n } mistakes
}
cli-words-done = { $language }: all { $n } sentences are there, and they fit.
cli-words-accepted = { $n ->
    [one] { $n } translation of { $language } is accepted now that was not before.
   *[other] { $n } translations of { $language } are accepted now that were not before.
}
cli-words-column-missing = missing
cli-words-column-changed = changed
cli-words-column-unused = unused
cli-words-column-mistakes = mistakes
