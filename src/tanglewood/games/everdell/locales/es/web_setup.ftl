# Laying a table of Everdell: what its options do, and its ready-made tables.

web-setting-everdell-spring-worker = Un trabajador en primavera
web-about-everdell-rugwort = En su primer año es un rufián; cada año posterior es más difícil.
web-about-everdell-mood = Un humor lo hace más difícil de vencer.
web-about-everdell-farms = Ocho Granjas, dos de cada estación, en lugar de las habituales.
web-about-everdell-corrin = Se añaden al mazo cinco cartas sobre el fundador de Everdell.
web-about-everdell-extra = Se añaden al mazo quince cartas sobre las noticias del valle.
web-about-everdell-rugwort-cards = Se añaden al mazo las tres cartas de la rata.
web-about-everdell-legends = Cada jugador recibe una criatura y una estructura legendarias.
web-about-everdell-powers = Lo que son tus trabajadores decide lo que pueden hacer.
web-about-everdell-spring-worker = Conservas el trabajador de primavera a pesar de los poderes, lo que lo hace más fácil.
web-about-everdell-nightweave = Una araña que juega contra uno o dos de vosotros.
web-about-everdell-difficulty = De mansa a aterradora.
web-about-everdell-personality = Cómo trata al Prado que la rodea.
web-about-everdell-plan = Qué trama toda la partida, contra un jugador.
web-about-everdell-intrigues = Cada estación urde una intriga, contra un jugador.
web-preset-everdell-rugwort = Contra Rugwort
web-preset-about-everdell-rugwort = A solas, con una rata que toma lo que quiere.
web-preset-everdell-nightweave = Contra Tejenoche
web-preset-about-everdell-nightweave = A solas, con una araña que construye una ciudad, en su nivel más manso.
web-preset-everdell-small = Más cartas
web-preset-about-everdell-small = Se añaden al mazo las cajas pequeñas.
web-preset-about-everdell-everything = Cuatro jugadores, todas las cartas, las legendarias, los poderes y las cuatro tierras a la vez. Solo falta Tejenoche: juega contra una o dos personas. Una velada larga para quien ya conoce cada una.

# ------------------------------------------------------------------ the lands

web-about-everdell-pearlbrook = Un río con ranas y perlas; las perlas compran ornamentos y maravillas.
web-about-everdell-newleaf = Un apeadero con tren, visitantes, billetes y fichas doradas; 59 cartas más.
web-about-everdell-tickets = Un billete mueve un trabajador, de ida y de vuelta.
web-about-everdell-reservations = Cada jugador puede apartar una carta.
web-about-everdell-bellfaire = Un Mercado, una guirnalda para quien tenga más cartas de un tipo, y sitio para seis.
web-about-everdell-market = Se obtienen fichas y se intercambian por puntos y recursos.
web-about-everdell-garland = Un premio al final para quien tenga más cartas de un tipo.
web-about-everdell-spirecrest = Clima, descubrimientos y criaturas grandes montaña arriba.
web-about-everdell-cranky = Cuando saca un 8, pierdes una carta de tu mano.
web-about-everdell-glitzy = { $everdell__rugwort_points__glitzy_purple ->
    [one] Sus cartas violetas puntúan 1 punto.
   *[other] Sus cartas violetas puntúan { $everdell__rugwort_points__glitzy_purple } puntos.
    }
web-about-everdell-hasty = En cada estación se lleva el evento especial más a la izquierda.
web-about-everdell-lucky = Un número que sale dos veces seguidas le da un punto.
web-about-everdell-squatty = { $everdell__rugwort_points__squatty_space ->
    [one] Cada espacio vacío de tu ciudad le da 1 punto.
   *[other] Cada espacio vacío de tu ciudad le da { $everdell__rugwort_points__squatty_space } puntos.
    }
web-preset-everdell-pearlbrook = Pearlbrook
web-preset-about-everdell-pearlbrook = Las ranas traen perlas del río.
web-preset-everdell-newleaf = Newleaf
web-preset-about-everdell-newleaf = Trenes, visitantes y fichas doradas.
web-preset-everdell-bellfaire = Bellfaire
web-preset-about-everdell-bellfaire = Seis jugadores en la feria.
web-preset-everdell-spirecrest = Spirecrest
web-preset-about-everdell-spirecrest = Montaña arriba, con cualquier clima.
ev-fixed-bellfaire = Con cinco o seis jugadores hacen falta sus tableros.
ev-fixed-legends = Una caja tiene cartas legendarias para cinco jugadores.
ev-fixed-powers = Mistwood por sí sola tiene poderes para cuatro jugadores.

web-setting-everdell-pearlbrook = Con Pearlbrook
web-setting-everdell-newleaf = Con Newleaf
web-setting-everdell-tickets = Billetes
web-setting-everdell-reservations = Reservas
web-setting-everdell-bellfaire = Con Bellfaire
web-setting-everdell-market = El Mercado
web-setting-everdell-garland = La guirnalda
web-setting-everdell-spirecrest = Con Spirecrest
web-setting-everdell-cranky = Cabreado
web-setting-everdell-glitzy = Ostentoso
web-setting-everdell-hasty = Raudo
web-setting-everdell-lucky = Suertudo
web-setting-everdell-squatty = Okupa
