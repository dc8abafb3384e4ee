# The score pad for the real table: `everdell-pad-ROW` is a row, `-says` what it counts, `-FIELD` something in it.

everdell-pad-cards = Cartas
everdell-pad-cards-says = Los puntos impresos en las cartas de tu ciudad; un Bufón resta 2.
everdell-pad-tokens = Fichas de puntuación
everdell-pad-tokens-says = Fichas en tu reserva y sobre tus propias cartas.
everdell-pad-prosperity = Cartas violetas
everdell-pad-prosperity-says = Lo que dan tus cartas violetas además de sus puntos impresos.
everdell-pad-journey = Viaje
everdell-pad-journey-says = Tus trabajadores en el Viaje; cada uno vale lo que está impreso ahí.
everdell-pad-events = Eventos
everdell-pad-events-says = Puntos de los eventos básicos y especiales que has adquirido.
everdell-pad-wonders = Maravillas
everdell-pad-wonders-says = Las maravillas que has construido, una vez cada una.
everdell-pad-adornments = Ornamentos
everdell-pad-adornments-says = Lo que dan al final los ornamentos que has jugado.
everdell-pad-pearls = Perlas
everdell-pad-pearls-says = { $everdell__river_counts__pearl_points ->
    [one] Cada perla que te queda es { $everdell__river_counts__pearl_points } punto.
   *[other] Cada perla que te queda son { $everdell__river_counts__pearl_points } puntos.
}
everdell-pad-pearls-pearls = Perlas restantes
everdell-pad-garland = Guirnalda
everdell-pad-garland-says = Cuenta las cartas que nombra su premio: quien tiene más puntúa { $everdell__fair__first }; el segundo, { $everdell__fair__second }.
everdell-pad-garland-cards = Cartas de su tipo
everdell-pad-visitors = Visitantes
everdell-pad-visitors-says = Visitantes cuyo deseo cumple tu ciudad.
everdell-pad-expedition = Expedición
everdell-pad-expedition-says = Las losetas de mapa que has pagado.
everdell-pad-discoveries = Descubrimientos
everdell-pad-discoveries-says = Lo que dan al final tus descubrimientos.

everdell-pad-his-cards = Cartas
everdell-pad-his-cards-says = Puntos por cada carta de su ciudad: { $everdell__rugwort_points__card }; por cada violeta: { $everdell__rugwort_points__purple }.
everdell-pad-his-cards-others = Cartas que no son violetas
everdell-pad-his-cards-purple = Cartas violetas
everdell-pad-his-cards-glitzy = Cartas violetas, si está ostentoso
everdell-pad-his-basic = Eventos básicos
everdell-pad-his-basic-says = Puntos por cada evento básico que se ha llevado: { $everdell__rugwort_points__basic_event }.
everdell-pad-his-basic-events = Eventos básicos
everdell-pad-his-special = Eventos especiales que no tienes
everdell-pad-his-special-says = Cada evento especial que no has adquirido puntúa para él, más a partir de su segundo año.
everdell-pad-his-special-events = Eventos especiales que no tienes
everdell-pad-his-spaces = Tus espacios vacíos
everdell-pad-his-spaces-says = Rugwort okupa puntúa { $everdell__rugwort_points__squatty_space } por cada espacio vacío de tu ciudad.
everdell-pad-his-spaces-spaces = Espacios vacíos

everdell-pad-her-cards = Cartas
everdell-pad-her-cards-says = Los puntos impresos en las cartas de su ciudad, con su botín; las de su mano no valen nada.
everdell-pad-her-bonus = Su nivel
everdell-pad-her-bonus-says = Su nivel añade puntos por las cartas que valen 0 y por las violetas, legendarias y de Newleaf; una bonificación por carta.
everdell-pad-her-bonus-zero = Cartas que valen 0
everdell-pad-her-bonus-rich = Cartas violetas, legendarias o de Newleaf
everdell-pad-her-bonus-both = Ambas cosas: valen 0 y son violetas, legendarias o de Newleaf
everdell-pad-her-bonus-ruler = Rugwort el Regente: el mayor número de eventos de una persona
everdell-pad-her-basic = Eventos básicos
everdell-pad-her-basic-says = Sus eventos básicos según los puntos impresos.
everdell-pad-her-special = Eventos especiales
everdell-pad-her-special-says = Cada uno de sus eventos especiales cuenta según su nivel, diga lo que diga impreso.
everdell-pad-her-special-events = Eventos especiales
everdell-pad-her-adornments = Ornamentos
everdell-pad-her-adornments-says = Cada uno de sus ornamentos cuenta según su nivel.
everdell-pad-her-adornments-adornments = Ornamentos
everdell-pad-her-pearls = Perlas
everdell-pad-her-pearls-says = { $everdell__river_counts__pearl_points ->
    [one] Cada perla que le queda es { $everdell__river_counts__pearl_points } punto.
   *[other] Cada perla que le queda son { $everdell__river_counts__pearl_points } puntos.
}
everdell-pad-her-pearls-pearls = Perlas restantes
everdell-pad-her-visitors = Visitantes
everdell-pad-her-visitors-says = Sus visitantes, tantos como permita su nivel.
everdell-pad-her-discoveries = Descubrimientos
everdell-pad-her-discoveries-says = Todos sus descubrimientos cuentan por entero.
everdell-pad-rival-tokens = Fichas de puntuación
everdell-pad-rival-tokens-says = Fichas de puntuación que ha recibido este oponente.
everdell-pad-rival-journey = Viaje
everdell-pad-rival-journey-says = Los trabajadores de este oponente en el Viaje.
everdell-pad-rival-wonders = Maravillas
everdell-pad-rival-wonders-says = Maravillas que ha construido este oponente.
everdell-pad-rival-expedition = Losetas de mapa
everdell-pad-rival-expedition-says = Todas las losetas de mapa de este oponente.

everdell-pad-tie-events = Eventos, básicos y especiales juntos
everdell-pad-tie-resources = Recursos restantes
everdell-pad-rival-nightweave = Tejenoche
everdell-pad-rival-rugwort = Rugwort

# Tonight’s set-up of the real box: `$n` things, `$what` they are, `$players` people.

everdell-tonight-board = Poned el tablero y el árbol, y separad ramitas, resina, guijarros, bayas y fichas de puntuación.
everdell-tonight-forest = { $n ->
    [one] Poned esta carta de bosque en su claro; las demás vuelven a la caja.
   *[other] Poned estas { $n } cartas de bosque en sus claros; las demás vuelven a la caja.
}
everdell-tonight-basic-events = Poned los eventos básicos.
everdell-tonight-special-events = { $n ->
    [one] Poned este evento especial en el árbol; los demás vuelven a la caja.
   *[other] Poned estos { $n } eventos especiales en el árbol; los demás vuelven a la caja.
}
everdell-tonight-farms = Sacad del mazo las Granjas habituales y barajad en él las ocho estacionales.
everdell-tonight-corrin = Barajad en el mazo las cinco cartas de Corrin Evertail.
everdell-tonight-extra = Barajad en el mazo las quince cartas de ¡Extra! ¡Extra!
everdell-tonight-rugwort-cards = Barajad en el mazo las tres cartas de Rugwort.
everdell-tonight-pearlbrook-deck = Barajad en el mazo las cartas de Pearlbrook.
everdell-tonight-newleaf-deck = Barajad en el mazo las cartas de Newleaf.
everdell-tonight-river = Poned el tablero del río junto al tablero principal, con las perlas en su Bajío. Sacad { $everdell__river_counts__citizens } ciudadanos y { $everdell__river_counts__locations } lugares, mezcladlos y poned uno boca abajo en cada espacio del río, con una perla encima.
everdell-tonight-wonders = Poned las cuatro maravillas. No hay eventos básicos.
everdell-tonight-adornments = Cada jugador recibe una rana y { $everdell__river_counts__adornments } ornamentos, ocultos a los demás; el resto vuelve a la caja sin mirarlo.
everdell-tonight-train = Meted todas las losetas de vagoneta en la bolsa, sacad tres para el tren y poned una carta del mazo junto a cada una.
everdell-tonight-visitors = Separad los visitantes en dos montones iguales, boca arriba.
everdell-tonight-golden = Cada jugador recibe tres fichas de ocupado doradas.
everdell-tonight-ticket = Cada jugador recibe un billete, con la ida hacia arriba.
everdell-tonight-reservation = Cada jugador recibe una ficha de reserva, con la cara lista hacia arriba.
everdell-tonight-market = Preparad el Mercado con sus cuatro fichas en el lado indicado aquí, en este orden.
everdell-tonight-garland = Poned esta guirnalda junto al tablero; las demás vuelven a la caja.
everdell-tonight-weather = Poned la montaña debajo del tablero. Barajad por separado el clima de cada estación y poned una carta de cada uno boca abajo; para el invierno tomad esta y descubridla enseguida.
everdell-tonight-discoveries = Barajad por separado los tres mazos de descubrimientos y ponedlos en sus regiones; las criaturas grandes esperan junto al tablero.
everdell-tonight-map = Cada jugador toma una loseta inicial. Poned estas losetas de mapa a la vista en la primera región y otras tantas boca abajo en cada una de las demás.
everdell-tonight-rabbits = Todos los conejos empiezan en las estribaciones.
everdell-tonight-rugwort = Preparadlo como para dos. Rugwort no recibe cartas; sus trabajadores están aquí.
everdell-tonight-level = Tejenoche juega en este nivel: poned su carta de puntuación.
everdell-tonight-personality = Así es ella hoy.
everdell-tonight-plan = Esto es lo que trama hoy.
everdell-tonight-intrigues = Barajad las intrigas en un mazo boca abajo; en invierno no hay ninguna.
everdell-tonight-activity = Sacad las cartas del río si no se juega con Pearlbrook. Separad las cartas de actividad por su primera estación. De las de invierno tomad dos que coloquen una araña: una sale de la partida; barajad las demás y poned la segunda encima.
everdell-tonight-spiders = { $players ->
    [one] Dadle el dado, sus arañas, su figura y una carta del mazo boca abajo. El evento Los Juegos de Everdell vuelve a la caja.
   *[other] Dadle el dado, sus arañas, su figura y dos cartas del mazo boca abajo. El evento Los Juegos de Everdell vuelve a la caja.
}
everdell-tonight-powers = Repartid o elegid los poderes de los trabajadores antes de repartir cartas.
everdell-tonight-legends = Cada jugador recibe una criatura y una estructura legendarias, sin que las vean los demás.
everdell-tonight-workers = Trabajadores para cada jugador: { $everdell__counts__workers }; los demás esperan en el árbol.
everdell-tonight-meadow = Barajad el mazo y descubrid el Prado: { $everdell__counts__meadow } cartas en total.
everdell-tonight-hands = Repartid las manos iniciales.
everdell-tonight-note = { $note ->
    [top_left] arriba a la izquierda
    [bottom_left] abajo a la izquierda
    [top_right] arriba a la derecha
    [bottom_right] abajo a la derecha
    [gain] lado Obtener
   *[trade] lado Intercambio
}
