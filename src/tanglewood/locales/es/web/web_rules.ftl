# The rulebook in the browser: its pages, its symbols, the search, the exact rules.

web-book-game = { $title }
web-book-of = Cómo se juega a { $game }
web-book-contents = Contenido
web-book-questions = Preguntas frecuentes
web-book-symbols = Los símbolos
web-book-symbols-of = Los símbolos de { $game }
web-book-all-exact = { $n ->
    [one] La única regla exacta
   *[other] Las { $n } reglas exactas
}
web-book-pages = El reglamento
web-book-exact = { $n ->
    [one] la regla exacta
   *[other] las reglas exactas
}
web-book-ask = Pregunta por reglas y cartas
web-book-ask-example = Pregunta: ¿quién gana un empate?
web-book-answers = { $n ->
    [0] No hay nada que encaje. Prueba con otras palabras.
    [one] 1 respuesta
   *[other] { $n } respuestas, la mejor primero
}
web-book-more = Más respuestas
web-book-card = { $name }, la carta
web-book-kind = { $kind ->
    [question] una pregunta
    [page] el reglamento
    [rule] una regla exacta
    [card] una carta
   *[symbol] un símbolo
}
web-book-step = Paso { $n }
web-rules-filter = Solo reglas con estas palabras
web-cards-box = Caja
web-cards-any-box = todas las cajas
web-card-where = De dónde sale esto
web-card-link = Enlace a { $name }
# Shown beside them in every other language.
web-rules-english = Las reglas exactas están en inglés.
