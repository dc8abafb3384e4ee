# The rulebook in the browser: its pages, its symbols, the search, the exact rules.

web-book-game = { $title }
web-book-of = Zo speel je { $game }
web-book-contents = Inhoud
web-book-questions = Veelgestelde vragen
web-book-symbols = De symbolen
web-book-symbols-of = De symbolen van { $game }
web-book-all-exact = { $n ->
    [one] De ene precieze regel
   *[other] Alle { $n } precieze regels
}
web-book-pages = De spelregels
web-book-exact = { $n ->
    [one] de precieze regel
   *[other] de precieze regels
}
web-book-ask = Vraag naar regels en kaarten
web-book-ask-example = Vraag: wie wint bij gelijkspel?
web-book-answers = { $n ->
    [0] Niets past. Probeer andere woorden.
    [one] 1 antwoord
   *[other] { $n } antwoorden, de beste eerst
}
web-book-more = Meer antwoorden
web-book-card = { $name }, de kaart
web-book-kind = { $kind ->
    [question] een vraag
    [page] de spelregels
    [rule] een precieze regel
    [card] een kaart
   *[symbol] een symbool
}
web-book-step = Stap { $n }
web-rules-filter = Alleen regels met deze woorden
web-cards-box = Doos
web-cards-any-box = alle dozen
web-card-where = Waar dit vandaan komt
web-card-link = Link naar { $name }

web-rules-english = De precieze regels zijn in het Engels.
