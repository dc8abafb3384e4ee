# What `--help` says: a command's explanation, its one line in the list of commands (-short), its options.
# No placeables here: these texts are read without Fluent, so that help comes at once.

help-tanglewood = Jugar, estudiar y diseñar juegos de mesa del bosque.
help-lang = Habla este idioma, como de: delante de la orden o detrás. Si no, se habla el del sistema.
help-version = Muestra la versión y termina.

# Options that several commands share.
help-game = El juego, tal como lo enumera `tanglewood games`.
help-option = Una opción del juego; se puede repetir.
help-variant = Variantes del juego, separadas por comas: solo,prisma; `tanglewood games` las enumera.
help-pack = El paquete de un diseñador: una carpeta o un archivo con lo que difiere del propio del juego.
help-set = Un valor del paquete: cards.historian.points=2; se puede repetir.
help-json = Muestra un documento JSON y nada más.
help-jobs = Cuántos procesos usar; 0 significa uno por núcleo.
help-data = La carpeta donde se guardan las mesas.

help-play-short = Jugar una partida contra bots, en el navegador o aquí.
help-play =
    Jugar una partida contra bots, en el navegador o, con --terminal, aquí. Tienes el asiento 0.

    --resume y --record también juegan en la terminal.
help-play-game = El juego; por defecto: Mycelia.
help-play-players = El número de asientos, incluido el tuyo.
help-play-bots = Los bots de los demás asientos, por orden; el último ocupa también los que queden. Hay:
help-play-seed = La misma semilla reparte la misma partida.
help-play-resume = Retoma una partida guardada, en la terminal.
help-play-record = Guarda la partida en este archivo, en la terminal.
help-play-terminal = Juega aquí, en la terminal, no en el navegador.
help-play-port = El puerto para el navegador; por defecto: 8123, o cualquiera libre.

help-simulate-short = Dejar que los bots jueguen muchas partidas y contar quién gana.
help-simulate =
    Dejar que los bots jueguen muchas partidas y contar quién gana. Cambian de asiento de una partida a otra.

    Aquí también se puede dar cualquier opción del juego: --difficulty 2. Varios valores se juegan uno tras
    otro, con las mismas semillas: --difficulty 0..4 --personality all. Algunas variantes varían una opción
    por sí mismas (solo varía las gotas de Gwidyon), salvo que des un valor a esa opción.

    Ctrl-C para y muestra los resultados hasta el momento.
help-simulate-players = El número de asientos; por defecto: uno por bot.
help-simulate-bots = Los bots; el último ocupa también los asientos que queden. Por defecto: greedy,random; en solitario, greedy.
help-simulate-games = Cuántas partidas jugar.
help-simulate-seed = La misma semilla da las mismas partidas.

help-arena-short = Averiguar qué bots son más fuertes, con niveles.
help-arena =
    Deja que cada pareja de bots juegue los mismos repartos con los asientos cambiados y les da un nivel.

    En solitario (--players 1, --variant solo), cada bot juega los mismos repartos. Ctrl-C para y muestra los
    resultados hasta el momento.
help-arena-bots = Los bots, al menos dos. greedy-without-card:fool prescinde de algo, véase docs/opponents.md.
help-arena-games = Cuántas partidas juega cada pareja.
help-arena-players = El número de asientos, que los dos bots ocupan por turnos. Por defecto: 2.
help-arena-seed = La misma semilla da los mismos repartos.
help-arena-keep = Guarda el registro de cada partida en esta carpeta.
help-arena-plot = Escribe un gráfico en este archivo: .html, .json, .svg o .png.

help-replay-short = Mostrar, comprobar o analizar una partida guardada.
help-replay = Muestra una partida guardada jugada a jugada y luego la posición o el resultado.
help-replay-file = Un registro, tal como lo guarda `play`.
help-replay-check = Solo comprueba si el registro se sigue reproduciendo correctamente.
help-replay-to = Para tras este número de jugadas.
help-replay-seat = Muestra lo que sabía este asiento; por defecto: lo que vieron todos.
help-replay-analyse = Muestra las probabilidades de cada cual durante la partida y las jugadas más caras.
help-replay-level = El bot que analiza con --analyse:

help-rules-short = Leer las reglas, preguntar por ellas o ver las exactas.
help-rules = Muestra el reglamento en palabras. --search responde a una pregunta; --exact enumera todas las reglas con su id, de dónde salen, dónde las decide el código y qué pruebas las muestran.
help-rules-exact = Enumera las reglas exactas: ids, fuentes, código y pruebas.
help-rules-symbols = Muestra qué significan los símbolos.
help-rules-untested = Enumera las reglas que no muestra ninguna prueba; el código de salida es 1 si hay alguna.
help-rules-uncited = Enumera las reglas que no cita ningún archivo del código; el código de salida es 1 si hay alguna.
help-rules-search = Responde a esta pregunta, las mejores respuestas primero; con --exact, solo reglas con estas palabras en su id o texto.
help-rules-part = Solo las reglas exactas de esta parte del juego.
help-rules-status = Solo las reglas exactas con este estado: las abiertas son preguntas al autor, con nuestro criterio.
help-rules-tests = La carpeta que contiene las pruebas; por defecto: la de esta instalación.

help-cards-short = Consultar cartas y todos los demás componentes.
help-cards =
    Muestra cada componente: sus números, su coste, lo que hace en palabras, cómo lo escribe el paquete y de dónde
    salen sus datos.
help-cards-set = Solo este conjunto o tabla: base, start, tile, …; o un valor del paquete: cards.historian.points=2.
help-cards-search = Solo componentes con este texto en algún campo.

help-games-short = Enumerar los juegos, sus opciones, variantes y bots.
help-games = Enumera los juegos con todas sus opciones: valores, valor por defecto y significado; y sus variantes.
help-games-game = Solo este juego.

help-setup-short = Repartir la preparación de hoy para la caja de verdad.
help-setup = Muestra lo que se prepara hoy con la caja de verdad, con casillas para marcar: repartido según las propias reglas del juego, igual para la misma semilla.
help-setup-players = Cuántas personas juegan.
help-setup-seed = Un número que vuelve a repartir la misma preparación; por defecto: cualquiera.
help-sheet-short = Imprimir un juego en una página o el turno de Tejenoche.
help-sheet = Escribe una hoja A4 en PDF: un juego en una página o el turno de Tejenoche en un diagrama. Necesita el extra «print».
help-sheet-what = Un juego o «nightweave».
help-sheet-output = El archivo que se escribe.

help-serve-short = Ofrecer mesas en el navegador, también para amigos.
help-serve = Ofrece mesas en el navegador hasta que lo pares. Las partidas sobreviven a un reinicio.
help-serve-host = La dirección en la que escucha; 0.0.0.0 deja conectar a otros de tu red.
help-serve-port = El puerto en el que escucha.
help-serve-pack = Un paquete de un diseñador con el que se pueden preparar mesas; se puede repetir.
help-admin-short = Cuidar de las mesas de un servidor: enumerar, comprobar, copiar, borrar.
help-admin-group = Cuidar de las mesas de un servidor. Es el servidor de los mismos ajustes: --data, --database o --config.
help-admin-config = Un archivo con ajustes, como para `tanglewood serve`.
help-admin-limit = Cuántos enumerar.
help-admin-tables = Enumera las mesas con los cambios más recientes.
help-admin-people = Enumera las personas que tienen asientos. Una persona es el comienzo de un hash y los nombres que dio.
help-admin-check = Reproduce todas las partidas según sus reglas y enumera las que no se pueden abrir; el código de salida es 1 si hay alguna.
help-admin-backup = Copia todo tal como está en un momento a una carpeta nueva, también con servidores en marcha, y reproduce todas las partidas de la copia.
help-admin-backup-folder = La carpeta nueva; `tanglewood serve --data` puede abrirla.
help-admin-restore = Pone una copia en una base de datos o carpeta vacía. Los servidores tienen que estar parados.
help-admin-restore-folder = La carpeta de la copia.
help-admin-ban = No deja entrar a una persona o dirección durante un tiempo; también con servidores en marcha, y surte efecto en cuestión de segundos. Quien borra su cookie pasa por otra persona: entonces hay que vetar una dirección.
help-admin-ban-who = Una persona, por el comienzo del hash que enumera `people`, o una dirección IP; en IPv6, su /64 entero.
help-admin-ban-hours = Durante cuántas horas; una semana si no dices otra cosa.
help-admin-ban-lift = La deja entrar de nuevo.
help-admin-bans = Enumera quién no puede entrar y hasta cuándo.
help-admin-reports = Enumera los avisos que has recibido: quién, dónde, la línea del chat y por qué. Veta a alguien con `ban`.
help-admin-reports-done = Resuelve el aviso con este id: se borra.
help-admin-tidy = Elimina ahora lo que dicen los ajustes keep_finished_days, keep_unfinished_days, keep_guests_days y keep_chat_days, como hace un servidor cada hora.
help-admin-delete = Borra una mesa con todo lo suyo, o todo sobre una persona; las partidas se quedan, porque también son de los demás. También con servidores en marcha.
help-admin-delete-what = `table` o `person`.
help-admin-delete-id = El id, tal como lo enumeran `tables` y `people`. Antes de uno que empieza por guion, escribe dos: delete -- table -abc.

help-data-short = Llevar las mesas de un servidor a otra base de datos.
help-data-group = Las mesas de un servidor: dónde se guardan.
help-data-copy = Copia todas las mesas, partidas, chats y paquetes a una base de datos vacía y compara las dos. Los servidores tienen que estar parados.
help-data-from = Dónde están ahora: una carpeta de datos o postgresql://user@host/name.
help-data-to = Dónde deben estar: una carpeta de datos o postgresql://user@host/name.

help-serve-config = Un archivo con ajustes, en TOML; docs/hosting.md los enumera. El entorno (TANGLEWOOD_PORT, etc.) cuenta más que el archivo; las opciones, más que todo.
help-serve-processes = Cuántos procesos responden en el puerto; para más de uno hace falta --database.
help-serve-database = Una base de datos PostgreSQL donde guardar las mesas, para varios servidores a la vez: postgresql://user@host/name. Sin ella están en un archivo de la carpeta de datos.
help-serve-root-path = La subruta del sitio en la que se llega a este servidor, como /games; un proxy puede pasarla o cortarla.
help-serve-trusted-proxy = Un proxy delante de este servidor en cuyas cabeceras X-Forwarded-For y -Proto se confía: una dirección o una red como 10.0.0.0/8; se puede repetir.

help-evaluate-short = Medir lo bueno que es un agente, con semillas fijas.
help-evaluate = Deja que un agente juegue repartos con semillas fijas, cada uno desde cada asiento, contra un tipo de oponente.
help-evaluate-agent = El agente: el nombre de un bot o de un agente instalado, o de dónde se importa, como my.module:Agent.
help-evaluate-against = Quién ocupa todos los demás asientos.
help-evaluate-deals = Cuántos repartos jugar.
help-evaluate-players = Cuántos asientos tiene la mesa.
help-evaluate-seed = La semilla del protocolo; los resultados con semillas distintas no se pueden comparar reparto a reparto.

help-pack-short = Empezar un paquete propio, comprobarlo, ver qué cambia.
help-pack-group = Paquetes de diseñadores: lo que difiere de los componentes propios de un juego.
help-pack-new = Escribe una carpeta para empezar: un archivo con comentarios y un esquema para editores.
help-pack-new-folder = La carpeta que se escribe; debe estar vacía o ser nueva.
help-pack-check = Dice lo que no encaja en un paquete, o que todo encaja.
help-pack-path = El paquete: una carpeta o un archivo.
help-pack-diff = Muestra lo que cambia un paquete respecto al propio del juego o a otro paquete.
help-pack-diff-other = El paquete con el que se compara, en lugar del propio del juego.
help-pack-show = Muestra una entrada de un paquete, una tabla o todo, con lo que cambie.
help-pack-show-game = Un juego o un paquete.
help-pack-show-entry = Qué mostrar: card.historian, card, counts; todo si no se indica.
help-pack-schema = Muestra el esquema JSON de los paquetes de un juego, para editores.
help-pack-schema-file = Lo escribe en este archivo.

help-bench-short = Medir lo rápida que es aquí esta versión.
help-bench = Mide partidas al azar en un núcleo, con dos jugadores si las opciones no dicen otra cosa.
help-bench-seconds = Cuánto tiempo medir.

help-train-short = Dejar que los bots aprendan quién gana jugando contra sí mismos.
help-train = Jugar partidas, ajustar el juicio de los bots a su resultado y volver a jugar con él.
help-train-rounds = Cuántas rondas de juego y ajuste añadir.
help-train-games = Partidas de una ronda; la primera tiene el cuádruple.
help-train-folder = Dónde se guardan las rondas (training/JUEGO); una carpeta empezada se continúa.
help-train-jobs = Cuántos procesos juegan.

cli-help-usage = Uso:
cli-help-arguments = Argumentos:
cli-help-options = Opciones:
cli-help-list = Órdenes:
cli-help-show = Muestra esta ayuda.
cli-help-required = obligatorio
cli-help-default = por defecto: { $value }
cli-help-install = Instala el autocompletado para esta shell.
cli-help-completion = Muestra el autocompletado para esta shell, para copiarlo o adaptarlo.
