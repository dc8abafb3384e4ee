# The rulebook in the browser: its pages, its symbols, the search, the exact rules.

web-book-game = { $title }
web-book-of = How to play { $game }
web-book-contents = Contents
web-book-questions = Questions people ask
web-book-symbols = The symbols
web-book-symbols-of = The symbols of { $game }
web-book-all-exact = { $n ->
    [one] The one exact rule
   *[other] All { $n } exact rules
}
web-book-pages = The rulebook
web-book-exact = { $n ->
    [one] the exact rule
   *[other] the exact rules
}
web-book-ask = Ask about rules and cards
web-book-ask-example = Ask: who wins a tie?
web-book-answers = { $n ->
    [0] Nothing fits. Try other words.
    [one] 1 answer
   *[other] { $n } answers, best first
}
web-book-more = More answers
web-book-card = { $name }, the card
web-book-kind = { $kind ->
    [question] a question
    [page] the rulebook
    [rule] an exact rule
    [card] a card
   *[symbol] a symbol
}
web-book-step = Step { $n }
# Shown beside them in every other language.
web-rules-english = The exact rules are in English.
web-rules-filter = Only rules with these words
web-cards-box = Box
web-cards-any-box = every box
web-card-where = Where this comes from
web-card-link = Link to { $name }
