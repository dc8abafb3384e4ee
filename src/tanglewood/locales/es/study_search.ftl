# What a search found, in the terminal and on its page (`tanglewood study search FILE -o report.html`).

search-span = { $low } a { $high }
search-at-most = { $high } como máximo
search-at-least = { $low } como mínimo
search-trial = { $n ->
        [0] impreso
       *[other] { $n }
    }
search-front-mark = { $on ->
        [yes] sí
       *[no] no
    }
search-verdict = { $verdict ->
        [certain] seguro
        [not] no
       *[perhaps] quizá
    }
search-verdict-whole = { $verdict ->
        [certain] dentro con seguridad
        [not] fuera con seguridad
       *[perhaps] quizá dentro
    }
search-before = { $value } con los repartos de la búsqueda

search-luck = Suerte de la búsqueda
search-luck-said = { $n ->
        [one] { $fell ->
            [0] El único punto elegido sigue en el frente con repartos nuevos
           *[other] El único punto elegido ya no está en el frente con repartos nuevos
        }; su distancia a todos los objetivos juntos era { $before } cuando se eligió y ahora es { $now }.
       *[other] { $fell ->
            [0] Los { $n } puntos elegidos siguen en el frente con repartos nuevos
            [one] { $fell } de { $n } puntos elegidos ya no está en el frente con repartos nuevos
           *[other] { $fell } de { $n } puntos elegidos ya no están en el frente con repartos nuevos
        }; su distancia media a todos los objetivos juntos era { $before } cuando se eligieron y ahora es { $now }.
    }
search-mattered = Qué números importaron
search-mattered-about = En todos los ensayos. Un indicio: los ensayos no se reparten por igual, la búsqueda miró donde prometía.
search-mattered-none = No es seguro para ningún número.
search-mattered-said = { $many ->
        [yes] { $number }: distancia a { $goal } { $below } por debajo de { $middle }, { $above } a partir de { $middle }
       *[no] { $number }: { $goal } { $below } por debajo de { $middle }, { $above } a partir de { $middle }
    }

search-title = { $game }: búsqueda de mejores números
search-answer = La respuesta
search-answer-said = { $n ->
        [0] Ningún punto encontrado es mejor que el juego impreso en un objetivo sin ser peor en otro.
        [one] Hay un punto en el frente
       *[other] Hay { $n } puntos en el frente: ninguno es mejor que otro en un objetivo sin ser peor en otro
    }{ $n ->
        [0] {""}
       *[other] ; { $sure ->
            [0] ninguno está con seguridad dentro de todos los objetivos
            [one] uno está con seguridad dentro de todos los objetivos
           *[other] { $sure } están con seguridad dentro de todos los objetivos
        }.
    } { $printed ->
        [yes] El juego impreso también está en el frente.
       *[no] El juego impreso no está en él.
    }
search-goals = Qué se busca
search-front = El frente y el juego impreso
search-front-about = Con repartos nuevos que la búsqueda no usó; todos los intervalos de la tabla valen juntos ({ $level }). En la segunda columna, en cuántos de los repartos remuestreados está un punto en el frente.
search-packs-about = El archivo al final de una fila es ese punto como paquete: juégalo con --pack o envíalo al preparar una mesa.
search-trials = Todos los ensayos
search-col-trial = Ensayo
search-col-front = En el frente
search-col-deals = Repartos
search-col-pack = Paquete
search-plot-trade = { $one } frente a { $other }
search-plot-number = { $goal } según { $number }
search-plot-about = Sombreado: lo que se busca. Los puntos grandes con intervalos se han jugado otra vez con repartos nuevos: los círculos están en el frente, los rombos ya no, el triángulo es el juego impreso. Los puntos pequeños son todos los demás ensayos.
search-made = Cómo se hizo
search-made-trials = ensayos
search-made-games = partidas
search-made-fresh = repartos nuevos
search-made-how = Bots: { $bots }; semilla { $seed }; todos los ensayos juegan los mismos repartos.
search-made-version = Tanglewood { $version }, { $optimizer }, resumen { $digest }.

search-pack-head = Ensayo { $trial } de la búsqueda con el resumen { $digest }.
search-pack-options = Juégalo con: { $options }
