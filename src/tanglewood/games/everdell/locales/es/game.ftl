# The title of the game, and one sentence about it: in lists of games.

everdell-game-title = Everdell
everdell-game-about = Construye en el bosque una ciudad de quince espacios, con un puñado de trabajadores y cuatro estaciones.

# What its options and its variants do.

everdell-option-bellfaire = Bellfaire: más eventos y cartas de bosque, el Mercado, una guirnalda y hasta seis jugadores.
everdell-option-corrin = Se añaden al mazo las cinco cartas de Corrin Evertail.
everdell-option-cranky = Rugwort está cabreado: cuando saca un 8, pierdes una carta de tu mano.
everdell-option-difficulty = El nivel de Tejenoche, de mansa a aterradora.
everdell-option-extra = Se añaden al mazo las quince cartas de ¡Extra! ¡Extra!
everdell-option-farms = Ocho Granjas estacionales ocupan el lugar de las habituales.
everdell-option-first = El asiento que empieza, contado desde 0, o uno al azar.
everdell-option-garland = El premio de Bellfaire para quien tenga más cartas de un tipo: uno al azar, uno concreto o ninguno.
everdell-option-glitzy = Rugwort está ostentoso: sus cartas violetas puntúan 5 puntos.
everdell-option-hasty = Rugwort es raudo: en cada estación se lleva el evento especial más a la izquierda.
everdell-option-intrigues = Cada estación Tejenoche urde una intriga; solo contra una persona.
everdell-option-legends = Cada jugador recibe una criatura y una estructura legendarias.
everdell-option-lucky = Rugwort es suertudo: un número que sale dos veces seguidas le da un punto.
everdell-option-market = El Mercado de Bellfaire, donde se obtienen y se intercambian fichas.
everdell-option-mood = Un humor de Rugwort que hace más difícil una partida en solitario.
everdell-option-newleaf = Newleaf: sus cartas y eventos, un apeadero, visitantes, fichas doradas.
everdell-option-nightweave = Tejenoche, la araña, juega contra una o dos personas.
everdell-option-pearlbrook = Pearlbrook: un río con ranas y perlas, ornamentos y maravillas.
everdell-option-personality = Cómo trata Tejenoche al Prado que la rodea; una personalidad concreta o cualquiera.
everdell-option-plan = Qué trama Tejenoche toda la partida; solo contra una persona.
everdell-option-players = Cuántos asientos tiene la mesa; en solitario juegas contra Rugwort.
everdell-option-powers = Los trabajadores tienen un poder: uno de los cuatro de Mistwood, o uno de dos repartidos entre todos los que hay.
everdell-option-reservations = Las fichas de reserva de Newleaf.
everdell-option-rugwort = El año de Rugwort en una partida en solitario: 1 el rufián, 2 el roído, 3 el rastrero.
everdell-option-rugwort_cards = Se añaden al mazo las tres cartas de Rugwort.
everdell-option-spirecrest = La montaña de Spirecrest: clima, descubrimientos y una expedición.
everdell-option-spring_worker = Contra Tejenoche: un trabajador en primavera a pesar de los poderes, lo que lo hace más fácil.
everdell-option-squatty = Rugwort es okupa: cada espacio vacío de tu ciudad le da 2 puntos.
everdell-option-tickets = Los billetes de tren de Newleaf, que mueven un trabajador.
everdell-variant-bellfaire = Con el Mercado, una guirnalda y los eventos de Bellfaire.
everdell-variant-corrin = Con las cinco cartas de Corrin Evertail.
everdell-variant-extra = Con las quince cartas de ¡Extra! ¡Extra!
everdell-variant-farms = Las Granjas estacionales ocupan el lugar de las habituales.
everdell-variant-legends = Cada jugador tiene una criatura y una estructura legendarias que puede jugar.
everdell-variant-newleaf = Con Newleaf: un apeadero, visitantes y fichas doradas.
everdell-variant-nightweave = En solitario contra Tejenoche, la araña de Mistwood.
everdell-variant-pearlbrook = Con Pearlbrook: las ranas traen perlas, que compran ornamentos y maravillas.
everdell-variant-powers = Los trabajadores tienen poderes: cada jugador recibe dos cartas y se queda con una.
everdell-variant-rugwort_cards = Con las tres cartas de Rugwort.
everdell-variant-six = Seis jugadores, con el Mercado, una guirnalda y los eventos de Bellfaire.
everdell-variant-solo = En solitario contra Rugwort, que se lleva lo que le da el dado.
everdell-variant-spirecrest = Con la montaña de Spirecrest: clima, descubrimientos, una expedición.
