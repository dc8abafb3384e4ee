# The report of a study (`tanglewood study report FOLDER -o report.html`).

report-span = { $low } a { $high }
report-bin = { $low } a { $high }
report-tip = { $value } ({ $span })
report-nth = { $n ->
        [1] empieza
       *[other] juega en el puesto { $n }
    }
report-variants = Qué se compara
report-answer = La respuesta

report-title-one = { $game }: cómo se juega
report-title-two = { $game }: ¿{ $one } o { $other }?
report-title-many = { $game }: { $n } versiones comparadas

report-measure-turns = Turnos por partida
report-measure-decisions = Decisiones por partida
report-measure-choices = Decisiones con elección
report-measure-options-mean = Opciones por decisión
report-measure-options-sd = Dispersión de las opciones
report-measure-options-most = Máximo de opciones a la vez
report-measure-lead-changes = Cambios de líder
report-measure-drama = Cuánto por detrás iba quien gana
report-measure-decided-at = Parte de la partida hasta decidirse
report-measure-margin = Ventaja de quien gana
report-measure-winners = Asientos que comparten la victoria
report-measure-rival-won = Victorias del rival
report-measure-first-seat = Victorias de quien empieza
report-measure-score = Puntuación media
report-measure-best-score = Mejor puntuación
report-measure-minutes = Minutos por partida
report-measure-won-by = Victorias de { $bot }
report-measure-won = Parte de la victoria
report-measure-points-from = Puntos: { $source }

report-answer-no = { $deals ->
        [one] Tras un reparto, ninguna medida difiere con seguridad. Con más repartos se verían diferencias menores.
       *[other] Tras { $deals } repartos, ninguna medida difiere con seguridad. Con más repartos se verían diferencias menores.
    }
report-answer-yes = { $n ->
        [one] Con los mismos repartos difiere con seguridad 1 de { $of } medidas: { $parts }.
       *[other] Con los mismos repartos difieren con seguridad { $n } de { $of } medidas: { $parts }.
    }
report-answer-part = { $unit ->
        [points] { $measure } { $value } puntos porcentuales en { $variant }
       *[none] { $measure } { $value } en { $variant }
    }
report-answer-mean = { $measure }: { $value } ({ $span }).

report-certain = Lo que es seguro
report-noise = Lo que puede ser ruido
report-nothing-certain = Nada de lo que se ha comparado.
report-difference = { $measure }: { $value } en { $variant } ({ $span }); { $base } en { $against }.
report-difference-share = { $measure }, en puntos porcentuales: { $value } en { $variant } ({ $span }); { $base } en { $against }.
report-worth-share = Prescindir de { $thing } cuesta, en puntos porcentuales de la victoria: { $value } ({ $span }).
report-worth-score = Prescindir de { $thing } cuesta, en puntos de la puntuación: { $value } ({ $span }).
report-place = { $variant }: quien { $nth } gana { $value } ({ $span }); lo justo sería { $fair }.
report-places-fair = { $variant }: ningún puesto en el orden de juego se aparta con seguridad de lo justo, { $fair }.
# The code hands over an id.
report-did = { $did ->
        [offered] se ofrece
        [taken] se toma
        [played] se juega
        [used] se usa
       *[other] { $did }
    }
report-who-did = { $did ->
        [offered] quien recibe la oferta
        [taken] quien lo toma
        [played] quien lo juega
        [used] quien lo usa
       *[other] { $did }
    }
report-usage = { $component }: { report-did } { $value } veces por partida en { $variant } ({ $span }).
report-share = { $component }: { report-who-did } en { $variant } gana { $value } ({ $span }); lo justo sería { $fair }.
report-supply-short = { $kind }: una partida usó { $most } a la vez; en la caja hay { $printed }.
report-correction-holm = Intervalos: { $level }, cada uno por separado. «Seguro» vale para todas las comparaciones juntas (Holm); componentes y puestos se corrigen entre sí.
report-correction-bh = Intervalos: { $level }, cada uno por separado. Entre lo que se llama seguro hay poco falso (Benjamini y Hochberg).
report-correction-none = Intervalos: { $level }, cada uno por separado. No se corrige por las muchas comparaciones: cuenta con algunas falsas.
report-hint-no-proof = Quienes ganan han tenido más de todo: la parte de la victoria de un componente es un indicio; la prueba es prohibírselo a un bot (--forbid).
report-unfinished = Este estudio no está terminado: { $done } de { $wanted } partidas. Lo que dice aún puede cambiar.
report-early = La regla de parada lo terminó antes, tras { $deals } de { $wanted } repartos. Sus intervalos valen por muchas veces que se mire.

report-plot-shares = Qué difiere, en puntos porcentuales
report-plot-shares-about = Respecto a { $base }, con los mismos repartos. Un punto lleno es seguro, uno hueco puede ser ruido.
report-plot-amounts = Qué difiere, en porcentaje de { $base }
report-plot-amounts-about = Con los mismos repartos; los números van en sus propias unidades. Un punto hueco puede ser ruido.
report-plot-worth = Cuánto vale
report-plot-worth-about = Puntos porcentuales de la victoria que pierde un bot sin ello.
report-plot-length = Cuánto dura una partida
report-plot-length-about = Turnos, como parte de las partidas.
report-plot-margin = Por cuánto se gana una partida
report-plot-margin-about = Puntos de ventaja sobre el siguiente, como parte de las partidas.
report-plot-places = Parte de la victoria según el orden de juego
report-plot-places-about = Lo justo sería { $share }.
report-plot-components = Parte de la victoria de { report-who-did }
report-plot-components-about = Los que más destacan; lo justo sería { $share }.
report-plot-luck = De dónde vienen las diferencias de puntuación
report-plot-luck-about = Partes de la varianza: suerte del reparto y del puesto, habilidad del bot y el resto.
report-means = Media: { $all }.
report-part-deal = el reparto
report-part-place = el orden de juego
report-part-bot = el bot
report-part-play = el azar durante la partida

report-outliers = Partidas que destacan
report-outliers-about = Cada registro vuelve a jugar la partida: con la orden, o abierto en la primera página del cliente del navegador.
report-outlier = { $turns ->
        [one] { $variant }, reparto { $deal }: un turno, { $scores }
       *[other] { $variant }, reparto { $deal }: { $turns } turnos, { $scores }
    }
report-outlier-record = { $file }
report-outlier-longest = La más larga
report-outlier-shortest = La más corta
report-outlier-widest = La más clara
report-outlier-closest = La más reñida
report-outlier-highest = La puntuación más alta
report-outlier-dramatic = La mejor remontada

report-means-table = Medias de una partida, con intervalos
report-components-table = Todos los componentes
report-components-about = Veces por partida; luego la parte de la victoria de los asientos que lo tuvieron, con su intervalo, y los puntos que les dio. Una línea marcada es segura.
report-supply-table = Máximo de piezas en uso a la vez
report-resources-table = Lo que un puesto gana, gasta y desperdicia en una partida
report-col-measure = Medida
report-col-component = Componente
report-col-kind = Tipo
report-col-variant = En
report-col-offered = Ofrecido
report-col-taken = Tomado
report-col-played = Jugado
report-col-used = Usado
report-col-share = Parte de la victoria
report-col-points = Puntos
report-col-mean = Media
report-col-quantile = 95 % de partidas
report-col-most = Máximo
report-col-printed = En la caja
report-col-resource = Recurso
report-col-gained = Ganado
report-col-spent = Gastado
report-col-wasted = Desperdiciado
report-col-left = Queda al final

report-change = { $path } { $after } en vez de { $before }
report-change-new = { $path } es nuevo
report-change-gone = { $path } desaparece
report-change-more = { $n } más

report-made = Cómo se hizo
report-made-deals = repartos
report-made-games = partidas
report-made-seconds = de procesador
report-made-how = { $players ->
        [one] Un asiento
       *[other] { $players } asientos
    }: { $bots }; los bots cambian de asiento; semilla { $seed }.
report-made-version = Tanglewood { $version }, resumen { $digest }.

cli-study-report-written = El informe está en { $file }
refused-study-empty = { $folder }: aún no hay ninguna partida terminada de este estudio
help-study-report-out = Escribe el informe en una página con gráficos, para abrirla en un navegador sin red.
