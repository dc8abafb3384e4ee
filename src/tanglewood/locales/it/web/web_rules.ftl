# The rulebook in the browser: its pages, its symbols, the search, the exact rules.

web-book-game = { $title }
web-book-of = Come si gioca a { $game }
web-book-contents = Indice
web-book-questions = Domande frequenti
web-book-symbols = I simboli
web-book-symbols-of = I simboli di { $game }
web-book-all-exact = { $n ->
    [one] L’unica regola esatta
   *[other] Tutte le { $n } regole esatte
}
web-book-pages = Il regolamento
web-book-exact = { $n ->
    [one] la regola esatta
   *[other] le regole esatte
}
web-book-ask = Chiedi di regole e carte
web-book-ask-example = Chiedi: e in caso di pareggio?
web-book-answers = { $n ->
    [0] Nessun risultato. Prova altre parole.
    [one] 1 risposta
   *[other] { $n } risposte, prima le migliori
}
web-book-more = Altre risposte
web-book-card = { $name }, la carta
web-book-kind = { $kind ->
    [question] una domanda
    [page] il regolamento
    [rule] una regola esatta
    [card] una carta
   *[symbol] un simbolo
}
web-book-step = Passo { $n }
web-rules-filter = Solo regole con queste parole
web-cards-box = Scatola
web-cards-any-box = ogni scatola
web-card-where = Da dove viene
web-card-link = Link a { $name }
# Shown beside them in every other language.
web-rules-english = Le regole esatte sono in inglese.
