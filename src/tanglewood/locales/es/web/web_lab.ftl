# The Lab in the browser; what a report says is in study_report.ftl.

web-nav-lab = Taller
web-lab = Taller
web-lab-lead = Cambia un número y mira qué efecto tiene en el juego.
web-lab-none = Aún no hay estudios.
web-lab-new = Pregunta nueva
web-lab-new-lead = Con cada versión se juegan los mismos repartos; lo que entonces varía se debe al cambio.
web-lab-all = Todos los estudios
web-lab-state = Cómo va
web-lab-status = { $status ->
        [waiting] espera su turno
        [running] se está jugando
        [stopped] parado
        [failed] no ha funcionado
       *[done] terminado
    }
web-lab-games = { $about ->
        [yes] { $done } de unas { $wanted } partidas
       *[no] { $done } de { $wanted } partidas
    }
web-lab-what = { $kind ->
        [search] Lo que puede variar: { $variants }; { $bots }
       *[study] { $variants }; { $bots }
    }
web-lab-command = { $kind ->
        [search] Lo mismo en la línea de órdenes, con el archivo de abajo como search.toml:
       *[study] Lo mismo en la línea de órdenes:
    }
web-lab-stop = Parar
web-lab-resume = Seguir
web-lab-remove = Borrar
web-lab-save = Guardar el informe
web-lab-tables = Guardar las tablas
web-lab-later = { $kind ->
        [search] Lo encontrado aparecerá aquí en cuanto termine la búsqueda. Puedes cerrar esta página.
       *[study] El resultado aparecerá aquí en cuanto termine o se pare. Puedes cerrar esta página.
    }
web-lab-report = Informe: { $title }

web-lab-game = Qué juego
web-lab-players = Asientos
web-lab-bot = Quién juega
web-lab-other = En los demás asientos
web-lab-same = el mismo
web-lab-differs = Qué cambia
web-lab-kind = { $kind ->
        [number] Un número
        [pack] Un paquete
        [option] Una opción
        [without] Sin algo
       *[none] Nada
    }
web-lab-kind-about = { $kind ->
        [number] Un componente tal como está impreso contra uno con otro valor.
        [pack] El juego tal como está impreso contra un paquete tuyo.
        [option] El juego con un valor de una opción contra otros.
        [without] Un bot prescinde de algo: ¿cuánto vale eso?
       *[none] Una sola versión: ¿cómo se juega?
    }
web-lab-thing = Componente
web-lab-choose = elige uno
web-lab-field = Qué dato
web-lab-printed = Impreso: { $value }
web-lab-value = Valor nuevo
web-lab-several = Varios con comas: 2, 4
web-lab-option = Opción
web-lab-values = Al menos dos de estos
web-lab-count = Partidas
web-lab-count-about = De cada versión. Más partidas, intervalos más estrechos: con el cuádruple se reducen a la mitad.
web-lab-early = Parar en cuanto esté claro
web-lab-early-about = Sus intervalos son más anchos, pero valen por muchas veces que se mire.
web-lab-measure = Qué tiene que estar claro
web-lab-precision = Con un margen de
web-lab-title = Tu pregunta
web-lab-title-example = Si una carta cuesta menos, ¿quién gana?
web-lab-begin = Empezar

web-lab-search = Buscar números
web-lab-search-lead = Di qué quieres del juego y qué números pueden variar; nunca hay una sola respuesta.
web-lab-search-example = Una partida más corta en la que empezar no sea una ventaja
web-lab-goals = Qué se busca
web-lab-goals-about = Un límite inferior, uno superior o ambos. Se muestra lo que varios objetivos se cuestan entre sí.
web-lab-goal = Objetivo { $n }
web-lab-pace = Segundos por decisión
web-lab-low = { $unit ->
        [percent] Desde, en %
       *[none] Desde
    }
web-lab-high = { $unit ->
        [percent] Hasta, en %
       *[none] Hasta
    }
web-lab-more-goal = Un objetivo más
web-lab-less-goal = Sin el objetivo { $n }
web-lab-numbers = Qué puede variar
web-lab-numbers-about = De uno en uno, dentro de los límites que el juego tiene para un número.
web-lab-number = Número { $n }
web-lab-more-number = Un número más
web-lab-less-number = Sin el número { $n }
web-lab-trials = Ensayos
web-lab-trials-about = Puntos que se prueban.
web-lab-most-games = Partidas por ensayo
web-lab-most-games-about = Como mucho; lo que queda lejos de los objetivos recibe menos. Los mejores se juegan otra vez con repartos nuevos.
web-lab-seek = Buscar
web-lab-file = search.toml
