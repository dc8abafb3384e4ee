# What the terminal says around a game.

cli-examples =
    Jugar, estudiar y diseñar juegos de mesa del bosque.

    Jugar en el navegador o aquí, en la terminal:
      tanglewood play
      tanglewood play everdell --players 3 --bots adept,greedy
      tanglewood play mycelia --variant solo,prisma --terminal
    Dejar que los bots jueguen muchas partidas:
      tanglewood simulate mycelia --bots greedy,random --games 200
      tanglewood simulate everdell --variant nightweave --difficulty 0..4
      tanglewood arena mycelia --bots beginner,greedy,adept --games 40
    Reproducir una partida guardada, jugada a jugada:
      tanglewood replay mycelia-7.tgr
    Consultar reglas, componentes, juegos y sus opciones:
      tanglewood rules mycelia
      tanglewood rules everdell --search tie
      tanglewood cards everdell --search historian
      tanglewood games
    Ofrecer mesas a los amigos:
      tanglewood serve --host 0.0.0.0
    Medir un agente y esta versión:
      tanglewood evaluate mycelia --agent adept --deals 20
      tanglewood bench

    «tanglewood COMMAND --help» explica una orden.

cli-you = Tú
cli-welcome = { $title }, { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}. Semilla { $seed }: la misma semilla reparte la misma partida.
cli-welcome-back = { $title }, { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}, { $moves ->
    [one] 1 jugada hecha
   *[other] { $moves } jugadas hechas
}. Qué bien que hayas vuelto.
cli-begins = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $name }.
}
cli-seats = Tienes el asiento { $seat }; tus oponentes: { $others }.
cli-seats-alone = { $rival ->
    [none] Juegas a solas.
   *[other] Juegas a solas contra { $rival }.
}
cli-how =
    Responde con el número de una opción, con su texto ({ $move }) o con una forma
    breve que solo encaje con una opción ({ $short }). Otras respuestas: hint, undo,
    card NAME, rule TEXT, log, board, save, quit. «help» las explica.
cli-help-answers =
    Una respuesta es el número de una opción, su texto entero o una parte suficiente:
      3                la tercera opción
cli-help-commands =
    También puedes escribir:
      hint             las tres jugadas que prefiere el bot más fuerte; Ctrl-C lo cancela
      undo             vuelve a tu última decisión, salvo que desde entonces se haya revelado algo oculto
      card NAME        cualquier carta u otro componente: sus números, su coste, lo que hace (card { $card })
      card             qué tipos de componentes hay;  card KIND  los enumera
      rule TEXT        una regla por su id, o la respuesta a una pregunta (rule { $rule })
      log [N]          lo que ha pasado hasta ahora (las últimas N frases)
      board            vuelve a mostrar toda la mesa
      save [FILE]      escribe la partida en un archivo y sigue
      quit             guarda y sale; se te dice cómo retomar la partida
cli-hint = { $bot } prefiere (con tu probabilidad de ganar según él y el intervalo del 95 %):
cli-hint-why = { $why }
cli-hint-thinking = { $bot } está pensando
cli-hint-given-up = Se ha cancelado la pista.
cli-undo-none = No hay nada que deshacer: esta es tu primera decisión.
cli-undone = Deshecho: { $move }.
cli-undo-chance = Eso no se puede deshacer: desde tu última decisión se han robado o descubierto cartas, o se ha tirado el dado.
cli-saved = La partida está guardada en { $file }.
cli-save-failed = La partida no se ha podido guardar en { $file }: { $reason }. Prueba «save OTHER-FILE».
cli-quit-unsaved = Escribe «quit» otra vez para salir sin guardar.
cli-go-on = Retómala con:  tanglewood play { $game } --resume { $file }
cli-replay = Reprodúcela con:  tanglewood replay { $file }
cli-again = Juega otra vez el mismo reparto con:  tanglewood play { $game }{ $options } --seed { $seed }
cli-unknown = { $near ->
    [none] Ninguna opción encaja con «{ $answer }». Escribe un número del 1 al { $n }, o «help».
   *[other] Ninguna opción encaja con «{ $answer }»; ¿querías decir «{ $near }»? Escribe un número del 1 al { $n }, o «help».
}
cli-number = No hay opción { $number }; las opciones van del 1 al { $n }.
cli-several = «{ $answer }» encaja con varias opciones: { $options }. ¿Cuál?
cli-what-card = ¿Cuál? Por ejemplo: card { $example }. Estas palabras enumeran lo que hay:
cli-card-kind = { $kind } ({ $n })
cli-no-card = { $near ->
    [none] En este juego nada se llama «{ $name }». «card» a secas enumera lo que hay.
   *[other] En este juego nada se llama «{ $name }»; ¿querías decir «{ $near }»? «card» a secas enumera lo que hay.
}
cli-more-cards = … y { $n } más:
cli-what-rule = ¿Cuál? Da un id, una palabra o una pregunta, por ejemplo: rule { $example }
cli-book-questions = Preguntas frecuentes
cli-book-exact = Pregunta con «tanglewood rules { $game } --search QUESTION». «--exact» enumera las reglas exactas ({ $n }), «--symbols» dice qué significan los símbolos.
cli-book-no-symbols = { $game } no tiene lista de símbolos.
cli-book-answers = { $n ->
    [one] 1 respuesta
   *[other] { $n } respuestas, la mejor primero
}
cli-log-empty = Aún no ha pasado nada.
cli-interrupted = La partida se ha interrumpido.
cli-interrupted-games = { $wanted ->
    [one] interrumpido tras { $done } de 1 partida.
   *[other] interrumpido tras { $done } de { $wanted } partidas.
}
cli-interrupted-analysis = { $wanted ->
    [one] interrumpido tras { $done } de 1 decisión.
   *[other] interrumpido tras { $done } de { $wanted } decisiones.
}
cli-error = error:
cli-seat = asiento { $n }
cli-note = nota: { $text }
cli-other-pack = { $designed ->
    [yes] el registro se hizo con el paquete «{ $theirs }»; aquí sigue con «{ $ours }». Indica ese paquete con --pack FOLDER.
   *[no] el registro se hizo con el paquete «{ $theirs }»; esta instalación tiene «{ $ours }».
}
cli-idle-option = { $option } no tiene efecto aquí; solo sirve con { $needs }.
cli-idle-terminal = { $option } no tiene efecto en la terminal; es para el navegador.
cli-overruled = el juego pone { $option } en { $value }.
cli-round-up = Tras { $counts }:
cli-progress = { $count ->
    [round] { $n ->
        [one] 1 ronda
       *[other] { $n } rondas
    }
    [cards] { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
    [events] { $n ->
        [one] 1 evento
       *[other] { $n } eventos
    }
   *[other] { $count } { $n }
}
cli-card-source = { $file }. { web-card-source }
cli-card-note = Nota: { $note }
cli-card-fields = En el paquete: { $fields }
cli-check-holds = { $moves ->
    [one] El registro se reproduce correctamente: 1 jugada, el mismo resultado.
   *[other] El registro se reproduce correctamente: { $moves } jugadas, el mismo resultado.
}
cli-check-open = { $moves ->
    [one] El registro se reproduce correctamente hasta donde llega: 1 jugada, sin terminar.
   *[other] El registro se reproduce correctamente hasta donde llega: { $moves } jugadas, sin terminar.
}
cli-check-fails = El registro ya no se reproduce correctamente:
cli-not-built = Aún sin implementar, { $part }: { $ids }
cli-untested-none = { $n ->
    [one] La única regla de las partes implementadas está probada.
   *[other] Las { $n } reglas de las partes implementadas están probadas.
}
cli-untested = { $n ->
    [one] 1 de { $all } reglas de las partes implementadas no la muestra ninguna prueba:
   *[other] { $n } de { $all } reglas de las partes implementadas no las muestra ninguna prueba:
}
cli-uncited-none = { $n ->
    [one] La única regla de las partes implementadas se cita donde se decide.
   *[other] Las { $n } reglas de las partes implementadas se citan donde se deciden.
}
cli-uncited = { $n ->
    [one] 1 de { $all } reglas de las partes implementadas no se cita en ningún lugar del código:
   *[other] { $n } de { $all } reglas de las partes implementadas no se citan en ningún lugar del código:
}
cli-rule-why = Por qué: { $why }
cli-rule-source = Fuente: { $source }
cli-rule-place = {"  "}Se decide en: { $place }
cli-rule-test = {"  "}Prueba: { $test }
cli-nothing-found = Nada encaja con «{ $text }».
cli-rules-english = Las reglas exactas están en inglés.
cli-rules-changed = Las reglas exactas citan los números del juego impreso; el paquete { $pack } los cambia:
cli-rules-count = { $n ->
    [one] 1 regla
   *[other] { $n } reglas
}
cli-cards-count = { $n ->
    [one] 1 entrada del paquete { $pack }
   *[other] { $n } entradas del paquete { $pack }
}
cli-games-only = solo con { $needs }
cli-games-variants = Variantes (--variant, separadas por comas):
cli-games-vary = «simulate» varía { $vary }: { $over }.
cli-games-bots = Bots (--bots, separados por comas):
cli-replayed = { $title }: { $seats }. { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}.
cli-analysed = { $moves ->
    [one] { $level } ha analizado 1 decisión, con lo que se podía saber en ese momento.
   *[other] { $level } ha analizado { $moves } decisiones, cada una con lo que se podía saber en ese momento.
}
cli-analysing = Analizando
cli-analysed-curve = La probabilidad de ganar de cada cual, de la primera jugada a la última:
cli-analysed-costly = Las jugadas más caras:
cli-analysed-none = Ninguna jugada ha sido un error claro.
cli-analysed-move = jugada
cli-analysed-who = quién
cli-analysed-cost = pierde
cli-analysed-played = jugado
cli-analysed-better = mejor
cli-replayed-open = { $moves ->
    [one] Tras 1 jugada, le toca a { $name }.
   *[other] Tras { $moves } jugadas, le toca a { $name }.
}
cli-simulated = { $games ->
    [one] 1 partida de { $game } ({ $options }), semilla { $seed }
   *[other] { $games } partidas de { $game } ({ $options }), semilla { $seed }
}
cli-simulated-varied = { $games ->
    [one] 1 partida de { $game } por cada valor de { $vary } ({ $options }), semilla { $seed }, con los mismos repartos cada vez
   *[other] { $games } partidas de { $game } por cada valor de { $vary } ({ $options }), semilla { $seed }, con los mismos repartos cada vez
}
cli-column-bot = bot
cli-column-pair = pareja
cli-column-games = partidas
cli-column-wins = ganadas
cli-column-shared = compartidas
cli-column-share = parte
cli-column-interval = intervalo 95 %
cli-column-mean-score = media
cli-column-first-seat = 1.er asiento
cli-column-counted = qué
cli-column-mean = media
cli-column-middle = 80 % central
cli-column-least = mínimo
cli-column-most = máximo
cli-column-score = puntos
cli-column-rating = nivel
cli-column-ms = ms
cli-span = { $low } a { $high }
cli-simulated-alone = { $bot } juega a solas; una victoria compartida con el rival cuenta como victoria
cli-simulated-rival = { $name }: { $what }
cli-simulated-length = { $count }: { $mean } de media, de { $low } a { $high } en el 80 % central
cli-simulated-speed = { $decisions ->
    [one] 1 decisión en { $seconds } s: { $speed } por segundo
   *[other] { $decisions } decisiones en { $seconds } s: { $speed } por segundo
}
cli-arena = { $alone ->
    [yes] { $games ->
        [one] 1 reparto de { $game } por cada bot a solas
       *[other] { $games } repartos de { $game } por cada bot a solas
    }
   *[no] { $games ->
        [one] 1 partida de { $game } por cada pareja
       *[other] { $games } partidas de { $game } por cada pareja
    }
} ({ $options }), semilla { $seed }
cli-arena-columns = puntos: la media de todas las partidas; ms: tiempo de reflexión por decisión
cli-arena-pair = { $bot } contra { $against }
cli-evaluate = { $alone ->
    [yes] { $agent }
   *[no] { $agent } contra { $against }
}: { $share } % de las victorias (intervalo del 95 %: { $low } a { $high }) en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $score ->
    [one] 1 punto
   *[other] { $score } puntos
} a { $other }, { $ms } ms por decisión
cli-bench = Partidas al azar de { $game }, { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}, un núcleo, { $compiled ->
    [yes] versión compilada
   *[no] versión interpretada
}; lo mejor de varias rondas:
cli-bench-what = { $what ->
    [decisions] decisiones
    [games] partidas
    [copies] copias
    [imagined] mundos imaginados
   *[iterations] iteraciones de la búsqueda
}
cli-bench-unit = por segundo
cli-bench-each = por segundo, { $each } µs cada una
cli-browser = Tu mesa está en { $address } (Ctrl-C aquí la para; la partida se conserva). Para jugar en la terminal, añade --terminal
cli-browser-there = Tanglewood ya está en marcha; tu mesa está en { $address }. Para jugar en la terminal, añade --terminal
cli-no-browser = No se ha podido abrir un navegador; abre tú la dirección.
cli-build = { $build ->
    [compiled] Esta es la versión compilada.
    [checkout] Esta es la versión interpretada; `make fast` la hace unas { $times } veces más rápida.
    [outdated] Esta es la versión interpretada: el código es más nuevo que la compilada. `make fast` la hace unas { $times } veces más rápida.
   *[installed] Esta es la versión interpretada; instalada donde haya un compilador de C es unas { $times } veces más rápida.
}
cli-admin-table = { $id }  { $game }  { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
 }, { $over ->
    [yes] terminada
   *[no] en curso
 }, último cambio { $changed }: { $seats }
cli-admin-person = { $id }  { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
 }, última visita { $seen }: { $names }
cli-admin-none = No hay nada que enumerar.
cli-admin-report = { $id }  { $at }  mesa { $table }  { $name } ({ $about }), avisa { $by }
cli-admin-report-said = dijo: { $text }
cli-admin-report-why = por qué: { $text }
cli-admin-report-done = El aviso { $id } está resuelto.
cli-admin-mistake = { $id }: { $why }
cli-admin-checked = { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
 }; { $mistakes ->
    [0] todas se reproducen.
   *[other] { $mistakes } no se pueden abrir.
 }
cli-admin-saved = { $tables ->
    [one] Se ha guardado 1 mesa en { $folder }.
   *[other] Se han guardado { $tables } mesas en { $folder }.
 }
cli-admin-banned = { $who } no puede entrar hasta { $until }.
cli-admin-lifted = { $who } puede volver a entrar.
cli-admin-ban = { $kind } { $who } hasta { $until }
cli-admin-tidied = Eliminado: { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}, { $people ->
    [one] { $people } persona sin cuenta
   *[other] { $people } personas sin cuenta
}, { $lines ->
    [one] { $lines } línea de chat.
   *[other] { $lines } líneas de chat.
}
cli-admin-deleted-table = La mesa { $id } se ha eliminado.
cli-admin-deleted-person = { $seats ->
    [one] 1 asiento ya no es de nadie.
   *[other] { $seats } asientos ya no son de nadie.
 }
cli-data-copied = { $tables ->
    [one] Se ha copiado 1 mesa de { $from } a { $to }
   *[other] Se han copiado { $tables } mesas de { $from } a { $to }
 }: { $rows ->
    [one] 1 fila, igual en ambos lados.
   *[other] { $rows } filas, iguales en ambos lados.
 }
cli-serving = Tanglewood está en { $address } (las mesas se guardan en { $folder }). Ctrl-C lo para.

# Tonight's set-up of the real box, and sheets to print.
cli-setup-title = { $game }, preparación { $seed }
cli-setup-first = Empieza el jugador { $n }.
cli-setup-seat = Jugador { $n }: { $what }
cli-sheet-written = Escrito en { $file }.

cli-train-bar = ronda { $number }
cli-train-round = Ronda { $number }: { $games } partidas, { $positions } posiciones; pérdida en partidas no vistas { $learned } (sin aprendizaje { $outlook }).
cli-train-done = Lo aprendido está en { $file }.
