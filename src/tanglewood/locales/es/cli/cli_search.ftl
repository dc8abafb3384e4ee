# Searches: `tanglewood study search`, and what it refuses.

help-search-short = Buscar números que se acerquen a varios objetivos.
help-search =
    Buscar números que se acerquen a varios objetivos y mostrar lo que cada uno cuesta a los demás.

    Una búsqueda es un pequeño archivo TOML (docs/studies.md): objetivos y los números que pueden variar. Cada ensayo
    juega primero pocas partidas; los que podrían estar entre los mejores juegan más, y los mejores se juegan otra vez
    con repartos nuevos. La misma orden sigue donde se paró.

    tanglewood study search hands.toml --trials 40 --games 160 -o hands.html
help-search-file = Una búsqueda en un archivo TOML.
help-search-games = El máximo de partidas de un ensayo antes de las nuevas; en lugar de lo que dice el archivo.
help-search-trials = Cuántos puntos se prueban; en lugar de lo que dice el archivo.
help-search-out = Escribe lo encontrado en una página con gráficos, para abrirla en un navegador sin red.
help-search-write = Escribe cada punto del frente como paquete en esta carpeta, para jugarlo.

cli-search-done = { $trials ->
        [one] 1 ensayo y el juego impreso
       *[other] { $trials } ensayos y el juego impreso
    }, { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } de { $game }, en { $folder }
cli-search-refused = { $n ->
        [one] 1 ensayo no se ha jugado porque los números no encajan entre sí: { $why }
       *[other] { $n } ensayos no se han jugado porque los números no encajan entre sí: { $why }
    }
cli-search-points-title = Los mejores puntos; en el frente: ninguno está más cerca de un objetivo sin estar más lejos de otro
cli-search-goals-title = { $deals ->
        [one] Con 1 reparto nuevo que la búsqueda no usó (todos los intervalos juntos { $level })
       *[other] Con { $deals } repartos nuevos que la búsqueda no usó (todos los intervalos juntos { $level })
    }
cli-search-mattered-title = Qué números importaron, en todos los ensayos (un indicio: los ensayos no se reparten por igual)
cli-search-interrupted = { $done ->
        [one] interrumpido; se conserva 1 partida. Sigue con: { $command }
       *[other] interrumpido; se conservan { $done } partidas. Sigue con: { $command }
    }
cli-search-written = Ensayo { $trial }: { $command }
cli-search-nothing-written = No se ha escrito nada: en el frente solo está el juego impreso.
cli-column-trial = ensayo
cli-column-front = en el frente
cli-column-chance = prob.
cli-column-changes = números
cli-column-goal = objetivo
cli-column-wanted = se busca
cli-column-searched = buscado
cli-column-fresh = nuevo
cli-column-joint = intervalo
cli-column-verdict = ¿dentro?

refused-search-goals = goals: se espera al menos uno, como turns = {"{"} from = 40, to = 50 {"}"}
refused-search-numbers = numbers: se espera al menos uno, como "counts.hand" = [3, 4, 5]
refused-search-count = { $name }: se espera un número entero desde 1; se ha dado { $given }
refused-search-players = numbers: options.players solo puede variar si bots es un nombre para todos los asientos; se ha dado { $given }
refused-search-range = numbers: { $path }: se espera from menor que to y un paso mayor que 0; se ha dado { $given }
refused-search-values = numbers: { $path }: se esperan de 2 a { $most } valores distintos; se ha dado { $given }
refused-search-goal-range = goals: { $goal }: se espera from, to o ambos, o un valor con cuánto puede desviarse (within)
refused-search-goal-order = goals: { $goal }: se espera from menor que to; se ha dado { $low } y { $high }
refused-search-goal-both = goals: { $goal }: se espera una medida o una parte; se han dado ambas
refused-search-goal-scale = goals: { $goal }: se espera una escala mayor que 0; se ha dado { $given }
refused-search-goal-share = goals: { $goal }: se esperan componentes como card:farm o card:*; se ha dado { $given }
refused-search-goal-pace = goals: { $goal }: se espera pace, los segundos que tardan las personas en una decisión con elección
refused-search-other = { $folder } contiene otra búsqueda (resumen { $here }, esta tiene { $wanted }); indica otra carpeta con --folder
refused-search-study = { $folder } contiene un estudio; indica otra carpeta con --folder
