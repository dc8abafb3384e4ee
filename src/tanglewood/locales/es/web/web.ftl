# What the browser says around a game.

web-name = Tanglewood
web-description = Aprende y juega a Mycelia, a Everdell con sus expansiones y a A través del bosque profundo en el navegador: a solas, contra bots, en la misma pantalla o con amigos mediante un enlace.
web-title = { $page } · Tanglewood
web-title-turn = ● { $page }: tu turno
web-home = Tanglewood, inicio
web-home-short = Inicio
web-skip = Ir al contenido
web-nav = Menú principal
web-nav-short = Menú principal, breve
web-nav-play = Jugar
web-nav-rules = Reglas
web-nav-cards = Cartas
web-settings = Ajustes
web-theme-switch = Claro u oscuro
web-close = Cerrar
web-cancel = Cancelar
web-loading = Un momento…
web-try-again = Reintentar
web-offline = El servidor no responde. Comprueba tu conexión y vuelve a intentarlo.
web-failed = No ha funcionado (estado { $status }).
web-copy = Copiar
web-copied = Copiado
web-random = al azar
web-you = Tú
web-player = Jugador { $n }

# Home

web-home-title = { $n ->
    [0] Juegos de un mismo bosque.
    [1] Un juego, un bosque.
    [2] Dos juegos, un bosque.
    [3] Tres juegos, un bosque.
    [4] Cuatro juegos, un bosque.
    [5] Cinco juegos, un bosque.
   *[other] { $n } juegos, un bosque.
}
web-home-lead = Dos clics y ya estás en la mesa.
web-play-now = Jugar ya
web-play-now-game = Jugar ya a { $game }
web-game-title = { $title }
web-game-about = { $about }
web-game-facts = { $low ->
    [one] { $high ->
        [one] para 1 jugador
       *[other] 1–{ $high } jugadores
    }
   *[other] { $high ->
        [one] para 1 jugador
       *[other] { $low }–{ $high } jugadores
    }
}
web-game-picture = { $title }
web-set-up = Preparar una mesa
web-mine = Mis mesas
web-mine-all = todas ({ $n })
web-mine-fewer = menos
web-mine-none = Aún no hay mesas. «Jugar ya» prepara una.
web-mine-alone = nadie más
web-mine-over = Terminada { $ago }
web-mine-open = A la espera de alguien
web-mine-waiting = { $name } está decidiendo · { $ago }
web-your-turn = Tu turno
web-continue = Continuar
web-look = Ver
web-replay = Repetición
web-open-record = Abrir partida guardada
web-open-record-about = Un archivo de partida: si está terminada se vuelve a mostrar; si no, continúa.
web-seat-bot = { $name } (bot)
web-seat-open = Asiento libre

# A new table

web-new = Mesa nueva
web-new-title = Una mesa para { $game }
web-new-ready = La mesa está lista
web-seats = ¿Quién juega?
web-seats-about = de { $low } a { $high } asientos
web-seat-number = Asiento { $n }
web-seat-add = Añadir asiento
web-seat-remove = Quitar el asiento { $n }
web-kind-me = Yo
web-kind-me-about = Tú, en este navegador.
web-kind-bot = Bot
web-kind-screen = Misma pantalla
web-kind-screen-about = Alguien a tu lado; os vais pasando la pantalla.
web-kind-link = Invitación
web-kind-link-about = Recibes un enlace para enviar. Con él, una persona puede ocupar este asiento.
web-bot-of = Bot del asiento { $n }
web-name-of = Nombre del asiento { $n }
web-name-me = Tu nombre
web-name-screen = Su nombre
web-name-link = Su nombre, si quieres
web-play-alone = Jugar a solas, contra { $rival }
web-variant = Cómo se juega
web-variant-about = ya está bien así
web-group = { $group ->
    [alone] Nivel de { $rival }
    [box] Qué hay en la caja
    [start] Cómo empieza
    [asking] Qué se te pregunta
   *[rest] Más
}
web-create = Sentarse
web-create-invite = Preparar e invitar
web-go-to-table = Ir a la mesa
web-invite = Invitar
web-invite-about = Envía a cada persona uno de estos enlaces. Quien lo abra primero ocupa el asiento; cada enlace sirve una sola vez.
web-invite-seat = Enlace del asiento { $seat }

# At the table

web-options = Lo que puedes hacer
web-table-generic = Ver la mesa en palabras
web-table-own = Ver la mesa dibujada
web-generic-ask = Pregunta
web-generic-shared = Sobre la mesa
web-generic-shared-short = Mesa
web-generic-empty = Vacío: { $what }
web-generic-options = { $n ->
    [one] 1 forma
   *[other] { $n } formas
}
web-generic-all = Todo en palabras ({ $n })
web-undo = Deshacer (U)
web-hint = Pista (H)
web-menu = Menú
web-leave = Dejar la mesa
web-side = Jugadores y registro
web-side-open = Jugadores y registro (L)
web-side-parts = Registro o chat
web-log = Qué ha pasado
web-log-short = Registro
web-log-again = Volver a mostrarlo
web-log-empty = Nada todavía.
web-chat = Chat
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-say = Di algo
web-chat-send = Enviar
web-seat-you = tú
web-seat-turn = decide
web-seat-thinking = piensa, { $n } %
web-seat-stand-in = juega un bot: { $bot }
web-percent = { $n } %
web-thinking = pensando
web-stand-in = Que juegue el bot
web-stand-in-short = Bot
web-stand-in-title = Que un bot juegue en este asiento
web-stand-in-me = Un bot juega por mí
web-stand-in-me-about = Juega en tu asiento hasta que lo recuperes; entretanto puedes irte.
web-stand-in-for = Un bot juega por { $name }
web-stand-in-for-about = Juega hasta que { $name } vuelva y recupere su asiento. El bot: { $bot }.
web-stand-in-open-about = Juega hasta que alguien abra la invitación y ocupe el asiento.
web-stand-in-level = Qué bot
web-stand-in-note = Un bot juega por ti.
web-take-back = Recuperar mi asiento
web-give-back = Devolverlo
web-consent = Solo en mi ausencia
web-consent-about = Los demás podrán poner a jugar a este bot siempre que no estés en la mesa, sin esperar. Tu asiento sigue siendo tuyo.
web-consent-given = en su ausencia: { $bot }
web-consent-back = Ya no en mi ausencia
web-vote = Votar
web-vote-about = Votar por un bot: juega por { $name } en cuanto lo quieran todos los demás
web-vote-back = Retirar
web-vote-back-about = Retirar mi voto
web-votes = { $n } de { $all } quieren que juegue un bot
web-away = Si alguien no vuelve
web-away-about = Cuánto tiempo debe llevar ausente alguien para que los demás puedan poner a jugar un bot en su lugar. Todos lo ven antes de sentarse.
web-away-hours = { $n ->
    [one] tras 1 hora
   *[other] tras { $n } horas
}
web-away-days = { $n ->
    [one] tras 1 día
   *[other] tras { $n } días
}
web-away-never = nunca sin su consentimiento
web-away-rule = Si alguien no vuelve, los demás pueden poner a jugar un bot en su lugar { $time }; antes, solo con su consentimiento o si votan a favor todos los demás, al menos dos.
web-away-rule-never = Si alguien no vuelve, un bot juega en su lugar solo con su consentimiento o si votan a favor todos los demás, al menos dos.
web-away-free = puede jugar un bot { $when }
web-seat-is-bot = bot
web-seat-waits = a la espera de alguien
web-seat-online = aquí
web-seat-offline = ausente
web-spectator = Estás mirando: ves lo que todos pueden ver.
web-not-your-turn = Es el turno de { $name }.
web-line-lost = Se ha perdido la conexión. Reintentando…
web-skip-show = Saltar
web-thing-can = { $ends ->
    [yes] { $what } Se puede usar.
   *[no] { $what }, se puede usar
}
web-thing-picked = { $ends ->
    [yes] { $what } En tu selección.
   *[no] { $what }, en tu selección
}
web-reading = Carta en palabras
web-others = Los demás
web-acting = le toca
web-back = Atrás
web-parts = Partes de la mesa
web-part-live = ahí se puede usar algo
web-hints = Qué haría el bot
web-hints-about = Tu probabilidad de ganar según el bot, sabiendo solo lo que tú sabes. La parte rayada muestra su margen de duda (95 %).
web-hint-thinking = El bot está pensando…
web-hint-give-up = Dejar de pensar
web-hint-next = Jugada { $n } de { $all }; mostrar la siguiente
web-hint-expected = { $percent } % ± { $doubt }
web-hint-not-now = Podrás pedir una pista cuando sea tu turno.
web-curtain = Pasa la pantalla a { $name }
web-curtain-about = Hasta entonces, las manos están ocultas.
web-curtain-lift = Soy { $name }
web-join = Siéntate a jugar a { $game }
web-join-about = En esta mesa hay un asiento para ti.
web-join-name = Tu nombre
web-join-sit = Ocupar el asiento
web-join-watch = Solo mirar
web-over-hide = Ver la mesa
web-over-show = Resultado
web-breakdown = De dónde vienen los puntos
web-rival-won = { $you ->
    [yes] Esta vez gana { $rival }.
   *[no] Gana { $rival }.
}
web-rival-shared = { $you ->
    [yes] ¡Ganáis a la vez { $rival } y tú!
   *[no] Ganan a la vez { $names } y { $rival }.
}
web-place = puesto
web-winner = gana
web-rematch = Revancha
web-rematch-go = A la revancha
web-save = Guardar archivo
web-curve = Cómo ha ido, ronda a ronda
web-curve-label = Curva de cómo le ha ido a cada jugador, ronda a ronda

# Replay

web-replay-of = Repetición: { $game }
web-replay-at = Jugada { $at } de { $all }
web-replay-start = El principio
web-replay-scrub = Momento de la partida
web-replay-back = Paso atrás
web-replay-on = Paso adelante
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-speed = Velocidad
web-replay-mine-back = Mi turno anterior
web-replay-mine-on = Mi turno siguiente
web-replay-turn-back = Turno anterior
web-replay-turn-on = Turno siguiente
web-replay-link = Enlace a esta jugada
web-replay-branch = Seguir desde aquí contra un bot
web-branch = Seguir desde la jugada { $at }
web-branch-about = Una mesa nueva: tú ocupas el asiento de { $name }, a quien le toca decidir, y los bots, los demás.
web-branch-go = Seguir
web-replay-undone = deshecho: { $move }

web-analysis = Análisis
web-analysis-about = Un bot repasa todas las decisiones con lo que se podía saber en cada momento: qué podía esperar cada cual y qué jugadas salieron más caras. Tarda un minuto o algunos más.
web-analysis-begin = Analizar esta partida
web-analysis-level = Quién analiza
web-analysis-running = { $level } analiza
web-analysis-stop = Parar
web-analysis-how = { $level } ha valorado cada decisión con lo que se podía saber en ese momento; es una estimación, y lo que puede ser azar no aparece.
web-analysis-curve = Qué opciones de ganar tenía cada cual, de la primera jugada a la última. { $words }
web-analysis-line = { $name }: { $begin } % al principio, { $end } % al final.
web-analysis-mark = { $you ->
    [yes] { $rank }. { $when }: pierdes un { $cost } %
   *[no] { $rank }. { $when }: { $name } pierde un { $cost } %
}
web-analysis-after = Tras la jugada { $at }
web-analysis-table = La curva en una tabla
web-analysis-move = Jugada
web-analysis-costly = Dónde se perdió más
web-analysis-costly-own = Tus jugadas más caras
web-analysis-costly-others = Y las de los demás
web-analysis-cost = { $cost } % ± { $doubt } de probabilidad de ganar
web-analysis-chosen = { $you ->
    [yes] Elegiste «{ $played }».
   *[no] { $name } eligió «{ $played }».
}
web-analysis-better = Mejor: «{ $better }».
web-analysis-here = { $you ->
    [yes] Sigues con «{ $played }» y pierdes un { $cost } % ± { $doubt }; mejor: «{ $better }».
   *[no] { $name } sigue con «{ $played }» y pierde un { $cost } % ± { $doubt }; mejor: «{ $better }».
}
web-analysis-show = Mostrar en la mesa
web-analysis-none = Ninguna jugada ha sido un error claro.

# Rules

web-rules-of = Reglas de { $game }
web-rules-found = { $n ->
    [one] 1 regla
   *[other] { $n } reglas
}
web-rules-none = Ninguna regla contiene estas palabras.
web-rule-why = Por qué
web-rule-source = Fuente
web-rule-unbuilt = aún sin implementar
web-status = { $status ->
    [rulebook] reglamento
    [found] encontrado
    [derived] deducido
    [reconstructed] reconstruido
    [open] criterio nuestro
   *[physical] solo en cartón
}
web-status-about = { $status ->
    [rulebook] Lo dice el reglamento.
    [found] Lo dice otra fuente pública.
    [derived] Los reglamentos no admiten otra lectura.
    [reconstructed] La parte impresa se ha perdido; esto es elección nuestra.
    [open] Los reglamentos no dicen nada; este es nuestro criterio.
   *[physical] Solo tiene sentido con el juego de cartón.
}
web-part = { $part ->
    [base] El juego base
   *[other] { $part }
}

# Cards

web-cards-of = { $game }: las cartas
web-cards-lead = Todo lo que hay en la caja, en palabras.
web-cards-search = Buscar por nombre o palabras
web-cards-kind = Tipo
web-cards-all = todos los tipos
web-cards-found = { $n ->
    [one] 1 resultado
   *[other] { $n } resultados
}
web-cards-none = Nada encaja.
web-cards-table = { $table }
web-card-cost = cuesta { $n }
web-card-copies = { $n ->
    [one] una vez en la caja
   *[other] { $n } en la caja
}
web-card-single = Una vez
web-card-set = { $set ->
    [base] juego base
   *[other] { $set }
}
web-card-source = { $source ->
    [rulebook] Del reglamento.
    [found] De una fuente pública.
    [inferred] Deducido de lo que se sabe.
    [derived] Deducido de los reglamentos.
    [reconstructed] Reconstruido por nosotros.
   *[other] Datos: { $source }
}

# Settings

web-settings-lead = Se guardan en este navegador.
web-set-language = Idioma
web-set-theme = Claro u oscuro
web-set-theme-about = La luminosidad de las páginas.
web-set-contrast = Contraste
web-set-contrast-about = Líneas y texto más marcados.
web-set-motion = Movimiento
web-set-motion-about = Si las piezas se deslizan y brillan.
web-set-pace = Ritmo
web-set-pace-about = Cuánto tiempo se muestra cada cosa que hacen los demás.
web-set-bots = Los bots juegan
web-set-bots-about = El tiempo mínimo entre dos de sus jugadas mientras miras, en mesas nuevas.
web-set-cards = Tamaño de carta
web-set-cards-about = Lo grandes que se dibujan las cartas.
web-set-sound = Sonidos
web-set-sound-about = Un tono suave cuando es tu turno.
web-set-notes = Avisos del sistema
web-set-notes-about = Aparece uno cuando es tu turno y la mesa está abierta, pero no a la vista.
web-set-name = Mi nombre
web-set-name-about = Cómo te ven los demás en una mesa nueva.
web-set-value = { $value ->
    [system] como el sistema
    [light] claro
    [dark] oscuro
    [more] fuerte
    [normal] normal
    [full] completo
    [reduced] reducido
    [small] pequeño
    [medium] mediano
    [large] grande
    [slow] lento
    [steady] pausado
    [quick] rápido
    [at-once] al instante
    [on] sí
    [off] no
   *[other] { $value }
}

# Keys

web-keys = Teclas
web-key-walk = recorrer lo que se puede tocar
web-key-take = elegirlo
web-key-back = un paso atrás
web-key-undo = deshacer
web-key-hint = pista
web-key-hints = mirar una pista; Enter la juega
web-key-log = jugadores y registro
web-key-theme = claro u oscuro
web-key-skip = saltar lo que se está mostrando
web-key-help = esta lista, mientras no haya ningún símbolo con el foco

# Lost

web-lost = Sin rumbo en el bosque
web-lost-about = No hay ninguna página en esta dirección.
web-lost-game = Aquí no existe ese juego.
web-lost-table = No hay ninguna mesa en esta dirección.
web-lost-home = Volver al claro
