# The rulebook in the browser

web-book-game = { $title }
web-book-of = Comment jouer : { $game }
web-book-contents = Sommaire
web-book-questions = Questions fréquentes
web-book-symbols = Les symboles
web-book-symbols-of = Les symboles : { $game }
web-book-all-exact = { $n ->
    [1] La règle exacte
   *[other] Les { $n } règles exactes
}
web-book-pages = Le livret de règles
web-book-exact = { $n ->
    [1] la règle exacte
   *[other] les règles exactes
}
web-book-ask = Une question sur les règles ou les cartes
web-book-ask-example = Qui gagne en cas d’égalité ?
web-book-answers = { $n ->
    [0] Rien ne correspond. Essayez d’autres mots.
    [one] { $n } réponse
   *[other] { $n } réponses, la meilleure d’abord
}
web-book-more = Plus de réponses
web-book-card = { $name }, la carte
web-book-kind = { $kind ->
    [question] une question
    [page] le livret
    [rule] une règle exacte
    [card] une carte
   *[symbol] un symbole
}
web-book-step = Étape { $n }
web-rules-filter = Seulement les règles avec ces mots
web-cards-box = Boîte
web-cards-any-box = toutes les boîtes
web-card-where = D’où cela vient
web-card-link = Lien vers { $name }

# Shown beside them in every other language.
web-rules-english = Les règles exactes sont en anglais.
