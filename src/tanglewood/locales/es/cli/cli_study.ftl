# Studies: `tanglewood study`, and what it refuses.

help-study-short = Comparar versiones de un juego con los mismos repartos, con intervalos.
help-study =
    Comparar versiones de un juego con los mismos repartos, con intervalos.

    Un estudio es un pequeño archivo TOML (docs/studies.md) o las opciones de `run`. Su carpeta guarda cada partida
    terminada; la misma orden sigue donde se paró.
help-study-run-short = Jugar un estudio o seguir con él.
help-study-run =
    Jugar un estudio o seguir con él.

    tanglewood study run troll.toml --jobs 2

    tanglewood study run --game deep_forest -o sparse=0,8 --games 200

    tanglewood study run --game everdell --forbid card:fool --games 200
help-study-report-short = Qué ha encontrado un estudio: medias, asientos, componentes, suerte y habilidad.
help-study-compare-short = Qué difiere entre las variantes de un estudio o entre dos estudios.
help-study-file = Un estudio en un archivo TOML. Las opciones de la línea de órdenes prevalecen sobre lo que dice.
help-study-folder = La carpeta de un estudio.
help-study-other = La carpeta de un segundo estudio, con los mismos repartos.
help-study-game = El juego, si no hay archivo.
help-study-bots = Un bot para todos los asientos, o uno por asiento separados por comas. Por defecto: greedy.
help-study-option = Una opción del juego; varios valores separados por comas se comparan.
help-study-pack = Un paquete que comparar; varias veces para varios paquetes.
help-study-set = Un número del paquete que cambiar; varios valores separados por comas se comparan.
help-study-forbid = De qué prescinde un bot, para ver cuánto vale; varias veces para varias cosas.
help-study-games = Cuántas partidas juega cada variante.
help-study-precision = Para en cuanto todas las diferencias de la medida sean seguras o se conozcan con esta precisión.
help-study-measure = La medida que mira la parada anticipada.
help-study-out = La carpeta; por defecto lleva el nombre del archivo o del juego.
help-study-ray = Juega en un clúster Ray en esta dirección; auto: el que funciona en esta máquina.
help-study-all = Todos los componentes, no solo los que destacan.

cli-study-done = { $deals ->
        [one] 1 reparto
       *[other] { $deals } repartos
    }, { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } de { $game }, en { $folder }
cli-study-early = Paró antes, tras { $deals } de { $wanted } repartos: la regla de parada quedó satisfecha.
cli-study-unfinished = Este estudio no está terminado: { $done } de { $wanted } partidas. Sigue con: { $command }
cli-study-interrupted = { $done ->
    [one] interrumpido; se conserva 1 de { $wanted } partidas. Sigue con: { $command }
   *[other] interrumpido; se conservan { $done } de { $wanted } partidas. Sigue con: { $command }
}
cli-study-made = Hecho con: { $command }
cli-study-digest = resumen { $digest }, paquetes: { $packs }
cli-study-certain = Lo que es seguro ({ $level } en conjunto, corrección: { $correction })
cli-study-noise = Lo que puede ser ruido
cli-study-nothing = Ninguna diferencia es segura.
cli-study-difference = { $variant }: { $measure } { $value } ({ $low } a { $high }), frente a { $base } en { $against }
cli-study-worth-title = Cuánto vale: bots libres menos el que prescinde de ello
cli-study-means-title = Medias de una partida
cli-study-places-title = Parte de la victoria según el orden de juego
cli-study-luck-title = De dónde vienen las diferencias, partes de la varianza
cli-study-shares-title = Componentes cuyos dueños ganan más o menos a menudo
cli-study-usage-title = Componentes que se usan más o menos a menudo, por partida
cli-study-maxima-title = Máximo de piezas en uso a la vez y lo que hay en la caja
cli-study-other-winner = { $variant }: otro asiento gana { $value } de los mismos repartos ({ $low } a { $high }).
cli-study-one-variant = Este estudio tiene una variante; no hay nada que comparar.
cli-column-variant = variante
cli-column-measure = medida
cli-column-value = valor
cli-column-place = orden
cli-column-part = parte
cli-column-component = componente
cli-column-did = hizo
cli-column-seats = asientos
cli-column-forbids = sin
cli-column-base = base
cli-column-printed = impreso
cli-column-kind = tipo
cli-column-quantile = 95 %
cli-column-adjusted = p

refused-extra = esto necesita { $library }; instálala con: pip install 'tanglewood[{ $extra }]'
refused-ray-address = ningún clúster Ray responde en { $address }: { $problem }
refused-ray-version = el clúster usa Tanglewood { $there }, este es { $here }; instala allí la misma versión
refused-study-file = { $file }: { $problem }
refused-study-what = indica un archivo, o un juego con --game
refused-study-both = se espera un archivo o --game; se han dado ambos
refused-study-own = el archivo lo fija él mismo en su variante { $variant }: quita { $option } o cambia el archivo
refused-study-measure-alone = --measure es la medida para parar antes: indica también --precision
refused-study-games = games: se espera un número entero desde 1; se ha dado { $given }
refused-study-confidence = confidence: se espera un número desde 0.5 y menor que 1; se ha dado { $given }
refused-study-variants = se esperan como máximo { $most } variantes; se han dado { $n }; da menos valores a la cuadrícula
refused-study-grid = grid: se espera un nombre como options.NAME o set.TABLE.ID.FIELD; se ha dado { $given }
refused-study-values = grid: { $name }: se esperan valores; no se ha dado ninguno
refused-study-measure = se espera una medida, una de { $known }; se ha dado { $given }
refused-study-stop = stop: se espera que first y every sean números enteros desde 2 y 1; se ha dado { $first } y { $every }
refused-study-precision = precision: se espera un número desde 0; se ha dado { $given }
refused-study-none = { $folder }: aquí no hay ningún estudio; empieza uno con: tanglewood study run FILE
refused-study-digest = { $folder }: study.json ha cambiado desde que empezó el estudio; empieza uno nuevo en otra carpeta
refused-study-other = { $folder } contiene otro estudio (resumen { $here }, este tiene { $wanted }); indica otra carpeta con --out
refused-study-line = { $file }, línea { $line }: esto no es una partida de un estudio: { $problem }
refused-study-alike = los estudios no se pueden comparar reparto a reparto: difiere { $what } ({ $one } y { $other })
