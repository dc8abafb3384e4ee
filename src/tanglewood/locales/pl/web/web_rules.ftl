# The rulebook in the browser: its pages, its symbols, the search, the exact rules.

web-book-game = { $title }
web-book-of = Jak grać: { $game }
web-book-contents = Spis treści
web-book-questions = Częste pytania
web-book-symbols = Symbole
web-book-symbols-of = Symbole gry { $game }
web-book-all-exact = { $n ->
    [one] Jedyna dokładna zasada
    [few] Wszystkie dokładne zasady ({ $n })
   *[many] Wszystkie dokładne zasady ({ $n })
}
web-book-pages = Instrukcja
web-book-exact = { $n ->
    [one] dokładna zasada
    [few] dokładne zasady
   *[many] dokładne zasady
}
web-book-ask = Zapytaj o zasady i karty
web-book-ask-example = Kto wygrywa przy remisie?
web-book-answers = { $n ->
    [0] Nic nie pasuje. Spróbuj innych słów.
    [one] 1 odpowiedź
    [few] { $n } odpowiedzi, najlepsze najpierw
   *[many] { $n } odpowiedzi, najlepsze najpierw
}
web-book-more = Więcej odpowiedzi
web-book-card = { $name }, karta
web-book-kind = { $kind ->
    [question] pytanie
    [page] instrukcja
    [rule] dokładna zasada
    [card] karta
   *[symbol] symbol
}
web-book-step = Krok { $n }
web-rules-filter = Tylko zasady z tymi słowami
web-cards-box = Pudełko
web-cards-any-box = wszystkie pudełka
web-card-where = Skąd to pochodzi
web-card-link = Link: { $name }

web-rules-english = Dokładne zasady są po angielsku.
