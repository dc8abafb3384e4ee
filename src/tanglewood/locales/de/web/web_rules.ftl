# The rulebook in the browser: its pages, its symbols, the search, the exact rules.

web-book-game = { $title }
web-book-of = So spielt man { $game }
web-book-contents = Inhalt
web-book-questions = Häufige Fragen
web-book-symbols = Die Symbole
web-book-symbols-of = Die Symbole: { $game }
web-book-all-exact = { $n ->
    [one] Die eine genaue Regel
   *[other] Alle { $n } genauen Regeln
}
web-book-pages = Die Spielregel
web-book-exact = { $n ->
    [one] die genaue Regel
   *[other] die genauen Regeln
}
web-book-ask = Nach Regeln und Karten fragen
web-book-ask-example = Wer gewinnt bei Gleichstand?
web-book-answers = { $n ->
    [0] Nichts passt. Versuch andere Wörter.
    [one] 1 Antwort
   *[other] { $n } Antworten, die beste zuerst
}
web-book-more = Mehr Antworten
web-book-card = { $name }, die Karte
web-book-kind = { $kind ->
    [question] eine Frage
    [page] die Spielregel
    [rule] eine genaue Regel
    [card] eine Karte
   *[symbol] ein Symbol
}
web-book-step = Schritt { $n }
web-rules-filter = Nur Regeln mit diesen Wörtern
web-cards-box = Schachtel
web-cards-any-box = jede Schachtel
web-card-where = Woher das kommt
web-card-link = Link zu { $name }

# Shown beside them in every other language.
web-rules-english = Die genauen Regeln sind auf Englisch.
