# What a server refuses.

server-at-once = Con { $most } a la vez basta; inténtalo de nuevo en 5 s.
server-record-running = El registro contiene todo lo oculto; se entrega al final.
server-chat-seated = Solo pueden hablar quienes tienen asiento en la mesa.
server-chat-empty = El mensaje está vacío.
server-chat-full = El chat de esta mesa está lleno.
server-too-long = Esta partida se ha hecho demasiado larga para seguir.
server-seats = { $players ->
    [one] Las opciones dicen { $players } jugador, { $seats ->
        [one] pero hay { $seats } asiento.
       *[other] pero hay { $seats } asientos.
    }
   *[other] Las opciones dicen { $players } jugadores, { $seats ->
        [one] pero hay { $seats } asiento.
       *[other] pero hay { $seats } asientos.
    }
}
server-seed = Con amigos, la semilla se sortea: revela todo lo oculto.
server-full = Este servidor está lleno; no se pueden abrir más mesas.
server-still-running = La partida sigue en curso.
server-branch-running = Se puede seguir desde aquí cuando la partida haya terminado.
server-branch-over = En este punto la partida ya ha terminado.
server-analysis-level = Este nivel no puede analizar; sí pueden: { $levels }.
server-analysis-running = Se puede analizar cuando la partida haya terminado.
server-analysis-long = Esta partida es demasiado larga para analizarla.
server-analysis-one = Ya estás analizando otra partida; de una en una.
server-analysis-busy = Se están analizando muchas partidas; inténtalo de nuevo en un minuto.
server-analysis-not-yours = Solo puede parar el análisis quien lo empezó.
server-hint-turn = Las pistas son para quien tiene que decidir.
server-hint-gone = La pista se ha cancelado o la mesa ha avanzado.
server-too-fast = Demasiadas peticiones; inténtalo de nuevo en { $seconds } s.
server-foreign-origin = Esta petición viene de una página de otro sitio.
server-wrong-type = Aquí se espera Content-Type: { $wanted }.
server-failed = Algo ha ido mal aquí; no se ha perdido nada. Inténtalo de nuevo.
server-not-written = Ahora mismo no se puede guardar nada; no se ha perdido nada. Inténtalo más tarde.
server-record-large = Un registro puede tener como mucho { $limit } bytes.
server-record-no-text = Esto no es texto; un registro es un archivo de texto.
server-crowded = Demasiada gente mira esta mesa; inténtalo más tarde.
server-banned = Quien lleva este servidor no te deja entrar hasta { $until }.
# What the app says of itself where a browser or a phone installs it.
server-app-about = Juegos de mesa de un mismo bosque, contra amigos y bots.
server-no-client = El cliente del navegador no está construido; `make web` lo construye.
server-no-file = No existe ese archivo.
server-no-page = No existe esa página.
server-no-method = Eso no se puede hacer ahí.
server-too-large = Es demasiado grande.
server-no-language = Aún no existe el idioma «{ $language }».
server-no-http = Esto no es HTTP.
server-connections = Demasiadas conexiones desde una misma dirección.
server-too-slow = La petición ha tardado demasiado en llegar.
server-headers = Las cabeceras son demasiado grandes.
server-around = Hay más alrededor del cuerpo que dentro de él.
server-ahead = Demasiadas peticiones a la vez en una conexión.
server-body = El cuerpo es demasiado grande.
server-unknown-table = No existe esa mesa; puede que el enlace esté incompleto.
server-stale = { $number ->
    [one] La mesa ha avanzado: su registro tiene ahora { $number } entrada.
   *[other] La mesa ha avanzado: su registro tiene ahora { $number } entradas.
}
server-draining = Este servidor está a punto de parar; responderá otro.
server-other-version = La base de datos es de otra versión que este servidor.
server-hears-nothing = Este servidor no se entera de lo que hacen los demás.
server-contended = Muchos cambian esta mesa a la vez; inténtalo de nuevo en 5 s.
server-not-your-seat = Este navegador no tiene ese asiento.
server-outdated = La entrada { $number } del registro de esta mesa ya no es válida; las reglas han cambiado desde entonces.
server-outdated-begun = La entrada { $number } del registro de esta mesa ya no es válida; las reglas han cambiado desde entonces. Empezó con Tanglewood { $begun }.

# Why a server cannot start, or cannot be looked after; one line each.

start-because = { $place }: { $why }
start-no-toml = { $place }: esto no es TOML: { $why }
start-no-pattern = { $place }: esto no es un patrón: { $why }
start-no-section = { $place }: se espera una tabla
start-no-setting = { $place }: no existe ese ajuste
start-no-setting-near = { $place }: no existe ese ajuste; ¿querías decir { $near }?
start-value = { $place }: { start-expected }; se ha dado { $given }
start-expected = se espera { $kind ->
    [between] un número de { $low } a { $high }
    [whole-between] un número entero de { $low } a { $high }
    [whole] un número entero
    [number] un número
    [flag] true o false
    [choice] uno de estos: { $choices }
    [list] una lista de textos
   *[text] un texto
}
start-secret = algo secreto
start-damaged = la base de datos está dañada
start-network = { $place }: { $given } no es ni una dirección ni una red
start-processes = processes: SQLite es para un solo proceso; varios necesitan --database postgresql://user@host/name
start-root-path = --root-path: { $given } no es una ruta de un sitio; se espera una como /games
start-no-process = los procesos del servidor no han podido arrancar
start-listen = no se puede escuchar en { $host }, puerto { $port }: { $why }
start-no-postgres-address = --database: se espera postgresql://user@host/name; sin ello se usa SQLite
start-no-psycopg = --database necesita psycopg: pip install 'tanglewood[postgres]'
start-database = { $place }: la base de datos no se puede usar: { $why }
start-no-address = la dirección de la base de datos no es válida: se espera postgresql://user@host/name
start-newer = { $place }: aquí ha escrito un Tanglewood más nuevo (esquema { $schema }; este conoce hasta { $known }); actualiza Tanglewood o usa otro lugar
start-older = { $place }: aquí ha escrito un Tanglewood más antiguo (esquema { $schema }); `tanglewood serve` lo pone al día
start-no-tables = { $place }: no hay mesas
start-folder-taken = otro Tanglewood guarda sus mesas en { $folder }; páralo o usa --data
start-folder-taken-at = otro Tanglewood en { $address } guarda sus mesas en { $folder }; páralo o usa --data
start-which-person = { $start }: { $count ->
    [0] ninguna persona tiene un identificador que empiece así; se espera una
   *[other] { $count } personas tienen un identificador que empieza así; se espera una
}
start-not-new = { $place }: ya hay algo ahí
start-running = { $place }: hay servidores en marcha sobre ella; páralos primero
start-moving = { $place }: se están copiando sus mesas; vuelve a arrancar cuando termine
start-not-empty = { $place }: ya hay mesas; se espera una base de datos vacía
start-copy-differs = { $place }: la copia difiere de { $source }; no se ha conservado nada
start-mail-from-alone = mail_from: necesita mail_server
start-mail-server = mail_server: se espera una dirección como smtp://user@mail.example.org:587
start-mail-password = mail_server: la contraseña va en mail_password (TANGLEWOOD_MAIL_PASSWORD)
start-mail-from = mail_from: se espera la dirección desde la que sale el correo; se ha dado { $given }
start-mail-site = mail_server: los enlaces de los correos necesitan la dirección de este servidor; define site
start-mail-user = mail_server: un usuario y mail_password van juntos
start-site = site: se espera una dirección como https://games.example.org; se ha dado { $given }
start-site-path = site: se espera la dirección sin ruta ni barra final; root_path nombra una subruta
