# Companion mode in the browser.

web-companion = Un oponente para tu propia mesa
web-companion-lead = Tú juegas con tus propias piezas; el programa lleva al oponente.
web-companion-beyond = Lo que el programa no conoce aquí: { $what }. Dejadlo en la caja.
web-companion-kept = Tienes aquí una partida con este oponente.
web-companion-unknown = No existe ese oponente.
web-companion-at-table = en tu mesa
web-companion-begin = Empezar
web-companion-players = Personas a la mesa
web-companion-own-cards = Usamos las cartas del oponente de nuestra caja y decimos cuál hemos descubierto
web-companion-own-dice = Tiramos nuestro propio dado
web-companion-yes = Sí
web-companion-no = No
web-companion-less = uno menos
web-companion-more = uno más
web-companion-that = Eso es
web-companion-those = { $n ->
    [one] Esta opción
   *[other] Estas { $n } opciones
}
web-companion-none = Ninguna
web-companion-search = Parte del nombre
web-companion-as-before = Como antes
web-companion-why = ¿Por qué?
web-companion-done-step = El paso { $n } está hecho
web-companion-done = Hecho. Me toca
web-companion-ready = ¿Has terminado tu turno?
web-companion-over = { $name } ha terminado
web-companion-undo = Deshacer la última respuesta
web-companion-tab-turn = Turno
web-companion-tab-lair = Oponente
web-companion-tab-score = Puntos
web-companion-tab-answers = Respuestas
web-companion-share = También en otro móvil
web-companion-share-about = El enlace contiene toda la partida: quien lo abra sigue desde aquí.
web-companion-code = Código QR del enlace
web-companion-link = Enlace
web-companion-follow = Seguirse mutuamente
web-companion-follow-about = Con conexión, todos los móviles muestran entonces el mismo paso, responda quien responda.
web-companion-following = Quien abra este enlace sigue la partida: todos los móviles muestran el mismo paso, responda quien responda.
web-companion-following-on = Conectado: los otros móviles siguen al momento.
web-companion-following-lost = No hay conexión: los otros móviles verán tus respuestas en cuanto vuelva.
web-companion-unfollow = Seguir por separado
web-companion-faster = Otro móvil respondió antes; esta es su partida.
web-companion-anew = Empezar otra partida
web-companion-which = ¿Qué partida sigue?
web-companion-which-about = Aquí ya hay una partida en curso contra { $name }, y el enlace contiene otra. Si tomas esa, la tuya se aparta: sigue en la lista de oponentes.
web-companion-apart-about = Este móvil y los otros han seguido por separado mientras no había conexión. Si tomas su partida, la tuya se aparta: sigue en la lista de oponentes. Si conservas la tuya, los otros la siguen.
web-companion-mine = En este dispositivo
web-companion-of-link = Del enlace
web-companion-of-others = En los otros móviles
web-companion-keep-mine = Conservar la mía
web-companion-take-link = Tomar esta
web-companion-entries = { $n ->
    [one] { $n } entrada hasta ahora
   *[other] { $n } entradas hasta ahora
}
web-companion-aside = Partidas apartadas
web-companion-aside-remove = Quitar la partida contra { $name } del { $when }
web-companion-counts-itself = se cuenta solo
web-companion-not-so = ¿Algo no fue así?
web-companion-change = Cambiar
web-companion-change-of = Cambiar: { $question }
web-companion-waiting = No hay conexión. Tu respuesta está guardada y contará en cuanto vuelva.
web-companion-retry = Reintentar
web-companion-offline = Esta partida sigue también sin conexión.
web-companion-alone = No hay conexión: este dispositivo lo calcula por su cuenta…
web-companion-repair = Corregid esto en la mesa
web-companion-repair-gone = Deshacer
web-companion-repair-new = Hacer en su lugar
web-companion-moved = { $name }: { $now } (antes { $was })
web-companion-drop = Quitar
web-companion-drop-of = Quitar: { $name }
web-companion-insert = Antes se olvidó algo
web-companion-insert-what = ¿Qué se olvidó antes de: { $name }?
web-companion-idle = Esto ya no puede ocurrir
